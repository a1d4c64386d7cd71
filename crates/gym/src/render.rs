//! A table in plain text, as one seat sees it.

use std::fmt::Write as _;

use vierblatt_game::{Draw, Holds, Moves, Notation, Published, Scene, Seat, Seen, Spot};
use vierblatt_texts::{Language, Texts};

/// What a seat sees, zone by zone.
pub(crate) fn render<G: Draw + Notation + Published>(
    state: &G::State,
    seat: Seat,
    language: Language,
) -> String {
    let (public, private) = (G::public(state), G::private(state, seat));
    let mut legal = Vec::new();
    G::legal(state, seat).for_each(|mv| {
        let mut text = String::new();
        G::write_move(&mv, &mut text);
        legal.push(text);
    });
    let seen = Seen { public: &public, private: Some(&private), seat: Some(seat), legal: &legal };
    let texts = Texts::of::<G>(language);
    let Scene { zones } = G::scene(&seen);
    let mut text = String::new();
    for zone in &zones {
        let _ = write!(text, "{}:", texts.say_named::<G>(&zone.title));
        for spot in &zone.spots {
            let _ = write!(text, " {}", letters(spot));
            if let Some(note) = &spot.note {
                let _ = write!(text, "({})", texts.say_named::<G>(note));
            }
        }
        for note in &zone.notes {
            let _ = write!(text, " {}", texts.say_named::<G>(note));
        }
        text.push('\n');
    }
    text
}

fn letters(spot: &Spot) -> String {
    match &spot.holds {
        Holds::Nothing => "·".to_owned(),
        Holds::Back => "#".to_owned(),
        Holds::Sign(sign) => sign.clone(),
        Holds::Card(face) => {
            let sign = face.sign.map(|(shape, _)| shape);
            face.rank.chars().chain(sign).collect()
        }
    }
}
