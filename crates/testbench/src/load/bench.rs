//! A run of the bench, from the quiet answers to the report.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rustix::thread::CpuSet;
use tokio::task::JoinSet;

use super::AnyError;
use super::answer::difference;
use super::call::Caller;
use super::phase::{Course, Known, Plan, course};
use super::play::{Complete, play};
use super::process::{Service, part_processors, raise_open_files};
use super::report::Report;
use super::requests::Search;
use super::settings::Settings;
use super::tally::{Tally, Wrong};
use super::wanted::{BUSY, LENIENCE};

/// The searches by which the work of a search is measured, and how many of them there are at a time.
const MEASURED: (usize, usize) = (60, 8);

/// The pace at which it is measured.
const MEASURED_PACE: f64 = 0.1;

/// The most wrong answers that are shown beside the quiet ones.
const SHOWN: usize = 3;

/// The key of all callers of a service without a load.
const KEY: &str = "bench";

/// What a search costs and takes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cost {
    /// Processor time of the service, for all calls of a search together.
    pub work: Duration,
    /// The time from its start to its complete answer, at pace 1.
    pub time: Duration,
    /// The number of its calls.
    pub calls: f64,
}

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

impl Cost {
    /// The pace at which this many searches at a time keep a processor as busy as is wanted.
    fn pace_for(self, searches: usize) -> f64 {
        searches as f64 * self.work.as_secs_f64() / BUSY / self.time.as_secs_f64()
    }

    /// The searches that a processor can do in a second.
    pub fn per_second(self) -> f64 {
        1.0 / self.work.as_secs_f64()
    }
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
    let mut caller = Caller::new(service.address, KEY);
    let mut known = Vec::new();
    for search in Search::several(settings.requests) {
        let answers = quiet(&mut caller, &search).await?;
        known.push(Known { search, quiet: answers.iter().map(|answer| answer.digest).collect() });
    }
    Ok(known.into())
}

async fn quiet_service(settings: &Settings, on: Option<CpuSet>) -> Result<Service, AnyError> {
    Service::start(&settings.binary, &["--pace".to_owned(), "0".to_owned()], on).await
}

async fn quiet(caller: &mut Caller, search: &Search) -> Result<Vec<Complete>, AnyError> {
    let answers = play(caller, search, 0.0, &Tally::default()).await;
    answers.map_err(|ended| format!("a quiet search failed: {search:?}: {ended}").into())
}

/// Measures what a search costs, with few of them at a time.
async fn measured(settings: &Settings, known: &Arc<[Known]>, on: Option<CpuSet>) -> Result<Cost, AnyError> {
    let (count, at_once) = (MEASURED.0.min(known.len()), MEASURED.1);
    let options = ["--pace".to_owned(), MEASURED_PACE.to_string()];
    let service = Service::start(&settings.binary, &options, on).await?;
    let (next, tally) = (Arc::new(AtomicUsize::new(0)), Arc::new(Tally::default()));
    let before = service.work()?;
    let mut callers = JoinSet::new();
    for _ in 0..at_once {
        let caller = Caller::new(service.address, KEY);
        callers.spawn(some(caller, Arc::clone(known), Arc::clone(&next), count, Arc::clone(&tally)));
    }
    let mut time = Duration::ZERO;
    while let Some(took) = callers.join_next().await {
        time += took??;
    }
    let (count, calls) = (count as f64, tally.read().answered.len() as f64);
    let work = (service.work()? - before).div_f64(count);
    Ok(Cost { work, time: time.div_f64(count * MEASURED_PACE), calls: calls / count })
}

/// Plays searches until this many were begun by all: the time that these took.
async fn some(
    mut caller: Caller,
    known: Arc<[Known]>,
    next: Arc<AtomicUsize>,
    count: usize,
    tally: Arc<Tally>,
) -> Result<Duration, AnyError> {
    let mut time = Duration::ZERO;
    while let Some(known) = known[..count].get(next.fetch_add(1, Ordering::Relaxed)) {
        let begun = Instant::now();
        let played = play(&mut caller, &known.search, MEASURED_PACE, &tally).await;
        played.map_err(|ended| format!("a search failed without a load: {ended}"))?;
        time += begun.elapsed();
    }
    Ok(time)
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
    let mut caller = Caller::new(service.address, KEY);
    for Wrong { number, page, answer } in wrong {
        let search = &known[*number].search;
        let answers = quiet(&mut caller, search).await?;
        let quiet = answers.get(*page).map(|quiet| &quiet.body[..]).unwrap_or_default();
        shown.push(format!("{search:?}, page {page}: {}", difference(quiet, &answer.body)));
    }
    Ok(shown)
}
