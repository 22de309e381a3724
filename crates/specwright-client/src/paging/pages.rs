//! The pages of a listing, in order.

use std::collections::HashSet;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;
use http::Uri;

use super::place::{Mark, Place};
use super::rules::{Pagination, Paging};
use super::turn::Sequence;
use crate::call::{Call, Subject};
use crate::future::BoxFuture;
use crate::portable::invalid;
use crate::text::shorten;
use crate::url::without_parameters;
use crate::{Answer, Error, ErrorKind, Session};

/// A [`Stream`] of the responses of a listing, one for each page. [`next`](Pages::next) also returns the responses,
/// without requiring a stream crate.
///
/// Each page is requested on demand, in a separate call, with retries according to the client's
/// [policy](crate::RetryPolicy). A deadline of the session covers all pages together. A page may be empty without being
/// the last.
///
/// If an error occurs, it is the last item: either a call failed, or the service did not identify a usable next page. A
/// next page is unusable, for example, if it was read before, or if its URL has another origin, which would receive the
/// credentials. Pages read before the error are not lost, and [`place`](Pages::place) returns the position to continue
/// from.
///
/// Numbered pages end with a page that has fewer elements than requested. If responses contain the total number of
/// elements, the total decides instead, because a service may return shorter pages than requested. An empty
/// numbered page is also the last. If a response indicates whether there are more pages, this indication alone decides.
#[must_use = "streams do nothing unless polled"]
pub struct Pages<P: Paging> {
    session: Session,
    request: P::Request,
    /// The page in flight, or the page to request next; `None` if there is no such page or it is unknown.
    at: Option<Mark>,
    state: State<P::Page>,
    /// The requests made so far, to detect repetition.
    requested: HashSet<Subject>,
    sequence: Sequence,
    is_broken: bool,
}

enum State<R> {
    /// The next page has to be requested.
    Ready,
    Requested(Uri, BoxFuture<'static, Result<Answer<R>, Error>>),
    /// The error that prevents the next page from being requested.
    NoNextPage(Error),
    Done,
}

// `Pages` holds no pinned data.
impl<P: Paging> Unpin for Pages<P> {}

impl<P: Paging> Pages<P> {
    pub(super) fn new(session: Session, mut request: P::Request) -> Self {
        P::state_defaults(&mut request);
        let at = match P::PAGINATION {
            Pagination::Page(number) | Pagination::Offset(number) => {
                Mark::Number((number.read)(&request).unwrap_or(number.first))
            }
            Pagination::Cursor { .. } | Pagination::Url { .. } | Pagination::Link => Mark::Given,
        };
        Pages {
            session,
            request,
            at: Some(at),
            state: State::Ready,
            requested: HashSet::new(),
            sequence: Sequence::default(),
            is_broken: false,
        }
    }

    /// Returns the next page and its notes; `None` after the last page.
    pub async fn next(&mut self) -> Option<Result<Answer<P::Page>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Returns the place of the next page, where another listing with the same request can continue. If a call failed,
    /// the place is that of the failed page. Returns `None` after the last page, or if the service does not identify
    /// the next page.
    pub fn place(&self) -> Option<Place> {
        self.place_of(self.at.clone()?, 0)
    }

    /// Returns `true` if an error ended the listing, so pages are missing.
    pub fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// Returns the page in flight, or the next one.
    pub(super) fn at(&self) -> Option<&Mark> {
        self.at.as_ref()
    }

    pub(super) fn place_of(&self, page: Mark, returned: usize) -> Option<Place> {
        Some(Place { operation: P::OPERATION.name.to_owned(), page, returned })
    }

    /// Moves to a place.
    pub(super) fn go_to(&mut self, place: Place) -> Result<(), Error> {
        if place.operation != P::OPERATION.name {
            let name = P::OPERATION.name;
            return Err(invalid(format!(
                "found a place in {:?}, expected a place in {name:?}",
                place.operation
            )));
        }
        let is_compatible = match (&place.page, P::PAGINATION) {
            (Mark::Number(_), Pagination::Page(_) | Pagination::Offset(_)) => true,
            (Mark::Cursor(cursor), Pagination::Cursor { write, .. }) => {
                write(&mut self.request, cursor).is_some()
            }
            (Mark::Url(_), Pagination::Url { .. } | Pagination::Link) => true,
            (Mark::Given, Pagination::Cursor { .. } | Pagination::Url { .. } | Pagination::Link) => true,
            _ => false,
        };
        if !is_compatible {
            return Err(invalid("it belongs to a listing with another kind of paging"));
        }
        self.at = Some(place.page);
        Ok(())
    }

    /// Requests the page at a mark.
    fn request_page(&mut self, mark: &Mark) -> Result<State<P::Page>, Error> {
        match (mark, P::PAGINATION) {
            (Mark::Number(at), Pagination::Page(number) | Pagination::Offset(number)) => {
                (number.write)(&mut self.request, *at);
            }
            (Mark::Cursor(cursor), Pagination::Cursor { write, .. }) => {
                write(&mut self.request, cursor).ok_or_else(|| {
                    self.unexpected(&format!("the cursor {} has an unexpected format", quoted(cursor)))
                })?;
            }
            _ => {}
        }
        let (query, body) = P::parts(&self.request);
        let call = Call::new(&self.session, P::OPERATION, query, body).map_err(|error| match mark {
            Mark::Cursor(_) => error.of_service_values(),
            _ => error,
        })?;
        let call = match mark {
            Mark::Url(url) => call.to(url).map_err(|why| self.unexpected(&why))?,
            _ => call,
        };
        if !self.requested.insert(call.subject()) {
            self.at = None;
            return Err(self.unexpected(&match mark {
                Mark::Cursor(cursor) => format!("the cursor {} was received twice", quoted(cursor)),
                Mark::Url(url) => {
                    format!("the URL {} of the next page was received twice", quoted(url))
                }
                Mark::Given | Mark::Number(_) => "the same page was requested twice".to_owned(),
            }));
        }
        let called_url = call.request.uri().clone();
        Ok(State::Requested(called_url, Box::pin(async move { call.run().await })))
    }

    /// Determines the next state after a response.
    fn state_after(&mut self, called_url: &Uri, answer: &Answer<P::Page>) -> State<P::Page> {
        let at = self.at.take().unwrap_or(Mark::Given);
        match self.sequence.after::<P>(&at, &self.request, answer, called_url) {
            Ok(None) => State::Done,
            Ok(Some(next)) => {
                self.at = Some(self.without_credentials(next));
                State::Ready
            }
            Err(reason) => State::NoNextPage(self.unexpected(&reason)),
        }
    }

    fn without_credentials(&self, mark: Mark) -> Mark {
        let client = &self.session.client().shared;
        let bare = |url: &str| without_parameters(&url.parse().ok()?, |name| client.is_credential(name));
        match mark {
            Mark::Url(url) => Mark::Url(bare(&url).map_or(url, |url| url.to_string())),
            mark => mark,
        }
    }

    fn unexpected(&self, reason: &str) -> Error {
        let reason = self.session.client().redact(reason);
        Error::new(ErrorKind::Unexpected, reason).with_operation(P::OPERATION.name)
    }

    fn end_with(&mut self, error: Error) -> Poll<Option<<Self as Stream>::Item>> {
        (self.state, self.is_broken) = (State::Done, true);
        Poll::Ready(Some(Err(error)))
    }
}

/// Quotes and truncates a string from the service for a message.
fn quoted(text: &str) -> String {
    format!("{:?}", shorten(text, 120))
}

impl<P: Paging> Stream for Pages<P> {
    type Item = Result<Answer<P::Page>, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            match &mut self.state {
                State::Ready => {
                    let mark = self.at.clone().unwrap_or(Mark::Given);
                    match self.request_page(&mark) {
                        Ok(state) => self.state = state,
                        Err(error) => return self.end_with(error),
                    }
                }
                State::Requested(called_url, answer) => {
                    let (called_url, answer) = (called_url.clone(), ready!(answer.as_mut().poll(cx)));
                    let successful = answer.and_then(|answer| {
                        let found = P::count(&answer.value);
                        answer.require_success(P::OPERATION, found)
                    });
                    return match successful {
                        Ok(mut answer) => {
                            self.state = self.state_after(&called_url, &answer);
                            answer.metadata.body = Bytes::new();
                            Poll::Ready(Some(Ok(answer)))
                        }
                        Err(error) => self.end_with(error),
                    };
                }
                State::NoNextPage(error) => {
                    let error = error.clone();
                    return self.end_with(error);
                }
                State::Done => return Poll::Ready(None),
            }
        }
    }
}

impl<P: Paging> fmt::Debug for Pages<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages").field("operation", &P::OPERATION.name).finish_non_exhaustive()
    }
}
