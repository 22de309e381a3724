//! Zero-sized watchers that do nothing, for builds without the `tracing` feature.

use super::{CallFacts, WatchAttempt, WatchCall, WatchSearch};
use crate::Operation;

pub(crate) struct CallWatcher;

pub(crate) struct AttemptWatcher;

pub(crate) struct SearchWatcher;

impl WatchCall for CallWatcher {
    type Attempt = AttemptWatcher;

    fn begin(_: &CallFacts<'_>) -> Self {
        CallWatcher
    }

    fn attempt(&self, _: &CallFacts<'_>, _: u32) -> AttemptWatcher {
        AttemptWatcher
    }
}

impl WatchAttempt for AttemptWatcher {}

impl WatchSearch for SearchWatcher {
    fn begin(_: &'static Operation) -> Self {
        SearchWatcher
    }
}
