//! How long whoever is to act has been thinking, and how much longer they may. The clock stands
//! still while nobody is there.

use vierblatt_protocol::Clock;
use vierblatt_store::Ms;

const DAY: Ms = 24 * 3600 * 1000;

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

    /// How long the decision has taken, without pauses.
    pub(crate) fn spent(&self, now: Ms) -> Ms {
        self.paused.unwrap_or(now).saturating_sub(self.since)
    }

    /// When time is up, if nobody pauses.
    pub(crate) fn deadline(&self, clock: Clock, reserve: Ms) -> Option<Ms> {
        allowance(clock, reserve).map(|allowance| self.since + allowance)
    }
}

/// How long a move may take with this reserve.
pub(crate) fn allowance(clock: Clock, reserve: Ms) -> Option<Ms> {
    match clock {
        Clock::None => None,
        Clock::Move { seconds, .. } => Some(Ms::from(seconds) * 1000 + reserve),
        Clock::Days { days } => Some(Ms::from(days) * DAY),
    }
}

/// The reserve that everybody starts with.
pub(crate) fn first_reserve(clock: Clock) -> Ms {
    match clock {
        Clock::Move { reserve, .. } => Ms::from(reserve) * 1000,
        Clock::None | Clock::Days { .. } => 0,
    }
}

/// What is left of a reserve after a move that took so long.
pub(crate) fn reserve_after(clock: Clock, reserve: Ms, spent: Ms) -> Ms {
    match clock {
        Clock::Move { seconds, .. } => {
            reserve.saturating_sub(spent.saturating_sub(Ms::from(seconds) * 1000))
        }
        Clock::None | Clock::Days { .. } => reserve,
    }
}

/// How many of a seat's latest choices are kept.
const KEPT: usize = 8;

/// Keeps how long the latest choices took.
pub(crate) fn keep_latest(took: &mut Vec<Ms>, spent: Ms) {
    if took.len() == KEPT {
        took.remove(0);
    }
    took.push(spent);
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
    fn the_reserve_pays_for_what_the_move_alone_does_not() {
        let clock = Clock::Move { seconds: 10, reserve: 60 };
        assert_eq!(first_reserve(clock), 60_000);
        assert_eq!(Turn::start(0).deadline(clock, 60_000), Some(70_000));
        assert_eq!(reserve_after(clock, 60_000, 9_000), 60_000);
        assert_eq!(reserve_after(clock, 60_000, 25_000), 45_000);
        assert_eq!(reserve_after(clock, 1_000, 25_000), 0);
        assert_eq!(Turn::start(0).deadline(Clock::None, 0), None);
        assert_eq!(Turn::start(5).deadline(Clock::Days { days: 2 }, 0), Some(5 + 2 * DAY));
    }
}
