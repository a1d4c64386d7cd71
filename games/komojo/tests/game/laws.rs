//! The laws every game must obey, over random games.

use vierblatt_game::{Seat, Seats, Unveil};
use vierblatt_game_testing::Lawful;
use vierblatt_komojo::{Card, Cards, Komojo, Memory, Move, Open, Options, Phase, Spot, State};

pub(crate) struct Harness;

vierblatt_game_testing::laws!(Harness);
vierblatt_game_testing::drawn!(Harness);

impl Lawful for Harness {
    type Game = Komojo;

    fn vocabulary(state: &State) -> Vec<Move> {
        let spots = spots(&Komojo::open(state));
        let mut places: Vec<u8> = spots.iter().map(|spot| spot.place).collect();
        places.sort_unstable();
        places.dedup();
        let mut moves = vec![Move::Draw, Move::Drop, Move::Stop, Move::No];
        for place in &places {
            moves.extend([Move::Swap, Move::Take, Move::Snap, Move::Peek].map(|mv| mv(*place)));
        }
        moves.extend(spots.iter().map(|spot| Move::Spy(*spot)));
        // Where there is no action to carry out all of these are answered alike.
        let few = if state.phase() == Phase::Action { usize::MAX } else { 2 };
        for spot in spots.iter().take(few) {
            moves.extend(places.iter().take(few).map(|place| Move::Trade(*place, *spot)));
            moves.extend(spots.iter().take(few).map(|other| Move::Switch(*spot, *other)));
        }
        moves
    }

    fn cards(state: &State) -> Vec<String> {
        let Open { places, draw, discard, held, caller: _, knows: _ } = Komojo::open(state);
        let lying = places.iter().flat_map(|hand| hand.values());
        lying.chain(&draw).chain(&discard).chain(&held).map(Card::to_string).collect()
    }

    fn deck(_: &Options, _: Seats) -> Vec<String> {
        Cards::ALL.iter().map(|card| card.to_string()).collect()
    }

    fn validate(state: &State) {
        state.validate();
    }

    /// Each origin's unseen cards are exactly those that lie where the seat cannot see.
    fn plausible(memory: &Memory, world: &State) -> bool {
        let open = Komojo::open(world);
        let mut drawable = memory.drawable();
        let mut fits = true;
        for (seat, hand) in open.places.iter().enumerate() {
            for (place, card) in hand {
                let may = memory.unseen(Spot::new(Seat(seat as u8), *place));
                fits &= may.is_none_or(|may| may.contains(*card));
            }
        }
        let dealt = !open.draw.is_empty() || !open.discard.is_empty();
        fits && (!dealt || open.draw.iter().all(|card| drawable.remove(*card)))
    }
}

/// Every place with a card, some without, and one in front of a seat that is not there.
fn spots(open: &Open) -> Vec<Spot> {
    let mut spots = vec![Spot::new(Seat(open.places.len() as u8), 1), Spot::new(Seat(255), 255)];
    for (seat, hand) in open.places.iter().enumerate() {
        let free = (1..=u8::MAX).find(|place| !hand.contains_key(place));
        let places = hand.keys().copied().chain(free).chain([0]);
        spots.extend(places.map(|place| Spot::new(Seat(seat as u8), place)));
    }
    spots
}
