//! Checks that the multi-node benchmark reports lost searches if the nodes share no state, and none with a single node.
#![cfg(target_os = "linux")]

use std::time::Duration;

use wayfare_testbench::AnyError;
use wayfare_testbench::nodes::{Nodes, Report, Settings, StoreKind, missing_program, proof};

/// Runs the benchmark with nodes that keep searches in their own memory. Returns `None` if a program is missing.
fn run_short(count: usize) -> Result<Option<Report>, AnyError> {
    let store = StoreKind::Memory;
    if let Some(program) = missing_program(store) {
        eprintln!("skipped: {program} is not installed");
        return Ok(None);
    }
    let settings = Settings {
        binary: wayfare_testbench::command()?,
        searches: 12,
        requests: 24,
        keys: 20,
        time: Duration::from_secs(3),
        pace: Some(0.1),
        ..Settings::default()
    };
    proof(&settings, Nodes { count, store, has_affinity: false }, false).map(Some)
}

#[test]
fn searches_are_lost_behind_a_balancer_if_nodes_share_no_state() {
    let Some(report) = run_short(3).unwrap() else { return };
    assert!(report.wrong().any(|row| row.what == "lost searches"), "{report}");
}

#[test]
fn a_single_node_loses_no_searches() {
    let Some(report) = run_short(1).unwrap() else { return };
    assert_eq!(report.wrong().count(), 0, "{report}");
}
