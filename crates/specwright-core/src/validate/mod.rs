//! Validation of requests against rules that types can't express. All faults are reported at once.
//!
//! A [`Violation`] consists of the location of a fault and its [reason](ViolationReason), which includes the value
//! found and the allowed values. Decoding notes can be converted to violations, so that a service can report notes
//! and violations in one list.

pub mod check;
mod reason;
mod violation;

pub use reason::{ComparedValue, LengthUnit, ViolationReason};
pub use violation::{Violation, Violations};

use std::collections::BTreeMap;

use crate::Path;

/// A value that can be invalid even though its parts have valid types, because their combination is invalid or because
/// a part violates a rule that its type does not express.
pub trait Validate {
    /// Adds all faults in the value to `out`. `at` is the location of the value.
    fn check(&self, at: &Path<'_>, out: &mut Violations);

    /// Checks the value as a whole body or query.
    ///
    /// # Errors
    /// Returns all violations if the value is invalid.
    fn validate(&self) -> Result<(), Violations> {
        let mut out = Violations::new();
        self.check(&Path::ROOT, &mut out);
        out.into_result()
    }
}

/// An operation without a body or without parameters.
impl Validate for () {
    fn check(&self, _: &Path<'_>, _: &mut Violations) {}
}

/// A missing value has no faults.
impl<T: Validate> Validate for Option<T> {
    fn check(&self, at: &Path<'_>, out: &mut Violations) {
        if let Some(value) = self {
            value.check(at, out);
        }
    }
}

impl<T: Validate + ?Sized> Validate for Box<T> {
    fn check(&self, at: &Path<'_>, out: &mut Violations) {
        (**self).check(at, out);
    }
}

/// Checks each element, at its index.
impl<T: Validate> Validate for [T] {
    fn check(&self, at: &Path<'_>, out: &mut Violations) {
        for (index, element) in self.iter().enumerate() {
            element.check(&at.index(index), out);
        }
    }
}

/// Checks each element, at its index.
impl<T: Validate> Validate for Vec<T> {
    fn check(&self, at: &Path<'_>, out: &mut Violations) {
        self.as_slice().check(at, out);
    }
}

/// Checks each value, at its key.
impl<K: AsRef<str>, V: Validate> Validate for BTreeMap<K, V> {
    fn check(&self, at: &Path<'_>, out: &mut Violations) {
        for (key, value) in self {
            value.check(&at.field(key.as_ref()), out);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check;

    struct Stops(i64);

    impl Validate for Stops {
        fn check(&self, at: &Path<'_>, out: &mut Violations) {
            check::integer_range(at, self.0, Some(0), None, out);
        }
    }

    #[test]
    fn every_violation_is_found() {
        let list = vec![Stops(-1), Stops(0), Stops(-2)];
        assert_eq!(
            list.validate().unwrap_err().to_string(),
            "/0: found -1, allowed an integer of at least 0; /2: found -2, allowed an integer of at least 0"
        );
        assert_eq!(list[1].validate(), Ok(()));
        let map = BTreeMap::from([("a", Stops(-1)), ("b", Stops(0))]);
        let wrong = map.validate().unwrap_err().to_string();
        assert_eq!(wrong, "/a: found -1, allowed an integer of at least 0");
    }

    #[test]
    fn containers_check_their_values() {
        assert_eq!(().validate(), Ok(()));
        assert_eq!(None::<Stops>.validate(), Ok(()));
        let held = Some(Box::new(Stops(-1))).validate().unwrap_err();
        assert_eq!(held.to_string(), "the body: found -1, allowed an integer of at least 0");
    }
}
