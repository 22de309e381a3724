//! Tests of the in-memory store, in addition to the tests common to all stores.

use std::sync::atomic::Ordering;

use super::*;
use crate::travel::engine::store::suite::{self, account};
use crate::travel::engine::store::testing::{TestEntry, Watch};

async fn any_store(limits: StoreLimits) -> suite::TestStore {
    let clock = Arc::new(Watch::default());
    let store = Arc::new(MemoryStore::new(limits, Arc::clone(&clock) as _));
    suite::TestStore { store, clock, set_server_clock: Box::new(|_| ()), _resources: Box::new(()) }
}

macro_rules! tokio_tests {
    ($(async fn $name:ident() $body:block)*) => {$(#[tokio::test] async fn $name() $body)*};
}

suite::tests!(any_store, tokio_tests);

/// A store whose leases last for 10 s and whose values expire after 60 s.
struct TestStore {
    store: MemoryStore,
    clock: Arc<Watch>,
}

impl TestStore {
    fn new(searches: usize, bytes: usize) -> Self {
        let clock = Arc::new(Watch::default());
        let limits = StoreLimits { bytes, ..suite::limits(searches) };
        TestStore { store: MemoryStore::new(limits, Arc::clone(&clock) as _), clock }
    }

    fn at(&self, second: i64) -> &Self {
        self.clock.0.store(second, Ordering::Relaxed);
        self
    }

    fn put(&self, id: &str, bytes: usize) -> Result<Arc<TestEntry>, Denial> {
        self.put_for_key("a-key", id, bytes)
    }

    fn put_for_key(&self, key: &str, id: &str, bytes: usize) -> Result<Arc<TestEntry>, Denial> {
        let entry = TestEntry::shared(id, bytes);
        self.store.add(account(key), Arc::clone(&entry) as _).map(|()| entry)
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
fn a_limit_of_zero_counts_as_one() {
    let test_store = TestStore::new(0, 1_000);
    test_store.put("a", 1).unwrap();
    assert_eq!(test_store.store.limits().searches, 1);
}

#[test]
fn removed_values_are_discarded() {
    let test_store = TestStore::new(2, 1_000);
    let a = test_store.at(0).put("a", 1).unwrap();
    let b = test_store.put("b", 1).unwrap();
    a.is_running.store(true, Ordering::Relaxed);
    assert_eq!(test_store.put("c", 1).err(), later::<()>(10).err());
    test_store.at(10).put("c", 1).unwrap();
    assert!(b.discarded.load(Ordering::Relaxed) && !a.discarded.load(Ordering::Relaxed));
    // Expired values are removed even if they are running.
    test_store.at(200).store.sweep();
    assert!(a.discarded.load(Ordering::Relaxed));
    assert_eq!(test_store.store.kept.lock().sizes(), [0; 4]);
}

#[test]
fn memory_is_bounded_as_values_grow() {
    let test_store = TestStore::new(100, 10);
    test_store.at(0).put("a", 4).unwrap();
    let b = test_store.at(1).put("b", 4).unwrap();
    b.bytes.store(7, Ordering::Relaxed);
    test_store.at(2).store.weigh("b");
    // Both searches are in use, so neither is evicted, and a new search is refused.
    assert_eq!(test_store.put("c", 0).err(), later::<()>(8).err());
    assert!(test_store.has("b"));
    test_store.at(11).store.weigh("b");
    assert!(!test_store.has("a") && test_store.has("b"));
    assert_eq!(test_store.put("huge", 1_000).err(), later::<()>(10).err());
    // A value larger than the limit is accepted if it is the only value.
    test_store.at(21).put("huge", 1_000).unwrap();
    assert!(!test_store.has("b") && test_store.has("huge"));
}

#[test]
fn a_key_cannot_use_the_memory_of_others() {
    let limits = StoreLimits { key_bytes: 10, ..suite::limits(3) };
    let test_store =
        TestStore { store: MemoryStore::new(limits, Arc::new(Watch::default())), clock: Arc::default() };
    test_store.put_for_key("loud", "a", 4).unwrap();
    assert_eq!(test_store.put_for_key("loud", "b", 7).err(), Some(Denial::TooManySearches { seconds: 10 }));
    test_store.put_for_key("loud", "b", 6).unwrap();
    test_store.put_for_key("quiet", "c", 9).unwrap();
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
    let test_store = TestStore::new(10, 1_000);
    test_store.store.cached("a", || Other);
    assert!(!test_store.has("a"));
    test_store.store.cached("a", || Other);
    assert_eq!(test_store.store.usage()["others"].entries, 1);
}

#[test]
fn recomputable_values_are_evicted_first() {
    let test_store = TestStore::new(2, 1_000);
    let cached = |id: &str| {
        test_store.store.cached(id, || {
            let entry = TestEntry::default();
            entry.bytes.store(5, Ordering::Relaxed);
            entry
        })
    };
    let is_cached = |id: &str| {
        let mut made = false;
        test_store.store.cached(id, || {
            made = true;
            TestEntry::default()
        });
        !made
    };
    let a = cached("a");
    assert!(Arc::ptr_eq(&a, &cached("a")));
    test_store.put("b", 1).unwrap();
    test_store.put("c", 1).unwrap();
    assert!(a.discarded.load(Ordering::Relaxed));
    // The store is full, but the caller gets the value.
    assert_eq!(cached("d").bytes(), 5);
    assert!(!is_cached("d"));
    assert!(test_store.has("b") && test_store.has("c"));
    // An unused search is evicted for the new value.
    test_store.at(20).store.cached("e", TestEntry::default);
    assert!(is_cached("e") && !test_store.has("b") && test_store.has("c"));
}

#[test]
fn the_store_stays_bounded_after_a_million_searches() {
    let test_store = TestStore::new(50, 1 << 20);
    let mut refused = 0;
    for number in 0..1_000_000 {
        let key = (number % 1_000).to_string();
        refused +=
            i64::from(test_store.at(number / 1_000).put_for_key(&key, &number.to_string(), 1).is_err());
    }
    let [values, keys, recomputable, bytes] = test_store.store.kept.lock().sizes();
    assert_eq!((values, recomputable, bytes), (50, 0, 50));
    assert!(keys <= 50 && refused > 900_000, "{keys} {refused}");
}
