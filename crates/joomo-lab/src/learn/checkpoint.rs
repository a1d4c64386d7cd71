//! What a pupil is, as bytes: to go on after an interruption exactly where it was.

use super::{Lessons, Pupil};

const MAGIC: &[u8; 8] = b"JOLEARN1";

impl Pupil {
    /// Everything needed to go on. The lessons themselves are not in it.
    pub fn save(&mut self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&self.iterations.to_le_bytes());
        bytes.extend_from_slice(&self.decisions.to_le_bytes());
        for adam in &self.adams {
            bytes.extend_from_slice(&adam.steps.to_le_bytes());
        }
        for numbers in self.numbers() {
            for number in numbers.iter() {
                bytes.extend_from_slice(&number.to_le_bytes());
            }
        }
        bytes
    }

    /// Goes on from what was saved. None if it is something else.
    pub fn load(lessons: Lessons, bytes: &[u8]) -> Option<Pupil> {
        let mut pupil = Pupil::new(lessons);
        let rest = bytes.strip_prefix(MAGIC)?;
        let (iterations, rest) = rest.split_first_chunk()?;
        let (decisions, mut rest) = rest.split_first_chunk()?;
        pupil.iterations = u32::from_le_bytes(*iterations);
        pupil.decisions = u64::from_le_bytes(*decisions);
        for adam in &mut pupil.adams {
            let (steps, after) = rest.split_first_chunk()?;
            adam.steps = u32::from_le_bytes(*steps);
            rest = after;
        }
        for numbers in pupil.numbers() {
            for number in numbers {
                let (bytes, after) = rest.split_first_chunk()?;
                *number = f32::from_le_bytes(*bytes);
                rest = after;
            }
        }
        rest.is_empty().then_some(pupil)
    }

    /// All numbers, always in the same order.
    fn numbers(&mut self) -> Vec<&mut [f32]> {
        let Pupil { policy, critic, average, fixed, adams, .. } = self;
        let mut all: Vec<&mut [f32]> = vec![&mut critic.weights];
        for learned in [policy, average, fixed] {
            all.push(&mut learned.net.weights);
            all.push(learned.tastes.as_flattened_mut());
        }
        for adam in adams {
            all.push(&mut adam.mean);
            all.push(&mut adam.square);
        }
        all
    }
}
