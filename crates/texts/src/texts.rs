//! Messages in people's words, from Fluent files: the shared ones and a game's own.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;
use vierblatt_game::{Arg, Draw, Message, Published, Seat};

use crate::Language;

const SHARED: &[(&str, &str)] = &[
    ("en", include_str!("../locales/en.ftl")),
    ("de", include_str!("../locales/de.ftl")),
    ("fr", include_str!("../locales/fr.ftl")),
    ("it", include_str!("../locales/it.ftl")),
];

/// Texts by language: a language's code and its Fluent file.
pub type Source = &'static [(&'static str, &'static str)];

/// The texts of one language. What has no words in it has English ones.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Texts {
    /// The texts that belong to no game and those of a game.
    pub fn of<G: Published>(language: Language) -> Self {
        Texts::shared(language).with(G::TEXTS)
    }

    /// The texts that belong to no game.
    pub fn shared(language: Language) -> Self {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // Marks that keep right-to-left names apart would show as stray signs in terminals.
        bundle.set_use_isolating(false);
        Texts { language, bundle, names: Vec::new() }.with(SHARED)
    }

    /// More texts, such as a program's own.
    #[must_use]
    pub fn with(mut self, texts: Source) -> Self {
        for wanted in [Language::En.code(), self.language.code()] {
            for (_, source) in texts.iter().filter(|(language, _)| *language == wanted) {
                // A faulty line costs that line, not the whole file; tests find it.
                let resource = match FluentResource::try_new((*source).to_owned()) {
                    Ok(resource) | Err((resource, _)) => resource,
                };
                self.bundle.add_resource_overriding(resource);
            }
        }
        self
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Players' names by seat; who has none is called by the seat.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    /// Gives the players other names from now on.
    pub fn rename(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// The message in words. One that has no words shows its id, so that it is noticed.
    pub fn say(&self, message: &Message) -> String {
        self.say_by_id(message.id, message.args.iter().map(|(name, arg)| (*name, arg)))
    }

    /// The same, and cards in it are called by their names.
    pub fn say_named<G: Draw>(&self, message: &Message) -> String {
        let named = message.args.iter().map(|(name, arg)| match arg {
            Arg::Text(text) => {
                (*name, Arg::Text(self.cards(text, |card| G::face(card).map(|face| face.words))))
            }
            Arg::Message(inner) => (*name, Arg::Text(self.say_named::<G>(inner))),
            Arg::Seat(_) | Arg::Number(_) => (*name, arg.clone()),
        });
        let named: Vec<(&str, Arg)> = named.collect();
        self.say_by_id(message.id, named.iter().map(|(name, arg)| (*name, arg)))
    }

    /// Cards as records write them, one or several, in words; other texts as they are. `words` says what a card is
    /// called.
    pub fn cards(&self, text: &str, words: impl Fn(&str) -> Option<Message>) -> String {
        let card = |word: &str| {
            let called = self.say(&words(word)?);
            // "10" is enough in a sentence, where alone it is called "10, ten".
            Some(if called.starts_with(word) { word.to_owned() } else { called })
        };
        if let Some(card) = card(text) {
            return card;
        }
        let mut said = String::new();
        for (n, group) in text.split(" / ").enumerate() {
            let cards: Option<Vec<String>> =
                group.split([' ', ',']).filter(|word| !word.is_empty()).map(card).collect();
            let Some(cards) = cards.filter(|cards| !cards.is_empty()) else {
                return text.to_owned();
            };
            said.push_str(if n > 0 { " / " } else { "" });
            // A card's name may have a comma in it.
            let between = if cards.iter().any(|card| card.contains(',')) { "; " } else { ", " };
            said.push_str(&cards.join(between));
        }
        said
    }

    /// A message that came from elsewhere, by its id.
    pub fn say_by_id<'a>(
        &self,
        id: &str,
        filled: impl IntoIterator<Item = (&'a str, &'a Arg)>,
    ) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|found| found.value()) else {
            return id.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, arg) in filled {
            let value = match arg {
                Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Message(message) => FluentValue::from(self.say(message)),
            };
            args.set(name.to_owned(), value);
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Message::new("show-seat").number("seat", seat.0)),
        }
    }

    /// Whether there is a message of this id.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Whether the message has words in which every gap is filled.
    pub fn has(&self, message: &Message) -> bool {
        let Some(pattern) = self.bundle.get_message(message.id).and_then(|found| found.value())
        else {
            return false;
        };
        let mut args = FluentArgs::new();
        for (name, _) in &message.args {
            args.set(*name, FluentValue::from("x"));
        }
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shared_texts_parse_and_fill_their_gaps() {
        for (_, source) in SHARED {
            assert!(FluentResource::try_new((*source).to_owned()).is_ok());
        }
        let texts = Texts::shared(Language::En).with_names(vec!["Anna".into()]);
        let place = Message::new("show-place").number("place", 1).seat("seat", Seat(0));
        assert_eq!(texts.say(&place.number("points", 1)), "1. Anna, 1 point");
        let options = Message::new("refused-options-type");
        assert_eq!(texts.say(&options), "'options' must be an object such as {\"target\": 20}.");
        assert_eq!(texts.name(Seat(3)), "Seat 3");
        assert!(!texts.has(&Message::new("no-such-text")));
        assert!(!texts.has(&Message::new("show-seat")), "an argument is missing");
        let seat = Arg::Number(2);
        assert_eq!(texts.say_by_id("show-seat", [("seat", &seat)]), "Seat 2");
        assert!(texts.knows("show-seat") && !texts.knows("no-such-text"));
    }

    #[test]
    fn every_language_has_its_own_words() {
        let message = Message::new("show-round").number("round", 3);
        let said = Language::ALL.map(|language| Texts::shared(language).say(&message));
        assert_eq!(said, ["Runde 3", "Round 3", "Manche 3", "Manche 3"]);
    }

    #[test]
    fn a_message_may_stand_in_a_gap_of_another() {
        let inner = Message::new("show-round").number("round", 3);
        let outer = Message::new("show-totals").message("totals", inner);
        assert_eq!(Texts::shared(Language::En).say(&outer), "Totals: Round 3");
    }
}
