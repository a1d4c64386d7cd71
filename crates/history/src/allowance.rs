//! How much time a decision may take and what is left of a reserve: what the log alone says about time.

use vierblatt_protocol::Clock;
use vierblatt_store::Ms;

const DAY: Ms = 24 * 3600 * 1000;

/// How long a move may take with this reserve.
pub fn allowance(clock: Clock, reserve: Ms) -> Option<Ms> {
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

/// What is left of a reserve after a move that took this long.
pub(crate) fn reserve_after(clock: Clock, reserve: Ms, spent: Ms) -> Ms {
    match clock {
        Clock::Move { seconds, .. } => {
            reserve.saturating_sub(spent.saturating_sub(Ms::from(seconds) * 1000))
        }
        Clock::None | Clock::Days { .. } => reserve,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reserve_pays_for_what_the_move_alone_does_not() {
        let clock = Clock::Move { seconds: 10, reserve: 60 };
        assert_eq!(first_reserve(clock), 60_000);
        assert_eq!(allowance(clock, 60_000), Some(70_000));
        assert_eq!(reserve_after(clock, 60_000, 9_000), 60_000);
        assert_eq!(reserve_after(clock, 60_000, 25_000), 45_000);
        assert_eq!(reserve_after(clock, 1_000, 25_000), 0);
        assert_eq!(allowance(Clock::None, 0), None);
        assert_eq!(allowance(Clock::Days { days: 2 }, 0), Some(2 * DAY));
    }
}
