//! Builds the page with npm and writes down what came of it, to be carried inside the program.
//!
//! An unchanged page is not built again: what it is made of is watched by cargo and also hashed, because a
//! file that was only touched changes nothing.

use std::error::Error;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};
use vierblatt_pocket_build::{Problem, SCRIPT};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() {
    if let Err(why) = build() {
        eprintln!("\nThe page (web/) could not be built: {why}\n");
        std::process::exit(1);
    }
}

fn build() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let web = root.join("web");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let sources = sources(&root)?;
    for source in &sources {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    // A game that is new is noticed here: its folders were not there to be watched.
    println!("cargo::rerun-if-changed={}", root.join("Cargo.lock").display());

    let pocket = pocket(&root, &out)?;
    let dist = out.join("dist");
    let stamp = out.join("stamp");
    // The rulebooks are read by the same code as everywhere else, and the page gets what comes of it.
    let rulebooks = out.join("rulebooks.json");
    let books = serde_json::to_vec(&vierblatt_rulebook::web_books(&root.join("games"))?)?;
    let mut watched = sources;
    watched.extend(pocket.clone());
    let hash = hash(&watched, &books)?;
    if !dist.is_dir() || fs::read_to_string(&stamp).ok().as_deref() != Some(hash.as_str()) {
        // Two builds of the same checkout must not install into the same folder at once.
        let lock = File::open(web.join("package-lock.json"))?;
        lock.lock()?;
        if is_stale(&web) {
            npm(&web, &["ci"], &[])?;
        }
        fs::write(&rulebooks, books)?;
        let to = dist.display().to_string();
        let mut given = vec![("VIERBLATT_RULEBOOKS", rulebooks)];
        given.extend(pocket.map(|folder| ("VIERBLATT_POCKET", folder)));
        npm(&web, &["run", "build", "--", "--outDir", &to, "--emptyOutDir"], &given)?;
        fs::write(&stamp, hash)?;
    }
    fs::write(out.join("files.rs"), listing(&dist)?)?;
    Ok(())
}

/// The folder with what the page needs to play without a server: the one that `VIERBLATT_POCKET` names; else it is built, for a program that is to
/// be used and not only tested, where this machine can. Without it everything else works as ever.
fn pocket(root: &Path, out: &Path) -> Result<Option<PathBuf>> {
    println!("cargo::rerun-if-env-changed=VIERBLATT_POCKET");
    if let Some(folder) = std::env::var_os("VIERBLATT_POCKET").map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
        return Ok(folder.join(SCRIPT).is_file().then_some(folder));
    }
    if std::env::var("PROFILE")? != "release" {
        return Ok(None);
    }
    for folder in ["crates", "games"] {
        println!("cargo::rerun-if-changed={}", root.join(folder).display());
    }
    let folder = out.join("pocket-page");
    match vierblatt_pocket_build::build(root, &out.join("pocket"), &folder) {
        Ok(()) => Ok(Some(folder)),
        Err(Problem::NoTarget) => {
            let why = Problem::NoTarget;
            println!("cargo::warning=the page has no games without a server: {why}");
            Ok(None)
        }
        Err(problem) => Err(problem.into()),
    }
}

/// What the page is made of: files and folders that exist.
fn sources(root: &Path) -> Result<Vec<PathBuf>> {
    let mut all: Vec<PathBuf> = ["src", "public", "locales", "scripts", "worker"]
        .iter()
        .map(|name| root.join("web").join(name))
        .chain(
            [
                "package.json",
                "package-lock.json",
                "vite.config.ts",
                "svelte.config.js",
                "index.html",
            ]
            .iter()
            .map(|name| root.join("web").join(name)),
        )
        .chain([root.join("crates/texts/locales")])
        .collect();
    for game in fs::read_dir(root.join("games"))? {
        let game = game?.path();
        all.extend(["web", "locales", "rules", "RULES.md"].map(|name| game.join(name)));
    }
    all.retain(|path| path.exists());
    all.sort();
    Ok(all)
}

/// The hash of everything in some files and folders, and of the rulebooks as they are shown.
fn hash(sources: &[PathBuf], books: &[u8]) -> Result<String> {
    let mut hash = Sha256::new();
    hash.update(books);
    for source in sources {
        for file in files(source)? {
            hash.update(file.display().to_string());
            hash.update(fs::read(&file)?);
        }
    }
    Ok(hex(&hash.finalize()))
}

/// All files in a folder, or the file itself, in order.
fn files(path: &Path) -> Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_owned()]);
    }
    let mut inside: Vec<PathBuf> =
        fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    inside.sort();
    let mut all = Vec::new();
    for path in inside {
        all.extend(files(&path)?);
    }
    Ok(all)
}

/// Whether the packages are missing, or older than the list of them.
fn is_stale(web: &Path) -> bool {
    let at = |path: &str| fs::metadata(web.join(path)).and_then(|found| found.modified()).ok();
    at("node_modules/.package-lock.json") < at("package-lock.json")
}

fn npm(web: &Path, arguments: &[&str], given: &[(&str, PathBuf)]) -> Result<()> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(program);
    command.args(arguments).current_dir(web).env_remove("VIERBLATT_POCKET");
    command.envs(given.iter().map(|(name, path)| (name, path)));
    let output = command.output().map_err(|why| {
        format!(
            "npm does not run ({why}). It comes with Node.js 20.19 or newer: https://nodejs.org"
        )
    })?;
    if output.status.success() {
        return Ok(());
    }
    let said =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    Err(format!("`npm {}` failed:\n{}", arguments.join(" "), said.join("\n")).into())
}

/// A Rust list of all files, sorted by path, each with its compressed forms.
fn listing(dist: &Path) -> Result<String> {
    let mut text = String::from("&[\n");
    for file in files(dist)? {
        let path = file.strip_prefix(dist)?.to_string_lossy().replace('\\', "/");
        let is_compressed = file.extension().is_some_and(|ending| ending == "br" || ending == "gz");
        if is_compressed || path.starts_with(".vite/") {
            continue;
        }
        let etag = &hex(&Sha256::digest(fs::read(&file)?))[..16];
        let include = |file: String| format!("include_bytes!({file:?})");
        let compressed = |ending: &str| {
            let small = format!("{}.{ending}", file.display());
            if Path::new(&small).is_file() {
                format!("Some({})", include(small))
            } else {
                "None".into()
            }
        };
        writeln!(
            text,
            "File {{ path: {path:?}, etag: {etag:?}, plain: {}, brotli: {}, gzip: {} }},",
            include(file.display().to_string()),
            compressed("br"),
            compressed("gz"),
        )?;
    }
    text.push(']');
    Ok(text)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
