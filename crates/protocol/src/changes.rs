//! What has changed in a view since the one before. Most of what a player sees stays as it is from one move to the next.
//!
//! A view is compared by the texts of its members, so this knows no game. Of what a viewer was sent only hashes are kept, eight
//! bytes for each member: the texts would double the memory of an idle table. They are of 64 bits, and compared only with
//! the same member's, so that a change nobody is told of is not to be expected in the lifetime of a server.

use std::hash::BuildHasher;

use foldhash::quality::FixedState;
use serde_json::value::RawValue;

/// Nothing depends on this number: it is not secret, and not stored.
const HASHING: FixedState = FixedState::with_seed(4);

/// What a viewer was sent last: a hash of which members there were, and one of each of them. Empty if that is not known.
pub type Sent = Vec<u64>;

/// The members of an object, as texts.
#[derive(Default)]
pub struct Members<'a> {
    texts: Vec<&'a str>,
    /// Of each text.
    hashes: Vec<u64>,
    /// Of all names, in order.
    names: u64,
}

impl<'a> Members<'a> {
    /// The members of an object; none where the value is something else.
    pub fn of(value: &'a RawValue) -> Option<Members<'a>> {
        let inside = value.get().strip_prefix('{')?.strip_suffix('}')?;
        let texts = split(inside);
        let hashes = texts.iter().map(|text| HASHING.hash_one(text)).collect();
        let mut names = 0_u64;
        for text in &texts {
            names = HASHING.hash_one((names, name(text)));
        }
        Some(Members { texts, hashes, names })
    }

    /// An object of those members that are not as they were.
    fn changed(&self, before: &[u64]) -> Option<Box<RawValue>> {
        let mut object = String::from("{");
        for ((text, now), before) in self.texts.iter().zip(&self.hashes).zip(before) {
            if now != before {
                if object.len() > 1 {
                    object.push(',');
                }
                object.push_str(text);
            }
        }
        object.push('}');
        RawValue::from_string(object).ok()
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
        public.changed(of_public).zip(private.changed(of_private))
    });
    sent.clear();
    sent.reserve_exact(count);
    sent.push(names);
    sent.extend_from_slice(&public.hashes);
    sent.extend_from_slice(&private.hashes);
    parts.flatten()
}

/// What lies between the commas of an object or a list, without those within strings, lists and objects in it.
fn split(inside: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut start, mut depth) = (0, 0_u32);
    let bytes = inside.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    // What is escaped is one byte, or `u` and digits: never a quote that ends the string.
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
            }
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                parts.push(&inside[start..at]);
                start = at + 1;
            }
            _ => {}
        }
        at += 1;
    }
    if start < inside.len() {
        parts.push(&inside[start..]);
    }
    parts
}

/// The name of a member, with its quotes. No view has a name with a quote in it.
fn name(member: &str) -> &str {
    member[1..].find('"').map_or(member, |end| &member[..end + 2])
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
        let expected = [
            r#""a":"x,\"}""#,
            r#""b":[1,{"c":[2,3]},"]"]"#,
            r#""d":{}"#,
            r#""e":"\\""#,
            r#""f":null"#,
        ];
        assert_eq!(members.texts, expected);
        assert!(Members::of(&raw("{}")).expect("an object").texts.is_empty());
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
