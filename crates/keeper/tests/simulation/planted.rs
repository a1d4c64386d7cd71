//! Faults that are planted to show that the simulation finds them: each breaks one promise, in the store or in the driver, never in code that ships.

use std::borrow::Cow;

use serde_json::Value;
use vierblatt_history::{Entry, Line};
use vierblatt_store::{Append, MemoryStore};

use crate::story::Story;

/// What is wrong on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Planted {
    Nothing,
    /// The store appends whatever the first number is.
    NoCompareAndSet,
    /// The store appends whatever the epoch is.
    NoFencing,
    /// A table that changes hands keeps its epoch.
    NoEpochs,
    /// The store says that something is safe before it is.
    SafeTooEarly,
    /// The store says that something is stored and forgets it.
    LosesAppends,
    /// The driver tells of an append before it is carried out.
    TellsTooEarly,
    /// The driver hands what is for one viewer to another one, too.
    WrongViewer,
    /// The driver hands a request to the keeper a second time, by another name.
    AsksTwice,
    /// The driver does not tell the keeper that something was stored.
    DropsStored,
    /// Somebody who comes back is not told what they missed.
    DropsMissed,
    /// The starts of games are stored wrongly.
    WrongStarts,
    /// Deals are not stored as they were dealt: two cards change places.
    WrongDeals,
    /// The disk flips a bit of what is stored, such that it still reads like an entry.
    FlipsBits,
    /// A question is answered twice.
    RepliesTwice,
    /// A question is not answered.
    DropsReplies,
    /// The driver wakes the keeper a moment before it wants to be woken.
    WakesTooEarly,
}

impl Planted {
    pub(crate) fn store(self, story: &Story) -> MemoryStore {
        match self {
            Planted::NoCompareAndSet => MemoryStore::without_compare_and_set(),
            Planted::NoFencing => MemoryStore::without_fencing(),
            Planted::NoEpochs => MemoryStore::with_leases_without_epochs(),
            Planted::SafeTooEarly => MemoryStore::answering_before_sync(),
            _ if story.syncs_by_hand => MemoryStore::with_sync_by_hand(),
            _ => MemoryStore::new(),
        }
    }

    /// A message as it is handed to a client.
    pub(crate) fn deliver(self, text: &str) -> Cow<'_, str> {
        if self == Planted::DropsMissed && text.starts_with(r#"{"type":"welcome""#) {
            let mut message: Value = serde_json::from_str(text).expect("a message");
            message["missed"] = Value::from(Vec::<Value>::new());
            return Cow::Owned(message.to_string());
        }
        Cow::Borrowed(text)
    }

    /// An append as it is carried out.
    pub(crate) fn change(self, mut append: Append) -> Append {
        match self {
            Planted::WrongStarts => {
                for start in &mut append.game_starts {
                    let mut checkpoint: Value =
                        serde_json::from_slice(&start.checkpoint).expect("a checkpoint");
                    checkpoint["entropy"] = Value::from(vec!["planted"]);
                    start.checkpoint = checkpoint.to_string().into();
                }
            }
            Planted::WrongDeals => {
                for entry in &mut append.entries {
                    let mut line = Line::read(entry).expect("a line");
                    if let Entry::Acted { seat: None, action, .. } = &mut line.entry {
                        let mut words: Vec<&str> = action.split(' ').collect();
                        if let [.., one, other] = &mut words[1..] {
                            std::mem::swap(one, other);
                        }
                        *action = words.join(" ");
                        *entry = line.write().expect("a line");
                    }
                }
            }
            _ => {}
        }
        append
    }
}
