//! TypeScript types made from Rust ones, in files that must not drift. A test compares a file with the types, and writes
//! it again with `UPDATE_TYPES=1`.

mod layout;

use std::fmt::Write;
use std::path::Path;

use ts_rs::{Config, TS};

/// A file of types in the making.
#[derive(Clone, Debug)]
pub struct TypeFile(String);

impl TypeFile {
    /// A file that begins with this, usually a comment.
    #[must_use]
    pub fn new(head: &str) -> Self {
        TypeFile(format!("{head}\n\n"))
    }

    /// Declares a type, with its documentation.
    #[must_use]
    pub fn with<T: TS>(mut self) -> Self {
        if let Some(docs) = T::docs() {
            let _ = writeln!(self.0, "{}", layout::on_one_line(&docs));
        }
        let _ = writeln!(self.0, "export {}\n", layout::declaration(&T::decl(&Config::new())));
        self
    }

    /// Adds text as it is.
    #[must_use]
    pub fn and(mut self, text: &str) -> Self {
        self.0.push_str(text);
        self
    }

    /// The file as it should be, without spaces at the ends of lines.
    fn text(&self) -> String {
        let lines: Vec<_> = self.0.trim_end().lines().map(str::trim_end).collect();
        format!("{}\n", lines.join("\n"))
    }

    /// Sees that the file there is this one, and that every type it names is declared in it.
    ///
    /// # Panics
    /// If it is not.
    pub fn must_be(&self, file: &str) {
        self.must_be_whole();
        text_must_be(&self.text(), file);
    }

    fn must_be_whole(&self) {
        let text = self.text();
        let (imports, code): (Vec<&str>, Vec<&str>) = text
            .lines()
            .filter(|line| !line.starts_with("//"))
            .partition(|line| line.starts_with("import "));
        let imports = imports.concat();
        let code = code.join("\n");
        let pieces = layout::pieces(&code).into_iter().filter(|piece| !piece.starts_with("/**"));
        // What is in quotation marks is not the name of a type.
        let names = pieces.flat_map(|piece| piece.split('"').step_by(2));
        let is_type = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_uppercase())
                && word.contains(|c: char| c.is_ascii_lowercase())
                && !["Array", "Partial", "Record"].contains(word)
        };
        let words = names.flat_map(|part| part.split(|c: char| !c.is_alphanumeric()));
        for word in words.filter(is_type) {
            let is_declared = text.contains(&format!("export type {word} ="));
            let is_imported = imports.split([' ', ',']).any(|name| name == word);
            assert!(is_declared || is_imported, "{word} is not declared");
        }
    }
}

/// Sees that the file there is this text, and writes it with `UPDATE_TYPES=1`: for what a page needs besides types.
///
/// # Panics
/// If it is not.
pub fn text_must_be(text: &str, file: &str) {
    if std::env::var_os("UPDATE_TYPES").is_some() {
        let folder = Path::new(file).parent().expect("a file in a folder");
        std::fs::create_dir_all(folder).expect("a folder that can be made");
        std::fs::write(file, text).expect("a file that can be written");
    }
    let there = std::fs::read_to_string(file).unwrap_or_default();
    // Not `assert_eq`: the two files side by side would help nobody.
    assert!(there == text, "{file} is not up to date: run this test with UPDATE_TYPES=1");
}
