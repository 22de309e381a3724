//! Tables for credentials and for the parts of a request that identify the end user.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{At, Entries, Texts};

/// `[auth]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Auth {
    /// Credential schemes by name. Without schemes, calls require no credential.
    #[serde(default)]
    pub schemes: Entries<Scheme>,
    /// Query parameter that identifies the end user's session.
    pub session: Option<Parameter>,
    /// Headers of all calls.
    #[serde(default)]
    pub headers: Headers,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[auth.schemes] name = { .. }`: a credential, and the single place in requests that carries it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scheme {
    /// Query parameter that carries a key.
    pub query: Option<At<String>>,
    /// Header that carries a key.
    pub header: Option<At<String>>,
    /// `true` if the `Authorization` header carries a token: `Bearer ..`.
    #[serde(default)]
    pub bearer: bool,
    /// `true` if the `Authorization` header carries a user name and a password: `Basic ..`.
    #[serde(default)]
    pub basic: bool,
    /// Description, in Markdown.
    pub doc: Option<String>,
}

/// The query parameter of a session.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Parameter {
    /// Name of the parameter.
    pub query: String,
    /// Description, in Markdown.
    pub doc: String,
}

/// `[auth.headers]`
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Headers {
    /// Header with the end user's IP address.
    pub client_ip: Option<Header>,
    /// Header with the end user's user agent.
    pub user_agent: Option<Header>,
    /// Header with the value `true` that requests empty responses from a test environment. Clients do not send this
    /// header.
    pub empty_results: Option<Header>,
}

/// A request header.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Name of the header.
    pub header: String,
    /// Description, in Markdown.
    pub doc: String,
}
