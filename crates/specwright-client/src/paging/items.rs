//! The elements of a listing, across all its pages.

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
    /// Returns the elements of a listing, starting with the requested page. Nothing is sent until the first element is
    /// requested.
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

/// A [`Stream`] of the elements of a listing, across all its pages. [`next`](Items::next) also returns the elements,
/// without requiring a stream crate.
///
/// The next page is requested after all elements of the previous page have been returned. [`Pages`] describes the
/// requests and the end of a listing. If an error occurs, it is the last item. All elements before the error have been
/// returned, and a new listing can resume at [`place`](Items::place).
///
/// [`page`](Items::page) is the response that contained the latest element. The response keeps its notes, and all
/// fields except the elements. To read whole responses instead, use [`pages`](Items::pages).
#[must_use = "streams do nothing unless polled"]
pub struct Items<P: Paging> {
    pages: Pages<P>,
    /// The latest page, excluding its elements.
    page: Option<Answer<P::Page>>,
    /// The mark that the latest page was requested with.
    mark: Mark,
    left: IntoIter<P::Item>,
    /// Number of elements of the latest page that were returned.
    returned: usize,
    /// Number of elements to skip on the first page, because they were returned before.
    to_skip: usize,
}

// `Items` holds no pinned data.
impl<P: Paging> Unpin for Items<P> {}

impl<P: Paging> Items<P> {
    /// Returns the next element; `None` after the last element of the last page.
    pub async fn next(&mut self) -> Option<Result<P::Item, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Returns the response that contained the latest element, without its elements. The response keeps its
    /// [notes](Answer::notes) and its other fields, such as the maps and lists that the elements refer to. `None`
    /// before the first page.
    pub fn page(&self) -> Option<&Answer<P::Page>> {
        self.page.as_ref()
    }

    /// Converts the listing to a stream of pages. Elements of the current page that have not been returned yet are
    /// skipped.
    pub fn pages(self) -> Pages<P> {
        self.pages
    }

    /// Resumes an earlier listing of the same request: continues at `place`, after the last element that the earlier
    /// listing returned.
    ///
    /// # Errors
    /// Returns [`ErrorKind::InvalidToken`](crate::ErrorKind::InvalidToken) if the place belongs to another operation,
    /// or to another kind of paging.
    pub fn resume(mut self, place: Place) -> Result<Self, Error> {
        self.to_skip = place.returned;
        self.pages.go_to(place)?;
        Ok(self)
    }

    /// Returns the place of the next element, for [`resume`](Items::resume). Returns `None` after the last element, or
    /// if the service does not identify the next page.
    pub fn place(&self) -> Option<Place> {
        if self.left.len() > 0 {
            return self.pages.place_of(self.mark.clone(), self.returned);
        }
        self.pages.place_of(self.pages.at()?.clone(), self.to_skip)
    }

    /// Returns `true` if an error ended the listing, so elements are missing.
    pub fn is_broken(&self) -> bool {
        self.pages.is_broken()
    }

    /// Makes a response the current page.
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
