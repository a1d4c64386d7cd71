//! What is between clients and the keepers of tables: HTTP, WebSocket, identity, limits.
//!
//! An edge knows no rules and no tables. It knows who somebody is, stamps what they ask for with the time of its arrival,
//! keeps bad clients from disturbing good ones, and carries messages: to keepers by [`Keepers`](vierblatt_bus::Keepers), back by
//! [`Edges`](vierblatt_bus::Edges). Who people are and what lists show it asks of a [`Directory`](vierblatt_store::Directory).
//! Clock and randomness are passed in. The connections themselves, and how many there may be, are the affair of
//! [`vierblatt_listen`].
//!
//! | module | what it does |
//! |---|---|
//! | `router` | everything the edge answers to, at a glance |
//! | `api` | the calls over HTTP; their bodies and answers are in [`types`], their description is made from both |
//! | `socket`, `stream` | what is said over one WebSocket, or one line after the other |
//! | `connections` | who is connected to which table, and the questions that wait for a reply |
//! | `identity` | who somebody is: a cookie or a bearer token; `names` says how they may be called |
//! | `api/books` | groups' books; what they are and where they are kept is the affair of `vierblatt-book` and `vierblatt-bookshelf` |
//! | `reviews` | who looks at records: whoever starts the edge says so |
//! | `origin` | pages of other origins change nothing here |

mod api;
mod client_address;
mod config;
mod connections;
mod daily;
mod edge;
mod error;
mod extract;
mod headers;
mod health;
mod identity;
mod metrics;
mod names;
mod origin;
mod page;
mod reviews;
mod router;
mod socket;
mod stream;

pub use api::books::new_book_names;
pub use config::{EdgeConfig, USUAL_TIMEOUT};
pub use edge::Edge;
pub use reviews::{NoReview, Pieces, RecordPlayOn, RecordSteps, Reviews, SentGame, Writing};
pub use vierblatt_api as types;
pub use vierblatt_listen::{Clock, ConnectionLimits, SystemClock};
