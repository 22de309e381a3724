//! What has become of a call so far, for whoever ends it from outside: the deadline of a search drops the future of
//! its call, and with it all that the future knows.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::Error;

/// The record of the attempts of one call.
#[derive(Default)]
pub(crate) struct Journal(Mutex<Entries>);

#[derive(Clone, Default)]
pub(crate) struct Entries {
    /// The number of attempts that were sent.
    pub(crate) sent: u32,
    /// The failure of the last attempt; `None` where none has failed, and after an answer.
    pub(crate) failure: Option<Error>,
    /// Whether an attempt waits for its answer.
    is_under_way: bool,
    /// Whether the service may have carried out one of the attempts that failed.
    may_have_arrived: bool,
}

impl Journal {
    /// A copy of what is recorded.
    pub(crate) fn entries(&self) -> Entries {
        self.lock().clone()
    }

    pub(super) fn begin(&self) {
        let mut entries = self.lock();
        entries.sent = entries.sent.saturating_add(1);
        entries.is_under_way = true;
    }

    /// The attempt that was begun was not sent after all.
    pub(super) fn take_back(&self) {
        let mut entries = self.lock();
        entries.sent = entries.sent.saturating_sub(1);
        entries.is_under_way = false;
    }

    /// Whether the attempt that was begun was sent, and has not ended.
    pub(super) fn is_under_way(&self) -> bool {
        self.lock().is_under_way
    }

    pub(super) fn succeed(&self) {
        let mut entries = self.lock();
        (entries.failure, entries.is_under_way) = (None, false);
    }

    /// The failure with what is known of the attempts before it.
    pub(super) fn fail(&self, error: Error) -> Error {
        let mut entries = self.lock();
        let error = error.with_attempts(entries.sent).with_arrival_before(entries.may_have_arrived);
        entries.may_have_arrived = error.may_have_arrived();
        (entries.failure, entries.is_under_way) = (Some(error.clone()), false);
        error
    }

    /// Nothing that is done under the lock can panic.
    fn lock(&self) -> MutexGuard<'_, Entries> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Entries {
    /// Whether the service may have carried out the call.
    pub(crate) fn may_have_arrived(&self) -> bool {
        self.may_have_arrived || self.is_under_way
    }
}
