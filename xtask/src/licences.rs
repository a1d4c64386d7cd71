//! Licences, sources and bans of everything that is built in, by the lists in deny.toml: what cargo-deny checks too, without
//! installing it, and for npm as well.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use toml::de::DeTable;

/// Prints what may not be there; true if that is nothing.
pub(crate) fn check(root: &Path) -> bool {
    match wrong(root) {
        Ok((count, wrong)) if wrong.is_empty() && count > 0 => {
            println!("{count} packages, all of them with licences that deny.toml allows");
            true
        }
        Ok((_, wrong)) => {
            println!("{}", wrong.join("\n"));
            false
        }
        Err(why) => {
            println!("licences cannot be checked: {why}");
            false
        }
    }
}

/// How many packages there are, and what is wrong with them.
fn wrong(root: &Path) -> Result<(usize, Vec<String>), String> {
    let read = |name: &str| {
        fs::read_to_string(root.join(name)).map_err(|error| format!("{name}: {error}"))
    };
    let rules = Rules::read(&read("deny.toml")?)?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let metadata = Command::new(cargo)
        .current_dir(root)
        .args(["metadata", "--format-version", "1", "--locked"])
        .output()
        .map_err(|error| error.to_string())?;
    let (mut count, mut wrong) = rules.crates(&metadata.stdout)?;
    for folder in ["web", "e2e"] {
        let lock = format!("{folder}/package-lock.json");
        let (packages, found) = rules.npm(&read(&lock)?)?;
        count += packages;
        wrong.extend(found.into_iter().map(|line| format!("{lock}: {line}")));
    }
    Ok((count, wrong))
}

/// What deny.toml says.
struct Rules {
    allowed: BTreeSet<String>,
    banned: BTreeSet<String>,
}

impl Rules {
    fn read(text: &str) -> Result<Rules, String> {
        let table = DeTable::parse(text).map_err(|error| error.to_string())?;
        let list = |section: &str, key: &str| {
            let section = table.get_ref().get(section)?.get_ref().as_table()?;
            section.get(key)?.get_ref().as_array()
        };
        let licences = list("licenses", "allow").ok_or("no list of licences")?;
        let allowed = licences.iter().filter_map(|one| one.get_ref().as_str());
        let banned = list("bans", "deny").into_iter().flatten();
        let banned =
            banned.filter_map(|one| one.get_ref().as_table()?.get("name")?.get_ref().as_str());
        Ok(Rules {
            allowed: allowed.map(str::to_owned).collect(),
            banned: banned.map(str::to_owned).collect(),
        })
    }

    /// What is wrong with a workspace's crates, as `cargo metadata` lists them.
    fn crates(&self, metadata: &[u8]) -> Result<(usize, Vec<String>), String> {
        let metadata: Value =
            serde_json::from_slice(metadata).map_err(|error| error.to_string())?;
        let packages = metadata["packages"].as_array().ok_or("no packages")?;
        let mut wrong = Vec::new();
        for package in packages {
            let name = package["name"].as_str().unwrap_or_default();
            if self.banned.contains(name) {
                wrong.push(format!("{name} is banned"));
            }
            // Our own have no source; whatever comes from elsewhere comes from the registry.
            if package["source"].as_str().is_some_and(|from| !from.starts_with("registry+")) {
                wrong.push(format!("{name} does not come from the registry"));
            }
            wrong.extend(self.licence(name, package["license"].as_str()));
        }
        Ok((packages.len(), wrong))
    }

    /// What is wrong with what npm installs.
    fn npm(&self, lock: &str) -> Result<(usize, Vec<String>), String> {
        let lock: Value = serde_json::from_str(lock).map_err(|error| error.to_string())?;
        let packages = lock["packages"].as_object().ok_or("no packages")?;
        // The one without a name is our own.
        let others = packages.iter().filter(|(name, _)| !name.is_empty());
        let wrong =
            others.filter_map(|(name, package)| self.licence(name, package["license"].as_str()));
        Ok((packages.len(), wrong.collect()))
    }

    fn licence(&self, name: &str, licence: Option<&str>) -> Option<String> {
        match licence {
            Some(licence) if self.allows(licence) => None,
            Some(licence) => Some(format!("{name} has the licence {licence}")),
            None => Some(format!("{name} does not say its licence")),
        }
    }

    /// Whether an SPDX expression is satisfied. In old ones a stroke means OR.
    fn allows(&self, expression: &str) -> bool {
        let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut rest = words.as_slice();
        let is_allowed = self.any(&mut rest);
        is_allowed && rest.is_empty()
    }

    fn any(&self, words: &mut &[&str]) -> bool {
        let mut is_allowed = self.every(words);
        while let ["OR", rest @ ..] = *words {
            *words = rest;
            is_allowed |= self.every(words);
        }
        is_allowed
    }

    fn every(&self, words: &mut &[&str]) -> bool {
        let mut is_allowed = self.one(words);
        while let ["AND", rest @ ..] = *words {
            *words = rest;
            is_allowed &= self.one(words);
        }
        is_allowed
    }

    fn one(&self, words: &mut &[&str]) -> bool {
        match *words {
            ["(", rest @ ..] => {
                *words = rest;
                let is_allowed = self.any(words);
                let [")", rest @ ..] = *words else { return false };
                *words = rest;
                is_allowed
            }
            // An exception only adds to what is allowed.
            [name, "WITH", _, rest @ ..] | [name, rest @ ..] => {
                *words = rest;
                self.allowed.contains(*name)
            }
            [] => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> Rules {
        let text =
            "[licenses]\nallow = ['MIT', 'Apache-2.0', 'ISC']\n[bans]\ndeny = [{ name = 'bad' }]";
        Rules::read(text).expect("rules")
    }

    #[test]
    fn expressions_are_read_as_they_are_meant() {
        for fine in [
            "MIT",
            "MIT OR GPL-3.0",
            "GPL-3.0/MIT",
            "Apache-2.0 WITH LLVM-exception",
            "(MIT OR GPL-3.0) AND ISC",
            "GPL-3.0 AND ISC OR MIT",
        ] {
            assert!(rules().allows(fine), "{fine}");
        }
        for not in [
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT OR ISC) AND GPL-3.0",
            "",
            "(MIT",
            "MIT)",
            "MIT ISC",
        ] {
            assert!(!rules().allows(not), "{not}");
        }
    }

    #[test]
    fn crates_and_packages_that_do_not_fit_are_named() {
        let metadata = r#"{"packages":[
            {"name":"ours","license":"MIT","source":null},
            {"name":"bad","license":"MIT","source":"registry+x"},
            {"name":"copyleft","license":"GPL-3.0","source":"registry+x"},
            {"name":"silent","license":null,"source":"registry+x"},
            {"name":"elsewhere","license":"MIT","source":"git+x"}]}"#;
        let (count, wrong) = rules().crates(metadata.as_bytes()).expect("metadata");
        let named = |name: &str| wrong.iter().any(|line| line.starts_with(name));
        assert!(count == 5 && wrong.len() == 4, "{wrong:?}");
        assert!(named("bad") && named("copyleft") && named("silent") && named("elsewhere"));
        let lock = r#"{"packages":{"":{},"a":{"license":"MIT"},"b":{"license":"GPL-3.0"}}}"#;
        assert_eq!(rules().npm(lock).expect("a lock").1, ["b has the licence GPL-3.0"]);
    }
}
