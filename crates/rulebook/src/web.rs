//! The rulebooks for the web page: HTML in parts, and between them pictures whose cards the page draws itself.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::Serialize;

use crate::html::Writer;
use crate::reader::read;
use crate::{Block, CardLine, Thing, plain};

/// A rulebook for the page.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WebBook {
    /// The words of its first heading, which the page shows in a place of its own.
    pub title: String,
    /// All the rest, from top to bottom.
    pub parts: Vec<Part>,
}

/// Some of a rulebook.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Ready to be shown.
    Html(String),
    /// A picture of cards, line by line.
    Cards(Vec<Row>),
}

/// A line of a picture.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Cards as records write them, `??` for one face down, and signs.
    pub words: Vec<String>,
    /// What is said of them, as HTML; may be empty.
    pub caption: String,
}

impl WebBook {
    /// Reads a rulebook as it is written.
    pub fn read(text: &str) -> Self {
        let mut writer = Writer::default();
        let mut title = None;
        let mut parts = Vec::new();
        // No card is known here, so that every one keeps the word it is written with.
        for block in read(text, |_| None) {
            match block {
                Block::Heading(1, spans) if title.is_none() => title = Some(plain(&spans)),
                Block::Cards(lines) => {
                    let row = |line: &CardLine| Row {
                        words: line.things.iter().map(word).collect(),
                        caption: writer.words(&line.caption),
                    };
                    parts.push(Part::Cards(lines.iter().map(row).collect()));
                }
                other => {
                    let html = writer.block(&other);
                    match parts.last_mut() {
                        Some(Part::Html(before)) => {
                            before.push('\n');
                            before.push_str(&html);
                        }
                        _ => parts.push(Part::Html(html)),
                    }
                }
            }
        }
        WebBook { title: title.unwrap_or_default(), parts }
    }
}

fn word(thing: &Thing) -> String {
    match thing {
        Thing::Card(face) => face.rank.clone(),
        Thing::Back => "??".to_owned(),
        Thing::Sign(sign) => sign.clone(),
    }
}

/// Why the rulebooks cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file or folder cannot be read.
    #[error("{}: {why}", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why not.
        why: io::Error,
    },
}

/// Every rulebook below a folder of games (`<game>/rules/<language>.md`): by game, then by language.
///
/// # Errors
///
/// If a file or folder cannot be read.
pub fn web_books(games: &Path) -> Result<BTreeMap<String, BTreeMap<String, WebBook>>, Error> {
    let mut all = BTreeMap::new();
    for game in inside(games)? {
        let rules = game.join("rules");
        if !rules.is_dir() {
            continue;
        }
        let mut books = BTreeMap::new();
        for file in inside(&rules)? {
            if file.extension().is_some_and(|ending| ending == "md") {
                let text = fs::read_to_string(&file).map_err(unreadable(&file))?;
                books.insert(name(&file), WebBook::read(&text));
            }
        }
        all.insert(name(&game), books);
    }
    Ok(all)
}

fn inside(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = fs::read_dir(folder).map_err(unreadable(folder))?;
    entries.map(|entry| entry.map(|entry| entry.path()).map_err(unreadable(folder))).collect()
}

fn unreadable(path: &Path) -> impl Fn(io::Error) -> Error {
    move |why| Error::Unreadable { path: path.to_owned(), why }
}

/// `de` for `rules/de.md`, `joomo` for `games/joomo`.
fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_is_taken_out_and_cards_are_left_to_their_game() {
        let text = "# A\n\na\n\n```cards\n5s → ?? | *so* [JO-01]\nJK\n```\n\n```text\n # <x>\n\n y\n```\n\nb [JO-01]";
        let book = WebBook::read(text);
        let json = serde_json::to_value(&book).expect("JSON");
        let stated = "&nbsp;<a class=\"rule\" id=\"JO-01\" href=\"#JO-01\">JO-01</a>";
        let again = "&nbsp;<a class=\"rule\" href=\"#JO-01\">JO-01</a>";
        let expected = serde_json::json!({
            "title": "A",
            "parts": [
                { "html": "<p>a</p>" },
                { "cards": [
                    { "words": ["5s", "→", "??"], "caption": format!("<em>so</em>{stated}") },
                    { "words": ["JK"], "caption": "" },
                ] },
                { "html": format!("<pre tabindex=\"0\"> # &lt;x&gt;\n\n y</pre>\n<p>b{again}</p>") },
            ],
        });
        assert_eq!(json, expected);
    }
}
