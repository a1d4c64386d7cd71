//! Worlds that agree with all that the seat remembers, drawn so that they mostly fit what it read.
//!
//! What is certain always holds: where cards went, which pile they came from, that nobody swaps in a
//! 7 to 10. What was read holds in most worlds: others may play differently than expected.

use rand::{Rng, RngExt};
use vierblatt_game::{Known, List, shuffle};

use crate::Komojo;
use crate::bot::notes::Notes;
use crate::bot::skill::Skill;
use crate::cards::{Card, Cards, DECK};
use crate::imagine::visible;
use crate::memory::Origin;
use crate::state::{Phase, State};

/// How often a card is looked for that fits what was read.
const TRIES: u32 = 8;

/// All the worlds a seat thinks possible.
#[derive(Clone, Debug)]
pub(crate) struct Guess {
    /// What is the same in all of them.
    sure: State,
    pools: Vec<Pool>,
}

/// Cards of which the seat does not know which lies where.
#[derive(Clone, Copy, Debug)]
struct Pool {
    /// The plain ones first.
    cards: List<Card, DECK>,
    plain_cards: usize,
    /// Where no 7 to 10 can lie.
    plain: List<Slot, DECK>,
    /// Where any may lie, but something was read about it.
    read: List<Slot, DECK>,
    /// Everywhere else.
    rest: List<u8, DECK>,
}

/// Where an unseen card lies.
#[derive(Clone, Copy, Debug)]
struct Slot {
    index: u8,
    /// What fits there.
    fitting: Cards,
}

impl Guess {
    /// The worlds for a seat of this skill: what it has forgotten it takes for unseen.
    pub(crate) fn new(known: &Known<Komojo>, notes: &Notes, skill: &Skill) -> Self {
        let memory = &known.memory;
        let mut sure = visible(&known.public, memory);
        let mut pools = memory.pools;
        let mut slots = memory.origins;
        for seen in &known.private.known {
            let index = sure.places.index(seen.spot);
            if skill.remembers(notes, index, seen.spot.seat == known.seat) {
                sure.cards[index] = seen.card;
            } else {
                sure.known[index] = sure.known[index].without(known.seat);
                pools[memory.present as usize].add(seen.card);
                slots[index] = Origin::Unseen { pool: memory.present, plain: false };
            }
        }
        if let Some(held) = known.private.held {
            sure.cards[sure.draw_end as usize] = held;
        }
        let slots = &slots[..sure.places.total()];
        let hidden = sure.phase == Phase::Drawn && known.private.held.is_none();
        let pool = |(number, cards): (usize, &Cards)| {
            let mut pool = Pool::new(*cards);
            for (index, origin) in slots.iter().enumerate() {
                if let Origin::Unseen { pool: from, plain } = origin
                    && *from as usize == number
                {
                    let note = notes.of(index);
                    let read = skill.reads && note.is_read();
                    pool.add(index, *plain, read.then(|| note.fitting(*cards)));
                }
            }
            if number == memory.present as usize {
                // KM-09: nobody holds a 7 to 10.
                if hidden {
                    pool.add(sure.draw_end as usize, true, None);
                }
                (sure.places.total()..sure.draw_end as usize)
                    .for_each(|index| pool.add(index, false, None));
            }
            pool
        };
        let dealt = sure.is_dealt();
        let some = pools.iter().enumerate().filter(|(_, cards)| dealt && !cards.is_empty());
        Guess { sure, pools: some.map(pool).collect() }
    }

    /// One of the worlds.
    pub(crate) fn world(&self, rng: &mut impl Rng) -> State {
        let mut state = self.sure;
        for pool in &self.pools {
            pool.deal_out(&mut state, rng);
        }
        state
    }

    /// How likely the card at this place of the row has the rank.
    pub(crate) fn chance_of_rank(&self, index: usize, rank: u8) -> f32 {
        let share = |cards: Cards| {
            let right = cards.iter().filter(|card| card.rank() == rank).count();
            right as f32 / cards.len().max(1) as f32
        };
        let is_here = |slot: &&Slot| slot.index as usize == index;
        for pool in &self.pools {
            let slot = pool.plain.iter().chain(pool.read.iter()).find(is_here);
            if let Some(slot) = slot {
                return share(slot.fitting);
            }
            if pool.rest.iter().any(|rest| *rest as usize == index) {
                return share(pool.cards.iter().copied().collect());
            }
        }
        0.0
    }
}

impl Pool {
    fn new(cards: Cards) -> Self {
        let mut row = List::new(Card::JOKER);
        cards.plain().iter().chain(cards.special().iter()).for_each(|card| row.push(card));
        let none = Slot { index: 0, fitting: Cards::NONE };
        Pool {
            cards: row,
            plain_cards: cards.plain().len(),
            plain: List::new(none),
            read: List::new(none),
            rest: List::new(0),
        }
    }

    /// One of the cards lies there; none of 7 to 10 if it is `plain`, and mostly one of those that
    /// were `read`.
    fn add(&mut self, index: usize, plain: bool, read: Option<Cards>) {
        let index = index as u8;
        if plain {
            let all: Cards = self.cards[..self.plain_cards].iter().copied().collect();
            self.plain.push(Slot { index, fitting: read.map_or(all, Cards::plain) });
        } else if let Some(fitting) = read {
            self.read.push(Slot { index, fitting });
        } else {
            self.rest.push(index);
        }
    }

    /// Deals the cards out: to where only some can lie first.
    fn deal_out(&self, state: &mut State, rng: &mut impl Rng) {
        let mut row = self.cards;
        let mut dealt = 0;
        for (slots, end) in [(&self.plain, self.plain_cards), (&self.read, row.len())] {
            for slot in slots.iter() {
                for _ in 0..TRIES {
                    let at = rng.random_range(dealt as u32..end as u32) as usize;
                    row.swap(dealt, at);
                    if slot.fitting.contains(row[dealt]) {
                        break;
                    }
                }
                state.cards[slot.index as usize] = row[dealt];
                dealt += 1;
            }
        }
        let rest = &mut row[dealt..];
        shuffle(rest, rng);
        for (card, index) in rest.iter().zip(self.rest.iter()) {
            state.cards[*index as usize] = *card;
        }
    }
}
