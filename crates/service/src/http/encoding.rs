//! Content encodings of responses: negotiation and compression.
//!
//! The compression layer of tower-http encodes each response separately, as a stream. In this module, frequently sent
//! content (the page, the document, constant feeds) is encoded once per encoding and stored. Other responses are
//! encoded as a whole, so that their length is known, and a response that does not shrink is sent unchanged. The number
//! of stream encoders is limited, since each uses up to 1 MiB until its client has read the response.

use std::io::{self, Write};

use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
#[cfg(feature = "brotli")]
use brotli::CompressorWriter;
#[cfg(feature = "brotli")]
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Minimum size of encoded content in bytes. Smaller content fits into one packet anyway.
const MIN_ENCODED_BYTES: usize = 1_024;

/// A content encoding of responses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// The content is not encoded.
    Identity,
    /// gzip.
    Gzip,
    /// Brotli.
    #[cfg(feature = "brotli")]
    Brotli,
}

/// The compression effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// For responses that are sent once. This effort costs half as much as computing a poll response, and achieves nine
    /// tenths of the possible savings.
    Once,
    /// For content that is encoded once and sent often.
    Often,
}

impl Encoding {
    /// All encodings in the service's order of preference.
    const ALL: &[Encoding] = &[
        #[cfg(feature = "brotli")]
        Encoding::Brotli,
        Encoding::Gzip,
        Encoding::Identity,
    ];

    /// Returns the encoding that the caller prefers, or `Identity` if the caller accepts no supported encoding.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        Encoding::among(Encoding::ALL, headers)
    }

    /// Returns the offered encoding that the caller prefers. If several encodings have the same weight, returns the
    /// first of them.
    pub(super) fn among(offered: &[Encoding], headers: &HeaderMap) -> Self {
        let lists = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
        let accepted: Vec<_> = lists.flat_map(|list| list.split(',')).filter_map(parse_weighted).collect();
        let mut best = (Encoding::Identity, 0);
        for encoding in offered {
            let named = accepted.iter().find(|(name, _)| encoding.matches_name(name));
            let weight = named.or(accepted.iter().find(|(name, _)| *name == "*")).map_or(0, |named| named.1);
            if weight > best.1 {
                best = (*encoding, weight);
            }
        }
        best.0
    }

    fn matches_name(self, name: &str) -> bool {
        match self {
            Encoding::Identity => name.eq_ignore_ascii_case("identity"),
            Encoding::Gzip => name.eq_ignore_ascii_case("gzip") || name.eq_ignore_ascii_case("x-gzip"),
            #[cfg(feature = "brotli")]
            Encoding::Brotli => name.eq_ignore_ascii_case("br"),
        }
    }

    /// Encodes the content, and returns the encoding used. Content that would not shrink is returned unchanged.
    pub(crate) fn encode(self, content: Vec<u8>, effort: Effort) -> (Encoding, Vec<u8>) {
        if self == Encoding::Identity || content.len() < MIN_ENCODED_BYTES {
            return (Encoding::Identity, content);
        }
        match self.encoded(&content, effort) {
            Ok(encoded) if encoded.len() < content.len() => (self, encoded),
            // Writing to memory does not fail, so the content did not shrink.
            _ => (Encoding::Identity, content),
        }
    }

    fn encoded(self, content: &[u8], effort: Effort) -> io::Result<Vec<u8>> {
        let mut encoder = Encoder::new(self, effort);
        encoder.write_all(content)?;
        encoder.finish()
    }

    /// Sets the `Content-Encoding` header of a response.
    pub(crate) fn set_header(self, response: &mut Response) {
        let name = match self {
            Encoding::Identity => return,
            Encoding::Gzip => "gzip",
            #[cfg(feature = "brotli")]
            Encoding::Brotli => "br",
        };
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(name));
    }
}

/// Parses the name of an encoding and its weight in thousandths: `gzip;q=0.8`.
fn parse_weighted(item: &str) -> Option<(&str, u16)> {
    let mut parts = item.split(';').map(str::trim);
    let name = parts.next()?;
    let weight = parts.find_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")));
    let weight =
        weight.map_or(Ok(1.0), str::parse::<f32>).ok().filter(|weight| (0.0..=1.0).contains(weight))?;
    Some((name, (weight * 1_000.0) as u16))
}

/// A writer that encodes its input.
pub(super) enum Encoder {
    Identity(Vec<u8>),
    Gzip(GzEncoder<Vec<u8>>),
    #[cfg(feature = "brotli")]
    Brotli(Box<CompressorWriter<Vec<u8>>>),
}

impl Encoder {
    pub(super) fn new(encoding: Encoding, effort: Effort) -> Self {
        match encoding {
            Encoding::Identity => Encoder::Identity(Vec::new()),
            Encoding::Gzip => {
                let level = match effort {
                    Effort::Once => 3,
                    Effort::Often => 9,
                };
                Encoder::Gzip(GzEncoder::new(Vec::new(), Compression::new(level)))
            }
            #[cfg(feature = "brotli")]
            Encoding::Brotli => {
                let quality = match effort {
                    Effort::Once => 1,
                    Effort::Often => 5,
                };
                let parameters = BrotliEncoderParams { quality, ..BrotliEncoderParams::default() };
                Encoder::Brotli(Box::new(CompressorWriter::with_params(Vec::new(), 16 << 10, &parameters)))
            }
        }
    }

    /// Removes and returns the output since the last call. Some written bytes may appear in the output only after a
    /// flush.
    pub(super) fn take(&mut self) -> Vec<u8> {
        std::mem::take(match self {
            Encoder::Identity(out) => out,
            Encoder::Gzip(encoder) => encoder.get_mut(),
            #[cfg(feature = "brotli")]
            Encoder::Brotli(encoder) => encoder.get_mut(),
        })
    }

    /// Ends the encoding, and returns the rest of the output.
    pub(super) fn finish(self) -> io::Result<Vec<u8>> {
        match self {
            Encoder::Identity(out) => Ok(out),
            Encoder::Gzip(encoder) => encoder.finish(),
            #[cfg(feature = "brotli")]
            Encoder::Brotli(encoder) => Ok(encoder.into_inner()),
        }
    }

    fn writer(&mut self) -> &mut dyn Write {
        match self {
            Encoder::Identity(out) => out,
            Encoder::Gzip(encoder) => encoder,
            #[cfg(feature = "brotli")]
            Encoder::Brotli(encoder) => encoder,
        }
    }
}

impl Write for Encoder {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer().flush()
    }
}

#[cfg(test)]
mod tests {
    use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};

    use super::*;

    fn chosen(lists: &[&'static str]) -> Encoding {
        Encoding::of(&lists.iter().map(|list| (ACCEPT_ENCODING, HeaderValue::from_static(list))).collect())
    }

    #[test]
    fn the_preferred_encoding_is_used() {
        let best = Encoding::ALL[0];
        for (lists, encoding) in [
            (&[][..], Encoding::Identity),
            (&[""], Encoding::Identity),
            (&["gzip"], Encoding::Gzip),
            (&["x-gzip"], Encoding::Gzip),
            (&["GZIP;Q=0.5"], Encoding::Gzip),
            (&["deflate, gzip;q=0.001"], Encoding::Gzip),
            (&["deflate", "gzip"], Encoding::Gzip),
            (&["gzip, deflate, br, zstd"], best),
            (&["*"], best),
            (&["br;q=0, *"], Encoding::Gzip),
            (&["br;q=0.5,gzip;q=0.8"], Encoding::Gzip),
            (&["gzip;q=0.5, identity"], Encoding::Identity),
            (&["gzip;q=0"], Encoding::Identity),
            (&["gzip;q=2"], Encoding::Identity),
            (&["gzip;q=many"], Encoding::Identity),
            (&["zstd, deflate"], Encoding::Identity),
            (&["identity;q=0, gzip"], Encoding::Gzip),
            (&["*;q=0"], Encoding::Identity),
        ] {
            assert_eq!(chosen(lists), encoding, "{lists:?}");
        }
    }

    #[test]
    fn content_is_encoded_only_if_it_shrinks() {
        let text = |length| b"abcdefgh".repeat(length / 8);
        for &encoding in Encoding::ALL {
            for effort in [Effort::Once, Effort::Often] {
                let (made, content) = encoding.encode(text(MIN_ENCODED_BYTES), effort);
                assert_eq!(
                    (made, content.len() < MIN_ENCODED_BYTES / 4),
                    (encoding, encoding != Encoding::Identity)
                );
                let (made, content) = encoding.encode(text(MIN_ENCODED_BYTES - 8), effort);
                assert_eq!((made, content), (Encoding::Identity, text(MIN_ENCODED_BYTES - 8)));
                let random = |at| BuildHasherDefault::<DefaultHasher>::default().hash_one(at) as u8;
                let noise: Vec<u8> = (0..MIN_ENCODED_BYTES).map(random).collect();
                let (made, content) = encoding.encode(noise.clone(), effort);
                assert_eq!((made, content), (Encoding::Identity, noise));
            }
        }
    }
}
