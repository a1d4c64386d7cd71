//! `vierblatt rules`: a game's rulebook, to read here or to print.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use anstyle::{AnsiColor, Color, Style};
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_cli::commands::{RulesForm, RulesRequest};
use vierblatt_cli::{Failure, language, stdout};
use vierblatt_game::Hue;
use vierblatt_rulebook::{Book, Letters, Line, Look, lines, page, source};
use vierblatt_texts::Texts;

/// Lines longer than this are hard to read, however wide the screen is.
const WIDEST: usize = 88;

/// Prints the rulebook, or which there are.
pub(crate) fn rules(request: &RulesRequest) -> Result<ExitCode, Failure> {
    let mut out = stdout();
    match &request.game {
        None => {
            for id in IDS {
                with_game(id, Idea(&mut out)).transpose()?;
            }
        }
        Some(game) => {
            with_game(game, Print { request, out: &mut out }).transpose()?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// A game and what it is about, in a line.
struct Idea<'a>(&'a mut dyn Write);

impl Visit for Idea<'_> {
    type Output = io::Result<()>;
    fn visit<G: Listed>(self) -> io::Result<()> {
        let texts = Texts::of::<G>(language());
        let idea = texts.say_by_id(&format!("{}-leaf-idea", G::ID), []);
        writeln!(self.0, "vierblatt rules {:<14} {}: {idea}", G::ID, G::NAME)
    }
}

struct Print<'a> {
    request: &'a RulesRequest,
    out: &'a mut dyn Write,
}

impl Visit for Print<'_> {
    type Output = io::Result<()>;
    fn visit<G: Listed>(self) -> io::Result<()> {
        let Print { request, out } = self;
        let (Some(book), Some((_, text))) = (Book::of::<G>(language()), source::<G>(language()))
        else {
            return Ok(());
        };
        match request.form {
            RulesForm::Markdown => out.write_all(text.as_bytes()),
            RulesForm::Html => out.write_all(page(&book).as_bytes()),
            RulesForm::Text => {
                let letters = if request.ascii { Letters::Ascii } else { Letters::Unicode };
                let is_coloured =
                    io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
                for line in lines(&book, request.width.unwrap_or_else(width), letters) {
                    print(&line, is_coloured, out)?;
                }
                Ok(())
            }
        }
    }
}

/// The screen's width; 80 where nobody knows.
fn width() -> usize {
    terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0)).min(WIDEST)
}

fn print(line: &Line, is_coloured: bool, out: &mut dyn Write) -> io::Result<()> {
    for piece in line {
        let style = if is_coloured { style(piece.look) } else { Style::new() };
        write!(out, "{style}{}{style:#}", piece.text)?;
    }
    writeln!(out)
}

fn style(look: Look) -> Style {
    let plain = Style::new();
    match look {
        Look::Plain => plain,
        Look::Heading(1) => plain.bold().underline(),
        Look::Heading(_) | Look::Strong => plain.bold(),
        Look::Emphasis => plain.italic(),
        Look::Quiet => plain.dimmed(),
        Look::Card(hue) => plain.bold().fg_color(colour(hue)),
    }
}

/// The nearest of the colours every terminal has.
fn colour(hue: Hue) -> Option<Color> {
    let ansi = match hue {
        Hue::Plain => return None,
        Hue::Red => AnsiColor::Red,
        Hue::Orange => AnsiColor::BrightRed,
        Hue::Yellow => AnsiColor::Yellow,
        Hue::Green => AnsiColor::Green,
        Hue::Teal => AnsiColor::Cyan,
        Hue::Blue => AnsiColor::Blue,
        Hue::Violet => AnsiColor::Magenta,
        Hue::Pink => AnsiColor::BrightMagenta,
        Hue::Grey => AnsiColor::BrightBlack,
    };
    Some(Color::Ansi(ansi))
}

#[cfg(test)]
mod tests {
    use vierblatt_game::{Draw, Game};
    use vierblatt_rulebook::{Block, Style, Thing};
    use vierblatt_texts::Language;

    use super::*;

    /// What may be between cards in a picture.
    const SIGNS: [&str; 5] = ["…", "+", "→", "←", "="];

    struct Look(Language);

    impl Visit for Look {
        type Output = ();
        fn visit<G: Listed>(self) {
            let game = <G as Game>::ID;
            let Look(language) = self;
            let book = Book::of::<G>(language).expect("a rulebook");
            assert_eq!(book.language, language, "{game} is not written in it");
            assert_eq!(book.title(), G::NAME);
            pictures_are_of_cards::<G>(&book);
            let narrow = lines(&book, 60, Letters::Unicode);
            let wide: Vec<String> =
                narrow.iter().map(text).filter(|line| is_too_wide(line)).collect();
            assert_eq!(wide, [""; 0], "{game} in {language}");
            let mut rules = book.blocks.iter().flat_map(|block| match block {
                Block::Paragraph(spans) => spans.clone(),
                Block::List { items, .. } => items.concat(),
                _ => Vec::new(),
            });
            assert!(rules.any(|span| span.style == Style::Rule), "{game} states no rule");
        }
    }

    fn text(line: &Line) -> String {
        line.iter().map(|piece| piece.text.as_str()).collect()
    }

    /// A drawing may be as wide as 60 columns and is set in by two.
    fn is_too_wide(line: &str) -> bool {
        line.trim_end().chars().count() > 62
    }

    fn pictures_are_of_cards<G: Draw>(book: &Book) {
        let pictures = book.blocks.iter().filter_map(|block| match block {
            Block::Cards(lines) => Some(lines),
            _ => None,
        });
        let things: Vec<&Thing> = pictures.flatten().flat_map(|line| &line.things).collect();
        assert!(!things.is_empty(), "{} has no picture", G::ID);
        for thing in things {
            if let Thing::Sign(sign) = thing {
                assert!(SIGNS.contains(&sign.as_str()), "{}: {sign} is not a card", G::ID);
            }
        }
    }

    #[test]
    fn every_game_has_a_rulebook_with_pictures_in_every_language() {
        for game in IDS {
            for language in Language::ALL {
                with_game(game, Look(language)).expect("a game of the catalog");
            }
        }
    }
}
