//! The load benchmark, which runs a real `wayfare serve` process first near its capacity and then above it, while other
//! callers misbehave.
//!
//! Each search first runs in isolation. Under load, its complete response must be identical except for the search id,
//! the cluster and the search time. Failures are counted by kind: rejected calls, lost searches, wrong responses,
//! broken connections.

mod disturbance;
mod fairness;
mod phase;
mod relay;
mod report;
mod unread;

use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;

use crate::AnyError;
use crate::harness::bench::{self, Bench, Cost};
use crate::harness::process::reserve_processor;
use crate::harness::settings::Options;
use phase::{Phase, Plan};

pub use crate::harness::report::Report;
pub use crate::harness::settings::Settings;

/// The target CPU load of the service's processor, as a fraction. This load exceeds the target
/// [`ACCEPTED`](report::ACCEPTED), because the measured cost of a search is incomplete.
const BUSY: f64 = 0.73;

/// The rate limit per key, as a multiple of the call rate that each load-generating key needs. Hotel searches that
/// other keys have already run take no time, so a key makes more calls than its share.
const RATE_LIMIT_FACTOR: f64 = 5.0;

/// The pace at which the cost of a search is measured.
const MEASURED_PACE: f64 = 0.1;

/// Runs `wayfare serve` under load and prints the measurements. Exits with 1 if a measurement misses its target. With
/// --short, only targets that apply on any machine count.
#[derive(Parser)]
struct Command {
    #[command(flatten)]
    options: Options,
}

/// Runs the benchmark with the command-line options.
///
/// # Errors
/// Returns an error if the service can't be built or run, or if a search fails without load.
pub fn main() -> Result<ExitCode, AnyError> {
    let options = Command::parse().options;
    let is_short = options.short;
    let forms = [Settings::of(2_000, 6_000, 20, 180), Settings::of(200, 600, 20, 40)];
    let settings = options.settings(forms, &["--release", "--features", "tls"])?;
    let report = run(
        &settings,
        Disturbance {
            slow_readers: 50,
            idle_sockets: 200,
            starts: 200.0,
            unread_connections: 40,
            relay_calls: 100,
            reserves_processor: true,
        },
    )?;
    println!("{report}");
    let is_good = if is_short { report.wrong().next().is_none() } else { report.is_met() };
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The misbehaving callers, and the assignment of processes to processors.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disturbance {
    /// Number of connections that don't read large responses.
    pub slow_readers: usize,
    /// Number of connections that send nothing.
    pub idle_sockets: usize,
    /// Number of start requests per second in the flood.
    pub starts: f64,
    /// Number of HTTP/2 connections whose clients don't read their responses. Without such connections, the service
    /// needs no TLS.
    pub unread_connections: usize,
    /// Number of calls that measure the time added by a relay. Without calls, no search goes through a relay.
    pub relay_calls: usize,
    /// `true` if the service gets a dedicated processor.
    pub reserves_processor: bool,
}

/// Runs all phases. The overload lasts a quarter as long as the load.
///
/// # Errors
/// Returns an error if the service can't be run, or if a search fails without load.
pub fn run(settings: &Settings, disturbance: Disturbance) -> Result<Report, AnyError> {
    bench::run(async {
        let on = disturbance.reserves_processor.then(reserve_processor).transpose()?;
        let bench = Bench::new(settings, settings.requests, on).await?;
        let service = bench.service(&["--pace".to_owned(), MEASURED_PACE.to_string()]).await?;
        let cost = bench.cost(service.address, MEASURED_PACE, || service.process.cpu_time()).await?;
        drop(service);
        let pace = settings.pace.unwrap_or_else(|| cost.pace_for(settings.searches, BUSY));
        let load = Phase::run(&bench, plan(settings, cost, pace), disturbance).await?;
        let fast = pace.min(1.0);
        let (growing, times) = (cost.time.mul_f64(fast), [settings.time / 4, Duration::ZERO]);
        let crowded = Plan { pace: fast, growing, times, rate: None };
        let overload = Phase::run(&bench, crowded, disturbance).await?;
        let fairness = fairness::run(&bench).await?;
        let relayed = match disturbance.relay_calls {
            0 => None,
            calls => Some(relay::run(&bench, cost, settings.time / 4, calls).await?),
        };
        let unread = match disturbance.unread_connections {
            0 => None,
            connections => Some(unread::run(&bench, connections).await?),
        };
        let wrong = [&load, &overload].map(|phase| phase.load.clone().with(&phase.neighbour).wrong_answers);
        let shown = bench.differences(wrong.iter().flatten()).await?;
        Ok(report::report(cost, &load, &overload, &fairness, relayed.as_ref(), unread.as_ref(), shown))
    })
}

/// Returns the plan of the load. The flood runs for half of the time. The rate limit is high enough not to affect the
/// keys that generate the load.
fn plan(settings: &Settings, cost: Cost, pace: f64) -> Plan {
    let growing = cost.time.mul_f64(pace);
    let calls = settings.searches as f64 * cost.calls / growing.as_secs_f64() / settings.keys as f64;
    let rate = (calls * 60.0 * RATE_LIMIT_FACTOR).ceil();
    Plan { pace, growing, times: [settings.time / 2; 2], rate: Some(rate as u32) }
}
