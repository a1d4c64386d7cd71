//! Every message has words in every language, and all words belong to a message.

use vierblatt_game::{Message, Say, Seat, SeatSet};
use vierblatt_game_testing::messages_have_words;
use vierblatt_joomo::{Card, Cards, Event, Joomo, Limit, Refusal, Secret};

/// One of each event.
fn events() -> Vec<Event> {
    let (seat, card) = (Seat(0), Card::LOWEST);
    let one = SeatSet::only(seat);
    let scored = |joomo| Event::Scored { seat, markers: 2, joomo, tens: 0, score: 2, total: 9 };
    vec![
        Event::Dealer { seat },
        Event::Dealt { round: 1, seat },
        Event::Limit { seat, card, limit: Limit::First },
        Event::Limit { seat, card, limit: Limit::Second },
        Event::Gap { seat, card },
        Event::OnLimit { seat, card, limit: Limit::First, covered: card },
        Event::Raised { card, value: 2 },
        Event::Passed { seat },
        Event::Joomo { seat },
        Event::Trick { seat, markers: 1 },
        scored(true),
        scored(false),
        Event::Tied { seats: one.with(Seat(1)) },
        Event::Shares { seat },
        Event::PlaysOn { seat },
        Event::Won { seats: one },
        Event::Won { seats: one.with(Seat(1)) },
    ]
}

/// One of each refusal.
fn refusals() -> Vec<Refusal> {
    let card = Card::LOWEST;
    let limits = [card, Card::FIFTY_FIVE];
    vec![
        Refusal::Over,
        Refusal::DealerFirst,
        Refusal::DealFirst,
        Refusal::NotYourTurn,
        Refusal::NotInHand { card },
        Refusal::LeaderPasses,
        Refusal::SecondPasses,
        Refusal::NotInGap { card, limits },
        Refusal::NoGapYet,
        Refusal::NotAFive { card },
        Refusal::FiveOutsideGap { card, limits },
        Refusal::NoTie,
        Refusal::TieAsks,
        Refusal::NotAsked,
        Refusal::NoSuchDealer,
        Refusal::DealerDrawn,
        Refusal::NoDealDue,
        Refusal::NotInUse { card },
        Refusal::DealtTwice { card },
        Refusal::DealTooShort { needed: 30 },
    ]
}

#[test]
fn every_message_has_words_and_all_words_are_said() {
    let said: Vec<Message> = (events().iter().map(Say::say))
        .chain([Secret::Hand { cards: Cards::NONE }.say()])
        .chain(refusals().iter().map(Say::say))
        .collect();
    // With the Joomo marker there is no hand, and so no ten in it.
    messages_have_words::<Joomo>(
        env!("CARGO_MANIFEST_DIR"),
        &said,
        &[("joomo-event-scored-joomo", "tens")],
    );
}
