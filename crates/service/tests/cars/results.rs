//! Tests of sorting, prices and map entries in responses.

use std::sync::Arc;

use axum::Router;
use serde_json::{Value, json};
use specwright_core::Amount;
use wayfare_models::cars::{
    CarBookingOption, CarCancellationPolicy, CarFee, CarInsurancePolicy, CarLocation, CarLocationId,
    CarPolicy,
};
use wayfare_models::common::Price;
use wayfare_models::writers::cars::CarBookingOptionWriter;
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::ServiceLinks;
use wayfare_service::cars::{CarNames, CarOffer, CarSales, Terms};

use crate::scripted::*;
use crate::searches::*;

fn offers(code: &str) -> Vec<CarOffer> {
    vec![
        offer(code, ["avis", "lax", "van"], 700, 300),
        offer(code, ["hertz", "far", "mini"], 9_000, 100),
        offer(code, ["hertz", "lax", "mini"], 800, 300),
        offer(code, ["sixt", "near", "suv"], 10, 500),
        offer(code, ["hertz", "lax", "coupe"], 800, 200),
    ]
}

async fn searched(router: &Router, parameters: Value) -> Value {
    call(router, with(start(airport("LAX")), parameters)).await.ok()
}

const BY_PRICE: [&str; 5] =
    ["hertz~far~mini", "hertz~lax~coupe", "avis~lax~van", "hertz~lax~mini", "sixt~near~suv"];
const BY_DISTANCE: [&str; 5] =
    ["sixt~near~suv", "avis~lax~van", "hertz~lax~coupe", "hertz~lax~mini", "hertz~far~mini"];

#[tokio::test]
async fn results_are_sorted_as_requested_and_by_price_by_default() {
    let router = router_of(offers);
    for (parameters, key, sorted) in [
        (json!({ "sort": { "key": "price" } }), "price", BY_PRICE),
        (json!({ "sort": { "key": "distance" } }), "distance", BY_DISTANCE),
        (json!({ "sort": {} }), "price", BY_PRICE),
        (json!({}), "price", BY_PRICE),
    ] {
        let body = searched(&router, parameters).await;
        assert_eq!((ids(&body), &body["sort"]), (sorted.to_vec(), &json!({ "key": key })));
    }
}

/// Returns an offer with all optional amounts.
fn with_amounts(code: &str) -> Vec<CarOffer> {
    let hundred = || Some(Price::new(Amount::new(100.0).unwrap()));
    let mut option = option(code, "hertz", "lax");
    let (mut fee, mut policy) = (CarFee::default(), CarPolicy::default());
    let (mut cancellation, mut insurance) = (CarCancellationPolicy::default(), CarInsurancePolicy::default());
    fee.rate = hundred();
    cancellation.non_cancellation_fee = hundred();
    (insurance.limit, insurance.deductible) = (hundred(), hundred());
    option.fees = vec![fee];
    (policy.cancellation, policy.insurance) = (Some(cancellation), vec![insurance]);
    option.policy = Some(policy);
    vec![with_details("mini", 0, option, vec![location("lax")], 10)]
}

#[tokio::test]
async fn prices_are_in_the_requested_mode_and_other_amounts_for_the_whole_rental() {
    let router = router_of(with_amounts);
    // The offer costs ten dollars for three days.
    let mut body = start(airport("LAX"));
    body["searchStartParameters"]["dropoff"]["date"] = "2027-03-17".into();
    for (parameters, currency, mode, price, shown, fee) in [
        (json!({}), "USD", "perDayTotal", json!(3.34), "$3.34", "$100.00"),
        (json!({ "priceMode": "perDayTotal" }), "USD", "perDayTotal", json!(3.34), "$3.34", "$100.00"),
        (json!({ "priceMode": "total" }), "USD", "total", json!(10.02), "$10.02", "$100.00"),
        (json!({ "currency": "JPY" }), "JPY", "perDayTotal", json!(522), "¥522", "¥15,650"),
        (
            json!({ "currency": "JPY", "priceMode": "total" }),
            "JPY",
            "total",
            json!(1566),
            "¥1,566",
            "¥15,650",
        ),
    ] {
        let answer = call(&router, with(body.clone(), parameters)).await.ok();
        assert_eq!((&answer["currency"], &answer["priceMode"]), (&currency.into(), &mode.into()));
        assert_eq!(answer["days"], 3);
        let option = &answer["results"][0]["bookingOptions"][0];
        assert_eq!(option["price"]["price"].as_f64(), price.as_f64());
        assert_eq!(option["price"]["displayPrice"], shown);
        for amount in [
            &option["fees"][0]["rate"],
            &option["policy"]["cancellation"]["nonCancellationFee"],
            &option["policy"]["insurance"][0]["limit"],
            &option["policy"]["insurance"][0]["deductible"],
        ] {
            assert_eq!(amount["displayPrice"], fee);
        }
    }
}

#[tokio::test]
async fn unknown_sellers_are_shown_by_their_codes() {
    fn unknown(_: &str) -> Vec<CarOffer> {
        vec![offer("nobody", ["noname", "lax", "mini"], 0, 50)]
    }
    let body = searched(&router_of(unknown), json!({})).await;
    let nobody = json!({ "code": "nobody", "displayName": "nobody", "logoUrls": {} });
    assert_eq!(body["providers"], json!({ "nobody": nobody }));
    let noname = json!({ "code": "noname", "displayName": "noname", "logoUrls": {}, "type": "regular" });
    assert_eq!(body["agencies"], json!({ "noname": noname }));
}

#[tokio::test]
async fn invalid_options_are_omitted() {
    fn partly_broken(code: &str) -> Vec<CarOffer> {
        let with = |change: fn(&mut CarBookingOption)| {
            let mut option = option(code, "hertz", "lax");
            change(&mut option);
            with_details("mini", 0, option, vec![location("lax")], 50)
        };
        vec![
            with(|_| {}),
            with(|option| option.provider_code = None),
            with(|option| option.agency_code = None),
            with(|option| option.pickup_location_id = None),
            with(|option| option.pickup_location_id = Some(CarLocationId::from("unknown"))),
            with(|option| option.dropoff_location_id = Some(CarLocationId::from("unknown"))),
        ]
    }
    let body = searched(&router_of(partly_broken), json!({})).await;
    assert_consistent(&body);
    assert_eq!(ids(&body), ["hertz~lax~mini"]);
    let sellers: Vec<_> = options(&body).map(|option| &option["providerCode"]).collect();
    assert_eq!(sellers, ["one", "one"]);
}

/// Three offers that write their details. The first two panic halfway.
#[derive(Debug)]
struct HalfBroken;

impl CarSales for HalfBroken {
    fn names(&self, _: u32) -> CarNames<'_> {
        CarNames { provider: "written", agency: "hertz", pickup: "lax", dropoff: None }
    }

    fn pickup(&self, _: u32) -> CarLocation {
        location("lax")
    }

    fn dropoff(&self, _: u32) -> Option<CarLocation> {
        None
    }

    fn write_option(
        &self,
        place: u32,
        _: &Terms,
        links: &ServiceLinks,
        option: &mut CarBookingOptionWriter<'_>,
    ) {
        option.provider_code(Some("written"));
        option.agency_code(Some("hertz"));
        option.booking_url(Some(links.booking("https://shop.example")));
        assert!(place > 1, "scripted failure");
        option.pickup_location_id(Some("lax"));
    }

    fn bytes_each(&self) -> usize {
        100
    }
}

#[tokio::test]
async fn a_panic_during_writing_leaves_no_partial_option() {
    fn written(_: &str) -> Vec<CarOffer> {
        let (total, sales) = (ExactAmount::from_minor(100, Currency::usd()), Arc::new(HalfBroken) as _);
        let of_many = |id: &str, place| CarOffer::of_many(id.into(), 0, total, &sales, place);
        vec![of_many("hertz~lax~suv", 0), of_many("hertz~lax~mini", 1), of_many("hertz~lax~mini", 2)]
    }
    let body = searched(&router_of(written), json!({})).await;
    assert_consistent(&body);
    assert_eq!(ids(&body), ["hertz~lax~mini"]);
    let option = json!({ "providerCode": "written", "agencyCode": "hertz", "pickupLocationId": "lax",
        "bookingUrl": "https://shop.example" });
    assert_eq!(results(&body)[0]["bookingOptions"], json!([option]));
}

#[tokio::test]
async fn a_location_keeps_its_distance_from_the_pickup_place() {
    fn both_ways(code: &str) -> Vec<CarOffer> {
        let place = |id: &str, distance: &str| {
            let mut place = location(id);
            place.display_distance = Some(distance.into());
            place
        };
        let mut there = option(code, "hertz", "a");
        there.dropoff_location_id = Some(CarLocationId::from("b"));
        let places = || vec![place("a", "1 mi from pickup"), place("b", "2 mi from dropoff")];
        let back = vec![place("b", "3 mi from pickup")];
        vec![
            with_details("first", 0, there.clone(), places(), 50),
            with_details("second", 0, option(code, "hertz", "b"), back, 60),
            with_details("third", 0, there, places(), 70),
        ]
    }
    let body = searched(&router_of(both_ways), json!({})).await;
    assert_consistent(&body);
    assert_eq!(body["carLocations"]["a"]["displayDistance"], "1 mi from pickup");
    assert_eq!(body["carLocations"]["b"]["displayDistance"], "3 mi from pickup");
}
