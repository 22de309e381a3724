//! Ctrl-C and other signals that ask for an end.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::Duration;

use crate::canned::Canned;
use crate::support::{spawn, wayfare};

fn interrupt(child: &Child) {
    send(child, "INT");
}

fn send(child: &Child, signal: &str) {
    // The command would go on, and its end be waited for without one.
    assert!(signal == "HUP" || !is_ignored(signal), "these tests were started with SIG{signal} ignored");
    let (signal, id) = (format!("-{signal}"), child.id().to_string());
    assert!(Command::new("kill").args([signal, id]).stderr(Stdio::null()).status().is_ok());
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
        [("0.6", "second-phase", "Partial: 2 of "), ("1000", "first-phase", "Partial: nothing")]
    {
        let mut child =
            spawn(&mut wayfare(&format!("flights BOS LHR --depart +45d --limit 2 --pace {pace}")));
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
    let mut child = spawn(&mut wayfare("hotels boston --checkin +30d --checkout +33d --pace 1000"));
    let _rest = wait_for(&mut child, "partial");
    interrupt(&child);
    let output = child.wait_with_output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(5), "{out}");
    assert!(out.contains("Partial: ") && out.contains("stopped by Ctrl-C.\n"), "{out}");
}

#[test]
fn a_feed_tells_where_to_go_on() {
    for (signal, name) in [("INT", "Ctrl-C"), ("TERM", "SIGTERM")] {
        let mut child = spawn(&mut wayfare("feed hotels"));
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut written = String::new();
        out.read_line(&mut written).unwrap();
        send(&child, signal);
        out.read_to_string(&mut written).unwrap();
        let mut err = String::new();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(5), "{err}");
        let last: serde_json::Value = serde_json::from_str(written.lines().last().unwrap()).unwrap();
        let count = written.lines().count();
        let says = format!(" after {count} records: go on with --after {}.", last["hotelId"]);
        assert!(err.contains(&format!("Stopped by {name}")) && err.contains(&says), "{says}: {err}");
    }
}

#[test]
fn json_that_was_cut_short_says_so_in_its_status() {
    let mut child = spawn(&mut wayfare("flights BOS LHR --depart +45d --limit 2 --json --pace 1000"));
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
    assert_eq!(send_until_it_ends(&mut child, "INT"), Some(130));
}

/// Signals that come together count once, so that two may not be enough.
fn send_until_it_ends(child: &mut Child, signal: &str) -> Option<i32> {
    loop {
        send(child, signal);
        std::thread::sleep(Duration::from_millis(20));
        if let Some(status) = child.try_wait().unwrap() {
            break status.code();
        }
    }
}

#[test]
fn other_requests_to_end_are_heard_as_well() {
    for (signal, name, quits) in [("TERM", "SIGTERM", 143), ("HUP", "the closing of the terminal", 129)] {
        if signal == "HUP" && is_ignored(signal) {
            // Tests that are to outlive their terminal hand that on to the command.
            continue;
        }
        let mut child = spawn(&mut wayfare("flights BOS LHR --depart +45d --limit 2 --pace 0.6"));
        let _rest = wait_for(&mut child, "second-phase");
        send(&child, signal);
        let output = child.wait_with_output().unwrap();
        let out = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(5), "{signal}: {out}");
        assert!(out.contains("Partial: 2 of ") && out.ends_with(&format!("stopped by {name}.\n")), "{out}");

        let mut child = spawn(&mut wayfare("flights BOS LHR --depart +45d --limit 999 --json"));
        let _rest = wait_for(&mut child, "complete");
        assert_eq!(send_until_it_ends(&mut child, signal), Some(quits));
    }
}

/// Whether these tests were started with a signal ignored, as by `nohup` or in some jobs in the background. The command
/// inherits that.
pub fn is_ignored(signal: &str) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap_or("0").trim();
    let number = ["HUP", "INT"].iter().position(|known| *known == signal).map_or(15, |place| place + 1);
    u64::from_str_radix(mask, 16).unwrap() >> (number - 1) & 1 == 1
}

#[cfg(target_os = "linux")]
#[test]
fn a_command_that_was_told_to_outlive_its_terminal_does() {
    let program = env!("CARGO_BIN_EXE_wayfare");
    let words = "flights BOS LHR --depart +45d --limit 2 --pace 0.05";
    let mut command = Command::new("sh");
    command.args(["-c", &format!("trap '' HUP; exec {program} {words}")]);
    command.env_remove("WAYFARE_BASE_URL").env_remove("WAYFARE_API_KEY");
    let mut child = spawn(&mut command);
    let _rest = wait_for(&mut child, "first-phase");
    send(&child, "HUP");
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

#[test]
fn a_look_up_is_stopped_as_well() {
    for words in [
        "places flights boston",
        "hotels boston",
        "calendar boston LHR --month +1",
        "constants theme",
        "feed hotels --property-type hostel",
    ] {
        let service = Canned::start_then_stall(Vec::new());
        let child = spawn(&mut service.client(words));
        while service.calls().is_empty() {
            std::thread::sleep(Duration::from_millis(5));
        }
        interrupt(&child);
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(5), "{words}: {err}");
        assert!(err.contains("stopped by Ctrl-C while waiting for the "), "{words}: {err}");
    }
}

#[test]
fn a_polygon_that_nobody_writes_is_not_waited_for() {
    let mut command = wayfare("hotels --polygon -");
    let mut child = spawn(command.stdin(Stdio::piped()));
    let _rest = wait_for(&mut child, "Embedded inventory");
    let writer = child.stdin.take();
    interrupt(&child);
    assert_eq!(child.wait().unwrap().code(), Some(5));
    drop(writer);
}

#[test]
fn a_service_stops_and_that_is_no_failure() {
    for signal in ["INT", "TERM"] {
        let mut child = spawn(&mut wayfare("serve --addr 127.0.0.1:0 --pace 0"));
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        assert!(line.starts_with("Serving http://127.0.0.1:"), "{line}");
        send(&child, signal);
        let mut rest = String::new();
        child.stderr.take().unwrap().read_to_string(&mut rest).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0), "{signal}");
        assert!(rest.ends_with("Stopped.\n"), "{rest}");
    }
}
