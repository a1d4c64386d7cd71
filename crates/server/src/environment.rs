//! What the server takes from the outside world beside sockets and files: time and randomness.

use std::sync::Arc;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use vierblatt_edge::{Clock, SystemClock};

/// Time and randomness.
#[derive(Clone)]
pub struct Environment {
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// Where all randomness comes from. Whoever knows it can guess every secret and every deal.
    pub seed: [u8; 32],
}

impl Environment {
    /// The system's own.
    pub fn system() -> Self {
        let mut seed = [0; 32];
        // Without it secrets could be guessed: better not to start at all.
        getrandom::fill(&mut seed).expect("the system has randomness");
        Environment { clock: Arc::new(SystemClock::start()), seed }
    }
}

/// Seeds for each part, from one.
pub(crate) fn seeds(seed: [u8; 32]) -> ChaCha20Rng {
    ChaCha20Rng::from_seed(seed)
}

/// The next of them.
pub(crate) fn next(seeds: &mut ChaCha20Rng) -> [u8; 32] {
    let mut seed = [0; 32];
    seeds.fill_bytes(&mut seed);
    seed
}
