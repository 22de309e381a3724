//! Large bodies in parts. The memory of each part is returned to the system after the part has been sent.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::Body;
use bytes::Bytes;
use http_body::{Frame, SizeHint};
use memmap2::MmapMut;

/// Size of a part in bytes, and minimum size of a large body.
const PART: usize = 1 << 20;

/// Returns a body with this content.
///
/// A large body may have to wait a long time for a slow client. The body is copied into memory maps, because the
/// allocator would not return the memory to the system. Each part is unmapped after it has been sent.
pub(super) fn body(text: Vec<u8>) -> Body {
    if text.len() < PART {
        return text.into();
    }
    match text.chunks(PART).map(mapped).collect() {
        Ok(parts) => Body::new(Parts { left: text.len() as u64, parts }),
        // The process may have reached its limit on memory maps.
        Err(_) => text.into(),
    }
}

fn mapped(part: &[u8]) -> io::Result<Bytes> {
    let mut map = MmapMut::map_anon(part.len())?;
    map.copy_from_slice(part);
    Ok(Bytes::from_owner(map))
}

/// The remaining parts of a body.
struct Parts {
    parts: VecDeque<Bytes>,
    left: u64,
}

impl http_body::Body for Parts {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let part = self.parts.pop_front();
        self.left -= part.as_ref().map_or(0, |part| part.len() as u64);
        Poll::Ready(part.map(|part| Ok(Frame::data(part))))
    }

    fn is_end_stream(&self) -> bool {
        self.parts.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left)
    }
}

#[cfg(test)]
mod tests {
    use http_body::Body as _;
    use http_body_util::BodyExt as _;

    use super::*;

    #[tokio::test]
    async fn a_large_body_arrives_complete_and_in_parts() {
        for (length, parts) in [(0, 0), (1, 1), (PART - 1, 1), (PART, 1), (PART + 1, 2), (3 * PART, 3)] {
            let text: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
            let mut body = body(text.clone());
            let (mut received, mut count) = (Vec::new(), 0);
            while let Some(frame) = body.frame().await {
                received.extend_from_slice(frame.unwrap().data_ref().unwrap());
                count += 1;
                assert_eq!(body.size_hint().exact(), Some((length - received.len()) as u64));
            }
            assert_eq!((received == text, count), (true, parts), "{length}");
        }
    }
}
