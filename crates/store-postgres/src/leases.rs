//! Which node keeps which table, by the database's clock.

use std::sync::Arc;

use vierblatt_store::{Answer, Claim, Leases, Ms, NodeId, ReadError, WriteError};

use crate::connection::Connection;
use crate::store::Failure;
use crate::values::{signed, unsigned};
use crate::{PostgresStore, sql};

impl Leases for PostgresStore {
    fn renew(&self, node: NodeId, lasts: Ms) -> Answer<Result<Vec<NodeId>, WriteError>> {
        self.look_up(move |connection| async move {
            let (node, lasts) = (i64::from(node.0), signed(lasts) as f64);
            connection.execute(sql::RENEW, &[&node, &lasts]).await?;
            connection.execute(sql::FORGET_NODES, &[]).await?;
            let alive = connection.query(sql::ALIVE, &[]).await?;
            Ok(alive.iter().map(|row| node_id(row.get(0))).collect())
        })
    }

    fn leave(&self, node: NodeId) -> Answer<Result<(), WriteError>> {
        self.look_up(move |connection| async move {
            connection.execute(sql::LEAVE, &[&i64::from(node.0)]).await?;
            Ok(())
        })
    }

    fn claim(&self, table: &str, node: NodeId) -> Answer<Result<Claim, WriteError>> {
        let table = table.to_owned();
        self.look_up(move |connection| {
            let table = table.clone();
            async move { claim(&connection, &table, node).await }
        })
    }

    fn release(&self, table: &str, node: NodeId) -> Answer<Result<(), WriteError>> {
        let table = table.to_owned();
        self.look_up(move |connection| {
            let table = table.clone();
            async move {
                connection.execute(sql::RELEASE, &[&table, &i64::from(node.0)]).await?;
                Ok(())
            }
        })
    }

    fn owner(&self, table: &str) -> Answer<Result<Option<NodeId>, ReadError>> {
        let table = table.to_owned();
        self.look_up(move |connection| {
            let table = table.clone();
            async move {
                let nobody = 0_i64;
                let found = connection.query_opt(sql::LEASE, &[&table, &nobody]).await?;
                let lease = found.filter(|row| row.get(2));
                Ok(lease.and_then(|row| row.get::<_, Option<i64>>(0)).map(node_id))
            }
        })
    }
}

/// How often a table may change hands between being claimed and being looked at.
const ATTEMPTS: u32 = 5;

/// To claim twice is to claim once, so that it may be asked again when a connection is lost.
async fn claim(connection: &Arc<Connection>, table: &str, node: NodeId) -> Result<Claim, Failure> {
    let me = i64::from(node.0);
    for _ in 0..ATTEMPTS {
        if let Some(row) = connection.query_opt(sql::CLAIM_TABLE, &[&table, &me]).await? {
            return Ok(Claim::Granted { epoch: unsigned(row.get(0)) });
        }
        let Some(row) = connection.query_opt(sql::LEASE, &[&table, &me]).await? else {
            let alive = connection.query_one(sql::IS_ALIVE, &[&me]).await?;
            return Ok(if alive.get(0) { Claim::Absent } else { Claim::Expired });
        };
        let (owner, is_held, is_alive): (Option<i64>, bool, bool) =
            (row.get(0), row.get(2), row.get(3));
        match owner {
            _ if !is_alive => return Ok(Claim::Expired),
            Some(owner) if owner == me => {
                return Ok(Claim::Granted { epoch: unsigned(row.get(1)) });
            }
            Some(owner) if is_held => return Ok(Claim::Held { by: node_id(owner) }),
            // It was given up a moment ago.
            _ => {}
        }
    }
    Ok(Claim::Expired)
}

fn node_id(id: i64) -> NodeId {
    NodeId(u32::try_from(id).unwrap_or(0))
}
