//! Encoding errors.

use std::fmt;

/// The reason why a value can't be encoded as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodeError(Box<Failure>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Failure {
    Key,
    NonFiniteKey,
    Custom(String),
}

impl EncodeError {
    /// Creates the error for a map key that is not a string, number or boolean.
    pub(super) fn key() -> Self {
        EncodeError(Box::new(Failure::Key))
    }

    /// Creates the error for a map key that is infinite or NaN.
    pub(super) fn non_finite_key() -> Self {
        EncodeError(Box::new(Failure::NonFiniteKey))
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Failure::Key => f.write_str("a map key is not a string, number or boolean"),
            Failure::NonFiniteKey => f.write_str("a map key is not a finite number"),
            Failure::Custom(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for EncodeError {}

impl serde_core::ser::Error for EncodeError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        EncodeError(Box::new(Failure::Custom(message.to_string())))
    }
}
