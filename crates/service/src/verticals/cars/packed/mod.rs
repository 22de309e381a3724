//! Searches for cars as bytes, for the nodes that share a store.

mod query;

pub(crate) use query::{pack_query, unpack_query};
