//! Searches for flights as bytes, for the nodes that share a store.

mod offers;
mod query;

pub(super) use offers::{pack_offers, unpack_offers};
#[allow(unused_imports, reason = "the shared store uses it")]
pub(crate) use query::{pack_query, unpack_query};
