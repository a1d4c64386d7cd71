//! Two nodes without a bus between them: what they want sent is carried, lost or held back by the test.

use std::net::IpAddr;

use vierblatt_bus::ClientNetwork;
use vierblatt_protocol::Ask;

use super::*;

const A: NodeId = NodeId(1);
const B: NodeId = NodeId(2);

fn code() -> Arc<str> {
    "ABC234".into()
}

struct Side {
    routes: Routes,
    keepers: Vec<ToKeeper>,
    edge: Vec<ToEdge>,
    out: Vec<(Header, Frame)>,
    searches: usize,
}

impl Side {
    fn new(me: NodeId) -> Side {
        let mut side = Side {
            routes: Routes::new(me),
            keepers: Vec::new(),
            edge: Vec::new(),
            out: Vec::new(),
            searches: 0,
        };
        side.take(Event::MayKeep(true), 0);
        side.take(Event::Alive(vec![A, B]), 0);
        side
    }

    fn take(&mut self, event: Event, now: Ms) {
        let mut effects = Vec::new();
        self.routes.take(event, now, &mut effects);
        for effect in effects {
            match effect {
                Effect::Keeper(message) => self.keepers.push(message),
                Effect::Edge(message) => self.edge.push(message),
                Effect::Send(_, header, frame) => self.out.push((header, frame)),
                Effect::FindOwner(_) => self.searches += 1,
            }
        }
    }

    fn owner(&mut self, owner: Option<NodeId>, now: Ms) {
        self.take(Event::Owner(code(), Ok(owner)), now);
    }

    fn connect(&mut self) {
        let viewer = Viewer { edge: self.routes.me.0, n: 1 };
        let client = ClientNetwork::of(IpAddr::from([192, 0, 2, 1]));
        let (person, name) = ("anna".into(), "Anna".to_owned());
        let (since, changes) = (Some(3), true);
        self.take(
            Event::Edge(ToKeeper::Connect {
                viewer,
                code: code(),
                person,
                name,
                since,
                changes,
                client,
            }),
            0,
        );
    }

    fn ask(&mut self, id: &str) {
        let viewer = Viewer { edge: self.routes.me.0, n: 1 };
        let (id, ask) = (id.to_owned(), Ask::Ready);
        self.take(Event::Edge(ToKeeper::Ask { viewer, code: code(), id, ask, arrived: 0 }), 0);
    }
}

/// Carries everything from one to the other.
fn carry(from: &mut Side, to: &mut Side, now: Ms) {
    for (header, frame) in std::mem::take(&mut from.out) {
        to.take(Event::Heard(header, Some(frame)), now);
    }
}

fn attached(messages: &[ToKeeper]) -> Vec<(Viewer, Option<u32>)> {
    let connect = |message: &ToKeeper| match message {
        ToKeeper::Connect { viewer, since, .. } => Some((*viewer, *since)),
        _ => None,
    };
    messages.iter().filter_map(connect).collect()
}

fn asked(messages: &[ToKeeper]) -> Vec<String> {
    let ask = |message: &ToKeeper| match message {
        ToKeeper::Ask { id, .. } => Some(id.clone()),
        _ => None,
    };
    messages.iter().filter_map(ask).collect()
}

#[test]
fn whoever_comes_to_a_table_of_nobody_makes_it_this_nodes() {
    let mut a = Side::new(A);
    a.connect();
    assert!(a.keepers.is_empty() && a.searches == 1);
    a.owner(None, 0);
    assert_eq!(attached(&a.keepers).len(), 1);
}

#[test]
fn a_viewer_of_another_node_is_told_and_asks_again_what_was_lost() {
    let (mut a, mut b) = (Side::new(A), Side::new(B));
    a.connect();
    a.owner(Some(B), 0);
    carry(&mut a, &mut b, 0);
    let (viewer, since) = attached(&b.keepers)[0];
    assert_eq!((viewer.edge, since), (A.0, Some(3)));
    let welcome: Arc<str> = r#"{"type":"welcome","version":1,"n":7,"you":{}}"#.into();
    b.take(Event::Keeper(ToEdge::Send { viewer, text: Arc::clone(&welcome) }), 0);
    carry(&mut b, &mut a, 0);
    let told = ToEdge::Send { viewer: Viewer { edge: A.0, n: 1 }, text: welcome };
    assert_eq!(a.edge, [told]);
    a.ask("first");
    // It is lost, and the next one shows it.
    a.out.clear();
    a.ask("second");
    carry(&mut a, &mut b, 10);
    assert!(asked(&b.keepers).is_empty());
    carry(&mut b, &mut a, 20);
    carry(&mut a, &mut b, 30);
    assert_eq!(asked(&b.keepers), ["first", "second"], "in their order, each once");
    let again = attached(&b.keepers)[1];
    assert_eq!(again.1, Some(7), "with what they know by now");
    assert_ne!(again.0, viewer);
    // The first connection is given up later, and what is still said to it goes nowhere.
    b.take(Event::Keeper(ToEdge::Send { viewer, text: "{}".into() }), 30);
    carry(&mut b, &mut a, 30);
    assert_eq!(a.edge.len(), 1);
    b.take(Event::Tick, 30 + LINGER);
    assert!(b.keepers.contains(&ToKeeper::Disconnect { viewer, code: code() }));
}

#[test]
fn what_was_answered_is_not_asked_again() {
    let (mut a, mut b) = (Side::new(A), Side::new(B));
    a.connect();
    a.owner(Some(B), 0);
    for id in ["x\"1", "x2"] {
        a.ask(id);
    }
    carry(&mut a, &mut b, 0);
    let viewer = attached(&b.keepers)[0].0;
    let done = r#"{"type":"done","id":"x\"1","n":8}"#;
    b.take(Event::Keeper(ToEdge::Send { viewer, text: done.into() }), 0);
    b.take(Event::Keeper(ToEdge::Moved { viewer }), 0);
    carry(&mut b, &mut a, 0);
    a.take(Event::Tick, LOOK_AGAIN);
    a.owner(None, LOOK_AGAIN);
    assert_eq!(asked(&a.keepers), ["x2"]);
}

#[test]
fn a_silent_owner_is_waited_for_until_the_store_takes_it_for_dead() {
    let mut a = Side::new(A);
    a.connect();
    a.owner(Some(B), 0);
    a.take(Event::Tick, SILENT_AFTER + 1);
    assert_eq!(a.searches, 2);
    a.owner(Some(B), SILENT_AFTER + 1);
    assert!(a.routes.waits_for_somebody());
    a.take(Event::Alive(vec![A]), SILENT_AFTER + 2);
    assert_eq!(a.searches, 3);
    a.owner(None, SILENT_AFTER + 3);
    assert_eq!(attached(&a.keepers).len(), 1);
}

#[test]
fn a_node_that_may_not_keep_tables_claims_none() {
    let mut a = Side::new(A);
    a.take(Event::MayKeep(false), 0);
    a.connect();
    a.owner(None, 0);
    assert!(a.keepers.is_empty());
    a.take(Event::MayKeep(true), 1);
    a.owner(None, 1);
    assert_eq!(attached(&a.keepers).len(), 1);
}

#[test]
fn a_node_that_goes_is_not_waited_for() {
    let (mut a, mut b) = (Side::new(A), Side::new(B));
    a.connect();
    a.owner(Some(B), 0);
    b.take(Event::Left, 0);
    carry(&mut b, &mut a, 0);
    assert_eq!(a.searches, 2);
    a.owner(None, 0);
    assert_eq!(attached(&a.keepers).len(), 1);
}

#[test]
fn whoever_is_signed_out_is_signed_out_everywhere_also_if_that_was_lost() {
    let (mut a, mut b) = (Side::new(A), Side::new(B));
    let (person, device) = (vierblatt_store::PersonId::from("anna"), None);
    a.take(Event::Edge(ToKeeper::SignedOut { person: person.clone(), device }), 0);
    a.out.clear();
    a.take(Event::Tick, 1);
    carry(&mut a, &mut b, 2);
    carry(&mut b, &mut a, 3);
    carry(&mut a, &mut b, 4);
    assert_eq!(b.edge, [ToEdge::SignedOut { person, device }]);
}

#[test]
fn nobody_speaks_for_connections_of_others() {
    let mut b = Side::new(B);
    let viewer = Viewer { edge: 9, n: 1 };
    let header = Header { from: A, life: 1, number: 1 };
    let stranger = ToKeeper::Disconnect { viewer, code: code() };
    b.take(Event::Heard(header, Some(Frame::Keeper(stranger))), 0);
    assert!(b.keepers.is_empty());
}
