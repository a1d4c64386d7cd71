//! Days as they are written: 2026-12-24. They sort as texts.

/// Whether this is a day of the calendar.
pub(crate) fn is_day(text: &str) -> bool {
    let bytes = text.as_bytes();
    if bytes.len() != 10 || bytes[4] != b'-' || bytes[7] != b'-' {
        return false;
    }
    let number = |from: usize, to: usize| text.get(from..to).and_then(digits);
    let (Some(year), Some(month), Some(day)) = (number(0, 4), number(5, 7), number(8, 10)) else {
        return false;
    };
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    year >= 1900 && (1..=days).contains(&day)
}

fn digits(text: &str) -> Option<u32> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::is_day;

    #[test]
    fn only_days_of_the_calendar_are_days() {
        for day in ["2026-12-24", "2024-02-29", "2000-02-29", "1901-01-31"] {
            assert!(is_day(day), "{day}");
        }
        for wrong in [
            "",
            "2026-13-01",
            "2026-02-29",
            "1900-02-29",
            "2026-1-01",
            "20261224",
            "+026-01-01",
            "2026-00-10",
            "ä026-01-1",
        ] {
            assert!(!is_day(wrong), "{wrong}");
        }
    }
}
