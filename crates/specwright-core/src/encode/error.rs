//! Failed encoding.

use std::fmt;

/// A value that can't be JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodeError(Box<Failure>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Failure {
    Key,
    NonFiniteKey,
    Refused(String),
}

impl EncodeError {
    /// A map key that is no string, number or boolean.
    pub(super) fn key() -> Self {
        EncodeError(Box::new(Failure::Key))
    }

    /// A map key that is infinite or not a number.
    pub(super) fn non_finite_key() -> Self {
        EncodeError(Box::new(Failure::NonFiniteKey))
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Failure::Key => f.write_str("a map key is not a string"),
            Failure::NonFiniteKey => f.write_str("a map key is not a finite number"),
            Failure::Refused(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for EncodeError {}

impl serde_core::ser::Error for EncodeError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        EncodeError(Box::new(Failure::Refused(message.to_string())))
    }
}
