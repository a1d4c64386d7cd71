//! `vierblatt page`: the page as files, for a host that has nothing else.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use vierblatt_cli::{Failure, say};
use vierblatt_game::Message;

/// What many hosts show where there is no file: the page finds out by itself what is meant.
const NOT_FOUND: &str = "404.html";

/// Writes the page, each file also compressed, as servers of files want them. It is to lie in a folder of its address; what needs others leads to a
/// server, if there is one.
pub(crate) fn write(
    directory: &Path,
    base: &str,
    server: Option<&str>,
) -> Result<ExitCode, Failure> {
    let base = folder(base).ok_or_else(|| wrong("cli-page-base", base))?;
    let server = server
        .map(|server| origin(server).ok_or_else(|| wrong("cli-page-server", server)))
        .transpose()?;
    let refused = |error: io::Error| Failure::about(directory.display(), error);
    let mut written = 0;
    for file in vierblatt_page::files().iter().filter(|file| file.path() != vierblatt_page::INDEX) {
        let path = directory.join(file.path());
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(refused)?;
        }
        for (ending, bytes) in file.forms() {
            fs::write(with(&path, ending), bytes).map_err(refused)?;
            written += 1;
        }
    }
    let page = vierblatt_page::index_of_files(&base, server.as_deref()).unwrap_or_default();
    for name in [vierblatt_page::INDEX, NOT_FOUND] {
        let path = directory.join(name);
        fs::write(&path, &page).map_err(refused)?;
        written += 1;
        // Of a page that was written here before.
        for ending in [".br", ".gz"] {
            match fs::remove_file(with(&path, ending)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(refused(error));
                }
                _ => {}
            }
        }
    }
    let done = Message::new("cli-page-written").number("files", written);
    writeln!(io::stdout(), "{}", say(&done.text("directory", directory.display())))?;
    if !vierblatt_page::has_tables() {
        writeln!(io::stderr(), "{}", say(&Message::new("cli-page-no-tables")))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn wrong(id: &'static str, given: &str) -> Failure {
    Failure::from(Message::new(id).text("given", given))
}

fn with(path: &Path, ending: &str) -> OsString {
    let mut name = path.to_owned().into_os_string();
    name.push(ending);
    name
}

/// A folder with slashes around it, if it can stand in an address as it is.
fn folder(base: &str) -> Option<String> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-._~".contains(letter);
    let parts: Vec<&str> = base.split('/').filter(|part| !part.is_empty()).collect();
    let fits = |part: &&str| part.chars().all(plain) && !part.chars().all(|letter| letter == '.');
    parts
        .iter()
        .all(fits)
        .then(|| parts.iter().fold(String::from("/"), |all, part| format!("{all}{part}/")))
}

/// The address of a server, without a path, if it is one.
fn origin(server: &str) -> Option<String> {
    let server = server.trim_end_matches('/');
    let host = server.strip_prefix("https://").or_else(|| server.strip_prefix("http://"))?;
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "-.:[]".contains(letter);
    (!host.is_empty() && host.chars().all(fits)).then(|| server.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_has_slashes_around_it_and_nothing_odd_in_it() {
        for (given, folder_) in [
            ("/", "/"),
            ("", "/"),
            ("cards", "/cards/"),
            ("/cards", "/cards/"),
            ("/games/cards/", "/games/cards/"),
        ] {
            assert_eq!(folder(given).as_deref(), Some(folder_), "{given}");
        }
        for odd in ["/a b/", "/\"/", "/../", "/cards?x/", "https://cards.example/"] {
            assert_eq!(folder(odd), None, "{odd}");
        }
    }

    #[test]
    fn a_server_is_named_by_its_address_alone() {
        assert_eq!(origin("https://cards.example/").as_deref(), Some("https://cards.example"));
        assert_eq!(origin("http://[::1]:8080").as_deref(), Some("http://[::1]:8080"));
        for odd in ["cards.example", "https://", "https://a/b", "https://a\"", "javascript:x"] {
            assert_eq!(origin(odd), None, "{odd}");
        }
    }
}
