//! The terms of a request: dates, guests, currency, taxes, language.

use std::time::Duration;

use wayfare_models::common::CurrencyCode;
use wayfare_models::hotels::{HotelRoomGuests, HotelStay};
use wayfare_places::money::Currency;
use wayfare_validation::Room;

use super::price_terms::{IncludedTaxes, PriceTerms};
use super::query::AskedStay;
use crate::travel::market::Market;

/// The terms of a request's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    pub(super) prices: PriceTerms,
    /// The country in which rooms are sold, ISO 3166-1 alpha-2.
    pub(super) market: String,
    /// The language's code.
    pub(super) language: String,
    pub(super) only_if_complete: bool,
    /// Long-poll wait: the longest time that the answer waits for providers.
    pub(super) wait: Duration,
}

impl Terms {
    pub(super) fn of(asked: &HotelStay, market: &Market, is_on_telephone: bool) -> Self {
        let currency = asked.currency_code.as_ref().map(CurrencyCode::as_str);
        let (taxes, local_taxes) = (asked.include_taxes_in_total, asked.include_local_taxes_in_total);
        let currency = currency.and_then(Currency::from_code).unwrap_or(market.currency);
        let included = IncludedTaxes::of(&market.country, taxes, local_taxes);
        Terms {
            prices: PriceTerms::new(currency, included, is_on_telephone),
            market: market.country.clone(),
            language: asked
                .language_code_or_default()
                .map_or_else(|| "EN".to_owned(), |code| code.to_string()),
            only_if_complete: asked.only_if_complete_or_default(),
            wait: Duration::from_millis(
                asked.search_timeout.and_then(|wait| wait.try_into().ok()).unwrap_or(0),
            ),
        }
    }

    /// Whether it is English, the language of hotels' names.
    pub(super) fn is_default_language(&self) -> bool {
        self.language.split('_').next().is_some_and(|code| code.eq_ignore_ascii_case("en"))
    }
}

/// The stay of a request; `None` without dates, with or without guests. The default is one room for two guests.
pub(super) fn stay(asked: &HotelStay) -> Option<AskedStay> {
    let (checkin, checkout) = asked.checkin.zip(asked.checkout)?;
    let rooms = match asked.rooms {
        Some(rooms) => rooms,
        None => HotelRoomGuests::from_party([Room::adults(2)]).ok()?,
    };
    Some(AskedStay { checkin, checkout, rooms })
}
