//! One connection, with the statements it has prepared.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use tokio::task::JoinHandle;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, NoTls, Row, Statement};

use crate::Address;

/// What is set on every connection: a commit is safe when it is answered; a node that was stopped in the middle of a
/// transaction, or waits for one, holds up the others for seconds at most.
const SETTINGS: &str =
    "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = '5s';
    SET lock_timeout = '5s'; SET statement_timeout = '30s'; SET client_min_messages = warning";

/// Values for a statement.
pub(crate) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A connection to the database.
pub(crate) struct Connection {
    pub(crate) client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
    /// Reads and writes the socket; ends with the client.
    driver: JoinHandle<()>,
}

impl Connection {
    /// Connects. The runtime that calls this drives the connection.
    pub(crate) async fn open(address: &Address) -> Result<Connection, Error> {
        let config = &address.config;
        let (client, driver) = if let Some(tls) = &address.tls {
            let (client, connection) = config.connect(tls.clone()).await?;
            (client, tokio::spawn(drive(connection)))
        } else {
            let (client, connection) = config.connect(NoTls).await?;
            (client, tokio::spawn(drive(connection)))
        };
        client.batch_execute(SETTINGS).await?;
        Ok(Connection { client, statements: Mutex::default(), driver })
    }

    /// A statement, prepared once.
    pub(crate) async fn statement(&self, text: &'static str) -> Result<Statement, Error> {
        let statements = || self.statements.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(statement) = statements().get(text) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(text).await?;
        statements().insert(text, statement.clone());
        Ok(statement)
    }

    pub(crate) async fn query(
        &self,
        text: &'static str,
        values: Values<'_>,
    ) -> Result<Vec<Row>, Error> {
        self.client.query(&self.statement(text).await?, values).await
    }

    pub(crate) async fn query_opt(
        &self,
        text: &'static str,
        values: Values<'_>,
    ) -> Result<Option<Row>, Error> {
        self.client.query_opt(&self.statement(text).await?, values).await
    }

    pub(crate) async fn query_one(
        &self,
        text: &'static str,
        values: Values<'_>,
    ) -> Result<Row, Error> {
        self.client.query_one(&self.statement(text).await?, values).await
    }

    pub(crate) async fn execute(
        &self,
        text: &'static str,
        values: Values<'_>,
    ) -> Result<u64, Error> {
        self.client.execute(&self.statement(text).await?, values).await
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.driver.abort();
    }
}

async fn drive<T>(connection: T)
where
    T: Future<Output = Result<(), Error>>,
{
    // Whoever waits for an answer is told of the same error.
    if let Err(error) = connection.await {
        tracing::warn!(%error, "a connection to the database is lost");
    }
}
