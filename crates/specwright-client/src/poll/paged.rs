//! The rules of a search protocol with paged results.

use crate::poll::Protocol;

/// A protocol with paged results. Generated code implements this trait.
pub trait Paged: Protocol<Response: Clone> {
    /// Sets the page index in a request.
    fn turn(request: &mut Self::Request, index: i64);

    /// Keeps the results for which `keep` returns `true`. `keep` is called once for each result, in order.
    fn retain(response: &mut Self::Response, keep: impl FnMut() -> bool);
}
