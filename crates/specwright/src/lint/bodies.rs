//! The types of bodies, of requests and of answers.

use super::fields::is_key;
use crate::diagnostic::Diagnostics;
use crate::ir::*;
use crate::lower::KEYS;

/// Reports every problem of an operation's bodies.
pub fn lint(description: &Description, operation: &Operation, diagnostics: &mut Diagnostics) {
    if operation.body_format == BodyFormat::Form {
        form(description, operation, diagnostics);
    }
    if operation.media_type.is_some() && !operation.has_json() && !operation.has_binary() {
        let message =
            format!("`{}` has a media type, and no body of JSON or of bytes", operation.full_name());
        diagnostics.add(&operation.place, message, "take out `media_type`");
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

/// A form is an object whose fields a query could hold as well.
fn form(description: &Description, operation: &Operation, diagnostics: &mut Diagnostics) {
    let full_name = operation.full_name();
    let mut add = |message: String, help: &str| diagnostics.add(&operation.place, message, help);
    let Some(body) = &operation.body else {
        let message = format!("`{full_name}` has a format for its body, and no body");
        return add(message, "name its type: `body = \"..\"`");
    };
    let Some(form) = operation.form().and_then(|id| description.object(id)) else {
        let message = format!("the form of `{full_name}` is `{}`, not an object", description.written(body));
        return add(message, "name a `[type]`");
    };
    for field in &form.fields {
        let what = match (&field.header, field.response_options) {
            (Some(_), _) => "travels in a header",
            (None, true) => "lists response options",
            (None, false) => continue,
        };
        let message = format!("`{}` of the form of `{full_name}` {what}", field.wire);
        add(message, "move it to the query's type");
    }
}

fn is_object(description: &Description, ty: &Type) -> bool {
    let def = ty.definition().map(|id| description.def(id));
    def.is_some_and(|def| matches!(def.kind, DefKind::Object(_) | DefKind::Union(_)))
}

/// What is wrong with a type as that of a body: it stands for itself, without a field around it.
fn problems(description: &Description, ty: &Type) -> Vec<(String, &'static str)> {
    let (mut found, mut open) = (Vec::new(), vec![ty]);
    while let Some(ty) = open.pop() {
        match ty {
            Type::Nullable(held) | Type::List(held) => open.push(held),
            Type::Map(key, value) => {
                if !is_key(description, key) {
                    let written = description.written(key);
                    found.push((format!("has `{written}` as the key of a map, which can't be one"), KEYS));
                }
                open.push(value);
            }
            Type::Entries(..) | Type::Pipe(_) | Type::Comma(_) | Type::Ref(_) | Type::Index(_) => {
                let message = format!("has `{}`, which only a field can be", description.written(ty));
                found.push((message, "name a `[type]` that has it in a field"));
            }
            Type::Named(id) => found.extend(problem_of_definition(description.def(*id))),
            Type::Boolean
            | Type::Integer
            | Type::Unsigned
            | Type::Number
            | Type::Amount
            | Type::String
            | Type::TextOrInteger
            | Type::Url
            | Type::Date
            | Type::LocalDateTime
            | Type::TextForm(_)
            | Type::Json
            | Type::Binary => {}
        }
    }
    found
}

fn problem_of_definition(def: &Def) -> Option<(String, &'static str)> {
    let name = &def.name;
    match &def.kind {
        DefKind::Shared(_) => {
            Some((format!("has `{name}`, which is `[shared]` and no value"), "make it a `[type]`"))
        }
        DefKind::Object(object) if !object.is_json() => {
            let message = format!("has `{name}`, which {}", object.role.in_words());
            Some((message, "describe a type of its own for it"))
        }
        _ => None,
    }
}
