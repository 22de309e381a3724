//! Descriptors of credentials and sessions. Generated code defines them as constants.

use std::fmt;

/// A kind of credential that a service accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Scheme {
    /// Name under which a client configures the credential.
    pub name: &'static str,
    /// The part of a request that carries the credential.
    pub carrier: Carrier,
}

/// The part of a request that carries a credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// An API key in the named query parameter.
    Query(&'static str),
    /// An API key in the named header.
    Header(&'static str),
    /// A bearer token: `Authorization: Bearer ...`
    Bearer,
    /// A user name and password: `Authorization: Basic ...`
    Basic,
}

/// An operation's use of the end user's session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionUse {
    /// Calls carry no session.
    None,
    /// Calls may carry a session; a client always sends its session.
    Optional,
    /// Calls must carry a session.
    Required,
}

impl Scheme {
    /// Creates a scheme for an API key in a query parameter.
    pub const fn query(name: &'static str, parameter: &'static str) -> Self {
        Scheme { name, carrier: Carrier::Query(parameter) }
    }

    /// Creates a scheme for an API key in a header.
    pub const fn header(name: &'static str, header: &'static str) -> Self {
        Scheme { name, carrier: Carrier::Header(header) }
    }

    /// Creates a scheme for a bearer token in the `Authorization` header.
    pub const fn bearer(name: &'static str) -> Self {
        Scheme { name, carrier: Carrier::Bearer }
    }

    /// Creates a scheme for a user name and password in the `Authorization` header.
    pub const fn basic(name: &'static str) -> Self {
        Scheme { name, carrier: Carrier::Basic }
    }
}

/// Returns the schemes that an operation accepts, in order of preference. An operation that lists no schemes accepts
/// all schemes of the service. A call needs a credential for one of the returned schemes.
pub fn schemes_of(
    all: &'static [Scheme],
    listed: Option<&'static [&'static str]>,
) -> impl Iterator<Item = &'static Scheme> + Clone {
    let unlisted = all.iter().filter(move |_| listed.is_none());
    let named = move |name: &&str| all.iter().find(|scheme| scheme.name == *name);
    unlisted.chain(listed.unwrap_or_default().iter().filter_map(named))
}

impl Carrier {
    /// Returns the query parameter that carries the credential, or `None` if a header carries it.
    pub fn query_parameter(self) -> Option<&'static str> {
        match self {
            Carrier::Query(parameter) => Some(parameter),
            Carrier::Header(_) | Carrier::Bearer | Carrier::Basic => None,
        }
    }

    /// Returns the header that carries the credential, in lower case, or `None` if the query carries it.
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
            Carrier::Bearer => f.write_str("the header Authorization with a bearer token"),
            Carrier::Basic => f.write_str("the header Authorization with a user name and a password (Basic)"),
        }
    }
}
