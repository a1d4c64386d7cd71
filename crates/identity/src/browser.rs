//! What a browser is called in the list of somebody's devices.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// A browser as its owner may know it: "Firefox, Linux". It only has to be told apart from a few others.
pub fn browser(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let first = |known: &[(&str, &'static str)]| {
        known.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    // The order matters: every browser also claims to be others.
    let name = first(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS", "Firefox"),
        ("Chrome/", "Chrome"),
        ("CriOS", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("Windows", "Windows"),
        ("Mac OS X", "Mac"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]);
    [name, system].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_has_a_name_its_owner_knows() {
        let named = |agent: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, axum::http::HeaderValue::from_static(agent));
            browser(&headers)
        };
        let chrome = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) \
            Chrome/141.0.0.0 Mobile Safari/537.36";
        assert_eq!(named(chrome), "Chrome, Android");
        assert_eq!(
            named("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"),
            "Firefox, Linux"
        );
        assert_eq!(named("curl/8"), "");
    }
}
