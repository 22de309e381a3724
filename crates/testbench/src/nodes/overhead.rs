//! The cost of a search on one in-memory node, on one node with a store, and on several nodes that share a store.

use std::fmt;
use std::ops::Range;
use std::time::Duration;

use super::cluster::Cluster;
use super::store::StoreStats;
use super::{Nodes, StoreKind};
use crate::AnyError;
use crate::harness::bench::{self, Bench, CONCURRENCY};
use crate::harness::play::PollPolicy;
use crate::harness::report::table;
use crate::harness::settings::Settings;
use crate::harness::tally::Outcome;

/// Number of searches that warm up each node at the start of a turn. These searches fill the node's caches, and are not
/// measured.
const WARM_UP: usize = 36;

/// The pace at which searches are measured.
const PACE: f64 = 0.1;

/// The time for which an idle store is measured.
const IDLE_TIME: Duration = Duration::from_secs(5);

/// The parts of a turn. Every third search belongs to the same vertical.
const PARTS: [&str; 4] = ["flights", "hotels", "cars", "all, mixed"];

/// The parts whose calls have affinity, as indexes into `PARTS`.
const WITH_AFFINITY: [usize; 2] = [0, 2];

/// The maximum factor by which the CPU time of searches with affinity may grow on several nodes.
const FACTOR: f64 = 1.15;

/// The cost of a search in a part of a turn. Times are in milliseconds.
#[derive(Clone, Debug, Default)]
struct Figures {
    nodes: f64,
    balancer: f64,
    calls: f64,
    /// The total number of searches with a wrong response.
    wrong: u64,
    stats: StoreStats,
}

impl Figures {
    fn store(&self) -> f64 {
        self.stats.cpu_seconds * 1e3
    }
}

/// The costs of a setup.
#[derive(Clone, Debug)]
struct Price {
    name: String,
    /// The idle store's statistics per second.
    rest: StoreStats,
    /// The parts of each turn.
    rounds: Vec<Vec<Figures>>,
}

/// The costs of all setups. The first setup is the baseline.
#[derive(Clone, Debug)]
pub(super) struct Overhead {
    turn: usize,
    prices: Vec<Price>,
}

/// Measures the cost of searches in rounds. In each round, every setup has a turn with the same searches in the same
/// order, with `turn` searches in each part.
///
/// # Errors
/// Returns an error if a process can't be run, or if a search fails.
pub(super) fn overhead(
    settings: &Settings,
    nodes: Nodes,
    turn: usize,
    rounds: usize,
) -> Result<Overhead, AnyError> {
    bench::run(async {
        let bench = Bench::new(settings, WARM_UP + turn * PARTS.len(), None).await?;
        let shapes = shapes(nodes);
        let price = |(name, _): &(String, _)| Price {
            name: name.clone(),
            rest: StoreStats::default(),
            rounds: Vec::new(),
        };
        let mut prices: Vec<_> = shapes.iter().map(price).collect();
        for round in 0..rounds {
            // Each round begins with a different setup.
            for at in (0..shapes.len()).map(|at| (at + round) % shapes.len()) {
                let nodes = shapes[at].1;
                let cluster = Cluster::start(settings, nodes, PACE).await?;
                let policy = PollPolicy { has_affinity: nodes.has_affinity, ..PollPolicy::at_pace(PACE) };
                for node in cluster.node_addresses() {
                    bench.each(node, 0..WARM_UP, CONCURRENCY, &PollPolicy::at_pace(PACE)).await?;
                }
                if round == 0 {
                    let before = store_stats(&cluster).await?;
                    tokio::time::sleep(IDLE_TIME).await;
                    prices[at].rest = store_stats(&cluster).await?.since(&before, IDLE_TIME.as_secs_f64());
                }
                let mut figures = Vec::new();
                for part in 0..PARTS.len() {
                    figures.push(figures_of(&bench, &cluster, &policy, searches(turn, part)).await?);
                }
                prices[at].rounds.push(figures);
            }
        }
        Ok(Overhead { turn, prices })
    })
}

/// Returns the setups. The first setup is the baseline; with a store, the last setup has affinity.
fn shapes(nodes: Nodes) -> Vec<(String, Nodes)> {
    let memory = Nodes { count: 1, store: StoreKind::Memory, has_affinity: false };
    let mut shapes = vec![("1 node, memory".to_owned(), memory)];
    if nodes.store == StoreKind::Redis {
        shapes.push(("1 node, store".to_owned(), Nodes { count: 1, has_affinity: false, ..nodes }));
        let name = format!("{} nodes, store", nodes.count);
        shapes.push((name.clone(), Nodes { has_affinity: false, ..nodes }));
        shapes.push((format!("{name}, affinity"), Nodes { has_affinity: true, ..nodes }));
    }
    shapes
}

/// Returns the numbers of the searches in a part. No search is repeated, because the service stores the results of a
/// hotel search.
fn searches(turn: usize, part: usize) -> std::iter::StepBy<Range<usize>> {
    let mixed = WARM_UP + turn * 3;
    match part {
        3 => (mixed..mixed + turn).step_by(1),
        _ => (WARM_UP + part..mixed).step_by(3),
    }
}

/// Measures the cost of these searches.
async fn figures_of(
    bench: &Bench,
    cluster: &Cluster,
    policy: &PollPolicy,
    which: impl ExactSizeIterator<Item = usize>,
) -> Result<Figures, AnyError> {
    let count = which.len() as f64;
    let works = || Ok::<_, AnyError>([cluster.cpu_time()?, cluster.balancer.cpu_time()?]);
    let (before, stats_before) = (works()?, store_stats(cluster).await?);
    let counts = bench.each(cluster.address, which, CONCURRENCY, policy).await?;
    let now = works()?;
    let [nodes, balancer] = [0, 1].map(|at| (now[at] - before[at]).as_secs_f64() * 1e3 / count);
    let (calls, wrong) = (counts.calls() as f64 / count, counts.of(Outcome::Wrong));
    Ok(Figures {
        nodes,
        balancer,
        calls,
        wrong,
        stats: store_stats(cluster).await?.since(&stats_before, count),
    })
}

/// Returns the statistics of the store so far, or zeros if there is no store.
async fn store_stats(cluster: &Cluster) -> Result<StoreStats, AnyError> {
    match &cluster.store {
        Some(store) => store.stats().await,
        None => Ok(StoreStats::default()),
    }
}

impl Price {
    /// Returns the median of a part's measurement over all rounds.
    fn median(&self, part: usize, figure: impl Fn(&Figures) -> f64) -> f64 {
        median(self.rounds.iter().map(|round| figure(&round[part])).collect())
    }

    /// Returns the median over the rounds of the ratio to another setup in the same round.
    fn ratio(&self, to: &Price, part: usize, figure: impl Fn(&Figures) -> f64) -> f64 {
        let rounds = self.rounds.iter().zip(&to.rounds);
        median(rounds.map(|(own, other)| figure(&own[part]) / figure(&other[part])).collect())
    }

    /// Returns whether the setup has a store.
    fn is_shared(&self) -> bool {
        self.rounds.iter().flatten().any(|figures| figures.stats != StoreStats::default())
    }
}

impl Overhead {
    /// Returns whether all responses were correct and the setup with affinity does not exceed the allowed factor.
    pub fn is_met(&self) -> bool {
        self.wrong() == 0 && self.factors().iter().all(|factor| *factor <= FACTOR)
    }

    fn wrong(&self) -> u64 {
        self.prices.iter().flat_map(|price| price.rounds.iter().flatten()).map(|figures| figures.wrong).sum()
    }

    /// Returns the factor of the setup with affinity, for each part with affinity.
    fn factors(&self) -> Vec<f64> {
        let last = self.prices.iter().skip(1).last();
        let factors = |price: &Price| {
            WITH_AFFINITY.map(|part| price.ratio(&self.prices[0], part, |figures| figures.nodes)).to_vec()
        };
        last.map(factors).unwrap_or_default()
    }

    /// Formats a table with a row for each part and each shown setup. `cells` formats the cells of a row.
    fn table(
        &self,
        head: &str,
        is_shown: impl Fn(&&Price) -> bool,
        cells: impl Fn(usize, &Price) -> String,
    ) -> String {
        let lines = PARTS.iter().enumerate().flat_map(|(part, words)| {
            let line = |price: &Price| format!("{words} | {} | {}", price.name, cells(part, price));
            self.prices.iter().filter(&is_shown).map(line).collect::<Vec<_>>()
        });
        table(&format!("searches | setup | {head}"), lines)
    }

    fn processors(&self) -> String {
        let head = "calls | nodes | factor | store | with the store | balancer";
        self.table(
            head,
            |_| true,
            |part, price| {
                let of = |figure: fn(&Figures) -> f64| price.median(part, figure);
                let factor = |figure: fn(&Figures) -> f64| price.ratio(&self.prices[0], part, figure);
                format!(
                    "{:.1} | {:.2} ms | {:.2} | {:.2} ms | {:.2} | {:.2} ms",
                    of(|figures| figures.calls),
                    of(|figures| figures.nodes),
                    factor(|figures| figures.nodes),
                    of(Figures::store),
                    factor(|figures| figures.nodes + figures.store()),
                    of(|figures| figures.balancer),
                )
            },
        )
    }

    fn stores(&self) -> String {
        let head = "commands | bytes in | bytes out | memory | calls by command";
        self.table(
            head,
            |price| price.is_shared(),
            |part, price| {
                let of =
                    |figure: fn(&StoreStats) -> f64| price.median(part, |figures| figure(&figures.stats));
                let (input, output) = (of(|stats| stats.bytes[0]), of(|stats| stats.bytes[1]));
                let (commands, memory) = (of(StoreStats::commands), of(|stats| stats.memory));
                let last = price.rounds.last().map(|round| listed(&round[part].stats)).unwrap_or_default();
                format!("{commands:.1} | {input:.0} | {output:.0} | {memory:.0} | {last}")
            },
        )
    }
}

impl fmt::Display for Overhead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let processors = self.processors();
        let what = "CPU time of a search with all its calls, and its ratio to the first setup";
        writeln!(f, "{what}:\n\n{processors}")?;
        let shared: Vec<_> = self.prices.iter().filter(|price| price.is_shared()).collect();
        if !shared.is_empty() {
            writeln!(f, "Store statistics per search:\n\n{}", self.stores())?;
            writeln!(f, "Commands per second without searches:\n")?;
        }
        for Price { name, rest, .. } in shared {
            writeln!(f, "- {name}: {:.1} ({})", rest.commands(), listed(rest))?;
        }
        let (turn, rounds, wrong) = (self.turn, self.prices[0].rounds.len(), self.wrong());
        writeln!(f, "\n{turn} searches per part, {rounds} rounds, medians. Wrong responses: {wrong}.")?;
        let factors: Vec<_> = self.factors().iter().map(|factor| format!("{factor:.2}")).collect();
        if factors.is_empty() {
            return Ok(());
        }
        let mark = if self.is_met() { "" } else { " **missed**" };
        writeln!(
            f,
            "Factors with affinity, for flights and cars: {}; target: at most {FACTOR}.{mark}",
            factors.join(", ")
        )
    }
}

/// Formats the number of calls of each command.
fn listed(stats: &StoreStats) -> String {
    let calls = stats.calls.iter().map(|(name, calls)| format!("{name} {calls:.1}"));
    calls.collect::<Vec<_>>().join(", ")
}

/// Returns the median of some numbers, or 0 if there are none.
fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::harness::requests::{Search, Vertical};

    #[test]
    fn parts_have_distinct_searches_of_their_verticals() {
        let all: BTreeSet<_> = (0..PARTS.len()).flat_map(|part| searches(30, part)).collect();
        assert_eq!(all.len(), 120);
        let made: Vec<_> = Search::several(WARM_UP + 120).collect();
        for (part, vertical) in [Vertical::Flights, Vertical::Hotels, Vertical::Cars].into_iter().enumerate()
        {
            assert!(searches(30, part).all(|number| made[number].vertical == vertical));
        }
    }

    #[test]
    fn a_factor_is_the_median_of_the_ratios_within_rounds() {
        let price = |milliseconds: [f64; 3]| Price {
            name: String::new(),
            rest: StoreStats::default(),
            rounds: milliseconds
                .map(|nodes| vec![Figures { nodes, ..Figures::default() }; PARTS.len()])
                .to_vec(),
        };
        let of = |shared| Overhead { turn: 1, prices: vec![price([10.0, 20.0, 40.0]), price(shared)] };
        // 1.1, 1.13 and 1.5: the machine was slower in later rounds.
        assert!(of([11.0, 22.6, 60.0]).is_met());
        assert!(!of([13.0, 30.0, 40.0]).is_met());
    }
}
