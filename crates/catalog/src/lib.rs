//! The one place that names all the games. Whoever needs a game by its name asks here and stays
//! generic; a fifth game is one more line in the list below.

use vierblatt_bots::{Reviewed, Skilled};
use vierblatt_game::{Draw, Encode, Notation, Playable, TablePolicy};

/// What a running table may ask of a game. Everything face up ([`Unveil`](vierblatt_game::Unveil)) is not
/// part of it, so code that runs a table cannot show or send hidden cards, not even by mistake:
///
/// ```compile_fail,E0599
/// use vierblatt_catalog::{Listed, TableGame};
/// use vierblatt_game::Unveil;
///
/// fn peek<G: TableGame>(state: &G::State) {
///     let _ = G::open(state);
/// }
/// ```
///
/// With the bound that referees and replays of finished games have, the same code compiles:
///
/// ```
/// use vierblatt_catalog::{Listed, TableGame};
/// use vierblatt_game::Unveil;
///
/// fn peek<G: Listed>(state: &G::State) {
///     let _ = G::open(state);
/// }
/// ```
pub trait TableGame: Notation + TablePolicy + Skilled + Draw {}

impl<G: Notation + TablePolicy + Skilled + Draw> TableGame for G {}

/// All that the catalog knows of a game: what tables may ask, its texts and rulebook, numbers and arrays for programs that
/// learn, everything face up, and how its decisions are reviewed.
/// For tools, referees and finished games; whoever runs a table asks for [`TableGame`] only.
pub trait Listed: TableGame + Playable + Encode + Reviewed {}

impl<G: TableGame + Playable + Encode + Reviewed> Listed for G {}

/// Something to do with a game that is known only by its name.
pub trait Visit {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Listed>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The names of all games, as records and links have them.
        pub const IDS: &[&str] = &[$(<$game as vierblatt_game::Game>::ID),+];

        /// Visits the game of this name; None when there is none.
        pub fn with_game<V: Visit>(id: &str, visit: V) -> Option<V::Output> {
            $(
                if id == <$game as vierblatt_game::Game>::ID {
                    return Some(visit.visit::<$game>());
                }
            )+
            None
        }
    };
}

games! {
    vierblatt_joomo::Joomo,
    vierblatt_koenigs_romme::KoenigsRomme,
    vierblatt_jogo::Jogo,
    vierblatt_komojo::Komojo,
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Visit for Name {
        type Output = &'static str;
        fn visit<G: Playable>(self) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn every_game_is_found_by_its_name_and_no_other() {
        for (n, id) in IDS.iter().enumerate() {
            let name = with_game(id, Name).expect("it is in the list");
            assert!(!name.is_empty() && name != *id, "{id} has no name for people");
            assert!(!IDS[..n].contains(id), "two games are called {id}");
        }
        assert_eq!(with_game("joomo", Name), Some("Joomo"));
        assert_eq!(with_game("Joomo", Name), None);
        assert_eq!(with_game("", Name), None);
    }
}
