//! Every promise of the traits.

use vierblatt_store::conformance;

use crate::database::{shared, store};

#[test]
fn every_promise_is_kept() {
    conformance::all(store);
}

#[test]
fn every_promise_of_leases_is_kept() {
    let broken = conformance::broken_of(conformance::lease_promises(), shared);
    assert!(broken.is_empty(), "{broken:?}");
}
