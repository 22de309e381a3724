//! What the answers of a search bring that is new, for the rule by which it settles.

use std::collections::HashSet;
use std::time::Duration;

use crate::poll::{Phase, Protocol};

/// The rule by which a search settles, and what its answers have brought so far.
#[derive(Debug)]
pub(super) struct Settling {
    /// The time for which nothing new may come.
    quiet: Duration,
    /// The time of the last answer with something new.
    since: Duration,
    /// The ids of all results so far.
    ids: HashSet<String>,
    /// Phase, total and number of results of the last answer.
    numbers: Option<(Phase, Option<i64>, usize)>,
}

impl Settling {
    pub(super) fn after(quiet: Duration) -> Self {
        Settling { quiet, since: Duration::ZERO, ids: HashSet::new(), numbers: None }
    }

    /// Takes in an answer that came at this time. Whether the search has settled with it.
    pub(super) fn take_in<P: Protocol>(&mut self, response: &P::Response, now: Duration) -> bool {
        let phase = P::phase(response);
        if self.is_news::<P>(response, phase) {
            self.since = now;
        }
        phase >= Phase::Displayable && now.saturating_sub(self.since) >= self.quiet
    }

    /// Whether an answer has something that no answer before had, which it is compared with and taken in for.
    fn is_news<P: Protocol>(&mut self, response: &P::Response, phase: Phase) -> bool {
        let numbers = Some((phase, P::total(response), P::count(response)));
        let mut is_news = self.numbers != numbers;
        self.numbers = numbers;
        for id in P::ids(response) {
            if !self.ids.contains(&*id) {
                self.ids.insert(id.into_owned());
                is_news = true;
            }
        }
        is_news
    }
}
