//! The sending side of a connection: a short queue. Who does not read is dropped, and told everything
//! again when they come back.

use std::sync::Arc;

use tokio::sync::mpsc;
use vierblatt_table::Viewer;

/// How many messages may wait for a slow reader.
const QUEUE: usize = 64;

/// A way to somebody.
pub(crate) struct Connection {
    pub(crate) viewer: Viewer,
    queue: mpsc::Sender<Arc<str>>,
}

/// The other end, from which messages go out.
pub(crate) type Messages = mpsc::Receiver<Arc<str>>;

impl Connection {
    pub(crate) fn new(viewer: Viewer) -> (Self, Messages) {
        let (queue, messages) = mpsc::channel(QUEUE);
        (Connection { viewer, queue }, messages)
    }

    /// Sends, or says that nobody reads.
    pub(crate) fn send(&self, text: &Arc<str>) -> bool {
        self.queue.try_send(Arc::clone(text)).is_ok()
    }
}
