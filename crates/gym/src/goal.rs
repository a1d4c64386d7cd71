//! What an episode is, and what is earned in it.

use std::str::FromStr;

use vierblatt_bots::Skilled;
use vierblatt_game::{Best, Outcome, PerSeat, Seats};

use crate::Error;

/// When an episode ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Episode {
    /// With the game.
    #[default]
    Game,
    /// With the first round.
    Round,
}

/// What is earned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// With each round: how many points better than the mean of the others. Nothing else.
    #[default]
    Round,
    /// With the game: the share of the others who are behind, less the share of those ahead. From -1 to 1.
    Game,
}

/// What an episode is and what is earned in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Goal {
    /// When it ends.
    pub episode: Episode,
    /// What is earned.
    pub reward: Reward,
}

impl FromStr for Episode {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        match name {
            "game" => Ok(Episode::Game),
            "round" => Ok(Episode::Round),
            _ => Err(Error::Options(format!("an episode is 'game' or 'round', not '{name}'"))),
        }
    }
}

impl FromStr for Reward {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        match name {
            "game" => Ok(Reward::Game),
            "round" => Ok(Reward::Round),
            _ => Err(Error::Options(format!("a reward is 'game' or 'round', not '{name}'"))),
        }
    }
}

/// What a round brought: to each seat how many points better it was than the mean of the others.
pub(crate) fn margins<G: Skilled>(points: PerSeat<i32>, seats: Seats) -> PerSeat<f32> {
    if points.seats() != seats || seats.count() < 2 {
        return PerSeat::same(seats, 0.0);
    }
    let sign = if G::BEST == Best::Most { 1.0 } else { -1.0 };
    let sum: i32 = points.as_slice().iter().sum();
    let others = (seats.count() - 1) as f32;
    PerSeat::from_fn(seats, 0.0, |seat| {
        let own = points[seat];
        sign * (own as f32 - (sum - own) as f32 / others)
    })
}

/// What a game brought: from -1, all others are ahead, to 1, all are behind.
pub(crate) fn ranks(outcome: &Outcome, seats: Seats) -> PerSeat<f32> {
    match outcome {
        Outcome::Solo { won } => PerSeat::same(seats, if *won { 1.0 } else { -1.0 }),
        Outcome::Placed { places, .. } => {
            let others = (seats.count().max(2) - 1) as f32;
            PerSeat::from_fn(seats, 0.0, |seat| {
                let ahead = |(_, other): (_, u8)| match other.cmp(&places[seat]) {
                    std::cmp::Ordering::Less => -1.0,
                    std::cmp::Ordering::Equal => 0.0,
                    std::cmp::Ordering::Greater => 1.0,
                };
                places.iter().map(ahead).sum::<f32>() / others
            })
        }
    }
}
