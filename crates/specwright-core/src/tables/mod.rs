//! The macros that generated code consists of. Each macro expands a table into impls.

mod builder;
mod by_type;
mod id;
mod lookups;
mod object;
mod open;
mod union;
mod unlisted_form;
mod writer;

pub use open::{OpenText, UnlistedInteger, UnlistedText};
pub use unlisted_form::UnlistedForm;
#[cfg(feature = "arbitrary")]
pub(crate) use unlisted_form::json_type;
