//! The rules of a search protocol.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde_core::Serialize;
use specwright_core::Decode;
use specwright_core::Validate;
use specwright_core::query::Query;

use crate::stages::Phase;
use crate::{Operation, Remark};

/// Values carried from responses to later polls, by wire name.
pub type Carried = BTreeMap<String, String>;

/// The name of a field that later polls need but that was missing from all responses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotCarried(pub &'static str);

/// Formats the fault, for example `it has no "searchId", which is required to poll the search`.
impl fmt::Display for NotCarried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it has no {:?}, which is required to poll the search", self.0)
    }
}

/// A requested page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageOf {
    /// The index of the page, from 0.
    pub index: i64,
    /// The maximum number of results on the page.
    pub size: i64,
}

/// The protocol for starting and polling searches. Generated code implements this trait.
pub trait Protocol: Send + Sync + 'static {
    /// The request that starts a search.
    type Request: Serialize + Decode + Clone + Send + Sync + 'static;
    /// The query of the operation.
    type Query: Query + Validate;
    /// The body of the operation; `()` if it has none.
    type Body: Serialize + Validate;
    /// The response type of the operation.
    type Response: Decode + Send + Sync + 'static;

    /// The operation that starts and polls searches.
    const OPERATION: &'static Operation;

    /// The name of the response field with the results, as on the wire.
    const RESULTS: &'static str;

    /// The status of a response without a body, sent while there are no results to show.
    const PENDING: Option<u16> = None;

    /// Returns the query and body of the call that starts the search.
    fn first(request: &Self::Request) -> (Self::Query, Option<Self::Body>);

    /// Returns the phase of the search. An unknown status counts as [`Phase::Partial`].
    fn phase(response: &Self::Response) -> Phase;

    /// Returns `true` if a complete response to this request has a list of results, which may be empty.
    fn expects_results(request: &Self::Request) -> bool {
        let _ = request;
        true
    }

    /// Returns the requested page; `None` if the results have no pages.
    fn page(request: &Self::Request) -> Option<PageOf> {
        let _ = request;
        None
    }

    /// Returns the differences between a response and the request that do not affect which results are returned.
    fn remarks(request: &Self::Request, response: &Self::Response) -> Vec<Remark> {
        let _ = (request, response);
        Vec::new()
    }

    /// Stores the values of this response that later polls carry. Values that are absent from the response remain
    /// unchanged.
    fn carry(response: &Self::Response, carried: &mut Carried);

    /// Builds the query and body of a later poll from the carried values and the initial request.
    ///
    /// # Errors
    /// Returns [`NotCarried`], which contains the name of the required value, if no response has supplied the value.
    fn next(
        carried: &Carried,
        request: &Self::Request,
    ) -> Result<(Self::Query, Option<Self::Body>), NotCarried>;

    /// Returns the total number of results, if the response contains it.
    fn total(response: &Self::Response) -> Option<i64>;

    /// Returns the number of results in this response.
    fn count(response: &Self::Response) -> usize;

    /// Returns the ids of the results in this response, in order, as strings. Empty if the API description names no id.
    fn ids(response: &Self::Response) -> impl Iterator<Item = Cow<'_, str>> {
        let _ = response;
        std::iter::empty()
    }
}
