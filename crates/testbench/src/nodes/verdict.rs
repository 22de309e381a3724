//! Whether each search was complete in its time.

use std::time::{Duration, Instant};

use super::balancer::name;
use super::timeline::{DRAINED, Happened, KILLED};
use crate::serve::play::Followed;

/// What has touched a search while it ran. What comes later here counts where there is more than one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Class {
    Untouched,
    /// The drained node was working on it.
    Drained,
    /// The killed node was working on it.
    Killed,
    /// The store was gone.
    Outage,
}

impl Class {
    pub const ALL: [Class; 4] = [Class::Untouched, Class::Killed, Class::Drained, Class::Outage];

    pub fn words(self) -> &'static str {
        match self {
            Class::Untouched => "not touched",
            Class::Drained => "of the drained node",
            Class::Killed => "of the killed node",
            Class::Outage => "across the outage",
        }
    }
}

/// A search that was accepted.
#[derive(Clone, Debug)]
pub(super) struct Record {
    /// Its number among the requests.
    pub number: usize,
    /// The time that one memory node takes for it.
    pub time: Duration,
    pub followed: Followed,
    /// When it was lost, if it came to no complete answer.
    pub lost: Option<Instant>,
}

impl Record {
    pub fn class(&self, happened: &Happened) -> Class {
        let complete = self.followed.complete.map(|complete| self.followed.begun + complete);
        let ran_at = |from: Instant, until: Instant| {
            self.followed.begun < until && complete.or(self.lost).is_none_or(|ended| ended > from)
        };
        let was_of = |number| self.followed.by.as_deref() == Some(&name(number));
        let is_killed = happened.killed.is_some_and(|at| was_of(KILLED) && ran_at(at, at));
        let is_drained =
            happened.drained.is_some_and(|(asked, took, _)| was_of(DRAINED) && ran_at(asked, asked + took));
        let is_cut_off = happened.outage.is_some_and(|[from, until]| ran_at(from, until));
        [(is_cut_off, Class::Outage), (is_killed, Class::Killed), (is_drained, Class::Drained)]
            .into_iter()
            .find_map(|(is_so, class)| is_so.then_some(class))
            .unwrap_or(Class::Untouched)
    }

    /// The time within which it has to be complete: its own, that in which a node takes over, and that without a store.
    pub fn bound(&self, lease: Duration, happened: &Happened) -> Duration {
        let outage = match (self.class(happened), happened.outage) {
            (Class::Outage, Some([from, until])) => until - from,
            _ => Duration::ZERO,
        };
        self.time + lease + outage
    }

    /// How long after its bound a poll has still not found it complete.
    pub fn late(&self, lease: Duration, happened: &Happened) -> Option<Duration> {
        let late = self.followed.unfinished.checked_sub(self.bound(lease, happened))?;
        (late > Duration::ZERO).then_some(late)
    }

    /// How long after its time it was found complete, if it was.
    pub fn delay(&self) -> Option<Duration> {
        Some(self.followed.complete?.saturating_sub(self.time))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn record(begun: Instant, by: usize, unfinished: u64, complete: Option<u64>) -> Record {
        let followed = Followed {
            begun,
            by: Some(name(by)),
            unfinished: seconds(unfinished),
            complete: complete.map(seconds),
        };
        Record { number: 0, time: seconds(4), lost: None, followed }
    }

    #[test]
    fn a_search_is_touched_by_what_happens_to_its_node_while_it_runs() {
        let begun = Instant::now();
        let at = |after| Some(begun + seconds(after));
        let happened = Happened { killed: at(10), ..Happened::default() };
        assert_eq!(record(begun, KILLED, 9, Some(11)).class(&happened), Class::Killed);
        assert_eq!(record(begun, KILLED, 9, None).class(&happened), Class::Killed);
        assert_eq!(record(begun, KILLED, 8, Some(9)).class(&happened), Class::Untouched);
        assert_eq!(record(begun, DRAINED, 9, Some(11)).class(&happened), Class::Untouched);
        let lost = Record { lost: at(9), ..record(begun, KILLED, 8, None) };
        assert_eq!(lost.class(&happened), Class::Untouched);
        assert_eq!(record(begun + seconds(10), KILLED, 9, None).class(&happened), Class::Untouched);
    }

    #[test]
    fn a_search_has_its_time_and_the_lease_and_the_outage_if_it_met_one() {
        let begun = Instant::now();
        let calm = Happened::default();
        assert_eq!(record(begun, 0, 9, Some(12)).late(seconds(5), &calm), None);
        assert_eq!(record(begun, 0, 10, Some(12)).late(seconds(5), &calm), Some(seconds(1)));
        let outage = Some([begun + seconds(1), begun + seconds(4)]);
        let happened = Happened { outage, ..Happened::default() };
        assert_eq!(record(begun, 0, 12, Some(13)).late(seconds(5), &happened), None);
        assert_eq!(record(begun, 0, 13, Some(14)).late(seconds(5), &happened), Some(seconds(1)));
        assert_eq!(record(begun, 0, 13, Some(14)).delay(), Some(seconds(10)));
    }
}
