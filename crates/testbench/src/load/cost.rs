//! What a search costs and takes.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rustix::thread::CpuSet;
use tokio::task::JoinSet;

use super::AnyError;
use super::call::{ANY_KEY, Caller};
use super::play::play;
use super::process::Service;
use super::requests::Known;
use super::settings::Settings;
use super::tally::Tally;
use super::wanted::BUSY;

/// The searches that are made first, so that what is read once does not count.
const FIRST: usize = 8;

/// The searches by which the work of a search is measured, at most.
const MEASURED: usize = 60;

/// Searches at a time.
const AT_ONCE: usize = 8;

/// The pace at which it is measured.
const MEASURED_PACE: f64 = 0.1;

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

impl Cost {
    /// The pace at which this many searches at a time keep a processor as busy as is wanted.
    pub fn pace_for(self, searches: usize) -> f64 {
        searches as f64 * self.work.as_secs_f64() / BUSY / self.time.as_secs_f64()
    }

    /// The searches that a processor can do in a second.
    pub fn per_second(self) -> f64 {
        1.0 / self.work.as_secs_f64()
    }
}

/// Measures what a search costs, with few of them at a time.
pub(super) async fn measured(
    settings: &Settings,
    known: &Arc<[Known]>,
    on: Option<CpuSet>,
) -> Result<Cost, AnyError> {
    let options = ["--pace".to_owned(), MEASURED_PACE.to_string()];
    let service = Service::start(&settings.binary, &options, on).await?;
    let first = FIRST.min(known.len() / 2);
    let last = known.len().min(first + MEASURED);
    all(&service, known, 0..first).await?;
    let before = service.work()?;
    let (time, calls) = all(&service, known, first..last).await?;
    let count = (last - first) as f64;
    let work = (service.work()? - before).div_f64(count);
    Ok(Cost { work, time: time.div_f64(count * MEASURED_PACE), calls: calls as f64 / count })
}

/// Plays these searches, some at a time: the times that they took together, and their calls.
async fn all(
    service: &Service,
    known: &Arc<[Known]>,
    which: Range<usize>,
) -> Result<(Duration, usize), AnyError> {
    let (next, tally) = (Arc::new(AtomicUsize::new(which.start)), Arc::new(Tally::default()));
    let mut callers = JoinSet::new();
    for _ in 0..AT_ONCE {
        let caller = Caller::new(service.address, ANY_KEY);
        callers.spawn(some(caller, Arc::clone(known), Arc::clone(&next), which.end, Arc::clone(&tally)));
    }
    let mut time = Duration::ZERO;
    while let Some(took) = callers.join_next().await {
        time += took??;
    }
    Ok((time, tally.read().answered.len()))
}

/// Plays the next search until there is none: the time that these took.
async fn some(
    mut caller: Caller,
    known: Arc<[Known]>,
    next: Arc<AtomicUsize>,
    end: usize,
    tally: Arc<Tally>,
) -> Result<Duration, AnyError> {
    let mut time = Duration::ZERO;
    while let Some(known) = known[..end].get(next.fetch_add(1, Ordering::Relaxed)) {
        let begun = Instant::now();
        let played = play(&mut caller, &known.search, MEASURED_PACE, &tally).await;
        played.map_err(|ended| format!("a search failed without a load: {ended}"))?;
        time += begun.elapsed();
    }
    Ok(time)
}
