//! Static content.

use std::io::Read as _;
use std::sync::{Arc, OnceLock};

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::Response;
use bytes::Bytes;
use flate2::read::GzDecoder;

use super::caching::{entity_tag, mark_static};
use super::encoding::{Effort, Encoding};

/// Static content, such as a file. Clones share the content.
///
/// The responses have an `ETag`, so that the content is not sent again to callers that already have it.
#[derive(Clone, Debug)]
pub struct Fixed(Arc<Forms>);

/// The encodings of the content. Each encoding has its own entity tag. Encodings other than the given one are created
/// on first use.
#[derive(Clone, Debug)]
struct Forms {
    headers: HeaderMap,
    given: Form,
    plain: OnceLock<Form>,
    gzip: OnceLock<Form>,
    #[cfg(feature = "brotli")]
    brotli: OnceLock<Form>,
}

#[derive(Clone, Debug)]
struct Form {
    encoding: Encoding,
    content: Bytes,
    tag: HeaderValue,
}

impl Form {
    fn new(encoding: Encoding, content: Bytes) -> Self {
        Form { encoding, tag: entity_tag(&content), content }
    }

    /// Returns the content in another encoding, or without an encoding if it would not shrink. Content that can't be
    /// decompressed is returned unchanged.
    fn encoded(&self, encoding: Encoding) -> Self {
        let Some(plain) = self.unpacked() else { return self.clone() };
        let (encoding, content) = encoding.encode(plain, Effort::Often);
        Form::new(encoding, content.into())
    }

    fn unpacked(&self) -> Option<Vec<u8>> {
        if self.encoding == Encoding::Identity {
            return Some(self.content.to_vec());
        }
        // The content is given either uncompressed or as gzip.
        let mut plain = Vec::new();
        GzDecoder::new(&*self.content).read_to_end(&mut plain).ok()?;
        Some(plain)
    }
}

impl Fixed {
    /// Creates content from uncompressed bytes. The content is compressed for callers that accept a content
    /// encoding.
    pub fn new(content_type: &'static str, content: impl Into<Bytes>) -> Self {
        Fixed::given(content_type, Form::new(Encoding::Identity, content.into()))
    }

    /// Creates content from gzip-compressed bytes. Callers that don't accept gzip receive decompressed content, or the
    /// compressed bytes if decompression fails.
    pub fn packed(content_type: &'static str, content: impl Into<Bytes>) -> Self {
        Fixed::given(content_type, Form::new(Encoding::Gzip, content.into()))
    }

    fn given(content_type: &'static str, given: Form) -> Self {
        let headers = HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static(content_type))]);
        Fixed(Arc::new(Forms {
            headers,
            given,
            plain: OnceLock::new(),
            gzip: OnceLock::new(),
            #[cfg(feature = "brotli")]
            brotli: OnceLock::new(),
        }))
    }

    /// Sets a response header, replacing any header of the same name. If `Cache-Control` is not set, callers may cache
    /// the content for an hour.
    #[must_use]
    pub fn with_header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        Arc::make_mut(&mut self.0).headers.insert(name, value);
        self
    }

    /// Returns the content as a response, in the encoding that these request headers prefer.
    pub(crate) fn answer_to(&self, headers: &HeaderMap) -> Response {
        self.answer(match self.0.given.encoding {
            Encoding::Identity => Encoding::of(headers),
            given => Encoding::among(&[given, Encoding::Identity], headers),
        })
    }

    /// Returns the content as a response in this encoding.
    pub(crate) fn answer(&self, encoding: Encoding) -> Response {
        let form = self.form(encoding);
        let mut response = Response::new(Body::from(form.content.clone()));
        form.encoding.set_header(&mut response);
        mark_static(&mut response, form.tag.clone());
        for (name, value) in &self.0.headers {
            response.headers_mut().insert(name, value.clone());
        }
        response
    }

    fn form(&self, encoding: Encoding) -> &Form {
        let forms = &*self.0;
        let made = match encoding {
            given if given == forms.given.encoding => return &forms.given,
            Encoding::Identity => &forms.plain,
            Encoding::Gzip => &forms.gzip,
            #[cfg(feature = "brotli")]
            Encoding::Brotli => &forms.brotli,
        };
        made.get_or_init(|| forms.given.encoded(encoding))
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use axum::body::to_bytes;
    use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, ETAG};
    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    const TEXT: &str = "text/plain; charset=utf-8";

    /// Returns the encoding, tag and content of a response.
    async fn answered(fixed: &Fixed, accepted: &'static str) -> (String, HeaderValue, Vec<u8>) {
        let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
        let response = fixed.answer_to(&headers);
        assert_eq!(response.headers()[CONTENT_TYPE], TEXT);
        let encoding = response.headers().get(CONTENT_ENCODING).map_or("", |it| it.to_str().unwrap());
        let (encoding, tag) = (encoding.to_owned(), response.headers()[ETAG].clone());
        (encoding, tag, to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec())
    }

    #[tokio::test]
    async fn compressed_content_is_sent_unchanged_or_decompressed() {
        // The service does not compress content this small.
        let plain = b"a text";
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(plain).unwrap();
        let packed = encoder.finish().unwrap();
        let fixed = Fixed::packed(TEXT, packed.clone());
        let mut tags = Vec::new();
        for (accepted, encoding, content) in [
            ("gzip, deflate, br, zstd", "gzip", &packed[..]),
            ("br, gzip;q=0.5", "gzip", &packed),
            ("gzip;q=0", "", plain),
            ("br", "", plain),
            ("", "", plain),
        ] {
            let answer = answered(&fixed, accepted).await;
            assert_eq!((answer.0.as_str(), &answer.2[..]), (encoding, content), "{accepted:?}");
            tags.push(answer.1);
        }
        assert!(tags[0] == tags[1] && tags[2] == tags[4] && tags[0] != tags[2]);
    }

    #[tokio::test]
    async fn content_that_cannot_be_decompressed_is_sent_unchanged() {
        let fixed = Fixed::packed(TEXT, "no gzip");
        let (encoding, _, content) = answered(&fixed, "").await;
        assert_eq!((encoding.as_str(), &content[..]), ("gzip", &b"no gzip"[..]));
    }

    #[test]
    fn custom_headers_replace_default_headers() {
        let fixed = Fixed::new(TEXT, "a");
        let caching = |fixed: &Fixed| fixed.answer(Encoding::Identity).headers()[CACHE_CONTROL].clone();
        assert_eq!(caching(&fixed), "private, max-age=3600");
        let revalidated = fixed.clone().with_header(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        assert_eq!(caching(&revalidated), "no-cache");
        assert_eq!(caching(&fixed), "private, max-age=3600");
    }
}
