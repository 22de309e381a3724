//! Serialization of hotel searches for the shared store.

mod query;
mod quotes;

pub(super) use query::{pack_query, unpack_query};
pub(super) use quotes::{pack_quotes, unpack_quotes};
