//! Documentation of the API for its callers, served without a key: the OpenAPI document and an interactive reference.

mod reference;

use axum::Router;
use axum::routing::get;
use serde_json::Value;

pub(crate) use reference::PATH as REFERENCE;

use crate::http::{Denial, Fixed, denied};
use crate::travel::api_errors::ApiErrors;
use crate::travel::generated::AUTH;

/// Path of the document.
const PATH: &str = "/openapi.json";

/// Returns the document and the files of the reference, by path. The key, if any, is filled in on the reference page.
///
/// The generated document is unchanged, unless searches require data about the end user. The first server in the
/// document is `/`, which is correct for every base URL without a path.
pub(crate) fn files(key: Option<&str>, requires_end_user: bool) -> impl Iterator<Item = (String, Fixed)> {
    let document = include_str!("../generated/openapi.json").as_bytes();
    let document = match requires_end_user.then(|| with_required_end_user(document)).flatten() {
        Some(document) => Fixed::new("application/json", document),
        None => Fixed::new("application/json", document),
    };
    reference::files(key).chain([(PATH.to_owned(), document)])
}

/// Marks the parameters about the end user as required in all operations with a session. Returns `None` if the document
/// differs from the generated structure.
fn with_required_end_user(document: &[u8]) -> Option<Vec<u8>> {
    let mut document: Value = serde_json::from_slice(document).ok()?;
    let shared = document.pointer("/components/parameters")?.clone();
    let names = [AUTH.session, AUTH.client_ip, AUTH.user_agent];
    let of_end_user = |parameter: &Value| {
        let name = parameter["name"].as_str()?;
        names.contains(&Some(name)).then_some(name == AUTH.session?)
    };
    let paths = document["paths"].as_object_mut()?.values_mut().filter_map(Value::as_object_mut);
    let lists =
        paths.flat_map(|path| path.values_mut().filter_map(|it| it.get_mut("parameters")?.as_array_mut()));
    for parameters in lists.filter(|list| list.iter().any(|it| of_end_user(it) == Some(true))) {
        for parameter in parameters {
            let reference = parameter["$ref"].as_str().and_then(|path| path.rsplit('/').next());
            let mut resolved = reference.map_or_else(|| parameter.clone(), |name| shared[name].clone());
            if of_end_user(&resolved).is_some() {
                resolved["required"] = true.into();
                resolved["schema"]["minLength"] = 1.into();
                *parameter = resolved;
            }
        }
    }
    serde_json::to_vec(&document).ok()
}

/// Returns the route to the reference.
pub(crate) fn routes() -> Router {
    let refused = async || denied::<ApiErrors>(Denial::WrongMethod { allowed: "GET, HEAD" });
    Router::new().route(REFERENCE, get(reference::to_page).fallback(refused))
}
