//! Unpacks the embedded data and reads its tables.
//!
//! The tables are tab-separated text with a header line. Values are slices of the unpacked text, which lives as
//! long as the program: one allocation per table instead of one per name.

use std::fmt;
use std::str::FromStr;
use wayfare_validation::Point;

/// The data can't be read. It is compiled in and tested, so only a build of mixed versions can cause this.
#[derive(Debug)]
pub(crate) struct DataError {
    file: &'static str,
    line: Option<usize>,
}

impl DataError {
    pub(crate) fn in_file(file: &'static str) -> Self {
        Self { file, line: None }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "embedded place data is damaged: {}", self.file)?;
        self.line.map_or(Ok(()), |line| write!(f, ", line {line}"))
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

pub(crate) const COUNTRIES: Embedded = embedded!("countries.tsv.zst");
pub(crate) const REGIONS: Embedded = embedded!("regions.tsv.zst");
pub(crate) const CITIES: Embedded = embedded!("cities.tsv.zst");
pub(crate) const AIRPORTS: Embedded = embedded!("airports.tsv.zst");
pub(crate) const METROS: Embedded = embedded!("metros.tsv");
pub(crate) const DESTINATIONS: Embedded = embedded!("destinations.tsv");
pub(crate) const WORDS: Embedded = embedded!("words.zst");

impl Embedded {
    pub(crate) fn unpack(self) -> Result<Vec<u8>, DataError> {
        zstd::stream::decode_all(self.bytes).map_err(|_| DataError::in_file(self.name))
    }

    /// Parses every line after the header into a `T`.
    pub(crate) fn table<T>(self, parse: impl Fn(&mut Fields) -> Option<T>) -> Result<Vec<T>, DataError> {
        let text = String::from_utf8(self.unpack()?).map_err(|_| DataError::in_file(self.name))?;
        // `Places::embedded` loads once, so the text is kept and not leaked repeatedly.
        let text: &'static str = Box::leak(text.into_boxed_str());
        self.rows(text.lines().enumerate().skip(1), parse)
    }

    /// Parses every line of a hand-written table into a `T`, except comments.
    pub(crate) fn plain_table<T>(
        self,
        parse: impl Fn(&mut Fields) -> Option<T>,
    ) -> Result<Vec<T>, DataError> {
        let text = str::from_utf8(self.bytes).map_err(|_| DataError::in_file(self.name))?;
        self.rows(text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')), parse)
    }

    fn rows<T>(
        self,
        lines: impl Iterator<Item = (usize, &'static str)>,
        parse: impl Fn(&mut Fields) -> Option<T>,
    ) -> Result<Vec<T>, DataError> {
        lines
            .map(|(above, line)| {
                let damaged = || DataError { file: self.name, line: Some(above + 1) };
                parse(&mut Fields(line.split('\t'))).ok_or_else(damaged)
            })
            .collect()
    }
}

/// The fields of a line, read in order. `None` where one is missing or malformed.
pub(crate) struct Fields(std::str::Split<'static, char>);

impl Fields {
    pub(crate) fn text(&mut self) -> Option<&'static str> {
        self.0.next().filter(|text| !text.is_empty())
    }

    /// A field that may be empty, which becomes an inner `None`.
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
