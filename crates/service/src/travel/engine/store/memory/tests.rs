//! Tests of the store in memory, in addition to the tests common to all stores.

use std::sync::atomic::Ordering;

use super::*;
use crate::travel::engine::store::suite::{self, account};
use crate::travel::engine::store::testing::{Thing, Watch};

async fn any_shop(limits: StoreLimits) -> suite::Shop {
    let clock = Arc::new(Watch::default());
    let store = Arc::new(MemoryStore::new(limits, Arc::clone(&clock) as _));
    suite::Shop { store, clock, set_server_clock: Box::new(|_| ()), _resources: Box::new(()) }
}

macro_rules! tokio_tests {
    ($(async fn $name:ident() $body:block)*) => {$(#[tokio::test] async fn $name() $body)*};
}

suite::tests!(any_shop, tokio_tests);

/// A store whose leases last for 10 s and whose values expire after 60 s.
struct Shop {
    store: MemoryStore,
    clock: Arc<Watch>,
}

impl Shop {
    fn new(searches: usize, bytes: usize) -> Self {
        let clock = Arc::new(Watch::default());
        let limits = suite::limits(searches).with_bytes(bytes);
        Shop { store: MemoryStore::new(limits, Arc::clone(&clock) as _), clock }
    }

    fn at(&self, second: i64) -> &Self {
        self.clock.0.store(second, Ordering::Relaxed);
        self
    }

    fn put(&self, id: &str, bytes: usize) -> Result<Arc<Thing>, Denial> {
        self.put_by("a-key", id, bytes)
    }

    fn put_by(&self, key: &str, id: &str, bytes: usize) -> Result<Arc<Thing>, Denial> {
        let thing = Thing::shared(id, bytes);
        self.store.add(account(key), Arc::clone(&thing) as _).map(|()| thing)
    }

    /// Returns whether the store has a search. The call counts as a use.
    fn has(&self, id: &str) -> bool {
        self.store.search(id, |_| true).is_some()
    }
}

fn later<T>(seconds: u64) -> Result<T, Denial> {
    Err(Denial::NoRoom { seconds })
}

#[test]
fn removed_values_are_discarded() {
    let shop = Shop::new(2, 1_000);
    let a = shop.at(0).put("a", 1).unwrap();
    let b = shop.put("b", 1).unwrap();
    a.is_running.store(true, Ordering::Relaxed);
    assert_eq!(shop.put("c", 1).err(), later::<()>(10).err());
    shop.at(10).put("c", 1).unwrap();
    assert!(b.discarded.load(Ordering::Relaxed) && !a.discarded.load(Ordering::Relaxed));
    // Expired values are removed even if they run.
    shop.at(200).store.sweep();
    assert!(a.discarded.load(Ordering::Relaxed));
    assert_eq!(shop.store.kept().sizes(), [0; 4]);
}

#[test]
fn memory_is_bounded_as_values_grow() {
    let shop = Shop::new(100, 10);
    shop.at(0).put("a", 4).unwrap();
    let b = shop.at(1).put("b", 4).unwrap();
    b.bytes.store(7, Ordering::Relaxed);
    shop.at(2).store.weigh("b");
    // Both are in use, so only a new search is refused.
    assert_eq!(shop.put("c", 0).err(), later::<()>(8).err());
    assert!(shop.has("b"));
    shop.at(11).store.weigh("b");
    assert!(!shop.has("a") && shop.has("b"));
    assert_eq!(shop.put("huge", 1_000).err(), later::<()>(10).err());
    // A value larger than the limit is accepted if it is the only value.
    shop.at(21).put("huge", 1_000).unwrap();
    assert!(!shop.has("b") && shop.has("huge"));
}

#[test]
fn a_key_cannot_use_the_memory_of_others() {
    let limits = suite::limits(3).with_key_bytes(10);
    let shop = Shop { store: MemoryStore::new(limits, Arc::new(Watch::default())), clock: Arc::default() };
    shop.put_by("loud", "a", 4).unwrap();
    assert_eq!(shop.put_by("loud", "b", 7).err(), Some(Denial::TooManySearches { seconds: 10 }));
    shop.put_by("loud", "b", 6).unwrap();
    shop.put_by("quiet", "c", 9).unwrap();
}

#[test]
fn values_are_found_by_id_and_type() {
    #[derive(Debug)]
    struct Other;
    impl Stored for Other {
        fn kind(&self) -> &'static str {
            "others"
        }
        fn bytes(&self) -> usize {
            1
        }
        fn is_running(&self) -> bool {
            false
        }
        fn discard(&self) {}
    }
    let shop = Shop::new(10, 1_000);
    shop.store.cached("a", || Other);
    assert!(!shop.has("a"));
    shop.store.cached("a", || Other);
    assert_eq!(shop.store.usage()["others"].entries, 1);
}

#[test]
fn recomputable_values_are_evicted_first() {
    let shop = Shop::new(2, 1_000);
    let cached = |id: &str| {
        shop.store.cached(id, || {
            let thing = Thing::default();
            thing.bytes.store(5, Ordering::Relaxed);
            thing
        })
    };
    let is_cached = |id: &str| {
        let mut made = false;
        shop.store.cached(id, || {
            made = true;
            Thing::default()
        });
        !made
    };
    let a = cached("a");
    assert!(Arc::ptr_eq(&a, &cached("a")));
    shop.put("b", 1).unwrap();
    shop.put("c", 1).unwrap();
    assert!(a.discarded.load(Ordering::Relaxed));
    // The store is full, but the caller gets the value.
    assert_eq!(cached("d").bytes(), 5);
    assert!(!is_cached("d"));
    assert!(shop.has("b") && shop.has("c"));
    // An unused search is evicted for it.
    shop.at(20).store.cached("e", Thing::default);
    assert!(is_cached("e") && !shop.has("b") && shop.has("c"));
}

#[test]
fn the_store_stays_bounded_after_a_million_searches() {
    let shop = Shop::new(50, 1 << 20);
    let mut refused = 0;
    for number in 0..1_000_000 {
        let key = (number % 1_000).to_string();
        refused += i64::from(shop.at(number / 1_000).put_by(&key, &number.to_string(), 1).is_err());
    }
    let [values, keys, recomputable, bytes] = shop.store.kept().sizes();
    assert_eq!((values, recomputable, bytes), (50, 0, 50));
    assert!(keys <= 50 && refused > 900_000, "{keys} {refused}");
}
