//! The response for one hotel.

use wayfare_models::hotels::{SingleHotelOption, SingleHotelQuery, SingleHotelSearchResponse};
use wayfare_models::write::{Encoded, Fill as _};
use wayfare_models::writers::hotels::{SearchableHotelPlaceWriter, SingleHotelSearchResponseWriter};
use wayfare_places::{City, Place, Places};

use super::answer::{Answering, write_facts, write_place};
use super::catalogue::Hotel;
use super::links::Links;
use super::rates::{Joined, Offers, Providers};
use crate::travel::place_names::Described;

pub(crate) fn answer(
    it: &Answering,
    hotel: &Hotel,
    query: &SingleHotelQuery,
) -> Encoded<SingleHotelSearchResponse> {
    let prices = &it.terms.prices;
    let quotes = it.snapshot.quotes().map(Joined::of);
    let offers = quotes.and_then(|quotes| quotes.offers(&[hotel], prices).next());
    let lowest = match &offers {
        Some(offers) => offers.lowest(prices),
        None if it.is_emptied => None,
        None => it.snapshot.list.recent_price_at(hotel, prices),
    };
    let offers = offers.filter(|_| !it.is_pending()).unwrap_or_default();
    Encoded::<SingleHotelSearchResponse>::write(|answer| {
        answer.facts(|facts| write_facts(facts, hotel));
        answer.id(Some(hotel.id));
        // Hotel names are the same in all languages.
        answer.translated_name((!it.terms.is_default_language()).then_some(&hotel.name));
        answer.lowest_rate(lowest.map(|minor| prices.decimal(minor)));
        answer.is_complete(Some(it.snapshot.is_complete));
        answer.search_time(Some(it.milliseconds()));
        answer.total_results(Some(i64::try_from(offers.len()).unwrap_or(i64::MAX)));
        answer.currency_code(Some(prices.currency.code()));
        answer.language_code(Some(it.terms.language.as_str()));
        answer.country_code(Some(it.terms.market.as_str()));
        answer.policies(|list| hotel.details.policies(list));
        write_rates(answer, it, &offers, wants(query, &SingleHotelOption::RateBreakdown));
        write_options(answer, it, hotel, query);
    })
}

/// Writes the rates, after the providers that they refer to.
fn write_rates(
    answer: &mut SingleHotelSearchResponseWriter<'_>,
    it: &Answering,
    offers: &Offers,
    breakdown: bool,
) {
    let mut named = Providers::default();
    offers.name(&mut named);
    answer.providers(|list| it.write_providers(list, &named));
    if it.lists_rates() {
        answer.results(|list| offers.write(list, &it.rate_form(breakdown), &mut named));
    }
}

fn wants(query: &SingleHotelQuery, option: &SingleHotelOption) -> bool {
    query.response_options.as_ref().is_some_and(|options| options.as_slice().contains(option))
}

fn write_options(
    answer: &mut SingleHotelSearchResponseWriter<'_>,
    it: &Answering,
    hotel: &Hotel,
    query: &SingleHotelQuery,
) {
    let (details, language) = (&hotel.details, &*it.terms.language);
    let wants = |option| wants(query, &option);
    if wants(SingleHotelOption::Features) {
        answer.features(|list| list.extend(hotel.features.iter()));
    }
    if wants(SingleHotelOption::FeatureSummary) {
        answer.feature_summary(|list| details.feature_summary(list, language));
    }
    if wants(SingleHotelOption::FeatureTags) {
        answer.feature_tags(|list| {
            for (tag, features) in details.feature_tags() {
                list.item(|it| {
                    it.tag(Some(&*tag));
                    it.features(|list| list.extend(features.iter()));
                });
            }
        });
    }
    if wants(SingleHotelOption::Description) {
        answer.description(details.description().as_deref());
    }
    if wants(SingleHotelOption::Images) {
        answer.images(|list| details.write_images(it.links.own(), list));
    }
    if wants(SingleHotelOption::Place)
        && let Some(city) = hotel.city
    {
        answer.place(|place| write_city(place, city, &it.links, language));
    }
    if wants(SingleHotelOption::Reviews)
        && let Some(reviews) = details.reviews(language)
    {
        answer.reviews(|it| it.fill(&reviews));
    }
    if wants(SingleHotelOption::HotelWellKnownPlace)
        && let Some(place) = details.well_known_place()
    {
        answer.well_known_place(|it| write_place(it, place, language));
    }
}

/// Writes a hotel's city.
fn write_city(it: &mut SearchableHotelPlaceWriter<'_>, city: &'static City, links: &Links, language: &str) {
    let place = Place::City(city);
    let known = Described::of(Places::embedded(), place, language);
    let key = format!("kplace:{}", place.id());
    it.id(Some(place.id().get()));
    it.key(Some(key.as_str()));
    it.href(Some(&links.destination(&key)));
    it.name(Some(known.name));
    it.full_name(Some(format_args!("{known}")));
    it.latitude(Some(city.position.latitude()));
    it.longitude(Some(city.position.longitude()));
    it.place_country_code(Some(place.country()));
    it.is_searchable(Some(true));
}
