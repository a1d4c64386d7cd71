//! Every rule number in a game's RULES.md must stand in the name of a test: `JO-16` in
//! `fn jo_16_fifty_five_on_a_limit_may_widen_the_gap`. And the rulebook must state it, in every language: `[JO-16]`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

/// The languages a rulebook is written in.
const LANGUAGES: [&str; 4] = ["de", "en", "fr", "it"];

/// Prints what is missing; fails if anything is.
pub(crate) fn run(root: &Path) -> ExitCode {
    match uncovered(root) {
        Ok((count, missing)) if missing.is_empty() && count > 0 => {
            println!("all {count} rules have a test that names them and stand in every rulebook");
            ExitCode::SUCCESS
        }
        Ok((count, missing)) => {
            for line in &missing {
                println!("{line}");
            }
            println!("{count} rules, {} things missing", missing.len());
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("rules cannot be read: {error}");
            ExitCode::FAILURE
        }
    }
}

/// How many rules there are, and what is missing of them.
pub(crate) fn uncovered(root: &Path) -> io::Result<(usize, Vec<String>)> {
    let (mut count, mut missing) = (0, Vec::new());
    let mut games: Vec<PathBuf> = fs::read_dir(root.join("games"))?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    games.sort();
    for game in games {
        let rules = numbers(&fs::read_to_string(game.join("RULES.md"))?);
        count += rules.len();
        for language in LANGUAGES {
            let file = game.join("rules").join(language).with_extension("md");
            let named = file.strip_prefix(root).unwrap_or(&file).display().to_string();
            match fs::read_to_string(&file) {
                Ok(text) => {
                    missing.extend(unstated(&rules, &text).map(|why| format!("{named}: {why}")));
                }
                Err(error) => missing.push(format!("{named}: {error}")),
            }
        }
        let mut tests = String::new();
        collect_tests(&game, &mut tests)?;
        let untested = rules.into_iter().filter(|rule| !names(&tests, rule));
        missing.extend(untested.map(|rule| format!("{rule} has no test that names it")));
    }
    Ok((count, missing))
}

/// Rules that a rulebook does not state, and numbers in it that are not rules.
fn unstated(rules: &BTreeSet<String>, rulebook: &str) -> impl Iterator<Item = String> {
    let (stated, referred) = brackets(rulebook);
    let unstated: Vec<_> =
        rules.difference(&stated).map(|rule| format!("{rule} is not stated")).collect();
    let unknown: Vec<_> = stated
        .union(&referred)
        .filter(|rule| !rules.contains(*rule))
        .map(|rule| format!("there is no rule {rule}"))
        .collect();
    unstated.into_iter().chain(unknown)
}

/// The rules a rulebook states (`[JO-16]`), and those it refers to (`[JO-16](#JO-16)`).
fn brackets(text: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut stated, mut referred) = (BTreeSet::new(), BTreeSet::new());
    for (begin, _) in text.match_indices('[') {
        let rest = &text[begin + 1..];
        let Some((inside, after)) = rest.split_once(']').filter(|(inside, _)| is_number(inside))
        else {
            continue;
        };
        match after.strip_prefix("(#").and_then(|link| link.split_once(')')) {
            Some((target, _)) => referred.insert(target.to_owned()),
            None => stated.insert(inside.to_owned()),
        };
    }
    (stated, referred)
}

/// The rules a text states: `**JO-16**`.
fn numbers(text: &str) -> BTreeSet<String> {
    text.split("**").skip(1).step_by(2).filter(|bold| is_number(bold)).map(str::to_owned).collect()
}

fn is_number(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() == 5
        && bytes[..2].iter().all(u8::is_ascii_uppercase)
        && bytes[2] == b'-'
        && bytes[3..].iter().all(u8::is_ascii_digit)
}

/// Whether a test's name has the rule in it.
fn names(tests: &str, rule: &str) -> bool {
    let rule = rule.to_lowercase().replace('-', "_");
    tests.lines().any(|name| format!("_{name}").contains(&format!("_{rule}_")))
}

/// The names of all test functions below a folder, one per line.
fn collect_tests(folder: &Path, out: &mut String) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect_tests(&path, out)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            add_tests(&fs::read_to_string(path)?, out);
        }
    }
    Ok(())
}

fn add_tests(source: &str, out: &mut String) {
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        match line.strip_prefix("fn ") {
            Some(name) if is_test => {
                out.push_str(name.split('(').next().unwrap_or(name));
                out.push('\n');
                is_test = false;
            }
            _ => is_test |= line == "#[test]",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_the_bold_numbers() {
        let text = "- **JO-01** 70 cards. **open**: see JO-09. **KM-10** 7. **KM-11** 8 (JO-02).";
        let found: Vec<_> = numbers(text).into_iter().collect();
        assert_eq!(found, ["JO-01", "KM-10", "KM-11"]);
    }

    #[test]
    fn a_rulebook_states_every_rule_and_no_other() {
        let rules = BTreeSet::from(["JO-01", "JO-02", "JO-03"].map(str::to_owned));
        let text = "One. [JO-01] Two, see [JO-02](#JO-02). Four. [JO-04] [this] [JO-01](#JO-09)";
        let found: Vec<_> = unstated(&rules, text).collect();
        let expected = [
            "JO-02 is not stated",
            "JO-03 is not stated",
            "there is no rule JO-04",
            "there is no rule JO-09",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn only_functions_marked_as_tests_count() {
        let mut tests = String::new();
        let source =
            "fn jo_01_helper() {}\n#[test]\n#[should_panic]\nfn jo_02_x() {}\nfn jo_03_y() {}";
        add_tests(source, &mut tests);
        assert_eq!(tests, "jo_02_x\n");
        assert!(names(&tests, "JO-02"));
        assert!(!names(&tests, "JO-03"));
    }
}
