//! Feeds: all records of a streamed operation, page after page, each page after the last record of the one before.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use futures_core::Stream;
use wayfare_validation::Validate;
use wayfare_wire::query::Query;
use wayfare_wire::{Decode, Decoded};

use super::Records;
use crate::call::Call;
use crate::future::{BoxFuture, MaybeSend, MaybeSync};
use crate::{Error, ErrorKind, Operation, Session};

impl Session {
    /// All records of a feed, from the query's page on. Nothing is sent before the first record is asked for.
    pub fn walk<F: Feed>(&self, mut query: F::Query) -> Walk<F> {
        F::state_defaults(&mut query);
        Walk { session: self.clone(), query, page: Page::Next, count: 0, reached: None }
    }
}

/// The order of a feed's pages. The generator writes the implementations.
pub trait Feed: 'static {
    /// The query of a page.
    type Query: Query + Validate + MaybeSend + MaybeSync + 'static;
    /// A record.
    type Record: Decode + 'static;
    /// The id that a page begins after.
    type Id: PartialEq + MaybeSend + MaybeSync + 'static;

    /// The operation that returns a page.
    const OPERATION: &'static Operation;

    /// The id of a record.
    fn id(record: &Self::Record) -> Option<Self::Id>;

    /// The id that the query's page begins after; the first page begins after none.
    fn last(query: &Self::Query) -> Option<&Self::Id>;

    /// Makes the query's page begin after this id.
    fn begin_after(query: &mut Self::Query, id: Self::Id);

    /// The number of records of a page that is not the last one.
    fn size(query: &Self::Query) -> i64;

    /// States the defaults of what the sequence depends on. A service may have other ones, and the number of records
    /// tells the last page.
    fn state_defaults(query: &mut Self::Query);
}

/// The records of all pages of a feed: a [`Stream`], which [`next`](Walk::next) reads without further crates.
///
/// A page is asked for when the one before is read to its end; one with fewer lines than it could have is the
/// last. A line that can't be made a record is an error, as of [`Records`], and the walk goes on. Any other error
/// ends it; another walk can go on from [`reached`](Walk::reached).
#[must_use = "nothing is sent unless records are asked for"]
pub struct Walk<F: Feed> {
    session: Session,
    query: F::Query,
    page: Page<F::Record>,
    /// The number of lines of the page under way so far.
    count: i64,
    /// The id of the last record returned, of the page under way.
    reached: Option<F::Id>,
}

enum Page<R> {
    /// Not yet asked for.
    Next,
    Asked(BoxFuture<'static, Result<Records<R>, Error>>),
    Begun(Records<R>),
    /// There is no page.
    None,
}

// It holds no pinned data.
impl<F: Feed> Unpin for Walk<F> {}

impl<F: Feed> Walk<F> {
    /// The next record, with its differences from the description; `None` after the last one of the last page.
    pub async fn next(&mut self) -> Option<Result<Decoded<F::Record>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// The id of the last record returned; before the first one, the id that the walk began after. A walk that
    /// begins after it returns the rest.
    pub fn reached(&self) -> Option<&F::Id> {
        self.reached.as_ref().or_else(|| F::last(&self.query))
    }

    fn ask(&self) -> Result<Page<F::Record>, Error> {
        let call = Call::new(&self.session, F::OPERATION, &self.query, None::<&()>)?;
        Ok(Page::Asked(Box::pin(async move { call.open().await })))
    }

    /// Prepares the next page, if there is one.
    fn turn(&mut self) -> Result<Page<F::Record>, Error> {
        let unexpected =
            |detail| Err(Error::new(ErrorKind::Unexpected, detail).with_operation(F::OPERATION.name));
        if self.count == 0 || self.count < F::size(&self.query) {
            return Ok(Page::None);
        }
        let Some(id) = self.reached.take() else {
            return unexpected("no record of a full page has an id that the next page could begin after");
        };
        if F::last(&self.query) == Some(&id) {
            return unexpected("a page ends with the id that it began after");
        }
        F::begin_after(&mut self.query, id);
        self.count = 0;
        Ok(Page::Next)
    }

    /// Counts a line and stores the id of its record.
    fn note(&mut self, line: &Result<Decoded<F::Record>, Error>) {
        self.count = self.count.saturating_add(1);
        if let Some(id) = line.as_ref().ok().and_then(|record| F::id(&record.value)) {
            self.reached = Some(id);
        }
    }

    fn end_with(&mut self, error: Error) -> Poll<Option<<Self as Stream>::Item>> {
        self.page = Page::None;
        Poll::Ready(Some(Err(error)))
    }
}

impl<F: Feed> Stream for Walk<F> {
    type Item = Result<Decoded<F::Record>, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            let page = match &mut self.page {
                Page::None => return Poll::Ready(None),
                Page::Next => self.ask(),
                Page::Asked(page) => ready!(page.as_mut().poll(cx)).map(Page::Begun),
                Page::Begun(records) => match ready!(Pin::new(&mut *records).poll_next(cx)) {
                    Some(Err(error)) if records.is_broken() => return self.end_with(error),
                    Some(line) => {
                        self.note(&line);
                        return Poll::Ready(Some(line));
                    }
                    None => self.turn(),
                },
            };
            match page {
                Ok(page) => self.page = page,
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
