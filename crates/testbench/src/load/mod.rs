//! The load bench: a real `wayfare serve` process under as many searches at once as it can bear, and more, beside
//! callers that misbehave.
//!
//! Each search is first made alone. Under load, its complete answer has to be the same to the byte, but for ids and
//! times. What fails is told apart: refused calls, lost searches, wrong answers, broken connections.

mod beside;
mod course;
mod report;

use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;

use crate::AnyError;
use crate::harness::bench::{self, Bench, Cost};
use crate::harness::process::part_processors;
use crate::harness::settings::Options;
use course::{Course, Plan};

pub use crate::harness::report::Report;
pub use crate::harness::settings::Settings;

/// The part of its processor that the load is to keep busy. [`ACCEPTED`](report::ACCEPTED) is wanted; the rest is for
/// what measuring leaves out.
const BUSY: f64 = 0.73;

/// The rate that a key may have, in parts of what a key of the load needs. Searches for hotels that others have made
/// before take no time, so that a key makes more calls than its share.
const LENIENCE: f64 = 5.0;

/// The pace at which the cost of a search is measured.
const MEASURED_PACE: f64 = 0.1;

/// Plays `wayfare serve` under load and prints the figures. Ends with 1 where one is not as wanted; with --short, where
/// one is not that holds on any machine.
#[derive(Parser)]
struct Command {
    #[command(flatten)]
    options: Options,
}

/// Runs the bench by the command line.
///
/// # Errors
/// If the service can't be built or run, or does not answer a quiet search.
pub fn main() -> Result<ExitCode, AnyError> {
    let options = Command::parse().options;
    let is_short = options.short;
    let forms = [Settings::of(2_000, 6_000, 20, 180), Settings::of(200, 600, 20, 40)];
    let settings = options.settings(forms, &["--release"])?;
    let report = run(
        &settings,
        Beside { slow_readers: 50, idle_sockets: 200, starts: 200.0, parts_processors: true },
    )?;
    println!("{report}");
    let is_good = if is_short { report.wrong().next().is_none() } else { report.is_met() };
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Callers that misbehave, and where all run.
#[derive(Clone, Copy, Debug)]
pub struct Beside {
    /// Connections that don't read large answers.
    pub slow_readers: usize,
    /// Connections that say nothing.
    pub idle_sockets: usize,
    /// The starts of the flood in a second.
    pub starts: f64,
    /// `true` if service and bench have a processor each.
    pub parts_processors: bool,
}

/// Plays all phases. The time of the overload is a quarter of that of the load.
///
/// # Errors
/// If the service can't be run, or does not answer a quiet search.
pub fn run(settings: &Settings, beside: Beside) -> Result<Report, AnyError> {
    bench::run(async {
        let on = beside.parts_processors.then(part_processors).transpose()?;
        let bench = Bench::new(settings, settings.requests, on).await?;
        let service = bench.service(&["--pace".to_owned(), MEASURED_PACE.to_string()]).await?;
        let cost = bench.cost(service.address, MEASURED_PACE, || service.process.work()).await?;
        drop(service);
        let pace = settings.pace.unwrap_or_else(|| cost.pace_for(settings.searches, BUSY));
        let load = Course::play(&bench, plan(settings, cost, pace), beside).await?;
        let fast = pace.min(1.0);
        let (growing, times) = (cost.time.mul_f64(fast), [settings.time / 4, Duration::ZERO]);
        let crowded = Plan { pace: fast, growing, times, rate: None };
        let overload = Course::play(&bench, crowded, beside).await?;
        let wrong =
            [&load, &overload].map(|course| course.load.clone().with(&course.neighbour).wrong_answers);
        let shown = bench.differences(wrong.iter().flatten()).await?;
        Ok(report::report(cost, &load, &overload, shown))
    })
}

/// The load: half of its time beside a flood, with a rate that leaves the keys of the load in peace.
fn plan(settings: &Settings, cost: Cost, pace: f64) -> Plan {
    let growing = cost.time.mul_f64(pace);
    let calls = settings.searches as f64 * cost.calls / growing.as_secs_f64() / settings.keys as f64;
    let rate = (calls * 60.0 * LENIENCE).ceil();
    Plan { pace, growing, times: [settings.time / 2; 2], rate: Some(rate as u32) }
}
