//! The rules of a listing: what its pages hold, and how one follows the other.

use serde_core::Serialize;
use specwright_core::Validate;
use specwright_core::query::Query;

use crate::future::{MaybeSend, MaybeSync};
use crate::{Content, Operation};

/// The pages of a listing. The generator writes the implementations.
pub trait Paging: Sized + 'static {
    /// What a page is asked for with: the query, the body, or both.
    type Request: MaybeSend + MaybeSync + 'static;
    /// The part of it that goes into the query.
    type Query: Query + Validate + 'static;
    /// The part of it that goes into the body.
    type Body: Serialize + Validate + 'static;
    /// An answer.
    type Page: Content + MaybeSend + MaybeSync + 'static;
    /// An element of it.
    type Item: MaybeSend + MaybeSync + 'static;

    /// The operation that returns a page.
    const OPERATION: &'static Operation;

    /// How the next page is asked for.
    const WAY: Way<Self>;

    /// The path of the answer's field with the elements; empty where the answer itself is the list.
    const ITEMS: &'static [&'static str];

    /// The query and the body of a request.
    fn parts(request: &Self::Request) -> (&Self::Query, Option<&Self::Body>);

    /// The number of elements of a page, those that are null included.
    fn count(page: &Self::Page) -> usize;

    /// Takes the elements out of a page.
    fn take(page: &mut Self::Page) -> Vec<Self::Item>;

    /// The number of elements that a request asks for, where it does.
    fn size(_: &Self::Request) -> Option<i64> {
        None
    }

    /// The number of elements of all pages, where an answer has it.
    fn total(_: &Self::Page) -> Option<i64> {
        None
    }

    /// Whether there is another page, where an answer says so.
    fn has_more(_: &Self::Page) -> Option<bool> {
        None
    }

    /// States the defaults of what the sequence depends on. A service may have other ones, and the number of elements
    /// tells the last page.
    fn state_defaults(_: &mut Self::Request) {}
}

/// How the next page is asked for.
#[derive(Debug)]
pub enum Way<P: Paging> {
    /// By a value of each answer; there is none on the last page.
    Cursor {
        /// The path of the answer's field.
        path: &'static [&'static str],
        /// The value, as a text.
        read: fn(&P::Page) -> Option<String>,
        /// Makes a request ask for the page of this value; `None` where it has another form.
        write: fn(&mut P::Request, &str) -> Option<()>,
    },
    /// By a URL in each answer; there is none on the last page.
    Url {
        /// The path of the answer's field, or of its list of links.
        path: &'static [&'static str],
        /// The URL.
        read: fn(&P::Page) -> Option<&str>,
    },
    /// By a URL in the header `Link`; there is none on the last page.
    Link,
    /// By its number.
    Page(Number<P>),
    /// By the number of elements before it.
    Offset(Number<P>),
}

/// The number in a request by which a page is asked for.
#[derive(Debug)]
pub struct Number<P: Paging> {
    /// That of the first page.
    pub first: i64,
    /// That of the page that a request asks for, if it has one.
    pub read: fn(&P::Request) -> Option<i64>,
    /// Makes a request ask for the page of this number.
    pub write: fn(&mut P::Request, i64),
}
