//! Descriptors of credentials and sessions, which generated code holds as constants.

use std::fmt;

/// A kind of credential that a service takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Scheme {
    /// Its name, by which a client is given the credential.
    pub name: &'static str,
    /// Where requests carry it.
    pub carrier: Carrier,
}

/// The part of a request that carries a credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Use of the end user's session by an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionUse {
    /// Calls carry no session.
    None,
    /// Calls may carry a session; a client always sends it.
    Optional,
    /// Calls have to carry a session.
    Required,
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

/// Returns the schemes that an operation accepts, in order of preference: all schemes of the service if the operation
/// lists none. A call needs a credential of one of them.
pub fn schemes_of(
    all: &'static [Scheme],
    listed: Option<&'static [&'static str]>,
) -> impl Iterator<Item = &'static Scheme> + Clone {
    let unlisted = all.iter().filter(move |_| listed.is_none());
    let named = move |name: &&str| all.iter().find(|scheme| scheme.name == *name);
    unlisted.chain(listed.unwrap_or_default().iter().filter_map(named))
}

impl Carrier {
    /// The query parameter that carries it; `None` where a header does.
    pub fn query_parameter(self) -> Option<&'static str> {
        match self {
            Carrier::Query(parameter) => Some(parameter),
            Carrier::Header(_) | Carrier::Bearer | Carrier::Basic => None,
        }
    }

    /// The header that carries it, in lower case; `None` where the query does.
    pub fn header(self) -> Option<&'static str> {
        match self {
            Carrier::Query(_) => None,
            Carrier::Header(name) => Some(name),
            Carrier::Bearer | Carrier::Basic => Some("authorization"),
        }
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
