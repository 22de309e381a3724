//! Contestants in reading and writing an answer.

use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use wayfare_models::cars::CarSearchResponse;
use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::hotels::MultipleHotelSearchResponse;
use wayfare_wire::Decode;

use super::answers::{Error, Vertical};
use super::rivals;

/// A measurement of work that is done once.
pub trait Measure {
    /// The measured quantity.
    type Figure;

    /// Does the work, measures it, and drops its result.
    ///
    /// # Errors
    /// Those of the work.
    fn once<T, E: Into<Error>>(work: impl FnOnce() -> Result<T, E>) -> Result<Self::Figure, Error>;
}

/// A named way to do a task with an answer's JSON. Preparations are not measured.
#[derive(Debug)]
pub struct Contestant<M: Measure> {
    /// The library, and how it is used.
    pub name: &'static str,
    /// Does the task once.
    pub run: Run<M>,
}

/// A task with an answer's JSON, done once and measured.
pub type Run<M> = fn(&[u8]) -> Result<<M as Measure>::Figure, Error>;

/// Subjects of the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// JSON to values.
    Decoding,
    /// Values to JSON.
    Encoding,
}

impl Task {
    /// All of them.
    pub const ALL: [Task; 2] = [Task::Decoding, Task::Encoding];

    /// The name in tables and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Task::Decoding => "decoding",
            Task::Encoding => "encoding",
        }
    }

    /// The contestant that the others are set against.
    pub fn baseline(self) -> &'static str {
        match self {
            Task::Decoding => "serde_json from_slice",
            Task::Encoding => "serde_json to_vec",
        }
    }

    /// Those who take part, with answers of a vertical.
    pub fn contestants<M: Measure>(self, vertical: Vertical) -> Vec<Contestant<M>> {
        match vertical {
            Vertical::Flights => self.with::<FlightSearchResponse, rivals::FlightSearchResponse, M>(),
            Vertical::Hotels => {
                self.with::<MultipleHotelSearchResponse, rivals::MultipleHotelSearchResponse, M>()
            }
            Vertical::Cars => self.with::<CarSearchResponse, rivals::CarSearchResponse, M>(),
        }
    }

    fn with<Ours: Decode + Serialize, Derived: DeserializeOwned + Serialize, M: Measure>(
        self,
    ) -> Vec<Contestant<M>> {
        match self {
            Task::Decoding => readers::<Ours, Derived, M>(),
            Task::Encoding => writers::<Ours, Derived, M>(),
        }
    }
}

/// A reader takes one line.
fn readers<Ours: Decode, Derived: DeserializeOwned, M: Measure>() -> Vec<Contestant<M>> {
    let readers: [(_, Run<M>); _] = [
        ("ours", |json| M::once(|| wayfare_models::decode::<Ours>(json))),
        ("serde_json from_slice", |json| M::once(|| serde_json::from_slice::<Derived>(json))),
        ("serde_json from_str", |json| {
            let text = str::from_utf8(json)?;
            M::once(|| serde_json::from_str::<Derived>(text))
        }),
        ("sonic-rs", |json| M::once(|| sonic_rs::from_slice::<Derived>(json))),
        ("simd-json", |json| {
            let mut copy = json.to_vec();
            M::once(|| simd_json::from_slice::<Derived>(&mut copy))
        }),
        ("serde_json skip", |json| M::once(|| serde_json::from_slice::<IgnoredAny>(json))),
    ];
    readers.map(|(name, run)| Contestant { name, run }).into()
}

/// A writer takes one line. It gets a value that it has read itself.
fn writers<Ours: Decode + Serialize, Derived: DeserializeOwned + Serialize, M: Measure>() -> Vec<Contestant<M>>
{
    let writers: [(_, Run<M>); _] = [
        ("ours, serde_json to_vec", |json| {
            let ours = wayfare_models::decode::<Ours>(json)?.value;
            M::once(|| serde_json::to_vec(&ours))
        }),
        ("serde_json to_vec", |json| {
            let derived: Derived = serde_json::from_slice(json)?;
            M::once(|| serde_json::to_vec(&derived))
        }),
        ("sonic-rs to_vec", |json| {
            let derived: Derived = serde_json::from_slice(json)?;
            M::once(|| sonic_rs::to_vec(&derived))
        }),
    ];
    writers.map(|(name, run)| Contestant { name, run }).into()
}
