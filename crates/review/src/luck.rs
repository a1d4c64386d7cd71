//! One act of chance: by how much it changed each seat's chances.
//!
//! Luck is what a position is worth after the act less what it is worth on average after such an act. So its mean is
//! 0 whoever plays and however well, and a result less all luck has the mean of the result. What a position is worth
//! is found by playouts with all cards face up, in which everybody decides by what they know themselves; cards that
//! nobody has seen yet are shuffled first, so drawing them is luck when they are drawn.

use rand::SeedableRng;
use vierblatt_bots::{Dice, Reviewed, World};
use vierblatt_game::{Action, PerSeat, Seats, Told, Turn, carry_out};

use crate::tally::Tally;

/// One figure for each seat.
pub(crate) type BySeat = PerSeat<Tally>;

/// What an act of chance was worth to each seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Luck {
    pub(crate) change: PerSeat<f64>,
    pub(crate) error: PerSeat<f64>,
    /// The chances after it.
    pub(crate) chances: PerSeat<f64>,
}

/// How many shuffles are tried to find out whether a move turns up something that nobody knew.
const TRIES: u64 = 4;

/// Whether what happens after this action depends on chance: always if chance acts, and if a player does, where
/// what is told depends on the order of cards that nobody has seen.
pub(crate) fn is_chance<G: Reviewed>(state: &G::State, action: &Action<G>, seed: u64) -> bool {
    if matches!(action, Action::Chance(_)) {
        return true;
    }
    let told = |state: &G::State| {
        let (mut after, mut told) = (*state, Told::<G>::default());
        carry_out::<G>(&mut after, action, &mut told);
        told
    };
    let heard = told(state);
    (0..TRIES).any(|n| {
        let mut other = *state;
        G::shuffle_unseen(&mut other, &mut Dice::seed_from_u64(seed.wrapping_add(n)));
        other != *state && told(&other) != heard
    })
}

/// By how much the action, which chance decided, changed everybody's chances.
pub(crate) fn luck<G: Reviewed>(
    state: &G::State,
    action: &Action<G>,
    seats: Seats,
    playouts: u32,
    seed: u64,
) -> Luck {
    let mut after = *state;
    carry_out::<G>(&mut after, action, &mut ());
    let happened = chances::<G>(&after, seats, playouts, seed);
    let mut dice = Dice::seed_from_u64(seed ^ 0x5DEE_CE66);
    let mut usual = PerSeat::same(seats, Tally::default());
    // Exact values need no playouts, but each of them takes long to compute.
    let tries =
        if G::exact_chances(&after).is_some() { playouts.min(MOST_EXACT) } else { playouts };
    for n in 0..tries {
        let mut other = *state;
        let drawn = match action {
            Action::Chance(_) => Action::Chance(G::chance(state, &mut dice)),
            Action::Move(..) => {
                G::shuffle_unseen(&mut other, &mut dice);
                action.clone()
            }
        };
        carry_out::<G>(&mut other, &drawn, &mut ());
        add::<G>(&mut usual, &other, nth(seed, n));
    }
    let of = |f: &dyn Fn(Tally, Tally) -> f64| {
        PerSeat::from_fn(seats, 0.0, |seat| f(happened[seat], usual[seat]))
    };
    Luck {
        change: of(&|happened, usual| happened.mean() - usual.mean()),
        error: of(&|happened, usual| error(happened).hypot(error(usual))),
        chances: of(&|happened, _| happened.mean()),
    }
}

/// How many exact values make an average.
const MOST_EXACT: u32 = 24;

/// The standard error; an exact value has none.
fn error(tally: Tally) -> f64 {
    if tally.count < 2 { 0.0 } else { tally.error() }
}

/// Each seat's chance to win the game from here, with all cards face up but those that nobody has seen.
pub(crate) fn chances<G: Reviewed>(
    state: &G::State,
    seats: Seats,
    playouts: u32,
    seed: u64,
) -> BySeat {
    let mut all = PerSeat::same(seats, Tally::default());
    let mut dice = Dice::seed_from_u64(seed);
    let playouts = if G::exact_chances(state).is_some() { 1 } else { playouts };
    for n in 0..playouts {
        let mut world = *state;
        G::shuffle_unseen(&mut world, &mut dice);
        add::<G>(&mut all, &world, nth(seed, n));
    }
    all
}

/// A seed for a playout. What happened and what usually happens are played out with the same ones, so that less of the
/// difference between them is noise.
fn nth(seed: u64, n: u32) -> u64 {
    seed.wrapping_add(u64::from(n).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// One playout more.
fn add<G: Reviewed>(all: &mut BySeat, state: &G::State, seed: u64) {
    let chances = play_out::<G>(*state, seed);
    for (seat, chance) in chances.iter() {
        all[seat].add(f64::from(chance));
    }
}

/// Plays quickly to the end of the round. Where a deal is due, it is drawn first: the next round belongs to what the
/// position is worth.
fn play_out<G: Reviewed>(mut state: G::State, seed: u64) -> PerSeat<f32> {
    let mut dice = Dice::seed_from_u64(seed);
    while G::turn(&state) == Turn::Chance {
        let chance = G::chance(&state, &mut dice);
        G::apply_chance(&mut state, &chance, &mut ());
    }
    if let Some(chances) = G::exact_chances(&state) {
        return chances;
    }
    let mut world = G::open_world(&state, &mut dice);
    for _ in 0..G::LONGEST {
        let Some(seat) = world.mover(&mut dice) else { break };
        let mv = world.quick(seat, &mut dice);
        world.play(seat, &mv, &mut dice);
    }
    G::standing(&world).chances
}
