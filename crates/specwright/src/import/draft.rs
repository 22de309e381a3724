//! The description as it will be written, with names in place of positions.

use std::collections::BTreeMap;
use std::fmt;

use crate::json::Json;

/// A whole description.
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
    /// Error bodies: the type, and its fields with the code and the message.
    pub envelopes: Vec<(String, String, Option<String>)>,
}

/// `[service]`, and the base URL for `[output]`.
#[derive(Debug, Default)]
pub struct Service {
    /// The API's name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its doc.
    pub doc: String,
    /// SPDX expression.
    pub licence: Option<String>,
    /// Name and URL of a contact.
    pub contact: Option<(String, Option<String>)>,
    /// Headers of all requests.
    pub headers: BTreeMap<String, String>,
    /// Base URL of a service.
    pub base_url: Option<String>,
}

/// A credential.
#[derive(Debug)]
pub struct Scheme {
    /// Its name.
    pub name: String,
    /// Where requests carry it.
    pub carrier: Carrier,
    /// Its doc.
    pub doc: String,
}

/// The place of a credential in requests.
#[derive(Debug, PartialEq, Eq)]
pub enum Carrier {
    /// A parameter of the query.
    Query(String),
    /// A header.
    Header(String),
    /// A token in the header `Authorization`.
    Bearer,
    /// Name and password in the header `Authorization`.
    Basic,
}

impl Carrier {
    /// What it carries, as a doc where there is none.
    pub fn in_words(&self) -> String {
        match self {
            Carrier::Query(_) | Carrier::Header(_) => "Key of the caller.",
            Carrier::Bearer => "Token of the caller.",
            Carrier::Basic => "Name and password of the caller.",
        }
        .to_owned()
    }
}

/// Operations of one subject, which become one file.
#[derive(Debug)]
pub struct Group {
    /// Its name.
    pub name: String,
    /// Its subject.
    pub doc: Option<String>,
    /// Its operations.
    pub operations: Vec<Operation>,
}

/// `[operation.group.name]`
#[derive(Debug)]
pub struct Operation {
    /// Its name in the group.
    pub name: String,
    /// Its doc.
    pub doc: String,
    /// Method and path.
    pub http: String,
    /// The type of its parameters.
    pub query: Option<String>,
    /// The type of its body.
    pub body: Option<Expr>,
    /// The body is a form, not JSON.
    pub is_form: bool,
    /// The bodies of its successes.
    pub response: Response,
    /// The type of the headers of its successes.
    pub response_headers: Option<String>,
    /// The answer is a stream of lines.
    pub is_stream: bool,
    /// The statuses of its answers.
    pub statuses: Vec<u16>,
    /// It is out of use.
    pub is_deprecated: bool,
    /// The credentials of which it takes one; `None` for any.
    pub auth: Option<Vec<String>>,
}

impl Operation {
    /// The definitions that it names.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.asked().chain(self.answered())
    }

    /// The definitions that answers are made of.
    pub fn answered(&self) -> impl Iterator<Item = &str> {
        let types = match &self.response {
            Response::None => Vec::new(),
            Response::One(ty) => vec![ty],
            Response::ByStatus(types) => types.iter().map(|(_, ty)| ty).collect(),
        };
        types.into_iter().filter_map(Expr::named).chain(self.response_headers.as_deref())
    }

    /// The definitions that requests are made of.
    pub fn asked(&self) -> impl Iterator<Item = &str> {
        self.query.as_deref().into_iter().chain(self.body.as_ref().and_then(Expr::named))
    }
}

/// The bodies of an operation's successes.
#[derive(Debug)]
pub enum Response {
    /// There are none.
    None,
    /// One type, of all of them or of each record of a stream.
    One(Expr),
    /// A type for each status that has a body.
    ByStatus(Vec<(u16, Expr)>),
}

/// A definition.
#[derive(Debug)]
pub struct Def {
    /// Its name.
    pub name: String,
    /// Its doc, if it has one beside its name.
    pub doc: Option<String>,
    /// Its content.
    pub kind: Kind,
    /// It is out of use.
    pub is_deprecated: bool,
    /// Nothing refers to it.
    pub is_unreferenced: bool,
    /// The document gives it a name, so that it stays where nothing refers to it.
    pub is_component: bool,
    /// Place of a statement that it has no other fields, which holds for requests only.
    pub closed_at: Option<String>,
}

/// The content of a definition.
#[derive(Debug)]
pub enum Kind {
    /// `[type]`
    Object {
        /// Its fields.
        fields: Vec<Field>,
        /// Fields of which one at least is required.
        any_of: Option<Vec<String>>,
    },
    /// `[union]`
    Union {
        /// The field that tells the forms apart.
        tag: String,
        /// The forms.
        variants: Vec<Variant>,
        /// There are others.
        is_open: bool,
    },
    /// `[enum]`
    Enum {
        /// The values.
        values: Vec<Value>,
        /// There are no others.
        is_complete: bool,
    },
    /// `[id]`, and whether it is an integer.
    Id(bool),
}

impl Def {
    /// The fields, of all forms.
    pub fn fields(&self) -> Vec<&Field> {
        match &self.kind {
            Kind::Object { fields, .. } => fields.iter().collect(),
            Kind::Union { variants, .. } => variants.iter().flat_map(|variant| &variant.fields).collect(),
            Kind::Enum { .. } | Kind::Id(_) => Vec::new(),
        }
    }

    /// The fields, to be changed.
    pub fn fields_mut(&mut self) -> Vec<&mut Field> {
        match &mut self.kind {
            Kind::Object { fields, .. } => fields.iter_mut().collect(),
            Kind::Union { variants, .. } => {
                variants.iter_mut().flat_map(|variant| &mut variant.fields).collect()
            }
            Kind::Enum { .. } | Kind::Id(_) => Vec::new(),
        }
    }

    /// The definitions that it holds.
    pub fn held(&self) -> Vec<&str> {
        let forms = match &self.kind {
            Kind::Union { variants, .. } => variants.as_slice(),
            _ => &[],
        };
        let of_fields = self.fields().into_iter().filter_map(|field| field.ty.named());
        of_fields.chain(forms.iter().filter_map(|form| form.of.as_deref())).collect()
    }

    /// Whether it has fields, so that no text holds it.
    pub fn is_structure(&self) -> bool {
        matches!(self.kind, Kind::Object { .. } | Kind::Union { .. })
    }

    /// Whether it is a list of texts.
    pub fn is_text_enum(&self) -> bool {
        matches!(&self.kind, Kind::Enum { values, .. } if values.iter().all(|value| value.number.is_none()))
    }
}

/// One form of a union.
#[derive(Debug)]
pub struct Variant {
    /// The tag's value.
    pub wire: String,
    /// Its name in Rust, where the value does not fit.
    pub rust: Option<String>,
    /// Its doc.
    pub doc: String,
    /// It is out of use.
    pub is_deprecated: bool,
    /// The type that it is.
    pub of: Option<String>,
    /// Its fields without the tag, where it is no type.
    pub fields: Vec<Field>,
}

/// A value of an enum.
#[derive(Debug)]
pub struct Value {
    /// Its name.
    pub wire: String,
    /// Its number, of an integer.
    pub number: Option<i64>,
    /// Its name in Rust, where the wire name does not fit.
    pub rust: Option<String>,
    /// Its meaning.
    pub doc: Option<String>,
}

/// A field of a type, or a parameter.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name.
    pub wire: String,
    /// Its name in Rust, where the wire name does not fit.
    pub rust: Option<String>,
    /// Its type.
    pub ty: Expr,
    /// Whether it is there.
    pub presence: Presence,
    /// Its doc.
    pub doc: Option<String>,
    /// Bounds and default, as keys of the field's table.
    pub facets: Facets,
    /// It is out of use.
    pub is_deprecated: bool,
    /// Only answers, or only requests, have it, and the place that says so.
    pub only_in: Option<(Direction, String)>,
}

/// Where a field of both is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// `readOnly`
    Answers,
    /// `writeOnly`
    Requests,
}

/// Keys of a field's table, in the order of writing.
pub type Facets = Vec<(&'static str, Json)>;

/// Whether a field is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Always.
    Required,
    /// Perhaps.
    Optional,
    /// Always, says the document of what may be lost on the way.
    Expected,
    /// Always, perhaps as null.
    Nullable,
    /// Perhaps, and perhaps as null.
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
    /// `T?`, of an element
    OrNull(Box<Expr>),
    /// `comma(T)` or `pipe(T)`
    InOneText(&'static str, Box<Expr>),
}

impl Expr {
    /// A text or an integer.
    pub const EITHER: Expr = Expr::Plain("string | integer");

    /// Anything.
    pub const JSON: Expr = Expr::Plain("json");

    /// The definition that it names, itself or in a list or map.
    pub fn named(&self) -> Option<&str> {
        match self {
            Expr::Plain(_) => None,
            Expr::Named(name) => Some(name),
            Expr::List(inner) | Expr::Map(inner) | Expr::OrNull(inner) | Expr::InOneText(_, inner) => {
                inner.named()
            }
        }
    }

    /// Whether it has elements.
    pub fn is_collection(&self) -> bool {
        matches!(self, Expr::List(_) | Expr::Map(_))
    }
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expr::Plain(name) => f.write_str(name),
            Expr::Named(name) => f.write_str(name),
            Expr::List(inner) => write!(f, "[{inner}]"),
            Expr::Map(inner) => write!(f, "{{string: {inner}}}"),
            Expr::OrNull(inner) => write!(f, "{inner}?"),
            Expr::InOneText(form, inner) => write!(f, "{form}({inner})"),
        }
    }
}
