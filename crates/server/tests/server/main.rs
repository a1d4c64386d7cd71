//! The server from outside: over HTTP without a network, and over real sockets.

mod bad_clients;
mod books;
mod client;
mod cluster;
mod dashboard;
mod games_in_page;
mod http;
mod postgres;
mod secrets;
mod stopping;
mod texts;
mod whole_games;
