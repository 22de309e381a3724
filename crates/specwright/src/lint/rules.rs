//! Checks of rules. The fields that a rule compares must have ordered types.

use crate::diagnostic::Diagnostics;
use crate::ir::*;

/// Reports all problems with the rules of an object.
pub fn lint(description: &Description, object: &Object, diagnostics: &mut Diagnostics) {
    for (rule, place) in &object.rules {
        let Rule::OrderedBy { first, second, by } = rule else { continue };
        let holders: Vec<_> = [first, second]
            .into_iter()
            .filter_map(|wire| object.fields.iter().find(|field| field.wire == *wire))
            .collect();
        // A missing field was reported when the rule was read.
        let [first, second] = *holders else { continue };
        if by.is_empty() {
            diagnostics.add(
                place,
                "the rule has no fields to compare by",
                "name fields of both objects: `by = [\"date\"]`",
            );
        }
        for part in by {
            let parts = [first, second].map(|holder| part_of(description, holder, part));
            let [Some(one), Some(other)] = parts else {
                let message =
                    format!("`{}` and `{}` don't both have the field `{part}`", first.wire, second.wire);
                let help = "name fields that both objects have";
                diagnostics.add_absent(&part.0, place, message, help);
                continue;
            };
            let mut add = |message: String, help: &str| diagnostics.add(place, message, help);
            if one.ty != other.ty || !one.ty.is_ordered() {
                let help = "name fields of the same ordered type: dates, times, integers, numbers or amounts";
                add(format!("`{part}` can't be compared"), help);
            }
            if [one, other].iter().any(|part| part.presence != Presence::Required && part.default.is_none()) {
                add(format!("`{part}` is optional"), "add a default, or make the field required");
            }
        }
    }
}

fn part_of<'a>(description: &'a Description, holder: &Field, part: &WireName) -> Option<&'a Field> {
    match &holder.ty {
        Type::Named(id) => description.field(*id, &part.0),
        _ => None,
    }
}
