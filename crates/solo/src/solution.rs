//! All that can be said about a solo game: the verdict with its certificate, a hint, hands that are in each
//! other's way, and a second opinion.

use serde_json::{Value, json};
use vierblatt_game::Notation;
use vierblatt_koenigs_romme::solver::{Hint, Packing, Position, Verdict, advise, conflict, solve};
use vierblatt_koenigs_romme::{Card, KoenigsRomme, PublicSolo, SOLO_HANDS};

use crate::confirm::{Opinion, confirm_lost, confirm_winnable};
use crate::{Difficulty, Grade};

/// After how many conflicts a second opinion gives up: some minutes.
const CONFLICTS: u64 = 2_000_000;

/// What can be said about a game.
pub struct Solution {
    /// Whether and how it can be won.
    pub verdict: Verdict,
    /// What to do with the card in hand, if there is one.
    pub hint: Option<(Card, Hint)>,
    /// Hands that cannot all be finished, if that was asked for and there are any.
    pub conflict: Option<Vec<u8>>,
    /// A second opinion, if that was asked for.
    pub opinion: Option<Opinion>,
    position: Position,
}

impl Solution {
    /// Solves a game by what its player sees. None if the cards are not dealt yet.
    pub fn of(public: &PublicSolo, with_conflict: bool, with_opinion: bool) -> Option<Self> {
        let position = Position::seen(public)?;
        let verdict = solve(&position);
        let plan = match &verdict {
            Verdict::Winnable(packing) => packing,
            Verdict::Lost(proof) => &proof.most,
        };
        Some(Solution {
            hint: public.card.and_then(|card| Some((card, advise(plan, &position, card)?))),
            conflict: with_conflict.then(|| conflict(&position)).flatten(),
            opinion: with_opinion.then(|| match &verdict {
                Verdict::Winnable(packing) => {
                    confirm_winnable(&position, packing.cards(), CONFLICTS)
                }
                Verdict::Lost(proof) => confirm_lost(&position, proof, CONFLICTS),
            }),
            position,
            verdict,
        })
    }

    /// Whether it can be won.
    pub fn is_winnable(&self) -> bool {
        matches!(self.verdict, Verdict::Winnable(_))
    }

    /// How many cards are still to come.
    pub fn cards(&self) -> usize {
        self.position.stock().len()
    }

    /// How hard it is with this packing.
    pub fn difficulty(&self, packing: &Packing) -> Difficulty {
        let spare = self.cards() - packing.cards();
        Difficulty { spare, grade: Grade::of(spare) }
    }

    /// How many hands are finished in the end if the exchanges of this packing are made.
    pub fn finished_by(&self, packing: &Packing) -> usize {
        finished_by(&self.position, packing)
    }

    /// Whether a second opinion agrees with the verdict; none if it gave up.
    pub fn agrees(&self, opinion: &Opinion) -> Option<bool> {
        match (&self.verdict, opinion) {
            (Verdict::Winnable(_), Opinion::Winnable(_)) | (Verdict::Lost(_), Opinion::Lost) => {
                Some(true)
            }
            (_, Opinion::Unknown) => None,
            _ => Some(false),
        }
    }

    /// For programs.
    pub fn json(&self) -> Value {
        let mut all = match &self.verdict {
            Verdict::Winnable(packing) => {
                let difficulty = self.difficulty(packing);
                json!({ "winnable": true, "packing": packing, "difficulty": difficulty })
            }
            Verdict::Lost(proof) => json!({
                "winnable": false,
                "by_counting": proof.by_counting(),
                "needs": proof.needs,
                "most": proof.most,
            }),
        };
        all["cards"] = json!(self.cards());
        all["card"] = json!(self.hint.map(|(card, _)| card));
        all["hint"] = json!(self.hint.map(|(_, hint)| hint));
        all["put"] = json!(self.hint.map(|(card, hint)| put(card, hint)));
        if let Some(conflict) = &self.conflict {
            all["conflict"] = json!(conflict);
        }
        if let Some(opinion) = &self.opinion {
            all["second_opinion"] = match self.agrees(opinion) {
                Some(true) => json!("agrees"),
                None => json!("gave up"),
                Some(false) => json!(format!("disagrees: {opinion:?}")),
            };
        }
        all
    }
}

/// How many hands are finished in the end if the exchanges of this packing are made.
pub(crate) fn finished_by(position: &Position, packing: &Packing) -> usize {
    SOLO_HANDS - position.unfinished().count() + packing.exchanges.len()
}

/// The action that follows a hint, as records have it.
pub fn put(card: Card, hint: Hint) -> String {
    let mut text = String::new();
    KoenigsRomme::write_move(&hint.put(card), &mut text);
    text
}
