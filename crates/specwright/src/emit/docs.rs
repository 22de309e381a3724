//! Docs for generated items: the description's text, facts about fields, and unspecified points.

use super::deprecated;
use crate::diagnostic::Place;
use crate::ir::*;
use crate::resolve::{is_by_key, reference_in};

/// Returns a doc followed by its unspecified points as separate paragraphs.
pub fn with_unstated(doc: &str, unstated: &[String]) -> String {
    let mut text = doc.trim().to_owned();
    for point in unstated {
        text.push_str("\n\nNot stated: ");
        text.push_str(point);
    }
    text
}

/// Returns a doc followed by its unspecified points in a collapsed section, for pages that render Markdown.
pub fn with_folded<'a>(doc: &str, unstated: impl IntoIterator<Item = &'a String>) -> String {
    let points: Vec<String> = unstated.into_iter().map(|point| format!("* {point}\n")).collect();
    let doc = doc.trim();
    if points.is_empty() {
        return doc.to_owned();
    }
    // Markdown renderers parse the list between the tags only if blank lines surround it.
    let folded =
        format!("{doc}\n\n<details><summary>Not stated</summary>\n\n{}\n</details>", points.concat());
    folded.trim_start().to_owned()
}

/// Returns the doc of a field.
pub fn field(description: &Description, field: &Field) -> String {
    let meaning = meaning(description, field).map(|meaning| meaning + "\n\n");
    let text = meaning.unwrap_or_default() + &facts(description, field);
    with_unstated(&text, &field.unstated)
}

/// Returns a field's description for a schema: its doc and the facts that no keyword expresses.
pub fn schema_field(field: &Field) -> String {
    let pointed = target(&field.ty);
    let facts = [
        field.doc.as_ref().map(|doc| doc.trim().to_owned()).or(pointed),
        field.unit.as_ref().map(|unit| format!("In {unit}.")),
        field.option.as_ref().map(|option| format!("Present only with the response option `{option}`.")),
        field.also.as_ref().map(|(name, _)| format!("Responses may use the name `{name}`.")),
        (field.presence == Presence::Expected).then(|| "Tolerated when missing.".to_owned()),
        deprecated::sentence(&field.deprecated),
    ];
    let text: Vec<String> = facts.into_iter().flatten().collect();
    with_unstated(&text.join(" "), &field.unstated).trim_start().to_owned()
}

/// Returns the doc of a parameter.
pub fn parameter(description: &Description, field: &Field) -> String {
    let unit = field.unit.as_ref().map(|unit| format!("In {unit}."));
    let text: Vec<String> = meaning(description, field).into_iter().chain(unit).collect();
    with_folded(&deprecated::with_sentence(&text.join(" "), &field.deprecated), &field.unstated)
}

/// Formats a rule as a sentence.
pub fn rule(rule: &Rule) -> String {
    let names = |fields: &[WireName]| fields.iter().map(|field| format!("`{field}`")).collect::<Vec<_>>();
    match rule {
        Rule::AnyOf(fields) => format!("At least one of {} is required.", names(fields).join(", ")),
        Rule::Together(fields) => format!("Either all of {} are present, or none.", names(fields).join(", ")),
        Rule::RequiredWith(fields) => match names(fields).split_first() {
            Some((first, others)) => format!("{first} is required with {}.", others.join(" or ")),
            None => String::new(),
        },
        Rule::Ordered { first, second, strict: true } => format!("`{first}` is before `{second}`."),
        Rule::Ordered { first, second, strict: false } => {
            format!("`{first}` is not greater than `{second}`.")
        }
        Rule::OrderedBy { first, second, by } => {
            format!("`{first}` is before `{second}`, compared by {}.", names(by).join(", "))
        }
    }
}

/// Returns a doc followed by its rules in a separate paragraph and its unspecified points.
pub fn with_rules<'a>(
    doc: &str,
    rules: impl Iterator<Item = &'a (Rule, Place)>,
    unstated: &[String],
) -> String {
    let rules: Vec<String> = rules.map(|(rule, _)| self::rule(rule)).collect();
    let text = format!("{}\n\n{}", doc.trim(), rules.join(" "));
    with_unstated(&text, unstated)
}

/// Returns the first sentence of a string, without its full stop.
pub fn first_sentence(text: &str) -> &str {
    let line = text.trim().lines().next().unwrap_or_default();
    let sentence = line.split_once(". ").map_or(line, |(first, _)| first);
    sentence.strip_suffix('.').unwrap_or(sentence)
}

/// Returns the meaning of a field: its own doc or, without one, its type's doc.
fn meaning(description: &Description, field: &Field) -> Option<String> {
    let text = match (&field.doc, &field.ty) {
        (Some(doc), _) => doc.trim().to_owned(),
        (None, Type::Ref(_) | Type::Index(_)) => return target(&field.ty),
        (None, Type::Named(id)) if !matches!(description.def(*id).kind, DefKind::Id(_)) => {
            description.def(*id).doc.clone()
        }
        _ => return None,
    };
    Some(text)
}

/// Describes the target of a reference.
fn target(ty: &Type) -> Option<String> {
    let field = &reference_in(ty)?.field;
    Some(match is_by_key(ty) {
        true => format!("Key into the response's `{field}`."),
        false => format!("Index into the response's `{field}`, counted from 0."),
    })
}

/// Formats the wire name of a field, and facts such as presence, bounds and default, as a single sentence.
fn facts(description: &Description, field: &Field) -> String {
    let mut facts = vec![match (&field.option, field.presence) {
        (Some(option), _) => format!("only with the response option `{option}`"),
        (None, Presence::Required) => "required".to_owned(),
        (None, Presence::Optional) if matches!(field.ty, Type::Nullable(_)) => {
            "optional: `None` is absent, `Some(None)` is null".to_owned()
        }
        (None, Presence::Optional) if field.may_be_empty => "optional; absent differs from empty".to_owned(),
        (None, Presence::Optional) => "optional".to_owned(),
        (None, Presence::Nullable) => "required, may be null".to_owned(),
        (None, Presence::Expected) => "required, tolerated when missing".to_owned(),
    }];
    if let Some(unit) = &field.unit {
        facts.push(format!("in {unit}"));
    }
    let bounds = &field.bounds;
    match (&bounds.min, &bounds.max) {
        (Some(low), Some(high)) => facts.push(format!("from {} to {}", shown(low), shown(high))),
        (Some(low), None) => facts.push(format!("at least {}", shown(low))),
        (None, Some(high)) => facts.push(format!("at most {}", shown(high))),
        (None, None) => {}
    }
    if let Some(values) = &bounds.values {
        let values: Vec<_> = values.iter().map(ToString::to_string).collect();
        facts.push(format!("one of {}", values.join(", ")));
    }
    let counted = [
        (&bounds.min_items, "at least", "items"),
        (&bounds.max_items, "at most", "items"),
        (&bounds.min_length, "at least", "characters"),
        (&bounds.max_length, "at most", "characters"),
    ];
    for (bound, how, what) in counted {
        if let Some(bound) = bound {
            let what = if shown(bound) == "1" { what.trim_end_matches('s') } else { what };
            facts.push(format!("{how} {} {what}", shown(bound)));
        }
    }
    if let Type::Entries(_, key) = &field.ty {
        facts.push(format!("as an array, or as an object keyed by `{key}`"));
    }
    if let Some((other, _)) = &field.also {
        facts.push(format!("also read as `{other}`"));
    }
    if let Some((default, _)) = &field.default {
        facts.push(format!("default {}", shown_default(description, default)));
    }
    let name = match field.header_name() {
        Some(header) => format!("The header `{header}`"),
        None => format!("`{}` on the wire", field.wire),
    };
    format!("{name}; {}.", facts.join(", "))
}

/// Formats a bound. A limit is shown as its constant.
fn shown(bound: &Bound) -> String {
    match bound {
        Bound::Number(Number::Integer(value)) => value.to_string(),
        Bound::Number(Number::Float(value)) => value.to_string(),
        Bound::Limit(name, _) => format!("`{}`", name.to_uppercase()),
    }
}

/// Formats a default. A limit is shown as its constant, as in bounds.
fn shown_default(description: &Description, value: &Scalar) -> String {
    match value {
        Scalar::Text(name) if description.limits.contains_key(name) => format!("`{}`", name.to_uppercase()),
        Scalar::Boolean(value) => format!("`{value}`"),
        Scalar::Integer(value) => value.to_string(),
        Scalar::Float(value) => value.to_string(),
        Scalar::Text(value) => format!("`{value}`"),
    }
}

/// Describes the idempotency token of an operation's requests.
pub fn with_token(description: &Description, operation: &Operation) -> Option<String> {
    let (target, _) = operation.idempotency_token.as_ref()?;
    let place = match description.target(operation, target).and_then(Field::header_name) {
        Some(header) => format!("the `{header}` header"),
        None => format!("`{}`", target.field),
    };
    Some(format!(
        "The client sends a new idempotency token in {place} unless the request has one, and retries with the same token."
    ))
}

/// Returns the doc of an operation: its description, method, path, stream format, idempotency token, statuses and
/// unspecified points.
pub fn operation(description: &Description, operation: &Operation) -> String {
    let mut text = format!("{}\n\n`{} {}`\n", operation.doc.trim(), operation.method, operation.path);
    text.push_str(match operation.stream_format() {
        None => "",
        Some(StreamFormat::Ndjson) => "\nThe response is a stream of records, one line of JSON per record.\n",
        Some(StreamFormat::Sse) => "\nThe response is a stream of events, each with a record as its data.\n",
    });
    text.push_str(
        &with_token(description, operation).map(|token| format!("\n{token}\n")).unwrap_or_default(),
    );
    for status in &operation.statuses {
        let meaning = description.statuses.get(status).map_or("", |status| status.doc.trim());
        text.push_str(&format!("\n* {status}: {meaning}"));
    }
    with_unstated(&text, &operation.unstated)
}
