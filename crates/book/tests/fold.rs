//! What a book folds to does not depend on the order of entries, on how often they come, or on checkpoints in between, and its figures
//! are those of a recount that shares no code with it.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};
use vierblatt_book::{Applied, Book, Entry, How, Opening, RecordKind, What};

const MEMBERS: [&str; 4] = ["anna", "ben", "carla", "dora"];

/// Something to write; what it refers to is found among the entries before it.
#[derive(Clone, Debug)]
enum Step {
    Name(usize, u8),
    Remove(usize, bool),
    Merge(usize, Option<usize>),
    Claim(Option<usize>),
    Sheet {
        game: bool,
        few: bool,
        players: u8,
        closed: bool,
        day: u8,
    },
    Cell {
        sheet: Index,
        round: u16,
        player: u8,
        value: Option<i32>,
        knows: Option<Index>,
        counted: bool,
    },
    Close(Index, bool),
    Discard(Index, bool),
    Evening(u8, u8),
    Roster(u8),
    Season(u8),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        1 => (0..4_usize, 0..5_u8).prop_map(|(who, name)| Step::Name(who, name)),
        1 => (0..4_usize, any::<bool>()).prop_map(|(who, removed)| Step::Remove(who, removed)),
        1 => (0..4_usize, proptest::option::of(0..4_usize)).prop_map(|(who, into)| Step::Merge(who, into)),
        1 => proptest::option::of(0..4_usize).prop_map(Step::Claim),
        2 => (any::<bool>(), any::<bool>(), 1..5_u8, any::<bool>(), 1..6_u8)
            .prop_map(|(game, few, players, closed, day)| Step::Sheet { game, few, players, closed, day }),
        8 => (any::<Index>(), 1..4_u16, 0..4_u8, proptest::option::of(-5..50_i32), proptest::option::of(any::<Index>()), any::<bool>())
            .prop_map(|(sheet, round, player, value, knows, counted)| Step::Cell { sheet, round, player, value, knows, counted }),
        2 => (any::<Index>(), any::<bool>()).prop_map(|(sheet, closed)| Step::Close(sheet, closed)),
        1 => (any::<Index>(), any::<bool>()).prop_map(|(sheet, gone)| Step::Discard(sheet, gone)),
        1 => (1..6_u8, 0..3_u8).prop_map(|(day, note)| Step::Evening(day, note)),
        1 => (0..3_u8).prop_map(Step::Roster),
        1 => (0..3_u8).prop_map(Step::Season),
    ]
}

fn day(n: u8) -> String {
    format!("2026-01-0{n}")
}

/// Steps of three devices as entries. Times are few, so that many entries are of the same moment.
fn entries(steps: Vec<(u8, u64, Step)>) -> Vec<Entry> {
    let group = What::Group { name: "Thursday".into() };
    let mut all = vec![Entry { device: "first".into(), n: 1, by: "p0".into(), at: 0, what: group }];
    let mut counts = [0; 3];
    for (device, at, step) in steps {
        let n = &mut counts[usize::from(device)];
        *n += 1;
        let (n, device) = (*n, format!("device{device}"));
        let sheets: Vec<String> = all
            .iter()
            .filter(|entry| matches!(entry.what, What::Sheet(_)))
            .map(|entry| entry.id().to_string())
            .collect();
        let find = |index: Index| {
            if sheets.is_empty() { "nobody-1".to_owned() } else { index.get(&sheets).clone() }
        };
        let member = |who: usize| MEMBERS[who].to_owned();
        let what = match step {
            Step::Name(who, name) => {
                What::Member { member: member(who), name: format!("Name {name}") }
            }
            Step::Remove(who, removed) => What::Remove { member: member(who), removed },
            Step::Merge(who, into) => What::Merge { member: member(who), into: into.map(member) },
            Step::Claim(who) => What::Claim { member: who.map(member) },
            Step::Sheet { game, few, players, closed, day: of } => What::Sheet(Box::new(Opening {
                game: if game { "jogo".into() } else { String::new() },
                title: if game { String::new() } else { "Hearts".into() },
                players: MEMBERS[..usize::from(players)]
                    .iter()
                    .map(|&member| member.to_owned())
                    .collect(),
                dealer: 0,
                fewest_win: few,
                target: None,
                rounds: None,
                day: day(of),
                points: vec![vec![Some(3); usize::from(players)]],
                closed,
                online: None,
            })),
            Step::Cell { sheet, round, player, value, knows, counted } => {
                let over =
                    knows.map(|index| index.get(&all).id().to_string()).into_iter().collect();
                let how =
                    counted.then(|| How { counts: [("ace".to_owned(), 2)].into(), caller: false });
                What::Cell { sheet: find(sheet), round, player, value, over, how }
            }
            Step::Close(sheet, closed) => What::Close { sheet: find(sheet), closed },
            Step::Discard(sheet, discarded) => What::Discard { sheet: find(sheet), discarded },
            Step::Evening(of, note) => What::Evening {
                day: day(of),
                place: "At home".into(),
                note: format!("Note {note}"),
            },
            Step::Roster(name) => {
                What::Roster { members: vec![member(1), member(0)], name: format!("Team {name}") }
            }
            Step::Season(name) => What::Season {
                season: "winter".into(),
                name: format!("Winter {name}"),
                from: day(2),
                until: day(4),
            },
        };
        let by = format!("p{}", &device[6..]);
        all.push(Entry { device, n, by, at, what });
    }
    all
}

/// All that can be seen of a book.
fn seen(book: &Book) -> Value {
    let people = ["p0", "p1", "p2", ""];
    json!({
        "views": people.map(|person| book.view(person, 0)),
        "figures": book.figures(None),
        "season": book.figures(Some("winter")),
        "members": MEMBERS.map(|member| book.member_page(member)),
        "evenings": book.evenings(None, 100),
        "csv": book.to_csv(),
    })
}

fn fold<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Book {
    let mut book = Book::default();
    for entry in entries {
        book.apply(entry).expect("a good entry");
    }
    book
}

/// The log counted again from the first entry, the slow and plain way.
struct Recount<'a>(&'a [Entry]);

/// What a recount knows of a member in a game: games, wins, points.
type Tally = (u32, f64, i64);

impl Recount<'_> {
    /// The latest word on something.
    fn latest<T>(&self, pick: impl Fn(&What) -> Option<T>) -> Option<T> {
        let said = self.0.iter().filter_map(|entry| Some((entry, pick(&entry.what)?)));
        let said = said.max_by_key(|(entry, _)| (entry.at, entry.device.clone(), entry.n));
        said.map(|(_, said)| said)
    }

    /// Who a member is, followed one step at a time; of a circle the first by name.
    fn is(&self, member: &str) -> String {
        let into = |of: &str| {
            let said = self.latest(|what| match what {
                What::Merge { member, into } if member == of => Some(into.clone()),
                _ => None,
            });
            said.flatten()
        };
        let mut path = vec![member.to_owned()];
        while let Some(next) = into(&path[path.len() - 1]) {
            if let Some(at) = path.iter().position(|seen| *seen == next) {
                return path[at..].iter().min().expect("a circle").clone();
            }
            path.push(next);
        }
        path.pop().expect("somebody")
    }

    /// What stands in a cell, and whether it is to be chosen.
    fn cell(&self, id: &str, opening: &Opening, at: (u16, u8)) -> (Option<i32>, bool) {
        let mut marks: Vec<(&Entry, Option<i32>, &[String])> = Vec::new();
        for entry in self.0 {
            match &entry.what {
                What::Sheet(_) if entry.id().to_string() == id => {
                    let row = opening.points.get(usize::from(at.0) - 1);
                    let value = row.and_then(|row| row[usize::from(at.1)]);
                    marks.extend(value.map(|value| (entry, Some(value), [].as_slice())));
                }
                What::Cell { sheet, round, player, value, over, .. }
                    if sheet == id && (*round, *player) == at =>
                {
                    marks.push((entry, *value, over));
                }
                _ => {}
            }
        }
        let replaced: BTreeSet<&String> = marks.iter().flat_map(|(_, _, over)| *over).collect();
        marks.retain(|(entry, _, _)| !replaced.contains(&entry.id().to_string()));
        marks.sort_by_key(|(entry, _, _)| (entry.at, entry.device.clone(), entry.n));
        let value = marks.last().and_then(|(_, value, _)| *value);
        (value, marks.iter().any(|(_, other, _)| *other != value))
    }

    /// The totals of each sheet that counts.
    fn sheets(&self) -> Vec<(&Opening, Vec<i64>)> {
        let mut sheets = Vec::new();
        for entry in self.0 {
            let What::Sheet(opening) = &entry.what else { continue };
            let id = entry.id().to_string();
            let closed = self.latest(|what| match what {
                What::Close { sheet, closed } if *sheet == id => Some(*closed),
                _ => None,
            });
            let discarded = self.latest(|what| match what {
                What::Discard { sheet, discarded } if *sheet == id => Some(*discarded),
                _ => None,
            });
            let (mut totals, mut has_any, mut open) = (Vec::new(), false, false);
            for player in 0..opening.players.len() as u8 {
                let cells = (1..5).map(|round| self.cell(&id, opening, (round, player)));
                let cells: Vec<(Option<i32>, bool)> = cells.collect();
                has_any |= cells.iter().any(|(value, _)| value.is_some());
                open |= cells.iter().any(|(_, disputed)| *disputed);
                totals.push(cells.iter().map(|(value, _)| i64::from(value.unwrap_or(0))).sum());
            }
            let counts = closed.unwrap_or(opening.closed) && !discarded.unwrap_or(false);
            if counts && has_any && !open {
                sheets.push((&**opening, totals));
            }
        }
        sheets
    }

    /// Games, wins and points of everybody by game, in sheets of more than one.
    fn tallies(&self) -> BTreeMap<(String, String), Tally> {
        let mut tallies: BTreeMap<(String, String), Tally> = BTreeMap::new();
        for (opening, totals) in self.sheets().into_iter().filter(|(_, totals)| totals.len() > 1) {
            let sign = if opening.fewest_win { -1 } else { 1 };
            let best = totals.iter().map(|total| sign * total).max().expect("players");
            let winners = totals.iter().filter(|total| sign * **total == best).count() as f64;
            for (player, total) in opening.players.iter().zip(&totals) {
                let key = (format!("{}{}", opening.game, opening.title), self.is(player));
                let tally = tallies.entry(key).or_default();
                tally.0 += 1;
                tally.1 += if sign * total == best { 1.0 / winners } else { 0.0 };
                tally.2 += total;
            }
        }
        tallies
    }
}

fn scripts() -> impl Strategy<Value = Vec<Entry>> {
    proptest::collection::vec((0..3_u8, 0..6_u64, step()), 0..60).prop_map(entries)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, rng_seed: proptest::test_runner::RngSeed::Fixed(17), ..ProptestConfig::default() })]

    #[test]
    fn entries_fold_to_the_same_in_every_order_and_however_often_they_come(
        (entries, shuffled) in scripts().prop_flat_map(|entries| {
            (Just(entries.clone()), Just(entries).prop_shuffle())
        }),
        again in proptest::collection::vec(any::<Index>(), 0..10),
    ) {
        let book = fold(&entries);
        let mut other = fold(&shuffled);
        for index in again {
            prop_assert_eq!(other.apply(index.get(&entries)), Ok(Applied::Known));
        }
        prop_assert_eq!(seen(&book), seen(&other));
    }

    #[test]
    fn figures_from_scratch_are_those_of_a_book_that_grew_through_checkpoints(
        entries in scripts(),
        cuts in proptest::collection::vec(any::<Index>(), 0..4),
    ) {
        let mut grown = Book::default();
        let cuts: Vec<usize> = cuts.iter().map(|cut| cut.index(entries.len())).collect();
        for (n, entry) in entries.iter().enumerate() {
            grown.apply(entry).expect("a good entry");
            if cuts.contains(&n) {
                // Looked at and stored in between.
                seen(&grown);
                grown = Book::unpack(&grown.pack()).expect("what was packed");
            }
        }
        prop_assert_eq!(&grown, &fold(&entries));
        prop_assert_eq!(seen(&grown), seen(&fold(&entries)));
    }

    #[test]
    fn figures_are_those_of_a_recount_that_shares_no_code(entries in scripts()) {
        let recount = Recount(&entries);
        let figures = fold(&entries).figures(None).expect("figures");
        let sheets = recount.sheets();
        prop_assert_eq!(figures.sheets as usize, sheets.len());
        let days: BTreeSet<&str> = sheets.iter().map(|(opening, _)| opening.day.as_str()).collect();
        prop_assert_eq!(figures.evenings as usize, days.len());
        let mut tallies = recount.tallies();
        for game in &figures.games {
            for one in &game.members {
                let key = (format!("{}{}", game.game, game.title), one.member.clone());
                let (games, wins, points) = tallies.remove(&key).expect("it was counted");
                prop_assert_eq!(one.games, games);
                prop_assert!((one.wins - wins).abs() < 1e-9);
                prop_assert!((one.mean - points as f64 / f64::from(games)).abs() < 1e-9);
            }
            let totals = || sheets
                .iter()
                .filter(|(opening, totals)| {
                    totals.len() > 1 && (&opening.game, &opening.title) == (&game.game, &game.title)
                })
                .flat_map(|(_, totals)| totals.iter().copied());
            let record = |kind| game.records.iter().find(|record| record.kind == kind);
            let value = |kind| record(kind).map(|record| record.value);
            prop_assert_eq!(value(RecordKind::LowestTotal), totals().min());
            prop_assert_eq!(value(RecordKind::HighestTotal), totals().max());
        }
        prop_assert_eq!(tallies, BTreeMap::new());
        for member in MEMBERS {
            // Somebody nobody has named has no page.
            let Some(page) = fold(&entries).member_page(member) else { continue };
            let met = sheets.iter().filter(|(_, totals)| totals.len() > 1);
            let met = met.filter(|(opening, _)| {
                opening.players.iter().any(|player| recount.is(player) == recount.is(member))
            });
            prop_assert_eq!(page.games as usize, met.count());
        }
    }
}
