//! Listings whose answers are pages: all their elements, page after page.
//!
//! What a page holds and how it tells of the next one is a [`Paging`], which the generator writes. [`Items`] are the
//! elements of all pages, [`Pages`] the pages themselves; a [`Place`] is where another process goes on.

mod items;
mod pages;
mod place;
mod rules;
mod turn;

pub use items::Items;
pub use pages::Pages;
pub use place::Place;
pub use rules::{Number, Paging, Way};

#[cfg(test)]
mod tests;
