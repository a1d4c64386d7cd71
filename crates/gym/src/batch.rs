//! Many games at once, written into arrays of the caller.

use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use vierblatt_bots::{BotSeat, Dice, Limit, Player, Sight, Skilled};
use vierblatt_game::{Encode, FieldList, PerSeat, Seat, Seats, Told};

use crate::{Error, Goal, Opponent, Table};

/// Where a step is written. Each array has its rows next to each other, one row for each game.
pub struct Arrays<'a> {
    /// What whoever chooses sees.
    pub observations: &'a mut [i16],
    /// 1 for each number on offer.
    pub masks: &'a mut [i8],
    /// What each seat earned in this step.
    pub rewards: &'a mut [f32],
    /// Whether an episode ended in this step; what is seen is then of the next one.
    pub dones: &'a mut [bool],
    /// Who chooses.
    pub seats: &'a mut [i8],
}

/// Many games of one kind. Each has random numbers of its own, so what happens depends on the seed alone and not on the number of
/// threads.
pub struct Batch<G: Encode + Skilled> {
    games: Vec<OneGame<G>>,
    seats: Seats,
    /// How long an observation is.
    length: usize,
    /// How many numbers there are.
    size: usize,
    threads: Option<rayon::ThreadPool>,
}

/// A game, and the bots that play in it.
struct OneGame<G: Encode + Skilled> {
    table: Table<G>,
    dice: Dice,
    bots: Bots<G>,
}

struct Bots<G: Skilled> {
    /// By seat; None where the caller plays.
    kinds: Vec<Option<Opponent>>,
    players: Vec<Option<Box<dyn Player<G>>>>,
    /// What they have not heard yet.
    told: Told<G>,
}

impl<G: Encode + Skilled> Batch<G> {
    /// So many games. `opponents` are by seat; where there is none, or the list ends, the caller plays.
    ///
    /// # Errors
    /// When there would be no games, or nobody to play for.
    pub fn new(
        options: G::Options,
        seats: Seats,
        goal: Goal,
        games: usize,
        opponents: &[Option<Opponent>],
        seed: u64,
        threads: usize,
    ) -> Result<Self, Error> {
        if games == 0 {
            return Err(Error::Nothing("there must be at least one environment"));
        }
        if opponents.len() > seats.count() {
            return Err(Error::NoSeat(opponents.len() - 1));
        }
        if opponents.len() == seats.count() && opponents.iter().all(Option::is_some) {
            return Err(Error::Nothing("bots have all the seats: leave one for the learner"));
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let threads = pool.ok().filter(|pool| pool.current_num_threads() > 1 && games > 1);
        let mut seeds = Dice::seed_from_u64(seed);
        let games = (0..games)
            .map(|_| OneGame::new(options, seats, goal, opponents, seeds.random()))
            .collect();
        let length = FieldList::of::<G>(options, seats).size;
        Ok(Batch { games, seats, length, size: G::size(seats), threads })
    }

    /// Writes how things stand, without a step.
    ///
    /// # Errors
    /// When an array is not as long as it must be.
    pub fn look(&mut self, arrays: Arrays<'_>) -> Result<(), Error> {
        self.run(None, arrays)
    }

    /// Everyone chooses, bots move until a learner is asked again, and what is over begins anew.
    ///
    /// # Errors
    /// When an array is not as long as it must be, or a number is not on offer. A game with such a number stays as it is,
    /// the others have moved.
    pub fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), Error> {
        self.run(Some(actions), arrays)
    }

    fn run(&mut self, actions: Option<&[i64]>, arrays: Arrays<'_>) -> Result<(), Error> {
        let (games, seats) = (self.games.len(), self.seats.count());
        let sizes = [
            ("actions", actions.map_or(games, <[i64]>::len), games),
            ("observations", arrays.observations.len(), games * self.length),
            ("masks", arrays.masks.len(), games * self.size),
            ("rewards", arrays.rewards.len(), games * seats),
            ("dones", arrays.dones.len(), games),
            ("seats", arrays.seats.len(), games),
        ];
        if let Some((name, given, needed)) =
            sizes.into_iter().find(|(_, given, needed)| given != needed)
        {
            return Err(Error::Size { name, given, needed });
        }
        // Pieces large enough that handing them out costs nothing, and several for each thread.
        let threads = self.threads.as_ref().map_or(1, rayon::ThreadPool::current_num_threads);
        let size = games.div_ceil(if threads == 1 { 1 } else { threads * 4 });
        let rows = RowSizes { observation: self.length, mask: self.size, reward: seats };
        let mut pieces = Vec::with_capacity(games.div_ceil(size));
        let mut rest = Piece { first: 0, games: &mut self.games, arrays };
        while rest.games.len() > size {
            let (piece, others) = rest.split_at(size, rows);
            pieces.push(piece);
            rest = others;
        }
        pieces.push(rest);
        let step = |piece: Piece<'_, G>| piece.step(actions, rows);
        // All pieces are stepped, whatever is wrong in one of them.
        let all: Vec<_> = match &self.threads {
            None => pieces.into_iter().map(step).collect(),
            Some(pool) => pool.install(|| pieces.into_par_iter().map(step).collect()),
        };
        match all.into_iter().flatten().next() {
            None => Ok(()),
            Some((environment, number)) => Err(Error::NotOfferedIn { environment, number }),
        }
    }
}

/// How many numbers each game has in each array.
#[derive(Clone, Copy)]
struct RowSizes {
    observation: usize,
    mask: usize,
    reward: usize,
}

/// Some games next to each other, and their rows.
struct Piece<'a, G: Encode + Skilled> {
    /// The number of the first of them.
    first: usize,
    games: &'a mut [OneGame<G>],
    arrays: Arrays<'a>,
}

impl<'a, G: Encode + Skilled> Piece<'a, G> {
    fn split_at(self, games: usize, rows: RowSizes) -> (Self, Self) {
        let Piece { first, games: all, arrays } = self;
        let Arrays { observations, masks, rewards, dones, seats } = arrays;
        let (games, other_games) = all.split_at_mut(games);
        let count = games.len();
        let (observations, other_observations) =
            observations.split_at_mut(count * rows.observation);
        let (masks, other_masks) = masks.split_at_mut(count * rows.mask);
        let (rewards, other_rewards) = rewards.split_at_mut(count * rows.reward);
        let (dones, other_dones) = dones.split_at_mut(count);
        let (seats, other_seats) = seats.split_at_mut(count);
        let others = Arrays {
            observations: other_observations,
            masks: other_masks,
            rewards: other_rewards,
            dones: other_dones,
            seats: other_seats,
        };
        let arrays: Arrays<'a> = Arrays { observations, masks, rewards, dones, seats };
        let others = Piece { first: first + count, games: other_games, arrays: others };
        (Piece { first, games, arrays }, others)
    }

    /// Steps the games; the first one that got a number which is not on offer, and the number.
    fn step(self, actions: Option<&[i64]>, rows: RowSizes) -> Option<(usize, i64)> {
        let Piece { first, games, arrays } = self;
        let mut wrong = None;
        for (n, game) in games.iter_mut().enumerate() {
            let rewards = &mut arrays.rewards[n * rows.reward..][..rows.reward];
            rewards.fill(0.0);
            arrays.dones[n] = false;
            if let Some(number) = actions.map(|actions| actions[first + n]) {
                match game.step(number) {
                    Ok((earned, is_done)) => {
                        rewards.copy_from_slice(earned.as_slice());
                        arrays.dones[n] = is_done;
                    }
                    Err(_) => wrong = wrong.or(Some((first + n, number))),
                }
            }
            let observation = &mut arrays.observations[n * rows.observation..][..rows.observation];
            let mask = &mut arrays.masks[n * rows.mask..][..rows.mask];
            game.look(observation, mask, &mut arrays.seats[n]);
        }
        wrong
    }
}

impl<G: Encode + Skilled> OneGame<G> {
    fn new(
        options: G::Options,
        seats: Seats,
        goal: Goal,
        opponents: &[Option<Opponent>],
        seed: u64,
    ) -> Self {
        let mut dice = Dice::seed_from_u64(seed);
        let mut kinds = opponents.to_vec();
        kinds.resize(seats.count(), None);
        let mut bots = Bots { kinds, players: Vec::new(), told: Told::default() };
        let table_seed = dice.random();
        let table = if bots.play() {
            Table::new(options, seats, goal, table_seed, &mut bots.told)
        } else {
            Table::new(options, seats, goal, table_seed, &mut ())
        };
        let mut game = OneGame { table, dice, bots };
        game.seat_bots();
        game.play_bots();
        // Bots alone can end an episode in which the learner never chose.
        while game.table.chooser().is_none() {
            game.begin_anew();
        }
        game
    }

    /// The learner chooses this number; what everyone earned, and whether an episode ended.
    #[inline]
    fn step(&mut self, number: i64) -> Result<(PerSeat<f32>, bool), Error> {
        let no_number = || Error::NotOffered { number, why: "there is no such number".to_owned() };
        let number = usize::try_from(number).map_err(|_| no_number())?;
        if self.bots.play() {
            self.table.choose(number, &mut self.bots.told)?;
            self.play_bots();
        } else {
            self.table.choose(number, &mut ())?;
        }
        let earned = self.table.take_earned();
        let is_done = self.table.chooser().is_none();
        while self.table.chooser().is_none() {
            self.begin_anew();
        }
        Ok((earned, is_done))
    }

    fn begin_anew(&mut self) {
        if self.bots.play() {
            self.bots.told.0.clear();
            self.table.reset(&mut self.bots.told);
            self.seat_bots();
            self.play_bots();
        } else {
            self.table.reset(&mut ());
        }
    }

    fn seat_bots(&mut self) {
        let (seats, options) = (self.table.seats(), self.table.options());
        self.bots.players.clear();
        for (seat, kind) in seats.iter().zip(&self.bots.kinds) {
            let sit_down = |kind: &Opponent| {
                kind.sit_down(BotSeat { seat, seats, options }, self.dice.random())
            };
            self.bots.players.push(kind.as_ref().map(sit_down));
        }
    }

    /// Bots move until it is the learner's turn or the episode is over.
    fn play_bots(&mut self) {
        loop {
            self.bots.hear();
            let Some(chooser) = self.table.chooser() else { return };
            let Some(Some(bot)) = self.bots.players.get_mut(chooser.seat.index()) else { return };
            let sight = Sight::of(self.table.state(), chooser.seat);
            let mv = bot.choose(&sight, &Limit::NORMAL);
            self.table.act(chooser.seat, mv, &mut self.bots.told);
        }
    }

    #[inline]
    fn look(&self, observation: &mut [i16], mask: &mut [i8], seat: &mut i8) {
        mask.fill(0);
        let Some(chooser) = self.table.chooser() else { return };
        self.table.offer(|number| mask[number] = 1);
        self.table.observe(chooser.seat, observation);
        *seat = chooser.seat.0 as i8;
    }
}

impl<G: Skilled> Bots<G> {
    /// Whether there are any.
    #[inline]
    fn play(&self) -> bool {
        self.kinds.iter().any(Option::is_some)
    }

    fn hear(&mut self) {
        for (to, telling) in self.told.0.drain(..) {
            for (n, player) in self.players.iter_mut().enumerate() {
                if to.is_none_or(|to| to == Seat(n as u8))
                    && let Some(player) = player
                {
                    player.hear(&telling);
                }
            }
        }
    }
}
