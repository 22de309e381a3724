//! Phases follow from the answers so far. A provider that misbehaves loses its own results only.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use serde_json::{Value, json};
use wayfare_models::flights::{FlightBookingOption, FlightLeg, LegId};
use wayfare_models::writers::flights::FlightBookingOptionWriter;
use wayfare_service::flights::{Effort, FlightOffer, Flights, OfferLeg, Sale, Sales, Shared, Terms};
use wayfare_service::{Provider, ServiceLinks, Speed};

use crate::scripted::*;
use crate::support::*;

fn router(providers: &[Arc<Scripted>]) -> Router {
    let providers =
        providers.iter().map(|provider| Arc::clone(provider) as Arc<dyn Provider<Flights>>).collect();
    builder().pace(1.0).provider_timeout(Duration::from_secs(20)).flight_providers(providers).build().router()
}

/// Polls until the body is as wanted.
async fn until(router: &Router, started: &Value, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..100 {
        let body = post(router, POLL, poll(started)).await.ok();
        if wanted(&body) {
            return body;
        }
        // Only this moves the paused time: nothing else is due meanwhile.
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("the search did not get there");
}

fn count(body: &Value) -> usize {
    body["results"].as_array().map_or(0, Vec::len)
}

fn ids(body: &Value) -> Vec<String> {
    body["results"].as_array().into_iter().flatten().map(|it| it["id"].as_str().unwrap().to_owned()).collect()
}

fn one(code: &str) -> Vec<FlightOffer> {
    vec![offer(code, &["BOS-LHR"], 500)]
}

fn two(code: &str) -> Vec<FlightOffer> {
    vec![offer(code, &["BOS-LHR"], 480), offer(code, &["BOS-LGW"], 300)]
}

#[tokio::test(start_paused = true)]
async fn phases_follow_from_who_has_answered() {
    let quick = Scripted::new("quick", Speed::Fast, Act::Offer(one));
    let brisk = Scripted::new("brisk", Speed::Fast, Act::Offer(two));
    let slow = Scripted::new("slow", Speed::Slow, Act::Offer(two));
    let router = router(&[quick.clone(), brisk.clone(), slow.clone()]);

    let started = post(&router, POLL, boston_london()).await.ok();
    assert_eq!(started["status"], "first-phase");
    assert_eq!(started["totalCount"], 0);
    assert_eq!(started["cluster"], "1");

    quick.go();
    let first = until(&router, &started, |body| count(body) == 1).await;
    assert_eq!(first["status"], "first-phase");
    brisk.go();
    let second = until(&router, &started, |body| body["status"] == "second-phase").await;
    assert_eq!((count(&second), &second["totalCount"]), (2, &2.into()));
    slow.go();
    let complete = until(&router, &started, |body| body["status"] == "complete").await;
    assert_eq!(count(&complete), 2);
    assert_eq!(post(&router, POLL, poll(&started)).await.ok(), complete);

    assert!(ids(&first).iter().all(|id| ids(&second).contains(id)));
    assert_eq!(ids(&second), ids(&complete));
    assert_eq!(complete["searchId"], started["searchId"]);
    for provider in [quick, brisk, slow] {
        assert_eq!(provider.asked.load(Ordering::SeqCst), 1);
        assert_eq!(provider.running.load(Ordering::SeqCst), 0);
    }
}

#[tokio::test(start_paused = true)]
async fn a_slow_provider_that_is_early_does_not_end_the_first_phase() {
    let fast = Scripted::new("fast", Speed::Fast, Act::Offer(one));
    let slow = Scripted::open("slow", Speed::Slow, Act::Offer(two));
    let router = router(&[fast.clone(), slow]);
    let started = post(&router, POLL, boston_london()).await.ok();
    let early = until(&router, &started, |body| count(body) == 2).await;
    assert_eq!(early["status"], "first-phase");
    fast.go();
    until(&router, &started, |body| body["status"] == "complete").await;
}

#[tokio::test(start_paused = true)]
async fn one_that_misbehaves_costs_only_its_own_results() {
    for act in [Act::Fail, Act::Panic, Act::PanicAtOnce] {
        let good = Scripted::open("good", Speed::Fast, Act::Offer(two));
        let router = router(&[Scripted::open("bad", Speed::Fast, act), good]);
        let started = post(&router, POLL, boston_london()).await.ok();
        let body = until(&router, &started, |body| body["status"] == "complete").await;
        assert_eq!(count(&body), 2);
    }
}

/// An offer whose details panic.
#[derive(Debug)]
struct Broken;

impl Sale for Broken {
    fn legs(&self) -> Vec<OfferLeg> {
        panic!("as the test wants it")
    }

    fn option(&self, _: &Terms) -> FlightBookingOption {
        panic!("as the test wants it")
    }
}

fn broken(code: &str) -> Vec<FlightOffer> {
    let good = offer(code, &["BOS-LHR"], 500);
    let broken = |id: &str| FlightOffer::on_demand(id.into(), 0, 60, good.total, Arc::new(Broken));
    vec![broken("BOS-LHR"), broken("BOS-LGW"), good]
}

#[tokio::test(start_paused = true)]
async fn one_whose_details_fail_costs_only_those() {
    let router = router(&[Scripted::open("bad", Speed::Fast, Act::Offer(broken))]);
    let started = post(&router, POLL, boston_london()).await.ok();
    let body = until(&router, &started, |body| body["status"] == "complete").await;
    assert_eq!(ids(&body), ["BOS-LHR"]);
    assert_eq!(body["results"][0]["bookingOptions"].as_array().unwrap().len(), 1);
}

/// Two offers that are written, of which the first panics halfway.
#[derive(Debug)]
struct HalfBroken;

impl Sales for HalfBroken {
    fn provider_code(&self, _: u32) -> &str {
        "written"
    }

    fn leg_ids(&self, _: u32) -> Vec<LegId> {
        vec!["BOS-LHR".into()]
    }

    fn leg(&self, _: u32, _: usize) -> Option<OfferLeg> {
        Some(OfferLeg { id: "BOS-LHR".into(), leg: FlightLeg::default(), segments: vec![] })
    }

    fn write_option(
        &self,
        place: u32,
        _: &Terms,
        links: &ServiceLinks,
        _: &mut Shared,
        option: &mut FlightBookingOptionWriter<'_>,
    ) {
        option.booking_url(Some(links.booking("https://shop.example")));
        assert!(place > 0, "as the test wants it");
        option.provider_code(Some("written"));
    }

    fn bytes_each(&self) -> usize {
        100
    }
}

#[tokio::test(start_paused = true)]
async fn one_that_panics_while_it_is_written_leaves_nothing_behind() {
    fn written(code: &str) -> Vec<FlightOffer> {
        let (total, effort) = (offer(code, &[], 500).total, Effort { stops: 0, minutes: 60 });
        let sales: Arc<dyn Sales> = Arc::new(HalfBroken);
        let of_many = |place| FlightOffer::of_many("BOS-LHR".into(), effort, total, &sales, place);
        vec![of_many(0), of_many(1)]
    }
    let router = router(&[Scripted::open("bad", Speed::Fast, Act::Offer(written))]);
    let started = post(&router, POLL, boston_london()).await.ok();
    let body = until(&router, &started, |body| body["status"] == "complete").await;
    let option = json!({ "bookingUrl": "https://shop.example", "providerCode": "written" });
    assert_eq!(body["results"][0]["bookingOptions"], json!([option]));
    assert_eq!(body["legs"], json!({ "BOS-LHR": {} }));
}

#[tokio::test(start_paused = true)]
async fn one_that_hangs_is_given_up() {
    let good = Scripted::open("good", Speed::Slow, Act::Offer(two));
    let bad = Scripted::open("bad", Speed::Fast, Act::Hang);
    let router = router(&[bad.clone(), good]);
    let started = post(&router, POLL, boston_london()).await.ok();
    let body = until(&router, &started, |body| count(body) == 2).await;
    assert_eq!(body["status"], "first-phase");
    tokio::time::sleep(Duration::from_secs(19)).await;
    assert_eq!(post(&router, POLL, poll(&started)).await.ok()["status"], "first-phase");
    tokio::time::sleep(Duration::from_secs(2)).await;
    let body = post(&router, POLL, poll(&started)).await.ok();
    assert_eq!((&body["status"], count(&body)), (&"complete".into(), 2));
    assert_eq!(bad.running.load(Ordering::SeqCst), 0);
}

#[tokio::test(start_paused = true)]
async fn one_result_has_the_options_of_several_providers_in_the_providers_order() {
    let first = Scripted::new("first", Speed::Fast, Act::Offer(one));
    let second = Scripted::new("second", Speed::Fast, Act::Offer(two));
    let router = router(&[first.clone(), second.clone()]);
    let started = post(&router, POLL, boston_london()).await.ok();
    second.go();
    until(&router, &started, |body| count(body) == 2).await;
    first.go();
    let body = until(&router, &started, |body| body["status"] == "complete").await;
    assert_eq!(ids(&body), ["BOS-LGW", "BOS-LHR"]);
    let sellers: Vec<_> = body["results"][1]["bookingOptions"].as_array().unwrap().iter().collect();
    assert_eq!(sellers.iter().map(|option| &option["providerCode"]).collect::<Vec<_>>(), ["first", "second"]);
    assert_eq!(body["providers"]["first"]["displayName"], "Seller first");
    assert_eq!(body["airlines"]["XX"]["displayName"], "XX");
    assert_eq!(body["airports"]["BOS"]["cityName"], "Boston");
}

#[tokio::test(start_paused = true)]
async fn a_service_without_providers_has_complete_searches_without_results() {
    let body = post(&router(&[]), POLL, boston_london()).await.ok();
    assert_eq!((&body["status"], &body["totalCount"]), (&"complete".into(), &0.into()));
}

#[tokio::test(start_paused = true)]
async fn embedded_providers_take_their_time() {
    let router = builder().pace(1.0).build().router();
    let started = post(&router, POLL, boston_london()).await.ok();
    assert_eq!(started["status"], "first-phase");
    let mut seen = vec![];
    for _ in 0..60 {
        tokio::time::sleep(Duration::from_millis(250)).await;
        // Computing happens on other threads, which do not follow the paused time.
        std::thread::sleep(Duration::from_millis(5));
        let body = post(&router, POLL, poll(&started)).await.ok();
        seen.push((body["status"].as_str().unwrap().to_owned(), count(&body)));
    }
    let phases: Vec<_> = seen.iter().map(|(status, _)| status.as_str()).collect();
    let mut distinct = phases.clone();
    distinct.dedup();
    assert_eq!(distinct, ["first-phase", "second-phase", "complete"]);
    assert!(seen.is_sorted_by_key(|(_, count)| *count), "{seen:?}");
}
