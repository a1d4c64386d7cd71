//! What speaks for a suggested move is true: compared with the whole state, which it was not told from.

use vierblatt_game::{Game, Moves, Notation, Seats, Unveil};
use vierblatt_game_testing::{each_reason, number_in as number};
use vierblatt_jogo::Jogo;

fn games() -> impl Iterator<Item = (Seats, u64)> {
    (0..6).map(|seed| (Seats(2 + (seed % 3) as u8), seed))
}

/// JG-01, written down once more.
fn cost(card: &str) -> i64 {
    match &card[1..] {
        "STOP" => 1,
        "REV" => 7,
        "+1" => 8,
        "JOGO" => 9,
        plain => plain[1..].parse().expect("a value"),
    }
}

#[test]
fn what_speaks_for_a_move_is_true() {
    each_reason::<Jogo>(games(), |state, seat, action, reason| {
        let open = serde_json::to_value(Jogo::open(state)).expect("JSON");
        let source = action.split(' ').next().expect("a card");
        let place = source.strip_prefix('s').and_then(|place| place.parse::<usize>().ok());
        match reason.id {
            "jogo-reason-value" => {
                let card = match place {
                    Some(place) => open["open"][seat.index()][place - 1].as_str().expect("a card"),
                    None => source,
                };
                assert_eq!(number(reason, "value"), cost(card), "{action}");
            }
            "jogo-reason-extra" => {
                let mut after = *state;
                let mv = Jogo::read_move(state, action).expect("a move");
                Jogo::apply(&mut after, seat, &mv, &mut ());
                let is_again = Jogo::turn(&after).seats().contains(seat);
                assert!(is_again || Jogo::outcome(&after).is_some(), "{action}");
            }
            "jogo-reason-nothing" => {
                let moves = Jogo::legal(state, seat);
                let mut text = String::new();
                Jogo::write_move(&moves.get(0), &mut text);
                assert!(text.starts_with("pass"), "{text}");
            }
            other => panic!("{other} is not looked at"),
        }
    });
}
