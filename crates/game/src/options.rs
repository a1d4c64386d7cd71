//! What tables may choose, described once: the same list reads records, fills lobbies and draws
//! random tables in tests.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::{self, DeserializeOwned};
use serde::{Deserialize, Deserializer, Serialize};

/// One option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Spec {
    /// Its name in records: `second_card`.
    pub name: &'static str,
    /// What it may be.
    pub kind: Kind,
}

/// What an option may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// One of these words.
    Choice {
        /// All words.
        words: &'static [&'static str],
        /// The default.
        default: &'static str,
    },
    /// A whole number.
    Number {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
        /// The default.
        default: i64,
    },
}

/// A value somebody gave an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Value<'a> {
    /// A word.
    Word(&'a str),
    /// A whole number.
    Number(i64),
}

/// An option that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongOption {
    /// No option has this name.
    #[error("there is no option '{0}'")]
    Unknown(String),
    /// It is not one of the words, not a number, or out of range.
    #[error("option '{name}' must be {allowed}")]
    Value {
        /// Which option.
        name: &'static str,
        /// What it may be.
        allowed: String,
    },
    /// It is in range and does not fit another one.
    #[error("option '{name}' must not be above '{other}'")]
    Above {
        /// Which option.
        name: &'static str,
        /// The one it does not fit.
        other: &'static str,
    },
}

impl Spec {
    /// What the option may be, in words for error messages.
    pub fn allowed(&self) -> String {
        match self.kind {
            Kind::Choice { words, .. } => {
                let words: Vec<_> = words.iter().map(|word| format!("'{word}'")).collect();
                words.join(" or ")
            }
            Kind::Number { min, max, .. } => format!("a whole number from {min} to {max}"),
        }
    }

    /// The error for a value this option cannot have.
    pub fn wrong(&self) -> WrongOption {
        WrongOption::Value { name: self.name, allowed: self.allowed() }
    }
}

/// The options of a game. Made by [`options!`](crate::options).
pub trait Options:
    Copy + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// All of them.
    const SPECS: &'static [Spec];
    /// Sets one.
    ///
    /// # Errors
    /// When there is no such option or it cannot have this value.
    fn set(&mut self, name: &str, value: Value<'_>) -> Result<(), WrongOption>;
    /// What one is set to.
    fn get(&self, name: &str) -> Option<Value<'static>>;
}

/// Reads options as they are written: by name, each a word or a number. Those that are not named keep their default.
///
/// # Errors
/// When one has no such name or cannot have such a value.
pub fn read_options<'de, O: Options, D: Deserializer<'de>>(deserializer: D) -> Result<O, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Owned {
        Word(String),
        Number(i64),
    }
    let named = BTreeMap::<String, Owned>::deserialize(deserializer)?;
    let mut options = O::default();
    for (name, value) in &named {
        let value = match value {
            Owned::Word(word) => Value::Word(word),
            Owned::Number(number) => Value::Number(*number),
        };
        options.set(name, value).map_err(de::Error::custom)?;
    }
    Ok(options)
}

/// Declares a game's options: choices first, then numbers. A game without numbers writes
/// `numbers {}`.
///
/// ```
/// vierblatt_game::options! {
///     /// What a table may choose.
///     pub struct Options {
///         choices {
///             /// Whether the second player may pass.
///             second_card: SecondCard { Must = "must", MayPass = "may_pass" } = Must,
///         }
///         numbers {
///             /// The points that end the game.
///             target: u8 { 5..=100 } = 20,
///         }
///     }
/// }
/// use vierblatt_game::{Options as _, Value};
/// let mut options = Options::default();
/// options.set("second_card", Value::Word("may_pass")).unwrap();
/// assert_eq!(options.second_card, SecondCard::MayPass);
/// assert!(options.set("target", Value::Number(101)).is_err());
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])* pub struct $Options:ident {
            choices { $(
                $(#[$cmeta:meta])*
                $choice:ident : $Choice:ident { $($Word:ident = $word:literal),+ $(,)? } = $cdefault:ident
            ),* $(,)? }
            numbers { $(
                $(#[$nmeta:meta])*
                $number:ident : $Number:ty { $min:literal ..= $max:literal } = $ndefault:literal
            ),* $(,)? }
        }
    ) => {
        $(
            $(#[$cmeta])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, $crate::serde::Serialize)]
            #[serde(crate = "vierblatt_game::serde")]
            pub enum $Choice { $(
                #[doc = concat!("`", $word, "`")]
                #[serde(rename = $word)]
                $Word
            ),+ }
        )*

        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, $crate::serde::Serialize)]
        #[serde(crate = "vierblatt_game::serde")]
        pub struct $Options {
            $( $(#[$cmeta])* pub $choice: $Choice, )*
            $( $(#[$nmeta])* pub $number: $Number, )*
        }

        impl Default for $Options {
            fn default() -> Self {
                $Options {
                    $( $choice: $Choice::$cdefault, )*
                    $( $number: $ndefault, )*
                }
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $Options {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                $crate::read_options(deserializer)
            }
        }

        impl $crate::Options for $Options {
            const SPECS: &'static [$crate::Spec] = &[
                $( $crate::Spec {
                    name: stringify!($choice),
                    kind: $crate::Kind::Choice {
                        words: &[$($word),+],
                        default: $crate::options!(@default $cdefault $($Word $word)+),
                    },
                }, )*
                $( $crate::Spec {
                    name: stringify!($number),
                    kind: $crate::Kind::Number { min: $min, max: $max, default: $ndefault },
                }, )*
            ];

            fn set(
                &mut self,
                name: &str,
                value: $crate::Value<'_>,
            ) -> Result<(), $crate::WrongOption> {
                let Some(spec) = Self::SPECS.iter().find(|spec| spec.name == name) else {
                    return Err($crate::WrongOption::Unknown(name.to_owned()));
                };
                match (name, value) {
                    $( $( (stringify!($choice), $crate::Value::Word($word)) => {
                        self.$choice = $Choice::$Word;
                        Ok(())
                    } )+ )*
                    $( (stringify!($number), $crate::Value::Number(number))
                        if ($min..=$max).contains(&number) =>
                    {
                        self.$number = number as $Number;
                        Ok(())
                    } )*
                    _ => Err(spec.wrong()),
                }
            }

            fn get(&self, name: &str) -> Option<$crate::Value<'static>> {
                match name {
                    $( stringify!($choice) => Some($crate::Value::Word(match self.$choice {
                        $( $Choice::$Word => $word, )+
                    })), )*
                    $( stringify!($number) => Some($crate::Value::Number(self.$number as i64)), )*
                    _ => None,
                }
            }
        }
    };
    (@default $default:ident $($Word:ident $word:literal)+) => {{
        // The default is named by its variant; records know it by its word.
        #[allow(non_upper_case_globals, dead_code)]
        const fn word() -> &'static str {
            $( const $Word: &str = $word; )+
            $default
        }
        word()
    }};
}

#[cfg(test)]
#[allow(unreachable_pub, reason = "the macro declares public types")]
mod tests {
    use super::{Kind, Options as _, Value};

    // The macro names the crate as its users do.
    use crate as vierblatt_game;

    crate::options! {
        /// For the tests below.
        pub struct Options {
            choices {
                /// Tie.
                tie: Tie { PlayOn = "play_on", Shared = "shared" } = Shared,
            }
            numbers {
                /// Target.
                target: u8 { 5..=100 } = 20,
            }
        }
    }

    #[test]
    fn the_specs_say_what_the_macro_was_given() {
        let [tie, target] = Options::SPECS else { panic!("two options") };
        assert_eq!(tie.kind, Kind::Choice { words: &["play_on", "shared"], default: "shared" });
        assert_eq!(target.allowed(), "a whole number from 5 to 100");
    }

    #[test]
    fn a_wrong_name_type_or_range_is_refused_and_changes_nothing() {
        let mut options = Options::default();
        for (name, value, why) in [
            ("limit", Value::Number(3), "there is no option 'limit'"),
            ("tie", Value::Number(3), "option 'tie' must be 'play_on' or 'shared'"),
            ("target", Value::Number(4), "option 'target' must be a whole number from 5 to 100"),
            ("target", Value::Word("20"), "option 'target' must be a whole number from 5 to 100"),
        ] {
            assert_eq!(options.set(name, value).unwrap_err().to_string(), why);
        }
        assert_eq!(options, Options::default());
        options.set("tie", Value::Word("play_on")).unwrap();
        assert_eq!(options.get("tie"), Some(Value::Word("play_on")));
    }

    #[test]
    fn options_read_as_they_are_written() {
        let options = Options { tie: Tie::PlayOn, target: 35 };
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
        assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
        for wrong in [r#"{"target": 4}"#, r#"{"tie": "no"}"#, r#"{"limit": 3}"#, "3"] {
            assert!(serde_json::from_str::<Options>(wrong).is_err(), "{wrong}");
        }
    }
}
