//! All records of a feed, page after page, each page after the last record of the one before.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures_core::Stream;
use specwright_core::Decoded;

use super::page::{Next, Page};
use super::{Feed, Records};
use crate::call::Call;
use crate::future::BoxFuture;
use crate::{Error, ErrorKind, Session};

impl Session {
    /// All records of a feed, from the query's page on. Nothing is sent before the first record is asked for.
    pub fn walk<F: Feed>(&self, mut query: F::Query) -> Walk<F> {
        F::state_defaults(&mut query);
        Walk {
            session: self.clone(),
            query,
            state: State::Next,
            page: Page::default(),
            begun: None,
            told: 0,
            known: 0,
            breaks: 0,
            since: Duration::ZERO,
            is_broken: false,
        }
    }
}

/// The records of all pages of a feed: a [`Stream`], which [`next`](Walk::next) reads without further crates.
///
/// A page is asked for when the one before is read to its end. The last page is one of readable records alone that
/// has fewer of them than it could have, or an empty one, whose content type is that of records. A page that only the
/// end of the connection ends is not taken for the last: it may have been cut off. Nothing else ends a
/// walk without an error; see [`Records`] for what is no page at all.
///
/// - A line that can't be made a record, or is too long, is an error as of [`Records`], and the walk goes on behind
///   it; [`is_broken`](Walk::is_broken) tells it from an error that ends the walk. A short page with such a line is
///   not taken for the last.
/// - A page that breaks off, or takes too long for a record, is taken up again after its last record, in a new call,
///   with the waits of the client's [retry policy](crate::RetryPolicy). Each record that comes is progress, with
///   which the policy's count begins anew; no record comes twice.
/// - What can't be taken up again is an error, the last item: no further attempt is left, the last record has no id,
///   the service does not go on after an id, or it refuses a page. Another walk can go on from
///   [`reached`](Walk::reached).
#[must_use = "nothing is sent unless records are asked for"]
pub struct Walk<F: Feed> {
    session: Session,
    query: F::Query,
    state: State<F::Record>,
    /// The page under way.
    page: Page<F::Id>,
    /// The id of the first record of the last page that had one.
    begun: Option<F::Id>,
    /// The number of unreadable lines returned since the last record.
    told: usize,
    /// How many of them come again, as the page begins after that record.
    known: usize,
    /// The number of breaks since the last record.
    breaks: u32,
    /// The moment of the first of them.
    since: Duration,
    is_broken: bool,
}

enum State<R> {
    /// The next page is not yet asked for.
    Next,
    Asked(BoxFuture<'static, Result<Records<R>, Error>>),
    Begun(Box<Records<R>>),
    /// There is no page.
    Done,
}

// It holds no pinned data.
impl<F: Feed> Unpin for Walk<F> {}

impl<F: Feed> Walk<F> {
    /// The next record, with its differences from the description; `None` after the last one of the last page.
    pub async fn next(&mut self) -> Option<Result<Decoded<F::Record>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// The id of the last record returned; before the first one, the id that the walk began after. A walk that
    /// begins after it returns the rest. A record without an id counts as not returned.
    pub fn reached(&self) -> Option<&F::Id> {
        self.page.reached().or_else(|| F::last(&self.query))
    }

    /// Whether an error ended the walk, so that records are missing.
    pub fn is_broken(&self) -> bool {
        self.is_broken
    }

    fn call(&self) -> Result<Call, Error> {
        Call::new(&self.session, F::OPERATION, &self.query, None::<&()>)
    }

    /// Asks for the page of the query.
    fn ask(&self) -> Result<State<F::Record>, Error> {
        let call = self.call()?;
        Ok(State::Asked(Box::pin(call.open())))
    }

    /// Goes on after a page that came to its end.
    fn turn(&mut self, may_be_cut_off: bool) -> Result<State<F::Record>, Error> {
        match self.page.next(F::size(&self.query), F::last(&self.query), may_be_cut_off) {
            Next::End => Ok(State::Done),
            Next::Page => {
                self.begin_page();
                Ok(State::Next)
            }
            Next::Stuck(reason) => Err(self.unexpected(reason)),
        }
    }

    /// Goes on after a page that broke off, if policy and page allow.
    fn take_up(&mut self, error: Error) -> Result<State<F::Record>, Error> {
        let now = self.session.client().shared.clock.now();
        if self.breaks == 0 {
            self.since = now;
        }
        self.breaks = self.breaks.saturating_add(1);
        let error = error.with_attempts(self.breaks);
        if self.page.next_after_break() != Next::Page {
            return Err(error);
        }
        let wait = self.call()?.wait_after(error, self.breaks, now.saturating_sub(self.since))?;
        self.begin_page();
        let call = self.call()?;
        Ok(State::Asked(Box::pin(async move {
            call.pause(wait).await;
            call.open().await
        })))
    }

    /// Makes the query's page begin where the page under way ended.
    fn begin_page(&mut self) {
        if let Some(id) = std::mem::take(&mut self.page).into_reached() {
            F::begin_after(&mut self.query, id);
        }
        self.known = self.told;
    }

    /// Counts a record.
    fn count(&mut self, record: &F::Record) -> Result<(), Error> {
        if self.page.has_no_record() {
            let first = F::id(record);
            let is_known = |id: &F::Id| self.begun.as_ref() == Some(id) || F::last(&self.query) == Some(id);
            if self.begun.is_some() && first.as_ref().is_some_and(is_known) {
                return Err(self.unexpected(match self.breaks {
                    0 => "a page begins with a record from before the id that it was to begin after",
                    _ => "a page that broke off, asked for after its last id, begins with an earlier record",
                }));
            }
            self.begun = first.or(self.begun.take());
        }
        self.page.count(F::id(record));
        if self.breaks > 0 {
            self.session.client().shared.retry.succeeded(self.breaks.saturating_add(1));
        }
        (self.told, self.known, self.breaks) = (0, 0, 0);
        Ok(())
    }

    /// Counts a line that is no record. Returns whether it is new.
    fn count_unreadable(&mut self) -> bool {
        self.page.count_unreadable();
        let is_new = self.known == 0;
        self.known = self.known.saturating_sub(1);
        self.told += usize::from(is_new);
        is_new
    }

    fn unexpected(&self, reason: &str) -> Error {
        Error::new(ErrorKind::Unexpected, reason).with_operation(F::OPERATION.name)
    }

    fn end_with(&mut self, error: Error) -> Poll<Option<<Self as Stream>::Item>> {
        (self.state, self.is_broken) = (State::Done, true);
        Poll::Ready(Some(Err(error)))
    }
}

impl<F: Feed> Stream for Walk<F> {
    type Item = Result<Decoded<F::Record>, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            let state = match &mut self.state {
                State::Done => return Poll::Ready(None),
                State::Next => self.ask(),
                State::Asked(records) => {
                    ready!(records.as_mut().poll(cx)).map(|records| State::Begun(Box::new(records)))
                }
                State::Begun(records) => {
                    let item = ready!(Pin::new(&mut **records).poll_next(cx));
                    let (is_broken, may_be_cut_off) = (records.is_broken(), records.may_be_cut_off());
                    match item {
                        None => self.turn(may_be_cut_off),
                        Some(Err(error)) if is_broken => self.take_up(error),
                        Some(Err(_)) if !self.count_unreadable() => continue,
                        Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                        Some(Ok(record)) => match self.count(&record.value) {
                            Ok(()) => return Poll::Ready(Some(Ok(record))),
                            Err(error) => Err(error),
                        },
                    }
                }
            };
            match state {
                Ok(state) => self.state = state,
                Err(error) => return self.end_with(error),
            }
        }
    }
}

impl<F: Feed> fmt::Debug for Walk<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Walk").field("operation", &F::OPERATION.name).finish_non_exhaustive()
    }
}
