//! Decoding: a cursor over the bytes of a document, and the types that are created from the values that the cursor
//! finds.

mod ascending;
mod cursor;
mod cx;
mod deserialize;
mod document;
mod entries;
mod error;
mod fields;
mod forms;
mod lengths;
mod merge;
mod names;
mod repeats;
mod scalar;
mod shapes;

pub use cx::Cx;
pub use deserialize::deserialize;
pub use document::{Decoded, decode, decode_partial, decode_strict, decode_texts};
pub use entries::EntryKey;
pub use error::DecodeError;
pub use forms::Tag;
pub(crate) use scalar::whole;

pub use fields::{Fields, Slot};
pub use names::FieldNames;
pub use shapes::{Decode, Items, Names};
