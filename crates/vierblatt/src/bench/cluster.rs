//! `vierblatt bench cluster`: options in, figures out. The servers, the players and the faults are in `crates/load`.

use std::io::{self, Write};
use std::process::ExitCode;

use vierblatt_cli::commands::ClusterBenchRequest;
use vierblatt_cli::{Failure, say};
use vierblatt_game::Message;
use vierblatt_load::ClusterRequest;

use super::server::in_words;
use crate::serve::told_to_stop;

/// Tries several servers as asked. Status 1 if something is lost or was told wrongly.
pub(crate) fn cluster(request: &ClusterBenchRequest) -> Result<ExitCode, Failure> {
    let wanted = ClusterRequest {
        program: std::env::current_exe()?,
        database: request.cluster_database.clone(),
        bus: request.cluster_bus.clone(),
        nodes: request.nodes,
        tables: request.tables,
        game: request.game.clone(),
        rate: request.rate,
        faults: request.faults,
        sleep: request.sleep,
        seed: request.seed,
    };
    let report =
        vierblatt_load::cluster(&wanted, told_to_stop()).map_err(|error| in_words(&error))?;
    let mut out = io::stdout().lock();
    if request.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(io::Error::from)?)?;
    } else {
        for fault in &report.faults {
            let line = Message::new("cli-cluster-fault")
                .text("fault", fault.fault)
                .text("half", fault.half_ms)
                .text("all", fault.all_ms);
            writeln!(out, "{}", say(&line))?;
        }
        let moves = Message::new("cli-cluster-moves")
            .text("acknowledged", report.acknowledged)
            .text("lost", report.lost)
            .text("wrong", report.not_recognised)
            .text("unanswered", report.unanswered);
        writeln!(out, "{}", say(&moves))?;
        let failover = Message::new("cli-cluster-failover")
            .text("half", report.failover_median_ms)
            .text("all", report.failover_worst_ms);
        writeln!(out, "{}", say(&failover))?;
    }
    let is_sound = report.lost == 0 && report.not_recognised == 0 && report.unanswered == 0;
    Ok(if is_sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
