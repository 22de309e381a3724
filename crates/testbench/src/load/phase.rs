//! A load phase on a dedicated service, from the start of the service to its termination by a signal.

use std::process::ExitStatus;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use super::Disturbance;
use super::disturbance::{flood, read_nothing, send_nothing};
use crate::AnyError;
use crate::harness::bench::Bench;
use crate::harness::call::{Caller, key_options};
use crate::harness::play::PollPolicy;
use crate::harness::process::{Service, own_cpu_time};
use crate::harness::tally::{Counts, Tally};

/// Number of connections of the flood.
const FLOODERS: usize = 8;

/// The interval between two samples of the process.
const SAMPLE_INTERVAL: Duration = Duration::from_secs(1);

/// The grace period for running calls at the end. The period is long enough for a busy machine, so that no call is
/// aborted.
const GRACE: Duration = Duration::from_secs(60);

/// The time within which the service must exit.
const EXIT_TIMEOUT: Duration = GRACE.saturating_add(Duration::from_secs(20));

/// The parameters of a phase.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub pace: f64,
    /// The ramp-up time of the load: the duration of a search.
    pub growing: Duration,
    /// Durations of the parts without a flood and with a flood.
    pub times: [Duration; 2],
    /// Maximum number of calls per minute for each key.
    pub rate: Option<u32>,
}

/// A sample of the process.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    pub at: Instant,
    /// The CPU times of the service and of the benchmark so far.
    pub work: [Duration; 2],
    pub memory: u64,
}

/// The results of a phase.
#[derive(Debug)]
pub(super) struct Phase {
    pub pace: f64,
    /// Counts for the load, excluding the neighbour.
    pub load: Counts,
    /// Counts for the neighbour, which uses one of the keys.
    pub neighbour: Counts,
    pub flood: Counts,
    /// The number of silent connections that the service closed.
    pub shed: usize,
    /// Number of searches started for each request. If the number is above 1, later searches may find the results of
    /// earlier searches in the service's caches.
    pub repeats: f64,
    /// The times at which the load reached its maximum, the flood began, and the service received SIGTERM.
    pub marks: [Instant; 3],
    pub samples: Vec<Sample>,
    pub exit: ExitStatus,
    /// The time from the signal to the exit of the service.
    pub ending: Duration,
}

impl Phase {
    pub async fn run(bench: &Bench, plan: Plan, disturbance: Disturbance) -> Result<Phase, AnyError> {
        let service = bench.service(&options(bench, plan)).await?;
        let address = service.address;
        let tallies: [Arc<Tally>; 3] = Default::default();
        let [load, neighbour, flooded] = &tallies;
        let shed = Arc::new(AtomicUsize::new(0));
        let slow = (0..disturbance.slow_readers).map(|_| read_nothing(address, "slow"));
        let mut slow: JoinSet<()> = slow.collect();
        let idle = (0..disturbance.idle_sockets).map(|_| send_nothing(address, Arc::clone(&shed)));
        let mut idle: JoinSet<()> = idle.collect();
        // The first key is the neighbour's.
        let tally = |key| Arc::clone(if key == 0 { neighbour } else { load });
        let mut crowd = bench.crowd(address, plan.growing, tally, move |_| PollPolicy::at_pace(plan.pace));
        let (mut samples, mut marks) = (Vec::new(), [Instant::now(); 3]);
        sample_for(&service, plan.growing, &mut samples).await?;
        marks[0] = Instant::now();
        sample_for(&service, plan.times[0], &mut samples).await?;
        marks[1] = Instant::now();
        let mut flooding = JoinSet::new();
        if !plan.times[1].is_zero() {
            let interval = Duration::from_secs_f64(FLOODERS as f64 / disturbance.starts);
            for number in 0..FLOODERS {
                // Each caller of the flood starts at a different search.
                let from = number * bench.known.len() / FLOODERS;
                let (caller, known) = (Caller::new(address, "flood"), Arc::clone(&bench.known));
                flooding.spawn(flood(caller, known, from, interval, Arc::clone(flooded)));
            }
        }
        sample_for(&service, plan.times[1], &mut samples).await?;
        // Stop the slow readers first: the service would otherwise have to truncate their unread responses.
        slow.shutdown().await;
        tokio::time::sleep(SAMPLE_INTERVAL).await;
        marks[2] = Instant::now();
        tallies.iter().for_each(|tally| tally.stop());
        service.process.stop()?;
        let exit = service.process.wait_for_exit(EXIT_TIMEOUT).await?;
        let ending = marks[2].elapsed();
        // All calls in progress have ended. The other callers wait for their next poll.
        tokio::time::sleep(SAMPLE_INTERVAL).await;
        for tasks in [&mut crowd.tasks, &mut idle, &mut flooding] {
            tasks.shutdown().await;
        }
        Ok(Phase {
            pace: plan.pace,
            load: load.read(),
            neighbour: neighbour.read(),
            flood: flooded.read(),
            shed: shed.load(Ordering::Relaxed),
            repeats: crowd.begun.load(Ordering::Relaxed) as f64 / bench.known.len() as f64,
            marks,
            samples,
            exit,
            ending,
        })
    }

    /// Returns the samples between two marks.
    pub fn samples(&self, from: usize, until: usize) -> Vec<Sample> {
        let marks = self.marks[from]..self.marks[until];
        self.samples.iter().filter(|sample| marks.contains(&sample.at)).copied().collect()
    }
}

/// Returns the service's options, including the keys of the measured callers, the slow readers and the flood.
fn options(bench: &Bench, plan: Plan) -> Vec<String> {
    let mut options = key_options(bench.settings.keys);
    options.extend(["--key", "slow", "--key", "flood"].map(str::to_owned));
    options.extend(["--pace".to_owned(), plan.pace.to_string()]);
    options.extend(["--grace".to_owned(), format!("{}s", GRACE.as_secs())]);
    options.extend(plan.rate.iter().flat_map(|rate| ["--rate".to_owned(), rate.to_string()]));
    options.extend(bench.settings.options.iter().cloned());
    options
}

/// Samples the process for the given time.
async fn sample_for(service: &Service, time: Duration, samples: &mut Vec<Sample>) -> Result<(), AnyError> {
    let until = Instant::now() + time;
    loop {
        samples.push(Sample {
            at: Instant::now(),
            work: [service.process.cpu_time()?, own_cpu_time()?],
            memory: service.process.memory()?,
        });
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Ok(());
        }
        tokio::time::sleep(left.min(SAMPLE_INTERVAL)).await;
    }
}
