//! `cargo xtask crates`: the picture of the crates in ARCHITECTURE.md, drawn from their manifests.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// Where the picture stands in ARCHITECTURE.md.
const BEGIN: &str = "<!-- crates: written by `cargo xtask crates` -->\n```\n";
const END: &str = "```\n<!-- end of crates -->";

/// What each crate of the workspace uses of the others.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// Whether ARCHITECTURE.md shows the crates as they are.
pub(crate) fn check(root: &Path) -> bool {
    let found = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap_or_default();
    let is_true = found.contains(&format!("{BEGIN}{}{END}", picture(&uses(root))));
    if !is_true {
        println!("ARCHITECTURE.md shows other crates than there are: run `cargo xtask crates`");
    }
    is_true
}

/// Redraws the picture.
pub(crate) fn run(root: &Path) -> ExitCode {
    let file = root.join("ARCHITECTURE.md");
    let picture = picture(&uses(root));
    print!("{picture}");
    let text = fs::read_to_string(&file).unwrap_or_default();
    let parts =
        text.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let Some((before, after)) = parts else {
        eprintln!("ARCHITECTURE.md has no place for it");
        return ExitCode::FAILURE;
    };
    match fs::write(&file, format!("{before}{BEGIN}{picture}{END}{after}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("ARCHITECTURE.md cannot be written: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the manifests of all crates. The four games are drawn as one.
fn uses(root: &Path) -> Uses {
    let mut uses = Uses::new();
    for folder in ["crates", "games"] {
        let Ok(members) = fs::read_dir(root.join(folder)) else { continue };
        for member in members.flatten() {
            let Ok(manifest) = fs::read_to_string(member.path().join("Cargo.toml")) else {
                continue;
            };
            let name = member.file_name().to_string_lossy().into_owned();
            uses.entry(name).or_default().extend(dependencies(&manifest));
        }
    }
    let games: BTreeSet<String> = fs::read_dir(root.join("games"))
        .map(|games| {
            games.flatten().map(|game| game.file_name().to_string_lossy().into_owned()).collect()
        })
        .unwrap_or_default();
    let shown =
        |name: &String| if games.contains(name) { "games/*".to_owned() } else { name.clone() };
    let mut merged = Uses::new();
    for (name, below) in &uses {
        merged.entry(shown(name)).or_default().extend(below.iter().map(shown));
    }
    merged
}

/// The crates of ours that a manifest's `[dependencies]` name.
fn dependencies(manifest: &str) -> Vec<String> {
    let section = manifest.split("\n[").find_map(|section| section.strip_prefix("dependencies]\n"));
    let names = section.unwrap_or_default().lines().filter_map(|line| {
        let name = line.split(['.', ' ', '=']).next()?;
        name.strip_prefix("vierblatt-").map(str::to_owned)
    });
    names.collect()
}

/// The crates in rows: each uses only crates of rows below it. What a crate uses only through another one is left out.
fn picture(uses: &Uses) -> String {
    let mut rows: BTreeMap<usize, Vec<&String>> = BTreeMap::new();
    for name in uses.keys() {
        rows.entry(height(name, uses)).or_default().push(name);
    }
    let mut text = String::new();
    for row in rows.values().rev() {
        for name in row {
            let direct: Vec<&str> = (uses[*name].iter())
                .filter(|below| {
                    !uses[*name].iter().any(|other| other != *below && reaches(other, below, uses))
                })
                .map(String::as_str)
                .collect();
            let line = if direct.is_empty() {
                (*name).clone()
            } else {
                format!("{name:<14} → {}", direct.join(", "))
            };
            let _ = writeln!(text, "{line}");
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn height(name: &str, uses: &Uses) -> usize {
    let below = uses.get(name).into_iter().flatten();
    below.filter(|other| *other != name).map(|other| 1 + height(other, uses)).max().unwrap_or(0)
}

fn reaches(from: &str, to: &str, uses: &Uses) -> bool {
    uses.get(from).is_some_and(|below| {
        below.iter().any(|next| next == to || (next != from && reaches(next, to, uses)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_names_what_it_uses_outside_its_tests() {
        let manifest = "[package]\nname = \"vierblatt-x\"\n\n[dependencies]\nrand.workspace = true\nvierblatt-game.workspace = true\n\
            vierblatt-bots = { workspace = true }\n\n[dev-dependencies]\nvierblatt-record.workspace = true\n";
        assert_eq!(dependencies(manifest), ["game", "bots"]);
    }

    #[test]
    fn what_is_used_through_another_crate_is_not_drawn() {
        let uses = |name: &str, below: &[&str]| {
            (name.to_owned(), below.iter().map(|below| (*below).to_owned()).collect())
        };
        let all = Uses::from([uses("a", &["b", "c"]), uses("b", &["c"]), uses("c", &[])]);
        assert_eq!(picture(&all), "a              → b\n\nb              → c\n\nc\n");
    }
}
