//! What the runtime has to know of an API: constants that the generator writes.

use crate::ApiError;

/// An API as a whole.
#[derive(Clone, Copy, Debug)]
pub struct Service {
    /// Its name, for messages.
    pub name: &'static str,
    /// Query parameter of the key.
    pub key: &'static str,
    /// Query parameter that names the end user's session.
    pub session: Option<&'static str>,
    /// Header of the end user's address.
    pub client_ip: Option<&'static str>,
    /// Header of the end user's user agent.
    pub user_agent: Option<&'static str>,
    /// Reads the body of an error answer; `None` where it has no envelope that the API knows.
    pub read_error: fn(&[u8]) -> Option<ApiError>,
}

/// One operation of an API.
#[derive(Clone, Debug)]
pub struct Operation {
    /// Its name, for messages and for tokens: `flights.poll`.
    pub name: &'static str,
    /// Its HTTP method.
    pub method: http::Method,
    /// Its path below the base URL. `{name}` stands for the query parameter of that name, which goes there
    /// instead.
    pub path: &'static str,
    /// Whether it takes the session.
    pub session: SessionUse,
    /// Whether it may be sent again though the service may have carried it out already.
    pub repeatable: bool,
}

/// Whether an operation takes the query parameter that names the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionUse {
    /// It does not.
    None,
    /// It does. The client sends it always.
    Optional,
    /// It does not work without.
    Required,
}
