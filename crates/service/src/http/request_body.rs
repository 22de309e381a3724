//! Request bodies.

use std::time::Duration;

use axum::body::Body;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_ENCODING;
use bytes::Bytes;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use specwright_core::Validate;
use specwright_core::query::Query;
use specwright_core::{
    Decode, DecodeError, Decoded, Location, NoteReason, decode_strict, decode_texts, excerpt,
};

use super::ignored::Ignored;
use super::query::Parameters;
use super::{Denial, Errors, FaultReason, Faults, Operation};

/// Default maximum size of a body, in bytes.
pub(crate) const MAX_BYTES: usize = 256 * 1024;

/// Default maximum time to receive a body.
pub(crate) const BODY_TIMEOUT: Duration = Duration::from_secs(30);

/// The request body of an operation: [`Json`], [`Plain`], [`Form`], [`BracketForm`], [`Bytes`], or `()` for no body.
pub trait RequestBody: Sized + Send + sealed::Sealed {
    /// `true` if the operation has a body.
    #[doc(hidden)]
    const IS_EXPECTED: bool;

    /// `true` if the body is JSON.
    #[doc(hidden)]
    const IS_JSON: bool = false;

    /// Reads the body, and adds all differences from the description to the faults, except for ignored names.
    #[doc(hidden)]
    fn read<E: Errors>(
        operation: &Operation,
        bytes: &Bytes,
        ignored: &mut Ignored,
        faults: &mut Faults<E>,
    ) -> Option<Self>;
}

/// No body. A body in the request is ignored.
impl RequestBody for () {
    const IS_EXPECTED: bool = false;

    fn read<E: Errors>(_: &Operation, _: &Bytes, _: &mut Ignored, _: &mut Faults<E>) -> Option<Self> {
        Some(())
    }
}

/// A JSON body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Json<B>(pub B);

impl<B: Decode + Validate + Send> RequestBody for Json<B> {
    const IS_EXPECTED: bool = true;
    const IS_JSON: bool = true;

    fn read<E: Errors>(
        _: &Operation,
        bytes: &Bytes,
        ignored: &mut Ignored,
        faults: &mut Faults<E>,
    ) -> Option<Self> {
        let body = decoded::<B, E>(bytes, ignored, faults)?;
        faults.add_violations(body.validate().err().unwrap_or_default());
        Some(Json(body))
    }
}

/// A JSON body of a type without validation rules, such as a list of strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plain<B>(pub B);

impl<B: Decode + Send> RequestBody for Plain<B> {
    const IS_EXPECTED: bool = true;
    const IS_JSON: bool = true;

    fn read<E: Errors>(
        _: &Operation,
        bytes: &Bytes,
        ignored: &mut Ignored,
        faults: &mut Faults<E>,
    ) -> Option<Self> {
        decoded(bytes, ignored, faults).map(Plain)
    }
}

/// A form, `application/x-www-form-urlencoded`, whose fields are encoded like query parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form<B>(pub B);

impl<B: Query + Validate + Send> RequestBody for Form<B> {
    const IS_EXPECTED: bool = true;

    fn read<E: Errors>(
        operation: &Operation,
        bytes: &Bytes,
        ignored: &mut Ignored,
        faults: &mut Faults<E>,
    ) -> Option<Self> {
        let form: B = pairs_of(bytes, faults)?.read_form(operation.form, ignored, faults)?;
        faults.add_violations(form.validate().err().unwrap_or_default());
        Some(Form(form))
    }
}

/// Returns the name-value pairs of a form.
fn pairs_of<E: Errors>(bytes: &[u8], faults: &mut Faults<E>) -> Option<Parameters> {
    let text = std::str::from_utf8(bytes);
    text.map(Parameters::parse).map_err(|_| faults.add(Location::body(), FaultReason::NotUtf8)).ok()
}

/// A form with nested objects, lists and maps in the [bracket style](specwright_core::form).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BracketForm<B>(pub B);

impl<B: Decode + Validate + Send> RequestBody for BracketForm<B> {
    const IS_EXPECTED: bool = true;

    fn read<E: Errors>(
        _: &Operation,
        bytes: &Bytes,
        ignored: &mut Ignored,
        faults: &mut Faults<E>,
    ) -> Option<Self> {
        let json = pairs_of(bytes, faults)?.read_bracket_form(faults)?;
        let body = of_decoding(decode_texts::<B>(json.as_bytes()), ignored, faults)?;
        faults.add_violations(body.validate().err().unwrap_or_default());
        Some(BracketForm(body))
    }
}

/// A binary body of any media type. A missing body is empty.
impl RequestBody for Bytes {
    const IS_EXPECTED: bool = true;

    fn read<E: Errors>(_: &Operation, bytes: &Bytes, _: &mut Ignored, _: &mut Faults<E>) -> Option<Self> {
        Some(bytes.clone())
    }
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for bytes::Bytes {}
    impl<B> Sealed for super::BracketForm<B> {}
    impl<B> Sealed for super::Form<B> {}
    impl Sealed for () {}
    impl<B> Sealed for super::Plain<B> {}
    impl<B> Sealed for super::Json<B> {}
}

/// Receives a body, within a maximum size and time.
pub(crate) async fn receive(
    headers: &HeaderMap,
    body: Body,
    most_bytes: usize,
    most: Duration,
) -> Result<Bytes, Denial> {
    if headers.get(CONTENT_ENCODING).is_some_and(|encoding| encoding != "identity") {
        return Err(Denial::EncodedBody);
    }
    match tokio::time::timeout(most, Limited::new(body, most_bytes).collect()).await {
        Ok(Ok(body)) => Ok(body.to_bytes()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(Denial::LargeBody { most: most_bytes }),
        Ok(Err(_)) => Err(Denial::BrokenBody),
        Err(_) => Err(Denial::SlowBody { most }),
    }
}

/// Decodes a body, and adds all differences from the description to the faults, except for ignored names.
fn decoded<B: Decode, E: Errors>(bytes: &[u8], ignored: &mut Ignored, faults: &mut Faults<E>) -> Option<B> {
    let expected = B::EXPECTED;
    if bytes.iter().all(u8::is_ascii_whitespace) {
        faults.add(Location::body(), FaultReason::NoBody { expected });
        return None;
    }
    of_decoding(decode_strict::<B>(bytes), ignored, faults)
}

/// Returns a decoded body, and adds all differences from the description to the faults, except for ignored names.
fn of_decoding<B: Decode, E: Errors>(
    decoded: Result<Decoded<B>, DecodeError>,
    ignored: &mut Ignored,
    faults: &mut Faults<E>,
) -> Option<B> {
    let expected = B::EXPECTED;
    match decoded {
        Ok(decoded) => {
            faults.add_decoding(Location::body(), decoded.notes, ignored);
            Some(decoded.value)
        }
        Err(error) if error.is_syntax() => {
            let (words, position) = (excerpt(error.to_string()).into_owned(), error.position());
            faults.add(Location::body(), FaultReason::NotJson { error: words, position, expected });
            None
        }
        Err(error) => {
            let before = faults.count();
            faults.add_decoding(Location::body(), error.into_notes(), ignored);
            if faults.count() == before {
                let reason = NoteReason::Skipped { expected }.into();
                faults.add(Location::body(), FaultReason::Violation(reason));
            }
            None
        }
    }
}
