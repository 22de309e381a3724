//! The format of a stream, and the rules for quiet and interrupted streams.

use std::time::Duration;

/// The format of a streamed response, and its rules. Generated code defines it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Format {
    /// `true` for server-sent events, `false` for lines of JSON.
    pub is_events: bool,
    /// Idle timeout: the maximum time without received bytes. The default is the client's
    /// [timeout](crate::ClientBuilder::timeout), which applies to each line of JSON as a whole.
    pub idle_time: Option<Duration>,
    /// The record field that is set to the event's name if the data does not contain the field.
    pub tag: Option<&'static str>,
    /// The data of the event that marks the end of the stream.
    pub end: Option<&'static str>,
    /// Reconnection policy. The client sends the id of the last event.
    pub reconnect: Reconnect,
}

/// Reconnection policy of a stream of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reconnect {
    /// Never: a stream that ends is over.
    Never,
    /// After an interruption, but not after a complete response.
    Interrupted,
    /// After an interruption and after a complete response.
    Always,
}

impl Format {
    /// Records as lines of JSON, one record per line.
    pub const LINES: Self =
        Format { is_events: false, idle_time: None, tag: None, end: None, reconnect: Reconnect::Never };

    /// Server-sent events. The data of each event is a record.
    pub const EVENTS: Self = Format { is_events: true, ..Self::LINES };

    /// Sets the idle timeout, in seconds.
    #[must_use]
    pub const fn with_idle_seconds(self, seconds: u64) -> Self {
        Format { idle_time: Some(Duration::from_secs(seconds)), ..self }
    }

    /// Sets the record field that receives the event's name if the data does not contain the field.
    #[must_use]
    pub const fn with_tag(self, tag: &'static str) -> Self {
        Format { tag: Some(tag), ..self }
    }

    /// Sets the data of the event that marks the end.
    #[must_use]
    pub const fn with_end(self, data: &'static str) -> Self {
        Format { end: Some(data), ..self }
    }

    /// Sets the reconnection policy.
    #[must_use]
    pub const fn with_reconnect(self, reconnect: Reconnect) -> Self {
        Format { reconnect, ..self }
    }

    /// Returns the name of the response part that contains a record.
    pub(crate) fn part(&self) -> &'static str {
        if self.is_events { "event" } else { "line" }
    }
}
