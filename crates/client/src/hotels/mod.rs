//! Hotel search: what is described of it, and what goes beyond one answer: [pages](Hotels::pages) and
//! [searches by id](Hotels::search_ids).

mod batches;
mod pages;
#[cfg(test)]
mod tests;

#[doc(inline)]
pub use crate::generated::hotels::*;
pub use batches::{Batches, HotelsById};
pub use pages::Pages;
