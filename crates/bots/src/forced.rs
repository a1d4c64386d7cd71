//! How long a move takes that the table makes for somebody who has no choice: as long as one they could have chosen, so that
//! its time tells nobody that there was no choice.

use rand::RngExt;

use crate::pace::bell;
use crate::{Dice, Level, Pace};

/// Nobody's hand is faster, and nobody waits longer for a move without a choice.
const SHORTEST: f64 = 250.0;
const LONGEST: f64 = 45_000.0;
/// How many of a seat's latest choices are kept: enough that times drawn near them tell nothing.
const KEPT: usize = 48;
/// With fewer choices of their own, those of everybody at the table count as well.
const ENOUGH: usize = 4;
/// A time that is beyond what is allowed is drawn again, so that none is the longest of all too often.
const TRIES: usize = 8;
/// How far a drawn time may lie from the one it is drawn from: this part of the distance to the neighbour that has a third of
/// all times nearer. Chosen such that neither the times nor their distances from earlier ones tell (the tests below).
const SPREAD: f64 = 0.5;

/// How long it takes in milliseconds, by how long this seat's latest choices took, and those of all seats.
pub fn forced_delay(own: &[u64], all: &[u64], rng: &mut Dice) -> u64 {
    let known = if own.len() < ENOUGH { all } else { own };
    let drawn = (0..TRIES).map(|_| draw(known, rng)).find(|time| *time <= LONGEST);
    drawn.unwrap_or_else(|| LONGEST * rng.random_range(0.5..1.0)).max(SHORTEST).round() as u64
}

/// Keeps how long the latest choices took.
pub fn keep_latest(took: &mut Vec<u64>, spent: u64) {
    if took.len() == KEPT {
        took.remove(0);
    }
    took.push(spent);
}

/// A time near one of those that are known, on a scale on which human times are even. Where they lie close together it is
/// close as well, so that a quick and a slow way of playing stay apart.
fn draw(known: &[u64], rng: &mut Dice) -> f64 {
    if known.is_empty() {
        return Pace::of(Level::FIRST).delay(rng).as_secs_f64() * 1000.0;
    }
    let logs: Vec<f64> = known.iter().map(|time| (*time).max(1) as f64).map(f64::ln).collect();
    let near = logs[rng.random_range(0..logs.len())];
    let mut distances: Vec<f64> = logs.iter().map(|log| (log - near).abs()).collect();
    distances.sort_unstable_by(f64::total_cmp);
    // With a single time there is no neighbour: some spread has to be.
    let neighbour = distances.len().div_ceil(3).min(distances.len() - 1);
    let width = (SPREAD * distances[neighbour]).max(0.02);
    (near + width * bell(rng)).exp()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    /// The largest difference of two distribution functions: Kolmogorov and Smirnov's statistic.
    fn difference(mut one: Vec<f64>, mut other: Vec<f64>) -> f64 {
        one.sort_unstable_by(f64::total_cmp);
        other.sort_unstable_by(f64::total_cmp);
        let share = |of: &[f64], at: f64| of.partition_point(|x| *x <= at) as f64 / of.len() as f64;
        let at = one.iter().chain(&other);
        at.map(|at| (share(&one, *at) - share(&other, *at)).abs()).fold(0.0, f64::max)
    }

    /// People: one takes his time evenly, another plays quickly or thinks, a third gets slower.
    fn choose(person: usize, n: usize, rng: &mut Dice) -> u64 {
        let bell = bell(rng);
        let (usual, spread) = match person {
            0 => (3000.0, 0.6),
            1 if rng.random::<bool>() => (1200.0, 0.3),
            1 => (8000.0, 0.4),
            _ => (2000.0 + n as f64, 0.5),
        };
        (usual * (spread * bell).exp()).max(300.0) as u64
    }

    /// Plays thousands of moves, chosen and forced in turn, and says how much the two differ: in how long they took, and in how
    /// near each is to the nearest one chosen before.
    fn tells(person: usize, forced: impl Fn(&[u64], &mut Dice) -> u64) -> (f64, f64) {
        const MOVES: usize = 2000;
        let mut rng = Dice::seed_from_u64(11 + person as u64);
        let mut took = Vec::new();
        let mut times = [Vec::new(), Vec::new()];
        let mut distances = [Vec::new(), Vec::new()];
        for n in 0..50 {
            keep_latest(&mut took, choose(person, n, &mut rng));
        }
        for n in 0..MOVES {
            let moves = [choose(person, n, &mut rng), forced(&took, &mut rng)];
            for (kind, time) in moves.into_iter().enumerate() {
                times[kind].push(time as f64);
                let nearest = took.iter().map(|before| before.abs_diff(time)).min();
                distances[kind].push(nearest.unwrap_or(0) as f64);
            }
            keep_latest(&mut took, moves[0]);
        }
        let [chosen, forced] = times;
        let [chosen_near, forced_near] = distances;
        (difference(chosen, forced), difference(chosen_near, forced_near))
    }

    /// Whoever draws the same distribution twice, 2000 times each, sees a larger difference than this once in a thousand.
    const ONCE_IN_A_THOUSAND: f64 = 0.0617;

    #[test]
    fn nobody_can_tell_a_forced_move_from_a_chosen_one_by_its_time() {
        for person in 0..3 {
            let (times, distances) = tells(person, |took, rng| forced_delay(took, took, rng));
            assert!(times < ONCE_IN_A_THOUSAND, "person {person}: times differ by {times}");
            assert!(distances < ONCE_IN_A_THOUSAND, "person {person}: distances by {distances}");
        }
    }

    #[test]
    fn copies_of_earlier_times_and_one_pace_for_all_are_told() {
        for person in 0..3 {
            let copy = |took: &[u64], rng: &mut Dice| took[rng.random_range(0..took.len())];
            let (_, distances) = tells(person, copy);
            assert!(distances > 0.5, "person {person}: {distances}");
            let pace =
                |_: &[u64], rng: &mut Dice| Pace::of(Level::FIRST).delay(rng).as_millis() as u64;
            let (times, _) = tells(person, pace);
            assert!(times > 2.0 * ONCE_IN_A_THOUSAND, "person {person}: {times}");
        }
    }

    #[test]
    fn a_forced_move_takes_neither_no_time_nor_for_ever() {
        let mut rng = Dice::seed_from_u64(5);
        for known in [&[][..], &[1], &[10, 20], &[90_000, 100_000, 3_000_000], &[5000; 40]] {
            for _ in 0..500 {
                let time = forced_delay(known, known, &mut rng);
                assert!((250..=45_000).contains(&time), "{known:?}: {time}");
            }
        }
        let others = [4000, 5000, 6000, 5500];
        let mean = (0..500).map(|_| forced_delay(&[], &others, &mut rng)).sum::<u64>() / 500;
        assert!(
            (4000..6500).contains(&mean),
            "who has chosen nothing yet is as quick as others: {mean}"
        );
    }
}
