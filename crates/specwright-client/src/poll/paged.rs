//! The rules of a search protocol with paged results.

use crate::poll::Protocol;

/// A protocol with paged results. The generator implements it.
pub trait Paged: Protocol<Response: Clone> {
    /// The number of the first page. Lower numbers also stand for the first page.
    const FIRST_PAGE: i64;

    /// Returns the page that a request asks for.
    fn page(request: &Self::Request) -> PageOf;

    /// Makes a request ask for the page with this number.
    fn turn(request: &mut Self::Request, number: i64);

    /// Keeps the results for which `keep` returns `true`. `keep` is called once for each result, in order.
    fn retain(response: &mut Self::Response, keep: impl FnMut() -> bool);
}

/// A page that a request asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageOf {
    /// The page number.
    pub number: i64,
    /// The maximum number of results on the page.
    pub size: i64,
}
