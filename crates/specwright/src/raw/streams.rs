//! Streams of records.

use schemars::JsonSchema;
use serde::Deserialize;

/// `[operation.group.name.stream]`: a stream of records.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Stream {
    /// Format of the records.
    pub format: StreamFormat,
    /// Maximum time without any bytes, in seconds, after which clients give up. Without this key, clients wait for as
    /// long as for a response.
    pub idle_seconds: Option<u32>,
    /// Data of the event that marks the end, such as `[DONE]`. A stream without this event is incomplete.
    pub end: Option<String>,
    /// When clients reconnect, with the id of the last event in `Last-Event-ID`. Without this key, a stream that ends
    /// is over.
    pub reconnect: Option<Reconnect>,
}

/// Format of a stream of records.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum StreamFormat {
    /// Each record is a line of JSON.
    Ndjson,
    /// Server-sent events: the data of each event is a record. If the records are a union and the data lacks the tag,
    /// the tag is the name of the event.
    Sse,
}

impl Stream {
    /// Returns a stream without rules.
    pub fn of(format: StreamFormat) -> Self {
        Stream { format, idle_seconds: None, end: None, reconnect: None }
    }
}

/// When clients reconnect to a stream of events.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Reconnect {
    /// After an interruption. A complete response ends the stream.
    Interrupted,
    /// After an interruption, and after a complete response.
    Always,
}
