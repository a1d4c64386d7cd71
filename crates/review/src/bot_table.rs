//! Bots at a table without a clock: whole games between them, and games that they go on with.

use std::fmt;
use std::str::FromStr;

use rand::{RngExt, SeedableRng};
use serde::Serialize;
use vierblatt_bots::{BotSeat, Dice, Level, Limit, Pace, Player, RandomPlayer, Sight};
use vierblatt_catalog::Listed;
use vierblatt_game::{Action, Moves, Seat, SeatSet, Seats, Told, Turn, carry_out};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub enum Entrant {
    /// Any legal move.
    Random,
    /// A bot of a level.
    Level(Level),
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Random => f.write_str("random"),
            Entrant::Level(level) => level.fmt(f),
        }
    }
}

impl From<Entrant> for String {
    fn from(entrant: Entrant) -> String {
        entrant.to_string()
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        if name == "random" {
            return Ok(Entrant::Random);
        }
        name.parse().map(Entrant::Level).map_err(|_| name.to_owned())
    }
}

/// Bots in all seats, who hear what happens.
pub(crate) struct BotTable<G: Listed> {
    pub(crate) state: G::State,
    pub(crate) seats: Seats,
    seated: Vec<Entrant>,
    players: Vec<Box<dyn Player<G>>>,
    pub(crate) dice: Dice,
}

impl<G: Listed> BotTable<G> {
    /// A table at which nothing has happened. The seed decides everything.
    pub(crate) fn new(options: G::Options, seated: &[Entrant], seed: u64) -> Self {
        let seats = Seats(seated.len() as u8);
        let mut dice = Dice::seed_from_u64(seed);
        let sit_down = |seat: Seat| {
            let my_seat = BotSeat { seat, seats, options };
            let player: Box<dyn Player<G>> = match seated[seat.index()] {
                Entrant::Random => Box::new(RandomPlayer::new(dice.random())),
                Entrant::Level(level) => Box::new(G::bot(my_seat, level, dice.random())),
            };
            player
        };
        let players = seats.iter().map(sit_down).collect();
        BotTable { state: G::new(options, seats), seats, seated: seated.to_vec(), players, dice }
    }

    /// The action, which is legal, happens, and everybody hears of it.
    pub(crate) fn happen(&mut self, action: &Action<G>) {
        let mut told = Told::<G>::default();
        carry_out::<G>(&mut self.state, action, &mut told);
        for (seat, player) in self.seats.iter().zip(&mut self.players) {
            told.heard_by(seat).for_each(|telling| player.hear(telling));
        }
    }

    /// What happens next, the fastest first; some of it may not be legal any more once the rest has happened. Nothing when the
    /// game is over.
    pub(crate) fn next(&mut self) -> Vec<Action<G>> {
        match G::turn(&self.state) {
            Turn::Over => Vec::new(),
            Turn::Chance => vec![Action::Chance(G::chance(&self.state, &mut self.dice))],
            Turn::Seats(asked) => self.answers(asked),
        }
    }

    /// What those who are asked answer, the fastest first.
    fn answers(&mut self, asked: SeatSet) -> Vec<Action<G>> {
        let mut answers = Vec::new();
        for seat in asked.iter() {
            let level = match self.seated[seat.index()] {
                Entrant::Level(level) => level,
                Entrant::Random => Level::FIRST,
            };
            let reaction = Pace::of(level).reaction(&mut self.dice);
            let sight = Sight::<G>::of(&self.state, seat);
            let only = (sight.legal.len() == 1).then(|| sight.legal.get(0));
            let player = &mut self.players[seat.index()];
            let mv = only.unwrap_or_else(|| player.choose(&sight, &Limit::NORMAL));
            answers.push((reaction, Action::Move(seat, mv)));
        }
        answers.sort_by_key(|(reaction, _)| *reaction);
        answers.into_iter().map(|(_, action)| action).collect()
    }

    /// Whether the action is still legal: somebody may have been faster.
    pub(crate) fn is_legal(&self, action: &Action<G>) -> bool {
        match action {
            Action::Move(seat, mv) => G::check(&self.state, *seat, mv).is_ok(),
            Action::Chance(_) => true,
        }
    }
}

/// No sensible game is longer.
const MOST_ACTIONS: usize = 10_000;

/// A whole game between these players.
pub(crate) fn play<G: Listed>(
    options: G::Options,
    seated: &[Entrant],
    seed: u64,
) -> Vec<Action<G>> {
    let mut table = BotTable::<G>::new(options, seated, seed);
    let mut actions: Vec<Action<G>> = Vec::new();
    while actions.len() < MOST_ACTIONS {
        let next = table.next();
        if next.is_empty() {
            break;
        }
        for action in next {
            if table.is_legal(&action) {
                table.happen(&action);
                actions.push(action);
            }
        }
    }
    actions
}
