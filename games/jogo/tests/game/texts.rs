//! Every message has words in every language, and all words belong to a message.

use vierblatt_game::{Message, Misfit, Say, Seat};
use vierblatt_game_testing::messages_have_words;
use vierblatt_jogo::{Card, Event, Jogo, Origin, Pile, Place, Refusal, Secret, Shown};

/// One of each event.
fn events() -> Vec<Event> {
    let (seat, card, pile, place) = (Seat(0), Card::from_index(0), Pile(0), Place(0));
    let shown = Shown { hand: Vec::new(), down: [const { Vec::new() }; 4] };
    let laid = |founds| Event::Laid { seat, card, from: Origin::Hand, pile, founds };
    vec![
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
    ]
}

/// One of each secret.
fn secrets() -> Vec<Secret> {
    let card = Card::from_index(0);
    vec![Secret::Drew { card }, Secret::Took { place: Place(0), card }]
}

/// One of each refusal.
fn refusals() -> Vec<Refusal> {
    let (seat, card, pile, place) = (Seat(0), Card::from_index(0), Pile(0), Place(0));
    vec![
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
    ]
}

#[test]
fn every_message_has_words_and_all_words_are_said() {
    let mut said: Vec<Message> = events().iter().map(Say::say).collect();
    said.extend(secrets().iter().map(Say::say));
    said.extend(refusals().iter().map(Say::say));
    messages_have_words::<Jogo>(env!("CARGO_MANIFEST_DIR"), &said, &[]);
}
