//! Checks of example calls. An example must be complete, and its values must have the request's types.

use crate::diagnostic::Diagnostics;
use crate::diff::type_in_words;
use crate::ir::*;
use crate::json::Json;

/// Reports all problems with examples.
pub fn examples(description: &Description, diagnostics: &mut Diagnostics) {
    for operation in &description.operations {
        for example in &operation.examples {
            parameters(description, operation, example, diagnostics);
            body(description, operation, example, diagnostics);
        }
    }
}

fn parameters(
    description: &Description,
    operation: &Operation,
    example: &Example,
    diagnostics: &mut Diagnostics,
) {
    let fields =
        operation.query.and_then(|id| description.object(id)).map_or(&[][..], |object| &object.fields);
    let session = description.auth.session.as_ref().map(|(name, _)| name);
    let session = session.filter(|_| operation.session != SessionUse::None);
    for (name, value) in &example.query {
        let field = fields.iter().find(|field| field.wire == *name);
        let ty = field.map(|field| &field.ty).or((Some(name) == session).then_some(&Type::String));
        match ty {
            Some(ty) => report(Fault::of(description, ty, value), &name.0, example, diagnostics),
            None => {
                let message = format!("the example has the unknown parameter `{name}`");
                let help = "use a field of the query, or the session parameter";
                diagnostics.add_absent(&name.0, &example.place, message, help);
            }
        }
    }
    let required =
        fields.iter().filter(|field| field.presence == Presence::Required).map(|field| &field.wire);
    let required = required.chain(session.filter(|_| operation.session == SessionUse::Required));
    for name in required.filter(|name| !example.query.iter().any(|(given, _)| given == *name)) {
        let message = format!("the example lacks the required parameter `{name}`");
        diagnostics.add(&example.place, message, "give the parameter a value in `query`");
    }
}

fn body(description: &Description, operation: &Operation, example: &Example, diagnostics: &mut Diagnostics) {
    let (message, help) = match (&operation.body, &example.body) {
        (Some(Type::Binary), Some(_)) => {
            ("the example has a body, but the operation's body is binary", "remove the body")
        }
        (None, Some(_)) => ("the example has a body, but the operation has none", "remove the body"),
        (Some(Type::Binary) | None, None) => return,
        (Some(_), None) => ("the example lacks a body", "add a body: `body = { .. }`"),
        (Some(ty), Some(value)) => {
            return report(Fault::of(description, ty, value), "body", example, diagnostics);
        }
    };
    diagnostics.add(&example.place, message, help);
}

fn report(fault: Option<Fault>, part: &str, example: &Example, diagnostics: &mut Diagnostics) {
    if let Some(Fault { path, message }) = fault {
        let message = format!("`{part}{path}` in the example {message}");
        diagnostics.add(&example.place, message, "correct the value, or the type of the field");
    }
}

/// The first invalid value in an example.
struct Fault {
    /// Path to the value: `.legs[0].date`.
    path: String,
    message: String,
}

impl Fault {
    fn of(description: &Description, ty: &Type, value: &Json) -> Option<Self> {
        let inside = |step: String, ty: &Type, value: &Json| {
            let fault = Fault::of(description, ty, value)?;
            Some(Fault { path: step + &fault.path, ..fault })
        };
        match (ty.not_null(), value) {
            (
                Type::List(item) | Type::Entries(item, _) | Type::Pipe(item) | Type::Comma(item),
                Json::List(list),
            ) => list.iter().enumerate().find_map(|(at, value)| inside(format!("[{at}]"), item, value)),
            (Type::Map(_, item) | Type::Entries(item, _), Json::Object(entries)) => {
                entries.iter().find_map(|(name, value)| inside(format!(".{name}"), item, value))
            }
            (Type::Named(id), value) => Fault::of_definition(description, *id, value),
            (Type::Ref(Reference { key: Some(key), .. }), value) => {
                Fault::of_definition(description, *key, value)
            }
            (ty, value) => (!is_plain(ty, value)).then(|| Fault::is_not(type_in_words(description, ty))),
        }
    }

    fn is_not(what: &str) -> Self {
        Fault { path: String::new(), message: format!("is not {what}") }
    }

    fn of_definition(description: &Description, id: DefId, value: &Json) -> Option<Self> {
        let def = description.def(id);
        match (&def.kind, value) {
            (DefKind::Object(object) | DefKind::Shared(object), Json::Object(entries)) => {
                Fault::of_fields(description, def, &object.fields.iter().collect::<Vec<_>>(), entries)
            }
            (DefKind::Union(union), value) => Fault::of_union(description, def, union, value),
            (DefKind::Enum(list), value) => {
                let is_listed = |known: &Value| match value {
                    Json::Text(text) if list.any_case => known.wire.0.eq_ignore_ascii_case(text),
                    Json::Text(text) => known.number.is_none() && known.wire.0 == *text,
                    Json::Integer(number) => known.number == Some(*number),
                    _ => false,
                };
                let is_open = !list.complete
                    && matches!(
                        (list.wire, value),
                        (Wire::Text, Json::Text(_)) | (Wire::Integer, Json::Integer(_))
                    );
                let is_valid = is_open || list.values.iter().any(is_listed);
                (!is_valid).then(|| Fault::is_not(&format!("a value of `{}`", def.name)))
            }
            (DefKind::Id(Wire::Text), Json::Text(_)) | (DefKind::Id(Wire::Integer), Json::Integer(_)) => None,
            (DefKind::Grammar(grammar), Json::Text(text)) if grammar.allows(text) => None,
            _ => Some(Fault::is_not(&format!("a `{}`", def.name))),
        }
    }

    fn of_fields(
        description: &Description,
        def: &Def,
        fields: &[&Field],
        entries: &[(String, Json)],
    ) -> Option<Self> {
        for (name, value) in entries {
            let Some(field) = fields.iter().find(|field| field.wire.0 == *name) else {
                let message = format!("is not a field of `{}`", def.name);
                return Some(Fault { path: format!(".{name}"), message });
            };
            if let Some(fault) = Fault::of(description, &field.ty, value) {
                return Some(Fault { path: format!(".{name}{}", fault.path), ..fault });
            }
        }
        let is_missing = |field: &&&Field| {
            field.presence == Presence::Required && !entries.iter().any(|(name, _)| *name == field.wire.0)
        };
        let missing = fields.iter().find(is_missing)?;
        Some(Fault { path: String::new(), message: format!("lacks the required field `{}`", missing.wire) })
    }

    fn of_union(description: &Description, def: &Def, union: &Union, value: &Json) -> Option<Self> {
        match (description.variant_of(union, value), value) {
            (Some(Variant { form: Form::Value(ty, _), .. }), value) => Fault::of(description, ty, value),
            (Some(variant), Json::Object(entries)) => {
                let is_tag = |name: &str| union.tag.as_ref().is_some_and(|tag| tag.0 == name);
                let rest: Vec<_> = entries.iter().filter(|(name, _)| !is_tag(name)).cloned().collect();
                Fault::of_fields(description, def, &description.fields_of_form(union, variant), &rest)
            }
            (None, value) if union.unlisted.is_some() && (union.tag.is_none() || value.is_object()) => None,
            _ => Some(Fault::is_not(&format!("a variant of `{}`", def.name))),
        }
    }
}

/// Returns whether a value belongs to a built-in type.
fn is_plain(ty: &Type, value: &Json) -> bool {
    match (ty, value) {
        (Type::Json | Type::Binary, _)
        | (Type::Boolean, Json::Boolean(_))
        | (Type::Integer | Type::TextOrInteger, Json::Integer(_))
        | (Type::Unsigned | Type::Index(_), Json::Integer(0..))
        | (Type::Number | Type::Amount, Json::Integer(_) | Json::Float(_))
        | (Type::String | Type::TextOrInteger | Type::Url | Type::Ref(_), Json::Text(_))
        | (Type::TextForm(_), Json::Text(_)) => true,
        (Type::Date | Type::LocalDateTime, Json::Text(text)) => {
            let shape: String = text.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
            shape == if *ty == Type::Date { "0000-00-00" } else { "0000-00-00T00:00:00" }
        }
        _ => false,
    }
}
