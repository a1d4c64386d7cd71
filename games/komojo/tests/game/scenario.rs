//! A table with chosen cards that is played in the words of records.

use vierblatt_game::{Action, Game, Options as _, Refusal as _, Seat, Seats};
use vierblatt_game::{Told, Turn, Unveil, Value};
use vierblatt_game_testing::{listed, read};
use vierblatt_komojo::{Card, Cards, Event, Komojo, Open, Options, Refusal, Spot, State};

/// A table, and what was last told at it.
pub(crate) struct Scenario {
    pub(crate) state: State,
    pub(crate) told: Told<Komojo>,
}

/// The default options but for these.
pub(crate) fn options(set: &[(&str, Value<'_>)]) -> Options {
    let mut options = Options::default();
    for (name, value) in set {
        options.set(name, *value).unwrap();
    }
    options
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| Card::read(word).unwrap()).collect()
}

/// The words of a deal with these hands, this draw pile, and all other cards below it.
pub(crate) fn deal_text(hands: &[&str], draw: &str) -> String {
    let mut dealt: Vec<Card> = hands.iter().flat_map(|hand| cards(hand)).collect();
    assert_eq!(dealt.len(), 4 * hands.len(), "four cards each");
    dealt.extend(cards(draw));
    let mut rest = Cards::ALL;
    assert!(dealt.iter().all(|card| rest.remove(*card)), "a card is dealt twice");
    dealt.extend(rest.iter());
    let words: Vec<String> = dealt.iter().map(Card::to_string).collect();
    format!("~ deal {}", words.join(" "))
}

impl Scenario {
    /// A table before anything has happened.
    pub(crate) fn new(seats: u8, options: Options) -> Self {
        Scenario { state: Komojo::new(options, Seats(seats)), told: Told::default() }
    }

    /// Seat 0 begins, and the cards are dealt.
    pub(crate) fn dealt(options: Options, hands: &[&str], draw: &str) -> Self {
        let mut scene = Scenario::new(hands.len() as u8, options);
        scene.play(&["~ start 0", &deal_text(hands, draw)]);
        scene
    }

    fn read(&self, text: &str) -> Action<Komojo> {
        read(&self.state, text).unwrap_or_else(|why| panic!("{text:?}: {why:?}"))
    }

    /// Plays actions that must be legal.
    pub(crate) fn play(&mut self, actions: &[&str]) -> &mut Self {
        for text in actions {
            let action = self.read(text);
            self.told.0.clear();
            if let Err(refusal) = Komojo::act(&mut self.state, &action, &mut self.told) {
                panic!("{text:?} is refused: {refusal:?} in {:?}", self.state);
            }
            self.state.validate();
        }
        self
    }

    /// All who are asked say no.
    pub(crate) fn nobody_snaps(&mut self) -> &mut Self {
        while self.phase() == "snap" {
            let seat = self.turn()[0];
            self.play(&[&format!("{seat} no")]);
        }
        self
    }

    /// The seat on turn draws this plain card and discards it, and nobody snaps.
    pub(crate) fn draws_and_drops(&mut self, card: &str) -> &mut Self {
        self.drops(card).nobody_snaps()
    }

    /// The seat on turn draws this plain card and discards it.
    pub(crate) fn drops(&mut self, card: &str) -> &mut Self {
        let seat = self.turn()[0];
        self.play(&[&format!("{seat} draw")]);
        assert_eq!(self.open().held, Card::read(card), "the drawn card");
        self.play(&[&format!("{seat} drop")])
    }

    /// An action that must be refused and change nothing; the rule that forbids it.
    pub(crate) fn refused(&mut self, text: &str) -> Option<&'static str> {
        self.refusal(text).rule()
    }

    pub(crate) fn refusal(&mut self, text: &str) -> Refusal {
        let before = self.state;
        let action = self.read(text);
        let refusal = Komojo::act(&mut self.state, &action, &mut ()).expect_err(text);
        assert!(before == self.state, "{text:?} was refused and changed the state");
        refusal
    }

    /// The legal moves of a seat, sorted as text.
    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        listed::<Komojo>(&self.state, seat)
    }

    pub(crate) fn open(&self) -> Open {
        Komojo::open(&self.state)
    }

    pub(crate) fn phase(&self) -> &'static str {
        Komojo::phase(&self.state)
    }

    /// Whose turn it is; nobody for chance.
    pub(crate) fn turn(&self) -> Vec<u8> {
        match Komojo::turn(&self.state) {
            Turn::Seats(seats) => seats.iter().map(|seat| seat.0).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    pub(crate) fn card(&self, seat: u8, place: u8) -> String {
        let card = self.state.card(Spot::new(Seat(seat), place));
        card.map_or_else(String::new, |card| card.to_string())
    }

    pub(crate) fn places(&self, seat: u8) -> Vec<u8> {
        self.open().places[seat as usize].keys().copied().collect()
    }

    /// The places whose card the seat knows, as text.
    pub(crate) fn knows(&self, seat: u8) -> String {
        let knows = &self.open().knows[seat as usize];
        knows.iter().map(Spot::to_string).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn top(&self) -> String {
        self.open().discard.last().map_or_else(String::new, Card::to_string)
    }

    pub(crate) fn totals(&self) -> Vec<i32> {
        Komojo::totals(&self.state).as_slice().to_vec()
    }

    /// Whether all were just told this.
    pub(crate) fn was_told(&self, event: &Event) -> bool {
        self.told.heard_by_all().any(|told| told == event)
    }

    /// A place of the seat whose card does not match the top discard.
    pub(crate) fn wrong_place(&self, seat: u8) -> Option<u8> {
        let open = self.open();
        let rank = open.discard.last()?.rank();
        open.places[seat as usize].iter().find(|(_, card)| card.rank() != rank).map(|(at, _)| *at)
    }

    /// Whoever is asked throws a wrong card as long as there is a penalty card to draw.
    pub(crate) fn all_miss(&mut self) -> &mut Self {
        while self.phase() == "snap" {
            let seat = self.turn()[0];
            let action = match self.wrong_place(seat) {
                Some(place) if !self.open().draw.is_empty() => format!("{seat} snap {place}"),
                _ => format!("{seat} no"),
            };
            self.play(&[&action]);
        }
        self
    }
}
