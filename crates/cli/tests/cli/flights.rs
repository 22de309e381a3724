//! Tests of `wayfare flights`.

use crate::support::ran;

#[test]
fn similar_names_exit_with_2_and_suggestions() {
    let ran = ran("flights bost LHR --depart +45d").assert_code(2);
    ran.assert_err(["no airport is named \"bost\"; did you mean one of these?\n  BOS: "]);
    assert!(ran.out.is_empty(), "{ran:?}");
}

#[test]
fn a_code_that_may_be_a_typo_is_mentioned() {
    let notice = "BSO is Basco, Philippines; BOS is Boston.";
    ran("flights BSO MNL --depart +45d --limit 1").assert_err([notice]);
    ran("cars bso --pickup +45d --dropoff +48d --limit 1").assert_err([notice]);
    let usual = ran("flights BOS LHR --depart +45d --limit 1").assert_code(0);
    assert!(!usual.err.contains(" is "), "{usual:?}");
}

#[test]
fn only_json_is_on_stdout() {
    let ran = ran("flights boston LHR --depart +45d --json --limit 2");
    let response = ran.json();
    assert_eq!(response["status"], "complete");
    assert_eq!(response["results"].as_array().map(Vec::len), Some(2));
    ran.assert_err(["invented prices", "complete  "]);
}

#[test]
fn quiet_prints_no_notices() {
    let ran = ran("flights boston LHR --depart +45d --limit 1 --quiet");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("→ LHR"));
}

#[test]
fn phases_are_printed_without_a_terminal() {
    let ran = ran("flights BOS LHR --depart +45d --limit 1 --until second-phase --pace 0.1").assert_code(0);
    let count = ran.err.lines().filter(|line| line.contains("-phase  ")).count();
    assert!((1..=2).contains(&count), "{ran:?}");
    assert!(
        ran.out.ends_with("stopped at second-phase, as requested.\n") || ran.out.ends_with(" results.\n"),
        "{ran:?}"
    );
}
