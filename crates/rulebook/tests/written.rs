//! The rulebooks that are written: whole in every language, with anchors for what refusals link to, and pictures
//! that fit a phone. They are found by their place, so that a new game's are looked at too.

use std::collections::BTreeSet;
use std::path::Path;

use vierblatt_rulebook::{Part, WebBook, web_books};
use vierblatt_texts::Language;

fn games() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games"))
}

/// Looks at every book in every language.
fn each(look: impl Fn(&str, &WebBook, &str)) {
    let all = web_books(games()).expect("rulebooks");
    let folders = std::fs::read_dir(games()).expect("games").count();
    assert_eq!(all.len(), folders, "a game has no rulebook");
    for (game, books) in &all {
        for language in Language::ALL {
            let place = format!("{game} in {language}");
            let book = books.get(language.code()).expect(&place);
            look(game, book, &place);
        }
    }
}

/// What stands between `before` and the next quotation mark, wherever it does.
fn marked<'a>(book: &'a WebBook, before: &'a str) -> impl Iterator<Item = &'a str> {
    let texts = book.parts.iter().flat_map(|part| match part {
        Part::Html(html) => vec![html.as_str()],
        Part::Cards(rows) => rows.iter().map(|row| row.caption.as_str()).collect(),
    });
    texts.flat_map(move |text| text.split(before).skip(1).filter_map(|rest| rest.split('"').next()))
}

#[test]
fn every_numbered_rule_has_one_anchor_and_nothing_else_has() {
    each(|game, book, place| {
        let rules = games().join(game).join("RULES.md");
        let text = std::fs::read_to_string(&rules).expect("RULES.md");
        let numbers: BTreeSet<&str> = text
            .split("**")
            .skip(1)
            .step_by(2)
            .filter(|bold| vierblatt_rulebook::is_rule(bold))
            .collect();
        assert!(!numbers.is_empty(), "{game} has no rules");
        let anchors: Vec<&str> = marked(book, " id=\"").collect();
        let once: BTreeSet<&str> = anchors.iter().copied().collect();
        assert_eq!(once, numbers, "{place}");
        assert_eq!(anchors.len(), once.len(), "{place}: an anchor stands twice");
    });
}

#[test]
fn every_reference_leads_to_a_rule() {
    each(|_, book, place| {
        let anchors: BTreeSet<&str> = marked(book, " id=\"").collect();
        for reference in marked(book, " href=\"") {
            let rule = reference.strip_prefix('#').unwrap_or_default();
            assert!(anchors.contains(rule), "{place}: {reference} leads nowhere");
        }
    });
}

#[test]
fn every_book_has_a_title_and_pictures_that_fit_a_phone() {
    each(|_, book, place| {
        assert!(!book.title.is_empty(), "{place}");
        let rows = book.parts.iter().flat_map(|part| match part {
            Part::Cards(rows) => rows.as_slice(),
            Part::Html(_) => &[],
        });
        let most = rows.map(|row| row.words.len()).max();
        assert!(most.is_some_and(|most| most <= 8), "{place}: {most:?}");
    });
}
