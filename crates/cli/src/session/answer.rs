//! Answers of searches, as far as progress and summaries go.

/// An answer of a search, as far as progress and summary go.
pub trait Answer: Clone + Send + 'static {
    /// What its results are called: one, and several.
    const RESULTS: [&'static str; 2];
    /// What it says where there are none.
    const NONE: &'static str;

    /// How far the search has come, in the words of the API.
    fn status(&self) -> &str;

    /// How many results are in it.
    fn shown(&self) -> usize;

    /// How many results there are in all, as far as it says.
    fn counted(&self) -> Option<i64>;

    /// How many results there are, at least those that are here.
    fn total(&self) -> i64 {
        self.counted().unwrap_or(0).max(i64::try_from(self.shown()).unwrap_or(i64::MAX))
    }

    /// Whether there is something in it for whoever asked.
    fn has_found(&self) -> bool {
        self.total() > 0
    }
}

/// `1 result`, `132 results`
pub fn results<A: Answer>(count: i64) -> String {
    let [one, many] = A::RESULTS;
    format!("{count} {}", if count == 1 { one } else { many })
}
