//! High card in words and in letters, with the faults a drawing can have.

use vierblatt_game::{AtTable, Draw, Holds, Message, Say, Scene, Seen, Spot, Zone};

use super::{
    ASKS_NOTHING, CALLS_TWO_ALIKE, DOES_WITHOUT_WORDS, DRAWS_WITHOUT_WORDS, Event, Got, HighCard,
    No, OFFERS_TOO_MUCH, TELLS_TWO_ALIKE, TOUCHES_NOTHING_THERE,
};

/// All that High card says.
pub(super) const TEXTS: &str = "
card-told = A card is told of.
card-show = Show your card
card-keep = Keep your card
card-yours = Your card
card-ask = Show or keep your card
";

impl Say for Event {
    fn say(&self) -> Message {
        Message::new("card-told")
    }
}

impl Say for Got {
    fn say(&self) -> Message {
        Message::new("card-told")
    }
}

impl Say for No {
    fn say(&self) -> Message {
        Message::new("card-told")
    }
}

impl<const FAULT: u8> Draw for HighCard<FAULT> {
    fn prompt(_: &Seen<'_, Self>, _: &AtTable) -> Option<Message> {
        (FAULT != ASKS_NOTHING).then(|| Message::new("card-ask"))
    }

    fn scene(_: &Seen<'_, Self>) -> Scene {
        let title = if FAULT == DRAWS_WITHOUT_WORDS { "card-mine" } else { "card-yours" };
        let card = |key| Spot::new(key, Holds::Back).named(Message::new("card-yours"));
        let second = if FAULT == CALLS_TWO_ALIKE { "card" } else { "other" };
        let zone = Zone::row(Message::new(title), vec![card("card"), card(second)]);
        Scene { zones: vec![zone] }
    }

    fn action_words(action: &str, _: &Seen<'_, Self>) -> Option<Message> {
        match action {
            "keep" if FAULT == DOES_WITHOUT_WORDS => None,
            "keep" if FAULT != TELLS_TWO_ALIKE => Some(Message::new("card-keep")),
            "show" | "keep" => Some(Message::new("card-show")),
            _ => None,
        }
    }

    fn unlisted(_: &Seen<'_, Self>) -> Vec<String> {
        if FAULT == OFFERS_TOO_MUCH { vec!["show".to_owned()] } else { Vec::new() }
    }

    fn touches(_: &str, _: &Seen<'_, Self>) -> Vec<String> {
        vec![if FAULT == TOUCHES_NOTHING_THERE { "cards" } else { "card" }.to_owned()]
    }
}
