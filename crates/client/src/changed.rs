//! What the host changed before the game, so that everybody hears of it and not only those who compare.

use vierblatt_game::Message;
use vierblatt_protocol::{Status, TableView, You};

/// What is said about a table that is not as it was, before its first game.
pub(crate) fn changed(before: &(TableView, You), table: &TableView, you: You) -> Vec<Message> {
    let (was, me) = before;
    if (was.status, table.status) != (Status::Lobby, Status::Lobby) {
        return Vec::new();
    }
    let mut said = Vec::new();
    let seats = table.seats.len();
    if was.seats.len() != seats {
        said.push(Message::new("client-seats-changed").number("seats", seats as i64));
        if let (Some(old), Some(new)) = (me.seat, you.seat)
            && old != new
        {
            said.push(Message::new("client-moved").number("seat", new + 1));
        }
    }
    if was.options != table.options {
        let options = differences(&was.options, &table.options).join(", ");
        said.push(Message::new("client-options-changed").text("options", options));
    }
    if was.settings != table.settings {
        said.push(Message::new("client-settings-changed"));
    }
    said
}

/// The options that are not as they were, as the command line writes them.
fn differences(was: &serde_json::Value, is: &serde_json::Value) -> Vec<String> {
    let options = is.as_object().into_iter().flatten();
    let changed = options.filter(|(name, value)| was.get(name.as_str()) != Some(value));
    let written = changed.map(|(name, value)| {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        format!("{name}={value}")
    });
    written.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(seats: usize, target: u32, pause: u32) -> TableView {
        let seat =
            serde_json::json!({"occupant": {"type": "empty"}, "host": false, "muted": false});
        serde_json::from_value(serde_json::json!({
            "code": "K7F2MQ", "game": "joomo", "options": {"target": target, "tie": "play_on"},
            "settings": {"pause": pause}, "seats": vec![seat; seats],
            "status": "lobby", "game_number": 1, "watching": 0, "daily": null, "may_name_first": false,
            "first": null, "commitment": "", "entropy": [], "seed": null, "next": null,
            "takeback": null, "rematch": [],
        }))
        .expect("a table")
    }

    fn ids(before: &TableView, seat: u8, after: &TableView, now: u8) -> Vec<String> {
        let you = |seat| You { seat: Some(seat), host: false };
        let said = changed(&(before.clone(), you(seat)), after, you(now));
        said.iter().map(|message| message.id.to_string()).collect()
    }

    #[test]
    fn everybody_hears_what_the_host_changed_and_where_they_sit_now() {
        let before = table(4, 20, 4);
        assert!(ids(&before, 3, &before, 3).is_empty());
        assert_eq!(ids(&before, 1, &table(3, 20, 4), 1), ["client-seats-changed"]);
        assert_eq!(ids(&before, 3, &table(3, 20, 4), 1), ["client-seats-changed", "client-moved"]);
        assert_eq!(
            ids(&before, 1, &table(4, 30, 5), 1),
            ["client-options-changed", "client-settings-changed"]
        );
        let options = table(4, 30, 4).options;
        assert_eq!(differences(&before.options, &options), ["target=30"]);
        let playing = TableView { status: Status::Playing, ..table(3, 30, 5) };
        assert!(ids(&before, 1, &playing, 1).is_empty(), "the game is what counts now");
    }
}
