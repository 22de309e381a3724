//! Tests of destinations: places, hotels, points and areas.

use wayfare_models::hotels::HotelDestination;

use crate::searches::{CITY, STAY, all, all_of_city, call, ids, multiple, router};

async fn described(key: &str) -> Option<HotelDestination> {
    multiple(&router(), &format!("destination={key}&{STAY}&pageSize=1&responseOptions=destination"))
        .await
        .destination
}

#[tokio::test]
async fn every_kind_of_place_has_hotels() {
    let router = router();
    let body = call(&router, "hotels", &format!("destination={CITY}")).await.ok();
    assert!(body["totalResults"].as_i64() > Some(50));
    for (term, kind) in [("Nice", 2), ("NCE", 4), ("Provence", 3)] {
        let uri =
            format!("/api/affiliate/autocomplete/v1/hotels?apiKey={}&searchTerm={term}", crate::support::KEY);
        let places = crate::support::get(&router, &uri).await.ok();
        let key = places["results"][0]["entityKey"].as_str().unwrap().to_owned();
        let found = multiple(&router, &format!("destination={key}&{STAY}&responseOptions=destination")).await;
        let destination = found.destination.unwrap();
        assert_eq!(
            (destination.kind.unwrap(), destination.key.as_ref().unwrap().as_str()),
            (kind, key.as_str()),
            "{term}"
        );
        assert!(destination.is_searchable.unwrap() && destination.radius.unwrap() > 0.0, "{term}");
        assert_eq!(destination.has_boundary.unwrap(), kind == 3);
        assert!(
            destination.full_name.as_deref().unwrap().starts_with(destination.name.as_deref().unwrap())
                && found.state.total_results.unwrap() > 50,
            "{term}"
        );
        assert!(found.results.iter().all(|hotel| hotel.distance.is_some()));
    }
}

#[tokio::test]
async fn hotels_by_id() {
    let router = router();
    let known = ids(&all_of_city(&router, "").await);
    let one =
        multiple(&router, &format!("destination=khotel:{}&{STAY}&responseOptions=destination", known[3]))
            .await;
    assert_eq!((ids(&one.results), one.results[0].distance), (vec![known[3]], None));
    assert_eq!(one.destination.unwrap().kind.unwrap(), 5);
    let keys = format!(
        "destination=khotels:{},1,{},%20{}&{STAY}&responseOptions=destination",
        known[9], known[2], known[9]
    );
    let some = multiple(&router, &keys).await;
    assert_eq!(ids(&some.results), [known[2], known[9]]);
    assert_eq!((some.state.total_results.unwrap(), some.destination.unwrap().kind.unwrap()), (2, 6));
    assert!(some.results.iter().all(|hotel| hotel.distance.is_none()));
}

#[tokio::test]
async fn unknown_destinations_are_null_and_empty() {
    for key in ["kplace:99", "khotel:1", "khotels:1,2"] {
        let none =
            multiple(&router(), &format!("destination={key}&{STAY}&responseOptions=destination,filter"))
                .await;
        assert!(
            none.destination.is_none() && none.results.is_empty() && none.state.total_results.unwrap() == 0,
            "{key}"
        );
    }
}

#[tokio::test]
async fn points_and_areas() {
    let router = router();
    let described_point = described("klatlon:43.7,7.26").await.unwrap();
    assert_eq!((described_point.kind.unwrap(), described_point.radius.unwrap()), (7, 25.0));
    let area = "kpolygon:43.69,7.25;43.72,7.25;43.72,7.29;43.69,7.29";
    let few =
        multiple(&router, &format!("destination={}:7&responseOptions=destination", area.replace(';', "%3B")))
            .await;
    assert_eq!((few.state.total_results.unwrap(), few.destination.unwrap().has_boundary.unwrap()), (7, true));
    // The response contains the most popular hotels in the area.
    let undated = all(&router, &format!("destination={}", area.replace(';', "%3B"))).await;
    assert_eq!(ids(&few.results), ids(&undated)[..7]);
    // Without dates, each hotel has the lowest rate found recently.
    assert!(undated.iter().all(|hotel| hotel.lowest_rate.is_some()));
}

#[tokio::test]
async fn links_work_and_contain_no_key() {
    let router = router();
    let uri = format!(
        "/api/3.0/hotels?apiKey={}&userTrackId=t&destination={CITY}&checkin=2027-03-14&checkout=2027-03-17&rooms=2:4|1&currencyCode=EUR&responseOptions=destination",
        crate::support::KEY
    );
    let request = |host: &str| {
        axum::http::Request::get(&uri).header("host", host).body(axum::body::Body::empty()).unwrap()
    };
    let body = crate::support::send(&router, request("travel.example:8080")).await.ok();
    let href = body["results"][0]["href"].as_str().unwrap();
    let rest = "&checkin=2027-03-14&checkout=2027-03-17&rooms=2:4%7C1&currencyCode=EUR";
    let key = body["results"][0]["key"].as_str().unwrap();
    assert_eq!(href, format!("http://travel.example:8080/api/3.0/hotel?hotel={key}{rest}"));
    let expected = format!("http://travel.example:8080/api/3.0/hotels?destination={CITY}{rest}");
    assert_eq!(body["destination"]["href"], expected);
    let path = href.strip_prefix("http://travel.example:8080/api/3.0/hotel?").unwrap();
    assert_eq!(call(&router, "hotel", path).await.ok()["key"], key);
    let body = crate::support::send(&router, request("evil/?<>")).await.ok();
    assert!(body["results"][0]["href"].as_str().unwrap().starts_with("http://localhost/api/3.0/hotel?"));
    let named = crate::support::builder().base_url("https://a.example/").build().router();
    let body = crate::support::send(&named, request("b.example")).await.ok();
    assert!(body["results"][0]["href"].as_str().unwrap().starts_with("https://a.example/api/3.0/hotel?"));
}
