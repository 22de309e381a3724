//! The verticals and their valid responses: recorded responses, reduced to a known number of records.

use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::Deserialize;
use serde_json::{Value, json};
use wayfare_client::{Operation, autocomplete, cars, feeds, flights, hotels};

use super::server::Call;

/// The key of all calls, with characters that are encoded in transit.
pub(super) const KEY: &str = "fault-bench/key+7 &\"é%41-Zz";

/// The key of all calls to a relay. The relay's own key is [`KEY`].
pub(super) const CALLER_KEY: &str = "fault-bench/caller";

/// Number of records in a partial response.
pub(super) const PARTIAL_RECORDS: usize = 2;

/// Number of records on a full page of the feed.
pub(super) const PAGE: usize = 3;

/// Fields that contain a record count.
pub(super) const TOTALS: [&str; 4] =
    ["totalCount", "totalResults", "totalAvailableResults", "totalFilteredResults"];

/// A vertical and its operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Vertical {
    Places,
    Flights,
    /// The rates for one hotel.
    Hotel,
    /// The hotels of a destination.
    Hotels,
    /// The hotels of a destination, through the basic search.
    Basic,
    Cars,
    /// The hotel feed, page by page.
    Feed,
}

impl Vertical {
    /// All verticals, in the order of the columns in the table of outcomes.
    pub const ALL: [Vertical; 7] = [
        Vertical::Places,
        Vertical::Flights,
        Vertical::Hotel,
        Vertical::Hotels,
        Vertical::Basic,
        Vertical::Cars,
        Vertical::Feed,
    ];

    /// Returns the heading of the vertical's column in the table of outcomes.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Returns the operation that returns results.
    pub fn operation(self) -> &'static Operation {
        match self {
            Vertical::Places => &autocomplete::AUTOCOMPLETE_FLIGHTS,
            Vertical::Flights => &flights::FLIGHTS_POLL,
            Vertical::Hotel => &hotels::HOTELS_SINGLE,
            Vertical::Hotels => &hotels::HOTELS_MULTIPLE,
            Vertical::Basic => &hotels::HOTELS_BASIC,
            Vertical::Cars => &cars::CARS_POLL,
            Vertical::Feed => &feeds::FEEDS_HOTELS,
        }
    }

    /// Returns the arguments of the command for a search, and a recorded response.
    fn searched(self) -> (&'static str, &'static str) {
        match self {
            Vertical::Places => ("places flights london", include_str!("../../payloads/places.json")),
            Vertical::Flights => (
                "flights BOS LHR --depart 2099-06-15 --return 2099-06-22",
                include_str!("../../payloads/flights.json"),
            ),
            Vertical::Hotel => (
                "hotel khotel:1 --checkin 2099-06-15 --checkout 2099-06-18",
                include_str!("../../payloads/hotel.json"),
            ),
            Vertical::Hotels => (
                "hotels kplace:2643743 --checkin 2099-06-15 --checkout 2099-06-18",
                include_str!("../../payloads/hotels.json"),
            ),
            Vertical::Basic => (
                "hotels kplace:2643743 --checkin 2099-06-15 --checkout 2099-06-18 --basic",
                include_str!("../../payloads/basic.json"),
            ),
            Vertical::Cars => (
                "cars LHR --pickup 2099-06-15T10:00 --dropoff 2099-06-22T10:00 --price-mode total",
                include_str!("../../payloads/cars.json"),
            ),
            Vertical::Feed => ("feed hotels --page-size 3", include_str!("../../payloads/feed.ndjson")),
        }
    }

    /// Returns the arguments of the command for a search.
    pub fn words(self) -> &'static str {
        self.searched().0
    }

    /// Returns whether the command accepts a deadline. A feed may take hours.
    pub fn is_bounded(self) -> bool {
        self != Vertical::Feed
    }

    /// Returns whether a second response follows the first response.
    pub fn has_second_answer(self) -> bool {
        self != Vertical::Places
    }

    pub fn content_type(self) -> &'static str {
        if self == Vertical::Feed { "application/x-ndjson" } else { "application/json" }
    }

    /// Returns the number of valid records in the recording.
    pub fn count(self) -> usize {
        self.recording().records.len()
    }

    /// Returns whether a record is the first record of the recording.
    pub fn begins_with(self, record: &Value) -> bool {
        self.recording().records.first() == Some(record)
    }

    /// Counts the valid records among the given records.
    pub fn count_valid<'v>(self, records: impl IntoIterator<Item = &'v Value>) -> Held {
        let good: BTreeSet<String> = self.recording().records.iter().filter_map(identity).collect();
        let is_good = |id: &String| good.contains(id);
        let ids = records.into_iter().filter_map(identity);
        let (ids, foreign): (Vec<String>, Vec<String>) = ids.partition(is_good);
        let distinct = ids.iter().collect::<BTreeSet<_>>().len();
        Held { distinct, duplicates: ids.len() - distinct, foreign: foreign.len() }
    }

    /// Formats a document for sending. The records of a feed are lines.
    pub fn written(self, document: &Value) -> String {
        match self {
            Vertical::Feed => records(Some(document)).iter().map(|record| format!("{record}\n")).collect(),
            _ => document.to_string(),
        }
    }

    fn recording(self) -> &'static Recording {
        static ALL: LazyLock<[Recording; 7]> = LazyLock::new(|| Vertical::ALL.map(Recording::of));
        &ALL[self as usize]
    }
}

/// Returns the records of a response.
pub(super) fn records(answer: Option<&Value>) -> &[Value] {
    answer.and_then(|answer| answer.get("results")?.as_array()).map_or(&[], Vec::as_slice)
}

/// Counts of the records that a caller has received.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Held {
    /// The number of distinct valid records.
    pub distinct: usize,
    /// The number of duplicates of valid records.
    pub duplicates: usize,
    /// The number of records that no response contained.
    pub foreign: usize,
}

/// Returns the id of a record.
fn identity(record: &Value) -> Option<String> {
    let names = ["id", "hotelId", "bookUri", "fullName"];
    names.iter().find_map(|name| record.get(name)).map(Value::to_string)
}

/// A recorded response, split into its records and the rest.
struct Recording {
    rest: Value,
    records: Vec<Value>,
}

impl Recording {
    fn of(vertical: Vertical) -> Recording {
        let read = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
        let (_, text) = vertical.searched();
        if vertical == Vertical::Feed {
            return Recording { rest: json!({}), records: text.lines().map(read).collect() };
        }
        let rest = read(text);
        let records = records(Some(&rest)).iter().take(5).cloned().collect();
        Recording { rest, records }
    }
}

/// The state of a run for one vertical against one server. The next response depends on the responses sent so far.
#[derive(Debug)]
pub(super) struct Scene {
    pub vertical: Vertical,
    given: AtomicUsize,
}

impl Scene {
    pub fn new(vertical: Vertical) -> Self {
        Scene { vertical, given: AtomicUsize::new(0) }
    }

    /// Returns the next valid document: first a partial one, then the complete one. For a feed, returns the requested
    /// page.
    pub fn good(&self, call: &Call) -> Value {
        let is_polled = !matches!(self.vertical, Vertical::Places | Vertical::Feed);
        match self.given.fetch_add(1, Ordering::Relaxed) {
            0 if is_polled => self.partial(),
            _ => self.whole(call),
        }
    }

    /// Returns an incomplete document, which contains the first [`PARTIAL_RECORDS`] records.
    pub fn partial(&self) -> Value {
        let mut document =
            self.document(self.vertical.recording().records.iter().take(PARTIAL_RECORDS).cloned().collect());
        set(&mut document, "status", json!("second-phase"));
        set(&mut document, "isComplete", json!(false));
        document
    }

    /// Returns the complete document, which contains all records or the records of the requested page.
    pub fn whole(&self, call: &Call) -> Value {
        let records = self.vertical.recording().records.iter();
        let id = |name: &str| call.parameter(name)?.parse::<i64>().ok();
        let last = id("lastId").or_else(|| Some(id("firstId")? - 1)).unwrap_or(0);
        let follows = |record: &&Value| record["hotelId"].as_i64().is_some_and(|id| id > last);
        let mut document = self.document(match self.vertical {
            Vertical::Feed => records.filter(follows).take(PAGE).cloned().collect(),
            _ => records.cloned().collect(),
        });
        set(&mut document, "status", json!("complete"));
        set(&mut document, "isComplete", json!(true));
        document
    }

    fn document(&self, records: Vec<Value>) -> Value {
        let mut document = self.vertical.recording().rest.clone();
        for total in TOTALS {
            set(&mut document, total, json!(records.len()));
        }
        document["results"] = records.into();
        document
    }
}

/// Sets a field if the document has it.
pub(super) fn set(document: &mut Value, name: &str, value: Value) {
    if let Some(field) = document.get_mut(name) {
        *field = value;
    }
}
