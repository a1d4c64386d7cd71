//! The layouts as people read them, in `docs/layouts.md`. A layout only grows at its end: networks were trained with it.

use std::fmt::Write as _;

use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_gym::{Goal, Setup, layout};

struct Name;

impl Visit for Name {
    type Output = (&'static str, std::ops::RangeInclusive<u8>);
    fn visit<G: Listed>(self) -> Self::Output {
        (G::NAME, G::SEATS)
    }
}

#[test]
fn the_layouts_are_those_that_are_written_down() {
    let mut text = String::from(
        "# Layouts\n\nHow actions are numbered and observations laid out, for each game and number of seats: `cargo test -p vierblatt-gym --test layouts` \
         compares this file with the code, and `UPDATE_LAYOUTS=1` writes it. A layout only ever grows at its end, so that what was \
         trained with it stays useful.\n\nSeats are relative: 0 is whoever looks or chooses, 1 sits to the left. Numbers are whole (`int16`), and fields with several \
         dimensions have the last one next to each other. Cards are numbered as the games' `RECORD.md` order them, unless a line says \
         otherwise.\n",
    );
    for game in IDS {
        let (name, seats) = with_game(game, Name).expect("it is in the list");
        for seats in seats {
            let setup = Setup { game, seats, options: "{}", goal: Goal::default() };
            let layout = layout(&setup).expect("a game of its own catalog");
            let _ = write!(
                text,
                "\n## {name}, {seats} {}\n\nActions: {}. Observation: {}.\n\n| actions | from | how many | |\n|---|---|---|---|\n",
                if seats == 1 { "seat" } else { "seats" },
                layout.size,
                layout.length
            );
            let mut from = 0;
            for block in layout.actions {
                let _ = writeln!(
                    text,
                    "| `{}` | {from} | {} | {} |",
                    block.name, block.size, block.about
                );
                from += block.size;
            }
            text.push_str("\n| observation | from | shape | |\n|---|---|---|---|\n");
            for field in &layout.fields {
                let shape: Vec<_> = field.shape.iter().map(ToString::to_string).collect();
                let _ = writeln!(
                    text,
                    "| `{}` | {} | {} | {} |",
                    field.name,
                    field.start,
                    shape.join(" × "),
                    field.about
                );
            }
        }
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/layouts.md");
    if std::env::var_os("UPDATE_LAYOUTS").is_some() {
        std::fs::write(file, &text).expect("docs can be written");
    }
    let written = std::fs::read_to_string(file).unwrap_or_default();
    assert!(
        written == text,
        "docs/layouts.md says something else: UPDATE_LAYOUTS=1 writes it anew"
    );
}
