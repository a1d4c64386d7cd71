//! Moves on their way: sent, but not yet answered or not yet with the player they are timed to.

use tokio::time::Instant;

/// A move that was sent.
#[derive(Debug)]
pub(super) struct Flying {
    /// Our name for it.
    pub(super) id: String,
    /// Which of the table's players sent it, and from which seat.
    pub(super) player: usize,
    pub(super) seat: u8,
    /// The entry it follows.
    pub(super) n: u32,
    pub(super) action: String,
    /// From when it is timed.
    pub(super) from: Instant,
    /// When it was last sent.
    pub(super) sent: Instant,
    /// Whether the server was gone meanwhile: then its time says nothing about the server.
    pub(super) is_disturbed: bool,
    is_answered: bool,
    /// Which players have had an update that contains it, one bit each.
    told: u8,
    is_heard: bool,
}

impl Flying {
    pub(super) fn new(
        id: String,
        (player, seat): (usize, u8),
        (n, action): (u32, String),
        (from, at): (Instant, Instant),
    ) -> Self {
        Flying {
            id,
            player,
            seat,
            n,
            action,
            from,
            sent: at,
            is_disturbed: false,
            is_answered: false,
            told: 0,
            is_heard: false,
        }
    }

    /// Whether anybody was told that it counts.
    fn is_acknowledged(&self) -> bool {
        self.is_answered || self.told != 0
    }

    /// Whose receipt is timed: whoever is next, or the neighbour while the same player goes on.
    fn is_for(&self, seat: u8, turn: &[u8], seats: u8) -> bool {
        let next = turn.iter().find(|next| **next != self.seat);
        seat == next.copied().unwrap_or((self.seat + 1) % seats)
    }
}

/// The moves of one table that are on their way. There are hardly more than two: the next one is sent
/// when somebody has the last.
#[derive(Debug, Default)]
pub(super) struct Flight {
    moves: Vec<Flying>,
    players: u8,
}

/// What a message told of moves on their way.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Landed {
    /// How many nobody had been told of before.
    pub(super) acknowledged: u64,
    /// From when a move was timed that the player it is timed to has now, unless it was disturbed.
    pub(super) timed: Option<Instant>,
}

impl Flight {
    pub(super) fn new(players: usize) -> Self {
        Flight { moves: Vec::new(), players: players as u8 }
    }

    pub(super) fn send(&mut self, flying: Flying) {
        self.moves.push(flying);
    }

    /// Whether everything is answered and where it should be.
    pub(super) fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Whether there is a move of which nobody knows yet what came of it.
    pub(super) fn is_open(&self) -> bool {
        self.moves.iter().any(|flying| !flying.is_acknowledged())
    }

    /// The moves without an answer, to be asked again.
    pub(super) fn unanswered(&mut self) -> impl Iterator<Item = &mut Flying> {
        self.moves.iter_mut().filter(|flying| !flying.is_answered)
    }

    /// The server was gone, or a connection was.
    pub(super) fn disturb(&mut self) {
        for flying in &mut self.moves {
            flying.is_disturbed = true;
            // Whoever was away is told everything at once when they come back.
            flying.is_heard = true;
        }
        self.clean();
    }

    /// `done`. False if nothing of that name is on its way.
    pub(super) fn answer(&mut self, id: &str) -> Option<Landed> {
        let flying = self.moves.iter_mut().find(|flying| flying.id == id)?;
        let acknowledged = u64::from(!flying.is_acknowledged());
        flying.is_answered = true;
        self.clean();
        Some(Landed { acknowledged, timed: None })
    }

    /// `refused`. False if nothing of that name is on its way.
    pub(super) fn refuse(&mut self, id: &str) -> bool {
        let before = self.moves.len();
        self.moves.retain(|flying| flying.id != id);
        self.moves.len() < before
    }

    /// A player in this seat has an update up to entry `n`, after which these are to act.
    pub(super) fn tell(&mut self, player: usize, seat: u8, n: u32, turn: &[u8]) -> Landed {
        let (mut landed, all) = (Landed::default(), self.players);
        for flying in self.moves.iter_mut().filter(|flying| flying.n < n) {
            if flying.told & (1 << player) != 0 {
                continue;
            }
            landed.acknowledged += u64::from(!flying.is_acknowledged());
            flying.told |= 1 << player;
            if !flying.is_heard && flying.player != player && flying.is_for(seat, turn, all) {
                flying.is_heard = true;
                landed.timed = (!flying.is_disturbed).then_some(flying.from);
            }
        }
        self.clean();
        landed
    }

    fn clean(&mut self) {
        let everyone = (1u8 << self.players) - 1;
        self.moves.retain(|flying| {
            let is_with_all = flying.is_heard || flying.told == everyone;
            !(flying.is_answered && is_with_all)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(flight: &mut Flight, player: usize, n: u32) -> Instant {
        let now = Instant::now();
        let who = (player, player as u8);
        flight.send(Flying::new(n.to_string(), who, (n, "draw".to_owned()), (now, now)));
        now
    }

    #[test]
    fn a_move_is_timed_to_the_next_player_and_acknowledged_once() {
        let mut flight = Flight::new(2);
        let from = sent(&mut flight, 0, 7);
        assert!(flight.is_open());
        let own = flight.tell(0, 0, 8, &[1]);
        assert_eq!(own, Landed { acknowledged: 1, timed: None });
        let other = flight.tell(1, 1, 8, &[1]);
        assert_eq!(other, Landed { acknowledged: 0, timed: Some(from) });
        assert!(!flight.is_open() && !flight.is_empty(), "it is not answered yet");
        assert_eq!(flight.answer("7"), Some(Landed::default()));
        assert!(flight.is_empty());
    }

    #[test]
    fn among_three_the_neighbour_counts_while_the_same_player_goes_on() {
        let mut flight = Flight::new(3);
        let from = sent(&mut flight, 2, 7);
        assert_eq!(flight.tell(1, 1, 8, &[2]).timed, None);
        assert_eq!(flight.tell(0, 0, 8, &[2]).timed, Some(from));
    }

    #[test]
    fn an_update_from_before_a_move_does_not_contain_it() {
        let mut flight = Flight::new(2);
        sent(&mut flight, 0, 7);
        assert_eq!(flight.tell(1, 1, 7, &[0]), Landed::default());
        assert!(flight.is_open());
    }

    #[test]
    fn a_disturbed_move_is_asked_again_and_not_timed() {
        let mut flight = Flight::new(2);
        sent(&mut flight, 0, 7);
        flight.disturb();
        assert_eq!(flight.unanswered().count(), 1);
        assert_eq!(flight.tell(1, 1, 8, &[1]), Landed { acknowledged: 1, timed: None });
        assert!(flight.answer("7").is_some() && flight.is_empty());
        assert!(flight.answer("7").is_none());
    }

    #[test]
    fn a_refused_move_is_no_longer_on_its_way() {
        let mut flight = Flight::new(2);
        sent(&mut flight, 0, 7);
        assert!(flight.refuse("7") && flight.is_empty() && !flight.refuse("7"));
    }
}
