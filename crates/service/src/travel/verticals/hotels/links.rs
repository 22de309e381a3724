//! Links to other searches. Links are absolute, and contain the stay and the terms of the request, but neither the key
//! nor the session.

use std::fmt::Write as _;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use specwright_core::Text;
use specwright_core::query::{Query as _, QueryWriter};
use wayfare_models::hotels::{HotelFilters, HotelStay, SingleHotelQuery};

use crate::travel::generated::hotels::{HOTELS_MULTIPLE, HOTELS_SINGLE};
use crate::travel::links::ServiceLinks;

/// Characters to encode in values. Most characters of keys and rooms stay readable.
const ENCODED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b':').remove(b',');

/// Builder for the links of one response.
#[derive(Debug)]
pub(super) struct Links {
    base: String,
    own: ServiceLinks,
    /// The part of a hotel link before the hotel's id.
    hotel: String,
    /// The part of a link's query after the key of the hotel or destination.
    rest: String,
}

impl Links {
    /// Creates a builder for absolute links below the service's base URL.
    pub(super) fn new(base: String, stay: &HotelStay) -> Self {
        // Settings for waiting do not belong in a link.
        let mut stay = stay.clone();
        (stay.only_if_complete, stay.search_timeout) = (None, None);
        let mut parameters = QueryWriter::default();
        stay.write(&mut parameters);
        let mut rest = String::new();
        for (name, value) in parameters.into_pairs() {
            // Writing to a string can't fail.
            let _ = write!(rest, "&{name}={}", utf8_percent_encode(&value, ENCODED));
        }
        let hotel = format!("{base}{}?{}=khotel:", HOTELS_SINGLE.path, SingleHotelQuery::HOTEL);
        Links { own: ServiceLinks::below(&base), hotel, base, rest }
    }

    /// Returns the builder for links to other paths of the service.
    pub(super) fn own(&self) -> &ServiceLinks {
        &self.own
    }

    /// Returns the link to the search for a single hotel, in parts.
    pub(super) fn hotel<'a>(&'a self, id: &'a str) -> [&'a str; 3] {
        [&self.hotel, id, &self.rest]
    }

    /// Returns the link to the search for all hotels of a destination.
    pub(super) fn destination(&self, key: &str) -> Text {
        let (parameter, key) = (HotelFilters::DESTINATION, utf8_percent_encode(key, ENCODED));
        format_args!("{}{}?{parameter}={key}{}", self.base, HOTELS_MULTIPLE.path, self.rest).into()
    }
}
