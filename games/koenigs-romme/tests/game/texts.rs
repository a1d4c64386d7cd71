//! There are words for everything that is told or refused.

use vierblatt_game::{Game, PerSeat, Say, Seat, Seats};
use vierblatt_koenigs_romme::{Card, Event, KoenigsRomme, Rank, Refusal, Secret};

#[test]
fn every_message_has_a_text_and_every_text_a_message() {
    let (card, seat, hand) = (Card::JOKER, Seat(0), 3);
    let points = PerSeat::same(Seats(2), 0);
    let lay = |out| Event::Lay { seat, combinations: vec![vec![card]], out };
    let put = |finished| Event::Put { hand, card, discard: card, finished };
    let events = [
        Event::Dealer { seat },
        Event::Deal { round: 1, dealer: seat, cards: 3, wild: Rank(3), discard: card },
        Event::Draw { seat },
        Event::Take { seat, card },
        Event::Shuffle { cards: 24 },
        lay(false),
        lay(true),
        Event::Discard { seat, card },
        Event::Show { hands: vec![vec![Card::JOKER], vec![]] },
        Event::Score { round: 1, points, totals: points },
        Event::Hands { hands: Vec::new(), finished: Vec::new() },
        Event::TurnUp { card },
        put(false),
        put(true),
        Event::End { won: true, finished: 11 },
        Event::End { won: false, finished: 3 },
    ];
    let secrets = [Secret::Hand { cards: vec![card] }, Secret::Drew { card }];
    let refusals = [
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
        Refusal::Finished(hand),
        Refusal::NotInSoloHand(hand, card),
        Refusal::NoDealerNow,
        Refusal::NoSuchSeat,
        Refusal::NoDealNow,
        Refusal::NotTheDeck,
        Refusal::NoShuffleNow,
        Refusal::NotTheDiscards,
    ];
    let messages: Vec<_> = events
        .iter()
        .map(Say::say)
        .chain(secrets.iter().map(Say::say))
        .chain(refusals.iter().map(Say::say))
        .collect();
    for (language, texts) in KoenigsRomme::TEXTS {
        for message in &messages {
            let start = format!("{} = ", message.id);
            let line = texts.lines().find(|line| line.starts_with(&start));
            let line = line.unwrap_or_else(|| panic!("{language} lacks {}", message.id));
            for gap in line.split("{$").skip(1) {
                let name = gap.split('}').next().unwrap();
                assert!(message.args.iter().any(|(arg, _)| *arg == name), "{line}");
            }
        }
        let ids = texts.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
        for id in ids {
            assert!(messages.iter().any(|message| message.id == id), "nobody says {id}");
        }
    }
}
