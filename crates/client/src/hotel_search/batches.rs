//! Searches for more hotel ids than one key holds.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::future::poll_fn;
use std::task::{Context, Poll};
use std::time::Duration;

use wayfare_models::autocomplete::HotelId;
use wayfare_models::hotels::{EntityKey, MultipleHotelQuery, MultipleHotelSearchResponse};
use wayfare_models::rates::Hotel;
use wayfare_validation::limits::HOTELS_IN_KEY;

use crate::hotels::{HOTELS_MULTIPLE, Hotels, HotelsMultipleProtocol};
use crate::poll::{Outcome, Search};
use crate::{Error, ErrorKind, Session};

/// The number of batches that are searched at the same time.
const AT_ONCE: usize = 4;

type Batch = Outcome<MultipleHotelSearchResponse>;

impl Hotels<'_> {
    /// Searches hotels by any number of ids, in batches of as many as a key holds, some at the same time.
    ///
    /// All but destination and page is taken from the query; its destination is ignored. Repeated ids are searched
    /// once.
    pub fn search_ids(
        &self,
        ids: impl IntoIterator<Item = HotelId>,
        query: impl Into<MultipleHotelQuery>,
    ) -> HotelBatches {
        let mut seen = BTreeSet::new();
        let ids: Vec<HotelId> = ids.into_iter().filter(|id| seen.insert(*id)).collect();
        let query = query.into();
        let search = self.search_multiple(query.clone());
        HotelBatches {
            session: search.session().clone(),
            query,
            ids,
            deadline: Search::<HotelsMultipleProtocol>::DEFAULT_DEADLINE,
        }
    }
}

/// A search for hotels by their ids. Nothing is sent before [`finish`](HotelBatches::finish).
#[must_use = "nothing is searched before it is finished"]
pub struct HotelBatches {
    session: Session,
    query: MultipleHotelQuery,
    ids: Vec<HotelId>,
    deadline: Duration,
}

impl HotelBatches {
    /// Deadline: the most time for all batches together. Its end is not an error: the results found by then are
    /// returned, marked as not complete.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.deadline = deadline;
        self
    }

    /// Searches every batch to its end. Dropping the future cancels the calls under way.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidRequest`], before anything is sent, if an id is negative or the query not valid; and
    /// the first error if no batch has found anything. Other errors are part of the result.
    pub async fn finish(self) -> Result<HotelsById, Error> {
        let mut run = Run { waiting: self.batches()?, ..Run::new(&self) };
        poll_fn(|cx| run.poll(cx)).await;
        let Run { mut done, mut errors, .. } = run;
        if done.values().all(|batch| batch.last.is_none()) && !errors.is_empty() {
            return Err(errors.swap_remove(0));
        }
        let mut place = BTreeMap::new();
        let batches: Vec<Batch> = (0..self.ids.len().div_ceil(HOTELS_IN_KEY))
            .filter_map(|number| done.remove(&number))
            .enumerate()
            .map(|(at, batch)| {
                let results = batch.found().into_iter().flat_map(|response| &response.results);
                place.extend(results.enumerate().map(|(index, result)| (result.id, (at, index))));
                batch
            })
            .collect();
        let expected = self.ids.len().div_ceil(HOTELS_IN_KEY);
        let is_complete = batches.len() == expected && batches.iter().all(Outcome::is_complete);
        Ok(HotelsById { ids: self.ids, batches, errors, place, is_complete })
    }

    /// The query of each batch, by its number.
    fn batches(&self) -> Result<VecDeque<(usize, MultipleHotelQuery)>, Error> {
        let query = |(number, ids): (usize, &[HotelId])| {
            let key = EntityKey::hotels(ids.iter().map(|id| id.get())).map_err(|fault| {
                Error::new(ErrorKind::InvalidRequest, fault.to_string()).with_operation(HOTELS_MULTIPLE.name)
            })?;
            let mut query = self.query.clone().with_page_index(0);
            // A page is as large as a key at most.
            (query.filters.destination, query.filters.page_size) = (key, i64::try_from(ids.len()).ok());
            Ok((number, query))
        };
        self.ids.chunks(HOTELS_IN_KEY).enumerate().map(query).collect()
    }
}

impl fmt::Debug for HotelBatches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HotelBatches").field("ids", &self.ids.len()).finish_non_exhaustive()
    }
}

/// The batches under way.
struct Run {
    session: Session,
    started: Duration,
    deadline: Duration,
    waiting: VecDeque<(usize, MultipleHotelQuery)>,
    running: Vec<(usize, Search<HotelsMultipleProtocol>)>,
    done: BTreeMap<usize, Batch>,
    errors: Vec<Error>,
}

impl Run {
    fn new(batches: &HotelBatches) -> Self {
        Run {
            session: batches.session.clone(),
            started: batches.session.client().shared.clock.now(),
            deadline: batches.deadline,
            waiting: VecDeque::new(),
            running: Vec::new(),
            done: BTreeMap::new(),
            errors: Vec::new(),
        }
    }

    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        loop {
            while self.running.len() < AT_ONCE
                && let Some((number, query)) = self.waiting.pop_front()
            {
                let elapsed = self.session.client().shared.clock.now().saturating_sub(self.started);
                let left = self.deadline.saturating_sub(elapsed);
                self.running.push((number, self.session.hotels().search_multiple(query).deadline(left)));
            }
            let before = self.running.len();
            for (number, mut search) in std::mem::take(&mut self.running) {
                let is_running = loop {
                    match search.poll_step(cx) {
                        Poll::Pending => break true,
                        Poll::Ready(Some(Ok(()))) => {}
                        Poll::Ready(Some(Err(error))) => self.errors.push(error),
                        Poll::Ready(None) => break false,
                    }
                };
                if is_running {
                    self.running.push((number, search));
                } else {
                    self.done.insert(number, search.into_outcome());
                }
            }
            if self.running.is_empty() && self.waiting.is_empty() {
                return Poll::Ready(());
            }
            if self.running.len() == before {
                return Poll::Pending;
            }
        }
    }
}

/// Hotels searched by their ids.
#[derive(Debug)]
pub struct HotelsById {
    ids: Vec<HotelId>,
    batches: Vec<Batch>,
    errors: Vec<Error>,
    /// Batch and index of each hotel.
    place: BTreeMap<HotelId, (usize, usize)>,
    is_complete: bool,
}

impl HotelsById {
    /// The hotels with their rates, in the order of the given ids. Unknown hotels, and hotels that do not pass the
    /// query's filters, are absent.
    pub fn hotels(&self) -> impl Iterator<Item = Hotel<'_>> + Clone {
        self.ids.iter().filter_map(|id| self.hotel(*id))
    }

    /// The hotel with that id, if it was found.
    pub fn hotel(&self, id: HotelId) -> Option<Hotel<'_>> {
        let (batch, index) = *self.place.get(&id)?;
        self.batches.get(batch)?.found()?.hotels().nth(index)
    }

    /// The given ids that were not found, in order. Where the search is not complete, they may still be.
    pub fn missing(&self) -> impl Iterator<Item = HotelId> + Clone {
        self.ids.iter().copied().filter(|id| !self.place.contains_key(id))
    }

    /// Whether every batch was searched until it was complete. Where it was not, rates and hotels may be missing.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// The outcome of each batch, in order.
    pub fn batches(&self) -> &[Outcome<MultipleHotelSearchResponse>] {
        &self.batches
    }

    /// The errors that ended batches.
    pub fn errors(&self) -> &[Error] {
        &self.errors
    }
}
