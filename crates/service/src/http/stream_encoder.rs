//! Encoding of streamed responses without delaying parts that are ready.

use std::io::{self, Write as _};

use tokio::sync::{Semaphore, SemaphorePermit};

use super::encoding::{Effort, Encoder, Encoding};

/// Maximum number of streams that are encoded concurrently. An encoder uses up to 1 MiB until its client has read the
/// response, which may take a long time. Further streams are sent without an encoding.
const MAX_STREAMS: usize = 64;

static PERMITS: Semaphore = Semaphore::const_new(MAX_STREAMS);

/// An encoder for the parts of a stream.
pub(super) struct StreamEncoder {
    /// `None` once the stream has ended.
    encoder: Option<Encoder>,
    encoding: Encoding,
    _place: Option<SemaphorePermit<'static>>,
}

impl StreamEncoder {
    /// Creates an encoder, which leaves the stream unchanged if too many streams are being encoded.
    pub(super) fn new(encoding: Encoding) -> Self {
        let is_wanted = encoding != Encoding::Identity;
        let place = is_wanted.then(|| PERMITS.try_acquire().ok()).flatten();
        let encoding = if place.is_some() { encoding } else { Encoding::Identity };
        StreamEncoder { encoder: Some(Encoder::new(encoding, Effort::Once)), encoding, _place: place }
    }

    pub(super) fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Returns the preferred size of a part in bytes. Larger parts compress better, since they contain more
    /// repetitions.
    pub(super) fn part_size(&self) -> usize {
        if self.encoding == Encoding::Identity { 16 << 10 } else { 64 << 10 }
    }

    /// Encodes a part and flushes it, so that the client can decode the whole part at once.
    pub(super) fn encode(&mut self, part: &[u8]) -> io::Result<Vec<u8>> {
        match &mut self.encoder {
            Some(encoder) if !part.is_empty() => {
                encoder.write_all(part)?;
                encoder.flush()?;
                Ok(encoder.take())
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Encodes the last part and ends the encoding. Further calls return nothing.
    pub(super) fn end(&mut self, part: &[u8]) -> io::Result<Vec<u8>> {
        let Some(mut encoder) = self.encoder.take() else { return Ok(Vec::new()) };
        encoder.write_all(part)?;
        encoder.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn further_streams_are_sent_unencoded() {
        let encoded: Vec<_> = (0..MAX_STREAMS).map(|_| StreamEncoder::new(Encoding::Gzip)).collect();
        assert!(encoded.iter().any(|encoder| encoder.encoding() == Encoding::Gzip));
        assert_eq!(StreamEncoder::new(Encoding::Gzip).encoding(), Encoding::Identity);
        drop(encoded);
        assert_eq!(StreamEncoder::new(Encoding::Gzip).encoding(), Encoding::Gzip);
    }
}
