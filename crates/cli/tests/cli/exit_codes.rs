//! Tests of the exit codes that `--help` documents.

use crate::canned::Canned;
use crate::support::{Service, UNREACHABLE_URL, assert_rejected, client, ran, run, wayfare};

#[test]
fn invalid_command_lines_exit_with_2() {
    for (words, expected) in [
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
        assert_rejected(words, expected);
    }
}

#[test]
fn invalid_requests_exit_with_2_and_list_all_errors_with_flags() {
    let own = ran("flights BOS LHR --depart +45d --adults 12 --limit 5000 --max-stops 40").assert_code(2);
    own.assert_err([
        "--adults: found 12 travellers, allowed 1 to 9\n",
        "--limit: found 5000",
        "--max-stops: found 40",
    ]);
    for (words, fault) in [
        ("--adults 0", "--adults: found 0 travellers, allowed 1 to 9"),
        ("--adults 5 --children 5", "--adults and --children: found 10 travellers, allowed 1 to 9"),
    ] {
        assert_rejected(&format!("flights BOS LHR --depart +45d {words}"), fault);
    }
    let service = ran("flights ZZZ BOS --depart 2020-01-02 --return 2020-01-01").assert_code(2);
    service.assert_err([
        "  FROM: found \"ZZZ\"",
        "--depart: found \"2020-01-02\"",
        "--return: found \"2020-01-01\"",
    ]);
}

#[test]
fn return_days_counted_from_departure_are_explained() {
    let ran = ran("flights BOS LHR --depart +45d --return +7d").assert_code(2);
    ran.assert_err(["+7d counts from today"]);
}

#[test]
fn incomplete_connections_exit_with_2() {
    let key_only =
        run(wayfare("flights BOS LHR --depart +45d").env("WAYFARE_API_KEY", "top-secret")).assert_code(2);
    assert!(key_only.err.contains("no base URL") && !key_only.err.contains("top-secret"), "{key_only:?}");
    let url_only = ran("flights BOS LHR --depart +45d --base-url http://127.0.0.1:9").assert_code(2);
    url_only.assert_err(["WAYFARE_API_KEY"]);
}

#[test]
fn invalid_base_urls_exit_with_2_and_name_their_origin() {
    for (url, expected) in [("ftp://a.example", "found the scheme ftp"), ("a.example", "found no scheme")] {
        let flag =
            run(wayfare(&format!("places flights boston --base-url {url}"))
                .env("WAYFARE_API_KEY", "top-secret"));
        let variable = run(client("places flights boston", url, "top-secret"));
        for (ran, origin) in [(flag, "--base-url"), (variable, "WAYFARE_BASE_URL")] {
            assert_eq!(ran.code, Some(2), "{ran:?}");
            assert!(
                ran.err.starts_with(&format!("error: {origin}: ")) && ran.err.contains(expected),
                "{ran:?}"
            );
        }
    }
}

#[test]
fn unreachable_services_exit_with_3() {
    let ran = run(client("flights BOS LHR --depart +45d", UNREACHABLE_URL, "top-secret")).assert_code(3);
    ran.assert_err(["could not connect", "--base-url"]);
}

#[test]
fn rejected_keys_exit_with_4() {
    let service = Service::start("--key good --key poor --deny poor");
    for (key, code) in [("good", 0), ("wrong", 4), ("poor", 4)] {
        for words in
            ["flights BOS LHR --depart +45d", "flights boston LHR --depart +45d", "places flights boston"]
        {
            run(service.client(key, words)).assert_code(code);
        }
    }
    for words in [
        "hotels kplace:4930956 --basic",
        "hotels kplace:4930956",
        "hotels boston",
        "hotel 1",
        "calendar BOS LHR --month +1",
    ] {
        let ran = run(service.client("wrong-secret", words)).assert_code(4);
        assert!(!ran.err.contains("secret"), "{words}: {ran:?}");
    }
}

#[test]
fn exit_codes_follow_from_the_verdict() {
    let flights = "flights BOS LHR --depart +45d";
    let cars = "cars LAX --pickup +1d --dropoff +2d";
    let hotels = "hotels kplace:1";
    let beyond = "3 results, none of them on this page.";
    let few = "the response contains 0 of the 3 results that its total implies";
    let no_list = "it is final but lacks a required list: results: ";
    for (words, body, code, expected) in [
        (flights, r#"{"status": "complete", "totalCount": 3, "results": []}"#, 5, few),
        (cars, r#"{"status": "complete", "totalCount": 3, "results": []}"#, 5, few),
        (hotels, r#"{"isComplete": true, "totalFilteredResults": 3, "results": []}"#, 5, few),
        (flights, r#"{"status": "complete", "totalCount": 0, "results": []}"#, 1, "No flights found."),
        (cars, r#"{"status": "complete", "totalCount": 0, "results": []}"#, 1, "No cars found."),
        (hotels, r#"{"isComplete": true, "totalFilteredResults": 0, "results": []}"#, 1, "No hotels found."),
        (
            &format!("{flights} --page 9"),
            r#"{"status": "complete", "totalCount": 3, "results": []}"#,
            1,
            beyond,
        ),
        (&format!("{flights} --page 9"), r#"{"status": "complete", "totalCount": 3}"#, 1, beyond),
        (
            &format!("{cars} --page 9"),
            r#"{"status": "complete", "totalCount": 3}"#,
            1,
            "3 cars, none of them",
        ),
        (
            flights,
            r#"{"status": "complete", "totalCount": 2, "results": [{"id": "a"}], "errors": []}"#,
            0,
            "1 result more",
        ),
        (
            flights,
            r#"{"status": "complete", "results": [{"id": "a"}], "errors": [{"code": "X"}]}"#,
            5,
            "reported errors: 1",
        ),
        (
            flights,
            r#"{"status": "complete", "results": [], "errors": [{"code": "X"}]}"#,
            3,
            "error: flights.poll: ",
        ),
        (
            "places flights x",
            r#"{"results": [{"name": "a"}], "errors": [{"code": "X"}]}"#,
            5,
            "reported errors: 1",
        ),
        (flights, r#"{"status": "complete", "totalCount": 2}"#, 3, no_list),
        (flights, r#"{"status": "complete", "results": null}"#, 3, no_list),
        (cars, r#"{"status": "complete"}"#, 3, no_list),
        (flights, "<html>", 3, "error: "),
        ("places flights x", "{}", 3, "it lacks a required list"),
        (
            "calendar BOS LHR --month 2099-03",
            r#"{"results": null}"#,
            3,
            "it lacks a required list: results: found null",
        ),
        ("hotel 1", r#"{"isComplete": true, "errors": [{"code": "X"}]}"#, 3, "error: hotels.single: "),
    ] {
        let ran = run(Canned::with_body(body).client(words)).assert_code(code);
        assert!(format!("{}{}", ran.out, ran.err).contains(expected), "{words} {body}: {ran:?}");
    }
}
