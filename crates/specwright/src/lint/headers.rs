//! Checks of fields that are sent in headers.

use std::collections::BTreeMap;

use crate::diagnostic::Diagnostics;
use crate::ir::*;
use crate::names;
use crate::paths::path_parameters;
use crate::resolve::fields_of;

/// Request headers that HTTP, authentication or response decoding uses.
pub const RESERVED_REQUEST_HEADERS: [&str; 17] = [
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

/// Response headers that HTTP uses or that the service adds.
pub const RESERVED_RESPONSE_HEADERS: [&str; 12] = [
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

/// Headers about a body, which describe the body of a GET in the response to a HEAD.
pub const BODY_HEADERS: [&str; 2] = ["content-length", "content-type"];

/// Reports all problems with the headers of a definition.
pub fn definition(description: &Description, id: DefId, diagnostics: &mut Diagnostics) {
    let def = description.def(id);
    let role = description.object(id).map_or(Role::Json, |object| object.role);
    let mut known: BTreeMap<&WireName, &Field> = BTreeMap::new();
    for field in fields_of(def) {
        let Some((header, place)) = &field.header else {
            if role == Role::Headers {
                let message = format!("`{}` of `{}` has no header", field.wire, def.name);
                diagnostics.add(&field.place, message, "add its name: `header = \"..\"`");
            }
            continue;
        };
        let mut add = |message: String, help: &str| diagnostics.add(place, message, help);
        if role == Role::Json && !def.unreferenced {
            let message = format!(
                "`{}` can't be a header: `{}` is neither a `query` nor `response_headers`",
                field.wire, def.name
            );
            add(
                message,
                "remove `header`, or move the field to a type that an operation uses as `query` or `response_headers`",
            );
        }
        let is_of_body = BODY_HEADERS.contains(&header.0.as_str()) && is_of_head(description, id);
        if let Some(help) = header_name_fault(description, role, &header.0).filter(|_| !is_of_body) {
            add(format!("`{}` can't be in this header", field.wire), help);
        }
        if let Some(first) = known.insert(header, field) {
            let message = format!("`{}` and `{}` are both in the `{header}` header", first.wire, field.wire);
            add(message, "use a different header for each");
        }
        if let Some((message, help)) = header_fault(description, id, role, field) {
            add(format!("`{}` {message}", field.wire), help);
        }
    }
    check_rules(description, id, diagnostics);
}

/// Returns whether the headers are only in responses to HEAD requests.
fn is_of_head(description: &Description, headers: DefId) -> bool {
    let of_headers = |operation: &&Operation| operation.response_headers == Some(headers);
    let mut operations = description.operations.iter().filter(of_headers).peekable();
    operations.peek().is_some() && operations.all(|operation| operation.method == "HEAD")
}

/// Returns the reason why a field can't be a header.
fn header_fault(
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
            "is a required header, but headers may be lost in transit",
            "make the field optional, or use `presence = \"expected\"` to note its absence",
        )),
        Role::Headers if field.also.is_some() => Some(("has a second name", "remove `also`")),
        _ if is_in_path => Some(("is both in the path and in a header", "remove `header`")),
        _ if field.response_options => Some(("lists response options in a header", "remove `header`")),
        Role::Query if matches!(field.ty.not_null(), Type::List(_) | Type::Pipe(_)) => Some((
            "has a type that is not valid in a header",
            "use a single value, or `comma(T)` for a delimited list",
        )),
        _ => None,
    }
}

/// Reports problems with the response headers of an operation.
pub fn operation(description: &Description, operation: &Operation, diagnostics: &mut Diagnostics) {
    let Some(id) = operation.response_headers else { return };
    let (name, full_name) = (&description.def(id).name, operation.full_name());
    let wrong = match description.object(id) {
        None => Some(("is not an object".to_owned(), "name a `[type]`")),
        Some(object) if object.role != Role::Headers => {
            Some((object.role.in_words().to_owned(), "define a separate type for the headers"))
        }
        Some(_) if operation.stream.is_some() => {
            Some(("is not supported for a stream".to_owned(), "remove `response_headers`"))
        }
        Some(_) => None,
    };
    if let Some((what, help)) = wrong {
        let message = format!("`{name}`, the type of the response headers of `{full_name}`, {what}");
        diagnostics.add(&operation.place, message, help);
    }
}

/// Returns the fault in a header's name: a syntax error, or a reserved name.
fn header_name_fault(description: &Description, role: Role, header: &str) -> Option<&'static str> {
    let auth = &description.auth;
    let of_user = [&auth.client_ip, &auth.user_agent, &auth.empty_results].into_iter().flatten();
    let of_user = of_user.map(|header| header.name.as_str());
    let of_keys = auth.schemes.iter().filter_map(|scheme| scheme.carrier.header());
    let constant = description.service.headers.iter().map(|(name, _)| name.as_str());
    let is_answer = role == Role::Headers;
    let reserved = if is_answer { &RESERVED_RESPONSE_HEADERS[..] } else { &RESERVED_REQUEST_HEADERS[..] };
    match () {
        () if !names::is_header(header) => Some("use lowercase letters, digits, `-` and `_`"),
        () if reserved.contains(&header) => Some("remove this header: the client and the service manage it"),
        () if is_answer => None,
        () if constant.chain(of_user).chain(of_keys).any(|name| name.eq_ignore_ascii_case(header)) => {
            Some("remove this header: the client adds it, as specified in `[service]` or `[auth]`")
        }
        () => None,
    }
}

/// Reports rules about headers, because rules can refer only to fields in the query.
fn check_rules(description: &Description, id: DefId, diagnostics: &mut Diagnostics) {
    let Some(object) = description.object(id) else { return };
    for (rule, place) in description.rules(object) {
        for wire in rule.fields() {
            let field = object.fields.iter().find(|field| field.wire == *wire);
            if field.is_some_and(|field| field.header.is_some()) {
                let message = format!("the rule names `{wire}`, which is a header");
                diagnostics.add(
                    place,
                    message,
                    "describe the dependency in `doc`, and remove the field from the rule",
                );
            }
        }
    }
}
