//! Markdown as blocks of a rulebook.

use std::mem::take;

use pulldown_cmark::{
    BrokenLink, CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd,
};
use vierblatt_game::Face;

use crate::{Block, CardLine, Span, Style, Thing};

/// Reads a rulebook; `face` knows the game's cards.
pub(crate) fn read(text: &str, face: fn(&str) -> Option<Face>) -> Vec<Block> {
    // `[KM-22]` is a link that leads nowhere: that is how a rulebook numbers what it states.
    let number = |link: BrokenLink<'_>| {
        is_rule(&link.reference).then_some((CowStr::Borrowed(STATED), CowStr::Borrowed("")))
    };
    let parser = Parser::new_with_broken_link_callback(text, Options::ENABLE_TABLES, Some(number));
    let mut reader = Reader::new(face);
    for event in parser {
        reader.take_in(event);
    }
    reader.blocks
}

/// Whether this is the number of a rule: `KM-22`.
pub fn is_rule(text: &str) -> bool {
    matches!(text.as_bytes(), [a, b, b'-', digits @ ..]
        if a.is_ascii_uppercase() && b.is_ascii_uppercase()
            && digits.len() == 2 && digits.iter().all(u8::is_ascii_digit))
}

/// Where the links of rule numbers lead.
const STATED: &str = "stated";

struct Reader {
    face: fn(&str) -> Option<Face>,
    blocks: Vec<Block>,
    /// Words of the block that is being read.
    spans: Vec<Span>,
    /// How they look: the last counts, the others are around it.
    styles: Vec<Style>,
    /// The fenced block that is being read: its kind and its contents.
    fence: Option<(String, String)>,
    /// The points of the list that is being read.
    items: Option<Vec<Vec<Span>>>,
    /// The rows of the table that is being read.
    rows: Vec<Vec<Vec<Span>>>,
}

impl Reader {
    fn new(face: fn(&str) -> Option<Face>) -> Self {
        Reader {
            face,
            blocks: Vec::new(),
            spans: Vec::new(),
            styles: Vec::new(),
            fence: None,
            items: None,
            rows: Vec::new(),
        }
    }

    fn take_in(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            // What looks like HTML is shown as it is written.
            Event::Text(text) | Event::InlineHtml(text) => match &mut self.fence {
                Some((_, inside)) => inside.push_str(&text),
                None => self.say(&text, self.style()),
            },
            Event::Html(text) => self.say(&text.replace('\n', " "), Style::Plain),
            Event::Code(text) => self.say(&text, Style::Code),
            Event::SoftBreak | Event::HardBreak => self.say(" ", self.style()),
            _ => {}
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::CodeBlock(CodeBlockKind::Fenced(kind)) => {
                self.fence = Some((kind.to_string(), String::new()));
            }
            Tag::Strong => self.styles.push(Style::Strong),
            Tag::Emphasis => self.styles.push(Style::Emphasis),
            Tag::Link { dest_url, .. } if &*dest_url == STATED => self.styles.push(Style::Rule),
            Tag::Link { .. } => self.styles.push(Style::Reference),
            Tag::List(_) => self.items = Some(Vec::new()),
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong | TagEnd::Emphasis | TagEnd::Link => {
                self.styles.pop();
            }
            TagEnd::CodeBlock => {
                if let Some((kind, inside)) = self.fence.take() {
                    self.blocks.push(self.fenced(&kind, &inside));
                }
            }
            TagEnd::Heading(level) => {
                let words = take(&mut self.spans);
                self.blocks.push(Block::Heading(depth(level), words));
            }
            // A paragraph inside a point belongs to the point.
            TagEnd::Paragraph | TagEnd::HtmlBlock if self.items.is_none() => {
                let mut words = take(&mut self.spans);
                if let Some(last) = words.last_mut() {
                    last.text.truncate(last.text.trim_end_matches(' ').len());
                }
                self.blocks.push(Block::Paragraph(words));
            }
            TagEnd::Item => {
                let words = take(&mut self.spans);
                self.items.get_or_insert_default().push(words);
            }
            TagEnd::List(is_numbered) => {
                let items = self.items.take().unwrap_or_default();
                self.blocks.push(Block::List { is_numbered, items });
            }
            TagEnd::TableCell => {
                let words = take(&mut self.spans);
                if let Some(row) = self.rows.last_mut() {
                    row.push(words);
                }
            }
            TagEnd::Table => {
                let rows = take(&mut self.rows);
                self.blocks.push(Block::Table(rows));
            }
            _ => {}
        }
    }

    fn style(&self) -> Style {
        self.styles.last().copied().unwrap_or(Style::Plain)
    }

    /// Adds words; those that look alike stay together.
    fn say(&mut self, text: &str, style: Style) {
        match self.spans.last_mut() {
            Some(last) if last.style == style => last.text.push_str(text),
            _ => self.spans.push(Span { text: text.to_owned(), style }),
        }
    }

    fn fenced(&self, kind: &str, inside: &str) -> Block {
        if kind != "cards" {
            return Block::Drawing(inside.trim_end().to_owned());
        }
        let line = |line: &str| {
            let (cards, caption) = line.split_once('|').unwrap_or((line, ""));
            let thing = |word: &str| match word {
                "??" => Thing::Back,
                _ => (self.face)(word).map_or_else(|| Thing::Sign(word.to_owned()), Thing::Card),
            };
            let things = cards.split_whitespace().map(thing).collect();
            CardLine { things, caption: on_one_line(caption.trim()) }
        };
        Block::Cards(inside.lines().filter(|text| !text.trim().is_empty()).map(line).collect())
    }
}

/// The words of a text of one line.
fn on_one_line(text: &str) -> Vec<Span> {
    match &mut read(text, |_| None)[..] {
        [] => Vec::new(),
        [Block::Paragraph(spans)] => take(spans),
        // What would begin a list elsewhere is only words here.
        _ => vec![Span { text: text.to_owned(), style: Style::Plain }],
    }
}

fn depth(level: HeadingLevel) -> u8 {
    level as u8
}

#[cfg(test)]
mod tests {
    use vierblatt_game::{Hue, Message};

    use super::*;

    fn face(card: &str) -> Option<Face> {
        let (rank, suit) = card.split_at_checked(1)?;
        (suit == "s").then(|| Face {
            rank: rank.to_owned(),
            sign: Some(('♠', 'S')),
            hue: Hue::Plain,
            words: Message::new("a-card"),
        })
    }

    fn span(text: &str, style: Style) -> Span {
        Span { text: text.to_owned(), style }
    }

    #[test]
    fn a_rule_number_is_stated_or_referred_to() {
        let blocks = read("Draw *one* card. [KM-05] See [KM-22](#KM-22), not [this].", face);
        let words = vec![
            span("Draw ", Style::Plain),
            span("one", Style::Emphasis),
            span(" card. ", Style::Plain),
            span("KM-05", Style::Rule),
            span(" See ", Style::Plain),
            span("KM-22", Style::Reference),
            span(", not [this].", Style::Plain),
        ];
        assert_eq!(blocks, [Block::Paragraph(words)]);
    }

    #[test]
    fn what_is_around_a_number_goes_on_after_it() {
        let blocks = read("**The rule [KM-05] again**", face);
        let words = vec![
            span("The rule ", Style::Strong),
            span("KM-05", Style::Rule),
            span(" again", Style::Strong),
        ];
        assert_eq!(blocks, [Block::Paragraph(words)]);
    }

    #[test]
    fn a_picture_has_cards_signs_and_a_caption() {
        let blocks = read("```cards\n7s → ?? | Seven *only*\n\n3s | - so\n```", face);
        let [Block::Cards(lines)] = &blocks[..] else { panic!("{blocks:?}") };
        assert_eq!(lines.len(), 2);
        let seven = [span("Seven ", Style::Plain), span("only", Style::Emphasis)];
        assert_eq!(lines[0].caption, seven);
        assert_eq!(lines[1].caption, [span("- so", Style::Plain)]);
        let [Thing::Card(seven), Thing::Sign(arrow), Thing::Back] = &lines[0].things[..] else {
            panic!("{lines:?}")
        };
        assert_eq!((&*seven.rank, &**arrow), ("7", "→"));
    }

    #[test]
    fn lists_and_tables_keep_their_parts() {
        let blocks = read("1. one\n   more\n2. **two**\n\n| a | b |\n|---|---|\n| c | d |\n", face);
        let [Block::List { is_numbered: true, items }, Block::Table(rows)] = &blocks[..] else {
            panic!("{blocks:?}")
        };
        assert_eq!(items[0], [span("one more", Style::Plain)]);
        assert_eq!(items[1], [span("two", Style::Strong)]);
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[1][1], [span("d", Style::Plain)]);
    }

    #[test]
    fn a_loose_list_is_one_list() {
        let blocks = read("- one\n\n- two\n\nAfter.", face);
        assert!(
            matches!(&blocks[..], [Block::List { items, .. }, Block::Paragraph(_)] if items.len() == 2),
            "{blocks:?}"
        );
    }
}
