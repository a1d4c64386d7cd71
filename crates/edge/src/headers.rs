//! What every answer says to browsers: nothing from anywhere else, nothing inline, no frames.

use axum::http::{HeaderName, HeaderValue};

/// Scripts, styles, pictures and connections only from here. WebAssembly may be compiled, also only from here: the tables in the page.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'; object-src 'none'; img-src 'self' data:; connect-src 'self'";

/// The headers and what they say.
pub(crate) fn all() -> [(HeaderName, HeaderValue); 6] {
    let header = |name, value| (HeaderName::from_static(name), HeaderValue::from_static(value));
    [
        header("content-security-policy", POLICY),
        header("x-content-type-options", "nosniff"),
        header("referrer-policy", "no-referrer"),
        header("x-frame-options", "DENY"),
        header("cross-origin-opener-policy", "same-origin"),
        header("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ]
}
