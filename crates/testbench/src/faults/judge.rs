//! What every run is checked for.

use std::time::Duration;

use wayfare_client::ErrorKind;

use super::ended::{End, Ended, Way, word};
use super::kind::{Kind, Signal, Wants};
use super::library::TIMEOUT;
use super::server::Answered;
use super::vertical::{Held, KEY, Vertical};

/// Letters of the key's beginning that no message may have.
const BEGINNING: usize = 11;

/// Time beyond the deadline within which a run has to end.
pub const GRACE: Duration = Duration::from_secs(1);
/// Time that a process may need to start beside many others.
pub const START: Duration = Duration::from_millis(700);

/// How far two measured times may differ.
const TICK: Duration = Duration::from_millis(20);

/// The longest time that a run may take.
pub fn longest(way: Way, deadline: Duration) -> Duration {
    match way {
        Way::Library => deadline + GRACE,
        Way::Command => deadline + GRACE + START,
    }
}

/// Something that is wrong with a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What, in a sentence.
    pub says: String,
    /// Whether the cause may be that the machine was too busy.
    pub may_be_late: bool,
}

/// All that is wrong with a run.
pub fn faults(
    kind: &Kind,
    vertical: Vertical,
    way: Way,
    ended: &Ended,
    calls: &[Answered],
    deadline: Duration,
) -> Vec<Fault> {
    let wants = kind.wants(vertical, way);
    let most = longest(way, deadline);
    let missed = missed(&wants, vertical, way, ended, calls, most);
    let (may_be_late, broken) = (is_late(way, ended, deadline), broken(kind, &wants, vertical, ended, calls));
    let fault = |may_be_late: bool| move |says| Fault { says, may_be_late };
    missed.into_iter().map(fault(may_be_late)).chain(broken.into_iter().map(fault(false))).collect()
}

/// Whether a run took so long that an attempt, or all of it, may have come to the end of its time.
fn is_late(way: Way, ended: &Ended, deadline: Duration) -> bool {
    let patience = match way {
        Way::Library => TIMEOUT,
        Way::Command => deadline,
    };
    ended.took >= patience
}

/// What a run did not come to.
fn missed(
    wants: &Wants,
    vertical: Vertical,
    way: Way,
    ended: &Ended,
    calls: &[Answered],
    most: Duration,
) -> Vec<String> {
    let mut faults = Vec::new();
    match &ended.end {
        End::Panicked | End::Killed => {}
        End::Hung => faults.push(format!("it did not end within {most:?}")),
        end if !fits(end, wants) => {
            faults.push(format!("found {}, allowed {}", ended.word(), allowed(wants, way)))
        }
        _ if ended.took > most => faults.push(format!("it took {:?}, allowed {most:?}", ended.took)),
        _ => {}
    }
    let says = |signal: Signal| ended.said.iter().any(|text| text.contains(&format!("by {}", signal.name())));
    if let Some(signal) = wants.stops.filter(|signal| !says(*signal)) {
        faults.push(format!("it does not say that it was stopped by {}", signal.name()));
    }
    let (held, owed) = (ended.held.different, owed(vertical, calls).max(wants.keeps));
    if held < owed {
        faults.push(format!("it holds {held} of {owed} good records"));
    }
    faults
}

/// What a run must not do, however long it takes.
fn broken(kind: &Kind, wants: &Wants, vertical: Vertical, ended: &Ended, calls: &[Answered]) -> Vec<String> {
    let mut faults = Vec::new();
    match ended.end {
        End::Panicked => faults.push("it panicked".to_owned()),
        End::Killed => faults.push("a signal ended it".to_owned()),
        _ => {}
    }
    let Held { different: held, again } = ended.held;
    let all = vertical.count().saturating_sub(wants.lacks);
    if matches!(ended.end, End::Complete | End::Exit(0)) && held < all {
        faults.push(format!("it claims to be complete with {held} of {all} records"));
    }
    if again > 0 && !wants.repeats {
        faults.push(format!("it gives {again} good records again"));
    }
    if let Some(text) = ended.said.iter().find(|text| has_key(text)) {
        faults.push(format!("it shows the key: {}", around_key(text)));
    }
    if calls.iter().any(|answered| answered.call.is_redirected()) {
        faults.push("it follows a redirect".to_owned());
    }
    if let Some(waited) = too_soon(kind, calls) {
        faults.push(format!("it came again after {waited:?}, asked for {:?}", kind.asks));
    }
    if vertical.starts() && starts_twice(calls) {
        faults.push("it starts the search again, although the first start may have been accepted".to_owned());
    }
    faults
}

/// The number of good records that were sent as a whole: of the pages of a feed together, else of the best answer.
fn owed(vertical: Vertical, calls: &[Answered]) -> usize {
    let given = calls.iter().map(|answered| answered.given);
    match vertical {
        Vertical::Feed => given.sum::<usize>().min(vertical.count()),
        _ => given.max().unwrap_or(0),
    }
}

fn fits(end: &End, wants: &Wants) -> bool {
    match end {
        End::Complete => wants.recovers,
        End::Deadline | End::Partial => wants.waits,
        End::Noted => wants.fails.contains(&ErrorKind::Decode),
        End::Failed(kind) => wants.fails.contains(kind) || wants.waits && *kind == ErrorKind::Timeout,
        End::Exit(0) => wants.recovers,
        End::Exit(code) => {
            // The deadline without a result may be a failure of its own.
            wants.waits && [3, 5].contains(code)
                || wants.stops.is_some() && *code == 5
                || wants.fails.iter().any(|kind| codes(*kind).contains(code))
        }
        End::Hung | End::Panicked | End::Killed => false,
    }
}

/// The exit codes of the command for a kind of error.
fn codes(kind: ErrorKind) -> &'static [i32] {
    match kind {
        ErrorKind::Configuration | ErrorKind::InvalidRequest | ErrorKind::InvalidToken => &[2],
        ErrorKind::Refused => &[2, 3],
        ErrorKind::KeyRejected | ErrorKind::Forbidden => &[4],
        _ => &[3],
    }
}

fn allowed(wants: &Wants, way: Way) -> String {
    let mut words = Vec::new();
    words.extend(wants.recovers.then_some("recovered".to_owned()));
    words.extend(wants.waits.then_some("deadline".to_owned()));
    words.extend(wants.stops.map(|signal| format!("stopped by {}", signal.name())));
    words.extend(wants.fails.iter().map(|kind| match way {
        Way::Library => word(*kind).to_owned(),
        Way::Command => format!("{} ({:?})", word(*kind), codes(*kind)),
    }));
    words.join(", ")
}

/// The wait before the call after the one that asked for a longer one.
fn too_soon(kind: &Kind, calls: &[Answered]) -> Option<Duration> {
    let asked = kind.met_at()?;
    let waited = calls.get(asked + 1)?.at.saturating_duration_since(calls.get(asked)?.at);
    // The server's clock and the caller's need not tick at the same time.
    (waited + TICK < kind.asks).then_some(waited)
}

fn starts_twice(calls: &[Answered]) -> bool {
    let mut starts = calls.iter().filter(|answered| answered.call.is_start());
    // The last one may be accepted or not.
    starts.any(|start| start.may_be_accepted) && starts.next().is_some()
}

/// Whether a text has the key or its beginning, in any encoding.
fn has_key(text: &str) -> bool {
    let beginning: String = KEY.chars().take(BEGINNING).collect();
    let mut text = text.to_owned();
    // An encoding may be around another one.
    for _ in 0..3 {
        if text.contains(&beginning) {
            return true;
        }
        text = decoded(&text);
    }
    text.contains(&beginning)
}

/// A text without one layer of the encodings that the key's beginning may have.
fn decoded(text: &str) -> String {
    let mut out =
        text.replace("\\/", "/").replace("\\u002f", "/").replace("\\u002F", "/").replace("\\u002d", "-");
    for (coded, plain) in [
        ("%2F", "/"),
        ("%2f", "/"),
        ("%2D", "-"),
        ("%2d", "-"),
        ("%25", "%"),
        ("&#x2F;", "/"),
        ("&#47;", "/"),
    ] {
        out = out.replace(coded, plain);
    }
    out
}

/// The surroundings of the key, for the person who mends it.
fn around_key(text: &str) -> String {
    let line = text.lines().find(|line| has_key(line)).unwrap_or(text);
    line.chars().take(300).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;
    use crate::faults::kind::When;
    use crate::faults::reply::Reply;
    use crate::faults::server::Call;

    fn kind() -> Kind {
        Kind::new("test", |_, _| Reply::default()).fails(&[ErrorKind::Network])
    }

    fn call(body: &str, may_be_accepted: bool, given: usize) -> Answered {
        let call = Call { index: 0, port: 0, target: String::new(), body: body.to_owned() };
        Answered { call, at: Instant::now(), may_be_accepted, hangs: false, given }
    }

    fn found(kind: &Kind, ended: &Ended, calls: &[Answered]) -> String {
        let says: Vec<String> = all(kind, ended, calls).into_iter().map(|fault| fault.says).collect();
        says.join("; ")
    }

    fn all(kind: &Kind, ended: &Ended, calls: &[Answered]) -> Vec<Fault> {
        faults(kind, Vertical::Flights, Way::Library, ended, calls, Duration::from_secs(1))
    }

    /// Different good records, and none again.
    fn good(different: usize) -> Held {
        Held { different, again: 0 }
    }

    #[test]
    fn an_end_is_as_the_kind_allows() {
        let failed = |kind| Ended::new(End::Failed(kind));
        assert_eq!(found(&kind(), &failed(ErrorKind::Network), &[]), "");
        assert_eq!(found(&kind(), &failed(ErrorKind::Decode), &[]), "found decode, allowed network");
        assert_eq!(found(&kind(), &Ended::new(End::Panicked), &[]), "it panicked");
        assert_eq!(found(&kind(), &Ended::new(End::Hung), &[]), "it did not end within 2s");
        let late = Ended { took: Duration::from_secs(3), ..failed(ErrorKind::Network) };
        assert_eq!(found(&kind(), &late, &[]), "it took 3s, allowed 2s");
    }

    #[test]
    fn what_passes_must_recover_unless_a_start_may_be_repeated() {
        let once = |when| Kind { when, ..kind().passes() };
        let failed = Ended::new(End::Failed(ErrorKind::Network));
        assert_eq!(found(&once(When::First), &failed, &[]), "");
        assert_eq!(found(&once(When::Second), &failed, &[]), "found network, allowed recovered");
        let unheard = Kind { when: When::First, ..kind().unheard() };
        assert_eq!(found(&unheard, &failed, &[]), "found network, allowed recovered");
    }

    #[test]
    fn records_that_came_whole_must_be_held() {
        let failed = Ended { held: good(1), ..Ended::new(End::Failed(ErrorKind::Network)) };
        assert_eq!(found(&kind(), &failed, &[call("", true, 2)]), "it holds 1 of 2 good records");
        let all = Ended { held: good(2), ..Ended::new(End::Complete) };
        assert_eq!(found(&kind().recovers(), &all, &[]), "it claims to be complete with 2 of 3 records");
        assert_eq!(found(&kind().recovers().lacks(1), &all, &[]), "");
    }

    #[test]
    fn no_record_is_given_twice_unless_the_server_does() {
        let twice = Ended { held: Held { different: 3, again: 1 }, ..Ended::new(End::Complete) };
        assert_eq!(found(&kind().recovers(), &twice, &[]), "it gives 1 good records again");
        assert_eq!(found(&kind().recovers().repeats(), &twice, &[]), "");
    }

    #[test]
    fn a_signal_has_to_end_the_command_and_be_told() {
        let signalled = kind().signal(Signal::Interrupt);
        let signalled = Kind { wants: Wants { fails: Vec::new(), ..signalled.wants.clone() }, ..signalled };
        let ended = |code, says: &str| Ended { said: vec![says.to_owned()], ..Ended::new(End::Exit(code)) };
        assert_eq!(found(&signalled, &ended(5, "Partial: nothing; stopped by Ctrl-C."), &[]), "");
        let says_nothing = "it does not say that it was stopped by Ctrl-C";
        assert_eq!(found(&signalled, &ended(5, "stopped after 4s"), &[]), says_nothing);
        let failed = found(&signalled, &ended(3, "stopped by Ctrl-C"), &[]);
        assert_eq!(failed, "found 3, allowed stopped by Ctrl-C");
    }

    #[test]
    fn only_what_took_an_attempts_time_may_be_late() {
        let may_be_late = |end, took, said: &str| -> Vec<bool> {
            let ended = Ended { took, said: vec![said.to_owned()], ..Ended::new(end) };
            all(&kind(), &ended, &[call("", true, 0)]).iter().map(|fault| fault.may_be_late).collect()
        };
        let failed = || End::Failed(ErrorKind::Decode);
        assert_eq!(may_be_late(failed(), TIMEOUT / 2, ""), [false]);
        assert_eq!(may_be_late(failed(), TIMEOUT, ""), [true]);
        assert_eq!(may_be_late(End::Hung, TIMEOUT, KEY), [true, false]);
        assert_eq!(may_be_late(End::Panicked, TIMEOUT, ""), [false]);
        let claim =
            Fault { says: "it claims to be complete with 0 of 3 records".to_owned(), may_be_late: false };
        let late = Ended { took: TIMEOUT, ..Ended::new(End::Complete) };
        assert_eq!(all(&kind().recovers(), &late, &[]), [claim]);
    }

    #[test]
    fn a_start_that_may_be_accepted_is_sent_once() {
        let failed = Ended::new(End::Failed(ErrorKind::Network));
        let start =
            |may_be_accepted| call(r#"{"searchId":null,"searchStartParameters":{}}"#, may_be_accepted, 0);
        let poll = call(r#"{"searchId":"1"}"#, true, 0);
        assert_eq!(found(&kind(), &failed, &[start(false), start(true), poll.clone()]), "");
        assert!(
            found(&kind(), &failed, &[start(true), poll, start(true)]).contains("starts the search again")
        );
    }

    #[test]
    fn a_wait_that_is_asked_for_is_kept() {
        let kind = Kind { when: When::First, ..kind().asks(1) };
        let (asked, failed) = (call("", true, 0), Ended::new(End::Failed(ErrorKind::Network)));
        let after =
            |milliseconds| Answered { at: asked.at + Duration::from_millis(milliseconds), ..asked.clone() };
        assert_eq!(found(&kind, &failed, &[asked.clone(), after(990)]), "");
        assert!(found(&kind, &failed, &[asked.clone(), after(900)]).contains("asked for 1s"));
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
