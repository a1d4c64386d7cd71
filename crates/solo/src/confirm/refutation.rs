//! Checks a refutation: each clause the SAT solver learnt must follow from those before it by unit
//! propagation alone, and in the end nothing is left. So nobody has to trust the SAT solver.

use super::formula::{Formula, Literal};

/// Clauses that hold, and what follows from them at once.
pub(super) struct Checker {
    clauses: Vec<Vec<Literal>>,
    /// By literal: the clauses that watch it. Each clause watches its first two literals.
    watching: Vec<Vec<u32>>,
    /// By variable: 1 true, -1 false, 0 unknown.
    values: Vec<i8>,
    trail: Vec<Literal>,
    /// How much of the trail has been propagated.
    done: usize,
    refuted: bool,
}

impl Checker {
    pub(super) fn new(formula: &Formula) -> Self {
        let variables = formula.variables as usize + 1;
        let mut checker = Checker {
            clauses: Vec::with_capacity(formula.clauses.len()),
            watching: vec![Vec::new(); 2 * variables],
            values: vec![0; variables],
            trail: Vec::new(),
            done: 0,
            refuted: false,
        };
        for clause in &formula.clauses {
            checker.add(clause.clone());
        }
        checker
    }

    /// Whether the clauses contradict each other.
    pub(super) fn is_refuted(&self) -> bool {
        self.refuted
    }

    /// Takes in a learnt clause. False if it does not follow.
    pub(super) fn learn(&mut self, clause: Vec<Literal>) -> bool {
        if self.refuted {
            return true;
        }
        let kept = self.trail.len();
        let mut follows = false;
        for literal in &clause {
            match self.value(*literal) {
                // True already: then it says nothing new.
                1 => follows = true,
                0 => self.assign(-literal),
                _ => {}
            }
        }
        follows = follows || !self.propagate();
        for literal in self.trail.drain(kept..) {
            self.values[literal.unsigned_abs() as usize] = 0;
        }
        self.done = kept;
        if follows {
            self.add(clause);
        }
        follows
    }

    fn value(&self, literal: Literal) -> i8 {
        let value = self.values[literal.unsigned_abs() as usize];
        if literal > 0 { value } else { -value }
    }

    fn assign(&mut self, literal: Literal) {
        self.values[literal.unsigned_abs() as usize] = if literal > 0 { 1 } else { -1 };
        self.trail.push(literal);
    }

    fn add(&mut self, mut clause: Vec<Literal>) {
        clause.sort_unstable();
        clause.dedup();
        // Those that are not false first: they are watched.
        clause.sort_by_key(|literal| self.value(*literal) < 0);
        match clause.iter().filter(|literal| self.value(**literal) >= 0).count() {
            0 => self.refuted = true,
            1 => {
                if self.value(clause[0]) == 0 {
                    self.assign(clause[0]);
                    if !self.propagate() {
                        self.refuted = true;
                    }
                }
            }
            _ => {
                let number = self.clauses.len() as u32;
                self.watching[place(clause[0])].push(number);
                self.watching[place(clause[1])].push(number);
                self.clauses.push(clause);
            }
        }
    }

    /// Draws all conclusions. False if they contradict each other.
    fn propagate(&mut self) -> bool {
        while let Some(&literal) = self.trail.get(self.done) {
            self.done += 1;
            let mut watching = std::mem::take(&mut self.watching[place(-literal)]);
            let mut kept = 0;
            let mut holds = true;
            let mut at = 0;
            while at < watching.len() {
                let number = watching[at];
                at += 1;
                match self.visit(number, -literal) {
                    Visit::Moved => {}
                    Visit::Stays => {
                        watching[kept] = number;
                        kept += 1;
                    }
                    Visit::Contradiction => {
                        holds = false;
                        watching[kept] = number;
                        kept += 1;
                        break;
                    }
                }
            }
            watching.copy_within(at.., kept);
            watching.truncate(kept + watching.len() - at);
            self.watching[place(-literal)] = watching;
            if !holds {
                return false;
            }
        }
        true
    }

    /// A clause learns that a literal it watches is false.
    fn visit(&mut self, number: u32, is_false: Literal) -> Visit {
        let mut clause = std::mem::take(&mut self.clauses[number as usize]);
        if clause[0] == is_false {
            clause.swap(0, 1);
        }
        let visit = if self.value(clause[0]) > 0 {
            Visit::Stays
        } else if let Some(other) = (2..clause.len()).find(|at| self.value(clause[*at]) >= 0) {
            clause.swap(1, other);
            self.watching[place(clause[1])].push(number);
            Visit::Moved
        } else if self.value(clause[0]) < 0 {
            Visit::Contradiction
        } else {
            self.assign(clause[0]);
            Visit::Stays
        };
        self.clauses[number as usize] = clause;
        visit
    }
}

enum Visit {
    /// It watches another literal now.
    Moved,
    Stays,
    Contradiction,
}

/// Where a literal's watchers are in the list.
fn place(literal: Literal) -> usize {
    2 * literal.unsigned_abs() as usize + usize::from(literal < 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn formula(clauses: &[&[Literal]]) -> Formula {
        let clauses: Vec<Vec<Literal>> = clauses.iter().map(|clause| clause.to_vec()).collect();
        let variables = clauses.iter().flatten().map(|literal| literal.abs()).max().unwrap_or(0);
        Formula { variables, clauses }
    }

    #[test]
    fn what_follows_is_learnt_and_what_does_not_is_refused() {
        let mut checker = Checker::new(&formula(&[&[1, 2], &[1, -2], &[-1, 3], &[-1, -3, 4]]));
        assert!(!checker.learn(vec![-1]), "nothing says so");
        assert!(!checker.learn(vec![2, -3]), "nor this");
        assert!(checker.learn(vec![1]));
        assert!(checker.learn(vec![4]), "it is a consequence of the clause just learnt");
        assert!(!checker.is_refuted());
    }

    #[test]
    fn a_contradiction_is_noticed_only_when_it_is_reached() {
        let mut checker = Checker::new(&formula(&[&[1, 2], &[1, -2], &[-1, 2], &[-1, -2]]));
        assert!(!checker.is_refuted());
        assert!(checker.learn(vec![2]));
        assert!(checker.is_refuted());
    }
}
