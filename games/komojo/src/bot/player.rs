//! The bot: it hears, remembers what its level remembers, imagines worlds and searches them.

use rand::SeedableRng;
use vierblatt_bots::{Chair, Dice, Level, Limit, Player, Search, Sight, World};
use vierblatt_game::{Game, Imagine, Moves, Telling};

use crate::bot::guess::Guess;
use crate::bot::judge::Judge;
use crate::bot::levels::{Skill, skill};
use crate::bot::notes::Notes;
use crate::bot::round::Round;
use crate::memory::Memory;
use crate::state::Phase;
use crate::{Komojo, Move};

/// A card that matches less likely than this nobody thinks of throwing: a penalty card counts about as
/// much as the card one would be rid of.
const LIKELY: f32 = 0.25;

/// A bot of one of the five levels.
pub struct Bot {
    chair: Chair<Komojo>,
    skill: &'static Skill,
    memory: Memory,
    notes: Notes,
    dice: Dice,
    search: Search<Round>,
}

impl Bot {
    pub(crate) fn new(chair: Chair<Komojo>, level: Level, seed: u64) -> Self {
        Bot {
            chair,
            skill: skill(level),
            memory: Komojo::begin(chair.options, chair.seats, chair.seat),
            notes: Notes::new(chair.seat, seed),
            dice: Dice::seed_from_u64(seed),
            search: Search::default(),
        }
    }

    /// Whether no card before the seat is likely to match the top discard.
    fn has_nothing_to_throw(&self, guess: &Guess) -> bool {
        let judge = Judge::new(guess.sure(), self.chair.seat, f32::MIN);
        let rank = judge.top().rank();
        judge.state.places.range(judge.seat).all(|index| {
            if judge.sees(index) {
                judge.state.cards[index].rank() != rank
            } else {
                guess.chance_of_rank(index, rank) < LIKELY
            }
        })
    }
}

impl Player<Komojo> for Bot {
    fn hear(&mut self, told: &Telling<Komojo>) {
        self.notes.hear(told, &self.memory);
        Komojo::hear(&mut self.memory, told);
    }

    fn choose(&mut self, sight: &Sight<Komojo>, limit: &Limit<'_>) -> Move {
        let first = sight.legal.get(0);
        if sight.legal.len() == 1 {
            return first;
        }
        let seat = self.chair.seat;
        let guess = Guess::new(&self.chair.known(sight, &self.memory), &self.notes, self.skill);
        if matches!(guess.sure().phase, Phase::Snap(_)) && self.has_nothing_to_throw(&guess) {
            return Move::No;
        }
        let world = Round::new(&guess.world(&mut self.dice), seat, self.notes.turns());
        if world.mover(&mut self.dice) != Some(seat) {
            return first;
        }
        let thought = if std::env::var("KW").is_ok() {
            let mut moves = Vec::new();
            world.candidates(seat, &mut moves);
            let moves: Vec<Move> = moves.iter().map(|c| c.mv).collect();
            if moves.len() == 1 { return moves[0]; }
            vierblatt_bots::weigh(&moves, seat, |dice| world.in_world(guess.world(dice)), &limit.or_iterations(self.skill.tuning.iterations), &mut self.dice)
        } else { self.search.run(
            seat,
            |dice| world.in_world(guess.world(dice)),
            &self.skill.tuning,
            limit,
            &mut self.dice,
        ) };
        if std::env::var("KD").is_ok() { eprintln!("{thought:?}"); }
        let legal = |mv: &Move| Komojo::check(&world.state, seat, mv).is_ok();
        thought.best().filter(legal).unwrap_or(first)
    }
}
