//! Tolerant JSON decoding, with notes about all differences from the description, and JSON encoding.
//!
//! Types generated from a description implement [`Decode`]. [`decode`] returns the value together with [`Notes`]: all
//! differences between the payload and the description. Decoding fails only if it can't recover from a syntax error, or
//! if the outermost value can't be created. Everything else is noted and skipped, so that an unexpected element or an
//! invalid token does not affect its neighbours. [`decode_strict`] rejects everything that JSON forbids, except an
//! initial byte order mark. [`decode_partial`] returns the complete part of a truncated document.
//!
//! ```
//! use specwright_core::{decode, NoteKind};
//!
//! let decoded = decode::<Vec<i64>>(b"[1, null, 3]")?;
//! assert_eq!(decoded.value, [1, 3]);
//! assert_eq!(decoded.notes[0].kind(), NoteKind::WrongType);
//! assert_eq!(decoded.notes[0].at.to_string(), "/1");
//! # Ok::<(), specwright_core::DecodeError>(())
//! ```
//!
//! [`encode`] writes any value as compact JSON: the same bytes as serde_json, but faster. The writers in [`mod@write`]
//! write JSON from existing data, without a value of the generated type.
//!
//! [`Validate`] checks constraints that types can't express (ranges, counts, fields that depend on each other) and
//! reports all [`Violation`]s at once. Generated code uses the functions in [`check`]:
//!
//! ```
//! use specwright_core::{Path, Validate, Violations, check};
//!
//! struct Search {
//!     airports: Vec<String>,
//!     max_stops: i64,
//! }
//!
//! impl Validate for Search {
//!     fn check(&self, at: &Path<'_>, out: &mut Violations) {
//!         check::items(&at.field("airports"), self.airports.len(), Some(1), Some(9), out);
//!         check::integer_range(&at.field("maxStops"), self.max_stops, Some(0), Some(10), out);
//!     }
//! }
//!
//! let violations = Search { airports: vec![], max_stops: 11 }.validate().unwrap_err();
//! assert_eq!(violations[0].to_string(), "/airports: found no items, allowed 1 to 9 items");
//! assert_eq!(violations[1].to_string(), "/maxStops: found 11, allowed an integer from 0 to 10");
//! ```
//!
//! The crate contains the code that all generated APIs share, and nothing that is specific to a single API. In addition
//! to the decoder, the crate provides the value types [`Amount`], [`Decimal`], [`Date`], [`LocalDateTime`],
//! [`OffsetDateTime`], [`IsoDuration`], [`Text`], [`TextOrInteger`], [`Lenient`], [`PipeList`] and [`CommaList`], the
//! query codec ([`mod@query`]), and the macros behind generated types, such as [`object!`], [`union!`],
//! [`by_type!`], [`query!`], [`setters!`] and [`lookups!`], which expand tables of fields.

mod amount;
#[cfg(feature = "arbitrary")]
pub mod arbitrary;
pub mod auth;
#[cfg(feature = "base64")]
mod base64;
mod date;
mod decimal;
mod decode;
mod duration;
mod encode;
pub mod form;
mod lenient;
mod list;
pub mod media_type;
mod note;
mod offset_time;
pub mod query;
#[cfg(feature = "schemars")]
pub mod schema;
mod shown;
mod tables;
mod text;
mod text_or_integer;
mod time;
#[cfg(feature = "uuid")]
mod uuid;
mod validate;

#[cfg(feature = "uuid")]
pub use ::uuid::Uuid;
pub use amount::Amount;
#[cfg(feature = "base64")]
pub use base64::Base64;
pub use date::Date;
pub use decimal::Decimal;
#[doc(hidden)]
pub use decode::Tag;
pub use decode::{
    Cx, Decode, DecodeError, Decoded, EntryKey, FieldNames, Fields, Items, Names, Slot, decode,
    decode_partial, decode_strict, decode_texts, deserialize,
};
pub use duration::IsoDuration;
pub use encode::{EncodeError, Object, WriteFields, encode, encode_into, write};
pub use lenient::{Grammar, Lenient};
pub use list::{CommaList, PipeList};
pub use note::{
    Expected, Form, Found, KnownValues, Location, NamedPart, Note, NoteKind, NoteReason, Notes, Number, Path,
    PathRoot, Requirement, SizeLimit, Step, SyntaxFault, ValueError, excerpt,
};
pub use offset_time::OffsetDateTime;
pub use tables::{OpenText, UnlistedForm, UnlistedInteger, UnlistedText};
pub use text::Text;
pub use text_or_integer::TextOrInteger;
pub use time::LocalDateTime;
pub use validate::{ComparedValue, LengthUnit, Validate, Violation, ViolationReason, Violations, check};

/// Implementation details of the macros and the generated code. Don't use these items directly.
#[doc(hidden)]
pub mod private {
    #[cfg(feature = "arbitrary")]
    pub use arbitrary;
    #[cfg(feature = "schemars")]
    pub use schemars;
    pub use serde_core;
    pub use serde_json;
}

/// An unchanged JSON value, for shapes that the description does not specify.
pub type Json = serde_json::Value;

/// The README, whose examples run as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
