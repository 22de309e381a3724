//! Detection of new content in the responses of a search, for [`Search::settle`](super::Search::settle).

use std::collections::HashSet;
use std::time::Duration;

use crate::poll::{Phase, Protocol};

/// The settling rule of a search, and the content of its responses so far.
#[derive(Debug)]
pub(super) struct Settling {
    /// Time without new content after which the search settles.
    quiet: Duration,
    /// Time of the last response with new content.
    since: Duration,
    /// Ids of all results so far.
    ids: HashSet<String>,
    /// Phase, total and number of results of the last response.
    numbers: Option<(Phase, Option<i64>, usize)>,
}

impl Settling {
    pub(super) fn after(quiet: Duration) -> Self {
        Settling { quiet, since: Duration::ZERO, ids: HashSet::new(), numbers: None }
    }

    /// Records a response received at the given time. Returns `true` if the search has settled.
    pub(super) fn observe<P: Protocol>(&mut self, response: &P::Response, now: Duration) -> bool {
        let phase = P::phase(response);
        if self.has_new_content::<P>(response, phase) {
            self.since = now;
        }
        phase >= Phase::Displayable && now.saturating_sub(self.since) >= self.quiet
    }

    /// Records the content of a response. Returns `true` if any of it is new.
    fn has_new_content<P: Protocol>(&mut self, response: &P::Response, phase: Phase) -> bool {
        let numbers = Some((phase, P::total(response), P::count(response)));
        let mut has_new_content = self.numbers != numbers;
        self.numbers = numbers;
        for id in P::ids(response) {
            if !self.ids.contains(&*id) {
                self.ids.insert(id.into_owned());
                has_new_content = true;
            }
        }
        has_new_content
    }
}
