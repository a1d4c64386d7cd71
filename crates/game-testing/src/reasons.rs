//! What speaks for suggested moves, in every position of some random games: for tests that compare it with the whole state.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use vierblatt_game::{
    Arg, Draw, Message, Moves, Notation, Published, Seat, Seats, Seen, carry_out, random_action,
};
use vierblatt_texts::{Language, Texts};

/// No random game is looked at for longer.
const LONGEST: usize = 250;

/// Every reason a game gives for an action that a seat may do: the state it was not told from, the seat, the action, the reason. All have words.
///
/// # Panics
/// Where a reason has no words in a language, or there are hardly any reasons.
pub fn each_reason<G: Draw + Notation + Published>(
    games: impl IntoIterator<Item = (Seats, u64)>,
    mut look: impl FnMut(&G::State, Seat, &str, &Message),
) {
    let texts = Language::ALL.map(Texts::of::<G>);
    let mut said = 0;
    for (seats, seed) in games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = G::new(G::Options::default(), seats);
        for _ in 0..LONGEST {
            for seat in G::turn(&state).seats().iter() {
                let (public, private) = (G::public(&state), G::private(&state, seat));
                let moves = G::legal(&state, seat);
                let written = |n| {
                    let mut text = String::new();
                    G::write_move(&moves.get(n), &mut text);
                    text
                };
                let legal: Vec<String> = (0..moves.len()).map(written).collect();
                let (private, seat_seen) = (Some(&private), Some(seat));
                let seen = Seen { public: &public, private, seat: seat_seen, legal: &legal };
                for action in &legal {
                    let Some(reason) = G::reason(action, &seen) else { continue };
                    said += 1;
                    assert!(texts.iter().all(|texts| texts.has(&reason)), "{reason:?}");
                    look(&state, seat, action, &reason);
                }
            }
            let Some(action) = random_action::<G>(&state, &mut rng) else { break };
            carry_out::<G>(&mut state, &action, &mut ());
        }
    }
    assert!(said > 300, "there is something to say: {said}");
}

/// A number in a message.
///
/// # Panics
/// Where it has none of this name.
pub fn number_in(message: &Message, name: &str) -> i64 {
    match message.args.iter().find(|(of, _)| *of == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{name} is {other:?}"),
    }
}
