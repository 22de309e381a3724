//! Watchers that do nothing and take no place, for features that are off.

use super::{WatchAttempt, WatchCall, WatchSearch};
use crate::Operation;
use crate::call::Call;

pub(crate) struct CallSpan;

pub(crate) struct AttemptSpan;

pub(crate) struct SearchSpan;

impl WatchCall for CallSpan {
    type Attempt = AttemptSpan;

    fn begin(_: &Call) -> Self {
        CallSpan
    }

    fn attempt(&self, _: &Call, _: u32) -> AttemptSpan {
        AttemptSpan
    }
}

impl WatchAttempt for AttemptSpan {}

impl WatchSearch for SearchSpan {
    fn begin(_: &'static Operation) -> Self {
        SearchSpan
    }
}
