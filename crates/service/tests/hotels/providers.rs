//! Tests of custom hotel providers: merged offers, and misbehaving providers.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::http::StatusCode;
use specwright_core::{Text, decode};
use tokio::time::Instant;
use wayfare_models::hotels::{HotelResult, MultipleHotelSearchResponse, SingleHotelSearchResponse};
use wayfare_places::{City, Place, Point};
use wayfare_service::hotels::{Hotel, HotelCatalogue, HotelConstant, HotelDetails, NumberSet};
use wayfare_validation::Polygon;

use crate::scripted::*;
use crate::searches::{CITY, STAY, call, multiple};
use crate::support::{KEY, get};

const WAIT: &str = "searchTimeout=60000";

async fn complete(router: &axum::Router, rest: &str) -> MultipleHotelSearchResponse {
    let options = "sortField=minRate&responseOptions=multipleHotelsAllRates";
    let response = multiple(router, &format!("destination={CITY}&{STAY}&{options}&{WAIT}&{rest}")).await;
    assert!(response.state.is_complete.unwrap());
    response
}

/// Returns the total and the provider's code of each rate.
fn rates(response: &MultipleHotelSearchResponse, hotel: &HotelResult) -> Vec<(f64, Text)> {
    let provider = |index: i64| response.providers[usize::try_from(index).unwrap()].code.clone().unwrap();
    hotel
        .rates
        .iter()
        .map(|rate| (rate.total_rate.unwrap().get(), provider(rate.provider_index.unwrap())))
        .collect()
}

#[tokio::test(start_paused = true)]
async fn offers_of_several_providers_are_merged() {
    let one = Scripted::new("one", 0, Act::Offer(&[300, 200, 100]));
    let two = Scripted::new("two", 1, Act::Offer(&[310, 190]));
    let router = router(&[one.clone(), two]);
    let response = complete(&router, "").await;
    assert_eq!(
        (response.state.total_available_results.unwrap(), response.state.total_filtered_results.unwrap()),
        (3, 3)
    );
    let shown: Vec<_> = response.results.iter().map(|hotel| rates(&response, hotel)).collect();
    let rate = |dollars: f64, code: &str| (dollars, Text::from(code));
    assert_eq!(
        shown,
        [
            vec![rate(100.0, "one")],
            vec![rate(190.0, "two"), rate(200.0, "one")],
            vec![rate(300.0, "one"), rate(310.0, "two")],
        ]
    );
    let counts = response
        .results
        .iter()
        .map(|hotel| (hotel.number_of_providers.unwrap(), hotel.number_of_rates.unwrap()));
    assert_eq!(counts.collect::<Vec<_>>(), [(1, 1), (2, 2), (2, 2)]);
    let marked =
        |hotel: &HotelResult| hotel.rates.iter().map(|it| it.is_cheapest_rate.unwrap()).collect::<Vec<_>>();
    assert_eq!(marked(&response.results[1]), [true, false]);
    assert_eq!(response.results[2].highest_rate.unwrap().get(), 310.0);
    let names: Vec<_> = response
        .providers
        .iter()
        .map(|it| (it.name.as_deref().unwrap(), it.is_language_supported.unwrap()))
        .collect();
    assert_eq!(names, [("Provider one", true), ("Provider two", true)]);

    // The same search in another currency and with other filters does not query the providers again.
    let taxed = complete(&router, "includeTaxesInTotal=true&currencyCode=EUR").await;
    assert_eq!(rates(&taxed, &taxed.results[0]), [rate(94.16, "one")]);
    let dear = complete(&router, "minPrice=250").await;
    assert_eq!(
        (dear.state.total_available_results.unwrap(), dear.state.total_filtered_results.unwrap()),
        (3, 1)
    );
    assert_eq!(one.asked.load(Ordering::SeqCst), 1);
}

#[tokio::test(start_paused = true)]
async fn a_bundled_rate_is_the_price_only_of_a_hotel_without_other_rates() {
    let bundles = Scripted::new("bundles", 0, Act::Bundle(&[50, 40]));
    let router = router(&[bundles, Scripted::new("rooms", 0, Act::Offer(&[100]))]);
    let response = complete(&router, "").await;
    let shown = |hotel: &HotelResult| {
        let rates = hotel.rates.iter();
        let marks = rates.map(|it| (it.is_bundled_rate.unwrap(), it.is_cheapest_rate.unwrap()));
        (hotel.lowest_rate.unwrap().get(), marks.collect::<Vec<_>>())
    };
    let [bundled, both] = &response.results[..] else { panic!("{:?}", response.results) };
    assert_eq!(shown(bundled), (40.0, vec![(true, true)]));
    assert_eq!(shown(both), (100.0, vec![(false, true), (true, false)]));
    let totals = |it: MultipleHotelSearchResponse| {
        [it.lowest_total_rate, it.highest_total_rate].map(|total| total.unwrap().get())
    };
    assert_eq!(totals(response.clone()), [40.0, 100.0]);
    let cheap = complete(&router, "maxPrice=60").await;
    assert_eq!(cheap.results.iter().map(|hotel| hotel.id).collect::<Vec<_>>(), [bundled.id]);
    let alone = call(&router, "hotel", &format!("hotel=khotel:{}&{STAY}&{WAIT}", both.id)).await.ok();
    assert_eq!(alone["lowestRate"], 100.0);
}

#[tokio::test(start_paused = true)]
async fn a_misbehaving_provider_loses_only_its_own_results() {
    let acts = [Act::Fail, Act::Panic, Act::PanicAtOnce, Act::Broken, Act::Hang];
    for act in acts {
        let good = Scripted::new("good", 1, Act::Offer(&[200, 100]));
        let began = Instant::now();
        let router = router(&[Scripted::new("bad", 0, act), good]);
        let response = complete(&router, "").await;
        // A provider that answered is not missing, even if its quotes are unusable.
        let missing = (!matches!(act, Act::Broken)).then_some("bad");
        for path in ["hotels", "hotels/basic"] {
            let answer = call(&router, path, &format!("destination={CITY}&{STAY}")).await;
            let named = answer.headers.get("wayfare-providers-missing");
            assert_eq!(named.map(|named| named.to_str().unwrap()), missing, "{path}");
        }
        assert_eq!(response.state.total_available_results.unwrap(), 2);
        assert_eq!(rates(&response, &response.results[0]), [(100.0, Text::from("good"))]);
        let hung = Duration::from_secs(20) <= began.elapsed();
        assert_eq!(hung, matches!(act, Act::Hang), "only the hanging provider must time out");
    }
}

#[tokio::test(start_paused = true)]
async fn a_provider_with_panicking_details_is_shown_by_its_code() {
    let response = complete(&router(&[Scripted::new("panics", 0, Act::Offer(&[100]))]), "").await;
    let provider = &response.providers[0];
    assert_eq!((provider.code.as_deref().unwrap(), provider.name.as_deref().unwrap()), ("panics", "panics"));
    assert!(!provider.is_language_supported.unwrap());
}

#[tokio::test(start_paused = true)]
async fn a_slow_provider_adds_results() {
    let router = router(&[
        Scripted::new("quick", 1, Act::Offer(&[200])),
        Scripted::new("slow", 5, Act::Offer(&[150, 99])),
    ]);
    let search = format!("destination={CITY}&{STAY}&sortField=minRate&responseOptions=topRates");
    let early = multiple(&router, &format!("{search}&searchTimeout=2000")).await;
    assert_eq!((early.state.is_complete.unwrap(), early.state.total_available_results.unwrap()), (false, 1));
    assert_eq!(rates(&early, &early.results[0]), [(200.0, Text::from("quick"))]);
    let pending = call(&router, "hotels", &format!("{search}&onlyIfComplete=true")).await;
    assert_eq!(pending.status, StatusCode::ACCEPTED);
    let late = complete(&router, "").await;
    assert_eq!((late.state.total_available_results.unwrap(), late.state.search_time.unwrap()), (2, 5_000));
    assert_eq!(late.results[1].lowest_rate.unwrap().get(), 150.0);
}

#[tokio::test(start_paused = true)]
async fn the_single_search_names_the_provider_of_each_rate() {
    let router = router(&[
        Scripted::new("one", 0, Act::Offer(&[120])),
        Scripted::new("bad", 0, Act::Broken),
        Scripted::new("two", 0, Act::Offer(&[110])),
    ]);
    let id = complete(&router, "").await.results[0].id;
    let answer = call(&router, "hotel", &format!("hotel=khotel:{id}&{STAY}&{WAIT}")).await;
    let hotel = decode::<SingleHotelSearchResponse>(answer.text.as_bytes()).unwrap();
    assert!(hotel.notes.is_empty(), "{:?}", hotel.notes);
    let hotel = hotel.value;
    assert_eq!((hotel.is_complete.unwrap(), hotel.lowest_rate.unwrap().get()), (true, 110.0));
    let sold: Vec<_> = hotel
        .results
        .iter()
        .map(|rate| {
            let provider = &hotel.providers[usize::try_from(rate.provider_index.unwrap()).unwrap()];
            (
                rate.total_rate.unwrap().get(),
                provider.name.as_deref().unwrap(),
                rate.book_uri.as_deref().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        sold,
        [
            (110.0, "Provider two", "https://two.example/110"),
            (120.0, "Provider one", "https://one.example/120")
        ]
    );
}

#[tokio::test]
async fn without_dates_no_provider_is_queried() {
    let one = Scripted::new("one", 0, Act::Offer(&[100]));
    let router = router(std::slice::from_ref(&one));
    let response = multiple(&router, &format!("destination={CITY}")).await;
    assert!(
        response.state.is_complete.unwrap() && !response.results.is_empty() && response.providers.is_empty()
    );
    assert_eq!(one.asked.load(Ordering::SeqCst), 0);
}

/// A catalogue with one hotel.
#[derive(Debug)]
struct OneHotel;

const ONLY: i64 = 7;

#[derive(Debug)]
struct OnlyDetails;

impl HotelDetails for OnlyDetails {
    fn address(&self) -> Cow<'_, str> {
        "1 Only Street".into()
    }

    fn postal_code(&self) -> Option<Cow<'_, str>> {
        Some("06000".into())
    }

    fn country(&self) -> &str {
        "FR"
    }

    fn license_number(&self) -> Option<Cow<'_, str>> {
        Some("06088-1".into())
    }
}

fn only() -> Vec<Hotel> {
    vec![Hotel {
        id: ONLY,
        name: "The Only One".into(),
        position: Point::new(43.7, 7.26).unwrap(),
        city: None,
        stars: Some(4),
        is_self_rated: false,
        guest_rating: None,
        review_count: 0,
        property_type: 1,
        chain: None,
        features: [5, 127].into_iter().collect(),
        themes: NumberSet::default(),
        details: Arc::new(OnlyDetails),
    }]
}

impl HotelCatalogue for OneHotel {
    fn with_ids(&self, ids: &[i64]) -> Vec<Hotel> {
        only().into_iter().filter(|hotel| ids.contains(&hotel.id)).collect()
    }

    fn of_place(&self, _: Place<'_>) -> Vec<Hotel> {
        only()
    }

    fn around(&self, _: Point, _: f64) -> Vec<Hotel> {
        only()
    }

    fn within(&self, _: &Polygon) -> Vec<Hotel> {
        only()
    }

    fn of_city_named(&self, _: &'static City, is_wanted: &dyn Fn(&str) -> bool, _: usize) -> Vec<Hotel> {
        only().into_iter().filter(|hotel| is_wanted(&hotel.name)).collect()
    }

    fn after(&self, last: i64, _: Option<&str>, _: usize) -> Vec<Hotel> {
        only().into_iter().filter(|hotel| last < hotel.id).collect()
    }

    fn widest_km(&self) -> f64 {
        1.0
    }

    fn numbers(&self, _: HotelConstant) -> Vec<i64> {
        vec![5, 127]
    }

    fn label(&self, _: HotelConstant, number: i64, _: &str) -> Option<Cow<'_, str>> {
        Some(format!("Number {number}").into())
    }
}

#[tokio::test]
async fn hotels_come_from_the_catalogue() {
    let providers = [Scripted::new("one", 0, Act::Offer(&[100]))];
    let router = asking(&providers).pace(0.0).hotel_catalogue(OneHotel).build().router();
    let options = "features=127&responseOptions=filter,features,destination,images,reviews,hotelPlace";
    let response = multiple(&router, &format!("destination={CITY}&{STAY}&{options}")).await;
    let hotel = &response.results[0];
    assert_eq!(
        (response.results.len(), hotel.id.get(), hotel.facts.name.as_deref().unwrap()),
        (1, ONLY, "The Only One")
    );
    assert_eq!(hotel.lowest_rate.unwrap().get(), 100.0);
    let facilities: Vec<_> = response
        .facilities
        .iter()
        .map(|it| (it.id, it.name.as_deref().unwrap(), it.hotel_count.unwrap()))
        .collect();
    assert_eq!(facilities, [(5, "Number 5", 1), (127, "Number 127", 1)]);
    let single = call(&router, "hotel", &format!("hotel=khotel:{ONLY}&{STAY}")).await.ok();
    assert_eq!((&single["address"], &single["licenseNumber"]), (&"1 Only Street".into(), &"06088-1".into()));
    let basic = call(&router, "hotels/basic", &format!("destination={CITY}&{STAY}")).await.ok();
    assert_eq!(basic["results"][0]["licenseNumber"], "06088-1");
    let feed = get(&router, &format!("/api/4.0/hotelfeed?apiKey={KEY}")).await.ok();
    assert_eq!(feed["location"]["postalCode"], "06000");
    assert_eq!(call(&router, "hotel", &format!("hotel=khotel:8&{STAY}")).await.status, StatusCode::NOT_FOUND);
}
