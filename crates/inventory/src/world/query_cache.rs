//! A cache of the answers to recent queries.
//!
//! All providers receive the same query at the same time, and again for later pages. The first provider computes the
//! answer while the other providers wait for it. The cache holds a fixed number of answers; a [`SharedAnswer`] keeps
//! its answer even after eviction.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Number of cached answers. An answer takes up to about 500 KB.
const CAPACITY: usize = 16;

/// Cache of recent answers, keyed by query, most recently used answer last.
#[derive(Debug)]
pub(crate) struct QueryCache<Q, A: ?Sized>(Mutex<VecDeque<(Q, Slot<A>)>>);

type Slot<A> = Arc<OnceLock<Arc<A>>>;

/// The answer to a query, shared by all callers with the same query and computed on first use.
#[derive(Debug)]
pub(crate) struct SharedAnswer<Q, A: ?Sized> {
    query: Q,
    slot: Slot<A>,
}

impl<Q, A: ?Sized> SharedAnswer<Q, A> {
    /// Returns the answer, computing it with `find` on first use.
    pub(crate) fn get(&self, find: impl FnOnce(&Q) -> Arc<A>) -> Arc<A> {
        Arc::clone(self.slot.get_or_init(|| find(&self.query)))
    }
}

impl<Q, A: ?Sized> Default for QueryCache<Q, A> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<Q: Clone + PartialEq, A: ?Sized> QueryCache<Q, A> {
    /// Returns the answer to a query, which other callers may share. The lock is held only to find the slot; computing
    /// the answer blocks only callers that need the same answer.
    pub(crate) fn share(&self, query: Q) -> SharedAnswer<Q, A> {
        // No code panics while the lock is held, and the list would still be consistent after a panic.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept.iter().position(|(it, _)| *it == query).and_then(|index| kept.remove(index));
        let slot = known.map(|(_, slot)| slot).unwrap_or_default();
        if kept.len() >= CAPACITY {
            kept.pop_front();
        }
        kept.push_back((query.clone(), Arc::clone(&slot)));
        SharedAnswer { query, slot }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn an_answer_is_computed_once_while_it_is_cached() {
        let cache = QueryCache::<i64, [()]>::default();
        let made = Cell::new(0);
        let make = |_: &i64| {
            made.set(made.get() + 1);
            Arc::default()
        };
        for minute in 0..CAPACITY as i64 {
            cache.share(minute).get(make);
            cache.share(0).get(make);
        }
        assert_eq!(made.get(), CAPACITY);
        cache.share(100).get(make);
        // `share(100)` evicted 1, the least recently used entry, since 0 was used repeatedly.
        cache.share(0).get(make);
        assert_eq!(made.get(), CAPACITY + 1);
        cache.share(1).get(make);
        assert_eq!(made.get(), CAPACITY + 2);
    }

    #[test]
    fn shared_answers_survive_eviction() {
        let cache = QueryCache::<i64, [i64]>::default();
        let [one, other] = [cache.share(0), cache.share(0)];
        for minute in 1..100 {
            cache.share(minute).get(|_| Arc::default());
        }
        let first = one.get(|query| Arc::new([*query]));
        assert!(Arc::ptr_eq(&first, &other.get(|_| unreachable!())));
    }

    #[test]
    fn concurrent_callers_share_one_answer() {
        let cache = QueryCache::<i64, [()]>::default();
        let made = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    cache.share(0).get(|_| {
                        made.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        Arc::default()
                    })
                });
            }
        });
        assert_eq!(made.into_inner(), 1);
    }
}
