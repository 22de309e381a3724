//! Server-sent events, parsed according to the HTML standard, with bounded memory.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use specwright_core::{Json, decode};
use sse_core::{MessageEvent, SseDecoder, SseEvent};

use super::lines::Line;
use crate::call::with_member;

/// A splitter of a body's chunks into events.
pub(super) struct Events {
    decoder: SseDecoder,
    /// The unprocessed part of the last chunk received.
    part: Bytes,
    /// Number of events so far.
    number: usize,
    tag: Option<&'static str>,
    /// The reconnection time that the service has set.
    retry: Option<Duration>,
}

impl Events {
    /// Creates a splitter. If an event's data does not contain the tag field, the event's name is added as the tag.
    pub(super) fn new(max_event_bytes: usize, tag: Option<&'static str>) -> Self {
        let limit = NonZeroUsize::new(max_event_bytes).unwrap_or(NonZeroUsize::MIN);
        let decoder = SseDecoder::with_limit(limit);
        Events { decoder, part: Bytes::new(), number: 0, tag, retry: None }
    }

    /// Adds the next chunk. The previous chunk must be consumed: [`next`](Events::next) has returned `None`.
    pub(super) fn push(&mut self, part: Bytes) {
        self.part = part;
    }

    /// Returns the data of the next complete event, or an overlong event without its data.
    pub(super) fn next(&mut self) -> Option<Line> {
        loop {
            let (text, is_too_long) = match self.decoder.next(&mut self.part)? {
                Ok(SseEvent::Message(event)) => (self.data(event), false),
                Ok(SseEvent::Retry(millis)) => {
                    self.retry = Some(Duration::from_millis(millis.into()));
                    continue;
                }
                Err(_) => (Bytes::new(), true),
            };
            self.number += 1;
            return Some(Line { number: self.number, text, is_too_long });
        }
    }

    fn data(&self, event: MessageEvent) -> Bytes {
        let has_tag =
            |tag: &str| decode::<Json>(event.data.as_bytes()).is_ok_and(|data| data.value.get(tag).is_some());
        let missing = self.tag.filter(|tag| !has_tag(tag));
        let tagged =
            missing.and_then(|tag| with_member(event.data.trim_start().as_bytes(), tag, &event.event));
        tagged.unwrap_or_else(|| event.data.into())
    }

    /// Prepares for another response, which continues after the last event.
    pub(super) fn restart(&mut self) {
        self.decoder.reconnect();
        self.part = Bytes::new();
    }

    /// Returns the id of the last event that set one; `None` if no event has set an id, or if the last id is empty.
    pub(super) fn last_id(&self) -> Option<&Arc<str>> {
        self.decoder.last_event_id().filter(|id| !id.is_empty())
    }

    pub(super) fn retry(&self) -> Option<Duration> {
        self.retry
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(chunks: &[&[u8]], tag: Option<&'static str>) -> (Vec<String>, Events) {
        let mut events = Events::new(24, tag);
        let mut found = Vec::new();
        for chunk in chunks {
            events.push(Bytes::copy_from_slice(chunk));
            found.extend(std::iter::from_fn(|| events.next()).map(|line| match line.is_too_long {
                true => format!("{} too long", line.number),
                false => String::from_utf8(line.text.to_vec()).unwrap(),
            }));
        }
        (found, events)
    }

    #[test]
    fn events_follow_the_standard_at_any_chunk_boundary() {
        let body = b"\xEF\xBB\xBF: hello\r\nretry: 250\rdata: {\"a\":\ndata:1}\r\nid: 7\r\n\r\n\
            id: x\0y\ndata\n\nevent: none\n\ndata:  b\nunknown: 1\n\ndata: cut";
        let expected = ["{\"a\":\n1}", "", " b"];
        for at in 0..=body.len() {
            let (found, events) = read(&[&body[..at], &body[at..]], None);
            assert_eq!(found, expected, "{at}");
            assert_eq!(events.last_id().map(|id| &**id), Some("7"), "{at}");
            assert_eq!(events.retry(), Some(Duration::from_millis(250)), "{at}");
        }
        let bytes: Vec<&[u8]> = body.chunks(1).collect();
        assert_eq!(read(&bytes, None).0, expected);
    }

    #[test]
    fn an_overlong_event_is_reported_and_skipped() {
        let long = "data: 0123456789\ndata: 0123456789\ndata: 0123456789\n\ndata: 1\n\n";
        assert_eq!(read(&[long.as_bytes()], None).0, ["1 too long", "1"]);
    }

    #[test]
    fn the_name_of_an_event_is_its_tag() {
        let body =
            b"event: ping\ndata: {}\n\nevent: a\ndata: {\"t\": \"b\"}\n\ndata: {\"n\": 1}\n\ndata: [1]\n\n";
        let expected = [r#"{"t":"ping"}"#, r#"{"t": "b"}"#, r#"{"t":"message","n": 1}"#, "[1]"];
        assert_eq!(read(&[body], Some("t")).0, expected);
    }

    #[test]
    fn an_id_is_kept_for_the_next_response_until_it_is_reset() {
        let (_, mut events) = read(&[b"id: 1\ndata: a\n\nid: 2\ndata: cut"], None);
        events.restart();
        assert_eq!(events.last_id().map(|id| &**id), Some("1"), "expected the id of the only complete event");
        events.push(Bytes::from_static(b"id\ndata: b\n\n"));
        assert_eq!(events.next().unwrap().text, "b");
        assert_eq!(events.last_id(), None);
    }
}
