//! Packing of providers' answers as bytes, for the nodes that share a store.

mod json;

use std::any::Any;
use std::error::Error;
use std::fmt;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;

pub(crate) use json::JsonFormat;
#[cfg(test)]
pub(crate) use json::{assert_refused, garbled};

/// The answer of a provider as bytes, for other nodes to read.
///
/// Packed answers outlive an upgrade of the service, node by node. They should begin with the version of their format,
/// identify items by stable codes, and be small, as each search has one packed answer for each provider.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    /// A part that the search's answers have in common, such as the itineraries that all providers sell. The store
    /// holds it once for all answers, identified by its content.
    pub common: Option<Bytes>,
    /// The part of this answer alone.
    pub own: Bytes,
}

impl Packed {
    /// Creates a packed answer without a common part.
    pub fn new(own: impl Into<Bytes>) -> Self {
        Packed { common: None, own: own.into() }
    }
}

/// The common part of packed answers, which is decoded once for all of them.
#[derive(Debug)]
pub struct Common {
    bytes: Bytes,
    read: OnceLock<Arc<dyn Any + Send + Sync>>,
}

impl Common {
    /// Creates a common part from bytes.
    pub fn new(bytes: impl Into<Bytes>) -> Self {
        Common { bytes: bytes.into(), read: OnceLock::new() }
    }

    /// Returns the bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    #[cfg(feature = "redis")]
    pub(crate) fn shared_bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// Returns the value of the bytes, decoded by `read` unless it was decoded before as the same type.
    ///
    /// # Errors
    /// The errors of `read`.
    pub fn read<T, E>(&self, read: impl FnOnce(&[u8]) -> Result<T, E>) -> Result<Arc<T>, E>
    where
        T: Send + Sync + 'static,
    {
        let known = self.read.get().and_then(|known| Arc::clone(known).downcast().ok());
        if let Some(known) = known {
            return Ok(known);
        }
        let value = Arc::new(read(&self.bytes)?);
        // Another type or another thread may have been first. Then only this caller has the value.
        let _ = self.read.set(Arc::clone(&value) as _);
        Ok(value)
    }
}

/// Error for bytes of another node that can't be decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(String);

impl Unreadable {
    /// Creates the error with its reason for the log: the expected and the found value.
    pub fn new(reason: impl Into<String>) -> Self {
        Unreadable(reason.into())
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Unreadable {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_common_part_is_read_once() {
        let common = Common::new(&b"42"[..]);
        let number =
            |bytes: &[u8]| str::from_utf8(bytes).map_err(|_| "text")?.parse::<u8>().map_err(|_| "number");
        let first = common.read(number).unwrap();
        let again = common.read(|_| Err::<u8, _>("read again")).unwrap();
        assert!(Arc::ptr_eq(&first, &again));
        // Another type is another value.
        assert_eq!(*common.read(|bytes| Ok::<_, ()>(bytes.len())).unwrap(), 2);
        assert_eq!(Common::new(&b"x"[..]).read(number), Err("number"));
    }
}
