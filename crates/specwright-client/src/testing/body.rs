//! Bodies that arrive slowly, or fail.

use std::collections::VecDeque;
use std::time::Duration;

use bytes::Bytes;
use futures_util::stream;

use crate::{Body, Clock, TransportError};

/// Returns a body in chunks, with a pause, measured by the given clock, before each chunk and before the end.
pub fn slow_body(
    clock: impl Clock,
    parts: impl IntoIterator<Item = impl Into<Bytes>>,
    pause: Duration,
) -> Body {
    let parts: VecDeque<Bytes> = parts.into_iter().map(Into::into).collect();
    Body::from_stream(stream::try_unfold((clock, parts), move |(clock, mut parts)| async move {
        clock.sleep(pause).await;
        Ok(parts.pop_front().map(|part| (part, (clock, parts))))
    }))
}

/// Returns a body that fails with an error after its chunks.
pub fn broken_body(parts: impl IntoIterator<Item = impl Into<Bytes>>, error: TransportError) -> Body {
    let parts: Vec<Result<Bytes, _>> =
        parts.into_iter().map(|part| Ok(part.into())).chain([Err(error)]).collect();
    Body::from_stream(stream::iter(parts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::FakeClock;
    use crate::{Clock, TransportErrorKind};

    #[test]
    fn pauses_precede_each_part_and_the_end() {
        let clock = FakeClock::new();
        let mut body = slow_body(clock.clone(), ["a", "b"], Duration::from_secs(7));
        let mut seen = Vec::new();
        clock.block_on(async {
            while let Some(part) = body.chunk().await {
                seen.push((part.unwrap(), clock.now().as_secs()));
            }
            assert!(body.chunk().await.is_none());
        });
        assert_eq!(seen, [(Bytes::from("a"), 7), (Bytes::from("b"), 14)]);
        assert_eq!(clock.now().as_secs(), 21);
    }

    #[test]
    fn a_broken_body_fails_after_its_parts() {
        let mut body = broken_body(["a"], TransportError::new(TransportErrorKind::Damaged, "bad gzip"));
        FakeClock::new().block_on(async {
            assert_eq!(body.chunk().await.unwrap().unwrap(), "a");
            assert_eq!(body.chunk().await.unwrap().unwrap_err().kind(), TransportErrorKind::Damaged);
            assert!(body.chunk().await.is_none());
        });
    }
}
