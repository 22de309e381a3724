//! Filters hold on every hotel, as far as an answer tells.

use wayfare_models::hotels::{
    FeaturesFilterMode, HotelResult, MultipleHotelOption, MultipleHotelQuery, MultipleHotelSearchResponse,
    PipeDelimitedIntegerList,
};

use super::multiple::wants;
use crate::findings::Findings;

pub fn are_set(query: &MultipleHotelQuery) -> bool {
    let lists = [
        &query.filters.star_rating,
        &query.filters.hotel_rating,
        &query.filters.property_types,
        &query.filters.features,
        &query.filters.themes,
        &query.filters.chains,
        &query.filters.guest_ratings,
        &query.filters.deals,
    ];
    lists.iter().any(|list| list.is_some())
        || query.filters.hotel_name.is_some()
        || query.filters.min_price.is_some()
        || query.filters.max_price.is_some()
}

pub fn check(
    findings: &mut Findings,
    query: &MultipleHotelQuery,
    response: &MultipleHotelSearchResponse,
    hotel: &HotelResult,
) {
    let among = |list: &Option<PipeDelimitedIntegerList>, value: i64| {
        list.as_ref().is_none_or(|list| list.as_slice().contains(&value))
    };
    let stars = hotel.facts.star_rating.unwrap() as i64;
    findings.ensure("H11", among(&query.filters.star_rating, stars), || {
        (stars, format!("{:?}", query.filters.star_rating))
    });
    findings.ensure("H11", among(&query.filters.hotel_rating, stars), || {
        (stars, format!("{:?}", query.filters.hotel_rating))
    });
    let is_official = query.filters.hotel_rating.is_none()
        || !query.filters.hotel_rating_exclude_self_rated_or_default()
        || !hotel.facts.is_self_rated.unwrap();
    findings.ensure("H11", is_official, || (hotel.facts.is_self_rated.unwrap(), "an official rating"));
    let kind = hotel.property_type.unwrap();
    findings.ensure("H11", among(&query.filters.property_types, kind), || {
        (kind, format!("{:?}", query.filters.property_types))
    });
    let rating = hotel.guest_rating.unwrap().floor() as i64;
    findings.ensure("H11", among(&query.filters.guest_ratings, rating), || {
        (rating, format!("{:?}", query.filters.guest_ratings))
    });
    let is_named = query.filters.hotel_name.as_ref().is_none_or(|name| {
        hotel.facts.name.as_deref().unwrap().to_lowercase().contains(&name.trim().to_lowercase())
    });
    findings.ensure("H11", is_named, || (&hotel.facts.name, format!("{:?} in it", query.filters.hotel_name)));
    let is_within = query.filters.min_price.is_none_or(|least| hotel.lowest_rate >= Some(least))
        && query.filters.max_price.is_none_or(|most| hotel.lowest_rate.is_some_and(|rate| rate <= most));
    findings.ensure("H11", is_within, || {
        (hotel.lowest_rate, format!("{:?} to {:?}", query.filters.min_price, query.filters.max_price))
    });
    features(findings, query, hotel);
    // Chains are told of by the counts alone.
    if let Some(chains) = query.filters.chains.as_ref().filter(|_| wants(query, MultipleHotelOption::Filter))
    {
        let others: Vec<_> =
            response.chains.iter().filter(|it| !chains.as_slice().contains(&it.id)).collect();
        findings.ensure("H11", others.is_empty(), || (&others, format!("{chains:?}")));
    }
}

fn features(findings: &mut Findings, query: &MultipleHotelQuery, hotel: &HotelResult) {
    let Some(asked) = query.filters.features.as_ref().filter(|_| wants(query, MultipleHotelOption::Features))
    else {
        return;
    };
    let has = |id: &i64| hotel.features.iter().any(|feature| feature.get() == *id);
    let holds = match query.features_filter_mode_or_default() {
        FeaturesFilterMode::Any => asked.as_slice().iter().any(has),
        _ => asked.as_slice().iter().all(has),
    };
    findings.ensure("H11", holds, || (&hotel.features, format!("{asked:?}")));
}
