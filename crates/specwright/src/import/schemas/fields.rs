//! Import of fields, including their type, presence, default and doc.

use super::{Name, Schemas, Shape};
use crate::import::document::Node;
use crate::import::draft::{Expr, Facets, Field, Kind, Presence};
use crate::import::loss::Lack;
use crate::import::own;
use crate::json::Json;

impl<'d> Schemas<'d> {
    /// Reads the schema of a field. The caller sets the Rust name, which depends on the other fields.
    pub(super) fn field(&mut self, wire: &str, node: &Node<'d>, is_required: bool, name: &Name) -> Field {
        let mut shape = self.shape(node, name);
        if !matches!(&shape.ty, Expr::Named(name) if self.is_new(name)) {
            shape.doc = self.titled(node, wire, shape.doc);
        }
        let mut field = self.field_of(wire, is_required, shape);
        own::complete(&mut field, node);
        field
    }

    /// Returns a field of a given shape.
    pub fn field_of(&mut self, wire: &str, is_required: bool, shape: Shape) -> Field {
        let Shape { ty, is_nullable, mut facets, default, doc, is_deprecated, only_in } = shape;
        // Arbitrary JSON includes null.
        let is_nullable = is_nullable && ty != Expr::JSON;
        let presence = match (is_required, is_nullable) {
            (true, true) => Presence::Nullable,
            (true, false) => Presence::Required,
            (false, true) => Presence::OptionalNullable,
            (false, false) => Presence::Optional,
        };
        if let Some((value, at)) = default {
            facets.extend(self.default(&ty, presence, &facets, &value, at));
        }
        Field { wire: wire.to_owned(), rust: None, ty, presence, doc, facets, is_deprecated, only_in }
    }

    /// Returns a default as a key of the field's table, if the field can have a default.
    fn default(
        &mut self,
        ty: &Expr,
        presence: Presence,
        facets: &Facets,
        value: &Json,
        at: String,
    ) -> Option<(&'static str, Json)> {
        let may_be_missing = matches!(presence, Presence::Optional | Presence::OptionalNullable);
        // An absent field already means null, an empty list or an empty map.
        let is_empty = match value {
            Json::List(elements) => elements.is_empty() && matches!(ty, Expr::List(_)),
            Json::Object(entries) => entries.is_empty() && matches!(ty, Expr::Map(_) | Expr::MapBy(..)),
            value => *value == Json::Null,
        };
        if is_empty && may_be_missing {
            return None;
        }
        if (presence == Presence::Optional || self.is_generated)
            && within(facets, value)
            && let Some(written) = self.written(ty, value)
        {
            return Some(("default", written));
        }
        let shown = serde_json::to_string(value).unwrap_or_default();
        let of = match presence {
            Presence::Optional => "",
            Presence::OptionalNullable => ", of a nullable field",
            Presence::Required | Presence::Expected | Presence::Nullable => ", of a required field",
        };
        self.losses.add(Lack::Default, at, format!("{shown} as `{ty}`{of}"));
        None
    }

    /// Returns a default as written in a description, if it is a value of the type.
    fn written(&self, ty: &Expr, value: &Json) -> Option<Json> {
        let is_value = match (ty, value) {
            (Expr::Plain("boolean"), Json::Boolean(_))
            | (Expr::Plain("integer" | "number"), Json::Integer(_))
            | (Expr::Plain("unsigned"), Json::Integer(0..))
            | (Expr::Plain("number"), Json::Float(_))
            | (Expr::Plain("string"), Json::Text(_)) => true,
            (Expr::Named(name), _) => match (&self.def(name)?.kind, value) {
                (Kind::Enum { values, .. }, _) => {
                    let known = values.iter().find(|known| known.wire_value() == *value)?;
                    return Some(Json::from(&known.wire));
                }
                (kind, Json::Text(_)) => matches!(kind, Kind::Id(false) | Kind::Grammar),
                (kind, Json::Integer(_)) => matches!(kind, Kind::Id(true)),
                _ => false,
            },
            _ => false,
        };
        is_value.then(|| value.clone())
    }
}

/// Returns whether a default satisfies the field's bounds.
fn within(facets: &Facets, value: &Json) -> bool {
    let number = super::scalars::as_float;
    facets.iter().all(|(key, bound)| match (*key, bound) {
        ("range", Json::List(edges)) => {
            edges.first().is_none_or(|low| number(low) <= number(value))
                && edges.last().is_none_or(|high| number(value) <= number(high))
        }
        ("min", low) => number(low) <= number(value),
        ("max", high) => number(value) <= number(high),
        ("values", Json::List(values)) => values.contains(value),
        _ => true,
    })
}
