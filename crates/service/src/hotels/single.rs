//! The answer about one hotel.

use wayfare_models::hotels::{
    HotelFeatureSummary, HotelFeatureTag, HotelPlace, SingleHotelOption, SingleHotelQuery,
    SingleHotelSearchResponse,
};

use super::answer::Answering;
use super::rates::{Offers, Providers};
use crate::lodging::{Hotel, Tag};

pub(super) fn answer(it: &Answering, hotel: &Hotel, asked: &SingleHotelQuery) -> SingleHotelSearchResponse {
    let query = it.search.query(&it.terms);
    let desk = query.as_ref().map(|query| it.lodgings.inventory().rate_desk(query));
    let offers = desk.as_ref().map(|desk| Offers::of(desk, hotel, it.progress.answered));
    let mut named = Providers::default();
    let shown = offers.as_ref().filter(|_| !it.is_pending());
    let rates = shown.map(|offers| offers.spell_out(usize::MAX, false, &mut named)).unwrap_or_default();
    let providers =
        query.as_ref().map(|query| named.spell_out(query, &it.terms, it.has_cashback)).unwrap_or_default();
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
        terms.market.as_str().into(),
        Vec::new(),
        providers,
    );
    response.license_number = hotel.licence();
    response.lowest_rate = match &offers {
        Some(offers) => offers.lowest(),
        None => it.lodgings.seen_for(hotel, &it.search, terms),
    };
    response.results = rates;
    add_options(hotel, asked, &mut response);
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
