//! What time it is. The only place that asks.

use std::time::{SystemTime, UNIX_EPOCH};

use vierblatt_table::Ms;

/// Milliseconds since 1970.
pub(crate) fn now() -> Ms {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as Ms
}
