//! Getting to a table: being somebody, opening one, finding the one that was left.

use hyper::Method;
use serde_json::{Value, json};
use vierblatt_protocol::Settings;

use crate::http::{HttpError, call};
use crate::secrets::Secrets;
use crate::transport::Transport;

/// A table somebody wants to open.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The game's id.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// The level of the bots.
    pub level: u8,
    /// The game's options, as records have them.
    pub options: Value,
    /// How the table is run.
    pub settings: Settings,
    /// The day whose deal is played; None for any deal.
    pub daily: Option<String>,
}

/// A game that was left.
#[derive(Clone, Debug, PartialEq)]
pub struct Unfinished {
    /// The table's code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// When something happened there last, in milliseconds.
    pub changed_at: i64,
}

/// Becomes somebody on a server, the same as last time where there was one. `server` is what the secret is kept
/// under, `usual` the name of somebody new.
///
/// # Errors
/// Says why the server does not know us.
pub async fn introduce(
    transport: &Transport,
    secrets: &Secrets,
    server: &str,
    name: Option<&str>,
    usual: &str,
) -> Result<String, HttpError> {
    if let Some(secret) = secrets.find(server) {
        let known = call(transport, Method::GET, "/api/me", Some(&secret), None).await;
        match known {
            Ok(_) => {
                if let Some(name) = name {
                    let body = json!({ "name": name });
                    call(transport, Method::PATCH, "/api/me", Some(&secret), Some(&body)).await?;
                }
                return Ok(secret);
            }
            // The server has forgotten us: we come as somebody new.
            Err(HttpError::Refused { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    let body = json!({ "name": name.unwrap_or(usual) });
    let answer = call(transport, Method::POST, "/api/me", None, Some(&body)).await?;
    let secret = answer.secret.ok_or_else(|| HttpError::Unreachable("no secret".to_owned()))?;
    // Without the file one can still play, but not come back as the same person.
    let _ = secrets.keep(server, &secret);
    Ok(secret)
}

/// Opens a table: its code.
///
/// # Errors
/// Says why there is no table.
pub async fn open(
    transport: &Transport,
    secret: &str,
    wanted: &Wanted,
) -> Result<String, HttpError> {
    let body = json!({
        "game": wanted.game, "seats": wanted.seats, "options": wanted.options,
        "settings": wanted.settings, "daily": wanted.daily,
    });
    let answer = call(transport, Method::POST, "/api/tables", Some(secret), Some(&body)).await?;
    let code = answer.body["code"].as_str();
    code.map(str::to_owned).ok_or_else(|| HttpError::Unreachable("no code".to_owned()))
}

/// Which game is played at a table.
///
/// # Errors
/// Says why it is not known.
pub async fn game_of(transport: &Transport, code: &str) -> Result<String, HttpError> {
    let answer = call(transport, Method::GET, &format!("/api/tables/{code}"), None, None).await?;
    let game = answer.body["game"].as_str();
    game.map(str::to_owned).ok_or_else(|| HttpError::Unreachable("no game".to_owned()))
}

/// The latest game that was left, among those that are open or under way.
///
/// # Errors
/// Says why it is not known.
pub async fn unfinished(
    transport: &Transport,
    secret: &str,
) -> Result<Option<Unfinished>, HttpError> {
    let mut all = Vec::new();
    for status in ["playing", "open"] {
        let path = format!("/api/me/tables?status={status}");
        let answer = call(transport, Method::GET, &path, Some(secret), None).await?;
        all.extend(answer.body["tables"].as_array().into_iter().flatten().filter_map(|table| {
            Some(Unfinished {
                code: table["code"].as_str()?.to_owned(),
                game: table["game"].as_str()?.to_owned(),
                changed_at: table["changed_at"].as_i64()?,
            })
        }));
    }
    Ok(all.into_iter().max_by_key(|table| table.changed_at))
}
