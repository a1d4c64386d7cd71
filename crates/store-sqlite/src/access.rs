//! Who may read the files: nobody but their owner. They hold the seeds of running games.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::connection::{DATABASE, LOCK};
use crate::witness::WITNESS;

/// A directory of our own. One that is there already is left to [`tighten`].
pub(crate) fn make_directory(directory: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

/// Files that are made with this are for their owner only.
pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Makes an empty file for its owner only, for `SQLite` to fill: what it writes beside a file has that file's mode.
pub(crate) fn make_file(file: &Path) -> io::Result<()> {
    private(OpenOptions::new().write(true).create_new(true)).open(file).map(|_| ())
}

/// Takes rights away from others, of everything here that is ours, and says of what it did.
pub(crate) fn tighten(directory: &Path) -> Vec<PathBuf> {
    let files = ["", "-wal", "-shm"].map(|ending| format!("{DATABASE}{ending}"));
    let files = files.iter().map(String::as_str).chain([LOCK, WITNESS]);
    let mut tightened: Vec<PathBuf> =
        files.map(|name| directory.join(name)).filter(|file| take_from_others(file)).collect();
    // A directory with other things in it is somebody's own decision, and may be `/tmp`.
    if is_ours_alone(directory) && take_from_others(directory) {
        tightened.push(directory.to_path_buf());
    }
    tightened
}

fn is_ours_alone(directory: &Path) -> bool {
    let Ok(mut entries) = fs::read_dir(directory) else { return false };
    entries.all(|entry| {
        entry.is_ok_and(|entry| {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            name.starts_with("vierblatt.") || name == LOCK
        })
    })
}

/// Whether others had rights and have none any more.
#[cfg(unix)]
fn take_from_others(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let Ok(mode) = fs::metadata(path).map(|found| found.permissions().mode()) else { return false };
    mode & 0o077 != 0 && fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700)).is_ok()
}

/// Here the directory's own rules hold.
#[cfg(not(unix))]
fn take_from_others(_: &Path) -> bool {
    false
}
