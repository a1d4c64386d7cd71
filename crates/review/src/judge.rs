//! One decision: what was done against what else could have been done, in the same worlds and with the same random
//! numbers.
//!
//! First the best move is looked for, as the strongest bot looks for it: by a tree where the game has a plan, otherwise
//! by playouts, in which moves that are clearly behind the one that was made are dropped on the way, so that most worlds
//! are spent where it is close. Then the best one and the one made are compared in new worlds. The loss comes from those
//! alone: a move that was chosen because it looked best would otherwise look better than it is. So whoever decides as the
//! strongest bot does loses nothing on average, whatever playouts think of it.

use rand::{Rng, SeedableRng};
use vierblatt_bots::{Dice, Limit, Reviewed, Search, Sight, Tuning, World};
use vierblatt_game::{Best, Seat};

use crate::mark::Mark;
use crate::settings::Effort;
use crate::tally::Tally;

/// What came of judging a decision.
#[derive(Clone, Debug)]
pub(crate) struct Judged<M> {
    /// The move that was made, as it was compared.
    pub(crate) played: M,
    /// The best one found: the one made where none is better.
    pub(crate) best: M,
    /// By how much the best one is better.
    pub(crate) loss: Loss,
    /// The moves compared, the best first.
    pub(crate) moves: Vec<Compared<M>>,
    /// Whether it was computed and not played out.
    pub(crate) is_exact: bool,
}

/// By how much a move is behind another. Positive is worse.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Loss {
    pub(crate) chance: f64,
    pub(crate) chance_error: f64,
    pub(crate) points: Option<(f64, f64)>,
}

/// A move that was compared with the one made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Compared<M> {
    pub(crate) mv: M,
    /// The chance to win the game; None where only the points were computed.
    pub(crate) chance: Option<f64>,
    /// The standard error of how far it is from the move made.
    pub(crate) error: f64,
    pub(crate) points: Option<f64>,
    pub(crate) worlds: u32,
}

/// The most moves that are compared; a tree or the game's own order says which.
const MOST_MOVES: usize = 10;
/// How many worlds pass between two looks at which moves are behind.
const BATCH: u32 = 32;
/// A move is dropped when it is behind by this many standard errors.
const CLEARLY: f64 = 2.5;
/// A comparison ends early when it is this many standard errors from 0 …
const CERTAIN: f64 = 6.0;
/// … or when a loss worth a word is this many away.
const HOPELESS: f64 = 3.0;
/// The tree decides in playouts as long as it has tried a move this often.
const TRIED: u32 = 24;
/// Where a tree decides, this part of the worlds is enough to tell what the other moves are worth.
const TO_TELL: u32 = 5;
/// Fewer worlds than this say nothing about spread.
const FEWEST: u32 = 96;

/// A move in the running.
struct Rival<M> {
    mv: M,
    chance: Tally,
    points: Tally,
    /// How far ahead of the move made, world by world.
    ahead: Tally,
    ahead_points: Tally,
    /// How far ahead by what bots go by when they choose.
    promise: Tally,
    is_dropped: bool,
}

/// How it went after a move.
#[derive(Clone, Copy, Default)]
struct Ending {
    chance: f64,
    points: Option<f64>,
    reward: f64,
}

impl<M> Rival<M> {
    fn new(mv: M) -> Self {
        let none = Tally::default();
        Rival {
            mv,
            chance: none,
            points: none,
            ahead: none,
            ahead_points: none,
            promise: none,
            is_dropped: false,
        }
    }
}

/// Judges a decision of the seat. None where there was nothing to choose: one move deserves a look, and it was made.
pub(crate) fn judge<G: Reviewed>(
    belief: &G::Belief,
    seat: Seat,
    sight: &Sight<G>,
    made: &G::Move,
    effort: &Effort,
    seed: u64,
    search: &mut Search<G::World>,
) -> Option<Judged<G::Move>> {
    let mut dice = Dice::seed_from_u64(seed);
    let mut worlds = G::worlds(belief, sight, dice.next_u64());
    let first = worlds(&mut dice);
    if first.mover(&mut dice) != Some(seat) {
        return None; // Nobody plays cards: a vote.
    }
    let played = G::representative(sight, made);
    let mut moves = G::choices(belief, sight, &first, seat);
    if !moves.contains(&played) {
        moves.push(played);
    }
    if moves.len() < 2 {
        return None;
    }
    if let Some(mut judged) = exactly::<G>(belief, sight, played, &moves) {
        if judged.best != played && judged.loss.points.is_some() {
            // The points are certain; what they are worth in the match is played out.
            search.clear();
            let mut compare = Comparison::<G> { seat, search, is_planned: false };
            let fresh = compare.fresh(&mut worlds, played, judged.best, effort.compare, &mut dice);
            judged.loss.chance = fresh.ahead.mean().max(0.0);
            judged.loss.chance_error = fresh.ahead.error();
        }
        return (judged.moves.len() > 1).then_some(judged);
    }
    search.clear();
    let favourite = plan::<G>(&mut moves, played, seat, &mut worlds, effort, search, &mut dice);
    let mut compare = Comparison::<G> { seat, search, is_planned: favourite.is_some() };
    let mut rivals: Vec<Rival<G::Move>> = moves.iter().map(|mv| Rival::new(*mv)).collect();
    let at = moves.iter().position(|mv| *mv == played)?;
    rivals.swap(0, at);
    let tries = if favourite.is_some() { effort.choose / TO_TELL } else { effort.choose };
    compare.choose(&mut rivals, &mut worlds, tries, &mut dice);
    let best = match favourite {
        Some(favourite) => (1..rivals.len()).find(|n| rivals[*n].mv == favourite),
        None => (1..rivals.len())
            .filter(|n| !rivals[*n].is_dropped)
            .max_by(|a, b| rivals[*a].promise.mean().total_cmp(&rivals[*b].promise.mean()))
            .filter(|n| rivals[*n].promise.mean() > 0.0),
    };
    let mut loss = Loss::default();
    if let Some(best) = best {
        let fresh = compare.fresh(&mut worlds, played, rivals[best].mv, effort.compare, &mut dice);
        loss = Loss {
            chance: fresh.ahead.mean(),
            chance_error: fresh.ahead.error(),
            points: (fresh.ahead_points.count > 1)
                .then(|| (sign::<G>() * fresh.ahead_points.mean(), fresh.ahead_points.error())),
        };
        if compare.is_planned {
            // All these worlds share one tree, so what the tree is wrong about is in none of their differences. Where quick play
            // says something else, that is doubt as well.
            compare.is_planned = false;
            let most = effort.compare / 2;
            let quick = compare.fresh(&mut worlds, played, rivals[best].mv, most, &mut dice);
            let apart = (loss.chance - quick.ahead.mean()) / 2.0;
            loss.chance_error = loss.chance_error.hypot(apart);
        }
        rivals[best] = fresh;
    }
    // What looked better by chance and is not stays below the move made.
    let is_better = loss.chance > 0.0;
    let best_move = best.filter(|_| is_better).map_or(played, |best| rivals[best].mv);
    let mut compared: Vec<Compared<G::Move>> =
        rivals.iter().map(|rival| told(rival, &rivals[0])).collect();
    let worth = |compared: &Compared<G::Move>| compared.chance.unwrap_or(0.0);
    compared.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    Some(Judged { played, best: best_move, loss, moves: compared, is_exact: false })
}

/// The value of a move as that of the move made plus the difference, which is far more certain than either.
fn told<M: Copy>(rival: &Rival<M>, made: &Rival<M>) -> Compared<M> {
    let has_points = made.points.count > 0;
    Compared {
        mv: rival.mv,
        chance: Some((made.chance.mean() + rival.ahead.mean()).clamp(0.0, 1.0)),
        error: if rival.ahead.count > 1 { rival.ahead.error() } else { 0.0 },
        points: has_points.then(|| made.points.mean() + rival.ahead_points.mean()),
        worlds: rival.chance.count,
    }
}

/// 1 where many points are good, -1 where few are.
fn sign<G: Reviewed>() -> f64 {
    if G::BEST == Best::Most { 1.0 } else { -1.0 }
}

/// What can be computed.
fn exactly<G: Reviewed>(
    belief: &G::Belief,
    sight: &Sight<G>,
    played: G::Move,
    moves: &[G::Move],
) -> Option<Judged<G::Move>> {
    let exact = G::exactly(belief, sight, moves)?;
    let sign = sign::<G>();
    // Chances decide where they are known, and points otherwise.
    let worth = |n: usize| match exact[n].chance {
        Some(chance) => f64::from(chance),
        None => sign * exact[n].points.map_or(0.0, f64::from),
    };
    let made = moves.iter().position(|mv| *mv == played)?;
    let best = (0..moves.len()).fold(made, |best, n| if worth(n) > worth(best) { n } else { best });
    let best_move = moves[best];
    let points = exact[made].points.zip(exact[best].points);
    let loss = Loss {
        chance: worth(best) - worth(made),
        chance_error: 0.0,
        points: points.map(|(made, best)| (sign * f64::from(best - made), 0.0)),
    };
    let mut compared: Vec<(f64, Compared<G::Move>)> = moves
        .iter()
        .enumerate()
        .map(|(n, mv)| {
            let compared = Compared {
                mv: *mv,
                chance: exact[n].chance.map(f64::from),
                error: 0.0,
                points: exact[n].points.map(f64::from),
                worlds: 0,
            };
            (worth(n), compared)
        })
        .collect();
    compared.sort_by(|a, b| b.0.total_cmp(&a.0));
    // A lost game of one has no decisions left.
    let nothing_to_win = exact.iter().all(|exact| exact.chance == Some(0.0));
    let mut moves: Vec<_> = compared.into_iter().map(|(_, compared)| compared).collect();
    if nothing_to_win {
        moves.clear();
    }
    Some(Judged { played, best: best_move, loss, moves, is_exact: true })
}

/// Searches a tree, where the game has a plan, and keeps the moves that it tried most. What it would play.
fn plan<G: Reviewed>(
    moves: &mut Vec<G::Move>,
    played: G::Move,
    seat: Seat,
    worlds: &mut impl FnMut(&mut Dice) -> G::World,
    effort: &Effort,
    search: &mut Search<G::World>,
    dice: &mut Dice,
) -> Option<G::Move> {
    let mut favourite = None;
    if let Some(tuning) = G::plan() {
        // It decides alone which move is the best, so what others compare moves with goes into it.
        let tuning = Tuning { iterations: effort.tree + effort.choose, ..tuning };
        let found = search.run(seat, &mut *worlds, &tuning, &Limit::NORMAL, dice);
        favourite = found.best();
        if let Some(best) = found.moves.first().filter(|best| best.mv != played) {
            // What follows either move is to be played equally well when they are compared.
            search.look_into(seat, &played, best.visits, worlds, &tuning, dice);
        }
        let rank = |mv: &G::Move| found.moves.iter().position(|tried| tried.mv == *mv);
        moves.sort_by_key(|mv| rank(mv).unwrap_or(usize::MAX));
    }
    if moves.len() > MOST_MOVES {
        moves.truncate(MOST_MOVES);
        if !moves.contains(&played) {
            moves[MOST_MOVES - 1] = played;
        }
    }
    favourite
}

/// How moves are compared.
struct Comparison<'a, G: Reviewed> {
    seat: Seat,
    search: &'a mut Search<G::World>,
    /// Whether playouts follow what was searched.
    is_planned: bool,
}

impl<G: Reviewed> Comparison<'_, G> {
    /// How it goes for the seat in this world if it makes this move.
    fn outcome(&mut self, world: G::World, mv: &G::Move, seed: u64) -> Ending {
        let mut dice = Dice::seed_from_u64(seed);
        let least = if self.is_planned { TRIED } else { u32::MAX };
        let end = self.search.play_on(self.seat, world, mv, least, G::LONGEST, &mut dice);
        let standing = G::standing(&end);
        Ending {
            chance: f64::from(standing.chances[self.seat]),
            points: standing.points.map(|points| f64::from(points[self.seat])),
            reward: f64::from(end.rewards()[self.seat]),
        }
    }

    /// One world more for the move made, which is the first, and all its rivals that are still in the running.
    fn try_all(
        &mut self,
        rivals: &mut [Rival<G::Move>],
        worlds: &mut impl FnMut(&mut Dice) -> G::World,
        dice: &mut Dice,
    ) {
        let world = worlds(dice);
        let seed = dice.next_u64();
        let mut made = Ending::default();
        for (n, rival) in rivals.iter_mut().enumerate().filter(|(_, rival)| !rival.is_dropped) {
            let ending = self.outcome(world, &rival.mv, seed);
            rival.chance.add(ending.chance);
            if let Some(points) = ending.points {
                rival.points.add(points);
            }
            if n == 0 {
                made = ending;
                continue;
            }
            rival.ahead.add(ending.chance - made.chance);
            rival.promise.add(ending.reward - made.reward);
            if let (Some(points), Some(made)) = (ending.points, made.points) {
                rival.ahead_points.add(points - made);
            }
        }
    }

    /// Looks for the best move: whatever is clearly behind the move made, or behind another, is dropped.
    fn choose(
        &mut self,
        rivals: &mut [Rival<G::Move>],
        worlds: &mut impl FnMut(&mut Dice) -> G::World,
        most: u32,
        dice: &mut Dice,
    ) {
        for done in 1..=most {
            self.try_all(rivals, worlds, dice);
            if !done.is_multiple_of(BATCH) {
                continue;
            }
            let bound = |rival: &Rival<G::Move>, errors: f64| {
                rival.promise.mean() + errors * rival.promise.error()
            };
            let running = || rivals[1..].iter().filter(|rival| !rival.is_dropped);
            let sure = running().map(|rival| bound(rival, -CLEARLY)).fold(0.0, f64::max);
            let late = |rival: &Rival<G::Move>| bound(rival, CLEARLY) <= sure;
            let dropped: Vec<bool> = rivals[1..].iter().map(late).collect();
            for (rival, late) in rivals[1..].iter_mut().zip(dropped) {
                rival.is_dropped |= late;
            }
            let left = rivals[1..].iter().filter(|rival| !rival.is_dropped).count();
            if left == 0 || left == 1 && sure > 0.0 {
                break;
            }
        }
    }

    /// Compares a rival with the move made in new worlds.
    fn fresh(
        &mut self,
        worlds: &mut impl FnMut(&mut Dice) -> G::World,
        made: G::Move,
        rival: G::Move,
        most: u32,
        dice: &mut Dice,
    ) -> Rival<G::Move> {
        let mut pair = [Rival::new(made), Rival::new(rival)];
        for done in 1..=most {
            self.try_all(&mut pair, worlds, dice);
            if done.is_multiple_of(BATCH) && done >= FEWEST {
                let (loss, error) = (pair[1].ahead.mean(), pair[1].ahead.error());
                let is_nothing = loss + HOPELESS * error < Mark::Inaccuracy.least();
                if loss.abs() > CERTAIN * error || is_nothing {
                    break;
                }
            }
        }
        let [_, rival] = pair;
        rival
    }
}
