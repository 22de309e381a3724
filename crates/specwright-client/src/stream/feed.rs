//! The definition of a feed: the content of its pages, and the request for the next page.

use std::hash::Hash;

use specwright_core::Decode;
use specwright_core::Validate;
use specwright_core::query::Query;

use crate::Operation;
use crate::future::{MaybeSend, MaybeSync};

/// A feed: a sequence of pages of records. Generated code implements this trait.
pub trait Feed: 'static {
    /// The query of a page.
    type Query: Query + Validate + MaybeSend + MaybeSync + 'static;
    /// The record type.
    type Record: Decode + 'static;
    /// The type of record ids. A page begins after a record id.
    type Id: Hash + PartialEq + MaybeSend + MaybeSync + 'static;

    /// The operation that returns a page.
    const OPERATION: &'static Operation;

    /// Returns the id of a record. Records with the same id are versions of one record.
    fn id(record: &Self::Record) -> Option<Self::Id>;

    /// Returns the id after which the query's page begins; `None` for the first page.
    fn last(query: &Self::Query) -> Option<&Self::Id>;

    /// Sets the id after which the query's page begins.
    fn begin_after(query: &mut Self::Query, id: Self::Id);

    /// Returns the number of records on a full page.
    fn size(query: &Self::Query) -> i64;

    /// Sets defaults explicitly for parameters that affect the sequence of pages. The service may have other
    /// defaults, and the client compares pages with the size that it requests.
    fn state_defaults(query: &mut Self::Query);
}
