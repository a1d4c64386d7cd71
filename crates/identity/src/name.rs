//! Names as they may be shown: visible, on one line, and written one way only.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

/// The longest name, in characters.
const LONGEST_NAME: usize = 24;
/// Characters that count as letters or symbols and show nothing.
const INVISIBLE: [char; 6] =
    ['\u{34f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{2800}'];
/// How many accents one letter may have: more would cover other lines.
const MOST_MARKS: usize = 3;

/// A name as it may be shown: compatibility forms become the usual ones (NFKC), and what cannot be seen goes: control characters, zero-width
/// characters, and those that turn the direction of writing. None if nothing is left of it, or more than 24 characters.
pub fn tidy_name(given: &str) -> Option<String> {
    let mut marks = 0;
    let visible = given.nfkc().filter_map(|c| {
        let group = c.general_category_group();
        marks = if group == GeneralCategoryGroup::Mark { marks + 1 } else { 0 };
        if c.is_control() || group == GeneralCategoryGroup::Separator {
            return Some(' ');
        }
        let is_hidden = group == GeneralCategoryGroup::Other
            || c.general_category() == GeneralCategory::Format
            || INVISIBLE.contains(&c)
            || marks > MOST_MARKS;
        (!is_hidden).then_some(c)
    });
    let name = visible.collect::<String>();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let shows_something =
        name.chars().any(|c| c.general_category_group() != GeneralCategoryGroup::Mark && c != ' ');
    (shows_something && name.chars().count() <= LONGEST_NAME).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_kinds_stay_as_they_are() {
        for name in ["Anna", "Änne K.", "Jean-Luc", "李雷", "Ольга", "מרים", "José 🍀", "x_1"]
        {
            assert_eq!(tidy_name(name).as_deref(), Some(name));
        }
        assert_eq!(tidy_name("  Anna \n K. ").as_deref(), Some("Anna K."));
    }

    #[test]
    fn what_cannot_be_seen_is_not_in_a_name() {
        for (given, shown) in [
            ("An\u{200b}na", "Anna"),         // zero-width space
            ("\u{202e}annA", "annA"),         // right-to-left override
            ("\u{2066}Anna\u{2069}", "Anna"), // isolates
            ("An\u{ad}na", "Anna"),           // soft hyphen
            ("\u{feff}Anna", "Anna"),         // byte order mark
            ("Anna\u{e0041}", "Anna"),        // tag
            ("An\u{3164}na", "Anna"),         // Hangul filler
            ("Anna\u{7}", "Anna"),            // bell
            ("Anna\u{a0}K", "Anna K"),        // no-break space
        ] {
            assert_eq!(tidy_name(given).as_deref(), Some(shown), "{given:?}");
        }
        for nothing in ["", "   ", "\u{200b}\u{200d}", "\u{2800}", "\u{3164}", "\u{301}"] {
            assert_eq!(tidy_name(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn the_same_name_is_written_one_way() {
        assert_eq!(tidy_name("A\u{308}nne"), tidy_name("Änne"));
        assert_eq!(tidy_name("Ａｎｎａ").as_deref(), Some("Anna"));
        assert_eq!(tidy_name("ﬁnn").as_deref(), Some("finn"));
        let climbing = format!("A{}", "\u{33f}".repeat(20));
        assert_eq!(tidy_name(&climbing).map(|name| name.chars().count()), Some(1 + MOST_MARKS));
        assert_eq!(tidy_name(&"x".repeat(25)), None);
    }
}
