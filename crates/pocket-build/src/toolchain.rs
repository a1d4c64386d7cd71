//! Which compiler can compile for browsers here.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::TARGET;

/// Debian's compiler, beside which its package `rust-web-src` puts the source of the standard library.
const DEBIAN: &str = "/usr/bin/rustc";

/// A compiler, and how it is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toolchain {
    /// None: the one that cargo would take.
    rustc: Option<PathBuf>,
    /// Whether the standard library has to be compiled as well.
    builds_std: bool,
    /// None: the compiler has one.
    linker: Option<PathBuf>,
}

impl Toolchain {
    /// The first one that can. A standard library from its source comes first, because it makes the page's tables a tenth smaller
    /// than the compiled one does; rustup adds the source, or else the target, where it can.
    pub fn find(root: &Path) -> Option<Toolchain> {
        let own = Rustc { program: "rustc".into(), root: root.to_owned() };
        let debian = Rustc { program: DEBIAN.into(), ..own.clone() };
        let from_source = [&own, &debian]
            .into_iter()
            .find(|rustc| rustc.has_source())
            .or_else(|| own.add(&["component", "add", "rust-src"]).then_some(&own))
            .filter(|rustc| rustc.has_source());
        if let Some((rustc, linker)) = from_source.zip(linker(&own)) {
            return Some(Toolchain {
                rustc: Some(rustc.program.clone()),
                builds_std: true,
                linker: Some(linker),
            });
        }
        let has_target =
            own.has_target() || (own.add(&["target", "add", TARGET]) && own.has_target());
        has_target.then_some(Toolchain { rustc: None, builds_std: false, linker: None })
    }

    /// Has cargo use it.
    pub(crate) fn prepare(&self, cargo: &mut Command) {
        if let Some(rustc) = &self.rustc {
            cargo.env("RUSTC", rustc);
        }
        if let Some(linker) = &self.linker {
            cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        if self.builds_std {
            // Stable compilers build the standard library if they are told to take themselves for unstable ones.
            cargo.env("RUSTC_BOOTSTRAP", "1").arg("-Zbuild-std=std,panic_abort");
            // Nobody reads why a page's program stopped: the texts and all that writes them are left out.
            cargo.arg("-Zbuild-std-features=optimize_for_size");
            cargo.env(
                "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
                "-Zunstable-options -Cpanic=immediate-abort",
            );
        }
    }
}

#[derive(Clone)]
struct Rustc {
    program: PathBuf,
    /// Where it is run: rustup chooses by the folder.
    root: PathBuf,
}

impl Rustc {
    fn says(&self, arguments: &[&str]) -> Option<PathBuf> {
        let mut command = Command::new(&self.program);
        command.args(arguments).current_dir(&self.root).env_remove("RUSTC");
        let output = command.output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8(output.stdout).ok()?.trim().into())
    }

    /// Whether rustup could add something to it.
    fn add(&self, arguments: &[&str]) -> bool {
        let mut rustup = Command::new("rustup");
        rustup.args(arguments).current_dir(&self.root);
        rustup.stdout(Stdio::null()).stderr(Stdio::null());
        rustup.status().is_ok_and(|status| status.success())
    }

    fn has_target(&self) -> bool {
        let folder = self.says(&["--print", "target-libdir", "--target", TARGET]);
        folder.is_some_and(|folder| folder.is_dir())
    }

    fn has_source(&self) -> bool {
        let source = "lib/rustlib/src/rust/library/std/Cargo.toml";
        self.says(&["--print", "sysroot"]).is_some_and(|root| root.join(source).is_file())
    }
}

/// A linker for WebAssembly: the toolchain's own, else the system's.
fn linker(own: &Rustc) -> Option<PathBuf> {
    let folder = own.says(&["--print", "target-libdir"]);
    let ours = folder.map(|lib| lib.with_file_name("bin").join("rust-lld"));
    let all = [ours, Some("wasm-ld".into())];
    let runs = |linker: &PathBuf| {
        let mut command = Command::new(linker);
        command.args(["-flavor", "wasm", "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    all.into_iter().flatten().find(runs)
}
