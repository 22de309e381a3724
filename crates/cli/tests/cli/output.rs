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
        let mut table = ran.out.lines().take_while(|line| !line.is_empty());
        // Neither a time with its airport nor an id is broken.
        let longest = columns.max(40);
        assert!(table.clone().all(|line| line.chars().count() <= longest), "{columns}: {ran:?}");
        let has_columns = table.next().unwrap().ends_with("STOPS");
        assert_eq!(has_columns, columns >= 80, "{ran:?}");
        let ids = ran.out.split_whitespace().filter(|word| word.starts_with("BOS-LHR:")).count();
        assert_eq!(ids, 5, "{ran:?}");
    }
}

#[test]
fn colours_come_where_they_are_asked_for() {
    let coloured = |words: &str, name: &str, value: &str| {
        let mut command = wayfare(&format!("flights BOS LHR --depart +45d --limit 1 {words}"));
        let ran = run({
            command.env(name, value);
            command
        });
        (ran.out.contains("\u{1b}[1m"), ran.err.contains("\u{1b}[2m"))
    };
    for (words, name, value, is) in [
        ("--color always", "NO_COLOR", "1", true),
        ("--colour=always", "TERM", "dumb", true),
        ("", "CLICOLOR_FORCE", "1", true),
        ("--color auto", "CLICOLOR_FORCE", "1", true),
        ("--color never", "CLICOLOR_FORCE", "1", false),
        ("", "CLICOLOR_FORCE", "", false),
        ("", "TERM", "xterm-256color", false),
    ] {
        assert_eq!(coloured(words, name, value), (is, is), "{words} {name}={value}");
    }
    let mut both = wayfare("flights BOS LHR --depart +45d --limit 1");
    both.env("NO_COLOR", "1").env("CLICOLOR_FORCE", "1");
    assert!(!run(both).out.contains('\u{1b}'));
}

#[test]
fn errors_are_red_and_json_is_never_coloured() {
    let ran = ran("flights BOS --color always");
    assert!(ran.err.starts_with("\u{1b}[1m\u{1b}[31merror:\u{1b}[0m "), "{ran:?}");
    let ran = crate::support::ran("flights BOS BOS --depart 2020-01-01 --color always");
    assert!(ran.err.contains("\u{1b}[1m\u{1b}[31merror:\u{1b}[0m the service refused"), "{ran:?}");
    let ran = crate::support::ran("flights BOS LHR --depart +45d --limit 1 --json --color always");
    assert!(!ran.out.contains('\u{1b}') && !ran.err.contains('\u{1b}'), "{ran:?}");
}

#[test]
fn a_booking_link_is_a_link() {
    let service = Service::start("");
    for words in [
        "flights BOS LHR --depart +45d --limit 1",
        "hotels boston --checkin +30d --checkout +33d --limit 1",
        "cars LAX --pickup +45d --dropoff +49d --limit 1",
    ] {
        let linked = run(service.client("any", &format!("{words} --color always")));
        assert!(linked.out.contains(&format!("\u{1b}]8;;{}/in?", service.base_url)), "{linked:?}");
        let plain = run(service.client("any", words));
        assert!(!plain.out.contains("/in?"), "{plain:?}");
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
