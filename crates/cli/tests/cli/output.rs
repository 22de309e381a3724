//! What is written where, and what becomes of it where it can't be.

use crate::support::{Service, ran, run, spawn, wayfare};

#[test]
fn a_reader_who_has_left_is_no_failure() {
    for words in ["flights BOS LHR --depart +45d --json --limit 999", "--help", "completions bash"] {
        let mut child = spawn(&mut wayfare(words));
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(0), "{words}: {err}");
        assert!(!err.contains("panicked"), "{words}: {err}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_ends_with_3() {
    for words in ["flights BOS LHR --depart +45d", "places flights boston", "--help", "completions bash"] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = wayfare(words).stdout(full).output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(3), "{words}: {err}");
        assert!(err.contains("could not be written"), "{words}: {err}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_behind_stderr_is_passed_over() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = wayfare("flights boston LHR --depart +45d --limit 1").stderr(full).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn tables_are_as_narrow_as_asked() {
    for columns in [100, 80, 60, 20, 1] {
        let mut command = wayfare("flights BOS LHR --depart +45d --limit 5");
        let ran = run({
            command.env("COLUMNS", columns.to_string());
            command
        });
        assert_eq!(ran.code, Some(0));
        let table = ran.out.lines().take(6);
        assert!(table.clone().all(|line| line.chars().count() <= columns), "{columns}: {ran:?}");
        let shows_seller = table.clone().next().unwrap().contains("PROVIDER");
        assert_eq!(shows_seller, columns >= 80, "{ran:?}");
    }
}

#[test]
fn nothing_is_coloured_where_there_is_no_terminal() {
    for words in ["flights BOS LHR --depart +45d", "--help", "flights", "places flights boston"] {
        let ran = ran(words);
        assert!(!ran.out.contains('\u{1b}') && !ran.err.contains('\u{1b}'), "{words}: {ran:?}");
    }
}

#[test]
fn help_is_on_stdout_and_tells_exit_codes_and_environment() {
    let ran = ran("--help");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for part in ["Examples:", "Exit codes:", "WAYFARE_API_KEY", "WAYFARE_BASE_URL", "completions"] {
        assert!(ran.out.contains(part), "{part}");
    }
    // All reasons for 5 that an end without results, or a service that takes back or miscounts, may have.
    let out = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    for reason in [
        "with nothing found so far, by --until or --settle, or where the service counts more than it gives",
        "the service took back results that it had given",
    ] {
        assert!(out.contains(reason), "{reason}: {out}");
    }
}

#[test]
fn there_are_completions_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = ran(&format!("completions {shell}"));
        assert_eq!(ran.code, Some(0));
        assert!(ran.out.contains("max-stops"), "{shell}");
    }
}

#[test]
fn the_key_is_in_no_output() {
    // Characters that URLs and JSON write in ways of their own.
    let key = "s3cret/key+\"1";
    let service = Service::start("");
    let strict = Service::start("--key another");
    for words in [
        "flights BOS LHR --depart +45d --json --limit 3",
        "flights boston LHR --depart +45d --limit 3",
        "flights BOS BOS --depart 2020-01-01",
        "places hotels boston --json",
    ] {
        for service in [&service, &strict] {
            let ran = run(service.client(key, words));
            let written = format!("{}{}", ran.out, ran.err);
            assert!(!written.contains("s3cret"), "{words}: {written}");
        }
    }
}

#[test]
fn a_key_that_is_part_of_words_does_not_break_json() {
    let service = Service::start("");
    let ran = run(service.client("a", "flights BOS LHR --depart +45d --json --limit 3"));
    let response: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(response["status"], "complete");
}
