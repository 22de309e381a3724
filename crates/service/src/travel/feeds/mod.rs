//! The static data feed: labels for the numbers in hotel responses, and all hotels and places, by id.

mod constants;
mod hotels;
mod place_types;
mod places;

use wayfare_models::common::{CountryCode, LanguageCode};

use crate::travel::place_names;

pub(crate) use constants::WrittenConstants;
pub(crate) use hotels::{HotelFeedFilter, page as hotels};
pub(crate) use places::page as places;

/// A page of a feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FeedPage {
    /// The id after which the page begins.
    last: i64,
    /// Maximum number of records on the page.
    size: usize,
    /// The country of the records; `None` for all countries.
    country: Option<CountryCode>,
    /// The language of place names.
    language: Option<LanguageCode>,
}

impl FeedPage {
    /// Creates a page. Returns `None` for a negative size, which the description does not allow.
    pub(crate) fn new(
        last: i64,
        size: i64,
        country: Option<CountryCode>,
        language: Option<LanguageCode>,
    ) -> Option<Self> {
        Some(FeedPage { last, size: usize::try_from(size).ok()?, country, language })
    }

    fn language(&self) -> &str {
        place_names::language(self.language.as_ref())
    }
}
