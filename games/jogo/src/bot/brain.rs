//! The bot: it remembers what it heard, imagines worlds, and searches them.

use vierblatt_bots::{BotSeat, Dice, Limit, Player, Search, Sight};
use vierblatt_game::{Imagine, Moves, Telling};

use super::chain::going_out;
use super::skill::Skill;
use super::world::Round;
use crate::imagine::Imagination;
use crate::memory::Memory;
use crate::{Jogo, Move};

/// The bot of the five levels.
pub struct Bot {
    my_seat: BotSeat<Jogo>,
    skill: &'static Skill,
    memory: Memory,
    dice: Dice,
    search: Search<Round>,
}

impl Bot {
    /// A bot of this skill. The dice decide all it does by chance.
    pub fn new(my_seat: BotSeat<Jogo>, skill: &'static Skill, dice: Dice) -> Self {
        let memory = Jogo::begin(my_seat.options, my_seat.seats, my_seat.seat);
        Bot { my_seat, skill, memory, dice, search: Search::default() }
    }
}

impl Player<Jogo> for Bot {
    fn hear(&mut self, told: &Telling<Jogo>) {
        Jogo::hear(&mut self.memory, told);
    }

    fn choose(&mut self, sight: &Sight<Jogo>, limit: &Limit<'_>) -> Move {
        let seat = self.my_seat.seat;
        if sight.legal.len() == 1 {
            return sight.legal.get(0);
        }
        let mut known = self.my_seat.known(sight, &self.memory);
        if !self.skill.remembers {
            known.memory.forget_passes();
        }
        let imagination = Imagination::new(&known);
        if self.skill.counts_chains
            && let Some(mv) = going_out(&imagination.world(&mut self.dice), seat)
        {
            return mv;
        }
        let race = |dice: &mut Dice| Round::new(&imagination.world(dice), self.skill);
        let thought = self.search.run(seat, race, &self.skill.tuning, limit, &mut self.dice);
        thought.best().unwrap_or_else(|| sight.legal.get(0))
    }
}
