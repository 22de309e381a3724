//! Hotel searches that need more than one response: [all pages](crate::hotels::Hotels::pages) of a destination and
//! [searches by id](crate::hotels::Hotels::search_ids).

mod batches;
mod pages;

pub use batches::{HotelBatches, HotelsById};
pub use pages::HotelPages;
