//! Values that are written as records write them, wherever they go.

/// A type that is text everywhere: what it displays is what `Debug` shows and what is serialised, and its own
/// `read(&str) -> Option<Self>` reads it again. The words say what was expected where that fails.
///
/// A type with a function `letters`, which gives the bytes of its text, may say so: then it is serialised without the formatting machinery.
/// Views have dozens of cards.
#[macro_export]
macro_rules! as_text {
    ($type:ty, $expected:literal) => {
        $crate::as_text!(@serialize $type, |value, serializer| serializer.collect_str(value));
        $crate::as_text!(@read $type, $expected);
    };
    ($type:ty, $expected:literal, letters) => {
        $crate::as_text!(@serialize $type, |value, serializer| {
            let letters = value.letters();
            let text = std::str::from_utf8(&letters).map_err($crate::serde::ser::Error::custom)?;
            serializer.serialize_str(text)
        });
        $crate::as_text!(@read $type, $expected);
    };
    (@serialize $type:ty, |$value:ident, $serializer:ident| $written:expr) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                $serializer: S,
            ) -> Result<S::Ok, S::Error> {
                let $value = self;
                $written
            }
        }
    };
    (@read $type:ty, $expected:literal) => {
        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = String::deserialize(from)?;
                <$type>::read(&text).ok_or_else(|| {
                    let found = $crate::serde::de::Unexpected::Str(&text);
                    $crate::serde::de::Error::invalid_value(found, &$expected)
                })
            }
        }
    };
}

/// Reads a set from a list in which each member occurs once.
///
/// # Errors
/// It is not such a list.
pub fn read_set<'de, T, S, D>(from: D, len: fn(S) -> usize) -> Result<S, D::Error>
where
    T: serde::Deserialize<'de> + Copy,
    S: FromIterator<T> + Copy,
    D: serde::Deserializer<'de>,
{
    let listed = <Vec<T> as serde::Deserialize>::deserialize(from)?;
    let set: S = listed.iter().copied().collect();
    if len(set) == listed.len() {
        Ok(set)
    } else {
        Err(serde::de::Error::custom("something is named twice"))
    }
}
