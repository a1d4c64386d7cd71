//! One layout for all games: which file of a game's folder says what.

/// The part of `impl Game` that is the same in every game: its types, and the functions of its files.
///
/// | file | has |
/// |---|---|
/// | `options.rs`, `state.rs`, `moves.rs`, `event.rs`, `refusal.rs` | the types of these names |
/// | `legal.rs` | `Legal`, `legal` |
/// | `check.rs` | `check`, `check_chance` |
/// | `apply.rs` | `apply`, `chance`, `apply_chance` |
/// | `view.rs` | `Public`, `Private`, `public`, `private` |
///
/// A game's folder also has `cards.rs`, `notation.rs`, `memory.rs` and `imagine.rs` (or `imagine/`), `policy.rs`,
/// `types.rs` (TypeScript), `scene/`, `bot/`, and whatever only this game needs.
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "it is the game's own files that it names")]
macro_rules! game_files {
    () => {
        type Options = crate::options::Options;
        type State = crate::state::State;
        type Move = crate::moves::Move;
        type Chance = crate::moves::Chance;
        type Legal = crate::legal::Legal;
        type Event = crate::event::Event;
        type Secret = crate::event::Secret;
        type Public = crate::view::Public;
        type Private = crate::view::Private;
        type Refusal = crate::refusal::Refusal;

        fn new(options: Self::Options, seats: $crate::Seats) -> Self::State {
            Self::State::new(options, seats)
        }

        #[inline]
        fn legal(state: &Self::State, seat: $crate::Seat) -> Self::Legal {
            crate::legal::legal(state, seat)
        }

        fn check(
            state: &Self::State,
            seat: $crate::Seat,
            mv: &Self::Move,
        ) -> Result<(), Self::Refusal> {
            crate::check::check(state, seat, mv)
        }

        #[inline]
        fn apply(
            state: &mut Self::State,
            seat: $crate::Seat,
            mv: &Self::Move,
            tell: &mut impl $crate::Tell<Self>,
        ) {
            crate::apply::apply(state, seat, mv, tell);
        }

        #[inline]
        fn chance(state: &Self::State, rng: &mut impl $crate::rand::Rng) -> Self::Chance {
            crate::apply::chance(state, rng)
        }

        fn check_chance(state: &Self::State, chance: &Self::Chance) -> Result<(), Self::Refusal> {
            crate::check::check_chance(state, chance)
        }

        #[inline]
        fn apply_chance(
            state: &mut Self::State,
            chance: &Self::Chance,
            tell: &mut impl $crate::Tell<Self>,
        ) {
            crate::apply::apply_chance(state, chance, tell);
        }

        fn public(state: &Self::State) -> Self::Public {
            crate::view::public(state)
        }

        fn private(state: &Self::State, seat: $crate::Seat) -> Self::Private {
            crate::view::private(state, seat)
        }
    };
}
