//! A rulebook in letters, for a screen of some width.

use unicode_width::UnicodeWidthStr;
use vierblatt_game::{Face, Hue};

use crate::{Block, Book, CardLine, Span, Style, Thing};

/// A line on the screen.
pub type Line = Vec<Piece>;

/// Some letters that look alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// The letters.
    pub text: String,
    /// How they look.
    pub look: Look,
}

/// How letters look. Nothing is told by it alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// As usual.
    Plain,
    /// A heading of this level.
    Heading(u8),
    /// Strong.
    Strong,
    /// Emphasised.
    Emphasis,
    /// Stepped back: rule numbers, captions.
    Quiet,
    /// A card of this colour.
    Card(Hue),
}

/// Which letters there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// Shapes and lines.
    Unicode,
    /// Nothing but ASCII signs for suits; words keep their accents.
    Ascii,
}

/// The book as lines of at most this width, as far as words allow.
pub fn lines(book: &Book, width: usize, letters: Letters) -> Vec<Line> {
    let width = width.max(20);
    let mut all = Vec::new();
    for block in &book.blocks {
        if !all.is_empty() {
            all.push(Line::new());
        }
        match block {
            Block::Heading(level, spans) => {
                let look = Look::Heading(*level);
                all.push(spans.iter().map(|span| piece(span.text.clone(), look)).collect());
            }
            Block::Paragraph(spans) => all.extend(wrapped(spans, width, "", "")),
            Block::List { is_numbered, items } => {
                for (n, item) in items.iter().enumerate() {
                    let mark = match (is_numbered, letters) {
                        (true, _) => format!("{}. ", n + 1),
                        (false, Letters::Unicode) => "• ".to_owned(),
                        (false, Letters::Ascii) => "- ".to_owned(),
                    };
                    let indent = " ".repeat(mark.width());
                    all.extend(wrapped(item, width, &mark, &indent));
                }
            }
            Block::Table(rows) => all.extend(table(rows, width)),
            Block::Cards(pictures) => {
                let widest = pictures.iter().map(|line| cards(line, letters).1).max().unwrap_or(0);
                for line in pictures {
                    all.extend(picture(line, widest, width, letters));
                }
            }
            Block::Drawing(drawing) => {
                all.extend(
                    drawing.lines().map(|line| vec![piece(format!("  {line}"), Look::Plain)]),
                );
            }
        }
    }
    all
}

fn piece(text: impl Into<String>, look: Look) -> Piece {
    Piece { text: text.into(), look }
}

fn look(style: Style) -> Look {
    match style {
        Style::Plain => Look::Plain,
        Style::Strong | Style::Code => Look::Strong,
        Style::Emphasis => Look::Emphasis,
        Style::Rule | Style::Reference => Look::Quiet,
    }
}

/// Words in lines; the first begins with a mark, the others are indented as far.
fn wrapped(spans: &[Span], width: usize, first: &str, others: &str) -> Vec<Line> {
    let mut lines = vec![vec![piece(first, Look::Plain)]];
    let mut used = first.width();
    let mut is_fresh = true;
    for word in words(spans) {
        let length = wide(&word);
        if !is_fresh && used + 1 + length > width {
            lines.push(vec![piece(others, Look::Plain)]);
            used = others.width();
            is_fresh = true;
        }
        if let Some(line) = lines.last_mut() {
            if !is_fresh {
                line.push(piece(" ", Look::Plain));
                used += 1;
            }
            line.extend(word);
        }
        used += length;
        is_fresh = false;
    }
    for line in &mut lines {
        join(line);
    }
    lines
}

/// Words one by one, each of pieces that may look different: `(*one*,`. A no-break space does not count as a space.
fn words(spans: &[Span]) -> Vec<Line> {
    let mut all: Vec<Line> = Vec::new();
    let mut begins = true;
    for span in spans {
        let text = match span.style {
            Style::Rule => format!("[{}]", span.text),
            _ => span.text.clone(),
        };
        for (n, part) in text.split(' ').enumerate() {
            begins |= n > 0;
            if part.is_empty() {
                continue;
            }
            let part = piece(part, look(span.style));
            match all.last_mut().filter(|_| !begins) {
                Some(word) => word.push(part),
                None => all.push(vec![part]),
            }
            begins = false;
        }
    }
    all
}

fn wide(line: &Line) -> usize {
    line.iter().map(|piece| piece.text.width()).sum()
}

/// Puts pieces together that look alike.
fn join(line: &mut Line) {
    let mut joined = Line::new();
    for next in line.drain(..).filter(|next| !next.text.is_empty()) {
        match joined.last_mut() {
            Some(last) if last.look == next.look => last.text.push_str(&next.text),
            _ => joined.push(next),
        }
    }
    *line = joined;
}

/// A table in columns; where the room is not enough, the widest column is wrapped.
fn table(rows: &[Vec<Vec<Span>>], width: usize) -> Vec<Line> {
    const GAP: usize = 2;
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let natural = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell_width(cell)).max().unwrap_or(0)
    };
    let mut widths: Vec<usize> = (0..columns).map(natural).collect();
    let room = width.saturating_sub(GAP * columns.saturating_sub(1));
    while widths.iter().sum::<usize>() > room {
        let Some(widest) =
            widths.iter_mut().max_by_key(|width| **width).filter(|width| **width > 6)
        else {
            break;
        };
        *widest -= 1;
    }
    let mut all = Vec::new();
    for (n, row) in rows.iter().enumerate() {
        let cells: Vec<Vec<Line>> =
            row.iter().zip(&widths).map(|(cell, width)| wrapped(cell, *width, "", "")).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for k in 0..height {
            let mut line = Line::new();
            for (column, (cell, width)) in cells.iter().zip(&widths).enumerate() {
                let part = cell.get(k).cloned().unwrap_or_default();
                let used = wide(&part);
                line.extend(part.into_iter().map(|one| match n {
                    0 => piece(one.text, Look::Strong),
                    _ => one,
                }));
                if column + 1 < cells.len() {
                    line.push(piece(" ".repeat(width.saturating_sub(used) + GAP), Look::Plain));
                }
            }
            join(&mut line);
            all.push(line);
        }
    }
    all
}

fn cell_width(cell: &[Span]) -> usize {
    let words = words(cell);
    words.iter().map(wide).sum::<usize>() + words.len().saturating_sub(1)
}

/// Cards of a picture in a row, and how wide that is.
fn cards(line: &CardLine, letters: Letters) -> (Line, usize) {
    let mut row = vec![piece("  ", Look::Plain)];
    for thing in &line.things {
        row.push(match thing {
            Thing::Card(face) => piece(card(face, letters), Look::Card(face.hue)),
            Thing::Back if letters == Letters::Unicode => piece("[▒▒]", Look::Quiet),
            Thing::Back => piece("[##]", Look::Quiet),
            Thing::Sign(sign) => piece(sign.clone(), Look::Plain),
        });
        row.push(piece(" ", Look::Plain));
    }
    let width = wide(&row);
    (row, width)
}

/// A card in a line of text: `[7♠]`.
fn card(face: &Face, letters: Letters) -> String {
    let sign = face.sign.map(|(shape, letter)| match letters {
        Letters::Unicode => shape,
        Letters::Ascii => letter,
    });
    format!("[{}{}]", face.rank, sign.map(String::from).unwrap_or_default())
}

/// Cards and their caption, beside them where there is room and below where not.
fn picture(line: &CardLine, widest: usize, width: usize, letters: Letters) -> Vec<Line> {
    let (mut row, used) = cards(line, letters);
    if line.caption.is_empty() {
        return vec![row];
    }
    // Set off from the rules around it.
    let quiet = |span: &Span| Span {
        text: span.text.clone(),
        style: if span.style == Style::Plain { Style::Emphasis } else { span.style },
    };
    let caption: Vec<Span> = line.caption.iter().map(quiet).collect();
    let column = widest + 1;
    if column + 24 > width {
        let mut all = vec![row];
        all.extend(wrapped(&caption, width, "    ", "    "));
        return all;
    }
    let mut beside = wrapped(&caption, width - column, "", "").into_iter();
    row.push(piece(" ".repeat(column - used), Look::Plain));
    row.extend(beside.next().unwrap_or_default());
    let mut all = vec![row];
    for more in beside {
        let mut next = vec![piece(" ".repeat(column), Look::Plain)];
        next.extend(more);
        all.push(next);
    }
    all
}

#[cfg(test)]
mod tests {
    use vierblatt_texts::Language;

    use super::*;
    use crate::reader::read;

    fn shown(text: &str, width: usize, letters: Letters) -> Vec<String> {
        let face = |card: &str| {
            let words = vierblatt_game::Message::new("a-card");
            let hue = Hue::Red;
            (card == "7h").then(|| Face { rank: "7".into(), sign: Some(('♥', 'H')), hue, words })
        };
        let book = Book { language: Language::En, blocks: read(text, face) };
        let text = |line: &Line| line.iter().map(|piece| &*piece.text).collect::<String>();
        lines(&book, width, letters).iter().map(text).collect()
    }

    #[test]
    fn words_are_wrapped_and_points_indented() {
        let text = "- a point that is longer than a line [KM-05]\n- short";
        let expected = ["• a point that is longer", "  than a line [KM-05]", "• short"];
        assert_eq!(shown(text, 24, Letters::Unicode), expected);
        assert_eq!(shown("1. one\n2. two", 24, Letters::Ascii), ["1. one", "2. two"]);
    }

    #[test]
    fn words_that_touch_stay_together() {
        assert_eq!(shown("(*one*, **two**) three", 20, Letters::Unicode), ["(one, two) three"]);
        let fr = "deux mots\u{a0}: voilà tout";
        assert_eq!(shown(fr, 20, Letters::Unicode), ["deux mots\u{a0}: voilà", "tout"]);
    }

    #[test]
    fn pictures_have_signs_and_plain_letters() {
        let text = "```cards\n7h + ?? | a seven\n```";
        assert_eq!(shown(text, 60, Letters::Unicode), ["  [7♥] + [▒▒]  a seven"]);
        assert_eq!(shown(text, 60, Letters::Ascii), ["  [7H] + [##]  a seven"]);
        let narrow = ["  [7♥] + [▒▒] ", "    a seven"];
        assert_eq!(shown(text, 30, Letters::Unicode), narrow);
    }

    #[test]
    fn tables_stand_in_columns_and_are_wrapped_to_fit() {
        let text = "| Card | Points |\n|---|---|\n| joker | fifty |\n";
        assert_eq!(shown(text, 40, Letters::Unicode), ["Card   Points", "joker  fifty"]);
        let text = "| A | B |\n|---|---|\n| one two three | four five six |\n";
        let narrow = shown(text, 20, Letters::Unicode);
        assert!(narrow.iter().all(|line| line.width() <= 20), "{narrow:?}");
        assert!(narrow.concat().contains("six"));
    }
}
