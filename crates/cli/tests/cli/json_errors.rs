//! Errors and notices under `--json`: a line of JSON each on stderr.

use serde_json::{Value, json};

use crate::canned::Canned;
use crate::support::{Ran, deserted, ran, run, wayfare};

/// The lines of stderr, each as JSON.
fn lines(ran: &Ran) -> Vec<Value> {
    ran.err
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}: {ran:?}")))
        .collect()
}

/// The error, which is the last line.
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
fn a_failed_call_is_one_object_for_every_command() {
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
fn a_service_that_is_not_there_is_told_the_same_way() {
    for words in COMMANDS {
        let mut command = wayfare(&format!("{words} --json --deadline 20s"));
        command.env("WAYFARE_API_KEY", "top-secret").env("WAYFARE_BASE_URL", deserted());
        let ran = run(command);
        let error = error(&ran);
        assert_eq!((&error["kind"], ran.code), (&json!("network"), Some(3)), "{ran:?}");
        assert!(
            error["help"].as_str().unwrap().contains("--base-url") && error.get("status").is_none(),
            "{ran:?}"
        );
    }
}

#[test]
fn a_command_line_that_makes_no_sense_is_one_object_too() {
    for (words, says, detail) in [
        ("flights BOS LHR --json --depart soon", "invalid value 'soon' for '--depart <DAY>'", ""),
        ("flights BOS --json", "required arguments were not provided", "<TO>"),
        ("hotels boston --json --frobnicate", "unexpected argument '--frobnicate'", ""),
        ("calendar BOS LHR --month 2020-01 --json", "--month: found Jan 2020", ""),
        ("check hotells --json", "there is no kind of payload", "flights"),
        ("check flights no-such-file --json", "no-such-file could not be read", ""),
        ("cars LAX --pickup +9d --dropoff +3d --json", "the request is not valid", "--dropoff"),
        ("flights BOS LHR --depart +9d --json --base-url ftp://x", "no key", ""),
    ] {
        let ran = ran(words);
        let error = error(&ran);
        assert_eq!(ran.code, Some(2), "{words}: {ran:?}");
        assert!(error["message"].as_str().unwrap().contains(says), "{words}: {ran:?}");
        assert!(error["details"].to_string().contains(detail), "{words}: {ran:?}");
    }
}

#[test]
fn notices_are_lines_of_json_and_quiet_leaves_the_error() {
    let some = lines(&ran("flights boston LHR --depart +45d --limit 1 --json"));
    assert!(some.len() >= 3 && some.iter().all(|line| line["notice"].is_string()), "{some:?}");
    let service = || Canned::start(vec![(200, r#"{"results": [7]}"#.to_owned())]);
    let quiet = run(service().client("flights boston LHR --depart +45d --json --quiet"));
    assert_eq!(lines(&quiet).len(), 1, "{quiet:?}");
    assert_eq!(error(&quiet)["kind"], "decode", "{quiet:?}");
}

#[test]
fn a_short_key_breaks_no_line() {
    // In every word, so that to take it out of the line would leave no JSON.
    let service =
        Canned::start(vec![(401, r#"{"status": 401, "errorCode": "e", "errorMessage": "e"}"#.to_owned())]);
    let mut command = service.client("places flights boston --json");
    let ran = run({
        command.env("WAYFARE_API_KEY", "e");
        command
    });
    assert_eq!((error(&ran)["kind"].as_str(), ran.code), (Some("key_rejected"), Some(4)), "{ran:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_of_its_own_kind() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = wayfare("places flights boston --json").stdout(full).output().unwrap();
    let ran = Ran {
        code: output.status.code(),
        out: String::new(),
        err: String::from_utf8(output.stderr).unwrap(),
    };
    assert_eq!((error(&ran)["kind"].as_str(), ran.code), (Some("output"), Some(3)), "{ran:?}");
}
