//! Where a client comes from, as far as limits and queues care.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

use serde::{Deserialize, Serialize};

/// The network a client comes from: an IPv4 address, or the first 64 bits of an IPv6 address. Whoever has one IPv6 address
/// has the other 2⁶⁴ of its network as well, so a limit on single addresses would limit nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct ClientNetwork(IpAddr);

impl ClientNetwork {
    /// The network of an address. An IPv4 address in the form of IPv6 (`::ffff:192.0.2.1`) is an IPv4 address.
    pub fn of(address: IpAddr) -> Self {
        ClientNetwork(match address.to_canonical() {
            IpAddr::V6(address) => {
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)))
            }
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

impl fmt::Display for ClientNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(address: &str) -> ClientNetwork {
        ClientNetwork::of(address.parse().expect("an address"))
    }

    #[test]
    fn ipv6_counts_by_its_network_and_ipv4_by_its_address() {
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::9"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
        assert_eq!(network("2001:db8:1:2::1").to_string(), "2001:db8:1:2::/64");
    }
}
