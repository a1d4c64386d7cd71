//! KM-28: when the draw pile is empty.

use vierblatt_game::Seat;
use vierblatt_komojo::{Card, Event, Options, Refusal};

use crate::scenario::Scenario;

/// The draw pile is empty and a seat is to begin its turn. Turns that take the top discard keep
/// the discard pile at one card; this many turns that draw come first.
fn empty_draw_pile(drawing_turns: usize) -> Scenario {
    let hands = ["As Ah Ad Ac", "2s 2h 2d 2c", "3s 3h 3d 3c"];
    let mut scene = Scenario::dealt(Options::default(), &hands, "4s 5s 6s Js");
    for card in ["4s", "5s", "6s", "Js"].into_iter().take(drawing_turns) {
        scene.draws_and_drops(card);
    }
    while !scene.open().draw.is_empty() {
        let seat = scene.turn()[0];
        scene.play(&[&format!("{seat} take 1")]).all_miss();
    }
    assert_eq!(scene.phase(), "turn");
    scene
}

fn shuffle_text(scene: &Scenario) -> String {
    let open = scene.open();
    let (_, rest) = open.discard.split_last().unwrap();
    let words: Vec<String> = rest.iter().map(Card::to_string).collect();
    format!("~ shuffle {}", words.join(" "))
}

#[test]
fn km_28_a_draw_from_an_empty_pile_waits_for_the_reshuffle() {
    let mut scene = empty_draw_pile(4);
    assert_eq!(scene.open().discard.len(), 4);
    let (seat, top) = (scene.turn()[0], scene.top());
    assert!(scene.legal(seat).contains(&"draw".into()));
    scene.play(&[&format!("{seat} draw")]);
    assert_eq!((scene.phase(), scene.turn()), ("shuffle", vec![]));
    assert_eq!(scene.refused(&format!("{seat} take 1")), Some("KM-28"));
    let shuffle = shuffle_text(&scene);
    let (without_last, last) = shuffle.rsplit_once(' ').unwrap();
    assert_eq!(scene.refused(without_last), Some("KM-28"), "a card is missing");
    assert_eq!(scene.refused(&format!("{shuffle} {last}")), Some("KM-28"), "a card twice");
    assert_eq!(scene.refused(&format!("{without_last} {top}")), Some("KM-28"), "the top card");
    scene.play(&[&shuffle]);
    let open = scene.open();
    assert_eq!((scene.phase(), scene.turn()), ("drawn", vec![seat]), "the draw is completed");
    assert_eq!((scene.top(), open.discard.len(), open.draw.len()), (top, 1, 2));
    let drawn = shuffle.split(' ').nth(2).unwrap();
    assert_eq!(open.held, Card::read(drawn), "the first one named lay on top");
    assert_eq!(scene.refused(&shuffle), Some("KM-28"), "there is nothing to shuffle now");
}

#[test]
fn km_28_a_reshuffled_card_is_known_to_nobody() {
    let mut scene = empty_draw_pile(4);
    let seat = scene.turn()[0];
    scene.play(&[&format!("{seat} draw")]);
    let shuffle = shuffle_text(&scene);
    scene.play(&[&shuffle, &format!("{seat} swap 2")]);
    let spot = format!("{seat}.2");
    for viewer in 0..3 {
        let knows = scene.knows(viewer).split(' ').any(|known| known == spot);
        assert_eq!(knows, viewer == seat, "{viewer}");
    }
}

#[test]
fn km_28_a_penalty_from_an_empty_pile_waits_for_the_reshuffle() {
    let mut scene = empty_draw_pile(4);
    let seat = scene.turn()[0];
    scene.play(&[&format!("{seat} take 1")]);
    let asked = scene.turn();
    let wrong = scene.wrong_place(asked[0]).unwrap();
    let before = scene.places(asked[0]).len();
    scene.play(&[&format!("{} snap {wrong}", asked[0])]);
    assert_eq!((scene.phase(), scene.turn()), ("shuffle", vec![]));
    assert_eq!(scene.refused(&format!("{} no", asked[1])), Some("KM-28"));
    let shuffle = shuffle_text(&scene);
    scene.play(&[&shuffle]);
    assert_eq!(scene.places(asked[0]).len(), before + 1, "the penalty is completed");
    assert_eq!((scene.phase(), scene.turn()), ("snap", vec![asked[1]]), "and the snaps go on");
    assert_eq!(scene.open().draw.len(), 2);
}

#[test]
fn km_28_without_a_card_no_penalty_is_taken() {
    let mut scene = empty_draw_pile(1);
    assert_eq!(scene.open().discard.len(), 1);
    let seat = scene.turn()[0];
    scene.play(&[&format!("{seat} take 1")]);
    let asked = scene.turn();
    let wrong = scene.wrong_place(asked[0]).unwrap();
    let before = scene.places(asked[0]);
    scene.play(&[&format!("{} snap {wrong}", asked[0])]);
    assert!(scene.was_told(&Event::Spared { seat: Seat(asked[0]) }));
    assert_eq!(scene.places(asked[0]), before);
    assert_eq!(scene.turn(), [asked[1]], "that player is done all the same");
    let shown = format!("{}.{wrong}", asked[0]);
    assert!(scene.knows(seat).split(' ').any(|known| known == shown), "and all saw the card");
}

#[test]
fn km_28_without_a_card_to_draw_a_turn_can_only_take() {
    let mut scene = empty_draw_pile(1);
    let seat = scene.turn()[0];
    assert_eq!(scene.refusal(&format!("{seat} draw")), Refusal::NothingToDraw);
    assert_eq!(scene.refused(&format!("{seat} draw")), Some("KM-28"));
    let legal = scene.legal(seat);
    assert!(legal.iter().all(|mv| mv == "stop" || mv.starts_with("take ")), "{legal:?}");
    assert_eq!(legal.len(), 1 + scene.places(seat).len());
}

#[test]
fn km_28_a_seat_with_cards_always_has_a_turn_because_there_is_always_a_top_discard() {
    let mut scene = empty_draw_pile(1);
    for _ in 0..12 {
        let seat = scene.turn()[0];
        let place = scene.places(seat)[0];
        scene.play(&[&format!("{seat} take {place}")]).nobody_snaps();
        assert_eq!(scene.open().discard.len(), 1);
        assert_eq!(scene.turn(), [(seat + 1) % 3]);
    }
}
