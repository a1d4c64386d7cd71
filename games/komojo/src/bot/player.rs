//! The bot: it hears, remembers what its level remembers, imagines worlds and weighs its moves in them.
//!
//! Moves are weighed over the same worlds with the same random numbers and not searched as a tree: most of what
//! happens in a round is chance, and a tree needs many more playouts to see through it.

use rand::SeedableRng;
use vierblatt_bots::{BotSeat, Dice, Level, Limit, Player, Sight, World};
use vierblatt_game::{Game, Imagine, Moves, Seat, Telling};

use crate::bot::guess::Guess;
use crate::bot::habit;
use crate::bot::notes::Notes;
use crate::bot::round::Round;
use crate::bot::skill::Skill;
use crate::memory::Memory;
use crate::places::Spot;
use crate::{Komojo, Move};

/// Nobody thinks of throwing a card that is less likely to match than this: a penalty card counts
/// about as much as the card one would get rid of.
const LIKELY: f32 = 0.3;

/// A bot of one of the five levels.
pub struct Bot {
    my_seat: BotSeat<Komojo>,
    skill: &'static Skill,
    memory: Memory,
    notes: Notes,
    dice: Dice,
}

impl Bot {
    pub(crate) fn new(my_seat: BotSeat<Komojo>, level: Level, seed: u64) -> Self {
        Bot {
            my_seat,
            skill: Skill::of(level),
            memory: Komojo::begin(my_seat.options, my_seat.seats, my_seat.seat),
            notes: Notes::new(my_seat.seat, seed),
            dice: Dice::seed_from_u64(seed),
        }
    }
}

/// The moves of the seat that deserve a look in all these worlds, the quick one first.
pub(crate) fn deserving(seat: Seat, world: &Round, guess: &Guess) -> Vec<Move> {
    let mut candidates = Vec::new();
    world.candidates(seat, &mut candidates);
    let deserves = |mv: &Move| match mv {
        Move::Snap(place) => {
            let index = world.state.places.index(Spot::new(seat, *place));
            let rank = world.state.cards[world.state.top as usize].rank();
            world.state.known[index].contains(seat) || guess.chance_of_rank(index, rank) >= LIKELY
        }
        _ => true,
    };
    candidates.into_iter().map(|candidate| candidate.mv).filter(deserves).collect()
}

impl Player<Komojo> for Bot {
    fn hear(&mut self, told: &Telling<Komojo>) {
        self.notes.hear(told, &self.memory);
        Komojo::hear(&mut self.memory, told);
    }

    fn choose(&mut self, sight: &Sight<Komojo>, limit: &Limit<'_>) -> Move {
        let seat = self.my_seat.seat;
        let first = sight.legal.get(0);
        let guess = Guess::new(&self.my_seat.known(sight, &self.memory), &self.notes, self.skill);
        let state = guess.world(&mut self.dice);
        let world = Round::new(&state, seat, self.notes.turns(), self.skill.patience);
        if sight.legal.len() == 1 || world.mover(&mut self.dice) != Some(seat) {
            return first;
        }
        let moves = deserving(seat, &world, &guess);
        if moves.is_empty() {
            return first;
        }
        let mv = habit::or_better(
            &moves,
            seat,
            |dice| world.in_world(guess.world(dice), dice),
            &limit.or_iterations(self.skill.playouts),
            &mut self.dice,
        );
        if Komojo::check(&state, seat, &mv).is_ok() { mv } else { first }
    }
}
