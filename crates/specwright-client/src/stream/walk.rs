//! All records of a feed. Each page begins after the last record of the previous page.

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
    /// Returns all records of a feed, starting with the query's page. Nothing is sent until the first record is
    /// requested.
    pub fn walk<F: Feed>(&self, mut query: F::Query) -> Walk<F> {
        F::state_defaults(&mut query);
        Walk {
            session: self.clone(),
            query,
            state: State::Next,
            page: Page::default(),
            first_id: None,
            reported_lines: 0,
            repeated_lines: 0,
            breaks: 0,
            first_break_at: Duration::ZERO,
            is_broken: false,
        }
    }
}

/// The records of all pages of a feed: a [`Stream`], which [`next`](Walk::next) reads without further crates.
///
/// A page is requested when the previous page has been read to the end. The last page is one that has only readable
/// records and is not full, or an empty one with the content type of records. A page that only the closed connection
/// ends does not count as the last, because it may have been cut off. In all other cases, a walk ends with an error;
/// see [`Records`] for responses that are not pages.
///
/// - An unreadable or overlong line is an error, as for [`Records`], and the walk continues after it.
///   [`is_broken`](Walk::is_broken) distinguishes it from an error that ends the walk. A short page with such a line
///   does not count as the last.
/// - A page that breaks off, or takes too long for a record, is resumed after its last record. This is a new call,
///   with the waits of the client's [retry policy](crate::RetryPolicy). Each record received is progress, and
///   restarts the policy's count of attempts. No record is returned twice.
/// - If the walk can't be resumed, the last item is an error: no attempts are left, the last record has no id, the
///   service does not continue after an id, or it refuses a page. Another walk can continue from
///   [`reached`](Walk::reached).
#[must_use = "streams do nothing unless polled"]
pub struct Walk<F: Feed> {
    session: Session,
    query: F::Query,
    state: State<F::Record>,
    /// The current page.
    page: Page<F::Id>,
    /// The id of the first record of the last page that had a record with an id.
    first_id: Option<F::Id>,
    /// Number of unreadable lines returned since the last record.
    reported_lines: usize,
    /// Number of those lines that will be repeated, because the page begins after that record.
    repeated_lines: usize,
    /// Number of breaks since the last record.
    breaks: u32,
    /// Time of the first of these breaks.
    first_break_at: Duration,
    is_broken: bool,
}

enum State<R> {
    /// The next page has not been requested yet.
    Next,
    Asked(BoxFuture<'static, Result<Records<R>, Error>>),
    Begun(Box<Records<R>>),
    /// There are no more pages.
    Done,
}

// `Walk` holds no pinned data.
impl<F: Feed> Unpin for Walk<F> {}

impl<F: Feed> Walk<F> {
    /// Returns the next record, with its notes; `None` after the last record of the last page.
    pub async fn next(&mut self) -> Option<Result<Decoded<F::Record>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Returns the id of the last record returned; before the first record, the id after which the walk began. A walk
    /// that begins after this id returns the rest. A record without an id counts as not returned.
    pub fn reached(&self) -> Option<&F::Id> {
        self.page.reached().or_else(|| F::last(&self.query))
    }

    /// Returns the text of the last record returned, as received. Links in it may contain the key.
    pub fn text(&self) -> &[u8] {
        match &self.state {
            State::Begun(records) => records.text(),
            _ => &[],
        }
    }

    /// Returns `true` if an error ended the walk, so that records are missing.
    pub fn is_broken(&self) -> bool {
        self.is_broken
    }

    fn call(&self) -> Result<Call, Error> {
        Call::new(&self.session, F::OPERATION, &self.query, None::<&()>)
    }

    /// Requests the page of the query.
    fn ask(&self) -> Result<State<F::Record>, Error> {
        let call = self.call()?;
        Ok(State::Asked(Box::pin(call.open())))
    }

    /// Continues after a page that has ended.
    fn finish_page(&mut self, may_be_cut_off: bool) -> Result<State<F::Record>, Error> {
        match self.page.next(F::size(&self.query), F::last(&self.query), may_be_cut_off) {
            Next::End => Ok(State::Done),
            Next::Page => {
                self.begin_page();
                Ok(State::Next)
            }
            Next::Stuck(reason) => Err(self.unexpected(reason)),
        }
    }

    /// Resumes a page that broke off, if the policy and the page allow it.
    fn resume(&mut self, error: Error) -> Result<State<F::Record>, Error> {
        let now = self.session.client().shared.clock.now();
        if self.breaks == 0 {
            self.first_break_at = now;
        }
        self.breaks = self.breaks.saturating_add(1);
        let error = error.with_attempts(self.breaks);
        if self.page.next_after_break() != Next::Page {
            return Err(error);
        }
        let wait = self.call()?.wait_after(error, self.breaks, now.saturating_sub(self.first_break_at))?;
        self.begin_page();
        let call = self.call()?;
        Ok(State::Asked(Box::pin(async move {
            call.pause(wait).await;
            call.open().await
        })))
    }

    /// Makes the query's page begin where the current page ended.
    fn begin_page(&mut self) {
        if let Some(id) = std::mem::take(&mut self.page).into_reached() {
            F::begin_after(&mut self.query, id);
        }
        self.repeated_lines = self.reported_lines;
    }

    /// Counts a record. Returns an error if the record shows that the service ignores the id.
    fn count(&mut self, record: &F::Record) -> Result<(), Error> {
        if self.page.has_no_record() {
            let first = F::id(record);
            let is_known =
                |id: &F::Id| self.first_id.as_ref() == Some(id) || F::last(&self.query) == Some(id);
            if self.first_id.is_some() && first.as_ref().is_some_and(is_known) {
                return Err(self.unexpected(match self.breaks {
                    0 => "a page begins with a record that precedes its start id",
                    _ => "a page that broke off and was resumed after its last id begins with an earlier record",
                }));
            }
            self.first_id = first.or(self.first_id.take());
        }
        self.page.count(F::id(record));
        if self.breaks > 0 {
            self.session.client().shared.retry.succeeded(self.breaks.saturating_add(1));
        }
        (self.reported_lines, self.repeated_lines, self.breaks) = (0, 0, 0);
        Ok(())
    }

    /// Counts a line that is not a record. Returns `true` if the line is new.
    fn count_unreadable(&mut self) -> bool {
        self.page.count_unreadable();
        let is_new = self.repeated_lines == 0;
        self.repeated_lines = self.repeated_lines.saturating_sub(1);
        self.reported_lines += usize::from(is_new);
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
                        None => self.finish_page(may_be_cut_off),
                        Some(Err(error)) if is_broken => self.resume(error),
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
