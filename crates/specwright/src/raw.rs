//! The description language as written in `spec/*.toml`. Each kind of table has its own struct.
//!
//! The tables are not interpreted here. The JSON Schema of the language is derived from these types.

mod api;
mod auth;
mod forms;
mod jobs;
mod paging;
mod streams;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use api::*;
pub use auth::*;
pub use forms::{At, Deprecated, Entries, Literal, Response, Texts, WrittenStream};
pub use jobs::{Job, JobId, JobPhase};
pub use paging::*;
pub use streams::*;

/// Returns the JSON Schema of the language, which describes a single file.
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
    /// The API as a whole. Allowed in one file only.
    pub service: Option<At<Service>>,
    /// Folders of the generated code. Allowed in one file only.
    pub output: Option<At<Output>>,
    /// Credentials, and the parts of a request that identify the end user. Allowed in one file only.
    pub auth: Option<At<Auth>>,
    /// HTTP statuses and their meaning.
    #[serde(default)]
    pub status: Entries<Status>,
    /// Shapes of error bodies, by type name.
    #[serde(default)]
    pub envelope: Entries<Envelope>,
    /// Subjects of the operation groups.
    #[serde(default)]
    pub group: Entries<String>,
    /// Operations, by group and name.
    #[serde(default)]
    pub operation: Entries<Entries<Operation>>,
    /// Polled operations.
    #[serde(default)]
    pub protocol: Entries<Protocol>,
    /// Operations that are repeated until their response is complete.
    #[serde(default)]
    pub repeat: Entries<Repeat>,
    /// Sequences of pages of streamed operations.
    #[serde(default)]
    pub feed: Entries<Feed>,
    /// Long-running operations.
    #[serde(default)]
    pub job: Entries<Job>,
    /// Listings whose responses are pages.
    #[serde(default)]
    pub paging: Entries<Paging>,
    /// Fields shared by several types.
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
    /// Opaque identifiers: each a description, or a table.
    #[serde(default)]
    pub id: Entries<Id>,
    /// Strings with a fixed syntax, each with a hand-written type.
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
    /// Deprecation of the type: `true`, or the replacement.
    pub deprecated: Option<Deprecated>,
    /// Default presence of the fields.
    pub presence: Option<At<String>>,
    /// `[shared]` fields that precede the type's own fields: the name of the Rust field that holds the shared fields,
    /// and the name of the definition.
    #[serde(default)]
    pub shared: Entries<At<String>>,
    /// Rules about several fields.
    #[serde(default)]
    pub rules: Vec<At<Rule>>,
    /// `true` if the type is intentionally unreferenced by other definitions.
    #[serde(default)]
    pub unreferenced: bool,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
    /// The fields, by wire name.
    pub fields: Entries<Field>,
}

/// `[shared.Name]`: fields shared by several types.
///
/// In Rust, the fields are a struct of their own, which the types contain. On the wire, in queries and in JSON, the
/// fields appear next to the type's own fields.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Default presence of the fields, in every type that includes them.
    pub presence: Option<At<String>>,
    /// Rules about several of the fields.
    #[serde(default)]
    pub rules: Vec<At<Rule>>,
    /// The fields, by wire name.
    pub fields: Entries<Field>,
}

/// A rule about several fields, which are identified by their wire names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Rule {
    /// At least one of the fields is required.
    AnyOf(Vec<String>),
    /// Either all of the fields are present, or none.
    Together(Vec<String>),
    /// The first field is required when one of the other fields is present.
    RequiredWith(Vec<String>),
    /// The first field is before the second field.
    Before([String; 2]),
    /// The first field is not greater than the second field.
    AtMost([String; 2]),
    /// The first field is before the second field. Both are objects that are compared by some of their fields.
    BeforeBy(BeforeBy),
}

/// Two objects in order, such as the start and the end of a period.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeforeBy {
    /// The earlier and the later object.
    pub fields: [String; 2],
    /// Fields of both objects to compare, most significant first.
    pub by: Vec<String>,
}

/// A field, written as a type expression or as a table.
#[derive(Debug)]
pub struct Field {
    /// The type expression and its position.
    pub ty: At<String>,
    /// The other keys of the table.
    pub rest: FieldTable,
}

/// A field written as a table.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FieldTable {
    /// A type expression: `string`, `integer`, `unsigned`, `number`, `amount`, `decimal`, `boolean`, `url`, `uuid`,
    /// `date`, `local_datetime`, `datetime`, `duration`, `base64`, `json`, `string | integer`, the name of a
    /// definition, `[T]`, `{K: T}`, `ref(map)`, `index(array)`, `entries(T, key)`, `pipe(T)` or `comma(T)`. A trailing
    /// `?` makes the field optional; after an element, as in `[T?]`, it allows null elements. `object` is the inline
    /// object described by `fields`, and the default if `fields` is given.
    #[serde(rename = "type")]
    ty: Option<At<String>>,
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// The fields of an inline object. The type of the object is named after the containing type and the field, and has
    /// the field's description.
    pub fields: Option<Entries<Field>>,
    /// Rules about several of these fields.
    #[serde(default)]
    pub rules: Vec<At<Rule>>,
    /// Deprecation of the field: `true`, or the replacement.
    pub deprecated: Option<Deprecated>,
    /// `required`, `optional`, `nullable` (present, but may be null), `optional_nullable` (may be absent, which
    /// differs from null), `expected` (documented as required, but tolerated when missing), or `option(X)` (present
    /// only with response option X).
    pub presence: Option<At<String>>,
    /// Name in Rust, if the wire name is unsuitable.
    pub rust: Option<At<String>>,
    /// A second wire name that responses may use for the field. The second name is read but never written.
    pub also: Option<At<String>>,
    /// The request header that carries this field of a query type instead of the query string, in lowercase.
    pub header: Option<At<String>>,
    /// Unit of a number.
    pub unit: Option<String>,
    /// Default: a value, or the name of a limit.
    pub default: Option<At<Scalar>>,
    /// Minimum and maximum value, each a number or the name of a limit.
    pub range: Option<[At<Bound>; 2]>,
    /// Minimum value, if there is no maximum: a number or the name of a limit.
    pub min: Option<At<Bound>>,
    /// Maximum value, if there is no minimum: a number or the name of a limit.
    pub max: Option<At<Bound>>,
    /// The allowed integers.
    pub values: Option<Vec<i64>>,
    /// Minimum number of elements.
    pub min_items: Option<At<Bound>>,
    /// Maximum number of elements.
    pub max_items: Option<At<Bound>>,
    /// `true` if an empty list or map differs from an absent list or map.
    #[serde(default)]
    pub may_be_empty: bool,
    /// Minimum number of characters.
    pub min_length: Option<At<Bound>>,
    /// Maximum number of characters.
    pub max_length: Option<At<Bound>>,
    /// `true` if this is the query parameter that lists response options.
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
    /// Deprecation of the union: `true`, or the replacement.
    pub deprecated: Option<Deprecated>,
    /// The discriminator of the variants.
    pub tag: At<String>,
    /// The variants, by the value of the tag.
    pub variants: Entries<Variant>,
    /// `true` if the list of variants is incomplete. Other variants are kept unchanged.
    #[serde(default)]
    pub open: bool,
    /// `true` if the union is intentionally unreferenced by other definitions.
    #[serde(default)]
    pub unreferenced: bool,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// One variant of a union: an object with `fields`, or a `type`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Deprecation of the variant: `true`, or the replacement.
    pub deprecated: Option<Deprecated>,
    /// Name in Rust, if the tag's value is unsuitable.
    pub rust: Option<At<String>>,
    /// The fields other than the tag, by wire name.
    pub fields: Option<Entries<Field>>,
    /// The type that provides the fields of the variant, instead of `fields`. The type may contain the tag, as a string
    /// or as an enum.
    #[serde(rename = "type")]
    pub ty: Option<At<String>>,
}

/// `[enum.Name]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enum {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Deprecation of the enum: `true`, or the replacement.
    pub deprecated: Option<Deprecated>,
    /// JSON type of the values.
    #[serde(default)]
    pub wire: Wire,
    /// The complete list.
    pub values: Option<Values>,
    /// The values seen so far. The list is incomplete.
    pub seen: Option<Values>,
    /// `true` if the Rust type lacks a variant for other values. Allowed only if responses do not use the enum.
    #[serde(default)]
    pub closed: bool,
    /// `true` if case is ignored.
    #[serde(default)]
    pub any_case: bool,
    /// `true` if the enum is intentionally unreferenced by other definitions.
    #[serde(default)]
    pub unreferenced: bool,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// JSON type of an enum's values or of an id.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Wire {
    /// A string.
    #[default]
    Text,
    /// An integer.
    Integer,
}

/// Values of an enum: a list of names, or a table from each name to a description, number or table.
#[derive(Debug)]
pub struct Values(pub Vec<(At<String>, ValueTable)>);

/// One value of an enum.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ValueTable {
    /// Meaning of the value.
    pub doc: Option<String>,
    /// Deprecation of the value: `true`, or the replacement.
    pub deprecated: Option<Deprecated>,
    /// Name in Rust, if the wire name is unsuitable.
    pub rust: Option<At<String>>,
    /// The number of an integer value.
    pub number: Option<i64>,
    /// `true` if an error with this code means that the search is unknown or has expired.
    #[serde(default)]
    pub search_gone: bool,
}

/// An id, written as a description or as a table.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct IdTable {
    /// The entity that the id identifies.
    pub doc: Option<String>,
    /// Deprecation of the id: `true`, or the replacement.
    pub deprecated: Option<Deprecated>,
    /// JSON type.
    #[serde(default)]
    pub wire: Wire,
    /// `true` if the id is intentionally unreferenced by other definitions.
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
    /// Regular expression that values match.
    pub pattern: Option<At<String>>,
    /// Valid values.
    #[serde(default)]
    pub examples: Vec<String>,
    /// `true` if the grammar is intentionally unreferenced by other definitions.
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
    /// The quantity that the limit bounds.
    pub doc: Option<String>,
    /// The definition that applies the limit, if no field uses the limit.
    pub on: Option<At<String>>,
    /// `true` if the limit is a minimum instead of a maximum. Fields that use the limit specify a
    /// minimum or a maximum themselves.
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
    /// Returns the number as a float.
    pub fn as_float(self) -> f64 {
        match self {
            Number::Integer(value) => value as f64,
            // Adding zero turns -0.0 into 0.0.
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
    /// `[limit]` with this name.
    Limit(String),
}

/// A default value.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema, PartialEq)]
#[serde(untagged, expecting = "expected a string, a number or a boolean")]
pub enum Scalar {
    /// `true`
    Boolean(bool),
    /// `6`
    Integer(i64),
    /// `0.5`
    Float(f64),
    /// A string, an enum value, or the name of a limit.
    Text(String),
}
