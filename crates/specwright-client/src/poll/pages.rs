//! The result pages of a search.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use futures_core::Stream;

use crate::poll::judge::number;
use crate::poll::{Ending, Outcome, PageOf, Paged, Search, Update};
use crate::verdict::{Lack, Numbers, Verdict};
use crate::{Error, Remark};

impl<P: Paged> Search<P> {
    /// Reads the results page by page, from the requested page to the last one.
    ///
    /// This search returns the first page. Each subsequent page is requested on demand, with the values
    /// that the service supplied for polling the search. All settings of the search apply to each page, except that its
    /// [deadline](Search::deadline) covers all pages together. After a page that [settled](Ending::Settled), the
    /// following pages end as soon as they are displayable.
    ///
    /// ```no_run
    /// # async fn example<P: specwright_client::poll::Paged>(
    /// #     search: specwright_client::poll::Search<P>,
    /// # ) -> Result<(), specwright_client::Error> {
    /// use specwright_client::poll::PagesEnding;
    ///
    /// let mut pages = search.pages();
    /// while let Some(page) = pages.next().await {
    ///     println!("{} results", page?.found().map_or(0, P::count));
    /// }
    /// if pages.ending() == Some(PagesEnding::Short) {
    ///     println!("the service sent fewer results than its total");
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn pages(self) -> Pages<P> {
        // The generator defines the page for every search with pages.
        let page = P::page(self.request()).unwrap_or(PageOf { index: 0, size: 0 });
        let before = page.index.saturating_mul(page.size);
        Pages {
            search: self,
            index: page.index,
            before,
            returned: HashSet::new(),
            repeated: 0,
            total: None,
            lacks: Vec::new(),
            stage: Stage::Searching,
        }
    }
}

/// A [`Stream`] of the outcomes of a search's pages. [`next`](Pages::next) also returns the outcomes, without requiring
/// a stream crate.
///
/// Results move between pages while more results arrive, so each result is returned only once, on the first page that
/// contains it. The stream ends when the number of returned results reaches the total of the newest response, after a
/// page without new results, or at the deadline. An error also ends the stream. If the page had results before the
/// error, they are the last item, and [`Outcome::error`] contains the error.
#[must_use = "streams do nothing unless polled"]
pub struct Pages<P: Paged> {
    search: Search<P>,
    /// Index of the page in progress, or of the last page.
    index: i64,
    /// Number of results on the pages before the first one.
    before: i64,
    /// Ids of the results that were returned.
    returned: HashSet<String>,
    repeated: usize,
    /// Total of the newest response.
    total: Option<i64>,
    /// Reasons why results may be missing from the pages.
    lacks: Vec<Lack>,
    stage: Stage,
}

#[derive(Clone, Copy)]
enum Stage {
    /// A page is in progress.
    Searching,
    /// A page was returned, and more pages may follow.
    Given,
    Ended(PagesEnding),
}

/// The reason why there are no more pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PagesEnding {
    /// All results were returned: as many as the service's total, or up to an empty page if the service sends no
    /// total.
    All,
    /// A page was empty, although fewer results were returned than the service's total.
    Short,
    /// A page contained only known results. Fewer results were returned than the service's total, if there is a total.
    Repeated,
    /// The deadline passed. There may be more results.
    Deadline,
    /// An error ended the last page. There may be more results.
    Failed,
}

impl<P: Paged> Pages<P> {
    /// Sets the deadline: the maximum time for all pages together, counted from the request of the first page. This
    /// deadline also replaces the [deadline of the search](Search::deadline). An expired deadline is not an error: the
    /// page in progress is returned as it is.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.search = self.search.deadline(deadline);
        self
    }

    /// Returns the next page; `None` after the last page. [`ending`](Pages::ending) then returns the reason.
    pub async fn next(&mut self) -> Option<Result<Outcome<P::Response>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Returns the reason why there are no more pages; `None` while there may be more.
    pub fn ending(&self) -> Option<PagesEnding> {
        match self.stage {
            Stage::Ended(ending) => Some(ending),
            _ => None,
        }
    }

    /// Returns the verdict on all pages together. While there may be more pages, the verdict is that results may be
    /// missing.
    pub fn verdict(&self) -> Verdict {
        if self.lacks.is_empty() { self.numbers().verdict() } else { Verdict::MayLack(self.lacks.clone()) }
    }

    /// Returns the losses that are too small to affect the [verdict](Pages::verdict). Empty if the verdict is that
    /// results may be missing.
    pub fn remarks(&self) -> Vec<Remark> {
        if self.lacks.is_empty() { Remark::of_losses(&self.numbers()) } else { Vec::new() }
    }

    /// Returns the combined counts of all pages.
    fn numbers(&self) -> Numbers {
        let (is_final, repeated) = match self.ending() {
            Some(PagesEnding::All | PagesEnding::Short) => (true, self.repeated),
            Some(PagesEnding::Repeated) => (true, 0),
            _ => (false, 0),
        };
        let total = self.total.map(|total| number(total.saturating_sub(self.before)));
        let found = (self.returned.len() + repeated) as u64;
        Numbers { is_final, page_size: Some(u64::MAX), total, found, ..Numbers::default() }
    }

    /// Returns `true` unless results may be missing, according to the [verdict](Pages::verdict).
    pub fn is_complete(&self) -> bool {
        self.verdict().is_complete()
    }

    /// Returns the number of results that were skipped because an earlier page contained them.
    pub fn repeated(&self) -> usize {
        self.repeated
    }

    /// Starts the next page.
    fn turn(&mut self) {
        self.index = self.index.saturating_add(1);
        let mut request = self.search.request().clone();
        P::turn(&mut request, self.index);
        self.search.turn(request);
        self.stage = Stage::Searching;
    }

    /// Finishes the page whose search has ended, and removes results that were returned before.
    fn finish_page(&mut self, failure: Option<Error>) -> Result<Outcome<P::Response>, Error> {
        // A service may send smaller pages than requested, so only the combined numbers of all pages count.
        self.search.numbers.page_size = None;
        let mut page = self.search.take_outcome();
        let failure = failure.or(page.error.clone().filter(|_| page.ending == Ending::Failed));
        let update = page.earlier.as_mut().or(page.last.as_mut());
        let received = update.as_ref().map_or(0, |update| update.count);
        let new = update.map_or(0, |update| self.remove_returned(update));
        self.total = page.last.as_ref().and_then(|update| update.total).or(self.total);
        let is_end = received == 0 && !self.returned.is_empty() && page.ending == Ending::Complete;
        if let (Verdict::MayLack(lacks), false) = (&page.verdict, is_end) {
            self.lacks.extend(lacks);
        }
        self.stage = match (page.ending, &failure) {
            (Ending::Deadline, _) => Stage::Ended(PagesEnding::Deadline),
            (_, Some(_)) => Stage::Ended(PagesEnding::Failed),
            _ => self.after(received, new, page.last.as_ref().and_then(|update| update.total)),
        };
        match failure {
            Some(error) if received == 0 => Err(error),
            _ => Ok(page),
        }
    }

    /// Removes results that were returned before, and records the others. Returns the number of new results.
    fn remove_returned(&mut self, update: &mut Arc<Update<P::Response>>) -> usize {
        let mut is_new = |id: Cow<'_, str>| {
            let is_new = !self.returned.contains(&*id);
            if is_new {
                self.returned.insert(id.into_owned());
            }
            is_new
        };
        let are_new: Vec<bool> = P::ids(&update.response).map(&mut is_new).collect();
        let new = are_new.iter().filter(|is_new| **is_new).count();
        if new < are_new.len() {
            self.repeated += are_new.len() - new;
            let update = Arc::make_mut(update);
            let mut are_new = are_new.into_iter();
            P::retain(&mut update.response, || are_new.next().unwrap_or(true));
            update.count = new;
        }
        new
    }

    /// Returns the next stage after a page with the given numbers of results and of new results.
    fn after(&self, received: usize, new: usize, total: Option<i64>) -> Stage {
        let returned = i64::try_from(self.returned.len()).unwrap_or(i64::MAX).saturating_add(self.before);
        let is_all = total.is_some_and(|total| returned >= total);
        match (is_all, received, new) {
            (true, _, _) => Stage::Ended(PagesEnding::All),
            // If a page has no results, the next page would have none either.
            (false, 0, _) if total.is_none() => Stage::Ended(PagesEnding::All),
            (false, 0, _) => Stage::Ended(PagesEnding::Short),
            (false, _, 0) => Stage::Ended(PagesEnding::Repeated),
            (false, _, _) => Stage::Given,
        }
    }
}

impl<P: Paged> Stream for Pages<P> {
    type Item = Result<Outcome<P::Response>, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        match self.stage {
            Stage::Searching => {}
            Stage::Given if self.search.is_overdue() => {
                self.stage = Stage::Ended(PagesEnding::Deadline);
                return Poll::Ready(None);
            }
            Stage::Given => self.turn(),
            Stage::Ended(_) => return Poll::Ready(None),
        }
        let mut failure = None;
        loop {
            match self.search.poll_step(cx) {
                Poll::Pending => return Poll::Pending,
                Poll::Ready(Some(step)) => failure = step.err(),
                Poll::Ready(None) => return Poll::Ready(Some(self.finish_page(failure))),
            }
        }
    }
}

// `Pages` holds no pinned data: its futures are boxed.
impl<P: Paged> Unpin for Pages<P> {}

impl<P: Paged> fmt::Debug for Pages<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages")
            .field("search", &self.search)
            .field("index", &self.index)
            .field("ending", &self.ending())
            .finish_non_exhaustive()
    }
}
