//! What everyone sees, what one seat sees besides, and everything face up.
//!
//! Each projection takes the state apart field by field: a new field does not compile until somebody
//! has decided who sees it.

use serde::{Deserialize, Deserializer, Serialize, de};
use vierblatt_game::{PerSeat, Seat, Unveil};

use crate::arranged::{Arranged, Combinable, Unsorted};
use crate::cards::{Card, Cards, Rank};
use crate::solo::Solo;
use crate::state::{Phase, State, TableState};
use crate::{KoenigsRomme, score};

/// A phase as records name it. By this name, because what is read would have to live as long as a plain `str` does.
pub type PhaseName = &'static str;

/// What everyone sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Public {
    /// Of a game of two to seven.
    Table(PublicTable),
    /// Of a solo game: everything but the order of the draw pile (KR-24).
    Solo(PublicSolo),
}

/// What everyone sees of a game of two to seven.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PublicTable {
    /// What the table waits for.
    #[cfg_attr(test, ts(type = "'dealer' | 'deal' | 'draw' | 'shuffle' | 'play' | 'over'"))]
    #[serde(deserialize_with = "phase")]
    pub phase: PhaseName,
    /// The round, from 1.
    pub round: u8,
    /// After which round it ends.
    pub last_round: u8,
    /// The rank that is wild.
    pub wild: Rank,
    /// Who deals, once somebody is named.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub dealer: Option<Seat>,
    /// Whose turn it is, even while the discard pile is shuffled for that seat.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub turn: Option<Seat>,
    /// Who has gone out.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub out: Option<Seat>,
    /// How many cards each seat holds.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub hands: PerSeat<u8>,
    /// The discard pile, its top card last.
    pub discard: Vec<Card>,
    /// How many cards the draw pile has.
    pub draw: u8,
    /// What each seat has laid down.
    pub laid: Vec<Vec<Vec<Card>>>,
    /// Points so far.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub totals: PerSeat<i32>,
    /// What is left in each hand, once the game is over.
    pub shown: Option<Vec<Vec<Card>>>,
}

/// What everyone sees of a solo game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PublicSolo {
    /// What it waits for.
    #[cfg_attr(test, ts(type = "'deal' | 'put' | 'over'"))]
    #[serde(deserialize_with = "phase")]
    pub phase: PhaseName,
    /// The hands of 3 to 13 cards.
    pub hands: Vec<Vec<Card>>,
    /// The numbers of those that are finished.
    pub finished: Vec<u8>,
    /// The card turned up.
    pub card: Option<Card>,
    /// What was discarded, in order.
    pub discard: Vec<Card>,
    /// How many cards the draw pile has.
    pub draw: u8,
}

/// What one seat sees besides. The solo player sees nothing that is not public.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Private {
    /// Its hand, sorted as in records.
    pub hand: Vec<Card>,
    /// KR-08: the card it may not discard this turn.
    pub barred: Option<Card>,
    /// Its hand as it is best sorted; nothing without a hand.
    pub arranged: Option<Arranged>,
    /// Which cards of its hand combine.
    pub combining: Combinable,
    /// How the solo hands, which all see, are best sorted.
    pub solo: Vec<SoloArranged>,
}

/// A solo hand as it is best sorted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SoloArranged {
    /// As it is.
    pub now: Arranged,
    /// With the card turned up, if that may be put there.
    pub with_card: Option<Arranged>,
}

/// A phase as records name it. All there are: those of a table, and the `put` of the solo game.
fn phase<'de, D: Deserializer<'de>>(deserializer: D) -> Result<PhaseName, D::Error> {
    let read = String::deserialize(deserializer)?;
    let phases = ["dealer", "deal", "draw", "shuffle", "play", "put", "over"];
    let unknown = || de::Error::custom(format_args!("there is no phase '{read}'"));
    phases.into_iter().find(|phase| *phase == read).ok_or_else(unknown)
}

/// Everything, as records show it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the keys are those of records, and described there")]
pub enum Open {
    /// Of a game of two to seven.
    Table {
        hands: Vec<Vec<Card>>,
        discard: Vec<Card>,
        draw: Vec<Card>,
        laid: Vec<Vec<Vec<Card>>>,
        out: Option<Seat>,
        dealer: Option<Seat>,
    },
    /// Of a solo game.
    Solo { hands: Vec<Vec<Card>>, finished: Vec<u8>, card: Option<Card>, draw: Vec<Card> },
}

/// Cards in the order of their texts.
pub(crate) fn sorted(cards: Cards) -> Vec<Card> {
    let mut cards: Vec<_> = cards.iter().collect();
    cards.sort_unstable_by_key(|card| card.letters());
    cards
}

pub(crate) fn public(state: &State) -> Public {
    match state {
        State::Table(table) => Public::Table(public_table(table)),
        State::Solo(solo) => Public::Solo(public_solo(solo)),
    }
}

fn public_table(table: &TableState) -> PublicTable {
    // Hands, of which only the sizes are shown, and the draw pile's part of the row are hidden, and
    // so is the barred card, which says what a hand has. The other options are known with the table.
    let &TableState {
        hands: _,
        lying: _,
        barred: _,
        reshuffle: _,
        return_discard: _,
        // Read through what can be asked of a table.
        discards: _,
        draw_at: _,
        laid_at: _,
        seats: _,
        dealer: _,
        seat: _,
        out: _,
        totals: _,
        round,
        last_round,
        phase,
    } = table;
    PublicTable {
        phase: phase.name(),
        round,
        last_round,
        wild: table.wild(),
        dealer: dealer(table),
        turn: matches!(table.phase, Phase::Draw | Phase::Shuffle | Phase::Play)
            .then_some(table.seat()),
        out: table.out(),
        hands: PerSeat::from_fn(table.seats(), 0, |seat| table.hand(seat).len() as u8),
        discard: table.discard_pile().collect(),
        draw: table.draw_pile().len() as u8,
        laid: table.seats().iter().map(|seat| table.laid(seat)).collect(),
        totals: score::totals(table),
        shown: (phase == Phase::Over).then(|| shown(table)),
    }
}

/// Every hand, face up.
pub(crate) fn shown(table: &TableState) -> Vec<Vec<Card>> {
    table.seats().iter().map(|seat| sorted(table.hand(seat))).collect()
}

fn public_solo(solo: &Solo) -> PublicSolo {
    // `dealt_complete` is what the table plays by, and known with the options.
    let Solo { hands, pile: _, put: _, finished: _, is_dealt: _, dealt_complete: _ } = solo;
    PublicSolo {
        phase: solo.phase(),
        hands: hands.iter().map(|hand| sorted(*hand)).collect(),
        finished: finished(solo),
        card: solo.card(),
        discard: solo.discards().to_vec(),
        draw: solo.draw_pile().len() as u8,
    }
}

pub(crate) fn private(state: &State, seat: Seat) -> Private {
    match state {
        State::Table(table) if seat.0 < table.seats().0 => private_table(table, seat),
        State::Solo(solo) if seat.0 == 0 => Private { solo: arranged_solo(solo), ..Private::NONE },
        State::Table(_) | State::Solo(_) => Private::NONE,
    }
}

impl Private {
    /// What somebody without cards sees.
    const NONE: Private = Private {
        hand: Vec::new(),
        barred: None,
        arranged: None,
        combining: Combinable::NONE,
        solo: Vec::new(),
    };
}

/// KR-21, KR-22: what can be made of the solo hands. All of it is on the table.
fn arranged_solo(solo: &Solo) -> Vec<SoloArranged> {
    if !solo.is_dealt {
        return Vec::new();
    }
    let arranged = |k| {
        let hand = solo.hand(k);
        let now = Unsorted { hand, wild: Rank(k), is_playing: false, barred: None };
        let card = solo.card().filter(|_| !solo.is_finished(k));
        let with = |card| Unsorted { hand: hand.with(card), is_playing: true, ..now }.into();
        SoloArranged { now: now.into(), with_card: card.map(with) }
    };
    (3..=13).map(arranged).collect()
}

fn private_table(table: &TableState, seat: Seat) -> Private {
    let &TableState {
        hands,
        // Of the one whose turn it is.
        barred: _,
        seat: _,
        // Nobody knows the draw pile's order, and everybody knows the rest.
        lying: _,
        discards: _,
        draw_at: _,
        laid_at: _,
        seats: _,
        dealer: _,
        out: _,
        totals: _,
        round: _,
        last_round: _,
        phase: _,
        reshuffle: _,
        return_discard: _,
    } = table;
    let (hand, wild) = (hands[seat.index()], table.wild());
    let barred = table.barred().filter(|_| table.seat() == seat);
    let is_playing = table.seat() == seat && table.phase == Phase::Play;
    Private {
        hand: sorted(hand),
        barred,
        arranged: (!hand.is_empty()).then(|| Unsorted { hand, wild, is_playing, barred }.into()),
        combining: Combinable::of(hand, wild),
        solo: Vec::new(),
    }
}

impl Unveil for KoenigsRomme {
    type Open = Open;

    fn open(state: &State) -> Open {
        match state {
            State::Table(table) => Open::Table {
                hands: shown(table),
                discard: table.discard_pile().collect(),
                draw: table.draw_pile().collect(),
                laid: table.seats().iter().map(|seat| sorted_laid(table.laid(seat))).collect(),
                out: table.out(),
                dealer: dealer(table),
            },
            State::Solo(solo) => Open::Solo {
                hands: solo.hands.iter().map(|hand| sorted(*hand)).collect(),
                finished: finished(solo),
                card: solo.card(),
                draw: solo.draw_pile().to_vec(),
            },
        }
    }
}

/// KR-04: nobody deals before somebody is named.
fn dealer(table: &TableState) -> Option<Seat> {
    (table.phase != Phase::Dealer).then_some(table.dealer())
}

fn finished(solo: &Solo) -> Vec<u8> {
    (3..=13).filter(|k| solo.is_finished(*k)).collect()
}

fn sorted_laid(mut laid: Vec<Vec<Card>>) -> Vec<Vec<Card>> {
    for combination in &mut laid {
        combination.sort_unstable_by_key(|card| card.letters());
    }
    laid.sort_unstable_by_key(|cards| cards.iter().map(|card| card.letters()).collect::<Vec<_>>());
    laid
}
