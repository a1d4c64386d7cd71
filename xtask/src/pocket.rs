//! `cargo xtask pocket`: the pocket for browsers, which the page carries.

use std::path::{Path, PathBuf};

use vierblatt_pocket_build::{build, usual_folder};

/// Builds it, and says where it is.
pub(crate) fn make(root: &Path, target: &Path) -> Option<PathBuf> {
    let out = usual_folder(target);
    match build(root, &target.join("pocket"), &out) {
        Ok(()) => Some(out),
        Err(problem) => {
            println!("{problem}");
            None
        }
    }
}
