//! Compares the models' decoder with other libraries, on answers of the service.
//!
//! The other libraries read [`rivals`], structs with derived impls that are generated from the API's OpenAPI document.
//! Like the models, these structs hold all data of an answer. Only the models also note deviations from the
//! description.

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
