//! Import of scalar values, whose formats become built-in types, and their bounds.

use std::ops::RangeInclusive;

use super::{Schemas, Shape};
use crate::import::document::Node;
use crate::import::draft::{Expr, Facets};
use crate::import::loss::Lack;
use crate::ir::TextForm;
use crate::json::Json;

/// Built-in string types by format, and their inherent range of lengths.
const TEXTS: &[(&str, &str, RangeInclusive<i64>)] = &[
    ("byte", "base64", 0..=i64::MAX),
    ("date", "date", 10..=10),
    ("date-time", "datetime", 20..=35),
    ("date-time-local", "local_datetime", 19..=19),
    ("decimal", "decimal", 1..=i64::MAX),
    ("duration", "duration", 3..=i64::MAX),
    ("uri", "url", 0..=i64::MAX),
    ("url", "url", 0..=i64::MAX),
    ("uuid", "uuid", 36..=36),
];

impl<'d> Schemas<'d> {
    pub(super) fn text(&mut self, node: &Node<'d>) -> Shape {
        let format = node.text("format");
        if format.is_none()
            && let Some(form) = text_form(node)
        {
            return Shape::of(Expr::Plain(form.name()));
        }
        if is_int_or_string(node) {
            return Shape::of(Expr::EITHER);
        }
        let known = format.and_then(|format| TEXTS.iter().find(|(known, ..)| *known == format));
        let ty = known.map(|(_, ty, _)| *ty);
        if let (Some(format), None) = (format, ty) {
            self.losses.add(Lack::Format, node.below("format"), format!("the string is `{format}`"));
        }
        let mut shape = Shape::of(Expr::Plain(ty.unwrap_or("string")));
        shape.facets = self.counts(node, [("min_length", "minLength"), ("max_length", "maxLength")]);
        if let Some((_, _, lengths)) = known.filter(|(_, ty, _)| *ty != "url") {
            let facets = std::mem::take(&mut shape.facets).into_iter();
            let is_restrictive = |(key, bound): &(&str, Json)| match (*key, bound) {
                ("min_length", Json::Integer(least)) => least > lengths.start(),
                (_, Json::Integer(most)) => most < lengths.end(),
                _ => true,
            };
            for (key, _) in facets.filter(is_restrictive) {
                let found = format!("`{key}` of a value with a built-in type");
                self.losses.add(Lack::Restriction, &node.at, found);
            }
        }
        shape
    }

    pub(super) fn number(&mut self, node: &Node<'d>, is_integer: bool) -> Shape {
        let plain = if is_integer { "integer" } else { "number" };
        let ty = match node.text("format") {
            Some("uint64") if is_integer => "unsigned",
            None | Some("int64") if is_integer => plain,
            None | Some("double" | "float") if !is_integer => plain,
            Some(format) => {
                self.losses.add(Lack::Format, node.below("format"), format!("the {plain} is `{format}`"));
                plain
            }
            None => plain,
        };
        let low = self.edge(node, "minimum", "exclusiveMinimum", is_integer, 1);
        let high = self.edge(node, "maximum", "exclusiveMaximum", is_integer, -1);
        let mut shape = Shape::of(Expr::Plain(ty));
        match (low, high) {
            (Some(low), Some(high)) if as_float(&low) > as_float(&high) => {
                self.losses.add(Lack::Fault, node.below("minimum"), "a minimum above the maximum");
            }
            (Some(Json::Integer(0)), Some(high)) if ty == "unsigned" => shape.facets.push(("max", high)),
            (Some(low), Some(high)) => shape.facets.push(("range", Json::List(vec![low, high]))),
            (Some(Json::Integer(0)), None) if is_integer => shape.ty = Expr::Plain("unsigned"),
            (Some(low), None) => shape.facets.push(("min", low)),
            (None, Some(high)) => shape.facets.push(("max", high)),
            (None, None) => {}
        }
        shape
    }

    /// Reads a bound in OpenAPI 3.0 or 3.1 notation. An exclusive integer bound becomes inclusive.
    fn edge(
        &mut self,
        node: &Node<'d>,
        name: &str,
        excluded: &str,
        is_integer: bool,
        step: i64,
    ) -> Option<Json> {
        let bound = node.json.get(name).filter(|bound| is_number(bound));
        let (bound, is_excluded) = match node.json.get(excluded) {
            Some(Json::Boolean(is_excluded)) => (bound?, *is_excluded),
            Some(edge) if is_number(edge) => (edge, true),
            _ => (bound?, false),
        };
        let bound = match bound {
            // In JSON Schema, `1e3` is an integer.
            Json::Float(value) if is_integer && value.fract() == 0.0 && value.abs() < 9e15 => {
                Json::Integer(*value as i64)
            }
            bound => bound.clone(),
        };
        match (&bound, is_integer) {
            (Json::Integer(value), true) if is_excluded => value.checked_add(step).map(Json::Integer),
            (Json::Float(_), true) => {
                self.losses.add(
                    Lack::Restriction,
                    &node.at,
                    format!("{name} {} of an integer", as_float(&bound)),
                );
                None
            }
            _ => {
                if is_excluded {
                    let found = format!("{name} {} is described as inclusive", as_float(&bound));
                    self.losses.add(Lack::Restriction, &node.at, found);
                }
                Some(bound)
            }
        }
    }

    /// Returns the bounds on a length or a number of elements.
    pub(super) fn counts(&mut self, node: &Node<'d>, names: [(&'static str, &str); 2]) -> Facets {
        let mut facets = Facets::new();
        for (key, keyword) in names {
            match node.json.get(keyword) {
                None => {}
                // A minimum of 0 has no effect.
                Some(Json::Integer(0)) if key.starts_with("min") => {}
                Some(Json::Integer(count @ 0..)) => facets.push((key, Json::Integer(*count))),
                Some(_) => self.losses.add(Lack::Fault, node.below(keyword), "a value that is not a count"),
            }
        }
        if let [(_, Json::Integer(low)), (_, Json::Integer(high))] = facets[..]
            && low > high
        {
            self.losses.add(Lack::Fault, &node.at, format!("at least {low} and at most {high}"));
            facets.clear();
        }
        facets
    }
}

/// Returns the built-in type that a keyword other than `format` identifies.
pub(super) fn text_form(node: &Node<'_>) -> Option<TextForm> {
    TextForm::ALL.into_iter().find(|form| node.text(form.keyword().0) == Some(form.keyword().1))
}

/// Returns whether a schema is Kubernetes' notation for a string or an integer.
pub(super) fn is_int_or_string(node: &Node<'_>) -> bool {
    node.is_set("x-kubernetes-int-or-string") || node.text("format") == Some("int-or-string")
}

fn is_number(json: &Json) -> bool {
    matches!(json, Json::Integer(_) | Json::Float(_))
}

/// Returns a number as a float, or NaN for other values.
pub(super) fn as_float(json: &Json) -> f64 {
    match json {
        Json::Integer(value) => *value as f64,
        Json::Float(value) => *value,
        _ => f64::NAN,
    }
}
