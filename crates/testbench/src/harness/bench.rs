//! Concurrent searches, and the comparison of their responses with the reference responses from a service without load.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use rustix::thread::CpuSet;
use tempfile::TempDir;
use tokio::task::JoinSet;

use super::answer::difference;
use super::call::{Caller, key};
use super::play::{PollPolicy, play};
use super::process::{ANY_PORT, Service, free_address, raise_open_files, wait_until};
use super::requests::{Known, Search};
use super::settings::Settings;
use super::tally::{Complete, Counts, Ended, Tally, Wrong};
use crate::AnyError;

/// The maximum number of wrong responses that are shown alongside their reference responses.
const SHOWN: usize = 3;

/// Number of warm-up searches before the measured searches.
const FIRST: usize = 12;
/// Number of searches that measure the cost of a search.
const MEASURED: usize = 240;
/// Number of concurrent searches in a measurement.
pub(crate) const CONCURRENCY: usize = 24;

/// The key that a relay sends to its upstream, and the name of the file with this key.
pub(crate) const UPSTREAM_KEY: &str = "upstream-key";

/// Delay before a caller continues after a failed search.
const AFTER_FAULT: Duration = Duration::from_millis(200);

/// Runs a benchmark on a single-threaded runtime, with the maximum limit on open files.
pub(crate) fn run<T>(bench: impl Future<Output = Result<T, AnyError>>) -> Result<T, AnyError> {
    raise_open_files()?;
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(bench)
}

/// State shared by all phases of a benchmark.
#[derive(Clone, Debug)]
pub(crate) struct Bench {
    pub settings: Settings,
    /// Distinct searches, and the digests of their reference responses.
    pub known: Arc<[Known]>,
    /// Processors that the service may use.
    on: Option<CpuSet>,
    /// If the service is a relay: the folder with the upstream's key, and the upstream's address, which is part of
    /// responses.
    relay: Option<(Arc<TempDir>, SocketAddr)>,
}

/// The cost of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cost {
    /// CPU time of all calls that a search makes.
    pub work: Duration,
    /// The time from the start of a search to its complete response, at pace 1.
    pub time: Duration,
    /// The number of calls that a search makes.
    pub calls: f64,
}

impl Cost {
    /// Returns the pace at which the given number of concurrent searches keeps the given number of processors busy.
    pub fn pace_for(self, searches: usize, processors: f64) -> f64 {
        searches as f64 * self.work.div_duration_f64(self.time) / processors
    }
}

/// Callers that run searches until the service is stopped.
#[derive(Debug)]
pub(crate) struct Crowd {
    pub tasks: JoinSet<()>,
    /// The number of started searches.
    pub begun: Arc<AtomicUsize>,
}

impl Bench {
    /// Runs each search in isolation, at pace 0, to record its reference responses.
    pub async fn new(settings: &Settings, requests: usize, on: Option<CpuSet>) -> Result<Bench, AnyError> {
        let bench = Bench { settings: settings.clone(), known: Arc::default(), on, relay: None };
        bench.with_references(requests).await
    }

    /// Returns a benchmark of a relay, whose upstream is a service with the same options.
    pub async fn relayed(&self, requests: usize, searches: usize) -> Result<Bench, AnyError> {
        let folder = tempfile::tempdir()?;
        std::fs::write(folder.path().join(UPSTREAM_KEY), UPSTREAM_KEY)?;
        let settings = Settings { searches, ..self.settings.clone() };
        let relay = Some((Arc::new(folder), free_address()?));
        let bench = Bench { settings, relay, ..self.clone() };
        bench.with_references(requests).await
    }

    /// Adds the searches and their reference responses.
    async fn with_references(mut self, requests: usize) -> Result<Bench, AnyError> {
        let (_service, mut caller) = self.quiet().await?;
        let mut known = Vec::new();
        for search in Search::several(requests) {
            let answers = quiet_answers(&mut caller, &search).await?;
            known.push(Known { search, quiet: answers.iter().map(|answer| answer.digest).collect() });
        }
        self.known = known.into();
        Ok(self)
    }

    /// Starts a service that responds immediately, for a single caller. Without a lease, each search may be evicted to
    /// make room for the next search.
    async fn quiet(&self) -> Result<(Service, Caller), AnyError> {
        let service = self.service(&["--pace", "0", "--store-lease", "0s"].map(str::to_owned)).await?;
        let caller = Caller::new(service.address, &key(0));
        Ok((service, caller))
    }

    /// Starts a service on any free port. For a relay, also starts its upstream.
    pub async fn service(&self, options: &[String]) -> Result<Service, AnyError> {
        let binary = &self.settings.binary;
        let Some((folder, address)) = &self.relay else {
            return Service::start(binary, ANY_PORT, options, None, self.on).await;
        };
        let url = format!("http://{address}");
        // The previous upstream may not have exited yet.
        let is_free = || async { TcpListener::bind(address).is_ok() };
        wait_until(Duration::from_secs(10), "the upstream's address", is_free).await?;
        // The relay must replace the upstream's URLs.
        let own = ["--base-url", &url, "--key", UPSTREAM_KEY].map(str::to_owned);
        let upstream = Service::start(binary, *address, &[options, &own].concat(), None, self.on).await?;
        let file = folder.path().join(UPSTREAM_KEY).display().to_string();
        let own = ["--upstream", &url, "--upstream-key-file", &file].map(str::to_owned);
        let relay = Service::start(binary, ANY_PORT, &[options, &own].concat(), None, self.on).await?;
        Ok(Service { upstream: Some(Box::new(upstream)), ..relay })
    }

    /// Compares some wrong responses with the reference responses.
    pub async fn differences(&self, wrong: impl Iterator<Item = &Wrong>) -> Result<Vec<String>, AnyError> {
        let wrong: Vec<&Wrong> = wrong.take(SHOWN).collect();
        let mut shown = Vec::new();
        if wrong.is_empty() {
            return Ok(shown);
        }
        let (_service, mut caller) = self.quiet().await?;
        for Wrong { number, page, answer } in wrong {
            let search = &self.known[*number].search;
            let answers = quiet_answers(&mut caller, search).await?;
            let quiet = answers.get(*page).map(|quiet| &quiet.body[..]).unwrap_or_default();
            shown.push(format!("{search:?}, page {page}: {}", difference(quiet, &answer.body)));
        }
        Ok(shown)
    }

    /// Measures the cost of a search. `work` returns the CPU time so far.
    pub async fn cost(
        &self,
        address: SocketAddr,
        pace: f64,
        work: impl Fn() -> Result<Duration, AnyError>,
    ) -> Result<Cost, AnyError> {
        let first = FIRST.min(self.known.len() / 2);
        let last = self.known.len().min(first + MEASURED);
        self.each(address, 0..first, CONCURRENCY, &PollPolicy::at_pace(pace)).await?;
        let before = work()?;
        let counts = self.each(address, first..last, CONCURRENCY, &PollPolicy::at_pace(pace)).await?;
        let count = (last - first) as f64;
        Ok(Cost {
            work: (work()? - before).div_f64(count),
            time: counts.time().div_f64(count * pace),
            calls: counts.calls() as f64 / count,
        })
    }

    /// Runs each search with one of the given numbers once.
    ///
    /// # Errors
    /// Returns an error if a search does not get a complete response.
    pub async fn each(
        &self,
        address: SocketAddr,
        which: impl IntoIterator<Item = usize>,
        at_once: usize,
        policy: &PollPolicy,
    ) -> Result<Counts, AnyError> {
        let which: Arc<[usize]> = which.into_iter().collect();
        let (next, tally) = (Arc::new(AtomicUsize::new(0)), Arc::new(Tally::default()));
        let mut callers: JoinSet<Result<(), AnyError>> = JoinSet::new();
        for number in 0..at_once {
            let (bench, policy) = (self.clone(), policy.clone());
            let (which, next, tally) = (Arc::clone(&which), Arc::clone(&next), Arc::clone(&tally));
            callers.spawn(async move {
                let mut caller = bench.caller(address, number);
                while let Some(&number) = which.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let played = bench.search(&mut caller, number, &policy, &tally).await;
                    played.map_err(|ended| format!("a search failed without load: {ended}"))?;
                }
                Ok(())
            });
        }
        while let Some(played) = callers.join_next().await {
            played??;
        }
        Ok(tally.read())
    }

    /// Starts the configured number of callers one after another, spread over a period. Each caller runs one search
    /// after another until its tally records that the service was stopped. `tally` receives the number of a key, and
    /// `policy` receives the number of a search.
    pub fn crowd(
        &self,
        address: SocketAddr,
        growing: Duration,
        tally: impl Fn(usize) -> Arc<Tally>,
        policy: impl Fn(usize) -> PollPolicy + Send + Sync + 'static,
    ) -> Crowd {
        let (mut tasks, begun, policy) = (JoinSet::new(), Arc::new(AtomicUsize::new(0)), Arc::new(policy));
        for number in 0..self.settings.searches {
            let begin = growing.mul_f64(number as f64 / self.settings.searches as f64);
            let (bench, tally) = (self.clone(), tally(number % self.settings.keys));
            let (begun, policy) = (Arc::clone(&begun), Arc::clone(&policy));
            tasks.spawn(async move {
                let mut caller = bench.caller(address, number);
                tokio::time::sleep(begin).await;
                while !tally.is_stopped() {
                    let number = begun.fetch_add(1, Ordering::Relaxed) % bench.known.len();
                    if let Err(ended) = bench.search(&mut caller, number, &policy(number), &tally).await {
                        let wait = if let Ended::Refused(wait) = ended { wait } else { AFTER_FAULT };
                        tokio::time::sleep(wait).await;
                    }
                }
            });
        }
        Crowd { tasks, begun }
    }

    fn caller(&self, address: SocketAddr, number: usize) -> Caller {
        Caller::new(address, &key(number % self.settings.keys))
    }

    async fn search(
        &self,
        caller: &mut Caller,
        number: usize,
        policy: &PollPolicy,
        tally: &Tally,
    ) -> Result<(), Ended> {
        let Known { search, quiet } = &self.known[number];
        let (followed, played) = play(caller, search, policy, tally).await;
        tally.played(number, quiet, followed, &played);
        played.map(|_| ())
    }
}

async fn quiet_answers(caller: &mut Caller, search: &Search) -> Result<Vec<Complete>, AnyError> {
    let (_, played) = play(caller, search, &PollPolicy::at_pace(0.0), &Tally::default()).await;
    played.map_err(|ended| format!("a search failed without load: {search:?}: {ended}").into())
}
