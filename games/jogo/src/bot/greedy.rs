//! The player bots are measured against: a casual one with sensible habits.

use vierblatt_bots::{BotSeat, Dice, Limit, Player, Sight};
use vierblatt_game::{Imagine, Moves, Telling};

use super::taste::{Look, Taste};
use crate::imagine::Imagination;
use crate::memory::Memory;
use crate::{Jogo, Move};

/// Plays by rules of thumb and thinks no further than the card in front of it. In this order:
///
/// 1. a lay that earns an extra turn comes before everything else;
/// 2. then special cards that hurt: with two players reverse and JOGO! (as a skip), then +1; with
///    more, +1 and JOGO!, which gives a card to whoever has fewest;
/// 3. then an open card, from the tallest pile;
/// 4. then the card after which more of its own cards can be laid, and of those the most expensive. STOP
///    comes last, unless it lies on a tall pile.
///
/// When it passes it takes from the tallest pile; it uses an extra turn whenever it can.
pub struct Greedy {
    my_seat: BotSeat<Jogo>,
    memory: Memory,
    dice: Dice,
}

/// The habits of [`Greedy`] as weights, in the order in which they count.
const HABITS: Taste = Taste {
    extra_turn: 1000.0,
    skip: 200.0,
    plus_one: 100.0,
    give: 100.0,
    uncover: 6.0,
    height: 3.0,
    stop: -6.0,
    follow: 0.5,
    value: 0.3,
    dry: 0.0,
    deny: 0.0,
    block: 0.0,
    pair: 0.0,
    gift: 0.0,
    reverse: 0.0,
    end: -1000.0,
    tallest: 1.0,
};

/// With more than two players a skip hits only one of them, and whoever leads should be stopped.
const HABITS_OF_MANY: Taste = Taste { skip: 50.0, ..HABITS };

impl Greedy {
    pub(super) fn new(my_seat: BotSeat<Jogo>, dice: Dice) -> Self {
        let memory = Jogo::begin(my_seat.options, my_seat.seats, my_seat.seat);
        Greedy { my_seat, memory, dice }
    }
}

impl Player<Jogo> for Greedy {
    fn hear(&mut self, told: &Telling<Jogo>) {
        Jogo::hear(&mut self.memory, told);
    }

    fn choose(&mut self, sight: &Sight<Jogo>, _: &Limit<'_>) -> Move {
        if sight.legal.len() == 1 {
            return sight.legal.get(0);
        }
        // Any world will do: only what the seat sees is looked at, and that is the same in all of them.
        let known = self.my_seat.known(sight, &self.memory);
        let world = Imagination::new(&known).world(&mut self.dice);
        let habits = if self.my_seat.seats.0 == 2 { &HABITS } else { &HABITS_OF_MANY };
        let mut best = (sight.legal.get(0), f32::NEG_INFINITY);
        Look::new(&world, self.my_seat.seat).each(habits, |mv, liking| {
            if liking > best.1 {
                best = (mv, liking);
            }
        });
        best.0
    }
}
