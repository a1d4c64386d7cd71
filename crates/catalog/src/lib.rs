//! The one place that names all the games. Whoever needs a game by its name asks here and stays
//! generic; a fifth game is one more line in the list below.

use vierblatt_bots::Skilled;
use vierblatt_game::{Draw, Playable, TablePolicy};

/// What the catalog knows of every game: its rules, its text, its bots, how tables run it, and how it is drawn in letters.
pub trait Listed: Playable + TablePolicy + Skilled + Draw {}

impl<G: Playable + TablePolicy + Skilled + Draw> Listed for G {}

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
