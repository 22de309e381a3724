//! Searches that are played some at a time, all of which have to come to their end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::task::JoinSet;

use super::call::{Caller, key};
use super::play::{Followed, Manner, play};
use super::requests::Known;
use super::tally::{Counts, Tally};
use crate::AnyError;

/// Searches to play, and how.
#[derive(Clone, Debug)]
pub(crate) struct Several {
    pub address: SocketAddr,
    pub known: Arc<[Known]>,
    /// Their numbers.
    pub which: Arc<[usize]>,
    pub at_once: usize,
    pub keys: usize,
    pub manner: Manner,
}

/// What came of searches.
#[derive(Debug, Default)]
pub(crate) struct Ends {
    /// The number of each search, and when it was complete.
    pub followed: Vec<(usize, Followed)>,
    pub counts: Counts,
}

impl Several {
    /// Plays them all, each once.
    ///
    /// # Errors
    /// If one does not come to a complete answer.
    pub async fn played(&self) -> Result<Ends, AnyError> {
        let (next, tally) = (Arc::new(AtomicUsize::new(0)), Arc::new(Tally::default()));
        let caller = |number| {
            let caller = Caller::new(self.address, &key(number % self.keys));
            self.clone().some(caller, Arc::clone(&next), Arc::clone(&tally))
        };
        let mut callers: JoinSet<_> = (0..self.at_once).map(caller).collect();
        let mut followed = Vec::with_capacity(self.which.len());
        while let Some(some) = callers.join_next().await {
            followed.extend(some??);
        }
        Ok(Ends { followed, counts: tally.read() })
    }

    /// Plays the next one until there is none.
    async fn some(
        self,
        mut caller: Caller,
        next: Arc<AtomicUsize>,
        tally: Arc<Tally>,
    ) -> Result<Vec<(usize, Followed)>, AnyError> {
        let mut all = Vec::new();
        while let Some(&number) = self.which.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Known { search, quiet } = &self.known[number];
            let played = play(&mut caller, search, &self.manner, &tally).await;
            let played = played.map_err(|(_, ended)| format!("a search failed without a load: {ended}"))?;
            tally.completed(number, played.answers, quiet);
            all.push((number, played.followed));
        }
        Ok(all)
    }
}
