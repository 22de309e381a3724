//! What a recorder gets of calls and searches.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use metrics::{
    Counter, CounterFn, Gauge, GaugeFn, Histogram, HistogramFn, Key, KeyName, Metadata, Recorder,
    SharedString, Unit,
};

use crate::poll::search::hunt::{ALL, FIRST, SOME, hunt};
use crate::testing::{Doc, FIND, Fake, KEY, LEND, Pairs, Reply, in_parts};
use crate::{Breaker, Limited, Retry, RetryBudget, TransportErrorKind};

/// Keeps the sum of each metric, and the number of measurements of each histogram.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<BTreeMap<String, f64>>>);

struct Slot(Kept, String);

impl Slot {
    fn add(&self, more: f64) {
        *self.0.0.lock().unwrap().entry(self.1.clone()).or_default() += more;
    }
}

impl CounterFn for Slot {
    fn increment(&self, value: u64) {
        self.add(value as f64);
    }
    fn absolute(&self, _: u64) {
        panic!("counts only grow");
    }
}

impl GaugeFn for Slot {
    fn increment(&self, value: f64) {
        self.add(value);
    }
    fn decrement(&self, value: f64) {
        self.add(-value);
    }
    fn set(&self, _: f64) {
        panic!("several transports share a gauge");
    }
}

impl HistogramFn for Slot {
    fn record(&self, value: f64) {
        self.add(value);
        Slot(self.0.clone(), format!("{} #", self.1)).add(1.0);
    }
}

impl Kept {
    fn slot(&self, key: &Key) -> Arc<Slot> {
        let labels: Vec<_> = key.labels().map(|label| label.value().to_owned()).collect();
        let name = key.name().trim_start_matches("wayfare_client_");
        Arc::new(Slot(self.clone(), format!("{name} {}", labels.join(" ")).trim_end().to_owned()))
    }

    fn get(&self, name: &str) -> f64 {
        self.0.lock().unwrap().get(name).copied().unwrap_or_default()
    }
}

impl Recorder for Kept {
    fn describe_counter(&self, name: KeyName, _: Option<Unit>, _: SharedString) {
        Slot(self.clone(), format!("described {}", name.as_str())).add(1.0);
    }
    fn describe_gauge(&self, name: KeyName, unit: Option<Unit>, doc: SharedString) {
        self.describe_counter(name, unit, doc);
    }
    fn describe_histogram(&self, name: KeyName, unit: Option<Unit>, doc: SharedString) {
        self.describe_counter(name, unit, doc);
    }
    fn register_counter(&self, key: &Key, _: &Metadata<'_>) -> Counter {
        Counter::from_arc(self.slot(key))
    }
    fn register_gauge(&self, key: &Key, _: &Metadata<'_>) -> Gauge {
        Gauge::from_arc(self.slot(key))
    }
    fn register_histogram(&self, key: &Key, _: &Metadata<'_>) -> Histogram {
        Histogram::from_arc(self.slot(key))
    }
}

/// All metrics of some work on one thread, whose time is paused.
fn kept(work: impl Future<Output = ()>) -> Kept {
    keep(Kept::default(), work)
}

fn keep(kept: Kept, work: impl Future<Output = ()>) -> Kept {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_time().start_paused(true).build().unwrap();
    metrics::with_local_recorder(&kept, || runtime.block_on(work));
    kept
}

#[test]
fn calls_attempts_and_retries_are_counted() {
    let kept = kept(async {
        let replies = [
            Reply::new(502, "abc"),
            Reply::fail(TransportErrorKind::Connect),
            Reply::ok("{}"),
            Reply::new(404, ""),
        ];
        let session = Fake::new(replies).session();
        session.call::<_, (), Doc>(&FIND, &(), None).await.unwrap();
        session.call::<_, (), Doc>(&FIND, &(), None).await.unwrap_err();
    });
    for (name, value) in [
        ("calls_total books.find ok", 1.0),
        ("calls_total books.find refused", 1.0),
        ("attempts_total books.find service", 1.0),
        ("attempts_total books.find network", 1.0),
        ("attempts_total books.find ok", 1.0),
        ("attempts_total books.find refused", 1.0),
        ("retries_total books.find", 2.0),
        ("received_bytes_total books.find", 5.0),
        ("call_duration_seconds books.find ok", 0.75),
        ("call_duration_seconds books.find ok #", 1.0),
    ] {
        assert_eq!(kept.get(name), value, "{name} in {:?}", kept.0);
    }
}

#[test]
fn what_is_given_up_is_counted_by_its_reason() {
    let kept = kept(async {
        let fake = Fake::new([Reply::new(503, ""), Reply::new(503, ""), Reply::Hang]);
        let client = |budget| fake.builder().retry_budget(RetryBudget::new(budget));
        let poor = client(0).build().unwrap().session();
        poor.call::<_, (), Doc>(&FIND, &(), None).await.unwrap_err();
        let once = client(500).retry(Retry::none()).build().unwrap().session();
        once.call::<_, (), Doc>(&FIND, &(), None).await.unwrap_err();
        let call = once.call::<_, (), Doc>(&FIND, &(), None);
        assert!(tokio::time::timeout(Duration::from_secs(2), call).await.is_err());
    });
    assert_eq!(kept.get("retries_refused_total books.find budget"), 1.0);
    assert_eq!(kept.get("retries_refused_total books.find attempts"), 1.0);
    assert_eq!(kept.get("calls_total books.find cancelled"), 1.0);
    assert_eq!(kept.get("attempts_total books.find cancelled"), 1.0);
    assert_eq!(kept.get("call_duration_seconds books.find cancelled"), 2.0);
}

#[test]
fn searches_are_measured_to_their_end() {
    let kept = kept(async {
        let fake = Fake::new([Reply::ok(FIRST), Reply::ok(SOME).after(3), Reply::ok(ALL)]);
        hunt(&fake).finish().await.unwrap();
        let mut stopped = hunt(&Fake::new([Reply::ok(FIRST)]));
        stopped.next().await.unwrap().unwrap();
    });
    assert_eq!(kept.get("searches_total books.hunt complete"), 1.0);
    assert_eq!(kept.get("searches_total books.hunt stopped"), 1.0);
    assert_eq!(kept.get("search_results books.hunt complete"), 3.0);
    assert!(kept.get("search_duration_seconds books.hunt complete") > 3.0);
    assert_eq!(kept.get("calls_total books.hunt ok"), 4.0);
}

#[test]
fn permits_and_breakers_are_gauges_that_return_to_zero() {
    let seen = Kept::default();
    let after = keep(seen.clone(), async {
        let fake = Fake::new([
            Reply::new(200, in_parts(&["{", "}"], 1)),
            Reply::fail(TransportErrorKind::Connect),
            Reply::ok("{}"),
        ]);
        let breaker = Breaker::new(fake.clone(), crate::testing::Fixed::new()).after_failures(1);
        let limited = Arc::new(Limited::new(breaker.pause(Duration::from_secs(5)), 1));
        let client = fake.builder().transport(limited.clone()).retry(Retry::none()).build().unwrap();
        let session = client.session();
        let find = || session.call::<_, (), Doc>(&FIND, &(), None);
        let mut first = Box::pin(find());
        assert!(tokio::time::timeout(Duration::from_millis(1), &mut first).await.is_err());
        let mut second = Box::pin(find());
        assert!(tokio::time::timeout(Duration::from_millis(1), &mut second).await.is_err());
        assert_eq!((limited.under_way(), limited.waiting()), (1, 1));
        assert_eq!((seen.get("permits_used"), seen.get("permits_awaited")), (1.0, 1.0));
        first.await.unwrap();
        second.await.unwrap_err();
        find().await.unwrap_err();
        assert_eq!((seen.get("breakers_open"), seen.get("permits_awaited")), (1.0, 0.0));
        tokio::time::sleep(Duration::from_secs(5)).await;
        find().await.unwrap();
    });
    for (name, value) in [
        ("permits_used", 0.0),
        ("permits_awaited", 0.0),
        ("breakers_open", 0.0),
        ("breaker_openings_total", 1.0),
        ("breaker_refusals_total", 1.0),
        ("calls_total books.find circuit_open", 1.0),
    ] {
        assert_eq!(after.get(name), value, "{name}");
        assert!(after.0.lock().unwrap().contains_key(name), "{name} in {:?}", after.0);
    }
}

#[test]
fn no_label_holds_a_text_of_the_caller_or_the_service() {
    let kept = kept(async {
        let echo = format!("{{\"code\": \"echo-7\", \"message\": \"echo-7 {}\"}}", KEY.escape_default());
        let session = Fake::new([Reply::new(400, echo), Reply::ok(r#"{"echo-7": 1}"#)]).session();
        let query = Pairs(vec![("id", "echo-7".to_owned())]);
        let body = Doc(serde_json::json!({}));
        session.call::<_, Doc, Doc>(&LEND, &query, Some(&body)).await.unwrap_err();
        session.call::<_, Doc, Doc>(&LEND, &query, Some(&body)).await.unwrap();
    });
    let all = format!("{:?}", kept.0);
    assert!(all.contains("books.lend"));
    assert!(["echo-7", "k3y", "reader"].iter().all(|secret| !all.contains(secret)), "{all}");
}

#[test]
fn all_metrics_can_be_described() {
    let kept = Kept::default();
    metrics::with_local_recorder(&kept, crate::describe_metrics);
    assert_eq!(kept.get("described wayfare_client_calls_total"), 1.0);
    assert_eq!(kept.0.lock().unwrap().len(), 16);
}
