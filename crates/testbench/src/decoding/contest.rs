//! The benchmarked libraries, which decode or encode a response.

use std::hint::black_box;

use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use specwright_core::{Cx, Decode, Expected};
use wayfare_models::autocomplete::FlightAutocompleteResponse;
use wayfare_models::cars::CarSearchResponse;
use wayfare_models::feeds::HotelFeedRecord;
use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::hotels::MultipleHotelSearchResponse;

use super::answers::{Error, Vertical};
use super::rivals;

/// A measurement of a task, summed over several calls.
///
/// The libraries' functions take a measurement as a trait object, so that all programs share the code that is compiled
/// in this module.
pub trait Measure {
    /// Calls the task once and measures it.
    fn task(&mut self, task: &mut dyn FnMut());

    /// Calls `dropping`, which drops the task's result, once.
    fn dropping(&mut self, dropping: &mut dyn FnMut()) {
        dropping();
    }
}

/// A benchmarked library and the function that runs a task with it.
#[derive(Debug)]
pub struct Contestant {
    /// Name in the tables: the library, and in some cases its function.
    pub name: &'static str,
    run: Run,
}

type Run = fn(&[u8], &mut dyn Measure) -> Result<(), Error>;

impl Contestant {
    /// Runs the task once with each body. Preparation is not measured.
    ///
    /// # Errors
    /// Returns an error if the library fails.
    pub fn run(&self, bodies: &[Vec<u8>], measure: &mut impl Measure) -> Result<(), Error> {
        bodies.iter().try_for_each(|body| (self.run)(body, measure))
    }
}

/// A benchmarked task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Decoding JSON into values.
    Decoding,
    /// Encoding values as JSON.
    Encoding,
}

impl Task {
    /// All tasks.
    pub const ALL: [Task; 2] = [Task::Decoding, Task::Encoding];

    /// Returns the name used in the tables and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Task::Decoding => "decoding",
            Task::Encoding => "encoding",
        }
    }

    /// Returns the name of the library that the others are compared with.
    pub fn baseline(self) -> &'static str {
        match self {
            Task::Decoding => "serde_json from_slice",
            Task::Encoding => "serde_json to_vec",
        }
    }

    /// Returns the libraries to compare for a vertical's responses.
    pub fn contestants(self, vertical: Vertical) -> Vec<Contestant> {
        match vertical {
            Vertical::Flights => self.with::<FlightSearchResponse, rivals::FlightSearchResponse>(),
            Vertical::Hotels => {
                self.with::<MultipleHotelSearchResponse, rivals::MultipleHotelSearchResponse>()
            }
            Vertical::Cars => self.with::<CarSearchResponse, rivals::CarSearchResponse>(),
            Vertical::Places => self.with::<FlightAutocompleteResponse, rivals::FlightAutocompleteResponse>(),
            Vertical::Feed => self.with::<HotelFeedRecord, rivals::HotelFeedRecord>(),
        }
    }

    fn with<Ours: Decode + Serialize, Derived: DeserializeOwned + Serialize>(self) -> Vec<Contestant> {
        match self {
            Task::Decoding => readers::<Ours, Derived>(),
            Task::Encoding => writers::<Ours, Derived>(),
        }
    }
}

/// Returns the libraries to compare for decoding.
fn readers<Ours: Decode, Derived: DeserializeOwned>() -> Vec<Contestant> {
    let readers: [(_, Run); _] = [
        ("ours", |json, m| once(m, || wayfare_models::decode::<Ours>(json))),
        ("our skip", |json, m| once(m, || wayfare_models::decode::<Skipped>(json))),
        ("serde_json from_slice", |json, m| once(m, || serde_json::from_slice::<Derived>(json))),
        ("serde_json from_str", |json, m| {
            let text = str::from_utf8(json)?;
            once(m, || serde_json::from_str::<Derived>(text))
        }),
        ("sonic-rs", |json, m| once(m, || sonic_rs::from_slice::<Derived>(json))),
        ("simd-json", |json, m| {
            let mut copy = json.to_vec();
            once(m, || simd_json::from_slice::<Derived>(&mut copy))
        }),
        ("serde_json skip", |json, m| once(m, || serde_json::from_slice::<IgnoredAny>(json))),
    ];
    readers.map(|(name, run)| Contestant { name, run }).into()
}

/// Returns the libraries to compare for encoding. Each library encodes a value that it decoded itself.
fn writers<Ours: Decode + Serialize, Derived: DeserializeOwned + Serialize>() -> Vec<Contestant> {
    let writers: [(_, Run); _] = [
        ("ours", |json, m| ours(json, |value: &Ours| once(m, || wayfare_models::encode(value)))),
        ("ours, serde_json to_vec", |json, m| {
            ours(json, |value: &Ours| once(m, || serde_json::to_vec(value)))
        }),
        ("serde_json to_vec", |json, m| {
            derived(json, |value: &Derived| once(m, || serde_json::to_vec(value)))
        }),
        ("sonic-rs to_vec", |json, m| derived(json, |value: &Derived| once(m, || sonic_rs::to_vec(value)))),
    ];
    writers.map(|(name, run)| Contestant { name, run }).into()
}

/// A document that the decoder skips.
#[derive(Debug)]
struct Skipped;

impl Decode for Skipped {
    const EXPECTED: Expected = Expected::Object;

    fn object(cx: &mut Cx<'_>) -> Option<Self> {
        cx.skip();
        Some(Skipped)
    }
}

fn ours<T: Decode>(json: &[u8], write: impl FnOnce(&T) -> Result<(), Error>) -> Result<(), Error> {
    write(&wayfare_models::decode(json)?.value)
}

fn derived<T: DeserializeOwned>(
    json: &[u8],
    write: impl FnOnce(&T) -> Result<(), Error>,
) -> Result<(), Error> {
    write(&serde_json::from_slice(json)?)
}

/// Runs a task once and drops its result. Measures the task and the drop.
fn once<T, E: Into<Error>>(
    measure: &mut dyn Measure,
    mut task: impl FnMut() -> Result<T, E>,
) -> Result<(), Error> {
    let mut result = None;
    measure.task(&mut || result = Some(black_box(task())));
    let mut value = result.transpose().map_err(Into::into)?;
    measure.dropping(&mut || drop(value.take()));
    Ok(())
}
