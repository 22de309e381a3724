//! Tolerant decoding of JSON into values, with notes of all that is not as described, and encoding of them.
//!
//! Types that a description generates implement [`Decode`]. [`decode`] returns the value together with
//! [`Notes`]: everything in the payload that was not as described. Decoding fails on broken JSON, or if not even
//! the outermost value can be made; anything else is noted and skipped, so that one odd element does not cost its
//! neighbours.
//!
//! ```
//! use wayfare_wire::{decode, NoteKind};
//!
//! let decoded = decode::<Vec<i64>>(b"[1, null, 3]")?;
//! assert_eq!(decoded.value, [1, 3]);
//! assert_eq!(decoded.notes[0].kind(), NoteKind::WrongType);
//! assert_eq!(decoded.notes[0].at.to_string(), "/1");
//! # Ok::<(), wayfare_wire::DecodeError>(())
//! ```
//!
//! [`encode`] writes any value back as compact JSON, byte for byte as serde_json does and in less time.
//!
//! The crate knows no API: it holds what every generated API shares. Beside the decoder these are the value types
//! [`Amount`], [`Date`], [`LocalDateTime`], [`Text`], [`Lenient`], [`PipeList`] and [`CommaList`], the query codec
//! ([`mod@query`]), and the macros behind generated types: tables of their fields, such as [`object!`], [`union!`],
//! [`query!`], [`setters!`] and [`lookups!`].

mod amount;
#[cfg(feature = "arbitrary")]
pub mod arbitrary;
mod ascending;
mod builder;
mod cursor;
mod cx;
mod date;
mod decode;
mod decode_error;
mod deserialize;
mod document;
mod encode;
mod entries;
mod fields;
mod form;
mod found;
mod id;
mod lenient;
mod list;
mod location;
mod lookups;
mod note;
mod object;
mod open;
pub mod query;
mod reason;
mod scalar;
#[cfg(feature = "schemars")]
pub mod schema;
mod syntax;
mod text;
mod time;
mod union;
mod value_error;

pub use amount::{Amount, Decimal};
pub use cx::Cx;
pub use date::Date;
pub use decode::{Decode, Items, Names};
pub use decode_error::DecodeError;
pub use deserialize::deserialize;
pub use document::{Decoded, decode, decode_partial, decode_strict};
pub use encode::{EncodeError, Object, encode, encode_into};
pub use entries::EntryKey;
pub use fields::{FieldNames, Fields, Slot};
pub use form::{Form, KnownValues};
pub use found::{Found, Number, excerpt};
pub use lenient::{Grammar, Lenient};
pub use list::{CommaList, PipeList};
pub use location::{Location, Path, PathRoot, Step};
pub use note::{Note, Notes};
pub use open::{OpenInteger, OpenText, UnlistedInteger, UnlistedText};
pub use reason::{Expected, NamedPart, NoteKind, NoteReason};
pub use syntax::SyntaxFault;
pub use text::Text;
pub use time::LocalDateTime;
pub use value_error::{Requirement, SizeLimit, ValueError};

/// Items that the macros and the generated code refer to; not for direct use.
#[doc(hidden)]
pub mod private {
    #[cfg(feature = "arbitrary")]
    pub use arbitrary;
    #[cfg(feature = "schemars")]
    pub use schemars;
    pub use serde_core;
    pub use serde_json;
}

/// A JSON value kept unchanged, for shapes that the description does not show.
pub type Json = serde_json::Value;

/// The examples of the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
