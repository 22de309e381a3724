//! The short run of the load benchmark, which checks the correctness of responses but not the response times.
#![cfg(target_os = "linux")]

use std::time::Duration;

use wayfare_testbench::AnyError;
use wayfare_testbench::load::{Disturbance, Report, Settings, run};

fn run_short(
    requests: usize,
    searches: usize,
    relay_calls: usize,
    options: &[&str],
) -> Result<Report, AnyError> {
    let settings = Settings {
        binary: wayfare_testbench::command()?,
        options: options.iter().map(|option| option.to_string()).collect(),
        searches,
        requests,
        keys: 4,
        time: Duration::from_secs(4),
        pace: Some(0.1),
    };
    let disturbance = Disturbance {
        slow_readers: 2,
        idle_sockets: 4,
        starts: 20.0,
        unread_connections: 0,
        relay_calls,
        reserves_processor: false,
    };
    run(&settings, disturbance)
}

#[test]
fn responses_under_load_equal_the_reference_responses() {
    let report = run_short(36, 24, 1, &[]).unwrap();
    assert_eq!(report.wrong().count(), 0, "{report}");
}

#[test]
fn missing_providers_are_detected() {
    // Most providers exceed this timeout at any pace except 0.
    let report = run_short(9, 6, 0, &["--provider-timeout", "1ms"]).unwrap();
    assert!(report.wrong().any(|row| row.what == "load: wrong searches"), "{report}");
}
