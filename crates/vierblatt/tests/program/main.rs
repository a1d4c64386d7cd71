//! The program as a person or a script runs it: what it prints, and its exit status. One test binary, because
//! each is linked with everything.

mod bench_server;
mod check;
mod cluster;
mod command_line;
mod database;
mod documentation;
mod examples;
mod play;
mod records;
mod run;
mod serve;
mod solo;
mod verify;
