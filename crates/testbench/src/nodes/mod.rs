//! The multi-node benchmark, which runs real `wayfare serve` processes that share a store behind a load balancer. The
//! load balancer sends each call to the node that the call's `cluster` names, or else to the next node (round-robin).
//!
//! The failover test runs searches while one node is killed, another node is drained, and the store is restarted and
//! finally loses its data, with and without affinity. Nodes with other settings share the store. No accepted search may
//! be lost, wrong or late. The overhead measurement compares the cost of a search on these nodes with the cost on a
//! single in-memory node.

mod balancer;
mod cluster;
mod overhead;
mod proof;
mod report;
mod store;
mod verdict;

use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, ValueEnum};

use crate::AnyError;
use crate::harness::process::find_program;
use crate::harness::settings::Options;

pub use crate::harness::report::Report;
pub use crate::harness::settings::Settings;
pub use proof::proof;

/// The lease of a node: the time after which other nodes take over the searches of a silent node.
const LEASE: Duration = Duration::from_secs(5);

/// The time between the store's exit and its restart.
const OUTAGE: Duration = Duration::from_secs(3);

/// Runs searches on several nodes while one node is killed, another is drained and their store is restarted, and prints
/// the measurements. Exits with 1 if a measurement misses its target.
#[derive(Parser)]
struct Command {
    #[command(flatten)]
    options: Options,
    /// Number of nodes behind the balancer
    #[arg(long, value_name = "N", default_value_t = 3)]
    nodes: usize,
    /// Store that the nodes use; in-memory nodes share no state, so the benchmark must report lost searches
    #[arg(long, default_value = "redis")]
    store: StoreKind,
    /// Measure the cost of a search instead
    #[arg(long)]
    overhead: bool,
}

/// The store of the nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum StoreKind {
    /// A Redis server that all nodes share.
    Redis,
    /// Each node's own memory. Behind a balancer, searches are then lost, which the benchmark must report.
    Memory,
}

/// The nodes behind the balancer.
#[derive(Clone, Copy, Debug)]
pub struct Nodes {
    /// The number of nodes.
    pub count: usize,
    /// The store that the nodes use.
    pub store: StoreKind,
    /// `true` if flight and car polls include the cluster, which the balancer uses to route them.
    pub has_affinity: bool,
}

/// Runs the benchmark with the command-line options.
///
/// # Errors
/// Returns an error if a program is missing, if a process can't be run, or if a search fails without load.
pub fn main() -> Result<ExitCode, AnyError> {
    let Command { options, nodes: count, store, overhead } = Command::parse();
    if let Some(program) = missing_program(store) {
        return Err(format!("the program {program} is not installed").into());
    }
    let is_short = options.short;
    let short = Settings { pace: Some(0.5), ..Settings::of(60, 180, 4, 24) };
    let forms = [Settings::of(1_000, 6_000, 20, 120), short];
    let settings = options.settings(forms, &["--release", "--features", "redis"])?;
    let nodes = Nodes { count, store, has_affinity: true };
    let is_met = if overhead {
        let (turn, rounds) = if is_short { (12, 3) } else { (150, 5) };
        let overhead = overhead::overhead(&settings, nodes, turn, rounds)?;
        println!("{overhead}");
        overhead.is_met()
    } else {
        let mut is_met = true;
        for has_affinity in [true, false] {
            let report = proof(&settings, Nodes { has_affinity, ..nodes }, true)?;
            println!("With affinity: {has_affinity}.\n\n{report}");
            is_met &= report.is_met();
        }
        is_met
    };
    Ok(if is_met { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Returns the first required program that is not installed.
pub fn missing_program(store: StoreKind) -> Option<&'static str> {
    let programs: &[_] = match store {
        StoreKind::Redis => &["haproxy", "redis-server"],
        StoreKind::Memory => &["haproxy"],
    };
    programs.iter().copied().find(|program| find_program(program).is_err())
}
