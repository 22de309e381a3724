//! Checks of error bodies, and of the error codes in a generated service.

use std::collections::BTreeSet;

use super::operations::is_text;
use crate::diagnostic::{Diagnostics, did_you_mean};
use crate::ir::*;

/// Reports all problems with envelopes.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    for envelope in &description.envelopes {
        parts(description, envelope, diagnostics);
    }
    check_marked_values(description, diagnostics);
    let mut with_codes = description.envelopes.iter().filter(|envelope| !envelope.codes.is_empty());
    let Some(first) = with_codes.next() else { return };
    codes(description, first, diagnostics);
    for missing in unfilled(description, first) {
        let help = "make the field optional, give it a role, or remove `codes` and implement the service's errors by hand";
        diagnostics.add(&first.place, missing, help);
    }
    for other in with_codes {
        let message = format!("the envelope `{}` already has `codes`", description.def(first.def).name);
        let help = "a generated service writes only one envelope: remove `codes` from the other envelopes";
        diagnostics.add(&other.place, message, help);
    }
}

/// Returns the envelope that a generated service writes: the envelope with codes, or else the first envelope for all
/// statuses that has no `code` and whose required fields can all be filled.
pub fn written_envelope(description: &Description) -> Option<&Envelope> {
    let mut envelopes = description.envelopes.iter();
    let is_complete = |envelope: &&Envelope| {
        let is_general = envelope.parts.code.is_none() && envelope.statuses.is_empty();
        is_general && unfilled(description, envelope).is_empty()
    };
    envelopes.clone().find(|envelope| !envelope.codes.is_empty()).or_else(|| envelopes.find(is_complete))
}

/// Checks that an envelope has a code or a message, and that the parts of an error have the types that the runtime
/// expects.
fn parts(description: &Description, envelope: &Envelope, diagnostics: &mut Diagnostics) {
    let (body, entry) = (Some(envelope.def), envelope.entry(description));
    let EnvelopeParts { code, message, localized, title, status, url } = &envelope.parts;
    if code.is_none() && message.is_none() {
        let message = "the envelope has no `code` and no `message`";
        diagnostics.add(&envelope.place, message, "name the field with the code or with the message");
    }
    if !envelope.codes.is_empty() && !envelope.statuses.is_empty() {
        let message = "the envelope has `codes`, but applies only to some statuses";
        let help = "remove `statuses`: a generated service writes this body with every error status";
        diagnostics.add(&envelope.place, message, help);
    }
    if code.is_none() && !envelope.codes.is_empty() {
        let message = "the envelope has `codes`, but no `code`";
        diagnostics.add(&envelope.place, message, "name the field with the code, or remove `codes`");
    }
    let mut check =
        |owner: Option<DefId>, path: &Option<FieldPath>, what: &str, is_valid: &dyn Fn(&Type) -> bool| {
            let (Some(owner), Some(path)) = (owner, path) else { return };
            let field = description.field_at(&Type::Named(owner), path);
            if field.is_some_and(|field| !is_valid(field.ty.not_null())) {
                let message = format!("`{path}` of `{}` is not {what}", description.def(owner).name);
                let help = format!("name a field that is {what}, or change its type");
                diagnostics.add(&envelope.place, message, help);
            }
        };
    let is_text = |ty: &Type| is_text(description, ty);
    let is_object = |ty: &Type| ty.definition().is_some_and(|id| description.object(id).is_some());
    check(
        body,
        &envelope.list,
        "a list of objects",
        &|ty| matches!(ty, Type::List(inner) if is_object(inner)),
    );
    check(entry, code, "a string or an integer", &|ty| {
        let is_enum = |id| matches!(description.def(id).kind, DefKind::Enum(_));
        is_text(ty) || ty.is_integer() || ty.definition().is_some_and(is_enum)
    });
    check(entry, message, "a string", &is_text);
    check(entry, localized, "a string", &is_text);
    check(entry, title, "a string", &|ty| *ty == Type::String);
    check(body, status, "an integer", &|ty| *ty == Type::Integer);
    check(body, url, "a URL or a string", &|ty| matches!(ty, Type::Url | Type::String));
}

/// Reports marked enum values that are not error codes.
fn check_marked_values(description: &Description, diagnostics: &mut Diagnostics) {
    let codes = description.envelopes.iter().filter_map(|envelope| {
        let code = envelope.code_field(description)?;
        code.ty.named().first().copied()
    });
    let codes: BTreeSet<DefId> = codes.collect();
    for (index, def) in description.defs.iter().enumerate() {
        let DefKind::Enum(list) = &def.kind else { continue };
        let marked = list.values.iter().filter(|value| value.search_gone);
        for value in marked.filter(|_| !codes.contains(&DefId(index))) {
            let message = format!("`{}` is not an error code", value.wire);
            let help = "set `search_gone` on a value of the enum that is an envelope's code";
            diagnostics.add_unused(&value.wire.0, &value.place, message, help);
        }
    }
}

/// Checks that every class of error statuses has a code, and that every code is a valid value of the code field's type.
fn codes(description: &Description, envelope: &Envelope, diagnostics: &mut Diagnostics) {
    for class in Envelope::CLASSES.into_iter().filter(|class| !envelope.codes.contains_key(class)) {
        let message = format!("`codes` has no entry for the status {class}");
        let help = format!(
            "add a code for this status; the code also applies to all statuses from {class} to {} without a code of their own",
            class + 99
        );
        diagnostics.add(&envelope.place, message, help);
    }
    let Some(field) = envelope.code_field(description) else { return };
    let Type::Named(id) = field.ty.not_null() else {
        let is_number = |code: &&Code| code.wire.0.parse::<i64>().is_ok();
        for code in
            envelope.codes.values().filter(|code| field.ty.not_null().is_integer() && !is_number(code))
        {
            let message = format!("`{}` is not an integer, unlike `{}`", code.wire, field.wire);
            diagnostics.add(&code.place, message, "use an integer, or make the code a string");
        }
        return;
    };
    match &description.def(*id).kind {
        DefKind::Enum(list) => {
            let known = || list.values.iter().map(|value| value.wire.0.as_str());
            for code in envelope.codes.values().filter(|code| !known().any(|known| known == code.wire.0)) {
                let message = format!("`{}` is not a value of `{}`", code.wire, description.def(*id).name);
                diagnostics.add_absent(
                    &code.wire.0,
                    &code.place,
                    message,
                    did_you_mean(&code.wire.0, known()),
                );
            }
        }
        DefKind::Grammar(_) => {
            let message = format!(
                "the type of the code is the grammar `{}`, but `codes` are arbitrary strings",
                description.def(*id).name
            );
            let help = "list the values in an `[enum]`, or remove `codes` and implement the service's errors by hand";
            diagnostics.add(&envelope.place, message, help);
        }
        _ => {}
    }
}

/// Returns a message for each field of an error body that is required or is part of the discriminator's path, but that
/// a generated service can't fill.
fn unfilled(description: &Description, envelope: &Envelope) -> Vec<String> {
    let mut messages = Vec::new();
    let mut objects = vec![(envelope.def, false, FieldPath::default())];
    if envelope.list.is_some() {
        objects.extend(envelope.entry(description).map(|entry| (entry, true, FieldPath::default())));
    }
    while let Some((id, is_entry, at)) = objects.pop() {
        let Some(object) = description.object(id) else { continue };
        for field in &object.fields {
            let path = at.to_field(&field.wire);
            let filling = envelope.filling(is_entry, &path);
            let is_discriminator = !is_entry && envelope.discriminator.0.starts_with(&path.0);
            if filling == Some(Filling::Object) {
                objects.extend(field.ty.not_null().definition().map(|id| (id, is_entry, path)));
                continue;
            }
            if field.presence != Presence::Required && !is_discriminator {
                continue;
            }
            let missing = match filling {
                None => "has no role in the envelope",
                Some(Filling::Url) => "is the URL, which is unknown for some errors",
                Some(Filling::Message) if !takes_any_text(description, &field.ty) => {
                    "is the message, but does not accept arbitrary text"
                }
                Some(_) => continue,
            };
            let name = &description.def(id).name;
            messages
                .push(format!("a service can't generate `{name}` from `codes`: `{}` {missing}", field.wire));
        }
    }
    messages
}

/// Returns whether a value of the type can be any string.
pub fn takes_any_text(description: &Description, ty: &Type) -> bool {
    match ty.not_null() {
        Type::String | Type::Url => true,
        Type::Named(id) => matches!(description.def(*id).kind, DefKind::Id(Wire::Text)),
        _ => false,
    }
}
