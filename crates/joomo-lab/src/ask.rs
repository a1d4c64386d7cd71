//! The strategy of a bot: what it does at every information set it gets to.

use std::collections::HashMap;

use vierblatt_bots::{BotSeat, Limit, Player, Sight};
use vierblatt_game::{Game, Known, Seat, Telling, Told};
use vierblatt_joomo::{Card, Cards, Event, Joomo, Legal, Move, Options, Public, Secret};

use crate::extensive::{History, Set, Tree};
use crate::{DEALER, Mini, Strategy, TWO};

/// What a bot in its seat sees and has heard when it is asked for a move.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What it knows.
    pub known: Known<Joomo>,
    /// What it may do.
    pub legal: Legal,
    /// The moves so far.
    pub history: History,
    /// The cards each of the two has played.
    pub played_by: [Cards; 2],
    /// All its seat was told, in order.
    pub told: Vec<Telling<Joomo>>,
}

impl Moment {
    /// What the mover of an information set sees and has heard.
    pub fn of(tree: &Tree<Mini>, moment: &Set<Mini>) -> Moment {
        let Set { player, secret, dealt, history, .. } = *moment;
        let seat = Seat(player as u8);
        let mut state = dealt;
        let mut told = Told::<Joomo>::default();
        told.0.push((None, Telling::Event(Event::Dealer { seat: DEALER })));
        told.0.push((None, Telling::Event(Event::Dealt { round: 1, seat: DEALER })));
        told.0.push((Some(seat), Telling::Secret(Secret::Hand { cards: secret })));
        let mut played_by = [Cards::NONE; 2];
        for mv in tree.moves(history) {
            for mover in Joomo::turn(&state).seats().iter() {
                Joomo::apply(&mut state, mover, &mv, &mut told);
                if let Move::Play(card) | Move::On(card, _) = mv {
                    played_by[mover.index()] |= Cards::only(card);
                }
            }
        }
        let Sight { public, private, legal } = Sight::<Joomo>::of(&state, seat);
        let options = Options::default();
        Moment {
            known: Known { seat, seats: TWO, options, public, private, memory: () },
            legal,
            history,
            played_by,
            told: told.heard_by(seat).cloned().collect(),
        }
    }

    /// What the bot sees.
    pub fn sight(&self) -> Sight<Joomo> {
        let Known { public, private, .. } = self.known;
        Sight { public, private, legal: self.legal }
    }

    /// All that can matter to someone who does not ask how it came to this.
    fn position(&self) -> Position {
        let Public { phase, hand_sizes, value, played, markers, .. } = self.known.public;
        let limits = phase.limits();
        Position {
            seat: self.known.seat,
            hand: self.known.private.hand,
            played,
            limits: [limits.first().copied(), limits.get(1).copied()],
            hand_sizes: [hand_sizes[Seat(0)], hand_sizes[Seat(1)]],
            value,
            markers: [markers[Seat(0)], markers[Seat(1)]],
        }
    }
}

#[derive(PartialEq, Eq, Hash)]
struct Position {
    seat: Seat,
    hand: Cards,
    played: Cards,
    limits: [Option<Card>; 2],
    hand_sizes: [u8; 2],
    value: u8,
    markers: [u8; 2],
}

/// Asks at every information set that a player gets to by their own play. `ask` gives the weight of
/// each move, in the order given; the number it gets is that of the information set.
///
/// Whoever does `forget` how it came to a position is asked only once about it.
pub fn strategy_of(
    tree: &Tree<Mini>,
    forget: bool,
    mut ask: impl FnMut(&Moment, &[Move], u64) -> Vec<f64>,
) -> (Strategy, usize) {
    let mut strategy = Strategy::uniform(tree);
    let mut answers: HashMap<Position, Vec<f64>> = HashMap::new();
    let mut reached = vec![true; tree.sets.len()];
    let mut asked = 0;
    for (n, set) in tree.sets.iter().enumerate() {
        if let Some((before, mv)) = set.before {
            let before = before as usize;
            reached[n] = reached[before] && strategy.at(tree, before)[mv as usize] > 0.0;
        }
        if !reached[n] || set.moves.len() == 1 {
            continue;
        }
        let moment = Moment::of(tree, set);
        let mut fresh = |moment: &Moment| {
            asked += 1;
            ask(moment, &set.moves, n as u64)
        };
        if forget {
            let position = moment.position();
            let weights = answers.entry(position).or_insert_with(|| fresh(&moment));
            strategy.set(tree, n, weights);
        } else {
            strategy.set(tree, n, &fresh(&moment));
        }
    }
    (strategy, asked)
}

/// The strategy of a player of any kind, who sits down again with every seed, hears what was told
/// and is asked; and at how many information sets it was asked.
pub fn strategy_of_player<P: Player<Joomo>>(
    tree: &Tree<Mini>,
    sit_down: impl Fn(BotSeat<Joomo>, u64) -> P,
    limit: &Limit<'_>,
    seeds: u64,
    seed: u64,
) -> (Strategy, usize) {
    strategy_of(tree, false, |moment, moves, number| {
        let Known { seat, seats, options, .. } = moment.known;
        let mut counts = vec![0.0; moves.len()];
        for n in 0..seeds {
            let own = spread(seed, number * seeds + n);
            let mut player = sit_down(BotSeat { seat, seats, options }, own);
            moment.told.iter().for_each(|told| player.hear(told));
            let chosen = player.choose(&moment.sight(), limit);
            if let Some(n) = moves.iter().position(|mv| *mv == chosen) {
                counts[n] += 1.0;
            }
        }
        counts
    })
}

/// The seed of one question: neighbouring numbers get seeds far from each other.
pub(crate) fn spread(seed: u64, number: u64) -> u64 {
    seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
