//! What pages ask for besides tables, as they would ask a server over HTTP.

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};
use vierblatt_api::{
    AskAnswer, AskRequest, ErrorBody, GameList, GameStatistics, HintAnswer, ListStatus, Me,
    NameRequest, OpenTable, OpenedTable, PlayedGame, ResultInList, ResultList, StatisticsList,
    TableInList, TableList,
};
use vierblatt_bus::{
    AskReply, GameInfo, NewTable, Perspective, Refused, Reply, Request, RequestId, ToKeeper,
};
use vierblatt_protocol::{Kind, Status};
use vierblatt_store::{Directory, Ms};

use crate::FromPocket;
use crate::day::{self, NoDeal};
use crate::few::Few;
use crate::pocket::{EDGE, Pocket, here};

/// How many tables or results a page of a list has.
const PAGE: u32 = 50;
/// The most steps one answer has.
const MOST_STEPS: usize = 500;
/// How many tables there may be whose game is not over.
const MOST_TABLES: u64 = 200;
/// How many questions may wait for a reply.
const MOST_WAITING: usize = 64;
/// The longest name, in characters.
const LONGEST_NAME: usize = 24;

/// Questions that wait for the keeper's reply: which call each one is for.
#[derive(Default)]
pub(crate) struct Calls {
    waiting: Few<u64, Waiting>,
    next: u64,
}

struct Waiting {
    call: u64,
    is_hint: bool,
}

/// What a call gets instead of an answer.
struct Problem {
    status: u16,
    id: String,
    detail: Option<String>,
}

/// What is answered at once; nothing where the keeper is asked.
type Answered = Result<Option<(u16, Box<RawValue>)>, Problem>;

impl Pocket {
    /// Answers a call, now or later.
    pub(crate) fn call(&mut self, call: u64, method: &str, path: &str, body: &str, now: Ms) {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let answered = match (method, parts.as_slice()) {
            ("GET", ["games"]) => ok(&vierblatt_table::games()),
            ("GET", ["me"]) => ok(&self.me()),
            ("POST" | "PATCH", ["me"]) => self.name(body, now),
            ("GET", ["me", "tables"]) => self.my_tables(query),
            ("GET", ["me", "results"]) => self.my_results(query),
            ("GET", ["me", "statistics"]) => self.my_statistics(),
            ("GET", ["tables"]) => ok(&TableList { tables: Vec::new() }),
            ("POST", ["tables"]) => self.open(call, body, now),
            ("GET", ["tables", code]) => self.table(code),
            (method, ["tables", code, rest @ ..]) => {
                self.at_table(call, method, &Arc::from(*code), rest, (query, body), now)
            }
            _ => Err(Problem::not_found()),
        };
        match answered {
            Ok(None) => {}
            Ok(Some((status, body))) => self.out(FromPocket::Answer { call, status, body }),
            Err(problem) => self.refuse(call, problem),
        }
    }

    fn me(&self) -> Option<Me> {
        let (id, name) = self.who();
        (!name.is_empty()).then(|| Me { id: id.to_string(), name, program: false })
    }

    fn name(&mut self, body: &str, now: Ms) -> Answered {
        let NameRequest { name } = read(body)?;
        let visible = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let fits = (1..=LONGEST_NAME).contains(&visible.chars().count());
        if !fits || visible.chars().any(char::is_control) {
            return Err(Problem::malformed("server-name", "1 to 24 visible characters"));
        }
        self.rename(visible, now);
        ok(&self.me())
    }

    fn my_tables(&self, query: &str) -> Answered {
        let status = match parameter(query, "status") {
            None | Some("playing") => ListStatus::Playing,
            Some("open") => ListStatus::Open,
            Some("over") => ListStatus::Over,
            Some(other) => return Err(Problem::not_understood(other)),
        };
        let before = number(query, "before")?;
        let (person, _) = self.who();
        let found = self.directory.person_tables(&person, status.into(), before, PAGE).wait();
        let tables = found.map_err(|_| Problem::storage())?;
        ok(&TableList { tables: tables.into_iter().map(TableInList::from).collect() })
    }

    fn my_results(&self, query: &str) -> Answered {
        let (person, _) = self.who();
        let found = self.directory.person_results(&person, number(query, "before")?, PAGE).wait();
        let results = found.map_err(|_| Problem::storage())?;
        ok(&ResultList { results: results.into_iter().map(ResultInList::from).collect() })
    }

    fn my_statistics(&self) -> Answered {
        let (person, _) = self.who();
        let games = self.directory.person_statistics(&person).wait();
        let games = games.map_err(|_| Problem::storage())?;
        ok(&StatisticsList { games: games.into_iter().map(GameStatistics::from).collect() })
    }

    fn table(&self, code: &str) -> Answered {
        let found = self.directory.table(code).wait().map_err(|_| Problem::storage())?;
        ok(&TableInList::from(found.ok_or_else(Problem::not_found)?))
    }

    fn open(&mut self, call: u64, body: &str, now: Ms) -> Answered {
        let table: OpenTable = read(body)?;
        let (person, name) = self.who();
        let mut unfinished = 0;
        for status in [Status::Lobby, Status::Playing] {
            let count = self.directory.count_person_tables(&person, status).wait();
            unfinished += count.map_err(|_| Problem::storage())?;
        }
        if unfinished >= MOST_TABLES {
            return Err(Problem::new(429, "server-too-many-tables"));
        }
        let daily = match &table.daily {
            None => None,
            Some(day) if table.seats == 1 => Some(day::deal(day, now)?),
            Some(_) => return Err(NoDeal::NotADay.into()),
        };
        let table = NewTable {
            game: table.game,
            seats: table.seats,
            options: table.options.unwrap_or_else(|| serde_json::json!({})),
            settings: table.settings.unwrap_or_default(),
            daily,
        };
        self.ask(call, Request::Open { person, name, table }, now)
    }

    fn at_table(
        &mut self,
        call: u64,
        method: &str,
        code: &Arc<str>,
        rest: &[&str],
        (query, body): (&str, &str),
        now: Ms,
    ) -> Answered {
        let code = Arc::clone(code);
        let (person, name) = self.who();
        let request = match (method, rest) {
            ("POST", ["hint"]) => Request::Hint { code, person },
            ("POST", ["ask"]) => {
                let AskRequest { id, ask } = read(body)?;
                Request::Ask { code, person, name, id, ask, arrived: now }
            }
            ("GET", ["games"]) => Request::Games { code, before: number(query, "before")? },
            ("GET", ["games", game, "record"]) => Request::Record { code, number: parsed(game)? },
            ("GET", ["games", game, "steps"]) => Request::Steps {
                perspective: self.perspective(&code, parameter(query, "view"))?,
                code,
                number: parsed(game)?,
                from: number(query, "from")?.unwrap_or_default(),
                count: number(query, "count")?.unwrap_or(MOST_STEPS).min(MOST_STEPS),
            },
            _ => return Err(Problem::not_found()),
        };
        self.ask(call, request, now)
    }

    fn perspective(&self, code: &str, view: Option<&str>) -> Result<Perspective, Problem> {
        match view {
            None | Some("public") => Ok(Perspective::Public),
            Some("open") => Ok(Perspective::Open),
            Some(text) => {
                let found = self.directory.table(code).wait().map_err(|_| Problem::storage())?;
                let seats = found.ok_or_else(Problem::not_found)?.summary.seats;
                let seat = parsed(text)?;
                let is_there = |seat: &u8| *seat < seats;
                let seat = Some(seat).filter(is_there);
                seat.map(Perspective::Seat).ok_or_else(|| Problem::not_understood(text))
            }
        }
    }

    /// Asks the keeper.
    fn ask(&mut self, call: u64, what: Request, now: Ms) -> Answered {
        if self.calls.waiting.len() >= MOST_WAITING {
            return Err(Problem::new(429, "server-too-much"));
        }
        self.calls.next += 1;
        let request = RequestId { edge: EDGE, n: self.calls.next };
        let is_hint = matches!(what, Request::Hint { .. });
        self.calls.waiting.insert(request.n, Waiting { call, is_hint });
        self.tell(ToKeeper::Request { request, client: here(), what }, now);
        Ok(None)
    }

    /// The keeper's reply to a question.
    pub(crate) fn reply(&mut self, request: RequestId, reply: Reply) {
        let Some(Waiting { call, is_hint }) = self.calls.waiting.remove(&request.n) else { return };
        let answered = match reply {
            Reply::Opened { code } => {
                let link = format!("/t/{code}");
                with(201, &OpenedTable { code: code.to_string(), link })
            }
            Reply::Asked(AskReply::Done { id, n }) => ok(&AskAnswer::Done { id, n }),
            Reply::Asked(AskReply::Refused { id, why }) => ok(&AskAnswer::Refused { id, why }),
            Reply::Hint { n, offered } => ok(&HintAnswer::Hint { n, offered }),
            Reply::Afterword(text) => ok(&HintAnswer::Afterword { text }),
            Reply::Games(games) => {
                let played = |GameInfo { number, is_over }| PlayedGame { number, is_over };
                ok(&GameList { games: games.into_iter().map(played).collect() })
            }
            Reply::Json(text) => RawValue::from_string(text.to_string())
                .map(|body| Some((200, body)))
                .map_err(|_| Problem::storage()),
            Reply::Refused(Refused::NotAllowed(why)) if is_hint => ok(&HintAnswer::Refused { why }),
            Reply::Refused(refused) => Err(refused.into()),
        };
        match answered {
            Ok(Some((status, body))) => self.out(FromPocket::Answer { call, status, body }),
            Ok(None) => {}
            Err(problem) => self.refuse(call, problem),
        }
    }

    fn refuse(&mut self, call: u64, problem: Problem) {
        let Problem { status, id, detail } = problem;
        if let Ok(body) = to_raw_value(&ErrorBody { error: id, detail }) {
            self.out(FromPocket::Answer { call, status, body });
        }
    }
}

impl Problem {
    fn new(status: u16, id: impl Into<String>) -> Self {
        Problem { status, id: id.into(), detail: None }
    }

    fn malformed(id: &str, detail: impl Into<String>) -> Self {
        Problem { detail: Some(detail.into()), ..Problem::new(400, id) }
    }

    fn not_understood(detail: &str) -> Self {
        Problem::malformed("server-not-understood", detail)
    }

    fn not_found() -> Self {
        Problem::new(404, "server-not-found")
    }

    fn storage() -> Self {
        Problem::new(503, "server-storage")
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::NotFound => Problem::not_found(),
            Refused::NotAllowed(why) => {
                let status = match why.kind {
                    Kind::Storage => 503,
                    Kind::TooMuch => 429,
                    _ => 403,
                };
                Problem::new(status, why.text.id)
            }
            Refused::Malformed { id, detail } => Problem::malformed(&id, detail),
            Refused::Busy => Problem::new(429, "server-too-much"),
            Refused::Storage | Refused::Moved => Problem::storage(),
            Refused::Damaged => Problem::new(500, "server-table-damaged"),
            Refused::Stopping => Problem::new(503, "server-stopping"),
        }
    }
}

impl From<NoDeal> for Problem {
    fn from(no_deal: NoDeal) -> Self {
        match no_deal {
            NoDeal::NotADay => Problem::malformed(
                "server-no-table",
                "a daily deal is a day like 2026-12-24, for one seat",
            ),
            NoDeal::ToCome => {
                Problem::malformed("server-day-to-come", "a day that has begun somewhere")
            }
        }
    }
}

fn ok(body: &impl Serialize) -> Answered {
    with(200, body)
}

fn with(status: u16, body: &impl Serialize) -> Answered {
    to_raw_value(body).map(|body| Some((status, body))).map_err(|_| Problem::storage())
}

fn read<T: DeserializeOwned>(body: &str) -> Result<T, Problem> {
    serde_json::from_slice(body.as_bytes())
        .map_err(|error| Problem::not_understood(&error.to_string()))
}

fn parameter<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.filter(|(found, _)| *found == name).map(|(_, value)| value).next()
}

fn number<T: std::str::FromStr>(query: &str, name: &str) -> Result<Option<T>, Problem> {
    parameter(query, name).map(parsed).transpose()
}

fn parsed<T: std::str::FromStr>(text: &str) -> Result<T, Problem> {
    text.parse().map_err(|_| Problem::not_understood(text))
}
