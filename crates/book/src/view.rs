//! What a page shows of a book: names resolved, cells with what is to be chosen from.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Ms;
use crate::book::Book;
use crate::entry::How;
use crate::sheet::{Cell, Mark, Reference, Sheet, Stamp};

/// How many sheets that are closed a view has besides the open ones.
const LATEST: usize = 12;

/// How many online tables.
const LATEST_TABLES: usize = 3;

/// A book as somebody sees it who has its link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BookView {
    /// The group's name.
    pub name: String,
    /// How many entries the log has: to ask for what comes after them.
    #[ts(type = "number")]
    pub position: u64,
    /// Whether you began the group.
    pub owner: bool,
    /// The member you are.
    pub me: Option<String>,
    /// Everybody, by name; also those who were removed, because old sheets name them.
    pub members: Vec<MemberView>,
    /// Sheets that are open, and the latest that are closed; the newest first.
    pub sheets: Vec<SheetView>,
    /// Named groups of people.
    pub rosters: Vec<RosterView>,
    /// Spans of days that are counted by themselves, the latest first.
    pub seasons: Vec<SeasonView>,
    /// The latest online tables that belong to the book, by code.
    pub tables: Vec<String>,
    /// How many sheets count in the book.
    pub counted: u32,
}

/// A member.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MemberView {
    /// What they are named by in entries.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Whether they are off the list.
    pub removed: bool,
    /// Whether somebody with a device has said to be them.
    pub claimed: bool,
    /// Others that are the same person.
    pub merged: Vec<String>,
}

/// The same people together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RosterView {
    /// The members.
    pub members: Vec<String>,
    /// What they are called together.
    pub name: String,
}

/// A span of days.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeasonView {
    /// What it is named by.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The first day.
    pub from: String,
    /// The last day.
    pub until: String,
}

/// A sheet with all that was written on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetView {
    /// What it is named by.
    pub id: String,
    /// The game's id; empty: any other game.
    pub game: String,
    /// What the other game is called.
    pub title: String,
    /// The members who play, in the order in which they sit.
    pub players: Vec<String>,
    /// Who deals first, by place.
    pub dealer: u8,
    /// Whether few points are good.
    pub fewest_win: bool,
    /// It ends when somebody has so many points.
    pub target: Option<i32>,
    /// It ends after so many rounds.
    pub rounds: Option<u16>,
    /// The day.
    pub day: String,
    /// When it was opened.
    #[ts(type = "number")]
    pub opened_at: Ms,
    /// Whether it is full.
    pub closed: bool,
    /// Whether something is to be chosen on it.
    pub disputed: bool,
    /// The online game it was: the table's code and the number of the game.
    pub online: Option<(String, u32)>,
    /// What its photo is found by.
    pub photo: Option<String>,
    /// The cells that something was written into.
    pub cells: Vec<CellView>,
}

/// A cell of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CellView {
    /// The round, from 1.
    pub round: u16,
    /// The player's place, from 0.
    pub player: u8,
    /// The points that stand there; the latest where several are to be chosen from.
    pub value: Option<i32>,
    /// How they were counted.
    pub how: Option<How>,
    /// The entries that stand there: to be named by whatever replaces them.
    pub heads: Vec<String>,
    /// What is to be chosen from; empty where nothing is.
    pub choices: Vec<ChoiceView>,
    /// What stood there before, the oldest first.
    pub before: Vec<ChoiceView>,
    /// Who wrote what stands there: a member, or nobody known.
    pub by: Option<String>,
    /// When.
    #[ts(type = "number")]
    pub at: Ms,
}

/// Something that was written into a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChoiceView {
    /// The points.
    pub value: Option<i32>,
    /// Who wrote them: a member, or nobody known.
    pub by: Option<String>,
    /// When.
    #[ts(type = "number")]
    pub at: Ms,
}

/// A sheet in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetLine {
    /// What it is named by.
    pub id: String,
    /// The game's id; empty: any other game.
    pub game: String,
    /// What the other game is called.
    pub title: String,
    /// The members who played.
    pub players: Vec<String>,
    /// Everybody's points.
    #[ts(type = "number[]")]
    pub totals: Vec<i64>,
    /// The places of those who won.
    pub winners: Vec<u8>,
    /// The online game it was.
    pub online: Option<(String, u32)>,
    /// What its photo is found by.
    pub photo: Option<String>,
}

/// A day of the book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EveningView {
    /// The day.
    pub day: String,
    /// Where it was.
    pub place: String,
    /// What is worth remembering.
    pub note: String,
    /// Its sheets, in the order in which they were opened.
    pub sheets: Vec<SheetLine>,
}

impl Book {
    /// What somebody sees; a person without a name in logs sees it too. `position` is the length of the log.
    pub fn view(&self, person: &str, position: u64) -> BookView {
        let mut shown: Vec<(&String, &Sheet, bool)> = self.shown().collect();
        shown.sort_by(|a, b| order(b).cmp(&order(a)));
        let mut latest = 0;
        let sheets = shown.into_iter().filter(|(_, _, disputed)| {
            latest += usize::from(!disputed);
            *disputed || latest <= LATEST
        });
        let sheets = sheets.filter_map(|(id, sheet, _)| self.sheet_view(id, sheet)).collect();
        let rosters = self.rosters.iter().filter_map(|(members, name)| {
            let name = name.get().filter(|name| !name.is_empty())?.clone();
            Some(RosterView { members: self.together(members), name })
        });
        let seasons = self.seasons.iter().filter_map(|(id, season)| {
            let (name, from, until) = season.get().filter(|(name, _, _)| !name.is_empty())?.clone();
            Some(SeasonView { id: id.clone(), name, from, until })
        });
        let mut seasons: Vec<SeasonView> = seasons.collect();
        seasons.sort_by(|a, b| (&b.from, &b.id).cmp(&(&a.from, &a.id)));
        BookView {
            name: self.name().to_owned(),
            position,
            owner: self.is_owner(person),
            me: self.member_of(person).map(str::to_owned),
            members: self.member_views(),
            sheets,
            rosters: rosters.collect(),
            seasons,
            tables: self.tables_since(0, LATEST_TABLES),
            counted: self.played().len() as u32,
        }
    }

    /// Sheets that were opened and not thrown away; with each, whether it needs somebody: it is open, or something is to be chosen.
    fn shown(&self) -> impl Iterator<Item = (&String, &Sheet, bool)> {
        self.sheets.iter().filter_map(|(id, sheet)| {
            let (opening, _) = sheet.opening.as_ref()?;
            let needs_somebody =
                !sheet.is_closed() || sheet.points(opening.players.len(), &self.devices).1;
            (!sheet.is_discarded()).then_some((id, sheet, needs_somebody))
        })
    }

    fn member_views(&self) -> Vec<MemberView> {
        let claimed: Vec<&str> =
            self.claims.keys().filter_map(|person| self.member_of(person)).collect();
        let views = self.members.iter().filter(|(id, _)| self.resolve(id) == id.as_str());
        let mut views: Vec<MemberView> = views
            .filter_map(|(id, member)| {
                let merged =
                    self.members.keys().filter(|other| *other != id && self.resolve(other) == id);
                Some(MemberView {
                    id: id.clone(),
                    name: member.name.get()?.clone(),
                    removed: member.removed.get().copied().unwrap_or(false),
                    claimed: claimed.contains(&id.as_str()),
                    merged: merged.cloned().collect(),
                })
            })
            .collect();
        views.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
        views
    }

    /// One sheet. None: there is none under this id.
    pub fn sheet(&self, id: &str) -> Option<SheetView> {
        let sheet = self.sheets.get(id).filter(|sheet| !sheet.is_discarded())?;
        self.sheet_view(id, sheet)
    }

    fn sheet_view(&self, id: &str, sheet: &Sheet) -> Option<SheetView> {
        let (opening, stamp) = sheet.opening.as_ref()?;
        let players = opening.players.len();
        let cells = sheet.cells.iter().filter(|cell| usize::from(cell.player) < players);
        Some(SheetView {
            id: id.to_owned(),
            game: opening.game.clone(),
            title: opening.title.clone(),
            players: self.resolved(&opening.players),
            dealer: opening.dealer,
            fewest_win: opening.fewest_win,
            target: opening.target,
            rounds: opening.rounds,
            day: opening.day.clone(),
            opened_at: stamp.at,
            closed: sheet.is_closed(),
            disputed: sheet.points(players, &self.devices).1,
            online: opening.online.clone(),
            photo: sheet.photo.get().cloned().flatten(),
            cells: cells.map(|cell| self.cell_view(cell)).collect(),
        })
    }

    fn cell_view(&self, cell: &Cell) -> CellView {
        let heads = cell.heads(&self.devices);
        let (value, is_disputed) = cell.value(&self.devices);
        let choice = |mark: &Mark| ChoiceView {
            value: mark.value,
            by: self.author(mark.stamp.entry),
            at: mark.stamp.at,
        };
        let is_head = |mark: &Mark| heads.iter().any(|head| head.stamp == mark.stamp);
        let mut before: Vec<&Mark> = cell.marks.iter().filter(|mark| !is_head(mark)).collect();
        before.sort_by_key(|mark| {
            (mark.stamp.at, &self.devices[mark.stamp.entry.device as usize], mark.stamp.entry.n)
        });
        let last = heads.last();
        CellView {
            round: cell.round,
            player: cell.player,
            value,
            how: last.and_then(|mark| mark.how.as_deref().cloned()),
            heads: heads.iter().map(|mark| self.id_of(mark.stamp)).collect(),
            choices: if is_disputed {
                heads.iter().map(|mark| choice(mark)).collect()
            } else {
                Vec::new()
            },
            before: before.into_iter().map(choice).collect(),
            by: last.and_then(|mark| self.author(mark.stamp.entry)),
            at: last.map_or(0, |mark| mark.stamp.at),
        }
    }

    fn id_of(&self, stamp: Stamp) -> String {
        format!("{}-{}", self.devices[stamp.entry.device as usize], stamp.entry.n)
    }

    fn author(&self, entry: Reference) -> Option<String> {
        self.member_of(&self.people[entry.device as usize]).map(str::to_owned)
    }

    pub(crate) fn resolved(&self, members: &[String]) -> Vec<String> {
        members.iter().map(|member| self.resolve(member).to_owned()).collect()
    }

    /// Different members, sorted.
    pub(crate) fn together(&self, members: &[String]) -> Vec<String> {
        let mut members = self.resolved(members);
        members.sort();
        members.dedup();
        members
    }

    /// The days of the book before this one, the latest first, at most so many.
    pub fn evenings(&self, before: Option<&str>, limit: usize) -> Vec<EveningView> {
        let mut evenings: Vec<EveningView> = Vec::new();
        for played in self.played().iter().rev() {
            if before.is_some_and(|before| played.day() >= before) {
                continue;
            }
            if evenings.last().is_none_or(|evening| evening.day != played.day()) {
                if evenings.len() == limit {
                    break;
                }
                let (place, note) = self
                    .evenings
                    .get(played.day())
                    .and_then(|evening| evening.get().cloned())
                    .unwrap_or_default();
                let day = played.day().to_owned();
                evenings.push(EveningView { day, place, note, sheets: Vec::new() });
            }
            if let Some(evening) = evenings.last_mut() {
                evening.sheets.insert(0, played.line());
            }
        }
        evenings
    }
}

/// The newest sheets are the last.
fn order<'a>((id, sheet, _): &(&'a String, &'a Sheet, bool)) -> (&'a str, Ms, &'a str) {
    let (day, at) =
        sheet.opening.as_ref().map_or(("", 0), |(opening, stamp)| (opening.day.as_str(), stamp.at));
    (day, at, id)
}
