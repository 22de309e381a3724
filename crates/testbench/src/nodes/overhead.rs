//! What a search costs: on one memory node, on one with a store, and on several that share it.

use std::sync::Arc;
use std::time::Duration;

use super::cluster::{Cluster, Shape};
use super::prices::{Figures, Overhead, Price};
use super::settings::{Settings, StoreKind};
use super::store::Told;
use crate::AnyError;
use crate::serve::play::Manner;
use crate::serve::process::raise_open_files;
use crate::serve::quiet::known;
use crate::serve::requests::{Known, Vertical};
use crate::serve::several::Several;

/// Searches that are made first in a turn, so that what is read once does not count.
const FIRST: usize = 12;

/// Searches at a time.
const AT_ONCE: usize = 24;

/// The pace at which they are measured.
const PACE: f64 = 0.1;

/// The time for which a store is looked at while nobody searches.
const REST: Duration = Duration::from_secs(5);

/// What is searched in a part of a turn.
pub(super) const PARTS: [(&str, Option<Vertical>); 4] = [
    ("flights", Some(Vertical::Flights)),
    ("hotels", Some(Vertical::Hotels)),
    ("cars", Some(Vertical::Cars)),
    ("all, mixed", None),
];

/// Measures what searches cost, in rounds: in each one, every set-up has a turn with the same searches in the same
/// order.
///
/// # Errors
/// If a process can't be run, or a search fails.
pub fn overhead(settings: &Settings) -> Result<Overhead, AnyError> {
    raise_open_files()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(measured(settings))
}

async fn measured(settings: &Settings) -> Result<Overhead, AnyError> {
    let parts = parts(settings.turn);
    let requests = parts.iter().flat_map(|part| part.iter()).max().map_or(FIRST, |last| last + 1);
    let known = known(&settings.binary, requests, None).await?;
    let shapes = shapes(settings);
    let mut prices: Vec<Price> = shapes.iter().map(|(name, _)| Price::of(name.clone())).collect();
    for round in 0..settings.rounds {
        // Another one begins each time.
        for at in (0..shapes.len()).map(|at| (at + round) % shapes.len()) {
            let mut turn = Turn::begin(settings, shapes[at].1, &known).await?;
            if round == 0 {
                prices[at].rest = turn.rest().await?;
            }
            let mut figures = Vec::new();
            for part in &parts {
                figures.push(turn.price(part).await?);
            }
            prices[at].rounds.push(figures);
        }
    }
    Ok(Overhead { turn: settings.turn, prices })
}

/// The numbers of the searches of each part. None comes twice: a hotel search that was made is there.
fn parts(turn: usize) -> Vec<Arc<[usize]>> {
    let of = |at: usize| -> Arc<[usize]> {
        match PARTS[at].1 {
            Some(_) => (0..turn).map(|number| FIRST + number * 3 + at).collect(),
            None => (0..turn).map(|number| FIRST + turn * 3 + number).collect(),
        }
    };
    (0..PARTS.len()).map(of).collect()
}

/// What is compared, the first one with all others.
fn shapes(settings: &Settings) -> Vec<(String, Shape)> {
    let shape = |nodes, store| Shape { nodes, store, pace: PACE };
    let mut shapes = vec![("1 node, memory".to_owned(), shape(1, StoreKind::Memory))];
    if settings.store == StoreKind::Redis {
        shapes.push(("1 node, store".to_owned(), shape(1, StoreKind::Redis)));
        shapes.push((format!("{} nodes, store", settings.nodes), shape(settings.nodes, StoreKind::Redis)));
    }
    shapes
}

/// A set-up that has its turn.
struct Turn<'a> {
    settings: &'a Settings,
    known: &'a Arc<[Known]>,
    cluster: Cluster,
}

impl<'a> Turn<'a> {
    async fn begin(
        settings: &'a Settings,
        shape: Shape,
        known: &'a Arc<[Known]>,
    ) -> Result<Turn<'a>, AnyError> {
        let cluster = Cluster::start(settings, shape).await?;
        let turn = Turn { settings, known, cluster };
        turn.several((0..FIRST).collect()).played().await?;
        Ok(turn)
    }

    fn several(&self, which: Arc<[usize]>) -> Several {
        Several {
            address: self.cluster.address,
            known: Arc::clone(self.known),
            which,
            at_once: AT_ONCE,
            keys: self.settings.keys,
            manner: Manner::at(PACE),
        }
    }

    /// What these searches cost, each.
    async fn price(&mut self, which: &Arc<[usize]>) -> Result<Figures, AnyError> {
        let count = which.len() as f64;
        let (works, told) = (self.works()?, self.told().await?);
        let ends = self.several(Arc::clone(which)).played().await?;
        let now = self.works()?;
        let [nodes, balancer] = [0, 1].map(|at| (now[at] - works[at]).div_f64(count));
        Ok(Figures {
            nodes,
            balancer,
            calls: ends.counts.answered.len() as f64 / count,
            wrong: ends.counts.wrong,
            told: self.told().await?.since(&told, count),
        })
    }

    /// What the store does for a node in a second while nobody searches.
    async fn rest(&self) -> Result<Told, AnyError> {
        let before = self.told().await?;
        tokio::time::sleep(REST).await;
        Ok(self.told().await?.since(&before, REST.as_secs_f64()))
    }

    /// The time that processors have worked for nodes and balancer.
    fn works(&self) -> Result<[Duration; 2], AnyError> {
        Ok([self.cluster.work()?, self.cluster.balancer.work()?])
    }

    /// What the store has done until now: nothing if there is none.
    async fn told(&self) -> Result<Told, AnyError> {
        match &self.cluster.store {
            Some(store) => store.told().await,
            None => Ok(Told::default()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::serve::requests::Search;

    #[test]
    fn each_part_has_searches_of_its_own_and_of_its_vertical() {
        let parts = parts(30);
        let all: BTreeSet<_> = parts.iter().flat_map(|part| part.iter()).collect();
        assert_eq!(all.len(), 120);
        let searches = Search::several(FIRST + 120);
        for (part, (_, vertical)) in parts.iter().zip(PARTS) {
            let is_of_it = |number: &usize| vertical.is_none_or(|it| searches[*number].vertical == it);
            assert!(part.iter().all(is_of_it));
        }
    }
}
