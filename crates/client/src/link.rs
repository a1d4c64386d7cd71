//! A link to a table, as people send it or type it.

use crate::transport::Address;

/// The port a table has when nothing else is said.
const USUAL_PORT: u16 = 8080;

/// A table somewhere else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Its server.
    pub address: Address,
    /// Its code.
    pub code: String,
}

impl Link {
    /// Reads `http://host:8080/t/CODE`, `https://host/t/CODE`, `host:8080/CODE`, `host/CODE`. None if it is not a link.
    pub fn read(text: &str) -> Option<Link> {
        let text = text.trim();
        let (scheme, rest) = match text.split_once("://") {
            Some((scheme, rest)) => (Some(scheme.to_ascii_lowercase()), rest),
            None => (None, text),
        };
        let (authority, path) = rest.split_once('/')?;
        let path = path.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        let code = match path.split_once('/') {
            Some(("t", code)) => code,
            Some(_) => return None,
            // `http://host/t/` has lost its code.
            None if path == "t" => return None,
            None => path,
        };
        let code: String =
            code.chars().filter(|c| *c != '-').map(|c| c.to_ascii_uppercase()).collect();
        if code.is_empty() || !code.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return None;
        }
        let tls = match scheme.as_deref() {
            Some("https") => true,
            Some("http") | None => false,
            Some(_) => return None,
        };
        // With a scheme the usual port of the web is meant; without one, that of a table.
        let usual = match (scheme.is_some(), tls) {
            (_, true) => 443,
            (true, false) => 80,
            (false, false) => USUAL_PORT,
        };
        let (host, port) = host_and_port(authority, usual)?;
        Some(Link { address: Address { host, port, tls }, code })
    }
}

fn host_and_port(authority: &str, usual: u16) -> Option<(String, u16)> {
    let (host, port) = match authority.strip_prefix('[') {
        Some(rest) => {
            let (host, rest) = rest.split_once(']')?;
            (host, rest.strip_prefix(':'))
        }
        None => match authority.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (authority, None),
        },
    };
    let is_host = |byte: u8| byte.is_ascii_alphanumeric() || b".-_:%".contains(&byte);
    if host.is_empty() || !host.bytes().all(is_host) {
        return None;
    }
    Some((host.to_owned(), port.map_or(Some(usual), |port| port.parse().ok())?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(String, String)> {
        Link::read(text).map(|link| (link.address.origin(), link.code))
    }

    fn table(origin: &str) -> (String, String) {
        (origin.to_owned(), "ABC234".to_owned())
    }

    #[test]
    fn links_are_read_as_people_send_and_type_them() {
        assert_eq!(read("http://192.0.2.7:8080/t/ABC234"), Some(table("http://192.0.2.7:8080")));
        assert_eq!(
            read("https://cards.example/t/abc-234?x=1"),
            Some(table("https://cards.example"))
        );
        assert_eq!(read("http://cards.example/t/ABC234/"), Some(table("http://cards.example")));
        assert_eq!(read(" localhost/abc234 "), Some(table("http://localhost:8080")));
        assert_eq!(read("localhost:9000/t/ABC234"), Some(table("http://localhost:9000")));
        assert_eq!(read("http://[::1]:9000/t/ABC234"), Some(table("http://[::1]:9000")));
    }

    #[test]
    fn what_is_not_a_link_is_none() {
        for text in [
            "joomo",
            "",
            "/t/ABC234",
            "http://x/",
            "http://x/t/",
            "ftp://x/t/ABC",
            "x:port/ABC",
            "x/a b",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
