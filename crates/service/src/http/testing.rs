//! Errors of a fictional API, for unit tests.

use std::fmt;

use super::{Cause, Errors, Faults, Refused};

/// The errors of an API that rejects some numbers.
#[derive(Debug)]
pub(crate) enum RejectingErrors {}

/// A number that the API rejects.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RejectedNumber(pub(crate) usize);

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Code {
    RejectedNumber,
    Other,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for RejectedNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {}, allowed others", self.0)
    }
}

impl Errors for RejectingErrors {
    type Code = Code;
    type Reason = RejectedNumber;
    type Envelope = ();

    fn code(cause: Cause<'_, RejectedNumber>) -> Code {
        match cause {
            Cause::Own(_, RejectedNumber(_)) => Code::RejectedNumber,
            _ => Code::Other,
        }
    }

    fn envelope(_: Refused<'_, Code>) {}
}

/// Creates an empty list of faults.
pub(crate) fn faults() -> Faults<RejectingErrors> {
    Faults::new(|_, _| Code::Other)
}
