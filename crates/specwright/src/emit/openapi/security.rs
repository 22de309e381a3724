//! Credentials in the document.

use crate::emit::docs;
use crate::ir::*;
use crate::json::Json;

/// Returns the default requirement for operations, which is any credential. The list is empty if there are no schemes.
pub(super) fn requirement(description: &Description) -> Json {
    one_of(&description.auth.schemes)
}

/// Returns the requirement for an operation that restricts the accepted schemes.
pub(super) fn of_operation(description: &Description, operation: &Operation) -> Option<Json> {
    operation.auth.as_ref().map(|_| one_of(description.schemes_of(operation)))
}

fn one_of<'a>(schemes: impl IntoIterator<Item = &'a Scheme>) -> Json {
    schemes.into_iter().map(|scheme| Json::object().with(&scheme.name, Json::List(Vec::new()))).collect()
}

/// Returns all schemes. The first scheme contains the unspecified points of all schemes.
pub(super) fn schemes(description: &Description) -> Json {
    let auth = &description.auth;
    let open = std::iter::once(&auth.unstated[..]).chain(std::iter::repeat(&[][..]));
    let schemes = auth.schemes.iter().zip(open);
    schemes.fold(Json::object(), |out, (it, unstated)| out.with(&it.name, scheme(it, unstated)))
}

fn scheme(scheme: &Scheme, unstated: &[String]) -> Json {
    let kind = match scheme.carrier {
        Carrier::Query(_) | Carrier::Header(_) => "apiKey",
        Carrier::Bearer | Carrier::Basic => "http",
    };
    let out = Json::object().with("type", kind).with("description", docs::with_folded(&scheme.doc, unstated));
    match &scheme.carrier {
        Carrier::Query(name) => out.with("name", &name.0).with("in", "query"),
        Carrier::Header(name) => out.with("name", name).with("in", "header"),
        Carrier::Bearer => out.with("scheme", "bearer"),
        Carrier::Basic => out.with("scheme", "basic"),
    }
}

/// Returns the parts of a request that identify the end user, in the syntax of `[auth]`.
pub(super) fn end_user(auth: &Auth) -> Json {
    let session = auth.session.as_ref();
    let session = session.map(|(name, doc)| Json::object().with("query", &name.0).with("doc", doc));
    let headers = [
        ("client_ip", &auth.client_ip),
        ("user_agent", &auth.user_agent),
        ("empty_results", &auth.empty_results),
    ];
    let headers = headers.into_iter().filter_map(|(key, header)| Some((key, header.as_ref()?)));
    let headers = headers.fold(Json::object(), |out, (key, header)| {
        out.with(key, Json::object().with("header", &header.name).with("doc", &header.doc))
    });
    Json::object().with_some("session", session).with_filled("headers", headers)
}
