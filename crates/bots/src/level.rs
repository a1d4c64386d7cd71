//! Five levels, from a friendly beginner to the strongest play we have.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How well a bot plays: 1 to 5. What a level means is a parameter set in the game's folder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The friendly beginner.
    pub const FIRST: Level = Level(1);
    /// The strongest.
    pub const LAST: Level = Level(5);

    /// The level of this number, 1 to 5.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 5 { Some(Level(number)) } else { None }
    }

    /// All of them, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (1..=5).map(Level)
    }

    /// Its number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a table of five, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The longest it may think about one move.
    pub const fn thinking_time(self) -> Duration {
        Duration::from_millis([50, 100, 200, 500, 1000][self.index()])
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level{}", self.0)
    }
}

/// There is no level of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchLevel;

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(name: &str) -> Result<Level, NoSuchLevel> {
        match name.strip_prefix("level").map(str::as_bytes) {
            Some([digit @ b'1'..=b'5']) => Ok(Level(digit - b'0')),
            _ => Err(NoSuchLevel),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_as_they_are_written() {
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(Level::new(level.number()), Some(level));
        }
        for wrong in ["level0", "level6", "level", "level11", "Level1", "3", ""] {
            assert_eq!(wrong.parse::<Level>(), Err(NoSuchLevel), "{wrong}");
        }
        assert_eq!((Level::new(0), Level::new(6)), (None, None));
    }

    #[test]
    fn a_higher_level_may_think_longer() {
        let times: Vec<_> = Level::all().map(Level::thinking_time).collect();
        assert!(times.is_sorted());
        assert_eq!(times[4], Duration::from_secs(1));
    }
}
