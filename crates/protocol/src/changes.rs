//! What has changed in a view since the one before. Most of what a player sees stays as it is from one move to the next.
//!
//! A view is compared by the texts of its members, so this knows no game. Of what a viewer was sent only hashes are kept, eight
//! bytes for each member: the texts would double the memory of an idle table. They are of 64 bits, and compared only with
//! the same member's, so that a change nobody is told of is not to be expected in the lifetime of a server.

use std::fmt;
use std::hash::BuildHasher;

use foldhash::quality::FixedState;
use serde::de::{Deserializer as _, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// Nothing depends on this number: it is not secret, and not stored.
const HASHING: FixedState = FixedState::with_seed(4);

/// What a viewer was sent last: a hash of which members there were, and one of each of them. Empty if that is not known.
pub type Sent = Vec<u64>;

/// The members of an object, as texts.
#[derive(Default)]
pub struct Members<'a> {
    /// Names, without their quotes, and values.
    list: Vec<(&'a str, &'a RawValue)>,
    /// Of each value.
    hashes: Vec<u64>,
    /// Of all names, in order.
    names: u64,
}

impl<'a> Members<'a> {
    /// The members of an object; none where the value is something else.
    pub fn of(value: &'a RawValue) -> Option<Members<'a>> {
        let mut reader = serde_json::Deserializer::from_str(value.get());
        reader.deserialize_map(MemberVisitor).ok()
    }
}

struct MemberVisitor;

impl<'de> Visitor<'de> for MemberVisitor {
    type Value = Members<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members<'de>, A::Error> {
        let mut members = Members::default();
        // No view has a name with anything to escape in it: one that has is not borrowed, and everything is sent.
        while let Some((name, value)) = map.next_entry::<&str, &RawValue>()? {
            members.names = HASHING.hash_one((members.names, name));
            members.hashes.push(HASHING.hash_one(value.get()));
            members.list.push((name, value));
        }
        Ok(members)
    }
}

/// Those members that are not as they were.
struct Changed<'a> {
    members: &'a Members<'a>,
    before: &'a [u64],
}

impl Changed<'_> {
    fn written(&self) -> Option<Box<RawValue>> {
        to_raw_value(self).ok()
    }
}

impl Serialize for Changed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        let hashes = self.members.hashes.iter().zip(self.before);
        for ((name, value), (now, before)) in self.members.list.iter().zip(hashes) {
            if now != before {
                object.serialize_entry(name, value)?;
            }
        }
        object.end()
    }
}

/// Of what all see and what one seat sees, that which is not as it was sent last. None where there are other members than then, or
/// nothing is known of it: then all of it is to be sent. Either way it has been sent from now on.
pub fn changed(
    public: &Members<'_>,
    private: &Members<'_>,
    sent: &mut Sent,
) -> Option<(Box<RawValue>, Box<RawValue>)> {
    let names = HASHING.hash_one((public.names, private.names));
    let count = 1 + public.hashes.len() + private.hashes.len();
    let parts = (sent.len() == count && sent[0] == names).then(|| {
        let (of_public, of_private) = sent[1..].split_at(public.hashes.len());
        let public = Changed { members: public, before: of_public }.written();
        public.zip(Changed { members: private, before: of_private }.written())
    });
    sent.clear();
    sent.reserve_exact(count);
    sent.push(names);
    sent.extend_from_slice(&public.hashes);
    sent.extend_from_slice(&private.hashes);
    parts.flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(text: &str) -> Box<RawValue> {
        RawValue::from_string(text.to_owned()).expect("JSON")
    }

    fn changed_text(public: &str, private: &str, sent: &mut Sent) -> Option<(String, String)> {
        let (public, private) = (raw(public), raw(private));
        let members = |value| Members::of(value).expect("an object");
        let (public, private) = changed(&members(&public), &members(&private), sent)?;
        Some((public.get().to_owned(), private.get().to_owned()))
    }

    #[test]
    fn members_are_told_apart_whatever_is_in_them() {
        let object = raw(r#"{"a":"x,\"}","b":[1,{"c":[2,3]},"]"],"d":{},"e":"\\","f":null}"#);
        let members = Members::of(&object).expect("an object");
        let texts: Vec<_> = members.list.iter().map(|(name, value)| (*name, value.get())).collect();
        let expected = [
            ("a", r#""x,\"}""#),
            ("b", r#"[1,{"c":[2,3]},"]"]"#),
            ("d", "{}"),
            ("e", r#""\\""#),
            ("f", "null"),
        ];
        assert_eq!(texts, expected);
        assert!(Members::of(&raw("{}")).expect("an object").list.is_empty());
        assert!(Members::of(&raw("[1]")).is_none() && Members::of(&raw("null")).is_none());
    }

    #[test]
    fn only_what_has_changed_is_sent_again_and_everything_if_there_are_other_members() {
        let mut sent = Sent::new();
        assert_eq!(changed_text(r#"{"a":1,"b":[2]}"#, r#"{"c":3}"#, &mut sent), None);
        let same = changed_text(r#"{"a":1,"b":[2]}"#, r#"{"c":3}"#, &mut sent);
        assert_eq!(same, Some(("{}".to_owned(), "{}".to_owned())));
        let other = changed_text(r#"{"a":1,"b":[2,4]}"#, r#"{"c":null}"#, &mut sent);
        assert_eq!(other, Some((r#"{"b":[2,4]}"#.to_owned(), r#"{"c":null}"#.to_owned())));
        let all = changed_text(r#"{"a":2,"b":[]}"#, r#"{"c":null}"#, &mut sent);
        assert_eq!(all, Some((r#"{"a":2,"b":[]}"#.to_owned(), "{}".to_owned())));
        // Another name, one member more, one fewer, and one that went over to the other half.
        assert_eq!(changed_text(r#"{"a":2,"x":[]}"#, r#"{"c":null}"#, &mut sent), None);
        assert_eq!(changed_text(r#"{"a":2,"x":[],"y":1}"#, r#"{"c":null}"#, &mut sent), None);
        assert_eq!(changed_text(r#"{"a":2,"x":[]}"#, r#"{"c":null}"#, &mut sent), None);
        assert_eq!(changed_text(r#"{"a":2}"#, r#"{"x":[],"c":null}"#, &mut sent), None);
    }
}
