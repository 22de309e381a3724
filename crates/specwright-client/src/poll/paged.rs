//! The rules of a search protocol with paged results.

use crate::poll::Protocol;

/// A protocol with paged results. The generator implements it.
pub trait Paged: Protocol<Response: Clone> {
    /// Makes a request ask for the page with this index.
    fn turn(request: &mut Self::Request, index: i64);

    /// Keeps the results for which `keep` returns `true`. `keep` is called once for each result, in order.
    fn retain(response: &mut Self::Response, keep: impl FnMut() -> bool);
}
