//! The body of an answer, as far as it was received.

use bytes::Bytes;

use crate::{Body, TransportError};

/// The part of a body received so far.
#[derive(Default)]
pub(crate) struct Received {
    /// Kept unchanged as long as it is a single part, so that it is not copied.
    first: Bytes,
    all: Vec<u8>,
}

/// The reason why not all of a body was received.
pub(super) enum Unfilled {
    TooLarge,
    Broken(TransportError),
}

impl Received {
    /// Receives up to a number of bytes.
    pub(super) async fn fill(&mut self, mut body: Body, most: usize) -> Result<(), Unfilled> {
        while let Some(chunk) = body.chunk().await {
            let chunk = chunk.map_err(Unfilled::Broken)?;
            let room = most - self.len();
            self.add(chunk.slice(..chunk.len().min(room)));
            if chunk.len() > room {
                return Err(Unfilled::TooLarge);
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
