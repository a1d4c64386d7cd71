//! What lists should know of a table, and what everyone made of a game: told together with the lines
//! that make it so, and therefore before they are folded.

use vierblatt_catalog::TableGame;
use vierblatt_game::{Outcome, Seat, Turn as Next};
use vierblatt_protocol::{Clock, Status};

use crate::clock;
use crate::outbox::{Index, SeatResult};
use crate::table::{Occupant, Table};
use crate::{Entry, Line, Ms, Outbox};

impl<G: TableGame> Table<G> {
    /// What lists should know once these lines are stored, and what everyone made of the game.
    pub(crate) fn foresee(&self, lines: &[Line], now: Ms, outbox: &mut Outbox) {
        // Nobody may learn from a list that somebody has claimed.
        if lines.iter().all(|line| matches!(line.entry, Entry::Claimed { .. })) {
            return;
        }
        let after = self.state_after(lines);
        let outcome = after.as_ref().and_then(G::outcome);
        if let Some(outcome) = &outcome
            && self.status() == Status::Playing
        {
            outbox.results = self.results(outcome);
        }
        let days = matches!(self.settings.clock, Clock::Days { .. });
        let only_moves = lines.iter().all(|line| matches!(line.entry, Entry::Acted { .. }));
        if only_moves && !days && outcome.is_none() {
            return;
        }
        let mut occupants: Vec<_> =
            self.chairs.iter().map(|chair| chair.occupant.clone()).collect();
        for line in lines {
            match &line.entry {
                Entry::Sat { seat, person } => {
                    set(&mut occupants, *seat, Occupant::Person(person.clone()));
                }
                Entry::Bot { seat, .. } => {
                    set(&mut occupants, *seat, Occupant::Bot(vierblatt_bots::Level::FIRST));
                }
                Entry::Emptied { seat } => set(&mut occupants, *seat, Occupant::Nobody),
                Entry::Rematch => occupants.rotate_right(1),
                _ => {}
            }
        }
        outbox.index = Some(self.index_of(&occupants, after.as_ref(), now));
    }

    /// What lists should know now.
    pub fn index(&self, now: Ms) -> Index {
        let occupants: Vec<_> = self.chairs.iter().map(|chair| chair.occupant.clone()).collect();
        let state = self.playing.as_ref().map(|playing| playing.state);
        self.index_of(&occupants, state.as_ref(), now)
    }

    fn index_of(&self, occupants: &[Occupant], state: Option<&G::State>, now: Ms) -> Index {
        let status = match state {
            None => Status::Lobby,
            Some(state) if G::outcome(state).is_some() => Status::Over,
            Some(_) => Status::Playing,
        };
        let people = occupants.iter().filter_map(|occupant| match occupant {
            Occupant::Person(person) => Some(person.clone()),
            Occupant::Nobody | Occupant::Bot(_) => None,
        });
        let taken = occupants.iter().filter(|occupant| **occupant != Occupant::Nobody).count();
        let wake_at = state.filter(|_| status == Status::Playing).and_then(|state| {
            let Clock::Days { .. } = self.settings.clock else { return None };
            let is_bots = |seat: Seat| matches!(occupants[seat.index()], Occupant::Bot(_));
            match G::turn(state) {
                Next::Seats(asked) if !asked.iter().any(is_bots) => {
                    clock::allowance(self.settings.clock, 0).map(|allowance| now + allowance)
                }
                // A deal or a bot's move is due whether or not anybody is there.
                _ => Some(now),
            }
        });
        Index {
            game: G::ID,
            status,
            listed: self.settings.listed,
            people: people.collect(),
            seats: (self.seats.0, taken as u8),
            wake_at,
            opened_at: self.opened_at,
            changed_at: now,
        }
    }

    /// The game as it stands after these lines, if there is one.
    fn state_after(&self, lines: &[Line]) -> Option<G::State> {
        let mut state = self.playing.as_ref().map(|playing| playing.state);
        for line in lines {
            match (&line.entry, state.as_mut()) {
                (Entry::Started | Entry::Rematch, _) => {
                    state = Some(G::new(self.options, self.seats));
                }
                (Entry::TakenBack, _) => {
                    let playing = self.playing.as_ref()?;
                    state = playing.before.as_ref().map(|before| before.state);
                }
                (Entry::Acted { seat: Some(seat), action, .. }, Some(state)) => {
                    let mv = G::read_move(state, action)?;
                    G::apply(state, Seat(*seat), &mv, &mut ());
                }
                (Entry::Acted { seat: None, action, .. }, Some(state)) => {
                    let chance = G::read_chance(state, action).ok()?;
                    G::apply_chance(state, &chance, &mut ());
                }
                _ => {}
            }
        }
        state
    }

    fn results(&self, outcome: &Outcome) -> Vec<SeatResult> {
        let of = |seat: Seat| match outcome {
            Outcome::Solo { won } => (if *won { 1 } else { 2 }, 0, f64::from(u8::from(*won))),
            Outcome::Placed { places, points } => {
                let winners = places.iter().filter(|(_, place)| *place == 1).count() as f64;
                let won = if places[seat] == 1 { 1.0 / winners } else { 0.0 };
                (places[seat], points[seat], won)
            }
        };
        let result = |(seat, person): (Seat, &crate::Person)| {
            let (place, points, won) = of(seat);
            SeatResult {
                person: person.clone(),
                game_number: self.game_number,
                seat: seat.0,
                seats: self.seats.0,
                place,
                points,
                won,
            }
        };
        self.people().map(result).collect()
    }
}

fn set(occupants: &mut [Occupant], seat: u8, occupant: Occupant) {
    if let Some(place) = occupants.get_mut(usize::from(seat)) {
        *place = occupant;
    }
}
