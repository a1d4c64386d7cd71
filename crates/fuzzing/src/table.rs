//! Bytes as what happens at a table: people come, go and ask, time passes, the disk answers or fails. Whatever happens, the table
//! does not panic, and what it stored loads.

use std::collections::HashMap;

use serde_json::Value;
use vierblatt_bots::Limit;
use vierblatt_bus::Viewer;
use vierblatt_catalog::IDS;
use vierblatt_fair::{Hex32, Seed, Share};
use vierblatt_history::Opened;
use vierblatt_protocol::{Ask, Clock, Settings, Snap};
use vierblatt_store::{GameStart, Ms, PersonId, StoredGame, StoredTable};
use vierblatt_table::{AnyTable, Asker, Failure, Input, Outbox, load, open};

const START: Ms = 1_700_000_000_000;
/// How many people there are.
const PEOPLE: u64 = 4;

/// Bytes, one after the other; 0 when there are no more.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    fn below(&mut self, most: usize) -> usize {
        usize::from(self.next()) % most.max(1)
    }
}

/// A table and its store.
struct Scene {
    table: Box<dyn AnyTable>,
    entries: Vec<Vec<u8>>,
    starts: Vec<GameStart>,
    now: Ms,
    /// What each viewer may do, as they were last told, and at which number.
    legal: HashMap<u64, (u32, Vec<String>)>,
    asked: u32,
    /// What the table shows of its first game's seed.
    commitment: Hex32,
}

/// Does at a table what the bytes say. Gives its log, one entry per line.
///
/// # Panics
/// If the table does something it must not.
pub fn table(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = Bytes(bytes);
    let Some(mut scene) = Scene::open(&mut bytes) else { return Vec::new() };
    while !bytes.0.is_empty() {
        let input = scene.input(&mut bytes);
        scene.take(input, &mut bytes);
    }
    let stored = StoredTable { start: None, entries: scene.entries.clone() };
    let loaded =
        load(&stored, 1).unwrap_or_else(|why| panic!("what was stored does not load: {why}"));
    assert_eq!(loaded.table.status(), scene.table.status());
    assert_eq!(loaded.table.game_number(), scene.table.game_number());
    scene.entries.join(&b'\n')
}

impl Scene {
    fn open(bytes: &mut Bytes<'_>) -> Option<Scene> {
        let clock = match bytes.below(3) {
            0 => Clock::None,
            1 => Clock::Move { seconds: 10, reserve: 5 },
            _ => Clock::Days { days: 1 },
        };
        let snap = if bytes.below(2) == 0 { Snap::Sealed } else { Snap::Race { seconds: 5 } };
        let opened = Opened {
            code: "FUZZED".into(),
            game: IDS[bytes.below(IDS.len())].to_owned(),
            seats: 2 + bytes.below(3) as u8,
            options: serde_json::json!({}),
            settings: Settings { clock, snap, ..Settings::default() },
            host: person(0),
            seed: Seed([bytes.next(); 32]),
            daily: None,
        };
        let commitment = opened.seed.of_game(1).commitment();
        let (table, append) = open(opened, 1, START).ok()?;
        Some(Scene {
            table,
            entries: append.entries,
            starts: append.game_starts,
            now: START,
            legal: HashMap::new(),
            asked: 0,
            commitment,
        })
    }

    fn input(&mut self, bytes: &mut Bytes<'_>) -> Input {
        let n = u64::from(bytes.next()) % PEOPLE;
        let viewer = Viewer { edge: 1, n };
        match bytes.below(12) {
            0 => {
                let since = bytes.next();
                let since = (since > 128).then(|| u32::from(since - 128));
                let game = if self.table.has_missed(since) { self.game() } else { None };
                let name = format!("p{n}");
                Input::Connect { viewer, person: person(n), name, since, changes: false, game }
            }
            1 => Input::Disconnect(viewer),
            2 => {
                self.now += Ms::from(bytes.next()) * Ms::from(bytes.next()) * 20;
                Input::Wake
            }
            3 => Input::Measured(viewer, bytes.next().into()),
            4 => Input::Named(person(n), None),
            _ => {
                self.asked += 1;
                // Now and then the same name again.
                let id =
                    if bytes.below(20) == 0 { "again".into() } else { format!("r{}", self.asked) };
                let ask = self.ask(n, bytes);
                let lot = bytes.next().into();
                Input::Ask { asker: Asker::Viewer(viewer), id, ask, arrived: self.now, lot }
            }
        }
    }

    fn ask(&self, n: u64, bytes: &mut Bytes<'_>) -> Ask {
        let seat = bytes.below(8) as u8;
        let (known, legal) = self.legal.get(&n).map_or((0, &[][..]), |(n, legal)| (*n, legal));
        let action = legal.get(bytes.below(legal.len())).cloned().unwrap_or_default();
        match bytes.below(16) {
            0 => Ask::Sit { seat },
            1 => Ask::Stand,
            2 => Ask::Bot { seat, level: (bytes.below(4) > 0).then_some(bytes.next() % 7) },
            3 => Ask::Start,
            4 => Ask::Takeback,
            5 => Ask::AllowTakeback { yes: bytes.below(2) == 0 },
            6 => Ask::Rematch,
            7 => {
                Ask::Chat { text: String::from_utf8_lossy(&bytes.0[..bytes.0.len().min(8)]).into() }
            }
            8 => self.rare_ask(n, seat, bytes),
            9 => Ask::Claim { n: known, actions: vec![action], reaction: bytes.next().into() },
            10 => Ask::Act { n: bytes.next().into(), action },
            _ => Ask::Act { n: known, action },
        }
    }

    /// What is asked for less often: by hosts, by programs before a game, and between games.
    fn rare_ask(&self, n: u64, seat: u8, bytes: &mut Bytes<'_>) -> Ask {
        let (on, guest) = (bytes.below(2) == 0, bytes.next().into());
        let value = Hex32([n as u8; 32]);
        match bytes.below(14) {
            0 => Ask::Commit { hash: Share::hash(&self.commitment, &value).to_string() },
            1 => Ask::Reveal { value: value.to_string() },
            2 => Ask::Commit { hash: "no hash".into() },
            3 => Ask::Remove { seat },
            4 => Ask::Open { seat, on },
            5 => Ask::HandOver { seat },
            6 => Ask::First { seat: on.then_some(seat) },
            7 => Ask::Change { seats: Some(seat), options: None, settings: None },
            8 => Ask::Change { seats: None, options: Some(Value::Null), settings: None },
            9 => Ask::Ready,
            10 => Ask::Mute { seat, on },
            11 => Ask::MuteGuest { guest, on },
            12 => Ask::LetIn { guest },
            _ => Ask::Entropy { text: "mine".into() },
        }
    }

    /// The present game, as a store gives it.
    fn game(&self) -> Option<StoredGame> {
        let start = self.starts.last()?.clone();
        let entries = self.entries[usize::try_from(start.first).ok()?..].to_vec();
        Some(StoredGame { start, entries, is_last: true })
    }

    /// Tells the table something, and does what it wants, for a bounded while.
    fn take(&mut self, input: Input, bytes: &mut Bytes<'_>) {
        let mut next = Some(input);
        for _ in 0..100 {
            let Some(input) = next.take() else { return };
            let outbox = self.table.take(input, self.now);
            assert!(outbox.broken.is_none(), "{:?}", outbox.broken);
            self.hear(&outbox);
            let Outbox { append, think, wants_game, .. } = outbox;
            next = if let Some(append) = append {
                if bytes.below(16) == 15 {
                    Some(Input::NotStored(Failure::Storage))
                } else {
                    assert_eq!(append.first, self.entries.len() as u64);
                    self.entries.extend(append.entries);
                    self.starts.extend(append.game_starts);
                    Some(Input::Stored)
                }
            } else if let Some(thinking) = think.into_iter().next() {
                Some(Input::Thought((thinking.run)(&Limit::iterations(1))))
            } else if wants_game {
                self.game().map(Input::Game)
            } else {
                None
            };
        }
    }

    /// What viewers learn of what they may do.
    fn hear(&mut self, outbox: &Outbox) {
        for (viewer, text) in &outbox.send {
            let message: Value = serde_json::from_str(text).expect("messages are JSON");
            let (Some(n), Some(legal)) =
                (message["n"].as_u64(), message["game"]["legal"].as_array())
            else {
                continue;
            };
            let legal = legal.iter().filter_map(|action| action.as_str().map(str::to_owned));
            self.legal.insert(viewer.n, (n as u32, legal.collect()));
        }
    }
}

fn person(n: u64) -> PersonId {
    format!("p{n}").as_str().into()
}
