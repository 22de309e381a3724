//! Parts of a description, formatted for reports in words of the description language.

use crate::ir::*;

/// Formats the part of a request that carries a credential.
pub(super) fn carrier(carrier: &Carrier) -> String {
    match carrier {
        Carrier::Query(name) => format!("query {name}"),
        Carrier::Header(name) => format!("header {name}"),
        Carrier::Bearer => "bearer".to_owned(),
        Carrier::Basic => "basic".to_owned(),
    }
}

pub(super) fn presence(field: &Field) -> String {
    match (&field.option, field.presence) {
        (Some(option), _) => format!("option({option})"),
        (None, Presence::Required) => "required".to_owned(),
        (None, Presence::Optional) if matches!(field.ty, Type::Nullable(_)) => "optional_nullable".to_owned(),
        (None, Presence::Optional) => "optional".to_owned(),
        (None, Presence::Nullable) => "nullable".to_owned(),
        (None, Presence::Expected) => "expected".to_owned(),
    }
}

/// Formats the type and presence of a field that was added or removed.
pub(super) fn field(description: &Description, field: &Field) -> String {
    format!("{}, {}", description.written(field.ty.not_null()), presence(field))
}

pub(super) fn number(number: Number) -> String {
    match number {
        Number::Integer(value) => value.to_string(),
        // The number is written with a decimal point, so that 5.0 differs from 5.
        Number::Float(value) => format!("{value:?}"),
    }
}

/// Formats a bound. A limit is shown together with its number.
pub(super) fn bound(description: &Description, bound: &Bound) -> String {
    match bound {
        Bound::Number(value) => number(*value),
        Bound::Limit(name, _) => limit(description, name),
    }
}

fn limit(description: &Description, name: &str) -> String {
    match description.limits.get(name) {
        Some(limit) => format!("{name} = {}", number(limit.value)),
        None => name.to_owned(),
    }
}

/// Formats a default. A limit is shown together with its number.
pub(super) fn default(description: &Description, ty: &Type, value: &Scalar) -> String {
    match value {
        Scalar::Text(name) if *ty == Type::Integer => limit(description, name),
        Scalar::Text(text) => format!("{text:?}"),
        Scalar::Boolean(value) => value.to_string(),
        Scalar::Integer(value) => value.to_string(),
        Scalar::Float(value) => format!("{value:?}"),
    }
}

pub(super) fn rule(rule: &Rule) -> String {
    let listed = |names: &[WireName]| names.iter().map(|name| name.0.as_str()).collect::<Vec<_>>().join(", ");
    match rule {
        Rule::AnyOf(names) => format!("any_of [{}]", listed(names)),
        Rule::Together(names) => format!("together [{}]", listed(names)),
        Rule::RequiredWith(names) => format!("required_with [{}]", listed(names)),
        Rule::Ordered { first, second, strict: true } => format!("before [{first}, {second}]"),
        Rule::OrderedBy { first, second, by } => format!("before_by [{first}, {second}] [{}]", listed(by)),
        Rule::Ordered { first, second, strict: false } => format!("at_most [{first}, {second}]"),
    }
}

/// Formats an enum value: its name, and its number if it has one.
pub(super) fn value(value: &Value) -> String {
    match value.number {
        Some(number) => format!("{} = {number}", value.wire),
        None => value.wire.0.clone(),
    }
}

pub(super) fn deprecated(Deprecated(note): &Deprecated) -> String {
    note.clone().unwrap_or_else(|| "true".to_owned())
}

pub(super) fn texts(texts: &[String]) -> String {
    texts.join(" / ")
}

pub(super) fn kind(kind: &DefKind) -> &'static str {
    match kind {
        DefKind::Object(_) => "type",
        DefKind::Shared(_) => "shared",
        DefKind::Union(_) => "union",
        DefKind::Enum(_) => "enum",
        DefKind::Id(_) => "id",
        DefKind::Grammar(_) => "grammar",
    }
}

pub(super) fn role(role: Role) -> &'static str {
    match role {
        Role::Json => "JSON",
        Role::Query => "a query",
        Role::Headers => "headers",
    }
}

pub(super) fn usage(usage: Usage) -> &'static str {
    match (usage.request, usage.response) {
        (true, true) => "requests and responses",
        (true, false) => "requests",
        (false, true) => "responses",
        (false, false) => "nothing",
    }
}
