//! TLS: the certificate is checked, whatever else is right.

use vierblatt_store_postgres::{Address, OpenError, PostgresStore, Use};

use crate::database::empty;

fn opening(more: &str) -> Result<PostgresStore, OpenError> {
    let address: Address = format!("{}&{more}", empty()).parse()?;
    PostgresStore::open(&address, Use::Alone)
}

/// The authority that has signed the server's certificate.
fn authority() -> String {
    std::env::var("VIERBLATT_TEST_AUTHORITY").expect(
        "this test needs a PostgreSQL with TLS: run it by `cargo xtask engines cargo test -p vierblatt-store-postgres`, \
         or name the file of the server's authority in VIERBLATT_TEST_AUTHORITY",
    )
}

#[test]
fn a_certificate_of_the_named_authority_is_accepted() {
    let store = opening(&format!("sslmode=require&sslrootcert={}", authority())).expect("it opens");
    store.close();
}

#[test]
fn a_certificate_that_nobody_vouches_for_is_refused() {
    let error = opening("sslmode=require").expect_err("the system does not know the authority");
    assert!(matches!(error, OpenError::Unreachable(_)), "{error}");
    assert!(error.to_string().contains("certificate"), "{error}");
}

#[test]
fn a_certificate_for_another_name_is_refused() {
    let url = empty().replacen("127.0.0.1", "localhost", 1);
    let url = format!("{url}&sslmode=verify-full&sslrootcert={}", authority());
    let address: Address = url.parse().expect("an address");
    let error = PostgresStore::open(&address, Use::Alone).expect_err("it is for 127.0.0.1 only");
    assert!(matches!(error, OpenError::Unreachable(_)), "{error}");
}
