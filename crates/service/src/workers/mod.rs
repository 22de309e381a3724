//! Worker threads for CPU-bound work, which would otherwise block the threads that serve connections.
//!
//! Work runs in lanes with one thread per processor. Responses have their own lane, so that they don't wait for the
//! service's other work. Callers that are waiting in a lane are served in turn ([`share`]). A call that waits too long
//! is refused ([`poll`]).

mod lane;
mod poll;
mod share;

use std::fmt;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

#[cfg(test)]
pub(crate) use lane::Permit;
pub(crate) use lane::{Lane, timed};
pub(crate) use share::Share;

use crate::metrics::QueueMetrics;

/// Maximum value of `Retry-After` for refused callers, in seconds.
pub(crate) const MAX_RETRY_AFTER: u64 = 60;

/// Metrics label of responses.
pub(crate) const ANSWER: &str = "answer";

/// Lower bound for the maximum wait for a response. Responses may wait briefly even if searches may not.
const MIN_WAIT: Duration = Duration::from_secs(1);

/// The worker pool that computes a service's large responses. Clones share the pool.
#[derive(Clone, Debug)]
pub struct Processors {
    answers: Lane,
    longest_wait: Duration,
    meter: Arc<dyn AnswerMeter>,
}

/// A meter for response CPU time.
pub(crate) trait AnswerMeter: fmt::Debug + Send + Sync {
    /// Adds a response's CPU time.
    fn answered(&self, work: Duration);
}

/// A meter that ignores CPU time.
impl AnswerMeter for () {
    fn answered(&self, _: Duration) {}
}

/// A refusal due to overload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy {
    /// The number of seconds after which a retry may succeed.
    pub(crate) seconds: u64,
}

impl Processors {
    /// Default maximum queue time.
    pub const LONGEST_QUEUE: Duration = Duration::from_secs(5);

    /// Creates a pool that uses all available processors. A call is refused once it has waited for a processor for
    /// `longest_queue`, which is raised to at least a second.
    pub fn new(longest_queue: Duration) -> Self {
        let lane = Lane::new(available(), ANSWER, QueueMetrics::default());
        Processors::with_lane(lane, longest_queue, Arc::new(()))
    }

    /// Creates a pool that uses the threads of a lane, and reports the CPU time of responses to a meter.
    pub(crate) fn with_lane(answers: Lane, longest_queue: Duration, meter: Arc<dyn AnswerMeter>) -> Self {
        Processors { answers, longest_wait: longest_queue.max(MIN_WAIT), meter }
    }
}

impl Default for Processors {
    /// Creates a pool that uses all available processors, with the default maximum queue time.
    fn default() -> Self {
        Processors::new(Processors::LONGEST_QUEUE)
    }
}

/// Returns the number of processors that the process may use.
pub(crate) fn available() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// Returns the value of `Retry-After` for a wait, in seconds.
pub(crate) fn retry_after(wait: Duration) -> u64 {
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    seconds.clamp(1, MAX_RETRY_AFTER)
}
