//! What a seed decides before anything happens: which game, who plays, how the table is run, what goes wrong.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::Value;
use vierblatt_bus::NewTable;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_protocol::{Clock, Settings, Snap, Tempo, Watch};
use vierblatt_store::Ms;

/// When every story begins: far enough from 0 for clocks that go wrong by an hour.
pub(crate) const START: Ms = 1_700_000_000_000;
pub(crate) const HOUR: Ms = 3_600_000;

/// The only source of randomness.
pub(crate) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below this.
    pub(crate) fn below(&mut self, below: u64) -> u64 {
        self.0.next_u64() % below.max(1)
    }

    /// A number from this range, with its end.
    pub(crate) fn within(&mut self, from: u64, to: u64) -> u64 {
        from + self.below(to - from + 1)
    }

    /// Whether something happens that happens once in so many times.
    pub(crate) fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    pub(crate) fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    pub(crate) fn index(&mut self, len: usize) -> usize {
        self.below(len as u64) as usize
    }
}

/// What a seed decides before anything happens.
pub(crate) struct Story {
    pub(crate) seed: u64,
    pub(crate) wanted: NewTable,
    /// Who sits down; the other seats are for bots.
    pub(crate) people: u8,
    /// How few and how many seats the host may change the table to, with room for all of them.
    pub(crate) seats: (u8, u8),
    /// How many games are played.
    pub(crate) games: u32,
    /// When things stop going wrong.
    pub(crate) calm_at: Ms,
    /// How long it takes from one fault to the next, at most.
    pub(crate) faults_every: Ms,
    /// Whether everybody goes to bed for more than a day.
    pub(crate) has_night: bool,
    /// Whether appends wait in the store until they are synced together.
    pub(crate) syncs_by_hand: bool,
    /// Whether the nodes lease tables from the store; without leases both believe every table to be theirs.
    pub(crate) has_leases: bool,
    /// Of so many messages one is late.
    pub(crate) late_messages: u64,
}

struct Seats;

impl Visit for Seats {
    type Output = (u8, u8, &'static str);
    fn visit<G: Listed>(self) -> Self::Output {
        (*G::SEATS.start(), *G::SEATS.end(), G::SHORT_GAME)
    }
}

impl Story {
    pub(crate) fn new(seed: u64, dice: &mut Dice) -> Story {
        let game = IDS[(seed % IDS.len() as u64) as usize];
        let (fewest, most, options) = with_game(game, Seats).expect("a game of the catalog");
        // Small tables are quick; big ones are there, too.
        let most = if dice.once_in(4) { most } else { most.min(fewest + 1).max(3.min(most)) };
        let seats = dice.within(fewest.into(), most.into()) as u8;
        let people = dice.within(1, u64::from(seats.min(4))) as u8;
        let clock = match dice.below(5) {
            0 | 1 => Clock::None,
            2 | 3 => {
                Clock::Move { seconds: dice.within(5, 20) as u32, reserve: dice.below(10) as u32 }
            }
            _ => Clock::Days { days: 1 },
        };
        let settings = Settings {
            clock,
            watch: match dice.below(5) {
                0 => Watch::Nobody,
                1 => Watch::Delayed,
                _ => Watch::Public,
            },
            snap: if dice.once_in(3) {
                Snap::Sealed
            } else {
                Snap::Race { seconds: dice.within(2, 4) as u32 }
            },
            pause: dice.below(3) as u32,
            tempo: Tempo::Normal,
            listed: dice.once_in(2),
            takeback: !dice.once_in(4),
            substitute: !dice.once_in(5),
            memory_aid: dice.once_in(2),
        };
        let options: Value = serde_json::from_str(options).expect("options of the game");
        let has_night = matches!(clock, Clock::Days { .. }) && dice.once_in(4);
        Story {
            seed,
            wanted: NewTable { game: game.into(), seats, options, settings, daily: None },
            people,
            seats: (fewest.max(people), most),
            games: 1 + u32::from(dice.once_in(4)),
            calm_at: START + dice.within(10_000, 60_000),
            faults_every: dice.within(1000, 8000),
            has_night,
            syncs_by_hand: dice.once_in(3),
            // Each game in both ways.
            has_leases: seed / IDS.len() as u64 % 2 == 1,
            late_messages: dice.within(2, 30),
        }
    }
}
