//! Who uses a database: one server alone, or nodes that know of each other. A lock of the database, held by the connection that
//! writes, keeps the two apart, and keeps a second server away from the first.

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;
use vierblatt_store::StorageError;

use crate::connection::Connection;
use crate::error::{is_lost, storage_error};
use crate::{Address, sql};

/// How a server uses the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// Nobody else does.
    Alone,
    /// Other nodes do as well, and each table is leased to one of them.
    Together,
}

/// Why there is no connection to write with.
pub(crate) enum Refusal {
    Database(Error),
    InUse,
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Refusal {
        Refusal::Database(error)
    }
}

impl Refusal {
    pub(crate) fn code(&self) -> Option<&SqlState> {
        match self {
            Refusal::Database(error) => error.code(),
            Refusal::InUse => None,
        }
    }

    /// Whether another connection may do better.
    pub(crate) fn is_lost(&self) -> bool {
        match self {
            Refusal::Database(error) => is_lost(error),
            Refusal::InUse => true,
        }
    }

    pub(crate) fn storage_error(&self) -> StorageError {
        match self {
            Refusal::Database(error) => storage_error(error),
            Refusal::InUse => StorageError::Busy,
        }
    }
}

impl Use {
    /// A connection that holds the lock.
    pub(crate) async fn connect(self, address: &Address) -> Result<Connection, Refusal> {
        let connection = Connection::open(address).await?;
        let kind = match self {
            Use::Alone => "",
            Use::Together => "_shared",
        };
        let lock = format!(
            "SELECT pg_try_advisory_lock{kind}(hashtext('vierblatt server'), hashtext(current_schema()))"
        );
        let is_locked: bool = connection.client.query_one(&lock, &[]).await?.get(0);
        if !is_locked {
            return Err(Refusal::InUse);
        }
        if self == Use::Alone {
            connection.execute(sql::FORGET_LEASES, &[]).await?;
        }
        Ok(connection)
    }
}
