//! The tables that concern the API as a whole: the service, its credentials and errors, operations, protocols.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{At, Entries, Literal, Texts};

/// `[service]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Service {
    /// The API's name.
    pub name: String,
    /// Version of the description.
    pub version: String,
    /// What it is.
    pub doc: String,
    /// Licence of the API's description, as an SPDX expression.
    pub licence: Option<String>,
    /// Who answers for it.
    pub contact: Option<Contact>,
    /// What is said of versions and compatibility.
    #[serde(default)]
    pub versioning: Vec<String>,
    /// What is left open.
    #[serde(default)]
    pub unstated: Texts,
}

/// Who answers for an API.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    /// A person or an organisation.
    pub name: String,
    /// Where they are found.
    pub url: Option<String>,
}

/// `[output]`: a part that is not named is not written.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Output {
    /// Types, below a crate's `src`.
    pub models: Option<ModelsOutput>,
    /// One method for each operation.
    pub client: Option<RuntimeOutput>,
    /// Operation traits and router.
    pub service: Option<RuntimeOutput>,
    /// Limits as constants.
    pub limits: Option<LimitsOutput>,
    /// The OpenAPI document.
    pub openapi: Option<OpenApiOutput>,
}

/// Where the types go.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ModelsOutput {
    /// Folder, from the output root.
    pub dir: At<String>,
    /// The crate's name in Rust paths.
    #[serde(rename = "crate")]
    pub krate: At<String>,
}

/// Where code on top of a runtime goes.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuntimeOutput {
    /// Folder, from the output root.
    pub dir: At<String>,
    /// Rust path of the runtime: `crate` where the code lands in the runtime's own crate.
    pub runtime: At<String>,
}

/// Where the limits go.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LimitsOutput {
    /// Folder, from the output root.
    pub dir: At<String>,
    /// Rust path of the module that holds the constants, as the models see it.
    pub path: At<String>,
}

/// Where the OpenAPI document goes.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenApiOutput {
    /// The file, from the output root, in a folder called `generated`.
    pub file: At<String>,
    /// Base URL of a service that readers may have, to be changed to their own.
    pub base_url: Option<String>,
}

/// `[auth]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Auth {
    /// The query parameter that carries the key.
    pub key: Parameter,
    /// The query parameter that names the end user's session.
    pub session: Option<Parameter>,
    /// Headers that tell of the end user.
    #[serde(default)]
    pub headers: Headers,
    /// What is left open.
    #[serde(default)]
    pub unstated: Texts,
}

/// A query parameter outside the operations' own.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Parameter {
    /// Its name.
    pub query: String,
    /// What it is.
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
}

/// A header that the client sends.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Its name.
    pub header: String,
    /// What it carries.
    pub doc: String,
}

/// `[status] 404 = ..`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Status {
    /// What it means.
    pub doc: String,
    /// The groups of operations that know it; all of them if left out.
    #[serde(default)]
    pub groups: Vec<String>,
}

/// `[envelope.TypeName]`: which fields of an error body hold what.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// The field that only this shape has.
    pub told_by: At<String>,
    /// The field with the list of entries, where there are several.
    pub list: Option<At<String>>,
    /// The field with the code, of the body or of an entry.
    pub code: At<String>,
    /// The field with the message for developers.
    pub message: Option<At<String>>,
    /// The field with the message for end users.
    pub localized: Option<At<String>>,
    /// The field with the status.
    pub status: Option<At<String>>,
    /// The field with the failed URL.
    pub url: Option<At<String>>,
}

/// `[operation.group.name]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Operation {
    /// What it does.
    pub doc: Option<String>,
    /// Method and path.
    pub http: At<String>,
    /// Whether it takes the session parameter.
    #[serde(default)]
    pub session: SessionUse,
    /// The type with the query parameters.
    pub query: Option<At<String>>,
    /// The type of the request body.
    pub body: Option<At<String>>,
    /// The type of the answer; of a streamed one, the type of each record.
    pub response: At<String>,
    /// The answer is a stream of records in this format.
    pub stream: Option<Stream>,
    /// Statuses that it answers with.
    pub statuses: Vec<At<i64>>,
    /// Sending it twice does no more than sending it once, though it is not a GET.
    #[serde(default)]
    pub repeatable: bool,
    /// Calls that can be made as they stand, by name.
    #[serde(default)]
    pub examples: Entries<Example>,
    /// What is left open.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[operation.group.name.examples.name]`: a call, for readers to try.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// What it asks for.
    pub doc: Option<String>,
    /// Its parameters, those of the path and the session's among them.
    #[serde(default)]
    pub query: Entries<Literal>,
    /// Its body.
    pub body: Option<Literal>,
}

/// How a stream of records is written.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Stream {
    /// Each record is a line of JSON.
    Ndjson,
}

/// Whether an operation takes the session parameter.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum SessionUse {
    /// It does not.
    #[default]
    None,
    /// It may.
    Optional,
    /// It must.
    Required,
}

/// `[protocol.name]`: a search that is started and then polled.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Protocol {
    /// How it goes.
    pub doc: Option<String>,
    /// The operation that starts and polls, as `group.name`.
    pub operation: At<String>,
    /// The body's field with the start parameters.
    pub start: At<String>,
    /// The answer's field with the status.
    pub status: At<String>,
    /// What each status means for the answer's results.
    pub states: Entries<Phase>,
    /// Which field of an answer goes where in later polls: `body.field` or `query.field`.
    pub carry: Entries<At<String>>,
    /// Fields of the first body that later polls repeat.
    #[serde(default)]
    pub keep: Vec<At<String>>,
    /// The answer's field with the number of results in all.
    pub total: Option<At<String>>,
    /// The answer's field with the results.
    pub results: At<String>,
    /// What is left open.
    #[serde(default)]
    pub unstated: Texts,
}

/// How far the results of a polled search have come.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// More is to come.
    Partial,
    /// Good enough to be shown.
    Displayable,
    /// All there is.
    Final,
}

/// `[repeat.name]`: a search that goes on by repeating one call until its answer is complete.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Repeat {
    /// How it goes.
    pub doc: Option<String>,
    /// The operation, as `group.name`.
    pub operation: At<String>,
    /// The answer's field that says whether it is complete.
    pub complete: At<String>,
    /// The status that stands for an answer that is not there yet.
    pub pending: Option<At<i64>>,
    /// The answer's field with the number of results in all.
    pub total: Option<At<String>>,
    /// The answer's field with the results.
    pub results: At<String>,
    /// What is left open.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[feed.name]`: all records of a streamed operation, page after page.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Feed {
    /// What it holds.
    pub doc: Option<String>,
    /// The operation, as `group.name`.
    pub operation: At<String>,
    /// The query's field with the id that a page begins after.
    pub last: At<String>,
    /// The record's field with that id.
    pub id: At<String>,
    /// The query's field with the number of records on a page. A page with fewer is the last one.
    pub size: At<String>,
    /// What is left open.
    #[serde(default)]
    pub unstated: Texts,
}
