//! Ctrl-C.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::Duration;

use crate::support::{spawn, wayfare};

fn interrupt(child: &Child) {
    let status = Command::new("kill").args(["-INT", &child.id().to_string()]).stderr(Stdio::null()).status();
    assert!(status.is_ok());
}

/// Reads stderr up to a line with that text, and gives what comes after it.
fn wait_for(child: &mut Child, text: &str) -> BufReader<ChildStderr> {
    let mut err = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains(text) {
        line.clear();
        assert!(err.read_line(&mut line).unwrap() > 0, "{text} never came");
    }
    err
}

#[test]
fn the_first_prints_what_was_found_and_ends_with_5() {
    // The fast providers answer soon, the slow ones not before the end of this test.
    for (pace, phase, says) in
        [("0.3", "second-phase", "Partial: 2 of "), ("1000", "first-phase", "Partial: nothing")]
    {
        let mut command = wayfare("flights BOS LHR --depart +45d --limit 2");
        let mut child = spawn(command.env("WAYFARE_PACE", pace));
        let _rest = wait_for(&mut child, phase);
        interrupt(&child);
        let output = child.wait_with_output().unwrap();
        let out = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(5), "{phase}: {out}");
        assert!(out.contains(says) && out.ends_with("stopped by Ctrl-C.\n"), "{phase}: {out}");
    }
}

#[test]
fn searches_for_hotels_stop_the_same_way() {
    let mut command = wayfare("hotels boston --checkin +30d --checkout +33d");
    let mut child = spawn(command.env("WAYFARE_PACE", "1000"));
    let _rest = wait_for(&mut child, "partial");
    interrupt(&child);
    let output = child.wait_with_output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(5), "{out}");
    assert!(out.contains("Partial: ") && out.contains("stopped by Ctrl-C.\n"), "{out}");
}

#[test]
fn a_feed_tells_where_to_go_on() {
    let mut child = spawn(&mut wayfare("feed hotels"));
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut written = String::new();
    out.read_line(&mut written).unwrap();
    interrupt(&child);
    out.read_to_string(&mut written).unwrap();
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(5), "{err}");
    let last: serde_json::Value = serde_json::from_str(written.lines().last().unwrap()).unwrap();
    let count = written.lines().count();
    let says = format!(" after {count} records: go on with --after {}.", last["hotelId"]);
    assert!(err.contains("Stopped by Ctrl-C") && err.contains(&says), "{says}: {err}");
}

#[test]
fn json_that_was_cut_short_says_so_in_its_status() {
    let mut command = wayfare("flights BOS LHR --depart +45d --limit 2 --json");
    let mut child = spawn(command.env("WAYFARE_PACE", "1000"));
    let _rest = wait_for(&mut child, "first-phase");
    interrupt(&child);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(5));
    let response: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(response["status"], "first-phase");
}

#[test]
fn the_second_quits_at_once() {
    // The output is more than a pipe holds, and nobody reads it.
    let mut child = spawn(&mut wayfare("flights BOS LHR --depart +45d --limit 999 --json"));
    let _rest = wait_for(&mut child, "complete");
    // Signals that come together count once, so that two may not be enough.
    let status = loop {
        interrupt(&child);
        std::thread::sleep(Duration::from_millis(20));
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
    };
    assert_eq!(status.code(), Some(130));
}

#[test]
fn a_service_stops_and_that_is_no_failure() {
    let mut child = spawn(&mut wayfare("serve --addr 127.0.0.1:0 --pace 0"));
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    assert!(line.starts_with("Serving http://127.0.0.1:"), "{line}");
    interrupt(&child);
    let mut rest = String::new();
    child.stderr.take().unwrap().read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(rest.ends_with("Stopped.\n"), "{rest}");
}
