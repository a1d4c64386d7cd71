//! Builds the pocket for browsers, with whatever this machine has for it: one file of WebAssembly, and the script that loads it.
//!
//! | this machine has | what is done |
//! |---|---|
//! | a toolchain with the source of the standard library (`rust-src`; on Debian `rustc-web` and `rust-web-src`) | it compiles that and the pocket: the smallest result |
//! | rustup, and a network | the source is added, else the target |
//! | a toolchain with the target `wasm32-unknown-unknown` | it compiles the pocket |
//! | nothing of that | [`Problem::NoTarget`] says so |

mod toolchain;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

pub use toolchain::Toolchain;

/// The target for browsers.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// What the script is called, in the folder it is built into. The WebAssembly lies beside it as `pocket_bg.wasm`.
pub const SCRIPT: &str = "pocket.js";

/// Why there is no pocket.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// This machine cannot compile for browsers.
    #[error(
        "this machine cannot compile for browsers: `rustup target add wasm32-unknown-unknown`, or on Debian `apt install rustc-web rust-web-src lld`"
    )]
    NoTarget,
    /// It does not compile.
    #[error("the pocket does not compile:\n{0}")]
    Cargo(String),
    /// A file cannot be read or written, or a program does not run.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// The script for it could not be made.
    #[error("no script could be made for the pocket: {0}")]
    Script(String),
}

/// Builds the pocket of this checkout into a folder. `target` is where cargo keeps what it compiles for it: it must not be the folder of a
/// cargo that runs this.
///
/// # Errors
/// See [`Problem`].
pub fn build(root: &Path, target: &Path, out: &Path) -> Result<(), Problem> {
    let toolchain = Toolchain::find(root).ok_or(Problem::NoTarget)?;
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // What a build script was told is not meant for another target.
    for name in [
        "RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
        "CARGO_BUILD_TARGET",
        "RUSTC",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
    ] {
        cargo.env_remove(name);
    }
    cargo.current_dir(root).args(["build", "--package", "vierblatt-pocket", "--lib"]);
    cargo.args(["--profile", "pocket", "--target", TARGET, "--target-dir"]).arg(target);
    toolchain.prepare(&mut cargo);
    let output = cargo.output()?;
    if !output.status.success() {
        return Err(Problem::Cargo(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    let compiled = target.join(TARGET).join("pocket/vierblatt_pocket.wasm");
    fs::create_dir_all(out)?;
    script(&compiled, out).map_err(|error| Problem::Script(format!("{error:#}")))
}

/// Makes the script that loads it, for a web worker.
fn script(compiled: &Path, out: &Path) -> Result<(), impl std::fmt::Display> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(compiled).out_name("pocket").typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.web(true).and_then(|bindgen| bindgen.generate(out))
}

/// Where a checkout's pocket is built by `cargo xtask pocket`, in its target folder.
pub fn usual_folder(target: &Path) -> PathBuf {
    target.join("pocket/page")
}
