//! A rulebook as HTML: block by block, which the web page shows too, and as one page to print that needs nothing
//! else.

use std::collections::HashSet;
use std::fmt::Write as _;

use vierblatt_game::{Face, Hue};

use crate::{Block, Book, CardLine, Span, Style, Thing};

/// The whole page, to print.
pub fn page(book: &Book) -> String {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
        book.language,
        escaped(&book.title()),
        include_str!("print.css"),
    );
    let mut writer = Writer::default();
    for block in &book.blocks {
        html.push_str(&writer.block(block));
        html.push('\n');
    }
    html.push_str("</body>\n</html>\n");
    html
}

/// Writes the blocks of one book, from top to bottom.
#[derive(Default)]
pub(crate) struct Writer {
    /// The rules that have their anchor already: an id may occur in a page only once.
    stated: HashSet<String>,
}

impl Writer {
    pub(crate) fn block(&mut self, block: &Block) -> String {
        match block {
            Block::Heading(level, spans) => element(&format!("h{level}"), &self.words(spans)),
            Block::Paragraph(spans) => element("p", &self.words(spans)),
            Block::List { is_numbered, items } => {
                let items: String =
                    items.iter().map(|item| element("li", &self.words(item))).collect();
                element(if *is_numbered { "ol" } else { "ul" }, &items)
            }
            Block::Table(rows) => self.table(rows),
            Block::Cards(lines) => {
                let lines: String = lines.iter().map(|line| self.picture(line)).collect();
                format!("<div class=\"cards\">{lines}</div>")
            }
            // May be wider than a phone and is scrolled then, so that it must be reachable by key.
            Block::Drawing(drawing) => format!("<pre tabindex=\"0\">{}</pre>", escaped(drawing)),
        }
    }

    /// Words with their looks. A rule's number stays with the last word before it.
    pub(crate) fn words(&mut self, spans: &[Span]) -> String {
        let mut html = String::new();
        for span in spans {
            let text = escaped(&span.text);
            let _ = match span.style {
                Style::Plain => write!(html, "{text}"),
                Style::Strong => write!(html, "<strong>{text}</strong>"),
                Style::Emphasis => write!(html, "<em>{text}</em>"),
                Style::Code => write!(html, "<code>{text}</code>"),
                Style::Reference => write!(html, "<a class=\"rule\" href=\"#{text}\">{text}</a>"),
                Style::Rule => {
                    let before = html.trim_end_matches(' ').len();
                    html.truncate(before);
                    let is_first = self.stated.insert(span.text.clone());
                    let id = if is_first { format!(" id=\"{text}\"") } else { String::new() };
                    write!(html, "&nbsp;<a class=\"rule\"{id} href=\"#{text}\">{text}</a>")
                }
            };
        }
        html
    }

    /// May be wider than a phone, like a drawing. The empty corner above row headings is not a heading.
    fn table(&mut self, rows: &[Vec<Vec<Span>>]) -> String {
        let mut row = |cells: &Vec<Vec<Span>>, tag: &str| {
            let cell = |cell: &Vec<Span>| {
                element(if cell.is_empty() { "td" } else { tag }, &self.words(cell))
            };
            element("tr", &cells.iter().map(cell).collect::<String>())
        };
        let head: String = rows.iter().take(1).map(|cells| row(cells, "th")).collect();
        let body: String = rows.iter().skip(1).map(|cells| row(cells, "td")).collect();
        format!(
            "<div class=\"wide\" tabindex=\"0\"><table><thead>{head}</thead><tbody>{body}</tbody></table></div>"
        )
    }

    fn picture(&mut self, line: &CardLine) -> String {
        let cards: String = line.things.iter().map(thing).collect();
        let caption = match self.words(&line.caption) {
            words if words.is_empty() => words,
            words => format!("<span class=\"caption\">{words}</span>"),
        };
        format!("<div class=\"line\"><span class=\"row\">{cards}</span>{caption}</div>")
    }
}

fn element(tag: &str, inside: &str) -> String {
    format!("<{tag}>{inside}</{tag}>")
}

fn thing(thing: &Thing) -> String {
    match thing {
        Thing::Card(face) => card(face),
        Thing::Back => "<span class=\"card back\"></span>".to_owned(),
        Thing::Sign(sign) => format!("<i>{}</i>", escaped(sign)),
    }
}

fn card(face: &Face) -> String {
    let sign = face.sign.map(|(shape, _)| format!("<b>{shape}</b>")).unwrap_or_default();
    format!("<span class=\"card {}\">{}{sign}</span>", colour(face.hue), escaped(&face.rank))
}

fn colour(hue: Hue) -> &'static str {
    match hue {
        Hue::Plain => "plain",
        Hue::Red => "red",
        Hue::Orange => "orange",
        Hue::Yellow => "yellow",
        Hue::Green => "green",
        Hue::Teal => "teal",
        Hue::Blue => "blue",
        Hue::Violet => "violet",
        Hue::Pink => "pink",
        Hue::Grey => "grey",
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use vierblatt_texts::Language;

    use super::*;
    use crate::reader::read;

    fn html(text: &str) -> String {
        let mut writer = Writer::default();
        read(text, |_| None).iter().map(|block| writer.block(block)).collect()
    }

    #[test]
    fn a_page_stands_on_its_own_and_its_words_cannot_break_it() {
        let text = "# A & B\n\n- 1 < 2 [JO-01]\n- see [JO-01](#JO-01)\n\n```text\n<─>\n```\n";
        let book = Book { language: Language::Fr, blocks: read(text, |_| None) };
        let html = page(&book);
        assert!(html.starts_with("<!doctype html>\n<html lang=\"fr\">"), "{html}");
        assert!(html.contains("<title>A &amp; B</title>"));
        let number = "<a class=\"rule\" id=\"JO-01\" href=\"#JO-01\">JO-01</a>";
        assert!(html.contains(&format!("<li>1 &lt; 2&nbsp;{number}</li>")), "{html}");
        assert!(html.contains("<a class=\"rule\" href=\"#JO-01\">JO-01</a>"));
        assert!(html.contains("<pre tabindex=\"0\">&lt;─&gt;</pre>"));
        assert!(!html.contains("http"), "nothing is fetched from elsewhere");
    }

    #[test]
    fn a_rule_has_its_anchor_where_it_is_stated_first() {
        assert_eq!(
            html(
                "Text *so* `x`. [JO-01]\n\n- One\n  two [JO-02]\n- three, see [JO-01](#JO-01) [JO-02]"
            ),
            "<p>Text <em>so</em> <code>x</code>.&nbsp;<a class=\"rule\" id=\"JO-01\" href=\"#JO-01\">JO-01</a></p>\
             <ul><li>One two&nbsp;<a class=\"rule\" id=\"JO-02\" href=\"#JO-02\">JO-02</a></li>\
             <li>three, see <a class=\"rule\" href=\"#JO-01\">JO-01</a>&nbsp;<a class=\"rule\" href=\"#JO-02\">JO-02</a></li></ul>"
        );
    }

    #[test]
    fn what_looks_like_html_is_shown_as_it_is_written() {
        assert_eq!(html("1 < 2 & <b>"), "<p>1 &lt; 2 &amp; &lt;b&gt;</p>");
        assert_eq!(html("<script>\nlet x;\n"), "<p>&lt;script&gt; let x;</p>");
    }

    #[test]
    fn a_table_can_be_scrolled_by_key_and_its_corner_is_not_a_heading() {
        assert_eq!(
            html("| | b |\n|---|---|\n| 1 | 2 |"),
            "<div class=\"wide\" tabindex=\"0\"><table><thead><tr><td></td><th>b</th></tr></thead>\
             <tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>"
        );
    }
}
