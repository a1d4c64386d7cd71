//! What must be true of every story.

use std::collections::{BTreeSet, HashMap, HashSet};

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use vierblatt_protocol::Ask;
use vierblatt_table::{Entry, Line, Viewer, replay};

use crate::client::{Client, person};
use crate::world::World;

/// Everything at once, when the game is over.
pub(crate) fn check(world: &mut World) -> Result<(), String> {
    let log = world.log().to_vec();
    each_request_once(&log)?;
    for (number, client) in world.clients.iter().enumerate() {
        acknowledged_is_stored(number, client, &log)?;
        let all = welcome(number, Some(0), &log)?;
        let all: Vec<Heard<'_>> = all.missed()?;
        all_that_was_heard_is_in_the_log(number, client, &all)?;
        for (n, game) in &client.snapshots {
            view_is_of_its_moment(number, *n, game, &log)?;
        }
        converges(number, client, &all, &log)?;
    }
    Ok(())
}

/// No request is carried out twice.
fn each_request_once(log: &[Line]) -> Result<(), String> {
    let mut times = HashMap::new();
    for line in log {
        if let Some(by) = &line.by {
            *times.entry(by).or_insert(0) += 1;
        }
    }
    match times.iter().find(|(_, times)| **times > 1) {
        Some((by, times)) => Err(format!("{by:?} was carried out {times} times")),
        None => Ok(()),
    }
}

/// What was answered with `done` is in the log, as it was asked for, and in the order it was asked.
fn acknowledged_is_stored(number: usize, client: &Client, log: &[Line]) -> Result<(), String> {
    let mut from = 0;
    for (id, ask) in &client.done {
        let is_it = |line: &Line| line.by.as_ref() == Some(&(person(number), id.clone()));
        // Sitting where one sits already is done without a line.
        let logged = matches!(ask, Ask::Act { .. } | Ask::Claim { .. } | Ask::Start);
        let Some(place) = log.iter().position(is_it) else {
            if logged {
                return Err(format!("{id} ({ask:?}) was acknowledged and is not in the log"));
            }
            continue;
        };
        if place < from {
            return Err(format!("{id} is in the log before what was asked for earlier"));
        }
        from = place;
        let same = match (&log[place].entry, ask) {
            (Entry::Acted { action, .. }, Ask::Act { action: asked, .. }) => action == asked,
            (Entry::Claimed { actions, .. }, Ask::Claim { actions: asked, .. }) => actions == asked,
            (_, Ask::Act { .. } | Ask::Claim { .. }) => false,
            _ => true,
        };
        if !same {
            return Err(format!("{ask:?} became {:?}", log[place].entry));
        }
    }
    Ok(())
}

/// What a client in this seat would be welcomed with.
struct Welcome(String);

/// One thing that was heard: its number, and all of it.
type Heard<'a> = (u32, &'a str);

fn number(heard: &str) -> u32 {
    #[derive(Deserialize)]
    struct Numbered {
        n: u32,
    }
    serde_json::from_str::<Numbered>(heard).map_or(0, |heard| heard.n)
}

fn welcome(number: usize, since: Option<u32>, log: &[Line]) -> Result<Welcome, String> {
    let mut table = replay(log, 0).map_err(|why| why.to_string())?;
    let outbox = table.connect(Viewer(0), person(number), since, log, 0);
    let outbox = outbox.map_err(|why| format!("{why:?}"))?;
    Ok(Welcome(outbox.send[0].1.to_string()))
}

impl Welcome {
    fn missed(&self) -> Result<Vec<Heard<'_>>, String> {
        #[derive(Deserialize)]
        struct Missed<'a> {
            #[serde(borrow)]
            missed: Vec<&'a RawValue>,
        }
        let missed: Missed<'_> = serde_json::from_str(&self.0).map_err(|why| why.to_string())?;
        Ok(missed.missed.into_iter().map(|heard| (number(heard.get()), heard.get())).collect())
    }

    fn value(&self) -> Result<Value, String> {
        serde_json::from_str(&self.0).map_err(|why| why.to_string())
    }
}

/// Nobody heard anything but what the log tells their seat: no card of somebody else.
fn all_that_was_heard_is_in_the_log(
    number: usize,
    client: &Client,
    all: &[Heard<'_>],
) -> Result<(), String> {
    let all: HashSet<&str> = all.iter().map(|(_, heard)| *heard).collect();
    match client.heard.iter().find(|heard| !all.contains(heard.as_str())) {
        Some(heard) => Err(format!("p{number} heard what was not for them: {heard}")),
        None => Ok(()),
    }
}

/// A view is what the log up to its number shows that seat, and nothing else.
fn view_is_of_its_moment(number: usize, n: u32, game: &str, log: &[Line]) -> Result<(), String> {
    let mut told = 0;
    let end = log.iter().position(|line| {
        told += u32::from(!matches!(line.entry, Entry::Claimed { .. }));
        told == n
    });
    let Some(end) = end else { return Err(format!("there is no entry {n}")) };
    let expected = timeless(welcome(number, None, &log[..=end])?.value()?["game"].take());
    // No game is no text.
    let seen = timeless(serde_json::from_str(game).unwrap_or_default());
    if seen == expected {
        Ok(())
    } else {
        Err(format!("p{number} saw {seen} at {n}, and the log says {expected}"))
    }
}

/// In the end everybody who comes back sees what the log shows, and has heard all of it.
fn converges(
    number: usize,
    client: &Client,
    all: &[Heard<'_>],
    log: &[Line],
) -> Result<(), String> {
    let welcome = welcome(number, client.n, log)?;
    let last = welcome.value()?;
    let told = log.iter().filter(|line| !matches!(line.entry, Entry::Claimed { .. })).count();
    if last["n"].as_u64() != Some(told as u64) || last["table"]["status"] != "over" {
        return Err(format!("p{number} comes back to {last}"));
    }
    let heard = client.heard.iter().map(|heard| self::number(heard));
    let numbers: BTreeSet<u32> = heard.chain(welcome.missed()?.iter().map(|(n, _)| *n)).collect();
    // Those who came after the first entries were told how it stood, not how it came to be.
    let first = numbers.first().copied().unwrap_or(u32::MAX);
    let expected: BTreeSet<u32> = all.iter().map(|(n, _)| *n).filter(|n| *n >= first).collect();
    if numbers == expected { Ok(()) } else { Err(format!("p{number} has a hole in what it heard")) }
}

/// Clocks and windows differ from moment to moment.
fn timeless(mut game: Value) -> Value {
    if let Some(fields) = game.as_object_mut() {
        fields.remove("clock");
        fields.remove("race");
    }
    game
}
