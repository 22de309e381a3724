//! A phase of load: a service of its own, from its start to its end by a signal.

use std::process::ExitStatus;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use super::Beside;
use super::beside::{flood, read_nothing, say_nothing};
use crate::AnyError;
use crate::harness::bench::Bench;
use crate::harness::call::{Caller, key_options};
use crate::harness::play::Manner;
use crate::harness::process::{Service, own_work};
use crate::harness::tally::{Counts, Tally};

/// Connections of the flood.
const FLOODERS: usize = 8;

/// The interval between two looks at the process.
const LOOK: Duration = Duration::from_secs(1);

/// The time that running calls have at the end: more than a busy machine needs, so that none of them is cut for that.
const GRACE: Duration = Duration::from_secs(60);

/// The longest time that the service may take to end.
const ENDING: Duration = GRACE.saturating_add(Duration::from_secs(20));

/// The parameters of a phase.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub pace: f64,
    /// The time in which the load grows: that of a search.
    pub growing: Duration,
    /// The time without a flood, and that beside one.
    pub times: [Duration; 2],
    /// Calls of a key in a minute.
    pub rate: Option<u32>,
}

/// A look at the process.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub at: Instant,
    /// The processor time of the service until then, and that of the bench.
    pub work: [Duration; 2],
    pub memory: u64,
}

/// The results of a phase.
#[derive(Debug)]
pub(super) struct Course {
    pub pace: f64,
    /// Counts of the load without the neighbour.
    pub load: Counts,
    /// Counts of the searches of one of the keys.
    pub neighbour: Counts,
    pub flood: Counts,
    /// Silent connections that the service has closed.
    pub shed: usize,
    /// Searches begun for each request: above 1, later ones may find what earlier ones left in the service's caches.
    pub repeats: f64,
    /// The times at which the load was full, the flood began, and the service got SIGTERM.
    pub marks: [Instant; 3],
    pub looks: Vec<Look>,
    pub exit: ExitStatus,
    /// The time from the signal to the end.
    pub ending: Duration,
}

impl Course {
    pub async fn play(bench: &Bench, plan: Plan, beside: Beside) -> Result<Course, AnyError> {
        let service = bench.service(&options(bench, plan)).await?;
        let address = service.address;
        let tallies: [Arc<Tally>; 3] = Default::default();
        let [load, neighbour, flooded] = &tallies;
        let shed = Arc::new(AtomicUsize::new(0));
        let slow = (0..beside.slow_readers).map(|_| read_nothing(address, "slow"));
        let mut slow: JoinSet<()> = slow.collect();
        let idle = (0..beside.idle_sockets).map(|_| say_nothing(address, Arc::clone(&shed)));
        let mut idle: JoinSet<()> = idle.collect();
        // The first key is the neighbour's.
        let tally = |key| Arc::clone(if key == 0 { neighbour } else { load });
        let mut crowd = bench.crowd(address, plan.growing, tally, move |_| Manner::at(plan.pace));
        let (mut looks, mut marks) = (Vec::new(), [Instant::now(); 3]);
        look_on(&service, plan.growing, &mut looks).await?;
        marks[0] = Instant::now();
        look_on(&service, plan.times[0], &mut looks).await?;
        marks[1] = Instant::now();
        let mut flooding = JoinSet::new();
        if !plan.times[1].is_zero() {
            let interval = Duration::from_secs_f64(FLOODERS as f64 / beside.starts);
            for number in 0..FLOODERS {
                // Each one begins elsewhere.
                let from = number * bench.known.len() / FLOODERS;
                let (caller, known) = (Caller::new(address, "flood"), Arc::clone(&bench.known));
                flooding.spawn(flood(caller, known, from, interval, Arc::clone(flooded)));
            }
        }
        look_on(&service, plan.times[1], &mut looks).await?;
        // They would have to be cut: there is no end to what they don't read.
        slow.shutdown().await;
        tokio::time::sleep(LOOK).await;
        marks[2] = Instant::now();
        tallies.iter().for_each(|tally| tally.stop());
        service.process.stop()?;
        let exit = service.process.ended(ENDING).await?;
        let ending = marks[2].elapsed();
        // What was on its way is known by now; the others wait for their next poll.
        tokio::time::sleep(LOOK).await;
        for tasks in [&mut crowd.tasks, &mut idle, &mut flooding] {
            tasks.shutdown().await;
        }
        Ok(Course {
            pace: plan.pace,
            load: load.read(),
            neighbour: neighbour.read(),
            flood: flooded.read(),
            shed: shed.load(Ordering::Relaxed),
            repeats: crowd.begun.load(Ordering::Relaxed) as f64 / bench.known.len() as f64,
            marks,
            looks,
            exit,
            ending,
        })
    }

    /// The looks between two marks.
    pub fn looks(&self, from: usize, until: usize) -> Vec<Look> {
        let marks = self.marks[from]..self.marks[until];
        self.looks.iter().filter(|look| marks.contains(&look.at)).copied().collect()
    }
}

/// Options of the service: the keys of the load, and those of slow readers and of the flood.
fn options(bench: &Bench, plan: Plan) -> Vec<String> {
    let mut options = key_options(bench.settings.keys);
    options.extend(["--key", "slow", "--key", "flood"].map(str::to_owned));
    options.extend(["--pace".to_owned(), plan.pace.to_string()]);
    options.extend(["--grace".to_owned(), format!("{}s", GRACE.as_secs())]);
    options.extend(plan.rate.iter().flat_map(|rate| ["--rate".to_owned(), rate.to_string()]));
    options.extend(bench.settings.options.iter().cloned());
    options
}

/// Looks at the process for some time.
async fn look_on(service: &Service, time: Duration, looks: &mut Vec<Look>) -> Result<(), AnyError> {
    let until = Instant::now() + time;
    loop {
        looks.push(Look {
            at: Instant::now(),
            work: [service.process.work()?, own_work()?],
            memory: service.process.memory()?,
        });
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Ok(());
        }
        tokio::time::sleep(left.min(LOOK)).await;
    }
}
