//! Tournaments of Joomo: reproducible, fair to every seat, and honest about what is not known.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use vierblatt_arena::{Entrant, MatchUp, Plan, Report, run};
use vierblatt_joomo::{Joomo, Options};

fn plan(bots: &[&str], deals: u64, seed: u64) -> Plan<Joomo> {
    let bots = bots.iter().map(|name| Entrant::read(name, "joomo").expect("a bot")).collect();
    Plan {
        options: Options::default(),
        match_up: MatchUp { bots },
        deals,
        seed,
        iterations: Some(20),
        whole_games: false,
        skill: None,
        patience: Duration::from_secs(1),
    }
}

/// Everything but the times, which no seed decides.
fn without_times(mut report: Report) -> String {
    for standing in &mut report.results {
        standing.ms_per_move_p50 = 0.0;
        standing.ms_per_move_p99 = 0.0;
    }
    serde_json::to_string(&report).expect("it can be written")
}

#[test]
fn the_same_seed_gives_the_same_result_and_another_one_another() {
    let bots = ["level3", "greedy", "random"];
    let mut of_seed_1 = plan(&bots, 6, 1);
    of_seed_1.skill = Some(Entrant::read("level3", "joomo").expect("a bot"));
    let once = without_times(run(&of_seed_1, &|| ()));
    assert_eq!(once, without_times(run(&of_seed_1, &|| ())));
    assert_ne!(once, without_times(run(&plan(&bots, 6, 2), &|| ())));
}

#[test]
fn a_bot_against_itself_is_exactly_par() {
    let report = run(&plan(&["random", "random", "random"], 5, 1), &|| ());
    let [alone] = report.results.as_slice() else { panic!("one bot, one line") };
    assert_eq!((alone.games, alone.elo), (15, None));
    assert!((alone.win_share - 1.0 / 3.0).abs() < 1e-9);
}

#[test]
fn every_seating_of_every_deal_is_played_and_counted() {
    let played = AtomicU64::new(0);
    let plan = plan(&["greedy", "random", "random", "random"], 3, 1);
    let report = run(&plan, &|| {
        played.fetch_add(1, Ordering::Relaxed);
    });
    assert_eq!((played.into_inner(), plan.games()), (12, 12));
    let games: Vec<u64> = report.results.iter().map(|line| line.games).collect();
    assert_eq!(games, [12, 36]);
    let wins: f64 = report.results.iter().map(|line| line.win_share * line.games as f64).sum();
    assert!((wins - 12.0).abs() < 1e-9, "every game has one win to share");
    assert_eq!((report.game, report.seats, report.unit), ("joomo", 4, "round"));
}

#[test]
fn random_has_skill_0_clairvoyant_1_and_a_bot_lies_between() {
    let skill = |bots: &[&str]| {
        let mut plan = plan(bots, 30, 1);
        plan.skill = Some(plan.match_up.bots[0].clone());
        let report = run(&plan, &|| ());
        (
            report.results[0].skill.expect("asked for"),
            report.results[0].skill_ci95.expect("many deals"),
        )
    };
    assert_eq!(skill(&["random", "greedy"]), (0.0, 0.0));
    let (one, nothing) = skill(&["clairvoyant", "greedy"]);
    assert!((one - 1.0).abs() < 1e-9 && nothing < 1e-9);
    let (greedy, unsure) = skill(&["greedy", "random"]);
    assert!(greedy > 0.1 && greedy < 1.0 && unsure > 0.0, "{greedy} ± {unsure}");
}

#[test]
fn whole_games_are_played_to_their_target() {
    let mut plan = plan(&["greedy", "random"], 2, 1);
    plan.whole_games = true;
    let report = run(&plan, &|| ());
    assert_eq!((report.unit, report.unfinished), ("game", 0));
    let most = report.results.iter().map(|line| line.points).fold(0.0, f64::max);
    assert!(most >= 10.0, "somebody had 20 at the end of every game: {most}");
}

#[test]
fn one_deal_says_nothing_about_others() {
    let report = run(&plan(&["greedy", "random"], 1, 1), &|| ());
    assert!(report.results.iter().all(|line| line.ci95.is_none()));
}

#[test]
fn stops_in_komojo_are_counted_with_their_success() {
    let plan = Plan::<vierblatt_komojo::Komojo> {
        options: vierblatt_komojo::Options::default(),
        match_up: MatchUp { bots: vec![Entrant::Greedy; 3] },
        deals: 10,
        seed: 1,
        iterations: None,
        whole_games: false,
        skill: None,
        patience: Duration::from_secs(1),
    };
    let report = run(&plan, &|| ());
    let stops = report.results[0].dared["STOP"];
    // Every round ends by somebody's STOP, and at most one player has said it.
    assert_eq!((stops.tries, report.unfinished), (10, 0));
    assert!(stops.successes > 0 && stops.successes < 10, "{stops:?}");
}

#[test]
fn what_was_learned_beats_chance_and_only_joomo_has_it() {
    let report = run(&plan(&["policy", "random"], 40, 1), &|| ());
    let [policy, random] = &report.results[..] else { panic!("two bots play") };
    assert!(policy.win_share > 0.8, "{} {}", policy.win_share, random.win_share);
    assert_eq!((policy.forfeits, report.unfinished), (0, 0));
    assert!(Entrant::of::<Joomo>("policy").is_ok());
    assert!(Entrant::of::<vierblatt_komojo::Komojo>("policy").is_err());
}
