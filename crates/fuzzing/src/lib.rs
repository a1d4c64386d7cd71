//! What the fuzz targets do with bytes. It lives here and not in `fuzz/` so that ordinary tests
//! replay the corpus on every machine, without a fuzzer.

mod actions;
mod http;
mod log;
mod protocol;
mod record;
mod table;
mod words;

pub use actions::actions;
pub use http::http;
pub use log::log;
pub use protocol::protocol;
pub use record::record;
pub use table::table;
