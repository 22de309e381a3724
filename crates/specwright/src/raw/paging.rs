//! Tables for paginated listings.

use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer};

use super::forms::TextOrTable;
use super::{At, Texts};

/// `[paging.name]`: all elements of a listing, page by page.
///
/// Exactly one of `cursor`, `next`, `link`, `page` and `offset` sets the pagination method. Response fields may be in
/// nested objects, as in `meta.after`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Paging {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Operation that returns a page, as `group.name`.
    pub operation: At<String>,
    /// Response field with the elements. Omit this key if the response itself is the list.
    pub items: Option<At<String>>,
    /// Value that the next request sends: a response field, which is absent on the last page, or a field of the last
    /// element.
    pub cursor: Option<At<Cursor>>,
    /// Response field with the URL of the next page, or with a list of links that contains it. Absent on the last page.
    pub next: Option<At<NextUrl>>,
    /// `true` if the `Link` header contains the URL of the next page, with `rel="next"`.
    pub link: Option<At<bool>>,
    /// Request field with the page number.
    pub page: Option<At<PageNumber>>,
    /// Request field with the number of elements before the page.
    pub offset: Option<At<RequestField>>,
    /// Request field with the number of elements per page, for `page` and `offset`. A page with fewer elements is the
    /// last page, unless `total` or `more` indicates otherwise.
    pub size: Option<At<String>>,
    /// Response field with the total number of elements, for `page` and `offset`.
    pub total: Option<At<String>>,
    /// Response field that indicates whether there are more pages. If the field is false, the page is the last page.
    pub more: Option<At<String>>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// A response value, either `answer` or `last_item`, that the next request sends in its query or in its body.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cursor {
    /// Response field.
    pub answer: Option<At<String>>,
    /// Required field of an element, such as its id. The next request sends the value from the last element. An empty
    /// page is the last, or an earlier page if `more` indicates so.
    pub last_item: Option<At<String>>,
    /// Query field.
    pub query: Option<At<String>>,
    /// Body field.
    pub body: Option<At<String>>,
}

/// The URL of the next page.
#[derive(Debug, JsonSchema)]
#[serde(untagged)]
pub enum NextUrl {
    /// Response field with the URL.
    Field(String),
    /// A list of links, one of which contains the URL.
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

/// A list of links in a response. The link with the relation `next` contains the URL of the next page.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Links {
    /// Response field with the links.
    pub list: At<String>,
    /// Field of a link with its relation.
    pub rel: At<String>,
    /// Field of a link with its URL.
    pub url: At<String>,
}

/// The page number, in the query or the body of a request.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PageNumber {
    /// Query field.
    pub query: Option<At<String>>,
    /// Body field.
    pub body: Option<At<String>>,
    /// Number of the first page. Default: the default of the field, or 1.
    pub first: Option<i64>,
}

/// A field in the query or the body of a request.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RequestField {
    /// Query field.
    pub query: Option<At<String>>,
    /// Body field.
    pub body: Option<At<String>>,
}
