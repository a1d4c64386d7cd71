//! What a player's errors are called: the level of bots that errs as much.

use serde::Serialize;

/// With fewer decisions than this nothing is said: chance decides too much of what they were.
const FEWEST: usize = 20;

/// How well somebody played, in a word. Each is the name of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// Errs as much as level 1, or more.
    Beginner,
    /// As level 2.
    Casual,
    /// As level 3.
    Advanced,
    /// As level 4.
    Expert,
    /// As level 5.
    WorldClass,
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Strength; 5] = [
        Strength::Beginner,
        Strength::Casual,
        Strength::Advanced,
        Strength::Expert,
        Strength::WorldClass,
    ];

    /// The message that says it in words.
    pub const fn message_id(self) -> &'static str {
        match self {
            Strength::Beginner => "review-strength-beginner",
            Strength::Casual => "review-strength-casual",
            Strength::Advanced => "review-strength-advanced",
            Strength::Expert => "review-strength-expert",
            Strength::WorldClass => "review-strength-world-class",
        }
    }

    /// What this error per decision is called, where the five levels err so much: the level whose error is nearest. None for
    /// too few decisions.
    pub fn of(error: f64, decisions: usize, levels: &[f64; 5]) -> Option<Strength> {
        if decisions < FEWEST {
            return None;
        }
        let is_better = |pair: &[f64]| error <= f64::midpoint(pair[0], pair[1]);
        let better = levels.windows(2).take_while(|pair| is_better(pair)).count();
        Strength::ALL.get(better).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVELS: [f64; 5] = [0.02, 0.01, 0.006, 0.003, 0.001];

    #[test]
    fn an_error_has_the_name_of_the_level_that_errs_as_much() {
        let of = |error| Strength::of(error, 50, &LEVELS);
        for (error, strength) in LEVELS.into_iter().zip(Strength::ALL) {
            assert_eq!(of(error), Some(strength));
        }
        assert_eq!(of(0.5), Some(Strength::Beginner));
        assert_eq!(of(-0.001), Some(Strength::WorldClass), "better than the bots, by chance");
        assert_eq!(of(0.0149), Some(Strength::Casual));
        assert_eq!(of(0.0151), Some(Strength::Beginner));
    }

    #[test]
    fn a_few_decisions_have_no_word() {
        assert_eq!(Strength::of(0.01, FEWEST - 1, &LEVELS), None);
    }
}
