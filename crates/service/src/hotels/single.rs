//! The answer about one hotel.

use wayfare_models::hotels::{
    HotelFeatureSummary, HotelFeatureTag, HotelPlace, SingleHotelOption, SingleHotelQuery,
    SingleHotelSearchResponse,
};

use super::answer::Answering;
use super::rates::{Offers, Providers};
use crate::lodging::{Hotel, Tag};

pub(super) fn answer(it: &Answering, hotel: &Hotel, query: &SingleHotelQuery) -> SingleHotelSearchResponse {
    let offers = it
        .search
        .stay
        .as_ref()
        .map(|stay| Offers::of(it.lodgings.sellers(), hotel, stay, it.progress.answered, &it.terms));
    let mut providers = Providers::default();
    let rates = match &offers {
        Some(offers) if !it.is_pending() => {
            offers.top(usize::MAX).map(|offer| offer.spell_out(&mut providers, &it.terms, false)).collect()
        }
        _ => Vec::new(),
    };
    let (id, terms) = (hotel.id.get(), &it.terms);
    let mut response = SingleHotelSearchResponse::new(
        id,
        format!("khotel:{id}"),
        hotel.name(),
        hotel.address(),
        hotel.country().into(),
        hotel.position.latitude,
        hotel.position.longitude,
        hotel.stars.map_or(-1.0, f64::from),
        hotel.is_self_rated,
        it.progress.is_complete,
        it.milliseconds(),
        i64::try_from(rates.len()).unwrap_or(i64::MAX),
        terms.currency.code().into(),
        terms.language.as_str().into(),
        it.country.as_str().into(),
        Vec::new(),
        providers.spell_out(it),
    );
    response.license_number = hotel.licence();
    let lowest = match &offers {
        Some(offers) => offers.lowest(),
        None => Some(terms.convert(i64::from(hotel.base_cents))),
    };
    response.lowest_rate = lowest.map(|minor| terms.amount(minor));
    response.results = rates;
    add_options(hotel, query, &mut response);
    response
}

fn add_options(hotel: &Hotel, query: &SingleHotelQuery, response: &mut SingleHotelSearchResponse) {
    let wants = |option| query.response_options.as_ref().is_some_and(|options| options.contains(&option));
    let features = hotel.features();
    if wants(SingleHotelOption::Features) {
        response.features = features.iter().map(|feature| i64::from(feature.id).into()).collect();
    }
    if wants(SingleHotelOption::FeatureSummary) {
        let summary =
            |feature: &crate::lodging::Feature| HotelFeatureSummary::new(feature.label, feature.description);
        response.feature_summary = features.iter().map(summary).collect();
    }
    if wants(SingleHotelOption::FeatureTags) {
        let tagged = Tag::ALL.into_iter().map(|tag| {
            let ids = features.tagged(tag).map(|feature| i64::from(feature.id).into()).collect();
            HotelFeatureTag::new(tag.label(), ids)
        });
        response.feature_tags = tagged.filter(|tag| !tag.features.is_empty()).collect();
    }
    if wants(SingleHotelOption::Place) {
        response.place = Some(place(hotel));
    }
}

/// The place that a hotel lies in: its city.
pub(super) fn place(hotel: &Hotel) -> HotelPlace {
    let city = hotel.city();
    HotelPlace::new(format!("kplace:{}", city.id), city.name)
}
