//! The processors: work that takes them for long, kept off the threads that serve.
//!
//! There are two lanes, one for searches and one for answers, with a thread for each processor: whoever asks for an
//! answer does not wait for the searches of others. What waits is bounded. A search is accepted only if its work can be
//! done in time ([`backlog`]), and a call that would wait for too long is refused ([`aside`]).

mod aside;
#[cfg(feature = "api")]
mod backlog;
mod lane;
#[cfg(feature = "api")]
mod load;
#[cfg(feature = "api")]
mod searches;

use std::thread::available_parallelism;
use std::time::Duration;

use lane::Lane;

use crate::metrics::QueueMetrics;

#[cfg(feature = "api")]
pub(crate) use backlog::{Average, Ticket, Usual};

/// Longest time after which a refused caller is told to come back, in seconds.
const LONGEST_RETRY: u64 = 60;

/// The shortest wait for an answer that is refused: an answer may wait a little even where no search may.
const LEAST_WAIT: Duration = Duration::from_secs(1);

/// The processors that a service has for its searches and its large answers. Clones share them.
#[derive(Clone, Debug)]
pub struct Processors {
    answers: Lane,
    longest_wait: Duration,
    #[cfg(feature = "api")]
    searches: Searches,
}

/// The part of the processors that searches have.
#[cfg(feature = "api")]
#[derive(Clone, Debug)]
struct Searches {
    lane: Lane,
    backlog: std::sync::Arc<backlog::Backlog>,
    /// Of both lanes.
    metrics: QueueMetrics,
}

/// There is too much to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy {
    /// Seconds until there may be room.
    pub(crate) seconds: u64,
}

impl Processors {
    /// Default of the longest queue.
    pub const LONGEST_QUEUE: Duration = Duration::from_secs(5);

    /// All processors of the machine, with that longest queue: a call that would wait longer for one is refused.
    pub fn new(longest_queue: Duration) -> Self {
        Processors::several(available_parallelism().map_or(1, usize::from), longest_queue)
    }

    /// That many processors.
    pub(crate) fn several(count: usize, longest_queue: Duration) -> Self {
        let metrics = QueueMetrics::default();
        Processors {
            answers: Lane::new(count, "answer", metrics.clone()),
            longest_wait: longest_queue.max(LEAST_WAIT),
            #[cfg(feature = "api")]
            searches: Searches {
                lane: Lane::new(count, "search", metrics.clone()),
                backlog: backlog::Backlog::new(count, longest_queue),
                metrics,
            },
        }
    }

    /// Counts the work of an answer.
    fn answered(&self, work: Duration) {
        #[cfg(feature = "api")]
        self.searches.backlog.answered(work);
        #[cfg(not(feature = "api"))]
        let _ = work;
    }
}

impl Default for Processors {
    /// All processors of the machine, with the default queue.
    fn default() -> Self {
        Processors::new(Processors::LONGEST_QUEUE)
    }
}

/// The seconds after which a refused caller is told to come back.
pub(crate) fn retry_after(wait: Duration) -> u64 {
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    seconds.clamp(1, LONGEST_RETRY)
}
