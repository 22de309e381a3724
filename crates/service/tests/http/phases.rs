//! Tests of search phases and misbehaving providers.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::{Value, json};
use wayfare_models::flights::{FlightLeg, LegId};
use wayfare_models::writers::flights::FlightBookingOptionWriter;
use wayfare_service::flights::{Effort, FlightOffer, OfferLeg, Sales, Shared, Terms};
use wayfare_service::{ServiceLinks, Speed};

use crate::scripted::*;

/// Returns the provider codes of a result's options.
fn sellers(body: &Value, result: usize) -> Vec<&str> {
    let options = body["results"][result]["bookingOptions"].as_array().unwrap().iter();
    options.map(|option| option["providerCode"].as_str().unwrap()).collect()
}

#[tokio::test(start_paused = true)]
async fn phases_follow_from_the_answered_providers() {
    let quick = Scripted::new("quick", Speed::Fast, Act::Offer(one));
    let brisk = Scripted::new("brisk", Speed::Fast, Act::Offer(two));
    let slow = Scripted::new("slow", Speed::Slow, Act::Offer(two));
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

#[tokio::test(start_paused = true)]
async fn an_early_slow_provider_does_not_end_the_first_phase() {
    let fast = Scripted::new("fast", Speed::Fast, Act::Offer(one));
    let slow = Scripted::open("slow", Speed::Slow, Act::Offer(two));
    let search = Started::new(&[fast.clone(), slow]).await;
    let early = search.until(|body| count(body) == 2).await;
    assert_eq!(early["status"], "first-phase");
    fast.go();
    search.until_complete().await;
}

#[tokio::test(start_paused = true)]
async fn a_misbehaving_provider_loses_only_its_own_results() {
    for act in [Act::Fail, Act::Panic, Act::PanicAtOnce] {
        let good = Scripted::open("good", Speed::Slow, Act::Offer(two));
        let search = Started::new(&[Scripted::open("bad", Speed::Fast, act), good]).await;
        assert_eq!(count(&search.until_complete().await), 2);
        assert_eq!(search.poll().await.headers["wayfare-providers-missing"], "bad");
    }
}

/// Three offers that write their details. The first offer panics halfway, and the last one before its legs are known.
#[derive(Debug)]
struct HalfBroken;

impl Sales for HalfBroken {
    fn provider_code(&self, _: u32) -> &str {
        "written"
    }

    fn leg_ids(&self, place: u32) -> Vec<LegId> {
        assert!(place < 2, "scripted failure");
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
        assert!(place > 0, "scripted failure");
        option.provider_code(Some("written"));
    }

    fn bytes_each(&self) -> usize {
        100
    }
}

#[tokio::test(start_paused = true)]
async fn a_panic_during_writing_leaves_no_partial_option() {
    fn written(code: &str) -> Vec<FlightOffer> {
        let (total, effort) = (offer(code, &[], 500).total, Effort { stops: 0, minutes: 60 });
        let sales: Arc<dyn Sales> = Arc::new(HalfBroken);
        let of_many = |id: &str, place| FlightOffer::of_many(id.into(), effort, total, &sales, place);
        vec![of_many("BOS-LHR", 0), of_many("BOS-LHR", 1), of_many("BOS-LGW", 2)]
    }
    let body =
        Started::new(&[Scripted::open("bad", Speed::Fast, Act::Offer(written))]).await.until_complete().await;
    let option = json!({ "bookingUrl": "https://shop.example", "providerCode": "written" });
    assert_eq!(ids(&body), ["BOS-LHR"]);
    assert_eq!(body["results"][0]["bookingOptions"], json!([option]));
    assert_eq!(body["legs"], json!({ "BOS-LHR": {} }));
}

#[tokio::test(start_paused = true)]
async fn a_hanging_provider_times_out() {
    let good = Scripted::open("good", Speed::Slow, Act::Offer(two));
    let bad = Scripted::open("bad", Speed::Fast, Act::Hang);
    let search = Started::new(&[bad.clone(), good]).await;
    let body = search.until(|body| count(body) == 2).await;
    assert_eq!(body["status"], "first-phase");
    tokio::time::sleep(Duration::from_secs(19)).await;
    assert_eq!(search.poll().await.ok()["status"], "first-phase");
    tokio::time::sleep(Duration::from_secs(2)).await;
    let body = search.poll().await.ok();
    assert_eq!((&body["status"], count(&body)), (&"complete".into(), 2));
    assert_eq!(bad.running.load(Ordering::SeqCst), 0);
}

#[tokio::test(start_paused = true)]
async fn a_result_lists_options_in_provider_order() {
    let first = Scripted::new("first", Speed::Fast, Act::Offer(one));
    let second = Scripted::new("second", Speed::Fast, Act::Offer(two));
    let search = Started::new(&[first.clone(), second.clone()]).await;
    second.go();
    search.until(|body| count(body) == 2).await;
    first.go();
    let body = search.until_complete().await;
    assert_eq!(sellers(&body, 1), ["first", "second"]);
    assert_eq!(body["providers"]["first"]["displayName"], "Seller first");
    assert_eq!(ids(&body), ["BOS-LGW", "BOS-LHR"]);
    assert_eq!(body["airlines"]["XX"]["displayName"], "XX");
    assert_eq!(body["airports"]["BOS"]["cityName"], "Boston");
}

#[tokio::test(start_paused = true)]
async fn a_service_without_providers_has_complete_searches_without_results() {
    let body = Started::new(&[]).await.first;
    assert_eq!((&body["status"], &body["totalCount"]), (&"complete".into(), &0.into()));
}
