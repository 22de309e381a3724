//! What the description says of an operation, as generated code hands it over.

/// An operation of the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Its name, `flights.poll`.
    pub name: &'static str,
    /// Its method in capitals.
    pub method: &'static str,
    /// Its path below the base URL.
    pub path: &'static str,
    /// Whether calls name the end user's session.
    pub session: SessionUse,
    /// Its query parameters, but for the credentials.
    pub parameters: &'static [&'static str],
    /// The statuses that the description lists.
    pub statuses: &'static [u16],
}

/// Whether calls name the end user's session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionUse {
    /// They need not, and it means nothing.
    None,
    /// They may.
    Optional,
    /// They have to.
    Required,
}

/// How requests carry credentials and tell of the end user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Auth {
    /// Query parameter of the key; its name is case-sensitive.
    pub key: &'static str,
    /// Query parameter of the end user's session.
    pub session: Option<&'static str>,
    /// Header with the end user's address.
    pub client_ip: Option<&'static str>,
    /// Header with the end user's user agent.
    pub user_agent: Option<&'static str>,
}
