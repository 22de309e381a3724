//! The answer about one hotel.

use wayfare_models::hotels::{SingleHotelOption, SingleHotelQuery, SingleHotelSearchResponse};

use super::answer::{Answering, facts, place};
use super::catalogue::Hotel;
use super::rates::{Providers, QuotesOnTerms};

pub(super) fn answer(it: &Answering, hotel: &Hotel, asked: &SingleHotelQuery) -> SingleHotelSearchResponse {
    let (terms, details) = (&it.terms, &hotel.details);
    let mut named = Providers::default();
    let (lowest, rates) = match it.gathered.quotes() {
        Some(quotes) => {
            let offers = QuotesOnTerms::new(quotes, terms.prices).of(hotel);
            let most = if it.is_pending() { 0 } else { usize::MAX };
            (offers.lowest(), offers.spell_out(most, false, &mut named))
        }
        None => (it.gathered.list.seen_at(hotel, &terms.prices), Vec::new()),
    };
    let mut response = SingleHotelSearchResponse::new(
        facts(hotel),
        it.gathered.is_complete,
        it.milliseconds(),
        i64::try_from(rates.len()).unwrap_or(i64::MAX),
        terms.prices.currency.code().into(),
        terms.language.as_str().into(),
        terms.market.as_str().into(),
        details.policies(),
        named.spell_out(it.searches.engine(), terms, it.has_cashback),
    );
    // Names of houses read the same in all languages.
    response.translated_name = (!terms.is_default_language()).then(|| hotel.name.to_string());
    response.lowest_rate = lowest.map(|minor| terms.amount(minor));
    response.results = rates;
    add_options(hotel, asked, &mut response);
    response
}

fn add_options(hotel: &Hotel, query: &SingleHotelQuery, response: &mut SingleHotelSearchResponse) {
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
            SingleHotelOption::Place => response.place = place(hotel),
            SingleHotelOption::Reviews => response.reviews = details.reviews(),
            SingleHotelOption::HotelWellKnownPlace => {
                response.well_known_place = details.well_known_place();
            }
            // One that is not listed does not get here: it is a fault.
            _ => {}
        }
    }
}
