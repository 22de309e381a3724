//! What came of the calls and the searches of a phase.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::call::{Broken, Reply};
use super::ended::{Complete, Ended};
use super::report::quantile;

/// The time before a stop from which on the service may not have read a call yet: such a call may stay unanswered.
const READING: Duration = Duration::from_millis(300);

/// The number of faults that are told in words.
const EXAMPLES: usize = 8;

/// What a call is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Start,
    Poll,
}

/// An answered call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timed {
    pub kind: Kind,
    pub begun: Instant,
    pub took: Duration,
}

/// A complete answer that is not the quiet one.
#[derive(Clone, Debug)]
pub(crate) struct Wrong {
    /// The search, by its number.
    pub number: usize,
    /// The page, from 0.
    pub page: usize,
    pub answer: Complete,
}

/// Numbers of what came of calls and searches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts {
    /// Calls that were answered.
    pub answered: Vec<Timed>,
    /// Refused calls, by kind, status and whether they say how long to wait.
    pub refused: BTreeMap<(Kind, u16, bool), u64>,
    /// Searches that were complete and as the quiet ones.
    pub right: u64,
    pub wrong: u64,
    /// Complete answers that miss providers and say so.
    pub missing: u64,
    pub lost: u64,
    pub odd: u64,
    /// Calls that failed with their connection, while the service was running.
    pub broken: u64,
    /// Polls whose connection failed, and that were made again.
    pub repeated: u64,
    /// Answers of a search that was complete before, and was not any more.
    pub back: u64,
    /// Answers that were begun and did not come to their end when the service stopped.
    pub cut: u64,
    /// Calls that it had time to read before it stopped, and did not answer.
    pub unanswered: u64,
    /// Calls that it may not have read before it stopped.
    pub unread: u64,
    /// Some faults in words.
    pub examples: Vec<String>,
    /// Some wrong answers.
    pub wrong_answers: Vec<Wrong>,
    stopped: Option<Instant>,
}

/// Counts that tasks share.
#[derive(Debug, Default)]
pub(crate) struct Tally(Mutex<Counts>);

impl Tally {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        // Numbers are whole between any two statements.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was counted until now.
    pub fn read(&self) -> Counts {
        self.counts().clone()
    }

    pub fn answered(&self, kind: Kind, reply: &Reply) {
        self.counts().answered.push(Timed { kind, begun: reply.begun, took: reply.took });
    }

    pub fn refused(&self, kind: Kind, reply: &Reply) {
        let of = (kind, reply.status.as_u16(), reply.retry_after.is_some());
        *self.counts().refused.entry(of).or_default() += 1;
    }

    pub fn misses_providers(&self) {
        self.counts().missing += 1;
    }

    pub fn repeated(&self) {
        self.counts().repeated += 1;
    }

    pub fn went_back(&self) {
        self.counts().back += 1;
    }

    /// From now on connections may end.
    pub fn stop(&self) {
        self.counts().stopped = Some(Instant::now());
    }

    pub fn is_stopped(&self) -> bool {
        self.counts().stopped.is_some()
    }

    /// A complete search, held against the digests of the quiet one.
    pub fn completed(&self, number: usize, answers: Vec<Complete>, quiet: &[u64]) {
        let mut counts = self.counts();
        let found = answers.iter().map(|answer| answer.digest);
        if found.eq(quiet.iter().copied()) {
            counts.right += 1;
            return;
        }
        counts.wrong += 1;
        let differs =
            answers.into_iter().enumerate().find(|(page, answer)| quiet.get(*page) != Some(&answer.digest));
        if let Some((page, answer)) = differs.filter(|_| counts.wrong_answers.len() < EXAMPLES) {
            counts.wrong_answers.push(Wrong { number, page, answer });
        }
    }

    /// A search that did not come to its end.
    pub fn ended(&self, ended: &Ended) {
        let mut counts = self.counts();
        match ended {
            Ended::Refused(_) => return,
            Ended::Lost(_) => counts.lost += 1,
            Ended::Odd(_) => counts.odd += 1,
            Ended::Broken(broken) => {
                if !counts.count_broken(*broken) {
                    return;
                }
            }
        }
        if counts.examples.len() < EXAMPLES {
            let example = counts.told(ended);
            counts.examples.push(example);
        }
    }
}

impl Counts {
    /// Counts a call whose connection failed; whether that is a fault of the service.
    fn count_broken(&mut self, broken: Broken) -> bool {
        let count = match (broken, self.stopped) {
            (_, None) => &mut self.broken,
            (Broken::Unconnected, Some(_)) => return false,
            (Broken::Unanswered { begun }, Some(stopped)) if begun + READING < stopped => {
                &mut self.unanswered
            }
            (Broken::Unanswered { .. }, Some(_)) => {
                self.unread += 1;
                return false;
            }
            (Broken::Cut | Broken::Proxied | Broken::Late, Some(_)) => &mut self.cut,
        };
        *count += 1;
        true
    }

    /// A fault in words, for a call that was cut with how long the service had known of it.
    fn told(&self, ended: &Ended) -> String {
        match (ended, self.stopped) {
            (Ended::Broken(Broken::Unanswered { begun }), Some(stopped)) => {
                format!("unanswered, begun {:?} before SIGTERM", stopped.saturating_duration_since(*begun))
            }
            _ => ended.to_string(),
        }
    }

    /// These and others together.
    pub fn with(mut self, other: &Counts) -> Counts {
        self.answered.extend(&other.answered);
        for (of, count) in &other.refused {
            *self.refused.entry(*of).or_default() += count;
        }
        self.right += other.right;
        self.wrong += other.wrong;
        self.missing += other.missing;
        self.lost += other.lost;
        self.odd += other.odd;
        self.broken += other.broken;
        self.repeated += other.repeated;
        self.back += other.back;
        self.cut += other.cut;
        self.unanswered += other.unanswered;
        self.unread += other.unread;
        self.examples.extend(other.examples.iter().cloned());
        self.wrong_answers.extend(other.wrong_answers.iter().cloned());
        self
    }

    /// The number of answered starts.
    pub fn starts(&self, from: Instant, until: Instant) -> usize {
        self.answered
            .iter()
            .filter(|call| call.kind == Kind::Start && (from..until).contains(&call.begun))
            .count()
    }

    /// The time within which this part of the answers to calls of a kind, begun in that time, were there.
    pub fn quantile(&self, part: f64, kind: Kind, from: Instant, until: Instant) -> Option<Duration> {
        let within = |call: &&Timed| call.kind == kind && (from..until).contains(&call.begun);
        let mut times: Vec<_> = self.answered.iter().filter(within).map(|call| call.took).collect();
        times.sort_unstable();
        quantile(&times, part)
    }

    /// The refusals that don't say how long to wait.
    pub fn untold(&self) -> u64 {
        self.refused.iter().filter(|((_, _, is_told), _)| !is_told).map(|(_, count)| count).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_should_be_answered_if_the_service_had_time_to_read_it() {
        let tally = Tally::default();
        let begun = Instant::now();
        tally.ended(&Ended::Broken(Broken::Unanswered { begun }));
        tally.stop();
        tally.ended(&Ended::Broken(Broken::Unconnected));
        tally.ended(&Ended::Broken(Broken::Unanswered { begun }));
        tally.ended(&Ended::Broken(Broken::Unanswered { begun: begun.checked_sub(2 * READING).unwrap() }));
        tally.ended(&Ended::Broken(Broken::Cut));
        let counts = tally.read();
        assert_eq!((counts.broken, counts.unread), (1, 1));
        assert_eq!((counts.unanswered, counts.cut), (1, 1));
    }

    #[test]
    fn an_answer_that_differs_on_any_page_is_wrong() {
        let answer = |digest| Complete { digest, body: hyper::body::Bytes::new() };
        let tally = Tally::default();
        tally.completed(0, vec![answer(1), answer(2)], &[1, 2]);
        tally.completed(1, vec![answer(1), answer(3)], &[1, 2]);
        tally.completed(2, vec![answer(1)], &[1, 2]);
        let counts = tally.read();
        assert_eq!((counts.right, counts.wrong), (1, 2));
        assert_eq!((counts.wrong_answers[0].number, counts.wrong_answers[0].page), (1, 1));
    }
}
