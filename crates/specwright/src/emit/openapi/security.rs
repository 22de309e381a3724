//! The document's credentials.

use crate::emit::docs;
use crate::ir::*;
use crate::json::Json;

/// What calls of an operation need, unless it says otherwise: any one credential; an empty list where there are none.
pub(super) fn requirement(description: &Description) -> Json {
    one_of(&description.auth.schemes)
}

/// What calls of an operation need, where it says so.
pub(super) fn of_operation(description: &Description, operation: &Operation) -> Option<Json> {
    operation.auth.as_ref().map(|_| one_of(description.schemes_of(operation)))
}

fn one_of<'a>(schemes: impl IntoIterator<Item = &'a Scheme>) -> Json {
    schemes.into_iter().map(|scheme| Json::object().with(&scheme.name, Json::List(Vec::new()))).collect()
}

/// All schemes. The first one has what is left open of them all.
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
