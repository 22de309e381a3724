//! API-level parts of the description: service, output, statuses, operations, searches, feeds and limits.

use std::fmt;

use heck::ToLowerCamelCase as _;

use super::{
    BodyFormat, DefId, DefKind, Deprecated, Description, FieldPath, Head, JsonType, Number, Phase,
    SessionUse, Stream, StreamFormat, Type, WireName,
};
use crate::diagnostic::Place;
use crate::json::Json;

/// The status of a response without a body that confirms the content that the client already has.
pub const NOT_MODIFIED: u16 = 304;

/// Request headers with a condition that can lead to this response.
pub const CONDITIONS: [&str; 2] = ["if-none-match", "if-modified-since"];

/// The API as a whole.
#[derive(Debug, Default)]
pub struct Service {
    /// Name of the API.
    pub name: String,
    /// Version of the description.
    pub version: String,
    /// Description, in Markdown.
    pub doc: String,
    /// Licence of the description, as an SPDX expression.
    pub licence: Option<String>,
    /// Name and URL of the contact.
    pub contact: Option<(String, Option<String>)>,
    /// Constant headers of all requests.
    pub headers: Vec<(String, String)>,
    /// Media type of JSON bodies, if one is specified.
    pub media_type: Option<String>,
    /// Statements about versioning.
    pub versioning: Vec<String>,
    /// Unspecified points, and the choices made.
    pub unstated: Vec<String>,
    /// Position in the description.
    pub place: Option<Place>,
}

/// Output folders and files. Parts that are `None` are not generated.
#[derive(Debug, Default)]
pub struct Output {
    /// Folder and crate for the types.
    pub models: Option<(String, String)>,
    /// Folder for the client.
    pub client: Option<String>,
    /// Folder for the service, and path of its runtime.
    pub service: Option<(String, String)>,
    /// Folder and module for the limits.
    pub limits: Option<(String, String)>,
    /// File for the OpenAPI document, and default base URL in the document.
    pub openapi: Option<(String, Option<String>)>,
    /// Folder for the TypeScript package.
    pub typescript: Option<String>,
    /// Position in the description.
    pub place: Option<Place>,
}

/// The doc of a group of operations.
#[derive(Debug)]
pub struct GroupDoc {
    /// Subject of the operations.
    pub doc: String,
    /// Position in the description.
    pub place: Place,
}

/// An HTTP status.
#[derive(Debug)]
pub struct Status {
    /// Meaning of the status.
    pub doc: String,
    /// Groups that may respond with the status, or empty for all groups.
    pub groups: Vec<String>,
    /// Position in the description.
    pub place: Place,
}

/// An operation of the API.
#[derive(Debug)]
pub struct Operation {
    /// Domain of the operation.
    pub domain: String,
    /// Group of the operation.
    pub group: String,
    /// Name within the group.
    pub name: String,
    /// Description, in Markdown.
    pub doc: String,
    /// Deprecation notice, if the operation is deprecated.
    pub deprecated: Option<Deprecated>,
    /// HTTP method.
    pub method: String,
    /// Path of the URL.
    pub path: String,
    /// Use of the session parameter.
    pub session: SessionUse,
    /// Names of the accepted schemes, preferred schemes first. A call requires a credential for one of these schemes.
    /// `None` if any scheme is accepted.
    pub auth: Option<Vec<String>>,
    /// Type of the parameters.
    pub query: Option<DefId>,
    /// Type of the request body.
    pub body: Option<Type>,
    /// Format of the request body.
    pub body_format: BodyFormat,
    /// Success statuses, and 304. Each is listed with the type of the response body or of a stream's records, or `None`
    /// if there is no body.
    pub answers: Vec<(u16, Option<Type>)>,
    /// Type of the headers in successful responses.
    pub response_headers: Option<DefId>,
    /// Media type of the bodies, if the operation specifies one.
    pub media_type: Option<String>,
    /// Format of the response if it is a stream.
    pub stream: Option<Stream>,
    /// Statuses of the responses.
    pub statuses: Vec<u16>,
    /// Positions of the statuses, in the same order.
    pub status_places: Vec<Place>,
    /// `true` if a request that may already have been processed is safe to retry.
    pub repeatable: bool,
    /// Request field with the idempotency token.
    pub idempotency_token: Option<(Target, Place)>,
    /// `true` if responses may be cached.
    pub cacheable: bool,
    /// Response field with the results of a single call.
    pub results: Option<WireName>,
    /// Request fields that responses repeat under the same name. The paths start at the body, or at the query if the
    /// request has no body.
    pub echoes: Vec<FieldPath>,
    /// Example calls, which must work unchanged.
    pub examples: Vec<Example>,
    /// Unspecified points, and the choices made.
    pub unstated: Vec<String>,
    /// Position in the description.
    pub place: Place,
}

impl Operation {
    /// Returns the operation's name with its group, in the format `group.name`.
    pub fn full_name(&self) -> String {
        format!("{}.{}", self.group, self.name)
    }

    /// Returns whether a request that may already have been processed is safe to retry, because the operation is
    /// idempotent or because requests have an idempotency token.
    pub fn may_be_resent(&self) -> bool {
        self.repeatable || self.idempotency_token.is_some()
    }

    /// Returns whether the operation only reads, so that its requests are safe to repeat.
    pub fn is_read(&self) -> bool {
        matches!(self.method.as_str(), "GET" | "HEAD")
    }

    /// Returns whether a 304 is a described response instead of an error.
    pub fn has_not_modified(&self) -> bool {
        self.answers.iter().any(|(status, _)| *status == NOT_MODIFIED)
    }

    /// Returns the format of the response if it is a stream.
    pub fn stream_format(&self) -> Option<StreamFormat> {
        self.stream.as_ref().map(|stream| stream.format)
    }

    /// Returns the definition that contains the fields of a form body, except for a form in the bracket style.
    pub fn form(&self) -> Option<DefId> {
        self.body_def().filter(|_| self.body_format == BodyFormat::Form)
    }

    /// Returns whether the body is a form in either style.
    pub fn has_form(&self) -> bool {
        self.body.is_some() && self.body_format != BodyFormat::Json
    }

    /// Returns the body type that all successful responses share.
    pub fn response(&self) -> Option<&Type> {
        let [(_, first), rest @ ..] = self.answers.as_slice() else { return None };
        first.as_ref().filter(|_| rest.iter().all(|(_, body)| body == first))
    }

    /// Returns the body of all successful responses if the body is a definition rather than a list, map or plain value.
    pub fn response_def(&self) -> Option<DefId> {
        self.response().and_then(Type::definition)
    }

    /// Returns the request body if it is a definition rather than a list, map or plain value.
    pub fn body_def(&self) -> Option<DefId> {
        self.body.as_ref().and_then(Type::definition)
    }

    /// Returns the part of the request that contains the settings repeated by responses. Returns `None` if responses
    /// repeat no settings.
    pub fn echoing(&self) -> Option<Type> {
        let part = self.body.clone().or(self.query.map(Type::Named));
        part.filter(|_| !self.echoes.is_empty())
    }

    /// Returns whether the body differs by status.
    pub fn has_several_answers(&self) -> bool {
        self.response().is_none() && self.bodies().next().is_some()
    }

    /// Returns the body types of successful responses.
    pub fn bodies(&self) -> impl Iterator<Item = &Type> {
        self.answers.iter().filter_map(|(_, body)| body.as_ref())
    }

    /// Returns the definitions that the bodies of successful responses refer to.
    pub fn answered_defs(&self) -> impl Iterator<Item = DefId> {
        self.bodies().flat_map(Type::named)
    }

    /// Returns whether the request or a response has a JSON body.
    pub fn has_json(&self) -> bool {
        self.has_json_request() || self.has_json_response()
    }

    /// Returns whether requests have a JSON body.
    pub fn has_json_request(&self) -> bool {
        self.body_format == BodyFormat::Json && self.body.as_ref().is_some_and(|body| *body != Type::Binary)
    }

    /// Returns whether responses may have a JSON body. Streams don't count, because their records have a separate media
    /// type.
    pub fn has_json_response(&self) -> bool {
        self.stream.is_none() && self.bodies().any(|body| *body != Type::Binary)
    }

    /// Returns whether a response body may be binary.
    pub fn answers_binary(&self) -> bool {
        self.bodies().any(|body| *body == Type::Binary)
    }

    /// Returns whether all response bodies are binary and are therefore streamed.
    pub fn is_download(&self) -> bool {
        self.response() == Some(&Type::Binary)
    }

    /// Returns whether the request or a response has a binary body.
    pub fn has_binary(&self) -> bool {
        self.body == Some(Type::Binary) || self.answers_binary()
    }

    /// Returns the media type of binary bodies.
    pub fn binary_type(&self) -> &str {
        self.media_type.as_deref().unwrap_or("application/octet-stream")
    }

    /// Returns the operation's id, in the format `groupName`.
    pub fn id(&self) -> String {
        format!("{}_{}", self.group, self.name).to_lower_camel_case()
    }
}

/// Returns the groups of operations, in order of occurrence. All operations of a group are in the same domain.
pub fn groups<'a>(operations: impl IntoIterator<Item = &'a Operation>) -> Vec<&'a str> {
    let mut groups: Vec<&str> = Vec::new();
    for operation in operations {
        if !groups.contains(&operation.group.as_str()) {
            groups.push(&operation.group);
        }
    }
    groups
}

impl Description {
    /// Returns the record tag of an operation's event stream. The tag contains the event's name.
    pub fn event_tag(&self, operation: &Operation) -> Option<&WireName> {
        let records =
            operation.response_def().filter(|_| operation.stream_format() == Some(StreamFormat::Sse))?;
        match &self.def(records).kind {
            DefKind::Union(union) if union.tag_type() == JsonType::String => union.tag.as_ref(),
            _ => None,
        }
    }

    /// Returns the media type of an operation's JSON bodies, if one is specified.
    pub fn json_type<'a>(&'a self, operation: &'a Operation) -> Option<&'a str> {
        // If an operation has binary bodies, its media type applies only to them.
        let own = operation.media_type.as_deref().filter(|_| !operation.has_binary());
        let media_type = own.or(self.service.media_type.as_deref());
        media_type.filter(|_| operation.has_json())
    }
}

/// An example call for readers to try.
#[derive(Debug)]
pub struct Example {
    /// Name of the example.
    pub name: String,
    /// Description of the request.
    pub doc: String,
    /// Parameters of the request.
    pub query: Vec<(WireName, Json)>,
    /// Body of the request.
    pub body: Option<Json>,
    /// Position in the description.
    pub place: Place,
}

/// A search that is started and then polled.
#[derive(Debug)]
pub struct Protocol {
    /// Domain of the search.
    pub domain: String,
    /// The search.
    pub search: Search,
    /// Body field that contains the start parameters.
    pub start: WireName,
    /// Response field that contains the status.
    pub status: WireName,
    /// Status values and their phases.
    pub states: Vec<(WireName, Phase)>,
    /// Response fields that later polls send back.
    pub carry: Vec<Carry>,
    /// Fields of the first request body that later polls repeat.
    pub keep: Vec<WireName>,
}

/// The common parts of polled and repeated searches.
#[derive(Debug)]
pub struct Search {
    /// Name, docs, unspecified points and position.
    pub head: Head,
    /// Index of the operation.
    pub operation: usize,
    /// Response field that contains the total number of results.
    pub total: Option<WireName>,
    /// Response field that contains the results.
    pub results: WireName,
    /// Result field that contains the id.
    pub id: Option<WireName>,
    /// Pagination of the results.
    pub pages: Option<Pages>,
}

/// The fields of a search request that select a page of results.
#[derive(Debug, PartialEq)]
pub struct Pages {
    /// Request field that contains the page number and the page size.
    pub inside: Option<WireName>,
    /// Field that contains the page number.
    pub number: WireName,
    /// Field that contains the number of results per page.
    pub size: WireName,
    /// Position in the description.
    pub place: Place,
}

/// A response field that later polls send back.
#[derive(Debug)]
pub struct Carry {
    /// Response field.
    pub from: WireName,
    /// `true` if the value is sent in the body rather than the query.
    pub into_body: bool,
    /// Request field.
    pub to: WireName,
}

/// A named number that bounds a value.
#[derive(Debug)]
pub struct Limit {
    /// Domain of the limit.
    pub domain: String,
    /// The number.
    pub value: Number,
    /// Quantity that the limit bounds.
    pub doc: String,
    /// Definition that applies the limit.
    pub on: Option<String>,
    /// `true` if the limit is a minimum rather than a maximum.
    pub least: bool,
    /// Unspecified points, and the choices made.
    pub unstated: Vec<String>,
    /// Position in the description.
    pub place: Place,
}

/// A search that repeats one call until the response is complete.
#[derive(Debug)]
pub struct Repeat {
    /// The search.
    pub search: Search,
    /// Response field that indicates whether the response is complete.
    pub complete: WireName,
    /// Status that indicates that the response is not ready yet.
    pub pending: Option<u16>,
    /// Query flag that requests a response without results.
    pub results_unless: Option<WireName>,
    /// Query field without which a response has no results.
    pub results_with: Option<WireName>,
}

/// A sequence of pages that contains all records of a streamed operation.
#[derive(Debug)]
pub struct Feed {
    /// Name, docs, unspecified points and position.
    pub head: Head,
    /// Index of the operation.
    pub operation: usize,
    /// Query field that contains the id after which a page starts.
    pub last: WireName,
    /// Record field that contains the id that `last` refers to.
    pub id: WireName,
    /// Query field that contains the number of records per page.
    pub size: WireName,
}

/// A field of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// `true` if the field is in the body rather than the query.
    pub in_body: bool,
    /// Name of the field.
    pub field: WireName,
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.part(), self.field)
    }
}

impl Target {
    /// Returns the name of the request part that contains the field.
    pub fn part(&self) -> &'static str {
        if self.in_body { "body" } else { "query" }
    }
}
