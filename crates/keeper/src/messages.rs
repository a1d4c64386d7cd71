//! What a keeper says by itself, when there is no table to say it.

use std::collections::BTreeMap;

use vierblatt_bus::{AskReply, Refused, Reply, RequestId, ToEdge, Viewer};
use vierblatt_protocol::{Kind, Text, ToClient, Why};

use crate::Effect;

/// A reason by the id of its message.
pub(crate) fn why(id: &'static str, kind: Kind) -> Why {
    Why { text: Text { id: id.into(), args: BTreeMap::new() }, rule: None, kind }
}

/// Says why, and closes a connection.
pub(crate) fn goodbye(viewer: Viewer, why: Why, reconnect: bool, effects: &mut Vec<Effect>) {
    say(viewer, &ToClient::Bye { why, reconnect }, effects);
    effects.push(Effect::Edge(ToEdge::Close { viewer }));
}

/// Refuses a request of somebody who is connected.
pub(crate) fn refuse(viewer: Viewer, id: &str, why: Why, effects: &mut Vec<Effect>) {
    say(viewer, &ToClient::Refused { id: id.into(), why }, effects);
}

/// Replies to a question.
pub(crate) fn reply(request: RequestId, reply: Reply, effects: &mut Vec<Effect>) {
    effects.push(Effect::Edge(ToEdge::Reply { request, reply }));
}

/// A question has no answer.
pub(crate) fn no_reply(request: RequestId, refused: Refused, effects: &mut Vec<Effect>) {
    reply(request, Reply::Refused(refused), effects);
}

/// Refuses what somebody who is not connected asks a table for.
pub(crate) fn refuse_request(request: RequestId, id: String, why: Why, effects: &mut Vec<Effect>) {
    reply(request, Reply::Asked(AskReply::Refused { id, why }), effects);
}

fn say(viewer: Viewer, message: &ToClient<'_>, effects: &mut Vec<Effect>) {
    // Nothing in these messages can fail to be written: there are no maps with odd keys in them.
    let text = serde_json::to_string(message).unwrap_or_default().into();
    effects.push(Effect::Edge(ToEdge::Send { viewer, text }));
}
