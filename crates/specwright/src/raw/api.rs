//! API-level tables: service, output, statuses, error bodies, operations, and sequences of calls.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{At, Deprecated, Entries, RequestField, Response, Scalar, Texts, WrittenStream};
use crate::json::Json;

/// `[service]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Service {
    /// Name of the API.
    pub name: At<String>,
    /// Version of the description.
    pub version: At<String>,
    /// Description, in Markdown.
    pub doc: String,
    /// Licence of the API's description, as an SPDX expression.
    pub licence: Option<At<String>>,
    /// The party responsible for the API.
    pub contact: Option<Contact>,
    /// Constant headers of all requests, such as the API version that clients are written for. Services require them.
    #[serde(default)]
    pub headers: Entries<At<String>>,
    /// Media type of JSON bodies in requests and responses, such as `application/vnd.api+json`. Default:
    /// `application/json`. If specified, requests with a body of another type are rejected, unless that type is also
    /// JSON.
    pub media_type: Option<At<String>>,
    /// Statements about versioning and compatibility.
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
    /// Web page of the contact.
    pub url: Option<String>,
}

/// `[output]`: omitted parts are not generated.
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

/// Output of code with a fixed runtime.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FolderOutput {
    /// Folder, relative to the output root.
    pub dir: At<String>,
}

/// Output of the types.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ModelsOutput {
    /// Folder, relative to the output root.
    pub dir: At<String>,
    /// Name of the crate in Rust paths.
    #[serde(rename = "crate")]
    pub krate: At<String>,
}

/// Output of code for a given runtime.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuntimeOutput {
    /// Folder, relative to the output root.
    pub dir: At<String>,
    /// Rust path of the runtime: `crate` if the code is part of the runtime's crate.
    pub runtime: At<String>,
}

/// Output of the limits.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LimitsOutput {
    /// Folder, relative to the output root.
    pub dir: At<String>,
    /// Rust path of the module with the constants, as seen from the models.
    pub path: At<String>,
}

/// Output of the OpenAPI document.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenApiOutput {
    /// Path of the file, relative to the output root, in a folder called `generated`.
    pub file: At<String>,
    /// Base URL of an example service, which readers replace with their own.
    pub base_url: Option<At<String>>,
}

/// `[status] 404 = ..`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Status {
    /// Meaning of the status.
    pub doc: String,
    /// Groups of operations that may respond with the status. Default: all.
    #[serde(default)]
    pub groups: Vec<String>,
}

/// `[envelope.TypeName]`: the roles of the fields of an error body. Fields may be in nested objects, as in `error.code`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// Field that only this shape of error body has, or whose type differs in other shapes.
    pub discriminator: At<String>,
    /// Error statuses whose bodies have this shape. Default: all. If several shapes have the same discriminator, the
    /// status distinguishes them.
    #[serde(default)]
    pub statuses: Vec<At<i64>>,
    /// Media type of error bodies of this shape, such as `application/problem+json`. Default: `application/json`.
    pub media_type: Option<At<String>>,
    /// Field with the list of errors, if the body can contain several errors.
    pub list: Option<At<String>>,
    /// Field with the error code, a string or an integer, in the body or in an entry of the list.
    pub code: Option<At<String>>,
    /// Field with the message for developers.
    pub message: Option<At<String>>,
    /// Field with the message for end users.
    pub localized: Option<At<String>>,
    /// Field with the status text, such as `Not Found`, in the body or in an entry of the list.
    pub title: Option<At<String>>,
    /// Field with the status.
    pub status: Option<At<String>>,
    /// Field with the failed URL.
    pub url: Option<At<String>>,
    /// Error codes by status. If given, the generated service has the type `ApiErrors`, which writes this body. The
    /// code of 400 also applies to all statuses from 400 to 499 without a code of their own, and the code of 500 to
    /// all such statuses from 500 to 599. A body without a `code` needs no `codes`.
    #[serde(default)]
    pub codes: Entries<At<Scalar>>,
}

/// `[operation.group.name]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Operation {
    /// Description, in Markdown. The first sentence summarizes the operation.
    pub doc: Option<String>,
    /// Deprecation of the operation: `true`, or the replacement.
    pub deprecated: Option<Deprecated>,
    /// Method and path: GET, HEAD, POST, PUT, PATCH or DELETE. Neither requests nor responses of a HEAD have a body.
    pub http: At<String>,
    /// Use of the session parameter.
    #[serde(default)]
    pub session: SessionUse,
    /// Accepted schemes of `[auth]`, preferred schemes first; a call requires a credential for one of them. With an
    /// empty list, a call requires no credential. Default: any scheme.
    pub auth: Option<Vec<At<String>>>,
    /// Type of the parameters. Its fields are query, path and header parameters.
    pub query: Option<At<String>>,
    /// Type of the request body, in the syntax of field types: `Book`, `[Book]`, `{string: Price}`. A trailing `?`
    /// allows null. `binary` is a body of bytes.
    pub body: Option<At<String>>,
    /// Format of the body.
    #[serde(default)]
    pub body_format: BodyFormat,
    /// Type of the body of successful responses, in the syntax of `body`. For a stream, the type of each record. If the
    /// body differs by status, a table from status to type; statuses that are not in the table, and 204, have no body.
    pub response: Option<Response>,
    /// Type whose fields are headers of successful responses, each with the key `header`.
    pub response_headers: Option<At<String>>,
    /// Media type of the operation's binary bodies in requests and responses; default: `application/octet-stream`. If
    /// the operation has no binary bodies, the media type of its JSON bodies; default: the media type of `[service]`.
    pub media_type: Option<At<String>>,
    /// Format of the records, if the response is a stream: a format, or a table.
    pub stream: Option<WrittenStream>,
    /// HTTP statuses of the responses. A 304 is a response without a body instead of an error: requests need a
    /// condition, in an `if-none-match` or `if-modified-since` header of the query type.
    pub statuses: Vec<At<i64>>,
    /// `true` if clients may resend a request even if it is not a GET and may already have been processed.
    #[serde(default)]
    pub repeatable: bool,
    /// Optional request field with the idempotency token: the service carries out requests with the same token only
    /// once. Clients send a new token if the field is absent, and resend a request with the same token.
    pub idempotency_token: Option<At<RequestField>>,
    /// `true` if clients may cache responses, because the responses are the same for all users and remain valid for
    /// a while. Never set this key for prices.
    #[serde(default)]
    pub cacheable: bool,
    /// Response field with the list of results. Set this key if a response without the list is invalid. Clients then
    /// report whether a response contains all results.
    pub results: Option<At<String>>,
    /// Request fields that responses repeat in a field of the same name, such as `view.unit`. A response with a
    /// different value is reported with a remark.
    #[serde(default)]
    pub echoes: Vec<At<String>>,
    /// Example calls by name, which work unchanged.
    #[serde(default)]
    pub examples: Entries<Example>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[operation.group.name.examples.name]`: a call for readers to try.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// Description of the request.
    pub doc: Option<String>,
    /// Parameters, including the path parameters and the session parameter.
    #[serde(default)]
    pub query: Entries<Json>,
    /// Body of the request.
    pub body: Option<Json>,
}

/// Format of a request body.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum BodyFormat {
    /// JSON.
    #[default]
    Json,
    /// Names and values as in a query, `application/x-www-form-urlencoded`. Fields have the types of parameters.
    Form,
    /// Nested objects, lists and maps in the bracket style, `application/x-www-form-urlencoded`:
    /// `card[number]=1&items[0][price]=2&tags[]=a`. Fields have the types of JSON bodies, without null.
    BracketForm,
}

/// Use of the session parameter by an operation.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum SessionUse {
    /// The operation has no session parameter.
    #[default]
    None,
    /// The session parameter is optional.
    Optional,
    /// The session parameter is required.
    Required,
}

/// `[protocol.name]`: a search that is started and then polled.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Protocol {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Operation that starts and polls the search, as `group.name`.
    pub operation: At<String>,
    /// Body field with the start parameters.
    pub start: At<String>,
    /// Response field with the status.
    pub status: At<String>,
    /// Phase of the results for each status.
    pub states: Entries<Phase>,
    /// Response fields that later polls send, each with its target: `body.field` or `query.field`.
    pub carry: Entries<At<String>>,
    /// Fields of the first body that later polls repeat.
    #[serde(default)]
    pub keep: Vec<At<String>>,
    /// Response field with the total number of results.
    pub total: Option<At<String>>,
    /// Response field with the results. With the presence `expected`, a missing list is noted only in a final response.
    pub results: At<String>,
    /// Field of a result with the result's id. The id of a result is the same in every response.
    pub id: Option<At<String>>,
    /// Pagination of the results.
    pub pages: Option<Pages>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// The request fields that select a page of a search's results. The search needs an `id`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pages {
    /// Request field that contains `number` and `size`, unless they are fields of the request itself. A `[protocol]`
    /// must `keep` this field, or `number` and `size` without it.
    pub inside: Option<At<String>>,
    /// Field with the page number. The default of the field is the number of the first page.
    pub number: At<String>,
    /// Field with the number of results per page.
    pub size: At<String>,
}

/// Progress of a polled search.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Incomplete.
    Partial,
    /// Incomplete, but good enough to display.
    Displayable,
    /// Complete.
    Final,
}

/// `[repeat.name]`: a search that repeats one call until the response is complete.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Repeat {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Operation, as `group.name`.
    pub operation: At<String>,
    /// Response field that indicates whether the response is complete.
    pub complete: At<String>,
    /// Status of a response that is not ready yet.
    pub pending: Option<At<i64>>,
    /// Response field with the total number of results.
    pub total: Option<At<String>>,
    /// Response field with the results.
    pub results: At<String>,
    /// Field of a result with the result's id. The id of a result is the same in every response.
    pub id: Option<At<String>>,
    /// Pagination of the results.
    pub pages: Option<Pages>,
    /// Query flag that requests a response without results.
    pub results_unless: Option<At<String>>,
    /// Query field without which a response has no results.
    pub results_with: Option<At<String>>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[feed.name]`: all records of a streamed operation, page by page.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Feed {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Operation, as `group.name`.
    pub operation: At<String>,
    /// Query field with the id after which a page starts.
    pub last: At<String>,
    /// Record field with the id that `last` refers to. The id identifies the record: clients return each record once.
    pub id: At<String>,
    /// Query field with the number of records per page.
    pub size: At<String>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}
