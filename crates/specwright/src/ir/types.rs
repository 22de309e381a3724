//! Value types.

use super::{DefId, TextForm, WireName};

/// The type of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// `true` or `false`.
    Boolean,
    /// A 64-bit integer.
    Integer,
    /// An unsigned 64-bit integer.
    Unsigned,
    /// A floating-point number.
    Number,
    /// An amount of money.
    Amount,
    /// Free text.
    String,
    /// Free text, or a 64-bit integer.
    TextOrInteger,
    /// An absolute URL.
    Url,
    /// A date.
    Date,
    /// A date and time without an offset.
    LocalDateTime,
    /// Another string with a fixed format.
    TextForm(TextForm),
    /// Any JSON value.
    Json,
    /// Bytes. Only valid as a complete body.
    Binary,
    /// A definition.
    Named(DefId),
    /// An element that may be null, or a field in which null differs from absence.
    Nullable(Box<Type>),
    /// An array.
    List(Box<Type>),
    /// An array of objects, or an object with these objects as values and the named field of each as its key.
    Entries(Box<Type>, WireName),
    /// An object that is used as a map, and the types of its keys and values. Keys are strings.
    Map(Box<Type>, Box<Type>),
    /// Items separated by `|`.
    Pipe(Box<Type>),
    /// Items separated by `,`.
    Comma(Box<Type>),
    /// A key into a map in the response.
    Ref(Reference),
    /// An index into an array in the response.
    Index(Reference),
}

/// The target of a reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// Response field that contains the targets.
    pub field: WireName,
    /// Responses that have the field and contain the referring type. Set by the resolver.
    pub roots: Vec<DefId>,
    /// Key type of the map. Set by the resolver.
    pub key: Option<DefId>,
    /// Type of the target. Set by the resolver.
    pub target: Option<Box<Type>>,
}

impl Type {
    /// Returns the definitions that the type refers to, directly or as elements.
    pub fn named(&self) -> Vec<DefId> {
        match self {
            Type::Named(id) => vec![*id],
            Type::Nullable(inner)
            | Type::List(inner)
            | Type::Entries(inner, _)
            | Type::Pipe(inner)
            | Type::Comma(inner) => inner.named(),
            Type::Map(key, value) => key.named().into_iter().chain(value.named()).collect(),
            Type::Ref(reference) => reference.key.into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the definition if the type is a definition.
    pub fn definition(&self) -> Option<DefId> {
        match self {
            Type::Named(id) => Some(*id),
            _ => None,
        }
    }

    /// Returns the type without nullability.
    pub fn not_null(&self) -> &Type {
        match self {
            Type::Nullable(inner) => inner,
            other => other,
        }
    }

    /// Returns whether the values are ordered.
    pub fn is_ordered(&self) -> bool {
        match self {
            Type::TextForm(form) => form.is_ordered(),
            Type::Date | Type::LocalDateTime => true,
            _ => self.is_numeric(),
        }
    }

    /// Returns whether the values are numbers.
    pub fn is_numeric(&self) -> bool {
        self.is_integer() || matches!(self, Type::Number | Type::Amount)
    }

    /// Returns whether the values are integers.
    pub fn is_integer(&self) -> bool {
        matches!(self, Type::Integer | Type::Unsigned)
    }

    /// Returns whether the type is a list or map.
    pub fn is_collection(&self) -> bool {
        matches!(self, Type::List(_) | Type::Entries(..) | Type::Map(..))
    }
}
