//! The bench of several nodes: real `wayfare serve` processes that share a store, behind a balancer that sends each
//! call to the next of them.
//!
//! The proof plays searches while a node is killed, another one is drained, and the store is restarted: no accepted
//! search may be lost, wrong, or late. The overhead is what a search costs there beside one memory node.

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
use crate::harness::process::found;
use crate::harness::settings::Options;

pub use crate::harness::report::Report;
pub use crate::harness::settings::Settings;
pub use proof::proof;

/// The time after which others take over from a node that says nothing.
const LEASE: Duration = Duration::from_secs(5);

/// The time that the store is gone.
const OUTAGE: Duration = Duration::from_secs(3);

/// Plays searches on several nodes while one is killed, one is drained and their store is restarted, and prints the
/// figures. Ends with 1 where one is not as wanted.
#[derive(Parser)]
struct Command {
    #[command(flatten)]
    options: Options,
    /// Nodes behind the balancer
    #[arg(long, value_name = "N", default_value_t = 3)]
    nodes: usize,
    /// Where nodes keep searches; with memory they share nothing, and searches have to be reported as lost
    #[arg(long, default_value = "redis")]
    store: StoreKind,
    /// Measure what a search costs instead
    #[arg(long)]
    overhead: bool,
}

/// The store of the nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum StoreKind {
    /// Together, in a Redis server.
    Redis,
    /// Each one in its own memory: searches are lost behind a balancer, which the bench has to see.
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

/// Runs the bench by the command line.
///
/// # Errors
/// If a program is missing, a process can't be run, or a search fails without a load.
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

/// The first of the programs that a run needs and that is not there.
pub fn missing_program(store: StoreKind) -> Option<&'static str> {
    let programs: &[_] = match store {
        StoreKind::Redis => &["haproxy", "redis-server"],
        StoreKind::Memory => &["haproxy"],
    };
    programs.iter().copied().find(|program| found(program).is_err())
}
