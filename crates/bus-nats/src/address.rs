//! Where the NATS servers are.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use async_nats::{ConnectOptions, ServerAddr};

/// One or more NATS servers: `nats://user:password@host:4222,host2:4222`, or `tls://…`. Behind a question mark: `credentials=FILE` (as `nsc`
/// writes them), `ca=FILE` (authorities to trust beside the system's), `cert=FILE&key=FILE` (a certificate of our own).
#[derive(Clone)]
pub struct BusAddress {
    pub(crate) servers: Vec<ServerAddr>,
    credentials: Option<PathBuf>,
    authorities: Option<PathBuf>,
    certificate: Option<(PathBuf, PathBuf)>,
}

/// Why something is not the address of a bus. Nothing of the address itself is in it: it may have a password.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct AddressError(&'static str);

impl FromStr for BusAddress {
    type Err = AddressError;

    fn from_str(url: &str) -> Result<BusAddress, AddressError> {
        let (base, query) = url.split_once('?').unwrap_or((url, ""));
        let Some((scheme, hosts)) = base.split_once("://") else {
            return Err(AddressError("it must begin with nats:// or tls://"));
        };
        if scheme != "nats" && scheme != "tls" {
            return Err(AddressError("it must begin with nats:// or tls://"));
        }
        let server = |host: &str| format!("{scheme}://{host}").parse::<ServerAddr>();
        let servers: Result<Vec<ServerAddr>, _> = hosts.split(',').map(server).collect();
        let servers = servers.map_err(|_| AddressError("a host and a port are expected"))?;
        let (mut credentials, mut authorities, mut certificate, mut key) = (None, None, None, None);
        for part in query.split('&').filter(|part| !part.is_empty()) {
            let place = match part.split_once('=') {
                Some(("credentials", file)) => (&mut credentials, file),
                Some(("ca", file)) => (&mut authorities, file),
                Some(("cert", file)) => (&mut certificate, file),
                Some(("key", file)) => (&mut key, file),
                _ => return Err(AddressError("credentials, ca, cert or key is expected after ?")),
            };
            *place.0 = Some(PathBuf::from(place.1));
        }
        if certificate.is_some() != key.is_some() {
            return Err(AddressError("a certificate needs a key, and a key a certificate"));
        }
        Ok(BusAddress { servers, credentials, authorities, certificate: certificate.zip(key) })
    }
}

impl BusAddress {
    /// What a connection needs to know.
    pub(crate) async fn options(&self) -> std::io::Result<ConnectOptions> {
        let mut options = ConnectOptions::new().name("vierblatt");
        if let Some(file) = &self.credentials {
            options = options.credentials_file(file).await?;
        }
        if let Some(file) = &self.authorities {
            options = options.add_root_certificates(file.clone()).require_tls(true);
        }
        if let Some((certificate, key)) = &self.certificate {
            options = options.add_client_certificate(certificate.clone(), key.clone());
        }
        Ok(options)
    }
}

/// Where they are; no names and no passwords.
impl fmt::Display for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, server) in self.servers.iter().enumerate() {
            let comma = if n > 0 { "," } else { "nats://" };
            write!(f, "{comma}{}:{}", server.host(), server.port())?;
        }
        Ok(())
    }
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BusAddress({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let url = "nats://ana:geheim@a.example:4222,b.example?ca=/etc/ca.pem";
        let address: BusAddress = url.parse().expect("an address");
        let shown = format!("{address} {address:?}");
        assert!(shown.contains("nats://a.example:4222,b.example:4222"), "{shown}");
        assert!(!shown.contains("geheim"), "{shown}");
    }

    #[test]
    fn what_is_not_an_address_is_refused() {
        for wrong in ["", "a:4222", "http://a", "nats://a?x=1", "nats://a?cert=/a", "nats://a:x"] {
            assert!(wrong.parse::<BusAddress>().is_err(), "{wrong}");
        }
    }
}
