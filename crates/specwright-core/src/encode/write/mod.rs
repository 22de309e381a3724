//! Writers that write documents part by part from existing data, without an intermediate owned value.
//!
//! A generated writer has a method for each field of its type. Fields must be written in the order of the description.
//! The bytes are the same as the bytes that [`encode`](fn@crate::encode) returns for the owned value. With debug
//! assertions, a writer panics if a field is missing, repeated or out of order.
//!
//! ```
//! use specwright_core::write::Encoded;
//!
//! let squares = Encoded::<Vec<i64>>::write(|list| list.extend((1..4).map(|number| number * number)));
//! assert_eq!(squares.into_bytes()?, b"[1,4,9]");
//! # Ok::<(), specwright_core::EncodeError>(())
//! ```

mod collection;
mod encoded;
mod lines;
mod object;
#[cfg(test)]
mod tests;
mod value;

use std::fmt;

use super::buffer::Buffer;
use super::error::EncodeError;
pub use collection::{ListWriter, MapWriter};
pub use encoded::Encoded;
pub use lines::{EncodedLines, LinesWriter};
pub use object::{Described, ObjectWriter};
pub use value::{AnyInteger, AnyText, WriteAs};

/// A document being written.
#[derive(Debug)]
pub struct Out {
    buffer: Buffer,
    /// The first error of a value.
    error: Option<EncodeError>,
}

impl Out {
    /// Writes a document and returns its bytes.
    fn document(fill: impl FnOnce(&mut Out)) -> Result<Vec<u8>, EncodeError> {
        let mut out = Out { buffer: Buffer::appending_to(Vec::new()), error: None };
        fill(&mut out);
        match out.error {
            Some(error) => Err(error),
            None => Ok(out.buffer.into_bytes()),
        }
    }

    /// Records the error of a value, which makes the whole document fail.
    #[cold]
    fn record_error(&mut self, error: EncodeError) {
        self.error.get_or_insert(error);
    }
}

/// A type whose values have parts: an object, a list or a map.
pub trait Compound {
    /// Writer of the parts.
    type Writer<'o>;

    /// Writes the beginning of the value, before its parts.
    #[doc(hidden)]
    fn begin(out: &mut Out) -> Self::Writer<'_>;

    /// Writes the end of the value, after its parts.
    #[doc(hidden)]
    fn end(writer: Self::Writer<'_>);
}

/// A writer that can also write all parts of an owned value.
pub trait Fill<T: ?Sized> {
    /// Writes every part of the value.
    fn fill(&mut self, value: &T);
}

/// A boxed value is written like the value itself.
impl<T, W: Fill<T>> Fill<Box<T>> for W {
    fn fill(&mut self, value: &Box<T>) {
        Fill::<T>::fill(self, value);
    }
}

/// Writes a value part by part.
#[inline]
fn compound<T: Compound>(out: &mut Out, fill: impl FnOnce(&mut T::Writer<'_>)) {
    let mut writer = T::begin(out);
    fill(&mut writer);
    T::end(writer);
}

/// Formats the written JSON as text.
fn debug(written: &Result<Vec<u8>, EncodeError>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match written {
        Ok(json) => f.write_str(&String::from_utf8_lossy(json)),
        Err(error) => fmt::Debug::fmt(error, f),
    }
}
