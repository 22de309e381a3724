//! Runs searches: many at once, each from a seed of its own, and tells which ones failed.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use tokio::task::JoinSet;
use wayfare_client::poll::{Protocol, Search, Update};

use crate::findings::Findings;
use crate::random::Random;
use crate::stage::{Caller, backoff, stage};

/// One vertical: how a random search of it is made and checked.
pub trait Vertical: 'static {
    /// Name of its test.
    const NAME: &'static str;

    /// How many searches are made unless the environment says otherwise.
    const SEARCHES: u64;

    /// What has to have happened in a run of that many, or else the checks prove nothing: rules, and names that
    /// searches [count](Trial::count), separated by `, `.
    const COVERS: &'static str;

    /// What is so as a rule, not always: what [went another way](Trial::mostly) may be at most so many percent of all
    /// cases.
    const MOSTLY: &'static [(&'static str, u64)] = &[];

    /// Makes a search and checks it.
    fn search(trial: &mut Trial) -> impl Future<Output = ()> + Send;
}

/// One search on its way.
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

    /// Takes note that something happened.
    pub fn count(&mut self, what: &'static str) {
        *self.tally.counts.entry(what).or_default() += 1;
    }

    /// Takes note of what may have happened.
    pub fn count_if(&mut self, happened: bool, what: &'static str) {
        if happened {
            self.count(what);
        }
    }

    /// Takes note of a case of what is so as a rule.
    pub fn mostly(&mut self, rule: &'static str, holds: bool) {
        self.count(rule);
        self.tally.add(Tally { mostly: [(rule, [u64::from(!holds), 1])].into(), ..Tally::default() });
    }

    /// The last answer of a search that has to come to its end.
    pub async fn finish<P: Protocol>(&mut self, search: Search<P>) -> Option<Arc<Update<P::Response>>> {
        let outcome = self.findings.succeed("G1", search.backoff(backoff()).finish().await)?;
        self.findings.ensure("G1", outcome.is_complete(), || (&outcome.ending, "a complete search"));
        self.findings.no_notes(&outcome.last.as_ref()?.notes);
        outcome.last
    }
}

/// What came of searches.
#[derive(Default)]
struct Tally {
    /// How often something happened, and each rule was checked.
    counts: BTreeMap<&'static str, u64>,
    /// How often something was otherwise than as a rule, of how many cases.
    mostly: BTreeMap<&'static str, [u64; 2]>,
    reports: Vec<String>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        for (what, count) in other.counts {
            *self.counts.entry(what).or_default() += count;
        }
        for (rule, [otherwise, all]) in other.mostly {
            let sums = self.mostly.entry(rule).or_default();
            *sums = [sums[0] + otherwise, sums[1] + all];
        }
        self.reports.extend(other.reports);
    }
}

/// Most failures that are told: what is wrong once is wrong a thousand times.
const MOST: usize = 20;

/// Searches that are under way at once. More than there are processors, since some wait.
const AT_ONCE: usize = 6;

const SEED: &str = "WAYFARE_SEED";
const COUNT: &str = "WAYFARE_SEARCHES";

/// Makes the searches of a vertical.
///
/// # Panics
/// Where one of them fails.
pub fn run<V: Vertical>() {
    let (seed, count) = (number(SEED).unwrap_or(1), number(COUNT).unwrap_or(V::SEARCHES));
    let tally = stage().runtime.block_on(searches::<V>(seed, count));
    println!("{}: {count} searches, {:?} {:?}", V::NAME, tally.counts, tally.mostly);
    let failed = tally.reports.len();
    assert!(failed == 0, "{failed} searches failed:\n\n{}", tally.reports.join("\n"));
    if count >= V::SEARCHES {
        let missing: Vec<_> = V::COVERS.split(", ").filter(|what| !tally.counts.contains_key(what)).collect();
        assert!(missing.is_empty(), "no search at all had {missing:?}");
        for (rule, percent) in V::MOSTLY {
            let [otherwise, all] = tally.mostly.get(rule).copied().unwrap_or_default();
            assert!(
                all > 0 && otherwise * 100 <= all * percent,
                "{rule}: {otherwise} of {all} are otherwise"
            );
        }
    }
}

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is {text:?}, which is no number")))
}

async fn searches<V: Vertical>(seed: u64, count: u64) -> Tally {
    let (mut tally, mut running) = (Tally::default(), JoinSet::new());
    for number in 0..count {
        running.spawn(search::<V>(seed.wrapping_add(number)));
        if running.len() == AT_ONCE
            && let Some(ended) = running.join_next().await
        {
            tally.add(ended.unwrap());
        }
        if tally.reports.len() >= MOST {
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
    // In a task of its own, so that a panic is told with the request that it came from.
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

/// A failure, and how to have it again.
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
