//! What a group relies on: nothing is lost, two values are chosen from, members are one, figures are right.

use vierblatt_book::{Book, Entry, Faulty, Opening, RecordKind, What, csv};

/// A book that is written by hand.
#[derive(Default)]
struct Writer {
    book: Book,
    n: u32,
}

impl Writer {
    fn new() -> Writer {
        let mut writer = Writer::default();
        writer.write("anna", What::Group { name: "Thursday".into() });
        for name in ["Anna", "Ben", "Carla"] {
            writer.write("anna", What::Member { member: name.to_lowercase(), name: name.into() });
        }
        writer.write("anna", What::Claim { member: Some("anna".into()) });
        writer.write("ben", What::Claim { member: Some("ben".into()) });
        writer
    }

    fn write(&mut self, who: &str, what: What) -> String {
        self.n += 1;
        let entry = Entry {
            device: who.into(),
            n: self.n,
            by: format!("person-{who}"),
            at: u64::from(self.n),
            what,
        };
        self.book.apply(&entry).expect("a good entry");
        entry.id().to_string()
    }

    fn sheet(&mut self, few: bool, day: &str, points: &[&[i32]]) -> String {
        let players = ["anna", "ben", "carla"].map(str::to_owned)
            [..points.first().map_or(2, |row| row.len())]
            .to_vec();
        let points =
            points.iter().map(|row| row.iter().map(|value| Some(*value)).collect()).collect();
        let opening = Opening {
            day: day.into(),
            fewest_win: few,
            players,
            points,
            closed: true,
            ..opening()
        };
        self.write("anna", What::Sheet(Box::new(opening)))
    }

    fn cell(&mut self, who: &str, sheet: &str, value: i32, over: &[&str]) -> String {
        let over = over.iter().map(|&id| id.to_owned()).collect();
        let what = What::Cell {
            sheet: sheet.into(),
            round: 1,
            player: 0,
            value: Some(value),
            over,
            how: None,
        };
        self.write(who, what)
    }
}

fn opening() -> Opening {
    Opening {
        game: "jogo".into(),
        title: String::new(),
        players: vec!["anna".into(), "ben".into()],
        dealer: 0,
        fewest_win: true,
        target: None,
        rounds: None,
        day: "2026-01-01".into(),
        points: Vec::new(),
        closed: false,
        online: None,
    }
}

#[test]
fn two_values_that_did_not_know_of_each_other_are_both_kept_until_one_is_chosen() {
    let mut writer = Writer::new();
    let sheet = writer.write("anna", What::Sheet(Box::new(opening())));
    let first = writer.cell("anna", &sheet, 5, &[]);
    let second = writer.cell("ben", &sheet, 7, &[]);
    let view = writer.book.sheet(&sheet).expect("the sheet");
    assert!(view.disputed);
    let choices: Vec<_> =
        view.cells[0].choices.iter().map(|choice| (choice.value, choice.by.as_deref())).collect();
    assert_eq!(choices, [(Some(5), Some("anna")), (Some(7), Some("ben"))]);
    writer.write("anna", What::Close { sheet: sheet.clone(), closed: true });
    assert_eq!(
        writer.book.figures(None).expect("figures").sheets,
        0,
        "it does not count before it is settled"
    );
    writer.cell("ben", &sheet, 5, &[&first, &second]);
    let view = writer.book.sheet(&sheet).expect("the sheet");
    assert!(!view.disputed);
    assert_eq!(view.cells[0].value, Some(5));
    assert_eq!(view.cells[0].before.len(), 2, "what stood there before is still to be seen");
    assert_eq!(writer.book.figures(None).expect("figures").sheets, 1);
}

#[test]
fn the_same_value_twice_is_no_conflict_and_a_correction_says_who_and_when() {
    let mut writer = Writer::new();
    let sheet = writer.write("anna", What::Sheet(Box::new(opening())));
    let first = writer.cell("anna", &sheet, 5, &[]);
    let second = writer.cell("ben", &sheet, 5, &[]);
    let view = writer.book.sheet(&sheet).expect("the sheet");
    assert!(!view.disputed && view.cells[0].choices.is_empty());
    writer.cell("ben", &sheet, 6, &[&first, &second]);
    let cell = &writer.book.sheet(&sheet).expect("the sheet").cells[0];
    assert_eq!((cell.value, cell.by.as_deref()), (Some(6), Some("ben")));
    assert_eq!(cell.before[0].by.as_deref(), Some("anna"));
}

#[test]
fn two_members_who_are_one_have_their_games_together() {
    let mut writer = Writer::new();
    writer.sheet(true, "2026-01-01", &[&[1, 2, 3]]);
    writer.write("ben", What::Member { member: "annie".into(), name: "Annie".into() });
    let players = vec!["annie".into(), "ben".into()];
    let points = vec![vec![Some(9), Some(4)]];
    let other = Opening { players, points, closed: true, ..opening() };
    writer.write("ben", What::Sheet(Box::new(other)));
    assert_eq!(writer.book.member_page("anna").expect("a page").games, 1);
    writer.write("anna", What::Merge { member: "annie".into(), into: Some("anna".into()) });
    let page = writer.book.member_page("annie").expect("a page");
    assert_eq!((page.member.as_str(), page.games, page.wins), ("anna", 2, 1.0));
    assert_eq!(writer.book.view("", 0).members.len(), 3);
}

#[test]
fn a_tie_is_a_shared_win_and_the_board_has_the_records() {
    let mut writer = Writer::new();
    writer.sheet(true, "2026-01-01", &[&[5, 5, 9]]);
    // Ben is 13 behind and wins by 1, although Carla had the best round twice.
    let comeback = writer.sheet(true, "2026-01-02", &[&[10, 12, 0], &[5, 4, 3], &[20, 0, 14]]);
    let figures = writer.book.figures(None).expect("figures");
    let game = &figures.games[0];
    let wins: Vec<(&str, f64)> =
        game.members.iter().map(|member| (member.member.as_str(), member.wins)).collect();
    assert_eq!(wins, [("ben", 1.5), ("anna", 0.5), ("carla", 0.0)]);
    let record = |kind| {
        let found = game.records.iter().find(|record| record.kind == kind).expect("a record");
        (found.member.as_str(), found.value, found.sheet.as_str())
    };
    let comeback = comeback.as_str();
    assert_eq!(record(RecordKind::GreatestComeback), ("ben", 13, comeback));
    assert_eq!(record(RecordKind::ClosestFinish), ("ben", 1, comeback));
    assert_eq!(record(RecordKind::RoundsWithoutWin), ("carla", 2, comeback));
    assert_eq!(record(RecordKind::WorstRound), ("anna", 20, comeback));
    assert_eq!(record(RecordKind::BestRound).1, 0);
    assert_eq!(record(RecordKind::LowestTotal).1, 5);
    assert_eq!(record(RecordKind::HighestTotal), ("anna", 35, comeback));
    assert_eq!(record(RecordKind::LongestStreak), ("ben", 2, comeback));
    assert_eq!(figures.rosters[0].wins, [0.5, 1.5, 0.0]);
}

#[test]
fn a_rating_is_a_place_with_a_band_that_narrows() {
    let mut writer = Writer::new();
    writer.sheet(true, "2026-01-01", &[&[1, 5]]);
    let places =
        |writer: &Writer| writer.book.figures(None).expect("figures").games[0].ratings.clone();
    let first = places(&writer);
    assert_eq!(
        (first[0].member.as_str(), first[0].from, first[0].until),
        ("anna", 1, 2),
        "one game says little"
    );
    for day in 1..=30 {
        writer.sheet(true, &format!("2026-02-{:02}", day.min(28)), &[&[1, 5]]);
    }
    let later = places(&writer);
    assert_eq!((later[0].from, later[0].until, later[1].from, later[1].until), (1, 1, 2, 2));
    assert_eq!(later[0].games, 31);
}

#[test]
fn games_with_bots_are_counted_apart() {
    let mut writer = Writer::new();
    let players = vec!["anna".into(), "~bot1".into()];
    let game = Opening { players, points: vec![vec![Some(1), Some(2)]], closed: true, ..opening() };
    writer.write("anna", What::Sheet(Box::new(game)));
    let figures = writer.book.figures(None).expect("figures");
    assert!(figures.games[0].members.is_empty() && figures.games[0].ratings.is_empty());
    assert!(figures.games[0].with_bots[0].wins > 0.9);
    let page = writer.book.member_page("anna").expect("a page");
    assert_eq!((page.games, page.with_bots), (0, 1));
}

#[test]
fn games_for_one_are_counted_by_themselves_and_beat_nobody() {
    let mut writer = Writer::new();
    let alone = |points, online| Opening {
        players: vec!["anna".into()],
        points: vec![vec![Some(points)]],
        fewest_win: false,
        closed: true,
        online,
        ..opening()
    };
    writer.write("anna", What::Sheet(Box::new(alone(1, Some(("K7F2QX".into(), 1))))));
    writer.write("anna", What::Sheet(Box::new(alone(0, Some(("K7F2QX".into(), 2))))));
    writer.write("anna", What::Sheet(Box::new(alone(30, None))));
    let figures = writer.book.figures(None).expect("figures");
    let [game] = figures.games.as_slice() else { panic!("one game: {figures:?}") };
    assert_eq!((game.sheets, game.members.len(), game.ratings.len()), (0, 0, 0));
    assert!(game.records.is_empty() && figures.rosters.is_empty());
    assert_eq!(game.alone[0].games, 3);
    assert!((game.alone[0].wins - 1.0).abs() < 1e-9, "{:?}", game.alone);
    let page = writer.book.member_page("anna").expect("a page");
    assert_eq!((page.games, page.alone, page.alone_won), (0, 3, 1));
}

#[test]
fn a_season_counts_only_its_days() {
    let mut writer = Writer::new();
    writer.sheet(true, "2026-01-01", &[&[1, 5]]);
    writer.sheet(true, "2026-03-01", &[&[1, 5]]);
    let season = |name: &str| What::Season {
        season: "s".into(),
        name: name.into(),
        from: "2026-02-01".into(),
        until: "2026-03-01".into(),
    };
    writer.write("anna", season("Spring"));
    assert_eq!(writer.book.figures(Some("s")).expect("figures").sheets, 1);
    assert_eq!(writer.book.figures(Some("nothing")), None);
}

#[test]
fn a_table_for_spreadsheets_comes_back_as_it_went() {
    let mut writer = Writer::new();
    writer.write("ben", What::Member { member: "anna".into(), name: "=Anna, \"A\"".into() });
    writer.sheet(true, "2026-01-01", &[&[5, 6], &[-7, 8]]);
    let text = writer.book.to_csv();
    assert!(text.contains("\"'=Anna, \"\"A\"\"\""), "no formula for a spreadsheet: {text}");
    let sheets = csv::read(&text).expect("a table");
    assert_eq!(sheets.len(), 1);
    assert_eq!(sheets[0].players, ["=Anna, \"A\"", "Ben"]);
    assert_eq!(sheets[0].points, [[Some(5), Some(6)], [Some(-7), Some(8)]]);
    let semicolons = "Day;Game;Player;Points\n2020-05-01;Skat;Opa;18\n2020-05-01;Skat;Oma;−3\n";
    assert_eq!(csv::read(semicolons).expect("a table")[0].points, [[Some(18), Some(-3)]]);
    for (wrong, line) in [
        ("day,game\n", 1),
        ("day,game,player,points\n2020-02-30,x,a,1\n", 2),
        ("day,game,player,points\n2020-02-03,x,a,many\n", 2),
        ("day,game,player,points\n2020-02-03,x,a,1\n2020-02-03,x,a,2\n", 3),
    ] {
        assert_eq!(csv::read(wrong).expect_err("not a table").line, line, "{wrong}");
    }
}

#[test]
fn what_may_not_stand_in_a_book_changes_nothing() {
    let mut writer = Writer::new();
    let before = writer.book.clone();
    let cell = |round, player, value| What::Cell {
        sheet: "a-1".into(),
        round,
        player,
        value: Some(value),
        over: vec![],
        how: None,
    };
    for (what, wrong) in [
        (What::Member { member: "x".into(), name: String::new() }, Faulty::Name),
        (What::Member { member: "no id".into(), name: "X".into() }, Faulty::Id),
        (cell(0, 0, 1), Faulty::Points),
        (cell(1, 12, 1), Faulty::Points),
        (cell(1, 0, 100_000), Faulty::Points),
        (
            What::Sheet(Box::new(Opening { players: vec!["a".into(), "a".into()], ..opening() })),
            Faulty::Players,
        ),
        (What::Sheet(Box::new(Opening { day: "yesterday".into(), ..opening() })), Faulty::Day),
        (What::Sheet(Box::new(Opening { points: vec![vec![None]], ..opening() })), Faulty::Points),
    ] {
        let entry = Entry { device: "x".into(), n: 1, by: "p".into(), at: 1, what };
        assert_eq!(writer.book.apply(&entry), Err(wrong), "{entry:?}");
    }
    assert_eq!(writer.book, before);
}
