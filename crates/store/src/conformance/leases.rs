//! Which node keeps which table. These promises are for stores that several nodes share.

use std::thread;

use super::{append, entries};
use crate::{Append, AppendError, Claim, Directory, Lease, Leases, Log, Ms, NodeId};

/// Longer than any test takes.
const LONG: Ms = 3_600_000;

fn alive<S: Leases>(store: &S, nodes: &[u32]) {
    for node in nodes {
        store.renew(NodeId(*node), LONG).wait().expect("a lease");
    }
}

#[track_caller]
fn claim(store: &impl Leases, table: &str, node: u32) -> Claim {
    store.claim(table, NodeId(node)).wait().expect("an answer")
}

fn by(store: &impl Log, epoch: u64, first: u64) -> Result<(), AppendError> {
    let lease = (epoch > 0).then_some(Lease { node: NodeId(1), epoch });
    store.append(Append { lease, ..Append::new("a", first, entries(&["x"])) }).wait()
}

/// A table is the node's that claimed it, until that node gives it up, leaves, or lets its lease end.
pub fn a_table_has_one_owner_at_a_time<S: Log + Directory + Leases>(store: &S) {
    append(store, "a", 0, &["x"]);
    assert_eq!(claim(store, "a", 1), Claim::Expired, "no lease yet");
    alive(store, &[1, 2]);
    assert_eq!(claim(store, "nowhere", 1), Claim::Absent);
    assert_eq!(store.owner("a").wait(), Ok(None));
    assert_eq!(claim(store, "a", 1), Claim::Granted { epoch: 1 });
    assert_eq!(claim(store, "a", 1), Claim::Granted { epoch: 1 }, "it has it already");
    assert_eq!(claim(store, "a", 2), Claim::Held { by: NodeId(1) });
    assert_eq!(store.owner("a").wait(), Ok(Some(NodeId(1))));
    assert_eq!(store.release("a", NodeId(2)).wait(), Ok(()), "not its own");
    assert_eq!(claim(store, "a", 2), Claim::Held { by: NodeId(1) });
    assert_eq!(store.release("a", NodeId(1)).wait(), Ok(()));
    assert_eq!(claim(store, "a", 2), Claim::Granted { epoch: 2 });
    assert_eq!(store.leave(NodeId(2)).wait(), Ok(()));
    assert_eq!(store.owner("a").wait(), Ok(None));
    assert_eq!(claim(store, "a", 1), Claim::Granted { epoch: 3 });
    // A lease that ends at once.
    store.renew(NodeId(1), 0).wait().expect("a lease");
    assert_eq!(claim(store, "a", 1), Claim::Expired);
    alive(store, &[2]);
    assert_eq!(claim(store, "a", 2), Claim::Granted { epoch: 4 });
}

/// Those who renew are alive, those who leave are not.
pub fn nodes_that_renew_are_alive<S: Log + Directory + Leases>(store: &S) {
    alive(store, &[3, 1]);
    let mut nodes = store.renew(NodeId(2), LONG).wait().expect("a lease");
    nodes.sort();
    assert_eq!(nodes, [NodeId(1), NodeId(2), NodeId(3)]);
    assert_eq!(store.leave(NodeId(3)).wait(), Ok(()));
    let mut nodes = store.renew(NodeId(1), LONG).wait().expect("a lease");
    nodes.sort();
    assert_eq!(nodes, [NodeId(1), NodeId(2)]);
}

/// An append with another epoch than the table's is refused, whatever its number, and changes nothing.
pub fn an_append_of_a_former_owner_is_refused<S: Log + Directory + Leases>(store: &S) {
    alive(store, &[1, 2]);
    append(store, "a", 0, &["x"]);
    assert_eq!(claim(store, "a", 1), Claim::Granted { epoch: 1 });
    assert_eq!(by(store, 0, 1), Err(AppendError::Stale { epoch: 1 }));
    assert_eq!(by(store, 1, 1), Ok(()));
    assert_eq!(store.leave(NodeId(1)).wait(), Ok(()));
    assert_eq!(by(store, 1, 2), Ok(()), "nobody else has it yet");
    assert_eq!(claim(store, "a", 2), Claim::Granted { epoch: 2 });
    assert_eq!(by(store, 1, 3), Err(AppendError::Stale { epoch: 2 }));
    assert_eq!(by(store, 3, 3), Err(AppendError::Stale { epoch: 2 }));
    assert_eq!(store.read("a", 0, 9).wait().unwrap().len(), 3);
    assert_eq!(by(store, 2, 3), Ok(()));
}

/// Of many nodes that claim a table, one gets it.
pub fn of_many_nodes_that_claim_a_table_one_gets_it<S: Log + Directory + Leases>(store: &S) {
    append(store, "a", 0, &["x"]);
    let claims: Vec<Claim> = thread::scope(|scope| {
        let claims: Vec<_> = (1..9)
            .map(|node| {
                scope.spawn(move || {
                    alive(store, &[node]);
                    claim(store, "a", node)
                })
            })
            .collect();
        claims.into_iter().map(|claim| claim.join().expect("a node")).collect()
    });
    let granted = claims.iter().filter(|claim| matches!(claim, Claim::Granted { epoch: 1 }));
    assert_eq!(granted.count(), 1, "{claims:?}");
}

/// A table that is made by a node is that node's from the beginning.
pub fn a_new_table_is_kept_by_the_node_that_made_it<S: Log + Directory + Leases>(store: &S) {
    alive(store, &[1, 2]);
    assert_eq!(by(store, 1, 0), Ok(()));
    assert_eq!(claim(store, "a", 2), Claim::Held { by: NodeId(1) });
    assert_eq!(claim(store, "a", 1), Claim::Granted { epoch: 1 });
    assert_eq!(by(store, 0, 1), Err(AppendError::Stale { epoch: 1 }));
    assert_eq!(by(store, 1, 1), Ok(()));
}
