//! The table in letters, for chosen situations.

use serde_json::{Value, json};
use vierblatt_game::{AtTable, Draw, Game, Hue, Seat, Seen};
use vierblatt_game_testing::{action_words, keys, letters, read_out, touched, unlisted};
use vierblatt_koenigs_romme::{KoenigsRomme, Private, Public};

use crate::scenario::Scenario;

/// In the third round, in which fives are wild, seat 0 has a complete hand and draws.
fn drawn() -> Scenario {
    let hands = ["8s 8h 8d 8c 5t", "3s 4s 5s JK 7h", "Kt Ks 9d 4d 4h"];
    let mut scene = Scenario::dealt("first_round=3", &hands, "Qh", "9s 3s Kh");
    scene.play(&["0 draw"]);
    scene
}

/// Seat 0 has gone out, and it is seat 1's last turn.
fn last_turn() -> Scenario {
    let mut scene = drawn();
    scene.play(&["0 lay 8s 8h 8d 8c 5t", "0 discard 9s", "1 draw"]);
    scene
}

#[test]
fn a_hand_is_sorted_into_groups_and_who_can_go_out_is_told_so() {
    let drawn_by_me = [
        "You can go out.",
        "Seat 1:  · 5 cards · 0 points",
        "Seat 2:  · 5 cards · 0 points · deals",
        "Round 3 of 11: ##(99 cards) Qh(1 card) · Wild: 5s and jokers",
        "Your hand: 8s 8h 8d 8c *5t | 9s · All combined · 0 points",
    ];
    assert_eq!(letters::<KoenigsRomme>(&drawn().state, Some(0)), drawn_by_me);
    let hand = "Your hand: [8 of spades, in a combination of 5 cards] [8 of hearts] [8 of diamonds] [8 of clubs] \
                [5 of stars, wild] [9 of spades] · All combined · 0 points";
    assert_eq!(read_out::<KoenigsRomme>(&drawn().state, Some(0)).last().unwrap(), hand);
}

#[test]
fn going_out_is_offered_and_done_by_touching_the_card_that_is_left() {
    let scene = drawn();
    let touched = |action| touched::<KoenigsRomme>(&scene.state, 0, action);
    let lays = unlisted::<KoenigsRomme>(&scene.state, 0);
    assert_eq!(lays, ["lay 8s 8h 8d 8c 5t"]);
    assert_eq!(touched(&lays[0]), ["9s"]);
    assert_eq!(touched("discard 9s"), ["9s"], "the same card, and another word");
    let words = "Lay down: 8 of spades, 8 of hearts, 8 of diamonds, 8 of clubs, 5 of stars";
    let said = |action: &str| action_words::<KoenigsRomme>(&scene.state, 0, action);
    assert_eq!(said(&lays[0]).as_deref(), Some(words));
    assert_eq!(said("discard Kt").as_deref(), Some("Discard the king of stars"));
    assert_eq!(said("take").as_deref(), Some("Take the queen of hearts"));
    assert_eq!(
        said("lay 3s 3h 3d / 8c 9c JK").as_deref(),
        Some("Lay down: 3 of spades, 3 of hearts, 3 of diamonds / 8 of clubs, 9 of clubs, joker")
    );
    for nonsense in ["", "lay", "lay 3x", "discard", "put 3", "put x 3s", "pass", "é"] {
        assert_eq!(said(nonsense), None, "{nonsense:?}");
    }
}

#[test]
fn whoever_draws_sees_both_piles_lit_and_touches_one() {
    let scene = Scenario::dealt("", &["8s 8h 8d", "3s 4s 5s"], "Qh", "");
    let lines = letters::<KoenigsRomme>(&scene.state, Some(0));
    assert_eq!(lines[0], "Draw a card from either pile.");
    assert_eq!(lines[2], "Round 1 of 11: *##(109 cards) *Qh(1 card) · Wild: 3s and jokers");
    let touched = |action| touched::<KoenigsRomme>(&scene.state, 0, action);
    assert_eq!((touched("draw"), touched("take")), (vec!["draw".into()], vec!["discard".into()]));
    let other = letters::<KoenigsRomme>(&scene.state, Some(1));
    assert_eq!(other[0], "Seat 0 is drawing.");
    assert_eq!(other[2], "Round 1 of 11: ##(109 cards) Qh(1 card) · Wild: 3s and jokers");
}

#[test]
fn a_last_turn_is_announced_and_what_was_laid_down_lies_there() {
    let scene = last_turn();
    let drawn = [
        "Lay down your combinations, then discard.",
        "Seat 2:  · 5 cards · 0 points · deals",
        "Seat 0: 8s 8h 8d 8c *5t · 0 cards · 0 points · is out",
        "Round 3 of 11: ##(98 cards) 9s(2 cards) · Wild: 5s and jokers \
         · Seat 0 is out: your last turn.",
        "Your hand: 3s 4s *5s *JK | 3s 7h · 3 points left over · 0 points",
    ];
    assert_eq!(letters::<KoenigsRomme>(&scene.state, Some(1)), drawn);
    assert_eq!(unlisted::<KoenigsRomme>(&scene.state, 1), ["lay 3s 4s 5s JK"]);
    let lay = touched::<KoenigsRomme>(&scene.state, 1, "lay 3s 4s 5s JK");
    assert_eq!(lay, [""; 0], "nothing is to be chosen");
    let watched = [
        "Seat 1 is choosing a discard.",
        "Seat 0: 8s 8h 8d 8c *5t · 0 cards · 0 points · is out",
        "Seat 1:  · 6 cards · 0 points",
        "Seat 2:  · 5 cards · 0 points · deals",
        "Round 3 of 11: ##(98 cards) 9s(2 cards) · Wild: 5s and jokers · Seat 0 is out: last turns.",
    ];
    assert_eq!(letters::<KoenigsRomme>(&scene.state, None), watched);
}

#[test]
fn of_twins_the_one_that_is_left_over_is_given_away() {
    let scene = last_turn();
    let keys = keys::<KoenigsRomme>(&scene.state, Some(1));
    assert_eq!(keys[keys.len() - 6..], ["3s#2", "4s", "5s", "JK", "3s", "7h"]);
    assert_eq!(touched::<KoenigsRomme>(&scene.state, 1, "discard 3s"), ["3s"]);
}

#[test]
fn a_card_that_may_not_go_back_says_so() {
    let hands = ["8s 8h Kd", "3s 9s 5h"];
    let mut scene = Scenario::dealt("return_discard=forbidden", &hands, "Qh", "");
    scene.play(&["0 take"]);
    let lines = letters::<KoenigsRomme>(&scene.state, Some(0));
    let hand =
        "Your hand: 8s 8h Qh(may not be discarded this turn) Kd · 28 points left over · 0 points";
    assert_eq!(lines.last().unwrap(), hand);
}

#[test]
fn when_all_is_over_the_cards_that_are_left_are_shown() {
    let mut scene = Scenario::new(2, "last_round=1");
    scene.play(&["~ dealer 1"]);
    scene.quick_round(&["", "Ks Qh 9d"]);
    let won = [
        "You win with 0 points.",
        "Seat 1: 9d Ks Qh · 3 cards · 34 points",
        "Round 1 of 1:  · Wild: 3s and jokers",
        "Laid down: *3s *3h *3d",
        "Your hand:  · 0 points",
    ];
    assert_eq!(letters::<KoenigsRomme>(&scene.state, Some(0)), won);
    let lost = read_out::<KoenigsRomme>(&scene.state, None);
    assert_eq!(lost[0], "Seat 0 wins with 0 points.");
    let left = "Seat 1: [Left over: 9 of diamonds] [king of spades] [queen of hearts]";
    assert!(lost[2].starts_with(left), "{lost:?}");
}

#[test]
fn the_solo_hands_are_sorted_and_say_what_the_card_turned_up_does() {
    let mut scene = Scenario::solo("", &["3s 4h 5h", "4s Kd Kc 9h"], "Ks");
    let lines = letters::<KoenigsRomme>(&scene.state, Some(0));
    let first = [
        "Which hand takes the king of spades?",
        "Königs-Rommé solo: ##(27 cards) *Ks · 2 of 11 hands",
        "Hand 3, wild: 3s: 4h 5h *3s · finished",
        "Hand 4, wild: 4s: Kd Kc *4s | 9h(discard) · 9 points left over · The turned-up card finishes it",
    ];
    assert_eq!(lines[..4], first);
    let touched = |action| touched::<KoenigsRomme>(&scene.state, 0, action);
    assert_eq!(touched("put 4 9h"), ["4.9h"]);
    assert_eq!(touched("put 4 Ks"), ["up"], "the card turned up goes right away");
    let said = action_words::<KoenigsRomme>(&scene.state, 0, "put 4 9h");
    assert_eq!(said.as_deref(), Some("Hand 4: discard the 9 of hearts"));
    scene.play(&["0 put 4 9h"]);
    let watched = letters::<KoenigsRomme>(&scene.state, None);
    assert_eq!(watched[0], "Turned up: queen of clubs.");
    assert_eq!(watched[3], "Hand 4, wild: 4s: Ks Kd Kc *4s · finished");
}

#[test]
fn a_card_is_drawn_with_its_rank_and_suit() {
    let drawn = |card| KoenigsRomme::face(card).map(|face| (face.rank, face.sign, face.hue));
    assert_eq!(drawn("Th"), Some(("10".into(), Some(('♥', 'h')), Hue::Red)));
    assert_eq!(drawn("Ks"), Some(("K".into(), Some(('♠', 's')), Hue::Plain)));
    assert_eq!(drawn("3t"), Some(("3".into(), Some(('★', 't')), Hue::Violet)));
    assert_eq!(drawn("JK"), Some(("JK".into(), None, Hue::Pink)));
    for nonsense in ["", "10h", "2s", "8x", "jk", "é"] {
        assert_eq!(drawn(nonsense), None, "{nonsense:?}");
    }
}

#[test]
fn a_view_that_no_table_has_is_not_read() {
    let scene = drawn();
    let reads = |key: &str, value: Value| {
        let mut public = scene.public();
        public[key] = value;
        serde_json::from_value::<Public>(public).is_ok()
    };
    assert!(reads("round", json!(4)));
    for (key, wrong) in [
        ("phase", json!("nap")),
        ("wild", json!(2)),
        ("wild", json!(14)),
        ("discard", json!(["2s"])),
        ("turn", json!(7)),
        ("hands", json!([1, 1, 1, 1, 1, 1, 1, 1])),
        ("laid", json!([["3s"]])),
    ] {
        assert!(!reads(key, wrong.clone()), "{key}: {wrong}");
    }
    let mut private = scene.private(0);
    assert!(serde_json::from_value::<Private>(private.clone()).is_ok());
    private["arranged"] = json!({"combinations": [], "left": ["8x"], "points": 8});
    assert!(serde_json::from_value::<Private>(private).is_err());
}

#[test]
fn a_hand_that_nobody_can_have_is_offered_nothing() {
    let scene = drawn();
    let public = serde_json::from_value(scene.public()).unwrap();
    let offered = |hand: Vec<&str>| {
        let mut private = scene.private(0);
        private["hand"] = json!(hand);
        let private = serde_json::from_value(private).unwrap();
        KoenigsRomme::unlisted(&vierblatt_game::Seen {
            public: &public,
            private: Some(&private),
            seat: Some(vierblatt_game::Seat(0)),
            legal: &[],
        })
    };
    assert_eq!(offered(vec!["8s", "8h", "8d", "Kt"]), ["lay 8s 8h 8d"]);
    assert!(offered(vec!["8s"; 4]).is_empty(), "there are two of each");
    assert!(offered(vec!["JK"; 600]).is_empty());
}

#[test]
fn what_is_asked_depends_on_whose_turn_it_is_and_what_comes_next() {
    let state = drawn().state;
    let public = serde_json::to_value(KoenigsRomme::public(&state)).unwrap();
    let private = KoenigsRomme::private(&state, Seat(0));
    let mut poor = serde_json::to_value(&private).unwrap();
    (poor["hand"], poor["arranged"]) = (json!(["8s", "Kt"]), Value::Null);
    let poor: Private = serde_json::from_value(poor).unwrap();
    let asked = |changes: Value, seat: Option<u8>, private: &Private| {
        let mut public = public.clone();
        for (name, value) in changes.as_object().unwrap() {
            public[name] = value.clone();
        }
        let public = serde_json::from_value(public).unwrap();
        let seat = seat.map(Seat);
        let private = seat.map(|_| private);
        let seen = Seen { public: &public, private, seat, legal: &[] };
        KoenigsRomme::prompt(&seen, &AtTable::default()).unwrap().id.to_owned()
    };
    let mine = |changes| asked(changes, Some(0), &poor);
    for (found, expected) in [
        (mine(json!({ "phase": "draw" })), "draw"),
        (mine(json!({ "phase": "draw", "turn": 1 })), "other-draw"),
        (mine(json!({ "phase": "play" })), "discard"),
        (asked(json!({ "phase": "play" }), None, &poor), "other-play"),
        (asked(json!({ "phase": "play" }), Some(0), &private), "out"),
        (mine(json!({ "phase": "play", "out": 0 })), "last-card"),
        (mine(json!({ "phase": "draw", "out": 1 })), "last-draw"),
        (asked(json!({ "phase": "play", "out": 1 }), Some(0), &private), "last-lay"),
        (mine(json!({ "phase": "play", "out": 1 })), "last-discard"),
        (mine(json!({ "phase": "shuffle" })), "shuffle"),
        (mine(json!({ "phase": "deal", "turn": null })), "deal"),
        (mine(json!({ "phase": "over", "turn": null, "totals": [3, 8, 9] })), "over-won"),
        (mine(json!({ "phase": "over", "turn": null, "totals": [9, 8, 9] })), "over"),
        (mine(json!({ "phase": "over", "turn": null, "totals": [8, 8, 9] })), "over-shared"),
    ] {
        assert_eq!(found, format!("koenigs-romme-prompt-{expected}"));
    }
}
