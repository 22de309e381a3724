//! What is counted beside calls and searches. Without the feature `metrics` nothing is done here.

use specwright_core::Notes;

#[cfg(feature = "metrics")]
use super::names;
use crate::Operation;

/// Bytes of an answer have come.
pub(crate) fn received(operation: &'static Operation, bytes: usize) {
    #[cfg(feature = "metrics")]
    names::RECEIVED.add(&[operation.name], bytes as u64);
    let _ = (operation, bytes);
}

/// A record of a stream was made, with these notes.
pub(crate) fn noted(operation: &'static Operation, notes: &Notes) {
    #[cfg(feature = "metrics")]
    names::count_notes(operation.name, notes);
    let _ = (operation, notes);
}

/// A gauge that is raised by one until this is dropped.
pub(crate) struct Raised {
    #[cfg(feature = "metrics")]
    gauge: names::Metric,
}

#[cfg(feature = "metrics")]
impl Raised {
    fn new(gauge: names::Metric) -> Self {
        gauge.raise();
        Raised { gauge }
    }
}

#[cfg(feature = "metrics")]
impl Drop for Raised {
    fn drop(&mut self) {
        self.gauge.lower();
    }
}

/// A call has its turn, as long as this is kept.
pub(crate) fn permit() -> Raised {
    #[cfg(feature = "metrics")]
    return Raised::new(names::PERMITS_USED);
    #[cfg(not(feature = "metrics"))]
    Raised {}
}

/// A call waits for its turn, as long as this is kept.
pub(crate) fn awaited() -> Raised {
    #[cfg(feature = "metrics")]
    return Raised::new(names::PERMITS_AWAITED);
    #[cfg(not(feature = "metrics"))]
    Raised {}
}

/// What is counted of a circuit breaker.
#[derive(Default)]
pub(crate) struct BreakerTally(Option<Raised>);

impl BreakerTally {
    /// It opened.
    pub(crate) fn open(&mut self) {
        #[cfg(feature = "metrics")]
        {
            names::BREAKER_OPENINGS.add(&[], 1);
            self.0.get_or_insert_with(|| Raised::new(names::BREAKERS_OPEN));
        }
    }

    /// It closed.
    pub(crate) fn close(&mut self) {
        self.0 = None;
    }

    /// It held a request back.
    pub(crate) fn refuse(&self) {
        #[cfg(feature = "metrics")]
        names::BREAKER_REFUSALS.add(&[], 1);
    }
}

/// Where an answer comes from that may be kept.
#[cfg(feature = "cache")]
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cached {
    Kept,
    Fetched,
    /// Beside another request whose answer can't be kept.
    Passed,
}

/// A request was made to a cache.
#[cfg(feature = "cache")]
pub(crate) fn cached(operation: &'static Operation, source: Cached) {
    let word = match source {
        Cached::Kept => "kept",
        Cached::Fetched => "fetched",
        Cached::Passed => "passed",
    };
    #[cfg(feature = "metrics")]
    names::CACHE_ANSWERS.add(&[operation.name, word], 1);
    let _ = (operation, word);
}
