//! The terms of a request: dates, guests, currency, taxes and language.

use std::time::Duration;

use wayfare_models::hotels::{HotelRoomGuests, HotelStay, MultipleHotelQuery};
use wayfare_validation::Room;

use super::price_terms::{IncludedTaxes, PriceTerms};
use super::query::RequestedStay;
use crate::travel::market::Market;

/// The terms for a response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    pub(super) prices: PriceTerms,
    /// The country in which rooms are sold, ISO 3166-1 alpha-2.
    pub(super) market: String,
    /// The code of the response's language.
    pub(super) language: String,
    pub(super) only_if_complete: bool,
    /// The requested wait: the maximum time that the response waits for providers, unless the service's long-poll wait
    /// is longer.
    pub(super) wait: Duration,
}

impl Terms {
    pub(super) fn of(query: &MultipleHotelQuery, market: &Market, is_on_telephone: bool) -> Self {
        let stay = &query.stay;
        let currency = market.currency(stay.currency_code.as_ref());
        let (taxes, local_taxes) = (stay.include_taxes_in_total, stay.include_local_taxes_in_total);
        let included = IncludedTaxes::of(&market.country, taxes, local_taxes);
        // Offers have no deals with numbers beyond a `u8`. The hotel filter checks all numbers.
        let deals = query.filters.deals.iter().flat_map(|deals| deals.as_slice());
        let deals = deals.filter_map(|deal| u8::try_from(*deal).ok()).collect();
        Terms {
            prices: PriceTerms { deals, ..PriceTerms::new(currency, included, is_on_telephone) },
            market: market.country.clone(),
            language: stay
                .language_code_or_default()
                .map_or_else(|| "EN".to_owned(), |code| code.to_string()),
            only_if_complete: stay.only_if_complete_or_default(),
            wait: Duration::from_millis(
                stay.search_timeout.and_then(|wait| wait.try_into().ok()).unwrap_or(0),
            ),
        }
    }

    /// Returns whether the language is English, the language of hotel names.
    pub(super) fn is_default_language(&self) -> bool {
        self.language.split('_').next().is_some_and(|code| code.eq_ignore_ascii_case("en"))
    }
}

/// Returns the stay of a request, or `None` if there are no dates, even if guests are given. The default is one room
/// for two guests.
pub(super) fn stay(stay: &HotelStay) -> Option<RequestedStay> {
    let (checkin, checkout) = stay.checkin.zip(stay.checkout)?;
    let rooms = match stay.rooms {
        Some(rooms) => rooms,
        None => HotelRoomGuests::from_party([Room::adults(2)]).ok()?,
    };
    Some(RequestedStay { checkin, checkout, rooms })
}
