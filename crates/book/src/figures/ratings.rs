//! How strong members are in a game: Weng and Lin's method for several players at once, told as a place and a band of places.
//! A number would look more exact than it is.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use ts_rs::TS;

use super::Played;

/// Cards need many games to tell who is stronger: twice the usual width of a class.
const BETA: f64 = 25.0 / 3.0;
/// How many uncertainties to each side a band has: about two out of three cases.
const WIDTH: f64 = 1.0;

/// Where a member stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Place {
    /// Who.
    pub member: String,
    /// The place by the middle of what is known.
    pub place: u32,
    /// The best place it may well be,
    pub from: u32,
    /// and the worst.
    pub until: u32,
    /// After how many games.
    pub games: u32,
}

/// Where everybody stands, the first first.
pub(super) fn ratings(played: &[&Played<'_>]) -> Vec<Place> {
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
    let mut known: BTreeMap<&str, (WengLinRating, u32)> = BTreeMap::new();
    for one in played {
        let before: Vec<[WengLinRating; 1]> = one
            .players
            .iter()
            .map(|member| {
                [known.get(member).map_or_else(WengLinRating::new, |(rating, _)| *rating)]
            })
            .collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .enumerate()
            .map(|(player, team)| (team.as_slice(), MultiTeamOutcome::new(one.place(player))))
            .collect();
        for (member, after) in one.players.iter().zip(weng_lin_multi_team(&teams, &config)) {
            let Some(rating) = after.first() else { continue };
            let entry = known.entry(member).or_insert_with(|| (WengLinRating::new(), 0));
            *entry = (*rating, entry.1 + 1);
        }
    }
    let low = |rating: &WengLinRating| rating.rating - WIDTH * rating.uncertainty;
    let high = |rating: &WengLinRating| rating.rating + WIDTH * rating.uncertainty;
    let all: Vec<WengLinRating> = known.values().map(|(rating, _)| *rating).collect();
    let count =
        |is: &dyn Fn(&WengLinRating) -> bool| all.iter().filter(|other| is(other)).count() as u32;
    let mut places: Vec<Place> = known
        .iter()
        .map(|(member, (own, games))| Place {
            member: (*member).to_owned(),
            place: 1 + count(&|other| other.rating > own.rating),
            from: 1 + count(&|other| low(other) > high(own)),
            until: all.len() as u32 - count(&|other| high(other) < low(own)),
            games: *games,
        })
        .collect();
    places.sort_by_key(|place| place.place);
    places
}
