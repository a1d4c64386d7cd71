//! Where a request comes from: from whoever is connected, or from whom the operator's own proxies say.

use std::net::{IpAddr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use vierblatt_bus::ClientNetwork;

/// The network a request comes from, through so many proxies of the operator's own.
pub fn client_network(parts: &Parts, proxies: usize) -> ClientNetwork {
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = forwarded(&parts.headers, proxies);
    ClientNetwork::of(forwarded.or(direct).unwrap_or(IpAddr::from([0, 0, 0, 0])))
}

/// The client that so many proxies, one behind the other, have told us of. Each adds at the end who connected to it, so what is further
/// left than that was written by the client, who may write anything. None without proxies, or if what they say is not an address.
fn forwarded(headers: &HeaderMap, proxies: usize) -> Option<IpAddr> {
    // Several lines mean the same as one with commas.
    let lines = headers.get_all("x-forwarded-for").iter();
    let all: Vec<&str> =
        lines.flat_map(|line| line.to_str().unwrap_or_default().split(',')).collect();
    let named = all.len().min(proxies);
    let written = all[all.len() - named..].first()?.trim();
    // Some proxies add the port.
    let with_port = || written.parse::<SocketAddr>().map(|address| address.ip());
    written.trim_matches(['[', ']']).parse().or_else(|_| with_port()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(lines: &[&str], proxies: usize) -> Option<String> {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().expect("a header"));
        }
        forwarded(&headers, proxies).map(|address| address.to_string())
    }

    #[test]
    fn only_what_our_own_proxies_have_written_counts() {
        let is = |lines: &[&str], proxies, expected: &str| {
            assert_eq!(client(lines, proxies).as_deref(), Some(expected), "{lines:?}");
        };
        is(&["192.0.2.1"], 1, "192.0.2.1");
        is(&["6.6.6.6, 192.0.2.1"], 1, "192.0.2.1");
        is(&["6.6.6.6", "192.0.2.1"], 1, "192.0.2.1");
        is(&["6.6.6.6, 192.0.2.1, 10.0.0.1"], 2, "192.0.2.1");
        is(&["6.6.6.6, 192.0.2.1", "10.0.0.1"], 2, "192.0.2.1");
        is(&["192.0.2.1"], 2, "192.0.2.1");
        is(&["192.0.2.1:4711"], 1, "192.0.2.1");
        is(&["[2001:db8::1]:4711"], 1, "2001:db8::1");
        is(&["2001:db8::1"], 1, "2001:db8::1");
    }

    #[test]
    fn without_a_proxy_the_header_is_nothing() {
        assert_eq!(client(&["192.0.2.1"], 0), None);
        assert_eq!(client(&[], 1), None);
        assert_eq!(client(&["192.0.2.1, unknown"], 1), None);
    }
}
