//! Checks of request and response body types.

use super::fields::is_key;
use crate::diagnostic::Diagnostics;
use crate::ir::*;
use crate::lower::KEYS;
use crate::names;
use crate::resolve::{fields_of, reachable};

/// Reports all problems with an operation's bodies.
pub fn lint(description: &Description, operation: &Operation, diagnostics: &mut Diagnostics) {
    match operation.body_format {
        BodyFormat::Form => form(description, operation, diagnostics),
        BodyFormat::BracketForm => bracket_form(description, operation, diagnostics),
        BodyFormat::Json => {}
    }
    let parts = [
        ("request", operation.body.is_some(), "remove `body`"),
        ("response", operation.bodies().next().is_some(), "remove `response`, or list `response_headers`"),
    ];
    for (part, _, help) in parts.iter().filter(|(_, has_body, _)| *has_body && operation.method == "HEAD") {
        let message = format!("the {part} of `{}` has a body, but the method is HEAD", operation.full_name());
        diagnostics.add(&operation.place, message, *help);
    }
    if operation.media_type.is_some() && !operation.has_json() && !operation.has_binary() {
        let message = format!("`{}` has a media type, but no JSON or binary body", operation.full_name());
        diagnostics.add(&operation.place, message, "remove `media_type`");
    }
    let json = operation.media_type.as_deref().filter(|_| operation.has_json() && !operation.has_binary());
    let is_other = |media_type: &&str| names::is_media_type(media_type) && !names::is_json(media_type);
    if let Some(media_type) = json.filter(is_other) {
        let message = format!("the bodies of `{}` are JSON, not `{media_type}`", operation.full_name());
        let help = "use a media type of JSON, such as `application/vnd.example+json`, or `binary` bodies";
        diagnostics.add(&operation.place, message, help);
    }
    let body = operation.body.iter().filter(|_| operation.form().is_none()).map(|ty| ("body", ty));
    for (part, ty) in body.chain(operation.bodies().map(|ty| ("response", ty))) {
        for (message, help) in problems(description, ty) {
            let message = format!("the {part} of `{}` {message}", operation.full_name());
            diagnostics.add(&operation.place, message, help);
        }
    }
    for record in operation.bodies().filter(|_| operation.stream.is_some()) {
        if !is_object(description, record) {
            let written = description.written(record);
            let message = format!("the records of `{}` are `{written}`, not objects", operation.full_name());
            diagnostics.add(&operation.place, message, "name a `[type]` or a `[union]`");
        }
    }
}

/// Checks that a form is an object without headers or response options. The types of its fields are checked like the
/// types in a query.
fn form(description: &Description, operation: &Operation, diagnostics: &mut Diagnostics) {
    let full_name = operation.full_name();
    let mut add = |message: String, help: &str| diagnostics.add(&operation.place, message, help);
    let Some(body) = &operation.body else {
        let message = format!("`{full_name}` has a body format, but no body");
        return add(message, "add the type of the body: `body = \"..\"`");
    };
    let Some(form) = operation.form().and_then(|id| description.object(id)) else {
        let message = format!("the form of `{full_name}` is `{}`, not an object", description.written(body));
        return add(message, "name a `[type]`");
    };
    for field in &form.fields {
        let what = match (&field.header, field.response_options) {
            (Some(_), _) => "is a header",
            (None, true) => "lists response options",
            (None, false) => continue,
        };
        let message = format!("the field `{}` in the form of `{full_name}` {what}", field.wire);
        add(message, "move the field to the query type");
    }
}

/// Checks that a bracket-style form is an object, and that a form can express all of its values.
fn bracket_form(description: &Description, operation: &Operation, diagnostics: &mut Diagnostics) {
    let full_name = operation.full_name();
    let mut add = |message: String, help: &str| diagnostics.add(&operation.place, message, help);
    let Some(body) = &operation.body else {
        let message = format!("`{full_name}` has a body format, but no body");
        return add(message, "add the type of the body: `body = \"..\"`");
    };
    let Some(form) = operation.body_def().filter(|id| description.object(*id).is_some()) else {
        let message = format!("the form of `{full_name}` is `{}`, not an object", description.written(body));
        return add(message, "name a `[type]`");
    };
    for id in reachable(description, [form]) {
        let def = description.def(id);
        if let DefKind::Union(union) = &def.kind
            && let Some(variant) = union.variants.iter().find(|variant| !is_in_forms(description, variant))
        {
            let message = format!(
                "the variant `{}` of `{}` can't be recognized in the form of `{full_name}`",
                variant.wire, def.name
            );
            add(message, "use variants that are strings, lists or objects, or a JSON body");
        }
        for field in fields_of(def) {
            let what = match () {
                () if has_null(&field.ty) || field.presence == Presence::Nullable => "may be null",
                () if field.may_be_empty => "may be an empty list",
                () => continue,
            };
            let message = format!(
                "`{}` of `{}` {what}, which the form of `{full_name}` can't express",
                field.wire, def.name
            );
            add(message, "change the field, or use a JSON body");
        }
    }
}

/// Returns whether a form can contain a variant. In a form, all plain values are strings.
fn is_in_forms(description: &Description, variant: &Variant) -> bool {
    let is_plain = |json_type| matches!(json_type, Some(JsonType::Boolean | JsonType::Number));
    let is_nullable = matches!(&variant.form, Form::Value(ty, _) if has_null(ty));
    !is_nullable && !is_plain(description.json_type_of(variant))
}

fn has_null(ty: &Type) -> bool {
    match ty {
        Type::Nullable(_) => true,
        Type::List(held) | Type::Entries(held, _) | Type::Map(_, held) => has_null(held),
        _ => false,
    }
}

fn is_object(description: &Description, ty: &Type) -> bool {
    ty.definition().is_some_and(|id| description.has_fields(id))
}

/// Returns the problems with a body type or a variant's type, which the checks of fields don't cover.
pub(super) fn problems(description: &Description, ty: &Type) -> Vec<(String, &'static str)> {
    let (mut found, mut open) = (Vec::new(), vec![ty]);
    while let Some(ty) = open.pop() {
        match ty {
            Type::Nullable(held) | Type::List(held) => open.push(held),
            Type::Map(key, value) => {
                if !is_key(description, key) {
                    let written = description.written(key);
                    found.push((format!("has a map with the key type `{written}`"), KEYS));
                }
                open.push(value);
            }
            Type::Entries(..) | Type::Pipe(_) | Type::Comma(_) | Type::Ref(_) | Type::Index(_) => {
                let message =
                    format!("has the type `{}`, which is valid only for a field", description.written(ty));
                found.push((message, "use a `[type]` with a field of this type"));
            }
            Type::Named(id) => found.extend(problem_of_definition(description.def(*id))),
            _ => {}
        }
    }
    found
}

fn problem_of_definition(def: &Def) -> Option<(String, &'static str)> {
    let name = &def.name;
    match &def.kind {
        DefKind::Shared(_) => {
            Some((format!("has the type `{name}`, which is `[shared]`"), "define it as a `[type]`"))
        }
        DefKind::Object(object) if !object.is_json() => {
            let message = format!("has the type `{name}`, which {}", object.role.in_words());
            Some((message, "define a separate type for the body"))
        }
        _ => None,
    }
}
