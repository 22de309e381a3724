//! Reasons for which a call is not sent again.

use std::fmt;

/// The reason why a call that failed is not sent again, though it may help and can do no harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GiveUp {
    /// It was sent as often as the policy allows.
    Attempts,
    /// The next attempt would begin later than the policy allows.
    Time,
    /// The service asks for a longer wait than the policy allows.
    Wait,
    /// The [budget](crate::RetryBudget) for retries is spent.
    Budget,
    /// The [budget](crate::Budget) of calls is spent.
    Calls,
    /// The service asks for a wait beyond the deadline of the search or of the call.
    Deadline,
}

impl GiveUp {
    /// The reason as a word, such as `budget`.
    pub fn as_str(self) -> &'static str {
        match self {
            GiveUp::Attempts => "attempts",
            GiveUp::Time => "time",
            GiveUp::Wait => "wait",
            GiveUp::Budget => "budget",
            GiveUp::Calls => "calls",
            GiveUp::Deadline => "deadline",
        }
    }
}

/// `the retry budget is spent`
impl fmt::Display for GiveUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GiveUp::Attempts => "it was sent as often as is allowed",
            GiveUp::Time => "the time for it is over",
            GiveUp::Wait => "that is longer than is waited",
            GiveUp::Budget => "the retry budget is spent",
            GiveUp::Calls => "the budget of calls is spent",
            GiveUp::Deadline => "the deadline would pass before",
        })
    }
}
