//! Encodings of captured payloads. JSON is UTF-8 without a byte order mark, but tools that save files also use other
//! encodings.

const UTF8_MARK: &[u8] = b"\xEF\xBB\xBF";

/// First bytes of a gzip file.
const GZIP_MAGIC: &[u8] = b"\x1F\x8B";

/// A payload, converted to UTF-8 if possible, and a remark if the file has another encoding.
pub struct Payload {
    pub utf8: Vec<u8>,
    pub remark: Option<&'static str>,
}

/// Detects the encoding from the first bytes: a byte order mark, the signature of gzip, or the zero bytes that ASCII
/// characters contain in UTF-16. Compressed payloads are returned unchanged.
pub fn read(bytes: Vec<u8>) -> Payload {
    if let Some(rest) = bytes.strip_prefix(UTF8_MARK) {
        let remark =
            Some("starts with a byte order mark (EF BB BF), which JSON does not allow; the mark was skipped");
        return Payload { utf8: rest.to_vec(), remark };
    }
    if bytes.starts_with(GZIP_MAGIC) {
        let remark = Some("is compressed with gzip; decompress it first, for example with gunzip");
        return Payload { utf8: bytes, remark };
    }
    let (is_little, rest) = match bytes.as_slice() {
        [0xFF, 0xFE, rest @ ..] | rest @ [1..=255, 0, 1..=255, 0, ..] => (true, rest),
        [0xFE, 0xFF, rest @ ..] | rest @ [0, 1..=255, 0, 1..=255, ..] => (false, rest),
        _ => return Payload { utf8: bytes, remark: None },
    };
    let remark = match is_little {
        true => "is UTF-16 (little endian), but JSON is UTF-8; it was converted",
        false => "is UTF-16 (big endian), but JSON is UTF-8; it was converted",
    };
    let unit = if is_little { u16::from_le_bytes } else { u16::from_be_bytes };
    let units = rest.chunks_exact(2).filter_map(|pair| Some(unit(pair.try_into().ok()?)));
    let text: String = char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    Payload { utf8: text.into_bytes(), remark: Some(remark) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_detected() {
        let text = r#"{"é": 1}"#;
        let utf16 = |unit: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(unit).collect::<Vec<_>>();
        let (little, big) = (utf16(u16::to_le_bytes), utf16(u16::to_be_bytes));
        for (bytes, expected) in [
            ([UTF8_MARK, text.as_bytes()].concat(), "byte order mark"),
            ([b"\xFF\xFE", little.as_slice()].concat(), "little endian"),
            ([b"\xFE\xFF", big.as_slice()].concat(), "big endian"),
            (little, "little endian"),
            (big, "big endian"),
        ] {
            let read = read(bytes);
            assert_eq!(String::from_utf8(read.utf8).unwrap(), text, "{expected}");
            assert!(read.remark.unwrap().contains(expected), "{expected}");
        }
        assert!(read(GZIP_MAGIC.to_vec()).remark.unwrap().contains("gzip"));
        for plain in [text.as_bytes(), b"", b"7", b"\xFF"] {
            let read = read(plain.to_vec());
            assert_eq!((read.utf8.as_slice(), read.remark), (plain, None));
        }
    }
}
