//! A run of the bench, from the quiet answers to the report.

use std::time::Duration;

use rustix::thread::CpuSet;

use super::cost::{Cost, measured};
use super::phase::{Plan, course};
use super::settings::Settings;
use super::wanted::LENIENCE;
use crate::AnyError;
use crate::serve::process::{part_processors, raise_open_files};
use crate::serve::quiet::{differences, known};
use crate::serve::report::Report;

/// Plays all phases.
///
/// # Errors
/// If the service can't be run, or does not answer a quiet search.
pub fn run(settings: &Settings) -> Result<Report, AnyError> {
    raise_open_files()?;
    let on = settings.parts_processors.then(part_processors).transpose()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(played(settings, on))
}

async fn played(settings: &Settings, on: Option<CpuSet>) -> Result<Report, AnyError> {
    let known = known(&settings.binary, settings.requests, on).await?;
    let cost = measured(settings, &known, on).await?;
    let pace = settings.pace.unwrap_or_else(|| cost.pace_for(settings.searches));
    let plan = plan(settings, cost, pace);
    let load = course(settings, plan, &known, on).await?;
    let fast = pace.min(1.0);
    let crowded = Plan {
        pace: fast,
        growing: cost.time.mul_f64(fast),
        times: [settings.overload, Duration::ZERO],
        rate: None,
    };
    let overload = course(settings, crowded, &known, on).await?;
    let wrong = [&load, &overload]
        .into_iter()
        .flat_map(|course| course.load.wrong_answers.iter().chain(&course.neighbour.wrong_answers));
    let shown = differences(&settings.binary, &known, wrong, on).await?;
    Ok(Report::new(cost, &load, &overload, shown))
}

/// The load: half of its time beside a flood, with a rate that leaves the keys of the load in peace.
fn plan(settings: &Settings, cost: Cost, pace: f64) -> Plan {
    let growing = cost.time.mul_f64(pace);
    let calls = settings.searches as f64 * cost.calls / growing.as_secs_f64() / settings.keys as f64;
    let rate = (calls * 60.0 * LENIENCE).ceil();
    Plan { pace, growing, times: [settings.time / 2; 2], rate: Some(rate as u32) }
}
