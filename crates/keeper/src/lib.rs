//! Many tables, owned by one state machine without I/O.
mod event;
pub use event::{Effect, Event, Job, JobOutput, Ticket};
