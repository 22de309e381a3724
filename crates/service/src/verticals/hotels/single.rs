//! The answer about one hotel.

use wayfare_models::hotels::{SingleHotelOption, SingleHotelQuery, SingleHotelSearchResponse};

use super::answer::Answering;
use super::details;
use super::rates::{Offers, Providers};
use wayfare_inventory::hotels::Hotel;

pub(crate) fn answer(it: &Answering, hotel: &Hotel, asked: &SingleHotelQuery) -> SingleHotelSearchResponse {
    let query = it.search.query(&it.terms);
    let desk = query.as_ref().map(|query| it.lodgings.inventory().rate_desk(query));
    let offers = desk.as_ref().map(|desk| Offers::of(desk, hotel, it.progress.answered));
    let mut named = Providers::default();
    let shown = offers.as_ref().filter(|_| !it.is_pending());
    let rates = shown.map(|offers| offers.spell_out(usize::MAX, false, &mut named)).unwrap_or_default();
    let providers =
        query.as_ref().map(|query| named.spell_out(query, &it.terms, it.has_cashback)).unwrap_or_default();
    let (name, terms) = (hotel.name(), &it.terms);
    let mut response = SingleHotelSearchResponse::new(
        details::facts(hotel, &name),
        it.progress.is_complete,
        it.milliseconds(),
        i64::try_from(rates.len()).unwrap_or(i64::MAX),
        terms.currency.code().into(),
        terms.language.as_str().into(),
        terms.market.as_str().into(),
        details::policies(hotel),
        providers,
    );
    // Names of houses read the same in all languages.
    response.translated_name = (!terms.is_default_language()).then_some(name);
    response.lowest_rate = match &offers {
        Some(offers) => offers.lowest(),
        None => it.lodgings.seen_for(hotel, &it.search, terms),
    };
    response.results = rates;
    add_options(hotel, asked, &mut response);
    response
}

fn add_options(hotel: &Hotel, query: &SingleHotelQuery, response: &mut SingleHotelSearchResponse) {
    let options = query.response_options.iter().flat_map(|options| options.iter());
    for option in options {
        match option {
            SingleHotelOption::Features => response.features = details::features(hotel.features()),
            SingleHotelOption::FeatureSummary => {
                response.feature_summary = details::feature_summary(hotel.features());
            }
            SingleHotelOption::FeatureTags => response.feature_tags = details::feature_tags(hotel.features()),
            SingleHotelOption::Description => response.description = Some(hotel.description()),
            SingleHotelOption::Images => response.images = details::images(hotel),
            SingleHotelOption::Place => response.place = Some(details::place(hotel)),
            SingleHotelOption::Reviews => response.reviews = Some(details::reviews(hotel)),
            SingleHotelOption::HotelWellKnownPlace => {
                response.well_known_place = Some(details::well_known_place(hotel));
            }
            // One that is not listed does not get here: it is a fault.
            _ => {}
        }
    }
}
