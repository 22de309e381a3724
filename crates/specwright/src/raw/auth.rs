//! The tables of credentials, and of what requests say of the end user.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{At, Entries, Texts};

/// `[auth]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Auth {
    /// The schemes of credentials, by name. Without any, calls need no credential.
    #[serde(default)]
    pub schemes: Entries<Scheme>,
    /// The query parameter that names the end user's session.
    pub session: Option<Parameter>,
    /// Headers of every call.
    #[serde(default)]
    pub headers: Headers,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[auth.schemes] name = { .. }`: a credential, and the one place of a request that carries it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scheme {
    /// The query parameter that carries a key.
    pub query: Option<At<String>>,
    /// The header that carries a key.
    pub header: Option<At<String>>,
    /// Whether the header `Authorization` carries a token: `Bearer ..`.
    #[serde(default)]
    pub bearer: bool,
    /// Whether the header `Authorization` carries a user name and a password: `Basic ..`.
    #[serde(default)]
    pub basic: bool,
    /// Description, in Markdown.
    pub doc: Option<String>,
}

/// The query parameter of a session.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Parameter {
    /// Name.
    pub query: String,
    /// Description, in Markdown.
    pub doc: String,
}

/// `[auth.headers]`
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Headers {
    /// Carries the end user's address.
    pub client_ip: Option<Header>,
    /// Carries the end user's user agent.
    pub user_agent: Option<Header>,
    /// Asks a test environment for empty answers, by the value `true`. Clients do not send it.
    pub empty_results: Option<Header>,
}

/// A header of requests.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Name.
    pub header: String,
    /// Description, in Markdown.
    pub doc: String,
}
