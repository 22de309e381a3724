//! The order of hotels, and the span of their prices.

use std::cmp::Ordering;

use wayfare_models::hotels::{
    HotelResult, HotelSortDirection, HotelSortField, MultipleHotelQuery as Query,
    MultipleHotelSearchResponse as Answer,
};

use crate::findings::Findings;

/// Checks that preferred hotels come first, in the order of preference, and the other hotels in the sort order.
pub fn check(findings: &mut Findings, query: &Query, hotels: &[HotelResult]) {
    let preferred: Vec<i64> =
        query.filters.preferred_hotels.iter().flat_map(|list| list.iter()).map(|id| id.get()).collect();
    let place = |hotel: &HotelResult| preferred.iter().position(|id| *id == hotel.id.get());
    let count = hotels.iter().take_while(|hotel| place(hotel).is_some()).count();
    let (first, rest) = hotels.split_at(count);
    let is_first = first.is_sorted_by_key(place) && rest.iter().all(|hotel| place(hotel).is_none());
    findings.ensure("H12", is_first, || (ids(hotels), format!("{preferred:?} first")));
    let is_sorted = rest.is_sorted_by(|a, b| compare(query, a, b) != Ordering::Greater);
    findings.ensure("H12", is_sorted, || {
        (ids(rest), format!("{:?} {:?}", query.filters.sort_field, query.filters.sort_direction))
    });
}

fn ids(hotels: &[HotelResult]) -> Vec<i64> {
    hotels.iter().map(|hotel| hotel.id.get()).collect()
}

fn compare(query: &Query, a: &HotelResult, b: &HotelResult) -> Ordering {
    let turned = |order: Ordering| match query.filters.sort_direction_or_default() {
        HotelSortDirection::Descending => order.reverse(),
        _ => order,
    };
    // Hotels without a value come last in both directions.
    let known = |a: Option<f64>, b: Option<f64>| match (a, b) {
        (Some(a), Some(b)) => turned(a.total_cmp(&b)),
        (a, b) => b.is_some().cmp(&a.is_some()),
    };
    let rate = |hotel: &HotelResult| hotel.lowest_rate.map(|rate| rate.get());
    let name = |hotel: &HotelResult| hotel.facts.name.as_deref().unwrap().to_lowercase();
    match query.filters.sort_field_or_default() {
        HotelSortField::ConsumerRating => known(a.guest_rating, b.guest_rating),
        HotelSortField::Rating => known(a.facts.star_rating, b.facts.star_rating),
        HotelSortField::Name => turned(name(a).cmp(&name(b))),
        HotelSortField::Distance => known(a.distance, b.distance),
        HotelSortField::MinRate => known(rate(a), rate(b)),
        // Responses do not contain the popularity of a hotel.
        _ => Ordering::Equal,
    }
}

/// Checks that the lowest and highest rates of the response match the hotels on all pages.
pub fn spans(findings: &mut Findings, query: &Query, last: &Answer, hotels: &[HotelResult]) {
    let rates =
        || hotels.iter().filter_map(|hotel| hotel.lowest_rate).filter(|_| query.stay.dates().is_some());
    let found = (last.post_filter_lowest_total_rate, last.post_filter_highest_total_rate);
    findings.same("H5", found, (rates().min(), rates().max()));
}
