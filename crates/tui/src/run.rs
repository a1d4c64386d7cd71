//! From what somebody typed to a table, and back to the shell.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use vierblatt_client::{
    Arrival, Destination, HttpError, Link, LinkState, Secrets, Session, Transport, Unfinished,
    Wanted, any_game, game_of, introduce, open, unfinished,
};
use vierblatt_game::Message;
use vierblatt_offline::{LocalServer, OpenError};
use vierblatt_texts::{Language, Texts};

use crate::plain::{self, Console};
use crate::setup::{Decision, SetUp, USUAL_LEVEL, usual_seats};
use crate::today::today;
use crate::{Failure, Request, TEXTS, TableRequest, screen};

/// The name under which secrets of the server in this program are kept. It is in files that exist.
const LOCAL_SERVER: &str = "house";

/// Plays until the player leaves.
///
/// # Errors
/// Says in the player's language why they cannot play.
pub fn play(mut request: Request) -> Result<(), Failure> {
    let texts = Texts::shared(request.language).with(vierblatt_client::TEXTS).with(TEXTS);
    let is_terminal = io::stdout().is_terminal() && io::stdin().is_terminal();
    if !request.plain && !is_terminal {
        request.plain = true;
        // Nobody may be reading.
        let _ = writeln!(io::stderr(), "{}", texts.say(&Message::new("tui-no-terminal")));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|why| Failure(why.to_string()))?;
    let result =
        runtime.block_on(async { Player { request, texts, console: Console::new() }.play().await });
    // Standard input may be waited for on a thread that nothing wakes.
    runtime.shutdown_timeout(Duration::from_millis(100));
    result
}

struct Player {
    request: Request,
    texts: Texts,
    /// One for as long as the program runs: it may have read more lines than were asked for.
    console: Console,
}

/// Comes to a table of this game. None if the game is not known here.
pub(crate) fn come(
    destination: Destination,
    game: &str,
    language: Language,
    level: u8,
    arrival: Arrival,
) -> Option<Session> {
    let game = any_game(game)?;
    let texts = game.texts(language).with(TEXTS);
    Some(Session::new(destination, game, texts, level, arrival))
}

/// Where somebody plays and how to say how to come back.
struct Table {
    destination: Destination,
    game: String,
    level: u8,
    arrival: Arrival,
}

impl Player {
    async fn play(mut self) -> Result<(), Failure> {
        match self.request.what.clone() {
            Some(link) if link.contains('/') => self.play_by_link(&link).await,
            _ => self.play_here().await,
        }
    }

    async fn play_by_link(&mut self, link: &str) -> Result<(), Failure> {
        let given = link.to_owned();
        let no_link = || Failure(self.texts.say(&Message::new("tui-no-link").text("link", &given)));
        let link = Link::read(link).ok_or_else(no_link)?;
        let transport = Transport::Net(link.address.clone());
        let game = game_of(&transport, &link.code).await.map_err(|error| self.failure(&error))?;
        let secrets = Secrets::new(&self.request.data);
        let secret = self.introduce(&transport, &secrets, &link.address.origin()).await?;
        let destination = Destination { transport, code: link.code, secret };
        let level = self.request.table.level.unwrap_or(USUAL_LEVEL);
        let is_left = self.sit(Table { destination, game, level, arrival: Arrival::Sit }).await?;
        if is_left {
            self.say_goodbye(&Message::new("tui-come-back").text("link", given));
        }
        Ok(())
    }

    async fn play_here(&mut self) -> Result<(), Failure> {
        let (server, secret, left) =
            if self.request.resume { self.find_left().await? } else { self.open_local().await? };
        let transport = Transport::Local(server.connector.clone());
        let decision = match (self.request.what.clone(), left) {
            (_, Some(left)) if self.request.resume => Decision::Continue(left),
            (Some(game), _) => Decision::Open(self.wanted(&game)?),
            (None, left) => self.decide(left).await?,
        };
        let table = match decision {
            Decision::Leave => None,
            Decision::Continue(Unfinished { code, game, .. }) => {
                let destination = Destination { transport, code, secret };
                Some(Table { destination, game, level: USUAL_LEVEL, arrival: Arrival::Start })
            }
            Decision::Open(wanted) => {
                let code = open(&transport, &secret, &wanted)
                    .await
                    .map_err(|error| self.failure(&error))?;
                let destination = Destination { transport, code, secret };
                let Wanted { game, level, .. } = wanted;
                Some(Table { destination, game, level, arrival: Arrival::Start })
            }
        };
        let result = match table {
            Some(table) => self.sit(table).await,
            None => Ok(false),
        };
        server.close().await;
        if result? {
            self.say_goodbye(&Message::new("tui-go-on"));
        }
        Ok(())
    }

    /// At the table. Whether the player has left a game to come back to.
    async fn sit(&mut self, table: Table) -> Result<bool, Failure> {
        let Table { destination, game, level, arrival } = table;
        let no_game =
            || Failure(self.texts.say(&Message::new("tui-unknown-game").text("game", &game)));
        let language = self.request.language;
        let mut session = come(destination, &game, language, level, arrival).ok_or_else(no_game)?;
        session.model.rules = (self.request.rules)(&game, language);
        let played = if self.request.plain {
            plain::play(&mut session, &mut self.console).await
        } else {
            screen::play(&mut session, self.request.look).await
        };
        match played {
            // A reader such as `head` has read enough.
            Err(why) if why.kind() == io::ErrorKind::BrokenPipe => return Ok(false),
            Err(why) => return Err(Failure(why.to_string())),
            Ok(()) => {}
        }
        if let LinkState::Closed(why) = &session.model.link {
            return Err(Failure(why.clone()));
        }
        let has_seat = session.model.known.as_ref().is_some_and(|known| known.you.seat.is_some());
        Ok(has_seat && session.model.status() != Some(vierblatt_protocol::Status::Over))
    }

    async fn decide(&mut self, left: Option<Unfinished>) -> Result<Decision, Failure> {
        let mut set_up =
            SetUp::new(self.request.language, self.request.table.settings.clone(), left);
        if let Some(level) = self.request.table.level {
            set_up.level = level;
        }
        let decided = if self.request.plain {
            plain::ask_for_table(&mut set_up, &mut self.console).await
        } else {
            screen::ask_for_table(&mut set_up, self.request.look).await
        };
        decided.map_err(|why| Failure(why.to_string()))
    }

    fn wanted(&self, game: &str) -> Result<Wanted, Failure> {
        let say = |message: &Message| Failure(self.texts.say(message));
        let unknown = || say(&Message::new("tui-unknown-game").text("game", game));
        let any_game = any_game(game).ok_or_else(unknown)?;
        let TableRequest { seats, level, options, settings, daily } = &self.request.table;
        let seats = match (seats, daily) {
            (Some(seats), _) => *seats,
            (None, true) => 1,
            (None, false) => usual_seats(any_game.as_ref()),
        };
        any_game.check(seats, options).map_err(|wrong| say(&wrong))?;
        Ok(Wanted {
            game: game.to_owned(),
            seats,
            level: level.unwrap_or(USUAL_LEVEL),
            options: options.clone(),
            settings: settings.clone(),
            daily: daily.then(today),
        })
    }

    async fn open_local(&self) -> Result<(LocalServer, String, Option<Unfinished>), Failure> {
        let server = LocalServer::open(&self.request.data).map_err(|why| self.no_local(&why))?;
        let transport = Transport::Local(server.connector.clone());
        let secret =
            self.introduce(&transport, &Secrets::new(&server.folder), LOCAL_SERVER).await?;
        let left = unfinished(&transport, &secret).await.map_err(|error| self.failure(&error))?;
        Ok((server, secret, left))
    }

    /// The folder with the game that was left last.
    async fn find_left(&self) -> Result<(LocalServer, String, Option<Unfinished>), Failure> {
        let mut found: Option<(LocalServer, String, Unfinished)> = None;
        for server in LocalServer::open_all(&self.request.data) {
            let transport = Transport::Local(server.connector.clone());
            let secret =
                self.introduce(&transport, &Secrets::new(&server.folder), LOCAL_SERVER).await?;
            let left =
                unfinished(&transport, &secret).await.map_err(|error| self.failure(&error))?;
            match left {
                Some(left)
                    if found
                        .as_ref()
                        .is_none_or(|(_, _, other)| other.changed_at < left.changed_at) =>
                {
                    if let Some((other, ..)) = found.replace((server, secret, left)) {
                        other.close().await;
                    }
                }
                _ => server.close().await,
            }
        }
        let (server, secret, left) =
            found.ok_or_else(|| Failure(self.texts.say(&Message::new("tui-nothing-left"))))?;
        Ok((server, secret, Some(left)))
    }

    async fn introduce(
        &self,
        transport: &Transport,
        secrets: &Secrets,
        server: &str,
    ) -> Result<String, Failure> {
        let of_system = ["USER", "USERNAME"].into_iter().find_map(|name| env::var(name).ok());
        let fits = |name: &String| (1..=24).contains(&name.trim().chars().count());
        let usual =
            of_system.filter(fits).unwrap_or_else(|| self.texts.say(&Message::new("tui-newcomer")));
        introduce(transport, secrets, server, self.request.name.as_deref(), &usual)
            .await
            .map_err(|error| self.failure(&error))
    }

    fn failure(&self, error: &HttpError) -> Failure {
        let text = self.texts.say_by_id(error.message_id(), []);
        Failure(match error {
            HttpError::Unreachable(why) => format!("{text} ({why})"),
            HttpError::Refused { detail, .. } if !detail.is_empty() => format!("{text} ({detail})"),
            HttpError::Refused { .. } => text,
        })
    }

    fn no_local(&self, why: &OpenError) -> Failure {
        let data = self.request.data.display();
        let why = match why {
            OpenError::InUse(_) => "in-use",
            OpenError::Newer { .. } => "newer",
            OpenError::Damaged(_) => "damaged",
            OpenError::Full => "full",
            OpenError::ReadOnly => "read-only",
            _ => "other",
        };
        let message = Message::new("tui-no-data").text("data", data).text("why", why);
        Failure(self.texts.say(&message))
    }

    /// The last word, once the terminal is as it was.
    fn say_goodbye(&self, message: &Message) {
        // Nobody may be reading.
        let _ = writeln!(io::stdout(), "{}", self.texts.say(message));
    }
}
