//! Rules of a search protocol.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde_core::Serialize;
use specwright_core::Decode;
use specwright_core::Validate;
use specwright_core::query::Query;

use crate::Operation;
use crate::stages::Phase;

/// The values carried from answers to later polls, by their names on the wire.
pub type Carried = BTreeMap<String, String>;

/// A field of the answers that later polls need, and that none had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotCarried(pub &'static str);

/// `it has no "searchId", without which the search can't be polled`
impl fmt::Display for NotCarried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it has no {:?}, without which the search can't be polled", self.0)
    }
}

/// A protocol by which searches are started and polled. Written by the generator from the description.
pub trait Protocol: Send + Sync + 'static {
    /// The request that starts a search.
    type Request: Serialize + Decode + Clone + Send + Sync + 'static;
    /// Query of the operation.
    type Query: Query + Validate;
    /// Body of the operation; `()` where it has none.
    type Body: Serialize + Validate;
    /// Answer of the operation.
    type Response: Decode + Send + Sync + 'static;

    /// The operation that starts and polls.
    const OPERATION: &'static Operation;

    /// The answer's field with the results, by its name on the wire.
    const RESULTS: &'static str;

    /// The status that the service answers while there is nothing to show and no body to read.
    const PENDING: Option<u16> = None;

    /// The call that starts the search.
    fn first(request: &Self::Request) -> (Self::Query, Option<Self::Body>);

    /// The phase of the search. An unknown status is [`Phase::Partial`].
    fn phase(response: &Self::Response) -> Phase;

    /// Whether a complete answer to this request has a list of results, if only an empty one.
    fn expects_results(request: &Self::Request) -> bool {
        let _ = request;
        true
    }

    /// Stores the values of this answer that later polls carry; keeps the others.
    fn carry(response: &Self::Response, carried: &mut Carried);

    /// A later poll, made from the carried values and from the request of the start.
    ///
    /// # Errors
    /// The value that it can't go without, where no answer had it.
    fn next(
        carried: &Carried,
        request: &Self::Request,
    ) -> Result<(Self::Query, Option<Self::Body>), NotCarried>;

    /// The number of all results, if the answer has it.
    fn total(response: &Self::Response) -> Option<i64>;

    /// The number of results in this answer.
    fn count(response: &Self::Response) -> usize;

    /// The ids of the results in this answer, in order, as texts; none where the description names no id.
    fn ids(response: &Self::Response) -> impl Iterator<Item = Cow<'_, str>> {
        let _ = response;
        std::iter::empty()
    }
}
