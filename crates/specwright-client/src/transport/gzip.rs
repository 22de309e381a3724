//! A transport that requests and decompresses gzip.

use std::io::{self, BufRead, Read};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::{Buf as _, Bytes};
use flate2::bufread::MultiGzDecoder;
use futures_core::Stream;
use http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH};
use http::{HeaderValue, Request, Response};

use super::encoding::{GZIP_FIRST, codings};
use super::{Body, EncodingError, Transport, TransportError};
use crate::future::BoxFuture;

/// Maximum size of a decompressed chunk, so that the size limit can stop a decompression bomb.
const PART: usize = 32 << 10;

/// Maximum number of bytes to return before the task yields, so other tasks and timers can run.
const MAX_BYTES_WITHOUT_YIELD: usize = 1 << 20;

/// A transport wrapper that requests gzip and decompresses responses as they arrive, in chunks of bounded size.
///
/// With the `gzip` feature, the default transport does this by itself. Wrap a custom transport directly, below all
/// other wrappers, so that they see the decompressed body: `Limited::new(Gzip::new(transport), 8)`.
///
/// Corrupt or truncated gzip data ends the body with an error of kind
/// [`TransportErrorKind::Damaged`](crate::TransportErrorKind), whose source is an [`EncodingError`]. Other content
/// codings are left unchanged.
#[derive(Clone, Debug)]
pub struct Gzip<T> {
    inner: T,
}

impl<T> Gzip<T> {
    /// Wraps a transport.
    pub fn new(transport: T) -> Self {
        Gzip { inner: transport }
    }

    /// Returns the wrapped transport.
    pub fn inner(&self) -> &T {
        &self.inner
    }
}

impl<T: Transport> Transport for Gzip<T> {
    fn send(&self, mut request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        request_gzip(&mut request);
        Box::pin(async { self.inner.send(request).await.map(decompress) })
    }
}

/// Requests gzip, unless the request already has an `Accept-Encoding`.
pub(crate) fn request_gzip(request: &mut Request<Bytes>) {
    request.headers_mut().entry(ACCEPT_ENCODING).or_insert(HeaderValue::from_static("gzip"));
}

/// Decompresses a response that declares gzip.
pub(crate) fn decompress(response: Response<Body>) -> Response<Body> {
    match &*codings(response.headers()) {
        [one] if matches!(one.as_str(), "gzip" | "x-gzip") => {}
        _ => return response,
    }
    let (mut head, body) = response.into_parts();
    head.headers.remove(CONTENT_ENCODING);
    // The header counts the compressed bytes.
    head.headers.remove(CONTENT_LENGTH);
    Response::from_parts(head, Body::from_stream(Plain::new(body)))
}

/// A body that is decompressed as it arrives.
struct Plain {
    encoded: Body,
    decoder: MultiGzDecoder<Feed>,
    part: Box<[u8]>,
    since_pause: usize,
}

impl Plain {
    fn new(encoded: Body) -> Self {
        let (decoder, part) = (MultiGzDecoder::new(Feed::default()), vec![0; PART].into());
        Plain { encoded, decoder, part, since_pause: 0 }
    }

    /// Returns the next decompressed chunk. Fails with `WouldBlock` if more data must arrive first.
    fn part(&mut self) -> io::Result<Bytes> {
        let length = self.decoder.read(&mut self.part)?;
        Ok(Bytes::copy_from_slice(&self.part[..length]))
    }

    /// Returns `true` if the first chunk is not gzip. Without this check, a body shorter than a gzip header would
    /// count as truncated.
    fn is_not_gzip(&self, chunk: &[u8]) -> bool {
        !self.decoder.get_ref().begun && chunk.first().is_some_and(|&first| first != GZIP_FIRST)
    }

    /// Ends the body.
    fn end(&mut self) {
        self.encoded = Body::empty();
        self.decoder = MultiGzDecoder::new(Feed { ended: true, ..Feed::default() });
    }
}

impl Stream for Plain {
    type Item = Result<Bytes, TransportError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.since_pause >= MAX_BYTES_WITHOUT_YIELD {
            self.since_pause = 0;
            cx.waker().wake_by_ref();
            return Poll::Pending;
        }
        loop {
            // A response without a body has no gzip data either, regardless of its header.
            if self.decoder.get_ref().is_without_any() {
                return Poll::Ready(None);
            }
            let feed = self.decoder.get_ref();
            if feed.begun || feed.ended {
                match self.part() {
                    Ok(part) if part.is_empty() => {
                        self.end();
                        return Poll::Ready(None);
                    }
                    Ok(part) => {
                        self.since_pause += part.len();
                        return Poll::Ready(Some(Ok(part)));
                    }
                    Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                    Err(error) => {
                        self.end();
                        return Poll::Ready(Some(Err(reason(&error).into_error())));
                    }
                }
            }
            match ready!(Pin::new(&mut self.encoded).poll_next(cx)) {
                Some(Ok(chunk)) if self.is_not_gzip(&chunk) => {
                    self.end();
                    return Poll::Ready(Some(Err(EncodingError::Broken.into_error())));
                }
                Some(Ok(chunk)) => self.decoder.get_mut().add(chunk),
                Some(Err(error)) => {
                    self.end();
                    return Poll::Ready(Some(Err(error)));
                }
                None => self.decoder.get_mut().ended = true,
            }
        }
    }
}

fn reason(error: &io::Error) -> EncodingError {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => EncodingError::Cut,
        _ => EncodingError::Broken,
    }
}

/// Compressed data that has arrived and has not been decoded yet.
#[derive(Default)]
struct Feed {
    chunk: Bytes,
    begun: bool,
    ended: bool,
}

impl Feed {
    /// Adds the next chunk. The previous chunk has been consumed, because more data is requested only then.
    fn add(&mut self, chunk: Bytes) {
        self.begun |= !chunk.is_empty();
        self.chunk = chunk;
    }

    fn is_without_any(&self) -> bool {
        self.ended && !self.begun
    }
}

impl BufRead for Feed {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        match self.chunk.is_empty() && !self.ended {
            true => Err(io::ErrorKind::WouldBlock.into()),
            false => Ok(&self.chunk),
        }
    }

    fn consume(&mut self, length: usize) {
        self.chunk.advance(length.min(self.chunk.len()));
    }
}

impl Read for Feed {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(out)?;
        self.consume(length);
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;
    use std::time::Duration;

    use flate2::Compression;
    use flate2::write::GzEncoder;
    use futures_util::{StreamExt as _, stream};

    use super::*;
    use crate::testing::{Doc, FIND, Reply, all_texts, script};
    use crate::{Answer, Error, ErrorKind, TransportErrorKind};

    fn gzip(plain: &[u8]) -> Vec<u8> {
        let mut out = GzEncoder::new(Vec::new(), Compression::fast());
        out.write_all(plain).unwrap();
        out.finish().unwrap()
    }

    /// Returns a body in chunks of the given size, with a wait before each.
    fn chunks(bytes: &[u8], size: usize) -> Body {
        let chunks: Vec<_> = bytes.chunks(size).map(Bytes::copy_from_slice).collect();
        Body::from_stream(Box::pin(stream::iter(chunks).then(async |chunk| {
            tokio::task::yield_now().await;
            Ok(chunk)
        })))
    }

    async fn read(encoded: Body) -> Result<Vec<u8>, TransportError> {
        let mut response = Response::new(encoded);
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        let mut body = decompress(response).into_body();
        let mut out = Vec::new();
        while let Some(chunk) = body.chunk().await {
            let chunk = chunk?;
            assert!(!chunk.is_empty() && chunk.len() <= PART);
            out.extend_from_slice(&chunk);
        }
        assert!(body.chunk().await.is_none());
        Ok(out)
    }

    async fn find(reply: Reply, most: usize) -> Result<Answer<Doc>, Error> {
        let fake = script([reply]);
        let client = fake.builder().transport(Gzip::new(fake.clone())).retry(crate::Retry::none());
        let answer = client.max_response_bytes(most).build().unwrap().session();
        let answer = answer.call(&FIND, &(), None::<&()>).await;
        assert_eq!(fake.headers(0)["accept-encoding"], "gzip");
        answer
    }

    #[tokio::test]
    async fn chunks_of_any_size_are_decompressed() {
        let plain: Vec<u8> = (0..100_000_u32).flat_map(|n| n.wrapping_mul(n).to_le_bytes()).collect();
        let encoded = gzip(&plain);
        for size in [1, 2, 7, 1000, 1 << 20] {
            assert!(read(chunks(&encoded, size)).await.unwrap() == plain, "{size}");
        }
        let twice = [gzip(b"one, "), gzip(b"two")].concat();
        assert_eq!(read(chunks(&twice, 3)).await.unwrap(), b"one, two");
        assert_eq!(read(Body::empty()).await.unwrap(), b"");
        assert_eq!(read(chunks(&gzip(b""), 4)).await.unwrap(), b"");
    }

    #[tokio::test]
    async fn truncated_and_corrupt_data_is_reported() {
        let encoded = gzip(&b"a line of text that comes again, ".repeat(20));
        for cut in 1..encoded.len() {
            let error = read(chunks(&encoded[..cut], 5)).await.unwrap_err();
            assert_eq!(error.kind(), TransportErrorKind::Damaged);
            let source = std::error::Error::source(&error).unwrap();
            assert_eq!(source.downcast_ref(), Some(&EncodingError::Cut), "{cut} of {}", encoded.len());
        }
        // One bit of each byte, except the bytes of header fields that a reader ignores: time, level and system.
        for at in (0..4).chain(10..encoded.len()) {
            let mut broken = encoded.clone();
            broken[at] ^= 0x10;
            let read = read(chunks(&broken, 1000)).await;
            assert!(read.is_err() || at < 4, "{at}: {read:?}");
        }
        let plain = read(Body::from("{\"a\": 1}")).await.unwrap_err();
        assert_eq!(std::error::Error::source(&plain).unwrap().to_string(), "its gzip data is corrupt");
        let more = [gzip(b"one"), b"rubbish".to_vec()].concat();
        assert!(read(Body::from(more)).await.is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn the_client_decompresses_and_reports_errors() {
        let reply = |bytes: Vec<u8>| Reply::new(200, bytes).header("content-encoding", "gzip");
        let encoded = gzip(br#"{"a": 1}"#);
        let mut wrong_sum = encoded.clone();
        wrong_sum[encoded.len() - 8] ^= 1;
        let answer = find(reply(encoded.clone()), 100).await.unwrap();
        assert_eq!(answer.value.0["a"].as_i64(), Some(1));
        for (wrong, part) in [
            (encoded[..encoded.len() - 3].to_vec(), "ends too early"),
            (wrong_sum, "gzip data is corrupt"),
            (b"{}".to_vec(), "gzip data is corrupt"),
        ] {
            let error = find(reply(wrong), 100).await.unwrap_err();
            assert_eq!((error.kind(), error.is_retryable()), (ErrorKind::Decode, true));
            assert!(all_texts(&error).contains(part), "{error:?}");
        }
        let undeclared = find(Reply::new(200, encoded), 100).await.unwrap_err();
        assert!(all_texts(&undeclared).contains("no content-encoding"), "{undeclared:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn an_endless_body_is_stopped_at_the_limit() {
        let encoded = gzip(&vec![b' '; 8 << 20]);
        assert!(encoded.len() < 1 << 20);
        let reply = |bytes: Vec<u8>| Reply::new(200, bytes).header("content-encoding", "gzip");
        let error = find(reply(encoded.clone()), 1 << 20).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::TooLarge);

        // Other tasks run in the meantime: this timer fires after the first pause.
        let mut response = Response::new(Body::from(encoded));
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        let mut body = decompress(response).into_body();
        let mut length = 0;
        let reading = async {
            while let Some(part) = body.chunk().await {
                length += part.unwrap().len();
            }
        };
        let stopped = tokio::time::timeout(Duration::ZERO, reading).await;
        assert!(stopped.is_err());
        assert!((1..=MAX_BYTES_WITHOUT_YIELD + PART).contains(&length), "{length}");
    }
}
