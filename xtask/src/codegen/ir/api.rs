//! What concerns the API as a whole: the service, its credentials and errors, operations, protocols, limits.

use heck::ToLowerCamelCase as _;

use super::{DefId, Number, Phase, SessionUse, Stream, WireName};
use crate::codegen::diagnostic::Place;
use crate::codegen::json::Json;

/// What the whole API is.
#[derive(Debug, Default)]
pub struct Service {
    /// Its name.
    pub name: String,
    /// Version of the description.
    pub version: String,
    /// What it is.
    pub doc: String,
    /// Its description's licence, as an SPDX expression.
    pub licence: Option<String>,
    /// Who answers for it: name and URL.
    pub contact: Option<(String, Option<String>)>,
    /// What is said of versions.
    pub versioning: Vec<String>,
    /// What is left open.
    pub unstated: Vec<String>,
    /// Where it is described.
    pub place: Option<Place>,
}

/// Where generated code goes; a part that is not there is not written.
#[derive(Debug, Default)]
pub struct Output {
    /// Folder and crate of the types.
    pub models: Option<(String, String)>,
    /// Folder and runtime of the client.
    pub client: Option<(String, String)>,
    /// Folder and runtime of the service.
    pub service: Option<(String, String)>,
    /// Folder and module of the limits.
    pub limits: Option<(String, String)>,
    /// File of the OpenAPI document, and a base URL to begin with.
    pub openapi: Option<(String, Option<String>)>,
    /// Where it is described.
    pub place: Option<Place>,
}

/// Credentials.
#[derive(Debug)]
pub struct Auth {
    /// Query parameter of the key, and its doc.
    pub key: (WireName, String),
    /// Query parameter of the session, and its doc.
    pub session: Option<(WireName, String)>,
    /// Header of the end user's address.
    pub client_ip: Option<Header>,
    /// Header of the end user's user agent.
    pub user_agent: Option<Header>,
    /// What is left open.
    pub unstated: Vec<String>,
    /// Where it is described.
    pub place: Place,
}

/// A header that the client sends.
#[derive(Debug)]
pub struct Header {
    /// Its name.
    pub name: String,
    /// What it carries.
    pub doc: String,
}

/// What the operations of a group are about.
#[derive(Debug)]
pub struct GroupDoc {
    /// What they are about.
    pub doc: String,
    /// Where it is said.
    pub place: Place,
}

/// What an HTTP status means.
#[derive(Debug)]
pub struct Status {
    /// What it means.
    pub doc: String,
    /// Groups that know it; empty for all.
    pub groups: Vec<String>,
    /// Where it is described.
    pub place: Place,
}

/// A shape of error body.
#[derive(Debug)]
pub struct Envelope {
    /// The type.
    pub def: DefId,
    /// The field that tells it from the other shapes.
    pub told_by: WireName,
    /// The field with the entries.
    pub list: Option<WireName>,
    /// Where the parts of an error are.
    pub parts: EnvelopeParts,
    /// Where it is described.
    pub place: Place,
}

/// Which fields hold the parts of an error.
#[derive(Debug)]
pub struct EnvelopeParts {
    /// The code, of the body or an entry.
    pub code: WireName,
    /// The message for developers, of the body or an entry.
    pub message: Option<WireName>,
    /// The message for end users, of the body or an entry.
    pub localized: Option<WireName>,
    /// The status, of the body.
    pub status: Option<WireName>,
    /// The failed URL, of the body.
    pub url: Option<WireName>,
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
    /// What it does.
    pub doc: String,
    /// `GET` or `POST`.
    pub method: String,
    /// Its path.
    pub path: String,
    /// Whether it takes the session parameter.
    pub session: SessionUse,
    /// Its query parameters.
    pub query: Option<DefId>,
    /// Its request body.
    pub body: Option<DefId>,
    /// Its answer; of a streamed one, each record.
    pub response: DefId,
    /// How its answer is streamed, if it is.
    pub stream: Option<Stream>,
    /// Statuses it answers with.
    pub statuses: Vec<u16>,
    /// Where they stand, one by one.
    pub status_places: Vec<Place>,
    /// Sending it twice does no more than sending it once.
    pub repeatable: bool,
    /// Calls that can be made as they stand.
    pub examples: Vec<Example>,
    /// What is left open.
    pub unstated: Vec<String>,
    /// Where it is described.
    pub place: Place,
}

impl Operation {
    /// `group.name`
    pub fn full_name(&self) -> String {
        format!("{}.{}", self.group, self.name)
    }

    /// `groupName`
    pub fn id(&self) -> String {
        format!("{}_{}", self.group, self.name).to_lower_camel_case()
    }
}

/// A call for readers to try.
#[derive(Debug)]
pub struct Example {
    /// Its name.
    pub name: String,
    /// What it asks for.
    pub doc: String,
    /// Its parameters.
    pub query: Vec<(WireName, Json)>,
    /// Its body.
    pub body: Option<Json>,
    /// Where it is described.
    pub place: Place,
}

/// A search that is started and then polled.
#[derive(Debug)]
pub struct Protocol {
    /// The domain it is described in.
    pub domain: String,
    /// Its name.
    pub name: String,
    /// How it goes.
    pub doc: String,
    /// The operation, as an index.
    pub operation: usize,
    /// The body's field with the start parameters.
    pub start: WireName,
    /// The answer's field with the status.
    pub status: WireName,
    /// Status values and what they mean.
    pub states: Vec<(WireName, Phase)>,
    /// What later polls take from answers.
    pub carry: Vec<Carry>,
    /// What later polls repeat of the first body.
    pub keep: Vec<WireName>,
    /// The answer's field with the number of results in all.
    pub total: Option<WireName>,
    /// The answer's field with the results.
    pub results: WireName,
    /// What is left open.
    pub unstated: Vec<String>,
    /// Where it is described.
    pub place: Place,
}

/// A field of an answer that later polls carry.
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
    /// What it bounds.
    pub doc: String,
    /// The definition that applies it.
    pub on: Option<String>,
    /// What is left open.
    pub unstated: Vec<String>,
    /// Where it is described.
    pub place: Place,
}

/// A search that goes on by repeating one call until its answer is complete.
#[derive(Debug)]
pub struct Repeat {
    /// Its name.
    pub name: String,
    /// How it goes.
    pub doc: String,
    /// The operation, as an index.
    pub operation: usize,
    /// The answer's field that says whether it is complete.
    pub complete: WireName,
    /// The status that stands for an answer that is not there yet.
    pub pending: Option<u16>,
    /// The answer's field with the number of results in all.
    pub total: Option<WireName>,
    /// The answer's field with the results.
    pub results: WireName,
    /// What is left open.
    pub unstated: Vec<String>,
    /// Where it is described.
    pub place: Place,
}

/// All records of a streamed operation, page after page.
#[derive(Debug)]
pub struct Feed {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub doc: String,
    /// The operation, as an index.
    pub operation: usize,
    /// The query's field with the id that a page begins after.
    pub last: WireName,
    /// The record's field with that id.
    pub id: WireName,
    /// The query's field with the number of records on a page.
    pub size: WireName,
    /// What is left open.
    pub unstated: Vec<String>,
    /// Where it is described.
    pub place: Place,
}
