//! No knowledge leaks into a review: two records that differ only in what a seat could not know give the same review of
//! that seat's decisions.

use rand::{RngExt, SeedableRng};
use serde_json::Value;
use vierblatt_bots::Dice;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::{Seat, Seats, Telling, Told};
use vierblatt_record::{ActionText, read_action};
use vierblatt_review::{Decision, Report};

use crate::games::{quick, random_game, reviewed};

/// How many actions of a game are reviewed.
const ACTIONS: usize = 24;
/// How many other deals are tried to find one that the seat cannot tell from the true one.
const TRIES: u64 = 400;

/// A record and another one that looks the same to the seat.
fn twins(id: &str, seats: u8, seat: Seat, seed: u64) -> Option<(Value, Value)> {
    let record = random_game(id, seats, seed, ACTIONS);
    let (heard, state) =
        with_game(id, Heard { record: &record, seat })?.expect("a random game is legal");
    let mut dice = Dice::seed_from_u64(seed);
    for _ in 0..TRIES {
        let mut other = record.clone();
        let deal = other["actions"]
            .as_array_mut()?
            .iter_mut()
            .find(|action| action.as_str().is_some_and(|text| text.starts_with("~ deal ")))?;
        let mut words: Vec<String> = deal.as_str()?.split(' ').map(str::to_owned).collect();
        let mut any = || 2 + dice.random_range(0..words.len() as u32 - 2) as usize;
        let (one, two) = (any(), any());
        words.swap(one, two);
        *deal = Value::from(words.join(" "));
        let Some((same, hidden)) = with_game(id, Heard { record: &other, seat })? else { continue };
        if same == heard && hidden != state {
            return Some((record, other));
        }
    }
    None
}

/// All that a seat was told and saw, and the whole table in the end, as text; None where the record is not legal.
struct Heard<'a> {
    record: &'a Value,
    seat: Seat,
}

impl Visit for Heard<'_> {
    type Output = Option<(Vec<String>, String)>;
    fn visit<G: Listed>(self) -> Self::Output {
        let Heard { record, seat } = self;
        let seats = Seats(record["seats"].as_u64()? as u8);
        let mut state = G::new(G::Options::default(), seats);
        let mut all = Vec::new();
        for action in record["actions"].as_array()? {
            let text = ActionText::Text(action.as_str()?.into());
            let action = read_action::<G>(&state, seats, &text).ok()?;
            let mut told = Told::<G>::default();
            G::act(&mut state, &action, &mut told).ok()?;
            let tellings: Vec<&Telling<G>> = told.heard_by(seat).collect();
            let sight = (G::public(&state), G::private(&state, seat));
            all.push(format!("{tellings:?} {sight:?}"));
        }
        Some((all, format!("{state:?}")))
    }
}

/// The first decision of the seat that two reviews judge differently.
fn leak(
    id: &str,
    twins: &(Value, Value),
    seat: Seat,
    judge: impl Fn(&Report) -> Vec<Decision>,
) -> Option<String> {
    let of = |record: &Value| judge(&reviewed(record, quick(Some(seat.0))).expect("it is legal"));
    let (one, other) = (of(&twins.0), of(&twins.1));
    let differs = one.iter().zip(&other).find(|(one, other)| one != other);
    let counts = (one.len() != other.len()).then(|| format!("{id}: {} {}", one.len(), other.len()));
    differs.map(|(one, other)| format!("{id}: {one:?} {other:?}")).or(counts)
}

/// Twins of every game, and the seat that cannot tell them apart.
fn all_twins() -> Vec<(&'static str, (Value, Value), Seat)> {
    let mut all = Vec::new();
    for id in IDS {
        let seat = Seat(1);
        let found = (0..8).filter_map(|seed| twins(id, 3, seat, seed)).take(2);
        let before = all.len();
        all.extend(found.map(|twins| (*id, twins, seat)));
        assert!(all.len() > before, "{id}: nothing is hidden from a seat");
    }
    all
}

#[test]
fn what_a_seat_could_not_know_does_not_change_the_review_of_its_decisions() {
    let mut judged = 0;
    for (id, twins, seat) in all_twins() {
        let count = |report: &Report| report.decisions.len();
        judged += reviewed(&twins.0, quick(Some(seat.0))).map_or(0, |report| count(&report));
        assert_eq!(leak(id, &twins, seat, |report| report.decisions.clone()), None);
    }
    assert!(judged > 20, "there is something to compare: {judged}");
}

/// A review that looks at the chances with all cards face up, which only luck may do.
#[test]
fn a_review_that_peeks_is_found() {
    let peeks = |report: &Report| {
        let mut decisions = report.decisions.clone();
        for decision in &mut decisions {
            let open = report.curve.iter().find(|point| point.n == decision.n);
            decision.loss.chance += open.map_or(0.0, |point| point.chances[decision.seat]);
        }
        decisions
    };
    let found = all_twins()
        .iter()
        .filter(|(id, twins, seat)| leak(id, twins, *seat, peeks).is_some())
        .count();
    assert!(found >= 3, "the law finds a planted leak: {found}");
}
