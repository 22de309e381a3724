//! A phase of load: a service of its own, from its start to its end by a signal.

use std::process::ExitStatus;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rustix::thread::CpuSet;
use tokio::task::JoinSet;

use super::beside::{flood, read_nothing, say_nothing};
use super::settings::Settings;
use crate::AnyError;
use crate::serve::call::{Caller, key, key_options};
use crate::serve::ended::Ended;
use crate::serve::play::{Manner, play};
use crate::serve::process::{Service, own_work};
use crate::serve::requests::Known;
use crate::serve::tally::{Counts, Tally};

/// Connections of the flood.
const FLOODERS: usize = 8;

/// The interval between two looks at the process.
const LOOK: Duration = Duration::from_secs(1);

/// The wait of a caller that has met a fault.
const AFTER_FAULT: Duration = Duration::from_millis(200);

/// The time that running calls have at the end: more than a busy machine needs, so that none of them is cut for that.
const GRACE: Duration = Duration::from_secs(60);

/// The longest time that the service may take to end.
const ENDING: Duration = GRACE.saturating_add(Duration::from_secs(20));

/// What is played.
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

/// What came of a phase.
#[derive(Debug)]
pub(super) struct Course {
    pub pace: f64,
    /// What came of the load, but for that of the neighbour.
    pub load: Counts,
    /// What came of the searches of one of the keys.
    pub neighbour: Counts,
    pub flood: Counts,
    /// Silent connections that the service has closed.
    pub shed: usize,
    /// Searches begun for each request: above 1, later ones may find what earlier ones left in the service's caches.
    pub repeats: f64,
    /// When the load was full, when the flood began, and when the service was to stop.
    pub marks: [Instant; 3],
    pub looks: Vec<Look>,
    pub exit: ExitStatus,
    /// The time from the signal to the end.
    pub ending: Duration,
}

/// Who plays, and against what.
struct Scene<'a> {
    settings: &'a Settings,
    plan: Plan,
    known: Arc<[Known]>,
    service: Service,
    load: Arc<Tally>,
    neighbour: Arc<Tally>,
    flood: Arc<Tally>,
    shed: Arc<AtomicUsize>,
    begun: Arc<AtomicUsize>,
}

/// Plays a plan.
pub(super) async fn course(
    settings: &Settings,
    plan: Plan,
    known: &Arc<[Known]>,
    on: Option<CpuSet>,
) -> Result<Course, AnyError> {
    let service = Service::start(&settings.binary, &options(settings, plan), on).await?;
    let scene = Scene {
        settings,
        plan,
        known: Arc::clone(known),
        service,
        load: Arc::default(),
        neighbour: Arc::default(),
        flood: Arc::default(),
        shed: Arc::default(),
        begun: Arc::default(),
    };
    let mut looks = Vec::new();
    let mut slow = scene.slow_readers();
    let mut beside = scene.idle_sockets();
    let mut searching = scene.searching();
    look_on(&scene.service, plan.growing, &mut looks).await?;
    let full = Instant::now();
    look_on(&scene.service, plan.times[0], &mut looks).await?;
    let flooded = Instant::now();
    if !plan.times[1].is_zero() {
        scene.flood(&mut beside);
    }
    look_on(&scene.service, plan.times[1], &mut looks).await?;
    // They would have to be cut: there is no end to what they don't read.
    slow.shutdown().await;
    tokio::time::sleep(LOOK).await;
    let stopped = Instant::now();
    for tally in [&scene.load, &scene.neighbour, &scene.flood] {
        tally.stop();
    }
    scene.service.process.stop()?;
    let exit = scene.service.process.ended(ENDING).await?;
    let ending = stopped.elapsed();
    // What was on its way is known by now; the others wait for their next poll.
    tokio::time::sleep(LOOK).await;
    searching.shutdown().await;
    beside.shutdown().await;
    Ok(Course {
        pace: plan.pace,
        load: scene.load.read(),
        neighbour: scene.neighbour.read(),
        flood: scene.flood.read(),
        shed: scene.shed.load(Ordering::Relaxed),
        repeats: scene.begun.load(Ordering::Relaxed) as f64 / known.len() as f64,
        marks: [full, flooded, stopped],
        looks,
        exit,
        ending,
    })
}

/// Options of the service: the keys of the load, and those of slow readers and of the flood.
fn options(settings: &Settings, plan: Plan) -> Vec<String> {
    let beside = ["slow", "flood"].into_iter().flat_map(|key| ["--key", key]).map(str::to_owned);
    let mut options: Vec<_> = key_options(settings.keys).chain(beside).collect();
    options.extend(["--pace".to_owned(), plan.pace.to_string()]);
    options.extend(["--grace".to_owned(), format!("{}s", GRACE.as_secs())]);
    options.extend(plan.rate.iter().flat_map(|rate| ["--rate".to_owned(), rate.to_string()]));
    options.extend(settings.options.iter().cloned());
    options
}

impl Scene<'_> {
    fn slow_readers(&self) -> JoinSet<()> {
        let address = self.service.address;
        (0..self.settings.slow_readers).map(|_| read_nothing(address, "slow".to_owned())).collect()
    }

    fn idle_sockets(&self) -> JoinSet<()> {
        let address = self.service.address;
        (0..self.settings.idle_sockets).map(|_| say_nothing(address, Arc::clone(&self.shed))).collect()
    }

    fn flood(&self, beside: &mut JoinSet<()>) {
        let interval = Duration::from_secs_f64(FLOODERS as f64 / self.settings.flood);
        for number in 0..FLOODERS {
            let caller = Caller::new(self.service.address, "flood");
            // Each one begins elsewhere.
            let from = number * self.known.len() / FLOODERS;
            beside.spawn(flood(caller, Arc::clone(&self.known), from, interval, Arc::clone(&self.flood)));
        }
    }

    /// Starts all that search, one after the other while the load grows.
    fn searching(&self) -> JoinSet<()> {
        let count = self.settings.searches;
        let spawn = |number: usize| {
            let of_key = number % self.settings.keys;
            // The first key is the neighbour's.
            let tally = if of_key == 0 { &self.neighbour } else { &self.load };
            let caller = Caller::new(self.service.address, &key(of_key));
            let begin = self.plan.growing.mul_f64(number as f64 / count as f64);
            search(
                caller,
                Arc::clone(&self.known),
                Arc::clone(&self.begun),
                self.plan.pace,
                begin,
                Arc::clone(tally),
            )
        };
        (0..count).map(spawn).collect()
    }
}

/// Makes one search after the other until the service stops.
async fn search(
    mut caller: Caller,
    known: Arc<[Known]>,
    begun: Arc<AtomicUsize>,
    pace: f64,
    begin: Duration,
    tally: Arc<Tally>,
) {
    tokio::time::sleep(begin).await;
    while !tally.is_stopped() {
        let number = begun.fetch_add(1, Ordering::Relaxed) % known.len();
        let Known { search, quiet } = &known[number];
        match play(&mut caller, search, &Manner::at(pace), &tally).await {
            Ok(played) => tally.completed(number, played.answers, quiet),
            Err((_, ended)) => {
                tally.ended(&ended);
                tokio::time::sleep(if let Ended::Refused(wait) = ended { wait } else { AFTER_FAULT }).await;
            }
        }
    }
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
