//! Rules of a search protocol whose results come in pages.

use crate::poll::Protocol;

/// A protocol whose results come in pages. Written by the generator from the description.
pub trait Paged: Protocol<Response: Clone> {
    /// The number of the first page. Lower numbers stand for it too.
    const FIRST_PAGE: i64;

    /// The page that a request asks for.
    fn page(request: &Self::Request) -> PageOf;

    /// Makes a request ask for the page of this number.
    fn turn(request: &mut Self::Request, number: i64);

    /// Keeps the results for which this is true, which is asked for each, in order.
    fn retain(response: &mut Self::Response, keep: impl FnMut() -> bool);
}

/// The page that a request asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageOf {
    /// Its number.
    pub number: i64,
    /// The most results on it.
    pub size: i64,
}
