//! What everyone sees, what one seat sees, and everything face up.

use std::borrow::Cow;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use vierblatt_game::{Seat, Unveil};

use crate::Jogo;
use crate::cards::Card;
use crate::deck::NO_CARD;
use crate::options::SpecialSymbol;
use crate::state::{PILES, Phase, State};

/// What everyone sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Public {
    /// What the game waits for.
    pub phase: Phase,
    /// JG-11: whether the turn is an extra turn that may be declined.
    pub may_end: bool,
    /// Who acts, or will begin once the cards are dealt.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// 1 clockwise, −1 the other way.
    #[cfg_attr(test, ts(type = "1 | -1"))]
    pub direction: i8,
    /// The turns each seat has yet to skip.
    pub skips: Vec<u8>,
    /// The discard piles, bottom to top; empty where out or not there.
    pub piles: [Vec<Card>; PILES],
    /// The cards of the piles that are out of the game, sorted.
    pub out: Vec<Card>,
    /// The open cards of each seat.
    pub open: Vec<[Option<Card>; PILES]>,
    /// How many cards lie face down at each place of each seat.
    pub down: Vec<[u8; PILES]>,
    /// How many cards each hand has.
    pub hands: Vec<u8>,
    /// How many cards the draw pile has.
    pub draw: u8,
    /// JG-03: whether special cards carry the symbol of their colour; otherwise their kind is their symbol.
    pub owned_symbols: bool,
    /// JG-21: what each seat had hidden, once the game is over and counted.
    pub shown: Option<Vec<Shown>>,
}

/// What a seat had hidden and turns up at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shown {
    /// Its hand, sorted.
    pub hand: Vec<Card>,
    /// Its face-down piles, top first.
    pub down: [Vec<Card>; PILES],
}

/// What only one seat sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Private {
    /// Its hand, sorted.
    pub hand: Vec<Card>,
}

/// Everything, as records have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
// Records give the names.
#[allow(clippy::struct_field_names)]
pub struct Open {
    piles: [Vec<Card>; PILES],
    open: Vec<[Option<Card>; PILES]>,
    down: Vec<[Vec<Card>; PILES]>,
    hands: Vec<Vec<Card>>,
    draw: Vec<Card>,
    direction: i8,
    skips: Vec<u8>,
}

impl Phase {
    /// The phase's name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Start => "start",
            Phase::Deal => "deal",
            Phase::Lay => "lay",
            Phase::Extra => "extra",
            Phase::Found { .. } => "found",
            Phase::Over => "over",
        }
    }
}

impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Phase {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<str>::deserialize(deserializer)?;
        let all = [
            Phase::Start,
            Phase::Deal,
            Phase::Lay,
            Phase::Extra,
            Phase::Found { extra: false },
            Phase::Over,
        ];
        let named = all.into_iter().find(|phase| phase.name() == name);
        named.ok_or_else(|| D::Error::custom(format_args!("'{name}' is no phase of JOGO!")))
    }
}

impl Serialize for Public {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Public::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Public {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut public = Public::deserialize(deserializer)?;
        // A phase is written as its name, and whether it may be declined is next to it.
        if let Phase::Found { extra } = &mut public.phase {
            *extra = public.may_end;
        }
        Ok(public)
    }
}

pub(crate) fn public(state: &State) -> Public {
    let State {
        hands,
        dealt: _,        // Hidden, except for what is open, laid or shown.
        laid: _,         // Seen through `piles` and `out`.
        laid_on: _,      // When a card was laid does not matter.
        before_first: _, // Seen through `piles` and `out`.
        tops: _,         // Seen through `piles`.
        open: _,
        down,
        draw,
        clockwise,
        skips,
        seat,
        phase,
        seats,
        options,
    } = state;
    let (piles, out) = piles(state);
    let at_table = seats.count();
    Public {
        phase: *phase,
        may_end: matches!(phase, Phase::Extra | Phase::Found { extra: true }),
        seat: (!matches!(phase, Phase::Start | Phase::Over)).then_some(*seat),
        direction: direction(*clockwise),
        skips: skips[..at_table].to_vec(),
        piles,
        out,
        open: self::open(state),
        down: down[..at_table].to_vec(),
        hands: hands[..at_table].iter().map(|hand| hand.count_ones() as u8).collect(),
        draw: *draw,
        // All else of the options is known with the table; this is what a card shows.
        owned_symbols: options.special_symbol == SpecialSymbol::Owned,
        shown: (*phase == Phase::Over).then(|| shown(state)),
    }
}

pub(crate) fn private(state: &State, seat: Seat) -> Private {
    let State {
        hands,
        dealt: _, // Nobody knows face-down cards, not even one's own.
        laid: _,
        laid_on: _,
        before_first: _,
        tops: _,
        open: _,
        down: _,
        draw: _,
        clockwise: _,
        skips: _,
        seat: _,
        phase: _,
        seats: _,
        options: _,
    } = state;
    let hand = hands.get(seat.index()).copied().unwrap_or(0);
    Private { hand: state.deck().in_hand(hand).collect() }
}

impl Unveil for Jogo {
    type Open = Open;

    fn open(state: &State) -> Open {
        let State {
            hands: _,        // Through `shown`.
            dealt: _,        // Through `shown` and `draw_pile`.
            laid: _,         // Through `piles`.
            laid_on: _,      // Through `piles`.
            before_first: _, // Through `piles`.
            tops: _,         // Through `piles`.
            open: _,         // Through `open`.
            down: _,         // Through `shown`.
            draw: _,         // Through `draw_pile`.
            clockwise,
            skips,
            seat: _, // Records have it as the turn.
            phase: _,
            seats,
            options: _,
        } = state;
        let (hands, down) = shown(state).into_iter().map(|shown| (shown.hand, shown.down)).unzip();
        Open {
            piles: piles(state).0,
            open: open(state),
            down,
            hands,
            draw: named(state, state.draw_pile()),
            direction: direction(*clockwise),
            skips: skips[..seats.count()].to_vec(),
        }
    }
}

const fn direction(clockwise: bool) -> i8 {
    if clockwise { 1 } else { -1 }
}

/// The cards of the discard piles, and those that are out of the game.
fn piles(state: &State) -> ([Vec<Card>; PILES], Vec<Card>) {
    let mut piles = [const { Vec::new() }; PILES];
    let mut out = Vec::new();
    for (card, pile) in state.laid_cards() {
        let cards = match pile {
            Some(pile) => &mut piles[pile],
            None => &mut out,
        };
        cards.push(state.deck().card(card));
    }
    // A pile that was turned over has no order any more.
    out.sort_unstable();
    (piles, out)
}

/// The top cards of the discard piles.
pub(crate) fn tops(state: &State) -> Vec<Option<Card>> {
    state.tops.iter().map(|card| if_any(state, *card)).collect()
}

/// The open cards of each seat.
pub(crate) fn open(state: &State) -> Vec<[Option<Card>; PILES]> {
    let at_table = &state.open[..state.seats.count()];
    at_table.iter().map(|open| open.map(|card| if_any(state, card))).collect()
}

/// All that is hidden in the hands and piles of each seat.
pub(crate) fn shown(state: &State) -> Vec<Shown> {
    let deck = state.deck();
    let shown = |seat: Seat| Shown {
        hand: deck.in_hand(state.hands[seat.index()]).collect(),
        down: std::array::from_fn(|place| named(state, state.down_pile(seat, place))),
    };
    state.seats.iter().map(shown).collect()
}

fn if_any(state: &State, card: u8) -> Option<Card> {
    (card != NO_CARD).then(|| state.deck().card(card))
}

fn named(state: &State, cards: &[u8]) -> Vec<Card> {
    cards.iter().map(|card| state.deck().card(*card)).collect()
}
