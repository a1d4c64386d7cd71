//! Clauses, and the counting that rules need of them.

/// A variable, or its negation: positive or negative, never 0.
pub(super) type Literal = i32;

/// Clauses over numbered variables.
#[derive(Clone, Debug, Default)]
pub(super) struct Formula {
    pub(super) variables: i32,
    pub(super) clauses: Vec<Vec<Literal>>,
}

impl Formula {
    pub(super) fn variable(&mut self) -> Literal {
        self.variables += 1;
        self.variables
    }

    pub(super) fn variables(&mut self, number: usize) -> Vec<Literal> {
        (0..number).map(|_| self.variable()).collect()
    }

    /// At least one of them is true.
    pub(super) fn any(&mut self, literals: impl IntoIterator<Item = Literal>) {
        self.clauses.push(literals.into_iter().collect());
    }

    /// A variable that is true exactly if one of them is.
    pub(super) fn or(&mut self, literals: &[Literal]) -> Literal {
        let or = self.variable();
        for literal in literals {
            self.any([-literal, or]);
        }
        self.any(literals.iter().copied().chain([-or]));
        or
    }

    /// At most this many of them are true.
    pub(super) fn at_most(&mut self, most: usize, literals: &[Literal]) {
        if literals.len() > most {
            let too_many = self.count(literals, most + 1)[most];
            self.any([-too_many]);
        }
    }

    /// How many of them are true: for each number from 1 to `most` a variable that says whether
    /// it is at least that.
    pub(super) fn count(&mut self, literals: &[Literal], most: usize) -> Vec<Literal> {
        let mut counts: Vec<Literal> = Vec::new();
        for literal in literals {
            let mut next = Vec::with_capacity(most);
            for at_least in 1..=most.min(counts.len() + 1) {
                // This many before, or one fewer and this one.
                let before = counts.get(at_least - 1).copied();
                let one_more = match at_least {
                    1 => *literal,
                    _ => self.and(*literal, counts[at_least - 2]),
                };
                next.push(match before {
                    None => one_more,
                    Some(before) => self.or(&[before, one_more]),
                });
            }
            counts = next;
        }
        while counts.len() < most {
            let never = self.variable();
            self.any([-never]);
            counts.push(never);
        }
        counts
    }

    fn and(&mut self, left: Literal, right: Literal) -> Literal {
        -self.or(&[-left, -right])
    }
}
