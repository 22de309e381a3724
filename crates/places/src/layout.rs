//! The form of the packed data, which `cargo xtask places` writes with this very file.
//!
//! Nothing is unpacked before it is needed: tables are columns of little-endian numbers that are read where they
//! lie, and a file is a row of sections, each with its length before it.
#![allow(dead_code, reason = "each side uses its part")]

/// Rows between two of the starts that are stored: those between are counted.
pub(crate) const STRIDE: usize = 16;

/// No region, country or city, in the columns of entities.
pub(crate) const NO_REGION: u16 = u16::MAX;
pub(crate) const NO_COUNTRY: u8 = u8::MAX;
pub(crate) const NO_CITY: u32 = 0xFF_FFFF;

/// Degrees are stored as whole numbers.
pub(crate) const DEGREE: f64 = 100_000.0;

/// One use of a word by an entity: the entity's row in the upper bits, and flags in the lower five.
#[derive(Clone, Copy)]
pub(crate) struct Posting(pub(crate) u32);

/// The kind of name that a word comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Field {
    /// The name of the place itself.
    Name = 0,
    /// The name of the city that an airport serves.
    City = 1,
    /// Another name or spelling.
    Alternate = 2,
    /// A code, which counts only when typed whole.
    Code = 3,
}

impl Posting {
    /// Flags: the lower, the better the use of the word.
    pub(crate) const fn flags_of(field: Field, is_first: bool, is_alone: bool) -> u8 {
        (field as u8) << 2 | (!is_first as u8) << 1 | !is_alone as u8
    }

    /// A posting in the list of its word.
    pub(crate) const fn new(entity: u32, flags: u8, is_last: bool) -> Self {
        Self(entity << 5 | (flags as u32) << 1 | is_last as u32)
    }

    /// A posting without an entity.
    pub(crate) const fn from_flags(flags: usize) -> Self {
        Self((flags as u32 & 0b1111) << 1)
    }
}

impl Posting {
    /// Row of the entity, numbered through countries, regions, cities, airports and destinations.
    pub(crate) const fn entity(self) -> usize {
        (self.0 >> 5) as usize
    }

    /// The flags as a number.
    pub(crate) const fn flags(self) -> usize {
        (self.0 >> 1 & 0b1111) as usize
    }

    /// Whether it is the last one of its word.
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

    /// Whether the name starts with the word.
    pub(crate) const fn is_first(self) -> bool {
        self.0 & 0b100 == 0
    }

    /// Whether the word is the whole name.
    pub(crate) const fn is_alone(self) -> bool {
        self.0 & 0b10 == 0
    }
}

/// A number that tells a folded name of several words from other names of one place, whether or not it is typed in
/// one go and with the article. Two names of a place have the same one in a case of 65,536.
pub(crate) fn fingerprint(folded: &str) -> u16 {
    let bytes = without_article(folded).bytes().filter(|byte| *byte != b' ');
    // FNV-1a.
    let hash = bytes.fold(0x811C_9DC5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash >> 16 ^ hash) as u16
}

/// A folded name without an English article.
pub(crate) fn without_article(folded: &str) -> &str {
    folded.strip_prefix("the ").unwrap_or(folded)
}
