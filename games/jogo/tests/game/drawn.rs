//! JOGO! in letters: whole tables as they are read out.

use serde_json::json;
use vierblatt_game::{AtTable, Draw, Game, Holds, Hue, Scene, Seat, Seen, Zone};
use vierblatt_game_testing::spelled;
use vierblatt_jogo::{Jogo, Phase, Private, Public};
use vierblatt_texts::{Language, Texts};

use crate::scenario::{Scenario, Situation};

fn english() -> Texts {
    let names = ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec();
    Texts::of::<Jogo>(Language::En).with_names(names)
}

impl Scenario {
    /// What a seat sees, or somebody who only watches.
    fn seen<T>(&self, seat: Option<u8>, f: impl FnOnce(&Seen<'_, Jogo>) -> T) -> T {
        let public = Jogo::public(&self.state);
        let private = seat.map(|seat| Jogo::private(&self.state, Seat(seat)));
        let legal = seat.map_or_else(Vec::new, |seat| self.legal(seat));
        let private = private.as_ref();
        f(&Seen { public: &public, private, seat: seat.map(Seat), legal: &legal })
    }

    fn scene(&self, seat: Option<u8>) -> Scene {
        self.seen(seat, Jogo::scene)
    }

    /// What is asked, and the scene line by line.
    fn read_out(&self, seat: Option<u8>) -> Vec<String> {
        let prompt = self.seen(seat, |seen| Jogo::prompt(seen, &AtTable::default()));
        let prompt = prompt.iter().map(|prompt| english().say_named::<Jogo>(prompt));
        prompt.chain(read_out(&self.scene(seat))).collect()
    }

    fn words(&self, seat: u8, action: &str) -> Option<String> {
        let words = self.seen(Some(seat), |seen| Jogo::action_words(action, seen));
        words.map(|words| english().say_named::<Jogo>(&words))
    }

    fn touches(&self, seat: u8, action: &str) -> Vec<String> {
        self.seen(Some(seat), |seen| Jogo::touches(action, seen))
    }
}

/// The scene line by line. A lit spot has a star, a gap is a bar.
fn read_out(scene: &Scene) -> Vec<String> {
    let texts = english();
    let zone = |zone: &Zone| {
        let spots: Vec<_> = zone.spots.iter().map(|spot| spelled(spot, &texts)).collect();
        let notes: Vec<_> = zone.notes.iter().map(|note| texts.say(note)).collect();
        format!("{}: {} / {}", texts.say(&zone.title), spots.join(" "), notes.join(" "))
    };
    scene.zones.iter().map(zone).collect()
}

/// Two copies and a JOGO! card in the hand; the other has one card left and is to skip.
fn in_the_middle() -> Scenario {
    Situation {
        piles: ["rL4", "bS5", "", "vD6 gF5"],
        open: &["rM6 yH5 - -", "- - - gH4"],
        down: &[["oL3", "", "", ""], [""; 4]],
        hands: &["gM3 bSTOP gM3 bJOGO", ""],
        draw: "yF6",
        direction: -1,
        skips: &[0, 1],
        ..Situation::EMPTY
    }
    .table()
}

#[test]
fn a_seat_on_turn_sees_what_fits_and_the_others_first() {
    let table = in_the_middle();
    let out = Jogo::public(&table.state).out.len();
    assert_eq!(
        table.read_out(Some(0)),
        [
            "Lay a card: same colour or same symbol.".to_owned(),
            "Bo’s cards: [1.1 Place 1 is empty.: -] [1.2 Place 2 is empty.: -] \
             [1.3 Place 3 is empty.: -] [1.4: green heart 4] / \
             Hand: no cards Bo has one card left. skips a turn"
                .to_owned(),
            format!(
                "Discard piles: [draw Draw pile: ?, 1 card] | [p1 Pile 1: red leaf 4] \
                 [p2 Pile 2: blue sun 5] [p3 Pile 3 is out of the game: -] \
                 [p4 Pile 4: green flame 5] / Play goes anticlockwise. Out of the game: {out} cards"
            ),
            "Your places: *[s1 Place 1: red moon 6, 1 below] [s2 Place 2: yellow heart 5] \
             [s3 Place 3 is empty.: -] [s4 Place 4 is empty.: -] / "
                .to_owned(),
            "Your hand, 4 cards: *[gM3: green moon 3] *[gM3#2: green moon 3] \
             *[bSTOP: blue STOP with drop] *[bJOGO: blue JOGO! with drop] / "
                .to_owned(),
        ]
    );
}

#[test]
fn who_only_watches_sees_no_hand_and_everybody_in_order() {
    let watched = in_the_middle().scene(None);
    let seats: Vec<_> = watched.zones.iter().map(|zone| zone.seat).collect();
    assert_eq!(seats, [Some(Seat(0)), Some(Seat(1)), None]);
    let told = in_the_middle().read_out(None);
    assert_eq!(told[0], "It is Ada’s turn.");
    assert!(told[1].ends_with("/ Hand: 4 cards"), "{}", told[1]);
    assert!(watched.zones.iter().flat_map(|zone| &zone.spots).all(|spot| !spot.is_lit));
}

#[test]
fn jg_17_a_jogo_card_is_chosen_by_touching_and_its_choice_by_words() {
    let table = in_the_middle();
    for action in ["bJOGO p2 skip", "bJOGO p2 turn", "bJOGO p2 give 1"] {
        assert!(table.legal(0).contains(&action.to_owned()), "{action}");
        assert_eq!(table.touches(0, action), ["bJOGO", "p2"]);
    }
    let turns = "Play changes direction, and Bo skips a turn";
    for (action, said) in [
        ("bJOGO p2 skip", "Onto pile 2: blue JOGO!; Bo skips a turn".to_owned()),
        ("bJOGO p2 turn", format!("Onto pile 2: blue JOGO!; {turns}")),
        ("bJOGO p2 give 1", "Onto pile 2: blue JOGO!; Bo takes a card".to_owned()),
        ("s1 p1", "Onto pile 1: your card in place 1".to_owned()),
        ("s1 p1 turn", format!("Onto pile 1: your card in place 1; {turns}")),
    ] {
        assert_eq!(table.words(0, action), Some(said), "{action}");
    }
    assert_eq!(table.touches(0, "s1 p1"), ["s1", "p1"]);
}

#[test]
fn jg_10_who_cannot_lay_touches_the_place_to_take_from_or_the_draw_pile() {
    let stuck = Situation {
        piles: ["rL4", "", "", ""],
        open: &["bM2 yH5 - -", "gF5 - - -"],
        down: &[["oL3", "", "", ""], [""; 4]],
        draw: "yF6",
        ..Situation::EMPTY
    };
    let table = stuck.table();
    assert_eq!(table.legal(0), ["pass 1"]);
    assert_eq!(table.touches(0, "pass 1"), ["s1"]);
    assert_eq!(table.words(0, "pass 1").as_deref(), Some("Take a card from your pile 1"));
    let told = table.read_out(Some(0));
    assert_eq!(told[0], "Nothing fits. You take two cards: from which of your piles?");
    assert!(told[3].contains("*[s1 ") && told[3].contains(" [s2 "), "{}", told[3]);

    let bare = Situation { down: &[], ..stuck };
    let table = bare.table();
    assert_eq!(table.touches(0, "pass"), ["draw"]);
    assert_eq!(table.words(0, "pass").as_deref(), Some("Take a card"));
    let told = table.read_out(Some(0));
    assert_eq!(told[0], "Nothing fits. Take a card from the draw pile.");
    assert!(told[2].starts_with("Discard piles: *[draw "), "{}", told[2]);
    assert_eq!(told[4], "No cards in your hand:  / ");
}

#[test]
fn jg_14_a_new_pile_is_begun_where_pile_1_was() {
    let table = Situation {
        open: &["bM2 - - -", "gF5 - - -"],
        hands: &["rL4", "yH5"],
        phase: Phase::Found { extra: true },
        ..Situation::EMPTY
    }
    .table();
    let told = table.read_out(Some(0));
    assert_eq!(told[0], "No pile is left. Lay any card, or end your turn.");
    assert!(told[2].contains("*[p1 Lay as a new pile: -] [p2 Pile 2 is out"), "{}", told[2]);
    assert!(table.touches(0, "end").is_empty());
    assert_eq!(table.read_out(Some(1))[0], "Ada has an extra turn.");
}

#[test]
fn jg_21_at_the_end_all_cards_are_up_and_counted() {
    let mut table = Situation {
        piles: ["rL4", "", "", ""],
        open: &["rM6 - - -", "gF5 - - -"],
        down: &[[""; 4], ["vD6 bSTOP", "", "", ""]],
        hands: &["", "yH5"],
        draw: "",
        ..Situation::EMPTY
    }
    .table();
    table.play(&["0 s1 p1"]);
    assert_eq!(table.phase(), "over");
    let told = table.read_out(Some(0));
    assert_eq!(told[0], "The game is over.");
    let rival = "[1.1: green flame 5, 2 below]";
    let hidden = "| [1.hand.1: yellow heart 5] | [1.1.down.1: violet drop 6] [1.1.down.2: blue STOP with drop]";
    let notes = "/ Hand: 1 card Face down: 2 · 0 · 0 · 0 Bo has 17 points.";
    for part in [rival, hidden, notes] {
        assert!(told[1].contains(part), "{part} in {}", told[1]);
    }
    assert_eq!(table.result(), Some((vec![1, 2], vec![0, 17])));
    assert!(told[3].ends_with("Ada has 0 points."), "{}", told[3]);
}

#[test]
fn jg_03_a_special_card_shows_the_symbol_of_its_colour_or_only_its_kind() {
    let sign = |options| {
        let table = Situation {
            options,
            piles: ["vREV", "", "", ""],
            open: &["bM2 - - -", "gF5 - - -"],
            ..Situation::EMPTY
        };
        let scene = table.table().scene(None);
        match &scene.zones[2].spots[1].holds {
            Holds::Card(face) => (face.sign, english().say(&face.words)),
            other => panic!("{other:?} lies on pile 1"),
        }
    };
    assert_eq!(sign(""), (Some(('☾', 'M')), "violet reverse with moon".to_owned()));
    assert_eq!(sign("special_symbol=icon"), (None, "violet reverse".to_owned()));
}

#[test]
fn before_the_deal_there_is_nothing_but_the_prompt() {
    assert_eq!(Scenario::new(3, "").read_out(Some(0)), ["The cards are being dealt."]);
}

#[test]
fn a_card_is_a_colours_letter_a_value_and_a_shape() {
    let face = |text| Jogo::face(text).unwrap();
    let leaf = face("gL4");
    assert_eq!((leaf.rank.as_str(), leaf.sign, leaf.hue), ("g4", Some(('♣', 'L')), Hue::Green));
    let stop = face("vSTOP");
    assert_eq!((stop.rank.as_str(), stop.sign, stop.hue), ("vST", None, Hue::Violet));
    assert_eq!(english().say(&stop.words), "violet STOP");
    for wrong in ["", "4", "s1", "gX4", "red"] {
        assert_eq!(Jogo::face(wrong), None, "{wrong:?}");
        assert_eq!(in_the_middle().words(0, wrong), None, "{wrong:?}");
    }
}

#[test]
fn a_view_that_is_none_is_refused_and_a_meagre_one_is_drawn() {
    let public = serde_json::to_value(Jogo::public(&in_the_middle().state)).unwrap();
    let refuses = |field: &str, value: serde_json::Value| {
        let mut wrong = public.clone();
        wrong[field] = value;
        serde_json::from_value::<Public>(wrong).unwrap_err().to_string()
    };
    let no_card = "invalid value: string \"rL9\", expected a card such as rL4";
    assert_eq!(refuses("out", json!(["rL9"])), no_card);
    assert_eq!(refuses("phase", json!("nap")), "'nap' is no phase of JOGO!");
    assert!(refuses("piles", json!([[], []])).contains("length 4"));
    assert!(serde_json::from_value::<Private>(json!({ "hand": "rL4" })).is_err());

    let mut meagre = public;
    for field in ["open", "down", "skips"] {
        meagre[field] = json!([]);
    }
    let meagre: Public = serde_json::from_value(meagre).unwrap();
    let seen = Seen { public: &meagre, private: None, seat: Some(Seat(0)), legal: &[] };
    assert_eq!(Jogo::scene(&seen).zones.len(), 4);
}
