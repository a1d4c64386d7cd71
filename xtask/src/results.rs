//! How many tests passed and failed, as each test runner prints it.

use std::ops::AddAssign;

/// How many checks passed and failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
}

impl Counts {
    /// One check.
    pub(crate) fn one(has_passed: bool) -> Self {
        Counts { passed: usize::from(has_passed), failed: usize::from(!has_passed) }
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// `test result: ok. 9 passed; 0 failed; …`
pub(crate) fn of_cargo(line: &str) -> Option<Counts> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let number = |what: &str| {
        let part = counts.split("; ").find_map(|part| part.strip_suffix(what))?;
        part.trim().parse().ok()
    };
    Some(Counts { passed: number(" passed")?, failed: number(" failed")? })
}

/// `Tests  1 failed | 120 passed (121)`; the line that begins with `Test Files` counts files.
pub(crate) fn of_vitest(line: &str) -> Option<Counts> {
    let counts = line.trim().strip_prefix("Tests ")?;
    let counts = counts.split('(').next().unwrap_or_default();
    let number = |what: &str| {
        let part = counts.split('|').find_map(|part| part.trim().strip_suffix(what));
        part.and_then(|part| part.trim().parse().ok()).unwrap_or_default()
    };
    Some(Counts { passed: number("passed"), failed: number("failed") })
}

/// `# pass 9` and `# fail 0`, or `ℹ pass 9`. A test that was cancelled or skipped has not passed.
pub(crate) fn of_node(line: &str) -> Option<Counts> {
    let mut words = line.trim().trim_start_matches(['#', 'ℹ']).split_whitespace();
    let (kind, number) = (words.next()?, words.next()?.parse().ok()?);
    if words.next().is_some() || !line.starts_with(['#', 'ℹ']) {
        return None;
    }
    match kind {
        "pass" => Some(Counts { passed: number, failed: 0 }),
        "fail" | "cancelled" | "skipped" | "todo" => Some(Counts { passed: 0, failed: number }),
        _ => None,
    }
}

/// `120 passed, 1 skipped in 31.20s`. What was skipped has not passed, and what could not begin has failed.
pub(crate) fn of_pytest(line: &str) -> Option<Counts> {
    let (counts, seconds) = line.trim().trim_matches('=').trim().rsplit_once(" in ")?;
    seconds.split('s').next()?.parse::<f64>().ok()?;
    let mut found = Counts::default();
    for part in counts.split(", ") {
        let (number, what) = part.split_once(' ')?;
        let number: usize = number.parse().ok()?;
        match what {
            "passed" => found.passed += number,
            "failed" | "skipped" | "error" | "errors" | "xfailed" | "xpassed" => {
                found.failed += number;
            }
            _ => {}
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn counts(passed: usize, failed: usize) -> Counts {
        Counts { passed, failed }
    }

    #[test]
    fn cargos_result_lines_are_counted() {
        let line = "test result: FAILED. 9 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(of_cargo(line), Some(counts(9, 2)));
        assert_eq!(of_cargo("test result of something else"), None);
    }

    #[test]
    fn the_pages_result_lines_are_counted() {
        assert_eq!(of_vitest("      Tests  1 failed | 120 passed (121)"), Some(counts(120, 1)));
        assert_eq!(of_vitest("      Tests  7 passed (7)"), Some(counts(7, 0)));
        assert_eq!(of_vitest(" Test Files  3 passed (3)"), None);
    }

    #[test]
    fn the_browsers_result_lines_are_counted_and_none_is_skipped_in_silence() {
        assert_eq!(of_node("# pass 9"), Some(counts(9, 0)));
        assert_eq!(of_node("ℹ fail 2"), Some(counts(0, 2)));
        assert_eq!(of_node("# skipped 1"), Some(counts(0, 1)));
        assert_eq!(of_node("# tests 11"), None);
        assert_eq!(of_node("# pass the salt"), None);
        assert_eq!(of_node("pass 9"), None);
    }

    #[test]
    fn pytests_result_lines_are_counted() {
        assert_eq!(of_pytest("120 passed in 31.20s"), Some(counts(120, 0)));
        assert_eq!(
            of_pytest("2 failed, 118 passed, 1 skipped in 90.01s (0:01:30)"),
            Some(counts(118, 3))
        );
        assert_eq!(of_pytest("= 1 error in 0.20s ="), Some(counts(0, 1)));
        assert_eq!(of_pytest("no tests ran in 0.01s"), None);
        assert_eq!(of_pytest("games are stepped in place"), None);
    }
}
