//! Many nodes that share a store find each other over NATS.
//!
//! Every node has an edge and keepers; the store says which node keeps which table (`vierblatt_store::Leases`). A [`Node`] carries what
//! its own edge says to whichever node keeps the table, and what keepers say to the node that has the connection, and to no other one.
//!
//! | module | what it does |
//! |---|---|
//! | `routes` | who is connected to which table, where that table is, and what is asked again when something was lost. No I/O |
//! | `link` | what two nodes say to each other, numbered, so that both notice what was lost. No I/O |
//! | `frame` | how it is written |
//! | `host` | what a node needs of the process it is part of |
//! | `node` | carries out what `routes` wants: NATS, leases, time |
//! | `address` | where the NATS servers are |
//!
//! NATS may lose anything. What two nodes say to each other is numbered; whoever notices a gap begins a new *life* of the link, and everything
//! that was under way is asked for again: connections are made again with what their viewers know already, and requests keep their names,
//! by which tables recognise them.

mod address;
mod frame;
mod host;
mod link;
mod node;
mod routes;

pub use address::{AddressError, BusAddress};
pub use host::{BusError, Host, Timing};
pub use node::Node;
