//! The description language as it is written: one struct for each kind of table in `spec/*.toml`.
//!
//! Nothing is interpreted here. The JSON Schema of the language is derived from these types.

mod api;
mod forms;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use api::*;
pub use forms::{At, Entries, Literal, Texts};

/// The JSON Schema of the language: that of one file.
pub fn language_schema() -> serde_json::Value {
    let mut schema = schemars::schema_for!(File).to_value();
    if let serde_json::Value::Object(schema) = &mut schema {
        let comment = "Made by `cargo xtask regenerate` from xtask/src/codegen/raw.rs. Do not edit.";
        schema.insert("$comment".to_owned(), comment.into());
        schema.insert("title".to_owned(), "A file of a Wayfare description".into());
    }
    schema
}

/// One spec file.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// What the file is about.
    pub doc: Option<String>,
    /// What the whole API is. In one file only.
    pub service: Option<At<Service>>,
    /// Where generated code goes. In one file only.
    pub output: Option<At<Output>>,
    /// Credentials. In one file only.
    pub auth: Option<At<Auth>>,
    /// HTTP statuses and what they mean.
    #[serde(default)]
    pub status: Entries<Status>,
    /// Shapes of error bodies; each names a type.
    #[serde(default)]
    pub envelope: Entries<Envelope>,
    /// What the operations of a group are about.
    #[serde(default)]
    pub group: Entries<String>,
    /// Operations, by group and name.
    #[serde(default)]
    pub operation: Entries<Entries<Operation>>,
    /// How an operation is polled.
    #[serde(default)]
    pub protocol: Entries<Protocol>,
    /// How an operation is repeated until its answer is complete.
    #[serde(default)]
    pub repeat: Entries<Repeat>,
    /// How the pages of a streamed operation follow each other.
    #[serde(default)]
    pub feed: Entries<Feed>,
    /// Fields that several types have.
    #[serde(default)]
    pub shared: Entries<Shared>,
    /// Objects.
    #[serde(default, rename = "type")]
    pub types: Entries<Type>,
    /// Objects in several forms, told apart by a tag.
    #[serde(default)]
    pub union: Entries<Union>,
    /// Lists of values.
    #[serde(default, rename = "enum")]
    pub enums: Entries<Enum>,
    /// Opaque names: a doc, or a table.
    #[serde(default)]
    pub id: Entries<Id>,
    /// Values of a certain form, with a hand-written type each.
    #[serde(default)]
    pub grammar: Entries<Grammar>,
    /// Numbers that bound something.
    #[serde(default)]
    pub limit: Entries<Limit>,
}

/// `[type.Name]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Type {
    /// What it is.
    pub doc: Option<String>,
    /// Presence of the fields that do not say otherwise.
    pub presence: Option<At<String>>,
    /// `[shared]` fields that come before its own: the name of the Rust field that holds them, and theirs.
    #[serde(default)]
    pub shared: Entries<At<String>>,
    /// Rules that concern several fields.
    #[serde(default)]
    pub rules: Vec<At<Rule>>,
    /// The description has it, and nothing refers to it.
    #[serde(default)]
    pub unreferenced: bool,
    /// What is left open.
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
    /// What they are about.
    pub doc: Option<String>,
    /// Presence of the fields that do not say otherwise, whatever type has them.
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
    /// One of them has to be there.
    AnyOf(Vec<String>),
    /// All are there or none.
    Together(Vec<String>),
    /// The first has to be there when one of the others is.
    RequiredWith(Vec<String>),
    /// The first lies before the second.
    Before([String; 2]),
    /// The first is not above the second.
    AtMost([String; 2]),
    /// The first lies before the second, both objects: what they are compared by.
    BeforeBy(BeforeBy),
}

/// Two objects that are in order, such as the moments that a period begins and ends at.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeforeBy {
    /// The earlier one and the later one.
    pub fields: [String; 2],
    /// Fields that both objects have, the one that counts most first.
    pub by: Vec<String>,
}

/// A field: a type, or a table.
#[derive(Debug)]
pub struct Field {
    /// The type expression and where it stands.
    pub ty: At<String>,
    /// The rest of the table.
    pub rest: FieldTable,
}

/// A field written as a table.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FieldTable {
    /// A type expression: `string`, `integer`, `number`, `amount`, `boolean`, `url`, `date`, `local_datetime`, `json`,
    /// the name of a definition, `[T]`, `{K: T}`, `ref(map)`, `index(array)`, `entries(T, key)`, `pipe(T)`, `comma(T)`; a
    /// trailing `?` makes it optional.
    #[serde(rename = "type")]
    ty: Option<At<String>>,
    /// What it is.
    pub doc: Option<String>,
    /// `required`, `optional`, `nullable`, `expected` (stated as required, but tolerated when missing), or
    /// `option(X)` (there only when response option X asks for it).
    pub presence: Option<At<String>>,
    /// The name in Rust, where the wire name won't do.
    pub rust: Option<At<String>>,
    /// Unit of a number.
    pub unit: Option<String>,
    /// What leaving it out stands for: a value, or the name of a limit.
    pub default: Option<At<Scalar>>,
    /// Lowest and highest value; each a number or the name of a limit.
    pub range: Option<[At<Bound>; 2]>,
    /// The integers allowed.
    pub values: Option<Vec<i64>>,
    /// Fewest elements.
    pub min_items: Option<At<Bound>>,
    /// Most elements.
    pub max_items: Option<At<Bound>>,
    /// Fewest characters.
    pub min_length: Option<At<Bound>>,
    /// Most characters.
    pub max_length: Option<At<Bound>>,
    /// The query parameter that lists response options.
    #[serde(default)]
    pub response_options: bool,
    /// What is left open.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[union.Name]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Union {
    /// What it is.
    pub doc: Option<String>,
    /// The field that tells the forms apart.
    pub tag: At<String>,
    /// The forms, by the tag's value.
    pub variants: Entries<Variant>,
    /// The description has it, and nothing refers to it.
    #[serde(default)]
    pub unreferenced: bool,
    /// What is left open.
    #[serde(default)]
    pub unstated: Texts,
}

/// One form of a union.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// What it is.
    pub doc: Option<String>,
    /// The name in Rust, where the tag's value won't do.
    pub rust: Option<At<String>>,
    /// Its fields beside the tag.
    pub fields: Entries<Field>,
}

/// `[enum.Name]`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enum {
    /// What it is.
    pub doc: Option<String>,
    /// JSON type of the values.
    #[serde(default)]
    pub wire: Wire,
    /// The complete list.
    pub values: Option<Values>,
    /// Only the values that were seen.
    pub seen: Option<Values>,
    /// Whether values outside the list can't be held. For requests only.
    #[serde(default)]
    pub closed: bool,
    /// Upper and lower case are alike.
    #[serde(default)]
    pub any_case: bool,
    /// The description has it, and nothing refers to it.
    #[serde(default)]
    pub unreferenced: bool,
    /// What is left open.
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
    /// What it means.
    pub doc: Option<String>,
    /// The name in Rust, where the wire name won't do.
    pub rust: Option<At<String>>,
    /// The number of an integer value.
    pub number: Option<i64>,
}

/// An id: a doc, or a table.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct IdTable {
    /// What it names.
    pub doc: Option<String>,
    /// JSON type.
    #[serde(default)]
    pub wire: Wire,
    /// The description has it, and nothing refers to it.
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
    /// What it is.
    pub doc: Option<String>,
    /// Rust path of the hand-written type.
    pub rust: At<String>,
    /// Regular expression of the values.
    pub pattern: Option<At<String>>,
    /// Values that are valid.
    #[serde(default)]
    pub examples: Vec<String>,
    /// The description has it, and nothing refers to it.
    #[serde(default)]
    pub unreferenced: bool,
    /// What is left open.
    #[serde(default)]
    pub unstated: Texts,
}

/// `[limit] name = ..`
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// The number.
    pub value: Number,
    /// What it bounds.
    pub doc: Option<String>,
    /// The definition that applies it, where no field names it.
    pub on: Option<At<String>>,
    /// What is left open.
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
