//! Every message has its words.

use vierblatt_game::{Published, Say, Seat};
use vierblatt_komojo::{Card, Event, Komojo, MoveKind, Refusal, Secret, Spot};

fn has_words(what: &impl Say) {
    let id = what.say().id;
    for (language, text) in Komojo::TEXTS {
        let found = text.lines().any(|line| line.starts_with(&format!("{id} =")));
        assert!(found, "{language} has no words for {id}");
    }
}

#[test]
fn every_event_and_secret_has_words() {
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
    events.iter().for_each(has_words);
    [Secret::Saw { spot, card }, Secret::Drew { card }].iter().for_each(has_words);
}

#[test]
fn every_refusal_has_words() {
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
    for kind in kinds {
        has_words(&Refusal::NotNow(kind));
    }
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
    refusals.iter().for_each(has_words);
}
