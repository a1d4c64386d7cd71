//! What lists show of a table, and how everybody fared in a game that has ended: stored together with the entries they follow from.

use vierblatt_catalog::TableGame;
use vierblatt_game::{Outcome, Seat, Turn};
use vierblatt_protocol::{Clock, Status};
use vierblatt_store::{Ms, PersonId, SeatResult, TableSummary};

use super::{Folded, Occupant};
use crate::allowance;

impl<G: TableGame> Folded<G> {
    /// What lists show of the table.
    pub fn summary(&self, now: Ms) -> TableSummary {
        let taken = self.occupants.iter().filter(|occupant| **occupant != Occupant::Nobody).count();
        TableSummary {
            game: G::ID.to_owned(),
            status: self.status(),
            listed: self.opening.settings.listed,
            opened_at: self.opening.opened_at,
            changed_at: now,
            wake_at: self.wake_at(now),
            people: self.people().map(|(_, person)| person.clone()).collect(),
            seats: self.seats().0,
            taken: taken as u8,
        }
    }

    /// When the table must be woken even if nobody comes: days run out. A table where only bots are left has no time.
    fn wake_at(&self, now: Ms) -> Option<Ms> {
        let playing = self.playing.as_ref().filter(|_| self.status() == Status::Playing)?;
        let Clock::Days { .. } = self.opening.settings.clock else { return None };
        self.people().next()?;
        let is_bots = |seat: Seat| matches!(self.occupant(seat), Occupant::Bot(_));
        match G::turn(&playing.state) {
            Turn::Seats(asked) if !asked.iter().any(is_bots) => {
                allowance::allowance(self.opening.settings.clock, 0)
                    .map(|allowance| now + allowance)
            }
            // A deal or a bot's move is due whether or not anybody is there.
            _ => Some(now),
        }
    }

    /// How everybody fared, once the game is over.
    pub fn results(&self, now: Ms) -> Vec<SeatResult> {
        let outcome = self.playing.as_ref().and_then(|playing| G::outcome(&playing.state));
        let Some(outcome) = outcome else { return Vec::new() };
        let fared = |seat: Seat| match &outcome {
            Outcome::Solo { won } => (if *won { 1 } else { 2 }, 0, f64::from(u8::from(*won))),
            Outcome::Placed { places, points } => {
                let winners = places.iter().filter(|(_, place)| *place == 1).count() as f64;
                let share = if places[seat] == 1 { 1.0 / winners } else { 0.0 };
                (places[seat], points[seat], share)
            }
        };
        let result = |(seat, person): (Seat, &PersonId)| {
            let (place, points, share) = fared(seat);
            SeatResult {
                person: person.clone(),
                game: G::ID.to_owned(),
                game_number: self.game_number,
                seat: seat.0,
                seats: self.seats().0,
                place,
                points: points.into(),
                share,
                ended_at: now,
            }
        };
        self.people().map(result).collect()
    }
}
