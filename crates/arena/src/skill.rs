//! Skill: where a bot is between chance and knowing every card.
//!
//! The bot, the random player and the clairvoyant take the same seat in turn, with the same
//! opponents, the same cards and every seat. Skill is the share of the way from the second to the third.

use crate::statistics::Estimate;
use crate::tournament::Results;
use crate::{Entrant, MatchUp};

/// The bot, the random player and the clairvoyant in the bot's seat.
pub(crate) fn match_ups(match_up: &MatchUp, bot: &Entrant) -> [MatchUp; 3] {
    [bot.clone(), Entrant::Random, Entrant::Clairvoyant]
        .map(|entrant| match_up.with_instead(bot, entrant))
}

/// The skill of the bot; None where even the clairvoyant gains nothing.
pub(crate) fn skill(results: &Results, match_up: &MatchUp, bot: &Entrant) -> Option<Estimate> {
    let chairs = match_ups(match_up, bot);
    let deals = results.games.len() / results.seatings.len();
    let pairs: Vec<(f64, f64)> = (0..deals)
        .map(|deal| {
            let [bot, random, ceiling] = [0, 1, 2].map(|n| in_chair(results, &chairs[n], deal));
            (bot - random, ceiling - random)
        })
        .collect();
    Estimate::of_ratio(&pairs)
}

/// What the first bot of the match-up made of a deal, summed over all seats.
fn in_chair(results: &Results, match_up: &MatchUp, deal: usize) -> f64 {
    let played = |turn: usize| {
        let seating = match_up.turned(turn);
        results.game(deal, &seating).map_or(0.0, |game| game.points.as_slice()[turn])
    };
    (0..match_up.bots.len()).map(played).sum()
}
