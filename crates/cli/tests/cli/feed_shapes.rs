//! Tests of feeds and constants in the format of live services: the client reads every record without notes.

use serde_json::json;
use wayfare_client::{Client, ErrorKind, Session};
use wayfare_models::feeds::{
    ConstantsQuery, FeatureScope, HotelFeedQuery, HotelFeedRecord, PlaceFeedQuery, PlaceFeedRecord,
};

use crate::canned::{Canned, page};

fn session(service: &Canned) -> Session {
    Client::new(service.base_url(), "a-key").unwrap().session()
}

/// A hotel record with all fields.
const HOTEL: &str = r#"{"hotelId": 300127, "hotelName": "Seaview House", "propertyTypeId": 0,
"location": {"address": "4 Quay Street", "postalCode": "VLT 1117",
"coordinates": {"latitude": 35.8989, "longitude": 14.5146},
"city": {"placeId": 7011, "name": "Valletta", "placeTypeId": 5}, "state": {"placeId": 7010, "name": "South Eastern"},
"country": {"placeId": 7001, "name": "Malta", "countryCode": "MT", "currencyCode": "EUR"}},
"starRating": 4, "minRate": 88.5, "popularity": 412, "overallRating": 8.7, "numberOfReviews": 1204,
"themes": [2, 9], "facilities": [{"tag": "wellness", "featureIds": [12, 40]}, {"tag": "food", "featureIds": []}],
"checkIn": 1500, "checkOut": 1100, "chainId": 77, "iataCode": "MLA", "dateCreated": "2019-03-04T05:06:07Z",
"lastUpdated": "2026-08-09T10:11:12Z",
"images": [{"imageId": 5, "source": "hotel", "url": "https://img.example/5.jpg", "width": 1024, "height": 683, "tag": 3},
{"imageId": 6, "source": "guest", "url": "https://img.example/6.jpg", "width": 640, "height": 480}]}"#;

/// A holiday home without optional fields.
const HOME: &str = r#"{"hotelId": 300128, "hotelName": "Farmhouse", "propertyTypeId": 17, "location":
{"coordinates": {"latitude": 36.04, "longitude": 14.24}, "city": {"placeId": 7015, "name": "Xaghra", "placeTypeId": 5},
"country": {"placeId": 7001, "name": "Malta", "countryCode": "MT"}}, "starRating": 0, "overallRating": 0,
"numberOfReviews": 0, "lastUpdated": "2026-01-02T03:04:05Z"}"#;

fn line(record: &str) -> String {
    record.replace('\n', " ") + "\n"
}

#[tokio::test]
async fn hotel_records_are_read_completely() {
    let service = Canned::raw(vec![page(&(line(HOTEL) + &line(HOME))), page("")]);
    let query = HotelFeedQuery::default().with_page_size(2);
    let mut walk = session(&service).feeds().all_hotels(query);
    let mut hotels: Vec<HotelFeedRecord> = Vec::new();
    while let Some(record) = walk.next().await {
        let record = record.unwrap();
        assert!(record.notes.is_empty(), "{:?}", record.notes);
        hotels.push(record.value);
    }
    assert_eq!(walk.reached().map(|id| id.get()), Some(300_128));
    let calls = service.calls();
    assert!(calls[0].contains("lastId=0&pageSize=2") && calls[1].contains("lastId=300128"), "{calls:?}");
    // No field is lost.
    let sent: serde_json::Value = serde_json::from_str(HOTEL).unwrap();
    let kept = serde_json::to_value(&hotels[0]).unwrap();
    assert_eq!(kept["location"], sent["location"]);
    assert_eq!((&kept["images"], &kept["facilities"][0]), (&sent["images"], &sent["facilities"][0]));
    assert_eq!(kept.as_object().unwrap().len(), sent.as_object().unwrap().len());
}

#[tokio::test]
async fn hotel_records_require_only_an_id() {
    let lines = "{\"hotelId\": 1}\n{\"hotelName\": \"Nameless\"}\n{\"hotelId\": 2, \"location\": null}\n";
    let service = Canned::raw(vec![page(lines), page("")]);
    let mut walk = session(&service).feeds().all_hotels(HotelFeedQuery::default());
    assert_eq!(walk.next().await.unwrap().unwrap().value.hotel_id.get(), 1);
    assert_eq!(walk.next().await.unwrap().unwrap_err().kind(), ErrorKind::Decode);
    assert_eq!(walk.next().await.unwrap().unwrap().value.hotel_id.get(), 2);
    assert!(walk.next().await.is_none());
}

#[tokio::test]
async fn place_records_are_read_completely() {
    let lines = [
        json!({ "placeId": 11, "placeName": "Europe", "latitude": 48.1, "longitude": 9.2, "hierarchy": [], "placeTypeId": 1 }),
        json!({
            "placeId": 12, "placeName": "Malta", "countryCode": "MT", "countryName": "Malta", "latitude": 35.9,
            "longitude": 14.4, "hierarchy": [11], "placeTypeId": 3, "numHotels": 2100,
        }),
        json!({
            "placeId": 13, "placeName": "Malta International", "cityPlaceId": 14, "countryCode": "MT",
            "countryName": "Malta", "latitude": 35.85, "longitude": 14.48, "hierarchy": [14, 12, 11],
            "placeTypeId": 2, "iataCode": "MLA",
        }),
    ];
    let body: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let service = Canned::with_body(body);
    let mut walk = session(&service).feeds().all_places(PlaceFeedQuery::default());
    let mut places: Vec<PlaceFeedRecord> = Vec::new();
    while let Some(record) = walk.next().await {
        let record = record.unwrap();
        assert!(record.notes.is_empty(), "{:?}", record.notes);
        places.push(record.value);
    }
    assert_eq!(places.len(), 3);
    assert_eq!(places[2].hierarchy.iter().map(|id| id.get()).collect::<Vec<_>>(), [14, 12, 11]);
}

#[tokio::test]
async fn constants_are_read_from_one_record() {
    for name in ["property", "propertyType"] {
        let body = json!({
            "facility": {
                "features": [
                    { "id": 1, "name": "Lift", "type": "hotel" },
                    { "id": 2, "name": "Bath", "type": "room" },
                    { "id": 3, "name": "Tennis", "type": "activity" },
                ],
                "tags": [{ "id": "wellness", "name": "Wellness" }],
            },
            "theme": [{ "id": 2, "name": "Romantic" }],
            "placeType": [{ "id": 5, "name": "City" }, { "id": 2, "name": "Airport" }],
            name: [{ "id": 0, "name": "Hotel" }],
            "chain": [{ "id": 77, "name": "Quays" }, { "id": 78, "name": "Quays Select", "parentId": 77 }],
            "imageTag": [{ "id": 3, "name": "Pool" }],
        });
        let service = Canned::start(vec![(200, format!("{body}\n"))]);
        let mut records = session(&service).feeds().constants(&ConstantsQuery::default()).await.unwrap();
        let record = records.next().await.unwrap().unwrap();
        assert!(record.notes.is_empty(), "{:?}", record.notes);
        let constants = record.value;
        assert_eq!((constants.property[0].id, constants.property[0].name.as_str()), (0, "Hotel"));
        assert_eq!(constants.chain[1].parent_id, Some(77));
        let facility = constants.facility.as_ref().unwrap();
        assert_eq!(facility.features[2].scope, Some(FeatureScope::Activity));
        let written = serde_json::to_value(&constants).unwrap();
        assert!(written.get("property").is_some() && written.get("propertyType").is_none(), "{written}");
        assert!(records.next().await.is_none());
    }
}

/// Checks that a feed's error can be a JSON string instead of an error body.
#[tokio::test]
async fn refusals_may_be_json_strings() {
    for status in [403, 404] {
        let service = Canned::start(vec![(status, "\"Nothing here.\"".to_owned())]);
        let mut walk = session(&service).feeds().all_hotels(HotelFeedQuery::default());
        let error = walk.next().await.unwrap().unwrap_err();
        assert_eq!(error.status().map(|it| it.as_u16()), Some(status), "{error}");
        assert!(!error.is_retryable() && walk.next().await.is_none(), "{error}");
    }
}
