//! All result pages for a destination.

use specwright_client::poll::Pages;
use wayfare_models::hotels::MultipleHotelQuery;

use crate::hotels::{Hotels, HotelsMultipleProtocol};

/// A stream of result pages for a destination.
pub type HotelPages = Pages<HotelsMultipleProtocol>;

impl Hotels<'_> {
    /// Searches for the hotels in a destination, page by page, from the query's page to the last. Equivalent to
    /// `search_multiple(query).pages()`.
    pub fn pages(&self, query: impl Into<MultipleHotelQuery>) -> HotelPages {
        self.search_multiple(query).pages()
    }
}
