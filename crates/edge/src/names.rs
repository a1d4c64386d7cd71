//! How people and their devices may be called.

use vierblatt_identity::tidy_name;

use crate::error::ApiError;

/// A person's name.
pub(crate) fn person(given: &str) -> Result<String, ApiError> {
    tidy_name(given).ok_or_else(|| ApiError::malformed("server-name", "1 to 24 visible characters"))
}

/// A device's or program's name. None if nothing of it can be shown.
pub(crate) fn device(given: &str) -> Option<String> {
    tidy_name(given)
}
