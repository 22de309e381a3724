//! The fault-injection benchmark, which runs the library and the command against a misbehaving server.
//!
//! The benchmark injects every kind of fault into every vertical that it concerns, through the library, the command or
//! both. Each run must recover, or end with a typed error and the results found so far. A run must never panic, hang,
//! lose a valid record, or show the key.

mod answer;
mod command;
mod judge;
mod kind;
mod library;
mod outcome;
mod relay;
mod run;
mod server;
mod table;
mod vertical;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;

use crate::AnyError;

pub use kind::{Kind, all};
pub use outcome::Interface;
pub use run::{Bench, Cell};
pub use table::report;

/// The table's file in the client's docs.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../client/docs/faults.md");

/// Injects every fault and writes the table of outcomes to the client's docs. Exits with 1 if a run fails.
#[derive(Parser)]
struct Command {
    /// Write nothing, and exit with 1 if the table differs from the results of the run
    #[arg(long)]
    check: bool,
    /// Test only the library, and print the table
    #[arg(long)]
    library: bool,
    /// Put `wayfare serve --upstream` between the caller and the faulty server, and print the table
    #[arg(long, conflicts_with_all = ["check", "library"])]
    relay: bool,
    /// Command to run; by default a debug build
    #[arg(long, value_name = "FILE")]
    binary: Option<PathBuf>,
    /// Inject only faults whose titles contain one of these texts, and print the table
    words: Vec<String>,
}

/// Runs the benchmark with the command-line options.
///
/// # Errors
/// Returns an error if the command can't be built, or if a run can't be started.
pub fn main() -> Result<ExitCode, AnyError> {
    let Command { check, library, relay, binary, words } = Command::parse();
    let mut kinds = all()?;
    kinds.retain(|kind| words.is_empty() || words.iter().any(|word| kind.title().contains(word)));
    let binary = match binary {
        None if !library => Some(crate::command()?),
        given => given,
    };
    let mut bench = Bench::new(binary)?;
    if relay {
        bench = bench.through_relay();
    }
    let started = Instant::now();
    let cells = bench.run(&kinds)?;
    println!("{}", report(&kinds, &cells));
    println!("{:.0} s.", started.elapsed().as_secs_f64());
    let mut is_good = cells.iter().all(Cell::is_good);
    let table = table::document(&kinds, &cells);
    if !words.is_empty() || library || relay {
        println!("{table}");
    } else if check {
        let is_same = std::fs::read_to_string(FILE).is_ok_and(|found| found == table);
        if !is_same {
            println!("{FILE} differs from the results of this run; `cargo run --bin faults` updates it.");
        }
        is_good &= is_same;
    } else {
        std::fs::write(FILE, table)?;
    }
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
