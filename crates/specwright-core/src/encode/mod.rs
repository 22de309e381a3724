//! Encoding of values as compact JSON.
//!
//! Any `Serialize` type can be encoded. The output is the same as that of `serde_json::to_vec`, but encoding is faster.

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
/// Returns an error if a map key is not a string, finite number or boolean, or if the value's `Serialize` impl fails.
/// Encoding a value of a generated type never fails.
pub fn encode<T: Serialize + ?Sized>(value: &T) -> Result<Vec<u8>, EncodeError> {
    let mut bytes = Vec::new();
    encode_into(value, &mut bytes)?;
    Ok(bytes)
}

/// Appends an encoded value to `out`, using its spare capacity.
///
/// If the value's `Serialize` impl panics, `out` is left empty.
///
/// # Errors
/// Returns an error under the same conditions as [`encode`]; `out` is then unchanged.
pub fn encode_into<T: Serialize + ?Sized>(value: &T, out: &mut Vec<u8>) -> Result<(), EncodeError> {
    let before = out.len();
    let mut buffer = Buffer::appending_to(std::mem::take(out));
    let result = value.serialize(&mut buffer);
    *out = buffer.into_bytes();
    if result.is_err() {
        out.truncate(before);
    }
    result
}
