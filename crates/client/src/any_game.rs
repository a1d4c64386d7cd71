//! A game, whichever it is: the client names none and asks the catalog for the one a table plays.

use std::marker::PhantomData;

use serde_json::Value;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::{Face, Message, Options, Outcome, Scene, Seat, Seen, Spec};
use vierblatt_protocol::{GameView, Offered};
use vierblatt_record::{Record, read_action, set_up};
use vierblatt_texts::{Language, Source, Texts};

use crate::TEXTS;

/// What a client must know of a game to draw it.
pub trait AnyGame: Send {
    /// Its name for people.
    fn name(&self) -> &'static str;
    /// Its id.
    fn id(&self) -> &'static str;
    /// How few and how many can play.
    fn seats(&self) -> (u8, u8);
    /// What tables may choose.
    fn options(&self) -> &'static [Spec];
    /// Seats and options as they were asked for, judged.
    ///
    /// # Errors
    /// Says what does not fit.
    fn check(&self, seats: u8, options: &Value) -> Result<(), Message>;
    /// Its texts, and the client's own.
    fn texts(&self, language: Language) -> Texts;
    /// Its own texts.
    fn source(&self) -> Source;
    /// The table and what can be done, as this seat sees it.
    fn drawn(&self, view: &GameView<'_>, seat: Option<u8>) -> Drawn;
    /// A card's face.
    fn face(&self, card: &str) -> Option<Face>;
    /// How a game ended, from its record.
    fn ended(&self, record: &Value) -> Option<Ended>;
}

/// A table and what can be done there.
#[derive(Default)]
pub struct Drawn {
    /// The table.
    pub scene: Scene,
    /// What the seat may do.
    pub actions: Vec<Offered>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// Places and points.
    pub outcome: Outcome,
    /// Points by round and seat.
    pub rounds: Vec<Vec<i32>>,
}

/// The game of this id.
pub fn any_game(game: &str) -> Option<Box<dyn AnyGame>> {
    struct Find;
    impl Visit for Find {
        type Output = Box<dyn AnyGame>;
        fn visit<G: Listed>(self) -> Box<dyn AnyGame> {
            Box::new(Of::<G>(PhantomData))
        }
    }
    with_game(game, Find)
}

/// All games.
pub fn all_games() -> Vec<Box<dyn AnyGame>> {
    IDS.iter().filter_map(|id| any_game(id)).collect()
}

struct Of<G>(PhantomData<G>);

impl<G: Listed> AnyGame for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> (u8, u8) {
        (*G::SEATS.start(), *G::SEATS.end())
    }

    fn options(&self) -> &'static [Spec] {
        G::Options::SPECS
    }

    fn check(&self, seats: u8, options: &Value) -> Result<(), Message> {
        let head = Record {
            game: G::ID.into(),
            seats: seats.into(),
            options: options.clone(),
            actions: Vec::new(),
            names: Value::Null,
        };
        set_up::<G>(&head).map(drop)
    }

    fn texts(&self, language: Language) -> Texts {
        Texts::of::<G>(language).with(TEXTS)
    }

    fn source(&self) -> Source {
        G::TEXTS
    }

    fn drawn(&self, view: &GameView<'_>, seat: Option<u8>) -> Drawn {
        let actions = view.offered();
        let public = serde_json::from_str::<G::Public>(view.public.get());
        let private =
            view.private.as_ref().map(|private| serde_json::from_str::<G::Private>(private.get()));
        let private = private.and_then(Result::ok);
        // A server of another version may show what is not known here; its list of actions still counts.
        let Ok(public) = public else { return Drawn { scene: Scene::default(), actions } };
        let seen = Seen {
            public: &public,
            private: private.as_ref(),
            seat: seat.map(Seat),
            legal: &view.legal,
        };
        Drawn { scene: G::scene(&seen), actions }
    }

    fn face(&self, card: &str) -> Option<Face> {
        G::face(card)
    }

    fn ended(&self, record: &Value) -> Option<Ended> {
        let text = record.to_string();
        let record: Record<'_> = serde_json::from_str(&text).ok()?;
        let (options, seats) = set_up::<G>(&record).ok()?;
        let mut state = G::new(options, seats);
        let mut totals = G::totals(&state);
        let mut rounds = Vec::new();
        for action in &record.actions {
            let action = read_action::<G>(&state, seats, action).ok()?;
            G::act(&mut state, &action, &mut ()).ok()?;
            let now = G::totals(&state);
            if now != totals {
                let points = now.iter().map(|(seat, points)| points - totals[seat]);
                rounds.push(points.collect());
                totals = now;
            }
        }
        Some(Ended { outcome: G::outcome(&state)?, rounds })
    }
}
