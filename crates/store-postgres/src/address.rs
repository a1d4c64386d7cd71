//! Where the database is: a URL, read once. The password in it is never printed.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::OpenError;

/// How long connecting may take.
const CONNECT: Duration = Duration::from_secs(3);
/// How long what was sent may stay without a sign of life before the connection counts as lost.
const SILENCE: Duration = Duration::from_secs(5);

/// The address of a database: `postgres://user:password@host:port/name?sslmode=require`.
///
/// Without `sslmode`, TLS is required for every host but this machine. With TLS the certificate is always checked, against the
/// system's authorities or those in the file that `sslrootcert` names. A password that is not in the URL is taken from `PGPASSWORD`.
#[derive(Clone)]
pub struct Address {
    pub(crate) config: Config,
    pub(crate) tls: Option<MakeRustlsConnect>,
}

impl FromStr for Address {
    type Err = OpenError;

    fn from_str(url: &str) -> Result<Address, OpenError> {
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            return Err(OpenError::Address("it must begin with postgres://".to_owned()));
        }
        let (base, query) = url.split_once('?').unwrap_or((url, ""));
        let (mut mode, mut authorities, mut rest) = (None, None, Vec::new());
        for part in query.split('&').filter(|part| !part.is_empty()) {
            match part.split_once('=') {
                Some(("sslmode", value)) => mode = Some(value),
                Some(("sslrootcert", value)) => authorities = Some(value),
                _ => rest.push(part),
            }
        }
        let joined = if rest.is_empty() { String::new() } else { format!("?{}", rest.join("&")) };
        // The library's message names what is wrong and never the value.
        let parsed = format!("{base}{joined}").parse::<Config>();
        let mut config = parsed.map_err(|error| {
            let cause = std::error::Error::source(&error).map(ToString::to_string);
            OpenError::Address(cause.unwrap_or_else(|| error.to_string()))
        })?;
        if config.get_password().is_none()
            && let Ok(password) = std::env::var("PGPASSWORD")
        {
            config.password(password);
        }
        config.application_name("vierblatt").connect_timeout(CONNECT).tcp_user_timeout(SILENCE);
        config
            .keepalives(true)
            .keepalives_idle(SILENCE)
            .keepalives_interval(Duration::from_secs(2));
        let needs_tls = match mode {
            Some("disable") => false,
            Some("require" | "verify-ca" | "verify-full") => true,
            None => !config.get_hosts().iter().all(is_here),
            Some(_) => {
                let why = "sslmode is disable, require, verify-ca or verify-full";
                return Err(OpenError::Address(why.to_owned()));
            }
        };
        config.ssl_mode(if needs_tls { SslMode::Require } else { SslMode::Disable });
        let tls = if needs_tls { Some(tls(authorities)?) } else { None };
        Ok(Address { config, tls })
    }
}

/// Whether nobody else can listen in on the way there.
fn is_here(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

fn tls(authorities: Option<&str>) -> Result<MakeRustlsConnect, OpenError> {
    let mut roots = RootCertStore::empty();
    if let Some(file) = authorities {
        let unusable = |why: String| OpenError::Certificates { file: file.to_owned(), why };
        let found = CertificateDer::pem_file_iter(Path::new(file))
            .map_err(|error| unusable(error.to_string()))?;
        for certificate in found {
            let certificate = certificate.map_err(|error| unusable(error.to_string()))?;
            roots.add(certificate).map_err(|error| unusable(error.to_string()))?;
        }
        if roots.is_empty() {
            return Err(unusable("it has none".to_owned()));
        }
    } else {
        // What cannot be read of them is not trusted; the connection says so then.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| OpenError::Other(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

/// Where it is and who asks; no password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        if let Some(user) = self.config.get_user() {
            write!(f, "{user}@")?;
        }
        for (n, host) in self.config.get_hosts().iter().enumerate() {
            let comma = if n > 0 { "," } else { "" };
            match host {
                Host::Tcp(name) => write!(f, "{comma}{name}")?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{comma}{}", path.display())?,
            }
            let ports = self.config.get_ports();
            if let Some(port) = ports.get(n).or(ports.first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", self.config.get_dbname().unwrap_or(""))
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_used_and_never_shown() {
        let address: Address = "postgres://ana:geheim@127.0.0.1:5433/cards".parse().unwrap();
        assert_eq!(address.config.get_password(), Some(&b"geheim"[..]));
        let shown = format!("{address} {address:?}");
        assert!(shown.contains("ana@127.0.0.1:5433/cards") && !shown.contains("geheim"), "{shown}");
    }

    #[test]
    fn other_machines_are_reached_by_tls_unless_somebody_says_otherwise() {
        let has_tls = |url: &str| url.parse::<Address>().unwrap().tls.is_some();
        assert!(!has_tls("postgres://127.0.0.1/cards"));
        assert!(!has_tls("postgres://localhost/cards"));
        assert!(has_tls("postgres://db.example/cards"));
        assert!(has_tls("postgres://localhost/cards?sslmode=verify-full"));
        assert!(!has_tls("postgres://db.example/cards?sslmode=disable"));
    }

    #[test]
    fn what_is_not_an_address_is_refused_without_its_secrets() {
        for wrong in [
            "mysql://a:geheim@b/c",
            "postgres://a:geheim@b/c?sslmode=maybe",
            "postgres://a:geheim@b:99999999/c",
            "postgres://a:geheim@b/c?sslrootcert=/nowhere",
        ] {
            let said = wrong.parse::<Address>().expect_err(wrong).to_string();
            assert!(!said.contains("geheim"), "{said}");
        }
        assert!("postgres://a@db.example/c?sslrootcert=/nowhere".parse::<Address>().is_err());
    }
}
