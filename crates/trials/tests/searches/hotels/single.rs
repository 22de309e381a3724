//! Checks on the single-hotel search and the basic search.

use wayfare_models::hotels::{
    BasicMultipleHotelSearchResponse, HotelResult, MultipleHotelOption, MultipleHotelQuery as Query,
    MultipleHotelSearchResponse as Answer, SingleHotelOption, SingleHotelQuery, SingleHotelSearchResponse,
};

use super::multiple::{terms, wants};
use super::rates::{self, Taxes};
use crate::findings::Findings;

pub fn check(findings: &mut Findings, query: &SingleHotelQuery, it: &SingleHotelSearchResponse) {
    findings.same("H9", it.facts.key.as_ref().unwrap().as_str(), query.hotel.to_string().as_str());
    terms(findings, &query.stay, &it.currency_code, &it.language_code);
    findings.same("H7", it.country_code.as_ref().unwrap().as_str(), "US");
    let language = query.stay.language_code.as_ref().map(|code| code.to_string().to_lowercase());
    let is_default = language.is_none_or(|code| code.starts_with("en"));
    findings.same("H16", it.translated_name.is_some(), !is_default);
    findings.same("H5", it.total_results.unwrap(), it.results.len() as i64);
    rates::referred(findings, &it.providers, it.results.iter());
    let taxes = Taxes::of(query.stay.include_taxes_in_total, query.stay.include_local_taxes_in_total);
    let breakdown = is_requested(query, &SingleHotelOption::RateBreakdown);
    rates::check(findings, &it.results, &it.providers, breakdown, taxes);
    match query.stay.dates() {
        Some(_) => rates::cheapest(findings, &it.results, it.lowest_rate, false),
        None => findings.ensure("H10", it.results.is_empty(), || (&it.results, "no rates without dates")),
    }
    findings.ensure("H16", !it.policies.is_empty(), || (&it.policies, "policies"));
    options(findings, query, it);
}

fn is_requested(query: &SingleHotelQuery, option: &SingleHotelOption) -> bool {
    query.response_options.as_ref().is_some_and(|options| options.as_slice().contains(option))
}

fn options(findings: &mut Findings, query: &SingleHotelQuery, it: &SingleHotelSearchResponse) {
    use SingleHotelOption::{
        Description, FeatureSummary, FeatureTags, Features, HotelWellKnownPlace, Images, Place, Reviews,
    };
    let found = [
        (Features, !it.features.is_empty()),
        (FeatureSummary, !it.feature_summary.is_empty()),
        (FeatureTags, !it.feature_tags.is_empty()),
        (Description, it.description.is_some()),
        (Images, !it.images.is_empty()),
        (Place, it.place.is_some()),
        (Reviews, it.reviews.is_some()),
        (HotelWellKnownPlace, it.well_known_place.is_some()),
    ];
    for (option, has) in found {
        findings.same("H4", (&option, has), (&option, is_requested(query, &option)));
    }
    let tagged = it.feature_tags.iter().flat_map(|tag| &tag.features);
    let strange = tagged.filter(|id| !it.features.is_empty() && !it.features.contains(id));
    findings.none("H1", strange, "tagged feature that the hotel lacks");
    if let Some(reviews) = &it.reviews {
        let holds =
            reviews.guest_ratings.values().all(|rating| *rating == -1.0 || (0.0..=10.0).contains(rating));
        findings.ensure("H9", holds, || (&reviews.guest_ratings, "-1 or 0 to 10"));
    }
}

/// Checks that the single-hotel search and the destination search agree on a hotel.
pub fn agrees(findings: &mut Findings, from: &Query, hotel: &HotelResult, it: &SingleHotelSearchResponse) {
    findings.same("H16", (it.id, &it.facts), (Some(hotel.id), &hotel.facts));
    // The single-hotel search has no deals filter. A deals filter changes the lowest rate and the order of the rates.
    let has_deals = from.filters.deals.is_some();
    if !has_deals {
        findings.same("H16", it.lowest_rate, hotel.lowest_rate);
    }
    findings.same("H16", it.results.len() as i64, hotel.number_of_rates.unwrap());
    if !it.features.is_empty() && wants(from, MultipleHotelOption::Features) {
        findings.same("H16", &it.features, &hotel.features);
    }
    if wants(from, MultipleHotelOption::MultipleHotelsAllRates) && !has_deals {
        let links = |rates: &[wayfare_models::hotels::HotelRate]| {
            rates.iter().map(|rate| (rate.room_name.clone(), rate.total_rate.unwrap())).collect::<Vec<_>>()
        };
        findings.same("H16", links(&it.results), links(&hotel.rates));
    }
}

/// Checks that the basic search has the hotels, totals and prices of the full search.
pub fn check_basic(findings: &mut Findings, full: &Answer, short: &BasicMultipleHotelSearchResponse) {
    let totals = [&short.state, &full.state]
        .map(|it| (it.total_results, it.total_available_results, it.total_filtered_results));
    findings.same("H16", totals[0], totals[1]);
    findings.same("H7", &short.state.currency_code, &full.state.currency_code);
    let of_short: Vec<_> =
        short.results.iter().map(|it| (it.id, &it.name, &it.href, it.lowest_rate, it.highest_rate)).collect();
    let of_full = full.results.iter();
    let of_full: Vec<_> =
        of_full.map(|it| (it.id, &it.facts.name, &it.href, it.lowest_rate, it.highest_rate)).collect();
    findings.same("H16", of_short, of_full);
    let pictured = short.results.iter().all(|it| it.image.is_some());
    findings.ensure("H16", pictured, || ("no image", "an image of each hotel"));
}
