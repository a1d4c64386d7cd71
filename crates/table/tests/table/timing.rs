//! What the time and the size of messages tell: nothing that the game does not show. Times are compared by a two-sample test that finds
//! a difference where one is planted.

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use vierblatt_bots::Level;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_fair::Seed;
use vierblatt_game::{Moves, Seat};
use vierblatt_history::{Checkpoint, Entry, Folded, How, Line, Occupant, Opened};
use vierblatt_protocol::{Ask, Settings, Tempo};
use vierblatt_store::Ms;

use crate::scene::{Scene, opened};

const PEOPLE: [&str; 3] = ["anna", "ben", "cleo"];

/// The largest difference of two distribution functions, and how large it is once in a thousand times where there is none: Kolmogorov
/// and Smirnov's test.
fn difference(one: &[Ms], other: &[Ms]) -> (f64, f64) {
    let share =
        |of: &[Ms], at: Ms| of.iter().filter(|x| **x <= at).count() as f64 / of.len() as f64;
    let at = one.iter().chain(other);
    let largest = at.map(|at| (share(one, *at) - share(other, *at)).abs()).fold(0.0, f64::max);
    let (n, m) = (one.len() as f64, other.len() as f64);
    (largest, 1.95 * ((n + m) / (n * m)).sqrt())
}

/// How many legal moves a seat has, or the table's bot, and which level it is of.
struct Choices<'a> {
    scene: &'a Scene,
    seat: Option<Seat>,
}

impl Visit for Choices<'_> {
    type Output = (usize, Option<Level>);

    fn visit<G: Listed>(self) -> (usize, Option<Level>) {
        let start = self.scene.starts.last().expect("a game that was started");
        let checkpoint = Checkpoint::read(&start.checkpoint).expect("a checkpoint");
        let mut folded: Folded<G> = checkpoint.restore().expect("a table");
        for line in &self.scene.log[start.first as usize..] {
            folded.fold(line).expect("its own log");
        }
        let bot = folded.seats().iter().find_map(|seat| match folded.occupant(seat) {
            Occupant::Bot(level) => Some((seat, *level)),
            Occupant::Person(_) | Occupant::Nobody => None,
        });
        let seat = self.seat.or(bot.map(|(seat, _)| seat)).expect("somebody");
        let legal = folded.playing.map_or(0, |playing| G::legal(&playing.state, seat).len());
        (legal, bot.map(|(_, level)| level))
    }
}

/// The times of a bot's moves at a table, those without a choice and the others. It thinks as long as it may where it has a choice, and
/// a moment longer, because it has to come back; else it knows at once.
fn bot_times(level: u8, tempo: Tempo) -> [Vec<Ms>; 2] {
    const ENOUGH: usize = 250;
    fn choices(scene: &Scene) -> (usize, Option<Level>) {
        with_game("joomo", Choices { scene, seat: None }).expect("a game")
    }
    fn thinks_for(scene: &Scene) -> Ms {
        match choices(scene) {
            (2.., Some(level)) => level.thinking_time().as_millis() as Ms + 4,
            _ => 0,
        }
    }
    let settings = Settings { tempo, pause: 0, ..Settings::default() };
    let mut scene = Scene::open("joomo", 2, json!({}), settings);
    scene.done(0, Ask::Bot { seat: 1, level: Some(level) });
    scene.bots_think_for = thinks_for;
    scene.done(0, Ask::Start);
    let mut times = [Vec::new(), Vec::new()];
    while times.iter().any(|times| times.len() < ENOUGH) {
        let (entries, legal) = (scene.log.len(), scene.legal(0));
        if scene.seen(0, "table")["status"] == "over" {
            scene.done(0, Ask::Rematch);
        } else if let [first, ..] = legal.as_slice() {
            let (n, action) = (scene.n(0), first.clone());
            scene.done(0, Ask::Act { n, action });
        } else {
            let kind = usize::from(choices(&scene).0 > 1);
            scene.pass_until(|scene| scene.log.len() > entries);
            if let Entry::Acted { how: How::Bot, spent, .. } = scene.log[entries].entry {
                times[kind].push(spent);
            }
        }
    }
    times
}

#[test]
fn nobody_can_tell_by_a_bots_time_whether_it_had_a_choice() {
    for (level, tempo) in [(4, Tempo::Quick), (5, Tempo::Normal)] {
        let [forced, chosen] = bot_times(level, tempo);
        let (largest, once_in_a_thousand) = difference(&forced, &chosen);
        assert!(largest < once_in_a_thousand, "level {level}, {tempo:?}: {largest}");
        // Thinking that took a quarter longer would be noticed.
        let later: Vec<Ms> = chosen.iter().map(|time| time + time / 4).collect();
        let (planted, once_in_a_thousand) = difference(&forced, &later);
        assert!(planted > once_in_a_thousand, "level {level}, {tempo:?}: {planted}");
    }
}

/// How long the windows of races were open in which nobody and in which somebody had claimed, and how many messages somebody who claims
/// nothing was sent meanwhile.
fn windows(seats: &[&str], wanted: usize) -> ([Vec<Ms>; 2], [Vec<Ms>; 2]) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(23);
    let mut scene = Scene::started("komojo", seats, json!({}), Settings::default());
    scene.connect(9, "a watcher");
    let people: Vec<u64> =
        (0..seats.len() as u64).filter(|n| scene.inbox.contains_key(n)).collect();
    let (mut open, mut messages) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
    while open.iter().any(|times| times.len() < wanted) {
        if scene.seen(0, "table")["status"] == "over" {
            for viewer in &people {
                scene.done(*viewer, Ask::Rematch);
            }
        } else if scene.seen(9, "game")["race"].is_null() {
            play_on(&mut scene, &people, &mut rng);
        } else {
            let (since, heard) = (scene.now, scene.inbox[&9].len());
            let asked: Vec<u64> =
                people.iter().copied().filter(|viewer| !scene.legal(*viewer).is_empty()).collect();
            let claims = rng.random_bool(0.5) && !asked.is_empty();
            for viewer in asked.iter().filter(|_| claims) {
                scene.pass(rng.random_range(200..900));
                let actions = if rng.random_bool(0.3) { vec!["snap 1".to_owned()] } else { vec![] };
                let n = scene.n(*viewer);
                scene.ask(*viewer, Ask::Claim { n, actions, reaction: 300 });
            }
            let kind = usize::from(claims);
            messages[kind].push((scene.inbox[&9].len() - heard) as Ms);
            scene.pass_until(|scene| scene.seen(9, "game")["race"].is_null());
            open[kind].push(scene.now - since);
        }
    }
    (open, messages)
}

/// One move of whoever is to move, or time.
fn play_on(scene: &mut Scene, people: &[u64], rng: &mut Xoshiro256PlusPlus) {
    for viewer in people {
        let legal = scene.legal(*viewer);
        if legal.is_empty() {
            continue;
        }
        let quick = legal.iter().find(|action| ["draw", "drop"].contains(&action.as_str()));
        let any = &legal[rng.random_range(0..legal.len())];
        let (n, action) = (scene.n(*viewer), quick.unwrap_or(any).clone());
        scene.ask(*viewer, Ask::Act { n, action });
        return;
    }
    let time = scene.table.wakes_at().map_or(1000, |at| at.saturating_sub(scene.now));
    scene.pass(time);
}

#[test]
fn nobody_can_tell_by_time_or_messages_whether_somebody_claimed() {
    let ([unclaimed, claimed], messages) = windows(&PEOPLE, 80);
    let (largest, _) = difference(&unclaimed, &claimed);
    assert!(largest == 0.0, "windows differ by {largest}");
    assert!(messages.iter().flatten().all(|count| *count == 0), "somebody is told of a claim");
    // Where one person plays alone the window closes once they have claimed, and the comparison sees it.
    let ([unclaimed, claimed], _) = windows(&["anna", "level1", "level1"], 40);
    let (largest, once_in_a_thousand) = difference(&unclaimed, &claimed);
    assert!(largest > once_in_a_thousand, "{largest}");
}

/// What everybody but one was sent since they came.
fn sent(scene: &Scene, mover: u64, since: &BTreeMap<u64, usize>) -> BTreeMap<u64, Vec<Value>> {
    let others = scene.inbox.iter().filter(|(viewer, _)| **viewer != mover);
    others.map(|(viewer, messages)| (*viewer, messages[since[viewer]..].to_vec())).collect()
}

/// The moment twice: the table makes the only move there is, or the player makes it themselves at the same time.
fn compare_forced(scene: &Scene, people: &[&str], mover: u64) -> usize {
    let twin = || {
        let twin = scene.twin(people);
        let since: BTreeMap<u64, usize> =
            twin.inbox.iter().map(|(viewer, messages)| (*viewer, messages.len())).collect();
        (twin, since)
    };
    let ((mut forced, since), (mut chosen, _)) = (twin(), twin());
    let entries = forced.log.len();
    forced.pass_until(|scene| scene.log.len() > entries);
    chosen.now = forced.now;
    let (n, action) = (chosen.n(mover), chosen.legal(mover)[0].clone());
    chosen.done(mover, Ask::Act { n, action });
    let how = |line: &Line| match line.entry {
        Entry::Acted { how, .. } => Some(how),
        _ => None,
    };
    assert_eq!(how(&forced.log[entries]), Some(How::Forced));
    assert_eq!(how(&chosen.log[entries]), Some(How::Chosen));
    let (forced, chosen) = (sent(&forced, mover, &since), sent(&chosen, mover, &since));
    assert_eq!(forced, chosen, "a byte tells that there was no choice");
    forced.values().map(Vec::len).sum()
}

fn has_no_choice(game: &str, scene: &Scene, mover: u64) -> bool {
    let choices = with_game(game, Choices { scene, seat: Some(Seat(mover as u8)) });
    choices.is_some_and(|(legal, _)| legal == 1)
}

#[test]
fn not_a_byte_to_others_tells_a_forced_move_from_a_chosen_one() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(29);
    let mut all = 0;
    for game in IDS {
        let people = if *game == "komojo" { &PEOPLE[..] } else { &PEOPLE[..2] };
        let (mut compared, mut messages) = (0, 0);
        for seed in 0..12 {
            let settings = Settings { pause: 0, ..Settings::default() };
            let opened = Opened {
                seed: Seed([seed; 32]),
                ..opened(game, people.len() as u8, json!({}), settings)
            };
            let mut scene = Scene::of(opened);
            for (seat, person) in people.iter().enumerate().skip(1) {
                scene.connect(seat as u64, person);
                scene.done(seat as u64, Ask::Sit { seat: seat as u8 });
            }
            scene.done(0, Ask::Start);
            for _ in 0..120 {
                if scene.seen(0, "table")["status"] == "over" {
                    break;
                }
                let turn = scene.turn(0);
                let is_race = !scene.seen(0, "game")["race"].is_null();
                if let &[mover] = turn.as_slice()
                    && !is_race
                    && has_no_choice(game, &scene, mover)
                {
                    messages += compare_forced(&scene, people, mover);
                    compared += 1;
                }
                let viewers: Vec<u64> = if is_race { Vec::new() } else { turn };
                play_on(&mut scene, &viewers, &mut rng);
            }
        }
        assert!(messages >= compared, "others are told of every move");
        all += compared;
    } // Some games nearly always leave a choice.
    assert!(all > 150, "{all}");
}
