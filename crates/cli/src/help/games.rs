//! The games as the help lists them: all of it comes from the games themselves.

use std::iter;

use vierblatt_bots::Unit;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::{Kind, Message, Options};
use vierblatt_texts::Texts;

/// The names of all games in a sentence: `A, B and C`.
pub(super) fn names(texts: &Texts) -> String {
    let names: Vec<&str> = IDS.iter().filter_map(|id| with_game(id, Name)).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => {
            let sentence = Message::new("cli-help-and").text("list", others.join(", "));
            texts.say(&sentence.text("last", last))
        }
        None => String::new(),
    }
}

/// The seats and options of every game, and what a deal of a tournament is if that matters.
pub(super) fn tables(texts: &Texts, with_unit: bool) -> String {
    let tables = IDS.iter().filter_map(|id| with_game(id, Describe { texts, with_unit }));
    let heading = texts.say(&Message::new("cli-help-tables"));
    iter::once(heading).chain(tables).collect::<Vec<_>>().join("\n")
}

/// A game's name.
pub(super) struct Name;

impl Visit for Name {
    type Output = &'static str;
    fn visit<G: Listed>(self) -> &'static str {
        G::NAME
    }
}

struct Describe<'a> {
    texts: &'a Texts,
    with_unit: bool,
}

impl Visit for Describe<'_> {
    type Output = String;
    fn visit<G: Listed>(self) -> String {
        let id = match G::UNIT {
            _ if !self.with_unit => "cli-help-seats",
            Unit::Round => "cli-help-seats-round",
            Unit::Game => "cli-help-seats-game",
        };
        let seats = Message::new(id)
            .text("game", G::ID)
            .number("least", *G::SEATS.start())
            .number("most", *G::SEATS.end());
        let mut lines = vec![format!("  {}", self.texts.say(&seats))];
        lines.extend(G::Options::SPECS.iter().map(|spec| {
            let option = match spec.kind {
                Kind::Choice { words, default } => Message::new("cli-help-choice")
                    .text("values", words.join(", "))
                    .text("usual", default),
                Kind::Number { min, max, default } => Message::new("cli-help-range")
                    .text("least", min)
                    .text("most", max)
                    .text("usual", default),
            };
            format!("    {}: {}", spec.name, self.texts.say(&option))
        }));
        lines.join("\n")
    }
}
