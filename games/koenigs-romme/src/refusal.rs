//! Why an action is not legal: always a rule, never prose.

use vierblatt_game::{Message, Misfit, Say};

use crate::cards::Card;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// KR-04: the first dealer is still to be named.
    DealerFirst,
    /// KR-02: the cards are still to be dealt.
    DealFirst,
    /// KR-07: the discard pile is still to be shuffled.
    ShuffleFirst,
    /// KR-05: it is another seat's turn.
    NotYourTurn,
    /// KR-06: a card is drawn first.
    DrawFirst,
    /// KR-06: a card has been drawn.
    HasDrawn,
    /// KR-08: the card is not in the hand.
    NotInHand(Card),
    /// KR-08: the card was taken from the discard pile just now.
    JustTaken(Card),
    /// KR-12: cards to be laid down are not in the hand.
    LayNotInHand,
    /// KR-09, KR-10, KR-11: cards to be laid down are neither a set nor a run.
    NoCombination,
    /// KR-12: nobody has gone out, and this is not all but one.
    AllButOne,
    /// KR-16: no card would be left to discard.
    NothingLeft,
    /// KR-08: only the card just taken would be left to discard.
    OnlyJustTakenLeft(Card),
    /// KR-16: nothing was named to be laid down.
    NothingLaid,
    /// KR-21: only in the solo game are cards put into hands.
    OnlySolo,
    /// KR-21: in the solo game cards are put into hands, and nothing else.
    OnlyPut,
    /// KR-20: there is no such solo hand.
    NoSuchHand,
    /// KR-21: the solo hand is finished, and cards go only into unfinished ones.
    Finished(u8),
    /// KR-21: the card is not in the solo hand.
    NotInSoloHand(u8, Card),
    /// KR-04: there is no dealer to name now.
    NoDealerNow,
    /// KR-04: nobody sits there.
    NoSuchSeat,
    /// KR-02: there is nothing to deal now.
    NoDealNow,
    /// KR-01: these are not the 116 cards.
    WrongDeal(Misfit<Card>),
    /// KR-07: there is nothing to shuffle now.
    NoShuffleNow,
    /// KR-07: these are not the cards to be shuffled.
    WrongShuffle(Misfit<Card>),
}

impl vierblatt_game::Refusal for Refusal {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Over => None,
            Refusal::DealerFirst | Refusal::NoDealerNow | Refusal::NoSuchSeat => Some("KR-04"),
            Refusal::DealFirst | Refusal::NoDealNow => Some("KR-02"),
            Refusal::ShuffleFirst | Refusal::NoShuffleNow | Refusal::WrongShuffle(_) => {
                Some("KR-07")
            }
            Refusal::NotYourTurn => Some("KR-05"),
            Refusal::DrawFirst | Refusal::HasDrawn => Some("KR-06"),
            Refusal::NotInHand(_) | Refusal::JustTaken(_) | Refusal::OnlyJustTakenLeft(_) => {
                Some("KR-08")
            }
            Refusal::NoCombination => Some("KR-09"),
            Refusal::LayNotInHand | Refusal::AllButOne => Some("KR-12"),
            Refusal::NothingLeft | Refusal::NothingLaid => Some("KR-16"),
            Refusal::NoSuchHand => Some("KR-20"),
            Refusal::OnlySolo
            | Refusal::OnlyPut
            | Refusal::Finished(_)
            | Refusal::NotInSoloHand(..) => Some("KR-21"),
            Refusal::WrongDeal(_) => Some("KR-01"),
        }
    }
}

impl Say for Refusal {
    fn say(&self) -> Message {
        match self {
            Refusal::Over => Message::new("koenigs-romme-refused-over"),
            Refusal::DealerFirst => Message::new("koenigs-romme-refused-dealer-first"),
            Refusal::DealFirst => Message::new("koenigs-romme-refused-deal-first"),
            Refusal::ShuffleFirst => Message::new("koenigs-romme-refused-shuffle-first"),
            Refusal::NotYourTurn => Message::new("koenigs-romme-refused-not-your-turn"),
            Refusal::DrawFirst => Message::new("koenigs-romme-refused-draw-first"),
            Refusal::HasDrawn => Message::new("koenigs-romme-refused-has-drawn"),
            Refusal::NotInHand(card) => {
                Message::new("koenigs-romme-refused-not-in-hand").text("card", card)
            }
            Refusal::JustTaken(card) => {
                Message::new("koenigs-romme-refused-just-taken").text("card", card)
            }
            Refusal::LayNotInHand => Message::new("koenigs-romme-refused-lay-not-in-hand"),
            Refusal::NoCombination => Message::new("koenigs-romme-refused-no-combination"),
            Refusal::AllButOne => Message::new("koenigs-romme-refused-all-but-one"),
            Refusal::NothingLeft => Message::new("koenigs-romme-refused-nothing-left"),
            Refusal::OnlyJustTakenLeft(card) => {
                Message::new("koenigs-romme-refused-only-just-taken-left").text("card", card)
            }
            Refusal::NothingLaid => Message::new("koenigs-romme-refused-nothing-laid"),
            Refusal::OnlySolo => Message::new("koenigs-romme-refused-only-solo"),
            Refusal::OnlyPut => Message::new("koenigs-romme-refused-only-put"),
            Refusal::NoSuchHand => Message::new("koenigs-romme-refused-no-such-hand"),
            Refusal::Finished(hand) => {
                Message::new("koenigs-romme-refused-finished").number("hand", *hand)
            }
            Refusal::NotInSoloHand(hand, card) => {
                Message::new("koenigs-romme-refused-not-in-solo-hand")
                    .number("hand", *hand)
                    .text("card", card)
            }
            Refusal::NoDealerNow => Message::new("koenigs-romme-refused-no-dealer-now"),
            Refusal::NoSuchSeat => Message::new("koenigs-romme-refused-no-such-seat"),
            Refusal::NoDealNow => Message::new("koenigs-romme-refused-no-deal-now"),
            Refusal::WrongDeal(Misfit::TooMany) => {
                Message::new("koenigs-romme-refused-deal-too-many")
            }
            Refusal::WrongDeal(Misfit::TooOften(card)) => {
                Message::new("koenigs-romme-refused-deal-too-often").text("card", card)
            }
            Refusal::WrongDeal(Misfit::Missing(card)) => {
                Message::new("koenigs-romme-refused-deal-missing").text("card", card)
            }
            Refusal::NoShuffleNow => Message::new("koenigs-romme-refused-no-shuffle-now"),
            Refusal::WrongShuffle(Misfit::TooMany) => {
                Message::new("koenigs-romme-refused-shuffle-too-many")
            }
            Refusal::WrongShuffle(Misfit::TooOften(card)) => {
                Message::new("koenigs-romme-refused-shuffle-too-often").text("card", card)
            }
            Refusal::WrongShuffle(Misfit::Missing(card)) => {
                Message::new("koenigs-romme-refused-shuffle-missing").text("card", card)
            }
        }
    }
}
