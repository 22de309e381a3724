//! Packing of flight searches, for the nodes that share a store.

mod offers;
mod query;

pub(super) use offers::{pack_offers, unpack_offers};
pub(crate) use query::{pack_query, unpack_query};
