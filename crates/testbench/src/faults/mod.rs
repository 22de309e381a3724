//! The fault bench: a server that misbehaves in every way, and how the library and the command cope with it.
//!
//! Every kind of fault is played against every vertical, through the library and through the command. Each run is
//! judged: it has to recover, or to end with a typed error and the results found by then. It must never panic, hang,
//! lose a good record, or show the key.

mod answer;
mod command;
mod ended;
mod judge;
mod kind;
mod library;
mod run;
mod server;
mod table;
mod vertical;

use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;

use crate::AnyError;

pub use ended::Way;
pub use kind::{Kind, all};
pub use run::{Bench, Cell};
pub use table::report;

/// The table's file in the client's docs.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../client/docs/faults.md");

/// Plays every fault and writes the table of outcomes into the client's docs. Exits with 1 if a run is faulty.
#[derive(Parser)]
struct Command {
    /// Write nothing, and exit with 1 if the table differs from the results of the run
    #[arg(long)]
    check: bool,
    /// Leave out the command, and print the table
    #[arg(long)]
    library: bool,
    /// Play only kinds whose titles contain one of these words, and print their table
    words: Vec<String>,
}

/// Runs the bench with the options of the command line.
///
/// # Errors
/// If the command can't be built, or a run can't be made.
pub fn main() -> Result<ExitCode, AnyError> {
    let Command { check, library, words } = Command::parse();
    let mut kinds = all()?;
    kinds.retain(|kind| words.is_empty() || words.iter().any(|word| kind.title().contains(word)));
    let bench = Bench::new(!library)?;
    let started = Instant::now();
    let cells = bench.play(&kinds)?;
    println!("{}", report(&kinds, &cells));
    println!("{:.0} s.", started.elapsed().as_secs_f64());
    let mut is_good = cells.iter().all(Cell::is_good);
    let table = table::document(&kinds, &cells);
    if !words.is_empty() || library {
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
