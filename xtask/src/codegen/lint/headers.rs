//! Fields that travel in headers.

use std::collections::BTreeMap;

use crate::codegen::diagnostic::Diagnostics;
use crate::codegen::ir::*;
use crate::codegen::lint::path_parameters;
use crate::codegen::names;
use crate::codegen::resolve::fields_of;

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

/// Reports every problem of the headers of a definition.
pub fn lint(description: &Description, id: DefId, diagnostics: &mut Diagnostics) {
    let def = description.def(id);
    let is_query = description.object(id).is_some_and(|object| object.is_query);
    let mut known: BTreeMap<&WireName, &Field> = BTreeMap::new();
    for field in fields_of(def) {
        let Some((header, place)) = &field.header else { continue };
        let mut add = |message: String, help: &str| diagnostics.add(place, message, help);
        if !is_query {
            let help =
                "leave `header` out, or move the field to the type that an operation names as its `query`";
            add(format!("`{}` can't travel in a header: `{}` is no query", field.wire, def.name), help);
        }
        if let Some(help) = misnamed(description, &header.0) {
            add(format!("`{}` can't travel in this header", field.wire), help);
        }
        if let Some(first) = known.insert(header, field) {
            let message = format!("`{}` and `{}` are both in the header `{header}`", first.wire, field.wire);
            add(message, "give each of them a header of its own");
        }
        let is_in_path = description
            .operations
            .iter()
            .filter(|operation| operation.query == Some(id))
            .any(|operation| path_parameters(&operation.path).any(|name| name == field.wire.0));
        if is_in_path {
            add(format!("`{}` stands in the path and in a header", field.wire), "leave `header` out");
        }
        if field.response_options {
            add(format!("`{}` lists response options in a header", field.wire), "leave `header` out");
        }
        if matches!(field.ty.not_null(), Type::List(_) | Type::Pipe(_)) {
            let message = format!("`{}` has a type that no header can hold", field.wire);
            add(message, "use a single value, or a list in one text: `comma(T)`");
        }
    }
    rules_are_of_the_query(description, id, diagnostics);
}

/// What is wrong with the name of a header: its form, or that it is another one's already.
fn misnamed(description: &Description, header: &str) -> Option<&'static str> {
    let auth = &description.auth;
    let of_user = [&auth.client_ip, &auth.user_agent, &auth.empty_results].into_iter().flatten();
    let of_user = of_user.map(|header| header.name.as_str());
    let of_keys = auth.schemes.iter().filter_map(|scheme| scheme.carrier.header());
    let constant = description.service.headers.iter().map(|(name, _)| name.as_str());
    match () {
        () if !names::is_header(header) => Some("write it in small letters, digits and `-`"),
        () if OF_RUNTIME.contains(&header) => {
            Some("leave it out: the client and the service use it themselves")
        }
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
