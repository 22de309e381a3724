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
    let short = Settings::short().unwrap();
    // Most providers take longer, at any pace but 0.
    let options = ["--provider-timeout", "1ms"].map(String::from).to_vec();
    let report = run(&Settings { options, ..short }).unwrap();
    assert!(report.wrong().any(|row| row.what == "load: wrong searches"), "{report}");
}
