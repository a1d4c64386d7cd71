//! A rulebook as one page to print, which needs nothing besides.

use std::fmt::Write as _;

use vierblatt_game::{Face, Hue};

use crate::{Block, Book, CardLine, Span, Style, Thing};

/// The whole page.
pub fn page(book: &Book) -> String {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
        book.language,
        escaped(&book.title()),
        include_str!("print.css"),
    );
    for block in &book.blocks {
        html.push_str(&written(block));
        html.push('\n');
    }
    html.push_str("</body>\n</html>\n");
    html
}

fn written(block: &Block) -> String {
    match block {
        Block::Heading(level, spans) => element(&format!("h{level}"), &words(spans)),
        Block::Paragraph(spans) => element("p", &words(spans)),
        Block::List { is_numbered, items } => {
            let items: String = items.iter().map(|item| element("li", &words(item))).collect();
            element(if *is_numbered { "ol" } else { "ul" }, &items)
        }
        Block::Table(rows) => {
            let row = |(n, row): (usize, &Vec<Vec<Span>>)| {
                let tag = if n == 0 { "th" } else { "td" };
                let cells: String = row.iter().map(|cell| element(tag, &words(cell))).collect();
                element("tr", &cells)
            };
            element("table", &rows.iter().enumerate().map(row).collect::<String>())
        }
        Block::Cards(lines) => {
            format!("<div class=\"cards\">{}</div>", lines.iter().map(picture).collect::<String>())
        }
        Block::Drawing(drawing) => element("pre", &escaped(drawing)),
    }
}

fn element(tag: &str, inside: &str) -> String {
    format!("<{tag}>{inside}</{tag}>")
}

fn words(spans: &[Span]) -> String {
    let mut html = String::new();
    for span in spans {
        let text = escaped(&span.text);
        let _ = match span.style {
            Style::Plain => write!(html, "{text}"),
            Style::Strong => write!(html, "<strong>{text}</strong>"),
            Style::Emphasis => write!(html, "<em>{text}</em>"),
            Style::Code => write!(html, "<code>{text}</code>"),
            Style::Rule => write!(html, "<span class=\"rule\" id=\"{text}\">[{text}]</span>"),
            Style::Reference => write!(html, "<a class=\"rule\" href=\"#{text}\">{text}</a>"),
        };
    }
    html
}

fn picture(line: &CardLine) -> String {
    let cards: String = line.things.iter().map(thing).collect();
    let caption = match line.caption.as_str() {
        "" => String::new(),
        text => format!("<span class=\"caption\">{}</span>", escaped(text)),
    };
    format!("<div class=\"line\"><span class=\"row\">{cards}</span>{caption}</div>")
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

    #[test]
    fn a_page_stands_on_its_own_and_its_words_cannot_break_it() {
        let text = "# A & B\n\n- 1 < 2 [JO-01]\n- see [JO-01](#JO-01)\n\n```text\n<─>\n```\n";
        let book = Book { language: Language::Fr, blocks: read(text, |_| None) };
        let html = page(&book);
        assert!(html.starts_with("<!doctype html>\n<html lang=\"fr\">"), "{html}");
        assert!(html.contains("<title>A &amp; B</title>"));
        assert!(
            html.contains("<li>1 &lt; 2 <span class=\"rule\" id=\"JO-01\">[JO-01]</span></li>")
        );
        assert!(html.contains("<a class=\"rule\" href=\"#JO-01\">JO-01</a>"));
        assert!(html.contains("<pre>&lt;─&gt;</pre>"));
        assert!(!html.contains("http"), "nothing is fetched from elsewhere");
    }
}
