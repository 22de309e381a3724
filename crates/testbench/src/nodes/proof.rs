//! The failover test: searches that run while nodes and their store stop and restart.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::cluster::Cluster;
use super::report::{IDLE, ProofResults, report};
use super::verdict::{DRAINED, Events, KILLED};
use super::{LEASE, Nodes, OUTAGE, StoreKind};
use crate::AnyError;
use crate::harness::bench::{self, Bench};
use crate::harness::play::PollPolicy;
use crate::harness::process::Machine;
use crate::harness::report::Report;
use crate::harness::settings::Settings;
use crate::harness::tally::Tally;

/// The pace at which the cost of a search is measured.
const MEASURED_PACE: f64 = 0.2;

/// The maximum wait between two polls that measure the duration of a search, at pace 1.
const MAX_POLL_WAIT: Duration = Duration::from_millis(250);

/// The time after the outage within which the store must be available again.
const STORE_RECOVERY: Duration = Duration::from_secs(1);

/// The times of the events and of the killed node's restart, as fractions of the time at maximum load. A search that
/// an event affects should end before the next event.
const KILL: f64 = 0.1;
const RESTART: f64 = 0.25;
const DRAIN: f64 = 0.4;
const STORE: f64 = 0.6;
const LOSS: f64 = 0.85;

/// Runs the failover test, with or without events.
///
/// # Errors
/// Returns an error if there are not enough nodes for the events, if a process can't be run, or if a search fails
/// without load.
pub fn proof(settings: &Settings, nodes: Nodes, has_events: bool) -> Result<Report, AnyError> {
    if has_events && nodes.count <= DRAINED {
        return Err(format!("the events need at least {} nodes, found {}", DRAINED + 1, nodes.count).into());
    }
    bench::run(async {
        let bench = Bench::new(settings, settings.requests, None).await?;
        let pace = match settings.pace {
            Some(pace) => pace,
            None => pace(&bench, nodes).await?,
        };
        let times: Arc<[Duration]> = times(&bench, pace).await?.into();
        let mut cluster = Cluster::start(settings, nodes, pace).await?;
        cluster.start_other_markets().await?;
        let (tally, timed) = (Arc::new(Tally::default()), Arc::clone(&times));
        // Each search is polled at its due times. The events that affected a search determine the due time at which it
        // must be complete.
        let dues = [Duration::ZERO, LEASE, LEASE + OUTAGE + STORE_RECOVERY];
        let policy = move |number: usize| {
            let dues = dues.iter().map(|due| timed[number] + *due).collect();
            let has_affinity = nodes.has_affinity;
            PollPolicy { dues, has_affinity, retries_broken: true, ..PollPolicy::at_pace(pace) }
        };
        let growing = times.iter().sum::<Duration>().div_f64(times.len().max(1) as f64);
        let mut crowd = bench.crowd(cluster.address, growing, |_| Arc::clone(&tally), policy);
        // The load reaches its maximum after the duration of a search.
        tokio::time::sleep(growing).await;
        let events = run_events(&mut cluster, settings.time, has_events).await?;
        tally.stop();
        while let Some(ended) = crowd.tasks.join_next().await {
            ended?;
        }
        let counts = tally.read();
        let shown = bench.differences(counts.wrong_answers.iter()).await?;
        let found = ProofResults { bench, nodes, pace, times, counts, events };
        let mut report = report(&found, shown);
        if !report.is_met() {
            report.examples.push(format!("logs: {}", cluster.keep_logs().display()));
        }
        Ok(report)
    })
}

/// Returns the pace at which the configured number of searches leaves the target fraction of the machine idle. The pace
/// follows from the CPU time that all processes need for a search: nodes, store, balancer and this process.
async fn pace(bench: &Bench, nodes: Nodes) -> Result<f64, AnyError> {
    // In-memory nodes behind a balancer would lose searches.
    let count = if nodes.store == StoreKind::Memory { 1 } else { nodes.count };
    let cluster = Cluster::start(&bench.settings, Nodes { count, ..nodes }, MEASURED_PACE).await?;
    let cost = bench.cost(cluster.address, MEASURED_PACE, || Ok(Machine::now()?.work)).await?;
    Ok(cost.pace_for(bench.settings.searches, (1.0 - IDLE) * Machine::processors()))
}

/// Measures the duration of each search on one in-memory node, at the given pace. The frequent polls need a lot of CPU
/// time, so only half as many searches run concurrently, which avoids waiting.
async fn times(bench: &Bench, pace: f64) -> Result<Vec<Duration>, AnyError> {
    let one = Nodes { count: 1, store: StoreKind::Memory, has_affinity: false };
    let cluster = Cluster::start(&bench.settings, one, pace).await?;
    let policy = PollPolicy { max_wait: MAX_POLL_WAIT, ..PollPolicy::at_pace(pace) };
    let (all, at_once) = (0..bench.known.len(), bench.settings.searches.div_ceil(2));
    let mut times = vec![Duration::ZERO; bench.known.len()];
    for record in bench.each(cluster.address, all, at_once, &policy).await?.records {
        times[record.number] = record.followed.complete.unwrap_or_default();
    }
    Ok(times)
}

/// Runs the events over the given time.
async fn run_events(cluster: &mut Cluster, time: Duration, has_events: bool) -> Result<Events, AnyError> {
    let began = Instant::now();
    let at = |part: f64| tokio::time::sleep_until((began + time.mul_f64(part)).into());
    let (mut events, before) = (Events::default(), Machine::now()?);
    at(KILL).await;
    events.idle[0] = Machine::now()?.idle_since(&before);
    if has_events {
        events.killed = Some(Instant::now());
        cluster.kill_node(KILLED).await?;
        at(RESTART).await;
        cluster.start_node(KILLED).await?;
        at(DRAIN).await;
        let asked = Instant::now();
        let status = cluster.drain_node(DRAINED).await?;
        events.drained = Some((asked, asked.elapsed(), status));
        cluster.start_node(DRAINED).await?;
        at(STORE).await;
        if cluster.store.is_some() {
            let stopped = Instant::now();
            cluster.restart_store(OUTAGE).await?;
            events.outage = Some([stopped, Instant::now()]);
        }
        at(LOSS).await;
        if let Some(store) = &cluster.store {
            events.loss = Some(Instant::now());
            store.flush().await?;
        }
    }
    at(1.0).await;
    events.idle[1] = Machine::now()?.idle_since(&before);
    let store = cluster.store.as_ref().map(|store| store.process.memory()).transpose()?;
    events.memory = [cluster.memory()?, store.unwrap_or_default()];
    Ok(events)
}
