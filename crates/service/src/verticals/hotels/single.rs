//! The answer about one hotel.

use wayfare_models::hotels::{
    SearchableHotelPlace, SingleHotelOption, SingleHotelQuery, SingleHotelSearchResponse,
};
use wayfare_places::{City, Place, Places};

use super::answer::{Answering, facts, place_key, place_reference};
use super::catalogue::Hotel;
use super::rates::{Providers, offers};
use crate::place_names::full_name;

pub(crate) fn answer(it: &Answering, hotel: &Hotel, asked: &SingleHotelQuery) -> SingleHotelSearchResponse {
    let (terms, details) = (&it.terms, &hotel.details);
    let mut named = Providers::default();
    let quotes = it.gathered.quotes();
    let (lowest, rates) = match quotes.and_then(|quotes| offers(quotes, &[hotel], terms.prices).next()) {
        Some(offers) => {
            let most = if it.is_pending() { 0 } else { usize::MAX };
            let breakdown = wants(asked, &SingleHotelOption::RateBreakdown);
            (offers.lowest(), offers.spell_out(most, breakdown, &mut named))
        }
        None if it.is_emptied => (None, Vec::new()),
        None => (it.gathered.list.seen_at(hotel, &terms.prices), Vec::new()),
    };
    let mut response = SingleHotelSearchResponse {
        id: Some(hotel.id.into()),
        facts: facts(hotel),
        // Names of hotels are the same in all languages.
        translated_name: (!terms.is_default_language()).then(|| hotel.name.clone()),
        lowest_rate: lowest.map(|minor| terms.amount(minor)),
        is_complete: Some(it.gathered.is_complete),
        search_time: Some(it.milliseconds()),
        total_results: Some(i64::try_from(rates.len()).unwrap_or(i64::MAX)),
        currency_code: Some(terms.prices.currency.code().into()),
        language_code: Some(terms.language.as_str().into()),
        country_code: Some(terms.market.as_str().into()),
        policies: details.policies(),
        providers: named.spell_out(it.searches.engine(), terms, it.has_cashback),
        results: it.links.book(rates),
        ..SingleHotelSearchResponse::default()
    };
    add_options(it, hotel, asked, &mut response);
    response
}

fn wants(query: &SingleHotelQuery, option: &SingleHotelOption) -> bool {
    query.response_options.as_ref().is_some_and(|options| options.as_slice().contains(option))
}

fn add_options(
    it: &Answering,
    hotel: &Hotel,
    query: &SingleHotelQuery,
    response: &mut SingleHotelSearchResponse,
) {
    let details = &hotel.details;
    let options = query.response_options.iter().flat_map(|options| options.iter());
    for option in options {
        match option {
            SingleHotelOption::Features => {
                response.features = hotel.features.iter().map(Into::into).collect()
            }
            SingleHotelOption::FeatureSummary => response.feature_summary = details.feature_summary(),
            SingleHotelOption::FeatureTags => response.feature_tags = details.feature_tags(),
            SingleHotelOption::Description => response.description = details.description(),
            SingleHotelOption::Images => response.images = details.images(),
            SingleHotelOption::Place => response.place = hotel.city.map(|city| place(it, city)),
            SingleHotelOption::Reviews => response.reviews = details.reviews(),
            SingleHotelOption::HotelWellKnownPlace => {
                response.well_known_place = details.well_known_place().map(place_reference);
            }
            // The rates have their breakdown already; an unlisted option is ignored.
            _ => {}
        }
    }
}

/// The city of a hotel.
fn place(it: &Answering, city: &'static City) -> SearchableHotelPlace {
    let place = Place::City(city);
    let key = place_key(place);
    SearchableHotelPlace {
        id: Some(place.id().get().into()),
        href: Some(it.links.destination(&key)),
        key: Some(key.into()),
        name: Some(place.name().into()),
        full_name: Some(full_name(Places::embedded(), place)),
        latitude: Some(city.position.latitude()),
        longitude: Some(city.position.longitude()),
        place_country_code: Some(place.country().into()),
        is_searchable: Some(true),
    }
}
