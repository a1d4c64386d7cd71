//! Komojo in letters: whole tables as they are read out.

use serde_json::json;
use vierblatt_game::{
    AtTable, Draw, Game, Holds, Hue, Layout, Seat, Seen, TablePolicy, Value, Zone,
};
use vierblatt_game_testing::spelled;
use vierblatt_komojo::{Komojo, Options, Private, Public};
use vierblatt_texts::{Language, Texts};

use crate::scenario::{Scenario, options};

fn english() -> Texts {
    let names = ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec();
    Texts::of::<Komojo>(Language::En).with_names(names)
}

impl Scenario {
    /// What a seat sees at a table with a memory aid, or somebody who only watches.
    fn seen<T>(&self, seat: Option<u8>, aided: bool, f: impl FnOnce(&Seen<'_, Komojo>) -> T) -> T {
        let public = Komojo::public(&self.state);
        let private = seat.map(|seat| Komojo::private(&self.state, Seat(seat)));
        let private = private.map(|own| if aided { own } else { Komojo::unaided(own) });
        let legal = seat.map_or_else(Vec::new, |seat| self.legal(seat));
        let private = private.as_ref();
        f(&Seen { public: &public, private, seat: seat.map(Seat), legal: &legal })
    }

    fn drawn(&self, seat: Option<u8>) -> vierblatt_game::Scene {
        self.seen(seat, false, Komojo::scene)
    }

    fn read_out(&self, seat: Option<u8>) -> Vec<String> {
        [self.asked(seat, AtTable::default())]
            .into_iter()
            .chain(read_out(&self.drawn(seat)))
            .collect()
    }

    fn asked(&self, seat: Option<u8>, table: AtTable) -> String {
        let prompt = self.seen(seat, false, |seen| Komojo::prompt(seen, &table));
        english().say_named::<Komojo>(&prompt.expect("there is always something to say"))
    }

    fn words(&self, seat: u8, action: &str) -> Option<String> {
        let words = self.seen(Some(seat), false, |seen| Komojo::action_words(action, seen));
        words.map(|words| english().say_named::<Komojo>(&words))
    }

    fn touches(&self, seat: u8, action: &str) -> Vec<String> {
        assert!(self.legal(seat).contains(&action.to_owned()), "{action} is not legal");
        self.seen(Some(seat), false, |seen| Komojo::touches(action, seen))
    }
}

/// The scene line by line. A lit spot has a star, a gap is a bar.
fn read_out(scene: &vierblatt_game::Scene) -> Vec<String> {
    let texts = english();
    let zone = |zone: &Zone| {
        let spots: Vec<_> = zone.spots.iter().map(|spot| spelled(spot, &texts)).collect();
        let notes: Vec<_> = zone.notes.iter().map(|note| texts.say(note)).collect();
        format!("{}: {} / {}", texts.say(&zone.title), spots.join(" "), notes.join(", "))
    };
    scene.zones.iter().map(zone).collect()
}

fn three(draw: &str) -> Scenario {
    Scenario::dealt(Options::default(), &["As 2s 3s 4s", "Ah 2h 3h 4h", "Ad 2d 3d 4d"], draw)
}

/// The places of a seat that only shows backs.
fn backs(seat: u8, name: &str) -> String {
    let place = |place| format!("[{seat}.{place} {name}{place}: ?]");
    (1..=4).map(place).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_seat_on_turn_sees_the_others_the_piles_and_its_own_places() {
    let mut table = three("5c Js");
    table.draws_and_drops("5c");
    let (cy, ada) = (backs(2, "Cy, place "), backs(0, "Ada, place "));
    let bo = backs(1, "Your place ");
    assert_eq!(
        table.read_out(Some(1)),
        [
            "Draw, or take the 5 of clubs.".to_owned(),
            format!("Cy’s cards: {cy} / 4 cards, 0 points"),
            format!("Ada’s cards: {ada} / 4 cards, 0 points"),
            "Piles: *[draw Draw pile: ?, 41 cards] \
             *[discard Discard pile: the 5 of clubs, 1 card] / "
                .to_owned(),
            format!("Your cards: {bo} / 4 cards, 0 points"),
        ]
    );
    assert_eq!(table.touches(1, "draw"), ["draw"]);
    assert_eq!(table.touches(1, "take 3"), ["discard", "1.3"]);
    assert!(table.touches(1, "stop").is_empty());
    assert_eq!(table.words(1, "take 3").as_deref(), Some("Take the open card into place 3"));
    assert_eq!(table.read_out(Some(0))[0], "It is Bo’s turn.");
    assert_eq!(table.read_out(None)[1..].len(), 4);
}

#[test]
fn km_06_a_drawn_card_is_seen_by_its_owner_alone_and_goes_to_a_place_or_the_discard() {
    let mut table = three("Js");
    table.play(&["0 draw"]);
    let mine = table.read_out(Some(0));
    assert_eq!(mine[0], "Swap the jack of spades for one of yours, or discard it.");
    assert!(
        mine[3].contains("*[discard Discard pile: -, 0 cards] | [held The drawn card: the jack")
    );
    assert!(mine[4].starts_with("Your cards: *[0.1 Your place 1: ?] *[0.2 "), "{}", mine[4]);
    assert_eq!(table.touches(0, "drop"), ["discard"]);
    assert_eq!(table.touches(0, "swap 2"), ["0.2"]);
    let others = table.read_out(Some(1));
    assert_eq!(others[0], "Ada has drawn and is thinking.");
    assert!(others[2].ends_with("/ 4 cards, 0 points, a drawn card"), "{}", others[2]);
    assert!(!others.concat().contains("jack"));
}

#[test]
fn km_15_who_may_snap_is_asked_for_the_rank_and_touches_a_place() {
    let mut table = three("2c");
    table.drops("2c");
    assert_eq!(table.phase(), "snap");
    let asked = table.read_out(Some(1));
    assert_eq!(asked[0], "Got a 2? Quick, throw it.");
    for (is_sealed, thrown, said) in [
        (true, None, "Got a 2? Throw it, or not."),
        (false, Some(1), "Thrown. It counts when the time is up."),
        (true, Some(2), "Thrown. It counts when all have chosen."),
        (true, Some(0), "You throw nothing."),
    ] {
        assert_eq!(table.asked(Some(1), AtTable { is_sealed, thrown }), said);
    }
    assert!(asked[4].starts_with("Your cards: *[1.1 "), "{}", asked[4]);
    assert_eq!(table.touches(1, "snap 2"), ["1.2"]);
    assert!(table.touches(1, "no").is_empty());
    assert_eq!(table.read_out(Some(0))[0], "The others may throw a 2 now.");

    table.play(&["1 snap 2"]);
    let thrown = table.read_out(Some(1));
    assert!(thrown[4].contains("[1.2 Your place 2, empty: -]"), "{}", thrown[4]);
    assert!(thrown[4].ends_with("/ 3 cards, 0 points"), "{}", thrown[4]);
    // A miss costs a card, which lies to the right of the four.
    let mut missed = three("2c Kh");
    missed.drops("2c").play(&["1 snap 1"]);
    let zones = missed.drawn(Some(1)).zones;
    let own = zones.last().unwrap();
    let keys: Vec<_> = own.spots.iter().map(|spot| spot.key.as_str()).collect();
    assert_eq!(keys, ["1.1", "1.2", "1.5", "1.3", "1.4", "1.6"]);
    assert_eq!(own.layout, Layout::Grid(3));
    assert_eq!(own.spots[5].holds, Holds::Nothing);
}

#[test]
fn km_03_a_seen_card_shows_its_face_only_with_a_memory_aid() {
    let table = three("Js");
    let aided = table.seen(Some(0), true, |seen| read_out(&Komojo::scene(seen)));
    assert!(aided[3].contains("[0.2 Your place 2: ?]"), "{}", aided[3]);
    let seen = "[0.3 Your place 3: the 3 of spades, seen]";
    assert!(aided[3].contains(seen), "{}", aided[3]);
    assert!(!table.read_out(Some(0)).concat().contains("the 3 of spades"));
    assert!(!table.read_out(None).concat().contains("spades"));
}

#[test]
fn km_10_to_13_an_action_names_the_cards_it_touches() {
    for (card, prompt, action, touched, said) in [
        ("7c", "7: look at one of your cards.", "peek 1", "0.1", "Look at your card in place 1"),
        (
            "8c",
            "8: look at somebody else’s card.",
            "spy 2.4",
            "2.4",
            "Look at Cy’s card in place 4",
        ),
        (
            "9c",
            "9: swap one of your cards with somebody else’s, unseen.",
            "trade 1 2.3",
            "0.1 2.3",
            "Swap your card in place 1 with Cy’s in place 3",
        ),
        (
            "Tc",
            "10: swap two other players’ cards, unseen.",
            "switch 1.2 2.3",
            "1.2 2.3",
            "Swap Bo’s card in place 2 with Cy’s in place 3",
        ),
    ] {
        let mut table = three(card);
        table.play(&["0 draw"]).nobody_snaps();
        assert_eq!(table.read_out(Some(0))[0], prompt);
        assert_eq!(table.touches(0, action).join(" "), touched);
        assert_eq!(table.words(0, action).as_deref(), Some(said));
        let rank = if card == "8c" { "an 8" } else { "a " };
        assert!(
            table.read_out(Some(1))[0]
                .starts_with(&format!("Ada carries out the action of {rank}"))
        );
        let own = &table.drawn(Some(0)).zones[3];
        let is_own = matches!(card, "7c" | "9c");
        assert!(own.spots.iter().all(|spot| spot.is_lit == is_own), "{card}");
    }
}

#[test]
fn km_21_who_said_stop_and_how_long_the_round_lasts_stand_there() {
    let mut table = three("5c Js");
    table.draws_and_drops("5c").play(&["1 stop"]);
    let caller = table.read_out(Some(1));
    assert!(caller[3].ends_with("/ You said STOP. 2 more turns."), "{}", caller[3]);
    assert!(caller[4].ends_with("/ 4 cards, 0 points, STOP"), "{}", caller[4]);
    let other = table.read_out(Some(2));
    assert!(other[3].ends_with("/ Bo said STOP. 2 more turns."), "{}", other[3]);
    assert!(other[2].ends_with("/ 4 cards, 0 points, STOP"), "{}", other[2]);
}

/// Seat 0 says STOP at once, and all drop what they draw.
fn to_the_end(set: &[(&str, Value<'_>)], hands: &[&str]) -> Scenario {
    let mut all = vec![("limit", Value::Number(20))];
    all.extend(set);
    let mut table = Scenario::dealt(options(&all), hands, "Js Qs 5c");
    table.play(&["0 stop"]);
    for card in ["Js", "Qs", "5c"] {
        table.draws_and_drops(card);
    }
    assert_eq!(table.phase(), "over");
    table
}

#[test]
fn km_24_km_25_at_the_end_all_cards_are_up_and_stop_has_its_result() {
    let high = "Kc Ks 4c 3c";
    let table = to_the_end(&[], &["As 2s 3s 4s", "Ah 2h 3h 6h", high]);
    let told = table.read_out(Some(0));
    assert_eq!(told[0], "The game is over.");
    assert!(told[1].contains("[1.4 Bo, place 4: the 6 of hearts]"), "{}", told[1]);
    assert!(told[1].ends_with("/ 4 cards, 12 points, Sum 12"), "{}", told[1]);
    let result = "Sum 10, You said STOP and are lowest with 10.";
    assert!(told[4].ends_with(&format!("/ 4 cards, 0 points, {result}")), "{}", told[4]);

    for (penalty, points) in [("flat", 30), ("added", 40)] {
        let set = [("stop_penalty", Value::Word(penalty))];
        let table = to_the_end(&set, &["As 2s 3s 4s", "Ah 2h 3h 4h", high]);
        let told = table.read_out(Some(1));
        let result = format!("Ada said STOP, but somebody is as low or lower: {points} points.");
        let end = format!("/ 4 cards, {points} points, Sum 10, {result}");
        assert!(told[2].ends_with(&end), "{}", told[2]);
    }
}

#[test]
fn a_card_is_a_rank_and_a_suit_and_the_joker_has_none() {
    let face = |text| Komojo::face(text).unwrap();
    let ten = face("Td");
    assert_eq!((ten.rank.as_str(), ten.sign, ten.hue), ("10", Some(('♦', 'd')), Hue::Red));
    assert_eq!(english().say(&ten.words), "the 10 of diamonds");
    let joker = face("JK");
    assert_eq!((joker.rank.as_str(), joker.sign), ("JK", None));
    assert_eq!(english().say(&joker.words), "a joker");
    for wrong in ["", "8", "draw ", "swap", "1.1", "spy 1"] {
        assert_eq!(Komojo::face(wrong), None, "{wrong:?}");
        assert_eq!(three("Js").words(0, wrong), None, "{wrong:?}");
    }
}

#[test]
fn a_view_that_is_none_is_refused_and_a_meagre_one_is_drawn() {
    let table = three("Js");
    let public = serde_json::to_value(Komojo::public(&table.state)).unwrap();
    let refuses = |field: &str, value: serde_json::Value| {
        let mut wrong = public.clone();
        wrong[field] = value;
        serde_json::from_value::<Public>(wrong).unwrap_err().to_string()
    };
    let no_card = "invalid value: string \"8x\", expected a card such as 8d";
    assert_eq!(refuses("discard", json!(["8x"])), no_card);
    assert!(refuses("phase", json!({ "name": "nap" })).contains("nap"));
    assert!(refuses("options", json!({ "limit": 5 })).contains("limit"));
    let known = json!({ "held": null, "known": [{ "spot": "1-2", "card": "8d" }] });
    let why = serde_json::from_value::<Private>(known).unwrap_err().to_string();
    assert_eq!(why, "invalid value: string \"1-2\", expected a place such as 2.1");

    let mut meagre = public;
    meagre["hands"] = json!([[{ "place": 255, "known_by": [], "card": null }]]);
    meagre["totals"] = json!([]);
    let meagre: Public = serde_json::from_value(meagre).unwrap();
    let seen = Seen { public: &meagre, private: None, seat: Some(Seat(2)), legal: &[] };
    assert_eq!(Komojo::scene(&seen).zones.len(), 4);
}
