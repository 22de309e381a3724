//! Answers of searches, as progress and summaries see them.

/// An answer of a search, as progress and summary see it.
pub trait Answer: Clone + Send + 'static {
    /// The word for its results, singular and plural.
    const RESULTS: [&'static str; 2];
    /// The summary without results.
    const NONE: &'static str;

    /// The phase of the search, in the words of the API; empty where the answer does not state it.
    fn status(&self) -> &str;

    /// The number of results in it.
    fn shown(&self) -> usize;

    /// The total number of results, if it has one.
    fn counted(&self) -> Option<i64>;

    /// The total number of results, at least those in it.
    fn total(&self) -> i64 {
        self.counted().unwrap_or(0).max(i64::try_from(self.shown()).unwrap_or(i64::MAX))
    }

    /// Whether the search found anything.
    fn has_found(&self) -> bool {
        self.total() > 0
    }
}

/// `1 result`, `132 results`
pub fn results<A: Answer>(count: i64) -> String {
    let [one, many] = A::RESULTS;
    format!("{count} {}", if count == 1 { one } else { many })
}
