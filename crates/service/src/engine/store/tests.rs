//! Tests of the store.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::*;

#[derive(Debug, Default)]
struct Thing {
    bytes: AtomicUsize,
    discarded: AtomicBool,
}

impl Stored for Thing {
    fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }

    fn discard(&self) {
        self.discarded.store(true, Ordering::Relaxed);
    }
}

fn thing(bytes: usize) -> Arc<Thing> {
    Arc::new(Thing { bytes: AtomicUsize::new(bytes), ..Thing::default() })
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).unwrap()
}

fn store(searches: usize, bytes: usize) -> Store<Thing> {
    Store::new(StoreLimits { searches, bytes, idle: Duration::from_secs(60) })
}

fn has(store: &Store<Thing>, id: &str, now: i64) -> bool {
    store.get(id, at(now), |_| true).is_some()
}

#[test]
fn the_least_recently_used_goes_first() {
    let store = store(2, 1_000);
    let things = ["a", "b", "c"].map(|id| (id, thing(1)));
    store.insert("a", things[0].1.clone(), at(0));
    store.insert("b", things[1].1.clone(), at(0));
    assert!(has(&store, "a", 1));
    store.insert("c", things[2].1.clone(), at(1));
    assert!(has(&store, "a", 1) && !has(&store, "b", 1) && has(&store, "c", 1));
    let discarded = things.map(|(_, thing)| thing.discarded.load(Ordering::Relaxed));
    assert_eq!(discarded, [false, true, false]);
}

#[test]
fn memory_is_bounded_as_values_grow() {
    let store = store(100, 10);
    let (a, b) = (thing(4), thing(4));
    store.insert("a", a, at(0));
    store.insert("b", b.clone(), at(0));
    b.bytes.store(6, Ordering::Relaxed);
    store.weigh("b");
    assert!(has(&store, "a", 0));
    b.bytes.store(7, Ordering::Relaxed);
    store.weigh("b");
    // The one used last stays: `a` was asked for after `b` came.
    assert!(has(&store, "a", 0) && !has(&store, "b", 0));
    store.weigh("b");
    store.insert("huge", thing(1_000), at(0));
    assert!(!has(&store, "a", 0) && has(&store, "huge", 0));
}

#[test]
fn what_nobody_asks_for_expires() {
    let store = store(10, 1_000);
    let (a, b) = (thing(1), thing(1));
    store.insert("a", a.clone(), at(0));
    store.insert("b", b.clone(), at(0));
    assert!(has(&store, "b", 59));
    assert!(!has(&store, "a", 60) && has(&store, "b", 60));
    assert!(a.discarded.load(Ordering::Relaxed));
    store.sweep(at(200));
    assert!(b.discarded.load(Ordering::Relaxed));
    assert_eq!(store.kept().bytes, 0);
}

#[test]
fn who_may_not_have_it_does_not_keep_it() {
    let store = store(10, 1_000);
    store.insert("a", thing(1), at(0));
    assert!(store.get("a", at(59), |_| false).is_none());
    assert!(!has(&store, "a", 60));
}

#[test]
fn a_million_do_not_grow_it() {
    let store = store(50, 1 << 20);
    for number in 0..1_000_000 {
        store.insert(&number.to_string(), thing(1), at(number / 1_000));
    }
    let kept = store.kept();
    assert_eq!((kept.by_id.len(), kept.by_use.len(), kept.bytes), (50, 50, 50));
}
