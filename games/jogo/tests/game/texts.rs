//! Every message has words in every language, and all words belong to a message.

use vierblatt_game::{Message, Misfit, Say, Seat};
use vierblatt_game_testing::messages_have_words;
use vierblatt_jogo::{Card, Event, Jogo, Origin, Pile, Place, Refusal, Secret, Shown};

/// One of each event. The match makes a new event fail to compile until it is listed too.
fn events() -> Vec<Event> {
    let (seat, card, pile, place) = (Seat(0), Card::from_index(0), Pile(0), Place(0));
    let shown = Shown { hand: Vec::new(), down: [const { Vec::new() }; 4] };
    let laid = |founds| Event::Laid { seat, card, from: Origin::Hand, pile, founds };
    let all = vec![
        Event::Started { seat },
        Event::Dealt { tops: Vec::new(), open: Vec::new() },
        laid(false),
        laid(true),
        Event::TurnedUp { seat, place, card },
        Event::PileOut { pile },
        Event::Reversed { clockwise: true },
        Event::Reversed { clockwise: false },
        Event::OwesSkip { seat },
        Event::Drew { seat, cards: 0 },
        Event::Drew { seat, cards: 1 },
        Event::Passed { seat, drew: true, took_from: Some(place) },
        Event::ExtraTurn { seat },
        Event::Ended { seat },
        Event::Skipped { seat },
        Event::Won { seat },
        Event::Stuck,
        Event::Counted { seat, shown, points: 0 },
    ];
    for event in &all {
        match event {
            Event::Started { .. }
            | Event::Dealt { .. }
            | Event::Laid { .. }
            | Event::TurnedUp { .. }
            | Event::PileOut { .. }
            | Event::Reversed { .. }
            | Event::OwesSkip { .. }
            | Event::Drew { .. }
            | Event::Passed { .. }
            | Event::ExtraTurn { .. }
            | Event::Ended { .. }
            | Event::Skipped { .. }
            | Event::Won { .. }
            | Event::Stuck
            | Event::Counted { .. } => {}
        }
    }
    all
}

/// One of each secret, kept whole the same way.
fn secrets() -> Vec<Secret> {
    let card = Card::from_index(0);
    let all = vec![Secret::Drew { card }, Secret::Took { place: Place(0), card }];
    for secret in &all {
        match secret {
            Secret::Drew { .. } | Secret::Took { .. } => {}
        }
    }
    all
}

/// One of each refusal, kept whole the same way.
fn refusals() -> Vec<Refusal> {
    let (seat, card, pile, place) = (Seat(0), Card::from_index(0), Pile(0), Place(0));
    let all = vec![
        Refusal::Over,
        Refusal::NotStarted,
        Refusal::NotDealt,
        Refusal::NoStart,
        Refusal::NoSuchStart(seat),
        Refusal::NoDeal,
        Refusal::WrongDeal(Misfit::TooMany),
        Refusal::WrongDeal(Misfit::TooOften(card)),
        Refusal::WrongDeal(Misfit::Missing(card)),
        Refusal::NotInDeck(card),
        Refusal::NotYourTurn(seat),
        Refusal::NoSuchCard(card),
        Refusal::NoOpenCard(place),
        Refusal::PileOut(pile),
        Refusal::NewPileIsFirst,
        Refusal::NoMatch(card, card),
        Refusal::NoChoice(card),
        Refusal::NeedlessChoice(card),
        Refusal::ChoiceOnNewPile(card),
        Refusal::WrongReceiver(seat),
        Refusal::MustLay,
        Refusal::MustFound,
        Refusal::NoPassInExtraTurn,
        Refusal::PassNamesNoPile,
        Refusal::PileEmpty(place),
        Refusal::NoExtraTurn,
    ];
    for refusal in &all {
        match refusal {
            Refusal::Over
            | Refusal::NotStarted
            | Refusal::NotDealt
            | Refusal::NoStart
            | Refusal::NoSuchStart(_)
            | Refusal::NoDeal
            | Refusal::WrongDeal(_)
            | Refusal::NotInDeck(_)
            | Refusal::NotYourTurn(_)
            | Refusal::NoSuchCard(_)
            | Refusal::NoOpenCard(_)
            | Refusal::PileOut(_)
            | Refusal::NewPileIsFirst
            | Refusal::NoMatch(..)
            | Refusal::NoChoice(_)
            | Refusal::NeedlessChoice(_)
            | Refusal::ChoiceOnNewPile(_)
            | Refusal::WrongReceiver(_)
            | Refusal::MustLay
            | Refusal::MustFound
            | Refusal::NoPassInExtraTurn
            | Refusal::PassNamesNoPile
            | Refusal::PileEmpty(_)
            | Refusal::NoExtraTurn => {}
        }
    }
    all
}

#[test]
fn every_message_has_words_and_all_words_are_said() {
    let mut said: Vec<Message> = events().iter().map(Say::say).collect();
    said.extend(secrets().iter().map(Say::say));
    said.extend(refusals().iter().map(Say::say));
    messages_have_words::<Jogo>(&said, &[]);
}
