//! Tests of the store.

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use std::time::Duration;

use jiff::Timestamp;

use super::*;
use crate::http::ApiKey;

fn account(key: &str) -> Account {
    Account::Key(ApiKey::from(key))
}

#[derive(Debug, Default)]
struct Thing {
    bytes: AtomicUsize,
    is_running: AtomicBool,
    discarded: AtomicBool,
}

impl Stored for Thing {
    fn kind(&self) -> &'static str {
        "things"
    }

    fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }

    fn is_running(&self) -> bool {
        self.is_running.load(Ordering::Relaxed)
    }

    fn discard(&self) {
        self.discarded.store(true, Ordering::Relaxed);
    }
}

fn thing(bytes: usize) -> Arc<Thing> {
    Arc::new(Thing { bytes: AtomicUsize::new(bytes), ..Thing::default() })
}

/// The seconds since the tests began.
#[derive(Debug, Default)]
struct Watch(AtomicI64);

impl Clock for Watch {
    fn now(&self) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + self.0.load(Ordering::Relaxed)).unwrap()
    }
}

/// A store whose leases last for 10 s and whose values expire after 60 s.
struct Shop {
    store: Store,
    clock: Arc<Watch>,
}

impl Shop {
    fn new(searches: usize, bytes: usize) -> Self {
        let limits = StoreLimits { searches, bytes, ..StoreLimits::default() };
        Shop::of(StoreLimits { lease: Duration::from_secs(10), idle: Duration::from_secs(60), ..limits })
    }

    fn of(limits: StoreLimits) -> Self {
        let clock = Arc::new(Watch::default());
        Shop { store: Store::new(limits, Arc::clone(&clock) as _), clock }
    }

    fn at(&self, second: i64) -> &Self {
        self.clock.0.store(second, Ordering::Relaxed);
        self
    }

    fn put(&self, id: &str, thing: &Arc<Thing>) -> Result<(), Denial> {
        self.put_by("a-key", id, thing)
    }

    fn put_by(&self, key: &str, id: &str, thing: &Arc<Thing>) -> Result<(), Denial> {
        self.store.insert(id, account(key), Arc::clone(thing))
    }

    /// Whether it has a value, which counts as a use.
    fn has(&self, id: &str) -> bool {
        self.store.get(id, |_: &Thing| true).is_some()
    }
}

const LATER: fn(u64) -> Result<(), Denial> = |seconds| Err(Denial::NoRoom { seconds });

#[test]
fn what_was_asked_for_within_its_lease_stays() {
    let shop = Shop::new(2, 1_000);
    let (a, b, c) = (thing(1), thing(1), thing(1));
    shop.at(0).put("a", &a).unwrap();
    shop.at(4).put("b", &b).unwrap();
    assert_eq!(shop.at(9).put("c", &c), LATER(1));
    assert!(shop.has("a"));
    // Until the oldest may go: `b`, since `a` was asked for after it.
    assert_eq!(shop.at(10).put("c", &c), LATER(4));
    assert!(!c.discarded.load(Ordering::Relaxed));
    shop.at(14).put("c", &c).unwrap();
    assert!(shop.has("a") && !shop.has("b") && shop.has("c"));
    assert!(b.discarded.load(Ordering::Relaxed));
}

#[test]
fn what_is_running_stays() {
    let shop = Shop::new(2, 1_000);
    let (a, b) = (thing(1), thing(1));
    a.is_running.store(true, Ordering::Relaxed);
    shop.at(0).put("a", &a).unwrap();
    shop.at(1).put("b", &b).unwrap();
    // The next one goes instead.
    shop.at(30).put("c", &thing(1)).unwrap();
    assert!(!b.is_running() && b.discarded.load(Ordering::Relaxed));
    assert_eq!(shop.put("d", &thing(1)), LATER(1));
    a.is_running.store(false, Ordering::Relaxed);
    shop.put("d", &thing(1)).unwrap();
    assert!(!shop.has("a") && shop.has("c") && shop.has("d"));
}

#[test]
fn nobody_takes_the_room_of_others() {
    let limits = StoreLimits::default().with_key_searches(2).with_key_bytes(10);
    let shop = Shop::of(limits.with_searches(3).with_lease(Duration::from_secs(10)));
    let full = |seconds| Err(Denial::TooManySearches { seconds });
    shop.at(0).put_by("loud", "a", &thing(4)).unwrap();
    assert_eq!(shop.put_by("loud", "b", &thing(7)), full(10));
    shop.at(1).put_by("loud", "b", &thing(6)).unwrap();
    assert_eq!(shop.put_by("loud", "c", &thing(0)), full(9));
    shop.put_by("quiet", "d", &thing(9)).unwrap();
    assert_eq!(shop.put_by("quiet", "e", &thing(1)), LATER(9));
    // A key makes room with its own.
    shop.at(12).put_by("loud", "c", &thing(1)).unwrap();
    assert!(!shop.has("a") && shop.has("b") && shop.has("d"));
}

#[test]
fn memory_is_bounded_as_values_grow() {
    let shop = Shop::new(100, 10);
    let (a, b) = (thing(4), thing(4));
    shop.at(0).put("a", &a).unwrap();
    shop.at(1).put("b", &b).unwrap();
    b.bytes.store(7, Ordering::Relaxed);
    shop.at(2).store.weigh("b");
    // Both are in use, and so only a new one is refused.
    assert_eq!(shop.put("c", &thing(0)), LATER(8));
    assert!(shop.has("b"));
    shop.at(11).store.weigh("b");
    assert!(!shop.has("a") && shop.has("b"));
    assert_eq!(shop.put("huge", &thing(1_000)), LATER(10));
    // What is larger than all may stand alone.
    shop.at(21).put("huge", &thing(1_000)).unwrap();
    assert!(!shop.has("b") && shop.has("huge"));
}

#[test]
fn what_nobody_asks_for_expires() {
    let shop = Shop::new(10, 1_000);
    let (a, b) = (thing(1), thing(1));
    a.is_running.store(true, Ordering::Relaxed);
    shop.at(0).put("a", &a).unwrap();
    shop.put("b", &b).unwrap();
    assert!(shop.at(59).has("b"));
    assert!(!shop.at(60).has("a") && shop.has("b"));
    assert!(a.discarded.load(Ordering::Relaxed));
    shop.at(200).store.sweep();
    assert!(b.discarded.load(Ordering::Relaxed));
    assert_eq!(shop.store.kept().sizes(), [0; 4]);
}

#[test]
fn who_may_not_have_it_does_not_keep_it() {
    let shop = Shop::new(10, 1_000);
    shop.put("a", &thing(1)).unwrap();
    assert!(shop.at(59).store.get("a", |_: &Thing| false).is_none());
    assert!(!shop.at(60).has("a"));
}

#[test]
fn an_id_has_the_value_of_its_type() {
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
    shop.put("a", &thing(1)).unwrap();
    assert!(shop.store.get("a", |_: &Other| true).is_none());
    assert!(shop.has("a"));
}

#[test]
fn joining_needs_no_room() {
    let shop = Shop::new(1, 1_000);
    let join = |key: &str, id: &str, made: Arc<Thing>| {
        shop.store.get_or_insert(id, &account(key), || Ok(made)).map(|it| it.bytes())
    };
    assert_eq!(join("one", "a", thing(1)), Ok(1));
    assert_eq!(join("other", "a", thing(2)), Ok(1));
    assert_eq!(join("other", "b", thing(2)).err(), LATER(10).err());
    let refused = shop
        .at(20)
        .store
        .get_or_insert::<Thing>("b", &account("one"), || Err(Denial::Overloaded { seconds: 7 }));
    assert_eq!(refused.err(), Some(Denial::Overloaded { seconds: 7 }));
    assert!(shop.has("a"));
}

#[test]
fn what_can_be_made_again_goes_first_and_refuses_nobody() {
    let shop = Shop::new(2, 1_000);
    let cached = |id: &str| shop.store.cached(id, || Thing { bytes: 5.into(), ..Thing::default() });
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
    shop.put("b", &thing(1)).unwrap();
    shop.put("c", &thing(1)).unwrap();
    assert!(a.discarded.load(Ordering::Relaxed));
    // There is no room at all, but it can be had.
    assert_eq!(cached("d").bytes(), 5);
    assert!(!is_cached("d"));
    assert!(shop.has("b") && shop.has("c"));
    // What nobody asks for makes room for it.
    shop.at(20).store.cached("e", Thing::default);
    assert!(is_cached("e") && !shop.has("b") && shop.has("c"));
}

#[test]
fn a_million_do_not_grow_it() {
    let shop = Shop::new(50, 1 << 20);
    let mut refused = 0;
    for number in 0..1_000_000 {
        let key = (number % 1_000).to_string();
        refused += i64::from(shop.at(number / 1_000).put_by(&key, &number.to_string(), &thing(1)).is_err());
    }
    let [values, keys, spare, bytes] = shop.store.kept().sizes();
    assert_eq!((values, spare, bytes), (50, 0, 50));
    assert!(keys <= 50 && refused > 900_000, "{keys} {refused}");
}
