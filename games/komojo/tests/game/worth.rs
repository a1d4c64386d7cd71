//! What cards count, written down a second time: what tests compare the rules with.

/// KM-01, written down once more.
pub(crate) fn worth(card: &str) -> i64 {
    match (card.chars().next().expect("a rank"), card) {
        (_, "JK") => -1,
        (_, "Kh" | "Kd") => 0,
        ('A', _) => 1,
        ('T', _) => 10,
        ('J', _) => 11,
        ('Q', _) => 12,
        ('K', _) => 13,
        (digit, _) => i64::from(digit.to_digit(10).expect("a digit")),
    }
}
