//! Tables for people, whose headings are as long as the language wants them.

use crate::language::words;

/// A table that is printed line by line.
pub struct Columns(Vec<Column>);

struct Column {
    heading: String,
    width: usize,
    is_left: bool,
}

impl Columns {
    /// Columns by the message of their heading and what their values need at least. A negative width aligns to the
    /// left.
    pub fn new(columns: &[(&'static str, isize)]) -> Self {
        let column = |&(id, least): &(&'static str, isize)| {
            let heading = words(id);
            let width = heading.chars().count().max(least.unsigned_abs());
            Column { heading, width, is_left: least < 0 }
        };
        Columns(columns.iter().map(column).collect())
    }

    /// The line of headings.
    pub fn heading(&self) -> String {
        self.line(&self.0.iter().map(|column| column.heading.clone()).collect::<Vec<_>>())
    }

    /// A line of values.
    pub fn line(&self, values: &[String]) -> String {
        let cells = self.0.iter().zip(values).map(|(column, value)| {
            let width = column.width;
            if column.is_left { format!("{value:<width$}") } else { format!("{value:>width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    }
}
