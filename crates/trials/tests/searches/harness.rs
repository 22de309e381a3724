//! Runs searches: many at once, each from a seed of its own, and tells which ones failed.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::findings::Findings;
use crate::random::Random;
use crate::stage::{CASHBACK_KEY, Caller, KEY, Pace, stage};

/// One vertical: how a random search of it is made and checked.
pub trait Vertical {
    /// Name of its test.
    const NAME: &'static str;

    /// How many searches are made unless the environment says otherwise.
    const SEARCHES: u64;

    /// What has to have happened in a run of that many, or else the checks prove nothing: names that searches
    /// [count](Trial::count).
    const COVERS: &'static [&'static str];

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
    counts: BTreeMap<&'static str, u64>,
    /// How often something was otherwise than as a rule, of how many cases.
    rules: BTreeMap<&'static str, [u64; 2]>,
}

impl Trial {
    fn new(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let pace = if random.percent(20) { Pace::Phases } else { Pace::AtOnce };
        let key = if random.percent(10) { CASHBACK_KEY } else { KEY };
        let caller = Caller::new(pace, key);
        let caller = if random.percent(10) { caller.on_telephone() } else { caller };
        Trial {
            random,
            findings: Findings::default(),
            caller,
            counts: BTreeMap::new(),
            rules: BTreeMap::new(),
        }
    }

    /// Takes note that something happened.
    pub fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// Takes note of a case of what is so as a rule.
    pub fn mostly(&mut self, rule: &'static str, holds: bool) {
        let [otherwise, all] = self.rules.entry(rule).or_default();
        *otherwise += u64::from(!holds);
        *all += 1;
    }
}

/// What came of all searches.
#[derive(Default)]
struct Tally {
    counts: BTreeMap<&'static str, u64>,
    rules: BTreeMap<&'static str, [u64; 2]>,
    checks: u64,
    reports: Vec<String>,
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
pub fn run<V: Vertical + 'static>() {
    let (seed, count) = (number(SEED).unwrap_or(1), number(COUNT).unwrap_or(V::SEARCHES));
    let (next, tally) = (Arc::new(AtomicU64::new(0)), Arc::new(Mutex::new(Tally::default())));
    let began = Instant::now();
    let workers: Vec<_> = (0..AT_ONCE)
        .map(|_| stage().runtime.spawn(work::<V>(seed, count, Arc::clone(&next), Arc::clone(&tally))))
        .collect();
    for worker in workers {
        stage().runtime.block_on(worker).unwrap();
    }
    let tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{}: {count} searches, {} checks, {seconds:.1} s; {:?} {:?}",
        V::NAME,
        tally.checks,
        tally.counts,
        tally.rules
    );
    assert!(
        tally.reports.is_empty(),
        "{} searches failed:\n\n{}",
        tally.reports.len(),
        tally.reports.join("\n")
    );
    if count >= V::SEARCHES {
        let missing: Vec<_> = V::COVERS.iter().filter(|what| !tally.counts.contains_key(*what)).collect();
        assert!(missing.is_empty(), "no search at all had {missing:?}");
        for (rule, percent) in V::MOSTLY {
            let [otherwise, all] = tally.rules.get(rule).copied().unwrap_or_default();
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

async fn work<V: Vertical + 'static>(seed: u64, count: u64, next: Arc<AtomicU64>, tally: Arc<Mutex<Tally>>) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= count {
            return;
        }
        let seed = seed.wrapping_add(number);
        let mut trial = Trial::new(seed);
        let caller = trial.caller.clone();
        // In a task of its own, so that a panic is told with the request that it came from.
        let ended = tokio::spawn(async move {
            V::search(&mut trial).await;
            trial
        });
        let ended = ended.await;
        let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
        let report = match ended {
            Ok(trial) => {
                tally.checks += trial.findings.checked();
                for (what, count) in trial.counts {
                    *tally.counts.entry(what).or_default() += count;
                }
                for (rule, [otherwise, all]) in trial.rules {
                    let tallied = tally.rules.entry(rule).or_default();
                    *tallied = [tallied[0] + otherwise, tallied[1] + all];
                }
                if trial.findings.is_empty() {
                    continue;
                }
                trial.findings.iter().fold(String::new(), |text, finding| text + &format!("  {finding}\n"))
            }
            Err(panic) => format!("  {panic}\n"),
        };
        tally.reports.push(told::<V>(seed, &caller, &report));
        if tally.reports.len() >= MOST {
            return;
        }
    }
}

/// A failure, and how to have it again.
fn told<V: Vertical>(seed: u64, caller: &Caller, report: &str) -> String {
    let mut text = format!("{SEED}={seed} {COUNT}=1 cargo test -p wayfare-trials {}\n{report}", V::NAME);
    for sent in caller.sent().iter().take(4) {
        let _ = writeln!(text, "  sent {}", sent.chars().take(2_000).collect::<String>());
    }
    text
}
