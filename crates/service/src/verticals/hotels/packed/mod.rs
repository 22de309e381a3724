//! Searches for hotels as bytes, for the nodes that share a store.

mod query;

pub(crate) use query::PackedHotelQuery;
