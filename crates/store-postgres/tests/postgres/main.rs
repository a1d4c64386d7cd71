//! The store in `PostgreSQL` as its users see it, with a real server: `cargo xtask test` starts one.

mod conformance;
mod database;
mod faults;
mod schema;
mod tls;
mod transfer;
