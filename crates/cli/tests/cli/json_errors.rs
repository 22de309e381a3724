//! Tests of errors and notices with `--json`: each is one line of JSON on stderr.

use serde_json::{Value, json};

use crate::canned::Canned;
use crate::support::{Ran, UNREACHABLE_URL, client, ran, run, wayfare};

/// Parses each line of stderr as JSON.
fn lines(ran: &Ran) -> Vec<Value> {
    ran.err
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}: {ran:?}")))
        .collect()
}

/// Returns the error, which is the last line.
fn error(ran: &Ran) -> Value {
    let lines = lines(ran);
    let (last, before) = lines.split_last().unwrap();
    assert!(before.iter().all(|line| line["notice"].is_string()), "{ran:?}");
    let error = last["error"].clone();
    assert_eq!(error["exit"], json!(ran.code), "{ran:?}");
    assert!(error["message"].is_string() && error["details"].is_array(), "{ran:?}");
    error
}

const COMMANDS: [&str; 8] = [
    "flights BOS LHR --depart +9d",
    "hotels kplace:1",
    "hotels kplace:1 --basic",
    "hotel 4711",
    "cars LAX --pickup +9d --dropoff +12d",
    "calendar BOS LHR --month +1",
    "places hotels boston",
    "constants theme",
];

#[test]
fn failed_calls_are_json_errors_in_every_command() {
    let body =
        r#"{"url": "/x", "errors": [{"code": "SOME_CODE", "localizedDescription": "Please \"wait\"."}]}"#;
    for words in COMMANDS {
        let ran = run(Canned::start(vec![(400, body.to_owned())]).client(&format!("{words} --json")));
        let error = error(&ran);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert_eq!(
            (&error["kind"], &error["status"], &error["attempts"], &error["retryable"]),
            (&json!("refused"), &json!(400), &json!(1), &json!(false)),
            "{ran:?}"
        );
        assert_eq!(error["details"], json!(["Please \"wait\". (SOME_CODE)"]), "{ran:?}");
        assert_eq!(error["codes"], json!(["SOME_CODE"]), "{ran:?}");
        assert!(error["operation"].is_string(), "{ran:?}");
    }
}

#[test]
fn unreachable_services_are_json_errors() {
    let ran = run(client(&format!("{} --json", COMMANDS[0]), UNREACHABLE_URL, "top-secret")).assert_code(3);
    let error = error(&ran);
    assert_eq!((&error["kind"], &error["cause"]), (&json!("network"), &json!("refused")), "{ran:?}");
    assert!(
        error["help"].as_str().unwrap().contains("--base-url") && error.get("status").is_none(),
        "{ran:?}"
    );
}

#[test]
fn invalid_command_lines_are_json_errors() {
    for (words, expected, detail) in [
        ("flights BOS LHR --json --depart soon", "invalid value 'soon' for '--depart <DAY>'", ""),
        ("flights BOS --json", "required arguments were not provided", "--depart <DAY>"),
        ("hotels boston --json --frobnicate", "unexpected argument '--frobnicate'", ""),
        ("calendar BOS LHR --month 2020-01 --json", "--month: found Jan 2020", ""),
        ("check hotells --json", "unknown payload kind", "flights"),
        ("check flights no-such-file --json", "no-such-file could not be read", ""),
        ("cars LAX --pickup +9d --dropoff +3d --json", "the request is not valid", "--dropoff"),
        ("flights BOS LHR --depart +9d --json --base-url ftp://x", "no key", ""),
    ] {
        let ran = ran(words);
        let error = error(&ran);
        let kind = if expected == "the request is not valid" { "invalid_request" } else { "usage" };
        assert_eq!((ran.code, error["kind"].as_str()), (Some(2), Some(kind)), "{words}: {ran:?}");
        assert!(error["message"].as_str().unwrap().contains(expected), "{words}: {ran:?}");
        assert!(error["details"].to_string().contains(detail), "{words}: {ran:?}");
    }
}

#[test]
fn notices_are_json_lines_and_quiet_keeps_only_errors() {
    let some = lines(&ran("flights boston LHR --depart +45d --limit 1 --json"));
    assert!(some.len() >= 3 && some.iter().all(|line| line["notice"].is_string()), "{some:?}");
    let service = || Canned::start(vec![(200, r#"{"results": [7]}"#.to_owned())]);
    let quiet = run(service().client("flights boston LHR --depart +45d --json --quiet"));
    assert_eq!(lines(&quiet).len(), 1, "{quiet:?}");
    assert_eq!(error(&quiet)["kind"], "decode", "{quiet:?}");
}

#[test]
fn short_keys_do_not_break_json_lines() {
    // The key occurs in field names, so redacting it from the whole line would break the JSON.
    let service =
        Canned::start(vec![(401, r#"{"status": 401, "errorCode": "e", "errorMessage": "e"}"#.to_owned())]);
    let ran = run(service.client("places flights boston --json").env("WAYFARE_API_KEY", "e"));
    assert_eq!((error(&ran)["kind"].as_str(), ran.code), (Some("key_rejected"), Some(4)), "{ran:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn write_errors_have_their_own_kind() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let ran = run(wayfare("places flights boston --json").stdout(full));
    assert_eq!((error(&ran)["kind"].as_str(), ran.code), (Some("output"), Some(3)), "{ran:?}");
}
