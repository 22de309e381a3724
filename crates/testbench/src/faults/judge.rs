//! What every run is checked for.

use std::time::Duration;

use wayfare_client::ErrorKind;

use super::ended::{End, Ended, Way, word};
use super::kind::{Kind, Wants};
use super::server::Answered;
use super::vertical::{KEY, Vertical};

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

/// All that is wrong with a run, a sentence each.
pub fn faults(
    kind: &Kind,
    vertical: Vertical,
    way: Way,
    ended: &Ended,
    calls: &[Answered],
    deadline: Duration,
) -> Vec<String> {
    let wants = kind.wants(vertical, way);
    let most = longest(way, deadline);
    let mut faults = Vec::new();
    match &ended.end {
        End::Panicked => faults.push("it panicked".to_owned()),
        End::Killed => faults.push("a signal ended it".to_owned()),
        End::Hung => faults.push(format!("it did not end within {most:?}")),
        end if !fits(end, &wants) => {
            faults.push(format!("found {}, allowed {}", ended.word(), allowed(&wants, way)))
        }
        _ if ended.took > most => faults.push(format!("it took {:?}, allowed {most:?}", ended.took)),
        _ => {}
    }
    let owed = owed(vertical, calls).max(wants.keeps);
    if ended.held < owed {
        faults.push(format!("it holds {} of {owed} good records", ended.held));
    }
    let all = vertical.count().saturating_sub(wants.lacks);
    if matches!(ended.end, End::Complete | End::Exit(0)) && ended.held < all {
        faults.push(format!("it claims to be complete with {} of {all} records", ended.held));
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
            wants.waits && [3, 5].contains(code) || wants.fails.iter().any(|kind| codes(*kind).contains(code))
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
        Answered { call, at: Instant::now(), may_be_accepted, given }
    }

    fn found(kind: &Kind, ended: &Ended, calls: &[Answered]) -> String {
        faults(kind, Vertical::Flights, Way::Library, ended, calls, Duration::from_secs(1)).join("; ")
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
        let failed = Ended { held: 1, ..Ended::new(End::Failed(ErrorKind::Network)) };
        assert_eq!(found(&kind(), &failed, &[call("", true, 2)]), "it holds 1 of 2 good records");
        let all = Ended { held: 2, ..Ended::new(End::Complete) };
        assert_eq!(found(&kind().recovers(), &all, &[]), "it claims to be complete with 2 of 3 records");
        assert_eq!(found(&kind().recovers().lacks(1), &all, &[]), "");
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
