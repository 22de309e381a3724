//! Listings whose answers are pages.

use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer};

use super::forms::TextOrTable;
use super::{At, Texts};

/// `[paging.name]`: all elements of a listing, page after page.
///
/// Exactly one of `cursor`, `next`, `link`, `page` and `offset` says how it goes on. Fields of answers may be in objects
/// of it, as in `meta.after`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Paging {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// The operation that returns a page, as `group.name`.
    pub operation: At<String>,
    /// The answer's field with the elements; left out where the answer itself is the list.
    pub items: Option<At<String>>,
    /// A value of the answer that the next request sends; there is none on the last page.
    pub cursor: Option<At<Cursor>>,
    /// The answer's field with the URL of the next page, or its list of links; there is none on the last page.
    pub next: Option<At<NextUrl>>,
    /// The header `Link` has the URL of the next page, by `rel="next"`.
    pub link: Option<At<bool>>,
    /// The number of the page.
    pub page: Option<At<PageNumber>>,
    /// The number of elements before the page.
    pub offset: Option<At<Offset>>,
    /// The request's field with the number of elements on a page, where pages have numbers. A page with fewer is the
    /// last one, unless `total` or `more` know better.
    pub size: Option<At<String>>,
    /// The answer's field with the number of elements of all pages, where pages have numbers.
    pub total: Option<At<String>>,
    /// The answer's field that says whether there are more pages: where it is false, nothing follows.
    pub more: Option<At<String>>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// A value of an answer that the next request sends, in its query or in its body.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cursor {
    /// The answer's field.
    pub answer: At<String>,
    /// The query's field.
    pub query: Option<At<String>>,
    /// The body's field.
    pub body: Option<At<String>>,
}

/// The URL of the next page.
#[derive(Debug, JsonSchema)]
#[serde(untagged)]
pub enum NextUrl {
    /// The answer's field with it.
    Field(String),
    /// A list of links, of which one has it.
    Links(Links),
}

impl<'de> Deserialize<'de> for NextUrl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let visitor = TextOrTable("a field, or a table with a list of links", PhantomData);
        Ok(match deserializer.deserialize_any(visitor)? {
            Ok(field) => NextUrl::Field(field),
            Err(links) => NextUrl::Links(links),
        })
    }
}

/// Links of an answer, of which the one with the relation `next` has the URL of the next page.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Links {
    /// The answer's field with the links.
    pub list: At<String>,
    /// The link's field with its relation.
    pub rel: At<String>,
    /// The link's field with its URL.
    pub url: At<String>,
}

/// The number of a page, in the query or the body of its request.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PageNumber {
    /// The query's field.
    pub query: Option<At<String>>,
    /// The body's field.
    pub body: Option<At<String>>,
    /// The number of the first page. Default: that of the field, or 1.
    pub first: Option<i64>,
}

/// The number of elements before a page, in the query or the body of its request.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Offset {
    /// The query's field.
    pub query: Option<At<String>>,
    /// The body's field.
    pub body: Option<At<String>>,
}
