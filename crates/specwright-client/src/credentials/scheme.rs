//! Descriptors of credentials: constants that the generator writes.

use http::header::AUTHORIZATION;

use crate::{Operation, Service};

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

impl Carrier {
    /// The header that carries it, in small letters; `None` where the query does.
    pub fn header(self) -> Option<&'static str> {
        match self {
            Carrier::Query(_) => None,
            Carrier::Header(name) => Some(name),
            Carrier::Bearer | Carrier::Basic => Some(AUTHORIZATION.as_str()),
        }
    }
}

impl Service {
    /// The query parameters that carry credentials.
    pub fn query_keys(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.schemes.iter().filter_map(|scheme| match scheme.carrier {
            Carrier::Query(parameter) => Some(parameter),
            _ => None,
        })
    }

    /// The schemes of which a call of an operation needs one, the preferred ones first.
    pub(crate) fn schemes_of(&self, operation: &Operation) -> impl Iterator<Item = &'static Scheme> + use<> {
        let (schemes, listed) = (self.schemes, operation.auth);
        let all = schemes.iter().filter(move |_| listed.is_none());
        let named = move |name: &&str| schemes.iter().find(|scheme| scheme.name == *name);
        all.chain(listed.unwrap_or_default().iter().filter_map(named))
    }
}
