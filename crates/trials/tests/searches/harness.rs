//! The test harness: runs many searches concurrently, each with its own seed, and reports the failed searches.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use tokio::task::JoinSet;
use wayfare_client::poll::{Protocol, Search, Update};

use crate::findings::Findings;
use crate::random::Random;
use crate::stage::{Caller, backoff, stage};

/// A kind of random search and its checks.
pub trait Vertical: 'static {
    /// Name of the test.
    const NAME: &'static str;

    /// Default number of searches.
    const SEARCHES: u64;

    /// Rules and event names that a run with the default number of searches must cover, separated by `, `. Searches
    /// [count](Trial::count) the events. Without this coverage, passing checks would prove nothing.
    const COVERS: &'static str;

    /// Rules that hold [in most cases](Trial::usually), each with the maximum percentage of exceptions.
    const USUALLY: &'static [(&'static str, u64)] = &[];

    /// Runs a search and checks it.
    fn search(trial: &mut Trial) -> impl Future<Output = ()> + Send;
}

/// A running search.
pub struct Trial {
    pub random: Random,
    pub findings: Findings,
    pub caller: Caller,
    tally: Tally,
}

impl Trial {
    fn new(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let caller = Caller::any(&mut random);
        Trial { random, findings: Findings::default(), caller, tally: Tally::default() }
    }

    /// Counts an event.
    pub fn count(&mut self, what: &'static str) {
        *self.tally.counts.entry(what).or_default() += 1;
    }

    /// Counts an event if it happened.
    pub fn count_if(&mut self, happened: bool, what: &'static str) {
        if happened {
            self.count(what);
        }
    }

    /// Counts a case of a rule that holds in most cases.
    pub fn usually(&mut self, rule: &'static str, holds: bool) {
        self.count(rule);
        self.tally.add(Tally { usually: [(rule, [u64::from(!holds), 1])].into(), ..Tally::default() });
    }

    /// Runs a search until it is complete, and returns the last response.
    pub async fn finish<P: Protocol>(&mut self, search: Search<P>) -> Option<Arc<Update<P::Response>>> {
        let outcome = self.findings.succeed("G1", search.backoff(backoff()).finish().await)?;
        self.findings.ensure("G1", outcome.is_complete(), || (&outcome.ending, "a complete search"));
        self.findings.no_notes(&outcome.last.as_ref()?.notes);
        outcome.last
    }
}

/// Combined counts of several searches.
#[derive(Default)]
struct Tally {
    /// Number of events and of checks, by event name and rule.
    counts: BTreeMap<&'static str, u64>,
    /// Exceptions and cases of the rules that hold in most cases.
    usually: BTreeMap<&'static str, [u64; 2]>,
    reports: Vec<String>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        for (what, count) in other.counts {
            *self.counts.entry(what).or_default() += count;
        }
        for (rule, [otherwise, all]) in other.usually {
            let sums = self.usually.entry(rule).or_default();
            *sums = [sums[0] + otherwise, sums[1] + all];
        }
        self.reports.extend(other.reports);
    }
}

/// Maximum number of reported failures, since a bug usually fails many searches.
const MAX_REPORTS: usize = 20;

/// Number of concurrent searches, independent of the processor count because some searches wait.
const CONCURRENCY: usize = 6;

const SEED: &str = "WAYFARE_SEED";
const COUNT: &str = "WAYFARE_SEARCHES";

/// Runs the searches of a vertical.
///
/// # Panics
/// Panics if a search fails. A run with at least the default number of searches also panics if it does not cover the
/// rules and events of [`COVERS`](Vertical::COVERS), or if a rule of [`USUALLY`](Vertical::USUALLY) has too many
/// exceptions.
pub fn run<V: Vertical>() {
    let (seed, count) = (number(SEED).unwrap_or(1), number(COUNT).unwrap_or(V::SEARCHES));
    let tally = stage().runtime.block_on(searches::<V>(seed, count));
    println!("{}: {count} searches, {:?} {:?}", V::NAME, tally.counts, tally.usually);
    let failed = tally.reports.len();
    assert!(failed == 0, "{failed} searches failed:\n\n{}", tally.reports.join("\n"));
    if count >= V::SEARCHES {
        let missing: Vec<_> = V::COVERS.split(", ").filter(|what| !tally.counts.contains_key(what)).collect();
        assert!(missing.is_empty(), "no search covered {missing:?}");
        for (rule, percent) in V::USUALLY {
            let [otherwise, all] = tally.usually.get(rule).copied().unwrap_or_default();
            assert!(
                all > 0 && otherwise * 100 <= all * percent,
                "{rule}: {otherwise} of {all} cases are exceptions"
            );
        }
    }
}

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable}: found {text:?}, expected an integer")))
}

async fn searches<V: Vertical>(seed: u64, count: u64) -> Tally {
    let (mut tally, mut running) = (Tally::default(), JoinSet::new());
    for number in 0..count {
        running.spawn(search::<V>(seed.wrapping_add(number)));
        if running.len() == CONCURRENCY
            && let Some(ended) = running.join_next().await
        {
            tally.add(ended.unwrap());
        }
        if tally.reports.len() >= MAX_REPORTS {
            break;
        }
    }
    while let Some(ended) = running.join_next().await {
        tally.add(ended.unwrap());
    }
    tally
}

async fn search<V: Vertical>(seed: u64) -> Tally {
    let mut trial = Trial::new(seed);
    let caller = trial.caller.clone();
    // The search runs in its own task, so that a panic can be reported with the search's requests.
    let ended = tokio::spawn(async move {
        V::search(&mut trial).await;
        trial
    });
    let (mut tally, found) = match ended.await {
        Ok(Trial { findings, mut tally, .. }) => {
            let (found, checks) = findings.into_parts();
            tally.add(Tally { counts: checks, ..Tally::default() });
            (tally, found)
        }
        Err(panic) => (Tally::default(), vec![panic.to_string()]),
    };
    if !found.is_empty() {
        tally.reports.push(report::<V>(seed, &caller, &found));
    }
    tally
}

/// Returns the report of a failed search, which includes the command that repeats the search.
fn report<V: Vertical>(seed: u64, caller: &Caller, found: &[String]) -> String {
    let mut text = format!("{SEED}={seed} {COUNT}=1 cargo test -p wayfare-trials {}\n", V::NAME);
    for finding in found {
        let _ = writeln!(text, "  {finding}");
    }
    for sent in caller.sent().iter().take(4) {
        let _ = writeln!(text, "  sent {}", sent.chars().take(2_000).collect::<String>());
    }
    text
}
