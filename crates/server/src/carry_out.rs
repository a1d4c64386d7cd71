//! Does what a table wants, in order: store first, tell afterwards. Whoever calls this holds the
//! room's lock until all of it is done, so a table does one thing at a time; many tables share one
//! write to the disk meanwhile.

use std::sync::Arc;
use std::time::Instant;

use vierblatt_bots::Limit;
use vierblatt_store::{Append, AppendError, Log, SeatResult, TableSummary};
use vierblatt_table::{Failure, Index, Job, Outbox};

use crate::app::App;
use crate::metrics::add;
use crate::rooms::{Inside, Room, enter, read_log};
use crate::time::now;

/// Carries out what the table wants, and what it wants because of that, until it wants nothing.
pub(crate) async fn carry_out(app: &Arc<App>, room: &Room, inside: &mut Inside, first: Outbox) {
    let mut next = Some(first);
    while let Some(mut outbox) = next.take() {
        deliver(app, inside, &outbox);
        for job in outbox.think.drain(..) {
            think(app, room, job);
        }
        if outbox.reload {
            drop_out(app, room, inside);
            return;
        }
        if !outbox.append.is_empty() {
            next = Some(match store(app, room, inside, &mut outbox).await {
                Ok(()) => match inside.table.stored(now()) {
                    Ok(outbox) => outbox,
                    Err(why) => {
                        tracing::error!(code = room.code, %why, "a table broke");
                        drop_out(app, room, inside);
                        return;
                    }
                },
                Err(failure) => inside.table.not_stored(failure, now()),
            });
        } else if outbox.needs_log {
            let Ok(log) = read_log(app, &room.code).await else { return };
            match inside.table.read_log(&log, now()) {
                Ok(outbox) => next = Some(outbox),
                Err(why) => tracing::error!(code = room.code, %why, "bots cannot hear the game"),
            }
        }
    }
    if let Some(at) = inside.table.wake_at()
        && inside.wakes.is_none_or(|then| at < then || then <= now())
    {
        inside.wakes = Some(at);
        app.wake(&room.code, at);
    }
}

/// Sends what is to be sent. Who does not read is dropped; they come back and hear it all.
fn deliver(app: &App, inside: &mut Inside, outbox: &Outbox) {
    for (viewer, text) in &outbox.send {
        let Some(n) = inside.connections.iter().position(|there| there.viewer == *viewer) else {
            continue;
        };
        if inside.connections[n].send(text) {
            add(&app.metrics.sent, 1);
            add(&app.metrics.sent_bytes, text.len() as u64);
        } else {
            // Its queue ends here; the socket notices, says goodbye and disconnects.
            inside.connections.swap_remove(n);
            add(&app.metrics.dropped, 1);
        }
    }
    inside.connections.retain(|there| !outbox.close.contains(&there.viewer));
}

async fn store(
    app: &App,
    room: &Room,
    inside: &mut Inside,
    outbox: &mut Outbox,
) -> Result<(), Failure> {
    let lines: Vec<Vec<u8>> = outbox.append.iter().map(vierblatt_table::Line::write).collect();
    let count = lines.len() as u64;
    let append = Append {
        table: room.code.clone(),
        first: inside.table.entries().into(),
        entries: lines,
        game_starts: Vec::new(),
        summary: outbox.index.take().map(|index| summary(&index)),
        results: outbox.results.drain(..).map(|result| kept(&result, inside)).collect(),
    };
    let start = Instant::now();
    let answer = app.store.append(append).await;
    add(&app.metrics.appends, 1);
    add(&app.metrics.waited, start.elapsed().as_micros() as u64);
    match answer {
        Ok(()) => {
            add(&app.metrics.entries, count);
            Ok(())
        }
        Err(error) => {
            add(&app.metrics.failures, 1);
            tracing::error!(code = room.code, %error, "a move was not stored");
            Err(match error {
                AppendError::Conflict { .. } => Failure::Conflict,
                _ => Failure::Storage,
            })
        }
    }
}

/// What lists should know, as the store keeps it.
pub(crate) fn summary(index: &Index) -> TableSummary {
    let (seats, taken) = index.seats;
    TableSummary {
        game: index.game.to_owned(),
        status: index.status,
        listed: index.listed,
        opened_at: index.opened_at,
        changed_at: index.changed_at,
        wake_at: index.wake_at,
        people: index.people.iter().map(|person| person.0.as_str().into()).collect(),
        seats,
        taken,
    }
}

fn kept(result: &vierblatt_table::SeatResult, inside: &Inside) -> SeatResult {
    SeatResult {
        person: result.person.0.as_str().into(),
        game: inside.table.index(now()).game.to_owned(),
        game_number: result.game_number,
        seat: result.seat,
        seats: result.seats,
        place: result.place,
        points: result.points.into(),
        share: result.won,
        ended_at: now(),
    }
}

/// Lets a bot think on a thread of its own, and tells the table what came of it.
fn think(app: &Arc<App>, room: &Room, job: Job) {
    let (Some(room), app) = (room.shared(), Arc::clone(app)) else { return };
    tokio::spawn(async move {
        let Ok(_turn) = app.thinking.acquire().await else { return };
        let thought = tokio::task::spawn_blocking(move || {
            let start = Instant::now();
            let deadline = Some(start + job.level.thinking_time());
            let thought = (job.run)(&Limit { deadline, ..Limit::NORMAL });
            (thought, start.elapsed())
        });
        let Ok((thought, took)) = thought.await else {
            tracing::error!(code = room.code, "a bot failed");
            return;
        };
        add(&app.metrics.thoughts, 1);
        add(&app.metrics.thinking, took.as_micros() as u64);
        let mut inside = room.inside.lock().await;
        let outbox = inside.table.thought(thought, now());
        carry_out(&app, &room, &mut inside, outbox).await;
    });
}

/// The time a table asked for has come.
pub(crate) async fn wake(app: Arc<App>, code: String) {
    let Ok((room, mut inside)) = enter(&app, &code).await else { return };
    inside.wakes = None;
    let outbox = inside.table.wake(now());
    carry_out(&app, &room, &mut inside, outbox).await;
}

/// The table in memory is not the table on disk any more: everyone comes again and it is loaded anew.
fn drop_out(app: &App, room: &Room, inside: &mut Inside) {
    inside.is_gone = true;
    inside.connections.clear();
    app.rooms.remove(&room.code);
}
