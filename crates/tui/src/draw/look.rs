//! How things look: colours or none, signs or plain letters. Colour is never the only sign.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use unicode_width::UnicodeWidthStr;
use vierblatt_game::{Face, Holds, Hue};

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Only plain letters.
    pub ascii: bool,
    /// Whether cards have colours.
    pub colour: bool,
}

/// The lines around a card: corners and edges from the top left, in reading order.
pub(crate) struct Frame {
    pub(crate) top: [&'static str; 3],
    pub(crate) side: &'static str,
    pub(crate) bottom: [&'static str; 3],
}

impl Look {
    /// A card's frame. A chosen one is heavier, an empty place lighter.
    pub(crate) fn frame(self, is_chosen: bool, is_empty: bool) -> Frame {
        let (top, side, bottom) = match (self.ascii, is_chosen, is_empty) {
            (false, true, _) => (["┏", "━", "┓"], "┃", ["┗", "━", "┛"]),
            (false, false, false) => (["╭", "─", "╮"], "│", ["╰", "─", "╯"]),
            (false, false, true) => (["┌", "╌", "┐"], "╎", ["└", "╌", "┘"]),
            (true, true, _) => (["#", "=", "#"], "#", ["#", "=", "#"]),
            (true, false, false) => (["+", "-", "+"], "|", ["+", "-", "+"]),
            (true, false, true) => ([".", " ", "."], " ", [".", " ", "."]),
        };
        Frame { top, side, bottom }
    }

    /// Marks a spot that stands out.
    pub(crate) fn lit(self) -> &'static str {
        if self.ascii { "o" } else { "•" }
    }

    /// Points at a spot, from below.
    pub(crate) fn pointer(self) -> &'static str {
        if self.ascii { "^" } else { "▲" }
    }

    /// Whose turn it is.
    pub(crate) fn turn(self) -> &'static str {
        if self.ascii { ">" } else { "▶" }
    }

    /// A part of a bar, full or empty.
    pub(crate) fn bar(self, is_full: bool) -> &'static str {
        match (self.ascii, is_full) {
            (false, true) => "█",
            (false, false) => "░",
            (true, true) => "#",
            (true, false) => ".",
        }
    }

    /// What lies in a spot, in a few letters.
    pub(crate) fn short(self, holds: &Holds) -> String {
        match holds {
            Holds::Nothing => if self.ascii { "--" } else { "··" }.to_owned(),
            Holds::Back => if self.ascii { "##" } else { "▒▒" }.to_owned(),
            Holds::Card(face) => self.face(face),
            Holds::Sign(sign) => sign.clone(),
        }
    }

    /// A card's rank and suit.
    pub(crate) fn face(self, face: &Face) -> String {
        match face.sign {
            Some((sign, letter)) => {
                format!("{}{}", face.rank, if self.ascii { letter } else { sign })
            }
            None => face.rank.clone(),
        }
    }

    /// How what lies in a spot is coloured.
    pub(crate) fn style(self, holds: &Holds) -> Style {
        match holds {
            Holds::Card(face) => self.hue(face.hue).add_modifier(Modifier::BOLD),
            Holds::Back => self.hue(Hue::Grey),
            Holds::Nothing => self.faint(),
            Holds::Sign(_) => Style::new(),
        }
    }

    pub(crate) fn hue(self, hue: Hue) -> Style {
        let colour = match hue {
            Hue::Plain => return Style::new(),
            Hue::Red => Color::LightRed,
            Hue::Orange => Color::Indexed(208),
            Hue::Yellow => Color::Indexed(220),
            Hue::Green => Color::Indexed(71),
            Hue::Teal => Color::Indexed(37),
            Hue::Blue => Color::Indexed(75),
            Hue::Violet => Color::Indexed(141),
            Hue::Pink => Color::Indexed(211),
            Hue::Grey => Color::Indexed(245),
        };
        self.coloured(colour)
    }

    pub(crate) fn coloured(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// For what matters less.
    pub(crate) fn faint(self) -> Style {
        self.hue(Hue::Grey)
    }

    /// For what is refused.
    pub(crate) fn warning(self) -> Style {
        self.coloured(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// For what is good to know.
    pub(crate) fn notice(self) -> Style {
        self.coloured(Color::Indexed(71)).add_modifier(Modifier::BOLD)
    }

    /// Where letters are plain, all of the screen is.
    pub(crate) fn make_plain(self, buffer: &mut Buffer) {
        if !self.ascii {
            return;
        }
        for cell in &mut buffer.content {
            if !cell.symbol().is_ascii() {
                let letter = cell.symbol().chars().next().map_or(' ', plain_letter);
                cell.set_char(letter);
            }
        }
    }
}

/// The plain letter that is most like another one.
pub(crate) fn plain_letter(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'À' | 'Á' | 'Â' | 'Ä' | 'Å' => 'A',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'È' | 'É' | 'Ê' | 'Ë' => 'E',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' => 'o',
        'Ò' | 'Ó' | 'Ô' | 'Ö' => 'O',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'Ù' | 'Ú' | 'Û' | 'Ü' => 'U',
        'ç' => 'c',
        'Ç' => 'C',
        'ñ' => 'n',
        'ß' => 's',
        'œ' => 'o',
        '–' | '—' | '−' | '─' | '━' => '-',
        '’' | '‘' => '\'',
        '“' | '”' | '„' | '«' | '»' => '"',
        '·' | '…' | '•' => '.',
        '×' => 'x',
        '→' => '>',
        '←' => '<',
        '↑' | '▲' => '^',
        '↓' | '▼' => 'v',
        '│' | '┃' => '|',
        '┌' | '┐' | '└' | '┘' | '╭' | '╮' | '╰' | '╯' => '+',
        '\u{a0}' | '\u{202f}' => ' ',
        _ => '?',
    }
}

/// How wide a text is, in cells.
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// A text in lines no wider than this.
pub(crate) fn wrap(text: &str, wide: u16) -> Vec<String> {
    let wide = wide.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if !line.is_empty() && width(&line) + 1 + width(word) > wide {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            for letter in word.chars() {
                if width(&line) >= wide {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(letter);
            }
        }
        lines.push(line);
    }
    lines
}

/// As much of a text as there is room for.
pub(crate) fn cut(text: &str, wide: u16, ascii: bool) -> String {
    if width(text) <= wide {
        return text.to_owned();
    }
    let end = if ascii { "." } else { "…" };
    let mut short = String::new();
    for letter in text.chars() {
        if width(&short) + 1 + unicode_width::UnicodeWidthChar::width(letter).unwrap_or(0) as u16
            > wide
        {
            break;
        }
        short.push(letter);
    }
    if wide > 0 { short + end } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_wrapped_and_cut_to_the_room_there_is() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("a\n\nb", 9), ["a", "", "b"]);
        assert_eq!(cut("Königs-Rommé", 8, false), "Königs-…");
        assert_eq!(cut("short", 8, false), "short");
        assert_eq!(cut("x", 0, false), "");
        for (text, wide) in [("a very long sentence with words", 5), ("ääääää öö", 3)] {
            assert!(wrap(text, wide).iter().all(|line| width(line) <= wide), "{text}");
            assert!(width(&cut(text, wide, true)) <= wide);
        }
    }
}
