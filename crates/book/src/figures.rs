//! Figures: folds over the sheets that count. Nothing of them is stored.

mod member;
mod ratings;
mod records;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use member::{MemberPage, Rival, Slice};
pub use ratings::Place;
pub use records::{BookRecord, RecordKind};

use crate::book::Book;
use crate::entry::Opening;
use crate::view::SheetLine;

/// A sheet that counts: it is full, nothing on it is to be chosen, and it has points.
pub(crate) struct Played<'a> {
    pub(crate) id: &'a str,
    pub(crate) opening: &'a Opening,
    pub(crate) photo: Option<&'a String>,
    at: u64,
    /// Who played, each as the member they are.
    pub(crate) players: Vec<&'a str>,
    /// Points by round, then by player; a cell nobody wrote into counts nothing.
    pub(crate) rows: Vec<Vec<Option<i32>>>,
    pub(crate) totals: Vec<i64>,
}

impl Played<'_> {
    pub(crate) fn day(&self) -> &str {
        &self.opening.day
    }

    /// What the game is told apart by: its id, or what another game is called.
    pub(crate) fn game(&self) -> (&str, &str) {
        (&self.opening.game, &self.opening.title)
    }

    /// Whether a total is better than another.
    pub(crate) fn is_better(&self, a: i64, b: i64) -> bool {
        if self.opening.fewest_win { a < b } else { a > b }
    }

    /// The place of a player, from 1; players with the same points share one.
    pub(crate) fn place(&self, player: usize) -> usize {
        1 + self.totals.iter().filter(|total| self.is_better(**total, self.totals[player])).count()
    }

    /// Those in the first place, who share the win. Alone one beats nobody: only an online game for one says whether it was won.
    pub(crate) fn winners(&self) -> Vec<usize> {
        if self.is_alone() && (self.opening.online.is_none() || self.totals[0] <= 0) {
            return Vec::new();
        }
        (0..self.totals.len()).filter(|player| self.place(*player) == 1).collect()
    }

    /// The part of the win that a player has.
    pub(crate) fn share(&self, player: usize) -> f64 {
        let winners = self.winners();
        if winners.contains(&player) { 1.0 / winners.len() as f64 } else { 0.0 }
    }

    pub(crate) fn has_bots(&self) -> bool {
        self.players.iter().any(|player| player.starts_with('~'))
    }

    /// Whether it is a game for one.
    pub(crate) fn is_alone(&self) -> bool {
        self.players.len() == 1
    }

    pub(crate) fn line(&self) -> SheetLine {
        SheetLine {
            id: self.id.to_owned(),
            game: self.opening.game.clone(),
            title: self.opening.title.clone(),
            players: self.players.iter().map(|&player| player.to_owned()).collect(),
            totals: self.totals.clone(),
            winners: self.winners().into_iter().map(|player| player as u8).collect(),
            online: self.opening.online.clone(),
            photo: self.photo.cloned(),
        }
    }
}

/// All figures of a book, or of one season of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Figures {
    /// How many sheets count.
    pub sheets: u32,
    /// On how many days.
    pub evenings: u32,
    /// By game, those played most first.
    pub games: Vec<GameFigures>,
    /// The same people again, those most often together first.
    pub rosters: Vec<RosterFigures>,
}

/// A game in the book.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameFigures {
    /// The game's id; empty: any other game.
    pub game: String,
    /// What the other game is called.
    pub title: String,
    /// How many sheets count, without those with bots and those of one player.
    pub sheets: u32,
    /// Those who played it, the most wins first.
    pub members: Vec<MemberFigures>,
    /// How strong they are, with how much is known of it.
    pub ratings: Vec<Place>,
    /// The records board.
    pub records: Vec<BookRecord>,
    /// The same for sheets with bots.
    pub with_bots: Vec<MemberFigures>,
    /// The same for games for one.
    pub alone: Vec<MemberFigures>,
}

/// How a member does in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MemberFigures {
    /// Who.
    pub member: String,
    /// How many games.
    pub games: u32,
    /// Wins; a shared one counts as a part.
    pub wins: f64,
    /// The mean of totals.
    pub mean: f64,
    /// The best total.
    #[ts(type = "number")]
    pub best: i64,
}

/// The same people together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RosterFigures {
    /// Who.
    pub members: Vec<String>,
    /// What they are called together; empty: nobody has named them.
    pub name: String,
    /// How many sheets.
    pub sheets: u32,
    /// The wins of each, in the order of `members`.
    pub wins: Vec<f64>,
}

/// How many rosters are told.
const MOST_ROSTERS: usize = 20;

impl Book {
    /// The sheets that count, in the order of days and of their opening.
    pub(crate) fn played(&self) -> Vec<Played<'_>> {
        let mut all: Vec<Played<'_>> = self
            .sheets
            .iter()
            .filter(|(_, sheet)| sheet.is_closed() && !sheet.is_discarded())
            .filter_map(|(id, sheet)| {
                let (opening, stamp) = sheet.opening.as_ref()?;
                let (rows, is_disputed) = sheet.points(opening.players.len(), &self.devices);
                let mut totals = vec![0; opening.players.len()];
                for row in &rows {
                    for (total, value) in totals.iter_mut().zip(row) {
                        *total += i64::from(value.unwrap_or(0));
                    }
                }
                let players = opening.players.iter().map(|member| self.resolve(member)).collect();
                let photo = sheet.photo.get().and_then(Option::as_ref);
                let counts = !is_disputed && !rows.is_empty();
                counts.then_some(Played { id, opening, photo, at: stamp.at, players, rows, totals })
            })
            .collect();
        all.sort_by(|a, b| (a.day(), a.at, a.id).cmp(&(b.day(), b.at, b.id)));
        all
    }

    /// All figures; of a season only what was played in it. None: there is no such season.
    pub fn figures(&self, season: Option<&str>) -> Option<Figures> {
        let span = match season {
            None => None,
            Some(season) => {
                let season = self.seasons.get(season)?.get()?;
                Some((season.1.as_str(), season.2.as_str()))
            }
        };
        let mut played = self.played();
        if let Some((from, until)) = span {
            played.retain(|played| (from..=until).contains(&played.day()));
        }
        let mut by_game: BTreeMap<(&str, &str), Vec<&Played<'_>>> = BTreeMap::new();
        for one in &played {
            by_game.entry(one.game()).or_default().push(one);
        }
        let mut games: Vec<GameFigures> =
            by_game.iter().map(|(game, played)| game_figures(*game, played)).collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.sheets));
        let mut days: Vec<&str> = played.iter().map(Played::day).collect();
        days.dedup();
        Some(Figures {
            sheets: played.len() as u32,
            evenings: days.len() as u32,
            games,
            rosters: self.roster_figures(&played),
        })
    }

    fn roster_figures(&self, played: &[Played<'_>]) -> Vec<RosterFigures> {
        let mut rosters: BTreeMap<Vec<&str>, (u32, Vec<f64>)> = BTreeMap::new();
        for one in played.iter().filter(|one| !one.has_bots() && !one.is_alone()) {
            let mut members = one.players.clone();
            members.sort_unstable();
            members.dedup();
            let count = members.len();
            let (sheets, wins) =
                rosters.entry(members.clone()).or_insert_with(|| (0, vec![0.0; count]));
            *sheets += 1;
            for (player, member) in one.players.iter().enumerate() {
                if let Some(at) = members.iter().position(|known| known == member) {
                    wins[at] += one.share(player);
                }
            }
        }
        let named = |members: &[String]| {
            self.rosters
                .iter()
                .filter(|(known, _)| self.together(known) == members)
                .find_map(|(_, name)| name.get().filter(|name| !name.is_empty()))
                .cloned()
                .unwrap_or_default()
        };
        let mut all: Vec<RosterFigures> = rosters
            .into_iter()
            .map(|(members, (sheets, wins))| {
                let members: Vec<String> = members.into_iter().map(str::to_owned).collect();
                RosterFigures { name: named(&members), members, sheets, wins }
            })
            .collect();
        all.sort_by_key(|roster| std::cmp::Reverse(roster.sheets));
        all.truncate(MOST_ROSTERS);
        all
    }
}

fn game_figures((game, title): (&str, &str), played: &[&Played<'_>]) -> GameFigures {
    let (bots, people): (Vec<&Played<'_>>, Vec<&Played<'_>>) =
        played.iter().copied().partition(|one| one.has_bots());
    let (alone, people): (Vec<&Played<'_>>, Vec<&Played<'_>>) =
        people.into_iter().partition(|one| one.is_alone());
    GameFigures {
        game: game.to_owned(),
        title: title.to_owned(),
        sheets: people.len() as u32,
        members: members(&people),
        ratings: ratings::ratings(&people),
        records: records::records(&people),
        with_bots: members(&bots),
        alone: members(&alone),
    }
}

fn members(played: &[&Played<'_>]) -> Vec<MemberFigures> {
    struct Sum {
        games: u32,
        wins: f64,
        points: i64,
        best: i64,
    }
    let mut sums: BTreeMap<&str, Sum> = BTreeMap::new();
    for one in played {
        for (player, member) in one.players.iter().enumerate() {
            if member.starts_with('~') {
                continue;
            }
            let total = one.totals[player];
            let sum =
                sums.entry(member).or_insert(Sum { games: 0, wins: 0.0, points: 0, best: total });
            sum.games += 1;
            sum.wins += one.share(player);
            sum.points += total;
            if one.is_better(total, sum.best) {
                sum.best = total;
            }
        }
    }
    let figures =
        sums.into_iter().map(|(member, Sum { games, wins, points, best })| MemberFigures {
            member: member.to_owned(),
            games,
            wins,
            mean: points as f64 / f64::from(games),
            best,
        });
    let mut figures: Vec<MemberFigures> = figures.collect();
    figures.sort_by(|a, b| b.wins.total_cmp(&a.wins).then(a.games.cmp(&b.games)));
    figures
}
