//! `vierblatt solo deal`: a deal that can be won, as a record.

use std::io::{self, Write};
use std::process::ExitCode;

use vierblatt_cli::Failure;
use vierblatt_cli::commands::SoloDealRequest;
use vierblatt_solo::DealRecord;

/// Writes the deal asked for.
pub(super) fn deal(request: &SoloDealRequest) -> Result<ExitCode, Failure> {
    let options = super::options(&request.table)?;
    let (deal, difficulty) = vierblatt_solo::deal(request.seed, request.grade, options);
    let record = DealRecord::new(deal, difficulty);
    writeln!(io::stdout(), "{}", serde_json::to_string(&record).map_err(io::Error::from)?)?;
    Ok(ExitCode::SUCCESS)
}
