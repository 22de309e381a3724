//! Descriptors of credentials: constants that the generator writes.

use std::fmt;

/// A kind of credential that a service takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Scheme {
    /// Its name.
    pub name: &'static str,
    /// Where requests carry it.
    pub carrier: Carrier,
}

/// The part of a request that carries a credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Carrier {
    /// A query parameter with a key.
    Query(&'static str),
    /// A header with a key.
    Header(&'static str),
    /// A token: `Authorization: Bearer ..`
    Bearer,
    /// A user's name and password: `Authorization: Basic ..`
    Basic,
}

impl Scheme {
    /// A key in this query parameter.
    pub const fn query(name: &'static str, parameter: &'static str) -> Self {
        Scheme { name, carrier: Carrier::Query(parameter) }
    }

    /// A key in this header.
    pub const fn header(name: &'static str, header: &'static str) -> Self {
        Scheme { name, carrier: Carrier::Header(header) }
    }

    /// A token in the header `Authorization`.
    pub const fn bearer(name: &'static str) -> Self {
        Scheme { name, carrier: Carrier::Bearer }
    }

    /// A user's name and password in the header `Authorization`.
    pub const fn basic(name: &'static str) -> Self {
        Scheme { name, carrier: Carrier::Basic }
    }
}

impl fmt::Display for Carrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Carrier::Query(parameter) => write!(f, "the query parameter {parameter}"),
            Carrier::Header(name) => write!(f, "the header {name}"),
            Carrier::Bearer => f.write_str("the header Authorization with Bearer and a token"),
            Carrier::Basic => f.write_str("the header Authorization with Basic and a name and a password"),
        }
    }
}
