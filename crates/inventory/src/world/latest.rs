//! A cache of the answers to the latest queries.
//!
//! All providers are asked the same query at the same time, and again for a later page. The first of them computes
//! the answer while the others wait for it. The number of cached answers is fixed.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Number of cached answers. Each takes about half a megabyte at most.
const KEPT: usize = 16;

/// The latest answers by query, the most recent last.
#[derive(Debug)]
pub(crate) struct Latest<Q, A>(Mutex<VecDeque<(Q, Slot<A>)>>);

type Slot<A> = Arc<OnceLock<Arc<[A]>>>;

impl<Q, A> Default for Latest<Q, A> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<Q: Clone + PartialEq, A> Latest<Q, A> {
    /// The answer to a query, computed with `find` if it is not kept.
    pub(crate) fn get(&self, query: &Q, find: impl FnOnce(&Q) -> Vec<A>) -> Arc<[A]> {
        // The lock is held only to find the slot; computing the answer blocks only callers that want the same one.
        let slot = self.slot(query);
        Arc::clone(slot.get_or_init(|| find(query).into()))
    }

    fn slot(&self, query: &Q) -> Slot<A> {
        // Nothing panics while the lock is held; after a panic the list would still be consistent.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept.iter().position(|(it, _)| it == query).and_then(|place| kept.remove(place));
        let (query, slot) = known.unwrap_or_else(|| (query.clone(), Slot::default()));
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((query, Arc::clone(&slot)));
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn an_answer_is_computed_once_while_it_is_kept() {
        let latest = Latest::<i64, ()>::default();
        let made = Cell::new(0);
        let make = |_: &i64| {
            made.set(made.get() + 1);
            Vec::new()
        };
        for minute in 0..KEPT as i64 {
            latest.get(&minute, make);
            latest.get(&0, make);
        }
        assert_eq!(made.get(), KEPT);
        latest.get(&100, make);
        // The oldest was 1, since 0 was used again and again.
        latest.get(&0, make);
        assert_eq!(made.get(), KEPT + 1);
        latest.get(&1, make);
        assert_eq!(made.get(), KEPT + 2);
    }

    #[test]
    fn the_store_does_not_grow() {
        let latest = Latest::<i64, ()>::default();
        for minute in 0..1_000 {
            latest.get(&minute, |_| Vec::new());
        }
        assert_eq!(latest.0.lock().unwrap().len(), KEPT);
    }

    #[test]
    fn those_who_ask_at_once_share_one_answer() {
        let latest = Latest::<i64, ()>::default();
        let made = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    latest.get(&0, |_| {
                        made.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        Vec::new()
                    })
                });
            }
        });
        assert_eq!(made.into_inner(), 1);
    }
}
