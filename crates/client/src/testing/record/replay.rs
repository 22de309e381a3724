//! A transport that plays a recording.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use http::{HeaderName, HeaderValue, Request, Response};
use specwright_core::Json;

use super::file::{Answered, Asked, Content, Exchange, Recording, status};
use super::scrub::Scrubber;
use crate::future::BoxFuture;
use crate::testing::broken_body;
use crate::{Body, Service, Transport, TransportError, TransportErrorKind};

/// Most differences that an error lists.
const MOST: usize = 8;

/// A transport that plays a recording, at once. Clones play the same one.
///
/// A request gets the answer of the first exchange with the same method, path, query and body that has not been
/// played; or, [in order](Replay::in_order), of the next exchange, and must be the same. Keys, ids and headers are not
/// compared: the recording has placeholders for them. A key of under 8 characters, such as `any`, counts as one only
/// where it is the whole of a value. A request that does not match fails with
/// [`ErrorKind::Configuration`](crate::ErrorKind::Configuration), which says what differs.
///
/// ```no_run
/// # #[cfg(feature = "api")]
/// # fn example() -> Result<(), Box<dyn std::error::Error>> {
/// use wayfare_client::testing::{FakeClock, Recording, Replay};
/// use wayfare_client::{Client, SERVICE};
///
/// let replay = Replay::new(Recording::open("tests/boston_to_london.json")?, &SERVICE);
/// let client = Client::builder("https://travel.example").key("any").transport(replay).clock(FakeClock::new()).build()?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Replay {
    state: Arc<Mutex<State>>,
    in_order: bool,
}

struct State {
    scrubber: Scrubber,
    exchanges: Vec<Exchange>,
    played: Vec<bool>,
}

impl Replay {
    /// Plays a recording of this service.
    pub fn new(recording: Recording, service: &'static Service) -> Self {
        let (scrubber, exchanges) = (Scrubber::of_replay(service), recording.exchanges);
        let played = vec![false; exchanges.len()];
        Replay { state: Arc::new(Mutex::new(State { scrubber, exchanges, played })), in_order: false }
    }

    /// The same where the requests have to come in the order of the recording.
    #[must_use]
    pub fn in_order(self) -> Self {
        Replay { in_order: true, ..self }
    }

    /// The number of exchanges that were not played yet.
    pub fn left(&self) -> usize {
        self.state().played.iter().filter(|played| !**played).count()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The recorded answer to a request.
    fn answer(&mut self, request: &Request<Bytes>, in_order: bool) -> Result<Answered, TransportError> {
        let asked = Asked::of(request);
        self.scrubber.learn_request(&asked);
        let asked = self.scrubber.request(&asked);
        let mut left = (0..self.exchanges.len()).filter(|at| !self.played[*at]);
        let found = if in_order {
            left.next().filter(|at| is_same(&self.exchanges[*at].request, &asked))
        } else {
            left.find(|at| is_same(&self.exchanges[*at].request, &asked))
        };
        let Some(at) = found else { return Err(self.mismatch(&asked, in_order)) };
        self.played[at] = true;
        let answer = self.exchanges[at].answer.clone();
        self.scrubber.learn_answer(&answer);
        Ok(answer)
    }

    /// Says how a request differs from the one that should have come, or comes closest.
    fn mismatch(&self, asked: &Asked, in_order: bool) -> TransportError {
        let left = (0..self.exchanges.len()).filter(|at| !self.played[*at]);
        let differences = |at: usize| differences(&self.exchanges[at].request, asked);
        let closest = if in_order { left.min() } else { left.min_by_key(|at| differences(*at).len()) };
        let count = self.exchanges.len();
        let detail = match closest {
            None => format!(
                "all {count} exchanges of the recording were played before {} {}",
                asked.method, asked.path
            ),
            Some(at) => {
                let mut all = differences(at);
                let more = all.len().saturating_sub(MOST);
                all.truncate(MOST);
                let more = if more > 0 { format!("; and {more} more") } else { String::new() };
                let which = if in_order { "the next one" } else { "one that was recorded" };
                let place = format!("exchange {} of {count}", at + 1);
                format!("the request is not {which}: unlike {place}, it has {}{more}", all.join("; "))
            }
        };
        TransportError::new(TransportErrorKind::Configuration, detail)
    }
}

fn is_same(recorded: &Asked, found: &Asked) -> bool {
    differences(recorded, found).is_empty()
}

/// What a request has unlike the recorded one: `query: found "sort=price", recorded nothing`.
fn differences(recorded: &Asked, found: &Asked) -> Vec<String> {
    let mut out = Vec::new();
    let mut compare = |what: &str, recorded: Option<&str>, found: Option<&str>| {
        if recorded != found {
            out.push(differing(
                what,
                recorded.map(|text| format!("{text:?}")),
                found.map(|text| format!("{text:?}")),
            ));
        }
    };
    compare("method", Some(&recorded.method), Some(&found.method));
    compare("path", Some(&recorded.path), Some(&found.path));
    // The order of parameters does not matter.
    let names = |asked: &Asked| -> Vec<String> {
        let name = |pair: &String| pair.split_once('=').map_or(&**pair, |(name, _)| name).to_owned();
        asked.query.iter().map(name).collect()
    };
    let mut all = [names(recorded), names(found)].concat();
    all.sort();
    all.dedup();
    for name in all {
        let of = |asked: &Asked| {
            let is_of = |pair: &&String| pair.split_once('=').map_or(&***pair, |(name, _)| name) == name;
            let values: Vec<_> = asked.query.iter().filter(is_of).map(String::as_str).collect();
            (!values.is_empty()).then(|| values.join("&"))
        };
        compare("query", of(recorded).as_deref(), of(found).as_deref());
    }
    match (&recorded.body, &found.body) {
        (Content::Json(recorded), Content::Json(found)) => differing_json("", recorded, found, &mut out),
        (recorded, found) if recorded != found => {
            out.push(differing("body", Some(told(recorded)), Some(told(found))));
        }
        _ => {}
    }
    out
}

fn told(body: &Content) -> String {
    match body {
        Content::Empty => "nothing".to_owned(),
        Content::Json(json) => short(&json.to_string()),
        Content::Text(text) => short(&format!("{text:?}")),
        Content::BytesLeftOut(count) => format!("{count} bytes"),
    }
}

fn differing_json(at: &str, recorded: &Json, found: &Json, out: &mut Vec<String>) {
    match (recorded, found) {
        (Json::Object(recorded), Json::Object(found)) => {
            let mut names: Vec<_> = recorded.keys().chain(found.keys()).collect();
            names.sort();
            names.dedup();
            for name in names {
                differing_part(&format!("{at}/{name}"), recorded.get(name), found.get(name), out);
            }
        }
        (Json::Array(recorded), Json::Array(found)) => {
            for at_item in 0..recorded.len().max(found.len()) {
                differing_part(&format!("{at}/{at_item}"), recorded.get(at_item), found.get(at_item), out);
            }
        }
        _ => differing_part(at, Some(recorded), Some(found), out),
    }
}

fn differing_part(at: &str, recorded: Option<&Json>, found: Option<&Json>, out: &mut Vec<String>) {
    let is_nested = |json: &Json| json.is_object() || json.is_array();
    match (recorded, found) {
        (Some(recorded), Some(found)) if recorded == found => {}
        (Some(recorded), Some(found))
            if is_nested(recorded)
                && recorded.is_object() == found.is_object()
                && recorded.is_array() == found.is_array() =>
        {
            differing_json(at, recorded, found, out)
        }
        _ => {
            let told = |json: Option<&Json>| json.map(|json| short(&json.to_string()));
            out.push(differing(&format!("body at {at}"), told(recorded), told(found)));
        }
    }
}

fn differing(what: &str, recorded: Option<String>, found: Option<String>) -> String {
    let told = |value: Option<String>| value.unwrap_or_else(|| "nothing".to_owned());
    format!("{what}: found {}, recorded {}", told(found), told(recorded))
}

fn short(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl Transport for Replay {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        let answer = self.state().answer(&request, self.in_order);
        Box::pin(async move {
            match answer? {
                Answered::Response { status, headers, body, broken } => {
                    response(status, &headers, body, broken)
                }
                Answered::Failure(failed) => Err(failed.error()),
                Answered::Nothing {} => std::future::pending().await,
            }
        })
    }
}

fn response(
    code: u16,
    headers: &[String],
    body: Content,
    broken: Option<super::file::Failed>,
) -> Result<Response<Body>, TransportError> {
    let wrong = |detail: String| TransportError::new(TransportErrorKind::Configuration, detail);
    let bytes = Bytes::from(match body {
        Content::Empty => String::new(),
        Content::Json(json) => json.to_string(),
        Content::Text(text) => text,
        Content::BytesLeftOut(count) => {
            return Err(wrong(format!(
                "the recording lacks the {count} bytes of this answer, which were no text"
            )));
        }
    });
    let body = match broken {
        Some(failed) => broken_body([bytes], failed.error()),
        None => bytes.into(),
    };
    let mut response = Response::new(body);
    *response.status_mut() = status(code)?;
    for line in headers {
        let header = line.split_once(": ").and_then(|(name, value)| {
            Some((HeaderName::try_from(name).ok()?, HeaderValue::from_bytes(value.as_bytes()).ok()?))
        });
        let (name, value) =
            header.ok_or_else(|| wrong(format!("the recording has the header {line:?}, which is none")))?;
        response.headers_mut().append(name, value);
    }
    Ok(response)
}

impl fmt::Debug for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay")
            .field("left", &self.left())
            .field("in_order", &self.in_order)
            .finish_non_exhaustive()
    }
}
