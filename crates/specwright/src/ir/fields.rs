//! Fields of objects: names, presence, bounds.

use super::{Deprecated, Number, RustName, Scalar, Type, Usage, WireName};
use crate::diagnostic::Place;

/// One field of an object.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name in JSON or in the query.
    pub wire: WireName,
    /// A second wire name, under which it is read and never written.
    pub also: Option<(WireName, Place)>,
    /// The header that carries it, where it does not stand in the query.
    pub header: Option<(WireName, Place)>,
    /// Its name in Rust.
    pub rust: RustName,
    /// The shared part that holds it, by its name in Rust.
    pub part: Option<RustName>,
    /// Its content.
    pub ty: Type,
    /// Whether it is there.
    pub presence: Presence,
    /// The response option that asks for it.
    pub option: Option<String>,
    /// Its doc.
    pub doc: Option<String>,
    /// It is out of use.
    pub deprecated: Option<Deprecated>,
    /// Unit of a number.
    pub unit: Option<String>,
    /// Its default.
    pub default: Option<(Scalar, Place)>,
    /// Bounds on its value.
    pub bounds: Bounds,
    /// An empty list or map differs from an absent one.
    pub may_be_empty: bool,
    /// Its value may hold its holder, so that it lies in a box.
    pub is_boxed: bool,
    /// It lists the response options.
    pub response_options: bool,
    /// Points left open, with the choices made.
    pub unstated: Vec<String>,
    /// Position of its name.
    pub place: Place,
    /// Position of its type.
    pub type_place: Place,
}

impl Field {
    /// Whether it is a list or a map of which an absent one is an empty one.
    pub fn is_empty_if_absent(&self) -> bool {
        self.ty.is_collection() && self.presence != Presence::Nullable && !self.may_be_empty
    }

    /// The header that carries it.
    pub fn header_name(&self) -> Option<&WireName> {
        self.header.as_ref().map(|(name, _)| name)
    }

    /// The names under which it is read, the one under which it is written first.
    pub fn names(&self) -> impl Iterator<Item = &WireName> {
        std::iter::once(&self.wire).chain(self.also.iter().map(|(name, _)| name))
    }
}

/// Bounds on a field's value.
#[derive(Clone, Debug, Default)]
pub struct Bounds {
    /// Lowest value.
    pub min: Option<Bound>,
    /// Highest value.
    pub max: Option<Bound>,
    /// The integers allowed.
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
    /// The lowest and the highest value, as far as they are set.
    pub fn edges(&self) -> impl Iterator<Item = &Bound> {
        [&self.min, &self.max].into_iter().flatten()
    }

    /// Every bound that is set.
    pub fn all(&self) -> impl Iterator<Item = &Bound> {
        let counts = [&self.min_items, &self.max_items, &self.min_length, &self.max_length];
        self.edges().chain(counts.into_iter().flatten())
    }
}

/// A number, or a limit by its name.
#[derive(Clone, Debug)]
pub enum Bound {
    /// The number itself.
    Number(Number),
    /// `[limit]` of that name.
    Limit(String, Place),
}

/// Whether a field is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Always.
    Required,
    /// Not always.
    Optional,
    /// Always, but it may be null.
    Nullable,
    /// Always, says the description; its absence is noted and tolerated.
    Expected,
}

impl Presence {
    /// Whether an object without the field is complete. In a request, leaving it out means the same as null; an answer
    /// must state null.
    pub fn may_be_left_out(self, holder: Usage) -> bool {
        match self {
            Presence::Optional => true,
            Presence::Nullable => holder.request && !holder.response,
            Presence::Required | Presence::Expected => false,
        }
    }
}
