//! Recordings, and their form in files.

use std::error::Error as StdError;
use std::fmt;
use std::path::Path;
use std::str::FromStr;

use http::{HeaderMap, Request, StatusCode};
use serde::{Deserialize, Serialize};
use specwright_core::Json;

use crate::{TransportError, TransportErrorKind};

/// Exchanges with a service, first to last, as a [`Recorder`](super::Recorder) has seen them and a
/// [`Replay`](super::Replay) plays them.
///
/// Its text form ([`Display`](fmt::Display) and [`FromStr`]) is indented JSON, the same for the same exchanges. What is
/// recorded of a search may be long: a page of flights takes half a megabyte.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    pub(super) exchanges: Vec<Exchange>,
}

/// A request, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Exchange {
    pub(super) request: Asked,
    pub(super) answer: Answered,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    pub(super) method: String,
    pub(super) path: String,
    /// `name=value`, decoded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) query: Vec<String>,
    /// `name: value`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) headers: Vec<String>,
    #[serde(default, skip_serializing_if = "Content::is_empty")]
    pub(super) body: Content,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) enum Answered {
    /// The head of an answer came.
    Response {
        status: u16,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        headers: Vec<String>,
        #[serde(default, skip_serializing_if = "Content::is_empty")]
        body: Content,
        /// The failure behind the body.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        broken: Option<Failed>,
    },
    /// The transport failed before.
    Failure(Failed),
    /// Nothing came for as long as the client waited.
    Nothing {},
}

/// The failure of a transport.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Failed {
    kind: String,
    pub(super) message: String,
}

/// A body, as readable as it can be.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) enum Content {
    #[default]
    Empty,
    Json(Json),
    Text(String),
    /// The number of bytes of something else, which may hide what is secret and is left out.
    BytesLeftOut(usize),
}

impl Recording {
    /// The number of exchanges.
    pub fn len(&self) -> usize {
        self.exchanges.len()
    }

    /// Whether nothing was recorded.
    pub fn is_empty(&self) -> bool {
        self.exchanges.is_empty()
    }

    /// Writes a file. One that is there is replaced.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn save(&self, path: impl AsRef<Path>) -> Result<(), RecordingError> {
        let path = path.as_ref();
        std::fs::write(path, self.to_string()).map_err(|error| RecordingError::at(path, error))
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the file can't be read, or is no recording.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, RecordingError> {
        let path = path.as_ref();
        let text = std::fs::read_to_string(path).map_err(|error| RecordingError::at(path, error))?;
        text.parse().map_err(|error: RecordingError| RecordingError::at(path, error.cause))
    }
}

impl fmt::Display for Recording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = serde_json::to_string_pretty(self).map_err(|_| fmt::Error)?;
        writeln!(f, "{text}")
    }
}

impl FromStr for Recording {
    type Err = RecordingError;

    fn from_str(text: &str) -> Result<Self, RecordingError> {
        serde_json::from_str(text).map_err(|error| RecordingError { path: None, cause: error.into() })
    }
}

/// Why a recording can't be read or written: `tests/search.json: missing field 'status' at line 3 column 5`.
#[derive(Debug)]
pub struct RecordingError {
    path: Option<String>,
    cause: Box<dyn StdError + Send + Sync>,
}

impl RecordingError {
    fn at(path: &Path, cause: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        RecordingError { path: Some(path.display().to_string()), cause: cause.into() }
    }
}

impl fmt::Display for RecordingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.path {
            Some(path) => write!(f, "the recording {path}: {}", self.cause),
            None => write!(f, "the recording: {}", self.cause),
        }
    }
}

impl StdError for RecordingError {}

impl Asked {
    /// A request as it is recorded, before anything is taken out of it.
    pub(super) fn of(request: &Request<bytes::Bytes>) -> Self {
        let decoded = |text: &str| {
            let spaced = text.replace('+', " ");
            percent_encoding::percent_decode_str(&spaced).decode_utf8_lossy().into_owned()
        };
        let query = request.uri().query().unwrap_or_default().split('&').filter(|pair| !pair.is_empty());
        Asked {
            method: request.method().to_string(),
            path: percent_encoding::percent_decode_str(request.uri().path()).decode_utf8_lossy().into_owned(),
            query: query.map(decoded).collect(),
            headers: lines(request.headers()),
            body: Content::of(request.body()),
        }
    }
}

/// Headers as `name: value`, in the order of their names.
pub(super) fn lines(headers: &HeaderMap) -> Vec<String> {
    let line = |(name, value): (&http::HeaderName, &http::HeaderValue)| {
        format!("{name}: {}", String::from_utf8_lossy(value.as_bytes()))
    };
    let mut lines: Vec<_> = headers.iter().map(line).collect();
    lines.sort();
    lines
}

impl Content {
    pub(super) fn of(body: &[u8]) -> Self {
        match (serde_json::from_slice(body), std::str::from_utf8(body)) {
            _ if body.is_empty() => Content::Empty,
            (Ok(json), _) => Content::Json(json),
            (Err(_), Ok(text)) => Content::Text(text.to_owned()),
            (Err(_), Err(_)) => Content::BytesLeftOut(body.len()),
        }
    }

    fn is_empty(&self) -> bool {
        *self == Content::Empty
    }
}

impl Failed {
    const KINDS: [TransportErrorKind; 9] = [
        TransportErrorKind::Configuration,
        TransportErrorKind::Unsupported,
        TransportErrorKind::Connect,
        TransportErrorKind::Proxy,
        TransportErrorKind::CircuitOpen,
        TransportErrorKind::Interrupted,
        TransportErrorKind::Timeout,
        TransportErrorKind::Damaged,
        TransportErrorKind::Encoding,
    ];

    pub(super) fn new(kind: TransportErrorKind, message: String) -> Self {
        Failed { kind: format!("{kind:?}"), message }
    }

    /// The failure once more.
    pub(super) fn error(&self) -> TransportError {
        match Self::KINDS.into_iter().find(|kind| format!("{kind:?}") == self.kind) {
            Some(kind) => TransportError::new(kind, self.message.clone()),
            None => {
                let detail =
                    format!("the recording has the failure {:?}, allowed are {:?}", self.kind, Self::KINDS);
                TransportError::new(TransportErrorKind::Configuration, detail)
            }
        }
    }
}

/// The status of a recorded answer.
pub(super) fn status(status: u16) -> Result<StatusCode, TransportError> {
    StatusCode::from_u16(status).map_err(|_| {
        let detail = format!("the recording has the status {status}, allowed are 100 to 999");
        TransportError::new(TransportErrorKind::Configuration, detail)
    })
}
