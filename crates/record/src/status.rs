//! What the referee prints after each action.

use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use vierblatt_game::{Moves, Notation, Outcome, PerSeat, Seat, Turn, Unveil};

/// The table after `n` actions.
#[derive(Serialize)]
pub(crate) struct Status<O> {
    n: usize,
    turn: Who,
    phase: &'static str,
    legal: Legal,
    #[serde(skip_serializing_if = "Option::is_none")]
    can_lay: Option<bool>,
    round: u32,
    totals: PerSeat<i32>,
    state: O,
    result: Option<Outcome>,
}

impl<O> Status<O> {
    pub(crate) fn of<G: Unveil<Open = O> + Notation>(n: usize, state: &G::State) -> Self {
        let turn = G::turn(state);
        let legal = turn.seats().iter().map(|seat| (seat, listed::<G>(state, seat))).collect();
        Status {
            n,
            turn: Who(turn),
            phase: G::phase(state),
            legal: Legal(legal),
            can_lay: G::can_lay(state),
            round: G::round(state),
            totals: G::totals(state),
            state: G::open(state),
            result: G::outcome(state),
        }
    }
}

fn listed<G: Notation>(state: &G::State, seat: Seat) -> Vec<String> {
    let mut texts = Vec::new();
    G::legal(state, seat).for_each(|mv| {
        if G::is_listed(&mv) {
            let mut text = String::new();
            G::write_move(&mv, &mut text);
            texts.push(text);
        }
    });
    texts.sort_unstable();
    texts
}

struct Who(Turn);

impl Serialize for Who {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut who = serializer.serialize_seq(None)?;
        match self.0 {
            Turn::Chance => who.serialize_element("~")?,
            Turn::Seats(seats) => {
                for seat in seats.iter() {
                    who.serialize_element(&seat)?;
                }
            }
            Turn::Over => {}
        }
        who.end()
    }
}

struct Legal(Vec<(Seat, Vec<String>)>);

impl Serialize for Legal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut legal = serializer.serialize_map(Some(self.0.len()))?;
        for (seat, moves) in &self.0 {
            legal.serialize_entry(&seat.to_string(), moves)?;
        }
        legal.end()
    }
}
