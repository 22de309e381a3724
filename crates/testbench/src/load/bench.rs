//! A run of the bench, from the quiet answers to the report.

use std::sync::Arc;
use std::time::Duration;

use rustix::thread::CpuSet;

use super::AnyError;
use super::answer::difference;
use super::call::{ANY_KEY, Caller};
use super::cost::{Cost, measured};
use super::ended::Complete;
use super::phase::{Course, Plan, course};
use super::play::play;
use super::process::{Service, part_processors, raise_open_files};
use super::report::Report;
use super::requests::{Known, Search};
use super::settings::Settings;
use super::tally::{Tally, Wrong};
use super::wanted::LENIENCE;

/// The most wrong answers that are shown beside the quiet ones.
const SHOWN: usize = 3;

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
    let known = known(settings, on).await?;
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
    let shown = differences(settings, &known, &[&load, &overload], on).await?;
    Ok(Report::new(cost, &load, &overload, shown))
}

/// The load: half of its time beside a flood, with a rate that leaves the keys of the load in peace.
fn plan(settings: &Settings, cost: Cost, pace: f64) -> Plan {
    let growing = cost.time.mul_f64(pace);
    let calls = settings.searches as f64 * cost.calls / growing.as_secs_f64() / settings.keys as f64;
    let rate = (calls * 60.0 * LENIENCE).ceil();
    Plan { pace, growing, times: [settings.time / 2; 2], rate: Some(rate as u32) }
}

/// All searches with the digests of their quiet answers: each made alone, at pace 0.
async fn known(settings: &Settings, on: Option<CpuSet>) -> Result<Arc<[Known]>, AnyError> {
    let service = quiet_service(settings, on).await?;
    let mut caller = Caller::new(service.address, ANY_KEY);
    let mut known = Vec::new();
    for search in Search::several(settings.requests) {
        let answers = quiet(&mut caller, &search).await?;
        known.push(Known { search, quiet: answers.iter().map(|answer| answer.digest).collect() });
    }
    Ok(known.into())
}

/// A service that answers at once. A search makes room for the next one: a single key makes them all.
async fn quiet_service(settings: &Settings, on: Option<CpuSet>) -> Result<Service, AnyError> {
    let options = ["--pace", "0", "--store-lease", "0s"].map(str::to_owned);
    Service::start(&settings.binary, &options, on).await
}

async fn quiet(caller: &mut Caller, search: &Search) -> Result<Vec<Complete>, AnyError> {
    let answers = play(caller, search, 0.0, &Tally::default()).await;
    answers.map_err(|ended| format!("a quiet search failed: {search:?}: {ended}").into())
}

/// Some wrong answers, held against the quiet ones.
async fn differences(
    settings: &Settings,
    known: &[Known],
    courses: &[&Course],
    on: Option<CpuSet>,
) -> Result<Vec<String>, AnyError> {
    let wrong = courses
        .iter()
        .flat_map(|course| course.load.wrong_answers.iter().chain(&course.neighbour.wrong_answers));
    let wrong: Vec<&Wrong> = wrong.take(SHOWN).collect();
    let mut shown = Vec::new();
    if wrong.is_empty() {
        return Ok(shown);
    }
    let service = quiet_service(settings, on).await?;
    let mut caller = Caller::new(service.address, ANY_KEY);
    for Wrong { number, page, answer } in wrong {
        let search = &known[*number].search;
        let answers = quiet(&mut caller, search).await?;
        let quiet = answers.get(*page).map(|quiet| &quiet.body[..]).unwrap_or_default();
        shown.push(format!("{search:?}, page {page}: {}", difference(quiet, &answer.body)));
    }
    Ok(shown)
}
