//! What edges say to a keeper: messages become work for tables, questions too.

use vierblatt_bus::{ClientNetwork, Refused, Request, RequestId, ToKeeper};
use vierblatt_store::Ms;

use crate::Effect;
use crate::archive::{Lookup, Wanted};
use crate::keeper::Keeper;
use crate::messages::no_reply;
use crate::opening::Opening;
use crate::work::{Arrival, Work};

impl Keeper {
    pub(crate) fn hear(&mut self, message: ToKeeper, now: Ms, effects: &mut Vec<Effect>) {
        match message {
            ToKeeper::Connect { viewer, code, person, name, since, changes, client } => {
                let arrival = Arrival { viewer, person, name, since, changes, client };
                self.work(code, Work::Connect(arrival), now, effects);
            }
            ToKeeper::Disconnect { viewer, code } => {
                self.work_if_there(&code, Work::Disconnect(viewer), now, effects);
            }
            ToKeeper::Measured { viewer, code, round_trip } => {
                self.work_if_there(&code, Work::Measured(viewer, round_trip), now, effects);
            }
            ToKeeper::Ask { viewer, code, id, ask, arrived } => {
                self.work_if_there(&code, Work::Ask { viewer, id, ask, arrived }, now, effects);
            }
            ToKeeper::Named { person, name } => {
                for code in self.codes() {
                    self.work_if_there(
                        &code,
                        Work::Named(person.clone(), name.clone()),
                        now,
                        effects,
                    );
                }
            }
            // An affair of edges.
            ToKeeper::SignedOut { .. } => {}
            ToKeeper::Request { request, client, what } => {
                self.request(request, client, what, now, effects);
            }
        }
    }

    fn request(
        &mut self,
        request: RequestId,
        client: ClientNetwork,
        what: Request,
        now: Ms,
        effects: &mut Vec<Effect>,
    ) {
        if self.is_stopping {
            return no_reply(request, Refused::Stopping, effects);
        }
        let lookup = |code, number, wanted| Lookup {
            request,
            client,
            code,
            number,
            wanted,
            was_loaded: false,
            game: None,
        };
        let (code, work) = match what {
            Request::Open { person, name, table } => {
                let asked = (request, client);
                let opening = Opening::new(asked, person, name, table, self.settings);
                return Box::new(opening).start(&mut self.desk(now, effects));
            }
            Request::Record { code, number } => {
                return lookup(code, number, Wanted::Record).start(&mut self.desk(now, effects));
            }
            Request::Steps { code, number, perspective, from, count } => {
                let wanted = Wanted::Steps { perspective, from, count };
                return lookup(code, number, wanted).start(&mut self.desk(now, effects));
            }
            Request::Ask { code, person, name, id, ask, arrived } => {
                (code, Work::AskOnce { request, client, person, name, id, ask, arrived })
            }
            Request::Join { code, person, name, seat, arrived } => {
                (code, Work::Join { request, client, person, name, seat, arrived })
            }
            Request::Hint { code, person } => (code, Work::Hint { request, client, person }),
            Request::Games { code, before } => (code, Work::Games { request, client, before }),
        };
        self.work(code, work, now, effects);
    }
}
