//! All pages of a search, one after the other.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use futures_core::Stream;

use crate::Error;
use crate::poll::{Ending, Outcome, Paged, Search, Update};

impl<P: Paged> Search<P> {
    /// The results page by page, from the one that the request asks for to the last one.
    ///
    /// The first page is that of this search, however far it has come. Each further page is asked for by what the
    /// service gave to poll the search with, and only when it is wanted. All settings of the search hold for each
    /// page, but its [deadline](Search::deadline) is one for all of them. After a page that
    /// [settled](Ending::Settled), those that follow end as soon as they can be shown.
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
    ///     println!("the service counts more than it gave");
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn pages(self) -> Pages<P> {
        let page = P::page(self.request());
        let number = page.number.max(P::FIRST_PAGE);
        let before = number.saturating_sub(P::FIRST_PAGE).saturating_mul(page.size);
        Pages {
            search: self,
            number,
            before,
            given: HashSet::new(),
            repeated: 0,
            is_partial: false,
            stage: Stage::Searching,
        }
    }
}

/// The pages of a search: a [`Stream`] of their outcomes, which [`next`](Pages::next) reads without further crates.
///
/// A result is given once, on the first page that has it: while more arrive, results move from page to page. The
/// stream ends after the page with which as many were given as the newest answer counts, and after a page that brings
/// nothing new. An error ends it, too; where some of the page was there before, that part is the last item, with the
/// error in [`Outcome::error`].
#[must_use = "nothing is searched unless pages are asked for"]
pub struct Pages<P: Paged> {
    search: Search<P>,
    /// The number of the page under way, or of the last one.
    number: i64,
    /// The number of results on the pages before the first one.
    before: i64,
    /// The ids of the results that were given.
    given: HashSet<String>,
    repeated: usize,
    /// Whether a page was left before it was complete.
    is_partial: bool,
    stage: Stage,
}

#[derive(Clone, Copy)]
enum Stage {
    /// A page is under way.
    Searching,
    /// A page was given, and is not the last one.
    Given,
    Ended(PagesEnding),
}

/// The reason why there are no more pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PagesEnding {
    /// All results were given: as many as the service counts, or up to an empty page where it does not count them.
    All,
    /// A page was empty before as many results were given as the service counts.
    Short,
    /// A page had only results that were given before, and fewer were given than the service counts.
    Repeated,
    /// The deadline passed. More may be there.
    Deadline,
    /// An error ended the last page. More may be there.
    Failed,
}

impl<P: Paged> Pages<P> {
    /// Deadline: the most time for all pages together, counted from when the first one was asked for; that of the
    /// [search](Search::deadline). Its end is not an error: the page under way is returned as it is.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.search = self.search.deadline(deadline);
        self
    }

    /// The next page; `None` after the last one, with the reason in [`ending`](Pages::ending).
    pub async fn next(&mut self) -> Option<Result<Outcome<P::Response>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// The reason why there are no more pages; `None` while there may be.
    pub fn ending(&self) -> Option<PagesEnding> {
        match self.stage {
            Stage::Ended(ending) => Some(ending),
            _ => None,
        }
    }

    /// Whether all results were given, and every page when it was complete.
    pub fn is_complete(&self) -> bool {
        self.ending() == Some(PagesEnding::All) && !self.is_partial
    }

    /// The number of results that were left out because a page before had them.
    pub fn repeated(&self) -> usize {
        self.repeated
    }

    /// Asks for the page after the last one.
    fn turn(&mut self) {
        self.number = self.number.saturating_add(1);
        let mut request = self.search.request().clone();
        P::turn(&mut request, self.number);
        self.search.turn(request);
        self.stage = Stage::Searching;
    }

    /// The page whose search has ended, without results that were given.
    fn close(&mut self, failure: Option<Error>) -> Result<Outcome<P::Response>, Error> {
        let mut page = self.search.take_outcome();
        self.is_partial |= !page.is_complete();
        let failure = failure.or(page.error.clone().filter(|_| page.ending == Ending::Failed));
        let update = page.earlier.as_mut().or(page.last.as_mut());
        let received = update.as_ref().map_or(0, |update| update.count);
        let new = update.map_or(0, |update| self.without_given(update));
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

    /// Takes the results out of an update that were given before, and notes the others. Returns their number.
    fn without_given(&mut self, update: &mut Arc<Update<P::Response>>) -> usize {
        let mut is_new = |id: Cow<'_, str>| {
            let is_new = !self.given.contains(&*id);
            if is_new {
                self.given.insert(id.into_owned());
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

    /// What comes after a page with so many results, of which so many are new.
    fn after(&self, received: usize, new: usize, total: Option<i64>) -> Stage {
        let given = i64::try_from(self.given.len()).unwrap_or(i64::MAX).saturating_add(self.before);
        let is_all = total.is_some_and(|total| given >= total);
        match (is_all, received, new) {
            (true, _, _) => Stage::Ended(PagesEnding::All),
            // If a page has no results, the next one would have none either.
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
                Poll::Ready(None) => return Poll::Ready(Some(self.close(failure))),
            }
        }
    }
}

// Pages never hold pinned data: what they wait for is in boxes.
impl<P: Paged> Unpin for Pages<P> {}

impl<P: Paged> fmt::Debug for Pages<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages")
            .field("search", &self.search)
            .field("number", &self.number)
            .field("ending", &self.ending())
            .finish_non_exhaustive()
    }
}
