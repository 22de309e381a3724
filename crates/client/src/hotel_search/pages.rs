//! All pages of a destination, one after the other.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use futures_core::Stream;
use wayfare_models::hotels::{MultipleHotelQuery, MultipleHotelSearchResponse};

use crate::hotels::{Hotels, HotelsMultipleProtocol};
use crate::poll::{Outcome, Search};
use crate::{Error, Session};

type Page = Outcome<MultipleHotelSearchResponse>;

impl Hotels<'_> {
    /// The hotels of a destination page by page, from the query's page to the last one.
    ///
    /// Each page is searched until it is complete, and only when it is asked for. The number of hotels that pass
    /// the filters, as the newest answer has it, determines the last page.
    pub fn pages(&self, query: impl Into<MultipleHotelQuery>) -> HotelPages {
        let query = query.into();
        let search = self.search_multiple(query.clone());
        HotelPages {
            session: search.session().clone(),
            next: Some(query.filters.page_index_or_default()),
            query,
            current: None,
            deadline: Search::<HotelsMultipleProtocol>::DEFAULT_DEADLINE,
            started: None,
            is_partial: false,
        }
    }
}

/// The pages of a destination: a [`Stream`], which [`next`](HotelPages::next) reads without further crates.
///
/// An error ends it. Where it comes when some of a page is there already, that part is the last item, with the error
/// in [`Outcome::error`].
#[must_use = "nothing is searched unless pages are asked for"]
pub struct HotelPages {
    session: Session,
    query: MultipleHotelQuery,
    /// Index of the page that follows; `None` after the last one.
    next: Option<i64>,
    current: Option<Search<HotelsMultipleProtocol>>,
    deadline: Duration,
    started: Option<Duration>,
    /// Whether a page was left before it was complete, or left out.
    is_partial: bool,
}

impl HotelPages {
    /// Deadline: the most time for all pages together, counted from when the first page was asked for. Its end is
    /// not an error: the page under way is returned as it is, and [`is_complete`](HotelPages::is_complete) shows
    /// that there may be more.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.deadline = deadline;
        self
    }

    /// The next page; `None` after the last one.
    pub async fn next(&mut self) -> Option<Result<Page, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Whether the last page was given, and every page when it was complete.
    pub fn is_complete(&self) -> bool {
        self.next.is_none() && self.current.is_none() && !self.is_partial
    }

    /// Starts the next page, if there is one and time for it.
    fn begin(&mut self) -> Option<Search<HotelsMultipleProtocol>> {
        let index = self.next?;
        let now = self.session.client().shared.clock.now();
        let started = *self.started.get_or_insert(now);
        let left = self.deadline.saturating_sub(now.saturating_sub(started));
        if left.is_zero() {
            (self.next, self.is_partial) = (None, true);
            return None;
        }
        let query = self.query.clone().with_page_index(index);
        Some(self.session.hotels().search_multiple(query).deadline(left))
    }

    /// Determines the next page.
    fn turn(&mut self, page: &Page) {
        self.is_partial |= !page.is_complete();
        let (Some(index), Some(response)) = (self.next, page.response()) else {
            self.next = None;
            return;
        };
        let after = index.saturating_add(1);
        let seen = after.saturating_mul(self.query.filters.page_size_or_default());
        // If a page has no hotels, the number of all can't be true, and the next one would have none either.
        let is_last = response.results.is_empty()
            || response.state.total_filtered_results.is_some_and(|total| seen >= total);
        self.next = (!is_last).then_some(after);
    }
}

impl Stream for HotelPages {
    type Item = Result<Page, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut search = match self.current.take() {
            Some(search) => search,
            None => match self.begin() {
                Some(search) => search,
                None => return Poll::Ready(None),
            },
        };
        loop {
            match search.poll_step(cx) {
                Poll::Pending => {
                    self.current = Some(search);
                    return Poll::Pending;
                }
                Poll::Ready(Some(Ok(()))) => {}
                Poll::Ready(Some(Err(error))) => {
                    (self.next, self.is_partial) = (None, true);
                    // A page that has something is not lost; the error is in it.
                    let page = search.into_outcome();
                    return Poll::Ready(Some(if page.has_results() { Ok(page) } else { Err(error) }));
                }
                Poll::Ready(None) => {
                    let page = search.into_outcome();
                    self.turn(&page);
                    return Poll::Ready(Some(Ok(page)));
                }
            }
        }
    }
}

impl fmt::Debug for HotelPages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HotelPages").field("next", &self.next).finish_non_exhaustive()
    }
}
