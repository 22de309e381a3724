//! The fairness test: a caller runs alongside a crowd that uses another key. The service must serve the caller and the
//! crowd in turn.

use std::sync::Arc;
use std::time::Instant;

use tokio::task::JoinSet;

use super::disturbance::crowd;
use crate::AnyError;
use crate::harness::bench::Bench;
use crate::harness::call::Caller;
use crate::harness::play::start_only;
use crate::harness::requests::{Known, Vertical};
use crate::harness::tally::{Counts, Tally};

/// Number of connections in the crowd, all of which use the same key.
pub(super) const CROWD: usize = 30;

/// The results of the fairness test.
#[derive(Debug)]
pub(super) struct Fairness {
    /// Counts for the neighbour, alone and alongside the crowd.
    pub neighbour: [Counts; 2],
    /// Counts for the crowd.
    pub crowd: Counts,
    pub within: [Instant; 2],
}

/// Runs a neighbour's hotel searches one after another, first alone and then alongside the crowd. Each half has
/// different searches, since the service would merge equal searches.
pub(super) async fn run(bench: &Bench) -> Result<Fairness, AnyError> {
    let options = ["--pace", "0", "--key", "crowd", "--key", "neighbour"].map(str::to_owned);
    let service = bench.service(&options).await?;
    let (hotels, others): (Vec<&Known>, Vec<_>) =
        bench.known.iter().partition(|known| known.search.vertical == Vertical::Hotels);
    let mut neighbour = Caller::new(service.address, "neighbour");
    let (tallies, begun): ([Tally; 2], _) = (Default::default(), Instant::now());
    let (alone, beside) = hotels.split_at(hotels.len() / 2);
    for known in alone {
        start_only(&mut neighbour, &known.search, &tallies[0]).await;
    }
    let (others, crowded): (Arc<[_]>, Arc<Tally>) =
        (others.into_iter().map(|known| known.search.clone()).collect(), Arc::default());
    let callers = (0..CROWD).map(|number| {
        let caller = Caller::new(service.address, "crowd");
        let from = number * others.len() / CROWD;
        crowd(caller, Arc::clone(&others), from, Arc::clone(&crowded))
    });
    let mut crowd: JoinSet<()> = callers.collect();
    for known in beside {
        start_only(&mut neighbour, &known.search, &tallies[1]).await;
    }
    let within = [begun, Instant::now()];
    crowd.shutdown().await;
    Ok(Fairness { neighbour: tallies.map(|tally| tally.read()), crowd: crowded.read(), within })
}
