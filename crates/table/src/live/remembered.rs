//! Requests a table knows again, so that none is carried out twice.

use std::collections::VecDeque;
use std::hash::{BuildHasher, RandomState};

use vierblatt_store::PersonId;

/// How many of the latest requests a table knows again.
const MOST: usize = 128;

/// The latest requests: who asked, by which name, and how long the log was when it was done. Only a hash is
/// kept of the first two, with a key nobody knows: a hundred names would be most of what an
/// idle table needs.
#[derive(Default)]
pub(crate) struct Remembered {
    key: RandomState,
    requests: VecDeque<(u64, u32)>,
}

impl Remembered {
    /// Remembers that this was done.
    pub(crate) fn add(&mut self, person: &PersonId, id: &str, n: u32) {
        if self.requests.len() == MOST {
            self.requests.pop_front();
        }
        self.requests.push_back((self.hash(person, id), n));
    }

    /// How long the log was when this was done, if it was.
    pub(crate) fn get(&self, person: &PersonId, id: &str) -> Option<u32> {
        let asked = self.hash(person, id);
        self.requests.iter().rev().find(|(hash, _)| *hash == asked).map(|(_, n)| *n)
    }

    fn hash(&self, person: &PersonId, id: &str) -> u64 {
        self.key.hash_one((person.as_str(), id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_requests_are_known_again_by_who_asked_and_by_name() {
        let (anna, ben) = (PersonId::from("anna"), PersonId::from("ben"));
        let mut remembered = Remembered::default();
        for n in 0..200 {
            remembered.add(&anna, &n.to_string(), n);
        }
        assert_eq!(remembered.get(&anna, "199"), Some(199));
        assert_eq!(remembered.get(&anna, "72"), Some(72));
        assert_eq!(remembered.get(&anna, "71"), None, "too long ago");
        assert_eq!(remembered.get(&ben, "199"), None, "somebody else's");
    }
}
