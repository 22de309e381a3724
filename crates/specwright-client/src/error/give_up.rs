//! Reasons why a call is not retried.

use std::fmt;

/// The reason why a failed call is not retried, although a retry may help and is safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GiveUp {
    /// The policy's maximum number of attempts is reached.
    Attempts,
    /// The next attempt would begin later than the policy allows.
    Time,
    /// The service asks for a longer wait than the policy allows.
    Wait,
    /// The [retry budget](crate::RetryBudget) is spent.
    Budget,
    /// The [budget of calls](crate::Budget) is spent.
    Calls,
    /// The service asks for a wait beyond the deadline of the search or of the call.
    Deadline,
}

impl GiveUp {
    /// Returns the reason as a word, such as `budget`.
    pub fn as_str(self) -> &'static str {
        self.names().0
    }

    /// Returns the word for programs, and the reason as a sentence.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            GiveUp::Attempts => ("attempts", "the maximum number of attempts is reached"),
            GiveUp::Time => ("time", "the next attempt would begin after the time limit for retries"),
            GiveUp::Wait => ("wait", "the wait is longer than the policy allows"),
            GiveUp::Budget => ("budget", "the retry budget is spent"),
            GiveUp::Calls => ("calls", "the budget of calls is spent"),
            GiveUp::Deadline => ("deadline", "the deadline would pass first"),
        }
    }
}

/// Formats the reason, for example `the retry budget is spent`.
impl fmt::Display for GiveUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.names().1)
    }
}
