//! The layout of the packed data. `cargo xtask places` compiles this same file to write the data.
//!
//! No data is unpacked before it is needed. Tables are columns of little-endian numbers that are read in place, and a
//! file is a sequence of sections, each preceded by its length.
#![allow(dead_code, reason = "the crate and `cargo xtask places` each use only part of this file")]

/// Number of rows between two stored start offsets. The offsets in between are computed from the preceding rows.
pub(crate) const STRIDE: usize = 16;

/// Values in the entity columns that mark an entity without a region, a country or a city.
pub(crate) const NO_REGION: u16 = u16::MAX;
pub(crate) const NO_COUNTRY: u8 = u8::MAX;
pub(crate) const NO_CITY: u32 = 0xFF_FFFF;

/// Number of stored units per degree.
pub(crate) const DEGREE: f64 = 100_000.0;

/// One occurrence of a word in the names of an entity: the entity's row in the upper bits, and flags in the lower five.
#[derive(Clone, Copy)]
pub(crate) struct Posting(pub(crate) u32);

/// The kind of name that a word comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Field {
    /// The name of the place itself.
    Name = 0,
    /// The name of a city or town that an airport serves.
    City = 1,
    /// Another name or spelling.
    Alternate = 2,
    /// A code, which counts only if it is typed in full.
    Code = 3,
}

impl Posting {
    /// Returns the flags. The lower the number, the better the word identifies the entity.
    pub(crate) const fn flags_of(field: Field, is_first: bool, is_whole_name: bool) -> u8 {
        (field as u8) << 2 | (!is_first as u8) << 1 | !is_whole_name as u8
    }

    /// Creates a posting. `is_last` marks the last posting of a word.
    pub(crate) const fn new(entity: u32, flags: u8, is_last: bool) -> Self {
        Self(entity << 5 | (flags as u32) << 1 | is_last as u32)
    }

    /// Creates a posting without an entity.
    pub(crate) const fn from_flags(flags: usize) -> Self {
        Self((flags as u32 & 0b1111) << 1)
    }
}

impl Posting {
    /// Returns the row of the entity, numbered across countries, regions, cities, airports and destinations.
    pub(crate) const fn entity(self) -> usize {
        (self.0 >> 5) as usize
    }

    /// Returns the flags as a number.
    pub(crate) const fn flags(self) -> usize {
        (self.0 >> 1 & 0b1111) as usize
    }

    /// Returns whether the posting is the last posting of its word.
    pub(crate) const fn is_last(self) -> bool {
        self.0 & 1 == 1
    }

    pub(crate) const fn field(self) -> Field {
        match self.0 >> 3 & 0b11 {
            0 => Field::Name,
            1 => Field::City,
            2 => Field::Alternate,
            _ => Field::Code,
        }
    }

    /// Returns whether the name starts with the word.
    pub(crate) const fn is_first(self) -> bool {
        self.0 & 0b100 == 0
    }

    /// Returns whether the word is the whole name.
    pub(crate) const fn is_whole_name(self) -> bool {
        self.0 & 0b10 == 0
    }
}

/// Returns a 16-bit hash of a folded multi-word name, ignoring spaces and a leading `the`. The probability that two
/// different names have the same hash is 1 in 65,536.
pub(crate) fn fingerprint(folded: &str) -> u16 {
    let bytes = without_article(folded).bytes().filter(|byte| *byte != b' ');
    // FNV-1a.
    let hash = bytes.fold(0x811C_9DC5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash >> 16 ^ hash) as u16
}

/// Returns a folded name without a leading `the`.
pub(crate) fn without_article(folded: &str) -> &str {
    folded.strip_prefix("the ").unwrap_or(folded)
}
