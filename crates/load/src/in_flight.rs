//! Moves in flight: sent, but not yet answered, or not yet with the player they are timed to.

use tokio::time::Instant;

/// A move that was sent.
#[derive(Debug)]
pub(crate) struct SentMove {
    /// The request's id.
    pub(crate) id: String,
    /// Which of the table's players sent it, and from which seat.
    pub(crate) player: usize,
    pub(crate) seat: u8,
    /// The entry it follows.
    pub(crate) n: u32,
    pub(crate) action: String,
    /// From when it is timed.
    pub(crate) from: Instant,
    /// When it was last sent.
    pub(crate) sent: Instant,
    /// What has come of it.
    pub(crate) receipt: Receipt,
}

/// What has come of a move.
#[derive(Debug, Default)]
pub(crate) struct Receipt {
    /// Whether the server was gone meanwhile: then the move's time says nothing about the server.
    pub(crate) is_disturbed: bool,
    is_answered: bool,
    /// Which players have had an update that contains it, one bit each.
    told: u8,
    is_heard: bool,
}

impl SentMove {
    /// Whether anybody was told that it counts.
    fn is_acknowledged(&self) -> bool {
        self.receipt.is_answered || self.receipt.told != 0
    }

    /// Whose receipt is timed: whoever is next, or the neighbour while the same player goes on.
    fn is_for(&self, seat: u8, turn: &[u8], seats: u8) -> bool {
        let next = turn.iter().find(|next| **next != self.seat);
        seat == next.copied().unwrap_or((self.seat + 1) % seats)
    }
}

/// The moves of one table that are in flight. There are rarely more than two: the next one is sent when
/// somebody has the last.
#[derive(Debug, Default)]
pub(crate) struct InFlight {
    moves: Vec<SentMove>,
    players: u8,
}

/// What a message says about moves in flight.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Delivery {
    /// How many nobody had been told of before.
    pub(crate) acknowledged: u64,
    /// From when a move was timed that the player it is timed to has now, unless it was disturbed.
    pub(crate) timed: Option<Instant>,
}

impl InFlight {
    pub(crate) fn new(players: usize) -> Self {
        InFlight { moves: Vec::new(), players: players as u8 }
    }

    pub(crate) fn send(&mut self, sent_move: SentMove) {
        self.moves.push(sent_move);
    }

    /// Whether everything is answered and where it should be.
    pub(crate) fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Whether there is a move of which nobody knows yet what came of it.
    pub(crate) fn is_open(&self) -> bool {
        self.moves.iter().any(|sent_move| !sent_move.is_acknowledged())
    }

    /// The moves without an answer, to be asked again.
    pub(crate) fn unanswered(&mut self) -> impl Iterator<Item = &mut SentMove> {
        self.moves.iter_mut().filter(|sent_move| !sent_move.receipt.is_answered)
    }

    /// The server was gone, or a connection was.
    pub(crate) fn disturb(&mut self) {
        for sent_move in &mut self.moves {
            sent_move.receipt.is_disturbed = true;
            // Whoever was away is told everything at once when they come back.
            sent_move.receipt.is_heard = true;
        }
        self.clean();
    }

    /// `done`. None if nothing of that name is in flight.
    pub(crate) fn answer(&mut self, id: &str) -> Option<Delivery> {
        let sent_move = self.moves.iter_mut().find(|sent_move| sent_move.id == id)?;
        let acknowledged = u64::from(!sent_move.is_acknowledged());
        sent_move.receipt.is_answered = true;
        self.clean();
        Some(Delivery { acknowledged, timed: None })
    }

    /// `refused`. False if nothing of that name is in flight.
    pub(crate) fn refuse(&mut self, id: &str) -> bool {
        let before = self.moves.len();
        self.moves.retain(|sent_move| sent_move.id != id);
        self.moves.len() < before
    }

    /// A player in this seat has an update up to entry `n`, after which these are to act.
    pub(crate) fn tell(&mut self, player: usize, seat: u8, n: u32, turn: &[u8]) -> Delivery {
        let (mut delivery, all) = (Delivery::default(), self.players);
        for sent_move in self.moves.iter_mut().filter(|sent_move| sent_move.n < n) {
            if sent_move.receipt.told & (1 << player) != 0 {
                continue;
            }
            delivery.acknowledged += u64::from(!sent_move.is_acknowledged());
            sent_move.receipt.told |= 1 << player;
            if !sent_move.receipt.is_heard
                && sent_move.player != player
                && sent_move.is_for(seat, turn, all)
            {
                sent_move.receipt.is_heard = true;
                delivery.timed = (!sent_move.receipt.is_disturbed).then_some(sent_move.from);
            }
        }
        self.clean();
        delivery
    }

    fn clean(&mut self) {
        let everyone = (1u8 << self.players) - 1;
        self.moves.retain(|sent_move| {
            let is_with_all = sent_move.receipt.is_heard || sent_move.receipt.told == everyone;
            !(sent_move.receipt.is_answered && is_with_all)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(in_flight: &mut InFlight, player: usize, n: u32) -> Instant {
        let now = Instant::now();
        in_flight.send(SentMove {
            id: n.to_string(),
            player,
            seat: player as u8,
            n,
            action: "draw".to_owned(),
            from: now,
            sent: now,
            receipt: Receipt::default(),
        });
        now
    }

    #[test]
    fn a_move_is_timed_to_the_next_player_and_acknowledged_once() {
        let mut in_flight = InFlight::new(2);
        let from = sent(&mut in_flight, 0, 7);
        assert!(in_flight.is_open());
        let own = in_flight.tell(0, 0, 8, &[1]);
        assert_eq!(own, Delivery { acknowledged: 1, timed: None });
        let other = in_flight.tell(1, 1, 8, &[1]);
        assert_eq!(other, Delivery { acknowledged: 0, timed: Some(from) });
        assert!(!in_flight.is_open() && !in_flight.is_empty(), "it is not answered yet");
        assert_eq!(in_flight.answer("7"), Some(Delivery::default()));
        assert!(in_flight.is_empty());
    }

    #[test]
    fn among_three_the_neighbour_counts_while_the_same_player_goes_on() {
        let mut in_flight = InFlight::new(3);
        let from = sent(&mut in_flight, 2, 7);
        assert_eq!(in_flight.tell(1, 1, 8, &[2]).timed, None);
        assert_eq!(in_flight.tell(0, 0, 8, &[2]).timed, Some(from));
    }

    #[test]
    fn an_update_from_before_a_move_does_not_contain_it() {
        let mut in_flight = InFlight::new(2);
        sent(&mut in_flight, 0, 7);
        assert_eq!(in_flight.tell(1, 1, 7, &[0]), Delivery::default());
        assert!(in_flight.is_open());
    }

    #[test]
    fn a_disturbed_move_is_asked_again_and_not_timed() {
        let mut in_flight = InFlight::new(2);
        sent(&mut in_flight, 0, 7);
        in_flight.disturb();
        assert_eq!(in_flight.unanswered().count(), 1);
        assert_eq!(in_flight.tell(1, 1, 8, &[1]), Delivery { acknowledged: 1, timed: None });
        assert!(in_flight.answer("7").is_some() && in_flight.is_empty());
        assert!(in_flight.answer("7").is_none());
    }

    #[test]
    fn a_refused_move_is_no_longer_in_flight() {
        let mut in_flight = InFlight::new(2);
        sent(&mut in_flight, 0, 7);
        assert!(in_flight.refuse("7") && in_flight.is_empty() && !in_flight.refuse("7"));
    }
}
