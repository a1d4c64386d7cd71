//! Of the HTTP API: who somebody is, and which devices and programs are signed in as them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use vierblatt_store::TokenKind;

/// Somebody who is known here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// What stands for them in logs.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Whether it is a program that plays under this name.
    pub program: bool,
}

/// What somebody wants to be called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// 1 to 24 characters.
    pub name: String,
}

/// A code that makes another device the same person, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LinkCode {
    /// The code, to be typed on the other device.
    pub code: String,
    /// Until when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub expires: u64,
}

/// A one-time code, used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkRequest {
    /// As it was typed.
    pub code: String,
}

/// What a device or a program may do in somebody's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Everything: a browser of theirs.
    Everything,
    /// Play: open tables, sit down, move. Not: change the name, add devices, delete the person.
    Play,
    /// Look at tables, lists and results.
    Read,
}

impl From<TokenKind> for Scope {
    fn from(kind: TokenKind) -> Self {
        match kind {
            TokenKind::Browser => Scope::Everything,
            TokenKind::Bot => Scope::Play,
            TokenKind::Reader => Scope::Read,
        }
    }
}

/// A secret for a program, as it is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TokenRequest {
    /// What the program is called in the list of devices, up to 24 characters.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// `play` if nothing is said, or `read`.
    #[serde(default)]
    #[ts(optional)]
    pub scope: Option<TokenScope>,
}

/// What a program may do in somebody's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TokenScope {
    /// Play, but not change who the person is.
    Play,
    /// Only look.
    Read,
}

/// A device or a program that is signed in as somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Device {
    /// What it is ended by.
    pub id: String,
    /// What it is called; empty if nobody knows.
    pub name: String,
    /// What it may do.
    pub scope: Scope,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
    /// When it was used last, to the day.
    #[ts(type = "number")]
    pub used_at: u64,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// Devices and programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeviceList {
    /// The newest first.
    pub devices: Vec<Device>,
}

/// A secret for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Token {
    /// For the header `Authorization: Bearer …`. It is shown once.
    pub token: String,
}
