//! What can be searched, and good answers to it: recorded ones, cut to a known number of records.

use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use wayfare_client::{Operation, autocomplete, cars, feeds, flights, hotels};

use super::reply::{Answer, Reply};
use super::server::Call;

/// The key of all calls: with characters that are encoded on the way.
pub const KEY: &str = "fault-bench/key+7 &\"é%41-Zz";

/// Records of the answer before the last one.
pub const EARLY: usize = 2;

/// Records on a full page of the feed.
pub const PAGE: usize = 3;

/// Subjects of search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vertical {
    /// Autocomplete.
    Places,
    /// Flights.
    Flights,
    /// The rates of one hotel.
    Hotel,
    /// The hotels of a destination.
    Hotels,
    /// The same in brief.
    Basic,
    /// Cars.
    Cars,
    /// The feed of hotels, page after page.
    Feed,
}

/// How far a search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// More will come.
    Partial,
    /// Nothing more will come.
    Complete,
}

impl Vertical {
    /// All of them, in the order of the table.
    pub const ALL: [Vertical; 7] = [
        Vertical::Places,
        Vertical::Flights,
        Vertical::Hotel,
        Vertical::Hotels,
        Vertical::Basic,
        Vertical::Cars,
        Vertical::Feed,
    ];

    /// The heading of its column.
    pub fn name(self) -> &'static str {
        match self {
            Vertical::Places => "places",
            Vertical::Flights => "flights",
            Vertical::Hotel => "hotel",
            Vertical::Hotels => "hotels",
            Vertical::Basic => "basic",
            Vertical::Cars => "cars",
            Vertical::Feed => "feed",
        }
    }

    /// The operation that answers.
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

    /// The words of the command that searches the same.
    pub fn words(self) -> &'static str {
        match self {
            Vertical::Places => "places flights london",
            Vertical::Flights => "flights BOS LHR --depart 2099-06-15 --return 2099-06-22",
            Vertical::Hotel => "hotel khotel:1 --checkin 2099-06-15 --checkout 2099-06-18",
            Vertical::Hotels => "hotels kplace:2643743 --checkin 2099-06-15 --checkout 2099-06-18",
            Vertical::Basic => "hotels kplace:2643743 --checkin 2099-06-15 --checkout 2099-06-18 --basic",
            Vertical::Cars => {
                "cars LHR --pickup 2099-06-15T10:00 --dropoff 2099-06-22T10:00 --price-mode total"
            }
            Vertical::Feed => "feed hotels --page-size 3",
        }
    }

    /// Whether more than one answer belongs to a search.
    pub fn is_polled(self) -> bool {
        !matches!(self, Vertical::Places | Vertical::Feed)
    }

    /// Whether a second answer follows the first one.
    pub fn goes_on(self) -> bool {
        self != Vertical::Places
    }

    /// Whether it is a search for hotels, whose calls are repeated until the answer is complete.
    pub fn is_of_hotels(self) -> bool {
        matches!(self, Vertical::Hotel | Vertical::Hotels | Vertical::Basic)
    }

    /// Whether its first call starts something at the service, so that it must not be sent twice.
    pub fn starts(self) -> bool {
        !self.operation().repeatable
    }

    /// The number of good records that there are.
    pub fn count(self) -> usize {
        self.recording().records.len()
    }

    /// The good records among some.
    pub fn good_among<'v>(self, records: impl IntoIterator<Item = &'v Value>) -> Held {
        let good: BTreeSet<String> = self.recording().records.iter().filter_map(identity).collect();
        let is_good = |id: &String| good.contains(id);
        let ids: Vec<String> = records.into_iter().filter_map(identity).filter(is_good).collect();
        let different = ids.iter().collect::<BTreeSet<_>>().len();
        Held { different, again: ids.len() - different }
    }

    fn recording(self) -> &'static Recording {
        static ALL: LazyLock<[Recording; 7]> = LazyLock::new(|| Vertical::ALL.map(Recording::of));
        &ALL[self as usize]
    }
}

/// Good records that somebody holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// The number of different ones.
    pub different: usize,
    /// The number of those that are there again.
    pub again: usize,
}

/// What tells a record from all others.
fn identity(record: &Value) -> Option<String> {
    let names = ["id", "hotelId", "bookUri", "fullName"];
    names.iter().find_map(|name| record.get(name)).map(Value::to_string)
}

/// A recorded answer, as its records and the rest.
struct Recording {
    rest: Value,
    records: Vec<Value>,
}

impl Recording {
    fn of(vertical: Vertical) -> Recording {
        let text = match vertical {
            Vertical::Places => include_str!("../../payloads/places.json"),
            Vertical::Flights => include_str!("../../payloads/flights.json"),
            Vertical::Hotel => include_str!("../../payloads/hotel.json"),
            Vertical::Hotels => include_str!("../../payloads/hotels.json"),
            Vertical::Basic => include_str!("../../payloads/basic.json"),
            Vertical::Cars => include_str!("../../payloads/cars.json"),
            Vertical::Feed => include_str!("../../payloads/feed.ndjson"),
        };
        let read = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
        if vertical == Vertical::Feed {
            return Recording { rest: Value::Null, records: text.lines().map(read).collect() };
        }
        let mut rest = read(text);
        let mut records = match rest["results"].take() {
            Value::Array(records) => records,
            _ => Vec::new(),
        };
        records.truncate(5);
        Recording { rest, records }
    }
}

/// A run of one vertical against one server: what was given so far decides what comes next.
#[derive(Debug)]
pub struct Scene {
    /// What is searched.
    pub vertical: Vertical,
    given: AtomicUsize,
}

impl Scene {
    /// The begin of a run.
    pub fn new(vertical: Vertical) -> Self {
        Scene { vertical, given: AtomicUsize::new(0) }
    }

    /// The good answer that is next: a partial one, then the complete one; of a feed the page that is asked for.
    pub fn good(&self, call: &Call) -> Reply {
        match self.given.fetch_add(1, Ordering::Relaxed) {
            0 if self.vertical.is_polled() => self.partial().reply().giving(EARLY),
            _ => self.whole(call).reply().giving(self.given_by(call)),
        }
    }

    /// A partial answer with good records.
    pub fn partial(&self) -> Answer {
        self.answer(&self.document(Stage::Partial, EARLY))
    }

    /// The whole answer to a call: all records, or the page that is asked for.
    pub fn whole(&self, call: &Call) -> Answer {
        match self.vertical {
            Vertical::Feed => self.page(call),
            _ => self.answer(&self.document(Stage::Complete, self.vertical.count())),
        }
    }

    /// The number of records in the whole answer to a call.
    pub fn given_by(&self, call: &Call) -> usize {
        match self.vertical {
            Vertical::Feed => self.on_page(call).len(),
            vertical => vertical.count(),
        }
    }

    /// An answer with a document.
    pub fn answer(&self, document: &Value) -> Answer {
        let answer = Answer::new(200, document.to_string());
        match self.vertical {
            Vertical::Feed => answer.header("Content-Type", "application/x-ndjson"),
            _ => answer,
        }
    }

    /// The document of an answer with the first of the good records; of a feed the first record.
    pub fn document(&self, stage: Stage, records: usize) -> Value {
        let Recording { rest, records: all } = self.vertical.recording();
        if self.vertical == Vertical::Feed {
            return all.first().cloned().unwrap_or_default();
        }
        let mut document = rest.clone();
        document["results"] = all.iter().take(records).cloned().collect();
        for total in ["totalCount", "totalResults", "totalAvailableResults", "totalFilteredResults"] {
            if document.get(total).is_some() {
                document[total] = json!(records);
            }
        }
        match self.vertical {
            Vertical::Places | Vertical::Feed => {}
            Vertical::Flights | Vertical::Cars => {
                document["status"] =
                    json!(if stage == Stage::Complete { "complete" } else { "second-phase" });
            }
            _ => document["isComplete"] = json!(stage == Stage::Complete),
        }
        document
    }

    fn page(&self, call: &Call) -> Answer {
        let lines: Vec<String> = self.on_page(call).iter().map(|record| format!("{record}\n")).collect();
        Answer::new(200, lines.concat()).header("Content-Type", "application/x-ndjson")
    }

    /// The page of a feed with this line in front, and one record less, so that it is not larger than asked for.
    pub fn page_behind(&self, line: &str, call: &Call) -> Reply {
        let records: Vec<_> = self.on_page(call).into_iter().take(PAGE - 1).collect();
        let lines: String = records.iter().map(|record| format!("{record}\n")).collect();
        let page = Answer::new(200, format!("{line}\n{lines}"));
        page.header("Content-Type", "application/x-ndjson").reply().giving(records.len())
    }

    fn on_page(&self, call: &Call) -> Vec<&'static Value> {
        let last = call.parameter("lastId").and_then(|id| id.parse().ok()).unwrap_or(0);
        let follows = |record: &&Value| record["hotelId"].as_i64().is_some_and(|id| id > last);
        self.vertical.recording().records.iter().filter(follows).take(PAGE).collect()
    }
}
