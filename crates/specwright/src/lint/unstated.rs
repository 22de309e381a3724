//! Checks of points that the API's documentation leaves open.

use crate::diagnostic::{Diagnostics, Place};
use crate::ir::*;
use crate::resolve::fields_of;

/// Sources of choices: further documentation, a running service, or the authors of the description.
const SOURCES: [&str; 3] = ["documented", "observed", "ours"];

/// An unspecified point, and the choice made.
#[derive(Clone, Copy, Debug)]
pub struct OpenPoint<'a> {
    /// The description of the point.
    pub text: &'a str,
    place: Option<&'a Place>,
}

impl<'a> OpenPoint<'a> {
    /// Returns the source of the choice, such as `ours` in `Chosen (ours): ...`.
    fn source(&self) -> Option<&'a str> {
        let (source, _) = self.text.split_once("Chosen (")?.1.split_once("): ")?;
        Some(source)
    }
}

/// Reports unknown sources. If any point in the description has a source, also reports points without a source.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    let points = open_points(description);
    let is_labelled = points.iter().any(|(_, point)| point.source().is_some());
    for (item, point) in points {
        let (Some(place), true) = (point.place, is_labelled) else { continue };
        let message = match point.source() {
            Some(source) if SOURCES.contains(&source) => continue,
            Some(source) => format!("unknown source `{source}` of a choice at `{item}`"),
            None => {
                format!("a choice at `{item}` has no source, but other choices have one")
            }
        };
        diagnostics.add(
            place,
            message,
            format!("end the text with `Chosen (..): ..`, with one of {}", SOURCES.join(", ")),
        );
    }
}

/// Returns all unspecified points, each with the item that it belongs to.
pub fn open_points(description: &Description) -> Vec<(String, OpenPoint<'_>)> {
    let mut points = Vec::new();
    let Description { service, auth, .. } = description;
    add(&mut points, service.name.clone(), service.place.as_ref(), &service.unstated);
    add(&mut points, "auth".to_owned(), auth.place.as_ref(), &auth.unstated);
    for operation in &description.operations {
        add(&mut points, operation.full_name(), &operation.place, &operation.unstated);
    }
    macro_rules! add_tables {
        ($($list:ident)+) => {$(
            for it in &description.$list {
                add(&mut points, it.title(), &it.head().place, &it.head().unstated);
            }
        )+};
    }
    add_tables! { protocols repeats feeds jobs pagings }
    for (name, limit) in &description.limits {
        add(&mut points, format!("limit {name}"), &limit.place, &limit.unstated);
    }
    // Shared fields are listed with the types that have them.
    for def in description.defs.iter().filter(|def| !matches!(def.kind, DefKind::Shared(_))) {
        add(&mut points, def.name.to_string(), &def.place, &def.unstated);
        for field in fields_of(def) {
            add(&mut points, format!("{}.{}", def.name, field.wire), &field.place, &field.unstated);
        }
    }
    points
}

fn add<'a>(
    points: &mut Vec<(String, OpenPoint<'a>)>,
    item: String,
    place: impl Into<Option<&'a Place>>,
    texts: &'a [String],
) {
    let place = place.into();
    points.extend(texts.iter().map(|text| (item.clone(), OpenPoint { text, place })));
}
