//! All pages of a destination, one after the other.

use specwright_client::poll::Pages;
use wayfare_models::hotels::MultipleHotelQuery;

use crate::hotels::{Hotels, HotelsMultipleProtocol};

/// The pages of a destination.
pub type HotelPages = Pages<HotelsMultipleProtocol>;

impl Hotels<'_> {
    /// The hotels of a destination page by page, from the query's page to the last one: short for
    /// `search_multiple(query).pages()`.
    pub fn pages(&self, query: impl Into<MultipleHotelQuery>) -> HotelPages {
        self.search_multiple(query).pages()
    }
}
