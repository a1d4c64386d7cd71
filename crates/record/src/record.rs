//! One record as it is in a file, before anyone knows whether it makes sense.

use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A record: the game's name, the seats, the options and the actions. Only what must be there for
/// it to be a record at all is checked; the referee judges the rest.
#[derive(Clone, Debug, Deserialize)]
pub struct Record<'a> {
    /// The game's name; anything but a text is refused later.
    pub game: Value,
    /// How many seats; anything but a number is refused later.
    pub seats: Value,
    /// The options that are not at their default.
    #[serde(default = "no_options")]
    pub options: Value,
    /// The actions in order.
    #[serde(borrow)]
    pub actions: Vec<ActionText<'a>>,
    /// The players' names, for people who read the record.
    #[serde(default)]
    pub names: Value,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

/// An action as it is written: text, or something that should have been one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ActionText<'a> {
    /// As it should be.
    Text(Cow<'a, str>),
    /// Not a text.
    Other(Value),
}

// By hand, because an untagged enum would buffer every action, and records have many.
impl<'de: 'a, 'a> Deserialize<'de> for ActionText<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reads;

        impl<'de> Visitor<'de> for Reads {
            type Value = ActionText<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an action")
            }
            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
                Ok(ActionText::Text(Cow::Borrowed(text)))
            }
            fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
                Ok(ActionText::Text(Cow::Owned(text.to_owned())))
            }
            fn visit_bool<E>(self, value: bool) -> Result<Self::Value, E> {
                Ok(ActionText::Other(value.into()))
            }
            fn visit_i64<E>(self, value: i64) -> Result<Self::Value, E> {
                Ok(ActionText::Other(value.into()))
            }
            fn visit_u64<E>(self, value: u64) -> Result<Self::Value, E> {
                Ok(ActionText::Other(value.into()))
            }
            fn visit_f64<E>(self, value: f64) -> Result<Self::Value, E> {
                Ok(ActionText::Other(value.into()))
            }
            fn visit_unit<E>(self) -> Result<Self::Value, E> {
                Ok(ActionText::Other(Value::Null))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Self::Value, A::Error> {
                Value::deserialize(de::value::SeqAccessDeserializer::new(seq))
                    .map(ActionText::Other)
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                Value::deserialize(de::value::MapAccessDeserializer::new(map))
                    .map(ActionText::Other)
            }
        }

        deserializer.deserialize_any(Reads)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_that_is_no_text_is_kept_as_it_is() {
        let line = r#"{"game":"joomo","seats":2,"actions":["0 pass",7,null,{"a":[1]},"\u0030 x"]}"#;
        let record: Record<'_> = serde_json::from_str(line).unwrap();
        let actions: Vec<_> =
            record.actions.iter().map(|a| serde_json::to_string(a).unwrap()).collect();
        assert_eq!(actions, [r#""0 pass""#, "7", "null", r#"{"a":[1]}"#, r#""0 x""#]);
    }

    #[test]
    fn what_is_missing_makes_it_no_record() {
        for line in
            ["{}", r#"{"game":"joomo","seats":2}"#, r#"{"seats":2,"actions":[]}"#, "[]", "7"]
        {
            assert!(serde_json::from_str::<Record<'_>>(line).is_err(), "{line}");
        }
    }
}
