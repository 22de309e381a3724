//! Common interface of search responses, for progress messages and summaries.

use crate::terminal::text::counted;

/// The parts of a search response that progress messages and summaries use.
pub trait Answer: Clone + Send + 'static {
    /// Singular and plural forms of the noun for results.
    const RESULTS: [&'static str; 2];
    /// Summary of a complete search without results.
    const NONE: &'static str;

    /// Returns the progress of the search.
    fn state(&self) -> State<'_>;

    /// Returns the total number of results, which is at least the number in this response.
    fn total(&self) -> i64 {
        let State { shown, counted, .. } = self.state();
        counted.unwrap_or(0).max(i64::try_from(shown).unwrap_or(i64::MAX))
    }

    /// Returns whether the response contains results. A page may lie beyond the last result.
    fn has_found(&self) -> bool {
        self.state().shown > 0
    }
}

/// State of a search, taken from one of its responses.
#[derive(Clone, Copy, Debug)]
pub struct State<'a> {
    /// The name of the search's phase in the API. Empty if the response doesn't specify the phase.
    pub status: &'a str,
    /// Number of results in the response.
    pub shown: usize,
    /// Total number of results, if the response specifies it.
    pub counted: Option<i64>,
}

/// Formats a number of results, for example `1 result` or `132 results`.
pub fn results<A: Answer>(count: i64) -> String {
    counted(count, A::RESULTS)
}
