//! The elements of all pages of a listing.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::vec::IntoIter;

use futures_core::Stream;

use super::place::{Mark, Place};
use super::{Pages, Paging};
use crate::{Answer, Error, Session};

impl Session {
    /// The elements of all pages of a listing, from the page on that the request asks for. Nothing is sent before the
    /// first one is asked for.
    pub fn items<P: Paging>(&self, request: P::Request) -> Items<P> {
        Items {
            pages: Pages::new(self.clone(), request),
            page: None,
            mark: Mark::Given,
            left: Vec::new().into_iter(),
            returned: 0,
            to_skip: 0,
        }
    }
}

/// The elements of all pages of a listing: a [`Stream`], which [`next`](Items::next) reads without further crates.
///
/// The next page is asked for when the one before has been returned; see [`Pages`] for how that goes, and where it ends.
/// An error is the last item. All elements before it were returned, and another listing can go on at
/// [`place`](Items::place).
///
/// [`page`](Items::page) is the answer that the latest element came in, with its differences from the description and
/// what it has beside the elements; [`pages`](Items::pages) are the answers themselves.
#[must_use = "nothing is sent unless elements are asked for"]
pub struct Items<P: Paging> {
    pages: Pages<P>,
    /// The latest page, without its elements.
    page: Option<Answer<P::Page>>,
    /// How it was asked for.
    mark: Mark,
    left: IntoIter<P::Item>,
    /// The number of its elements that were returned.
    returned: usize,
    /// The number of elements of the first page that were returned before.
    to_skip: usize,
}

// It holds no pinned data.
impl<P: Paging> Unpin for Items<P> {}

impl<P: Paging> Items<P> {
    /// The next element; `None` after the last one of the last page.
    pub async fn next(&mut self) -> Option<Result<P::Item, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// The answer that the latest element came in, without its elements: what it has beside them, for one the maps and
    /// lists that they refer to, and its [notes](Answer::notes). `None` before the first page.
    pub fn page(&self) -> Option<&Answer<P::Page>> {
        self.page.as_ref()
    }

    /// The same listing page by page. Elements of a page under way that were not returned are left out.
    pub fn pages(self) -> Pages<P> {
        self.pages
    }

    /// Goes on where a listing with the same request was: with the element after the latest one that it returned.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidToken`](crate::ErrorKind::InvalidToken) if the place is of another operation, or of pages that
    /// are asked for in another way.
    pub fn resume(mut self, place: Place) -> Result<Self, Error> {
        self.to_skip = place.returned;
        self.pages.go_to(place)?;
        Ok(self)
    }

    /// The place of the next element, for [`resume`](Items::resume). `None` after the last one, and where the service
    /// does not say how to go on.
    pub fn place(&self) -> Option<Place> {
        if self.left.len() > 0 {
            return self.pages.place_of(self.mark.clone(), self.returned);
        }
        self.pages.place_of(self.pages.at()?.clone(), self.to_skip)
    }

    /// Whether an error ended the listing, so that elements are missing.
    pub fn is_broken(&self) -> bool {
        self.pages.is_broken()
    }

    /// Begins a page.
    fn begin(&mut self, mark: Mark, mut page: Answer<P::Page>) {
        let elements = P::take(&mut page.value);
        self.returned = std::mem::take(&mut self.to_skip).min(elements.len());
        self.left = elements.into_iter();
        self.left.by_ref().take(self.returned).for_each(drop);
        (self.page, self.mark) = (Some(page), mark);
    }
}

impl<P: Paging> Stream for Items<P> {
    type Item = Result<P::Item, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            if let Some(item) = self.left.next() {
                self.returned += 1;
                return Poll::Ready(Some(Ok(item)));
            }
            let mark = self.pages.at().cloned();
            match ready!(Pin::new(&mut self.pages).poll_next(cx)) {
                None => return Poll::Ready(None),
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                Some(Ok(page)) => self.begin(mark.unwrap_or(Mark::Given), page),
            }
        }
    }
}

impl<P: Paging> fmt::Debug for Items<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Items").field("operation", &P::OPERATION.name).finish_non_exhaustive()
    }
}
