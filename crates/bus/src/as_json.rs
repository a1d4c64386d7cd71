//! What clients say and hear travels as the JSON it is outside: how it is written there is made for JSON, and a compact form that does not
//! describe itself cannot hold it.

use serde::de::{DeserializeOwned, Error as _};
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) fn serialize<T: Serialize, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&serde_json::to_string(value).map_err(S::Error::custom)?)
}

pub(crate) fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(
    from: D,
) -> Result<T, D::Error> {
    serde_json::from_str(&String::deserialize(from)?).map_err(D::Error::custom)
}
