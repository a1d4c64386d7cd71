//! Prints the rulebooks below a folder of games as JSON, for the page's development server: a build of the page
//! inside the program gets the same from its build script.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(games) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: vierblatt-rulebook <folder of games>");
        return ExitCode::from(2);
    };
    match print(&games) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn print(games: &std::path::Path) -> Result<(), Box<dyn std::error::Error>> {
    let books = vierblatt_rulebook::web_books(games)?;
    Ok(std::io::stdout().write_all(&serde_json::to_vec(&books)?)?)
}
