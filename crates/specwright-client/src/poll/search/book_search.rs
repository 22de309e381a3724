//! A small search protocol for tests.

use std::borrow::Cow;

use specwright_core::Json;

use crate::poll::{Carried, NotCarried, Phase, Protocol, Search};
use crate::testing::{Doc, Pairs, Script};
use crate::{Operation, SessionUse};

/// A search for books. Its responses have the fields `id`, `shelf`, `state`, `found` and `books`.
pub(crate) struct BookSearch;

static SEARCH: Operation =
    Operation::new("books.search", http::Method::POST, "/search").with_session(SessionUse::Optional);

impl Protocol for BookSearch {
    type Request = Doc;
    type Query = Pairs;
    type Body = Doc;
    type Response = Doc;

    const OPERATION: &'static Operation = &SEARCH;
    const RESULTS: &'static str = "books";
    const PENDING: Option<u16> = Some(202);

    fn first(request: &Doc) -> (Pairs, Option<Doc>) {
        (Pairs::default(), Some(request.clone()))
    }

    fn phase(response: &Doc) -> Phase {
        match response.text("state").as_deref() {
            Some("some") => Phase::Displayable,
            Some("all") => Phase::Complete,
            _ => Phase::Partial,
        }
    }

    fn carry(response: &Doc, carried: &mut Carried) {
        for name in ["id", "shelf"] {
            if let Some(value) = response.text(name) {
                carried.insert(name.to_owned(), value);
            }
        }
    }

    fn next(carried: &Carried, request: &Doc) -> Result<(Pairs, Option<Doc>), NotCarried> {
        let shelf = carried.get("shelf").map(|shelf| ("shelf", shelf.clone()));
        let order = request.0.get("order").cloned();
        let id = carried.get("id").ok_or(NotCarried("id"))?;
        Ok((Pairs(shelf.into_iter().collect()), Some(Doc(serde_json::json!({ "id": id, "order": order })))))
    }

    fn total(response: &Doc) -> Option<i64> {
        response.0.get("found").and_then(Json::as_i64)
    }

    fn count(response: &Doc) -> usize {
        response.0.get("books").and_then(Json::as_array).map_or(0, Vec::len)
    }

    fn ids(response: &Doc) -> impl Iterator<Item = Cow<'_, str>> {
        let books = response.0.get("books").and_then(Json::as_array);
        books.into_iter().flatten().map(|book| Cow::Owned(book.to_string()))
    }
}

pub(crate) const FIRST: &str = r#"{"id": "s1", "shelf": "4", "state": "begun"}"#;
pub(crate) const SOME: &str = r#"{"id": "s1", "state": "some", "found": 7, "books": [1, 2]}"#;
pub(crate) const ALL: &str = r#"{"id": "s1", "state": "all", "found": 9, "books": [1, 2, 3]}"#;

pub(crate) fn book_search(fake: &Script) -> Search<BookSearch> {
    fake.session().poll(Doc(serde_json::json!({ "word": "x", "order": "asc" })))
}
