//! The API as a whole: the service, its credentials and errors, operations, protocols, limits.

use heck::ToLowerCamelCase as _;

use super::{BodyFormat, DefId, Deprecated, Description, Number, Phase, SessionUse, Stream, Type, WireName};
use crate::diagnostic::Place;
use crate::json::Json;

/// The API as a whole.
#[derive(Debug, Default)]
pub struct Service {
    /// Its name.
    pub name: String,
    /// Version of the description.
    pub version: String,
    /// Its doc.
    pub doc: String,
    /// Its description's licence, as an SPDX expression.
    pub licence: Option<String>,
    /// The party responsible: name and URL.
    pub contact: Option<(String, Option<String>)>,
    /// Headers of every request, with their values.
    pub headers: Vec<(String, String)>,
    /// The media type of JSON bodies, where it is said.
    pub media_type: Option<String>,
    /// Statements about versions.
    pub versioning: Vec<String>,
    /// Points left open, with the choices made.
    pub unstated: Vec<String>,
    /// Its position in the description.
    pub place: Option<Place>,
}

/// Output folders and files; a part that is `None` is not written.
#[derive(Debug, Default)]
pub struct Output {
    /// Folder and crate of the types.
    pub models: Option<(String, String)>,
    /// Folder of the client.
    pub client: Option<String>,
    /// Folder and runtime of the service.
    pub service: Option<(String, String)>,
    /// Folder and module of the limits.
    pub limits: Option<(String, String)>,
    /// File of the OpenAPI document, and a base URL to begin with.
    pub openapi: Option<(String, Option<String>)>,
    /// Folder of the package for TypeScript.
    pub typescript: Option<String>,
    /// Its position in the description.
    pub place: Option<Place>,
}

/// The doc of a group of operations.
#[derive(Debug)]
pub struct GroupDoc {
    /// Subject of the operations.
    pub doc: String,
    /// Its position in the description.
    pub place: Place,
}

/// An HTTP status.
#[derive(Debug)]
pub struct Status {
    /// Its meaning.
    pub doc: String,
    /// Groups that may return it; empty for all.
    pub groups: Vec<String>,
    /// Its position in the description.
    pub place: Place,
}

/// One call.
#[derive(Debug)]
pub struct Operation {
    /// The domain it is described in.
    pub domain: String,
    /// Its group.
    pub group: String,
    /// Its name within the group.
    pub name: String,
    /// Its doc.
    pub doc: String,
    /// It is out of use.
    pub deprecated: Option<Deprecated>,
    /// `GET` or `POST`.
    pub method: String,
    /// Its path.
    pub path: String,
    /// Whether it takes the session parameter.
    pub session: SessionUse,
    /// The names of the schemes of which it takes one, the preferred ones first; `None` for any that there is.
    pub auth: Option<Vec<String>>,
    /// Its query parameters.
    pub query: Option<DefId>,
    /// The type of its request body.
    pub body: Option<Type>,
    /// How that is written.
    pub body_format: BodyFormat,
    /// The statuses of success, each with the type of its body, if it has one; of a streamed one, that of each record.
    pub answers: Vec<(u16, Option<Type>)>,
    /// The headers of its successful answers.
    pub response_headers: Option<DefId>,
    /// The media type of its bodies, where it has one of its own.
    pub media_type: Option<String>,
    /// Format of a streamed answer.
    pub stream: Option<Stream>,
    /// Statuses of its answers.
    pub statuses: Vec<u16>,
    /// Positions of the statuses, one by one.
    pub status_places: Vec<Place>,
    /// Whether it is idempotent.
    pub repeatable: bool,
    /// Whether its answers may be kept.
    pub cacheable: bool,
    /// Calls that can be made as they stand.
    pub examples: Vec<Example>,
    /// Points left open, with the choices made.
    pub unstated: Vec<String>,
    /// Its position in the description.
    pub place: Place,
}

impl Operation {
    /// `group.name`
    pub fn full_name(&self) -> String {
        format!("{}.{}", self.group, self.name)
    }

    /// The definition whose fields are those of the form that requests have as their body.
    pub fn form(&self) -> Option<DefId> {
        self.body_def().filter(|_| self.body_format == BodyFormat::Form)
    }

    /// The type of the body that all successful answers have.
    pub fn response(&self) -> Option<&Type> {
        let [(_, first), rest @ ..] = self.answers.as_slice() else { return None };
        first.as_ref().filter(|_| rest.iter().all(|(_, body)| body == first))
    }

    /// The definition that is the body of all successful answers, where that is no list, map or plain value.
    pub fn response_def(&self) -> Option<DefId> {
        self.response().and_then(Type::definition)
    }

    /// The definition that is the request body, where that is no list, map or plain value.
    pub fn body_def(&self) -> Option<DefId> {
        self.body.as_ref().and_then(Type::definition)
    }

    /// Whether another status has another body, or none.
    pub fn has_several_answers(&self) -> bool {
        self.response().is_none() && self.bodies().next().is_some()
    }

    /// The types of the bodies of successful answers.
    pub fn bodies(&self) -> impl Iterator<Item = &Type> {
        self.answers.iter().filter_map(|(_, body)| body.as_ref())
    }

    /// The definitions that successful answers name.
    pub fn answered_defs(&self) -> impl Iterator<Item = DefId> {
        self.bodies().flat_map(Type::named)
    }

    /// Whether a body of it is JSON.
    pub fn has_json(&self) -> bool {
        self.has_json_request() || self.has_json_response()
    }

    /// Whether requests have a body of JSON.
    pub fn has_json_request(&self) -> bool {
        self.body_format == BodyFormat::Json && self.body.as_ref().is_some_and(|body| *body != Type::Binary)
    }

    /// Whether answers may have a body of JSON. The records of a stream are lines, which have a media type of their own.
    pub fn has_json_response(&self) -> bool {
        self.stream.is_none() && self.bodies().any(|body| *body != Type::Binary)
    }

    /// Whether an answer may be bytes.
    pub fn answers_binary(&self) -> bool {
        self.bodies().any(|body| *body == Type::Binary)
    }

    /// Whether all answers are bytes, which come as a stream.
    pub fn is_download(&self) -> bool {
        self.response() == Some(&Type::Binary)
    }

    /// Whether a body of it is bytes.
    pub fn has_binary(&self) -> bool {
        self.body == Some(Type::Binary) || self.answers_binary()
    }

    /// The media type of its bodies that are bytes.
    pub fn binary_type(&self) -> &str {
        self.media_type.as_deref().unwrap_or("application/octet-stream")
    }

    /// `groupName`
    pub fn id(&self) -> String {
        format!("{}_{}", self.group, self.name).to_lower_camel_case()
    }
}

impl Description {
    /// The media type of an operation's JSON bodies, where it is said.
    pub fn json_type<'a>(&'a self, operation: &'a Operation) -> Option<&'a str> {
        // That of an operation with bytes is theirs.
        let own = operation.media_type.as_deref().filter(|_| !operation.has_binary());
        let said = own.or(self.service.media_type.as_deref());
        said.filter(|_| operation.has_json())
    }
}

/// A call for readers to try.
#[derive(Debug)]
pub struct Example {
    /// Its name.
    pub name: String,
    /// The request, in words.
    pub doc: String,
    /// Its parameters.
    pub query: Vec<(WireName, Json)>,
    /// Its body.
    pub body: Option<Json>,
    /// Its position in the description.
    pub place: Place,
}

/// A search that is started and then polled.
#[derive(Debug)]
pub struct Protocol {
    /// The domain it is described in.
    pub domain: String,
    /// Its name.
    pub name: String,
    /// Its doc.
    pub doc: String,
    /// The operation, as an index.
    pub operation: usize,
    /// The body's field with the start parameters.
    pub start: WireName,
    /// The answer's field with the status.
    pub status: WireName,
    /// Status values, each with its phase.
    pub states: Vec<(WireName, Phase)>,
    /// Fields of answers that later polls send.
    pub carry: Vec<Carry>,
    /// Fields of the first body that later polls repeat.
    pub keep: Vec<WireName>,
    /// The answer's field with the number of results in all.
    pub total: Option<WireName>,
    /// The answer's field with the results.
    pub results: WireName,
    /// The results' field with the id.
    pub id: Option<WireName>,
    /// The pages of the results.
    pub pages: Option<Pages>,
    /// Points left open, with the choices made.
    pub unstated: Vec<String>,
    /// Its position in the description.
    pub place: Place,
}

/// The pages of a search's results, as fields of its request.
#[derive(Debug, PartialEq)]
pub struct Pages {
    /// The request's field that holds the other two.
    pub inside: Option<WireName>,
    /// The field with the number of the page.
    pub number: WireName,
    /// The field with the number of results on a page.
    pub size: WireName,
    /// Its position in the description.
    pub place: Place,
}

/// A field of an answer that later polls send.
#[derive(Debug)]
pub struct Carry {
    /// The answer's field.
    pub from: WireName,
    /// Whether it goes into the body; else into the query.
    pub into_body: bool,
    /// The request's field.
    pub to: WireName,
}

/// A number that bounds something.
#[derive(Debug)]
pub struct Limit {
    /// The domain it is described in.
    pub domain: String,
    /// The number.
    pub value: Number,
    /// The quantity that it bounds.
    pub doc: String,
    /// The definition that applies it.
    pub on: Option<String>,
    /// Whether it is the least that is allowed; else it is the most.
    pub least: bool,
    /// Points left open, with the choices made.
    pub unstated: Vec<String>,
    /// Its position in the description.
    pub place: Place,
}

/// A search that repeats one call until its answer is complete.
#[derive(Debug)]
pub struct Repeat {
    /// Its name.
    pub name: String,
    /// Its doc.
    pub doc: String,
    /// The operation, as an index.
    pub operation: usize,
    /// The answer's field that states whether it is complete.
    pub complete: WireName,
    /// Status of an answer that is not ready yet.
    pub pending: Option<u16>,
    /// The answer's field with the number of results in all.
    pub total: Option<WireName>,
    /// The answer's field with the results.
    pub results: WireName,
    /// The results' field with the id.
    pub id: Option<WireName>,
    /// The pages of the results.
    pub pages: Option<Pages>,
    /// The query's flag that asks for an answer without results.
    pub results_unless: Option<WireName>,
    /// The query's field without which an answer has no results.
    pub results_with: Option<WireName>,
    /// Points left open, with the choices made.
    pub unstated: Vec<String>,
    /// Its position in the description.
    pub place: Place,
}

/// All records of a streamed operation, page after page.
#[derive(Debug)]
pub struct Feed {
    /// Its name.
    pub name: String,
    /// Its content.
    pub doc: String,
    /// The operation, as an index.
    pub operation: usize,
    /// The query's field with the id that a page begins after.
    pub last: WireName,
    /// The record's field with that id.
    pub id: WireName,
    /// The query's field with the number of records on a page.
    pub size: WireName,
    /// Points left open, with the choices made.
    pub unstated: Vec<String>,
    /// Its position in the description.
    pub place: Place,
}
