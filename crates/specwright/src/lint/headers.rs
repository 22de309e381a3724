//! Fields that travel in headers.

use std::collections::BTreeMap;

use crate::diagnostic::Diagnostics;
use crate::ir::*;
use crate::names;
use crate::paths::path_parameters;
use crate::resolve::fields_of;

/// Headers of requests by which HTTP, the credentials or the reading of the answer work.
pub const OF_RUNTIME: [&str; 17] = [
    "accept",
    "accept-encoding",
    "authorization",
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "cookie",
    "expect",
    "host",
    "keep-alive",
    "proxy-authorization",
    "proxy-connection",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
];

/// Headers of answers by which HTTP works, and those that the service adds to all of them.
pub const OF_ANSWERS: [&str; 12] = [
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "date",
    "keep-alive",
    "set-cookie",
    "trailer",
    "transfer-encoding",
    "upgrade",
    "vary",
    "www-authenticate",
];

/// Reports every problem of the headers of a definition.
pub fn definition(description: &Description, id: DefId, diagnostics: &mut Diagnostics) {
    let def = description.def(id);
    let role = description.object(id).map_or(Role::Json, |object| object.role);
    let mut known: BTreeMap<&WireName, &Field> = BTreeMap::new();
    for field in fields_of(def) {
        let Some((header, place)) = &field.header else {
            if role == Role::Headers {
                let message = format!("`{}` of `{}` names no header", field.wire, def.name);
                diagnostics.add(&field.place, message, "say which one it is: `header = \"..\"`");
            }
            continue;
        };
        let mut add = |message: String, help: &str| diagnostics.add(place, message, help);
        if role == Role::Json && !def.unreferenced {
            let message = format!(
                "`{}` can't travel in a header: `{}` is no query, and no `response_headers`",
                field.wire, def.name
            );
            add(
                message,
                "leave `header` out, or move the field to a type that an operation names as one of these",
            );
        }
        if let Some(help) = misnamed(description, role, &header.0) {
            add(format!("`{}` can't travel in this header", field.wire), help);
        }
        if let Some(first) = known.insert(header, field) {
            let message = format!("`{}` and `{}` are both in the header `{header}`", first.wire, field.wire);
            add(message, "give each of them a header of its own");
        }
        if let Some((message, help)) = misused(description, id, role, field) {
            add(format!("`{}` {message}", field.wire), help);
        }
    }
    rules_are_of_the_query(description, id, diagnostics);
}

/// What keeps a field from being a header.
fn misused(
    description: &Description,
    holder: DefId,
    role: Role,
    field: &Field,
) -> Option<(&'static str, &'static str)> {
    let of_holder = |operation: &&Operation| operation.query == Some(holder);
    let mut paths = description.operations.iter().filter(of_holder).map(|operation| &operation.path);
    let is_in_path = paths.any(|path| path_parameters(path).any(|name| name == field.wire.0));
    let is_optional = matches!(field.presence, Presence::Optional | Presence::Expected);
    match role {
        Role::Headers if !is_optional || matches!(field.ty, Type::Nullable(_)) => Some((
            "has to be there, and a header may be lost on the way",
            "make it optional; or with `presence = \"expected\"`, its absence is noted",
        )),
        Role::Headers if field.also.is_some() => Some(("has a second name", "leave `also` out")),
        _ if is_in_path => Some(("stands in the path and in a header", "leave `header` out")),
        _ if field.response_options => Some(("lists response options in a header", "leave `header` out")),
        Role::Query if matches!(field.ty.not_null(), Type::List(_) | Type::Pipe(_)) => Some((
            "has a type that no header can hold",
            "use a single value, or a list in one text: `comma(T)`",
        )),
        _ => None,
    }
}

/// Reports what is wrong with the headers of an operation's answers.
pub fn operation(description: &Description, operation: &Operation, diagnostics: &mut Diagnostics) {
    let Some(id) = operation.response_headers else { return };
    let (name, full_name) = (&description.def(id).name, operation.full_name());
    let wrong = match description.object(id) {
        None => Some(("is no object".to_owned(), "name a `[type]`")),
        Some(object) if object.role != Role::Headers => {
            Some((object.role.in_words().to_owned(), "describe a type of its own for them"))
        }
        Some(_) if operation.stream.is_some() => {
            Some(("is not read of a stream".to_owned(), "leave `response_headers` out"))
        }
        Some(_) => None,
    };
    if let Some((what, help)) = wrong {
        let message = format!("`{name}`, for the headers of the answers of `{full_name}`, {what}");
        diagnostics.add(&operation.place, message, help);
    }
}

/// What is wrong with the name of a header: its form, or that it is another one's already.
fn misnamed(description: &Description, role: Role, header: &str) -> Option<&'static str> {
    let auth = &description.auth;
    let of_user = [&auth.client_ip, &auth.user_agent, &auth.empty_results].into_iter().flatten();
    let of_user = of_user.map(|header| header.name.as_str());
    let of_keys = auth.schemes.iter().filter_map(|scheme| scheme.carrier.header());
    let constant = description.service.headers.iter().map(|(name, _)| name.as_str());
    let is_answer = role == Role::Headers;
    let reserved = if is_answer { &OF_ANSWERS[..] } else { &OF_RUNTIME[..] };
    match () {
        () if !names::is_header(header) => Some("write it in small letters, digits and `-`"),
        () if reserved.contains(&header) => {
            Some("leave it out: the client and the service use it themselves")
        }
        () if is_answer => None,
        () if constant.chain(of_user).chain(of_keys).any(|name| name.eq_ignore_ascii_case(header)) => {
            Some("leave it out: `[service]` or `[auth]` has it already, so that the client adds it")
        }
        () => None,
    }
}

/// What is said of several parameters is said of their places in the query.
fn rules_are_of_the_query(description: &Description, id: DefId, diagnostics: &mut Diagnostics) {
    let Some(object) = description.object(id) else { return };
    for (rule, place) in description.rules(object) {
        for wire in rule.fields() {
            let field = object.fields.iter().find(|field| field.wire == *wire);
            if field.is_some_and(|field| field.header.is_some()) {
                let message = format!("the rule names `{wire}`, which travels in a header");
                diagnostics.add(
                    place,
                    message,
                    "say in `doc` what goes with the header, and take it out of the rule",
                );
            }
        }
    }
}
