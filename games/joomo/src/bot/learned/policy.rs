//! The policy that learned: how likely it makes each move.

use vierblatt_game::Seat;

use super::inputs::{Evidence, INPUTS, OUTPUTS, inputs, output};
use super::net::{Hidden, Net};
use crate::bot::features::Features;
use crate::bot::policy::{Due, Outlook, exp};
use crate::bot::weights::Weights;
use crate::{Move, State};

/// How many kinds of tables and cards have feature weights of their own: for two and for more; first, second, later card.
pub const TASTES: usize = 6;

/// A network for what is known of the table, and weights for the features of each move. Both are added up.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// The network. Without inputs there is none, and the features alone decide.
    pub net: Net,
    /// The weights of the features.
    pub tastes: [Features; TASTES],
}

/// A move that may be made, and how good it looks.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// Its features.
    pub features: Features,
    /// How likely it is.
    pub chance: f32,
}

/// Room for one question, kept so that asking does not allocate.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// The inputs that are on.
    pub on: Vec<u16>,
    /// The moves, with their chances, which add up to 1. Of cards that are as good as each other only the lowest is there.
    pub moves: Vec<Choice>,
    /// The hidden layers.
    pub hidden: Hidden,
    /// Which weights of features were used.
    pub taste: usize,
}

impl Learned {
    /// What there is before anything was learned: the fitted weights of the features, and a network of zeros.
    pub fn fitted() -> Self {
        let [two, more] = [2, 4].map(Weights::at);
        let tastes = [two.lead, two.second, two.gap, more.lead, more.second, more.gap];
        Learned { net: Net::new(INPUTS, OUTPUTS), tastes }
    }

    /// How likely each move of the seat is. No moves where it plays no cards.
    pub fn ask(&self, state: &State, seat: Seat, evidence: &Evidence, question: &mut Question) {
        question.moves.clear();
        let Some(outlook) = Outlook::in_state(state, seat) else { return };
        outlook.for_each_features(|mv, features| {
            question.moves.push(Choice { mv, features: *features, chance: 1.0 });
        });
        question.taste = taste(outlook.due(), state.seats.0);
        inputs(state, seat, evidence, &mut question.on);
        self.answer(question);
    }

    /// Works out the chances of a question that was put before.
    pub fn answer(&self, question: &mut Question) {
        let Question { on, moves, hidden, taste } = question;
        let has_net = self.net.inputs() > 0;
        if has_net {
            self.net.look(on, hidden);
        }
        let taste = &self.tastes[*taste];
        let mut most = f32::NEG_INFINITY;
        for option in moves.iter_mut() {
            let mut sum = if has_net { self.net.output(hidden, output(option.mv)) } else { 0.0 };
            for (weight, feature) in taste.iter().zip(&option.features) {
                sum += weight * feature;
            }
            option.chance = sum;
            most = most.max(sum);
        }
        let mut all = 0.0;
        for option in moves.iter_mut() {
            option.chance = exp(option.chance - most);
            all += option.chance;
        }
        for option in moves.iter_mut() {
            option.chance /= all;
        }
    }
}

fn taste(due: Due, seats: u8) -> usize {
    let card = match due {
        Due::Lead => 0,
        Due::Second(_) => 1,
        Due::Gap(_) => 2,
    };
    if seats == 2 { card } else { 3 + card }
}
