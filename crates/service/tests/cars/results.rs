//! Content of answers: sorted, paged, priced, and with exactly the map entries that they refer to.

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
use wayfare_service::cars::{CarNames, CarOffer, CarSale, CarSales, Terms};
use wayfare_service::{ServiceLinks, Speed};

use crate::scripted::*;
use crate::searches::*;
use crate::support::{builder, poll};

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
async fn results_are_sorted_as_asked_and_by_price_unless_asked() {
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

#[tokio::test]
async fn embedded_results_are_sorted_by_distance_too() {
    let router = builder().flight_providers(vec![]).build().router();
    let parameters = json!({ "sort": { "key": "distance" }, "pageSize": 500 });
    let body = searched(&router, parameters).await;
    let distances: Vec<f64> = (results(&body).iter())
        .map(|result| {
            let id = result["bookingOptions"][0]["pickupLocationId"].as_str().unwrap();
            let text = body["carLocations"][id]["displayDistance"].as_str().unwrap();
            text.strip_suffix(" mi").unwrap().parse().unwrap()
        })
        .collect();
    assert!(distances.is_sorted() && distances.first() < distances.last(), "{distances:?}");
}

#[tokio::test]
async fn results_come_page_by_page() {
    let router = router_of(offers);
    let all = searched(&router, json!({})).await;
    assert_eq!((&all["pageSize"], &all["totalCount"]), (&50.into(), &5.into()));
    let mut paged = vec![];
    for number in 0..3 {
        let body = searched(&router, json!({ "pageSize": 2, "pageNumber": number })).await;
        assert_eq!((&body["pageSize"], &body["totalCount"]), (&2.into(), &5.into()));
        assert_consistent(&body);
        paged.extend(ids(&body).into_iter().map(str::to_owned));
    }
    assert_eq!(paged, BY_PRICE);
    let far = searched(&router, json!({ "pageNumber": 1_000_000, "pageSize": 500 })).await;
    assert_eq!((&far["results"], &far["totalCount"]), (&json!([]), &5.into()));
    assert_consistent(&far);
}

#[tokio::test]
async fn a_poll_without_parameters_keeps_the_last_ones_and_others_replace_them_whole() {
    let router = router_of(offers);
    let asked =
        json!({ "pageSize": 1, "currency": "EUR", "priceMode": "total", "sort": { "key": "distance" } });
    let started = searched(&router, asked).await;
    assert_eq!(call(&router, poll(&started)).await.ok(), started);
    let changed = call(&router, with(poll(&started), json!({ "pageSize": 2 }))).await.ok();
    assert_eq!(changed["pageSize"], 2);
    assert_eq!((&changed["currency"], &changed["priceMode"]), (&"USD".into(), &"perDayTotal".into()));
    assert_eq!(changed["sort"]["key"], "price");
    assert_eq!(call(&router, poll(&started)).await.ok(), changed);
}

/// An offer with an amount wherever there may be one.
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
    vec![spelt_out("mini", 0, option, vec![location("lax")], 10)]
}

#[tokio::test]
async fn prices_are_in_the_currency_and_mode_asked_for_and_other_amounts_for_the_whole_rental() {
    let router = router_of(with_amounts);
    // Ten dollars for three days.
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
async fn embedded_totals_are_the_price_of_a_day_times_the_days() {
    let router = builder().flight_providers(vec![]).build().router();
    for currency in ["USD", "EUR", "JPY"] {
        let priced = async |mode: &str| {
            let parameters = json!({ "currency": currency, "priceMode": mode });
            let body = searched(&router, parameters).await;
            assert_eq!((&body["priceMode"], &body["currency"]), (&mode.into(), &currency.into()));
            options(&body).map(|option| option["price"]["price"].as_f64().unwrap()).collect::<Vec<_>>()
        };
        let (days, totals) = (priced("perDayTotal").await, priced("total").await);
        assert_eq!(days.len(), totals.len());
        assert!(days.iter().zip(&totals).all(|(day, total)| (4.0 * day - total).abs() < 0.001), "{currency}");
    }
}

#[tokio::test]
async fn the_market_decides_the_currency_unless_a_request_does() {
    for (country, currency) in [("DE", "EUR"), ("JP", "JPY"), ("US", "USD"), ("AQ", "USD")] {
        let router = builder().market(&country.parse().unwrap()).car_providers(vec![]).build().router();
        assert_eq!(searched(&router, json!({})).await["currency"], currency);
        assert_eq!(searched(&router, json!({ "currency": "GBP" })).await["currency"], "GBP");
    }
}

#[tokio::test]
async fn one_result_has_the_options_of_several_providers_in_the_providers_order() {
    fn cheap(code: &str) -> Vec<CarOffer> {
        vec![offer(code, ["sixt", "near", "suv"], 10, 50), offer(code, ["sixt", "near", "van"], 10, 70)]
    }
    let providers =
        [Scripted::open("first", Speed::Fast, offers), Scripted::open("second", Speed::Fast, cheap)];
    let body = searched(&router(0.0, &providers), json!({})).await;
    assert_consistent(&body);
    let [result, van, ..] = results(&body) else { panic!("no results") };
    assert_eq!((&result["id"], &van["id"]), (&"sixt~near~suv".into(), &"sixt~near~van".into()));
    let sellers = list(result, "bookingOptions").iter().map(|option| &option["providerCode"]);
    assert_eq!(sellers.collect::<Vec<_>>(), ["first", "second"]);
    assert_eq!(body["providers"]["first"]["displayName"], "Seller first");
}

#[tokio::test]
async fn those_of_whom_nothing_is_told_are_shown_by_their_codes() {
    fn unknown(_: &str) -> Vec<CarOffer> {
        vec![offer("nobody", ["noname", "lax", "mini"], 0, 50)]
    }
    let body = searched(&router_of(unknown), json!({})).await;
    let nobody = json!({ "code": "nobody", "displayName": "nobody", "logoUrls": {} });
    assert_eq!(body["providers"], json!({ "nobody": nobody }));
    let noname = json!({ "code": "noname", "displayName": "noname", "logoUrls": {}, "type": "regular" });
    assert_eq!(body["agencies"], json!({ "noname": noname }));
}

/// An offer whose details panic.
#[derive(Debug)]
struct Broken;

impl CarSale for Broken {
    fn option(&self, _: &Terms) -> CarBookingOption {
        panic!("as the test wants it")
    }

    fn locations(&self) -> Vec<CarLocation> {
        panic!("as the test wants it")
    }
}

#[tokio::test]
async fn broken_options_cost_only_themselves() {
    fn some_broken(code: &str) -> Vec<CarOffer> {
        let with = |change: fn(&mut CarBookingOption)| {
            let mut option = option(code, "hertz", "lax");
            change(&mut option);
            spelt_out("mini", 0, option, vec![location("lax")], 50)
        };
        let total = ExactAmount::from_minor(100, Currency::usd());
        let panicking = |id: &str| CarOffer::on_demand(id.into(), 0, total, Arc::new(Broken));
        vec![
            panicking("hertz~lax~mini"),
            panicking("hertz~lax~suv"),
            with(|_| {}),
            with(|option| option.provider_code = None),
            with(|option| option.agency_code = None),
            with(|option| option.pickup_location_id = None),
            with(|option| option.pickup_location_id = Some(CarLocationId::from("unknown"))),
            with(|option| option.dropoff_location_id = Some(CarLocationId::from("unknown"))),
        ]
    }
    let body = searched(&router_of(some_broken), json!({})).await;
    assert_consistent(&body);
    assert_eq!(ids(&body), ["hertz~lax~mini"]);
    let sellers: Vec<_> = options(&body).map(|option| &option["providerCode"]).collect();
    assert_eq!(sellers, ["one", "one"]);
}

/// Offers that are written, of which the first two panic halfway.
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
        assert!(place > 1, "as the test wants it");
        option.pickup_location_id(Some("lax"));
    }

    fn bytes_each(&self) -> usize {
        100
    }
}

#[tokio::test]
async fn what_panics_while_it_is_written_leaves_nothing_behind() {
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
async fn a_place_is_as_far_as_it_is_from_where_cars_are_looked_for() {
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
            spelt_out("first", 0, there.clone(), places(), 50),
            spelt_out("second", 0, option(code, "hertz", "b"), back, 60),
            spelt_out("third", 0, there, places(), 70),
        ]
    }
    let body = searched(&router_of(both_ways), json!({})).await;
    assert_consistent(&body);
    assert_eq!(body["carLocations"]["a"]["displayDistance"], "1 mi from pickup");
    assert_eq!(body["carLocations"]["b"]["displayDistance"], "3 mi from pickup");
}
