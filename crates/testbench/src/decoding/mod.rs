//! The decoder of the models beside other libraries, on answers of the service.
//!
//! The others read [`rivals`], structs with derived impls that a generator makes of the API's OpenAPI document. They
//! hold all that an answer has, as the models do; only the notes on what is not as described are the models' alone.

#[cfg(feature = "service")]
pub mod answers;
#[cfg(feature = "bench")]
pub mod contest;
pub mod generator;

pub use generated::rivals;

#[rustfmt::skip]
mod generated {
    pub mod rivals;
}
