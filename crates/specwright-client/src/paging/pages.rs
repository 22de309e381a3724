//! The pages of a listing, one after the other.

use std::collections::HashSet;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;
use http::Uri;

use super::place::{Mark, Place, invalid};
use super::rules::{Paging, Way};
use super::turn::Sequence;
use crate::call::{Call, Subject};
use crate::future::BoxFuture;
use crate::text::shorten;
use crate::url::without_parameters;
use crate::{Answer, Error, ErrorKind, Session};

/// The pages of a listing: a [`Stream`] of answers, which [`next`](Pages::next) reads without further crates.
///
/// A page is asked for when it is wanted, as a call of its own: with retries by the client's
/// [policy](crate::RetryPolicy), and the deadline of the session for all of them together. A page may be empty and have
/// another one behind it. An error is the last item: a call that failed, or a service that does not go on, as by a page
/// that it named before or one at another host, where credentials would leak. The pages before are not lost by it, and
/// [`place`](Pages::place) is where to go on.
///
/// Pages with numbers end with one that has fewer elements than were asked for. Where answers count the elements of all
/// pages, their number decides, as a service may have shorter pages than asked for; an empty page is the last one in
/// any case, and nothing follows where an answer says so itself.
#[must_use = "nothing is sent unless pages are asked for"]
pub struct Pages<P: Paging> {
    session: Session,
    request: P::Request,
    /// The page under way or to be asked for; `None` where there is none, or none is known.
    at: Option<Mark>,
    state: State<P::Page>,
    /// What was asked for.
    asked: HashSet<Subject>,
    sequence: Sequence,
    is_broken: bool,
}

enum State<R> {
    /// A page is to be asked for.
    Ready,
    Asked(Uri, BoxFuture<'static, Result<Answer<R>, Error>>),
    /// Why the page after the one that was returned can't be asked for.
    Stuck(Error),
    Done,
}

// It holds no pinned data.
impl<P: Paging> Unpin for Pages<P> {}

impl<P: Paging> Pages<P> {
    pub(super) fn new(session: Session, mut request: P::Request) -> Self {
        P::state_defaults(&mut request);
        let at = match P::WAY {
            Way::Page(number) | Way::Offset(number) => {
                Mark::Number((number.read)(&request).unwrap_or(number.first))
            }
            Way::Cursor { .. } | Way::Url { .. } | Way::Link => Mark::Given,
        };
        Pages {
            session,
            request,
            at: Some(at),
            state: State::Ready,
            asked: HashSet::new(),
            sequence: Sequence::default(),
            is_broken: false,
        }
    }

    /// The next page, with its differences from the description; `None` after the last one.
    pub async fn next(&mut self) -> Option<Result<Answer<P::Page>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// The place of the next page, where another listing with the same request can go on; of the same page where a call
    /// failed. `None` after the last page, and where the service does not say how to go on.
    pub fn place(&self) -> Option<Place> {
        self.place_of(self.at.clone()?, 0)
    }

    /// Whether an error ended the listing, so that pages are missing.
    pub fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// The page under way, or the next one.
    pub(super) fn at(&self) -> Option<&Mark> {
        self.at.as_ref()
    }

    pub(super) fn place_of(&self, page: Mark, returned: usize) -> Option<Place> {
        Some(Place { operation: P::OPERATION.name.to_owned(), page, returned })
    }

    /// Goes on at a place.
    pub(super) fn go_to(&mut self, place: Place) -> Result<(), Error> {
        if place.operation != P::OPERATION.name {
            let name = P::OPERATION.name;
            return Err(invalid(format!("found a place of {:?}, expected one of {name:?}", place.operation)));
        }
        let fits = match (&place.page, P::WAY) {
            (Mark::Number(_), Way::Page(_) | Way::Offset(_)) => true,
            (Mark::Cursor(cursor), Way::Cursor { write, .. }) => write(&mut self.request, cursor).is_some(),
            (Mark::Url(_), Way::Url { .. } | Way::Link) => true,
            (Mark::Given, Way::Cursor { .. } | Way::Url { .. } | Way::Link) => true,
            _ => false,
        };
        if !fits {
            return Err(invalid("its pages are asked for in another way"));
        }
        self.at = Some(place.page);
        Ok(())
    }

    /// Asks for the page at a mark.
    fn ask(&mut self, mark: &Mark) -> Result<State<P::Page>, Error> {
        match (mark, P::WAY) {
            (Mark::Number(at), Way::Page(number) | Way::Offset(number)) => {
                (number.write)(&mut self.request, *at);
            }
            (Mark::Cursor(cursor), Way::Cursor { write, .. }) => {
                write(&mut self.request, cursor).ok_or_else(|| {
                    self.unexpected(&format!("the cursor {} has another form", quoted(cursor)))
                })?;
            }
            _ => {}
        }
        let (query, body) = P::parts(&self.request);
        let call = Call::new(&self.session, P::OPERATION, query, body)?;
        let call = match mark {
            Mark::Url(url) => call.to(url).map_err(|why| self.unexpected(&why))?,
            _ => call,
        };
        if !self.asked.insert(call.subject()) {
            self.at = None;
            return Err(self.unexpected(&match mark {
                Mark::Cursor(cursor) => format!("the cursor {} comes for a second time", quoted(cursor)),
                Mark::Url(url) => {
                    format!("the URL {} comes for a second time as that of the next page", quoted(url))
                }
                Mark::Given | Mark::Number(_) => "a page comes for a second time".to_owned(),
            }));
        }
        let called = call.request.uri().clone();
        Ok(State::Asked(called, Box::pin(async move { call.run().await })))
    }

    /// What to do after an answer.
    fn turn(&mut self, called: &Uri, answer: &Answer<P::Page>) -> State<P::Page> {
        let at = self.at.take().unwrap_or(Mark::Given);
        match self.sequence.after::<P>(&at, &self.request, answer, called) {
            Ok(None) => State::Done,
            Ok(Some(next)) => {
                self.at = Some(self.without_credentials(next));
                State::Ready
            }
            Err(reason) => State::Stuck(self.unexpected(&reason)),
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

/// A text of the service's in a message.
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
                    match self.ask(&mark) {
                        Ok(state) => self.state = state,
                        Err(error) => return self.end_with(error),
                    }
                }
                State::Asked(called, answer) => {
                    let (called, answer) = (called.clone(), ready!(answer.as_mut().poll(cx)));
                    return match answer {
                        Ok(mut answer) => {
                            self.state = self.turn(&called, &answer);
                            answer.beside.body = Bytes::new();
                            Poll::Ready(Some(Ok(answer)))
                        }
                        Err(error) => self.end_with(error),
                    };
                }
                State::Stuck(error) => {
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
