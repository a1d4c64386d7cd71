//! Worlds that agree with all a seat sees and was ever told.

use rand::{Rng, RngExt};
use vierblatt_game::{Imagine, Known, List, Seat, SeatSet, Seats, Telling, shuffle, wide_ones};

use crate::Jogo;
use crate::deck::{DECK, Deck, NO_CARD, nth_one};
use crate::memory::Memory;
use crate::options::{Options, Stuck};
use crate::state::{MAX_SEATS, PILES, Phase, State};
use crate::view::{Public, Shown};

impl Imagine for Jogo {
    type Memory = Memory;

    fn begin(options: Options, _: Seats, seat: Seat) -> Memory {
        Memory::new(options, seat)
    }

    fn hear(memory: &mut Memory, told: &Telling<Jogo>) {
        memory.hear(told);
    }

    fn imagine(known: &Known<Jogo>, rng: &mut impl Rng) -> State {
        Imagination::new(known).world(rng)
    }
}

/// All a seat knows, made ready to imagine many worlds from it: what they have in common is worked
/// out once.
pub(crate) struct Imagination {
    /// The table with all that the seat sees.
    table: State,
    unseen: Unseen,
    wanted: Wanted,
    /// How many hidden hand cards of each seat can be anything.
    free: [u8; MAX_SEATS],
    /// JG-22: of whom one must be able to lay, because the game would be over otherwise.
    able: Option<SeatSet>,
}

impl Imagination {
    pub(crate) fn new(known: &Known<Jogo>) -> Self {
        let Known { seat, seats, options, public, private, memory } = known;
        let mut table = table(*options, *seats, public);
        let deck = table.deck();
        let mut unseen = Unseen::of(deck, &table);
        let mut wanted = Wanted { slots: Vec::new() };
        let mut free = [0; MAX_SEATS];
        if let Some(shown) = &public.shown {
            // JG-21: only the draw pile is still hidden.
            turn_up(&mut table, &mut unseen, shown);
        } else {
            for card in &private.hand {
                let number = deck.number(*card);
                unseen.see(number);
                deck.add(&mut table.hands[seat.index()], number);
            }
            wanted = Wanted::of(deck, memory, unseen.copies);
            for (free, groups) in free.iter_mut().zip(&memory.hidden) {
                let unknown = groups.iter().filter(|group| group.avoids == 0);
                *free = unknown.map(|group| group.cards).sum();
            }
        }
        let may_end = table.options.stuck == Stuck::HandsOnly && table.has_only_hands();
        let able = (may_end && table.phase == Phase::Lay)
            .then(|| SeatSet(seats.all().0 & !memory.passed.0))
            // It may well be the seat that imagines.
            .filter(|able| !able.contains(*seat) || !table.can_lay(*seat));
        Imagination { table, unseen, wanted, free, able }
    }

    /// One world that agrees with all of it.
    pub(crate) fn world(&self, rng: &mut impl Rng) -> State {
        let mut world = self.table;
        if matches!(world.phase, Phase::Start | Phase::Deal) {
            return world;
        }
        let mut copies = self.hands(&mut world, rng);
        if let Some(able) = self.able {
            let goes_on = |world: &State| able.iter().any(|seat| world.can_lay(seat));
            for _ in 0..ATTEMPTS {
                if goes_on(&world) {
                    break;
                }
                world = self.table;
                copies = self.hands(&mut world, rng);
            }
            if !goes_on(&world) {
                copies = self.hands_of_somebody_able(&mut world, able, rng);
            }
        }
        fill_the_rest(&mut world, copies, rng);
        world
    }

    /// Cards into the opponents' hands, so that nobody who passed could have laid. Gives back the copies left.
    fn hands(&self, world: &mut State, rng: &mut impl Rng) -> u128 {
        let copies = self.unseen.copies;
        let chosen = self.wanted.choose(copies, rng);
        self.fill_hands(world, &self.wanted, &chosen, self.free, rng)
    }

    /// JG-22: the same where chance gave nobody a card that can be laid: one hidden card is made to be one.
    fn hands_of_somebody_able(&self, world: &mut State, able: SeatSet, rng: &mut impl Rng) -> u128 {
        let deck = self.unseen.deck;
        let matching = self.table.tops.iter().fold(0, |all, top| all | deck.matching(*top));
        let matching = matching & self.unseen.copies;
        let mut seats: List<Seat, MAX_SEATS> = List::new(Seat(0));
        able.iter().for_each(|seat| seats.push(seat));
        shuffle(&mut seats, rng);
        for seat in seats.iter().copied() {
            let free = self.free[seat.index()] > 0;
            let slots = self.wanted.slots.iter().enumerate().filter(|(_, slot)| slot.seat == seat);
            let restricted = slots.map(|(at, _)| Some(at)).chain(free.then_some(None));
            for at in restricted {
                let (mut wanted, mut left) =
                    (Wanted { slots: self.wanted.slots.clone() }, self.free);
                if let Some(at) = at {
                    wanted.slots[at].among &= matching;
                } else {
                    wanted.slots.push(Slot { seat, among: matching });
                    left[seat.index()] -= 1;
                }
                if let Some(chosen) = wanted.assign(rng) {
                    *world = self.table;
                    return self.fill_hands(world, &wanted, &chosen, left, rng);
                }
            }
        }
        unreachable!("in the true world somebody can lay")
    }

    fn fill_hands(
        &self,
        world: &mut State,
        wanted: &Wanted,
        chosen: &[u8],
        free: [u8; MAX_SEATS],
        rng: &mut impl Rng,
    ) -> u128 {
        let deck = self.unseen.deck;
        let mut copies = self.unseen.copies;
        for (slot, copy) in wanted.slots.iter().zip(chosen) {
            copies &= !(1 << copy);
            deck.add(&mut world.hands[slot.seat.index()], deck.number_of_copy(*copy));
        }
        // Nothing is known about the others.
        for (hand, free) in world.hands.iter_mut().zip(free) {
            for _ in 0..free {
                let copy = take_any(&mut copies, u128::MAX, rng);
                deck.add(hand, deck.number_of_copy(copy));
            }
        }
        copies
    }
}

/// What is left goes face down: piles and draw pile.
fn fill_the_rest(world: &mut State, copies: u128, rng: &mut impl Rng) {
    let deck = world.deck();
    let mut rest: List<u8, DECK> = List::new(NO_CARD);
    for copy in wide_ones(copies) {
        rest.push(deck.number_of_copy(copy));
    }
    shuffle(&mut rest, rng);
    let draw = usize::from(world.draw);
    let (drawn, mut down) = rest.split_at(draw);
    world.dealt[DECK - draw..].copy_from_slice(drawn);
    if world.phase == Phase::Over {
        return;
    }
    for seat in world.seats.iter() {
        for place in 0..PILES {
            let end = world.end_of_pile(seat, place);
            let (pile, others) = down.split_at(world.down[seat.index()][place].into());
            world.dealt[end - pile.len()..end].copy_from_slice(pile);
            down = others;
        }
    }
}

/// The table as everyone sees it, with nothing where cards are hidden.
fn table(options: Options, seats: Seats, public: &Public) -> State {
    let mut world = State::new(options, seats);
    let deck = world.deck();
    world.phase = public.phase;
    world.seat = public.seat.unwrap_or(Seat(0));
    world.clockwise = public.direction > 0;
    world.draw = public.draw;
    for seat in seats.iter() {
        let at = seat.index();
        world.skips[at] = public.skips[at];
        world.down[at] = public.down[at];
        world.open[at] = public.open[at].map(|card| card.map_or(NO_CARD, |card| deck.number(card)));
    }
    // When a card was laid is not seen, only what lies below and above it.
    for card in &public.out {
        world.put(deck.number(*card), 0);
    }
    world.before_first = public.out.len() as u8;
    world.tops = [NO_CARD; PILES];
    for (pile, cards) in public.piles.iter().enumerate() {
        for card in cards {
            world.put(deck.number(*card), pile);
        }
    }
    world
}

/// The cards that are nowhere to be seen, each copy a bit.
struct Unseen {
    deck: &'static Deck,
    copies: u128,
    /// How many copies of each card have been seen.
    seen: [u8; DECK],
}

impl Unseen {
    /// All that is not open or laid.
    fn of(deck: &'static Deck, world: &State) -> Self {
        let mut unseen = Unseen { deck, copies: (1 << DECK) - 1, seen: [0; DECK] };
        for card in world.laid.iter().chain(world.open.as_flattened()) {
            if *card != NO_CARD {
                unseen.see(*card);
            }
        }
        unseen
    }

    fn see(&mut self, number: u8) {
        let seen = &mut self.seen[usize::from(number)];
        self.copies &= !(1 << (number + *seen));
        *seen += 1;
    }
}

/// Everyone's hidden cards as they were turned up at the end.
fn turn_up(world: &mut State, unseen: &mut Unseen, shown: &[Shown]) {
    let deck = unseen.deck;
    for (seat, shown) in world.seats.iter().zip(shown) {
        for card in &shown.hand {
            unseen.see(deck.number(*card));
            deck.add(&mut world.hands[seat.index()], deck.number(*card));
        }
        for (place, pile) in shown.down.iter().enumerate() {
            let begin = world.end_of_pile(seat, place) - pile.len();
            for (at, card) in pile.iter().enumerate() {
                unseen.see(deck.number(*card));
                world.dealt[begin + at] = deck.number(*card);
            }
        }
    }
}

/// Takes a random one of those that are also in `among`.
fn take_any(copies: &mut u128, among: u128, rng: &mut impl Rng) -> u8 {
    let among = *copies & among;
    let copy = nth_one(among, rng.random_range(0..among.count_ones()));
    *copies &= !(1 << copy);
    copy
}

/// A hidden hand card of which something is known.
#[derive(Clone, Copy)]
struct Slot {
    seat: Seat,
    /// The copies it can be.
    among: u128,
}

/// All such cards, those with the fewest possibilities first.
struct Wanted {
    slots: Vec<Slot>,
}

/// How often chance may run into a dead end before the certain way is taken.
const ATTEMPTS: u32 = 8;

impl Wanted {
    fn of(deck: &Deck, memory: &Memory, copies: u128) -> Self {
        let mut slots = Vec::new();
        for (seat, groups) in memory.hidden.iter().enumerate() {
            for group in groups.iter().filter(|group| group.avoids != 0) {
                let among = copies & deck.without_traits(group.avoids);
                for _ in 0..group.cards {
                    slots.push(Slot { seat: Seat(seat as u8), among });
                }
            }
        }
        slots.sort_by_key(|slot: &Slot| slot.among.count_ones());
        Wanted { slots }
    }

    /// A copy for each. One opponent's cards come out evenly among all possibilities, because each of
    /// them can be what the more restricted ones can be; for several opponents it is close to that.
    fn choose(&self, copies: u128, rng: &mut impl Rng) -> List<u8, DECK> {
        (0..ATTEMPTS)
            .find_map(|_| self.draw(copies, rng))
            .or_else(|| self.assign(rng))
            .expect("the true world gives each of them a card")
    }

    fn draw(&self, mut copies: u128, rng: &mut impl Rng) -> Option<List<u8, DECK>> {
        let mut drawn = List::new(NO_CARD);
        for slot in &self.slots {
            if copies & slot.among == 0 {
                return None;
            }
            drawn.push(take_any(&mut copies, slot.among, rng));
        }
        Some(drawn)
    }

    /// The certain way: a matching by augmenting paths.
    fn assign(&self, rng: &mut impl Rng) -> Option<List<u8, DECK>> {
        let mut owners = [None; DECK];
        for slot in 0..self.slots.len() {
            let mut tried = 0;
            if !self.find_copy(slot, &mut owners, &mut tried, rng) {
                return None;
            }
        }
        let mut assigned: List<u8, DECK> = List::new(NO_CARD);
        for _ in 0..self.slots.len() {
            assigned.push(NO_CARD);
        }
        for (copy, owner) in owners.iter().enumerate() {
            if let Some(slot) = owner {
                assigned[*slot] = copy as u8;
            }
        }
        Some(assigned)
    }

    /// Finds a copy for the slot; the slot that has it already finds another.
    fn find_copy(
        &self,
        slot: usize,
        owners: &mut [Option<usize>; DECK],
        tried: &mut u128,
        rng: &mut impl Rng,
    ) -> bool {
        let mut open = self.slots[slot].among & !*tried;
        while open != 0 {
            let copy = usize::from(take_any(&mut open, u128::MAX, rng));
            *tried |= 1 << copy;
            let free = match owners[copy] {
                None => true,
                Some(owner) => self.find_copy(owner, owners, tried, rng),
            };
            if free {
                owners[copy] = Some(slot);
                return true;
            }
            open &= !*tried;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    fn wanted(among: &[u128]) -> Wanted {
        Wanted { slots: among.iter().map(|among| Slot { seat: Seat(1), among: *among }).collect() }
    }

    #[test]
    fn the_certain_way_finds_a_copy_for_each_where_chance_runs_into_a_dead_end() {
        // Taking the first or third copy for the first slot leaves none for the last.
        let among = [0b111, 0b101, 0b101];
        let mut dead_ends = 0;
        for seed in 0..100 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let wanted = wanted(&among);
            dead_ends += u32::from(wanted.draw(0b111, &mut rng).is_none());
            let copies = wanted.assign(&mut rng).expect("there is a way");
            let mut taken = 0;
            for (copy, among) in copies.iter().zip(among) {
                assert_ne!(among >> copy & 1, 0, "it can be this copy");
                taken |= 1 << copy;
            }
            assert_eq!(taken, 0b111, "no copy is taken twice");
        }
        assert!(dead_ends > 0);
    }

    #[test]
    fn where_there_is_no_way_the_certain_way_says_so() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        assert!(wanted(&[0b11, 0b11, 0b11]).assign(&mut rng).is_none());
    }
}
