//! How long the player who is to act has been thinking, and how much longer they may. The clock stands
//! still while nobody is there.

use vierblatt_history::allowance;
use vierblatt_protocol::Clock;
use vierblatt_store::Ms;

/// The clock of the present decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// When it began, moved on by every pause.
    since: Ms,
    paused: Option<Ms>,
}

impl Turn {
    pub(crate) fn start(now: Ms) -> Self {
        Turn { since: now, paused: None }
    }

    pub(crate) fn since(&self) -> Ms {
        self.since
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    pub(crate) fn pause(&mut self, now: Ms) {
        self.paused.get_or_insert(now);
    }

    pub(crate) fn resume(&mut self, now: Ms) {
        if let Some(paused) = self.paused.take() {
            self.since += now.saturating_sub(paused);
        }
    }

    /// It cannot have begun later than now: then the clock has gone back since, or another machine's clock was ahead. Says whether it had to be moved.
    pub(crate) fn begins_by(&mut self, now: Ms) -> bool {
        let is_ahead = self.since > now;
        if is_ahead {
            self.since = now;
            self.paused = self.paused.map(|paused| paused.min(now));
        }
        is_ahead
    }

    /// The clock was set forward: so much of the time that has passed did not.
    pub(crate) fn begins_later(&mut self, by: Ms) {
        self.since = self.since.saturating_add(by);
        self.paused = self.paused.map(|paused| paused.saturating_add(by));
    }

    /// How long the decision has taken, without pauses.
    pub(crate) fn spent(&self, now: Ms) -> Ms {
        self.paused.unwrap_or(now).saturating_sub(self.since)
    }

    /// When time is up, if nobody pauses.
    pub(crate) fn deadline(&self, clock: Clock, reserve: Ms) -> Option<Ms> {
        allowance(clock, reserve).map(|allowance| self.since + allowance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_costs_nobody_time() {
        let mut turn = Turn::start(1000);
        turn.pause(3000);
        turn.pause(4000);
        assert_eq!(turn.spent(99_000), 2000);
        turn.resume(10_000);
        assert_eq!((turn.spent(10_500), turn.since()), (2500, 8000));
    }

    #[test]
    fn a_clock_that_goes_back_does_not_make_a_decision_longer() {
        let mut turn = Turn::start(5_000_000);
        assert!(turn.begins_by(1000) && !turn.begins_by(1200));
        assert_eq!((turn.since(), turn.spent(1500)), (1000, 500));
    }

    #[test]
    fn time_is_up_when_the_allowance_is_spent() {
        let clock = Clock::Move { seconds: 10, reserve: 60 };
        assert_eq!(Turn::start(0).deadline(clock, 60_000), Some(70_000));
        assert_eq!(Turn::start(0).deadline(Clock::None, 0), None);
        let days = Clock::Days { days: 2 };
        assert_eq!(Turn::start(5).deadline(days, 0), Some(5 + 2 * 24 * 3600 * 1000));
    }
}
