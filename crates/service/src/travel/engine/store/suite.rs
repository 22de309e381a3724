//! Tests that every store must pass.

use std::sync::atomic::Ordering;

use super::testing::{TestEntry, Watch};
use super::*;

/// A store whose leases last for 10 s and whose searches expire after 60 s.
pub(super) struct TestStore {
    pub(super) store: Arc<dyn Store>,
    pub(super) clock: Arc<Watch>,
    /// Sets the clock of the store's server, if it has one.
    pub(super) set_server_clock: Box<dyn Fn(i64)>,
    /// Resources that must outlive the store, such as the server that it uses.
    pub(super) _resources: Box<dyn Any>,
}

/// Returns the limits of a [`TestStore`], with a maximum number of searches.
pub(super) fn limits(searches: usize) -> StoreLimits {
    let (lease, idle) = (Duration::from_secs(10), Duration::from_secs(60));
    StoreLimits { searches, lease, idle, ..StoreLimits::default() }
}

pub(super) fn account(key: &str) -> Account {
    Account::Key(ApiKey::from(key))
}

impl TestStore {
    pub(super) fn at(&self, second: i64) -> &Self {
        self.clock.0.store(second, Ordering::Relaxed);
        (self.set_server_clock)(second);
        self
    }

    /// Stores a complete search.
    async fn put(&self, key: &str, id: &str) -> Result<(), Denial> {
        self.store.insert(account(key), TestEntry::of(key, id, &[])).await
    }

    /// Returns whether the store has a search. The call counts as a use.
    async fn has(&self, key: &str, id: &str) -> bool {
        self.store.get(id, &ApiKey::from(key), false, None).await.unwrap().is_some()
    }

    async fn answer(&self, entry: &Arc<TestEntry>, provider: &str, answer: &'static [u8]) -> bool {
        let content = || AnswerContent::Offers(answer.into());
        self.store.answered(&**entry, provider, Duration::from_secs(1), &content).await
    }
}

const FULL: fn(u64) -> Result<(), Denial> = |seconds| Err(Denial::NoRoom { seconds });

pub(super) async fn searches_within_their_lease_stay(test_store: TestStore) {
    test_store.at(0).put("key", "a").await.unwrap();
    test_store.at(4).put("key", "b").await.unwrap();
    assert_eq!(test_store.at(9).put("key", "c").await, FULL(1));
    assert!(test_store.has("key", "a").await);
    // The wait lasts until the least recently used search may be evicted: `b`, since `a` was used after `b`.
    assert_eq!(test_store.at(10).put("key", "c").await, FULL(4));
    test_store.at(14).put("key", "c").await.unwrap();
    assert!(
        test_store.has("key", "a").await
            && !test_store.has("key", "b").await
            && test_store.has("key", "c").await
    );
}

pub(super) async fn running_searches_stay(test_store: TestStore) {
    let running = TestEntry::of("key", "a", &["one"]);
    test_store.at(0).store.insert(account("key"), Arc::clone(&running) as _).await.unwrap();
    test_store.at(1).put("key", "b").await.unwrap();
    // The next search is evicted instead.
    test_store.at(30).put("key", "c").await.unwrap();
    assert!(!test_store.has("key", "b").await);
    assert_eq!(test_store.put("key", "d").await, FULL(1));
    assert!(test_store.answer(&running, "one", b"").await);
    running.is_running.store(false, Ordering::Relaxed);
    test_store.put("key", "d").await.unwrap();
    assert!(
        !test_store.has("key", "a").await
            && test_store.has("key", "c").await
            && test_store.has("key", "d").await
    );
}

pub(super) async fn a_key_cannot_use_the_capacity_of_others(test_store: TestStore) {
    let full = |seconds| Err(Denial::TooManySearches { seconds });
    test_store.at(0).put("loud", "a").await.unwrap();
    test_store.at(1).put("loud", "b").await.unwrap();
    assert_eq!(test_store.put("loud", "c").await, full(9));
    test_store.put("quiet", "d").await.unwrap();
    assert_eq!(test_store.put("quiet", "e").await, FULL(9));
    // If a key has reached its limit, only its own searches are evicted.
    test_store.at(12).put("loud", "c").await.unwrap();
    assert!(
        !test_store.has("loud", "a").await
            && test_store.has("loud", "b").await
            && test_store.has("quiet", "d").await
    );
}

pub(super) async fn unused_searches_expire(test_store: TestStore) {
    test_store.at(0).put("key", "a").await.unwrap();
    test_store.put("key", "b").await.unwrap();
    assert!(test_store.at(59).has("key", "b").await);
    assert!(!test_store.at(60).has("key", "a").await && test_store.has("key", "b").await);
    assert!(!test_store.at(200).has("key", "b").await);
    // Expired searches do not count towards the limits either.
    for id in ["c", "d"] {
        test_store.put("key", id).await.unwrap();
    }
}

pub(super) async fn a_search_belongs_to_its_owner(test_store: TestStore) {
    test_store.at(0).put("key", "a").await.unwrap();
    assert!(
        !test_store.has("another", "a").await
            && !test_store.has("", "a").await
            && !test_store.has("key", "b").await
    );
    // A use by another key does not extend the idle time.
    assert!(!test_store.at(59).has("another", "a").await);
    assert!(!test_store.at(60).has("key", "a").await);
}

pub(super) async fn joining_needs_no_capacity(test_store: TestStore) {
    let join = async |key: &str, id: &str, made: Arc<TestEntry>| {
        let make: Make<'_> = Box::new(move || Ok(made as _));
        test_store.store.get_or_insert(id, account(key), make).await.map(|found| found.id().to_owned())
    };
    test_store.at(0);
    let [a, b, c] = ["a", "b", "c"].map(|id| TestEntry::shared(id, 1));
    for (key, made) in [("one", &a), ("other", &a), ("one", &b)] {
        assert_eq!(join(key, made.id(), Arc::clone(made)).await.as_deref(), Ok(made.id()));
    }
    assert_eq!(join("other", "c", c).await.err(), FULL(10).err());
    // The constructor is not called if the search exists.
    let made = test_store.store.get_or_insert("a", account("one"), Box::new(|| panic!("made again"))).await;
    assert_eq!(made.unwrap().id(), "a");
    let refused: Make<'_> = Box::new(|| Err(Denial::Overloaded { seconds: 7 }));
    let refused = test_store.at(20).store.get_or_insert("c", account("one"), refused).await;
    assert_eq!(refused.err(), Some(Denial::Overloaded { seconds: 7 }));
    // A shared search can't be polled by its id.
    assert!(!test_store.has("one", "a").await);
}

pub(super) async fn concurrent_callers_join_the_same_search(test_store: TestStore) {
    let join = |number: usize| {
        let (store, made) = (Arc::clone(&test_store.store), TestEntry::shared("a", number));
        tokio::spawn(async move {
            let make: Make<'_> = Box::new(move || Ok(made as _));
            store.get_or_insert("a", account("key"), make).await.map(|found| found.bytes())
        })
    };
    let mut joined = Vec::new();
    for task in (1..=20).map(join).collect::<Vec<_>>() {
        joined.push(task.await.unwrap().unwrap());
    }
    assert!(joined.iter().all(|it| *it == joined[0]), "{joined:?}");
}

/// Defines the tests of a store. `$create` creates a store with limits, and the `$tests` macro turns functions into
/// tests.
macro_rules! tests {
    ($create:path, $tests:ident) => {
        $crate::travel::engine::store::suite::tests! { @ $create, $tests,
            searches_within_their_lease_stay(2, 100),
            running_searches_stay(2, 100),
            a_key_cannot_use_the_capacity_of_others(3, 2),
            unused_searches_expire(2, 100),
            a_search_belongs_to_its_owner(10, 10),
            joining_needs_no_capacity(2, 100),
            concurrent_callers_join_the_same_search(10, 10),
        }
    };
    (@ $create:path, $tests:ident, $($test:ident($searches:literal, $of_key:literal),)+) => {
        $tests! {$(
            async fn $test() {
                let mut limits = $crate::travel::engine::store::suite::limits($searches);
                limits.key_searches = $of_key;
                $crate::travel::engine::store::suite::$test($create(limits).await).await;
            }
        )+}
    };
}
pub(super) use tests;
