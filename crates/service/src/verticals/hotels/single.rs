//! The answer about one hotel.

use wayfare_models::hotels::{SingleHotelOption, SingleHotelQuery, SingleHotelSearchResponse};

use super::answer::{Answering, facts, place};
use super::catalogue::Hotel;
use super::rates::{Providers, QuotesOnTerms};

pub(crate) fn answer(it: &Answering, hotel: &Hotel, asked: &SingleHotelQuery) -> SingleHotelSearchResponse {
    let (terms, details) = (&it.terms, &hotel.details);
    let mut named = Providers::default();
    let (lowest, rates) = match it.gathered.quotes() {
        Some(quotes) => {
            let offers = QuotesOnTerms::new(quotes, terms.prices).of(hotel);
            let most = if it.is_pending() { 0 } else { usize::MAX };
            (offers.lowest(), offers.spell_out(most, false, &mut named))
        }
        None if it.is_emptied => (None, Vec::new()),
        None => (it.gathered.list.seen_at(hotel, &terms.prices), Vec::new()),
    };
    let mut response = SingleHotelSearchResponse {
        facts: facts(hotel),
        // Names of hotels are the same in all languages.
        translated_name: (!terms.is_default_language()).then(|| hotel.name.to_string()),
        lowest_rate: lowest.map(|minor| terms.amount(minor)),
        is_complete: it.gathered.is_complete,
        search_time: it.milliseconds(),
        total_results: i64::try_from(rates.len()).unwrap_or(i64::MAX),
        currency_code: terms.prices.currency.code().into(),
        language_code: terms.language.as_str().into(),
        country_code: terms.market.as_str().into(),
        policies: details.policies(),
        providers: named.spell_out(it.searches.engine(), terms, it.has_cashback),
        results: rates,
        ..SingleHotelSearchResponse::default()
    };
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
            // An unlisted option is ignored.
            _ => {}
        }
    }
}
