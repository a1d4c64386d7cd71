//! A second opinion on a verdict: the puzzle as a formula, a SAT solver, and a check of what it
//! says.
//!
//! The game's solver says three things, and each is confirmed without it. That a hand needs so
//! many cards: no fewer make its formula true, which is written straight from the rules. That these are all
//! the ways it has: the formula with these ways forbidden is false. That no choice of ways
//! shares the stock: so is a formula that says so. Most lost deals need only the first, because
//! the hands need more cards than there are. Where a formula is false, the SAT solver's refutation
//! is checked clause by clause; where it is true, what it says is checked by the rules.

mod encode;
mod formula;
mod refutation;
mod share;

use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};
use vierblatt_koenigs_romme::Cards;
use vierblatt_koenigs_romme::solver::{
    Exchange, Need, Packing, Position, Proof, Taking, needs, takings,
};

use encode::HandFormula;
use formula::{Formula, Literal};
use refutation::Checker;
use share::{Choices, Share};

/// What the second opinion came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opinion {
    /// There is a packing: this one, which the rules have accepted.
    Winnable(Packing),
    /// There is none, and every refutation has been checked.
    Lost,
    /// It gave up after the conflicts it was allowed.
    Unknown,
    /// Something contradicts itself: what, for whoever has to find the mistake.
    Wrong(String),
}

/// Confirms that a position is lost, for the reason the proof names. A formula may take this many
/// conflicts.
pub fn confirm_lost(position: &Position, proof: &Proof, conflicts: u64) -> Opinion {
    let confirmed = if proof.by_counting() {
        confirm_needs(position, &proof.needs, conflicts)
    } else {
        confirm_no_share(position, &proof.needs, conflicts)
    };
    confirmed.map_or_else(|opinion| opinion, |()| Opinion::Lost)
}

/// Confirms that a position can be won with this many cards, by finding out how.
pub fn confirm_winnable(position: &Position, cards: usize, conflicts: u64) -> Opinion {
    let needs = needs(position);
    let Some(spare) = spare(&needs, cards) else {
        return Opinion::Wrong(format!("the hands need more than {cards} cards"));
    };
    match share(position, &choices(position, &needs, spare), spare, conflicts) {
        Err(opinion) => opinion,
        Ok(None) => Opinion::Lost,
        Ok(Some(packing)) => match packing.check_all(position) {
            Ok(()) => Opinion::Winnable(packing),
            Err(flaw) => Opinion::Wrong(format!("the formula allows {packing:?}: {flaw:?}")),
        },
    }
}

/// How many cards more there are than the hands need, each on its own.
fn spare(needs: &[Need], cards: usize) -> Option<usize> {
    let needed: u32 = needs.iter().map(|need| need.cards).sum::<Option<u32>>()?;
    cards.checked_sub(needed as usize)
}

/// No hand can do with fewer cards, and together they need too many.
fn confirm_needs(position: &Position, needs: &[Need], conflicts: u64) -> Result<(), Opinion> {
    for need in needs {
        confirm_need(position, *need, conflicts)?;
    }
    let unfinished = position.unfinished();
    if !unfinished.eq(needs.iter().map(|need| need.hand)) {
        return Err(Opinion::Wrong("these are not the unfinished hands".to_owned()));
    }
    Ok(())
}

/// The hand cannot do with fewer cards.
fn confirm_need(position: &Position, need: Need, conflicts: u64) -> Result<(), Opinion> {
    let Need { hand: k, cards } = need;
    if position.is_waiting(k) {
        // KR-22: any card, but one.
        let right = cards == Some(1);
        return right.then_some(()).ok_or_else(|| Opinion::Wrong(format!("hand {k} waits")));
    }
    let mut formula = Formula::default();
    let hand = HandFormula::encode(&mut formula, position, k);
    if let Some(enough) = cards.and_then(|cards| hand.takes.get((cards as usize).checked_sub(1)?)) {
        formula.any([-enough]);
    }
    is_false(&formula, conflicts, |model| {
        let taken = hand.taken(|literal| model.is_true(literal));
        format!("hand {k} can be finished with {taken:?}")
    })
}

/// The hands cannot share the stock.
fn confirm_no_share(position: &Position, needs: &[Need], conflicts: u64) -> Result<(), Opinion> {
    confirm_needs(position, needs, conflicts)?;
    let Some(spare) = spare(needs, position.stock().len()) else { return Ok(()) };
    let choices = choices(position, needs, spare);
    for Choices { k, fewest, takings } in &choices {
        let mut formula = Formula::default();
        let hand = HandFormula::encode(&mut formula, position, *k);
        if let Some(too_many) = hand.takes.get(*fewest as usize + spare) {
            formula.any([-too_many]);
        }
        for taking in takings {
            hand.forbid(&mut formula, taking);
        }
        is_false(&formula, conflicts, |model| {
            let taken = hand.taken(|literal| model.is_true(literal));
            format!("hand {k} can also be finished with {taken:?}")
        })?;
    }
    match share(position, &choices, spare, conflicts)? {
        None => Ok(()),
        Some(packing) => Err(Opinion::Winnable(packing)),
    }
}

/// What each hand may take, with this many cards beyond the fewest.
fn choices(position: &Position, needs: &[Need], beyond: usize) -> Vec<Choices> {
    let hungry = needs.iter().filter(|need| !position.is_waiting(need.hand));
    let hungry = hungry.filter_map(|need| Some((need.hand, need.cards?)));
    hungry
        .map(|(k, fewest)| {
            let takings = takings(position, k, fewest + beyond as u32);
            Choices { k, fewest, takings }
        })
        .collect()
}

/// How the hands can share the stock, if they can.
fn share(
    position: &Position,
    choices: &[Choices],
    beyond: usize,
    conflicts: u64,
) -> Result<Option<Packing>, Opinion> {
    let mut formula = Formula::default();
    let share = Share::encode(&mut formula, position, choices, beyond);
    let taken = match solve(&formula, conflicts) {
        Solved::False => return Ok(None),
        Solved::Tired => return Err(Opinion::Unknown),
        Solved::Unproved => return Err(unproved()),
        Solved::True(model) => share.taken(|literal| model.is_true(literal)),
    };
    let pass = |hand| Exchange { hand, take: Cards::NONE, drop: Cards::NONE };
    let mut exchanges: Vec<Exchange> = position.waiting().map(pass).collect();
    for (hand, take) in taken {
        exchanges.push(Exchange { hand, take, drop: drop(position, hand, take, conflicts)? });
    }
    Ok(Some(Packing { exchanges }))
}

/// What the hand drops if it takes these.
fn drop(position: &Position, k: u8, take: Cards, conflicts: u64) -> Result<Cards, Opinion> {
    let wild = vierblatt_koenigs_romme::Rank(k);
    let naturals: Cards = take.iter().filter(|card| !card.is_wild(wild)).collect();
    let taking = Taking { naturals, wilds: (take.len() - naturals.len()) as u8 };
    let mut formula = Formula::default();
    let hand = HandFormula::encode(&mut formula, position, k);
    hand.take(&mut formula, &taking);
    match solve(&formula, conflicts) {
        Solved::True(model) => Ok(hand.dropped(|literal| model.is_true(literal))),
        Solved::Tired => Err(Opinion::Unknown),
        Solved::False | Solved::Unproved => {
            Err(Opinion::Wrong(format!("hand {k} is not completed by {take:?}")))
        }
    }
}

/// The formula is false; otherwise `found` says what that means.
fn is_false(
    formula: &Formula,
    conflicts: u64,
    found: impl FnOnce(&Model) -> String,
) -> Result<(), Opinion> {
    match solve(formula, conflicts) {
        Solved::False => Ok(()),
        Solved::Tired => Err(Opinion::Unknown),
        Solved::Unproved => Err(unproved()),
        Solved::True(model) => Err(Opinion::Wrong(found(&model))),
    }
}

fn unproved() -> Opinion {
    Opinion::Wrong("a step of the refutation does not follow".to_owned())
}

enum Solved {
    True(Model),
    /// And the refutation is right.
    False,
    /// False, but a step of the refutation does not follow.
    Unproved,
    Tired,
}

struct Model(Vec<lbool>);

impl Model {
    fn is_true(&self, literal: Literal) -> bool {
        let value = self.0[literal.unsigned_abs() as usize - 1];
        value == if literal > 0 { lbool::TRUE } else { lbool::FALSE }
    }
}

fn solve(formula: &Formula, conflicts: u64) -> Solved {
    let mut solver =
        Solver::new(SolverOpts::default(), Log { learnt: Vec::new(), most: conflicts });
    let variables: Vec<Var> = (0..formula.variables).map(|_| solver.new_var_default()).collect();
    let written =
        |literal: Literal| Lit::new(variables[literal.unsigned_abs() as usize - 1], literal > 0);
    for clause in &formula.clauses {
        let mut clause: Vec<Lit> = clause.iter().map(|literal| written(*literal)).collect();
        solver.add_clause_reuse(&mut clause);
    }
    match solver.solve_limited(&[]) {
        value if value == lbool::TRUE => Solved::True(Model(solver.get_model().to_vec())),
        value if value == lbool::FALSE => {
            let mut checker = Checker::new(formula);
            let learnt = &solver.cb().learnt;
            let follow = learnt.iter().all(|clause| checker.learn(clause.clone()));
            if follow && checker.is_refuted() { Solved::False } else { Solved::Unproved }
        }
        _ => Solved::Tired,
    }
}

/// Writes down what the SAT solver learns, and stops it when it has learnt too much.
struct Log {
    learnt: Vec<Vec<Literal>>,
    most: u64,
}

impl Callbacks for Log {
    fn on_new_clause(&mut self, clause: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            let read = |lit: &Lit| {
                let number = lit.var().idx() as Literal + 1;
                if lit.sign() { number } else { -number }
            };
            self.learnt.push(clause.iter().map(read).collect());
        }
    }

    fn stop(&self) -> bool {
        self.learnt.len() as u64 > self.most
    }
}
