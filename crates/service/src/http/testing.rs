//! Errors of a fictional API, for unit tests.

use std::fmt;

use super::{Cause, Errors, Faults, Refused};

/// The errors of an API that rejects some numbers.
#[derive(Debug)]
pub(crate) enum Disliking {}

/// A number that the API rejects.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Disliked(pub(crate) usize);

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Code {
    Disliked,
    Other,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Disliked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {}, allowed others", self.0)
    }
}

impl Errors for Disliking {
    type Code = Code;
    type Reason = Disliked;
    type Envelope = ();

    fn code(cause: Cause<'_, Disliked>) -> Code {
        match cause {
            Cause::Own(_, Disliked(_)) => Code::Disliked,
            _ => Code::Other,
        }
    }

    fn envelope(_: Refused<'_, Code>) {}
}

/// Creates an empty list of faults.
pub(crate) fn faults() -> Faults<Disliking> {
    Faults::new(|_, _| Code::Other)
}
