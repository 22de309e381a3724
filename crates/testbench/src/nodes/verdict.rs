//! Classification of searches by the event that affected them. The event determines how soon a search must be complete.

use std::process::ExitStatus;
use std::time::{Duration, Instant};

use super::LEASE;
use super::balancer::name;
use crate::harness::tally::Record;

/// The node that is killed.
pub(super) const KILLED: usize = 0;
/// The node that is drained.
pub(super) const DRAINED: usize = 1;

/// The events of a failover test.
#[derive(Debug, Default)]
pub(super) struct Events {
    pub killed: Option<Instant>,
    /// The time of the SIGTERM to the drained node, the time until its exit, and its exit status.
    pub drained: Option<(Instant, Duration, ExitStatus)>,
    /// The times at which the store was stopped and was available again.
    pub outage: Option<[Instant; 2]>,
    /// The time at which the store lost its data.
    pub loss: Option<Instant>,
    /// The fraction of CPU time for which the machine was idle, before the first event and over the whole test.
    pub idle: [f64; 2],
    /// The memory of the largest node and of the store, in bytes.
    pub memory: [u64; 2],
}

/// The event that affected a running search. The loss takes precedence over the outage, the outage over the kill, and the
/// kill over the drain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Untouched,
    /// The drained node was working on the search.
    Drained,
    /// The killed node was working on the search.
    Killed,
    /// The store was unavailable.
    Outage,
    /// The store lost its data.
    Loss,
}

impl Class {
    pub const ALL: [Class; 5] = [Class::Untouched, Class::Killed, Class::Drained, Class::Outage, Class::Loss];

    pub fn label(self) -> &'static str {
        match self {
            Class::Untouched => "not affected",
            Class::Drained => "of the drained node",
            Class::Killed => "of the killed node",
            Class::Outage => "during the outage",
            Class::Loss => "during the loss",
        }
    }

    pub fn of(Record { followed, lost, .. }: &Record, events: &Events) -> Class {
        let ended = followed.complete.map(|complete| followed.begun + complete).or(*lost);
        let ran_at =
            |from: Instant, until: Instant| followed.begun < until && ended.is_none_or(|ended| ended > from);
        let was_of = |number| followed.by.as_deref() == Some(&name(number));
        if events.loss.is_some_and(|at| ran_at(at, at)) {
            Class::Loss
        } else if events.outage.is_some_and(|[from, until]| ran_at(from, until)) {
            Class::Outage
        } else if events.killed.is_some_and(|at| was_of(KILLED) && ran_at(at, at)) {
            Class::Killed
        } else if events.drained.is_some_and(|(at, took, _)| was_of(DRAINED) && ran_at(at, at + took)) {
            Class::Drained
        } else {
            Class::Untouched
        }
    }

    /// Returns the delay of a search of this class, if it was late. `time` is the search's duration on an in-memory
    /// node. A search is late if it takes longer than the sum of this duration, the lease (after which another node
    /// takes over) and, if it ran during the outage, the outage.
    pub fn late(self, Record { followed, .. }: &Record, time: Duration, events: &Events) -> Option<Duration> {
        let outage = match (self, events.outage) {
            (Class::Outage, Some([from, until])) => until - from,
            _ => Duration::ZERO,
        };
        let late = followed.unfinished.checked_sub(time + LEASE + outage)?;
        (late > Duration::ZERO).then_some(late)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::harness::tally::Followed;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn record(begun: Instant, by: usize, unfinished: u64, complete: Option<u64>) -> Record {
        let (unfinished, complete) = (seconds(unfinished), complete.map(seconds));
        Record {
            number: 0,
            lost: None,
            followed: Followed { begun, by: Some(name(by)), unfinished, complete },
        }
    }

    #[test]
    fn a_search_is_affected_by_events_of_its_node_while_it_runs() {
        let begun = Instant::now();
        let at = |after| Some(begun + seconds(after));
        let events = Events { killed: at(10), ..Events::default() };
        let class = |record: Record| Class::of(&record, &events);
        assert_eq!(class(record(begun, KILLED, 9, Some(11))), Class::Killed);
        assert_eq!(class(record(begun, KILLED, 9, None)), Class::Killed);
        assert_eq!(class(record(begun, KILLED, 8, Some(9))), Class::Untouched);
        assert_eq!(class(record(begun, DRAINED, 9, Some(11))), Class::Untouched);
        assert_eq!(class(Record { lost: at(9), ..record(begun, KILLED, 8, None) }), Class::Untouched);
        assert_eq!(class(record(begun + seconds(10), KILLED, 9, None)), Class::Untouched);
    }

    #[test]
    fn the_bound_is_the_duration_plus_lease_and_outage() {
        let begun = Instant::now();
        let late = |unfinished, complete, events: &Events| {
            let record = record(begun, 0, unfinished, Some(complete));
            Class::of(&record, events).late(&record, seconds(4), events)
        };
        let calm = Events::default();
        assert_eq!(late(9, 12, &calm), None);
        assert_eq!(late(10, 12, &calm), Some(seconds(1)));
        let outage = Some([begun + seconds(1), begun + seconds(4)]);
        let events = Events { outage, ..Events::default() };
        assert_eq!(late(12, 13, &events), None);
        assert_eq!(late(13, 14, &events), Some(seconds(1)));
    }
}
