//! Tests of Ctrl-C and other signals that stop a command.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::Duration;

use crate::canned::Canned;
use crate::support::{DEADLINE, ended, spawn, wayfare};

fn interrupt(child: &Child) {
    send(child, "INT");
}

fn send(child: &Child, signal: &str) {
    // If the signal were ignored here, the command would ignore it too, and the test would wait forever.
    assert!(signal == "HUP" || !is_ignored(signal), "these tests were started with SIG{signal} ignored");
    let (signal, id) = (format!("-{signal}"), child.id().to_string());
    assert!(Command::new("kill").args([signal, id]).stderr(Stdio::null()).status().is_ok());
}

/// Reads stderr up to a line with this text, and returns the rest.
fn wait_for(child: &mut Child, text: &str) -> BufReader<ChildStderr> {
    let mut err = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains(text) {
        line.clear();
        assert!(err.read_line(&mut line).unwrap() > 0, "stderr ended without {text:?}");
    }
    err
}

#[test]
fn the_first_signal_prints_results_and_exits_with_5() {
    // Fast providers respond soon; slow ones don't respond before the end of this test.
    for (pace, phase, expected) in
        [("2", "second-phase", "Partial: 2 of "), ("1000", "first-phase", "Partial: nothing")]
    {
        let mut child =
            spawn(&mut wayfare(&format!("flights BOS LHR --depart +45d --limit 2 --pace {pace}")));
        let _rest = wait_for(&mut child, phase);
        interrupt(&child);
        let out = ended(child, phase).assert_code(5).out;
        assert!(out.contains(expected) && out.ends_with("stopped by Ctrl-C.\n"), "{phase}: {out}");
    }
}

#[test]
fn interrupted_feeds_print_how_to_continue() {
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
        let expected = format!(" after {count} records: continue with --after {}.", last["hotelId"]);
        assert!(err.contains(&format!("Stopped by {name}")) && err.contains(&expected), "{expected}: {err}");
    }
}

#[test]
fn the_second_signal_quits_at_once() {
    // The output is larger than a pipe's buffer, and the test doesn't read it.
    let mut child = spawn(&mut wayfare("flights BOS LHR --depart +45d --limit 999 --json"));
    let _rest = wait_for(&mut child, "complete");
    assert_eq!(send_until_it_ends(&mut child, "INT"), Some(130));
}

/// Sends the signal until the command ends. Signals sent in quick succession may arrive as one, so two signals might
/// not be enough.
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
fn other_signals_stop_searches_as_well() {
    for (signal, name, quits) in [("TERM", "SIGTERM", 143), ("HUP", "terminal closure", 129)] {
        if signal == "HUP" && is_ignored(signal) {
            // The tests run with SIGHUP ignored, and the command inherits this disposition.
            continue;
        }
        let mut child = spawn(&mut wayfare("flights BOS LHR --depart +45d --limit 2 --pace 2"));
        let _rest = wait_for(&mut child, "second-phase");
        send(&child, signal);
        let out = ended(child, signal).assert_code(5).out;
        assert!(out.contains("Partial: 2 of ") && out.ends_with(&format!("stopped by {name}.\n")), "{out}");

        let mut child = spawn(&mut wayfare("flights BOS LHR --depart +45d --limit 999 --json"));
        let _rest = wait_for(&mut child, "complete");
        assert_eq!(send_until_it_ends(&mut child, signal), Some(quits));
    }
}

/// Returns whether these tests were started with a signal ignored, for example by `nohup` or in some background jobs.
/// The command inherits this disposition.
pub fn is_ignored(signal: &str) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap_or("0").trim();
    let number = ["HUP", "INT"].iter().position(|known| *known == signal).map_or(15, |place| place + 1);
    u64::from_str_radix(mask, 16).unwrap() >> (number - 1) & 1 == 1
}

#[cfg(target_os = "linux")]
#[test]
fn ignored_hang_ups_do_not_stop_the_command() {
    let program = env!("CARGO_BIN_EXE_wayfare");
    let words = "flights BOS LHR --depart +45d --limit 2 --pace 0.05";
    let mut command = Command::new("sh");
    command.args(["-c", &format!("trap '' HUP; exec {program} {words}")]);
    command.env_remove("WAYFARE_BASE_URL").env_remove("WAYFARE_API_KEY");
    let mut child = spawn(&mut command);
    let _rest = wait_for(&mut child, "first-phase");
    send(&child, "HUP");
    ended(child, words).assert_code(0);
}

#[test]
fn lookups_can_be_interrupted() {
    for words in ["places flights boston", "feed hotels --property-type hostel"] {
        let service = Canned::start_then_stall(Vec::new());
        let child = spawn(&mut service.client(words));
        while service.calls().is_empty() {
            std::thread::sleep(Duration::from_millis(5));
        }
        interrupt(&child);
        ended(child, words).assert_code(5).assert_err(["stopped by Ctrl-C while waiting for the "]);
    }
}

#[test]
fn waiting_for_a_polygon_can_be_interrupted() {
    let mut command = wayfare("hotels --polygon -");
    let mut child = spawn(command.stdin(Stdio::piped()));
    let _rest = wait_for(&mut child, "Embedded inventory");
    let writer = child.stdin.take();
    interrupt(&child);
    assert_eq!(child.wait().unwrap().code(), Some(5));
    drop(writer);
}

#[cfg(target_os = "linux")]
#[test]
fn unread_messages_delay_neither_deadlines_nor_signals() {
    /// Capacity of a pipe, in bytes.
    const CAPACITY: usize = 64 << 10;
    for deadline in [DEADLINE, ""] {
        let service = Canned::start_then_stall(Vec::new());
        let (unread, mut full) = std::io::pipe().unwrap();
        full.write_all(&[b'.'; CAPACITY]).unwrap();
        let mut command = service.client(&format!("flights BOS LHR --depart +9d {deadline}"));
        let mut child = command.stdout(Stdio::null()).stderr(full).spawn().unwrap();
        while service.calls().is_empty() {
            std::thread::sleep(Duration::from_millis(20));
        }
        if deadline.is_empty() {
            send(&child, "TERM");
        }
        assert_eq!(child.wait().unwrap().code(), Some(5), "{deadline}");
        drop(unread);
    }
}
