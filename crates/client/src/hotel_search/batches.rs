//! Hotel searches with more ids than one entity key can hold.

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

/// Maximum number of batches that are searched concurrently.
const MAX_CONCURRENT_BATCHES: usize = 4;

type Batch = Outcome<MultipleHotelSearchResponse>;

impl Hotels<'_> {
    /// Searches for hotels by id, with any number of ids.
    ///
    /// The ids are split into batches that fit into one entity key each, and several batches are searched concurrently.
    /// All parameters except the destination, the page index and the page size come from the query; the query's values
    /// for these three parameters are ignored. Duplicate ids are searched once.
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

/// A search for hotels by id. Nothing is sent before [`finish`](HotelBatches::finish).
#[must_use = "searches do nothing until `finish` is called"]
pub struct HotelBatches {
    session: Session,
    query: MultipleHotelQuery,
    ids: Vec<HotelId>,
    deadline: Duration,
}

impl HotelBatches {
    /// Sets the deadline: the maximum time for all batches together. An expired deadline is not an error: the results
    /// found so far are returned, marked as incomplete.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.deadline = deadline;
        self
    }

    /// Runs the search of each batch to completion. Dropping the future cancels the calls in flight.
    ///
    /// # Errors
    /// Returns [`InvalidRequest`](specwright_client::ErrorKind::InvalidRequest), before anything is sent, if an id is
    /// negative or the query is invalid. Returns the first error if no batch has received a response. Otherwise errors
    /// are part of the [result](HotelsById::errors).
    pub async fn finish(self) -> Result<HotelsById, Error> {
        let queries = self.queries()?;
        // The deadline covers all batches, including the time that a batch waits for its turn.
        let session = self.session.with(CallOptions::new().within(self.deadline));
        let hotels = Hotels { session: &session };
        let searches = queries.into_iter().map(|query| hotels.search_multiple(query).deadline(self.deadline));
        let ended: Vec<(Batch, Option<Error>)> =
            stream::iter(searches.map(finish_batch)).buffered(MAX_CONCURRENT_BATCHES).collect().await;
        let (batches, errors): (Vec<Batch>, Vec<Option<Error>>) = ended.into_iter().unzip();
        let errors: Vec<Error> = errors.into_iter().flatten().collect();
        match errors.first() {
            Some(error) if batches.iter().all(|batch| batch.last.is_none()) => Err(error.clone()),
            _ => Ok(HotelsById::new(self.ids, batches, errors)),
        }
    }

    /// Builds the query of each batch.
    fn queries(&self) -> Result<Vec<MultipleHotelQuery>, Error> {
        let query = |ids: &[HotelId]| {
            let key = EntityKey::hotels(ids.iter().map(|id| id.get())).map_err(|fault| {
                let mut violations = Violations::new();
                violations.push(Violation::new(Path::parameter("destination").location(), fault));
                Error::from(violations)
            })?;
            let mut query = self.query.clone().with_page_index(0);
            // A page then contains all hotels in the key.
            (query.filters.destination, query.filters.page_size) = (key, i64::try_from(ids.len()).ok());
            Ok(query)
        };
        self.ids.chunks(HOTELS_IN_KEY).map(query).collect()
    }
}

/// Runs a search to completion. Returns its outcome, and the error that ended it, if any.
async fn finish_batch(mut search: Search<HotelsMultipleProtocol>) -> (Batch, Option<Error>) {
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

/// Results of a [search for hotels by id](HotelBatches).
#[derive(Debug)]
pub struct HotelsById {
    ids: Vec<HotelId>,
    batches: Vec<Batch>,
    errors: Vec<Error>,
    /// Position of each hotel found: the index of its batch, and its index in the batch.
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

    /// Returns the hotels and their rates, in the order of the given ids. Hotels that the service does not have, or
    /// that the query's filters exclude, are absent.
    pub fn hotels(&self) -> impl Iterator<Item = Hotel<'_>> + Clone {
        self.ids.iter().filter_map(|id| self.hotel(*id))
    }

    /// Returns the hotel with the given id, if it was found.
    pub fn hotel(&self, id: HotelId) -> Option<Hotel<'_>> {
        let (batch, index) = *self.place.get(&id)?;
        self.batches.get(batch)?.found()?.hotels().nth(index)
    }

    /// Returns the given ids that were not found, in the given order. If the search is incomplete, their hotels may
    /// still exist.
    pub fn missing(&self) -> impl Iterator<Item = HotelId> + Clone {
        self.ids.iter().copied().filter(|id| !self.place.contains_key(id))
    }

    /// Returns `true` if the outcome of every batch is complete. If not, rates and hotels may be missing.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Returns the outcome of each batch, in order.
    pub fn batches(&self) -> &[Outcome<MultipleHotelSearchResponse>] {
        &self.batches
    }

    /// Returns the errors that ended batches.
    pub fn errors(&self) -> &[Error] {
        &self.errors
    }
}
