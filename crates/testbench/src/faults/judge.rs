//! The checks that each run must pass.

use std::time::Duration;

use wayfare_client::ErrorKind;

use super::kind::{AllowedOutcomes, Kind};
use super::library::TIMEOUT;
use super::outcome::{Interface, Outcome, RunResult, word};
use super::relay::HUNG;
use super::server::Answered;
use super::vertical::{Held, KEY, Vertical};

/// Length of the key's prefix that no message may contain, in characters.
const KEY_PREFIX_CHARS: usize = 11;

/// Time after the deadline within which a run must end.
const GRACE: Duration = Duration::from_secs(1);
/// Time that a process may take to start while many other processes run.
const START: Duration = Duration::from_millis(700);

/// Tolerance between two measured times.
const TICK: Duration = Duration::from_millis(20);

/// Returns the maximum duration of a run.
pub(super) fn max_duration(interface: Interface, deadline: Duration) -> Duration {
    match interface {
        Interface::Library => deadline + GRACE,
        Interface::Command => deadline + GRACE + START,
    }
}

/// A failure in a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub description: String,
    /// `true` if a busy machine may be the cause.
    pub may_be_late: bool,
}

/// A run to check.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run<'a> {
    pub kind: &'a Kind,
    pub vertical: Vertical,
    pub interface: Interface,
    /// `true` if a relay is between the caller and the server.
    pub has_relay: bool,
    pub result: &'a RunResult,
    pub calls: &'a [Answered],
    pub deadline: Duration,
}

impl Run<'_> {
    /// Returns all failures in the run.
    pub fn faults(&self) -> Vec<Fault> {
        // An attempt or the whole run may have timed out.
        let patience = if self.interface == Interface::Library { TIMEOUT } else { self.deadline };
        let may_be_late = self.result.took >= patience;
        let unmet = self.unmet().into_iter().map(|description| Fault { description, may_be_late });
        unmet
            .chain(self.violations().into_iter().map(|description| Fault { description, may_be_late: false }))
            .collect()
    }

    /// Returns the unmet expectations.
    fn unmet(&self) -> Vec<String> {
        let Run { kind, interface, result, .. } = *self;
        let ends = kind.ends(interface);
        let ends = if self.has_relay { ends.through_relay(kind.when) } else { ends };
        let time_limit = max_duration(interface, self.deadline);
        let mut faults = Vec::new();
        match &result.end {
            Outcome::Panicked | Outcome::Killed => {}
            Outcome::Hung => faults.push(format!("the run did not end within {time_limit:?}")),
            end if !self.is_allowed(end, &ends) => {
                faults.push(format!("found {}, expected {}", result.word(), self.allowed(&ends)));
            }
            _ if result.took > time_limit => faults
                .push(format!("the run took {:?}, longer than the time limit {time_limit:?}", result.took)),
            _ => {}
        }
        if let Some([_, name]) = &kind.signal
            && !result.output.iter().any(|text| text.contains(&format!("by {name}")))
        {
            faults.push(format!("the run does not report that {name} stopped it"));
        }
        let (held, expected_records) = (result.held.distinct, self.expected_records().max(kind.keeps));
        if held < expected_records {
            faults.push(format!("the run has {held} of {expected_records} valid records"));
        }
        faults
    }

    /// Returns the violated rules. A busy machine does not excuse these violations.
    fn violations(&self) -> Vec<String> {
        let Run { kind, vertical, result, calls, .. } = *self;
        let Held { distinct: held, duplicates, foreign } = result.held;
        let all = vertical.count().saturating_sub(kind.lacks);
        let key = result.output.iter().find(|text| has_key(text)).map(|text| line_with_key(text));
        let asked = kind.requested_wait().0;
        let waited = self.waited().unwrap_or(asked);
        let follows = calls.iter().any(|answered| answered.call.is_redirected());
        let logs = |part: &str| self.has_relay && result.output.iter().any(|text| text.contains(part));
        let faults = [
            (result.end == Outcome::Panicked, "the run panicked".to_owned()),
            (logs("panicked at"), "the relay panicked".to_owned()),
            (logs(HUNG), HUNG.to_owned()),
            (result.end == Outcome::Killed, "a signal ended the run".to_owned()),
            (
                result.is_whole() && held < all,
                format!("the run claims to be complete with {held} of {all} records"),
            ),
            (
                duplicates > 0 && !kind.repeats,
                format!("the run returns duplicates of valid records: {duplicates}"),
            ),
            (foreign > 0, format!("the run returns {foreign} records that were not sent")),
            (key.is_some(), format!("the output shows the key: {}", key.unwrap_or_default())),
            (follows, "the run follows a redirect".to_owned()),
            (waited + TICK < asked, format!("the run retried after {waited:?}, not the requested {asked:?}")),
        ];
        faults.into_iter().filter_map(|(is_so, description)| is_so.then_some(description)).collect()
    }

    /// Returns the number of valid records that were sent in full: the sum over the pages of a feed, or else the
    /// maximum over all responses.
    fn expected_records(&self) -> usize {
        let given = self.calls.iter().map(|answered| answered.given);
        match self.vertical {
            Vertical::Feed => given.sum::<usize>().min(self.vertical.count()),
            _ => given.max().unwrap_or(0),
        }
    }

    fn is_allowed(&self, end: &Outcome, ends: &AllowedOutcomes) -> bool {
        match end {
            Outcome::Complete | Outcome::Exit(0) => ends.recovered,
            Outcome::Deadline => ends.deadline,
            Outcome::Partial => ends.deadline || ends.partial,
            Outcome::Failed(kind) => {
                ends.errors.contains(kind) || ends.deadline && *kind == ErrorKind::Timeout
            }
            Outcome::Exit(code) => {
                // A run that reaches its deadline without results may have a separate exit code.
                ends.deadline && [3, 5].contains(code)
                    || ends.partial && *code == 5
                    || self.kind.signal.is_some() && *code == 5
                    || ends.errors.iter().any(|kind| codes(*kind).contains(code))
            }
            Outcome::Hung | Outcome::Panicked | Outcome::Killed => false,
        }
    }

    fn allowed(&self, ends: &AllowedOutcomes) -> String {
        let mut words = Vec::new();
        words.extend(ends.recovered.then_some("recovered".to_owned()));
        words.extend(ends.deadline.then_some("deadline".to_owned()));
        words.extend(ends.partial.then_some("partial".to_owned()));
        words.extend(self.kind.signal.iter().map(|[_, name]| format!("stopped by {name}")));
        words.extend(ends.errors.iter().map(|kind| match self.interface {
            Interface::Library => word(*kind).to_owned(),
            Interface::Command => format!("{} ({:?})", word(*kind), codes(*kind)),
        }));
        words.join(", ")
    }

    /// Returns the time between a response that requested a wait and the next call, if there is a next call.
    fn waited(&self) -> Option<Duration> {
        let (_, asked) = self.kind.requested_wait();
        Some(self.calls.get(asked + 1)?.at.saturating_duration_since(self.calls[asked].at))
    }
}

/// Returns the command's exit codes for a kind of error.
fn codes(kind: ErrorKind) -> &'static [i32] {
    match kind {
        ErrorKind::Configuration | ErrorKind::InvalidRequest | ErrorKind::InvalidToken => &[2],
        ErrorKind::Refused => &[2, 3],
        ErrorKind::KeyRejected | ErrorKind::Forbidden => &[4],
        _ => &[3],
    }
}

/// Returns whether a string contains the key or its beginning, as is or encoded for a URL or JSON.
fn has_key(text: &str) -> bool {
    let beginning: String = KEY.chars().take(KEY_PREFIX_CHARS).collect();
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

/// Returns the line that contains the key, for debugging.
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

    /// Parses a kind from fields of the table. Without `ends`, a run may end with a network error.
    fn kind(fields: &str) -> Kind {
        let ends = if fields.contains("ends") { "" } else { "ends = 'network'" };
        toml::from_str(&format!("{fields}\n{ends}")).unwrap()
    }

    fn call(given: usize) -> Answered {
        let call = Call { index: 0, port: 0, target: String::new(), body: String::new() };
        Answered { call, at: Instant::now(), hangs: false, given }
    }

    fn failed(kind: ErrorKind) -> RunResult {
        RunResult::new(Outcome::Failed(kind))
    }

    fn holding(distinct: usize, duplicates: usize, end: Outcome) -> RunResult {
        RunResult { held: Held { distinct, duplicates, foreign: 0 }, ..RunResult::new(end) }
    }

    /// Returns the failures in a run with a deadline of one second.
    fn all(kind: &Kind, result: &RunResult, calls: &[Answered]) -> Vec<Fault> {
        let (vertical, interface, deadline) = (Vertical::Flights, Interface::Library, Duration::from_secs(1));
        Run { kind, vertical, interface, has_relay: false, result, calls, deadline }.faults()
    }

    #[track_caller]
    fn judged(kind: &Kind, result: &RunResult, calls: &[Answered], expected: &str) {
        let descriptions: Vec<String> =
            all(kind, result, calls).into_iter().map(|fault| fault.description).collect();
        assert_eq!(descriptions.join("; "), expected);
    }

    #[test]
    fn unexpected_outcomes_are_faults() {
        let late = RunResult { took: Duration::from_secs(3), ..failed(ErrorKind::Network) };
        for (result, expected) in [
            (failed(ErrorKind::Network), ""),
            (failed(ErrorKind::Decode), "found decode, expected network"),
            (RunResult::new(Outcome::Panicked), "the run panicked"),
            (RunResult::new(Outcome::Hung), "the run did not end within 2s"),
            (late, "the run took 3s, longer than the time limit 2s"),
        ] {
            judged(&kind(""), &result, &[], expected);
        }
    }

    #[test]
    fn passing_faults_must_recover() {
        let unrecovered = "found network, expected recovered";
        for (when, expected) in [(When::First, unrecovered), (When::Second, unrecovered), (When::Always, "")]
        {
            judged(&Kind { when, ..kind("passes = true") }, &failed(ErrorKind::Network), &[], expected);
        }
    }

    #[test]
    fn lost_and_duplicate_records_are_faults() {
        let recovers = "ends = 'recovered'";
        let whole = call(2);
        let network = Outcome::Failed(ErrorKind::Network);
        judged(&kind(""), &holding(1, 0, network), &[whole], "the run has 1 of 2 valid records");
        let two = holding(2, 0, Outcome::Complete);
        judged(&kind(recovers), &two, &[], "the run claims to be complete with 2 of 3 records");
        judged(&kind(&format!("{recovers}\nlacks = 1")), &two, &[], "");
        let again = holding(3, 1, Outcome::Complete);
        judged(&kind(recovers), &again, &[], "the run returns duplicates of valid records: 1");
        judged(&kind(&format!("{recovers}\nrepeats = true")), &again, &[], "");
    }

    #[test]
    fn a_signal_has_to_end_the_command_and_be_reported() {
        let signalled = Kind { ends: AllowedOutcomes::default(), ..kind("signal = ['-INT', 'Ctrl-C']") };
        for (code, description, expected) in [
            (5, "Partial: nothing; stopped by Ctrl-C.", ""),
            (5, "stopped after 4s", "the run does not report that Ctrl-C stopped it"),
            (3, "stopped by Ctrl-C", "found 3, expected stopped by Ctrl-C"),
        ] {
            let result =
                RunResult { output: vec![description.to_owned()], ..RunResult::new(Outcome::Exit(code)) };
            judged(&signalled, &result, &[], expected);
        }
    }

    #[test]
    fn only_runs_as_long_as_an_attempt_may_be_late() {
        let decode = || Outcome::Failed(ErrorKind::Decode);
        for (fields, end, took, output, expected) in [
            ("", decode(), TIMEOUT / 2, "", &[false][..]),
            ("", decode(), TIMEOUT, "", &[true]),
            ("", Outcome::Hung, TIMEOUT, KEY, &[true, false]),
            ("", Outcome::Panicked, TIMEOUT, "", &[false]),
            // The run claims to be complete without any record.
            ("ends = 'recovered'", Outcome::Complete, TIMEOUT, "", &[false]),
        ] {
            let result = RunResult { took, output: vec![output.to_owned()], ..RunResult::new(end) };
            let faults = all(&kind(fields), &result, &[call(0)]);
            assert_eq!(faults.iter().map(|fault| fault.may_be_late).collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn early_retries_are_faults() {
        let kind = Kind { when: When::First, ..kind("asks = 1") };
        let asked = call(0);
        for (milliseconds, expected) in
            [(990, ""), (900, "the run retried after 900ms, not the requested 1s")]
        {
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
