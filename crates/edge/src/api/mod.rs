//! Everything but the game itself, over HTTP: JSON in, JSON out.

pub(crate) mod books;
pub(crate) mod description;
pub(crate) mod devices;
pub(crate) mod games;
pub(crate) mod lists;
pub(crate) mod me;
pub(crate) mod play;
pub(crate) mod records;
pub(crate) mod reviews;
pub(crate) mod tables;
