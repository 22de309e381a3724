//! The short form of the load bench: whether answers stay right, not how soon they come.
#![cfg(target_os = "linux")]

use wayfare_testbench::load::{Settings, run};

#[test]
fn answers_under_load_are_the_quiet_ones() {
    let report = run(&Settings::short().unwrap()).unwrap();
    assert_eq!(report.wrong().count(), 0, "{report}");
}

#[test]
fn searches_that_miss_providers_are_seen() {
    // Most providers take longer, at any pace but 0.
    let options = ["--provider-timeout", "1ms"].map(String::from).to_vec();
    let settings = Settings { options, requests: 9, searches: 6, ..Settings::short().unwrap() };
    let report = run(&settings).unwrap();
    assert!(report.wrong().any(|row| row.what == "load: wrong searches"), "{report}");
}
