//! Fields of objects: names, presence and bounds.

use super::{Deprecated, Number, RustName, Scalar, Type, Usage, WireName};
use crate::diagnostic::Place;

/// A field of an object.
#[derive(Clone, Debug)]
pub struct Field {
    /// Name in JSON or in the query.
    pub wire: WireName,
    /// Alternative wire name, which is read but never written.
    pub also: Option<(WireName, Place)>,
    /// Header that carries the field in place of the query.
    pub header: Option<(WireName, Place)>,
    /// `true` if a parameter contains the value as JSON.
    pub in_json: bool,
    /// Name in Rust.
    pub rust: RustName,
    /// Rust name of the shared part that contains the field.
    pub part: Option<RustName>,
    /// Type of the value.
    pub ty: Type,
    /// Presence of the field.
    pub presence: Presence,
    /// Response option that requests the field.
    pub option: Option<String>,
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Deprecation notice, if the field is deprecated.
    pub deprecated: Option<Deprecated>,
    /// Unit of a number.
    pub unit: Option<String>,
    /// Default value.
    pub default: Option<(Scalar, Place)>,
    /// Bounds on the value.
    pub bounds: Bounds,
    /// `true` if an empty list or map differs from an absent one.
    pub may_be_empty: bool,
    /// `true` if the value is boxed, because it may contain its own container.
    pub is_boxed: bool,
    /// `true` if the field lists the response options.
    pub response_options: bool,
    /// Unspecified points, and the choices made.
    pub unstated: Vec<String>,
    /// Position of the name.
    pub place: Place,
    /// Position of the type.
    pub type_place: Place,
}

impl Field {
    /// Returns whether the field is a list or map whose absence is represented as an empty value.
    pub fn is_empty_if_absent(&self) -> bool {
        self.ty.is_collection() && self.presence != Presence::Nullable && !self.may_be_empty
    }

    /// Returns the header that carries the field.
    pub fn header_name(&self) -> Option<&WireName> {
        self.header.as_ref().map(|(name, _)| name)
    }

    /// Returns the names that the field may have when it is read. The field is written with the first name.
    pub fn names(&self) -> impl Iterator<Item = &WireName> {
        std::iter::once(&self.wire).chain(self.also.iter().map(|(name, _)| name))
    }
}

/// Bounds on a field's value.
#[derive(Clone, Debug, Default)]
pub struct Bounds {
    /// Minimum value.
    pub min: Option<Bound>,
    /// Maximum value.
    pub max: Option<Bound>,
    /// The allowed integers.
    pub values: Option<Vec<i64>>,
    /// Minimum number of elements.
    pub min_items: Option<Bound>,
    /// Maximum number of elements.
    pub max_items: Option<Bound>,
    /// Minimum number of characters.
    pub min_length: Option<Bound>,
    /// Maximum number of characters.
    pub max_length: Option<Bound>,
}

impl Bounds {
    /// Returns the minimum and maximum values, if set.
    pub fn edges(&self) -> impl Iterator<Item = &Bound> {
        [&self.min, &self.max].into_iter().flatten()
    }

    /// Returns all bounds that are set.
    pub fn all(&self) -> impl Iterator<Item = &Bound> {
        let counts = [&self.min_items, &self.max_items, &self.min_length, &self.max_length];
        self.edges().chain(counts.into_iter().flatten())
    }
}

/// A number, or a limit by name.
#[derive(Clone, Debug)]
pub enum Bound {
    /// The number itself.
    Number(Number),
    /// The `[limit]` with this name.
    Limit(String, Place),
}

/// The presence of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Always present.
    Required,
    /// May be absent.
    Optional,
    /// Always present, but may be null.
    Nullable,
    /// Documented as always present. A missing field is noted and tolerated.
    Expected,
}

impl Presence {
    /// Returns whether an object is complete without the field. In a request, omitting a nullable field is equivalent
    /// to null. In a response, null must be explicit.
    pub fn may_be_left_out(self, holder: Usage) -> bool {
        match self {
            Presence::Optional => true,
            Presence::Nullable => holder.request && !holder.response,
            Presence::Required | Presence::Expected => false,
        }
    }
}
