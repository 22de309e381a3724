//! The files of the embedded data, and the parser for text tables.
//!
//! The small tables are tab-separated text. Values are slices of this text, which is `'static`. The large tables are in
//! the format of the `packed` module.

use flate2::read::DeflateDecoder;
use std::fmt;
use std::io::Read as _;
use std::str::FromStr;
use wayfare_validation::Point;

/// Error for unreadable data. The data is compiled in and tested, so only a build that mixes versions can cause this
/// error.
#[derive(Debug)]
pub(crate) struct DataError {
    file: &'static str,
}

impl DataError {
    pub(crate) fn in_file(file: &'static str) -> Self {
        Self { file }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "embedded place data is damaged: {}", self.file)
    }
}

/// A file of the data directory.
#[derive(Clone, Copy)]
pub(crate) struct Embedded {
    pub(crate) name: &'static str,
    pub(crate) bytes: &'static [u8],
}

macro_rules! embedded {
    ($name:literal) => {
        Embedded { name: $name, bytes: include_bytes!(concat!("../data/", $name)) }
    };
}

pub(crate) const COUNTRIES: Embedded = embedded!("countries.tsv.z");
pub(crate) const REGIONS: Embedded = embedded!("regions.tsv.z");
pub(crate) const CITIES: Embedded = embedded!("cities.bin");
pub(crate) const AIRPORTS: Embedded = embedded!("airports.tsv.z");
pub(crate) const METROS: Embedded = embedded!("metros.tsv");
pub(crate) const DESTINATIONS: Embedded = embedded!("destinations.tsv.z");
pub(crate) const ENTITIES: Embedded = embedded!("entities.bin");
pub(crate) const WORDS: Embedded = embedded!("words.bin");
pub(crate) const CALLED: Embedded = embedded!("called.bin");
pub(crate) const NEAR: Embedded = embedded!("near.bin");
pub(crate) const SERVING: Embedded = embedded!("serving.tsv");
pub(crate) const NAMES: Embedded = embedded!("names.bin");

impl Embedded {
    /// Parses every line that is not a comment as a `T`. Skips damaged lines; tests ensure that no line is damaged.
    pub(crate) fn table<T>(self, parse: impl Fn(&mut Fields) -> Option<T>) -> Vec<T> {
        let lines = str::from_utf8(self.text()).unwrap_or_default().lines();
        let rows = lines.filter(|line| !line.starts_with('#'));
        rows.filter_map(|line| parse(&mut Fields(line.split('\t')))).collect()
    }

    /// Returns the content of the file, decompressed if necessary.
    pub(crate) fn text(self) -> &'static [u8] {
        if self.name.ends_with(".z") { inflated(self.bytes).unwrap_or_default() } else { self.bytes }
    }
}

/// Unpacks a part of the data for the lifetime of the program. Callers cache the result, so no part is unpacked twice.
pub(crate) fn inflated(packed: &[u8]) -> Option<&'static [u8]> {
    let mut bytes = Vec::new();
    DeflateDecoder::new(packed).read_to_end(&mut bytes).ok()?;
    Some(Box::leak(bytes.into_boxed_slice()))
}

/// The fields of a line, read in order. Methods return `None` if a field is missing or malformed.
pub(crate) struct Fields(std::str::Split<'static, char>);

impl Fields {
    pub(crate) fn text(&mut self) -> Option<&'static str> {
        self.0.next().filter(|text| !text.is_empty())
    }

    /// Reads a field that may be empty. An empty field becomes an inner `None`.
    pub(crate) fn optional(&mut self) -> Option<Option<&'static str>> {
        self.0.next().map(|text| Some(text).filter(|text| !text.is_empty()))
    }

    pub(crate) fn parse<T: FromStr>(&mut self) -> Option<T> {
        self.text()?.parse().ok()
    }

    pub(crate) fn position(&mut self) -> Option<Point> {
        Point::new(self.parse()?, self.parse()?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_on_the_globe() {
        let position = |line: &'static str| Fields(line.split('\t')).position();
        assert_eq!(position("-90\t180"), Point::new(-90.0, 180.0).ok());
        for damaged in ["-90.1\t180", "0\t180.1", "NaN\t0", "north\t0", "1"] {
            assert_eq!(position(damaged), None, "{damaged}");
        }
    }
}
