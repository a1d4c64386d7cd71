//! What the fuzz targets do with bytes. It lives here and not in `fuzz/` so that ordinary tests
//! replay the corpus on every machine, without a fuzzer.

mod actions;
mod record;
mod words;

pub use actions::actions;
pub use record::record;
