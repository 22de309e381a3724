//! Checks that every hotel matches the filters, as far as the response shows.

use wayfare_models::hotels::{
    FeaturesFilterMode, HotelResult, MultipleHotelOption, MultipleHotelQuery as Query,
    MultipleHotelSearchResponse as Answer,
};

use super::multiple::wants;
use super::request::pairs;
use crate::findings::Findings;
use crate::places::is_in;

/// Parameters that exclude hotels.
const FILTERS: &str = "\
    starRating hotelRating propertyTypes features themes chains guestRatings deals hotelName minPrice \
    maxPrice";

pub fn are_set(query: &Query) -> bool {
    pairs(query).iter().any(|(name, _)| is_in(FILTERS, name))
}

pub fn check(findings: &mut Findings, query: &Query, response: &Answer, hotel: &HotelResult) {
    let filters = &query.filters;
    let stars = hotel.facts.star_rating.unwrap() as i64;
    for (list, value) in [
        (&filters.star_rating, stars),
        (&filters.hotel_rating, stars),
        (&filters.property_types, hotel.property_type.unwrap()),
        (&filters.guest_ratings, hotel.guest_rating.unwrap().floor() as i64),
    ] {
        let is_listed = list.as_ref().is_none_or(|list| list.as_slice().contains(&value));
        findings.ensure("H11", is_listed, || (value, format!("{list:?}")));
    }
    let is_official = filters.hotel_rating.is_none()
        || !filters.hotel_rating_exclude_self_rated_or_default()
        || !hotel.facts.is_self_rated.unwrap();
    findings.ensure("H11", is_official, || ("a self-rated hotel", "an officially rated hotel"));
    let called = hotel.facts.name.as_deref().unwrap().to_lowercase();
    let is_named =
        filters.hotel_name.as_ref().is_none_or(|part| called.contains(&part.trim().to_lowercase()));
    findings.ensure("H11", is_named, || (&called, format!("a name with {:?}", filters.hotel_name)));
    let is_within = filters.min_price.is_none_or(|least| hotel.lowest_rate >= Some(least))
        && filters.max_price.is_none_or(|most| hotel.lowest_rate.is_some_and(|rate| rate <= most));
    findings.ensure("H11", is_within, || {
        (hotel.lowest_rate, format!("{:?} to {:?}", filters.min_price, filters.max_price))
    });
    if let Some(asked) = filters.features.as_ref().filter(|_| wants(query, MultipleHotelOption::Features)) {
        let has = |id: &i64| hotel.features.iter().any(|feature| feature.get() == *id);
        let holds = match query.features_filter_mode_or_default() {
            FeaturesFilterMode::Any => asked.as_slice().iter().any(has),
            _ => asked.as_slice().iter().all(has),
        };
        findings.ensure("H11", holds, || (&hotel.features, format!("{asked:?}")));
    }
    // Only the counts contain the chains.
    if let Some(chains) = filters.chains.as_ref().filter(|_| wants(query, MultipleHotelOption::Filter)) {
        let others: Vec<_> =
            response.chains.iter().filter(|it| !chains.as_slice().contains(&it.id)).collect();
        findings.ensure("H11", others.is_empty(), || (&others, format!("{chains:?}")));
    }
}
