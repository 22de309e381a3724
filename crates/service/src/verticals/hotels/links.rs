//! Links to further searches: absolute, with the stay and the terms of the request, without the key and the session.

use std::fmt::Write as _;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use wayfare_models::hotels::MultipleHotelQuery;

use crate::generated::hotels::{HOTELS_MULTIPLE, HOTELS_SINGLE};

/// What a value keeps as it is; keys and rooms stay readable.
const ENCODED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b':').remove(b',');

/// Makes the links of one answer.
#[derive(Debug)]
pub(super) struct Links {
    base: String,
    /// Everything behind the key of the hotel or destination.
    rest: String,
}

impl Links {
    /// Links as the caller can follow them, below where the service is reached.
    pub(super) fn new(base: String, query: &MultipleHotelQuery) -> Self {
        let mut rest = String::new();
        add(&mut rest, "checkin", query.checkin.as_ref());
        add(&mut rest, "checkout", query.checkout.as_ref());
        add(&mut rest, "rooms", query.rooms.as_ref());
        add(&mut rest, "languageCode", query.language_code.as_ref());
        add(&mut rest, "currencyCode", query.currency_code.as_ref());
        add(&mut rest, "includeTaxesInTotal", query.include_taxes_in_total.as_ref());
        add(&mut rest, "includeLocalTaxesInTotal", query.include_local_taxes_in_total.as_ref());
        Links { base, rest }
    }

    /// The single search of a hotel.
    pub(super) fn hotel(&self, id: i64) -> String {
        format!("{}{}?hotel=khotel:{id}{}", self.base, HOTELS_SINGLE.path, self.rest)
    }

    /// The multiple search of a destination.
    pub(super) fn destination(&self, key: &str) -> String {
        let key = utf8_percent_encode(key, ENCODED);
        format!("{}{}?destination={key}{}", self.base, HOTELS_MULTIPLE.path, self.rest)
    }
}

fn add(rest: &mut String, name: &str, value: Option<&impl ToString>) {
    if let Some(value) = value {
        let value = value.to_string();
        // Writing into a string does not fail.
        let _ = write!(rest, "&{name}={}", utf8_percent_encode(&value, ENCODED));
    }
}
