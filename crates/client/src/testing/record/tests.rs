//! Recordings of the small API: played back, and searched for what must not be in them.

use std::time::Duration;

use super::*;
use crate::testing::*;
use crate::{
    Client, Clock, Credential, EndUser, Error, ErrorKind, Scheme, Service, Session, Transport,
    TransportError, TransportErrorKind,
};

const BROWSER: &str = "Browser/1 (née \"x\")";
const ADDRESS: &str = "2001:db8::77";
const TRACK: &str = "reader+7 & co";
const SEARCH: &str = "5f3a/é=0";

fn session(clock: &FakeClock, transport: impl Transport) -> Session {
    session_from(clock, transport, KEY, ADDRESS)
}

fn session_from(clock: &FakeClock, transport: impl Transport, key: &str, address: &str) -> Session {
    let client = Client::builder_for(&LIBRARY, "https://books.example/v").key(key);
    let client = client.transport(transport).clock(clock.clone()).random(FixedRandom::new([0]));
    client.build().unwrap().session_for(EndUser {
        track_id: Some(TRACK.to_owned()),
        ip: Some(address.parse().unwrap()),
        user_agent: Some(BROWSER.to_owned()),
    })
}

fn lend(clock: &FakeClock, session: &Session, id: &str) -> Result<Doc, Error> {
    let (query, body) =
        (Pairs(vec![("id", id.to_owned())]), Doc(serde_json::json!({ "book": id, "days": 3 })));
    clock.block_on(session.call(&LEND, &query, Some(&body))).map(|answer| answer.value)
}

/// An answer that tells everything that it should not.
fn telling() -> Reply {
    let uri = url_of(KEY);
    let body = serde_json::json!({
        "id": SEARCH,
        "link": format!("https://books.example/in?a={uri}&s={}&u={}", url_of(SEARCH), url_of(TRACK)),
        "echo": [KEY, format!("from {ADDRESS} by {BROWSER}"), 7.25, null],
    });
    Reply::json(&body).header("set-cookie", "cluster=4").header("x-echo", &uri)
}

fn url_of(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

fn record() -> (Recording, Result<Doc, Error>, Result<Doc, Error>) {
    let clock = FakeClock::new();
    let broken =
        broken_body([r#"{"title": "#], TransportError::new(TransportErrorKind::Damaged, format!("at {KEY}")));
    let script = Script::new(clock.clone()).replies([telling(), Reply::new(200, broken)]);
    let recorder = Recorder::new(script, &LIBRARY);
    let session = session(&clock, recorder.clone());
    let (first, second) = (lend(&clock, &session, "12"), lend(&clock, &session, SEARCH));
    assert!(!format!("{recorder:?}").contains("k3y"));
    (recorder.recording(), first, second)
}

#[test]
fn credentials_in_headers_are_in_no_recording() {
    static SCHEMES: Service =
        Service::new("Library").with_schemes(&[Scheme::basic("login"), Scheme::bearer("token")]);
    for (scheme, credential, secrets) in [
        ("token", Credential::new("tok.0123456789"), ["tok.0123456789", "tok.01234"]),
        ("login", Credential::login("ada", "open sesame"), ["YWRhOm9wZW4gc2VzYW1l", "open sesame"]),
    ] {
        let clock = FakeClock::new();
        let echo = serde_json::json!({ "id": "1", "echo": secrets });
        let recorder = Recorder::new(Script::new(clock.clone()).replies([Reply::json(&echo)]), &SCHEMES);
        let client = Client::builder_for(&SCHEMES, "https://books.example/v").credential(scheme, credential);
        let client = client.transport(recorder.clone()).clock(clock.clone()).build().unwrap();
        lend(&clock, &client.session(), "12").unwrap();
        let text = recorder.recording().to_string();
        assert!(text.contains("authorization"), "{text}");
        for secret in secrets {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
    }
}

#[test]
fn nothing_secret_is_in_a_recording() {
    let text = record().0.to_string();
    let lower = text.to_lowercase();
    for secret in [KEY, TRACK, ADDRESS, BROWSER, SEARCH] {
        let spelled = [secret.to_owned(), url_of(secret), serde_json::to_string(secret).unwrap()];
        for spelling in spelled {
            let spelling = spelling.trim_matches('"').to_lowercase();
            assert!(!lower.contains(&spelling), "{spelling} in {text}");
        }
    }
    assert!(!text.contains("cluster=4"), "{text}");
    for placeholder in ["KEY-1", "SESSION-1", "ADDRESS-1", "USER-AGENT-1", "SEARCH-1"] {
        assert!(text.contains(placeholder), "{placeholder} not in {text}");
    }
    assert!(text.contains("/in?a=KEY-1&s=SEARCH-1&u=SESSION-1"), "{text}");
    assert!(text.contains(r#""/v/books/SEARCH-1/lend""#), "{text}");
}

#[test]
fn a_short_address_is_in_no_text_of_a_recording() {
    let (clock, address) = (FakeClock::new(), "::1");
    let reply = Reply::json(&serde_json::json!({ "echo": format!("from {address} by bike") }));
    let recorder = Recorder::new(Script::new(clock.clone()).replies([reply]), &LIBRARY);
    lend(&clock, &session_from(&clock, recorder.clone(), KEY, address), "12").unwrap();
    let text = recorder.recording().to_string();
    assert!(text.contains("from ADDRESS-1 by bike") && !text.contains(address), "{text}");
}

#[test]
fn the_id_of_a_search_is_not_left_in_an_answer_that_breaks_off() {
    let cases: [(&[&str], &str); 4] = [
        (
            &["5f3a", "u00e9", "%2F"],
            r#"{"id": "5f3a/\u00e9=0", "link": "/in?s=5f3a%2F%C3%A9%3D0", "titles": ["Em"#,
        ),
        (&["5f3a"], "{\n  \"id\": \"5f3a/é=0\",\n  \"title\": \"Emma\"\n"),
        (&[r#"s7\""#], r#"{"id": "s7", "title": "s7 of 9", "titles": ["Em"#),
        (&["s7"], "{\"id\": \"s7\", \"title\": \"Emma\"}\n{\"id\": \"s7\", \"tit"),
    ];
    for (spellings, body) in cases {
        let clock = FakeClock::new();
        let broken = broken_body([body], TransportError::new(TransportErrorKind::Interrupted, "wire cut"));
        let script = Script::new(clock.clone()).replies([Reply::new(200, broken)]);
        let recorder = Recorder::new(script, &LIBRARY);
        lend(&clock, &session(&clock, recorder.clone()), "12").unwrap_err();
        let text = recorder.recording().to_string();
        assert!(text.contains("SEARCH-1") && text.contains("Em"), "{text}");
        for spelling in spellings {
            assert!(!text.contains(spelling), "{spelling} in {text}");
        }
    }
}

#[test]
fn a_short_key_is_replaced_only_where_it_is_all_of_a_value() {
    let clock = FakeClock::new();
    let script = Script::new(clock.clone()).replies([Reply::ok("{}")]);
    let recorder = Recorder::new(script, &LIBRARY);
    lend(&clock, &session(&clock, recorder.clone()), "in many a company").unwrap();
    let replay = Replay::new(recorder.recording(), &LIBRARY);
    lend(&clock, &session_from(&clock, replay, "any", ADDRESS), "in many a company").unwrap();
}

#[test]
fn a_recording_reads_as_it_was_written() {
    let recording = record().0;
    let text = recording.to_string();
    assert_eq!(text.parse::<Recording>().unwrap(), recording);
    assert_eq!(text.parse::<Recording>().unwrap().to_string(), text);
    let path = std::env::temp_dir().join(format!("wayfare-recording-{}.json", std::process::id()));
    recording.save(&path).unwrap();
    assert_eq!(Recording::open(&path).unwrap(), recording);
    std::fs::write(&path, text.replace("\"status\"", "\"state\"")).unwrap();
    let error = Recording::open(&path).unwrap_err().to_string();
    assert!(
        error.contains("wayfare-recording") && error.contains("unknown field `state`, expected one of"),
        "{error}"
    );
    assert!(error.contains("line "), "{error}");
    std::fs::remove_file(&path).unwrap();
    assert!(Recording::open(&path).unwrap_err().to_string().contains("wayfare-recording"));
}

#[test]
fn what_was_recorded_is_played_back() {
    let (recording, first, second) = record();
    let (clock, replay) = (FakeClock::new(), Replay::new(recording, &LIBRARY));
    let session = session(&clock, replay.clone());
    let again = lend(&clock, &session, "12").unwrap();
    assert_eq!(again.text("id").unwrap(), "SEARCH-1");
    assert_eq!(again.0["echo"][2], first.unwrap().0["echo"][2]);
    let (error, again) = (second.unwrap_err(), lend(&clock, &session, "SEARCH-1").unwrap_err());
    assert_eq!((again.kind(), again.status()), (error.kind(), error.status()));
    assert_eq!(replay.left(), 0);
    let error = lend(&clock, &session, "12").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Configuration);
    assert!(everything(&error).contains("all 2 exchanges of the recording were played"), "{error:?}");
}

#[test]
fn a_request_that_differs_says_in_what() {
    let (clock, replay) = (FakeClock::new(), Replay::new(record().0, &LIBRARY).in_order());
    let session = session(&clock, replay.clone());
    let query = Pairs(vec![("id", "12".to_owned()), ("shelf", "4".to_owned())]);
    let body = Doc(serde_json::json!({ "book": "12", "days": 4, "extras": [1] }));
    let error = clock.block_on(session.call::<_, _, Doc>(&LEND, &query, Some(&body))).unwrap_err();
    let told = everything(&error);
    for part in [
        "is not the next one: unlike exchange 1 of 2",
        "query: found \"shelf=4\", recorded nothing",
        "body at /days: found 4, recorded 3",
        "body at /extras: found [1], recorded nothing",
    ] {
        let escaped = part.replace('"', "\\\"");
        assert!(told.contains(part) || told.contains(&escaped), "{part} not in {told}");
    }
    assert!(!told.contains("k3y"), "{told}");
    assert_eq!(replay.left(), 2, "it can be asked for again");
    assert!(lend(&clock, &session, "12").is_ok());
}

#[test]
fn failures_and_silence_are_recorded_too() {
    let clock = FakeClock::new();
    let script = Script::new(clock.clone()).replies([
        Reply::fail(TransportErrorKind::Interrupted),
        Reply::Hang,
        Reply::new(200, vec![0xff, 0xfe]),
    ]);
    let recorder = Recorder::new(script, &LIBRARY);
    let outcomes = |session: Session, clock: &FakeClock| {
        ["1", "2"].map(|id| lend(clock, &session, id).unwrap_err().to_string())
    };
    let live = outcomes(session(&clock, recorder.clone()), &clock);
    assert!(lend(&clock, &session(&clock, recorder.clone()), "3").is_err());
    let recording = recorder.recording();
    let text = recording.to_string();
    assert!(
        text.contains("wire cut") && text.contains("\"nothing\"") && text.contains("\"bytesLeftOut\": 2"),
        "{text}"
    );

    let clock = FakeClock::new();
    let replay = Replay::new(recording, &LIBRARY);
    assert_eq!(outcomes(session(&clock, replay.clone()), &clock), live);
    assert_eq!(clock.now(), Duration::from_secs(30));
    let error = lend(&clock, &session(&clock, replay), "3").unwrap_err();
    assert!(everything(&error).contains("the recording lacks the 2 bytes of this answer"), "{error:?}");
}

#[test]
fn every_kind_of_failure_comes_back() {
    use TransportErrorKind::*;
    let kinds =
        [Configuration, Unsupported, Connect, Proxy, CircuitOpen, Interrupted, Timeout, Damaged, Encoding];
    for kind in kinds {
        // A new kind has to be added above, and to the list of those that are read.
        match kind {
            Configuration | Unsupported | Connect | Proxy | CircuitOpen | Interrupted | Timeout | Damaged
            | Encoding => {}
        }
        let clock = FakeClock::new();
        let script = Script::new(clock.clone()).replies((0..9).map(|_| Reply::fail(kind)));
        let recorder = Recorder::new(script, &LIBRARY);
        let live = lend(&clock, &session(&clock, recorder.clone()), "1").unwrap_err();
        let replay = Replay::new(recorder.recording(), &LIBRARY);
        let again = lend(&clock, &session(&clock, replay), "1").unwrap_err();
        assert_eq!(everything(&again), everything(&live));
    }
}
