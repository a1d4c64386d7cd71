//! The policy at the table: whole games through the engine, the stock in a random order.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::SeedableRng;
use vierblatt_game::{Game, Imagine, Known, Seat, Seats};
use vierblatt_koenigs_romme::solver::Player;
use vierblatt_koenigs_romme::{KoenigsRomme, Move, Public, State};

use crate::deal::Deal;

/// What a game came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Whether all hands were finished.
    pub won: bool,
    /// How many were.
    pub finished: u32,
    /// What was put where.
    pub puts: Vec<Move>,
}

/// Plays the deal with its stock in the order of this shuffle; 0 leaves it as it was dealt.
///
/// # Errors
/// The move the rules refuse, should the policy ever make one.
pub fn play(deal: &Deal, shuffle: u64) -> Result<Played, Move> {
    let mut state = deal.state();
    if shuffle > 0 {
        state = shuffled(&state, deal, shuffle);
    }
    let mut player = Player::default();
    let mut puts = Vec::new();
    while let Public::Solo(public) = KoenigsRomme::public(&state)
        && let Some(put) = player.put(&public)
    {
        KoenigsRomme::check(&state, Seat(0), &put).map_err(|_| put)?;
        KoenigsRomme::apply(&mut state, Seat(0), &put, &mut ());
        puts.push(put);
    }
    let State::Solo(solo) = state else { unreachable!("one seat plays solo") };
    Ok(Played { won: solo.is_won(), finished: solo.finished(), puts })
}

/// The same for all the player knows, with the stock in another order.
fn shuffled(state: &State, deal: &Deal, shuffle: u64) -> State {
    let seat = Seat(0);
    let known = Known::<KoenigsRomme> {
        seat,
        seats: Seats(1),
        options: deal.options,
        public: KoenigsRomme::public(state),
        private: KoenigsRomme::private(state, seat),
        memory: KoenigsRomme::begin(deal.options, Seats(1), seat),
    };
    let mut rng = ChaCha12Rng::seed_from_u64(deal.seed ^ shuffle.rotate_left(32));
    rng.set_stream(deal.number);
    KoenigsRomme::imagine(&known, &mut rng)
}
