//! The generator's model of the description. All definitions are in one arena, and references are resolved.
//!
//! Wire names and Rust names have different types, so that they can't be confused.

mod api;
mod auth;
mod constants;
mod envelopes;
mod fields;
mod jobs;
mod paging;
mod tables;
mod text_form;
mod types;
mod unions;
mod written;

use std::collections::BTreeMap;
use std::fmt;

use super::diagnostic::Place;
pub use super::raw::{
    BodyFormat, Deprecated, JobPhase, Number, Phase, Reconnect, Scalar, SessionUse, Stream, StreamFormat,
    Wire,
};
pub use api::*;
pub use auth::*;
pub use constants::Constant;
pub use envelopes::*;
pub use fields::*;
pub use jobs::*;
pub use paging::*;
pub use tables::{Table, position};
pub use text_form::TextForm;
pub use types::*;
pub use unions::*;

/// The name of a field, parameter, header or enum value on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WireName(pub String);

impl fmt::Display for WireName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Path to a field of a request or response. The field may be in a nested object: `meta.after`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldPath(pub Vec<WireName>);

impl FieldPath {
    /// Returns the path to a field of the object at this path.
    pub fn to_field(&self, field: &WireName) -> Self {
        FieldPath(self.0.iter().chain([field]).cloned().collect())
    }
}

impl fmt::Display for FieldPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.0.iter().map(|name| name.0.as_str()).collect();
        f.write_str(&names.join("."))
    }
}

/// A name in Rust code.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RustName(pub String);

impl fmt::Display for RustName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A definition, as an index into the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DefId(pub usize);

/// The whole description.
#[derive(Debug, Default)]
pub struct Description {
    /// Names of the domains (the spec files), sorted.
    pub domains: Vec<String>,
    /// `doc`: subject of each file, by domain.
    pub docs: BTreeMap<String, String>,
    /// `[service]`
    pub service: Service,
    /// `[output]`
    pub output: Output,
    /// `[auth]`
    pub auth: Auth,
    /// `[status]`
    pub statuses: BTreeMap<u16, Status>,
    /// `[envelope]`
    pub envelopes: Vec<Envelope>,
    /// `[group]`: subject of each group.
    pub groups: BTreeMap<String, GroupDoc>,
    /// `[operation]`
    pub operations: Vec<Operation>,
    /// `[protocol]`
    pub protocols: Vec<Protocol>,
    /// `[repeat]`
    pub repeats: Vec<Repeat>,
    /// `[feed]`
    pub feeds: Vec<Feed>,
    /// `[job]`
    pub jobs: Vec<Job>,
    /// `[paging]`
    pub pagings: Vec<Paging>,
    /// `[limit]`, by name.
    pub limits: BTreeMap<String, Limit>,
    /// Types, shared fields, unions, enums, ids and grammars.
    pub defs: Vec<Def>,
    /// Indexes of the definitions, by name.
    pub names: BTreeMap<String, DefId>,
}

impl Description {
    /// Returns a definition.
    pub fn def(&self, id: DefId) -> &Def {
        &self.defs[id.0]
    }

    /// Returns all definitions and their ids, in the order of the files.
    pub fn defs(&self) -> impl Iterator<Item = (DefId, &Def)> {
        self.defs.iter().enumerate().map(|(index, def)| (DefId(index), def))
    }

    /// Returns the definitions of a domain.
    pub fn defs_of<'a>(&'a self, domain: &'a str) -> impl Iterator<Item = (DefId, &'a Def)> {
        self.defs().filter(move |(_, def)| def.domain == domain)
    }

    /// Returns the definition whose struct contains a field of an object: the object itself or a shared part.
    pub fn holder<'a>(&'a self, owner: &'a Def, field: &Field) -> &'a Def {
        match (&owner.kind, &field.part) {
            (DefKind::Object(object), Some(name)) => {
                let part = object.parts.iter().find(|part| part.rust == *name);
                part.map_or(owner, |part| self.def(part.def))
            }
            _ => owner,
        }
    }

    /// Returns the rules of an object: first the rules of its shared parts, then its own rules.
    pub fn rules<'a>(&'a self, object: &'a Object) -> impl Iterator<Item = &'a (Rule, Place)> {
        let shared = object.parts.iter().filter_map(|part| match &self.def(part.def).kind {
            DefKind::Shared(shared) => Some(&shared.rules),
            _ => None,
        });
        shared.chain([&object.rules]).flatten()
    }

    /// Returns the definition as an object, if it is one.
    pub fn object(&self, id: DefId) -> Option<&Object> {
        match &self.def(id).kind {
            DefKind::Object(object) => Some(object),
            _ => None,
        }
    }

    /// Returns a field of an object by its wire name.
    pub fn field(&self, id: DefId, wire: &str) -> Option<&Field> {
        self.object(id)?.fields.iter().find(|field| field.wire.0 == wire)
    }

    /// Returns the type of a search's results, which is the element type of the response field `results`.
    pub fn result(&self, response: DefId, results: &WireName) -> Option<DefId> {
        match &self.field(response, &results.0)?.ty {
            Type::List(inner) => inner.named().first().copied(),
            _ => None,
        }
    }

    /// Returns the object that contains the fields that select a page.
    pub fn pages_holder(&self, request: Option<DefId>, pages: &Pages) -> Option<DefId> {
        match &pages.inside {
            Some(inside) => self.field(request?, &inside.0)?.ty.named().first().copied(),
            None => request,
        }
    }

    /// Returns the value of a bound.
    pub fn number(&self, bound: &Bound) -> Option<Number> {
        match bound {
            Bound::Number(number) => Some(*number),
            Bound::Limit(name, _) => self.limits.get(name).map(|limit| limit.value),
        }
    }

    /// Returns the operations of a domain.
    pub fn operations_of<'a>(&'a self, domain: &'a str) -> impl Iterator<Item = &'a Operation> {
        self.operations.iter().filter(move |operation| operation.domain == domain)
    }

    /// Returns an operation by its full name.
    pub fn operation(&self, name: &str) -> Option<&Operation> {
        self.operations.iter().find(|operation| operation.full_name() == name)
    }

    /// Returns the response field that contains the results of the operation's search.
    pub fn results_of(&self, operation: &Operation) -> Option<&WireName> {
        let is_same = |index: usize| self.operations[index].full_name() == operation.full_name();
        self.searches().find(|search| is_same(search.operation)).map(|search| &search.results)
    }

    /// Returns the polled searches, followed by the repeated searches.
    pub fn searches(&self) -> impl Iterator<Item = &Search> {
        let repeated = self.repeats.iter().map(|repeat| &repeat.search);
        self.protocols.iter().map(|protocol| &protocol.search).chain(repeated)
    }
}

/// The parts that all tables of operations have.
#[derive(Debug)]
pub struct Head {
    /// Name of the table.
    pub name: String,
    /// Description, in Markdown.
    pub doc: String,
    /// Unspecified points, and the choices made.
    pub unstated: Vec<String>,
    /// Position of the name.
    pub place: Place,
}

/// A type, a set of shared fields, a union, an enum, an id or a grammar.
#[derive(Debug)]
pub struct Def {
    /// Name of the definition, in Rust and in the description.
    pub name: RustName,
    /// Domain of the definition.
    pub domain: String,
    /// Description, in Markdown.
    pub doc: String,
    /// Unspecified points, and the choices made.
    pub unstated: Vec<String>,
    /// Deprecation notice, if the definition is deprecated.
    pub deprecated: Option<Deprecated>,
    /// `true` if the definition is intentionally unreferenced.
    pub unreferenced: bool,
    /// Content of the definition.
    pub kind: DefKind,
    /// Directions in which the definition is used.
    pub usage: Usage,
    /// Position of the name.
    pub place: Place,
}

impl Def {
    /// Returns whether a response writer is generated for the definition.
    pub fn has_writer(&self) -> bool {
        let has_one = match &self.kind {
            DefKind::Object(object) => object.is_json(),
            DefKind::Shared(_) | DefKind::Id(_) => true,
            DefKind::Union(_) | DefKind::Enum(_) | DefKind::Grammar(_) => false,
        };
        self.usage.response && has_one
    }

    /// Returns whether the type is generated. Grammar types are written by hand.
    pub fn is_generated(&self) -> bool {
        !matches!(self.kind, DefKind::Grammar(_))
    }

    /// Returns whether a `JsonSchema` impl is generated for the type.
    pub fn has_schema_impl(&self) -> bool {
        match &self.kind {
            // Hand-written types have their own impls, and shared fields are not a type on the wire.
            DefKind::Grammar(_) | DefKind::Shared(_) => false,
            DefKind::Object(_) | DefKind::Union(_) | DefKind::Enum(_) | DefKind::Id(_) => true,
        }
    }
}

/// The kind and content of a definition.
#[derive(Debug)]
pub enum DefKind {
    /// Fields.
    Object(Object),
    /// Fields that several objects share. In Rust, these fields are in a separate struct, which has no counterpart on
    /// the wire.
    Shared(Object),
    /// Variants distinguished by a tag or by their JSON type.
    Union(Union),
    /// A list of values.
    Enum(Enum),
    /// An opaque identifier.
    Id(Wire),
    /// A string with a fixed syntax.
    Grammar(Grammar),
}

/// Directions in which a definition is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// `true` if requests contain the definition.
    pub request: bool,
    /// `true` if responses contain the definition.
    pub response: bool,
}

impl Usage {
    /// Usage in requests only.
    pub const REQUEST: Usage = Usage { request: true, response: false };
    /// Usage in responses only.
    pub const RESPONSE: Usage = Usage { request: false, response: true };
}

/// The fields of an object, and rules about them.
#[derive(Debug, Default)]
pub struct Object {
    /// Fields in wire order: the fields of the shared parts, then the object's own fields in file order.
    pub fields: Vec<Field>,
    /// Shared parts, each a field of the struct.
    pub parts: Vec<Part>,
    /// Rules about several fields. The rules of the shared parts belong to those parts.
    pub rules: Vec<(Rule, Place)>,
    /// Purpose of the object.
    pub role: Role,
}

/// Purpose of an object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// A JSON value.
    #[default]
    Json,
    /// The parameters of an operation (in the query, path and headers), or a form body.
    Query,
    /// The headers of a response.
    Headers,
}

impl Role {
    /// Returns the phrase that describes a type with this role, for messages.
    pub fn in_words(self) -> &'static str {
        match self {
            Role::Json => "is JSON",
            Role::Query => "is the query or form of an operation",
            Role::Headers => "is the type of response headers",
        }
    }
}

impl Object {
    /// Returns whether the object contains the parameters of an operation, or is a form body.
    pub fn is_query(&self) -> bool {
        self.role == Role::Query
    }

    /// Returns whether the object is encoded as JSON.
    pub fn is_json(&self) -> bool {
        self.role == Role::Json
    }

    /// Returns the fields that don't belong to a shared part.
    pub fn own_fields(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().filter(|field| field.part.is_none())
    }

    /// Returns the fields that belong to a shared part.
    pub fn fields_of<'a>(&'a self, part: &'a Part) -> impl Iterator<Item = &'a Field> {
        self.fields.iter().filter(|field| field.part.as_ref() == Some(&part.rust))
    }
}

/// Shared fields, which are stored in a single struct field.
#[derive(Debug)]
pub struct Part {
    /// Name of the field in Rust.
    pub rust: RustName,
    /// Definition of the shared fields.
    pub def: DefId,
    /// Position of the name.
    pub place: Place,
}

/// A rule about several fields.
#[derive(Debug)]
pub enum Rule {
    /// At least one of the fields is required.
    AnyOf(Vec<WireName>),
    /// Either all or none of the fields are present.
    Together(Vec<WireName>),
    /// The first field is required if one of the other fields is present.
    RequiredWith(Vec<WireName>),
    /// The first field is less than the second field, or equal to it if `strict` is not set.
    Ordered {
        /// The lower field.
        first: WireName,
        /// The higher field.
        second: WireName,
        /// `true` if the fields must not be equal.
        strict: bool,
    },
    /// The first object precedes the second object.
    OrderedBy {
        /// The earlier object.
        first: WireName,
        /// The later object.
        second: WireName,
        /// Fields of both objects that are compared, most significant first.
        by: Vec<WireName>,
    },
}

impl Rule {
    /// Returns the fields that the rule refers to.
    pub fn fields(&self) -> Vec<&WireName> {
        match self {
            Rule::AnyOf(fields) | Rule::Together(fields) | Rule::RequiredWith(fields) => {
                fields.iter().collect()
            }
            Rule::Ordered { first, second, .. } | Rule::OrderedBy { first, second, .. } => {
                vec![first, second]
            }
        }
    }
}

/// A list of values.
#[derive(Debug)]
pub struct Enum {
    /// JSON type of the values.
    pub wire: Wire,
    /// The values.
    pub values: Vec<Value>,
    /// `true` if the list is complete. An incomplete list contains only the values seen so far.
    pub complete: bool,
    /// `true` if the Rust type has no variant for other values.
    pub closed: bool,
    /// `true` if case is ignored.
    pub any_case: bool,
    /// Name of an open enum's catch-all variant.
    pub unlisted: RustName,
}

/// One value of an enum.
#[derive(Debug)]
pub struct Value {
    /// Name on the wire, or the name of an integer in the description.
    pub wire: WireName,
    /// The integer on the wire, if the enum's values are integers.
    pub number: Option<i64>,
    /// Name of the variant in Rust.
    pub rust: RustName,
    /// Meaning of the value.
    pub doc: Option<String>,
    /// Deprecation notice, if the value is deprecated.
    pub deprecated: Option<Deprecated>,
    /// `true` if this value is the error code for an unknown or expired search.
    pub search_gone: bool,
    /// Position in the description.
    pub place: Place,
}

/// A string with a fixed syntax.
#[derive(Debug)]
pub struct Grammar {
    /// Rust path of the hand-written type.
    pub rust: String,
    /// Regular expression that values match.
    pub pattern: Option<String>,
    /// Valid values.
    pub examples: Vec<String>,
}

impl Grammar {
    /// Returns whether the pattern matches a value. Without a pattern, all values match.
    pub fn allows(&self, text: &str) -> bool {
        let pattern = self.pattern.as_deref().and_then(|pattern| regex_lite::Regex::new(pattern).ok());
        pattern.is_none_or(|pattern| pattern.is_match(text))
    }
}
