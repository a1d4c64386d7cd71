//! A pocket for JavaScript: texts in, texts out.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Clock, FromPocket, Pocket, ToPocket};

#[wasm_bindgen]
extern "C" {
    /// The browser's clock.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

/// Tables in a page, as JavaScript sees them. Times are milliseconds since 1970.
#[wasm_bindgen(js_name = Pocket)]
pub struct Boundary(Pocket);

#[wasm_bindgen(js_class = Pocket)]
impl Boundary {
    /// With 32 random bytes, and what was kept as JSON. None: it cannot be read.
    pub fn start(seed: &[u8], kept: &str, now: f64) -> Option<Boundary> {
        let seed = seed.try_into().ok()?;
        let kept = serde_json::from_slice(kept.as_bytes()).ok()?;
        Some(Boundary(Pocket::start(seed, kept, now as u64)))
    }

    /// Takes a message in and says what is to be done, as a list in JSON. What is not understood changes nothing.
    pub fn take(&mut self, message: &str, now: f64) -> String {
        // As bytes, as logs are: what reads JSON is there once for both, and less to load.
        let Ok(message) = serde_json::from_slice::<ToPocket>(message.as_bytes()) else {
            return "[]".to_owned();
        };
        written(&self.0.take(message, now as u64))
    }

    /// Whether something waits to be computed.
    pub fn has_to_think(&self) -> bool {
        self.0.has_to_think()
    }

    /// Computes one thing that waits, which takes a while, and says what is to be done. The time is that of the beginning. Bots look at the browser's
    /// clock if they are to be in time.
    pub fn think(&mut self, now: f64, in_time: bool) -> String {
        let clock: Option<Clock<'_>> = if in_time { Some(&milliseconds) } else { None };
        written(&self.0.think(clock, || now as u64))
    }

    /// When it wants to be told that time has passed.
    pub fn wakes_at(&self) -> Option<f64> {
        self.0.wakes_at().map(|at| at as f64)
    }
}

fn written(messages: &[FromPocket]) -> String {
    serde_json::to_string(messages).unwrap_or_else(|_| "[]".to_owned())
}
