//! Hotel searches with one fault each.

use http::Method;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use wayfare_models::hotels::EntityKey;

use super::request::{basic, multiple, pairs, single, stay};
use crate::faults;
use crate::harness::Trial;
use crate::stage::TRACK_ID;

/// Invalid parameter values for both destination searches.
const DESTINATION_FAULTS: &str = "\
    destination=kplaces:1 destination=khotels: destination=klatlon:91,0 destination=kpolygon:1,1;1,1;2,2 \
    destination=kpolygon:0,0;0,9;9,9 destination=kpolygon:1,1;1,1.1;1.1,1:1000 rooms=0 rooms=2:18 \
    rooms=2| starRating=3;4 hotelRating=| hotelRatingExcludeSelfRated=perhaps guestRatings=8.5 \
    minPrice=much sortField=luck sortDirection=up pageIndex=-1 pageSize=0 pageSize=251 \
    searchTimeout=60001 languageCode=zh currencyCode=XXX preferredHotels=1|x unheardOf=1";
const FULL_SEARCH_FAULTS: &str = "featuresFilterMode=NOT responseOptions=everything summaryOnly=2";
const BASIC_SEARCH_FAULTS: &str = "featuresFilterMode=AND responseOptions=features summaryOnly=true";
const SINGLE_SEARCH_FAULTS: &str = "\
    hotel=kplace:1 hotel=khotel:x checkin=2027-01-08 checkin=soon rooms=0 responseOptions=topRates \
    currencyCode=usd pageSize=5";

pub async fn search(trial: &mut Trial, ids: &[i64]) {
    let random = &mut trial.random;
    let mut query = multiple(random, ids);
    query.filters.destination = EntityKey::hotel(ids[0]).unwrap();
    let stay = stay(random);
    (query.stay.checkin, query.stay.checkout) =
        (Some(stay.checkin()), Some(stay.checkin().plus_days(2).unwrap()));
    (query.filters.min_price, query.filters.max_price) = (None, None);
    let (path, mut sent, faults) = match random.below(3) {
        0 => ("hotel", pairs(&single(&query, ids[0])), SINGLE_SEARCH_FAULTS.to_owned()),
        1 => ("hotels/basic", pairs(&basic(&query)), [DESTINATION_FAULTS, BASIC_SEARCH_FAULTS].join(" ")),
        _ => ("hotels", pairs(&query), [DESTINATION_FAULTS, FULL_SEARCH_FAULTS].join(" ")),
    };
    let (at, value) = random.part(&faults, ' ').split_once('=').unwrap();
    sent.retain(|(name, _)| *name != at);
    sent.extend([(at, value.to_owned()), ("userTrackId", TRACK_ID.to_owned())]);
    // A stay that starts in the past and ends in a year would also be too long.
    if value == "2027-01-08" {
        sent.retain(|(name, _)| *name != "checkout");
        sent.push(("checkout", "2027-01-12".to_owned()));
    }
    let query: Vec<String> = sent
        .iter()
        .map(|(name, value)| format!("{name}={}", utf8_percent_encode(value, NON_ALPHANUMERIC)))
        .collect();
    let call = (Method::GET, &*format!("/api/3.0/{path}"), &*query.join("&"), String::new());
    faults::check_rejected(trial, call, at, None).await;
}
