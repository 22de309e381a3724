//! The proof: searches that run while nodes and their store go and come.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::cluster::Cluster;
use super::report::{Found, IDLE, report};
use super::verdict::{DRAINED, Happened, KILLED};
use super::{LEASE, Nodes, OUTAGE, StoreKind};
use crate::AnyError;
use crate::harness::bench::{self, Bench};
use crate::harness::play::Manner;
use crate::harness::process::Machine;
use crate::harness::report::Report;
use crate::harness::settings::Settings;
use crate::harness::tally::Tally;

/// The pace at which the work of a search is measured.
const MEASURED_PACE: f64 = 0.2;

/// The longest wait between two polls by which the time of a search is found, at pace 1.
const CLOSE: Duration = Duration::from_millis(250);

/// The time after its outage in which a store has to be back: a poll is due then, too.
const BACK: Duration = Duration::from_secs(1);

/// When each event comes, in parts of the time of the full load, and when the killed node is started again. A search
/// that one of them touches should have ended before the next one comes.
const KILL: f64 = 0.1;
const START_AGAIN: f64 = 0.25;
const DRAIN: f64 = 0.4;
const STORE: f64 = 0.7;

/// Plays the proof, with or without events.
///
/// # Errors
/// If there are not enough nodes for the events, a process can't be run, or a search without a load fails.
pub fn proof(settings: &Settings, nodes: Nodes, has_events: bool) -> Result<Report, AnyError> {
    if has_events && nodes.count <= DRAINED {
        return Err(format!("found {} nodes, allowed at least {}", nodes.count, DRAINED + 1).into());
    }
    bench::run(async {
        let bench = Bench::new(settings, settings.requests, None).await?;
        let pace = match settings.pace {
            Some(pace) => pace,
            None => pace(&bench, nodes).await?,
        };
        let times: Arc<[Duration]> = times(&bench, pace).await?.into();
        let mut cluster = Cluster::start(settings, nodes, pace).await?;
        let (tally, timed) = (Arc::new(Tally::default()), Arc::clone(&times));
        // A search is polled when it may not be unfinished any more.
        let dues = [Duration::ZERO, LEASE, LEASE + OUTAGE + BACK];
        let manner = move |number: usize| {
            let dues = dues.iter().map(|due| timed[number] + *due).collect();
            Manner { dues, insists: true, ..Manner::at(pace) }
        };
        let growing = times.iter().sum::<Duration>().div_f64(times.len().max(1) as f64);
        let mut crowd = bench.crowd(cluster.address, growing, |_| Arc::clone(&tally), manner);
        // The load is full after the time of a search.
        tokio::time::sleep(growing).await;
        let happened = happen(&mut cluster, settings.time, has_events).await?;
        tally.stop();
        while let Some(ended) = crowd.tasks.join_next().await {
            ended?;
        }
        let counts = tally.read();
        let shown = bench.differences(counts.wrong_answers.iter()).await?;
        let found = Found { bench, nodes, pace, times, counts, happened };
        let mut report = report(&found, shown);
        if !report.is_met() {
            report.examples.push(format!("logs: {}", cluster.keep_logs().display()));
        }
        Ok(report)
    })
}

/// The pace at which as many searches as are wanted leave the machine idle as is wanted, from the work of all processes
/// for a search: nodes, store, balancer and this one.
async fn pace(bench: &Bench, nodes: Nodes) -> Result<f64, AnyError> {
    // Memory nodes behind a balancer would lose searches.
    let count = if nodes.store == StoreKind::Memory { 1 } else { nodes.count };
    let cluster = Cluster::start(&bench.settings, Nodes { count, ..nodes }, MEASURED_PACE).await?;
    let cost = bench.cost(cluster.address, MEASURED_PACE, || Ok(Machine::now()?.work)).await?;
    Ok(cost.pace_for(bench.settings.searches, (1.0 - IDLE) * Machine::processors()))
}

/// Measures the time of each search on one memory node, at the same pace. So many polls are much work: with half as many
/// searches beside it, no search waits for that.
async fn times(bench: &Bench, pace: f64) -> Result<Vec<Duration>, AnyError> {
    let one = Nodes { count: 1, store: StoreKind::Memory };
    let cluster = Cluster::start(&bench.settings, one, pace).await?;
    let manner = Manner { longest_wait: CLOSE, ..Manner::at(pace) };
    let (all, at_once) = (0..bench.known.len(), bench.settings.searches.div_ceil(2));
    let mut times = vec![Duration::ZERO; bench.known.len()];
    for record in bench.each(cluster.address, all, at_once, &manner).await?.records {
        times[record.number] = record.followed.complete.unwrap_or_default();
    }
    Ok(times)
}

/// Lets the events happen, from now until the time is over.
async fn happen(cluster: &mut Cluster, time: Duration, has_events: bool) -> Result<Happened, AnyError> {
    let began = Instant::now();
    let at = |part: f64| tokio::time::sleep_until((began + time.mul_f64(part)).into());
    let (mut happened, before) = (Happened::default(), Machine::now()?);
    at(KILL).await;
    happened.idle[0] = Machine::now()?.idle_since(&before);
    if has_events {
        happened.killed = Some(Instant::now());
        cluster.kill_node(KILLED).await?;
        at(START_AGAIN).await;
        cluster.start_node(KILLED).await?;
        at(DRAIN).await;
        let asked = Instant::now();
        let status = cluster.drain_node(DRAINED).await?;
        happened.drained = Some((asked, asked.elapsed(), status));
        cluster.start_node(DRAINED).await?;
        at(STORE).await;
        if cluster.store.is_some() {
            let stopped = Instant::now();
            cluster.restart_store(OUTAGE).await?;
            happened.outage = Some([stopped, Instant::now()]);
        }
    }
    at(1.0).await;
    happened.idle[1] = Machine::now()?.idle_since(&before);
    let store = cluster.store.as_ref().map(|store| store.process.memory()).transpose()?;
    happened.memory = [cluster.memory()?, store.unwrap_or_default()];
    Ok(happened)
}
