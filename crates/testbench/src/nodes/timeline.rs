//! What happens to the nodes while searches run.

use std::process::ExitStatus;
use std::time::{Duration, Instant};

use super::cluster::Cluster;
use super::machine::Machine;
use super::settings::{Event, Settings};
use crate::AnyError;

/// The node that is killed, and the one that is drained.
pub(super) const KILLED: usize = 0;
pub(super) const DRAINED: usize = 1;

/// When each event comes, in parts of the time of the full load, and when the killed node is started again. A search
/// that one of them touches should have ended before the next one comes.
const KILL: f64 = 0.1;
const START_AGAIN: f64 = 0.25;
const DRAIN: f64 = 0.4;
const STORE: f64 = 0.7;

/// What has happened.
#[derive(Debug, Default)]
pub(super) struct Happened {
    pub killed: Option<Instant>,
    /// When the drained node was asked to stop, how long it took, and how it ended.
    pub drained: Option<(Instant, Duration, ExitStatus)>,
    /// When the store was stopped, and when it was there again.
    pub outage: Option<[Instant; 2]>,
    /// The part of the machine that was idle before the first event, and in all of the time.
    pub idle: [f64; 2],
    /// The most memory of a node and of the store, in bytes.
    pub memory: [u64; 2],
}

/// Lets the events happen, from now until the time is over.
pub(super) async fn happen(cluster: &mut Cluster, settings: &Settings) -> Result<Happened, AnyError> {
    let began = Instant::now();
    let at = |part: f64| tokio::time::sleep_until((began + settings.time.mul_f64(part)).into());
    let (mut happened, before) = (Happened::default(), Machine::now()?);
    at(KILL).await;
    happened.idle[0] = Machine::now()?.idle_since(&before);
    if settings.events.contains(&Event::Kill) {
        happened.killed = Some(Instant::now());
        cluster.kill_node(KILLED).await?;
        at(START_AGAIN).await;
        cluster.start_node(KILLED).await?;
    }
    at(DRAIN).await;
    if settings.events.contains(&Event::Drain) {
        let asked = Instant::now();
        let status = cluster.drain_node(DRAINED).await?;
        happened.drained = Some((asked, asked.elapsed(), status));
        cluster.start_node(DRAINED).await?;
    }
    at(STORE).await;
    if settings.events.contains(&Event::Store) && cluster.store.is_some() {
        let stopped = Instant::now();
        cluster.restart_store(settings.outage).await?;
        happened.outage = Some([stopped, Instant::now()]);
    }
    at(1.0).await;
    happened.idle[1] = Machine::now()?.idle_since(&before);
    let store = cluster.store.as_ref().map(|store| store.process.memory()).transpose()?;
    happened.memory = [cluster.memory()?, store.unwrap_or_default()];
    Ok(happened)
}
