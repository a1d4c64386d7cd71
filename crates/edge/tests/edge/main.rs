//! The edge alone: a keeper that follows a script says what a table would.

mod description;
mod fake;
mod http;
mod sockets;
mod types;
