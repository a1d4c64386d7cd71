//! A bot of one's own: plays the highest card it may, against a bot of level 3, for a hundred games of Joomo.
//!
//! `cargo run --release --bin bot`

use rand::SeedableRng;
use vierblatt_bots::{BotSeat, Dice, Level, Limit, Player, Sight, Skilled};
use vierblatt_game::{Game, Moves, Seat, Seats, Telling, Told, Turn};
use vierblatt_joomo::{Joomo, Options};

/// Takes the last of the legal moves. They are in the order of the cards.
struct Highest;

impl Player<Joomo> for Highest {
    fn hear(&mut self, _: &Telling<Joomo>) {}

    fn choose(&mut self, sight: &Sight<Joomo>, _: &Limit<'_>) -> <Joomo as Game>::Move {
        sight.legal.get(sight.legal.len() - 1)
    }
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(100);
    let won = (0..games).filter(|&seed| points(seed) == Some(true)).count();
    println!("the highest card wins {won} of {games} games");
}

/// One game: whether seat 0 has more points in the end; None if both have as many.
fn points(seed: u64) -> Option<bool> {
    let (options, seats) = (Options::default(), Seats(2));
    let mut dice = Dice::seed_from_u64(seed);
    let level = Level::new(3).unwrap_or(Level::LAST);
    let bot = Joomo::bot(BotSeat { seat: Seat(1), seats, options }, level, seed);
    let mut players: [Box<dyn Player<Joomo>>; 2] = [Box::new(Highest), Box::new(bot)];
    let mut state = Joomo::new(options, seats);
    loop {
        let mut told = Told::default();
        match Joomo::turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = Joomo::chance(&state, &mut dice);
                Joomo::apply_chance(&mut state, &chance, &mut told);
            }
            Turn::Seats(turn) => {
                let Some(seat) = turn.iter().next() else { break };
                let sight = Sight::of(&state, seat);
                let mv = players[seat.index()].choose(&sight, &Limit::NORMAL);
                Joomo::apply(&mut state, seat, &mv, &mut told);
            }
        }
        // Each hears what its seat is told, and nothing else.
        for (seat, player) in players.iter_mut().enumerate() {
            told.heard_by(Seat(seat as u8)).for_each(|telling| player.hear(telling));
        }
    }
    let totals = Joomo::totals(&state);
    let [mine, theirs] = [totals[Seat(0)], totals[Seat(1)]];
    (mine != theirs).then_some(mine > theirs)
}
