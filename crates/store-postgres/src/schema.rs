//! The schema and its history. A migration that has been released is never edited; a change is a new file at the end of the list.
//!
//! Old and new nodes run side by side during an update, so a migration only adds: tables, columns with defaults, indexes. One
//! that older programs cannot live with says so in `OLDEST`, and those programs refuse to start.

use tokio_postgres::{Client, Error};

use crate::error::{OpenError, open_error};

/// From an empty database to the newest schema, step by step.
const MIGRATIONS: &[&str] = &[include_str!("schema/1-tables.sql")];

/// The oldest schema whose programs can use a database that has been through all migrations.
const OLDEST: i64 = 1;

/// What makes the database's lock for migrations ours and not somebody else's.
const LOCK_NAME: &str = "vierblatt migration";

/// Brings the database to the newest schema. Of many nodes that start together one does it, and the others wait. Each step is
/// one transaction: a failure leaves the last version that was reached, complete.
pub(crate) async fn migrate(client: &Client) -> Result<(), OpenError> {
    let encoding: String =
        client.query_one("SHOW server_encoding", &[]).await.map_err(open_error)?.get(0);
    if encoding != "UTF8" {
        return Err(OpenError::Encoding(encoding));
    }
    let lock =
        format!("SELECT pg_advisory_lock(hashtext('{LOCK_NAME}'), hashtext(current_schema()))");
    client.batch_execute(&lock).await.map_err(open_error)?;
    let migrated = take_steps(client).await;
    let unlock = lock.replace("pg_advisory_lock", "pg_advisory_unlock");
    client.batch_execute(&unlock).await.map_err(open_error)?;
    migrated
}

/// Whether games are being moved into it, and not all of them are there.
pub(crate) async fn is_unfinished(client: &Client) -> Result<bool, Error> {
    let found = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'moving'";
    Ok(client.query_one(found, &[]).await?.get::<_, i64>(0) > 0)
}

/// Refuses a database that a move has not finished with: whoever played in it would lose that.
pub(crate) async fn refuse_unfinished(client: &Client) -> Result<(), OpenError> {
    if is_unfinished(client).await.map_err(open_error)? {
        return Err(OpenError::Unfinished);
    }
    Ok(())
}

async fn take_steps(client: &Client) -> Result<(), OpenError> {
    let known = MIGRATIONS.len() as i64;
    let (found, oldest) = version(client).await?;
    if oldest > known {
        return Err(OpenError::Newer { found, known });
    }
    for (version, step) in (1..).zip(MIGRATIONS).skip(found.clamp(0, known) as usize) {
        let put = if version == 1 {
            format!(
                "CREATE TABLE schema_version (version bigint NOT NULL, oldest bigint NOT NULL);
                INSERT INTO schema_version VALUES (1, {OLDEST})"
            )
        } else {
            format!("UPDATE schema_version SET version = {version}, oldest = {OLDEST}")
        };
        let all = format!("BEGIN;\n{step}\n{put};\nCOMMIT");
        if let Err(error) = client.batch_execute(&all).await {
            let _ = client.batch_execute("ROLLBACK").await;
            return Err(open_error(error));
        }
    }
    Ok(())
}

/// Which migrations a database has been through, and which programs can use it. Refuses somebody else's database before
/// anything in it is changed.
async fn version(client: &Client) -> Result<(i64, i64), OpenError> {
    let count = "SELECT count(*) FILTER (WHERE tablename = 'schema_version'), count(*)
        FROM pg_tables WHERE schemaname = current_schema()";
    let row = client.query_one(count, &[]).await.map_err(open_error)?;
    match (row.get::<_, i64>(0), row.get::<_, i64>(1)) {
        (0, 0) => return Ok((0, 0)),
        (0, _) => return Err(OpenError::Foreign),
        _ => {}
    }
    let version = "SELECT version, oldest FROM schema_version";
    let row = client.query_opt(version, &[]).await.map_err(open_error)?;
    row.map_or(Err(OpenError::Foreign), |row| Ok((row.get(0), row.get(1))))
}
