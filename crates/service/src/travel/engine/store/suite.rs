//! Tests that every store must pass.

use std::sync::atomic::Ordering;

use super::testing::{Thing, Watch};
use super::*;

/// A store whose leases last for 10 s and whose searches expire after 60 s.
pub(super) struct Shop {
    pub(super) store: Arc<dyn Store>,
    pub(super) clock: Arc<Watch>,
    /// Sets the clock of the store's server, if it has one.
    pub(super) set_server_clock: Box<dyn Fn(i64)>,
    /// Resources that must outlive the store, such as its server.
    pub(super) _resources: Box<dyn Any>,
}

/// Returns the limits of such a store, with a maximum number of searches.
pub(super) fn limits(searches: usize) -> StoreLimits {
    let limits = StoreLimits::default().with_searches(searches);
    limits.with_lease(Duration::from_secs(10)).with_idle(Duration::from_secs(60))
}

pub(super) fn account(key: &str) -> Account {
    Account::Key(ApiKey::from(key))
}

impl Shop {
    pub(super) fn at(&self, second: i64) -> &Self {
        self.clock.0.store(second, Ordering::Relaxed);
        (self.set_server_clock)(second);
        self
    }

    /// Stores a complete search.
    async fn put(&self, key: &str, id: &str) -> Result<(), Denial> {
        self.store.insert(account(key), Thing::of(key, id, &[])).await
    }

    /// Returns whether the store has a search. The call counts as a use.
    async fn has(&self, key: &str, id: &str) -> bool {
        self.store.get(id, &ApiKey::from(key), None).await.unwrap().is_some()
    }

    async fn answer(&self, thing: &Arc<Thing>, provider: &str, answer: &'static [u8]) -> bool {
        let content = || AnswerContent::Offers(answer.into());
        self.store.answered(&**thing, provider, Duration::from_secs(1), &content).await
    }
}

const FULL: fn(u64) -> Result<(), Denial> = |seconds| Err(Denial::NoRoom { seconds });

pub(super) async fn searches_within_their_lease_stay(shop: Shop) {
    shop.at(0).put("key", "a").await.unwrap();
    shop.at(4).put("key", "b").await.unwrap();
    assert_eq!(shop.at(9).put("key", "c").await, FULL(1));
    assert!(shop.has("key", "a").await);
    // The wait lasts until the least recently used search may be evicted: `b`, since `a` was used after `b`.
    assert_eq!(shop.at(10).put("key", "c").await, FULL(4));
    shop.at(14).put("key", "c").await.unwrap();
    assert!(shop.has("key", "a").await && !shop.has("key", "b").await && shop.has("key", "c").await);
}

pub(super) async fn running_searches_stay(shop: Shop) {
    let running = Thing::of("key", "a", &["one"]);
    shop.at(0).store.insert(account("key"), Arc::clone(&running) as _).await.unwrap();
    shop.at(1).put("key", "b").await.unwrap();
    // The next search is evicted instead.
    shop.at(30).put("key", "c").await.unwrap();
    assert!(!shop.has("key", "b").await);
    assert_eq!(shop.put("key", "d").await, FULL(1));
    assert!(shop.answer(&running, "one", b"").await);
    running.is_running.store(false, Ordering::Relaxed);
    shop.put("key", "d").await.unwrap();
    assert!(!shop.has("key", "a").await && shop.has("key", "c").await && shop.has("key", "d").await);
}

pub(super) async fn a_key_cannot_use_the_capacity_of_others(shop: Shop) {
    let full = |seconds| Err(Denial::TooManySearches { seconds });
    shop.at(0).put("loud", "a").await.unwrap();
    shop.at(1).put("loud", "b").await.unwrap();
    assert_eq!(shop.put("loud", "c").await, full(9));
    shop.put("quiet", "d").await.unwrap();
    assert_eq!(shop.put("quiet", "e").await, FULL(9));
    // For a search of a key, only searches of the same key are evicted.
    shop.at(12).put("loud", "c").await.unwrap();
    assert!(!shop.has("loud", "a").await && shop.has("loud", "b").await && shop.has("quiet", "d").await);
}

pub(super) async fn unused_searches_expire(shop: Shop) {
    shop.at(0).put("key", "a").await.unwrap();
    shop.put("key", "b").await.unwrap();
    assert!(shop.at(59).has("key", "b").await);
    assert!(!shop.at(60).has("key", "a").await && shop.has("key", "b").await);
    assert!(!shop.at(200).has("key", "b").await);
    // Expired searches do not count toward the limits either.
    for id in ["c", "d"] {
        shop.put("key", id).await.unwrap();
    }
}

pub(super) async fn a_search_belongs_to_its_owner(shop: Shop) {
    shop.at(0).put("key", "a").await.unwrap();
    assert!(!shop.has("another", "a").await && !shop.has("", "a").await && !shop.has("key", "b").await);
    // A use by another key does not extend the idle time.
    assert!(!shop.at(59).has("another", "a").await);
    assert!(!shop.at(60).has("key", "a").await);
}

pub(super) async fn joining_needs_no_capacity(shop: Shop) {
    let join = async |key: &str, id: &str, made: Arc<Thing>| {
        let make: Make<'_> = Box::new(move || Ok(made as _));
        shop.store.get_or_insert(id, account(key), make).await.map(|found| found.id().to_owned())
    };
    shop.at(0);
    let [a, b, c] = ["a", "b", "c"].map(|id| Thing::shared(id, 1));
    for (key, made) in [("one", &a), ("other", &a), ("one", &b)] {
        assert_eq!(join(key, made.id(), Arc::clone(made)).await.as_deref(), Ok(made.id()));
    }
    assert_eq!(join("other", "c", c).await.err(), FULL(10).err());
    // The constructor is not called if the search exists.
    let made = shop.store.get_or_insert("a", account("one"), Box::new(|| panic!("made again"))).await;
    assert_eq!(made.unwrap().id(), "a");
    let refused: Make<'_> = Box::new(|| Err(Denial::Overloaded { seconds: 7 }));
    let refused = shop.at(20).store.get_or_insert("c", account("one"), refused).await;
    assert_eq!(refused.err(), Some(Denial::Overloaded { seconds: 7 }));
    // A shared search can't be polled by its id.
    assert!(!shop.has("one", "a").await);
}

pub(super) async fn concurrent_callers_join_the_same_search(shop: Shop) {
    let join = |number: usize| {
        let (store, made) = (Arc::clone(&shop.store), Thing::shared("a", number));
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

/// Defines the tests of a store. `$shop` creates a store with limits, and the macro `$tests` turns functions into
/// tests.
macro_rules! tests {
    ($shop:path, $tests:ident) => {
        $crate::travel::engine::store::suite::tests! { @ $shop, $tests,
            searches_within_their_lease_stay(2, 100),
            running_searches_stay(2, 100),
            a_key_cannot_use_the_capacity_of_others(3, 2),
            unused_searches_expire(2, 100),
            a_search_belongs_to_its_owner(10, 10),
            joining_needs_no_capacity(2, 100),
            concurrent_callers_join_the_same_search(10, 10),
        }
    };
    (@ $shop:path, $tests:ident, $($test:ident($searches:literal, $of_key:literal),)+) => {
        $tests! {$(
            async fn $test() {
                let limits = $crate::travel::engine::store::suite::limits($searches).with_key_searches($of_key);
                $crate::travel::engine::store::suite::$test($shop(limits).await).await;
            }
        )+}
    };
}
pub(super) use tests;
