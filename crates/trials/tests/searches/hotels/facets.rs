//! Filter options and their hotel counts.

use std::collections::BTreeMap;

use specwright_core::Amount;
use wayfare_models::hotels::{
    BasicHotelRating, DetailedHotelRating, HotelItemReference, HotelResult, MultipleHotelOption,
    MultipleHotelQuery as Query, MultipleHotelSearchResponse as Answer,
};

use super::multiple::wants;
use crate::findings::Findings;

pub fn check(findings: &mut Findings, query: &Query, it: &Answer) {
    let lists = [
        ("chains", &it.chains),
        ("hotelThemes", &it.hotel_themes),
        ("propertyTypes", &it.property_types),
        ("facilities", &it.facilities),
        ("deals", &it.deals),
    ];
    if !wants(query, MultipleHotelOption::Filter) {
        let is_bare = lists.iter().all(|(_, items)| items.is_empty())
            && it.guest_ratings.is_empty()
            && it.star_ratings.is_empty()
            && it.hotel_ratings.is_empty()
            && it.price_ranges.is_empty();
        return findings.ensure("H4", is_bare, || {
            ("counts for filters", "no counts, since the request has no filter option")
        });
    }
    let total = it.state.total_filtered_results.unwrap();
    let fits = |item: &HotelItemReference| {
        (1..=total).contains(&item.hotel_count.unwrap()) && !item.name.as_deref().unwrap().is_empty()
    };
    for (name, items) in lists {
        findings.at(name, |findings| {
            let fits = items.iter().all(fits);
            findings.ensure("H13", fits, || (items, format!("names, and counts from 1 to {total}")));
            findings.each_once("H13", items.iter().map(|item| item.id));
        });
    }
    // Every hotel has one type, one star rating and one guest rating, which may be -1. A hotel may have no chain.
    let [types, chains] = [&it.property_types, &it.chains]
        .map(|items| items.iter().map(|item| item.hotel_count.unwrap()).sum::<i64>());
    let stars: i64 = it.star_ratings.iter().map(|item| item.value.unwrap()).sum();
    let guests: i64 = it.guest_ratings.iter().map(|item| item.value.unwrap()).sum();
    findings.same("H13", (types, stars, guests), (total, total, total));
    findings.within("H13", chains, ..=total);
    let rated = |item: &DetailedHotelRating| {
        let counts = item.value.as_ref().unwrap();
        counts.officially_rated.unwrap() + counts.self_rated.unwrap()
    };
    let official: Vec<_> = it.hotel_ratings.iter().map(|item| (item.key, rated(item))).collect();
    let all: Vec<(f64, i64)> = it.star_ratings.iter().map(|item| (item.key, item.value.unwrap())).collect();
    findings.same("H13", official, all);
    themes(findings, query, it);
    ranges(findings, query, it);
}

/// Checks that enough hotels are counted for every hotel to have one of the requested themes and one of the requested
/// deals.
fn themes(findings: &mut Findings, query: &Query, it: &Answer) {
    for (asked, items) in [(&query.filters.themes, &it.hotel_themes), (&query.filters.deals, &it.deals)] {
        let Some(asked) = asked else { continue };
        let asked = items.iter().filter(|item| asked.as_slice().contains(&item.id));
        let counted: i64 = asked.map(|item| item.hotel_count.unwrap()).sum();
        findings.within("H11", counted, it.state.total_filtered_results.unwrap()..);
    }
}

fn ranges(findings: &mut Findings, query: &Query, it: &Answer) {
    let ranges = &it.price_ranges;
    findings
        .ensure("H13", ranges.is_sorted_by(|a, b| a.key < b.key), || (ranges, "ranges in ascending order"));
    findings.within("H13", ranges.len(), ..=30);
    let counted: i64 = ranges.iter().map(|range| range.value.unwrap()).sum();
    let total = it.state.total_filtered_results.unwrap();
    // Without dates, prices are recently seen rates, which some hotels do not have.
    findings.within("H13", counted, if query.stay.dates().is_some() { total..=total } else { 0..=total });
    let first = ranges.first().map(|range| range.key);
    let lowest = it.post_filter_lowest_total_rate;
    findings.ensure("H13", lowest.is_none() || first <= lowest, || (first, format!("at most {lowest:?}")));
}

/// Checks the counts against the hotels on all pages.
pub fn recount(findings: &mut Findings, last: &Answer, hotels: &[HotelResult]) {
    if last.star_ratings.is_empty() {
        return;
    }
    let count = |key: fn(&HotelResult) -> i64| {
        let mut counts = BTreeMap::new();
        hotels.iter().for_each(|hotel| *counts.entry(key(hotel)).or_default() += 1);
        counts
    };
    let of = |items: &[BasicHotelRating]| -> BTreeMap<i64, i64> {
        items.iter().map(|item| (item.key as i64, item.value.unwrap())).collect()
    };
    findings.same("H13", of(&last.star_ratings), count(|it| it.facts.star_rating.unwrap() as i64));
    findings.same("H13", of(&last.guest_ratings), count(|it| it.guest_rating.unwrap().floor() as i64));
    let types: BTreeMap<i64, i64> =
        last.property_types.iter().map(|item| (item.id, item.hotel_count.unwrap())).collect();
    findings.same("H13", types, count(|it| it.property_type.unwrap()));
    for range in last.price_histogram() {
        let is_within = |price: &Amount| *price >= range.from && range.to.is_none_or(|to| *price < to);
        let within = hotels.iter().filter_map(|hotel| hotel.lowest_rate).filter(is_within).count();
        findings.same("H13", range.hotels.unwrap(), within as i64);
    }
}
