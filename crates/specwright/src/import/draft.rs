//! The description before it is written to files. It uses names in place of positions.

use std::collections::BTreeMap;
use std::fmt;

use crate::ir::Tag;
use crate::json::Json;

/// A complete description.
#[derive(Debug, Default)]
pub struct Draft {
    /// `[service]`
    pub service: Service,
    /// `[auth.schemes]`
    pub schemes: Vec<Scheme>,
    /// `[status]`
    pub statuses: BTreeMap<u16, String>,
    /// Groups of operations.
    pub groups: Vec<Group>,
    /// Definitions, in the order of the document.
    pub defs: Vec<Def>,
    /// Error bodies.
    pub envelopes: Vec<Envelope>,
    /// Limits that definitions apply.
    pub limits: Vec<Limit>,
    /// `[auth] session`
    pub session: Option<Json>,
    /// `[auth] headers`
    pub end_user: Option<Json>,
    /// `true` if the document was generated from a description.
    pub is_generated: bool,
}

/// `[limit]`
#[derive(Debug)]
pub struct Limit {
    /// Name of the limit.
    pub name: String,
    /// Content of the limit.
    pub table: Json,
}

/// A table that describes a sequence of calls.
#[derive(Debug)]
pub struct Sequence {
    /// Kind of the sequence: `protocol`, `repeat`, `feed`, `job` or `paging`.
    pub kind: &'static str,
    /// Name of the sequence.
    pub name: String,
    /// Content of the table.
    pub table: Json,
}

/// `[envelope]`, with the roles of fields, which may be in nested objects.
#[derive(Debug)]
pub struct Envelope {
    /// Type of the body.
    pub name: String,
    /// Field that distinguishes the body from others.
    pub discriminator: String,
    /// Roles in the body: `list`, `code`, `message`, `status`.
    pub roles: Vec<(&'static str, String)>,
    /// Other keys of the table.
    pub keys: Facets,
}

/// `[service]`, and the base URL for `[output]`.
#[derive(Debug, Default)]
pub struct Service {
    /// Name of the API.
    pub name: String,
    /// Version of the API.
    pub version: String,
    /// Description, in Markdown.
    pub doc: String,
    /// Licence, as an SPDX expression.
    pub licence: Option<String>,
    /// Name and URL of the contact.
    pub contact: Option<(String, Option<String>)>,
    /// Constant headers of all requests.
    pub headers: BTreeMap<String, String>,
    /// Base URL of the API.
    pub base_url: Option<String>,
    /// Other keys of the table.
    pub keys: Facets,
}

/// A credential scheme.
#[derive(Debug)]
pub struct Scheme {
    /// Name of the scheme.
    pub name: String,
    /// Part of a request that carries the credential.
    pub carrier: Carrier,
    /// Description, in Markdown.
    pub doc: String,
}

/// The part of a request that carries a credential.
#[derive(Debug, PartialEq, Eq)]
pub enum Carrier {
    /// A query parameter.
    Query(String),
    /// A header.
    Header(String),
    /// A token in the `Authorization` header.
    Bearer,
    /// User name and password in the `Authorization` header.
    Basic,
}

impl Carrier {
    /// Returns the default description of a scheme.
    pub fn in_words(&self) -> String {
        match self {
            Carrier::Query(_) | Carrier::Header(_) => "Key of the caller.",
            Carrier::Bearer => "Token of the caller.",
            Carrier::Basic => "Name and password of the caller.",
        }
        .to_owned()
    }
}

/// Operations on one subject, which share a file.
#[derive(Debug)]
pub struct Group {
    /// Name of the group.
    pub name: String,
    /// Subject of the group.
    pub doc: Option<String>,
    /// Operations of the group.
    pub operations: Vec<Operation>,
    /// Sequences of calls that start with one of these operations.
    pub sequences: Vec<Sequence>,
}

/// `[operation.group.name]`
#[derive(Debug)]
pub struct Operation {
    /// Name within the group.
    pub name: String,
    /// Description, in Markdown.
    pub doc: String,
    /// Method and path.
    pub http: String,
    /// Type of the parameters.
    pub query: Option<String>,
    /// Type of the body.
    pub body: Option<Expr>,
    /// Format of the body, unless it is JSON.
    pub body_format: Option<&'static str>,
    /// Media type of the bodies, unless it is the default.
    pub media_type: Option<String>,
    /// Bodies of the successful responses.
    pub response: Response,
    /// Header type of the successful responses.
    pub response_headers: Option<String>,
    /// Format of the records, if the response is a stream.
    pub stream: Option<Json>,
    /// Statuses of the responses.
    pub statuses: Vec<u16>,
    /// `true` if the operation is deprecated.
    pub is_deprecated: bool,
    /// Accepted credentials, one of which is required. `None` if any credential is accepted.
    pub auth: Option<Vec<String>>,
    /// Other keys of the table.
    pub keys: Facets,
}

impl Operation {
    /// Returns the definitions that the operation refers to.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.request_defs().chain(self.response_defs())
    }

    /// Returns the definitions that responses use directly.
    pub fn response_defs(&self) -> impl Iterator<Item = &str> {
        let types = match &self.response {
            Response::None => Vec::new(),
            Response::One(ty) => vec![ty],
            Response::ByStatus(types) => types.iter().map(|(_, ty)| ty).collect(),
        };
        types.into_iter().filter_map(Expr::named).chain(self.response_headers.as_deref())
    }

    /// Returns the type of the body if the body is a form without nested values.
    pub fn form(&self) -> Option<&str> {
        self.body.as_ref().filter(|_| self.body_format == Some("form"))?.named()
    }

    /// Returns the definitions that requests use directly.
    pub fn request_defs(&self) -> impl Iterator<Item = &str> {
        self.query.as_deref().into_iter().chain(self.body.as_ref().and_then(Expr::named))
    }
}

/// The bodies of an operation's successful responses.
#[derive(Debug)]
pub enum Response {
    /// No response has a body.
    None,
    /// One type, for all bodies or for each record of a stream.
    One(Expr),
    /// A type for each status that has a body.
    ByStatus(Vec<(u16, Expr)>),
}

/// A definition.
#[derive(Clone, Debug)]
pub struct Def {
    /// Name of the definition.
    pub name: String,
    /// Description, unless it would only repeat the name.
    pub doc: Option<String>,
    /// Content of the definition.
    pub kind: Kind,
    /// `true` if the definition is deprecated.
    pub is_deprecated: bool,
    /// `true` for a component that nothing refers to, except for definitions that the component itself uses.
    pub is_unreferenced: bool,
    /// `true` if the definition is a named component of the document. Components are kept even if they are
    /// unreferenced.
    pub is_component: bool,
    /// Position of the keyword that forbids other fields, which applies only to requests.
    pub closed_at: Option<String>,
    /// Other keys of the table.
    pub keys: Facets,
}

/// The content of a definition.
#[derive(Clone, Debug)]
pub enum Kind {
    /// `[type]`
    Object {
        /// Fields of the object.
        fields: Vec<Field>,
        /// Rules about several fields.
        rules: Vec<Json>,
    },
    /// `[union]`
    Union {
        /// Discriminator of the variants, or `None` if they have different JSON types.
        tag: Option<String>,
        /// The variants.
        variants: Vec<Variant>,
        /// `true` if there are further variants.
        is_open: bool,
    },
    /// `[enum]`
    Enum {
        /// The values.
        values: Vec<Value>,
        /// `true` if the list is complete.
        is_complete: bool,
    },
    /// `[id]`, with `true` if the id is an integer.
    Id(bool),
    /// `[grammar]`, whose content is in the keys of the table.
    Grammar,
}

impl Def {
    /// Returns the fields of the definition, including the fields of all variants.
    pub fn fields(&self) -> Vec<&Field> {
        match &self.kind {
            Kind::Object { fields, .. } => fields.iter().collect(),
            Kind::Union { variants, .. } => variants.iter().flat_map(|variant| &variant.fields).collect(),
            Kind::Enum { .. } | Kind::Id(_) | Kind::Grammar => Vec::new(),
        }
    }

    /// Returns the fields of the definition for modification.
    pub fn fields_mut(&mut self) -> Vec<&mut Field> {
        match &mut self.kind {
            Kind::Object { fields, .. } => fields.iter_mut().collect(),
            Kind::Union { variants, .. } => {
                variants.iter_mut().flat_map(|variant| &mut variant.fields).collect()
            }
            Kind::Enum { .. } | Kind::Id(_) | Kind::Grammar => Vec::new(),
        }
    }

    /// Returns the definitions that the definition uses.
    pub fn used_defs(&self) -> Vec<&str> {
        let forms = match &self.kind {
            Kind::Union { variants, .. } => variants.as_slice(),
            _ => &[],
        };
        let of_fields =
            self.fields().into_iter().flat_map(|field| field.ty.named().into_iter().chain(field.ty.key()));
        of_fields.chain(forms.iter().filter_map(|form| form.of.as_ref()?.named())).collect()
    }

    /// Returns whether the values are objects or may have several JSON types, and therefore can't be encoded as a
    /// single string.
    pub fn is_structure(&self) -> bool {
        matches!(self.kind, Kind::Object { .. } | Kind::Union { .. })
    }

    /// Returns whether the values are objects with fields.
    pub fn has_fields(&self) -> bool {
        matches!(self.kind, Kind::Object { .. } | Kind::Union { tag: Some(_), .. })
    }

    /// Returns the types of the variants if the definition is a union without a discriminator.
    pub fn alternatives(&self) -> Option<Vec<&Expr>> {
        match &self.kind {
            Kind::Union { tag: None, variants, .. } => {
                Some(variants.iter().filter_map(|variant| variant.of.as_ref()).collect())
            }
            _ => None,
        }
    }

    /// Returns whether the definition is an enum of strings.
    pub fn is_text_enum(&self) -> bool {
        matches!(&self.kind, Kind::Enum { values, .. } if values.iter().all(|value| value.number.is_none()))
    }
}

/// One variant of a union.
#[derive(Clone, Debug)]
pub struct Variant {
    /// Name of the variant, which is also the value of a tag that is a string.
    pub wire: String,
    /// Value of the tag.
    pub tag: Tag,
    /// Name in Rust, if the variant's name is unsuitable.
    pub rust: Option<String>,
    /// Description, in Markdown, unless the description of the variant's type suffices.
    pub doc: String,
    /// `true` if the variant is deprecated.
    pub is_deprecated: bool,
    /// The type of the variant.
    pub of: Option<Expr>,
    /// Fields other than the tag, if the variant doesn't refer to a type.
    pub fields: Vec<Field>,
}

/// A value of an enum.
#[derive(Clone, Debug)]
pub struct Value {
    /// Name of the value.
    pub wire: String,
    /// Number of an integer value.
    pub number: Option<i64>,
    /// Name in Rust, if the wire name is unsuitable.
    pub rust: Option<String>,
    /// Meaning of the value.
    pub doc: Option<String>,
    /// Deprecation of the value: `true`, or the replacement.
    pub deprecated: Option<Json>,
}

impl Value {
    /// Returns the value in JSON.
    pub fn wire_value(&self) -> Json {
        self.number.map_or_else(|| Json::from(&self.wire), Json::Integer)
    }
}

/// A field of a type, or a parameter.
#[derive(Clone, Debug)]
pub struct Field {
    /// Name of the field.
    pub wire: String,
    /// Name in Rust, if the wire name is unsuitable.
    pub rust: Option<String>,
    /// Type of the field.
    pub ty: Expr,
    /// Presence of the field.
    pub presence: Presence,
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Bounds and default, as keys of the field's table.
    pub facets: Facets,
    /// `true` if the field is deprecated.
    pub is_deprecated: bool,
    /// The only direction that has the field, and the position at which the document specifies the direction.
    pub only_in: Option<(Direction, String)>,
}

/// The only direction that has a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// `readOnly`
    Responses,
    /// `writeOnly`
    Requests,
}

/// Keys of a field's table, in output order.
pub type Facets = Vec<(&'static str, Json)>;

/// The presence of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Always present.
    Required,
    /// May be absent.
    Optional,
    /// Always present according to the document, but tolerated when missing.
    Expected,
    /// Always present, but may be null.
    Nullable,
    /// May be absent or null.
    OptionalNullable,
}

/// A type expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    /// A built-in type.
    Plain(&'static str),
    /// A definition.
    Named(String),
    /// `[T]`
    List(Box<Expr>),
    /// `{string: T}`
    Map(Box<Expr>),
    /// `{K: T}`, where the keys have their own definition.
    MapBy(String, Box<Expr>),
    /// `entries(T, key)`
    Entries(Box<Expr>, String),
    /// `ref(map)` or `index(list)`
    Into(&'static str, String),
    /// `T?`, for an element that may be null.
    OrNull(Box<Expr>),
    /// `comma(T)` or `pipe(T)`: a list that is written as a single string.
    InOneText(&'static str, Box<Expr>),
}

impl Expr {
    /// A string or an integer.
    pub const EITHER: Expr = Expr::Plain("string | integer");

    /// Any JSON value.
    pub const JSON: Expr = Expr::Plain("json");

    /// Returns the element type of a list or map.
    fn inner(&self) -> Option<&Expr> {
        match self {
            Expr::Plain(_) | Expr::Named(_) | Expr::Into(..) => None,
            Expr::List(inner)
            | Expr::Map(inner)
            | Expr::MapBy(_, inner)
            | Expr::Entries(inner, _)
            | Expr::OrNull(inner)
            | Expr::InOneText(_, inner) => Some(inner),
        }
    }

    /// Returns the definition that the type refers to, directly or as the element of a list or map.
    pub fn named(&self) -> Option<&str> {
        match self {
            Expr::Named(name) => Some(name),
            ty => ty.inner()?.named(),
        }
    }

    /// Returns the definition of a map's keys.
    pub fn key(&self) -> Option<&str> {
        match self {
            Expr::MapBy(key, _) => Some(key),
            ty => ty.inner()?.key(),
        }
    }

    /// Returns whether elements of the type may be null.
    pub fn has_null(&self) -> bool {
        matches!(self, Expr::OrNull(_)) || self.inner().is_some_and(Expr::has_null)
    }

    /// Returns whether the type is a list or map.
    pub fn is_collection(&self) -> bool {
        matches!(self, Expr::List(_) | Expr::Map(_) | Expr::MapBy(..) | Expr::Entries(..))
    }

    /// Returns the type with another element type, or the other type if this type has no elements.
    pub fn with_innermost(self, other: Expr) -> Expr {
        let inside = |inner: Box<Expr>| Box::new(inner.with_innermost(other.clone()));
        match self {
            Expr::List(inner) => Expr::List(inside(inner)),
            Expr::Map(inner) => Expr::Map(inside(inner)),
            Expr::MapBy(key, inner) => Expr::MapBy(key, inside(inner)),
            Expr::Entries(inner, key) => Expr::Entries(inside(inner), key),
            Expr::OrNull(inner) => Expr::OrNull(inside(inner)),
            Expr::InOneText(form, inner) => Expr::InOneText(form, inside(inner)),
            Expr::Plain(_) | Expr::Named(_) | Expr::Into(..) => other,
        }
    }

    /// Returns a list as a list that may also be an object of its elements.
    pub fn into_entries(self, key: &str) -> Expr {
        match self {
            Expr::List(inner) => Expr::Entries(inner, key.to_owned()),
            other => other,
        }
    }
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expr::Plain(name) => f.write_str(name),
            Expr::Named(name) => f.write_str(name),
            Expr::List(inner) => write!(f, "[{inner}]"),
            Expr::Map(inner) => write!(f, "{{string: {inner}}}"),
            Expr::MapBy(key, inner) => write!(f, "{{{key}: {inner}}}"),
            Expr::Entries(inner, key) => write!(f, "entries({inner}, {key})"),
            Expr::Into(form, target) => write!(f, "{form}({target})"),
            Expr::OrNull(inner) => write!(f, "{inner}?"),
            Expr::InOneText(form, inner) => write!(f, "{form}({inner})"),
        }
    }
}
