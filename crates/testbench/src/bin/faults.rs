//! Plays every fault and writes the table of outcomes into the client's docs. Ends with 1 where a cell is bad, or with
//! `--check` where the table is not what the run gave. Further words choose the kinds whose names have one of them;
//! then nothing is written.

use std::process::ExitCode;
use std::time::Instant;

use wayfare_testbench::faults::{Bench, Cell, all, document, report};

/// The file in the client's docs.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../client/docs/faults.md");

fn main() -> Result<ExitCode, Box<dyn std::error::Error + Send + Sync>> {
    let (flags, words): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with("--"));
    if let Some(unknown) = flags.iter().find(|flag| !["--check", "--library"].contains(&flag.as_str())) {
        return Err(format!("found {unknown:?}, allowed --check, --library and names of kinds").into());
    }
    let has = |flag: &str| flags.iter().any(|given| given == flag);
    let mut kinds = all()?;
    if !words.is_empty() {
        kinds.retain(|kind| words.iter().any(|word| kind.title().contains(word.as_str())));
    }
    let bench = Bench::new(!has("--library"))?;
    let started = Instant::now();
    let cells = bench.play(&kinds)?;
    println!("{}", report(&kinds, &cells));
    println!("{:.0} s.", started.elapsed().as_secs_f64());
    let mut is_good = cells.iter().all(Cell::is_good);
    let table = document(&kinds, &cells);
    if !words.is_empty() || has("--library") {
        println!("{table}");
    } else if has("--check") {
        let is_same = std::fs::read_to_string(FILE).is_ok_and(|found| found == table);
        if !is_same {
            println!("{FILE} is not what this run gave; `cargo run --bin faults` writes it.");
        }
        is_good &= is_same;
    } else {
        std::fs::write(FILE, table)?;
    }
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
