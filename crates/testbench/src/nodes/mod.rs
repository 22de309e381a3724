//! The bench of several nodes: real `wayfare serve` processes that share a store, behind a balancer that sends each
//! call to the next node.
//!
//! The proof plays searches while a node is killed, another one is drained, and the store is restarted. No accepted
//! search may be lost, wrong, or late. The overhead compares the cost of a search there with that on a single memory
//! node.

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

/// The lease of a node: the time after which others take over its searches if it is silent.
const LEASE: Duration = Duration::from_secs(5);

/// The duration of the store's outage.
const OUTAGE: Duration = Duration::from_secs(3);

/// Plays searches on several nodes while one node is killed, one is drained and their store is restarted, and prints
/// the figures. Exits with 1 if a figure misses its target.
#[derive(Parser)]
struct Command {
    #[command(flatten)]
    options: Options,
    /// Nodes behind the balancer
    #[arg(long, value_name = "N", default_value_t = 3)]
    nodes: usize,
    /// Store of the nodes; memory nodes share nothing, so that the bench has to report lost searches
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
    /// The memory of each node. Searches are lost behind a balancer, which the bench has to report.
    Memory,
}

/// The nodes behind the balancer.
#[derive(Clone, Copy, Debug)]
pub struct Nodes {
    /// The number of nodes.
    pub count: usize,
    /// Their store.
    pub store: StoreKind,
}

/// Runs the bench with the options of the command line.
///
/// # Errors
/// If a program is missing, a process can't be run, or a search fails without load.
pub fn main() -> Result<ExitCode, AnyError> {
    let Command { options, nodes: count, store, overhead } = Command::parse();
    if let Some(program) = missing_program(store) {
        return Err(format!("the program {program} is not installed").into());
    }
    let is_short = options.short;
    let short = Settings { pace: Some(0.5), ..Settings::of(60, 180, 4, 24) };
    let forms = [Settings::of(1_000, 6_000, 20, 120), short];
    let settings = options.settings(forms, &["--release", "--features", "redis"])?;
    let nodes = Nodes { count, store };
    let is_met = if overhead {
        let (turn, rounds) = if is_short { (12, 3) } else { (150, 5) };
        let overhead = overhead::overhead(&settings, nodes, turn, rounds)?;
        println!("{overhead}");
        overhead.is_met()
    } else {
        let report = proof(&settings, nodes, true)?;
        println!("{report}");
        report.is_met()
    };
    Ok(if is_met { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Returns the first program that a run needs and that is not installed.
pub fn missing_program(store: StoreKind) -> Option<&'static str> {
    let programs: &[_] = match store {
        StoreKind::Redis => &["haproxy", "redis-server"],
        StoreKind::Memory => &["haproxy"],
    };
    programs.iter().copied().find(|program| find_program(program).is_err())
}
