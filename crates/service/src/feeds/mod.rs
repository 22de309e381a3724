//! The static data feed: labels of the numbers in hotel answers, and all hotels and places, by id.

mod constants;
mod hotels;
mod places;

pub(crate) use constants::of as constants;
pub(crate) use hotels::page as hotels;
pub(crate) use places::page as places;

/// A page of a feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FeedPage {
    /// The id after which it begins; `None` for the first record.
    last: Option<i64>,
    /// Most records on the page.
    size: usize,
}

impl FeedPage {
    /// A page; `None` for a negative size, which the description rules out.
    pub(crate) fn new(last: Option<i64>, size: i64) -> Option<Self> {
        Some(FeedPage { last, size: usize::try_from(size).ok()? })
    }
}
