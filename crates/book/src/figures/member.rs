//! The page of one member.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Played;
use crate::book::Book;

/// How many of the latest games the form shows.
const FORM: usize = 60;

/// A member's page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MemberPage {
    /// Who.
    pub member: String,
    /// How many games.
    pub games: u32,
    /// Wins; a shared one counts as a part.
    pub wins: f64,
    /// Games with bots among them, which count nowhere else on this page.
    pub with_bots: u32,
    /// Games for one, which count nowhere else on this page either,
    pub alone: u32,
    /// and how many of them were won.
    pub alone_won: u32,
    /// By game, and within each by number of players and by round.
    pub slices: Vec<Slice>,
    /// The latest games, the oldest first: how much of the others was left behind, from 0 (last) to 1 (first).
    pub form: Vec<f64>,
    /// Against each other member, those met most often first.
    pub rivals: Vec<Rival>,
}

/// Games of one kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Slice {
    /// The game's id; empty: any other game.
    pub game: String,
    /// What the other game is called.
    pub title: String,
    /// With so many players; none: with any number.
    pub players: Option<u8>,
    /// In this round; none: whole games.
    pub round: Option<u16>,
    /// How many games or rounds.
    pub games: u32,
    /// How many of them were won; a shared win counts as a part.
    pub wins: f64,
    /// The mean of points.
    pub mean: f64,
}

/// Somebody met on sheets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rival {
    /// Who.
    pub member: String,
    /// How often one was ahead of them,
    pub ahead: u32,
    /// behind them,
    pub behind: u32,
    /// or level.
    pub level: u32,
}

/// Game, title, players, round.
type Key<'a> = (&'a str, &'a str, Option<u8>, Option<u16>);

impl Book {
    /// The page of a member. None: there is no such member.
    pub fn member_page(&self, member: &str) -> Option<MemberPage> {
        self.members.get(member)?;
        let member = self.resolve(member);
        let all = self.played();
        let own = all.iter().filter_map(|one| {
            Some((one, one.players.iter().position(|player| *player == member)?))
        });
        let (bots, own): (Vec<_>, Vec<_>) = own.partition(|(one, _)| one.has_bots());
        let (alone, own): (Vec<_>, Vec<_>) = own.into_iter().partition(|(one, _)| one.is_alone());
        let mut slices: BTreeMap<Key<'_>, (u32, f64, i64)> = BTreeMap::new();
        let mut rivals: BTreeMap<&str, Rival> = BTreeMap::new();
        for (one, player) in &own {
            for (key, win, points) in cuts(one, *player) {
                let slice = slices.entry(key).or_default();
                *slice = (slice.0 + 1, slice.1 + win, slice.2 + points);
            }
            meet(one, *player, &mut rivals);
        }
        let mut rivals: Vec<Rival> = rivals.into_values().collect();
        rivals.sort_by_key(|rival| std::cmp::Reverse(rival.ahead + rival.behind + rival.level));
        let form: Vec<f64> = own
            .iter()
            .map(|(one, player)| {
                let others = (one.players.len() - 1) as f64;
                let behind =
                    one.totals.iter().filter(|total| one.is_better(one.totals[*player], **total));
                let level =
                    one.totals.iter().filter(|total| **total == one.totals[*player]).count() - 1;
                (behind.count() as f64 + level as f64 / 2.0) / others
            })
            .collect();
        Some(MemberPage {
            member: member.to_owned(),
            games: own.len() as u32,
            wins: own.iter().map(|(one, player)| one.share(*player)).sum(),
            with_bots: bots.len() as u32,
            alone: alone.len() as u32,
            alone_won: alone.iter().filter(|(one, _)| !one.winners().is_empty()).count() as u32,
            slices: slices.into_iter().map(slice).collect(),
            form: form[form.len().saturating_sub(FORM)..].to_vec(),
            rivals,
        })
    }
}

fn slice(
    ((game, title, players, round), (games, wins, points)): (Key<'_>, (u32, f64, i64)),
) -> Slice {
    Slice {
        game: game.to_owned(),
        title: title.to_owned(),
        players,
        round,
        games,
        wins,
        mean: points as f64 / f64::from(games),
    }
}

/// Where a game counts: as a whole, by number of players, and each of its rounds.
fn cuts<'a>(one: &'a Played<'_>, player: usize) -> Vec<(Key<'a>, f64, i64)> {
    let (game, title) = one.game();
    let (share, total) = (one.share(player), one.totals[player]);
    let mut cuts = vec![
        ((game, title, None, None), share, total),
        ((game, title, Some(one.players.len() as u8), None), share, total),
    ];
    for (round, row) in (1..).zip(&one.rows) {
        let Some(own) = row[player] else { continue };
        let best =
            row.iter().flatten().all(|value| !one.is_better(i64::from(*value), i64::from(own)));
        let level = row.iter().flatten().filter(|value| **value == own).count();
        let win = if best { 1.0 / level as f64 } else { 0.0 };
        cuts.push(((game, title, None, Some(round)), win, i64::from(own)));
    }
    cuts
}

fn meet<'a>(one: &'a Played<'_>, player: usize, rivals: &mut BTreeMap<&'a str, Rival>) {
    for (other, member) in one.players.iter().enumerate().filter(|(other, _)| *other != player) {
        let rival = rivals.entry(member).or_insert_with(|| Rival {
            member: (*member).to_owned(),
            ahead: 0,
            behind: 0,
            level: 0,
        });
        let (own, theirs) = (one.totals[player], one.totals[other]);
        if own == theirs {
            rival.level += 1;
        } else if one.is_better(own, theirs) {
            rival.ahead += 1;
        } else {
            rival.behind += 1;
        }
    }
}
