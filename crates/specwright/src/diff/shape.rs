//! The rules that decide whether all values of one type are also values of another type.
//!
//! Definitions are compared by content, not by name: types with different names may be the same on the wire, and one
//! type may include all values of another.

use super::{Change, Diff, Where};
use crate::ir::*;

/// The direction in which values are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// The values are written according to the old description and read according to the new one.
    Request,
    /// The values are written according to the new description and read according to the old one.
    Response,
}

/// The kind of value on the wire.
#[derive(Clone, Copy, Debug)]
enum Shape<'a> {
    Boolean,
    Integer,
    /// An integer greater than or equal to 0.
    Unsigned,
    Index,
    Integers(DefId, &'a Enum),
    Number,
    Text,
    TextOrInteger,
    Url,
    Date,
    LocalDateTime,
    TextForm(TextForm),
    Texts(DefId, &'a Enum),
    Grammar(&'a Grammar),
    Json,
    Binary,
    Nullable(&'a Type),
    List(&'a Type),
    /// An array of elements, or an object with the elements as values and one of their fields as keys.
    Entries(&'a Type, &'a WireName),
    Map(&'a Type, &'a Type),
    Object(DefId),
    Union(DefId),
    /// A list that is written as a single string, and its separator.
    InOneText(char, &'a Type),
}

impl<'a> Shape<'a> {
    fn of(description: &'a Description, ty: &'a Type) -> Self {
        match ty {
            Type::Boolean => Shape::Boolean,
            Type::Integer => Shape::Integer,
            Type::Unsigned => Shape::Unsigned,
            Type::Index(_) => Shape::Index,
            Type::Number | Type::Amount => Shape::Number,
            Type::String => Shape::Text,
            Type::TextOrInteger => Shape::TextOrInteger,
            Type::Url => Shape::Url,
            Type::Date => Shape::Date,
            Type::LocalDateTime => Shape::LocalDateTime,
            Type::TextForm(form) => Shape::TextForm(*form),
            Type::Json => Shape::Json,
            Type::Binary => Shape::Binary,
            Type::Named(id) => Shape::of_definition(description, *id),
            Type::Ref(reference) => match reference.key {
                Some(key) => Shape::of_definition(description, key),
                None => Shape::Text,
            },
            Type::Nullable(held) => Shape::Nullable(held),
            Type::List(item) => Shape::List(item),
            Type::Entries(item, key) => Shape::Entries(item, key),
            Type::Map(key, value) => Shape::Map(key, value),
            Type::Pipe(item) => Shape::InOneText('|', item),
            Type::Comma(item) => Shape::InOneText(',', item),
        }
    }

    fn of_definition(description: &'a Description, id: DefId) -> Self {
        match &description.def(id).kind {
            DefKind::Object(_) | DefKind::Shared(_) => Shape::Object(id),
            DefKind::Union(_) => Shape::Union(id),
            DefKind::Enum(list) => match list.wire {
                Wire::Text => Shape::Texts(id, list),
                Wire::Integer => Shape::Integers(id, list),
            },
            DefKind::Id(Wire::Text) => Shape::Text,
            DefKind::Id(Wire::Integer) => Shape::Integer,
            DefKind::Grammar(grammar) => Shape::Grammar(grammar),
        }
    }

    fn in_words(self) -> &'static str {
        match self {
            Shape::Boolean => "a boolean",
            Shape::Integer => "an integer",
            Shape::Unsigned => "an unsigned integer",
            Shape::Index => "a non-negative integer",
            Shape::Integers(..) => "an integer enum value",
            Shape::Number => "a number",
            Shape::Text => "a string",
            Shape::TextOrInteger => "a string or an integer",
            Shape::Url => "a URL",
            Shape::Date => "a date",
            Shape::LocalDateTime => "a date and time",
            Shape::TextForm(form) => form.in_words(),
            Shape::Texts(..) => "a string enum value",
            Shape::Grammar(_) => "a string with a fixed syntax",
            Shape::Json => "any JSON",
            Shape::Binary => "bytes",
            Shape::Nullable(_) => "a value or null",
            Shape::List(_) => "an array",
            Shape::Entries(..) => "an array, or an object of its elements",
            Shape::Map(..) => "a map",
            Shape::Object(_) => "an object",
            Shape::Union(_) => "a union",
            Shape::InOneText(..) => "a delimited list",
        }
    }

    fn is_text(self) -> bool {
        matches!(
            self,
            Shape::Text
                | Shape::Url
                | Shape::Date
                | Shape::LocalDateTime
                | Shape::TextForm(_)
                | Shape::Texts(..)
                | Shape::Grammar(_)
        )
    }

    fn is_integer(self) -> bool {
        matches!(self, Shape::Integer | Shape::Unsigned | Shape::Index | Shape::Integers(..))
    }

    /// Returns whether the shape is a single value in a query, without a list separator.
    fn is_one_item(self) -> bool {
        self.is_integer()
            || matches!(
                self,
                Shape::Boolean
                    | Shape::Number
                    | Shape::Date
                    | Shape::LocalDateTime
                    | Shape::TextForm(_)
                    | Shape::Texts(..)
            )
    }
}

/// Returns a description of a type's values for messages.
pub(crate) fn type_in_words(description: &Description, ty: &Type) -> &'static str {
    Shape::of(description, ty).in_words()
}

impl<'a> Diff<'a> {
    /// Checks that the reading side accepts all values of the writing side. Otherwise returns the reason as an error.
    pub(super) fn check_types(
        &mut self,
        direction: Direction,
        old: &'a Type,
        new: &'a Type,
        in_query: bool,
    ) -> Result<(), String> {
        if let (Some(old), Some(new)) = (named(old), named(new))
            && self.old.description.def(old).name == self.new.description.def(new).name
        {
            // Changes to a definition are reported with the definition.
            return Ok(());
        }
        // A value is also valid in a union that has a variant with its JSON type.
        match direction {
            Direction::Request => {
                if let Some(new) = alternative(self.old.description, old, self.new.description, new) {
                    return self.check_types(direction, old, new, in_query);
                }
            }
            Direction::Response => {
                if let Some(old) = alternative(self.new.description, new, self.old.description, old) {
                    return self.check_types(direction, old, new, in_query);
                }
            }
        }
        let (old, new) = (Shape::of(self.old.description, old), Shape::of(self.new.description, new));
        self.check_shapes(direction, old, new, in_query)
    }

    pub(super) fn check_definitions(
        &mut self,
        direction: Direction,
        old: DefId,
        new: DefId,
        in_query: bool,
    ) -> Result<(), String> {
        let old = Shape::of_definition(self.old.description, old);
        let new = Shape::of_definition(self.new.description, new);
        self.check_shapes(direction, old, new, in_query)
    }

    fn check_shapes(
        &mut self,
        direction: Direction,
        old: Shape<'a>,
        new: Shape<'a>,
        in_query: bool,
    ) -> Result<(), String> {
        let (made, read) = match direction {
            Direction::Request => (old, new),
            Direction::Response => (new, old),
        };
        match (old, new) {
            (Shape::Nullable(old), Shape::Nullable(new)) => {
                return self.check_types(direction, old, new, in_query);
            }
            (Shape::List(old), Shape::List(new)) => return self.check_types(direction, old, new, in_query),
            (Shape::Entries(old, old_key), Shape::Entries(new, new_key)) if old_key == new_key => {
                return self.check_types(direction, old, new, false);
            }
            (Shape::List(old), Shape::Entries(new, _)) if direction == Direction::Request => {
                return self.check_types(direction, old, new, false);
            }
            (Shape::Entries(old, _), Shape::List(new)) if direction == Direction::Response => {
                return self.check_types(direction, old, new, false);
            }
            (Shape::Map(old_key, old), Shape::Map(new_key, new)) => {
                self.check_types(direction, old_key, new_key, false)?;
                return self.check_types(direction, old, new, false);
            }
            (Shape::InOneText(before, old), Shape::InOneText(after, new)) if before == after => {
                return self.check_types(direction, old, new, in_query);
            }
            (Shape::Object(old), Shape::Object(new))
            | (Shape::Union(old), Shape::Union(new))
            | (Shape::Texts(old, _), Shape::Texts(new, _))
            | (Shape::Integers(old, _), Shape::Integers(new, _)) => {
                return self.compare_content(direction, old, new);
            }
            _ => {}
        }
        // A plain value is also a valid nullable value. In a query, a plain value is also a valid list with one item.
        let item = match read {
            Shape::InOneText(_, item) if in_query && made.is_one_item() => Some(item),
            Shape::List(item) if in_query => Some(item),
            Shape::Nullable(held) => Some(held),
            _ => None,
        };
        if let Some(item) = item {
            let item = match direction {
                Direction::Request => Shape::of(self.new.description, item),
                Direction::Response => Shape::of(self.old.description, item),
            };
            let (old, new) = if direction == Direction::Request { (made, item) } else { (item, made) };
            return self.check_shapes(direction, old, new, in_query);
        }
        if single_values_match(made, read, in_query) {
            return Ok(());
        }
        let (made, read) = (made.in_words(), read.in_words());
        if made == read {
            return Err(format!("both are {made}, with different syntax"));
        }
        Err(match direction {
            Direction::Request => format!("{made} in requests is not always {read}"),
            Direction::Response => format!("{made} in responses is not always {read}"),
        })
    }

    /// Compares the content of two definitions with different names.
    fn compare_content(&mut self, direction: Direction, old: DefId, new: DefId) -> Result<(), String> {
        if !self.open.insert((old.0, new.0)) {
            return Ok(());
        }
        let before = std::mem::take(&mut self.changes);
        let usage =
            Usage { request: direction == Direction::Request, response: direction == Direction::Response };
        self.kinds(old, new, usage, &Where::outside_files(""));
        let found = std::mem::replace(&mut self.changes, before);
        self.open.remove(&(old.0, new.0));
        match found.into_iter().find(|change| change.class.is_breaking()) {
            Some(Change { place, what, why, .. }) => Err(format!("{} ({what}): {why}", place.item)),
            None => Ok(()),
        }
    }
}

/// Returns whether all values of one shape are also values of another shape, without comparing nested values.
fn single_values_match(made: Shape<'_>, read: Shape<'_>, in_query: bool) -> bool {
    match (made, read) {
        (Shape::Binary, Shape::Json) => false,
        (_, Shape::Json)
        | (Shape::Binary, Shape::Binary)
        | (Shape::Boolean, Shape::Boolean)
        | (Shape::Number, Shape::Number)
        | (Shape::TextOrInteger, Shape::TextOrInteger)
        | (Shape::Url, Shape::Url)
        | (Shape::Date, Shape::Date)
        | (Shape::LocalDateTime, Shape::LocalDateTime)
        | (Shape::Unsigned | Shape::Index, Shape::Unsigned | Shape::Index) => true,
        (Shape::TextForm(made), Shape::TextForm(read)) => made == read,
        // Other integers can't represent unsigned values above `i64::MAX`.
        (Shape::Unsigned, Shape::Integer | Shape::TextOrInteger) => false,
        (made, Shape::TextOrInteger) => made.is_text() || made.is_integer(),
        (made, Shape::Integer | Shape::Number) if made.is_integer() => true,
        (made, Shape::Integers(_, list)) if made.is_integer() => !list.complete && !list.closed,
        (made, Shape::Text) if made.is_text() => true,
        // Query values are always strings.
        (Shape::TextOrInteger, Shape::Text) => in_query,
        (made, Shape::Text) if in_query => made.is_one_item() || matches!(made, Shape::InOneText(..)),
        (made, Shape::Texts(_, list)) if made.is_text() => !list.complete && !list.closed,
        (Shape::Grammar(made), Shape::Grammar(read)) => match (&made.pattern, &read.pattern) {
            (Some(made), Some(read)) => made == read,
            (None, None) => made.rust == read.rust,
            (Some(_), None) | (None, Some(_)) => false,
        },
        _ => false,
    }
}

/// Returns the type of the variant that reads a value, if the reading side is a union without a tag.
fn alternative<'a>(
    writer: &Description,
    made: &Type,
    reader: &'a Description,
    read: &Type,
) -> Option<&'a Type> {
    let DefKind::Union(union) = &reader.def(read.definition()?).kind else { return None };
    let json_type = writer.type_of_values(made)?;
    let variant = union.variants.iter().find(|variant| reader.json_type_of(variant) == Some(json_type))?;
    match &variant.form {
        Form::Value(ty, _) => Some(ty),
        Form::Fields(_) | Form::Type(..) => None,
    }
}

/// Returns the named definition of a value: its type, or the key type of the map that the value refers to.
fn named(ty: &Type) -> Option<DefId> {
    match ty {
        Type::Ref(reference) => reference.key,
        ty => ty.definition(),
    }
}
