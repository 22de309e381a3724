//! What a search costs in each set-up, as tables.

use std::fmt;
use std::time::Duration;

use super::overhead::PARTS;
use super::store::Told;

/// The factor by which the processor time of a search may grow with a store.
const FACTOR: f64 = 1.3;

/// What each search of a part of a turn cost.
#[derive(Clone, Debug)]
pub(super) struct Figures {
    pub nodes: Duration,
    pub balancer: Duration,
    pub calls: f64,
    /// Wrong answers in all.
    pub wrong: u64,
    pub told: Told,
}

/// What searches cost in a set-up.
#[derive(Clone, Debug)]
pub(super) struct Price {
    pub name: String,
    /// What its store does in a second while nobody searches.
    pub rest: Told,
    /// The parts of each turn.
    pub rounds: Vec<Vec<Figures>>,
}

impl Price {
    pub fn of(name: String) -> Price {
        Price { name, rest: Told::default(), rounds: Vec::new() }
    }

    /// The median over the rounds of a figure of a part.
    fn median(&self, part: usize, figure: impl Fn(&Figures) -> f64) -> f64 {
        median(self.rounds.iter().map(|round| figure(&round[part])).collect())
    }

    /// The median over the rounds of its ratio to another one in the same round.
    fn ratio(&self, to: &Price, part: usize, figure: impl Fn(&Figures) -> f64) -> f64 {
        let rounds = self.rounds.iter().zip(&to.rounds);
        median(rounds.map(|(own, other)| figure(&own[part]) / figure(&other[part])).collect())
    }

    /// Whether it has a store.
    fn is_shared(&self) -> bool {
        self.rounds.iter().flatten().any(|figures| figures.told != Told::default())
    }
}

/// What searches cost in all set-ups. The first one is what the others are compared with.
#[derive(Clone, Debug)]
pub struct Overhead {
    pub(super) turn: usize,
    pub(super) prices: Vec<Price>,
}

impl Overhead {
    /// Whether all answers were right, and no set-up costs more than it may.
    pub fn is_met(&self) -> bool {
        self.wrong() == 0 && self.factors().iter().all(|factor| *factor < FACTOR)
    }

    fn wrong(&self) -> u64 {
        self.prices.iter().flat_map(|price| price.rounds.iter().flatten()).map(|figures| figures.wrong).sum()
    }

    /// The factor of each set-up but the first one, over all verticals.
    fn factors(&self) -> Vec<f64> {
        let Some((memory, others)) = self.prices.split_first() else { return Vec::new() };
        others.iter().map(|price| price.ratio(memory, PARTS.len() - 1, nodes)).collect()
    }

    fn processors(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Processor time of a search with all its calls, and its factor to the first set-up:\n")?;
        writeln!(f, "| searches | set-up | calls | nodes | factor | store | with the store | balancer |")?;
        writeln!(f, "|---|---|---|---|---|---|---|---|")?;
        for (part, (words, _)) in PARTS.iter().enumerate() {
            for price in &self.prices {
                let [own, store, balancer] = [nodes, store, balancer].map(|of| price.median(part, of));
                let [factor, with] = [nodes, both].map(|of| price.ratio(&self.prices[0], part, of));
                let calls = price.median(part, |figures| figures.calls);
                writeln!(
                    f,
                    "| {words} | {} | {calls:.1} | {own:.2} ms | {factor:.2} | {store:.2} ms | {with:.2} | {balancer:.2} ms |",
                    price.name
                )?;
            }
        }
        Ok(())
    }

    fn store(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\nThe store's part of a search:\n")?;
        writeln!(f, "| searches | set-up | commands | bytes in | bytes out | memory | of these commands |")?;
        writeln!(f, "|---|---|---|---|---|---|---|")?;
        for (part, (words, _)) in PARTS.iter().enumerate() {
            for price in self.prices.iter().filter(|price| price.is_shared()) {
                let of = |figure: fn(&Told) -> f64| price.median(part, |figures| figure(&figures.told));
                let (commands, memory) = (of(Told::commands), of(|told| told.memory));
                let (input, output) = (of(|told| told.bytes[0]), of(|told| told.bytes[1]));
                let last = price.rounds.last().map(|round| listed(&round[part].told)).unwrap_or_default();
                writeln!(
                    f,
                    "| {words} | {} | {commands:.1} | {input:.0} | {output:.0} | {memory:.0} | {last} |",
                    price.name
                )?;
            }
        }
        writeln!(f, "\nIn a second without searches:\n")?;
        for Price { name, rest, .. } in self.prices.iter().filter(|price| price.is_shared()) {
            writeln!(f, "- {name}: {:.1} commands ({})", rest.commands(), listed(rest))?;
        }
        Ok(())
    }
}

impl fmt::Display for Overhead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.processors(f)?;
        if self.prices.iter().any(Price::is_shared) {
            self.store(f)?;
        }
        let rounds = self.prices.first().map_or(0, |price| price.rounds.len());
        writeln!(
            f,
            "\n{} searches of a part, {rounds} rounds, medians. Wrong answers: {}.",
            self.turn,
            self.wrong()
        )?;
        let factors: Vec<_> = self.factors().iter().map(|factor| format!("{factor:.2}")).collect();
        if factors.is_empty() {
            return Ok(());
        }
        let mark = if self.is_met() { "" } else { " **missed**" };
        writeln!(f, "Factors of all, mixed: {}; wanted: below {FACTOR}.{mark}", factors.join(", "))
    }
}

fn nodes(figures: &Figures) -> f64 {
    figures.nodes.as_secs_f64() * 1e3
}

fn store(figures: &Figures) -> f64 {
    figures.told.work * 1e3
}

fn both(figures: &Figures) -> f64 {
    nodes(figures) + store(figures)
}

fn balancer(figures: &Figures) -> f64 {
    figures.balancer.as_secs_f64() * 1e3
}

/// Commands with their numbers.
fn listed(told: &Told) -> String {
    let calls = told.calls.iter().map(|(name, calls)| format!("{name} {calls:.1}"));
    calls.collect::<Vec<_>>().join(", ")
}

/// The middle one of some numbers; 0 of none.
fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn price(name: &str, milliseconds: [u64; 3]) -> Price {
        let round = |time| {
            let figures = Figures {
                nodes: Duration::from_millis(time),
                balancer: Duration::ZERO,
                calls: 5.0,
                wrong: 0,
                told: Told::default(),
            };
            vec![figures; PARTS.len()]
        };
        Price { rounds: milliseconds.map(round).to_vec(), ..Price::of(name.to_owned()) }
    }

    #[test]
    fn a_factor_is_the_median_of_those_within_a_round() {
        let of = |shared| Overhead {
            turn: 1,
            prices: vec![price("memory", [10, 20, 40]), price("shared", shared)],
        };
        // 1.1, 1.2 and 1.5: the machine was slower in later rounds.
        assert!(of([11, 24, 60]).is_met());
        assert!(!of([13, 30, 40]).is_met());
    }
}
