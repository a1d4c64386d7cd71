//! What a bot is: somebody in a seat who hears, sees and moves. And what a game says of its bots.

use rand::{RngExt, SeedableRng};
use vierblatt_game::{Game, Imagine, Known, Moves, Seat, Seats, Telling};

use crate::{Dice, Level, Limit, Tuning, World};

/// Where a bot sits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BotSeat<G: Game> {
    /// Its seat.
    pub seat: Seat,
    /// How many sit at the table.
    pub seats: Seats,
    /// What the table plays by.
    pub options: G::Options,
}

/// What a seat sees when it is asked for a move: what a client in that seat would see.
#[derive(Clone, Debug)]
pub struct Sight<G: Game> {
    /// What everyone sees.
    pub public: G::Public,
    /// What only this seat sees.
    pub private: G::Private,
    /// What it may do: never nothing.
    pub legal: G::Legal,
}

impl<G: Game> Sight<G> {
    /// What the seat sees of the state.
    pub fn of(state: &G::State, seat: Seat) -> Self {
        Sight {
            public: G::public(state),
            private: G::private(state, seat),
            legal: G::legal(state, seat),
        }
    }
}

/// Somebody who plays: a bot of any kind, in one seat for a whole game.
pub trait Player<G: Game>: Send {
    /// Takes in one thing its seat was told, from the first deal on.
    fn hear(&mut self, told: &Telling<G>);
    /// Chooses one of the legal moves.
    fn choose(&mut self, sight: &Sight<G>, limit: &Limit<'_>) -> G::Move;
}

/// What one deal is in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A round: its points are what counts, and whole games are rounds played one after the other.
    Round,
    /// A whole game.
    Game,
}

/// A game that has bots.
pub trait Skilled: Imagine {
    /// What one deal is in a tournament of this game.
    const UNIT: Unit;
    /// Whether many points are good, as `totals` counts them.
    const BEST: vierblatt_game::Best;

    /// What the search plays in.
    type World: World<Move = Self::Move>;
    /// The bot of the five levels.
    type Bot: Player<Self>;
    /// A sensible player who follows simple rules and does not search: what bots are measured against.
    type Greedy: Player<Self>;

    /// A bot of this level. The seed decides all it does by chance.
    fn bot(my_seat: BotSeat<Self>, level: Level, seed: u64) -> Self::Bot;
    /// The player to measure bots against.
    fn greedy(my_seat: BotSeat<Self>, seed: u64) -> Self::Greedy;

    /// A player who follows a policy that was learned and does not search, where the game has one.
    fn learned(my_seat: BotSeat<Self>, seed: u64) -> Option<Box<dyn Player<Self>>> {
        let _ = (my_seat, seed);
        None
    }

    /// How the bots of this level search.
    fn tuning(level: Level) -> Tuning;
    /// This state as a world to search, for someone who takes it for the truth.
    fn world(state: &Self::State, seat: Seat) -> Self::World;

    /// Whether this event, told by what was done in this state, is the end of something a player dared,
    /// which tournaments count.
    fn dared(before: &Self::State, event: &Self::Event) -> Option<Dared> {
        let _ = (before, event);
        None
    }
}

/// Something a player dared, and whether it succeeded: in Komojo, a STOP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dared {
    /// What it was.
    pub what: &'static str,
    /// Who it was.
    pub seat: Seat,
    /// Whether it succeeded.
    pub succeeded: bool,
}

impl<G: Game> BotSeat<G> {
    /// All that the bot in this seat knows, from what it sees and remembers.
    pub fn known(&self, sight: &Sight<G>, memory: &G::Memory) -> Known<G>
    where
        G: Imagine,
    {
        Known {
            seat: self.seat,
            seats: self.seats,
            options: self.options,
            public: sight.public.clone(),
            private: sight.private.clone(),
            memory: memory.clone(),
        }
    }
}

/// Plays any legal move.
pub struct RandomPlayer(Dice);

impl RandomPlayer {
    /// The seed decides all its moves.
    pub fn new(seed: u64) -> Self {
        RandomPlayer(Dice::seed_from_u64(seed))
    }
}

impl<G: Game> Player<G> for RandomPlayer {
    fn hear(&mut self, _: &Telling<G>) {}

    fn choose(&mut self, sight: &Sight<G>, _: &Limit<'_>) -> G::Move {
        sight.legal.get(self.0.random_range(0..sight.legal.len() as u32) as usize)
    }
}
