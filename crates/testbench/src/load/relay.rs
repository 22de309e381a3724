//! Searches through a relay, `wayfare serve --upstream`. Each search must get the responses that it gets alone, and the
//! relay must add little to the response time.

use std::time::Duration;

use super::Disturbance;
use super::phase::{Phase, Plan};
use crate::AnyError;
use crate::harness::answer::progress;
use crate::harness::bench::{Bench, Cost, UPSTREAM_KEY};
use crate::harness::call::{Call, Caller, Reply, key};
use crate::harness::requests::{Known, Vertical};
use crate::harness::tally::quantile;

/// Number of searches started per second.
pub(super) const STARTS: f64 = 20.0;

/// The pace of the upstream's providers.
const PACE: f64 = 0.1;

/// Maximum number of distinct searches.
const REQUESTS: usize = 300;

/// A rate limit that does not affect the relay, which makes all calls with one key.
const RATE: u32 = 1_000_000;

/// The results of the phase.
#[derive(Debug)]
pub(super) struct Relayed {
    pub load: Phase,
    /// A page of each vertical.
    pub pages: Vec<Page>,
    /// Descriptions of some wrong responses.
    pub differences: Vec<String>,
}

/// A page of a search, with its median response times.
#[derive(Debug)]
pub(super) struct Page {
    pub vertical: Vertical,
    /// The size of the relay's response, in bytes.
    pub bytes: usize,
    pub upstream: Option<Duration>,
    pub relayed: Option<Duration>,
}

/// Runs the load for the given time, then the measurement.
pub(super) async fn run(
    bench: &Bench,
    cost: Cost,
    time: Duration,
    calls: usize,
) -> Result<Relayed, AnyError> {
    let growing = cost.time.mul_f64(PACE);
    let searches = (STARTS * growing.as_secs_f64()).ceil() as usize;
    let bench = bench.relayed(bench.settings.requests.min(REQUESTS), searches).await?;
    let plan = Plan { pace: PACE, growing, times: [time, Duration::ZERO], rate: Some(RATE) };
    let load = Phase::run(&bench, plan, Disturbance::default()).await?;
    let counts = load.load.clone().with(&load.neighbour);
    let differences = bench.differences(counts.wrong_answers.iter()).await?;
    Ok(Relayed { pages: pages(&bench, calls).await?, load, differences })
}

/// Requests one page of a search per vertical, in turn from the upstream and through the relay.
async fn pages(bench: &Bench, calls: usize) -> Result<Vec<Page>, AnyError> {
    let relay = bench
        .service(&["--pace", "0", "--rate", &RATE.to_string(), "--key", &key(0)].map(str::to_owned))
        .await?;
    let upstream = relay.upstream.as_ref().ok_or("the relay has no upstream")?;
    let mut callers = [Caller::new(upstream.address, UPSTREAM_KEY), Caller::new(relay.address, &key(0))];
    let mut pages = Vec::new();
    for vertical in [Vertical::Flights, Vertical::Hotels, Vertical::Cars] {
        let is_paged = |known: &&Known| known.search.vertical == vertical && known.search.is_paged;
        let search = &bench.known.iter().find(is_paged).ok_or("there is no paged search")?.search;
        let started = succeeded(&mut callers[1], &search.start()).await?;
        let state = progress(vertical, &started.body).ok_or("the search has no state")?;
        let page = search.second_page(&state.id, &state.cluster);
        let (mut times, mut bytes) = ([Vec::new(), Vec::new()], 0);
        for _ in 0..calls {
            for (caller, times) in callers.iter_mut().zip(&mut times) {
                let reply = succeeded(caller, &page).await?;
                bytes = reply.body.len();
                times.push(reply.took);
            }
        }
        let [upstream, relayed] = times.map(|times| quantile(times, 0.5));
        pages.push(Page { vertical, bytes, upstream, relayed });
    }
    Ok(pages)
}

async fn succeeded(caller: &mut Caller, call: &Call) -> Result<Reply, AnyError> {
    let reply = caller.call(call).await.map_err(|error| format!("a call failed without load: {error:?}"))?;
    match reply.status.is_success() {
        true => Ok(reply),
        false => Err(format!("a call returned {} without load", reply.status).into()),
    }
}
