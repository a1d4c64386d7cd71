//! The law about secrets: re-dealing everything a seat may not know changes nothing that seat sees,
//! hears, may do or is refused; and the re-dealt world agrees with all it was ever told.

use rand::{Rng, RngExt};
use vierblatt_game::{Action, Game, Imagine, Known, Moves, Seat, Stage, Told, carry_out};

use crate::laws::holds;
use crate::{Lawful, TestTable};

type Memories<G> = Vec<<G as Imagine>::Memory>;

/// Plays a random game, every seat remembering what it hears, and stops at some of its states: the
/// seat imagines a world, and the two worlds are compared through its eyes and ears.
pub fn secrets_are_kept<L: Lawful>(table: &TestTable<L::Game>) {
    let mut deck = L::deck(&table.options, table.seats);
    deck.sort_unstable();
    let mut players = table.players();
    let mut state = <L::Game as Game>::new(table.options, table.seats);
    let mut memories: Memories<L::Game> = table
        .seats
        .iter()
        .map(|seat| <L::Game as Imagine>::begin(table.options, table.seats, seat))
        .collect();
    let mut told = Told::<L::Game>::default();
    while let Some(action) = players.next(&state) {
        if players.rng.random_bool(0.08) {
            for seat in table.seats.iter() {
                let known = known::<L>(table, &state, seat, &memories);
                let world = <L::Game as Imagine>::imagine(&known, &mut players.rng);
                same_to_the_seat::<L>(&state, &world, seat);
                holds::<L>(&world, &deck);
                let plausible = L::plausible(&known.memory, &world);
                assert!(plausible, "{seat} imagines what it knows to be wrong: {world:?}");
                same_after::<L>(&state, &world, seat, &action, &mut players.rng);
            }
        }
        told.0.clear();
        carry_out::<L::Game>(&mut state, &action, &mut told);
        for (seat, memory) in table.seats.iter().zip(&mut memories) {
            told.heard_by(seat).for_each(|heard| <L::Game as Imagine>::hear(memory, heard));
        }
    }
    for seat in table.seats.iter() {
        let known = known::<L>(table, &state, seat, &memories);
        let world = <L::Game as Imagine>::imagine(&known, &mut players.rng);
        same_to_the_seat::<L>(&state, &world, seat);
    }
}

fn known<L: Lawful>(
    table: &TestTable<L::Game>,
    state: &<L::Game as Game>::State,
    seat: Seat,
    memories: &Memories<L::Game>,
) -> Known<L::Game> {
    Known {
        seat,
        seats: table.seats,
        options: table.options,
        public: <L::Game as Game>::public(state),
        private: <L::Game as Game>::private(state, seat),
        memory: memories[seat.index()].clone(),
    }
}

/// The seat's view, byte for byte.
fn view<L: Lawful>(state: &<L::Game as Game>::State, seat: Seat) -> String {
    let view = (<L::Game as Game>::public(state), <L::Game as Game>::private(state, seat));
    serde_json::to_string(&view).expect("views are plain data")
}

/// What the seat heard, byte for byte.
fn heard<L: Lawful>(told: &Told<L::Game>, seat: Seat) -> String {
    let heard: Vec<_> = told.heard_by(seat).collect();
    serde_json::to_string(&heard).expect("events are plain data")
}

/// What all heard, byte for byte.
fn heard_by_all<L: Lawful>(told: &Told<L::Game>) -> String {
    let heard: Vec<_> = told.heard_by_all().collect();
    serde_json::to_string(&heard).expect("events are plain data")
}

fn same_to_the_seat<L: Lawful>(
    state: &<L::Game as Game>::State,
    world: &<L::Game as Game>::State,
    seat: Seat,
) {
    assert_eq!(view::<L>(state, seat), view::<L>(world, seat), "{seat} sees a difference");
    let stands = |state| {
        (
            <L::Game as Game>::turn(state),
            <L::Game as Game>::stage(state),
            <L::Game as Game>::phase(state),
            <L::Game as Game>::round(state),
            <L::Game as Game>::totals(state),
            <L::Game as Game>::outcome(state),
        )
    };
    assert_eq!(stands(state), stands(world), "the game stands differently");
    let legal = |state| <L::Game as Game>::legal(state, seat).to_vec();
    assert_eq!(legal(state), legal(world), "{seat} may do something else");
    for mv in L::vocabulary(state) {
        let check = |state| <L::Game as Game>::check(state, seat, &mv);
        assert_eq!(check(state), check(world), "{seat} is answered differently to {mv:?}");
    }
}

/// The same action in both worlds: as long as the seat hears the same it sees the same, and as long
/// as it sees the same it has heard the same.
///
/// Two exceptions: at the end of a round the cards that were left are shown and gone, so there what
/// was heard may differ and nothing be seen. And whoever acts may learn more than stays to be seen:
/// which of two cards came from where.
fn same_after<L: Lawful>(
    state: &<L::Game as Game>::State,
    world: &<L::Game as Game>::State,
    seat: Seat,
    action: &Action<L::Game>,
    rng: &mut impl Rng,
) {
    // Where the true action is impossible in the world, any action that is possible in both will do.
    let shared = match action {
        Action::Chance(chance) => {
            let possible = <L::Game as Game>::check_chance(world, chance).is_ok();
            possible.then(|| action.clone())
        }
        Action::Move(by, mv) if <L::Game as Game>::check(world, *by, mv).is_ok() => {
            Some(Action::Move(*by, *mv))
        }
        Action::Move(by, _) => {
            let here = <L::Game as Game>::legal(state, *by);
            (0..20)
                .map(|_| here.get(rng.random_range(0..here.len())))
                .find(|mv| <L::Game as Game>::check(world, *by, mv).is_ok())
                .map(|mv| Action::Move(*by, mv))
        }
    };
    let Some(action) = shared else { return };
    let after = |before: &<L::Game as Game>::State| {
        let (mut after, mut told) = (*before, Told::<L::Game>::default());
        carry_out::<L::Game>(&mut after, &action, &mut told);
        (after, told)
    };
    let (state_after, told) = after(state);
    let (world_after, world_told) = after(world);
    let same_heard = heard::<L>(&told, seat) == heard::<L>(&world_told, seat);
    let same_seen = view::<L>(&state_after, seat) == view::<L>(&world_after, seat);
    if same_heard {
        assert_eq!(
            view::<L>(&state_after, seat),
            view::<L>(&world_after, seat),
            "after {action:?} {seat} sees more than it was told"
        );
    }
    let round_goes_on = <L::Game as Game>::round(state) == <L::Game as Game>::round(&state_after)
        && !matches!(<L::Game as Game>::stage(&state_after), Stage::Vote | Stage::Over);
    if same_seen && round_goes_on {
        let acts = matches!(action, Action::Move(by, _) if by == seat);
        let told_of = |told| if acts { heard_by_all::<L>(told) } else { heard::<L>(told, seat) };
        assert_eq!(
            told_of(&told),
            told_of(&world_told),
            "after {action:?} {seat} was told more than it may know"
        );
    }
}
