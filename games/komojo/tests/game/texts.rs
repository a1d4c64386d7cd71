//! Every message has words in every language, and all words belong to a message.

use vierblatt_game::{Message, Say, Seat};
use vierblatt_game_testing::messages_have_words;
use vierblatt_komojo::{Card, Event, Komojo, MoveKind, Refusal, Secret, Spot};

/// One of each event and secret.
fn told() -> Vec<Message> {
    let (seat, place, card, spot) = (Seat(1), 2, Card::JOKER, Spot::new(Seat(2), 3));
    let events = [
        Event::First { seat },
        Event::Dealt { round: 1, seat },
        Event::Drew { seat },
        Event::Turned { seat, card },
        Event::Swapped { seat, place, card },
        Event::Dropped { seat, card },
        Event::Took { seat, place, taken: card, card },
        Event::Stopped { seat },
        Event::RanOut { seat },
        Event::Snapped { seat, place, card },
        Event::Missed { seat, place, card },
        Event::Penalty { seat, place },
        Event::Spared { seat },
        Event::Declined { seat },
        Event::Peeked { seat, place },
        Event::Spied { seat, spot },
        Event::Traded { seat, place, spot },
        Event::Switched { seat, lower: spot, higher: spot },
        Event::Skipped { seat },
        Event::PassedOver { seat },
        Event::Reshuffled { cards: vec![card] },
        Event::TurnedUp { hands: Vec::new() },
        Event::Scored { seat, sum: 1, points: 2, total: 3 },
        Event::Lost { seat, total: 100 },
    ];
    let secrets = [Secret::Saw { spot, card }, Secret::Drew { card }];
    events.iter().map(Say::say).chain(secrets.iter().map(Say::say)).collect()
}

/// One of each refusal.
fn refusals() -> Vec<Message> {
    let kinds = [
        MoveKind::Draw,
        MoveKind::Swap,
        MoveKind::Drop,
        MoveKind::Take,
        MoveKind::Snap,
        MoveKind::Peek,
        MoveKind::Spy,
        MoveKind::Trade,
        MoveKind::Switch,
    ];
    let refusals = [
        Refusal::Over,
        Refusal::StartFirst,
        Refusal::DealFirst,
        Refusal::ShuffleFirst,
        Refusal::Turn(Seat(1)),
        Refusal::OwnTurn,
        Refusal::TooLate,
        Refusal::NothingToDraw,
        Refusal::NothingToTake,
        Refusal::StopSaid,
        Refusal::Stop,
        Refusal::StopAtStart,
        Refusal::NoCard(MoveKind::Take, Spot::new(Seat(1), 9)),
        Refusal::OwnCard(MoveKind::Spy),
        Refusal::SameSeat,
        Refusal::Order,
        Refusal::Start,
        Refusal::StartSeat(Seat(9)),
        Refusal::Deal,
        Refusal::DealCount(53),
        Refusal::DealCard(Card::JOKER),
        Refusal::Shuffle,
        Refusal::ShuffleCount { expected: 5, count: 4 },
        Refusal::ShuffleCard(Card::JOKER),
    ];
    let not_now = kinds.map(Refusal::NotNow);
    refusals.iter().chain(&not_now).map(Say::say).collect()
}

#[test]
fn every_message_has_words_and_all_words_are_said() {
    let said = [told(), refusals()].concat();
    messages_have_words::<Komojo>(env!("CARGO_MANIFEST_DIR"), &said, &[]);
}
