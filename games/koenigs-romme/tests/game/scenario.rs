//! A table with chosen cards that is played in the words of records.

use std::iter::repeat_n;
use std::ops::Deref;

use serde_json::Value;
use vierblatt_game::{Game, Moves, Notation, Seat, Seats, Told, Turn, Unveil};
use vierblatt_game_testing::{Position, chosen, read};
use vierblatt_koenigs_romme::{Event, KoenigsRomme, Move, Options};

/// A table, and all that was told at it.
#[derive(Clone)]
pub(crate) struct Scenario {
    position: Position<KoenigsRomme>,
    pub(crate) told: Told<KoenigsRomme>,
}

/// Options as a record names them: `first_round=3 reshuffle=keep_top`.
pub(crate) fn options(text: &str) -> Options {
    chosen(text)
}

/// KR-01, from the letters of the ranks and suits alone. Neighbours in this order are of different
/// ranks and suits, and the jokers come last: what fills up a hand does not combine by accident.
pub(crate) fn deck() -> Vec<String> {
    let suited: Vec<String> = "3456789TJQK"
        .chars()
        .flat_map(|rank| "shdct".chars().map(move |suit| format!("{rank}{suit}")))
        .collect();
    let mixed = (0..2 * suited.len()).map(|n| suited[37 * n % suited.len()].clone());
    mixed.chain(repeat_n("JK".to_string(), 6)).collect()
}

/// The cards that are not among these.
pub(crate) fn left_of(named: &[&str]) -> Vec<String> {
    let mut left = deck();
    for card in named.iter().flat_map(|cards| cards.split_whitespace()).filter(|word| *word != "/")
    {
        let at = left.iter().position(|other| other == card);
        left.remove(at.unwrap_or_else(|| panic!("there are not that many {card}")));
    }
    left
}

/// The words of a deal: hands of these sizes with the cards named for each, then the `rest` in its
/// order. Hands and rest are filled up with cards nobody is named for.
pub(crate) fn deal(sizes: &[usize], hands: &[&str], rest: &str) -> String {
    let named: Vec<&str> = hands.iter().copied().chain([rest]).collect();
    let mut filling = left_of(&named).into_iter();
    let mut order: Vec<String> = Vec::new();
    for (hand, size) in hands.iter().zip(sizes) {
        let before = order.len();
        order.extend(hand.split_whitespace().map(String::from));
        let missing = (before + size).checked_sub(order.len()).expect("the hand is too big");
        order.extend(filling.by_ref().take(missing));
    }
    order.extend(rest.split_whitespace().map(String::from));
    order.extend(filling);
    format!("~ deal {}", order.join(" "))
}

/// So many cards of one rank, all suits before the first twin.
pub(crate) fn of_rank(rank: char, count: usize) -> String {
    let suits = "shdct".chars().cycle().take(count);
    suits.map(|suit| format!("{rank}{suit}")).collect::<Vec<_>>().join(" ")
}

/// So many cards in one or two sets, none of them among those `named`.
pub(crate) fn complete(size: usize, named: &[&str]) -> String {
    let left = left_of(named);
    let mut ranks = "3456789TJQK".chars();
    let parts = if size < 6 { vec![size] } else { vec![size - size / 2, size / 2] };
    let sets = parts.into_iter().map(|part| {
        let of = |rank| left.iter().filter(move |card| *card != "JK" && card.starts_with(rank));
        let rank = ranks.find(|rank| of(*rank).count() >= part).expect("some rank has enough");
        of(rank).take(part).map(String::as_str).collect::<Vec<_>>().join(" ")
    });
    sets.collect::<Vec<_>>().join(" / ")
}

impl Deref for Scenario {
    type Target = Position<KoenigsRomme>;

    fn deref(&self) -> &Position<KoenigsRomme> {
        &self.position
    }
}

impl Scenario {
    /// A table before anything has happened.
    pub(crate) fn new(seats: u8, chosen: &str) -> Self {
        let state = KoenigsRomme::new(options(chosen), Seats(seats));
        Scenario { position: Position { state }, told: Told::default() }
    }

    /// A first round with these hands, this first discard and these first cards of the draw pile.
    /// Seat 0 begins.
    pub(crate) fn dealt(chosen: &str, hands: &[&str], discard: &str, draw: &str) -> Self {
        let mut scene = Scenario::new(hands.len() as u8, chosen);
        scene.play(&[&format!("~ dealer {}", hands.len() - 1)]).deal(hands, discard, draw);
        scene
    }

    /// The solo game with the cards named for the hands of 3, 4, … and for the draw pile.
    pub(crate) fn solo(chosen: &str, hands: &[&str], draw: &str) -> Self {
        let mut hands = hands.to_vec();
        hands.resize(11, "");
        let mut scene = Scenario::new(1, chosen);
        scene.play(&[&deal(&(3..=13).collect::<Vec<_>>(), &hands, draw)]);
        scene
    }

    /// Deals the round that is to come.
    pub(crate) fn deal(&mut self, hands: &[&str], discard: &str, draw: &str) -> &mut Self {
        assert!(draw.is_empty() || !discard.is_empty(), "the draw pile follows the discard");
        let size = KoenigsRomme::round(&self.state) as usize + 2;
        let sizes = vec![size; hands.len()];
        self.play(&[&deal(&sizes, hands, &format!("{discard} {draw}"))])
    }

    /// A whole round with these hands, in which who begins has none and goes out at once, and the
    /// others discard what they draw.
    pub(crate) fn quick_round(&mut self, hands: &[&str]) -> &mut Self {
        let begins = (self.open("dealer").as_u64().unwrap() as usize + 1) % hands.len();
        let size = KoenigsRomme::round(&self.state) as usize + 2;
        let lay = complete(size, hands);
        let hand = lay.replace("/ ", "");
        let mut hands = hands.to_vec();
        hands[begins] = &hand;
        self.deal(&hands, "", "");
        self.play(&[&format!("{begins} draw"), &format!("{begins} lay {lay}")]);
        self.play(&[&format!("{begins} discard {}", self.hand(begins))]).idle(hands.len() - 1)
    }

    /// So many seats, one after the other, draw a card and discard it.
    pub(crate) fn idle(&mut self, turns: usize) -> &mut Self {
        for _ in 0..turns {
            let seat = self.turn();
            let drawn = self.draw()[..2].to_string();
            self.play(&[&format!("{seat} draw"), &format!("{seat} discard {drawn}")]);
        }
        self
    }

    /// Idle turns until the draw pile has this many cards.
    pub(crate) fn idle_until_left(&mut self, cards: usize) -> &mut Self {
        let now = self.open("draw").as_array().unwrap().len();
        self.idle(now - cards)
    }

    /// Plays actions that must be legal.
    pub(crate) fn play(&mut self, actions: &[&str]) -> &mut Self {
        for text in actions {
            let action = read::<KoenigsRomme>(&self.state, text)
                .unwrap_or_else(|why| panic!("{text:?}: {why:?}"));
            if let Err(why) = KoenigsRomme::act(&mut self.position.state, &action, &mut self.told) {
                panic!("{text:?}: {why:?} in {:?}", KoenigsRomme::open(&self.state));
            }
        }
        self
    }

    /// Whether some lay is legal, which must be so exactly if one is among the legal moves.
    pub(crate) fn can_lay(&self) -> bool {
        let seats = KoenigsRomme::turn(&self.state).seats();
        let moves = seats.iter().flat_map(|seat| KoenigsRomme::legal(&self.state, seat).to_vec());
        let lays = moves.filter(|mv| matches!(mv, Move::Lay(_))).count();
        let can_lay = KoenigsRomme::can_lay(&self.state).expect("this game tells it");
        assert_eq!(can_lay, lays > 0);
        can_lay
    }

    pub(crate) fn round(&self) -> u32 {
        KoenigsRomme::round(&self.state)
    }

    pub(crate) fn is_chance(&self) -> bool {
        KoenigsRomme::turn(&self.state) == Turn::Chance
    }

    /// The cards under this key, as text.
    pub(crate) fn row(cards: &Value) -> String {
        let cards = cards.as_array().unwrap().iter().map(|card| card.as_str().unwrap());
        cards.collect::<Vec<_>>().join(" ")
    }

    /// What a seat holds, sorted; in the solo game, what the `n`th hand has.
    pub(crate) fn hand(&self, n: usize) -> String {
        Scenario::row(&self.open("hands")[n])
    }

    pub(crate) fn discard(&self) -> String {
        Scenario::row(&self.open("discard"))
    }

    pub(crate) fn draw(&self) -> String {
        Scenario::row(&self.open("draw"))
    }

    pub(crate) fn result(&self) -> Value {
        serde_json::to_value(KoenigsRomme::outcome(&self.state)).unwrap()
    }

    pub(crate) fn public(&self) -> Value {
        serde_json::to_value(KoenigsRomme::public(&self.state)).unwrap()
    }

    pub(crate) fn private(&self, seat: u8) -> Value {
        serde_json::to_value(KoenigsRomme::private(&self.state, Seat(seat))).unwrap()
    }

    /// What all heard.
    pub(crate) fn heard(&self) -> Vec<&Event> {
        self.told.heard_by_all().collect()
    }
}
