//! Comparison of the models' decoder and encoder with other libraries, on responses from the service.
//!
//! The other libraries decode into [`rivals`]: structs with derived impls, generated from the API's OpenAPI document.
//! Like the models, these structs contain all data of a response. Only the models also note differences from the
//! description.

#[cfg(feature = "service")]
pub mod answers;
#[cfg(feature = "bench")]
pub mod contest;
#[cfg(feature = "bench")]
pub mod forms;
pub mod generator;

pub use generated::rivals;

#[rustfmt::skip]
mod generated {
    pub mod rivals;
}
