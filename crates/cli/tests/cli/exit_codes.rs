//! The exit codes that `--help` promises.

use crate::canned::Canned;
use crate::support::{Service, assert_refused, deserted, ran, run, wayfare};

#[test]
fn found_is_0() {
    let ran = ran("flights BOS LHR --depart +45d");
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn complete_and_nothing_found_is_1() {
    let ran = ran("flights BOS PER --depart +45d --max-stops 0");
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), "No flights found.\n"), "{ran:?}");
}

#[test]
fn a_complete_answer_without_its_results_is_not_nothing_found() {
    let begun = r#"{"searchId": "s1", "status": "first-phase"}"#;
    for (words, last) in [
        ("flights BOS LHR --depart +45d", r#"{"status": "complete", "totalCount": 2}"#),
        ("flights BOS LHR --depart +45d --json", r#"{"status": "complete", "results": null}"#),
        ("cars LAX --pickup +1d --dropoff +2d", r#"{"status": "complete"}"#),
    ] {
        let canned = Canned::start(vec![(200, begun.into()), (200, last.into())]);
        let ran = run(canned.client(words));
        assert_eq!(ran.code, Some(3), "{ran:?}");
        assert!(ran.err.contains("it claims to be complete, without its results: /results: "), "{ran:?}");
        assert!(!ran.out.contains("No flights") && !ran.out.contains("No cars"), "{ran:?}");
    }
}

#[test]
fn a_command_line_that_makes_no_sense_is_2() {
    for (words, says) in [
        ("", "Usage"),
        ("frobnicate", "unrecognized subcommand"),
        ("flights BOS", "--depart"),
        ("flights BOS LHR --depart soon", "yyyy-mm-dd"),
        ("flights BOS LHR --depart +45d --cabin sofa", "premium-economy"),
        ("flights BOS LHR --depart +45d --currency euro", "--currency"),
        ("flights BOS LHR --depart +45d --deadline 30", "30s"),
        ("flights BOS LHR --depart +45d --leg LHR-BOS:+50d", "cannot be used with"),
        ("flights --leg BOSLHR:+50d", "FROM-TO:DAY"),
        ("flights BOS,PVD LHR --depart +45d --nearby", "--nearby: found BOS,PVD"),
        ("flights BOS LHR --depart +45d --key secret", "unexpected argument '--key'"),
        ("places trains x", "possible values"),
        ("places flights x --user-agent \u{1b}[2J", "--user-agent"),
        ("flights BOS LHR --depart +45d --pace -1", "0 to 1000"),
        ("calendar BOS LHR --month +1 --pace 1", "unexpected argument '--pace'"),
        ("serve --pace 1001", "0 to 1000"),
        ("serve --addr nowhere", "--addr"),
    ] {
        assert_refused(words, says);
    }
}

#[test]
fn a_request_that_is_not_valid_is_2_with_every_fault_and_its_flag() {
    let own = ran("flights BOS LHR --depart +45d --adults 12 --limit 5000 --max-stops 40");
    assert_eq!(own.code, Some(2));
    for fault in
        ["--adults: found 12 travellers, allowed 1 to 9\n", "--limit: found 5000", "--max-stops: found 40"]
    {
        assert!(own.err.contains(fault), "{own:?}");
    }
    for (words, fault) in [
        ("--adults 0", "--adults: found 0 travellers, allowed 1 to 9"),
        ("--adults 5 --children 5", "--adults and --children: found 10 travellers, allowed 1 to 9"),
    ] {
        assert_refused(&format!("flights BOS LHR --depart +45d {words}"), fault);
    }
    let service = ran("flights ZZZ BOS --depart 2020-01-02 --return 2020-01-01");
    assert_eq!(service.code, Some(2));
    for fault in [
        "FROM or TO: /searchStartParameters/legs/0/origin/airports/0: found \"ZZZ\"",
        "--depart or --return: /searchStartParameters/legs/0/date: found \"2020-01-02\"",
        "--depart or --return: /searchStartParameters/legs/1/date: found \"2020-01-01\"",
    ] {
        assert!(service.err.contains(fault), "{service:?}");
    }
}

#[test]
fn a_return_that_was_meant_from_the_departure_is_explained() {
    let ran = ran("flights BOS LHR --depart +45d --return +7d");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("+7d is counted from today"), "{ran:?}");
}

#[test]
fn a_name_that_nobody_knows_is_2() {
    let ran = ran("flights xyzzyqq LHR --depart +45d");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("\"xyzzyqq\""), "{ran:?}");
}

#[test]
fn half_a_connection_is_2() {
    let mut command = wayfare("flights BOS LHR --depart +45d");
    command.env("WAYFARE_API_KEY", "top-secret");
    let key_only = run(command);
    assert_eq!(key_only.code, Some(2));
    assert!(key_only.err.contains("no base URL") && !key_only.err.contains("top-secret"), "{key_only:?}");
    let url_only = ran("flights BOS LHR --depart +45d --base-url http://127.0.0.1:9");
    assert_eq!(url_only.code, Some(2));
    assert!(url_only.err.contains("WAYFARE_API_KEY"), "{url_only:?}");
}

#[test]
fn a_base_url_that_is_none_is_2_behind_the_name_of_its_origin() {
    for (url, says) in [("ftp://a.example", "found the scheme ftp"), ("a.example", "found no scheme")] {
        let mut command = wayfare(&format!("places flights boston --base-url {url}"));
        command.env("WAYFARE_API_KEY", "top-secret");
        let flag = run(command);
        let mut command = wayfare("places flights boston");
        command.env("WAYFARE_API_KEY", "top-secret").env("WAYFARE_BASE_URL", url);
        let variable = run(command);
        for (ran, origin) in [(flag, "--base-url"), (variable, "WAYFARE_BASE_URL")] {
            assert_eq!(ran.code, Some(2), "{ran:?}");
            assert!(ran.err.starts_with(&format!("error: {origin}: ")) && ran.err.contains(says), "{ran:?}");
        }
    }
}

#[test]
fn nobody_listening_is_3() {
    let mut command = wayfare("flights BOS LHR --depart +45d");
    command.env("WAYFARE_API_KEY", "top-secret").env("WAYFARE_BASE_URL", deserted());
    let ran = run(command);
    assert_eq!(ran.code, Some(3), "{ran:?}");
    assert!(ran.err.contains("could not connect") && ran.err.contains("--base-url"), "{ran:?}");
}

#[test]
fn another_path_is_3() {
    let service = Service::start("");
    let mut command = service.client("any", "flights BOS LHR --depart +45d");
    let ran = run({
        command.env("WAYFARE_BASE_URL", format!("{}/elsewhere", service.base_url));
        command
    });
    assert_eq!(ran.code, Some(3), "{ran:?}");
}

#[test]
fn a_rejected_key_is_4() {
    let service = Service::start("--key good --key poor --deny poor");
    for (key, code) in [("good", 0), ("wrong", 4), ("poor", 4)] {
        for words in
            ["flights BOS LHR --depart +45d", "flights boston LHR --depart +45d", "places flights boston"]
        {
            let ran = run(service.client(key, words));
            assert_eq!(ran.code, Some(code), "{key} {words}: {ran:?}");
        }
    }
}

#[test]
fn stopped_before_complete_is_5() {
    for words in ["--deadline 3s", "--until first-phase"] {
        // So slow that there is nothing yet.
        let ran = ran(&format!("flights BOS LHR --depart +45d --pace 1000 {words}"));
        assert_eq!(ran.code, Some(5), "{words}: {ran:?}");
        assert!(
            format!("{}{}", ran.out, ran.err).contains("Partial: nothing found so far"),
            "{words}: {ran:?}"
        );
    }
}

#[test]
fn a_phase_that_was_asked_for_and_has_results_is_0() {
    let ran = ran("flights BOS LHR --depart +45d --until second-phase");
    assert_eq!(ran.code, Some(0), "{ran:?}");
}
