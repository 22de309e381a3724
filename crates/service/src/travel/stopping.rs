//! The shutdown signal of the service.

use std::sync::Arc;

use tokio::sync::watch;

/// The shutdown signal. Clones share the signal.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stopping(Arc<watch::Sender<bool>>);

impl Stopping {
    /// Sends the signal to all current and future waiting tasks.
    pub(crate) fn begin(&self) {
        self.0.send_replace(true);
    }

    pub(crate) fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until the shutdown begins.
    pub(crate) async fn begun(&self) {
        // The sender lives in `self`, so the wait ends only with the signal.
        let _ = self.0.subscribe().wait_for(|is_stopping| *is_stopping).await;
    }
}
