//! Programs of other people, well-behaved and not.
#![cfg(unix)]

use std::time::Duration;

use vierblatt_arena::{Entrant, Launch, MatchUp, Plan, Report, Standing, WrongEntrant, run};
use vierblatt_joomo::Joomo;

fn tournament(command: &str, deals: u64) -> Report {
    let launch = Launch::read(command).expect("a command");
    let plan = Plan::<Joomo> {
        options: vierblatt_joomo::Options::default(),
        match_up: MatchUp { bots: vec![Entrant::External(launch), Entrant::Random] },
        deals,
        seed: 1,
        iterations: Some(10),
        whole_games: false,
        skill: None,
        patience: Duration::from_secs(2),
    };
    run(&plan, &|| ())
}

fn of_program(report: &Report) -> &Standing {
    &report.results[0]
}

#[test]
fn the_example_plays_whole_tournaments_and_beats_chance() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let report = tournament(&format!("python3 '{path}'"), 8);
    let program = of_program(&report);
    assert_eq!((program.forfeits, program.games, report.unfinished), (0, 16, 0));
    assert!(program.win_share > 0.5, "{}", program.win_share);
}

#[test]
fn nonsense_forfeits_each_move_and_the_program_stays() {
    // It answers every line, and with a counter shows that it was started once a game at most.
    let program = "sh -c 'while read line; do echo nonsense; done'";
    let report = tournament(program, 2);
    assert!(of_program(&report).forfeits > 20, "{}", of_program(&report).forfeits);
    assert_eq!(report.unfinished, 0);
}

#[test]
fn an_illegal_move_is_forfeited() {
    let program = r#"sh -c 'while read line; do echo "{\"move\": \"99\"}"; done'"#;
    assert!(of_program(&tournament(program, 1)).forfeits > 5);
}

#[test]
fn a_program_that_ends_is_started_again_and_hears_the_game_so_far() {
    // It answers one question with the first legal move and ends. The second time it must have been
    // told the deal again, or it answers nothing.
    let program = r#"sh -c '
        read begin; case "$begin" in *begin*) ;; *) exit 1;; esac
        read choose; case "$choose" in *"\"heard\":[{"*) ;; *) exit 1;; esac
        mv=${choose#*\"legal\":[\"}; mv=${mv%%\"*}
        echo "{\"move\": \"$mv\"}"'"#;
    let report = tournament(program, 1);
    let forfeits = of_program(&report).forfeits;
    // Two games with four starts each: at least four answers counted before the rest was forfeited.
    assert!(forfeits > 0);
    assert_eq!(report.unfinished, 0);
    let silent = tournament("sh -c 'exit 0'", 1);
    assert!(of_program(&silent).forfeits > forfeits, "whose every move was forfeited");
}

#[test]
fn a_program_that_hangs_costs_its_patience_and_no_more() {
    let launch = Launch::read("sleep 600").expect("a command");
    let plan = Plan::<Joomo> {
        options: vierblatt_joomo::Options::default(),
        match_up: MatchUp { bots: vec![Entrant::External(launch), Entrant::Random] },
        deals: 1,
        seed: 1,
        iterations: None,
        whole_games: false,
        skill: None,
        patience: Duration::from_millis(20),
    };
    let report = run(&plan, &|| ());
    assert!(of_program(&report).forfeits > 5);
}

#[test]
fn a_program_that_floods_us_is_stopped_or_ignored() {
    for program in ["yes", "sh -c 'cat /dev/zero'"] {
        assert!(of_program(&tournament(program, 1)).forfeits > 5, "{program}");
    }
}

#[test]
fn a_command_that_cannot_be_read_or_started_is_told_before() {
    for command in ["", "   ", "sh -c 'open"] {
        assert_eq!(Launch::read(command), Err(WrongEntrant::Command(command.to_owned())));
    }
    let launch = Launch::read("there-is-no-such-program --at all").expect("a command");
    assert!(launch.try_out().is_err());
    assert!(Launch::read("true").expect("a command").try_out().is_ok());
}
