//! Unions: values in several variants, which are distinguished by a tag or by their JSON type.

use std::fmt;

use super::{
    DefId, DefKind, Deprecated, Description, Field, Place, RustName, TextForm, Type, Wire, WireName,
};
use crate::json::Json;

/// Variants distinguished by a tag or by their JSON type.
#[derive(Debug)]
pub struct Union {
    /// Name of the tag field, or `None` if the JSON type of a value determines its variant.
    pub tag: Option<WireName>,
    /// The variants.
    pub variants: Vec<Variant>,
    /// Name of an open union's catch-all variant.
    pub unlisted: Option<RustName>,
}

impl Union {
    /// Returns whether a field has the name of the tag.
    pub fn is_tag(&self, name: &WireName) -> bool {
        self.tag.as_ref() == Some(name)
    }

    /// Returns the JSON types of the catch-all variant in a union without a tag.
    pub fn unlisted_types(&self, description: &Description) -> impl Iterator<Item = JsonType> {
        let listed: Vec<_> =
            self.variants.iter().filter_map(|variant| description.json_type_of(variant)).collect();
        JsonType::ALL.into_iter().filter(move |json_type| !listed.contains(json_type))
    }

    /// Returns the JSON type of the tag.
    pub fn tag_type(&self) -> JsonType {
        self.variants.first().map_or(JsonType::String, |variant| variant.tag.json_type())
    }
}

/// One variant of a union.
#[derive(Debug)]
pub struct Variant {
    /// Name of the variant, which is also the value of a tag that is a string.
    pub wire: WireName,
    /// Value of the tag. In a union without a tag, the name of the variant.
    pub tag: Tag,
    /// Name of the variant in Rust.
    pub rust: RustName,
    /// Description, in Markdown.
    pub doc: String,
    /// Deprecation notice, if the variant is deprecated.
    pub deprecated: Option<Deprecated>,
    /// Content of the variant other than the tag.
    pub form: Form,
    /// Position in the description.
    pub place: Place,
}

impl Variant {
    /// Returns the variant's own fields, or an empty slice if the variant refers to a type or is a value.
    pub fn fields(&self) -> &[Field] {
        match &self.form {
            Form::Fields(fields) => fields,
            Form::Type(..) | Form::Value(..) => &[],
        }
    }

    /// Returns the type that the variant refers to, if any.
    pub fn ty(&self) -> Option<DefId> {
        match &self.form {
            Form::Type(id, _) => Some(*id),
            Form::Fields(_) | Form::Value(..) => None,
        }
    }

    /// Returns the definition that the variant stores directly, if any.
    pub fn held(&self) -> Option<DefId> {
        match &self.form {
            Form::Value(ty, _) => ty.definition(),
            _ => self.ty(),
        }
    }
}

/// Content of a union's variant other than the tag.
#[derive(Debug)]
pub enum Form {
    /// Fields of the variant itself.
    Fields(Vec<Field>),
    /// A named object, whose fields may include the tag.
    Type(DefId, Place),
    /// A value, in a union without a tag.
    Value(Type, Place),
}

/// Value of a union's tag.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tag {
    /// A string.
    Text(String),
    /// An integer.
    Integer(i64),
    /// A boolean.
    Boolean(bool),
}

impl Tag {
    /// Returns the JSON type of the value.
    pub fn json_type(&self) -> JsonType {
        match self {
            Tag::Text(_) => JsonType::String,
            Tag::Integer(_) => JsonType::Number,
            Tag::Boolean(_) => JsonType::Boolean,
        }
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tag::Text(text) => f.write_str(text),
            Tag::Integer(value) => value.fmt(f),
            Tag::Boolean(value) => value.fmt(f),
        }
    }
}

impl From<&Tag> for Json {
    fn from(tag: &Tag) -> Self {
        match tag {
            Tag::Text(text) => Json::from(text),
            Tag::Integer(value) => Json::Integer(*value),
            Tag::Boolean(value) => Json::Boolean(*value),
        }
    }
}

/// JSON type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum JsonType {
    /// `true` or `false`.
    Boolean,
    /// A number, which may be an integer.
    Number,
    /// A string.
    String,
    /// An array.
    Array,
    /// An object.
    Object,
}

impl JsonType {
    /// All types.
    pub const ALL: [JsonType; 5] =
        [JsonType::Boolean, JsonType::Number, JsonType::String, JsonType::Array, JsonType::Object];

    /// Returns the name of the type in JSON Schema.
    pub fn keyword(self) -> &'static str {
        match self {
            JsonType::Boolean => "boolean",
            JsonType::Number => "number",
            JsonType::String => "string",
            JsonType::Array => "array",
            JsonType::Object => "object",
        }
    }

    /// Returns the type of a value other than null.
    pub fn of(value: &Json) -> Option<Self> {
        match value {
            Json::Null => None,
            Json::Boolean(_) => Some(JsonType::Boolean),
            Json::Integer(_) | Json::Float(_) => Some(JsonType::Number),
            Json::Text(_) => Some(JsonType::String),
            Json::List(_) => Some(JsonType::Array),
            Json::Object(_) => Some(JsonType::Object),
        }
    }
}

impl Description {
    /// Returns the fields of a variant on the wire, without the tag.
    pub fn fields_of_form<'a>(&'a self, union: &'a Union, variant: &'a Variant) -> Vec<&'a Field> {
        let fields = match variant.held().and_then(|id| self.object(id)) {
            Some(object) => &object.fields,
            None => variant.fields(),
        };
        fields.iter().filter(|field| !union.is_tag(&field.wire)).collect()
    }

    /// Returns the variant of a value.
    pub fn variant_of<'a>(&self, union: &'a Union, value: &Json) -> Option<&'a Variant> {
        let mut variants = union.variants.iter();
        match &union.tag {
            Some(tag) => {
                let tag = value.get(&tag.0)?;
                variants.find(|variant| Json::from(&variant.tag) == *tag)
            }
            None => {
                let json_type = JsonType::of(value)?;
                variants.find(|variant| self.json_type_of(variant) == Some(json_type))
            }
        }
    }

    /// Returns the JSON type of a variant's values.
    pub fn json_type_of(&self, variant: &Variant) -> Option<JsonType> {
        match &variant.form {
            Form::Value(ty, _) => self.type_of_values(ty),
            Form::Fields(_) | Form::Type(..) => Some(JsonType::Object),
        }
    }

    /// Returns the JSON type of a type's values, or `None` if the values may have several types.
    pub fn type_of_values(&self, ty: &Type) -> Option<JsonType> {
        match ty {
            Type::Boolean => Some(JsonType::Boolean),
            Type::Integer | Type::Unsigned | Type::Number | Type::Amount | Type::Index(_) => {
                Some(JsonType::Number)
            }
            Type::String
            | Type::Url
            | Type::Date
            | Type::LocalDateTime
            | Type::TextForm(
                TextForm::DateTime
                | TextForm::Duration
                | TextForm::Decimal
                | TextForm::Uuid
                | TextForm::Base64,
            )
            | Type::Pipe(_)
            | Type::Comma(_) => Some(JsonType::String),
            Type::List(_) => Some(JsonType::Array),
            Type::Map(..) => Some(JsonType::Object),
            Type::TextOrInteger | Type::Json | Type::Binary | Type::Nullable(_) | Type::Entries(..) => None,
            Type::Ref(reference) => match reference.key {
                Some(key) => self.type_of_values(&Type::Named(key)),
                None => Some(JsonType::String),
            },
            Type::Named(id) => match &self.def(*id).kind {
                DefKind::Object(_) | DefKind::Shared(_) => Some(JsonType::Object),
                DefKind::Union(union) => union.tag.as_ref().map(|_| JsonType::Object),
                DefKind::Id(Wire::Integer) => Some(JsonType::Number),
                DefKind::Enum(list) if list.wire == Wire::Integer => Some(JsonType::Number),
                DefKind::Id(Wire::Text) | DefKind::Enum(_) | DefKind::Grammar(_) => Some(JsonType::String),
            },
        }
    }

    /// Returns whether all values of a definition are JSON objects with fields.
    pub fn has_fields(&self, id: DefId) -> bool {
        match &self.def(id).kind {
            DefKind::Object(_) => true,
            DefKind::Union(union) => union.tag.is_some(),
            DefKind::Shared(_) | DefKind::Enum(_) | DefKind::Id(_) | DefKind::Grammar(_) => false,
        }
    }
}
