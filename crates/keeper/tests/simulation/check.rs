//! What is checked when the games are over: the log against everything that anybody was told.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde_json::Value;
use vierblatt_fair::verify;
use vierblatt_history::{Entry, Line, record};
use vierblatt_protocol::Ask;
use vierblatt_store::{Log, PersonId};

use crate::client::{Client, Seen, Span, Wish};
use crate::message::number_of;
use crate::promise::{Broken, Kept, Promise};
use crate::reference::{
    Reference, Told, lasting_game, lasting_table, loaded, same_table, welcomed,
};
use crate::world::World;

/// Everything at once. Says all that is wrong: what broke one promise may break others.
pub(crate) fn check(world: &World) -> Result<(), Vec<Broken>> {
    let Some(code) = world.code.as_deref() else { return Ok(()) };
    let log = &world.disk.log;
    let mut broken = Vec::new();
    let mut note = |kept: Kept| broken.extend(kept.err());
    note(each_request_once(world));
    for client in &world.clients {
        note(acknowledged_is_stored(client, log));
    }
    note(only_what_was_said(&world.clients));
    let people: Vec<PersonId> = world.clients.iter().map(Client::person).collect();
    match Reference::new(&world.disk, code, people) {
        Err(why) => note(Err(why)),
        Ok(reference) => {
            note(starts_are_right(world, code, &reference));
            note(deals_are_fair(world, code));
            for client in &world.clients {
                note(all_was_heard(world, client, &reference));
            }
            note(views_are_of_their_moment(world, &reference));
        }
    }
    if broken.is_empty() { Ok(()) } else { Err(broken) }
}

/// No request is carried out twice, and none that nobody made.
fn each_request_once(world: &World) -> Kept {
    let mut times: HashMap<&(PersonId, String), u32> = HashMap::new();
    for by in world.disk.log.iter().filter_map(|line| line.by.as_ref()) {
        *times.entry(by).or_default() += 1;
        let (person, id) = by;
        let made = world.clients.iter().any(|client| {
            client.person() == *person
                && (client.ids.contains(id) || (client.joins && id.starts_with("join-")))
        });
        Promise::RequestsOnce.holds(made, || format!("{person} never asked for {id}"))?;
    }
    let twice = times.iter().find(|(_, times)| **times > 1);
    Promise::RequestsOnce
        .holds(twice.is_none(), || format!("carried out more than once: {twice:?}"))
}

/// What was answered with `done` is in the log, as it was asked for, and in the order it was asked.
fn acknowledged_is_stored(client: &Client, log: &[Line]) -> Kept {
    let mut from = 0;
    for (id, wish) in &client.done {
        let Wish::Ask(ask) = wish else { continue };
        let by = (client.person(), id.clone());
        let place = log.iter().position(|line| line.by.as_ref() == Some(&by));
        // Some things are done without an entry, such as sitting where one sits.
        let is_logged = matches!(
            ask,
            Ask::Act { .. }
                | Ask::Claim { .. }
                | Ask::Start
                | Ask::Entropy { .. }
                | Ask::Bot { .. }
        );
        let Some(place) = place else {
            Promise::RequestsOnce.holds(!is_logged, || {
                format!("{id} ({ask:?}) was acknowledged and is not in the log")
            })?;
            continue;
        };
        Promise::RequestsOnce.holds(place >= from, || {
            format!("{id} is in the log before what was asked for earlier")
        })?;
        from = place;
        // A move is followed by what chance did because of it; its last entry names who asked.
        let entries = log[..=place].iter().rev().map(|line| &line.entry);
        let asked = entries
            .take_while(|entry| matches!(entry, Entry::Acted { .. } | Entry::Claimed { .. }))
            .find(|entry| !matches!(entry, Entry::Acted { seat: None, .. }));
        let same = match (asked, ask) {
            (Some(Entry::Acted { action, .. }), Ask::Act { action: asked, .. }) => action == asked,
            (Some(Entry::Claimed { actions, .. }), Ask::Claim { actions: asked, .. }) => {
                actions == asked
            }
            (_, Ask::Act { .. } | Ask::Claim { .. }) => false,
            _ => true,
        };
        Promise::RequestsOnce.holds(same, || format!("{ask:?} became {asked:?}"))?;
    }
    Ok(())
}

fn only_what_was_said(clients: &[Client]) -> Kept {
    let said: BTreeSet<&String> = clients.iter().flat_map(|client| &client.said).collect();
    let heard = clients.iter().flat_map(|client| &client.chat);
    let never_said = heard.into_iter().find(|text| !said.contains(text));
    Promise::OwnView.holds(never_said.is_none(), || format!("nobody said {never_said:?}"))
}

/// The stored starts are those that the whole log gives, and from the last of them the same table is loaded.
fn starts_are_right(world: &World, code: &str, reference: &Reference<'_>) -> Kept {
    let store = &world.disk.store;
    let mut starts = store.games(code, None, u32::MAX).wait().expect("memory can be read");
    starts.reverse();
    Promise::LogLoads.holds(starts == reference.starts, || {
        let numbers = |starts: &[vierblatt_store::GameStart]| -> Vec<(u32, u64)> {
            starts.iter().map(|start| (start.number, start.first)).collect()
        };
        let (stored, folded) = (numbers(&starts), numbers(&reference.starts));
        format!("the store has the games' starts {stored:?}, the log gives {folded:?}")
    })?;
    let stored = store.load(code).wait().expect("memory can be read").expect("the table");
    let whole = vierblatt_store::StoredTable { start: None, entries: reference.entries.clone() };
    let now = world.now;
    for client in &world.clients {
        let person = client.person();
        let from_start = welcomed(loaded(&stored)?.table, &person, None, None, now);
        let from_whole = welcomed(loaded(&whole)?.table, &person, None, None, now);
        Promise::LogLoads.holds(from_start == from_whole, || {
            format!("loaded from the last game's start {from_start:?}, from the beginning {from_whole:?}")
        })?;
    }
    Ok(())
}

/// Every game has a record that anybody can check.
fn deals_are_fair(world: &World, code: &str) -> Kept {
    for number in 1..=world.disk.games() {
        let unfair = |why: String| Promise::FairDeals.broken(format!("game {number}: {why}"));
        let game = world.disk.store.game(code, number).wait().expect("memory can be read");
        let game = game.ok_or_else(|| unfair("it is not stored".into()))?;
        let record = record(&game).map_err(|why| unfair(why.to_string()))?;
        let verified = verify(&record.record).map_err(|why| unfair(why.to_string()))?;
        Promise::FairDeals.holds(verified.is_over, || format!("game {number} has no end"))?;
    }
    Ok(())
}

/// Everybody heard what the log tells their seat, all of it, and nothing else.
fn all_was_heard(world: &World, client: &Client, reference: &Reference<'_>) -> Kept {
    let told = reference.told(&client.person())?;
    for span in &client.spans {
        was_heard(world, client.me, span, &told, reference)?;
    }
    Ok(())
}

fn was_heard(
    world: &World,
    me: usize,
    span: &Span,
    told: &Told,
    reference: &Reference<'_>,
) -> Kept {
    let Span { after, n, heard, may_lack } = span;
    for text in heard {
        let same = told.heard.get(&number_of(text)).is_some_and(|all| all.contains(text));
        Promise::OwnView.holds(same, || format!("p{me} heard what was not for them: {text}"))?;
    }
    let place = world.disk.place_of(*n);
    let place = place.ok_or_else(|| Promise::OwnView.broken(format!("there is no entry {n}")))?;
    // Nobody is told of earlier games.
    let start = reference.start_at(place + 1).map_or(0, |start| start.first as usize);
    let earlier = start.checked_sub(1).map_or(0, |last| world.disk.told_after(last));
    let from = (*after).max(earlier);
    if from >= *n {
        return Ok(());
    }
    let first = world.disk.place_of(from).unwrap_or(0);
    if told.seats[first.max(start)..=place].iter().any(|seat| *seat != told.seats[place]) {
        return Ok(());
    }
    let expected = told.heard.range(from + 1..=*n).flat_map(|(_, heard)| heard);
    let is_complete = expected.eq(heard) || (*may_lack && heard.is_empty());
    Promise::Converges.holds(is_complete, || {
        format!("p{me} was told {} things from {from} to {n}, and that is not all", heard.len())
    })
}

/// A view is what the log up to its number shows that seat, and nothing else.
fn views_are_of_their_moment(world: &World, reference: &Reference<'_>) -> Kept {
    let mut moments: BTreeMap<u32, Vec<(&Client, &Seen)>> = BTreeMap::new();
    for client in &world.clients {
        for seen in &client.seen {
            moments.entry(seen.n).or_default().push((client, seen));
        }
    }
    for (n, seen) in moments {
        let place = world.disk.place_of(n);
        let place = place.ok_or_else(|| Promise::OwnView.broken(format!("no entry {n}")))?;
        let mut expected: HashMap<usize, Value> = HashMap::new();
        for (client, seen) in seen {
            let me = client.me;
            let expected = match expected.entry(me) {
                std::collections::hash_map::Entry::Occupied(known) => known.into_mut(),
                std::collections::hash_map::Entry::Vacant(new) => {
                    let welcome = reference.welcome(&client.person(), place + 1, None)?;
                    let welcome = welcome.ok_or_else(|| {
                        Promise::OwnView.broken(format!("p{me} watched at {n}, where nobody may"))
                    })?;
                    let mut welcome: Value = serde_json::from_str(&welcome).expect("a welcome");
                    welcome["game"] = lasting_game(welcome["game"].take());
                    welcome["table"] = lasting_table(welcome["table"].take());
                    new.insert(welcome)
                }
            };
            // Where there is no game there is no text.
            let game = lasting_game(serde_json::from_str(&seen.game).unwrap_or_default());
            Promise::OwnView.holds(game == expected["game"], || {
                format!("p{me} saw {game} at {n}, and the log says {}", expected["game"])
            })?;
            let table = lasting_table(serde_json::from_str(&seen.table).unwrap_or_default());
            let is_same = same_table(&table, &mut expected["table"].clone());
            Promise::OwnView.holds(is_same, || {
                format!("p{me} saw {table} at {n}, and the log says {}", expected["table"])
            })?;
        }
    }
    Ok(())
}
