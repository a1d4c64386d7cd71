//! The protocol's tests: what is read and what is not, and that the client's types are these.

mod clients;
mod reading;
mod types;
