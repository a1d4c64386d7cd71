//! Why, in words: every sentence a game can say exists in every language.

use rand::SeedableRng;
use vierblatt_bots::{Dice, Sight};
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::{Message, Moves, Seats, carry_out, random_action};
use vierblatt_review::{Mark, Strength};
use vierblatt_texts::{Language, Texts};

/// All that is said of pairs of legal moves in random games.
struct Said;

impl Visit for Said {
    type Output = usize;
    fn visit<G: Listed>(self) -> usize {
        let texts = Language::ALL.map(Texts::of::<G>);
        let mut said = 0;
        for seed in 0..4 {
            let mut dice = Dice::seed_from_u64(seed);
            let mut state = G::new(G::Options::default(), Seats(3));
            for _ in 0..120 {
                for seat in G::turn(&state).seats().iter() {
                    let sight = Sight::<G>::of(&state, seat);
                    let moves: Vec<G::Move> = sight.legal.to_vec();
                    for played in moves.iter().take(12) {
                        for best in moves.iter().take(12).filter(|best| *best != played) {
                            for message in G::explain(seat, &sight, played, best) {
                                said += 1;
                                let id = message.id;
                                assert!(texts.iter().all(|texts| texts.has(&message)), "{id}");
                            }
                            assert!(!G::kind(&sight, played).is_empty());
                        }
                    }
                }
                let Some(action) = random_action::<G>(&state, &mut dice) else { break };
                carry_out::<G>(&mut state, &action, &mut ());
            }
        }
        said
    }
}

#[test]
fn everything_a_game_says_of_a_move_has_words_in_every_language() {
    for id in IDS {
        let said = with_game(id, Said).expect("there is such a game");
        assert!(said > 100, "{id} has something to say: {said}");
    }
}

#[test]
fn marks_and_strengths_have_words_in_every_language() {
    let marks = Mark::ALL.map(Mark::message_id);
    for id in marks.into_iter().chain(Strength::ALL.map(Strength::message_id)) {
        let known = |language| Texts::shared(language).has(&Message::new(id));
        assert!(Language::ALL.into_iter().all(known), "{id}");
    }
}
