//! Tests of the described fields of options, cars, agencies, providers and places.

use serde_json::{Value, json};

use crate::fields::Presence::{Always, Both, Never, Optional, Sometimes};
use crate::fields::{Row, assert_fields, is_anything, is_full, is_link, is_positive, is_price, is_text};
use crate::searches::*;
use crate::support::builder;

const FIELDS: [Row; 62] = [
    ("searchId", Always, is_text),
    ("cluster", Always, is_text),
    ("status", Always, is_text),
    ("sort", Always, is_anything),
    ("pageSize", Always, is_positive),
    ("totalCount", Always, is_positive),
    ("priceMode", Always, is_text),
    ("currency", Always, is_text),
    ("days", Always, is_positive),
    ("results/*/bookingOptions", Always, is_full),
    ("results/*/bookingOptions/*/providerCode", Always, is_text),
    ("results/*/bookingOptions/*/agencyCode", Always, is_text),
    ("results/*/bookingOptions/*/pickupLocationId", Always, is_text),
    ("results/*/bookingOptions/*/dropoffLocationId", Sometimes, is_text),
    ("results/*/bookingOptions/*/bookingUrl", Always, is_link),
    ("results/*/bookingOptions/*/price", Always, is_price),
    ("results/*/bookingOptions/*/isCreditCardRequired", Both, is_anything),
    ("results/*/bookingOptions/*/badges", Sometimes, is_full),
    ("results/*/bookingOptions/*/badges/*/code", Always, is_text),
    ("results/*/bookingOptions/*/badges/*/displayName", Always, is_text),
    ("results/*/bookingOptions/*/policy/cancellation/isUnlimited", Both, is_anything),
    ("results/*/bookingOptions/*/policy/cancellation/limitHours", Sometimes, Value::is_u64),
    ("results/*/bookingOptions/*/policy/cancellation/nonCancellationFee", Sometimes, is_price),
    ("results/*/bookingOptions/*/policy/mileage/code", Always, is_text),
    ("results/*/bookingOptions/*/policy/mileage/displayName", Always, is_text),
    ("results/*/bookingOptions/*/policy/fuel/code", Always, is_text),
    ("results/*/bookingOptions/*/policy/fuel/displayName", Always, is_text),
    ("results/*/bookingOptions/*/policy/fuel/description", Always, is_text),
    ("results/*/bookingOptions/*/policy/insurance/*/isWithDeductible", Both, is_anything),
    ("results/*/bookingOptions/*/policy/insurance/*/deductible", Sometimes, is_price),
    ("results/*/bookingOptions/*/policy/insurance/*/limit", Sometimes, is_price),
    ("results/*/bookingOptions/*/fees/*/code", Always, is_text),
    ("results/*/bookingOptions/*/fees/*/rate", Sometimes, is_price),
    ("results/*/bookingOptions/*/fees/*/isIncludedInTotal", Both, is_anything),
    ("results/*/bookingOptions/*/car/image", Always, is_link),
    ("results/*/bookingOptions/*/car/brand", Always, is_text),
    ("results/*/bookingOptions/*/car/bags", Always, Value::is_u64),
    ("results/*/bookingOptions/*/car/passengers", Always, is_positive),
    ("results/*/bookingOptions/*/car/type/code", Always, is_text),
    ("results/*/bookingOptions/*/car/type/displayName", Always, is_text),
    ("results/*/bookingOptions/*/car/type/groups", Always, is_full),
    ("results/*/bookingOptions/*/car/type/groups/*", Always, is_text),
    ("results/*/bookingOptions/*/car/sipp", Always, is_text),
    ("results/*/bookingOptions/*/car/features/*/code", Always, is_text),
    ("results/*/bookingOptions/*/car/features/*/displayName", Always, is_text),
    ("results/*/bookingOptions/*/car/doors", Optional, is_text),
    ("results/*/bookingOptions/*/car/transmission", Optional, is_text),
    ("results/*/bookingOptions/*/car/fuel", Optional, is_text),
    ("agencies/*/displayName", Always, is_text),
    ("agencies/*/logoUrls/horizontalUrl", Always, is_link),
    ("agencies/*/type", Always, is_text),
    ("providers/*/displayName", Always, is_text),
    ("providers/*/logoUrls/horizontalUrl", Always, is_link),
    ("providers/*/type", Never, is_anything),
    ("carLocations/*/displayDistance", Always, is_text),
    ("carLocations/*/cityName", Always, is_text),
    ("carLocations/*/countryCode", Always, is_text),
    ("carLocations/*/coordinates", Always, is_anything),
    ("carLocations/*/airport", Sometimes, is_airport),
    ("carLocations/*/airport/terminalName", Sometimes, is_text),
    ("carLocations/*/airport/countryName", Optional, is_text),
    ("carLocations/*/address", Sometimes, is_text),
];

fn is_airport(value: &Value) -> bool {
    is_text(&value["code"]) && is_text(&value["displayName"])
}

/// Searches in several countries, with and without a return to the pickup place.
#[tokio::test]
async fn responses_have_the_fields_of_the_tables() {
    let router = builder().build().router();
    let mut pages = vec![];
    for body in [
        start(airport("LAX")),
        start(airport("CDG")),
        start(city("Berlin")),
        one_way(airport("FRA"), airport("MUC")),
    ] {
        pages.push(call(&router, with(body, json!({ "pageSize": 500 }))).await.ok());
    }
    assert_fields(&pages, &FIELDS);
}
