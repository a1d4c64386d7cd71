//! A new table: which game, how many, how strong, and what is agreed. The same for screen and lines.

use serde_json::{Map, Value, json};
use vierblatt_client::{AnyGame, Press, Unfinished, Wanted, Way, all_games};
use vierblatt_game::{Kind, Message, Spec};
use vierblatt_protocol::Settings;
use vierblatt_texts::{Language, Texts};

use crate::TEXTS;

/// The levels of bots.
pub(crate) const LEVELS: std::ops::RangeInclusive<u8> = 1..=5;
/// Of those who do not choose.
pub(crate) const USUAL_LEVEL: u8 = 3;

/// A table that is being set up.
pub(crate) struct SetUp {
    pub(crate) texts: Texts,
    pub(crate) games: Vec<Box<dyn AnyGame>>,
    pub(crate) game: usize,
    pub(crate) seats: u8,
    pub(crate) level: u8,
    /// What each option of the game is set to.
    pub(crate) options: Vec<Chosen>,
    pub(crate) settings: Settings,
    /// A game that was left.
    pub(crate) unfinished: Option<Unfinished>,
    /// The line pointed at.
    pub(crate) at: usize,
}

/// What an option is set to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Chosen {
    Word(usize),
    Number(i64),
}

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Field {
    Continue,
    Game,
    Seats,
    Level,
    Option(usize),
    Start,
}

/// What came of it.
#[derive(Clone, Debug)]
pub(crate) enum Decision {
    Open(Wanted),
    Continue(Unfinished),
    Leave,
}

impl SetUp {
    pub(crate) fn new(
        language: Language,
        settings: Settings,
        unfinished: Option<Unfinished>,
    ) -> Self {
        let games = all_games();
        let texts =
            games.iter().fold(Texts::shared(language), |texts, game| texts.with(game.source()));
        let mut set_up = SetUp {
            texts: texts.with(TEXTS),
            games,
            game: 0,
            seats: 0,
            level: USUAL_LEVEL,
            options: Vec::new(),
            settings,
            unfinished,
            at: 0,
        };
        set_up.choose_game(0);
        set_up
    }

    pub(crate) fn any_game(&self) -> &dyn AnyGame {
        self.games[self.game].as_ref()
    }

    pub(crate) fn choose_game(&mut self, game: usize) {
        self.game = game;
        self.seats = usual_seats(self.any_game());
        self.options = self.any_game().options().iter().map(usual).collect();
    }

    /// The lines of the form, from top to bottom.
    pub(crate) fn fields(&self) -> Vec<Field> {
        let mut fields: Vec<Field> = self.unfinished.iter().map(|_| Field::Continue).collect();
        fields.extend([Field::Game, Field::Seats]);
        if self.seats > 1 {
            fields.push(Field::Level);
        }
        fields.extend((0..self.options.len()).map(Field::Option));
        fields.push(Field::Start);
        fields
    }

    /// A line's label and what it is set to.
    pub(crate) fn line(&self, field: Field) -> (String, String) {
        let say = |message: Message| self.texts.say(&message);
        match field {
            Field::Continue => {
                let game =
                    self.unfinished.as_ref().map(|left| left.game.as_str()).unwrap_or_default();
                let game =
                    self.games.iter().find(|one| one.id() == game).map_or(game, |one| one.name());
                (say(Message::new("tui-continue").text("game", game)), String::new())
            }
            Field::Game => (say(Message::new("tui-game")), self.any_game().name().to_owned()),
            Field::Seats => {
                let players = say(Message::new("tui-players-count").number("count", self.seats));
                (say(Message::new("tui-players")), players)
            }
            Field::Level => (
                say(Message::new("tui-level")),
                say(Message::new("tui-level-name").number("level", self.level)),
            ),
            Field::Option(n) => self.option_line(n),
            Field::Start => (say(Message::new("tui-start")), String::new()),
        }
    }

    fn option_line(&self, n: usize) -> (String, String) {
        let spec = &self.any_game().options()[n];
        let value = match (spec.kind, self.options[n]) {
            (Kind::Choice { words, .. }, Chosen::Word(word)) => {
                self.option_text(spec.name, words.get(word).copied())
            }
            (_, Chosen::Number(number)) => number.to_string(),
            (Kind::Number { .. }, Chosen::Word(_)) => String::new(),
        };
        (self.option_text(spec.name, None), value)
    }

    /// An option in words, or one of its values; as records write it where there are no words for it.
    fn option_text(&self, name: &str, word: Option<&str>) -> String {
        let mut id = format!("{}-option-{name}", self.any_game().id());
        if let Some(word) = word {
            id = format!("{id}-{word}");
        }
        let id = id.replace('_', "-");
        if self.texts.knows(&id) {
            return self.texts.say_by_id(&id, []);
        }
        word.unwrap_or(name).replace('_', " ")
    }

    /// What the game is about, how many play it, and how long.
    pub(crate) fn about(&self, game: usize) -> String {
        let game = &self.games[game];
        let idea = self.texts.say_by_id(&format!("{}-leaf-idea", game.id()), []);
        let length = self.texts.say_by_id(&format!("{}-leaf-length", game.id()), []);
        let (fewest, most) = game.seats();
        let message = Message::new("tui-about-game")
            .text("idea", idea)
            .number("fewest", fewest)
            .number("most", most)
            .text("length", length);
        self.texts.say(&message)
    }

    /// Takes in a key.
    pub(crate) fn press(&mut self, press: &Press) -> Option<Decision> {
        let fields = self.fields();
        let last = fields.len() - 1;
        self.at = self.at.min(last);
        match press {
            Press::Go(Way::Up | Way::Previous) | Press::Wheel(-1) => {
                self.at = self.at.saturating_sub(1);
            }
            Press::Go(Way::Down | Way::Next) | Press::Wheel(1) => self.at = (self.at + 1).min(last),
            Press::Go(Way::Left) | Press::Char('-') => self.change(fields[self.at], -1),
            Press::Go(Way::Right) | Press::Char(' ' | '+') => self.change(fields[self.at], 1),
            Press::Item(n) if *n == self.at => return Some(self.decide(fields[self.at])),
            Press::Item(n) => self.at = (*n).min(last),
            Press::Enter => return Some(self.decide(fields[self.at])),
            Press::Char('q') | Press::Escape | Press::Interrupt => return Some(Decision::Leave),
            _ => {}
        }
        None
    }

    fn decide(&self, field: Field) -> Decision {
        match (field, self.unfinished.clone()) {
            (Field::Continue, Some(left)) => Decision::Continue(left),
            // From anywhere in the form: Enter begins.
            _ => Decision::Open(self.wanted()),
        }
    }

    fn change(&mut self, field: Field, by: i64) {
        match field {
            Field::Continue | Field::Start => {}
            Field::Game => {
                let count = self.games.len() as i64;
                self.choose_game((self.game as i64 + by).rem_euclid(count) as usize);
            }
            Field::Seats => {
                let (fewest, most) = self.any_game().seats();
                self.seats = (i64::from(self.seats) + by).clamp(fewest.into(), most.into()) as u8;
            }
            Field::Level => {
                let level = i64::from(self.level) + by;
                self.level = level.clamp((*LEVELS.start()).into(), (*LEVELS.end()).into()) as u8;
            }
            Field::Option(n) => {
                self.options[n] = match (self.any_game().options()[n].kind, self.options[n]) {
                    (Kind::Choice { words, .. }, Chosen::Word(word)) => {
                        Chosen::Word((word as i64 + by).rem_euclid(words.len() as i64) as usize)
                    }
                    (Kind::Number { min, max, .. }, Chosen::Number(number)) => {
                        Chosen::Number((number + by).clamp(min, max))
                    }
                    (_, other) => other,
                };
            }
        }
    }

    /// The table as it is set up now.
    pub(crate) fn wanted(&self) -> Wanted {
        let mut options = Map::new();
        for (spec, chosen) in self.any_game().options().iter().zip(&self.options) {
            let value = match (spec.kind, chosen) {
                (Kind::Choice { words, .. }, Chosen::Word(word)) => json!(words.get(*word)),
                (_, Chosen::Number(number)) => json!(number),
                (Kind::Number { .. }, Chosen::Word(_)) => continue,
            };
            options.insert(spec.name.to_owned(), value);
        }
        Wanted {
            game: self.any_game().id().to_owned(),
            seats: self.seats,
            level: self.level,
            options: Value::Object(options),
            settings: self.settings.clone(),
            daily: None,
        }
    }
}

/// As many as play when nobody says: four, or as near as the game allows.
pub(crate) fn usual_seats(game: &dyn AnyGame) -> u8 {
    const USUAL: u8 = 4;
    let (fewest, most) = game.seats();
    USUAL.clamp(fewest, most)
}

fn usual(spec: &Spec) -> Chosen {
    match spec.kind {
        Kind::Choice { words, default } => {
            Chosen::Word(words.iter().position(|word| *word == default).unwrap_or_default())
        }
        Kind::Number { default, .. } => Chosen::Number(default),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set_up() -> SetUp {
        SetUp::new(Language::En, Settings::default(), None)
    }

    #[test]
    fn every_game_can_be_set_up_and_every_table_of_the_form_is_allowed() {
        let mut form = set_up();
        for game in 0..form.games.len() {
            form.choose_game(game);
            assert!(!form.about(game).contains("-leaf-"), "{}", form.about(game));
            for field in form.fields() {
                for _ in 0..3 {
                    let (label, value) = form.line(field);
                    assert!(
                        !label.is_empty() && !label.contains("-option-") && !label.contains("tui-"),
                        "{label}"
                    );
                    assert!(!value.contains("-option-"), "{value}");
                    if field != Field::Game {
                        form.change(field, 1);
                    }
                }
            }
            form.choose_game(game);
            let wanted = form.wanted();
            assert_eq!(form.any_game().check(wanted.seats, &wanted.options), Ok(()));
        }
    }

    #[test]
    fn arrows_change_the_table_and_enter_opens_it() {
        let mut form = set_up();
        let first = form.wanted().game;
        form.press(&Press::RIGHT);
        assert_ne!(form.wanted().game, first);
        form.press(&Press::DOWN);
        form.press(&Press::LEFT);
        let seats = form.wanted().seats;
        form.press(&Press::RIGHT);
        assert_eq!(form.wanted().seats, seats + 1);
        let Some(Decision::Open(wanted)) = form.press(&Press::Enter) else {
            panic!("it is opened")
        };
        assert_eq!(wanted.seats, seats + 1);
        assert!(matches!(form.press(&Press::Char('q')), Some(Decision::Leave)));
    }

    #[test]
    fn a_game_that_was_left_is_offered_first() {
        let left = Unfinished { code: "ABC".into(), game: "joomo".into(), changed_at: 0 };
        let mut form = SetUp::new(Language::De, Settings::default(), Some(left.clone()));
        assert!(form.line(Field::Continue).0.contains("Joomo"));
        assert!(
            matches!(form.press(&Press::Enter), Some(Decision::Continue(found)) if found == left)
        );
    }
}
