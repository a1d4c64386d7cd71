//! Stores as command lines name them: a data directory, or the address of a database server.

use std::path::{Path, PathBuf};

use vierblatt_cli::Failure;
use vierblatt_cli::commands::StoreRequest;
use vierblatt_cli::settings::usual_data;
use vierblatt_game::Message;
use vierblatt_server::DatabaseAddress;
use vierblatt_store::transfer::{Source, Target};
use vierblatt_store_postgres::PostgresTransfer;
use vierblatt_store_sqlite::{DATABASE, SqliteTransfer};

use crate::backup::unopened;
use crate::serve::no_database;

/// Where games are.
#[derive(PartialEq, Eq)]
pub(crate) enum Place {
    /// A data directory.
    Directory(PathBuf),
    /// A database server, by its address.
    Database(String),
}

impl Place {
    /// The place of a command's options.
    pub(crate) fn of(request: StoreRequest) -> Result<Place, Failure> {
        match (request.database_url, request.data.data) {
            (Some(url), _) => Ok(Place::Database(url)),
            (None, Some(data)) => Ok(Place::Directory(data)),
            (None, None) => usual_data().map(Place::Directory),
        }
    }

    /// The place in the words of `migrate`: `sqlite:DIRECTORY` or `postgres://…`.
    pub(crate) fn read(text: &str) -> Result<Place, Failure> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Place::Database(text.to_owned()));
        }
        // What is wrong may have a password in it.
        let wrong = || Failure::from(Message::new("cli-migrate-place"));
        let path =
            text.strip_prefix("sqlite:").filter(|path| !path.is_empty()).ok_or_else(wrong)?;
        let path = Path::new(path);
        // Somebody may name the file in place of its directory.
        let is_file = path.file_name().is_some_and(|name| name == DATABASE);
        let directory = path.parent().filter(|_| is_file).unwrap_or(path);
        let here = Path::new(".");
        let directory = if directory.as_os_str().is_empty() { here } else { directory };
        Ok(Place::Directory(directory.to_owned()))
    }

    /// To look through it, also while a server runs.
    pub(crate) fn look(&self) -> Result<Box<dyn Source>, Failure> {
        match self {
            Place::Directory(data) => {
                Ok(Box::new(SqliteTransfer::look(data).map_err(|why| unopened(&why))?))
            }
            Place::Database(url) => {
                let found = PostgresTransfer::look(&address(url)?);
                Ok(Box::new(found.map_err(|why| no_database(&why))?))
            }
        }
    }

    /// To move everything out of it.
    pub(crate) fn source(&self) -> Result<Box<dyn Source>, Failure> {
        match self {
            Place::Directory(data) => {
                Ok(Box::new(SqliteTransfer::source(data).map_err(|why| unopened(&why))?))
            }
            Place::Database(url) => {
                let found = PostgresTransfer::source(&address(url)?);
                Ok(Box::new(found.map_err(|why| no_database(&why))?))
            }
        }
    }

    /// To move everything into it.
    pub(crate) fn target(&self) -> Result<Box<dyn Target>, Failure> {
        match self {
            Place::Directory(data) => {
                Ok(Box::new(SqliteTransfer::target(data).map_err(|why| unopened(&why))?))
            }
            Place::Database(url) => {
                let found = PostgresTransfer::target(&address(url)?);
                Ok(Box::new(found.map_err(|why| no_database(&why))?))
            }
        }
    }

    /// As it may be shown, without a password.
    pub(crate) fn shown(&self) -> String {
        match self {
            Place::Directory(data) => data.display().to_string(),
            Place::Database(url) => {
                address(url).map_or_else(|_| "…".to_owned(), |at| at.to_string())
            }
        }
    }
}

/// An address of a database server.
pub(crate) fn address(url: &str) -> Result<DatabaseAddress, Failure> {
    url.parse::<DatabaseAddress>().map_err(|why| no_database(&why).into())
}
