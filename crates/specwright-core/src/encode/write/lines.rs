//! The records of a stream.

use std::fmt;
use std::marker::PhantomData;

use super::{Compound, Out, WriteAs, compound};
use crate::EncodeError;

/// Records of a stream, each as a line of JSON. Records can be created only by the writer of `R` or from values of type
/// `R`.
///
/// ```
/// use specwright_core::write::EncodedLines;
///
/// let lines = EncodedLines::<Vec<i64>>::write(|lines| {
///     lines.line(|list| list.extend(1..3));
///     lines.push(&vec![3]);
/// });
/// assert_eq!(lines.into_bytes()?, b"[1,2]\n[3]\n");
/// # Ok::<(), specwright_core::EncodeError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct EncodedLines<R> {
    lines: Result<Vec<u8>, EncodeError>,
    of: PhantomData<fn() -> R>,
}

impl<R> EncodedLines<R> {
    /// Writes records.
    ///
    /// # Panics
    /// Panics if debug assertions are enabled and a field is missing, repeated or out of order.
    pub fn write(fill: impl FnOnce(&mut LinesWriter<'_, R>)) -> Self {
        let lines = Out::document(|out| fill(&mut LinesWriter { out, record: PhantomData }));
        EncodedLines { lines, of: PhantomData }
    }

    /// Returns the bytes.
    ///
    /// # Errors
    /// Returns an error if a value could not be written. Writing a value of a generated type never fails.
    pub fn into_bytes(self) -> Result<Vec<u8>, EncodeError> {
        self.lines
    }
}

impl<R> fmt::Debug for EncodedLines<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::debug(&self.lines, f)
    }
}

/// Records being written.
#[derive(Debug)]
pub struct LinesWriter<'o, R> {
    out: &'o mut Out,
    record: PhantomData<fn() -> R>,
}

impl<R> LinesWriter<'_, R> {
    /// Writes a record.
    pub fn push(&mut self, record: impl WriteAs<R>) {
        record.write(self.out);
        self.out.buffer.byte(b'\n');
    }
}

impl<R: Compound> LinesWriter<'_, R> {
    /// Writes a record part by part.
    pub fn line(&mut self, fill: impl FnOnce(&mut R::Writer<'_>)) {
        compound::<R>(self.out, fill);
        self.out.buffer.byte(b'\n');
    }
}
