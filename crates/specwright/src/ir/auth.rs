//! Credentials, and what requests say of the end user.

use super::{Description, Operation, WireName};
use crate::diagnostic::Place;

/// `[auth]`
#[derive(Debug, Default)]
pub struct Auth {
    /// The schemes of credentials.
    pub schemes: Vec<Scheme>,
    /// Query parameter of the session, and its doc.
    pub session: Option<(WireName, String)>,
    /// Header of the end user's address.
    pub client_ip: Option<Header>,
    /// Header of the end user's user agent.
    pub user_agent: Option<Header>,
    /// Header that asks for empty answers.
    pub empty_results: Option<Header>,
    /// Points left open, with the choices made.
    pub unstated: Vec<String>,
    /// Its position in the description.
    pub place: Option<Place>,
}

/// A kind of credential.
#[derive(Debug)]
pub struct Scheme {
    /// Its name.
    pub name: String,
    /// Where requests carry it.
    pub carrier: Carrier,
    /// Its doc.
    pub doc: String,
    /// Its position in the description.
    pub place: Place,
}

/// The part of a request that carries a credential.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Carrier {
    /// A query parameter.
    Query(WireName),
    /// A header, in small letters.
    Header(String),
    /// `Authorization: Bearer ..`
    Bearer,
    /// `Authorization: Basic ..`
    Basic,
}

impl Carrier {
    /// The name of the header that it is, or is a part of.
    pub fn header(&self) -> Option<&str> {
        match self {
            Carrier::Query(_) => None,
            Carrier::Header(name) => Some(name),
            Carrier::Bearer | Carrier::Basic => Some("authorization"),
        }
    }
}

/// A header of requests.
#[derive(Debug)]
pub struct Header {
    /// Its name.
    pub name: String,
    /// Its doc.
    pub doc: String,
}

impl Description {
    /// The schemes of which a call of an operation needs one, the preferred ones first; none where it needs no
    /// credential.
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
