//! Credentials, and the parts of a request that identify the end user.

use super::{Description, Operation, WireName};
use crate::diagnostic::Place;

/// `[auth]`
#[derive(Debug, Default)]
pub struct Auth {
    /// Credential schemes.
    pub schemes: Vec<Scheme>,
    /// Session query parameter and its doc.
    pub session: Option<(WireName, String)>,
    /// Header that contains the end user's IP address.
    pub client_ip: Option<Header>,
    /// Header that contains the end user's user agent.
    pub user_agent: Option<Header>,
    /// Header that requests empty responses.
    pub empty_results: Option<Header>,
    /// Unspecified points, and the choices made.
    pub unstated: Vec<String>,
    /// Position in the description.
    pub place: Option<Place>,
}

/// A credential scheme.
#[derive(Debug)]
pub struct Scheme {
    /// Name of the scheme.
    pub name: String,
    /// Part of a request that carries the credential.
    pub carrier: Carrier,
    /// Description, in Markdown.
    pub doc: String,
    /// Position in the description.
    pub place: Place,
}

/// The part of a request that carries a credential.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Carrier {
    /// A query parameter.
    Query(WireName),
    /// A header, in lowercase.
    Header(String),
    /// `Authorization: Bearer ...`
    Bearer,
    /// `Authorization: Basic ...`
    Basic,
}

impl Carrier {
    /// Returns the name of the header that carries the credential, alone or with a prefix.
    pub fn header(&self) -> Option<&str> {
        match self {
            Carrier::Query(_) => None,
            Carrier::Header(name) => Some(name),
            Carrier::Bearer | Carrier::Basic => Some("authorization"),
        }
    }
}

/// A request header.
#[derive(Debug)]
pub struct Header {
    /// Name of the header.
    pub name: String,
    /// Description, in Markdown.
    pub doc: String,
}

impl Description {
    /// Returns the schemes that an operation accepts, preferred schemes first. A call requires a credential for one of
    /// these schemes. The list is empty if the operation requires no credential.
    pub fn schemes_of(&self, operation: &Operation) -> Vec<&Scheme> {
        let schemes = &self.auth.schemes;
        match &operation.auth {
            None => schemes.iter().collect(),
            Some(names) => {
                let named = |name: &String| schemes.iter().find(|scheme| scheme.name == *name);
                names.iter().filter_map(named).collect()
            }
        }
    }
}
