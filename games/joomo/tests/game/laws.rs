//! The laws every game obeys, held against random games of Joomo.

use vierblatt_game::{Game, Seats, Unveil};
use vierblatt_game_testing::Lawful;
use vierblatt_joomo::{Card, Cards, Joomo, Limit, MAX_DECK, Move, Options, State};

struct Harness;

impl Lawful for Harness {
    type Game = Joomo;

    fn vocabulary(_: &State) -> Vec<Move> {
        let cards = (0..MAX_DECK as u8).filter_map(Card::new);
        cards
            .flat_map(|card| {
                [Move::Play(card), Move::On(card, Limit::First), Move::On(card, Limit::Second)]
            })
            .chain([Move::Pass, Move::Share, Move::PlayOn])
            .collect()
    }

    fn cards(state: &State) -> Vec<String> {
        let open = serde_json::to_value(Joomo::open(state)).unwrap();
        let hands = open["hands"].as_array().unwrap().iter();
        let hidden = hands.chain([&open["aside"]]).flat_map(|cards| cards.as_array().unwrap());
        let hidden = hidden.map(|card| card.as_str().unwrap().to_owned());
        hidden.chain(Joomo::public(state).played.iter().map(|card| card.to_string())).collect()
    }

    fn deck(_: &Options, seats: Seats) -> Vec<String> {
        Cards::deck(seats).iter().map(|card| card.to_string()).collect()
    }

    fn validate(state: &State) {
        state.validate();
    }
}

vierblatt_game_testing::laws!(Harness);
vierblatt_game_testing::drawn!(Harness);

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 256, "{} bytes", size_of::<State>());
}
