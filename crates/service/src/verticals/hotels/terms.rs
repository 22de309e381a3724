//! What a request asks for beside which hotels: when, for whom, in which currency, with which taxes.

use std::time::Duration;

use jiff::Timestamp;
use wayfare_models::common::CurrencyCode;
use wayfare_models::hotels::{HotelRoomGuests, HotelStay};
use wayfare_validation::Room;
use wayfare_wire::{Amount, Date};

use crate::market::Market;
use wayfare_inventory::hotels::{Device, HotelQuery, RoomParty, TotalRule, Viewer};
use wayfare_places::money::{Currency, ExactAmount as Minor};

/// When, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stay {
    pub(super) checkin: Date,
    pub(super) checkout: Date,
    pub(super) rooms: HotelRoomGuests,
}

/// On which terms a request is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    pub(super) currency: &'static Currency,
    /// Which taxes totals hold.
    pub(super) totals: TotalRule,
    pub(super) device: Device,
    /// Where rooms are sold, ISO 3166-1 alpha-2.
    pub(super) market: String,
    /// The language's code.
    pub(super) language: String,
    pub(super) only_if_complete: bool,
    /// How long to wait for providers.
    pub(super) patience: Duration,
}

impl Terms {
    pub(super) fn of(asked: &HotelStay, market: &Market, is_on_telephone: bool) -> Self {
        let currency = asked.currency_code.as_ref().map(CurrencyCode::as_str);
        let (taxes, local_taxes) = (asked.include_taxes_in_total, asked.include_local_taxes_in_total);
        Terms {
            currency: currency.and_then(Currency::from_code).unwrap_or(market.currency),
            totals: TotalRule::resolve(&market.country, taxes, local_taxes),
            device: if is_on_telephone { Device::Mobile } else { Device::Desktop },
            market: market.country.clone(),
            language: asked
                .language_code_or_default()
                .map_or_else(|| "EN".to_owned(), |code| code.to_string()),
            only_if_complete: asked.only_if_complete_or_default(),
            patience: Duration::from_millis(
                asked.search_timeout.and_then(|wait| wait.try_into().ok()).unwrap_or(0),
            ),
        }
    }

    /// Whether it is the language that names are in anyway.
    pub(super) fn is_default_language(&self) -> bool {
        self.language.split('_').next().is_some_and(|code| code.eq_ignore_ascii_case("en"))
    }

    /// Who looks, at a search that was started then.
    pub(super) fn viewer(&self, began: Timestamp) -> Viewer {
        let Terms { currency, totals, device, .. } = *self;
        Viewer { currency, market: self.market.clone(), totals, device, now: began }
    }

    /// Whether prices are the same on both terms.
    pub(super) fn price_like(&self, other: &Terms) -> bool {
        let prices = |it: &Terms| (it.currency, it.totals, it.device);
        prices(self) == prices(other) && self.market == other.market
    }

    pub(super) fn amount(&self, minor: i64) -> Amount {
        amount(minor, self.currency)
    }
}

/// An amount as it is written.
pub(super) fn amount(minor: i64, currency: &'static Currency) -> Amount {
    written(Minor::from_minor(minor, currency))
}

/// An amount as it is written.
pub(super) fn written(amount: Minor) -> Amount {
    // A quotient of integers is finite, for which there is always a wire amount.
    Amount::new(amount.to_f64()).unwrap_or_default()
}

impl Stay {
    /// The stay as the inventory is asked for it.
    pub(super) fn query(&self, viewer: Viewer) -> Option<HotelQuery> {
        let day = |date: Date| jiff::civil::Date::new(date.year(), date.month() as i8, date.day() as i8).ok();
        let party =
            |room: &Room| RoomParty { adults: room.adult_count(), child_ages: room.child_ages().to_vec() };
        let rooms = self.rooms.rooms().iter().map(party).collect();
        Some(HotelQuery { check_in: day(self.checkin)?, check_out: day(self.checkout)?, rooms, viewer })
    }
}

/// The stay of a request; `None` without dates, whatever else is said of guests. Where nobody says who comes it is one
/// room for two.
pub(super) fn stay(asked: &HotelStay) -> Option<Stay> {
    let (checkin, checkout) = asked.checkin.zip(asked.checkout)?;
    let rooms = match asked.rooms {
        Some(rooms) => rooms,
        None => HotelRoomGuests::from_party([Room::adults(2)]).ok()?,
    };
    Some(Stay { checkin, checkout, rooms })
}
