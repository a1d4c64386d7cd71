//! Which hands the players may hold at a moment, and how likely each is.

use rand::RngExt;
use vierblatt_bots::Dice;
use vierblatt_game::{Game, Imagine, Moves};
use vierblatt_joomo::{Cards, Joomo, Move, Phase};

use crate::ask::Moment;
use crate::world::{Aim, Guide, MiniWorld};
use crate::{History, Mini, hands};

/// What a player makes of what the other one did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Belief {
    /// Nothing: all hands are as likely.
    Uniform,
    /// Players who pass rarely had something to play: a hand that could have played then counts by this.
    Passes(f64),
    /// As likely as the solution would have played so.
    Solved,
}

/// Hands that are possible, to be drawn from.
pub(crate) struct Hands {
    /// What is held now, and up to where its share of the sum of weights goes.
    each: Vec<([Cards; 2], f64)>,
}

impl Hands {
    /// All pairs of hands now that agree with what the mover knows; or with what everyone knows.
    pub(crate) fn new(
        mini: &Mini,
        moment: &Moment,
        open: bool,
        belief: Belief,
        guide: Guide<'_>,
    ) -> Self {
        let known = &moment.known;
        let (me, sizes) = (known.seat.index(), known.public.hand_sizes);
        let unseen = Cards::deck(known.seats) - known.public.played;
        let mut count = [0; 2];
        for (seat, size) in sizes.iter() {
            count[seat.index()] = size as usize;
        }
        let own = if open { hands(unseen, count[me]) } else { vec![known.private.hand] };
        let moves = guide.tree.moves(moment.history);
        let mut each = Vec::new();
        let mut sum = 0.0;
        for mine in own {
            for other in hands(unseen - mine, count[1 - me]) {
                let mut held = [mine; 2];
                held[1 - me] = other;
                let dealt = [held[0] | moment.played_by[0], held[1] | moment.played_by[1]];
                sum += likelihood(
                    mini,
                    dealt,
                    &moves,
                    if open { None } else { Some(1 - me) },
                    belief,
                    guide,
                );
                each.push((held, sum));
            }
        }
        if sum == 0.0 {
            // What happened was thought impossible: then everything is as likely.
            for (n, (_, upto)) in each.iter_mut().enumerate() {
                *upto = (n + 1) as f64;
            }
        }
        Hands { each }
    }

    pub(crate) fn draw(&self, rng: &mut Dice) -> [Cards; 2] {
        let Some((_, sum)) = self.each.last() else { return [Cards::NONE; 2] };
        let at = rng.random::<f64>() * sum;
        let n = self.each.partition_point(|(_, upto)| *upto <= at);
        self.each[n.min(self.each.len() - 1)].0
    }
}

/// How likely these moves are with these hands; of one player, or of both.
fn likelihood(
    mini: &Mini,
    dealt: [Cards; 2],
    moves: &[Move],
    only: Option<usize>,
    belief: Belief,
    Guide { tree, strategy }: Guide<'_>,
) -> f64 {
    if belief == Belief::Uniform {
        return 1.0;
    }
    let mut state = mini.table(dealt);
    let mut history = History::NONE;
    let mut likely = 1.0;
    for mv in moves {
        for seat in Joomo::turn(&state).seats().iter() {
            let legal = Joomo::legal(&state, seat);
            if only.is_none_or(|only| only == seat.index()) {
                likely *= match belief {
                    Belief::Uniform => 1.0,
                    Belief::Passes(often) => {
                        let could = legal.len() > 1 && matches!(state.phase(), Phase::Gap { .. });
                        if *mv == Move::Pass && could { often } else { 1.0 }
                    }
                    Belief::Solved => {
                        let n = (0..legal.len()).find(|n| legal.get(*n) == *mv);
                        let here = tree.find(history, seat.index(), dealt[seat.index()]);
                        n.zip(here).map_or(0.0, |(n, here)| strategy.at(tree, here)[n])
                    }
                };
            }
            Joomo::apply(&mut state, seat, mv, &mut ());
        }
        history = tree.after(history, *mv).unwrap_or(history);
    }
    likely
}

/// The world at a moment with these hands.
pub(crate) fn world<'a>(
    moment: &Moment,
    held: [Cards; 2],
    guide: Option<Guide<'a>>,
    aim: Aim,
    rng: &mut Dice,
) -> MiniWorld<'a> {
    MiniWorld {
        state: Joomo::imagine(&moment.known, rng).with_hands(&held),
        dealt: [held[0] | moment.played_by[0], held[1] | moment.played_by[1]],
        history: moment.history,
        guide,
        aim,
    }
}
