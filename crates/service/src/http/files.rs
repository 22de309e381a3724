//! Static files, served in addition to the operations.

use std::collections::BTreeMap;

use axum::http::{HeaderMap, Method};
use axum::response::Response;

use super::{Denial, Errors, Fixed, denied};

/// Static files, served in addition to the operations, each at its own path, such as `/page/page.js`. Requests for
/// files need no key and are not rate-limited.
///
/// Paths are compared literally, without patterns. Operations take precedence over files.
#[derive(Clone, Debug, Default)]
pub struct Files(BTreeMap<String, Fixed>);

impl Files {
    /// An empty set of files.
    pub const NONE: &Files = &Files(BTreeMap::new());

    /// Adds a file, replacing any other file at the path.
    pub fn add(&mut self, path: impl Into<String>, file: Fixed) {
        self.0.insert(path.into(), file);
    }

    /// Responds to a call whose path matches no operation.
    pub(super) fn answer<E: Errors>(&self, method: &Method, path: &str, headers: &HeaderMap) -> Response {
        match self.0.get(path) {
            Some(file) if method == Method::GET || method == Method::HEAD => file.answer_to(headers),
            Some(_) => denied::<E>(Denial::WrongMethod { allowed: "GET, HEAD" }),
            // The response does not repeat the unknown path, which may contain secrets.
            None => denied::<E>(Denial::UnknownPath),
        }
    }
}
