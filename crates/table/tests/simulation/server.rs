//! A server: one table in memory, loaded from the log.

use std::collections::BTreeMap;

use vierblatt_bots::Limit;
use vierblatt_protocol::Status;
use vierblatt_store::AppendError;
use vierblatt_table::{AnyTable, Failure, Ms, Outbox, Thought, Viewer, replay};

use crate::client::person;
use crate::world::{Event, Said, World};

#[derive(Default)]
pub(crate) struct Server {
    /// None while it is down.
    pub(crate) table: Option<Box<dyn AnyTable>>,
    /// Whose connections it has.
    viewers: BTreeMap<u64, usize>,
    /// How often it was loaded: what an earlier life asked for is of no use to a later one.
    pub(crate) life: u32,
    /// When its alarm is set for.
    alarm: Option<Ms>,
}

impl Server {
    pub(crate) fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.status() == Status::Over)
    }
}

impl World {
    /// The server has the table, from the log.
    pub(crate) fn load(&mut self, server: usize) -> Result<(), String> {
        self.forget(server);
        let luck = self.luck(u64::MAX);
        let table = replay(self.log(), luck).map_err(|why| why.to_string())?;
        self.servers[server].table = Some(table);
        Ok(())
    }

    /// The server is gone, with all it had not stored.
    pub(crate) fn crash(&mut self, server: usize) {
        self.forget(server);
        let delay = 200 + self.luck(3000);
        self.after(delay, Event::Up { server });
    }

    fn forget(&mut self, server: usize) {
        let server = &mut self.servers[server];
        server.table = None;
        server.alarm = None;
        server.life += 1;
        let viewers = std::mem::take(&mut server.viewers);
        for (connection, client) in viewers {
            self.after(50, Event::Closed { client, connection });
        }
    }

    pub(crate) fn hear(
        &mut self,
        server: usize,
        connection: u64,
        said: Said,
    ) -> Result<(), String> {
        self.log();
        let luck = self.luck(u64::MAX);
        let now = self.now;
        let Server { table: Some(table), viewers, .. } = &mut self.servers[server] else {
            return Ok(());
        };
        let viewer = Viewer(connection);
        let outbox = match said {
            // A hello that comes twice is one hello.
            Said::Hello { .. } if viewers.contains_key(&connection) => return Ok(()),
            Said::Hello { client, since } => {
                viewers.insert(connection, client);
                table.measured(viewer, 50);
                let connected = table.connect(viewer, person(client), since, &self.read, now);
                connected.map_err(|why| format!("somebody may not come: {why:?}"))?
            }
            Said::Ask { .. } if !viewers.contains_key(&connection) => return Ok(()),
            Said::Ask { id, ask } => {
                let mut lot = [0; 32];
                lot[..8].copy_from_slice(&luck.to_le_bytes());
                table.ask(viewer, id, ask, lot, now)
            }
        };
        self.take(server, outbox)
    }

    pub(crate) fn leave(&mut self, server: usize, connection: u64) -> Result<(), String> {
        let now = self.now;
        let Server { table: Some(table), viewers, .. } = &mut self.servers[server] else {
            return Ok(());
        };
        if viewers.remove(&connection).is_none() {
            return Ok(());
        }
        let outbox = table.disconnect(Viewer(connection), now);
        self.take(server, outbox)
    }

    pub(crate) fn wake(&mut self, server: usize) -> Result<(), String> {
        let now = self.now;
        self.servers[server].alarm = None;
        let Some(table) = &mut self.servers[server].table else { return Ok(()) };
        if table.wake_at().is_some_and(|at| at <= now) {
            let outbox = table.wake(now);
            let works = !outbox.append.is_empty() || !outbox.think.is_empty() || outbox.needs_log;
            let again = table.wake_at().is_some_and(|at| at <= now);
            if again && !works {
                return Err("the table wants to be woken again and again".to_owned());
            }
            return self.take(server, outbox);
        }
        self.set_alarm(server);
        Ok(())
    }

    pub(crate) fn stored(
        &mut self,
        server: usize,
        written: &Result<(), AppendError>,
    ) -> Result<(), String> {
        let now = self.now;
        let Some(table) = &mut self.servers[server].table else { return Ok(()) };
        let outbox = match written {
            Ok(()) => table.stored(now).map_err(|why| why.to_string())?,
            Err(AppendError::Conflict { .. }) => table.not_stored(Failure::Conflict, now),
            Err(_) => table.not_stored(Failure::Storage, now),
        };
        self.take(server, outbox)
    }

    pub(crate) fn come_back(
        &mut self,
        server: usize,
        life: u32,
        thought: Thought,
    ) -> Result<(), String> {
        let now = self.now;
        let Server { table: Some(table), life: present, .. } = &mut self.servers[server] else {
            return Ok(());
        };
        if *present != life {
            return Ok(());
        }
        let outbox = table.thought(thought, now);
        self.take(server, outbox)
    }

    /// Does what the table wants done.
    fn take(&mut self, server: usize, outbox: Outbox) -> Result<(), String> {
        for (viewer, text) in &outbox.send {
            let Some(client) = self.servers[server].viewers.get(&viewer.0).copied() else {
                continue;
            };
            self.send(|| Event::ToClient { client, connection: viewer.0, text: text.clone() });
        }
        if outbox.reload {
            return self.load(server);
        }
        let life = self.servers[server].life;
        if !outbox.append.is_empty() {
            let Some(table) = &self.servers[server].table else { return Ok(()) };
            let first = table.entries();
            let delay = 1 + self.luck(30);
            self.after(delay, Event::Append { server, life, first, lines: outbox.append });
        }
        for job in outbox.think {
            // Some bots are lost with their thread.
            if self.is_calm() || self.luck(20) > 0 {
                let thought = (job.run)(&Limit::iterations(1));
                let delay = 1 + self.luck(500);
                self.after(delay, Event::Thought { server, life, thought });
            }
        }
        if outbox.needs_log {
            self.log();
            let now = self.now;
            let Some(table) = &mut self.servers[server].table else { return Ok(()) };
            let next = table.read_log(&self.read, now).map_err(|why| why.to_string())?;
            return self.take(server, next);
        }
        self.set_alarm(server);
        Ok(())
    }

    fn set_alarm(&mut self, server: usize) {
        let Server { table: Some(table), alarm, .. } = &mut self.servers[server] else { return };
        let Some(at) = table.wake_at() else { return };
        if alarm.is_none_or(|set| at < set) {
            *alarm = Some(at);
            let delay = at.saturating_sub(self.now);
            self.after(delay, Event::Wake { server });
        }
    }
}
