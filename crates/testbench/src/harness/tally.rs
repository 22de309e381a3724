//! A tally of the calls and searches of a phase.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use hyper::body::Bytes;

use super::call::{CallError, Reply};

/// The time that the service may need to read a call. A call that began less than this time before SIGTERM may remain
/// unanswered.
const READ_TIME: Duration = Duration::from_millis(300);

/// The maximum number of described failures.
const EXAMPLES: usize = 8;

/// The purpose of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Start,
    Poll,
}

/// A counted outcome of a call or a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outcome {
    /// A complete search with the reference responses.
    Correct,
    Wrong,
    /// A complete response that reports missing providers.
    Missing,
    Lost,
    Unexpected,
    /// A call whose connection failed while the service was running.
    Broken,
    /// A poll that was retried because its connection failed.
    Retried,
    /// An incomplete response from a search that was complete before.
    Regressed,
    /// A response that was truncated, timed out or did not reach the proxy after the service was stopped.
    Truncated,
    /// A call that the service had time to read before stopping, but did not answer.
    Unanswered,
    /// A call that the service might not have read before stopping.
    Unread,
    /// A rejected call, its status, and whether its response has a `Retry-After`.
    Refused(Kind, u16, bool),
}

/// A call that succeeded.
#[derive(Clone, Copy, Debug)]
struct Timed {
    kind: Kind,
    begun: Instant,
    took: Duration,
}

/// The history of an accepted search. All durations are measured from the start request.
#[derive(Clone, Debug)]
pub(crate) struct Followed {
    pub begun: Instant,
    /// The node that accepted the search, if the response names it.
    pub by: Option<String>,
    /// Start of the last poll that did not find the search complete.
    pub unfinished: Duration,
    /// Arrival of the complete response.
    pub complete: Option<Duration>,
}

/// A complete response.
#[derive(Clone, Debug)]
pub(crate) struct Complete {
    /// Digest of the body without the search id, the cluster and the search time.
    pub digest: u64,
    pub body: Bytes,
}

/// A search that ended without a complete response.
#[derive(Debug)]
pub(crate) enum Ended {
    /// The service rejected the search. The caller may start another search after this time.
    Refused(Duration),
    /// The service accepted the search, but then forgot it or did not complete it in time.
    Lost(String),
    /// The connection failed.
    Broken(CallError),
    /// A response that a correct service does not send.
    Unexpected(String),
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ended::Refused(wait) => write!(f, "rejected, retry after {wait:?}"),
            Ended::Lost(message) => write!(f, "lost: {message}"),
            Ended::Broken(broken) => write!(f, "broken: {broken:?}"),
            Ended::Unexpected(message) => write!(f, "unexpected: {message}"),
        }
    }
}

/// An accepted search.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    /// The number of the search among the requests.
    pub number: usize,
    pub followed: Followed,
    /// The time at which the search failed, if it failed.
    pub lost: Option<Instant>,
}

/// A complete response that differs from the reference response.
#[derive(Clone, Debug)]
pub(crate) struct Wrong {
    /// The number of the search.
    pub number: usize,
    /// The page, counted from 0.
    pub page: usize,
    pub answer: Complete,
}

/// The outcomes of calls and searches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts {
    numbers: BTreeMap<Outcome, u64>,
    answered: Vec<Timed>,
    pub records: Vec<Record>,
    /// Descriptions of some failures.
    pub examples: Vec<String>,
    /// Some wrong responses.
    pub wrong_answers: Vec<Wrong>,
    stopped: Option<Instant>,
}

/// Counts that the tasks share.
#[derive(Debug, Default)]
pub(crate) struct Tally(Mutex<Counts>);

impl Tally {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        // Counts stay consistent if a task panics between two statements, so a poisoned lock is safe to use.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a copy of the counts.
    pub fn read(&self) -> Counts {
        self.counts().clone()
    }

    pub fn count(&self, outcome: Outcome) {
        self.counts().add(outcome, 1);
    }

    pub fn answered(&self, kind: Kind, reply: &Reply) {
        self.counts().answered.push(Timed { kind, begun: reply.begun, took: reply.took });
    }

    pub fn refused(&self, kind: Kind, reply: &Reply) {
        self.count(Outcome::Refused(kind, reply.status.as_u16(), reply.retry_after.is_some()));
    }

    /// Records that the service was stopped. From then on, connections may close.
    pub fn stop(&self) {
        self.counts().stopped = Some(Instant::now());
    }

    pub fn is_stopped(&self) -> bool {
        self.counts().stopped.is_some()
    }

    /// Counts a search and compares its responses with the digests of the reference responses.
    pub fn played(
        &self,
        number: usize,
        quiet: &[u64],
        followed: Option<Followed>,
        played: &Result<Vec<Complete>, Ended>,
    ) {
        if let Err(ended) = played {
            self.ended(ended);
        }
        let mut counts = self.counts();
        let lost = played.is_err().then(Instant::now);
        counts.records.extend(followed.map(|followed| Record { number, followed, lost }));
        let Ok(answers) = played else { return };
        if answers.iter().map(|answer| answer.digest).eq(quiet.iter().copied()) {
            counts.add(Outcome::Correct, 1);
            return;
        }
        counts.add(Outcome::Wrong, 1);
        let differs =
            answers.iter().enumerate().find(|(page, answer)| quiet.get(*page) != Some(&answer.digest));
        if let Some((page, answer)) = differs.filter(|_| counts.wrong_answers.len() < EXAMPLES) {
            counts.wrong_answers.push(Wrong { number, page, answer: answer.clone() });
        }
    }

    /// Counts a search or a call that failed.
    pub fn ended(&self, ended: &Ended) {
        let mut counts = self.counts();
        let Some(outcome) = counts.outcome(ended) else { return };
        counts.add(outcome, 1);
        if outcome == Outcome::Unread || counts.examples.len() == EXAMPLES {
            return;
        }
        // The message shows how long before SIGTERM the call began.
        let example = match (ended, counts.stopped) {
            (Ended::Broken(CallError::Unanswered { begun }), Some(stopped)) => {
                format!("unanswered, started {:?} before SIGTERM", stopped.saturating_duration_since(*begun))
            }
            _ => ended.to_string(),
        };
        counts.examples.push(example);
    }
}

impl Counts {
    fn add(&mut self, outcome: Outcome, count: u64) {
        *self.numbers.entry(outcome).or_default() += count;
    }

    /// Returns the outcome with which a failure is counted, if it is counted.
    fn outcome(&self, ended: &Ended) -> Option<Outcome> {
        Some(match (ended, self.stopped) {
            (Ended::Refused(_), _) | (Ended::Broken(CallError::Unconnected), Some(_)) => return None,
            (Ended::Lost(_), _) => Outcome::Lost,
            (Ended::Unexpected(_), _) => Outcome::Unexpected,
            (Ended::Broken(_), None) => Outcome::Broken,
            (Ended::Broken(CallError::Unanswered { begun }), Some(stopped)) => {
                if *begun + READ_TIME < stopped { Outcome::Unanswered } else { Outcome::Unread }
            }
            (Ended::Broken(CallError::Truncated | CallError::Proxied | CallError::TimedOut), Some(_)) => {
                Outcome::Truncated
            }
        })
    }

    pub fn of(&self, outcome: Outcome) -> u64 {
        self.numbers.get(&outcome).copied().unwrap_or_default()
    }

    /// Returns the kind and status of rejected calls, whether the responses have a `Retry-After`, and the
    /// number of calls.
    pub fn refused(&self) -> impl Iterator<Item = (Kind, u16, bool, u64)> {
        self.numbers.iter().filter_map(|(outcome, count)| match *outcome {
            Outcome::Refused(kind, status, has_retry_after) => Some((kind, status, has_retry_after, *count)),
            _ => None,
        })
    }

    /// Returns the number of rejections without `Retry-After`.
    pub fn without_retry_after(&self) -> u64 {
        self.refused()
            .filter(|(_, _, has_retry_after, _)| !has_retry_after)
            .map(|(_, _, _, count)| count)
            .sum()
    }

    /// Returns the number of calls that succeeded.
    pub fn calls(&self) -> usize {
        self.answered.len()
    }

    /// Returns the total time of all complete searches.
    pub fn time(&self) -> Duration {
        self.records.iter().filter_map(|record| record.followed.complete).sum()
    }

    /// Adds other counts, except their records, to these counts.
    pub fn with(mut self, other: &Counts) -> Counts {
        other.numbers.iter().for_each(|(outcome, count)| self.add(*outcome, *count));
        self.answered.extend(&other.answered);
        self.examples.extend(other.examples.iter().cloned());
        self.wrong_answers.extend(other.wrong_answers.iter().cloned());
        self
    }

    /// Returns the response times of successful calls of a kind that began within a period.
    fn times(&self, kind: Kind, [from, until]: [Instant; 2]) -> Vec<Duration> {
        let within = |call: &&Timed| call.kind == kind && (from..until).contains(&call.begun);
        self.answered.iter().filter(within).map(|call| call.took).collect()
    }

    /// Returns the number of start requests per second that succeeded.
    pub fn starts(&self, within: [Instant; 2]) -> f64 {
        self.times(Kind::Start, within).len() as f64 / (within[1] - within[0]).as_secs_f64()
    }

    /// Returns the given quantile of the response times of calls of a kind that began within a period.
    pub fn quantile(&self, part: f64, kind: Kind, within: [Instant; 2]) -> Option<Duration> {
        quantile(self.times(kind, within), part)
    }
}

/// Returns the given quantile of the times, or `None` if there are no times.
pub(crate) fn quantile(mut times: Vec<Duration>, part: f64) -> Option<Duration> {
    let last = times.len().checked_sub(1)?;
    times.sort_unstable();
    times.get((last as f64 * part).round() as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_should_be_answered_if_the_service_had_time_to_read_it() {
        let tally = Tally::default();
        let begun = Instant::now();
        let early = begun.checked_sub(2 * READ_TIME).unwrap();
        tally.ended(&Ended::Broken(CallError::Unanswered { begun }));
        tally.stop();
        for broken in [
            CallError::Unconnected,
            CallError::Unanswered { begun },
            CallError::Unanswered { begun: early },
            CallError::Truncated,
        ] {
            tally.ended(&Ended::Broken(broken));
        }
        let counts = tally.read();
        let each_once = [Outcome::Broken, Outcome::Unread, Outcome::Unanswered, Outcome::Truncated];
        assert_eq!(counts.numbers, each_once.map(|outcome| (outcome, 1)).into());
    }

    #[test]
    fn an_answer_that_differs_on_any_page_is_wrong() {
        let tally = Tally::default();
        let complete = |number, digests: &[u64]| {
            let answer = |digest: &u64| Complete { digest: *digest, body: Bytes::new() };
            tally.played(number, &[1, 2], None, &Ok(digests.iter().map(answer).collect()));
        };
        complete(0, &[1, 2]);
        complete(1, &[1, 3]);
        complete(2, &[1]);
        let counts = tally.read();
        assert_eq!((counts.of(Outcome::Correct), counts.of(Outcome::Wrong)), (1, 2));
        assert_eq!((counts.wrong_answers[0].number, counts.wrong_answers[0].page), (1, 1));
    }
}
