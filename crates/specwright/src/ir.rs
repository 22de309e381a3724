//! The description as the generator's model: definitions in one arena, references resolved.
//!
//! Wire names and Rust names are different types, so that they can't be confused.

mod api;
mod auth;
mod envelopes;
mod fields;
mod jobs;
mod paging;
mod text_form;
mod types;
mod written;

use std::collections::BTreeMap;
use std::fmt;

use super::diagnostic::Place;
pub use super::raw::{BodyFormat, Deprecated, JobPhase, Number, Phase, Scalar, SessionUse, Stream, Wire};
pub use api::*;
pub use auth::*;
pub use envelopes::*;
pub use fields::*;
pub use jobs::*;
pub use paging::*;
pub use text_form::TextForm;
pub use types::*;

/// A name in JSON, in a query or in a header.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WireName(pub String);

impl fmt::Display for WireName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A name in Rust.
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
    /// The domains: names of the spec files, sorted.
    pub domains: Vec<String>,
    /// `doc`: subjects of the files, by domain.
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
    /// `[group]`: subjects of the groups.
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
    /// Types, unions, enums, ids and grammars.
    pub defs: Vec<Def>,
    /// The same by name.
    pub names: BTreeMap<String, DefId>,
}

impl Description {
    /// A definition.
    pub fn def(&self, id: DefId) -> &Def {
        &self.defs[id.0]
    }

    /// All definitions with their ids, in the order of the files.
    pub fn defs(&self) -> impl Iterator<Item = (DefId, &Def)> {
        self.defs.iter().enumerate().map(|(index, def)| (DefId(index), def))
    }

    /// The definitions of a domain.
    pub fn defs_of<'a>(&'a self, domain: &'a str) -> impl Iterator<Item = (DefId, &'a Def)> {
        self.defs().filter(move |(_, def)| def.domain == domain)
    }

    /// The definition whose struct holds a field of an object: the object's own, or that of a shared part.
    pub fn holder<'a>(&'a self, owner: &'a Def, field: &Field) -> &'a Def {
        match (&owner.kind, &field.part) {
            (DefKind::Object(object), Some(name)) => {
                let part = object.parts.iter().find(|part| part.rust == *name);
                part.map_or(owner, |part| self.def(part.def))
            }
            _ => owner,
        }
    }

    /// The rules of an object: those of its shared parts, and its own.
    pub fn rules<'a>(&'a self, object: &'a Object) -> impl Iterator<Item = &'a (Rule, Place)> {
        let shared = object.parts.iter().filter_map(|part| match &self.def(part.def).kind {
            DefKind::Shared(shared) => Some(&shared.rules),
            _ => None,
        });
        shared.chain([&object.rules]).flatten()
    }

    /// The fields of a definition that is an object.
    pub fn object(&self, id: DefId) -> Option<&Object> {
        match &self.def(id).kind {
            DefKind::Object(object) => Some(object),
            _ => None,
        }
    }

    /// The fields of a form on the wire, other than the tag.
    pub fn fields_of_form<'a>(&'a self, union: &'a Union, variant: &'a Variant) -> Vec<&'a Field> {
        let fields = match variant.ty().and_then(|id| self.object(id)) {
            Some(object) => &object.fields,
            None => variant.fields(),
        };
        fields.iter().filter(|field| field.wire != union.tag).collect()
    }

    /// A field of an object by its wire name.
    pub fn field(&self, id: DefId, wire: &str) -> Option<&Field> {
        self.object(id)?.fields.iter().find(|field| field.wire.0 == wire)
    }

    /// The type of a search's results, which are a list of objects in this field of its answer.
    pub fn result(&self, response: DefId, results: &WireName) -> Option<DefId> {
        match &self.field(response, &results.0)?.ty {
            Type::List(inner) => inner.named().first().copied(),
            _ => None,
        }
    }

    /// The object that has the fields which choose a page.
    pub fn pages_holder(&self, request: Option<DefId>, pages: &Pages) -> Option<DefId> {
        match &pages.inside {
            Some(inside) => self.field(request?, &inside.0)?.ty.named().first().copied(),
            None => request,
        }
    }

    /// An operation by its full name.
    pub fn operation(&self, name: &str) -> Option<&Operation> {
        self.operations.iter().find(|operation| operation.full_name() == name)
    }

    /// The field of an operation's answer with the results of a search.
    pub fn results_of(&self, operation: &Operation) -> Option<&WireName> {
        let polled = self.protocols.iter().map(|protocol| (protocol.operation, &protocol.results));
        let repeated = self.repeats.iter().map(|repeat| (repeat.operation, &repeat.results));
        let mut searches = polled.chain(repeated);
        let is_its = |index: usize| self.operations[index].full_name() == operation.full_name();
        searches.find(|(index, _)| is_its(*index)).map(|(_, results)| results)
    }
}

/// A type, union, enum, id or grammar.
#[derive(Debug)]
pub struct Def {
    /// Its name, in Rust and in the description.
    pub name: RustName,
    /// The domain it is described in.
    pub domain: String,
    /// Its doc.
    pub doc: String,
    /// Points left open, with the choices made.
    pub unstated: Vec<String>,
    /// It is out of use.
    pub deprecated: Option<Deprecated>,
    /// Nothing refers to it, by intention.
    pub unreferenced: bool,
    /// Its content.
    pub kind: DefKind,
    /// Whether requests and responses hold it.
    pub usage: Usage,
    /// Position of its name.
    pub place: Place,
}

impl Def {
    /// Whether it brings something to the writers of answers.
    pub fn has_writer(&self) -> bool {
        let has_one = match &self.kind {
            DefKind::Object(object) => object.is_json(),
            DefKind::Shared(_) | DefKind::Id(_) => true,
            DefKind::Union(_) | DefKind::Enum(_) | DefKind::Grammar(_) => false,
        };
        self.usage.response && has_one
    }

    /// Whether its type is generated. That of a grammar is written by hand.
    pub fn is_generated(&self) -> bool {
        !matches!(self.kind, DefKind::Grammar(_))
    }

    /// Whether `JsonSchema` is implemented for it here. Types written by hand bring their own.
    pub fn has_schema_impl(&self) -> bool {
        match &self.kind {
            // Hand-written types bring their own, and shared fields are none on the wire.
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
    /// Fields that several objects have: a separate struct in Rust, and nothing on the wire.
    Shared(Object),
    /// Forms distinguished by a tag.
    Union(Union),
    /// A list of values.
    Enum(Enum),
    /// An opaque name.
    Id(Wire),
    /// A text of a certain form.
    Grammar(Grammar),
}

/// Directions that hold a definition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Requests hold it.
    pub request: bool,
    /// Responses hold it.
    pub response: bool,
}

impl Usage {
    /// Requests alone.
    pub const REQUEST: Usage = Usage { request: true, response: false };
    /// Responses alone.
    pub const RESPONSE: Usage = Usage { request: false, response: true };
}

/// Fields and rules.
#[derive(Debug, Default)]
pub struct Object {
    /// The fields as they stand on the wire: those of the shared parts, and its own, in the order of the file.
    pub fields: Vec<Field>,
    /// The shared parts, each a field of the struct.
    pub parts: Vec<Part>,
    /// Rules that concern several of the fields; those of the shared parts are theirs.
    pub rules: Vec<(Rule, Place)>,
    /// What it stands for.
    pub role: Role,
}

/// What an object stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// A value of JSON.
    #[default]
    Json,
    /// The parameters of an operation: query, path and headers; or the form that is its body.
    Query,
    /// The headers of an answer.
    Headers,
}

impl Role {
    /// What is said of a type with this role.
    pub fn in_words(self) -> &'static str {
        match self {
            Role::Json => "is JSON",
            Role::Query => "is the query or the form of an operation",
            Role::Headers => "stands for the headers of answers",
        }
    }
}

impl Object {
    /// Whether it holds the parameters of an operation.
    pub fn is_query(&self) -> bool {
        self.role == Role::Query
    }

    /// Whether it is written as JSON.
    pub fn is_json(&self) -> bool {
        self.role == Role::Json
    }

    /// The fields that no shared part holds.
    pub fn own_fields(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().filter(|field| field.part.is_none())
    }

    /// The fields that a shared part holds.
    pub fn fields_of<'a>(&'a self, part: &'a Part) -> impl Iterator<Item = &'a Field> {
        self.fields.iter().filter(|field| field.part.as_ref() == Some(&part.rust))
    }
}

/// Shared fields, as one field of a struct.
#[derive(Debug)]
pub struct Part {
    /// Its name in Rust.
    pub rust: RustName,
    /// The shared fields.
    pub def: DefId,
    /// Position of its name.
    pub place: Place,
}

/// A rule that concerns several fields.
#[derive(Debug)]
pub enum Rule {
    /// At least one of them is required.
    AnyOf(Vec<WireName>),
    /// All of them are present, or none.
    Together(Vec<WireName>),
    /// The first is required when one of the others is present.
    RequiredWith(Vec<WireName>),
    /// The first is before the second; or not greater, if `strict` is not set.
    Ordered {
        /// The lower one.
        first: WireName,
        /// The higher one.
        second: WireName,
        /// They may not be equal.
        strict: bool,
    },
    /// The first object is before the second.
    OrderedBy {
        /// The earlier one.
        first: WireName,
        /// The later one.
        second: WireName,
        /// The fields of both that are compared, the most significant first.
        by: Vec<WireName>,
    },
}

impl Rule {
    /// The fields it concerns.
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

/// Forms distinguished by a tag.
#[derive(Debug)]
pub struct Union {
    /// The tag's field.
    pub tag: WireName,
    /// The forms.
    pub variants: Vec<Variant>,
    /// Name of the catch-all of an open union.
    pub unlisted: Option<RustName>,
}

/// One form of a union.
#[derive(Debug)]
pub struct Variant {
    /// The tag's value.
    pub wire: WireName,
    /// Its name.
    pub rust: RustName,
    /// Its doc.
    pub doc: String,
    /// It is out of use.
    pub deprecated: Option<Deprecated>,
    /// What it holds beside the tag.
    pub form: Form,
    /// Its position in the description.
    pub place: Place,
}

impl Variant {
    /// The fields that are its own.
    pub fn fields(&self) -> &[Field] {
        match &self.form {
            Form::Fields(fields) => fields,
            Form::Type(..) => &[],
        }
    }

    /// The type that has its fields.
    pub fn ty(&self) -> Option<DefId> {
        match &self.form {
            Form::Fields(_) => None,
            Form::Type(id, _) => Some(*id),
        }
    }
}

/// What a form of a union holds beside the tag.
#[derive(Debug)]
pub enum Form {
    /// Fields of its own.
    Fields(Vec<Field>),
    /// An object with a name, which may have the tag among its fields.
    Type(DefId, Place),
}

/// A list of values.
#[derive(Debug)]
pub struct Enum {
    /// JSON type of the values.
    pub wire: Wire,
    /// The values.
    pub values: Vec<Value>,
    /// The list is complete; else it has the values seen.
    pub complete: bool,
    /// The Rust type has no variant for other values.
    pub closed: bool,
    /// Case is ignored.
    pub any_case: bool,
    /// Name of the catch-all of an open enum.
    pub unlisted: RustName,
}

/// One value of an enum.
#[derive(Debug)]
pub struct Value {
    /// Its name on the wire; of an integer, its name in the description.
    pub wire: WireName,
    /// The integer.
    pub number: Option<i64>,
    /// Its name.
    pub rust: RustName,
    /// Its meaning.
    pub doc: Option<String>,
    /// It is out of use.
    pub deprecated: Option<Deprecated>,
    /// It is the code of the error for a search that the service does not know (any more).
    pub search_gone: bool,
    /// Its position in the description.
    pub place: Place,
}

/// A text of a certain form.
#[derive(Debug)]
pub struct Grammar {
    /// Path of the hand-written type.
    pub rust: String,
    /// Regular expression of the values.
    pub pattern: Option<String>,
    /// Values that are valid.
    pub examples: Vec<String>,
}
