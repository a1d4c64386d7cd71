//! Many games at once: the same whatever the number of threads, and the same as one game after the other.

use rand::{RngExt, SeedableRng};
use vierblatt_bots::{Dice, Level};
use vierblatt_gym::{
    AnyBatch, Arrays, Episode, Error, Goal, Layout, Opponent, Reward, Setup, layout, open_batch,
};

const ROUND: Goal = Goal { episode: Episode::Round, reward: Reward::Round };

struct Buffers {
    layout: Layout,
    observations: Vec<i16>,
    masks: Vec<i8>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
    seats: Vec<i8>,
}

impl Buffers {
    fn new(setup: &Setup<'_>, games: usize) -> Self {
        let layout = layout(setup).unwrap();
        Buffers {
            observations: vec![0; games * layout.length],
            masks: vec![0; games * layout.size],
            rewards: vec![0.0; games * usize::from(setup.seats)],
            dones: vec![false; games],
            seats: vec![0; games],
            layout,
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            seats: &mut self.seats,
        }
    }

    /// A random number on offer in each game.
    fn actions(&self, dice: &mut Dice) -> Vec<i64> {
        let legal = |mask: &[i8]| -> Vec<i64> {
            mask.iter().zip(0..).filter(|(on, _)| **on == 1).map(|(_, n)| n).collect()
        };
        self.masks
            .chunks(self.layout.size)
            .map(|mask| {
                let legal = legal(mask);
                legal[dice.random_range(0..legal.len())]
            })
            .collect()
    }
}

/// Everything that happened in some random steps, in one list.
fn history(batch: &mut dyn AnyBatch, setup: &Setup<'_>, games: usize, steps: usize) -> Vec<i64> {
    let mut buffers = Buffers::new(setup, games);
    let mut dice = Dice::seed_from_u64(5);
    let mut seen = Vec::new();
    batch.look(buffers.arrays()).unwrap();
    for _ in 0..steps {
        let actions = buffers.actions(&mut dice);
        batch.step(&actions, buffers.arrays()).unwrap();
        seen.extend(actions);
        seen.extend(buffers.observations.iter().map(|n| i64::from(*n)));
        seen.extend(buffers.rewards.iter().map(|earned| (earned * 1000.0) as i64));
        seen.extend(buffers.dones.iter().map(|done| i64::from(*done)));
        seen.extend(buffers.seats.iter().map(|seat| i64::from(*seat)));
    }
    seen
}

#[test]
fn what_happens_depends_on_the_seed_and_not_on_the_threads() {
    for (game, seats) in [("joomo", 4), ("koenigs-romme", 1), ("jogo", 2), ("komojo", 3)] {
        let setup = Setup { game, seats, options: "{}", goal: ROUND };
        let run = |seed, threads| {
            let mut batch = open_batch(&setup, 9, &[], seed, threads).unwrap();
            history(&mut *batch, &setup, 9, 60)
        };
        let one = run(1, 1);
        assert_eq!(one, run(1, 3), "{game}");
        assert_ne!(one, run(2, 1), "{game}");
    }
}

#[test]
fn bots_play_their_seats_and_the_learner_is_asked_for_the_others_only() {
    let greedy = Some(Opponent::Greedy);
    for (game, seats) in [("joomo", 3), ("koenigs-romme", 2), ("jogo", 4), ("komojo", 3)] {
        let setup = Setup { game, seats, options: "{}", goal: ROUND };
        let mut opponents = vec![greedy; usize::from(seats)];
        opponents[1] = None;
        let mut batch = open_batch(&setup, 4, &opponents, 1, 1).unwrap();
        let mut buffers = Buffers::new(&setup, 4);
        let mut dice = Dice::seed_from_u64(5);
        batch.look(buffers.arrays()).unwrap();
        let mut dones = 0;
        for _ in 0..400 {
            assert_eq!(buffers.seats, [1; 4], "{game}");
            let actions = buffers.actions(&mut dice);
            batch.step(&actions, buffers.arrays()).unwrap();
            dones += buffers.dones.iter().filter(|done| **done).count();
        }
        assert!(dones > 0, "{game}: episodes end and begin anew");
    }
}

#[test]
fn a_number_that_is_not_on_offer_is_told_with_its_game_and_the_others_move() {
    let setup = Setup { game: "joomo", seats: 2, options: "{}", goal: ROUND };
    let mut batch = open_batch(&setup, 3, &[], 1, 1).unwrap();
    let mut buffers = Buffers::new(&setup, 3);
    batch.look(buffers.arrays()).unwrap();
    let before = buffers.observations.clone();
    let mut actions = buffers.actions(&mut Dice::seed_from_u64(5));
    actions[1] = -1;
    let result = batch.step(&actions, buffers.arrays());
    assert_eq!(result, Err(Error::NotOfferedIn { environment: 1, number: -1 }));
    let length = buffers.layout.length;
    let same =
        |n: usize| before[n * length..][..length] == buffers.observations[n * length..][..length];
    assert_eq!([same(0), same(1), same(2)], [false, true, false]);
    let short = batch.step(&actions[..2], buffers.arrays());
    assert_eq!(short, Err(Error::Size { name: "actions", given: 2, needed: 3 }));
}

#[test]
fn a_batch_without_games_or_without_a_learner_is_refused() {
    let setup = Setup { game: "joomo", seats: 2, options: "{}", goal: ROUND };
    let level = Some(Opponent::Level(Level::FIRST));
    assert!(matches!(open_batch(&setup, 0, &[], 1, 1), Err(Error::Nothing(_))));
    assert!(matches!(open_batch(&setup, 1, &[level, level], 1, 1), Err(Error::Nothing(_))));
    assert!(matches!(open_batch(&setup, 1, &[None, None, level], 1, 1), Err(Error::NoSeat(2))));
}
