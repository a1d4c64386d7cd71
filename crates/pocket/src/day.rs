//! The deals of days without a server: the same in every page, because their seeds come from nothing but the day. So whoever wants to can know
//! them before; a server keeps a secret for that, and its deals are others.

use sha2::{Digest, Sha256};
use vierblatt_bus::Daily;
use vierblatt_store::Ms;

/// Somewhere it is so much later than at Greenwich, in milliseconds: there the day has begun.
const FIRST_OF_ALL: i64 = 14 * 3600 * 1000;
const DAY: i64 = 24 * 3600 * 1000;

/// Why there is no deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoDeal {
    /// It is not a day.
    NotADay,
    /// It has not begun anywhere.
    ToCome,
}

/// The deal of a day as in 2026-12-24.
pub(crate) fn deal(day: &str, now: Ms) -> Result<Daily, NoDeal> {
    let begins = days(day).ok_or(NoDeal::NotADay)? * DAY;
    if begins > i64::try_from(now).unwrap_or(i64::MAX).saturating_add(FIRST_OF_ALL) {
        return Err(NoDeal::ToCome);
    }
    let seed = Sha256::new().chain_update(b"vierblatt daily without a server 1\n");
    Ok(Daily { seed: seed.chain_update(day).finalize().into(), day: day.to_owned() })
}

/// How many days after 1970-01-01 it is. By hand: a library for dates would be a tenth of what a page has to load.
fn days(day: &str) -> Option<i64> {
    let shape = |(n, byte): (usize, u8)| {
        if n == 4 || n == 7 { byte == b'-' } else { byte.is_ascii_digit() }
    };
    if day.len() != 10 || !day.bytes().enumerate().all(shape) {
        return None;
    }
    let (year, month, date): (i64, i64, i64) =
        (day[..4].parse().ok()?, day[5..7].parse().ok()?, day[8..].parse().ok()?);
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let february = if is_leap { 29 } else { 28 };
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let length = *months.get(usize::try_from(month - 1).ok()?)?;
    if !(1..=length).contains(&date) {
        return None;
    }
    let before = year - 1;
    let leap_days = before / 4 - before / 100 + before / 400;
    let of_months: i64 = months[..(month - 1) as usize].iter().sum();
    // 719 162 days lie between the first of January of the year 1 and that of 1970.
    Some(before * 365 + leap_days + of_months + date - 1 - 719_162)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_calendars_do() {
        for (day, count) in [
            ("1970-01-01", 0),
            ("1970-03-01", 59),
            ("2000-02-29", 11_016),
            ("2026-12-24", 20_811),
            ("2100-03-01", 47_541),
        ] {
            assert_eq!(days(day), Some(count), "{day}");
        }
        for wrong in
            ["", "2026-12-2x", "2026-13-01", "2026-00-01", "2026-02-29", "2026-04-31", "20261224ä"]
        {
            assert_eq!(days(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_day_has_one_deal_from_when_it_begins_somewhere() {
        let midnight = 20_811 * DAY as Ms; // 2026-12-24, at Greenwich
        let begins = midnight - FIRST_OF_ALL as Ms;
        assert_eq!(deal("2026-12-24", begins - 1), Err(NoDeal::ToCome));
        let first = deal("2026-12-24", begins).expect("a deal");
        assert_eq!(deal("2026-12-24", midnight * 2), Ok(first.clone()));
        assert_ne!(deal("2026-12-23", midnight).expect("a deal").seed, first.seed);
        assert_eq!(deal("tomorrow", midnight), Err(NoDeal::NotADay));
    }
}
