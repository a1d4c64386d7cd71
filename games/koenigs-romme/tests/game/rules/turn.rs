//! KR-06 to KR-08.

use serde_json::json;

use crate::table::{Scene, word};

#[test]
fn kr_06_one_card_is_drawn_first_from_either_pile_and_only_one() {
    let mut scene = Scene::round(1, &[], &["3s 4s 5s", "8d 9d Td"], "3t", "4t JK Ks");
    assert_eq!(scene.legal(0), ["draw", "take"]);
    assert_eq!(scene.refused("0 discard 3s"), "KR-06");
    assert_eq!(scene.refused("0 lay 3s 4s 5s"), "KR-06");
    scene.act("0 draw");
    assert_eq!(scene.open("hands")[0], json!(["3s", "4s", "4t", "5s"]));
    assert_eq!((scene.refused("0 draw"), scene.refused("0 take")), ("KR-06", "KR-06"));
    scene.acts(&["0 discard 4t", "1 take"]);
    assert_eq!(scene.open("hands")[1], json!(["4t", "8d", "9d", "Td"]));
    assert_eq!((scene.refused("1 draw"), scene.refused("1 take")), ("KR-06", "KR-06"));
    assert_eq!(scene.open("discard"), json!(["3t"]));
}

/// Everyone draws and discards what they drew, until there is only so much left to draw.
fn draw_until(scene: &mut Scene, left: usize) {
    while scene.draw_pile().len() > left {
        let (seat, drawn) = (scene.turn().unwrap(), scene.draw_pile().swap_remove(0));
        scene.act(&format!("{seat} draw"));
        if scene.phase() == "play" {
            scene.act(&format!("{seat} discard {drawn}"));
        }
    }
}

/// The discard pile as a shuffle, but for the last so many cards.
fn shuffle(scene: &Scene, but: usize) -> String {
    let mut discard: Vec<String> = serde_json::from_value(scene.open("discard")).unwrap();
    discard.truncate(discard.len() - but);
    discard.reverse();
    format!("~ shuffle {}", discard.join(" "))
}

#[test]
fn kr_07_when_the_last_card_is_drawn_the_whole_discard_pile_is_shuffled_at_once() {
    let mut scene = Scene::round(11, &[], &[""; 7], "", "");
    assert_eq!(scene.refused("~ shuffle 3s"), "KR-07", "not yet");
    draw_until(&mut scene, 0);
    assert_eq!((scene.phase(), scene.turn()), ("shuffle", None));
    // 91 cards in hands, one turned up, 24 drawn by seats 0 to 6 in turn: the last by seat 2.
    for seat in 0..7 {
        assert_eq!(scene.refused(&format!("{seat} discard JK")), "KR-07");
    }
    let right = shuffle(&scene, 0);
    assert_eq!(right.split(' ').count(), 2 + 24);
    assert_eq!(scene.refused(&shuffle(&scene, 1)), "KR-07", "all of it");
    assert_eq!(scene.refused(&format!("{right} JK")), "KR-07", "and nothing else");
    assert_eq!(scene.refused("~ shuffle 3x"), "KR-07");
    scene.act(&right);
    assert_eq!((scene.phase(), scene.turn()), ("play", Some(2)));
    assert_eq!(scene.open("discard"), json!([]), "an empty place");
    assert_eq!(format!("~ shuffle {}", scene.draw_pile().join(" ")), right, "top first");
    let discard = scene.legal(2)[0].clone();
    scene.act(&format!("2 {discard}"));
    assert_eq!(scene.open("discard").as_array().unwrap().len(), 1);
    assert_eq!(scene.legal(3), ["draw", "take"]);
}

#[test]
fn kr_07_with_keep_top_the_top_card_stays() {
    let mut scene = Scene::round(11, &[word("reshuffle", "keep_top")], &[""; 7], "", "");
    draw_until(&mut scene, 0);
    assert_eq!(scene.phase(), "shuffle");
    let discard = scene.open("discard");
    let top = discard.as_array().unwrap().last().unwrap().clone();
    assert_eq!(scene.refused(&shuffle(&scene, 0)), "KR-07");
    let right = shuffle(&scene, 1);
    assert_eq!(right.split(' ').count(), 2 + 23);
    scene.act(&right);
    assert_eq!(scene.open("discard"), json!([top]));
    assert_eq!(scene.draw_pile().len(), 23);
}

#[test]
fn kr_07_a_shuffle_is_due_also_in_a_last_turn_and_what_was_laid_down_stays() {
    let run = "3s 4s 5s 3h 4h 5h 3d 4d 5d 3c 4c 5c 6c";
    let mut scene = Scene::round(11, &[], &["", "", run, "", "", "", ""], "", "");
    draw_until(&mut scene, 1);
    assert_eq!(scene.turn(), Some(2));
    let discard = scene.open("discard");
    let taken = discard.as_array().unwrap().last().unwrap().as_str().unwrap().to_owned();
    scene.acts(&["2 take", "2 lay 3s 4s 5s / 3h 4h 5h / 3d 4d 5d / 3c 4c 5c 6c"]);
    scene.acts(&[&format!("2 discard {taken}"), "3 draw"]);
    assert_eq!(scene.phase(), "shuffle");
    let laid = scene.open("laid");
    assert_eq!(laid[2][0], json!(["3c", "4c", "5c", "6c"]));
    let right = shuffle(&scene, 0);
    scene.act(&right);
    assert_eq!((scene.phase(), scene.turn()), ("play", Some(3)));
    assert_eq!(scene.open("laid"), laid);
}

#[test]
fn kr_08_one_card_must_be_discarded_and_it_may_be_the_one_just_drawn() {
    let mut scene = Scene::round(1, &[], &["4s 4s 5s", "8d 9d Td"], "3t", "4t JK Ks");
    scene.act("0 take");
    assert_eq!(scene.legal(0), ["discard 3t", "discard 4s", "discard 5s"], "twins once");
    assert_eq!(scene.refused("0 discard 4t"), "KR-08", "it is not there");
    scene.act("0 discard 3t");
    assert_eq!(scene.open("discard"), json!(["3t"]));
    scene.acts(&["1 draw", "1 discard 4t"]);
    assert_eq!(scene.open("hands")[1], json!(["8d", "9d", "Td"]));
    assert_eq!(scene.turn(), Some(0));
}

#[test]
fn kr_08_a_card_just_taken_may_not_go_back_where_that_is_forbidden() {
    let forbidden = [word("return_discard", "forbidden")];
    let mut scene = Scene::round(1, &forbidden, &["4s 5s 6d", "8d 9d Td"], "8t", "9t JK");
    scene.act("0 take");
    assert_eq!(scene.refused("0 discard 8t"), "KR-08");
    assert_eq!(scene.legal(0), ["discard 4s", "discard 5s", "discard 6d"]);
    scene.act("0 discard 4s");
    // What was drawn is not what was taken, and what was taken an earlier turn may go.
    scene.acts(&["1 draw", "1 discard 9t", "0 draw", "0 discard 8t"]);
}

#[test]
fn kr_08_its_twin_may_be_discarded_so_with_a_twin_in_hand_the_card_may() {
    let forbidden = [word("return_discard", "forbidden")];
    for (hand, taken) in [("8t 5s 6d", "8t"), ("JK 5s 6d", "JK")] {
        let mut scene = Scene::round(1, &forbidden, &[hand, "8d 9d Td"], taken, "9t JK");
        scene.act("0 take");
        scene.act(&format!("0 discard {taken}"));
    }
}

#[test]
fn kr_08_a_lay_that_leaves_only_the_card_just_taken_is_refused() {
    let forbidden = [word("return_discard", "forbidden")];
    let hands = ["8d 9d Td", "4s 5s 6s"];
    let mut scene = Scene::round(1, &forbidden, &hands, "Qt", "Jt Js");
    scene.act("0 take");
    assert!(!scene.can_lay(), "the queen would be left");
    assert_eq!(scene.refused("0 lay 8d 9d Td"), "KR-08");
    assert_eq!(scene.lays(0), [""; 0]);
    let mut scene = Scene::round(1, &forbidden, &hands, "Qt", "Jt Js");
    scene.acts(&["0 draw", "0 lay 8d 9d Td", "0 discard Jt", "1 take"]);
    assert!(!scene.can_lay(), "also in a last turn");
    assert_eq!(scene.refused("1 lay 4s 5s 6s"), "KR-08");
    // With its twin in hand one of them may go.
    let mut scene = Scene::round(2, &forbidden, &["8d 9d Td Qt", "4s 5s 6s 7s"], "Qt", "Jt");
    scene.act("0 take");
    assert!(!scene.can_lay(), "two queens are left");
    let mut scene = Scene::round(1, &forbidden, &["8d 8s 8h", "4s 5s 6s"], "8d", "Jt");
    scene.act("0 take");
    assert!(scene.can_lay());
    scene.acts(&["0 lay 8d 8s 8h", "0 discard 8d"]);
}

#[test]
fn kr_08_a_card_just_taken_may_be_laid_down() {
    let forbidden = [word("return_discard", "forbidden")];
    let mut scene = Scene::round(1, &forbidden, &["8d 9d Qt", "4s 5s 6s"], "Td", "Jt");
    scene.act("0 take");
    assert_eq!(scene.lays(0).len(), 1);
    scene.acts(&["0 lay 8d 9d Td", "0 discard Qt"]);
}
