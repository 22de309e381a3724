//! Files beside the operations.

use std::collections::BTreeMap;

use axum::http::{HeaderMap, Method};
use axum::response::Response;

use super::{Denial, Errors, Fixed, denied};

/// Files beside the operations, each at a path of its own, such as `/page/page.js`. Calls of them need no key, and no rate
/// limits them.
///
/// A path is compared as it is: it has no patterns, and no operation is hidden by it.
#[derive(Clone, Debug, Default)]
pub struct Files(BTreeMap<String, Fixed>);

impl Files {
    /// No files.
    pub const NONE: &Files = &Files(BTreeMap::new());

    /// Adds a file, in place of one that has the path already.
    pub fn add(&mut self, path: impl Into<String>, file: Fixed) {
        self.0.insert(path.into(), file);
    }

    /// The answer to the call of a path that is no operation's.
    pub(super) fn answer<E: Errors>(&self, method: &Method, path: &str, headers: &HeaderMap) -> Response {
        match self.0.get(path) {
            Some(file) if method == Method::GET || method == Method::HEAD => file.answer_to(headers),
            Some(_) => denied::<E>(Denial::WrongMethod { allowed: "GET, HEAD" }),
            // The answer does not repeat the unknown path: it may contain anything.
            None => denied::<E>(Denial::UnknownPath),
        }
    }
}
