//! How much each feature counts in the policy, by table size and by which card of the trick is due.
//!
//! Fitted to level 5's own choices by `examples/fit_policy.rs`: for two players from 250 rounds of 4000
//! iterations per move (5300 lessons), for more from 100 rounds of four players of 2000 (5300 lessons).

use crate::bot::features::Features;
use crate::bot::policy::Due;

/// The weights of one table size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// For the first card of a trick.
    pub lead: Features,
    /// For the second.
    pub second: Features,
    /// For all others.
    pub gap: Features,
}

impl Weights {
    /// The weights for what is due.
    #[inline]
    pub(crate) const fn of(&self, due: Due) -> &Features {
        match due {
            Due::Lead => &self.lead,
            Due::Second(_) => &self.second,
            Due::Gap(_) => &self.gap,
        }
    }

    /// The weights for a table of this many players.
    #[inline]
    pub const fn at(seats: u8) -> &'static Weights {
        if seats == 2 { &TWO } else { &FOUR }
    }
}

static TWO: Weights = Weights {
    lead: [
        -1.96, 1.92, -0.43, -2.84, -1.09, 1.13, -0.83, -0.06, -0.21, -0.04, 0.00, 0.81, 0.00, 0.00,
        0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    ],
    second: [
        -1.76, -0.10, 0.54, -3.34, 0.08, 0.72, -0.38, 4.41, -1.40, 0.62, 0.44, -1.36, -0.17, 4.12,
        4.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    ],
    gap: [
        0.10, -4.11, -1.10, 0.00, -0.69, 3.61, 0.00, -2.86, 1.89, 0.89, 1.28, 3.60, 3.47, -0.91,
        1.33, 0.40, 1.80, -0.66, 2.80, 1.36, 0.19, 2.18, -1.42, -0.11,
    ],
};

static FOUR: Weights = Weights {
    lead: [
        -1.20, 2.59, -0.74, -4.16, -0.87, 0.53, -1.33, -0.06, -0.19, -0.09, -0.14, 1.40, 0.00,
        0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    ],
    second: [
        -0.37, 0.87, 0.21, -4.25, -1.19, 1.13, -0.75, 3.07, -1.87, 0.26, 6.98, 0.12, -0.29, 2.06,
        3.18, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    ],
    gap: [
        1.45, -4.49, -2.10, -0.25, -0.01, 2.56, 0.41, -3.02, 1.46, 0.05, 1.73, 3.98, 3.61, -1.03,
        2.43, 0.33, 2.26, -0.87, 3.40, 3.63, 0.06, 0.86, -1.71, 0.27,
    ],
};
