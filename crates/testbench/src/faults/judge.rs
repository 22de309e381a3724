//! The checks of every run.

use std::time::Duration;

use wayfare_client::ErrorKind;

use super::ended::{End, Ended, Way, word};
use super::kind::{Ends, Kind};
use super::library::TIMEOUT;
use super::server::Answered;
use super::vertical::{KEY, Vertical};

/// Number of characters at the start of the key that no message may contain.
const BEGINNING: usize = 11;

/// Time after the deadline within which a run has to end.
const GRACE: Duration = Duration::from_secs(1);
/// Time that a process may need to start next to many others.
const START: Duration = Duration::from_millis(700);

/// Tolerance between two measured times.
const TICK: Duration = Duration::from_millis(20);

/// Returns the maximum duration of a run.
pub(super) fn longest(way: Way, deadline: Duration) -> Duration {
    match way {
        Way::Library => deadline + GRACE,
        Way::Command => deadline + GRACE + START,
    }
}

/// A fault of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// The fault, as a sentence.
    pub description: String,
    /// `true` if a busy machine may be the cause.
    pub may_be_late: bool,
}

/// A run to be judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run<'a> {
    pub kind: &'a Kind,
    pub vertical: Vertical,
    pub way: Way,
    pub ended: &'a Ended,
    pub calls: &'a [Answered],
    pub deadline: Duration,
}

impl Run<'_> {
    /// Returns all faults of the run.
    pub fn faults(&self) -> Vec<Fault> {
        // An attempt or the whole run may have timed out.
        let patience = if self.way == Way::Library { TIMEOUT } else { self.deadline };
        let may_be_late = self.ended.took >= patience;
        let unmet = self.unmet().into_iter().map(|description| Fault { description, may_be_late });
        unmet
            .chain(self.broken().into_iter().map(|description| Fault { description, may_be_late: false }))
            .collect()
    }

    /// Returns the expectations that the run did not meet.
    fn unmet(&self) -> Vec<String> {
        let Run { kind, vertical, way, ended, .. } = *self;
        let (ends, most) = (kind.ends(vertical, way), longest(way, self.deadline));
        let mut faults = Vec::new();
        match &ended.end {
            End::Panicked | End::Killed => {}
            End::Hung => faults.push(format!("it did not end within {most:?}")),
            end if !self.is_allowed(end, &ends) => {
                faults.push(format!("found {}, allowed {}", ended.word(), self.allowed(&ends)));
            }
            _ if ended.took > most => faults.push(format!("it took {:?}, allowed {most:?}", ended.took)),
            _ => {}
        }
        if let Some([_, name]) = &kind.signal
            && !ended.output.iter().any(|text| text.contains(&format!("by {name}")))
        {
            faults.push(format!("it does not report that it was stopped by {name}"));
        }
        let (held, expected_records) = (ended.held.distinct, self.expected_records().max(kind.keeps));
        if held < expected_records {
            faults.push(format!("it holds {held} of {expected_records} good records"));
        }
        faults
    }

    /// Returns the rules that the run broke. A busy machine excuses none of them.
    fn broken(&self) -> Vec<String> {
        let Run { kind, vertical, ended, calls, .. } = *self;
        let (held, duplicates) = (ended.held.distinct, ended.held.duplicates);
        let all = vertical.count().saturating_sub(kind.lacks);
        let key = ended.output.iter().find(|text| has_key(text)).map(|text| line_with_key(text));
        // The clocks of the server and of the caller need not tick at the same time.
        let asked = kind.asks().0;
        let waited = self.waited().unwrap_or(asked);
        let follows = calls.iter().any(|answered| answered.call.is_redirected());
        let starts_twice = vertical.starts() && starts_twice(calls);
        let faults = [
            (ended.end == End::Panicked, "it panicked".to_owned()),
            (ended.end == End::Killed, "a signal ended it".to_owned()),
            (
                ended.is_whole() && held < all,
                format!("it claims to be complete with {held} of {all} records"),
            ),
            (duplicates > 0 && !kind.repeats, format!("it returns {duplicates} good records twice")),
            (key.is_some(), format!("it shows the key: {}", key.unwrap_or_default())),
            (follows, "it follows a redirect".to_owned()),
            (waited + TICK < asked, format!("it retried after {waited:?}, requested was {asked:?}")),
            (starts_twice, "it repeats the start, although the first one may have been accepted".to_owned()),
        ];
        faults.into_iter().filter_map(|(is_so, description)| is_so.then_some(description)).collect()
    }

    /// Returns the number of good records that were sent in full: the sum over the pages of a feed, or else that of the
    /// best answer.
    fn expected_records(&self) -> usize {
        let given = self.calls.iter().map(|answered| answered.given);
        match self.vertical {
            Vertical::Feed => given.sum::<usize>().min(self.vertical.count()),
            _ => given.max().unwrap_or(0),
        }
    }

    fn is_allowed(&self, end: &End, ends: &Ends) -> bool {
        match end {
            End::Complete | End::Exit(0) => ends.recovered,
            End::Deadline => ends.deadline,
            End::Partial => ends.deadline || ends.partial,
            End::Failed(kind) => ends.errors.contains(kind) || ends.deadline && *kind == ErrorKind::Timeout,
            End::Exit(code) => {
                // The deadline without a result may have an exit code of its own.
                ends.deadline && [3, 5].contains(code)
                    || ends.partial && *code == 5
                    || self.kind.signal.is_some() && *code == 5
                    || ends.errors.iter().any(|kind| codes(*kind).contains(code))
            }
            End::Hung | End::Panicked | End::Killed => false,
        }
    }

    fn allowed(&self, ends: &Ends) -> String {
        let mut words = Vec::new();
        words.extend(ends.recovered.then_some("recovered".to_owned()));
        words.extend(ends.deadline.then_some("deadline".to_owned()));
        words.extend(ends.partial.then_some("partial".to_owned()));
        words.extend(self.kind.signal.iter().map(|[_, name]| format!("stopped by {name}")));
        words.extend(ends.errors.iter().map(|kind| match self.way {
            Way::Library => word(*kind).to_owned(),
            Way::Command => format!("{} ({:?})", word(*kind), codes(*kind)),
        }));
        words.join(", ")
    }

    /// Returns the wait between the answer that requested one and the next call, if there is such a call.
    fn waited(&self) -> Option<Duration> {
        let (_, asked) = self.kind.asks();
        Some(self.calls.get(asked + 1)?.at.saturating_duration_since(self.calls[asked].at))
    }
}

/// Returns the exit codes of the command for a kind of error.
fn codes(kind: ErrorKind) -> &'static [i32] {
    match kind {
        ErrorKind::Configuration | ErrorKind::InvalidRequest | ErrorKind::InvalidToken => &[2],
        ErrorKind::Refused => &[2, 3],
        ErrorKind::KeyRejected | ErrorKind::Forbidden => &[4],
        _ => &[3],
    }
}

fn starts_twice(calls: &[Answered]) -> bool {
    let mut starts = calls.iter().filter(|answered| answered.call.is_start());
    // The last start may be accepted or not.
    starts.any(|start| start.may_be_accepted) && starts.next().is_some()
}

/// Returns whether a string contains the key or its beginning, in any encoding.
fn has_key(text: &str) -> bool {
    let beginning: String = KEY.chars().take(BEGINNING).collect();
    let mut text = text.to_owned();
    // Encodings may be nested.
    for _ in 0..3 {
        if text.contains(&beginning) {
            return true;
        }
        text = decoded(&text);
    }
    text.contains(&beginning)
}

fn decoded(text: &str) -> String {
    let slashes = ["\\/", "\\u002f", "\\u002F", "%2F", "%2f", "&#x2F;", "&#47;"].map(|coded| (coded, "/"));
    let others = [("\\u002d", "-"), ("%2D", "-"), ("%2d", "-"), ("%25", "%")];
    let pairs = slashes.into_iter().chain(others);
    pairs.fold(text.to_owned(), |text, (coded, plain)| text.replace(coded, plain))
}

/// Returns the line with the key, for the person who fixes it.
fn line_with_key(text: &str) -> String {
    let line = text.lines().find(|line| has_key(line)).unwrap_or(text);
    line.chars().take(300).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;
    use crate::faults::kind::When;
    use crate::faults::server::Call;
    use crate::faults::vertical::Held;

    /// Parses a kind from fields of the table. Without `ends`, it may end with a network error.
    fn kind(fields: &str) -> Kind {
        let ends = if fields.contains("ends") { "" } else { "ends = 'network'" };
        toml::from_str(&format!("{fields}\n{ends}")).unwrap()
    }

    fn call(body: &str, may_be_accepted: bool, given: usize) -> Answered {
        let call = Call { index: 0, port: 0, target: String::new(), body: body.to_owned() };
        Answered { call, at: Instant::now(), may_be_accepted, hangs: false, given }
    }

    fn failed(kind: ErrorKind) -> Ended {
        Ended::new(End::Failed(kind))
    }

    fn holding(distinct: usize, duplicates: usize, end: End) -> Ended {
        Ended { held: Held { distinct, duplicates }, ..Ended::new(end) }
    }

    /// Returns the faults of a run with a deadline of one second.
    fn all(kind: &Kind, ended: &Ended, calls: &[Answered]) -> Vec<Fault> {
        let (vertical, way, deadline) = (Vertical::Flights, Way::Library, Duration::from_secs(1));
        Run { kind, vertical, way, ended, calls, deadline }.faults()
    }

    #[track_caller]
    fn judged(kind: &Kind, ended: &Ended, calls: &[Answered], expected: &str) {
        let descriptions: Vec<String> =
            all(kind, ended, calls).into_iter().map(|fault| fault.description).collect();
        assert_eq!(descriptions.join("; "), expected);
    }

    #[test]
    fn the_end_must_be_one_that_the_kind_allows() {
        let late = Ended { took: Duration::from_secs(3), ..failed(ErrorKind::Network) };
        for (ended, expected) in [
            (failed(ErrorKind::Network), ""),
            (failed(ErrorKind::Decode), "found decode, allowed network"),
            (Ended::new(End::Panicked), "it panicked"),
            (Ended::new(End::Hung), "it did not end within 2s"),
            (late, "it took 3s, allowed 2s"),
        ] {
            judged(&kind(""), &ended, &[], expected);
        }
    }

    #[test]
    fn passing_faults_must_recover_unless_only_a_start_could_be_repeated() {
        for (when, fields, expected) in [
            (When::First, "passes = true", ""),
            (When::Second, "passes = true", "found network, allowed recovered"),
            (When::First, "unheard = true", "found network, allowed recovered"),
        ] {
            judged(&Kind { when, ..kind(fields) }, &failed(ErrorKind::Network), &[], expected);
        }
    }

    #[test]
    fn records_are_held_once() {
        let recovers = "ends = 'recovered'";
        let whole = call("", true, 2);
        let network = End::Failed(ErrorKind::Network);
        judged(&kind(""), &holding(1, 0, network), &[whole], "it holds 1 of 2 good records");
        let two = holding(2, 0, End::Complete);
        judged(&kind(recovers), &two, &[], "it claims to be complete with 2 of 3 records");
        judged(&kind(&format!("{recovers}\nlacks = 1")), &two, &[], "");
        let again = holding(3, 1, End::Complete);
        judged(&kind(recovers), &again, &[], "it returns 1 good records twice");
        judged(&kind(&format!("{recovers}\nrepeats = true")), &again, &[], "");
    }

    #[test]
    fn a_signal_has_to_end_the_command_and_be_reported() {
        let signalled = Kind { ends: Ends::default(), ..kind("signal = ['-INT', 'Ctrl-C']") };
        for (code, description, expected) in [
            (5, "Partial: nothing; stopped by Ctrl-C.", ""),
            (5, "stopped after 4s", "it does not report that it was stopped by Ctrl-C"),
            (3, "stopped by Ctrl-C", "found 3, allowed stopped by Ctrl-C"),
        ] {
            let ended = Ended { output: vec![description.to_owned()], ..Ended::new(End::Exit(code)) };
            judged(&signalled, &ended, &[], expected);
        }
    }

    #[test]
    fn only_runs_as_long_as_an_attempt_may_be_late() {
        let decode = || End::Failed(ErrorKind::Decode);
        for (fields, end, took, output, expected) in [
            ("", decode(), TIMEOUT / 2, "", &[false][..]),
            ("", decode(), TIMEOUT, "", &[true]),
            ("", End::Hung, TIMEOUT, KEY, &[true, false]),
            ("", End::Panicked, TIMEOUT, "", &[false]),
            // The run claims to be complete without any record.
            ("ends = 'recovered'", End::Complete, TIMEOUT, "", &[false]),
        ] {
            let ended = Ended { took, output: vec![output.to_owned()], ..Ended::new(end) };
            let faults = all(&kind(fields), &ended, &[call("", true, 0)]);
            assert_eq!(faults.iter().map(|fault| fault.may_be_late).collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn a_start_that_may_be_accepted_is_sent_once() {
        let start = |is_accepted| call(r#"{"searchId":null,"searchStartParameters":{}}"#, is_accepted, 0);
        let (poll, network) = (call(r#"{"searchId":"1"}"#, true, 0), failed(ErrorKind::Network));
        judged(&kind(""), &network, &[start(false), start(true), poll.clone()], "");
        let twice = "it repeats the start, although the first one may have been accepted";
        judged(&kind(""), &network, &[start(true), poll, start(true)], twice);
    }

    #[test]
    fn requested_waits_are_kept() {
        let kind = Kind { when: When::First, ..kind("asks = 1") };
        let asked = call("", true, 0);
        for (milliseconds, expected) in [(990, ""), (900, "it retried after 900ms, requested was 1s")] {
            let next = Answered { at: asked.at + Duration::from_millis(milliseconds), ..asked.clone() };
            judged(&kind, &failed(ErrorKind::Network), &[asked.clone(), next], expected);
        }
    }

    #[test]
    fn the_key_is_found_in_every_encoding() {
        for echo in [
            KEY.to_owned(),
            format!("apiKey={}", KEY.replace('/', "%2F").replace('-', "%2D")),
            format!("{:?}", KEY.replace('/', "%252f")),
            KEY.replace('/', "\\/"),
        ] {
            assert!(has_key(&format!("error: {echo}")), "{echo}");
        }
        assert!(!has_key("error: apiKey=***"));
    }
}
