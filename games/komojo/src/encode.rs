//! Moves as numbers and views as arrays, for programs that learn. The layout never changes, it only grows at the end.
//!
//! A seat can have 54 places, so trades and switches would have tens of thousands of numbers. They are chosen in two
//! halves: the first card, then the second.

use vierblatt_game::{Block, Chooser, Chosen, Encode, Fields, Seat, Seats};

use crate::cards::{Card, DECK};
use crate::legal::{Others, PLAIN, Placed};
use crate::options::{AutoStop, LimitRule, Stop, StopPenalty};
use crate::places::{Spot, ascending};
use crate::{Komojo, Legal, Move, Options, Phase, Private, Public};

const OWN: usize = PLAIN.len();
const OTHERS: usize = OWN + DECK;
/// Ranks from ace to king, and the joker.
const RANKS: usize = 14;

macro_rules! blocks {
    ($others:literal) => {
        &[
            Block { name: "draw", size: 1, about: "draw" },
            Block { name: "drop", size: 1, about: "put the drawn card on the discard pile" },
            Block { name: "stop", size: 1, about: "say STOP" },
            Block { name: "no", size: 1, about: "snap nothing" },
            Block {
                name: "own",
                size: DECK,
                about: "one's own place 1 to 54: take, swap, snap, peek or the first half of a trade, whichever is due",
            },
            Block {
                name: "others",
                size: $others * DECK,
                about: "(seat - 1) * 54 + place - 1: spy, the second half of a trade, either half of a switch",
            },
        ]
    };
}

impl Encode for Komojo {
    fn blocks(seats: Seats) -> &'static [Block] {
        match seats.0 {
            ..=3 => blocks!(2),
            4 => blocks!(3),
            5 => blocks!(4),
            _ => blocks!(5),
        }
    }

    fn offer(legal: &Legal, chooser: Chooser, mut offered: impl FnMut(usize)) {
        let offer_others = |others: &Others, but: Option<Seat>, offered: &mut dyn FnMut(usize)| {
            others
                .iter()
                .filter(|spot| Some(spot.seat) != but)
                .for_each(|spot| offered(of_spot(spot, chooser)));
        };
        if let Some(half) = chooser.half {
            match &legal.placed {
                Placed::Trade { others, .. } => offer_others(others, None, &mut offered),
                Placed::Switch(others) => {
                    let first = spot_of(half.into(), chooser).map(|spot| spot.seat);
                    offer_others(others, first, &mut offered);
                }
                _ => {}
            }
            return;
        }
        (0..OWN).filter(|n| legal.plain >> n & 1 != 0).for_each(&mut offered);
        match &legal.placed {
            Placed::None => {}
            Placed::Own { places, .. } => {
                ascending(*places).for_each(|place| offered(of_own(place)));
            }
            Placed::Spy(others) => offer_others(others, None, &mut offered),
            Placed::Trade { own, others, .. } if others.len() > 0 => {
                ascending(*own).for_each(|place| offered(of_own(place)));
            }
            // Where two opponents have cards, each card has one to be switched with.
            Placed::Switch(others) if others.count_pairs() > 0 => {
                offer_others(others, None, &mut offered);
            }
            Placed::Trade { .. } | Placed::Switch(_) => {}
        }
    }

    fn choose(legal: &Legal, chooser: Chooser, number: usize) -> Chosen<Move> {
        if number < OWN {
            let is_offered = chooser.half.is_none() && legal.plain >> number & 1 != 0;
            return if is_offered { Chosen::Move(PLAIN[number]) } else { Chosen::Nothing };
        }
        let own = own_of(number);
        let spot = spot_of(number, chooser);
        let half = chooser.half.map(usize::from);
        let mv = match (&legal.placed, half, own, spot) {
            (Placed::Own { verb, .. }, None, Some(place), _) => verb.at(place),
            (Placed::Spy(_), None, _, Some(spot)) => Move::Spy(spot),
            (Placed::Trade { own, others, .. }, None, Some(place), _) => {
                let has_card = ascending(*own).any(|taken| taken == place);
                return half_if(has_card && others.len() > 0);
            }
            (Placed::Switch(others), None, _, Some(spot)) => {
                let has_card = others.iter().any(|taken| taken == spot);
                return half_if(has_card && others.count_pairs() > 0);
            }
            (Placed::Trade { .. }, Some(first), _, Some(spot)) => match own_of(first) {
                Some(place) => Move::Trade(place, spot),
                None => return Chosen::Nothing,
            },
            (Placed::Switch(_), Some(first), _, Some(spot)) => match spot_of(first, chooser) {
                Some(first) => Move::Switch(first.min(spot), first.max(spot)),
                None => return Chosen::Nothing,
            },
            _ => return Chosen::Nothing,
        };
        Chosen::Move(mv)
    }

    fn numbers(_: &Legal, chooser: Chooser, mv: &Move) -> Option<(usize, Option<usize>)> {
        Some(match *mv {
            Move::Swap(place) | Move::Take(place) | Move::Snap(place) | Move::Peek(place) => {
                (of_own(place), None)
            }
            Move::Spy(spot) => (of_spot(spot, chooser), None),
            Move::Trade(place, spot) => (of_own(place), Some(of_spot(spot, chooser))),
            Move::Switch(lower, higher) => {
                (of_spot(lower, chooser), Some(of_spot(higher, chooser)))
            }
            Move::Draw | Move::Drop | Move::Stop | Move::No => {
                (PLAIN.iter().position(|plain| plain == mv)?, None)
            }
        })
    }

    fn observe(
        public: &Public,
        private: &Private,
        options: &Options,
        chooser: Chooser,
        fields: &mut impl Fields,
    ) {
        let seats = chooser.seats.count();
        let phase = match public.phase {
            Phase::Turn => Some(0),
            Phase::Drawn => Some(1),
            Phase::Snap(_) => Some(2),
            Phase::Action => Some(3),
            Phase::Start | Phase::Deal | Phase::Shuffle(_) | Phase::Over => None,
        };
        fields.one_hot("phase", 4, "turn, drawn, snap, action; all 0 otherwise", phase);
        let at = |spot: Spot| chooser.relative(spot.seat) * DECK + usize::from(spot.place) - 1;
        let shape = [seats, DECK];
        let known_by = fields.field("known_by", &shape, "a card lies at this place: 1 + bit 1 for whoever looks, 2 for the seat to the left, 4, … if they know it; 0: empty");
        for (seat, places) in chooser.seats.iter().zip(&public.hands) {
            for place in places {
                let knowing = place.known_by.iter().map(|knows| 1 << chooser.relative(knows));
                known_by[at(Spot::new(seat, place.place))] = 1 + knowing.sum::<i16>();
            }
        }
        // At the end all cards are turned up for everybody.
        let shown = chooser.seats.iter().zip(&public.hands).flat_map(|(seat, places)| {
            places.iter().filter_map(move |place| Some((Spot::new(seat, place.place), place.card?)))
        });
        let seen: Vec<(Spot, Card)> =
            private.known.iter().map(|seen| (seen.spot, seen.card)).chain(shown).collect();
        let about = "the rank of the card at this place if one knows it: 1 ace to 13 king, 14 joker; 0: unknown";
        let ranks = fields.field("ranks", &shape, about);
        for (spot, card) in &seen {
            ranks[at(*spot)] = 1 + i16::from(card.rank());
        }
        let about = "what the card at this place counts if one knows it";
        let values = fields.field("values", &shape, about);
        for (spot, card) in &seen {
            values[at(*spot)] = card.value() as i16;
        }
        let about = "the card chosen as the first half of a trade or a switch";
        let chosen = fields.field("chosen", &shape, about);
        if let Some(half) = chooser.half.map(usize::from) {
            let own = own_of(half).map(|place| Spot::new(chooser.seat, place));
            if let Some(spot) = own.or_else(|| spot_of(half, chooser)) {
                chosen[at(spot)] = 1;
            }
        }
        let rank = |card: Option<Card>| card.map(|card| usize::from(card.rank()));
        let value = |card: Option<Card>| card.map_or(0, |card| card.value() as i16);
        fields.one_hot("held", RANKS, "the rank of the drawn card one holds", rank(private.held));
        fields.one("held_value", "what it counts", value(private.held));
        let top = public.discard.last().copied();
        fields.one_hot("top", RANKS, "the rank of the top discard", rank(top));
        fields.one("top_value", "what it counts", value(top));
        let about = "how many cards of each rank are in the discard pile";
        let discard = fields.field("discard", &[RANKS], about);
        public.discard.iter().for_each(|card| discard[usize::from(card.rank())] += 1);
        let asked = match public.phase {
            Phase::Snap(window) => window.asked,
            _ => vierblatt_game::SeatSet::NONE,
        };
        let is_asked = |seat| i16::from(asked.contains(seat));
        fields.each("asked", seats, "who may still snap", chooser.around().map(is_asked));
        let total = |seat| public.totals[seat] as i16;
        fields.each(
            "totals",
            seats,
            "the points so far; few are good",
            chooser.around().map(total),
        );
        fields.one_hot("turn", seats, "whose turn it is", chooser.relative_to(public.seat));
        fields.one_hot("caller", seats, "who said STOP", chooser.relative_to(public.caller));
        fields.one_hot("first", seats, "who began the round", chooser.relative_to(public.first));
        fields.one("turns_left", "after STOP: the turns still to come", public.turns_left.into());
        fields.one("draw", "how many cards the draw pile has", public.draw.into());
        fields.one("round", "the round, from 1", public.round as i16);
        let instead = options.stop == Stop::InsteadOfTurn;
        fields.one("stop_instead", "1 if STOP takes the place of a turn", instead.into());
        let to_caller = options.auto_stop == AutoStop::ToCaller;
        fields.one("to_caller", "1 with the option auto_stop to_caller", to_caller.into());
        let added = options.stop_penalty == StopPenalty::Added;
        fields.one("added", "1 if the penalty for STOP is added", added.into());
        fields.one("limit", "the points that end the game", options.limit as i16);
        let exceed = options.limit_rule == LimitRule::Exceed;
        fields.one("exceed", "1 if the limit must be exceeded", exceed.into());
    }
}

const fn half_if(is_half: bool) -> Chosen<Move> {
    if is_half { Chosen::Half } else { Chosen::Nothing }
}

const fn of_own(place: u8) -> usize {
    OWN + place as usize - 1
}

fn own_of(number: usize) -> Option<u8> {
    (OWN..OTHERS).contains(&number).then(|| (number - OWN) as u8 + 1)
}

fn of_spot(spot: Spot, chooser: Chooser) -> usize {
    OTHERS + (chooser.relative(spot.seat) - 1) * DECK + usize::from(spot.place) - 1
}

fn spot_of(number: usize, chooser: Chooser) -> Option<Spot> {
    let n = number.checked_sub(OTHERS)?;
    let relative = 1 + n / DECK;
    let seat = chooser.seat_at(relative);
    (relative < chooser.seats.count()).then(|| Spot::new(seat, (n % DECK) as u8 + 1))
}
