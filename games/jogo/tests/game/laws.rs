//! The laws every game obeys, held against random games of JOGO!

use vierblatt_game::{Game, Seat, Seats, Unveil};
use vierblatt_game_testing::Lawful;
use vierblatt_jogo::{Card, Choice, Jogo, Memory, Move, Options, Pile, Place, Source, State};

struct Harness;

impl Lawful for Harness {
    type Game = Jogo;

    fn vocabulary(state: &State) -> Vec<Move> {
        let mut cards = Harness::cards(state);
        // Two that one of the decks does not have.
        cards.extend(["rH3".to_owned(), "bS6".to_owned()]);
        cards.sort_unstable();
        cards.dedup();
        let hand = cards.iter().map(|card| Source::Hand(Card::read(card).unwrap()));
        let sources: Vec<_> = hand.chain((0..4).map(|n| Source::Open(Place(n)))).collect();
        let choices = [
            None,
            Some(Choice::Skip),
            Some(Choice::Turn),
            Some(Choice::Give(Seat(0))),
            Some(Choice::Give(Seat(1))),
            Some(Choice::Give(Seat(2))),
            Some(Choice::Give(Seat(3))),
            Some(Choice::Give(Seat(4))),
        ];
        let mut moves = vec![Move::End, Move::Pass(None)];
        moves.extend((0..4).map(|n| Move::Pass(Some(Place(n)))));
        for from in sources {
            // Most plain cards are tried with few choices, or there would be too many moves.
            let is_jogo = matches!(from, Source::Hand(card) if card.to_string().ends_with("JOGO"));
            let tried = if is_jogo || matches!(from, Source::Open(_)) { 8 } else { 2 };
            for pile in (0..4).map(Pile) {
                moves.extend(choices[..tried].iter().map(|choice| Move::Lay {
                    from,
                    pile,
                    choice: *choice,
                }));
            }
        }
        moves
    }

    fn cards(state: &State) -> Vec<String> {
        let open = serde_json::to_value(Jogo::open(state)).unwrap();
        let mut cards = Vec::new();
        for place in ["piles", "open", "down", "hands", "draw"] {
            collect(&open[place], &mut cards);
        }
        cards.extend(Jogo::public(state).out.iter().map(Card::to_string));
        cards
    }

    fn deck(options: &Options, _: Seats) -> Vec<String> {
        Jogo::cards(*options).iter().map(Card::to_string).collect()
    }

    fn validate(state: &State) {
        state.validate();
    }

    fn plausible(memory: &Memory, world: &State) -> bool {
        let hands = (0..Jogo::public(world).hands.len()).map(|seat| Seat(seat as u8));
        hands.into_iter().all(|seat| {
            let slots = memory.hidden(seat);
            slots.is_empty() || can_fill(&slots, &Jogo::private(world, seat).hand)
        })
    }
}

/// Whether the hand's cards can be put one into each slot.
fn can_fill(slots: &[Vec<Card>], hand: &[Card]) -> bool {
    // Each slot may hold all that the one before it may hold, so it is enough to count.
    slots.len() == hand.len()
        && slots
            .iter()
            .enumerate()
            .all(|(at, slot)| hand.iter().filter(|card| slot.contains(card)).count() > at)
}

fn collect(value: &serde_json::Value, cards: &mut Vec<String>) {
    match value {
        serde_json::Value::String(card) => cards.push(card.clone()),
        serde_json::Value::Array(list) => list.iter().for_each(|value| collect(value, cards)),
        _ => {}
    }
}

vierblatt_game_testing::laws!(Harness);
vierblatt_game_testing::drawn!(Harness);

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 384, "{} bytes", size_of::<State>());
}
