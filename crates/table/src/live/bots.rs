//! Bots at the table: in their own seats, and in the seats of those who are away. A bot gets what
//! a client in that seat would get, and thinks on a thread of its own.

use std::ops::Range;

use rand::RngExt;
use vierblatt_bots::{BotSeat, Level, Pace, Player, Sight};
use vierblatt_catalog::TableGame;
use vierblatt_game::{Seat, Telling, Told};
use vierblatt_history::{Corrupt, Occupant, told_so_far};
use vierblatt_protocol::Tempo;
use vierblatt_store::{Ms, StoredGame};

use super::Table;
use super::outbox::{Thinking, Thought};

/// The level that plays for people who are away: it should neither spoil nor win their game.
pub(crate) const SUBSTITUTE: Level = match Level::new(3) {
    Some(level) => level,
    None => Level::FIRST,
};

/// A bot that has not come back after this many milliseconds is lost with the thread it was on.
const PATIENCE: Ms = 20_000;

/// A bot moves after so much of its time to think at the earliest. A little later by chance, so that one that thought until the last
/// moment, and came back a few milliseconds after it, is not told from one that had nothing to think about.
const AFTER_THINKING: Range<f64> = 1.05..1.3;

/// How much longer bots wait than a person would.
fn slowness(tempo: Tempo) -> f64 {
    match tempo {
        Tempo::Calm => 1.8,
        Tempo::Normal => 1.0,
        Tempo::Quick => 0.35,
    }
}

/// The bot of a seat, if it has one just now.
#[derive(Default)]
pub(crate) enum Driver<G: TableGame> {
    /// None. One that is needed has to hear the game so far.
    #[default]
    None,
    /// It has heard everything.
    Ready(Box<G::Bot>),
    /// It is thinking, since then, about the moment of this number; meanwhile it missed this.
    Thinking { n: u32, since: Ms, missed: Vec<Telling<G>> },
    /// It knows what to do, and when.
    Decided { n: u32, bot: Box<G::Bot>, mv: G::Move, at: Ms },
}

impl<G: TableGame> Driver<G> {
    /// There is no bot any more; one that is still thinking finds nobody who listens.
    pub(crate) fn forget(&mut self) {
        *self = Driver::None;
    }

    /// The clock has gone back: what was to be later than now by as much is now.
    pub(crate) fn begins_by(&mut self, now: Ms) {
        match self {
            Driver::Thinking { since, .. } => *since = now.min(*since),
            Driver::Decided { at, .. } => *at = now.min(*at),
            Driver::None | Driver::Ready(_) => {}
        }
    }

    /// The clock was set forward.
    pub(crate) fn begins_later(&mut self, by: Ms) {
        match self {
            Driver::Thinking { since: at, .. } | Driver::Decided { at, .. } => {
                *at = at.saturating_add(by);
            }
            Driver::None | Driver::Ready(_) => {}
        }
    }

    /// When nobody waits for it any longer.
    pub(crate) fn given_up_at(&self) -> Option<Ms> {
        match self {
            Driver::Thinking { since, .. } => Some(since + PATIENCE),
            Driver::None | Driver::Ready(_) | Driver::Decided { .. } => None,
        }
    }
}

/// What a bot brings back.
struct Back<G: TableGame> {
    seat: Seat,
    n: u32,
    bot: Box<G::Bot>,
    mv: G::Move,
}

impl<G: TableGame> Table<G> {
    /// Whether a bot acts for this seat, and which.
    pub(crate) fn bot_level(&self, seat: Seat) -> Option<Level> {
        match *self.folded.occupant(seat) {
            Occupant::Bot(level) => Some(level),
            Occupant::Person(_) if self.substituted.contains(seat) => Some(SUBSTITUTE),
            Occupant::Person(_) | Occupant::Nobody => None,
        }
    }

    pub(crate) fn forget_bots(&mut self) {
        self.drivers.iter_mut().for_each(Driver::forget);
    }

    /// Every bot hears what its seat was told.
    pub(crate) fn bots_hear(&mut self, told: &Told<G>) {
        for (seat, driver) in self.folded.seats().iter().zip(&mut self.drivers) {
            for telling in told.heard_by(seat) {
                match driver {
                    Driver::None => {}
                    Driver::Ready(bot) | Driver::Decided { bot, .. } => bot.hear(telling),
                    Driver::Thinking { missed, .. } => missed.push(telling.clone()),
                }
            }
        }
    }

    /// What the seat's bot has decided to do now, and when.
    pub(crate) fn decided(&self, seat: Seat) -> Option<(G::Move, Ms)> {
        match &self.drivers[seat.index()] {
            Driver::Decided { n, mv, at, .. } if *n >= self.folded.acted => Some((*mv, *at)),
            _ => None,
        }
    }

    /// Whether the seat's bot has been thinking for too long.
    pub(crate) fn is_lost(&self, seat: Seat, now: Ms) -> bool {
        self.drivers[seat.index()].given_up_at().is_some_and(|end| now >= end)
    }

    /// Sends the seat's bot to think, unless it does already. One that does not exist yet has to hear
    /// the log first.
    pub(crate) fn send_to_think(&mut self, seat: Seat, level: Level, now: Ms) -> Option<Thinking> {
        let playing = self.folded.playing.as_ref()?;
        let sight = Sight::<G>::of(&playing.state, seat);
        let n = self.folded.told;
        let driver = &mut self.drivers[seat.index()];
        let mut bot = match std::mem::take(driver) {
            Driver::Ready(bot) | Driver::Decided { bot, .. } => bot,
            // About an earlier moment, perhaps: when it comes back it is sent again.
            thinking @ Driver::Thinking { .. } => {
                *driver = thinking;
                return None;
            }
            Driver::None => {
                self.wants_game = true;
                return None;
            }
        };
        *driver = Driver::Thinking { n, since: now, missed: Vec::new() };
        let run = Box::new(move |limit: &vierblatt_bots::Limit<'_>| {
            let mv = bot.choose(&sight, limit);
            Thought(Box::new(Back::<G> { seat, n, bot, mv }))
        });
        Some(Thinking { level, run })
    }

    /// A bot comes back. It waits a little before it acts, however fast it was.
    pub(crate) fn take_back_bot(&mut self, thought: Thought, now: Ms) {
        let Ok(back) = thought.0.downcast::<Back<G>>() else { return };
        let Back { seat, n, mut bot, mv } = *back;
        let Some(level) = self.bot_level(seat) else { return };
        let is_race = self.claims().is_some();
        let driver = &mut self.drivers[seat.index()];
        let Driver::Thinking { n: then, missed, .. } = driver else { return };
        if *then != n {
            return;
        }
        for telling in missed.drain(..) {
            bot.hear(&telling);
        }
        let pace = Pace::of(level);
        let wait = if is_race {
            pace.reaction(&mut self.rng)
        } else {
            // Not before the level's time to think is over, however soon it knew: nobody sees whether it had a choice.
            let wait =
                pace.delay(&mut self.rng).mul_f64(slowness(self.folded.opening.settings.tempo));
            wait.max(level.thinking_time().mul_f64(self.rng.random_range(AFTER_THINKING)))
        };
        let at = (self.turn.since() + wait.as_millis() as Ms).max(now);
        *driver = Driver::Decided { n, bot, mv, at };
    }

    /// Lets the bots that are needed hear the game so far, from the log.
    pub(crate) fn tell_bots(&mut self, game: &StoredGame) -> Result<(), Corrupt> {
        use rand::Rng;
        let so_far = told_so_far::<G>(game, self.folded.n)?;
        let (seats, options) = (self.folded.seats(), self.folded.opening.options);
        for seat in seats.iter() {
            let Some(level) = self.bot_level(seat) else { continue };
            if !matches!(self.drivers[seat.index()], Driver::None) {
                continue;
            }
            let mut bot = G::bot(BotSeat { seat, seats, options }, level, self.rng.next_u64());
            so_far.iter().flat_map(|told| told.heard_by(seat)).for_each(|told| bot.hear(told));
            self.drivers[seat.index()] = Driver::Ready(Box::new(bot));
        }
        self.wants_game = false;
        Ok(())
    }
}
