//! The proof: searches that run while nodes and their store go and come.

use std::net::SocketAddr;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use super::cluster::{Cluster, Shape};
use super::machine::Machine;
use super::report::{Found, IDLE};
use super::settings::{Settings, StoreKind};
use super::timeline::{DRAINED, happen};
use super::verdict::Record;
use crate::AnyError;
use crate::serve::call::{Caller, key};
use crate::serve::ended::Ended;
use crate::serve::play::{Manner, play};
use crate::serve::process::raise_open_files;
use crate::serve::quiet::{differences, known};
use crate::serve::report::Report;
use crate::serve::requests::Known;
use crate::serve::several::Several;
use crate::serve::tally::Tally;

/// The searches by which the work of a search is measured, some at a time, at that pace, after those that are made so
/// that what is read once does not count.
const FIRST: usize = 12;
const MEASURED: usize = 240;
const AT_ONCE: usize = 24;
const MEASURED_PACE: f64 = 0.2;

/// The longest wait between two polls by which the time of a search is found, at pace 1.
const CLOSE: Duration = Duration::from_millis(250);

/// What a store that was gone may take beyond its outage to be there again: a poll is due then, too.
const BACK: Duration = Duration::from_secs(1);

/// The wait of a caller that has met a fault.
const AFTER_FAULT: Duration = Duration::from_millis(200);

/// Plays the proof.
///
/// # Errors
/// If there are not enough nodes for the events, a process can't be run, or a search without a load fails.
pub fn proof(settings: &Settings) -> Result<Report, AnyError> {
    if !settings.events.is_empty() && settings.nodes <= DRAINED {
        return Err(
            format!("found {} nodes, allowed at least 2 unless --events is none", settings.nodes).into()
        );
    }
    raise_open_files()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(played(settings))
}

async fn played(settings: &Settings) -> Result<Report, AnyError> {
    let known = known(&settings.binary, settings.requests, None).await?;
    let pace = match settings.pace {
        Some(pace) => pace,
        None => pace(settings, &known).await?,
    };
    let times = times(settings, &known, pace).await?;
    let shape = Shape { nodes: settings.nodes, store: settings.store, pace };
    let mut cluster = Cluster::start(settings, shape).await?;
    let load = Arc::new(Load::new(settings, known, times, pace));
    let mut searching = load.searching(cluster.address, settings);
    // The load is full after the time of a search.
    tokio::time::sleep(load.growing).await;
    let happened = happen(&mut cluster, settings).await?;
    load.tally.stop();
    while let Some(ended) = searching.join_next().await {
        ended?;
    }
    let counts = load.tally.read();
    let shown = differences(&settings.binary, &load.known, counts.wrong_answers.iter(), None).await?;
    let found = Found { known: Arc::clone(&load.known), pace, records: load.records(), counts, happened };
    let mut report = Report::of_proof(settings, &found, shown);
    if !report.is_met() {
        report.examples.push(format!("logs: {}", cluster.keep_logs().display()));
    }
    Ok(report)
}

/// The pace at which as many searches as are wanted leave the machine idle as is wanted, from the work of all processes
/// for a search: nodes, store, balancer and this one.
async fn pace(settings: &Settings, known: &Arc<[Known]>) -> Result<f64, AnyError> {
    // Memory nodes behind a balancer would lose searches.
    let nodes = if settings.store == StoreKind::Memory { 1 } else { settings.nodes };
    let shape = Shape { nodes, store: settings.store, pace: MEASURED_PACE };
    let cluster = Cluster::start(settings, shape).await?;
    let first = FIRST.min(known.len() / 2);
    let last = known.len().min(first + MEASURED);
    let several = |which: Range<usize>| Several {
        address: cluster.address,
        known: Arc::clone(known),
        which: which.collect(),
        at_once: AT_ONCE,
        keys: settings.keys,
        manner: Manner::at(MEASURED_PACE),
    };
    several(0..first).played().await?;
    let before = Machine::now()?;
    let ends = several(first..last).played().await?;
    let work = Machine::now()?.work_since(&before).as_secs_f64();
    let time: Duration = ends.followed.iter().filter_map(|(_, followed)| followed.complete).sum();
    let busy = (1.0 - IDLE) * Machine::processors() as f64;
    Ok(settings.searches as f64 * work / busy / (time.as_secs_f64() / MEASURED_PACE))
}

/// The time of each search on one memory node, at the same pace. So many polls are much work: with half as many searches
/// beside it, no search waits for that.
async fn times(settings: &Settings, known: &Arc<[Known]>, pace: f64) -> Result<Vec<Duration>, AnyError> {
    let cluster = Cluster::start(settings, Shape { nodes: 1, store: StoreKind::Memory, pace }).await?;
    let several = Several {
        address: cluster.address,
        known: Arc::clone(known),
        which: (0..known.len()).collect(),
        at_once: settings.searches.div_ceil(2),
        keys: settings.keys,
        manner: Manner { longest_wait: CLOSE, ..Manner::at(pace) },
    };
    let mut times = vec![Duration::ZERO; known.len()];
    for (number, followed) in several.played().await?.followed {
        times[number] = followed.complete.unwrap_or_default();
    }
    Ok(times)
}

/// Searches that run until the end of the load.
struct Load {
    known: Arc<[Known]>,
    times: Vec<Duration>,
    pace: f64,
    /// The time in which the load grows: that of a search.
    growing: Duration,
    /// Times after that of a search at which it is polled: those at which it may not be unfinished any more.
    dues: [Duration; 3],
    begun: AtomicUsize,
    tally: Tally,
    records: Mutex<Vec<Record>>,
}

impl Load {
    fn new(settings: &Settings, known: Arc<[Known]>, times: Vec<Duration>, pace: f64) -> Load {
        let growing = times.iter().sum::<Duration>().div_f64(times.len().max(1) as f64);
        let lease = settings.lease;
        Load {
            known,
            times,
            pace,
            growing,
            dues: [Duration::ZERO, lease, lease + settings.outage + BACK],
            begun: AtomicUsize::new(0),
            tally: Tally::default(),
            records: Mutex::default(),
        }
    }

    /// Starts all that search, one after the other while the load grows.
    fn searching(self: &Arc<Self>, address: SocketAddr, settings: &Settings) -> JoinSet<()> {
        let spawn = |number: usize| {
            let caller = Caller::new(address, &key(number % settings.keys));
            let begin = self.growing.mul_f64(number as f64 / settings.searches as f64);
            Arc::clone(self).search(caller, begin)
        };
        (0..settings.searches).map(spawn).collect()
    }

    /// Makes one search after the other until the load ends, and the last one to its end.
    async fn search(self: Arc<Self>, mut caller: Caller, begin: Duration) {
        tokio::time::sleep(begin).await;
        while !self.tally.is_stopped() {
            let number = self.begun.fetch_add(1, Ordering::Relaxed) % self.known.len();
            let Known { search, quiet } = &self.known[number];
            let time = self.times[number];
            let dues = self.dues.iter().map(|due| time + *due).collect();
            let manner = Manner { dues, insists: true, ..Manner::at(self.pace) };
            match play(&mut caller, search, &manner, &self.tally).await {
                Ok(played) => {
                    self.tally.completed(number, played.answers, quiet);
                    self.record(Record { number, time, followed: played.followed, lost: None });
                }
                Err((followed, ended)) => {
                    self.tally.ended(&ended);
                    if let Some(followed) = followed {
                        self.record(Record { number, time, followed, lost: Some(Instant::now()) });
                    }
                    tokio::time::sleep(if let Ended::Refused(wait) = ended { wait } else { AFTER_FAULT })
                        .await;
                }
            }
        }
    }

    fn record(&self, record: Record) {
        // A record is pushed or it is not.
        self.records.lock().unwrap_or_else(PoisonError::into_inner).push(record);
    }

    fn records(&self) -> Vec<Record> {
        std::mem::take(&mut *self.records.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
