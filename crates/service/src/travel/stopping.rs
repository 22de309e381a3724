//! The stop of the service, which those that wait are told of.

use std::sync::Arc;

use tokio::sync::watch;

/// Whether the service stops. Clones share it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stopping(Arc<watch::Sender<bool>>);

impl Stopping {
    /// Tells all that wait, now and later.
    pub(crate) fn begin(&self) {
        self.0.send_replace(true);
    }

    pub(crate) fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until the service stops.
    pub(crate) async fn begun(&self) {
        // The sender lives in `self`, so that this ends only with the stop.
        let _ = self.0.subscribe().wait_for(|is_stopping| *is_stopping).await;
    }
}
