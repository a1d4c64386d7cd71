//! Who one is on other servers: their secrets, in a file that nobody else may read.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A file with secrets by server.
pub struct Secrets {
    file: PathBuf,
}

impl Secrets {
    /// The secrets in a data directory.
    pub fn new(data: &Path) -> Self {
        Secrets { file: data.join("secrets.json") }
    }

    /// The secret for a server.
    pub fn find(&self, server: &str) -> Option<String> {
        self.read().remove(server)
    }

    /// Keeps a secret.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep(&self, server: &str, secret: &str) -> io::Result<()> {
        let mut all = self.read();
        all.insert(server.to_owned(), secret.to_owned());
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder)?;
        }
        // Written beside it and moved, so that a crash leaves the old one or the new one.
        let beside = self.file.with_extension("new");
        let _ = fs::remove_file(&beside);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&beside)?;
        file.write_all(serde_json::to_string_pretty(&all)?.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, &self.file)
    }

    fn read(&self) -> BTreeMap<String, String> {
        let text = fs::read_to_string(&self.file).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_kept_by_server_and_nobody_else_may_read_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("not/there/yet");
        let secrets = Secrets::new(&data);
        assert_eq!(secrets.find("http://a"), None);
        secrets.keep("http://a", "one").expect("it can be written");
        secrets.keep("http://b", "two").expect("it can be written");
        secrets.keep("http://a", "three").expect("it can be written");
        let again = Secrets::new(&data);
        assert_eq!(again.find("http://a").as_deref(), Some("three"));
        assert_eq!(again.find("http://b").as_deref(), Some("two"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode =
                fs::metadata(data.join("secrets.json")).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }
}
