//! What `crates/joomo-lab` needs besides the rules: tables that nobody dealt, and the same table with
//! other cards in the hands. Nothing here changes what a game is.

use vierblatt_game::{Seat, SeatSet, Seats};

use crate::{Cards, MAX_SEATS, Options, Phase, State};

impl State {
    /// A first round with these hands, in which these cards count as played already. Whoever sits left
    /// of the dealer leads.
    pub fn arranged(options: Options, hands: &[Cards], played: Cards, dealer: Seat) -> Self {
        let seats = Seats(hands.len() as u8);
        let mut state = State::new(options, seats).with_hands(hands);
        state.played = played;
        state.holding = seats.iter().fold(SeatSet::NONE, SeatSet::with);
        state.dealer = Some(dealer);
        // JO-05
        state.phase = Phase::Lead { seat: seats.left_of(dealer) };
        state
    }

    /// The same table with other cards in the hands. They must be as many as before.
    #[must_use]
    pub fn with_hands(mut self, hands: &[Cards]) -> Self {
        let held = hands.len().min(MAX_SEATS);
        self.hands[..held].copy_from_slice(&hands[..held]);
        self
    }

    /// What the game waits for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What the round has brought the seat: its score once it is scored, and before that what it would
    /// score if it ended now.
    #[inline]
    pub fn points_this_round(&self, seat: Seat) -> i32 {
        if self.phase == Phase::Deal { self.totals[seat] } else { self.score(seat) }
    }
}
