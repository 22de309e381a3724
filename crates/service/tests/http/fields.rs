//! Tables of response fields: their paths, presence and values.

use std::collections::BTreeSet;

use serde_json::Value;

/// The presence of a field in responses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Presence {
    Always,
    /// Present in some objects and absent from others.
    Sometimes,
    /// Present in any number of objects, or in none.
    Optional,
    Never,
    /// Present in all objects, with `true` in some and `false` in others.
    Both,
}

/// A field's path, presence and check. In a path, `*` matches every element or entry.
pub type Row = (&'static str, Presence, fn(&Value) -> bool);

pub fn is_text(value: &Value) -> bool {
    value.as_str().is_some_and(|text| !text.trim().is_empty())
}

pub fn is_link(value: &Value) -> bool {
    value.as_str().is_some_and(|link| {
        ["http://localhost/in?a=", "http://localhost/pictures/"].iter().any(|start| link.starts_with(start))
    })
}

pub fn is_price(value: &Value) -> bool {
    value["price"].as_f64().is_some_and(|price| price >= 0.0) && is_text(&value["displayPrice"])
}

pub fn is_full(value: &Value) -> bool {
    value.as_array().is_some_and(|list| !list.is_empty())
}

pub fn is_positive(value: &Value) -> bool {
    value.as_f64() > Some(0.0)
}

pub fn is_anything(_: &Value) -> bool {
    true
}

/// Returns all values at a path, with `None` for each object without the field.
pub fn at<'a>(value: &'a Value, path: &str) -> Vec<Option<&'a Value>> {
    let mut found = vec![Some(value)];
    let (holders, last) = path.rsplit_once('/').unwrap_or(("", path));
    for step in holders.split('/').filter(|step| !step.is_empty()) {
        found =
            found.into_iter().flatten().flat_map(|value| steps(value, step)).flatten().map(Some).collect();
    }
    found.into_iter().flatten().flat_map(|value| steps(value, last)).collect()
}

fn steps<'a>(value: &'a Value, step: &str) -> Vec<Option<&'a Value>> {
    match (step, value) {
        ("*", Value::Array(list)) => list.iter().map(Some).collect(),
        ("*", Value::Object(map)) => map.values().map(Some).collect(),
        ("*", _) => Vec::new(),
        _ => vec![value.get(step)],
    }
}

/// Checks responses against a table.
#[track_caller]
pub fn assert_fields(answers: &[Value], rows: &[Row]) {
    for (path, presence, holds) in rows {
        let values: Vec<_> = answers.iter().flat_map(|answer| at(answer, path)).collect();
        let known: Vec<_> = values.iter().flatten().copied().collect();
        let distinct: BTreeSet<String> = known.iter().map(ToString::to_string).collect();
        let is_as_expected = match presence {
            Presence::Always => !known.is_empty() && known.len() == values.len(),
            Presence::Sometimes => !known.is_empty() && known.len() < values.len(),
            Presence::Optional => true,
            Presence::Never => known.is_empty() && !values.is_empty(),
            Presence::Both => known.len() == values.len() && distinct.into_iter().eq(["false", "true"]),
        };
        assert!(
            is_as_expected,
            "{path}: expected presence {presence:?}, found in {} of {} objects",
            known.len(),
            values.len()
        );
        for value in known {
            assert!(holds(value), "{path}: {value}");
        }
    }
}
