//! Keeps what was found for the latest queries.
//!
//! All sellers are asked the same query, side by side, and again for a later page: what there is to sell is found
//! once, by whoever comes first, while the others wait for it. The store holds a fixed number of plans, so it can't
//! grow.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::deals::Deal;
use crate::flights::query::{FlightInventoryLeg, FlightInventoryQuery};
use crate::flights::world::cabins::Cabin;

/// The part of a query that decides what there is to sell. Who travels, the currency and the market decide only what
/// it costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PlanKey {
    pub(crate) legs: Vec<FlightInventoryLeg>,
    pub(crate) cabin: Cabin,
    pub(crate) max_stops: Option<u8>,
    pub(crate) include_split: bool,
    /// Minutes since 1970-01-01T00:00Z.
    pub(crate) now_minute: i64,
}

impl PlanKey {
    pub(crate) fn of(query: &FlightInventoryQuery) -> Self {
        Self {
            legs: query.legs.clone(),
            cabin: query.cabin,
            max_stops: query.max_stops,
            include_split: query.include_split,
            now_minute: query.now.as_second().div_euclid(60),
        }
    }
}

/// What there is to sell, shared by all who sell it.
pub(crate) type Plan = Arc<[Deal]>;

/// How many plans are kept. Each takes about half a megabyte at most.
const KEPT: usize = 16;

type Slot = Arc<OnceLock<Plan>>;

/// The latest plans, the most recent last.
#[derive(Debug, Default)]
pub(crate) struct Plans(Mutex<VecDeque<(PlanKey, Slot)>>);

impl Plans {
    /// The plan of a query, made with `find` if it is not known.
    pub(crate) fn get(&self, key: PlanKey, find: impl FnOnce(&PlanKey) -> Vec<Deal>) -> Plan {
        // The lock is held for finding the slot only; filling it blocks those alone who want the same plan.
        let slot = self.slot(&key);
        Arc::clone(slot.get_or_init(|| find(&key).into()))
    }

    fn slot(&self, key: &PlanKey) -> Slot {
        // Nothing panics while the lock is held; if something did, the list would still be whole.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept.iter().position(|(it, _)| it == key).and_then(|place| kept.remove(place));
        let (key, slot) = known.unwrap_or_else(|| (key.clone(), Slot::default()));
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((key, Arc::clone(&slot)));
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    fn key(now_minute: i64) -> PlanKey {
        PlanKey { legs: Vec::new(), cabin: Cabin::Economy, max_stops: None, include_split: false, now_minute }
    }

    #[test]
    fn a_plan_is_made_once_while_it_is_kept() {
        let plans = Plans::default();
        let made = Cell::new(0);
        let make = |_: &PlanKey| {
            made.set(made.get() + 1);
            Vec::new()
        };
        for minute in 0..KEPT as i64 {
            plans.get(key(minute), make);
            plans.get(key(0), make);
        }
        assert_eq!(made.get(), KEPT);
        plans.get(key(100), make);
        // The oldest was 1, since 0 was asked for again and again.
        plans.get(key(0), make);
        assert_eq!(made.get(), KEPT + 1);
        plans.get(key(1), make);
        assert_eq!(made.get(), KEPT + 2);
    }

    #[test]
    fn the_store_does_not_grow() {
        let plans = Plans::default();
        for minute in 0..1_000 {
            plans.get(key(minute), |_| Vec::new());
        }
        assert_eq!(plans.0.lock().unwrap().len(), KEPT);
    }

    #[test]
    fn those_who_ask_at_once_share_one_plan() {
        let plans = Plans::default();
        let made = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    plans.get(key(0), |_| {
                        made.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        Vec::new()
                    })
                });
            }
        });
        assert_eq!(made.into_inner(), 1);
    }
}
