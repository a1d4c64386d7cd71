//! docs/security.md makes promises and names the tests that keep them. Every test it names must be there.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// Prints tests that are named and not there; true if there are none.
pub(crate) fn check(root: &Path) -> bool {
    let text = fs::read_to_string(root.join("docs/security.md")).unwrap_or_default();
    let mut sources = String::new();
    for folder in ["crates", "games", "xtask", "e2e/tests", "web/src"] {
        if let Err(error) = collect(&root.join(folder), &mut sources) {
            println!("{folder} cannot be read: {error}");
            return false;
        }
    }
    let named = named(&text);
    let missing: Vec<&&str> = named.iter().filter(|name| !is_there(&sources, name)).collect();
    for name in &missing {
        println!("docs/security.md names {name}, and there is no such test");
    }
    println!("{} tests keep the promises of docs/security.md", named.len());
    missing.is_empty() && !named.is_empty()
}

/// What stands between backticks and is written like the name of a test: several words with underscores.
fn named(text: &str) -> Vec<&str> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted
        .filter(|word| {
            word.matches('_').count() >= 3
                && word
                    .bytes()
                    .all(|byte| byte == b'_' || byte.is_ascii_lowercase() || byte.is_ascii_digit())
        })
        .collect()
}

fn is_there(sources: &str, name: &str) -> bool {
    sources.contains(&format!("fn {name}("))
        || sources.contains(&format!("fn {name}<"))
        || sources.contains(&format!("'{}'", name.replace('_', " ")))
}

fn collect(folder: &Path, sources: &mut String) -> io::Result<()> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    for path in paths {
        let is_code =
            path.extension().is_some_and(|end| ["rs", "js", "ts"].iter().any(|code| end == *code));
        if path.is_dir() && !path.ends_with("node_modules") {
            collect(&path, sources)?;
        } else if is_code {
            sources.push_str(&fs::read_to_string(&path)?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_found_by_name_and_missing_ones_are_noticed() {
        let text =
            "| 1 | it holds | `a_test_of_it`, `src/lib.rs`, `no_test` | `not_there_at_all` |";
        assert_eq!(named(text), ["a_test_of_it", "not_there_at_all"]);
        let sources = "#[test]\nfn a_test_of_it() {}\nfn not_there_at_all_more() {}";
        assert!(is_there(sources, "a_test_of_it") && !is_there(sources, "not_there_at_all"));
    }

    #[test]
    fn every_test_that_the_promises_name_is_there() {
        assert!(check(Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project")));
    }
}
