//! Why an action is not legal.

use vierblatt_game::{Message, Misfit, Say, Seat};

use crate::cards::Card;
use crate::moves::{Pile, Place};

/// A reason, with its rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Nobody has begun yet: the first player is drawn first.
    NotStarted,
    /// The cards have yet to be dealt.
    NotDealt,
    /// It is already decided who begins.
    NoStart,
    /// The table has no such seat to begin.
    NoSuchStart(Seat),
    /// There is nothing to deal.
    NoDeal,
    /// The deal does not name all cards as often as they exist.
    WrongDeal(Misfit<Card>),
    /// The table's deck does not have this card.
    NotInDeck(Card),
    /// Another seat acts.
    NotYourTurn(Seat),
    /// The hand does not have this card.
    NoSuchCard(Card),
    /// No open card lies there.
    NoOpenCard(Place),
    /// There is no such discard pile, or it is out of the game.
    PileOut(Pile),
    /// A new pile is pile 1.
    NewPileIsFirst,
    /// The card does not match.
    NoMatch(Card, Card),
    /// A JOGO! card needs a choice.
    NoChoice(Card),
    /// Only a JOGO! card has a choice.
    NeedlessChoice(Card),
    /// A JOGO! card that begins a pile has no choice.
    ChoiceOnNewPile(Card),
    /// A card is given to another player at the table.
    WrongReceiver(Seat),
    /// A card can be laid, so it must be.
    MustLay,
    /// Without a pile a seat must lay, not pass.
    MustFound,
    /// An extra turn is used or declined; there is no passing.
    NoPassInExtraTurn,
    /// A pass names the pile to take from.
    PassNamesNoPile,
    /// That pile is empty.
    PileEmpty(Place),
    /// There is no extra turn to decline.
    NoExtraTurn,
}

impl vierblatt_game::Refusal for Refusal {
    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::Over => return None,
            Refusal::WrongDeal(_) => "JG-01",
            Refusal::NotInDeck(_) => "JG-02",
            Refusal::NotDealt | Refusal::NoDeal => "JG-04",
            Refusal::NotStarted | Refusal::NoStart | Refusal::NoSuchStart(_) => "JG-06",
            Refusal::NotYourTurn(_) | Refusal::NoSuchCard(_) => "JG-07",
            Refusal::NoMatch(..) => "JG-08",
            Refusal::NoOpenCard(_) => "JG-09",
            Refusal::MustLay | Refusal::PassNamesNoPile | Refusal::PileEmpty(_) => "JG-10",
            Refusal::NoPassInExtraTurn | Refusal::NoExtraTurn => "JG-11",
            Refusal::PileOut(_) => "JG-13",
            Refusal::NewPileIsFirst | Refusal::MustFound | Refusal::ChoiceOnNewPile(_) => "JG-14",
            Refusal::NoChoice(_) | Refusal::NeedlessChoice(_) | Refusal::WrongReceiver(_) => {
                "JG-17"
            }
        })
    }
}

impl Say for Refusal {
    fn say(&self) -> Message {
        match *self {
            Refusal::Over => Message::new("jogo-refused-over"),
            Refusal::NotStarted => Message::new("jogo-refused-not-started"),
            Refusal::NotDealt => Message::new("jogo-refused-not-dealt"),
            Refusal::NoStart => Message::new("jogo-refused-no-start"),
            Refusal::NoSuchStart(seat) => {
                Message::new("jogo-refused-no-such-start").number("number", seat.0)
            }
            Refusal::NoDeal => Message::new("jogo-refused-no-deal"),
            Refusal::WrongDeal(Misfit::TooMany) => Message::new("jogo-refused-deal-too-many"),
            Refusal::WrongDeal(Misfit::TooOften(card)) => {
                Message::new("jogo-refused-deal-too-often").text("card", card)
            }
            Refusal::WrongDeal(Misfit::Missing(card)) => {
                Message::new("jogo-refused-deal-missing").text("card", card)
            }
            Refusal::NotInDeck(card) => Message::new("jogo-refused-not-in-deck").text("card", card),
            Refusal::NotYourTurn(seat) => {
                Message::new("jogo-refused-not-your-turn").seat("seat", seat)
            }
            Refusal::NoSuchCard(card) => {
                Message::new("jogo-refused-no-such-card").text("card", card)
            }
            Refusal::NoOpenCard(place) => {
                Message::new("jogo-refused-no-open-card").text("place", place)
            }
            Refusal::PileOut(pile) => Message::new("jogo-refused-pile-out").text("pile", pile),
            Refusal::NewPileIsFirst => Message::new("jogo-refused-new-pile-is-first"),
            Refusal::NoMatch(card, top) => {
                Message::new("jogo-refused-no-match").text("card", card).text("top", top)
            }
            Refusal::NoChoice(card) => Message::new("jogo-refused-no-choice").text("card", card),
            Refusal::NeedlessChoice(card) => {
                Message::new("jogo-refused-needless-choice").text("card", card)
            }
            Refusal::ChoiceOnNewPile(card) => {
                Message::new("jogo-refused-choice-on-new-pile").text("card", card)
            }
            Refusal::WrongReceiver(seat) => {
                Message::new("jogo-refused-wrong-receiver").number("number", seat.0)
            }
            Refusal::MustLay => Message::new("jogo-refused-must-lay"),
            Refusal::MustFound => Message::new("jogo-refused-must-found"),
            Refusal::NoPassInExtraTurn => Message::new("jogo-refused-no-pass-in-extra-turn"),
            Refusal::PassNamesNoPile => Message::new("jogo-refused-pass-names-no-pile"),
            Refusal::PileEmpty(place) => {
                Message::new("jogo-refused-pile-empty").text("place", place)
            }
            Refusal::NoExtraTurn => Message::new("jogo-refused-no-extra-turn"),
        }
    }
}
