//! The page people see, carried inside the program: built from `web/` by this crate's build script, compressed
//! once. It knows nothing of HTTP but what a file needs to be served: its type, its tag, how long it keeps.

/// A file of the page.
#[derive(Debug)]
pub struct File {
    path: &'static str,
    etag: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// How a body is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// As it is.
    Plain,
    /// Brotli.
    Brotli,
    /// Gzip.
    Gzip,
}

impl Encoding {
    /// Its name in `Content-Encoding`; none for a body as it is.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Plain => None,
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
        }
    }
}

/// Every file, sorted by path.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The page itself, which every screen begins with.
pub const INDEX: &str = "index.html";

/// The file at a path such as `assets/index-DKr3.js`, without a slash before it.
pub fn file(path: &str) -> Option<&'static File> {
    let at = FILES.binary_search_by_key(&path, |file| file.path).ok()?;
    FILES.get(at)
}

/// Every file, sorted by path.
pub fn files() -> &'static [File] {
    FILES
}

/// The page itself for a host of files: in this folder of its address, such as `/cards/`, and with the address of a server for what needs others, or without
/// one. The page finds everything else from there. The caller sees to it that both can stand between quotes.
pub fn index_of_files(base: &str, server: Option<&str>) -> Option<String> {
    let page = std::str::from_utf8(file(INDEX)?.plain).ok()?;
    let says = format!("<meta name=\"vierblatt-server\" content=\"{}\" />", server.unwrap_or(""));
    let page = page.replace("=\"/", &format!("=\"{base}"));
    Some(page.replacen("<title>", &format!("{says}\n    <title>"), 1))
}

/// Whether the page has tables of its own, which need no server.
pub fn has_tables() -> bool {
    FILES.iter().any(|file| file.content_type() == "application/wasm")
}

/// Whether a path such as `t/ABC123` is one of the page's screens: the page itself is served there.
pub fn is_screen(path: &str) -> bool {
    const SCREENS: [&str; 13] = [
        "", "t", "g", "b", "review", "puzzle", "whatif", "new", "daily", "rules", "learn", "pad",
        "me",
    ];
    SCREENS.contains(&path.split('/').next().unwrap_or_default())
}

impl File {
    /// Where it is, such as `assets/index-DKr3.js`.
    pub fn path(&self) -> &'static str {
        self.path
    }

    /// Its forms, each with what its name ends with: as it is, and compressed.
    pub fn forms(&self) -> impl Iterator<Item = (&'static str, &'static [u8])> {
        let compressed = [(".br", self.brotli), (".gz", self.gzip)];
        let compressed = compressed.into_iter().filter_map(|(ending, body)| Some((ending, body?)));
        [("", self.plain)].into_iter().chain(compressed)
    }

    /// Its type, as in `Content-Type`.
    pub fn content_type(&self) -> &'static str {
        match self.path.rsplit('.').next().unwrap_or_default() {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "json" => "application/json",
            "webmanifest" => "application/manifest+json",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "wasm" => "application/wasm",
            "woff2" => "font/woff2",
            "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// A strong tag of its content, quoted as in `ETag`. Each encoding has its own, as the bytes differ.
    pub fn etag(&self, encoding: Encoding) -> String {
        format!(
            "\"{}{}\"",
            self.etag,
            encoding.name().map(|name| format!("-{name}")).unwrap_or_default()
        )
    }

    /// How long it keeps, as in `Cache-Control`. Files in `assets/` have their hash in their name and never
    /// change; all others are asked for again, which costs an empty answer.
    pub fn cache_control(&self) -> &'static str {
        if self.path.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        }
    }

    /// The smallest form that somebody understands who sends this `Accept-Encoding`.
    pub fn body(&self, accept_encoding: &str) -> (Encoding, &'static [u8]) {
        let forms = [(Encoding::Brotli, self.brotli), (Encoding::Gzip, self.gzip)];
        let understood = forms.into_iter().find_map(|(encoding, body)| {
            let is_accepted = encoding.name().is_some_and(|name| accepts(accept_encoding, name));
            body.filter(|_| is_accepted).map(|body| (encoding, body))
        });
        understood.unwrap_or((Encoding::Plain, self.plain))
    }
}

/// Whether a list such as `gzip, deflate, br;q=0.8` has an encoding, and not with `q=0`.
fn accepts(list: &str, name: &str) -> bool {
    list.split(',').any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|found| found.eq_ignore_ascii_case(name));
        let is_refused = parts
            .filter_map(|part| part.strip_prefix("q="))
            .any(|quality| quality.parse::<f32>().is_ok_and(|quality| quality <= 0.0));
        is_named && !is_refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_is_asked_for_again() {
        let page = file(INDEX).expect("the page");
        assert_eq!(page.content_type(), "text/html; charset=utf-8");
        assert_eq!(page.cache_control(), "no-cache");
        let (encoding, body) = page.body("");
        assert_eq!(encoding, Encoding::Plain);
        let text = std::str::from_utf8(body).expect("text");
        assert!(text.contains("<div id=\"app\">"), "{text}");
        // The policy of the server forbids both.
        assert!(!text.contains("style=") && !text.contains("<script>"), "{text}");
    }

    #[test]
    fn as_files_it_lies_in_any_folder_and_says_whether_there_is_a_server() {
        let page = index_of_files("/cards/", Some("https://table.example")).expect("the page");
        assert!(
            page.contains(r#"<meta name="vierblatt-server" content="https://table.example" />"#)
        );
        assert!(page.contains(r#"src="/cards/assets/index-"#), "{page}");
        let addresses = page.split("=\"/").skip(1);
        assert!(
            addresses.clone().count() > 3 && addresses.clone().all(|one| one.starts_with("cards/"))
        );
        let alone = index_of_files("/", None).expect("the page");
        assert!(alone.contains(r#"<meta name="vierblatt-server" content="" />"#));
        // Nothing else names a place from the top.
        for file in FILES.iter().filter(|file| file.content_type().starts_with("text/css")) {
            let text = std::str::from_utf8(file.plain).expect("text");
            assert!(!text.contains("url(/"), "{}", file.path);
        }
    }

    #[test]
    fn files_are_sorted_and_hashed_ones_keep_for_ever() {
        assert!(FILES.is_sorted_by_key(|file| file.path));
        let script =
            FILES.iter().find(|file| file.path.starts_with("assets/index-")).expect("a script");
        assert_eq!(script.cache_control(), "public, max-age=31536000, immutable");
        assert_eq!(file(script.path).map(|found| found.path), Some(script.path));
        assert!(file("../Cargo.toml").is_none() && file("").is_none());
    }

    #[test]
    fn scripts_are_sent_as_small_as_the_client_understands() {
        let script = FILES
            .iter()
            .filter(|file| file.content_type().starts_with("text/javascript"))
            .max_by_key(|file| file.plain.len())
            .expect("a script");
        let size = |accept: &str| script.body(accept).1.len();
        assert_eq!(script.body("gzip, deflate, br").0, Encoding::Brotli);
        assert_eq!(script.body("gzip;q=0.5, br;q=0").0, Encoding::Gzip);
        assert_eq!(script.body("deflate").0, Encoding::Plain);
        assert!(size("br") < size("gzip") && size("gzip") < size(""));
        assert_ne!(script.etag(Encoding::Brotli), script.etag(Encoding::Plain));
    }

    #[test]
    fn every_file_has_a_type() {
        for file in FILES {
            assert_ne!(file.content_type(), "application/octet-stream", "{}", file.path);
        }
    }

    #[test]
    fn screens_are_known_and_nothing_else_is() {
        for screen in [
            "",
            "t/ABC123",
            "g/ABC123-1",
            "rules",
            "rules/joomo",
            "learn/joomo",
            "pad",
            "me",
            "review/ABC123-1",
            "puzzle/joomo",
            "whatif/ABC123-1",
            "new/jogo",
            "daily/koenigs-romme/2026-01-31",
        ] {
            assert!(is_screen(screen), "{screen}");
        }
        for other in ["api", "admin.php", "assets/nothing.js", "tt"] {
            assert!(!is_screen(other), "{other}");
        }
    }
}
