//! The tables that concern the API as a whole: the service, its credentials and errors, operations, protocols.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{At, Deprecated, Entries, Literal, Response, Texts};

/// `[service]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Service {
    /// The API's name.
    pub name: String,
    /// Version of the description.
    pub version: String,
    /// Description, in Markdown.
    pub doc: String,
    /// Licence of the API's description, as an SPDX expression.
    pub licence: Option<String>,
    /// The party responsible for the API.
    pub contact: Option<Contact>,
    /// Headers that every request has, with their values, such as the version that a client was written for.
    #[serde(default)]
    pub headers: Entries<At<String>>,
    /// The media type of JSON bodies, of requests and of answers, such as `application/vnd.api+json`. Default:
    /// `application/json`. Where it is said, requests with a body of another type are refused, unless that is of JSON too.
    pub media_type: Option<At<String>>,
    /// Statements about versions and compatibility.
    #[serde(default)]
    pub versioning: Vec<String>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// The party responsible for an API.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    /// A person or an organisation.
    pub name: String,
    /// Their web page.
    pub url: Option<String>,
}

/// `[output]`: a part that is not named is not written.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Output {
    /// Types, below a crate's `src`.
    pub models: Option<ModelsOutput>,
    /// A client with one method for each operation.
    pub client: Option<FolderOutput>,
    /// Operation traits and router.
    pub service: Option<RuntimeOutput>,
    /// Limits as constants.
    pub limits: Option<LimitsOutput>,
    /// The OpenAPI document.
    pub openapi: Option<OpenApiOutput>,
    /// Types, calls and searches for TypeScript, without dependencies.
    pub typescript: Option<FolderOutput>,
}

/// Output of code whose runtime is known.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FolderOutput {
    /// Folder, from the output root.
    pub dir: At<String>,
}

/// Output of the types.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ModelsOutput {
    /// Folder, from the output root.
    pub dir: At<String>,
    /// Name of the crate in Rust paths.
    #[serde(rename = "crate")]
    pub krate: At<String>,
}

/// Output of code on top of a runtime.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuntimeOutput {
    /// Folder, from the output root.
    pub dir: At<String>,
    /// Rust path of the runtime: `crate` if the code is part of the runtime's crate.
    pub runtime: At<String>,
}

/// Output of the limits.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LimitsOutput {
    /// Folder, from the output root.
    pub dir: At<String>,
    /// Rust path of the module that holds the constants, as the models see it.
    pub path: At<String>,
}

/// Output of the OpenAPI document.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenApiOutput {
    /// The file, from the output root, in a folder called `generated`.
    pub file: At<String>,
    /// Base URL of an example service, for readers to replace by their own.
    pub base_url: Option<String>,
}

/// `[status] 404 = ..`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Status {
    /// Meaning of the status.
    pub doc: String,
    /// Groups of operations that may return it. Default: all.
    #[serde(default)]
    pub groups: Vec<String>,
}

/// `[envelope.TypeName]`: the roles of an error body's fields.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// The field that only this shape has.
    pub told_by: At<String>,
    /// The media type of error bodies of this shape, such as `application/problem+json`. Default: `application/json`.
    pub media_type: Option<At<String>>,
    /// The field with the list of entries, where there are several.
    pub list: Option<At<String>>,
    /// The field with the code, of the body or of an entry.
    pub code: At<String>,
    /// The field with the message for developers.
    pub message: Option<At<String>>,
    /// The field with the message for end users.
    pub localized: Option<At<String>>,
    /// The field with the status in words, such as `Not Found`, of the body or of an entry.
    pub title: Option<At<String>>,
    /// The field with the status.
    pub status: Option<At<String>>,
    /// The field with the failed URL.
    pub url: Option<At<String>>,
    /// The codes of errors by status. With them the service's part has the type `ApiErrors`, which writes this body.
    /// The code of 400 is that of all statuses from 400 to 499 that have none of their own, and that of 500 of those
    /// from 500 to 599.
    #[serde(default)]
    pub codes: Entries<At<String>>,
}

/// `[operation.group.name]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Operation {
    /// Description, in Markdown. The first sentence says what the operation does.
    pub doc: Option<String>,
    /// Whether it is out of use: `true`, or what to use instead.
    pub deprecated: Option<Deprecated>,
    /// Method and path.
    pub http: At<String>,
    /// Whether it takes the session parameter.
    #[serde(default)]
    pub session: SessionUse,
    /// The schemes of `[auth]` of which a call needs one, the preferred ones first; with an empty list it needs none.
    /// Default: any scheme.
    pub auth: Option<Vec<At<String>>>,
    /// The type with the query parameters.
    pub query: Option<At<String>>,
    /// The type of the request body, as fields have them: `Book`, `[Book]`, `{string: Price}`; with `?` it may be null. Or
    /// `binary`: bytes.
    pub body: Option<At<String>>,
    /// How the body is written.
    #[serde(default)]
    pub body_format: BodyFormat,
    /// The type of the body of successful answers, written as that of a request; of a streamed one, the type of each
    /// record. Or a table from status to type, where not all have the same. A status that is not in the table has no body,
    /// nor does 204.
    pub response: Option<Response>,
    /// The type whose fields are headers of successful answers, each with `header`.
    pub response_headers: Option<At<String>>,
    /// The media type of its bodies of bytes, where it has such: of requests and of answers, by default
    /// `application/octet-stream`. Else that of its bodies of JSON, by default the one of `[service]`.
    pub media_type: Option<At<String>>,
    /// Format of the records, where the answer is a stream.
    pub stream: Option<Stream>,
    /// HTTP statuses of its answers.
    pub statuses: Vec<At<i64>>,
    /// Whether it is idempotent, though not a GET.
    #[serde(default)]
    pub repeatable: bool,
    /// Whether its answers hold for everybody and for a while, so that a client may keep them: never true of prices.
    #[serde(default)]
    pub cacheable: bool,
    /// Calls that can be made as they stand, by name.
    #[serde(default)]
    pub examples: Entries<Example>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[operation.group.name.examples.name]`: a call, for readers to try.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The request, in words.
    pub doc: Option<String>,
    /// The parameters, including those of the path and the session.
    #[serde(default)]
    pub query: Entries<Literal>,
    /// The body.
    pub body: Option<Literal>,
}

/// Format of a stream of records.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Stream {
    /// Each record is a line of JSON.
    Ndjson,
}

/// How the body of a request is written.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum BodyFormat {
    /// JSON.
    #[default]
    Json,
    /// Names and values as in a query, `application/x-www-form-urlencoded`. Fields hold what parameters can.
    Form,
}

/// Whether an operation takes the session parameter.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum SessionUse {
    /// No.
    #[default]
    None,
    /// Optionally.
    Optional,
    /// Always.
    Required,
}

/// `[protocol.name]`: a search that is started and then polled.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Protocol {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// The operation that starts and polls, as `group.name`.
    pub operation: At<String>,
    /// The body's field with the start parameters.
    pub start: At<String>,
    /// The answer's field with the status.
    pub status: At<String>,
    /// The phase of the results for each status.
    pub states: Entries<Phase>,
    /// Fields of an answer that later polls send, each with its target: `body.field` or `query.field`.
    pub carry: Entries<At<String>>,
    /// Fields of the first body that later polls repeat.
    #[serde(default)]
    pub keep: Vec<At<String>>,
    /// The answer's field with the number of results in all.
    pub total: Option<At<String>>,
    /// The answer's field with the results. With the presence `expected`, only a final answer is noted for the lack of
    /// it.
    pub results: At<String>,
    /// The results' field with the id, which is the same in every answer.
    pub id: Option<At<String>>,
    /// The pages of the results.
    pub pages: Option<Pages>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// The pages of a search's results: fields of the request that starts it. The protocol needs an `id`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pages {
    /// The request's field that holds the other two, where they are not its own. Later polls have to `keep` it.
    pub inside: Option<At<String>>,
    /// The field with the number of the page. Its default is the number of the first page.
    pub number: At<String>,
    /// The field with the number of results on a page.
    pub size: At<String>,
}

/// Progress of a polled search's results.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Incomplete.
    Partial,
    /// Incomplete, but good enough to be shown.
    Displayable,
    /// Complete.
    Final,
}

/// `[repeat.name]`: a search that repeats one call until its answer is complete.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Repeat {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// The operation, as `group.name`.
    pub operation: At<String>,
    /// The answer's field that states whether it is complete.
    pub complete: At<String>,
    /// Status of an answer that is not ready yet.
    pub pending: Option<At<i64>>,
    /// The answer's field with the number of results in all.
    pub total: Option<At<String>>,
    /// The answer's field with the results.
    pub results: At<String>,
    /// The results' field with the id, which is the same in every answer.
    pub id: Option<At<String>>,
    /// The pages of the results.
    pub pages: Option<Pages>,
    /// The query's flag that asks for an answer without results.
    pub results_unless: Option<At<String>>,
    /// The query's field without which an answer has no results.
    pub results_with: Option<At<String>>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[feed.name]`: all records of a streamed operation, page after page.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Feed {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// The operation, as `group.name`.
    pub operation: At<String>,
    /// The query's field with the id that a page begins after.
    pub last: At<String>,
    /// The record's field with that id.
    pub id: At<String>,
    /// The query's field with the number of records on a page. A page with fewer is the last one.
    pub size: At<String>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}
