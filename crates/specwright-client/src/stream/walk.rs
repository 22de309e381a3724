//! All records of a feed. Each page begins after the last record of the previous page.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures_core::Stream;
use http::StatusCode;
use specwright_core::Decoded;

use super::known::{Known, Novelty, Repeats};
use super::page::{Doubt, Next, Page};
use super::{Feed, Records};
use crate::call::Call;
use crate::future::BoxFuture;
use crate::verdict::{Lack, Numbers, Verdict};
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
            known: Known::new(Walk::<F>::DEFAULT_MAX_KNOWN_IDS),
            repeats: Repeats::default(),
            returned: 0,
            unreadable: 0,
            bad_pages: [0; 2],
            pages_with_news: 0,
            repeats_first_page: false,
            reported_lines: 0,
            repeated_lines: 0,
            breaks: 0,
            first_break_at: Duration::ZERO,
            is_broken: false,
        }
    }
}

/// A [`Stream`] of the records of all pages of a feed. [`next`](Walk::next) also returns the records, without requiring
/// a stream crate.
///
/// Each page is requested once the previous page has been read to the end, and begins after the last id of that page.
///
/// Each record is returned once. A record that is identical to an earlier record is skipped. A record with a known id
/// and different content is an update: it is returned, and replaces the earlier record. [`repeats`](Walk::repeats)
/// counts both. To detect repeats, the walk keeps the ids of [a limited number](Walk::max_known_ids) of records.
///
/// A feed ends with an empty page that has the content type of records. Services may also send the last page again, so
/// the feed also ends with a page that has only records of the previous page, if the previous page was short or had
/// nothing new itself. If the repeated records also come from earlier pages, the pages are a cycle, which is an error.
/// A short page whose last record has no id also ends the feed, because no page can begin after that record. After the
/// first short page, which may be the last, a 204, a 404 or an empty body of another type also ends the feed. A page
/// that ends only because the connection closes may be truncated, and is an error if it is empty. In all other cases, a
/// walk ends with an error; see [`Records`] for responses that are not pages.
///
/// - An unreadable or overlong line is an error, as for [`Records`], and the walk continues after it.
///   [`is_broken`](Walk::is_broken) returns `true` only after an error that ends the walk.
/// - The walk resumes a page after its last record if the response is truncated or a record takes too long. Before the
///   new call, the walk waits as the client's [retry policy](crate::RetryPolicy) specifies. Each record with a new id
///   resets the policy's attempt count.
/// - If the walk can't be resumed, the last item is an error: no attempts are left, the last record has no id, the
///   service does not continue after an id, or the service rejects a page. Another walk can continue from
///   [`reached`](Walk::reached).
#[must_use = "streams do nothing unless polled"]
pub struct Walk<F: Feed> {
    session: Session,
    query: F::Query,
    state: State<F::Record>,
    /// The current page.
    page: Page<F::Id>,
    known: Known,
    repeats: Repeats,
    /// Number of records returned.
    returned: u64,
    /// Number of unreadable lines returned.
    unreadable: u64,
    /// Numbers of unreadable lines and of all lines, on pages with more unreadable lines than a healthy service sends.
    bad_pages: [u64; 2],
    /// Number of pages with new records.
    pages_with_news: u64,
    /// `true` if the feed ended with a full page, and only the first page had new records.
    repeats_first_page: bool,
    /// Number of unreadable lines returned since the last new record.
    reported_lines: usize,
    /// Number of reported lines that the service will repeat, because the page begins after the last new record.
    repeated_lines: usize,
    /// Number of breaks since the last new record.
    breaks: u32,
    /// Time of the first break since the last new record.
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
    /// The default limit of known ids: 1,000,000, which take about 50 MB of memory.
    pub const DEFAULT_MAX_KNOWN_IDS: usize = 1_000_000;

    /// Sets the maximum number of ids that are kept to recognize repeated records. Records beyond this limit are
    /// returned [unchecked](Repeats::unchecked). The default is [`DEFAULT_MAX_KNOWN_IDS`](Walk::DEFAULT_MAX_KNOWN_IDS).
    pub fn max_known_ids(mut self, ids: usize) -> Self {
        self.known.limit = ids;
        self
    }

    /// Returns the next record and its notes; `None` after the last record of the last page.
    pub async fn next(&mut self) -> Option<Result<Decoded<F::Record>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Returns the id of the last record returned; before the first record, the id after which the walk began. A walk
    /// that begins after this id returns the rest. A record without an id counts as not returned.
    pub fn reached(&self) -> Option<&F::Id> {
        self.page.reached().or_else(|| F::last(&self.query))
    }

    /// Returns the text of the last record returned, as received. Links in the text may contain the key.
    pub fn text(&self) -> &[u8] {
        match &self.state {
            State::Begun(records) => records.text(),
            _ => &[],
        }
    }

    /// Returns `true` if an error ended the walk, so records are missing.
    pub fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// Returns the counts of repeated records.
    pub fn repeats(&self) -> Repeats {
        self.repeats
    }

    /// Returns the verdict on the records so far, which indicates whether they are all records of the feed.
    pub fn verdict(&self) -> Verdict {
        let is_final = matches!(self.state, State::Done) && !self.is_broken;
        let found = self.returned.saturating_add(self.repeats.duplicates);
        let verdict =
            Numbers { is_final, found, unreadable: self.unreadable, ..Numbers::default() }.verdict();
        let [unreadable, all] = self.bad_pages;
        let is_unreadable = unreadable > 0 && verdict.is_complete();
        let others = [
            (is_unreadable, Lack::Unreadable { unreadable, all }),
            (self.repeats_first_page, Lack::Repeated),
        ];
        let others: Vec<_> =
            others.into_iter().filter_map(|(is_lack, lack)| is_lack.then_some(lack)).collect();
        match verdict {
            Verdict::MayLack(lacks) => Verdict::MayLack([lacks, others].concat()),
            verdict if others.is_empty() => verdict,
            _ => Verdict::MayLack(others),
        }
    }

    fn call(&self) -> Result<Call, Error> {
        Call::new(&self.session, F::OPERATION, &self.query, None::<&()>)
    }

    /// Requests the page of the query.
    fn request_page(&self) -> Result<State<F::Record>, Error> {
        let call = self.call()?;
        Ok(State::Asked(Box::pin(call.open())))
    }

    /// Continues after a page that has ended.
    fn finish_page(&mut self, may_be_truncated: bool) -> Result<State<F::Record>, Error> {
        let size = F::size(&self.query);
        let numbers = self.page.numbers();
        if !numbers.verdict().is_complete() {
            self.bad_pages[0] += numbers.unreadable;
            self.bad_pages[1] += numbers.unreadable + numbers.found;
        }
        self.pages_with_news += u64::from(self.page.has_new());
        match self.page.next(size, may_be_truncated) {
            Next::End => {
                self.repeats_first_page = self.pages_with_news == 1 && self.page.is_full(size);
                Ok(State::Done)
            }
            Next::Page => {
                let after = self.page.turn(size, may_be_truncated);
                self.begin_after(after);
                Ok(State::Next)
            }
            Next::Stuck(reason) => Err(self.unexpected(reason)),
        }
    }

    /// Resumes a truncated page, if the policy and the page allow it.
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
        let after = self.page.resume();
        self.begin_after(after);
        let call = self.call()?;
        Ok(State::Asked(Box::pin(async move {
            call.pause(wait).await;
            call.open().await
        })))
    }

    /// Sets the id after which the query's page begins.
    fn begin_after(&mut self, id: Option<F::Id>) {
        if let Some(id) = id {
            F::begin_after(&mut self.query, id);
        }
        self.repeated_lines = self.reported_lines;
    }

    /// Counts a record. Returns `true` if it must be returned.
    fn count(&mut self, record: &F::Record, line: &[u8]) -> bool {
        let (id, after) = (F::id(record), F::last(&self.query));
        let novelty = id.as_ref().map_or(Novelty::New, |id| self.known.observe(id, line, self.page.number));
        let (is_returned, seen) = match novelty {
            Novelty::New => (true, None),
            // Even if ids are not kept, the id after which the page was requested is known.
            Novelty::Unchecked => (true, (id.as_ref() == after).then_some(self.page.number)),
            Novelty::Known { page, is_changed } => (is_changed, Some(page)),
        };
        match novelty {
            Novelty::New => {}
            Novelty::Unchecked => self.repeats.unchecked += 1,
            Novelty::Known { is_changed: true, .. } => self.repeats.updates += 1,
            Novelty::Known { is_changed: false, .. } => self.repeats.duplicates += 1,
        }
        self.page.count(id, after, seen);
        self.returned += u64::from(is_returned);
        if seen.is_none() {
            if self.breaks > 0 {
                self.session.client().shared.retry.succeeded(self.breaks.saturating_add(1));
            }
            (self.reported_lines, self.repeated_lines, self.breaks) = (0, 0, 0);
        }
        is_returned
    }

    /// Counts a line that is not a record. Returns `true` if the line has not been reported before.
    fn count_unreadable(&mut self) -> bool {
        self.page.count_unreadable();
        let is_new = self.repeated_lines == 0;
        self.repeated_lines = self.repeated_lines.saturating_sub(1);
        self.reported_lines += usize::from(is_new);
        self.unreadable += u64::from(is_new);
        is_new
    }

    /// Returns `true` if a response in place of a page means that there is no further page, because the previous page
    /// looks like the last one.
    fn is_end(&self, error: &Error) -> bool {
        let is_empty = error.kind() == ErrorKind::Unexpected && error.is_retryable();
        let means_none = match error.status() {
            Some(StatusCode::OK | StatusCode::NO_CONTENT) => is_empty,
            Some(status) => status == StatusCode::NOT_FOUND,
            None => false,
        };
        self.page.doubt() == Doubt::Weak && means_none
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
                State::Next => self.request_page(),
                State::Asked(records) => match ready!(records.as_mut().poll(cx)) {
                    Ok(records) => Ok(State::Begun(Box::new(records))),
                    Err(error) if self.is_end(&error) => Ok(State::Done),
                    Err(error) => Err(error),
                },
                State::Begun(records) => {
                    let item = ready!(Pin::new(&mut **records).poll_next(cx));
                    let (is_broken, may_be_truncated) = (records.is_broken(), records.may_be_truncated());
                    let line = records.text().clone();
                    match item {
                        None => self.finish_page(may_be_truncated),
                        Some(Err(error)) if is_broken => self.resume(error),
                        Some(Err(_)) if !self.count_unreadable() => continue,
                        Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                        Some(Ok(record)) if !self.count(&record.value, &line) => continue,
                        Some(Ok(record)) => return Poll::Ready(Some(Ok(record))),
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
