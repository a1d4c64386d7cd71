//! The solo game solved: KR-20 to KR-24 are a packing puzzle.
//!
//! All hands lie open, so the player knows which cards are still to come, though not in which order. And
//! the order does not matter. Choose for each hand which cards of the stock it takes and which of
//! its own it drops, so that it then combines, and so that no card is taken twice: a [`Packing`].
//! With one, any order wins: a card that some hand takes is put there, any other passes through
//! (KR-21 lets one discard the card just put). And without one no order wins, because what the
//! hands hold in the end *is* one. `docs/solo.md` has the proof, with the corner cases.
//!
//! So [`solve`] says for certain whether a position can be won. If it can, the packing is the
//! certificate, which [`Packing::check`] tests by the rules alone; and [`best_put`] plays by it.
//!
//! ```
//! use rand::SeedableRng;
//! use vierblatt_game::{Game, Seats};
//! use vierblatt_koenigs_romme::solver::{Position, Verdict, best_put, solve};
//! use vierblatt_koenigs_romme::{KoenigsRomme, Options, Public};
//!
//! let mut state = KoenigsRomme::new(Options::default(), Seats(1));
//! let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(7);
//! let deal = KoenigsRomme::chance(&state, &mut rng);
//! KoenigsRomme::apply_chance(&mut state, &deal, &mut ());
//! let Public::Solo(public) = KoenigsRomme::public(&state) else { unreachable!() };
//! let position = Position::seen(&public).expect("the cards are dealt");
//! match solve(&position) {
//!     Verdict::Winnable(packing) => assert_eq!(packing.check_all(&position), Ok(())),
//!     Verdict::Lost(proof) => assert_eq!(proof.most.check(&position), Ok(())),
//! }
//! assert!(best_put(&public).is_some());
//! ```

mod packer;
mod packing;
mod play;
mod position;
mod prices;
mod search;
mod solve;
#[cfg(test)]
mod tests;
mod ways;

pub use packing::{Exchange, Flaw, Packing};
pub use play::{Hint, Player, advise, best_put, hint};
pub use position::Position;
pub use solve::{Need, Proof, Taking, Verdict, conflict, needs, plan, solve, spare, takings};
