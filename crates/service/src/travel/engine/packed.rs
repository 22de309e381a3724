//! Answers of providers as bytes, for the nodes that share a store.

mod json;

use std::any::Any;
use std::error::Error;
use std::fmt;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;

pub(crate) use json::JsonFormat;

/// The answer of a provider as bytes, which another node reads.
///
/// Bytes are kept while a service is brought to its next version, node by node: they should begin with a version of
/// their format, name things by codes that stay, and be small, as each search has one for each provider.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    /// A part that other answers of the search have as well, such as the itineraries that all providers sell. It is
    /// stored once for all of them, told apart by its content.
    pub common: Option<Bytes>,
    /// The rest.
    pub own: Bytes,
}

impl Packed {
    /// An answer without a common part.
    pub fn new(own: impl Into<Bytes>) -> Self {
        Packed { common: None, own: own.into() }
    }
}

/// The common part of packed answers, which is read once for all of them.
#[derive(Debug)]
pub struct Common {
    bytes: Bytes,
    read: OnceLock<Arc<dyn Any + Send + Sync>>,
}

impl Common {
    /// A part with these bytes.
    pub fn new(bytes: impl Into<Bytes>) -> Self {
        Common { bytes: bytes.into(), read: OnceLock::new() }
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    #[cfg(feature = "redis")]
    pub(crate) fn shared_bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// What the bytes mean: read now, unless that was done before for the same type.
    ///
    /// # Errors
    /// Those of `read`.
    pub fn read<T, E>(&self, read: impl FnOnce(&[u8]) -> Result<T, E>) -> Result<Arc<T>, E>
    where
        T: Send + Sync + 'static,
    {
        let known = self.read.get().and_then(|known| Arc::clone(known).downcast().ok());
        if let Some(known) = known {
            return Ok(known);
        }
        let value = Arc::new(read(&self.bytes)?);
        // Another type or another thread may have been first: then only this caller has the value.
        let _ = self.read.set(Arc::clone(&value) as _);
        Ok(value)
    }
}

/// Bytes of another node that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(String);

impl Unreadable {
    /// The reason, for the log: what was expected, and what was found.
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
