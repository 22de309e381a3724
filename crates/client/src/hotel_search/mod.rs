//! Hotel searches beyond one answer: [all pages](crate::hotels::Hotels::pages) of a destination and
//! [searches by ids](crate::hotels::Hotels::search_ids).

mod batches;
mod pages;

pub use batches::{HotelBatches, HotelsById};
pub use pages::HotelPages;
