//! Searches for hotels as bytes, for the nodes that share a store.

mod query;
mod quotes;

pub(crate) use query::PackedHotelQuery;
pub(super) use quotes::{pack_quotes, unpack_quotes};
