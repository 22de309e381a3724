//! What a request asks for beside which hotels: when, for whom, in which currency, with which taxes.

use std::time::Duration;

use wayfare_models::common::CurrencyCode;
use wayfare_models::hotels::{
    BasicHotelQuery, EntityKey, HotelRoomGuests, MultipleHotelQuery, SingleHotelQuery,
};
use wayfare_validation::Room;
use wayfare_wire::Amount;

use super::price_terms::{IncludedTaxes, PriceTerms};
use super::vertical::AskedStay;
use crate::market::Market;
use wayfare_inventory::world::{Amount as Minor, Currency};

/// The terms that a request is answered on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    pub(super) prices: PriceTerms,
    /// The country in which rooms are sold, ISO 3166-1 alpha-2.
    pub(super) market: String,
    /// The language's code.
    pub(super) language: String,
    pub(super) only_if_complete: bool,
    /// The longest time to wait for providers.
    pub(super) wait: Duration,
}

impl Terms {
    pub(super) fn of(query: &MultipleHotelQuery, market: &Market, is_on_telephone: bool) -> Self {
        let asked = query.currency_code.as_ref().map(CurrencyCode::as_str);
        let (taxes, local_taxes) = (query.include_taxes_in_total, query.include_local_taxes_in_total);
        let currency = asked.and_then(Currency::from_code).unwrap_or(market.currency);
        let included = IncludedTaxes::of(&market.country, taxes, local_taxes);
        Terms {
            prices: PriceTerms::new(currency, included, is_on_telephone),
            market: market.country.clone(),
            language: query
                .language_code_or_default()
                .map_or_else(|| "EN".to_owned(), |code| code.to_string()),
            only_if_complete: query.only_if_complete_or_default(),
            wait: Duration::from_millis(
                query.search_timeout.and_then(|wait| wait.try_into().ok()).unwrap_or(0),
            ),
        }
    }

    /// Whether it is the language that names are in anyway.
    pub(super) fn is_default_language(&self) -> bool {
        self.language.split('_').next().is_some_and(|code| code.eq_ignore_ascii_case("en"))
    }

    pub(super) fn amount(&self, minor: i64) -> Amount {
        amount(minor, self.prices.currency)
    }
}

/// An amount as it is written.
pub(super) fn amount(minor: i64, currency: &'static Currency) -> Amount {
    // A quotient of integers is finite, for which there is always a wire amount.
    Amount::new(Minor::from_minor(minor, currency).to_f64()).unwrap_or_default()
}

/// The stay of a request; `None` without dates, whatever else is said of guests. Where nobody says who comes it is one
/// room for two.
pub(super) fn stay(query: &MultipleHotelQuery) -> Option<AskedStay> {
    let (checkin, checkout) = query.checkin.zip(query.checkout)?;
    let rooms = match query.rooms {
        Some(rooms) => rooms,
        None => HotelRoomGuests::from_party([Room::adults(2)]).ok()?,
    };
    Some(AskedStay { checkin, checkout, rooms })
}

/// What a single search has in common with that of a destination.
pub(super) fn of_single(query: &SingleHotelQuery) -> MultipleHotelQuery {
    let mut all = MultipleHotelQuery::new(EntityKey::Hotel(query.hotel));
    all.only_if_complete = query.only_if_complete;
    all.search_timeout = query.search_timeout;
    (all.checkin, all.checkout) = (query.checkin, query.checkout);
    all.rooms = query.rooms;
    all.language_code = query.language_code;
    all.currency_code = query.currency_code;
    all.include_taxes_in_total = query.include_taxes_in_total;
    all.include_local_taxes_in_total = query.include_local_taxes_in_total;
    all
}

/// What the search in short has in common with the full one: all it has.
pub(super) fn of_basic(query: BasicHotelQuery) -> MultipleHotelQuery {
    let mut all = MultipleHotelQuery::new(query.destination);
    (all.min_price, all.max_price) = (query.min_price, query.max_price);
    all.star_rating = query.star_rating;
    all.hotel_rating = query.hotel_rating;
    all.hotel_rating_exclude_self_rated = query.hotel_rating_exclude_self_rated;
    all.property_types = query.property_types;
    all.features = query.features;
    all.themes = query.themes;
    all.chains = query.chains;
    all.guest_ratings = query.guest_ratings;
    all.deals = query.deals;
    all.hotel_name = query.hotel_name;
    (all.sort_field, all.sort_direction) = (query.sort_field, query.sort_direction);
    (all.page_index, all.page_size) = (query.page_index, query.page_size);
    all.preferred_hotels = query.preferred_hotels;
    all.only_if_complete = query.only_if_complete;
    all.search_timeout = query.search_timeout;
    (all.checkin, all.checkout) = (query.checkin, query.checkout);
    all.rooms = query.rooms;
    all.language_code = query.language_code;
    all.currency_code = query.currency_code;
    all.include_taxes_in_total = query.include_taxes_in_total;
    all.include_local_taxes_in_total = query.include_local_taxes_in_total;
    all
}
