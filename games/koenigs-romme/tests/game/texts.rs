//! Every message has words in every language, and all words belong to a message.

use vierblatt_game::{Message, Misfit, PerSeat, Say, Seat, Seats};
use vierblatt_game_testing::messages_have_words;
use vierblatt_koenigs_romme::{Card, Event, KoenigsRomme, Rank, Refusal, Secret};
use vierblatt_texts::{Language, Texts};

/// One of each event.
fn events() -> Vec<Event> {
    let (seat, card) = (Seat(0), Card::JOKER);
    let points = PerSeat::same(Seats(2), 0);
    let lay = |out| Event::Lay { seat, combinations: vec![vec![card; 3]; 2], out };
    let put = |finished| Event::Put { hand: 3, card, discard: card, finished };
    vec![
        Event::Dealer { seat },
        Event::Deal { round: 1, dealer: seat, cards: 3, wild: Rank(3), discard: card },
        Event::Draw { seat },
        Event::Take { seat, card },
        Event::Shuffle { cards: 24 },
        lay(true),
        lay(false),
        Event::Discard { seat, card },
        Event::Show { hands: vec![vec![card; 3], Vec::new()] },
        Event::Score { round: 1, points, totals: points },
        Event::Hands { hands: Vec::new(), finished: Vec::new() },
        Event::TurnUp { card },
        put(true),
        put(false),
        Event::End { won: true, finished: 11 },
        Event::End { won: false, finished: 4 },
    ]
}

/// One of each secret.
fn secrets() -> Vec<Secret> {
    let card = Card::JOKER;
    vec![Secret::Hand { cards: vec![card] }, Secret::Drew { card }]
}

/// One of each refusal.
fn refusals() -> Vec<Refusal> {
    let card = Card::JOKER;
    vec![
        Refusal::Over,
        Refusal::DealerFirst,
        Refusal::DealFirst,
        Refusal::ShuffleFirst,
        Refusal::NotYourTurn,
        Refusal::DrawFirst,
        Refusal::HasDrawn,
        Refusal::NotInHand(card),
        Refusal::JustTaken(card),
        Refusal::LayNotInHand,
        Refusal::NoCombination,
        Refusal::AllButOne,
        Refusal::NothingLeft,
        Refusal::OnlyJustTakenLeft(card),
        Refusal::NothingLaid,
        Refusal::OnlySolo,
        Refusal::OnlyPut,
        Refusal::NoSuchHand,
        Refusal::Finished(3),
        Refusal::NotInSoloHand(3, card),
        Refusal::NoDealerNow,
        Refusal::NoSuchSeat,
        Refusal::NoDealNow,
        Refusal::WrongDeal(Misfit::TooMany),
        Refusal::WrongDeal(Misfit::TooOften(card)),
        Refusal::WrongDeal(Misfit::Missing(card)),
        Refusal::NoShuffleNow,
        Refusal::WrongShuffle(Misfit::TooMany),
        Refusal::WrongShuffle(Misfit::TooOften(card)),
        Refusal::WrongShuffle(Misfit::Missing(card)),
    ]
}

#[test]
fn every_message_has_words_and_all_words_are_said() {
    let (events, secrets, refusals) = (events(), secrets(), refusals());
    let told = events.iter().map(Say::say).chain(secrets.iter().map(Say::say));
    let said: Vec<Message> = told.chain(refusals.iter().map(Say::say)).collect();
    messages_have_words::<KoenigsRomme>(env!("CARGO_MANIFEST_DIR"), &said, &[]);
}

#[test]
fn points_and_cards_are_told_with_the_names_of_those_they_belong_to() {
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    let texts = Texts::of::<KoenigsRomme>(Language::En).with_names(names);
    let points = PerSeat::from_fn(Seats(2), 0, |seat| 27 * i32::from(seat.0));
    let score = Event::Score { round: 1, points, totals: points };
    assert_eq!(texts.say(&score.say()), "Round 1 is over. Points: Ada 0, Ben 27.");
    let card = Card::read("4t").unwrap();
    let show = Event::Show { hands: vec![Vec::new(), vec![card, Card::JOKER]] };
    let said = texts.say_named::<KoenigsRomme>(&show.say());
    assert_eq!(said, "Cards left in hand: Ada: –; Ben: 4 of stars, joker.");
}

#[test]
fn the_wild_rank_of_a_deal_is_told_in_words() {
    let deal = Event::Deal {
        round: 9,
        dealer: Seat(0),
        cards: 11,
        wild: Rank(11),
        discard: Card::read("8d").unwrap(),
    };
    for (language, wild) in [(Language::En, "Wild: jacks"), (Language::De, "die Buben.")] {
        let said = Texts::of::<KoenigsRomme>(language).say_named::<KoenigsRomme>(&deal.say());
        assert!(said.contains(wild), "{said}");
    }
}

#[test]
fn every_refusal_names_a_rule_but_that_of_a_game_that_is_over() {
    for refusal in refusals() {
        let rule = vierblatt_game::Refusal::rule(&refusal);
        if refusal == Refusal::Over {
            assert_eq!(rule, None);
        } else {
            let number = rule.unwrap().strip_prefix("KR-").unwrap().parse().unwrap();
            assert!((1..=24).contains(&number), "{refusal:?}");
        }
    }
}
