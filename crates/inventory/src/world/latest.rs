//! A cache of the answers to the latest queries.
//!
//! All providers are asked the same query at the same time, and again for a later page. The first of them computes
//! the answer while the others wait for it. The number of cached answers is fixed; who holds a [`Shared`] keeps its
//! answer beyond that.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Number of cached answers. Each takes about half a megabyte at most.
const KEPT: usize = 16;

/// The latest answers by query, the most recent last.
#[derive(Debug)]
pub(crate) struct Latest<Q, A: ?Sized>(Mutex<VecDeque<(Q, Slot<A>)>>);

type Slot<A> = Arc<OnceLock<Arc<A>>>;

/// The answer to a query, for all that were asked it at the same time. It is computed when the first of them needs it.
#[derive(Debug)]
pub(crate) struct Shared<Q, A: ?Sized> {
    query: Q,
    slot: Slot<A>,
}

impl<Q, A: ?Sized> Shared<Q, A> {
    /// The answer, computed with `find` unless it is known.
    pub(crate) fn get(&self, find: impl FnOnce(&Q) -> Arc<A>) -> Arc<A> {
        Arc::clone(self.slot.get_or_init(|| find(&self.query)))
    }
}

impl<Q, A: ?Sized> Default for Latest<Q, A> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<Q: Clone + PartialEq, A: ?Sized> Latest<Q, A> {
    /// The answer to a query, which others may share. The lock is held only to find the slot: computing the answer
    /// blocks only callers that want the same one.
    pub(crate) fn share(&self, query: Q) -> Shared<Q, A> {
        // Nothing panics while the lock is held; after a panic the list would still be consistent.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept.iter().position(|(it, _)| *it == query).and_then(|place| kept.remove(place));
        let slot = known.map(|(_, slot)| slot).unwrap_or_default();
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((query.clone(), Arc::clone(&slot)));
        Shared { query, slot }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn an_answer_is_computed_once_while_it_is_kept() {
        let latest = Latest::<i64, [()]>::default();
        let made = Cell::new(0);
        let make = |_: &i64| {
            made.set(made.get() + 1);
            Arc::default()
        };
        for minute in 0..KEPT as i64 {
            latest.share(minute).get(make);
            latest.share(0).get(make);
        }
        assert_eq!(made.get(), KEPT);
        latest.share(100).get(make);
        // The oldest was 1, since 0 was used again and again.
        latest.share(0).get(make);
        assert_eq!(made.get(), KEPT + 1);
        latest.share(1).get(make);
        assert_eq!(made.get(), KEPT + 2);
    }

    #[test]
    fn what_is_shared_is_computed_once_whatever_comes_between() {
        let latest = Latest::<i64, [i64]>::default();
        let [one, other] = [latest.share(0), latest.share(0)];
        for minute in 1..100 {
            latest.share(minute).get(|_| Arc::default());
        }
        let first = one.get(|query| Arc::new([*query]));
        assert!(Arc::ptr_eq(&first, &other.get(|_| unreachable!())));
    }

    #[test]
    fn the_store_does_not_grow() {
        let latest = Latest::<i64, [()]>::default();
        for minute in 0..1_000 {
            latest.share(minute).get(|_| Arc::default());
        }
        assert_eq!(latest.0.lock().unwrap().len(), KEPT);
    }

    #[test]
    fn those_who_ask_at_once_share_one_answer() {
        let latest = Latest::<i64, [()]>::default();
        let made = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    latest.share(0).get(|_| {
                        made.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        Arc::default()
                    })
                });
            }
        });
        assert_eq!(made.into_inner(), 1);
    }
}
