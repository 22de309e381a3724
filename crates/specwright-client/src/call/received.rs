//! The received part of a response body.

use bytes::Bytes;

use crate::{Body, TransportError};

/// The part of a body received so far.
#[derive(Default)]
pub(crate) struct Received {
    /// The first chunk, kept unchanged while it is the only chunk, to avoid a copy.
    first: Bytes,
    all: Vec<u8>,
}

/// The reason why a body was not received in full.
pub(super) enum FillError {
    TooLarge,
    Broken(TransportError),
}

impl Received {
    /// Receives a body of at most `limit` bytes.
    pub(super) async fn fill(&mut self, mut body: Body, limit: usize) -> Result<(), FillError> {
        while let Some(chunk) = body.chunk().await {
            let chunk = chunk.map_err(FillError::Broken)?;
            let room = limit - self.len();
            self.add(chunk.slice(..chunk.len().min(room)));
            if chunk.len() > room {
                return Err(FillError::TooLarge);
            }
        }
        Ok(())
    }

    pub(crate) fn add(&mut self, chunk: Bytes) {
        if self.len() == 0 {
            self.first = chunk;
        } else {
            if self.all.is_empty() {
                self.all.extend_from_slice(&self.first);
            }
            self.all.extend_from_slice(&chunk);
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.first.len().max(self.all.len())
    }

    pub(crate) fn into_bytes(self) -> Bytes {
        if self.all.is_empty() { self.first } else { self.all.into() }
    }
}
