//! How a search may end.

use std::fmt;
use std::time::Duration;

use hyper::body::Bytes;

use super::call::Broken;

/// A complete answer.
#[derive(Clone, Debug)]
pub(crate) struct Complete {
    /// What it says, but for ids and times.
    pub digest: u64,
    pub body: Bytes,
}

/// How else a search may end.
#[derive(Debug)]
pub(crate) enum Ended {
    /// It was not accepted: another one may be started after this time.
    Refused(Duration),
    /// It was accepted and then gone, or not complete in time.
    Lost(String),
    /// The connection failed.
    Broken(Broken),
    /// An answer that no good service gives.
    Odd(String),
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ended::Refused(wait) => write!(f, "refused for {wait:?}"),
            Ended::Lost(said) => write!(f, "lost: {said}"),
            Ended::Broken(broken) => write!(f, "broken: {broken:?}"),
            Ended::Odd(said) => write!(f, "odd: {said}"),
        }
    }
}
