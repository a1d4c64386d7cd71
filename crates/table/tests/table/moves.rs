//! What every game tells a table about its moves, tested through what seats imagine: the move made when
//! time is up depends on nothing the seat does not know, and a move that can be taken back shows the
//! mover nothing.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use vierblatt_catalog::{IDS, TableGame, Visit, with_game};
use vierblatt_game::{Action, Known, Seats, Told, carry_out, random_action};

struct Imagined;

impl Visit for Imagined {
    /// How many moves reveal something, and how many do not.
    type Output = (usize, usize);

    fn visit<G: TableGame>(self) -> (usize, usize) {
        let (mut reveal, mut keep) = (0, 0);
        for seed in 0..12 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let least = (*G::SEATS.start()).max(2);
            let seats = Seats(least + seed as u8 % (G::SEATS.end() - least + 1));
            let options = G::Options::default();
            let mut state = G::new(options, seats);
            let mut memories: Vec<_> =
                seats.iter().map(|seat| G::begin(options, seats, seat)).collect();
            for n in 0..400 {
                let Some(action) = random_action::<G>(&state, &mut rng) else { break };
                if let Action::Move(seat, mv) = &action {
                    let reveals = G::reveals(&state, *seat, mv);
                    if reveals {
                        reveal += 1;
                    } else {
                        keep += 1;
                    }
                    let idle = G::idle(&state, *seat).expect("it may move");
                    assert_eq!(G::check(&state, *seat, &idle), Ok(()), "{idle:?}");
                    if n % 3 == 0 {
                        let known = Known {
                            seat: *seat,
                            seats,
                            options,
                            public: G::public(&state),
                            private: G::private(&state, *seat),
                            memory: memories[seat.index()].clone(),
                        };
                        let world = G::imagine(&known, &mut rng);
                        assert_eq!(G::idle(&world, *seat), Some(idle));
                        assert_eq!(G::race(&world), G::race(&state));
                        assert_eq!(G::reveals(&world, *seat, mv), reveals);
                        let heard = |before: &G::State| {
                            let (mut after, mut told) = (*before, Told::<G>::default());
                            G::apply(&mut after, *seat, mv, &mut told);
                            let heard: Vec<_> = told.heard_by(*seat).cloned().collect();
                            (heard, G::public(&after), G::private(&after, *seat), G::turn(&after))
                        };
                        assert!(
                            reveals || heard(&state) == heard(&world),
                            "{mv:?} can be taken back and shows something"
                        );
                    }
                }
                let mut told = Told::<G>::default();
                carry_out::<G>(&mut state, &action, &mut told);
                for (seat, memory) in seats.iter().zip(&mut memories) {
                    told.heard_by(seat).for_each(|heard| G::hear(memory, heard));
                }
            }
        }
        (reveal, keep)
    }
}

#[test]
fn moves_that_can_be_taken_back_show_the_mover_nothing_and_idle_moves_peek_at_nothing() {
    let mut with_both = 0;
    for id in IDS {
        let (reveal, keep) = with_game(id, Imagined).expect("a game of the catalog");
        // A new game may leave it at the default, by which every move reveals something.
        assert!(reveal > 20 && (keep == 0 || keep > 20), "{id}: {reveal} reveal, {keep} do not");
        with_both += usize::from(keep > 20);
    }
    assert!(with_both >= 4, "only {with_both} games let a move be taken back");
}
