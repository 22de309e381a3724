//! Packing of hotel searches, for the nodes that share a store.

mod query;
mod quotes;

pub(super) use query::{pack_query, unpack_query};
pub(super) use quotes::{pack_quotes, unpack_quotes};
