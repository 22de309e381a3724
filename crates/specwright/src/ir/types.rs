//! The types of values.

use super::{DefId, TextForm, WireName};

/// The type of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// `true` or `false`.
    Boolean,
    /// A 64-bit integer.
    Integer,
    /// A 64-bit integer from 0 up.
    Unsigned,
    /// A number.
    Number,
    /// An amount of money.
    Amount,
    /// Free text.
    String,
    /// Free text, or a 64-bit integer.
    TextOrInteger,
    /// An absolute URL.
    Url,
    /// A day.
    Date,
    /// A day and a time without offset.
    LocalDateTime,
    /// Another text of a form.
    TextForm(TextForm),
    /// Any JSON.
    Json,
    /// Bytes, which only a body as a whole is.
    Binary,
    /// A definition.
    Named(DefId),
    /// A value or null: an element, or what a field holds where null and leaving it out differ.
    Nullable(Box<Type>),
    /// An array.
    List(Box<Type>),
    /// An array, or an object whose values are the elements, where the names stand for that field of theirs.
    Entries(Box<Type>, WireName),
    /// An object used as a map: its keys, which are texts, and its values.
    Map(Box<Type>, Box<Type>),
    /// Items separated by `|`.
    Pipe(Box<Type>),
    /// Items separated by `,`.
    Comma(Box<Type>),
    /// A key into a map of the response.
    Ref(Reference),
    /// An index into an array of the response.
    Index(Reference),
}

/// The target of a reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The response's field.
    pub field: WireName,
    /// The responses that have it and hold the referring type; filled by the resolver.
    pub roots: Vec<DefId>,
    /// The map's key; filled by the resolver.
    pub key: Option<DefId>,
    /// The type of the target; filled by the resolver.
    pub target: Option<Box<Type>>,
}

impl Type {
    /// The definition that the type names, itself or as an element.
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

    /// The definition whose values are its own.
    pub fn definition(&self) -> Option<DefId> {
        match self {
            Type::Named(id) => Some(*id),
            _ => None,
        }
    }

    /// The type of its values other than null.
    pub fn not_null(&self) -> &Type {
        match self {
            Type::Nullable(inner) => inner,
            other => other,
        }
    }

    /// Whether its values can be compared.
    pub fn is_ordered(&self) -> bool {
        match self {
            Type::TextForm(form) => form.is_ordered(),
            Type::Date | Type::LocalDateTime => true,
            _ => self.is_numeric(),
        }
    }

    /// Whether its values are numbers.
    pub fn is_numeric(&self) -> bool {
        self.is_integer() || matches!(self, Type::Number | Type::Amount)
    }

    /// Whether its values are whole numbers.
    pub fn is_integer(&self) -> bool {
        matches!(self, Type::Integer | Type::Unsigned)
    }

    /// Whether it is a list or a map.
    pub fn is_collection(&self) -> bool {
        matches!(self, Type::List(_) | Type::Entries(..) | Type::Map(..))
    }
}
