//! The definition of a listing: the content of its pages, and the request for the next page.

use serde_core::Serialize;
use specwright_core::Validate;
use specwright_core::query::Query;

use crate::future::{MaybeSend, MaybeSync};
use crate::{Content, Operation};

/// A paginated listing. Generated code implements this trait.
pub trait Paging: Sized + 'static {
    /// The request for a page: the query, the body, or both.
    type Request: MaybeSend + MaybeSync + 'static;
    /// The part of the request that is sent as the query.
    type Query: Query + Validate + 'static;
    /// The part of the request that is sent as the body.
    type Body: Serialize + Validate + 'static;
    /// The response type.
    type Page: Content + MaybeSend + MaybeSync + 'static;
    /// An element of a page.
    type Item: MaybeSend + MaybeSync + 'static;

    /// The operation that returns a page.
    const OPERATION: &'static Operation;

    /// The pagination method.
    const PAGINATION: Pagination<Self>;

    /// The path of the response field with the elements; empty if the response itself is the list.
    const ITEMS: &'static [&'static str];

    /// Returns the query and the body of a request.
    fn parts(request: &Self::Request) -> (&Self::Query, Option<&Self::Body>);

    /// Returns the number of elements of a page, including null elements.
    fn count(page: &Self::Page) -> usize;

    /// Removes and returns the elements of a page.
    fn take(page: &mut Self::Page) -> Vec<Self::Item>;

    /// Returns the page size that a request specifies, if any.
    fn size(_: &Self::Request) -> Option<i64> {
        None
    }

    /// Returns the total number of elements across all pages, if the response contains it.
    fn total(_: &Self::Page) -> Option<i64> {
        None
    }

    /// Returns whether there is another page, or `None` if the response does not indicate this.
    fn has_more(_: &Self::Page) -> Option<bool> {
        None
    }

    /// Sets defaults explicitly for parameters that affect the sequence of pages. The service may have other
    /// defaults, and the client detects the last page by its number of elements.
    fn state_defaults(_: &mut Self::Request) {}
}

/// A pagination method, which determines the request for the next page.
#[derive(Debug)]
pub enum Pagination<P: Paging> {
    /// A value from each response. The last page has none.
    Cursor {
        /// The path of the response field.
        path: &'static [&'static str],
        /// Function that returns the value as a string.
        read: fn(&P::Page) -> Option<String>,
        /// Function that sets the value in a request. Returns `None` if the value has the wrong format.
        write: fn(&mut P::Request, &str) -> Option<()>,
    },
    /// A URL in each response. The last page has none.
    Url {
        /// The path of the response field with the URL, or with the list of links.
        path: &'static [&'static str],
        /// Function that returns the URL.
        read: fn(&P::Page) -> Option<&str>,
    },
    /// A URL in the `Link` header. The last page has none.
    Link,
    /// The number of the page.
    Page(Number<P>),
    /// The number of elements before the page.
    Offset(Number<P>),
}

/// The request parameter with the number of a page, or with the number of elements before a page.
#[derive(Debug)]
pub struct Number<P: Paging> {
    /// The number that selects the first page.
    pub first: i64,
    /// Function that returns the number that a request specifies, if any.
    pub read: fn(&P::Request) -> Option<i64>,
    /// Function that sets the number in a request.
    pub write: fn(&mut P::Request, i64),
}
