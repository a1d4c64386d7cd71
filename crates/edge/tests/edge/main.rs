//! The edge alone: a keeper that follows a script says what a table would.

mod description;
mod devices;
mod fake;
mod http;
mod listening;
mod sockets;
mod types;
