//! What can be done with the books of groups, and moving everything from one store to another.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::DataRequest;

/// What can be done with books.
#[derive(Subcommand)]
pub enum BookCommand {
    /// List the books, even while the server runs.
    List {
        /// Print JSON, one object per line: each book.
        #[arg(long)]
        json: bool,
        /// Where they are.
        #[command(flatten)]
        place: StoreRequest,
    },
    /// Print a book, even while the server runs.
    ///
    /// As JSON it is whole, with photos, and `vierblatt book import` brings it back. As CSV it is a table for
    /// spreadsheets: one row for each player and round.
    Export {
        /// The group's name, or the book's id in `vierblatt book list`.
        book: String,
        /// Everything, or the points as a table.
        #[arg(long, value_enum, default_value_t = BookForm::Json)]
        form: BookForm,
        /// Where it is.
        #[command(flatten)]
        place: StoreRequest,
    },
    /// Bring a book back that was exported as JSON, here or elsewhere.
    ///
    /// It gets a new link, which is printed; a book that is already there stays as it is. No server may use the games in
    /// the meantime.
    Import {
        /// The exported book, or - for standard input.
        file: PathBuf,
        /// Where to put it.
        #[command(flatten)]
        place: StoreRequest,
    },
    /// Read all entries of books again and check that everything agrees.
    ///
    /// Entries are compared with their hashes, what is stored as a book's sum with a recount from its first entry, and
    /// links and photos must be there. Exit status 0: all is well; 1: something is not.
    Check {
        /// The group's name or the book's id; all books if there is none.
        book: Option<String>,
        /// Print JSON, one object per line: each book.
        #[arg(long)]
        json: bool,
        /// Where they are.
        #[command(flatten)]
        place: StoreRequest,
    },
}

/// The form of an exported book.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum BookForm {
    /// Everything, one JSON object per line.
    Json,
    /// The points, for spreadsheets.
    Csv,
}

/// Where games are saved: a directory, or a database server.
#[derive(Args)]
pub struct StoreRequest {
    /// The directory.
    #[command(flatten)]
    pub data: DataRequest,
    /// The address of a database server to use in place of a directory: `postgres://user:password@host/name`.
    #[arg(long = "database", value_name = "URL")]
    #[arg(env = "VIERBLATT_DATABASE", hide_env_values = true)]
    pub database_url: Option<String>,
}

/// From where to where everything is moved.
#[derive(Args)]
pub struct MigrateRequest {
    /// Where everything is: `sqlite:DIRECTORY` or `postgres://user:password@host/name`. Nothing is changed there.
    #[arg(long, value_name = "PLACE")]
    pub from: String,
    /// Where it goes, in the same words. There must be nothing yet, or an earlier try of the same command.
    #[arg(long, value_name = "PLACE")]
    pub to: String,
}
