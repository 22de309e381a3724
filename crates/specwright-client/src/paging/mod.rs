//! Listings whose responses are pages, read page by page or element by element.
//!
//! A [`Paging`], which generated code implements, describes the content of a page and how to request the next one.
//! [`Items`] streams the elements of all pages, and [`Pages`] streams the pages themselves. A [`Place`] lets another
//! process resume the listing.

mod items;
mod pages;
mod place;
mod rules;
mod turn;

pub use items::Items;
pub use pages::Pages;
pub use place::Place;
pub use rules::{Number, Pagination, Paging};

#[cfg(test)]
mod tests;
