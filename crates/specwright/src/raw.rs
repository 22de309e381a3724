//! The description language as it is written: one struct for each kind of table in `spec/*.toml`.
//!
//! Nothing is interpreted here. The JSON Schema of the language is derived from these types.

mod api;
mod auth;
mod forms;
mod jobs;
mod paging;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use api::*;
pub use auth::*;
pub use forms::{At, Deprecated, Entries, Literal, Response, Texts};
pub use jobs::{Job, JobId, JobPhase};
pub use paging::*;

/// The JSON Schema of the language: that of one file.
pub fn language_schema() -> serde_json::Value {
    let mut schema = schemars::schema_for!(File).to_value();
    if let serde_json::Value::Object(schema) = &mut schema {
        let comment = "Made by `cargo xtask regenerate` from crates/specwright/src/raw.rs. Do not edit.";
        schema.insert("$comment".to_owned(), comment.into());
        schema.insert("title".to_owned(), "A file of a Wayfare description".into());
    }
    schema
}

/// One spec file.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// Subject of the file.
    pub doc: Option<String>,
    /// The API as a whole. In one file only.
    pub service: Option<At<Service>>,
    /// Folders of the generated code. In one file only.
    pub output: Option<At<Output>>,
    /// Credentials, and what calls say of the end user. In one file only.
    pub auth: Option<At<Auth>>,
    /// HTTP statuses and their meaning.
    #[serde(default)]
    pub status: Entries<Status>,
    /// Shapes of error bodies; each names a type.
    #[serde(default)]
    pub envelope: Entries<Envelope>,
    /// Subjects of the groups of operations.
    #[serde(default)]
    pub group: Entries<String>,
    /// Operations, by group and name.
    #[serde(default)]
    pub operation: Entries<Entries<Operation>>,
    /// Polled operations.
    #[serde(default)]
    pub protocol: Entries<Protocol>,
    /// Operations that are repeated until their answer is complete.
    #[serde(default)]
    pub repeat: Entries<Repeat>,
    /// Sequences of pages of streamed operations.
    #[serde(default)]
    pub feed: Entries<Feed>,
    /// Operations that take long.
    #[serde(default)]
    pub job: Entries<Job>,
    /// Listings whose answers are pages.
    #[serde(default)]
    pub paging: Entries<Paging>,
    /// Fields that several types have.
    #[serde(default)]
    pub shared: Entries<Shared>,
    /// Objects.
    #[serde(default, rename = "type")]
    pub types: Entries<Type>,
    /// Objects in several forms, distinguished by a tag.
    #[serde(default)]
    pub union: Entries<Union>,
    /// Lists of values.
    #[serde(default, rename = "enum")]
    pub enums: Entries<Enum>,
    /// Opaque identifiers: a doc, or a table.
    #[serde(default)]
    pub id: Entries<Id>,
    /// Strings of a certain form, each with a hand-written type.
    #[serde(default)]
    pub grammar: Entries<Grammar>,
    /// Named bounds.
    #[serde(default)]
    pub limit: Entries<Limit>,
}

/// `[type.Name]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Type {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Whether it is out of use: `true`, or what to use instead.
    pub deprecated: Option<Deprecated>,
    /// Default presence of the fields.
    pub presence: Option<At<String>>,
    /// `[shared]` fields that come before its own: the name of the Rust field that holds them, and theirs.
    #[serde(default)]
    pub shared: Entries<At<String>>,
    /// Rules that concern several fields.
    #[serde(default)]
    pub rules: Vec<At<Rule>>,
    /// Whether no other definition refers to it.
    #[serde(default)]
    pub unreferenced: bool,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
    /// The fields, by wire name.
    pub fields: Entries<Field>,
}

/// `[shared.Name]`: fields that several types have, written once.
///
/// In Rust they are a struct of their own, which those types hold. On the wire, in a query as in JSON, they stand beside
/// the type's own fields.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Default presence of the fields, in every type that has them.
    pub presence: Option<At<String>>,
    /// Rules that concern several of them.
    #[serde(default)]
    pub rules: Vec<At<Rule>>,
    /// The fields, by wire name.
    pub fields: Entries<Field>,
}

/// A rule that concerns several fields, named by their wire names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Rule {
    /// At least one of them is required.
    AnyOf(Vec<String>),
    /// All of them are present, or none.
    Together(Vec<String>),
    /// The first is required when one of the others is present.
    RequiredWith(Vec<String>),
    /// The first is before the second.
    Before([String; 2]),
    /// The first is not greater than the second.
    AtMost([String; 2]),
    /// The first is before the second; both are objects, compared by some of their fields.
    BeforeBy(BeforeBy),
}

/// Two objects in order, such as the begin and the end of a period.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeforeBy {
    /// The earlier one and the later one.
    pub fields: [String; 2],
    /// Fields that both objects have, the most significant first.
    pub by: Vec<String>,
}

/// A field: a type, or a table.
#[derive(Debug)]
pub struct Field {
    /// The type expression and its position.
    pub ty: At<String>,
    /// The rest of the table.
    pub rest: FieldTable,
}

/// A field written as a table.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FieldTable {
    /// A type expression: `string`, `integer`, `unsigned`, `number`, `amount`, `decimal`, `boolean`, `url`, `uuid`,
    /// `date`, `local_datetime`, `datetime`, `duration`, `base64`, `json`, `string | integer`, the name of a definition, `[T]`, `{K: T}`,
    /// `ref(map)`, `index(array)`, `entries(T, key)`, `pipe(T)`, `comma(T)`; a trailing `?` makes it optional, and an
    /// element that may be null has its own, `[T?]`. `object` stands for the object of `fields`, and is the type where it
    /// is left out.
    #[serde(rename = "type")]
    ty: Option<At<String>>,
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// The fields of an object that has no name in the description. Its type is named after its holder and its field, and
    /// has the field's doc.
    pub fields: Option<Entries<Field>>,
    /// Rules that concern several of these fields.
    #[serde(default)]
    pub rules: Vec<At<Rule>>,
    /// Whether it is out of use: `true`, or what to use instead.
    pub deprecated: Option<Deprecated>,
    /// `required`, `optional`, `nullable` (present, but may be null), `optional_nullable` (may be left out, which differs
    /// from null), `expected` (stated as required, but tolerated when missing), or `option(X)` (present only with response
    /// option X).
    pub presence: Option<At<String>>,
    /// Name in Rust, where the wire name does not fit.
    pub rust: Option<At<String>>,
    /// A second wire name, under which answers may have it. It is read and never written.
    pub also: Option<At<String>>,
    /// The header that carries it, in small letters: of a query's field, where it does not stand in the query.
    pub header: Option<At<String>>,
    /// Unit of a number.
    pub unit: Option<String>,
    /// Default: a value, or the name of a limit.
    pub default: Option<At<Scalar>>,
    /// Lowest and highest value; each a number or the name of a limit.
    pub range: Option<[At<Bound>; 2]>,
    /// Lowest value, where there is no highest: a number or the name of a limit.
    pub min: Option<At<Bound>>,
    /// Highest value, where there is no lowest: a number or the name of a limit.
    pub max: Option<At<Bound>>,
    /// The integers allowed.
    pub values: Option<Vec<i64>>,
    /// Minimum number of elements.
    pub min_items: Option<At<Bound>>,
    /// Maximum number of elements.
    pub max_items: Option<At<Bound>>,
    /// Whether an empty list or map differs from one that is left out.
    #[serde(default)]
    pub may_be_empty: bool,
    /// Minimum number of characters.
    pub min_length: Option<At<Bound>>,
    /// Maximum number of characters.
    pub max_length: Option<At<Bound>>,
    /// Whether it is the query parameter that lists response options.
    #[serde(default)]
    pub response_options: bool,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[union.Name]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Union {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Whether it is out of use: `true`, or what to use instead.
    pub deprecated: Option<Deprecated>,
    /// The field that distinguishes the forms.
    pub tag: At<String>,
    /// The forms, by the tag's value.
    pub variants: Entries<Variant>,
    /// Whether the list of forms is incomplete: any other one is kept unchanged.
    #[serde(default)]
    pub open: bool,
    /// Whether no other definition refers to it.
    #[serde(default)]
    pub unreferenced: bool,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// One form of a union: an object with `fields`, or a `type`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Whether it is out of use: `true`, or what to use instead.
    pub deprecated: Option<Deprecated>,
    /// Name in Rust, where the tag's value does not fit.
    pub rust: Option<At<String>>,
    /// The fields other than the tag, by wire name.
    pub fields: Option<Entries<Field>>,
    /// The type with the fields, in their place. It may have the tag among them, as a string or as an enum.
    #[serde(rename = "type")]
    pub ty: Option<At<String>>,
}

/// `[enum.Name]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enum {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Whether it is out of use: `true`, or what to use instead.
    pub deprecated: Option<Deprecated>,
    /// JSON type of the values.
    #[serde(default)]
    pub wire: Wire,
    /// The complete list.
    pub values: Option<Values>,
    /// The values observed; the list is incomplete.
    pub seen: Option<Values>,
    /// Whether the Rust type has no variant for other values. For requests only.
    #[serde(default)]
    pub closed: bool,
    /// Whether case is ignored.
    #[serde(default)]
    pub any_case: bool,
    /// Whether no other definition refers to it.
    #[serde(default)]
    pub unreferenced: bool,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// JSON type of an enum's values or an id.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Wire {
    /// A string.
    #[default]
    Text,
    /// An integer.
    Integer,
}

/// An enum's values: a list of names, or a table from name to doc, number or table.
#[derive(Debug)]
pub struct Values(pub Vec<(At<String>, ValueTable)>);

/// One value of an enum.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ValueTable {
    /// Meaning of the value.
    pub doc: Option<String>,
    /// Whether it is out of use: `true`, or what to use instead.
    pub deprecated: Option<Deprecated>,
    /// Name in Rust, where the wire name does not fit.
    pub rust: Option<At<String>>,
    /// The number of an integer value.
    pub number: Option<i64>,
    /// Whether an error with this code says that the service does not know the search, or has forgotten it.
    #[serde(default)]
    pub search_gone: bool,
}

/// An id: a doc, or a table.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct IdTable {
    /// The thing that it identifies.
    pub doc: Option<String>,
    /// Whether it is out of use: `true`, or what to use instead.
    pub deprecated: Option<Deprecated>,
    /// JSON type.
    #[serde(default)]
    pub wire: Wire,
    /// Whether no other definition refers to it.
    #[serde(default)]
    pub unreferenced: bool,
}

/// `[id] Name = ..`
#[derive(Debug)]
pub struct Id(pub IdTable);

/// `[grammar.Name]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Grammar {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Rust path of the hand-written type.
    pub rust: At<String>,
    /// Regular expression of the values.
    pub pattern: Option<At<String>>,
    /// Values that are valid.
    #[serde(default)]
    pub examples: Vec<String>,
    /// Whether no other definition refers to it.
    #[serde(default)]
    pub unreferenced: bool,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[limit] name = ..`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// The number.
    pub value: Number,
    /// The quantity that it bounds.
    pub doc: Option<String>,
    /// The definition that applies it, where no field names it.
    pub on: Option<At<String>>,
    /// Whether it is the least that is allowed; else it is the most. Where fields name it, they say so.
    #[serde(default)]
    pub least: bool,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// An integer or a float.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(untagged, expecting = "expected a number")]
pub enum Number {
    /// `6`
    Integer(i64),
    /// `0.5`
    Float(f64),
}

impl Number {
    /// The number as a float.
    pub fn as_float(self) -> f64 {
        match self {
            Number::Integer(value) => value as f64,
            // Adding nothing makes one zero of both.
            Number::Float(value) => value + 0.0,
        }
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Number::Integer(value) => value.fmt(f),
            Number::Float(value) => value.fmt(f),
        }
    }
}

/// A number, or the name of a limit.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "expected a number or the name of a limit")]
pub enum Bound {
    /// The number itself.
    Number(Number),
    /// `[limit]` of that name.
    Limit(String),
}

/// A default.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema, PartialEq)]
#[serde(untagged, expecting = "expected a string, a number or a boolean")]
pub enum Scalar {
    /// `true`
    Boolean(bool),
    /// `6`
    Integer(i64),
    /// `0.5`
    Float(f64),
    /// A string, an enum's value, or the name of a limit.
    Text(String),
}
