//! Proves the laws: a small game in which each law can be broken on purpose, and is then noticed.
//!
//! High card: everyone gets one of the cards 0 to 9 and may, in turn, show it or keep it. A shown
//! card is public. Whoever showed the highest wins. It is also the smallest complete example of a
//! game.

mod drawing;

use std::ops::RangeInclusive;
use std::panic::catch_unwind;

use rand::Rng;
use serde::{Deserialize, Serialize};
use vierblatt_game::{
    Best, ByLanguage, Game, Imagine, Known, List, Misread, Moves, Notation, Options as _, Outcome,
    PerSeat, Published, Refusal, Seat, SeatSet, Seats, Stage, Tell, Telling, Turn, Unveil, misfit,
    number, read_cards, shuffle,
};
use vierblatt_game_testing::{
    Lawful, law, legal_and_check_agree, records_replay, rules_hold_to_the_end, scenes_are_sound,
    secrets_are_kept, texts_are_there, views_read_back, wrong_chance_is_refused,
};

const SOUND: u8 = 0;
const TELLS_ALL: u8 = 1;
const SHOWS_ALL: u8 = 2;
const REFUSES_BY_HIDDEN_CARD: u8 = 3;
const LOSES_A_CARD: u8 = 4;
const NEVER_ENDS: u8 = 5;
const LISTS_TOO_MUCH: u8 = 6;
const TAKES_ANY_DEAL: u8 = 7;
const WRITES_WRONG: u8 = 8;
const IMAGINES_WRONG: u8 = 9;
const HAS_NO_WORDS: u8 = 10;
const READS_WRONG: u8 = 11;
const DRAWS_WITHOUT_WORDS: u8 = 12;
const DOES_WITHOUT_WORDS: u8 = 13;
const CALLS_TWO_ALIKE: u8 = 14;
const TOUCHES_NOTHING_THERE: u8 = 15;
const TELLS_TWO_ALIKE: u8 = 16;
const OFFERS_TOO_MUCH: u8 = 17;
const MISTAKES_THE_STAGE: u8 = 18;
const ASKS_NOTHING: u8 = 19;

vierblatt_game::options! {
    /// None matters.
    pub struct Options {
        choices {
            /// A choice, so that tables differ.
            colour: Colour { Red = "red", Blue = "blue" } = Red,
        }
        numbers {}
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct HighCard<const FAULT: u8>;

#[derive(Clone, Copy, Debug, PartialEq)]
struct State {
    seats: Seats,
    dealt: bool,
    cards: PerSeat<u8>,
    rest: List<u8, 10>,
    shown: SeatSet,
    next: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Move {
    Show,
    Keep,
}

#[derive(Clone, Debug, PartialEq)]
struct Deal(List<u8, 10>);

#[derive(Clone, Debug, PartialEq, Serialize)]
enum Event {
    Dealt,
    Showed(Seat, u8),
    Kept(Seat),
    Leaked(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Got(u8);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Public {
    dealt: bool,
    shown: Vec<Option<u8>>,
    next: u8,
    leaked: Option<u8>,
    #[serde(skip_deserializing)]
    unread: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct No(&'static str);

impl Refusal for No {
    fn rule(&self) -> Option<&'static str> {
        Some(self.0)
    }
}

struct Legal(usize);

impl Moves<Move> for Legal {
    fn len(&self) -> usize {
        self.0
    }
    fn get(&self, n: usize) -> Move {
        [Move::Show, Move::Keep, Move::Keep][n]
    }
}

impl<const FAULT: u8> Game for HighCard<FAULT> {
    const ID: &'static str = "high-card";
    const NAME: &'static str = "High card";
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Options = Options;
    type State = State;
    type Move = Move;
    type Chance = Deal;
    type Legal = Legal;
    type Event = Event;
    type Secret = Got;
    type Public = Public;
    type Private = Option<u8>;
    type Refusal = No;

    fn new(_: Options, seats: Seats) -> State {
        let cards = PerSeat::same(seats, 0);
        State { seats, dealt: false, cards, rest: List::new(0), shown: SeatSet::NONE, next: 0 }
    }
    fn turn(state: &State) -> Turn {
        match (state.dealt, state.next < state.seats.0) {
            (false, _) => Turn::Chance,
            (true, true) => Turn::Seats(SeatSet::only(Seat(state.next))),
            (true, false) => Turn::Over,
        }
    }
    fn stage(state: &State) -> Stage {
        match Self::turn(state) {
            Turn::Chance if FAULT == MISTAKES_THE_STAGE => Stage::Play,
            Turn::Chance => Stage::Deal,
            Turn::Seats(_) => Stage::Play,
            Turn::Over => Stage::Over,
        }
    }
    fn phase(state: &State) -> &'static str {
        match Self::turn(state) {
            Turn::Chance => "deal",
            Turn::Seats(_) => "show",
            Turn::Over => "over",
        }
    }
    fn round(_: &State) -> u32 {
        1
    }
    fn totals(state: &State) -> PerSeat<i32> {
        PerSeat::from_fn(state.seats, 0, |seat| {
            if state.shown.contains(seat) { i32::from(state.cards[seat]) } else { -1 }
        })
    }
    fn outcome(state: &State) -> Option<Outcome> {
        let over = Self::turn(state) == Turn::Over;
        over.then(|| Outcome::placed(Self::totals(state), Best::Most))
    }
    fn legal(state: &State, seat: Seat) -> Legal {
        let asked = Self::turn(state).seats().contains(seat);
        Legal(if !asked {
            0
        } else if FAULT == LISTS_TOO_MUCH {
            3
        } else {
            2
        })
    }
    fn check(state: &State, seat: Seat, _: &Move) -> Result<(), No> {
        if Self::turn(state).seats().contains(seat) {
            return Ok(());
        }
        let hidden = FAULT == REFUSES_BY_HIDDEN_CARD && state.cards[Seat(0)] > 4;
        Err(No(if hidden { "HC-02" } else { "HC-01" }))
    }
    fn apply(state: &mut State, seat: Seat, mv: &Move, tell: &mut impl Tell<Self>) {
        match mv {
            Move::Show => {
                state.shown = state.shown.with(seat);
                tell.all(Event::Showed(seat, state.cards[seat]));
            }
            Move::Keep => {
                tell.all(Event::Kept(seat));
                if FAULT == TELLS_ALL {
                    tell.all(Event::Leaked(state.cards[seat]));
                }
                if FAULT == LOSES_A_CARD {
                    state.rest.pop();
                }
            }
        }
        state.next += 1;
        if FAULT == NEVER_ENDS {
            state.next %= state.seats.0;
        }
    }
    fn chance(_: &State, rng: &mut impl Rng) -> Deal {
        let mut cards = List::from_slice(0, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        shuffle(&mut cards, rng);
        Deal(cards)
    }
    fn check_chance(state: &State, deal: &Deal) -> Result<(), No> {
        let right = misfit::<u8, 10>(deal.0.iter().copied(), 0..10, usize::from).is_none();
        let fits = !state.dealt && (right || FAULT == TAKES_ANY_DEAL && deal.0.len() == 10);
        if fits { Ok(()) } else { Err(No("HC-03")) }
    }
    fn apply_chance(state: &mut State, deal: &Deal, tell: &mut impl Tell<Self>) {
        let (hands, rest) = deal.0.split_at(state.seats.count());
        tell.all(Event::Dealt);
        for seat in state.seats.iter() {
            state.cards[seat] = hands[seat.index()];
            tell.one(seat, Got(hands[seat.index()]));
        }
        state.rest = List::from_slice(0, rest);
        state.dealt = true;
    }
    fn public(state: &State) -> Public {
        let State { seats: _, dealt, cards, rest: _, shown, next } = state;
        let face = |(seat, card)| shown.contains(seat).then_some(card);
        Public {
            dealt: *dealt,
            shown: cards.iter().map(face).collect(),
            next: *next,
            leaked: (FAULT == SHOWS_ALL).then_some(cards[Seat(0)]),
            unread: FAULT == READS_WRONG,
        }
    }
    fn private(state: &State, seat: Seat) -> Option<u8> {
        let State { seats: _, dealt, cards, rest: _, shown: _, next: _ } = state;
        dealt.then_some(cards[seat])
    }
}

impl<const FAULT: u8> Published for HighCard<FAULT> {
    const TEXTS: ByLanguage = &[("en", if FAULT == HAS_NO_WORDS { "" } else { drawing::TEXTS })];
}

impl<const FAULT: u8> Notation for HighCard<FAULT> {
    fn read_move(_: &State, text: &str) -> Option<Move> {
        match text {
            "show" => Some(Move::Show),
            "keep" => Some(Move::Keep),
            _ => None,
        }
    }
    fn write_move(mv: &Move, out: &mut String) {
        out.push_str(match mv {
            Move::Show => "show",
            Move::Keep if FAULT == WRITES_WRONG => "show",
            Move::Keep => "keep",
        });
    }
    fn read_chance(_: &State, text: &str) -> Result<Deal, Misread<No>> {
        let cards = text.strip_prefix("deal ").ok_or(Misread::NotUnderstood)?;
        let card = |word: &str| number(word).filter(|card| *card < 10).map(|card| card as u8);
        read_cards(cards, 0, card, "HC-03", No("HC-03")).map(Deal)
    }
    fn write_chance(deal: &Deal, out: &mut String) {
        let cards: Vec<_> = deal.0.iter().map(ToString::to_string).collect();
        out.push_str("deal ");
        out.push_str(&cards.join(" "));
    }
}

impl<const FAULT: u8> Unveil for HighCard<FAULT> {
    type Open = PerSeat<u8>;
    fn open(state: &State) -> PerSeat<u8> {
        state.cards
    }
}

impl<const FAULT: u8> Imagine for HighCard<FAULT> {
    type Memory = ();
    fn begin(_: Options, _: Seats, _: Seat) {}
    fn hear((): &mut (), _: &Telling<Self>) {}
    fn imagine(known: &Known<Self>, rng: &mut impl Rng) -> State {
        let mut state = Self::new(known.options, known.seats);
        let Public { dealt, shown, next, leaked: _, unread: _ } = &known.public;
        (state.dealt, state.next) = (*dealt, *next);
        if !dealt {
            return state;
        }
        let mut unseen: Vec<u8> = (0..10).collect();
        let seen =
            |seat: Seat| shown[seat.index()].or(known.private.filter(|_| seat == known.seat));
        unseen.retain(|card| known.seats.iter().all(|seat| seen(seat) != Some(*card)));
        shuffle(&mut unseen, rng);
        for seat in known.seats.iter() {
            let own = FAULT == IMAGINES_WRONG && seat == known.seat;
            let card = seen(seat).filter(|_| !own);
            state.cards[seat] = card.or_else(|| unseen.pop()).expect("there are ten cards");
            if shown[seat.index()].is_some() {
                state.shown = state.shown.with(seat);
            }
        }
        state.rest = List::from_slice(0, &unseen);
        state
    }
}

struct Harness<const FAULT: u8>;

impl<const FAULT: u8> Lawful for Harness<FAULT> {
    type Game = HighCard<FAULT>;
    fn vocabulary(_: &State) -> Vec<Move> {
        vec![Move::Show, Move::Keep]
    }
    fn cards(state: &State) -> Vec<String> {
        if !state.dealt {
            return Vec::new();
        }
        let held = state.cards.as_slice().iter();
        held.chain(state.rest.iter()).map(ToString::to_string).collect()
    }
    fn deck(_: &Options, _: Seats) -> Vec<String> {
        (0..10).map(|card: u8| card.to_string()).collect()
    }
    fn validate(state: &State) {
        assert!(state.shown.iter().all(|seat| seat.0 < state.seats.0));
    }
}

/// Which laws a fault breaks, in the order of the macro.
fn broken<const FAULT: u8>() -> Vec<&'static str> {
    type Law<const FAULT: u8> = fn(&vierblatt_game_testing::TestTable<HighCard<FAULT>>);
    let laws: [(&str, Law<FAULT>); 8] = [
        ("end", rules_hold_to_the_end::<Harness<FAULT>>),
        ("agree", legal_and_check_agree::<Harness<FAULT>>),
        ("chance", wrong_chance_is_refused::<Harness<FAULT>>),
        ("replay", records_replay::<Harness<FAULT>>),
        ("secrets", secrets_are_kept::<Harness<FAULT>>),
        ("texts", texts_are_there::<Harness<FAULT>>),
        ("views", views_read_back::<Harness<FAULT>>),
        ("scenes", scenes_are_sound::<Harness<FAULT>>),
    ];
    let holds = |run: Law<FAULT>| catch_unwind(|| law::<Harness<FAULT>>(200, run)).is_ok();
    laws.into_iter().filter(|(_, run)| !holds(*run)).map(|(name, _)| name).collect()
}

vierblatt_game_testing::laws!(Harness<SOUND>);
vierblatt_game_testing::drawn!(Harness<SOUND>);

#[test]
fn each_law_notices_the_fault_it_is_there_for() {
    assert_eq!(broken::<SOUND>(), [""; 0]);
    assert_eq!(broken::<TELLS_ALL>(), ["secrets"]);
    assert_eq!(broken::<SHOWS_ALL>(), ["secrets"]);
    assert_eq!(broken::<REFUSES_BY_HIDDEN_CARD>(), ["secrets"]);
    assert_eq!(broken::<IMAGINES_WRONG>(), ["secrets"]);
    assert_eq!(broken::<LISTS_TOO_MUCH>(), ["agree", "scenes"]);
    assert_eq!(broken::<TAKES_ANY_DEAL>(), ["chance"]);
    assert_eq!(broken::<WRITES_WRONG>(), ["agree", "replay", "scenes"]);
    assert_eq!(broken::<HAS_NO_WORDS>(), ["texts", "scenes"]);
    assert_eq!(broken::<READS_WRONG>(), ["views"]);
    assert_eq!(broken::<DRAWS_WITHOUT_WORDS>(), ["scenes"]);
    assert_eq!(broken::<DOES_WITHOUT_WORDS>(), ["scenes"]);
    assert_eq!(broken::<CALLS_TWO_ALIKE>(), ["scenes"]);
    assert_eq!(broken::<TOUCHES_NOTHING_THERE>(), ["scenes"]);
    assert_eq!(broken::<TELLS_TWO_ALIKE>(), ["scenes"]);
    assert_eq!(broken::<OFFERS_TOO_MUCH>(), ["scenes"]);
    assert_eq!(broken::<ASKS_NOTHING>(), ["scenes"]);
    assert!(broken::<LOSES_A_CARD>().contains(&"end"));
    assert!(broken::<MISTAKES_THE_STAGE>().contains(&"end"));
}

#[test]
#[should_panic(expected = "the game does not end")]
fn a_game_without_an_end_is_noticed() {
    law::<Harness<NEVER_ENDS>>(1, rules_hold_to_the_end::<Harness<NEVER_ENDS>>);
}

#[test]
fn options_are_read_by_name() {
    let mut options = Options::default();
    options.set("colour", vierblatt_game::Value::Word("blue")).unwrap();
    assert_eq!(options.colour, Colour::Blue);
}
