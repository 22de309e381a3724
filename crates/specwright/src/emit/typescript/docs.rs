//! Doc comments, which contain meanings and facts that the types can't express. Unspecified points are omitted, because
//! they would be distracting in an editor.

use crate::emit::docs::{rule, with_token};
use crate::ir::*;
use crate::resolve::{is_by_key, reference_in};

/// Returns the doc of an operation: its meaning, its method and path, the success statuses if there are several, the
/// other statuses that not all operations of the domain have, its idempotency token, and the function that reads its
/// response headers.
pub(super) fn operation(description: &Description, operation: &Operation, others: &[&Operation]) -> String {
    let mut text = format!("{}\n\n`{} {}`\n", operation.doc.trim(), operation.method, operation.path);
    let is_success = |code: &u16| matches!(code, ..300 | &NOT_MODIFIED);
    let successes = operation.statuses.iter().filter(|code| is_success(code)).count();
    for code in &operation.statuses {
        let Some(status) = description.statuses.get(code) else { continue };
        let is_told = match code {
            code if is_success(code) => successes > 1,
            _ => !others.iter().all(|other| other.statuses.contains(code)),
        };
        if is_told {
            text.push_str(&format!("\n* {code}: {}", status.doc.trim()));
        }
    }
    text.push_str(
        &with_token(description, operation).map(|token| format!("\n\n{token}")).unwrap_or_default(),
    );
    if let Some(headers) = operation.response_headers {
        let name = &description.def(headers).name;
        text.push_str(&format!("\n\n{{@link read{name}}} reads the response headers."));
    }
    with_deprecated(&text, &operation.deprecated)
}

/// Returns the doc of an object: its meaning and its rules about several fields.
pub(super) fn object(description: &Description, def: &Def, object: &Object) -> String {
    let rules = description.rules(object).map(|(it, _)| rule(it)).collect::<Vec<_>>().join(" ");
    with_deprecated(&format!("{}\n\n{rules}", def.doc.trim()), &def.deprecated)
}

/// Returns the doc of an enum and its values.
pub(super) fn values(def: &Def, values: &Enum) -> String {
    let lines = values.values.iter().filter_map(|value| {
        let shown = value
            .number
            .map_or_else(|| format!("`{}`", value.wire), |number| format!("{number} ({})", value.wire));
        Some(format!("\n* {shown}: {}", value.doc.as_ref()?.trim()))
    });
    let lines: String = lines.collect();
    let gap = if lines.is_empty() { "" } else { "\n" };
    with_deprecated(&format!("{}{gap}{lines}", def.doc.trim()), &def.deprecated)
}

/// Returns the doc of a field: its meaning, and facts such as format, bounds and default.
pub(super) fn field(description: &Description, field: &Field) -> String {
    let facts = [
        field.doc.as_ref().map(|doc| doc.trim().to_owned()).or_else(|| target_doc(field)),
        field.unit.as_ref().map(|unit| format!("In {unit}.")),
        field.option.as_ref().map(|option| format!("Present only with the response option `{option}`.")),
        field.also.as_ref().map(|(name, _)| format!("Responses may use the name `{name}`.")),
        form(&field.ty),
    ];
    let default = field.default.iter().map(|(value, _)| format!("Default: {}.", default(description, value)));
    let texts: Vec<String> =
        facts.into_iter().flatten().chain(bounds(description, field)).chain(default).collect();
    with_deprecated(&texts.join(" "), &field.deprecated)
}

/// Describes the target of a reference.
fn target_doc(field: &Field) -> Option<String> {
    let target = &reference_in(&field.ty)?.field;
    Some(match is_by_key(&field.ty) {
        true => format!("Key into the response's `{target}`."),
        false => format!("Index into the response's `{target}`."),
    })
}

/// Describes the format of a string or list that the TypeScript type does not express.
fn form(ty: &Type) -> Option<String> {
    Some(match ty {
        Type::Date => "A date, such as `2027-03-14`.".to_owned(),
        Type::LocalDateTime => "A local time, such as `2027-03-14T10:05:00`.".to_owned(),
        Type::TextForm(TextForm::DateTime) => {
            "A date and time in UTC or with an offset, such as `2027-03-14T10:05:00Z`.".to_owned()
        }
        Type::TextForm(TextForm::Duration) => "A duration, such as `P1DT12H`.".to_owned(),
        Type::TextForm(TextForm::Decimal) => "A decimal number, with all its digits.".to_owned(),
        Type::TextForm(TextForm::Base64) => "Bytes in base64.".to_owned(),
        Type::Entries(_, key) => format!("A list, or an object of its elements with their `{key}` as keys."),
        _ => return None,
    })
}

fn bounds(description: &Description, field: &Field) -> Vec<String> {
    let number = |bound: &Bound| match bound {
        Bound::Number(number) => number.to_string(),
        Bound::Limit(name, _) => limit(description, name).unwrap_or_default(),
    };
    let bounds = &field.bounds;
    let range = match (&bounds.min, &bounds.max) {
        (Some(low), Some(high)) => Some(format!("From {} to {}.", number(low), number(high))),
        (Some(low), None) => Some(format!("At least {}.", number(low))),
        (None, Some(high)) => Some(format!("At most {}.", number(high))),
        (None, None) => None,
    };
    let values = bounds.values.as_ref().map(|values| {
        let values: Vec<String> = values.iter().map(i64::to_string).collect();
        format!("One of {}.", values.join(", "))
    });
    let counts = [
        (&bounds.min_items, &bounds.max_items, "elements"),
        (&bounds.min_length, &bounds.max_length, "characters"),
    ];
    let counts = counts.into_iter().filter_map(|(least, most, what)| {
        let count = |bound: &Bound| {
            let count = number(bound);
            let what = if count == "1" { what.trim_end_matches('s') } else { what };
            format!("{count} {what}")
        };
        Some(match (least, most) {
            (Some(least), Some(most)) => format!("{} to {}.", number(least), count(most)),
            (Some(least), None) => format!("At least {}.", count(least)),
            (None, Some(most)) => format!("At most {}.", count(most)),
            (None, None) => return None,
        })
    });
    range.into_iter().chain(values).chain(counts).collect()
}

fn default(description: &Description, value: &Scalar) -> String {
    match value {
        Scalar::Text(name) => limit(description, name).unwrap_or_else(|| format!("`{name}`")),
        Scalar::Boolean(value) => format!("`{value}`"),
        Scalar::Integer(value) => value.to_string(),
        Scalar::Float(value) => value.to_string(),
    }
}

fn limit(description: &Description, name: &str) -> Option<String> {
    description.limits.get(name).map(|limit| limit.value.to_string())
}

/// Returns a doc with a deprecation tag appended if the item is deprecated.
pub(super) fn with_deprecated(doc: &str, deprecated: &Option<Deprecated>) -> String {
    match deprecated {
        Some(Deprecated(note)) => {
            format!("{}\n\n@deprecated {}", doc.trim(), note.as_deref().unwrap_or_default())
        }
        None => doc.to_owned(),
    }
}
