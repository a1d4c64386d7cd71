//! Before the game: who sits where.

use vierblatt_protocol::{Ask, Occupant};

use super::choosing::Way;
use super::{Do, Model, Press, Typing};

/// The strongest bots.
const LEVELS: u8 = 5;

impl Model {
    pub(crate) fn press_lobby(&mut self, press: Press) -> Vec<Do> {
        let Some(known) = &self.known else { return Vec::new() };
        let last = known.table.seats.len().saturating_sub(1) as u8;
        let seat = self.lobby_seat.min(last);
        let occupant = known.table.seats.get(usize::from(seat)).map(|view| view.occupant.clone());
        let ask = match (press, occupant) {
            (Press::Go(Way::Up | Way::Left | Way::Previous), _) => {
                self.lobby_seat = seat.saturating_sub(1);
                return Vec::new();
            }
            (Press::Go(Way::Down | Way::Right | Way::Next), _) => {
                self.lobby_seat = (seat + 1).min(last);
                return Vec::new();
            }
            (Press::Seat(seat), _) => {
                self.lobby_seat = seat;
                return Vec::new();
            }
            (Press::Char('n'), _) => {
                self.typing = Some(Typing::Name(String::new()));
                return Vec::new();
            }
            (Press::Char('s'), _) => return self.start(),
            (Press::Char('v'), _) => Ask::Stand,
            (Press::Enter | Press::Char(' '), Some(Occupant::Empty)) => Ask::Sit { seat },
            (Press::Char('b'), Some(Occupant::Empty)) => Ask::Bot { seat, level: Some(self.level) },
            (Press::Char(sign @ ('+' | '-')), Some(Occupant::Bot { level })) => {
                let level = if sign == '+' { level + 1 } else { level.saturating_sub(1) };
                self.level = level.clamp(1, LEVELS);
                Ask::Bot { seat, level: Some(self.level) }
            }
            (Press::Char('x'), Some(Occupant::Bot { .. })) => Ask::Bot { seat, level: None },
            (Press::Char('x'), Some(Occupant::Person { .. })) => Ask::Remove { seat },
            _ => return Vec::new(),
        };
        self.ask(ask)
    }

    /// Starts, with bots in the seats that are free.
    pub fn start(&mut self) -> Vec<Do> {
        let Some(known) = &self.known else { return Vec::new() };
        let free = |(seat, view): (usize, &vierblatt_protocol::SeatView)| {
            (view.occupant == Occupant::Empty).then_some(seat as u8)
        };
        let free: Vec<u8> = known.table.seats.iter().enumerate().filter_map(free).collect();
        let mut requests = Vec::new();
        for seat in free {
            requests.extend(self.ask(Ask::Bot { seat, level: Some(self.level) }));
        }
        requests.extend(self.ask(Ask::Start));
        self.is_starting = true;
        requests
    }
}
