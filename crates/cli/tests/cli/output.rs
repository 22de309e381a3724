//! Tests of output streams, colours, links and write failures.

use crate::support::{Service, ended, ran, run, spawn, wayfare};

#[test]
fn closed_pipes_are_not_failures() {
    for words in ["flights BOS LHR --depart +45d --json --limit 999", "--help", "completions bash"] {
        let mut child = spawn(&mut wayfare(words));
        drop(child.stdout.take());
        let ended = ended(child, words).assert_code(0);
        assert!(!ended.err.contains("panicked"), "{ended:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn write_errors_are_reported_and_exit_with_3() {
    for words in ["flights BOS LHR --depart +45d", "places flights boston", "--help", "completions bash"] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        run(wayfare(words).stdout(full)).assert_code(3).assert_err(["could not be written"]);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn write_errors_on_stderr_are_ignored() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    run(wayfare("flights boston LHR --depart +45d --limit 1").stderr(full)).assert_code(0);
}

#[test]
fn tables_fit_the_requested_width() {
    for columns in [100, 80, 60, 20, 1] {
        let ran = run(wayfare("flights BOS LHR --depart +45d --limit 5").env("COLUMNS", columns.to_string()))
            .assert_code(0);
        let mut table = ran.out.lines().take_while(|line| !line.is_empty());
        // Neither an id, nor a time and its airport, is split across lines.
        let longest = columns.max(40);
        assert!(table.clone().all(|line| line.chars().count() <= longest), "{columns}: {ran:?}");
        let has_columns = table.next().unwrap().ends_with("STOPS");
        assert_eq!(has_columns, columns >= 80, "{ran:?}");
        let ids = ran.out.split_whitespace().filter(|word| word.starts_with("BOS-LHR:")).count();
        assert_eq!(ids, 5, "{ran:?}");
    }
}

#[test]
fn colours_follow_option_and_environment() {
    let coloured = |words: &str, name: &str, value: &str| {
        let ran = run(wayfare(&format!("flights BOS LHR --depart +45d --limit 1 {words}")).env(name, value));
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
    ran.assert_err(["\u{1b}[1m\u{1b}[31merror:\u{1b}[0m the service rejected"]);
    let ran = crate::support::ran("flights BOS LHR --depart +45d --limit 1 --json --color always");
    assert!(!ran.out.contains('\u{1b}') && !ran.err.contains('\u{1b}'), "{ran:?}");
}

#[test]
fn booking_links_are_terminal_hyperlinks() {
    let service = Service::start("");
    for words in [
        "flights BOS LHR --depart +45d --limit 1",
        "hotels boston --checkin +30d --checkout +33d --limit 1",
        "cars LAX --pickup +45d --dropoff +49d --limit 1",
    ] {
        let linked = run(service.client("any", &format!("{words} --color always")));
        linked.assert_out([&format!("\u{1b}]8;;{}/in?", service.base_url)]);
        let plain = run(service.client("any", words));
        assert!(!plain.out.contains("/in?"), "{plain:?}");
    }
}

#[test]
fn keys_are_redacted_everywhere() {
    // URLs and JSON escape these characters.
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
fn short_keys_do_not_break_json() {
    let service = Service::start("");
    let ran = run(service.client("a", "flights BOS LHR --depart +45d --json --limit 3"));
    let response = ran.json();
    assert_eq!(response["status"], "complete");
}
