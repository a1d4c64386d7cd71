//! Which day it is.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// The day in UTC, as in 2026-12-24: the same for everybody at the same moment.
pub(crate) fn today() -> String {
    day(Timestamp::now())
}

fn day(at: Timestamp) -> String {
    at.to_zoned(TimeZone::UTC).date().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let at = |seconds| Timestamp::from_second(seconds).expect("a time");
        assert_eq!(day(at(0)), "1970-01-01");
        assert_eq!(day(at(1_709_251_199)), "2024-02-29");
        assert_eq!(day(at(1_709_251_200)), "2024-03-01");
    }
}
