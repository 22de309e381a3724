//! Encoding of values as compact JSON.
//!
//! Any `Serialize` will do. The bytes are those of `serde_json::to_vec`, in less time.

mod buffer;
mod compound;
mod error;
mod escape;
mod key;
mod object;
#[cfg(test)]
mod tests;
mod value;
pub mod write;

use serde_core::Serialize;

use buffer::Buffer;
pub use error::EncodeError;
pub use object::{Object, WriteFields};

/// Encodes a value as compact JSON.
///
/// ```
/// let date: specwright_core::Date = "2027-03-14".parse()?;
/// assert_eq!(specwright_core::encode(&[Some(date), None])?, br#"["2027-03-14",null]"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Fails where a map has keys that can't be names, or where the value refuses to be encoded. No value of a generated
/// type does.
pub fn encode<T: Serialize + ?Sized>(value: &T) -> Result<Vec<u8>, EncodeError> {
    let mut bytes = Vec::new();
    encode_into(value, &mut bytes)?;
    Ok(bytes)
}

/// Encodes a value behind what is in `out`, and uses the capacity that it has.
///
/// If the value panics, `out` is left empty.
///
/// # Errors
/// Those of [`encode`]; `out` is as it was then.
pub fn encode_into<T: Serialize + ?Sized>(value: &T, out: &mut Vec<u8>) -> Result<(), EncodeError> {
    let before = out.len();
    let mut buffer = Buffer::behind(std::mem::take(out));
    let result = value.serialize(&mut buffer);
    *out = buffer.into_bytes();
    if result.is_err() {
        out.truncate(before);
    }
    result
}
