//! Phases follow from the answers so far, and results never disappear.

use std::time::Duration;

use axum::Router;
use serde_json::{Value, json};
use wayfare_service::Speed;
use wayfare_service::cars::CarOffer;

use crate::scripted::*;
use crate::searches::*;
use crate::support::{builder, poll};

/// Polls until the body is as wanted.
async fn until(router: &Router, started: &Value, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..100 {
        let body = call(router, poll(started)).await.ok();
        if wanted(&body) {
            return body;
        }
        // Only this moves the paused time: nothing else is due meanwhile.
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("the search did not get there");
}

fn one(code: &str) -> Vec<CarOffer> {
    vec![offer(code, ["hertz", "lax", "mini"], 900, 200)]
}

fn two(code: &str) -> Vec<CarOffer> {
    vec![offer(code, ["hertz", "lax", "mini"], 900, 190), offer(code, ["hertz", "lax-2", "mini"], 1_900, 100)]
}

#[tokio::test(start_paused = true)]
async fn phases_follow_from_who_has_answered() {
    let quick = Scripted::new("quick", Speed::Fast, one);
    let brisk = Scripted::new("brisk", Speed::Fast, two);
    let slow = Scripted::new("slow", Speed::Slow, two);
    let router = router(1.0, &[quick.clone(), brisk.clone(), slow.clone()]);

    let started = call(&router, start(airport("LAX"))).await.ok();
    assert_eq!((&started["status"], &started["totalCount"]), (&"first-phase".into(), &0.into()));
    assert_eq!(started["results"], json!([]));
    assert_eq!((&started["days"], &started["pageSize"]), (&4.into(), &50.into()));

    quick.go();
    let first = until(&router, &started, |body| results(body).len() == 1).await;
    assert_eq!(first["status"], "first-phase");
    brisk.go();
    let second = until(&router, &started, |body| body["status"] == "second-phase").await;
    assert_eq!(ids(&second), ["hertz~lax-2~mini", "hertz~lax~mini"]);
    slow.go();
    let complete = until(&router, &started, |body| body["status"] == "complete").await;
    assert_eq!(call(&router, poll(&started)).await.ok(), complete);

    assert!(ids(&first).iter().all(|id| ids(&second).contains(id)));
    assert_eq!(ids(&second), ids(&complete));
    assert_eq!(complete["searchId"], started["searchId"]);
    let sellers = |body: &Value| {
        let options = list(&results(body)[1], "bookingOptions").iter();
        options.map(|option| option["providerCode"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(sellers(&second), ["quick", "brisk"]);
    assert_eq!(sellers(&complete), ["quick", "brisk", "slow"]);
}

#[tokio::test(start_paused = true)]
async fn a_slow_provider_that_is_early_does_not_end_the_first_phase() {
    let fast = Scripted::new("fast", Speed::Fast, one);
    let router = router(1.0, &[fast.clone(), Scripted::open("slow", Speed::Slow, two)]);
    let started = call(&router, start(airport("LAX"))).await.ok();
    let early = until(&router, &started, |body| results(body).len() == 2).await;
    assert_eq!(early["status"], "first-phase");
    fast.go();
    until(&router, &started, |body| body["status"] == "complete").await;
}

#[tokio::test(start_paused = true)]
async fn one_that_panics_costs_only_its_own_results() {
    fn broken(_: &str) -> Vec<CarOffer> {
        panic!("as the test wants it")
    }
    let bad = Scripted::open("bad", Speed::Fast, broken);
    let router = router(1.0, &[bad, Scripted::open("good", Speed::Slow, two)]);
    let started = call(&router, start(airport("LAX"))).await.ok();
    let body = until(&router, &started, |body| body["status"] == "complete").await;
    assert_eq!(results(&body).len(), 2);
    assert_eq!(call(&router, poll(&started)).await.headers["wayfare-providers-missing"], "bad");
}

#[tokio::test(start_paused = true)]
async fn embedded_providers_take_their_time_and_nothing_is_lost_meanwhile() {
    let router = builder().pace(1.0).build().router();
    let parameters = json!({ "pageSize": 500 });
    let started = call(&router, with(start(airport("BGR")), parameters)).await.ok();
    assert_eq!(started["status"], "first-phase");
    let mut phases = vec![];
    let mut before = started.clone();
    for _ in 0..60 {
        tokio::time::sleep(Duration::from_millis(250)).await;
        // Computing happens on other threads, which do not follow the paused time.
        std::thread::sleep(Duration::from_millis(5));
        let body = call(&router, poll(&started)).await.ok();
        assert_consistent(&body);
        assert!(body["totalCount"].as_u64() >= before["totalCount"].as_u64());
        let known = ids(&body);
        assert!(ids(&before).iter().all(|id| known.contains(id)));
        phases.push(body["status"].as_str().unwrap().to_owned());
        before = body;
    }
    phases.dedup();
    assert_eq!(phases, ["first-phase", "second-phase", "complete"]);
    assert!(before["totalCount"].as_u64() > Some(0));
}
