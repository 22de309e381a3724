//! The short form of the load bench: whether answers stay right, not how soon they come.
#![cfg(target_os = "linux")]

use wayfare_testbench::load::{Report, Settings, run};

#[test]
fn answers_under_load_are_the_quiet_ones() {
    let report = run(&Settings::short().unwrap()).unwrap();
    assert_eq!(report.wrong().count(), 0, "{report}");
}

#[test]
fn searches_that_miss_providers_are_seen() {
    let short = Settings::short().unwrap();
    // Most providers take longer, at any pace but 0.
    let options = ["--provider-timeout", "1ms"].map(String::from).to_vec();
    let report = run(&Settings { options, ..short }).unwrap();
    assert!(wrong_searches(&report) > 0, "{report}");
}

/// The number of wrong searches at the first phase.
fn wrong_searches(report: &Report) -> u64 {
    let row = report.rows.iter().find(|row| row.what == "load: wrong searches").unwrap();
    row.found.parse().unwrap()
}
