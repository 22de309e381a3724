//! Searches for more hotel ids than one key holds.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream;
use specwright_client::poll::{Outcome, Search};
use specwright_client::{CallOptions, Error, Session};
use specwright_core::{Path, Violation, Violations};
use wayfare_models::autocomplete::HotelId;
use wayfare_models::hotels::{EntityKey, MultipleHotelQuery, MultipleHotelSearchResponse};
use wayfare_models::rates::Hotel;
use wayfare_validation::limits::HOTELS_IN_KEY;

use crate::hotels::{Hotels, HotelsMultipleProtocol};

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
        HotelBatches {
            session: self.session.clone(),
            query: query.into(),
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
    /// [`InvalidRequest`](specwright_client::ErrorKind::InvalidRequest), before anything is sent, if an id is negative
    /// or the query not valid; and the first error if no batch has found anything. Other errors are part of the result.
    pub async fn finish(self) -> Result<HotelsById, Error> {
        let queries = self.queries()?;
        // The deadline is one for all batches, those that wait for their turn too.
        let session = self.session.with(CallOptions::new().within(self.deadline));
        let hotels = Hotels { session: &session };
        let searches = queries.into_iter().map(|query| hotels.search_multiple(query).deadline(self.deadline));
        let ended: Vec<(Batch, Option<Error>)> =
            stream::iter(searches.map(to_the_end)).buffered(AT_ONCE).collect().await;
        let (batches, errors): (Vec<Batch>, Vec<Option<Error>>) = ended.into_iter().unzip();
        let errors: Vec<Error> = errors.into_iter().flatten().collect();
        match errors.first() {
            Some(error) if batches.iter().all(|batch| batch.last.is_none()) => Err(error.clone()),
            _ => Ok(HotelsById::new(self.ids, batches, errors)),
        }
    }

    /// The query of each batch.
    fn queries(&self) -> Result<Vec<MultipleHotelQuery>, Error> {
        let query = |ids: &[HotelId]| {
            let key = EntityKey::hotels(ids.iter().map(|id| id.get())).map_err(|fault| {
                let mut violations = Violations::new();
                violations.push(Violation::new(Path::parameter("destination").location(), fault));
                Error::from(violations)
            })?;
            let mut query = self.query.clone().with_page_index(0);
            // A page is as large as a key at most.
            (query.filters.destination, query.filters.page_size) = (key, i64::try_from(ids.len()).ok());
            Ok(query)
        };
        self.ids.chunks(HOTELS_IN_KEY).map(query).collect()
    }
}

/// The outcome of a search, and the error that ended it.
async fn to_the_end(mut search: Search<HotelsMultipleProtocol>) -> (Batch, Option<Error>) {
    let mut error = None;
    while let Some(update) = search.next().await {
        error = update.err();
    }
    (search.into_outcome(), error)
}

impl fmt::Debug for HotelBatches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HotelBatches").field("ids", &self.ids.len()).finish_non_exhaustive()
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
    fn new(ids: Vec<HotelId>, batches: Vec<Batch>, errors: Vec<Error>) -> Self {
        let mut place = BTreeMap::new();
        for (at, batch) in batches.iter().enumerate() {
            let results = batch.found().into_iter().flat_map(|response| &response.results);
            place.extend(results.enumerate().map(|(index, result)| (result.id, (at, index))));
        }
        let is_complete = batches.iter().all(Outcome::is_complete);
        HotelsById { ids, batches, errors, place, is_complete }
    }

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
