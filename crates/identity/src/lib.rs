//! Who somebody is, without an account: a browser has a secret in a cookie that no script can read, a program has one in a header, and only
//! their hashes are stored. Nothing here knows a server or a store: bytes and headers in, texts and headers out.
//!
//! | | |
//! |---|---|
//! | [`find_secret`], [`hash`], [`cookie()`], [`no_cookie`] | the secret a request names somebody by |
//! | [`letters`], [`tidy_code`] | secrets and codes as people read, type and say them |
//! | [`tidy_name`] | names as they may be shown |
//! | [`browser`] | what a device is called until its owner says otherwise |

mod browser;
mod code;
mod name;
mod secret;

pub use browser::browser;
pub use code::{letters, tidy_code};
pub use name::tidy_name;
pub use secret::{cookie, find_secret, hash, no_cookie};
