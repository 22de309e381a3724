//! The record of a call's progress. A search's deadline drops the future of its call, including the call's local state,
//! so the record is kept outside the future.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::Error;
use crate::error::RequestEffect;

/// The record of one call's attempts.
#[derive(Default)]
pub(crate) struct Journal(Mutex<Entries>);

#[derive(Clone, Default)]
pub(crate) struct Entries {
    /// The number of attempts that were sent.
    pub(crate) sent: u32,
    /// The failure of the last finished attempt; `None` if it succeeded or if no attempt has finished.
    pub(crate) failure: Option<Error>,
    /// `true` if an attempt is waiting for its response.
    is_in_flight: bool,
    /// The strongest known effect of the failed attempts.
    pub(super) effect: RequestEffect,
}

impl Journal {
    /// Returns a copy of the record.
    pub(crate) fn entries(&self) -> Entries {
        self.lock().clone()
    }

    pub(super) fn begin(&self) {
        let mut entries = self.lock();
        entries.sent = entries.sent.saturating_add(1);
        entries.is_in_flight = true;
    }

    /// Removes the current attempt, because it was not sent after all.
    pub(super) fn undo(&self) {
        let mut entries = self.lock();
        entries.sent = entries.sent.saturating_sub(1);
        entries.is_in_flight = false;
    }

    /// Returns `true` if the current attempt was sent and its result has not been recorded yet.
    pub(super) fn is_in_flight(&self) -> bool {
        self.lock().is_in_flight
    }

    pub(super) fn succeed(&self) {
        let mut entries = self.lock();
        (entries.failure, entries.is_in_flight) = (None, false);
    }

    /// Records a failure, and adds details of earlier attempts to the error.
    pub(super) fn fail(&self, error: Error) -> Error {
        let mut entries = self.lock();
        let error = error.with_attempts(entries.sent).with_earlier_effect(entries.effect);
        entries.effect = error.effect();
        (entries.failure, entries.is_in_flight) = (Some(error.clone()), false);
        error
    }

    /// Locks the entries. No code that runs under the lock can panic.
    fn lock(&self) -> MutexGuard<'_, Entries> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Entries {
    /// Returns `true` if the service may have carried out the call.
    pub(crate) fn may_have_arrived(&self) -> bool {
        self.effect == RequestEffect::Unknown || self.is_in_flight
    }
}
