//! Parameters in any combination: answers decode without notes and are consistent.

use crate::searches::{EVERYTHING, multiple, router};

/// Each parameter with some values; the first is to leave it out.
const PARAMETERS: [&[&str]; 17] = [
    &["", "minPrice=100", "minPrice=0"],
    &["", "maxPrice=900", "maxPrice=100000"],
    &["", "starRating=3|4", "starRating=-1|5"],
    &["", "hotelRating=2|3|4", "hotelRatingExcludeSelfRated=true"],
    &["", "", "propertyTypes=0", "propertyTypes=0|1|2|3|4|5"],
    &["", "features=1", "features=1|2|3&featuresFilterMode=OR"],
    &["", "", "themes=1|2|3|4|5"],
    &["", "", "", "deals=1|2"],
    &["", "guestRatings=-1|6|7|8|9"],
    &["", "", "hotelName=a", "hotelName=hotel"],
    &[
        "",
        "sortField=consumerRating",
        "sortField=distance",
        "sortField=name",
        "sortField=minRate",
        "sortField=rating",
    ],
    &["", "sortDirection=descending"],
    &["", "pageSize=7", "pageIndex=2&pageSize=11", "summaryOnly=true"],
    &["", "currencyCode=EUR", "currencyCode=JPY", "currencyCode=KWD"],
    &["", "languageCode=de", "languageCode=zh_CN"],
    &["", "includeTaxesInTotal=true", "includeLocalTaxesInTotal=true", "includeTaxesInTotal=false"],
    &["", "responseOptions=topRates,filter", "responseOptions=features,reviews,images,hotelPlace"],
];

const PLACES: [&str; 5] = [
    "kplace:2990440",
    "klatlon:43.7,7.26",
    "kpolygon:43.69,7.25%3B43.72,7.25%3B43.72,7.29%3B43.69,7.29:50",
    "kplace:2657896",
    "khotels:1,2,3",
];
const STAYS: [&str; 4] = [
    "",
    "checkin=2027-03-14&checkout=2027-03-17&rooms=2",
    "checkin=2027-07-01&checkout=2027-07-15&rooms=2:4,0|1",
    "checkin=2027-03-14&checkout=2027-03-15",
];

#[tokio::test]
async fn any_mixture_holds() {
    let router = router();
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut draw = |count: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % count as u64) as usize
    };
    for _ in 0..60 {
        let mut parts =
            vec![format!("destination={}", PLACES[draw(PLACES.len())]), STAYS[draw(STAYS.len())].to_owned()];
        parts.extend(PARAMETERS.iter().map(|values| values[draw(values.len())].to_owned()));
        parts.retain(|part| !part.is_empty());
        let everything = draw(4) == 0 && !parts.iter().any(|part| part.starts_with("responseOptions"));
        if everything {
            parts.push(format!("responseOptions={EVERYTHING}"));
        }
        let rest = parts.join("&");
        let one = multiple(&router, &rest).await;
        assert!(one.state.is_complete.unwrap(), "{rest}");
        assert_eq!(one, multiple(&router, &rest).await, "{rest}");
        if rest.contains("summaryOnly") {
            assert!(one.results.is_empty());
        }
    }
}
