//! Checks of error bodies, and of the error codes in a generated service.

use std::collections::BTreeSet;

use super::operations::{FieldCheck, is_text};
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
    body_can_be_built(description, first, diagnostics);
    for other in with_codes {
        let message = format!("the envelope `{}` already has `codes`", description.def(first.def).name);
        let help = "a generated service writes only one envelope: remove `codes` from the other envelopes";
        diagnostics.add(&other.place, message, help);
    }
}

/// Checks that the parts of an error have the types that the runtime expects.
fn parts(description: &Description, envelope: &Envelope, diagnostics: &mut Diagnostics) {
    let text = |field: &Field| is_text(description, &field.ty);
    let (body, entry) = (Some(envelope.def), envelope.entry(description));
    let parts = &envelope.parts;
    let mut check = FieldCheck { description, place: &envelope.place, diagnostics };
    check.field(body, envelope.list.as_ref(), "a list of objects", |field| match &field.ty {
        Type::List(inner) => matches!(&**inner, Type::Named(id) if description.object(*id).is_some()),
        _ => false,
    });
    for part in [Some(&parts.code), parts.message.as_ref(), parts.localized.as_ref()] {
        check.field(entry, part, "a string", text);
    }
    check.field(entry, parts.title.as_ref(), "a string", |field| field.ty == Type::String);
    check.field(body, parts.status.as_ref(), "an integer", |field| field.ty == Type::Integer);
    check.field(body, parts.url.as_ref(), "a URL or a string", |field| {
        matches!(field.ty, Type::Url | Type::String)
    });
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

/// Checks that every status has a code, and that every code is a valid value of the code field's type.
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
    let Type::Named(id) = field.ty.not_null() else { return };
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

/// Checks that a generated service can fill every required field of a body.
fn body_can_be_built(description: &Description, envelope: &Envelope, diagnostics: &mut Diagnostics) {
    let mut objects = vec![envelope.def];
    objects.extend(envelope.entry(description).filter(|entry| *entry != envelope.def));
    for id in objects {
        let Some(object) = description.object(id) else { continue };
        for field in &object.fields {
            let is_discriminator = id == envelope.def && field.wire == envelope.discriminator;
            if field.presence != Presence::Required && !is_discriminator {
                continue;
            }
            let missing = match envelope.filling(description, id, field) {
                None => "has no role in the envelope",
                Some(Filling::Url) => "is the URL, which is unknown for some errors",
                Some(Filling::Message) if !takes_any_text(description, &field.ty) => {
                    "is the message, but does not accept arbitrary text"
                }
                Some(_) => continue,
            };
            let name = &description.def(id).name;
            let message =
                format!("a service can't generate `{name}` from `codes`: `{}` {missing}", field.wire);
            let help = "make the field optional, give it a role, or remove `codes` and implement the service's errors by hand";
            diagnostics.add(&envelope.place, message, help);
        }
    }
}

/// Returns whether a value of the type can be any string.
pub fn takes_any_text(description: &Description, ty: &Type) -> bool {
    match ty.not_null() {
        Type::String | Type::Url => true,
        Type::Named(id) => matches!(description.def(*id).kind, DefKind::Id(Wire::Text)),
        _ => false,
    }
}
