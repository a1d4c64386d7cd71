//! The deal of a day: the same for everybody who plays it alone here, and known to nobody before. Its seed comes from a secret that is
//! drawn once and kept with the tables.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use sha2::{Digest, Sha256};
use vierblatt_bus::Daily;
use vierblatt_store::{Append, AppendError, Ms};

use crate::edge::Edge;
use crate::error::ApiError;

/// The log that holds the secret, as its only entry. No table has such a code.
const SECRET: &str = "~daily";
/// Somewhere it is so much later than at Greenwich, in milliseconds: there the day has begun.
const FIRST_OF_ALL: Ms = 14 * 3600 * 1000;

/// A day as it is written: 2026-12-24. None if it is not one.
pub(crate) fn read(day: &str) -> Option<Date> {
    let date: Date = day.parse().ok()?;
    (date.to_string() == day).then_some(date)
}

/// Whether a day has not begun anywhere yet.
pub(crate) fn is_to_come(day: Date, now: Ms) -> bool {
    let at = i64::try_from(now.saturating_add(FIRST_OF_ALL)).ok();
    let at = at.and_then(|at| Timestamp::from_millisecond(at).ok());
    at.is_some_and(|at| day > at.to_zoned(TimeZone::UTC).date())
}

impl Edge {
    /// The deal of a day.
    pub(crate) async fn daily(&self, day: Date) -> Result<Daily, ApiError> {
        let day = day.to_string();
        let secret = self.daily_secret().await?;
        let seed = Sha256::new().chain_update(b"vierblatt daily 2\n").chain_update(secret);
        Ok(Daily { seed: seed.chain_update(day.as_bytes()).finalize().into(), day })
    }

    /// The secret behind all days. Whoever needs it first draws it; of several who do so at once, one is stored.
    async fn daily_secret(&self) -> Result<Vec<u8>, ApiError> {
        let Some(log) = &self.config.secrets else { return Ok(self.own_secret.to_vec()) };
        if let Some(found) = log.read(SECRET, 0, 1).await?.pop() {
            return Ok(found);
        }
        let drawn: [u8; 32] = self.random();
        match log.append(Append::new(SECRET, 0, vec![drawn.to_vec()])).await {
            Ok(()) | Err(AppendError::Conflict { .. }) => {}
            Err(AppendError::Storage(error)) => return Err(error.into()),
            Err(AppendError::Empty | AppendError::Stale { .. }) => {
                return Err(ApiError::storage());
            }
        }
        log.read(SECRET, 0, 1).await?.pop().ok_or_else(ApiError::storage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_day_reads_like_one() {
        assert!(read("2026-12-24").is_some());
        for wrong in ["", "tomorrow", "2026-12-2x", "2026-13-01", "2026-02-30", "20261224"] {
            assert!(read(wrong).is_none(), "{wrong}");
        }
        assert!(read("2026-12-24T10:00").is_none());
    }

    #[test]
    fn a_day_is_there_when_it_begins_somewhere_and_not_before() {
        let midnight = 1_798_070_400_000; // 2026-12-24, at Greenwich
        let day = read("2026-12-24").expect("a day");
        assert!(is_to_come(day, midnight - FIRST_OF_ALL - 1));
        assert!(!is_to_come(day, midnight - FIRST_OF_ALL));
        assert!(!is_to_come(day, midnight + 1_000_000_000));
        assert!(is_to_come(read("9999-12-31").expect("a day"), midnight));
        assert!(!is_to_come(day, Ms::MAX), "a clock that is far off refuses nothing");
    }
}
