//! A table for scenarios: chosen cards, actions as text.

use serde_json::Value;
use vierblatt_game::{
    Action, Game, Misread, Moves, Notation, Options as _, Refusal, Seat, Seats, Told, Unveil,
    Value as OptionValue,
};
use vierblatt_koenigs_romme::{Card, Cards, KoenigsRomme, Options, State};

type Setting<'a> = (&'a str, OptionValue<'a>);

/// A game in progress.
pub(crate) struct Scene {
    pub(crate) state: State,
    pub(crate) told: Told<KoenigsRomme>,
}

/// An option that is a word.
pub(crate) const fn word<'a>(name: &'a str, word: &'a str) -> Setting<'a> {
    (name, OptionValue::Word(word))
}

/// An option that is a number.
pub(crate) const fn number(name: &str, number: i64) -> Setting<'_> {
    (name, OptionValue::Number(number))
}

pub(crate) fn options(settings: &[Setting<'_>]) -> Options {
    let mut options = Options::default();
    for (name, value) in settings {
        options.set(name, *value).unwrap();
    }
    options
}

impl Scene {
    pub(crate) fn new(seats: u8, settings: &[Setting<'_>]) -> Self {
        let state = KoenigsRomme::new(options(settings), Seats(seats));
        Scene { state, told: Told::default() }
    }

    /// A game that begins with this round and these hands; seat 0 begins. On the draw pile lie these
    /// cards; where the scene does not care, what is left.
    pub(crate) fn round(
        round: i64,
        settings: &[Setting<'_>],
        hands: &[&str],
        discard: &str,
        draw: &str,
    ) -> Self {
        let mut scene =
            Scene::new(hands.len() as u8, &[&[number("first_round", round)], settings].concat());
        scene.act(&format!("~ dealer {}", hands.len() - 1));
        scene.act(&deal(round as usize + 2, hands, discard, draw));
        scene
    }

    fn read(&self, action: &str) -> Result<Action<KoenigsRomme>, Option<&'static str>> {
        let (who, what) = action.split_once(' ').unwrap();
        if who == "~" {
            let chance = KoenigsRomme::read_chance(&self.state, what);
            return chance.map(Action::Chance).map_err(|misread| match misread {
                Misread::NotUnderstood => None,
                Misread::Refused(refusal) => refusal.rule(),
            });
        }
        let mv = KoenigsRomme::read_move(&self.state, what).ok_or(None)?;
        Ok(Action::Move(Seat(who.parse().unwrap()), mv))
    }

    /// Does this, which must be legal.
    #[track_caller]
    pub(crate) fn act(&mut self, action: &str) {
        let read = self.read(action).unwrap_or_else(|rule| panic!("{action}: {rule:?}"));
        let acted = KoenigsRomme::act(&mut self.state, &read, &mut self.told);
        acted.unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }

    /// Does all of this.
    #[track_caller]
    pub(crate) fn acts(&mut self, actions: &[&str]) {
        for action in actions {
            self.act(action);
        }
    }

    /// The rule by which this is refused; empty where no rule speaks of it.
    #[track_caller]
    pub(crate) fn refused(&self, action: &str) -> &'static str {
        let refused = match self.read(action) {
            Err(rule) => rule,
            Ok(read) => {
                let mut state = self.state;
                let refusal = KoenigsRomme::act(&mut state, &read, &mut ());
                assert!(state == self.state, "{action} changed the state");
                refusal.expect_err(action).rule()
            }
        };
        refused.unwrap_or("")
    }

    /// The listed legal moves of a seat, sorted, without lays.
    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        let mut all = self.all_legal(seat);
        all.retain(|mv| !mv.starts_with("lay"));
        all
    }

    /// The lays among the legal moves of a seat.
    pub(crate) fn lays(&self, seat: u8) -> Vec<String> {
        let mut all = self.all_legal(seat);
        all.retain(|mv| mv.starts_with("lay"));
        all
    }

    fn all_legal(&self, seat: u8) -> Vec<String> {
        let mut all = Vec::new();
        KoenigsRomme::legal(&self.state, Seat(seat)).for_each(|mv| {
            let mut text = String::new();
            KoenigsRomme::write_move(&mv, &mut text);
            all.push(text);
        });
        all.sort_unstable();
        all
    }

    pub(crate) fn can_lay(&self) -> bool {
        KoenigsRomme::can_lay(&self.state).unwrap()
    }

    pub(crate) fn phase(&self) -> &'static str {
        KoenigsRomme::phase(&self.state)
    }

    pub(crate) fn totals(&self) -> Vec<i32> {
        KoenigsRomme::totals(&self.state).as_slice().to_vec()
    }

    /// A part of the state as records show it.
    pub(crate) fn open(&self, key: &str) -> Value {
        serde_json::to_value(KoenigsRomme::open(&self.state)).unwrap()[key].clone()
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Option<u8> {
        KoenigsRomme::turn(&self.state).seats().iter().next().map(|seat| seat.0)
    }

    pub(crate) fn outcome(&self) -> Value {
        serde_json::to_value(KoenigsRomme::outcome(&self.state)).unwrap()
    }

    /// The draw pile, its top card first.
    pub(crate) fn draw_pile(&self) -> Vec<String> {
        serde_json::from_value(self.open("draw")).unwrap()
    }
}

/// A deal with these hands of this size (filled up if they are shorter), this first discard and this
/// on top of the draw pile. Low cards fill up hands, and what is left is the draw pile.
pub(crate) fn deal(size: usize, hands: &[&str], discard: &str, draw: &str) -> String {
    let read = |text: &str| -> Vec<Card> {
        text.split_whitespace().map(|card| Card::read(card).expect(card)).collect()
    };
    let mut rest = Cards::ALL;
    let mut take = |text: &str| {
        let cards = read(text);
        for card in &cards {
            rest.remove(*card);
        }
        cards
    };
    let mut hands: Vec<_> = hands.iter().map(|hand| take(hand)).collect();
    let (discard, draw) = (take(discard), take(draw));
    let mut rest = rest.iter();
    for hand in &mut hands {
        while hand.len() < size {
            hand.push(rest.next().unwrap());
        }
        assert_eq!(hand.len(), size);
    }
    let cards = hands.concat().into_iter().chain(discard).chain(draw).chain(rest);
    let cards: Vec<_> = cards.map(|card| card.to_string()).collect();
    format!("~ deal {}", cards.join(" "))
}
