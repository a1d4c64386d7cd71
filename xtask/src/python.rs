//! The Python package: a virtual environment of its own in `target/python`, the package built into it, its tests.
//!
//! It is built with the profile of the other tests, so that nearly everything is compiled already; debug assertions stay on.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The virtual environment.
pub(crate) struct Environment {
    folder: PathBuf,
    package: PathBuf,
}

impl Environment {
    /// Where it is, whether or not it is there.
    pub(crate) fn new(root: &Path, target: &Path) -> Self {
        Environment { folder: target.join("python"), package: root.join("python") }
    }

    /// Makes the environment. A present one is kept: installing what is there already takes a second.
    pub(crate) fn make(&self) -> Command {
        let mut command = Command::new("python3");
        command.args(["-m", "venv"]).arg(&self.folder);
        command
    }

    /// Installs what builds and tests the package.
    pub(crate) fn install(&self) -> Command {
        let mut command = self.python();
        let quietly = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"];
        command.args(quietly).arg("requirements-test.txt");
        command
    }

    /// Builds the package into the environment.
    pub(crate) fn build(&self) -> Command {
        let mut command = Command::new(self.program("maturin"));
        command.arg("develop").current_dir(&self.package).env("VIRTUAL_ENV", &self.folder);
        command
    }

    /// Runs its tests, which also check its types and run its examples.
    pub(crate) fn test(&self) -> Command {
        let mut command = self.python();
        command.args(["-m", "pytest"]);
        command
    }

    fn python(&self) -> Command {
        let mut command = Command::new(self.program("python"));
        command.current_dir(&self.package);
        command
    }

    fn program(&self, name: &str) -> PathBuf {
        self.folder.join(if cfg!(windows) { "Scripts" } else { "bin" }).join(name)
    }
}
