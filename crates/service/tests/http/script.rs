//! Scripted providers for polled verticals, and tests of the search phases that these verticals share.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use serde_json::Value;
use specwright_core::Text;
use tokio::sync::watch;
use wayfare_service::{BoxFuture, Builder, Provider, ProviderError, Speed, Vertical};

use crate::support::{Answer, builder, poll, post};

/// A vertical with scripted providers.
pub trait Scriptable: Vertical<Answer: Clone> {
    /// Path that starts and polls a search.
    const POLL: &'static str;

    /// Returns the body that starts a search.
    fn start() -> Value;

    /// Returns provider details with the given name.
    fn seller(name: Text) -> Self::ProviderDetails;

    /// Configures a service to use these providers.
    fn asking(builder: Builder, providers: Vec<Arc<dyn Provider<Self>>>) -> Builder;

    /// Returns an offer for a single result.
    fn one(code: &str) -> Self::Answer;

    /// Returns a cheaper offer for the result of [`one`](Self::one), and the cheapest offer, for another result.
    fn two(code: &str) -> Self::Answer;
}

/// The behaviour of a provider during a search.
#[derive(Clone)]
pub enum Act<A> {
    /// Returns these offers once the gate is open.
    Offer(fn(&str) -> A),
    Fail,
    /// Panics inside the future.
    Panic,
    /// Panics before it returns the future.
    PanicAtOnce,
    Hang,
}

/// A provider that waits for its gate to open, and then follows its script.
pub struct Script<V: Vertical> {
    code: &'static str,
    speed: Speed,
    act: Act<V::Answer>,
    gate: watch::Sender<bool>,
    /// The number of live search futures.
    pub running: Arc<AtomicUsize>,
    /// The number of searches that the provider received.
    pub asked: AtomicUsize,
}

impl<V: Scriptable> Script<V> {
    pub fn new(code: &'static str, speed: Speed, act: Act<V::Answer>) -> Arc<Self> {
        let (gate, running) = (watch::Sender::new(false), Arc::default());
        Arc::new(Script { code, speed, act, gate, running, asked: AtomicUsize::new(0) })
    }

    /// Returns a provider whose gate is already open.
    pub fn open(code: &'static str, speed: Speed, act: Act<V::Answer>) -> Arc<Self> {
        let provider = Script::new(code, speed, act);
        provider.go();
        provider
    }

    pub fn go(&self) {
        self.gate.send_replace(true);
    }
}

/// Guard that decrements the count of live futures on drop.
struct Counted(Arc<AtomicUsize>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl<V: Scriptable> Provider<V> for Script<V> {
    fn code(&self) -> &str {
        self.code
    }

    fn speed(&self) -> Speed {
        self.speed
    }

    fn details(&self, code: &V::ProviderCode) -> Option<V::ProviderDetails> {
        let code = code.as_ref();
        (code != "nobody").then(|| V::seller(format_args!("Seller {code}").into()))
    }

    fn search(&self, _: Arc<V::Query>) -> BoxFuture<Result<V::Answer, ProviderError>> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        if matches!(self.act, Act::PanicAtOnce) {
            panic!("scripted failure");
        }
        self.running.fetch_add(1, Ordering::SeqCst);
        let counted = Counted(Arc::clone(&self.running));
        let (mut gate, act, code) = (self.gate.subscribe(), self.act.clone(), self.code);
        Box::pin(async move {
            let _counted = counted;
            gate.wait_for(|open| *open).await.unwrap();
            match act {
                Act::Offer(offers) => Ok(offers(code)),
                Act::Fail => Err(ProviderError::new("scripted failure")),
                Act::Panic | Act::PanicAtOnce => panic!("scripted failure"),
                Act::Hang => std::future::pending().await,
            }
        })
    }
}

/// Returns a builder for a service with these providers and production latencies.
pub fn asking<V: Scriptable>(providers: &[Arc<Script<V>>]) -> Builder {
    let providers = providers.iter().map(|it| Arc::clone(it) as Arc<dyn Provider<V>>).collect();
    V::asking(builder().pace(1.0).provider_timeout(Duration::from_secs(20)), providers)
}

/// A running search.
pub struct Started {
    path: &'static str,
    router: Router,
    /// The first response.
    pub first: Value,
}

impl Started {
    pub async fn new<V: Scriptable>(providers: &[Arc<Script<V>>]) -> Self {
        let router = asking(providers).build().router();
        let first = post(&router, V::POLL, V::start()).await.ok();
        Started { path: V::POLL, router, first }
    }

    pub async fn poll(&self) -> Answer {
        post(&self.router, self.path, poll(&self.first)).await
    }

    /// Polls until the body satisfies a condition.
    pub async fn until(&self, wanted: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..100 {
            let body = self.poll().await.ok();
            if wanted(&body) {
                return body;
            }
            // Only this sleep advances the paused time: no other timer is due earlier.
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("the search did not reach the expected state within 100 polls");
    }

    pub async fn until_complete(&self) -> Value {
        self.until(|body| body["status"] == "complete").await
    }
}

pub fn count(body: &Value) -> usize {
    body["results"].as_array().map_or(0, Vec::len)
}

pub fn ids(body: &Value) -> Vec<&str> {
    body["results"].as_array().into_iter().flatten().map(|it| it["id"].as_str().unwrap()).collect()
}

/// Returns the provider codes of a result's options.
fn sellers(body: &Value, result: usize) -> Vec<&str> {
    let options = body["results"][result]["bookingOptions"].as_array().unwrap().iter();
    options.map(|option| option["providerCode"].as_str().unwrap()).collect()
}

pub async fn phases_follow_from_the_answered_providers<V: Scriptable>() {
    let quick = Script::<V>::new("quick", Speed::Fast, Act::Offer(V::one));
    let brisk = Script::new("brisk", Speed::Fast, Act::Offer(V::two));
    let slow = Script::new("slow", Speed::Slow, Act::Offer(V::two));
    let search = Started::new(&[quick.clone(), brisk.clone(), slow.clone()]).await;
    assert_eq!((&search.first["status"], &search.first["totalCount"]), (&"first-phase".into(), &0.into()));
    assert_eq!((count(&search.first), &search.first["cluster"]), (0, &"1".into()));

    quick.go();
    let first = search.until(|body| count(body) == 1).await;
    assert_eq!(first["status"], "first-phase");
    brisk.go();
    let second = search.until(|body| body["status"] == "second-phase").await;
    assert_eq!((count(&second), &second["totalCount"]), (2, &2.into()));
    slow.go();
    let complete = search.until_complete().await;
    assert_eq!(search.poll().await.ok(), complete);

    assert!(ids(&first).iter().all(|id| ids(&second).contains(id)));
    assert_eq!(ids(&second), ids(&complete));
    assert_eq!(complete["searchId"], search.first["searchId"]);
    assert_eq!(sellers(&second, 1), ["quick", "brisk"]);
    assert_eq!(sellers(&complete, 1), ["quick", "brisk", "slow"]);
    for provider in [quick, brisk, slow] {
        assert_eq!(provider.asked.load(Ordering::SeqCst), 1);
        assert_eq!(provider.running.load(Ordering::SeqCst), 0);
    }
}

pub async fn an_early_slow_provider_does_not_end_the_first_phase<V: Scriptable>() {
    let fast = Script::<V>::new("fast", Speed::Fast, Act::Offer(V::one));
    let slow = Script::open("slow", Speed::Slow, Act::Offer(V::two));
    let search = Started::new(&[fast.clone(), slow]).await;
    let early = search.until(|body| count(body) == 2).await;
    assert_eq!(early["status"], "first-phase");
    fast.go();
    search.until_complete().await;
}

pub async fn a_misbehaving_provider_loses_only_its_own_results<V: Scriptable>() {
    for act in [Act::Fail, Act::Panic, Act::PanicAtOnce] {
        let good = Script::<V>::open("good", Speed::Slow, Act::Offer(V::two));
        let search = Started::new(&[Script::open("bad", Speed::Fast, act), good]).await;
        assert_eq!(count(&search.until_complete().await), 2);
        assert_eq!(search.poll().await.headers["wayfare-providers-missing"], "bad");
    }
}

pub async fn a_result_lists_options_in_provider_order<V: Scriptable>() -> Value {
    let first = Script::<V>::new("first", Speed::Fast, Act::Offer(V::one));
    let second = Script::new("second", Speed::Fast, Act::Offer(V::two));
    let search = Started::new(&[first.clone(), second.clone()]).await;
    second.go();
    search.until(|body| count(body) == 2).await;
    first.go();
    let body = search.until_complete().await;
    assert_eq!(sellers(&body, 1), ["first", "second"]);
    assert_eq!(body["providers"]["first"]["displayName"], "Seller first");
    body
}
