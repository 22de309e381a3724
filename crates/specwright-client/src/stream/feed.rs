//! The rules of a feed: what its pages are, and how one begins after another.

use specwright_core::Decode;
use specwright_core::Validate;
use specwright_core::query::Query;

use crate::Operation;
use crate::future::{MaybeSend, MaybeSync};

/// The order of a feed's pages. The generator writes the implementations.
pub trait Feed: 'static {
    /// The query of a page.
    type Query: Query + Validate + MaybeSend + MaybeSync + 'static;
    /// A record.
    type Record: Decode + 'static;
    /// The id that a page begins after.
    type Id: PartialEq + MaybeSend + MaybeSync + 'static;

    /// The operation that returns a page.
    const OPERATION: &'static Operation;

    /// The id of a record.
    fn id(record: &Self::Record) -> Option<Self::Id>;

    /// The id that the query's page begins after; the first page begins after none.
    fn last(query: &Self::Query) -> Option<&Self::Id>;

    /// Makes the query's page begin after this id.
    fn begin_after(query: &mut Self::Query, id: Self::Id);

    /// The number of records of a page that is not the last one.
    fn size(query: &Self::Query) -> i64;

    /// States the defaults of what the sequence depends on. A service may have other ones, and the number of records
    /// tells the last page.
    fn state_defaults(query: &mut Self::Query);
}
