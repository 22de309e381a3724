//! The names of an object's fields, and a hash table of the names that is built at compile time.

/// The names of an object's fields, created by [`field_names!`](crate::field_names).
#[derive(Debug)]
pub struct FieldNames {
    #[doc(hidden)]
    pub names: &'static [&'static str],
    /// Each name as it appears in a compact document after another field: `,"name":`.
    #[doc(hidden)]
    pub tokens: &'static [&'static str],
    /// Hash table of the names: indexes plus 1, or 0 in empty slots. Its length is a power of two.
    #[doc(hidden)]
    pub table: &'static [u16],
}

/// Lists the names of an object's fields for [`Fields::open`](crate::Fields::open), in the order in which they are
/// expected.
#[macro_export]
macro_rules! field_names {
    ($($name:literal),* $(,)?) => {{
        const NAMES: &[&str] = &[$($name),*];
        static KNOWN: $crate::FieldNames = $crate::FieldNames {
            names: NAMES,
            tokens: &[$(concat!(",\"", $name, "\":")),*],
            table: &$crate::FieldNames::table::<{ $crate::FieldNames::table_len(NAMES) }>(NAMES),
        };
        &KNOWN
    }};
}

impl FieldNames {
    /// Returns the length of the hash table: at least twice the number of names, so that probing ends soon.
    #[doc(hidden)]
    pub const fn table_len(names: &[&str]) -> usize {
        2 * names.len().next_power_of_two()
    }

    /// Builds the hash table, with linear probing. The first of two equal names wins.
    #[doc(hidden)]
    pub const fn table<const N: usize>(names: &[&str]) -> [u16; N] {
        let mut table = [0; N];
        let mut place = 0;
        while place < names.len() {
            let mut slot = hash(names[place].as_bytes()) as usize % N;
            while table[slot] != 0 {
                slot = (slot + 1) % N;
            }
            place += 1;
            table[slot] = place as u16;
        }
        table
    }

    /// Returns the index of a name.
    pub(super) fn place(&self, name: &str) -> Option<usize> {
        self.find(hash(name.as_bytes()), |place| self.names.get(place) == Some(&name))
    }

    /// Returns the index of the name at the start of the unread bytes, and the length of the name including its quotes
    /// and the colon. Does not find a name that has escapes, is followed by whitespace, or begins in the last eight
    /// bytes of the document.
    #[inline]
    pub(super) fn place_of_token(&self, unread: &[u8]) -> Option<(usize, usize)> {
        let word = u64::from_le_bytes(*unread.get(1..)?.first_chunk()?);
        let is_next = |place| self.token(place).is_some_and(|token| begins_with(unread, token));
        let place = self.find(mix(before_quote(word)), is_next)?;
        Some((place, self.token(place)?.len()))
    }

    /// Returns a quoted name and its colon.
    #[inline]
    pub(super) fn token(&self, place: usize) -> Option<&'static [u8]> {
        self.tokens.get(place)?.as_bytes().get(1..)
    }

    /// Probes the slots for a hash, and returns the first index for which `is_name` is true.
    #[inline]
    fn find(&self, hash: u32, is_name: impl Fn(usize) -> bool) -> Option<usize> {
        let mask = self.table.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            let place = usize::from(*self.table.get(slot)?).checked_sub(1)?;
            if is_name(place) {
                return Some(place);
            }
            slot = (slot + 1) & mask;
        }
    }
}

/// Returns a hash over the first eight bytes of a name. Few fields of the same object share these bytes.
pub(super) const fn hash(name: &[u8]) -> u32 {
    let (mut word, mut at) = (0, 0);
    while at < name.len() && at < 8 {
        word |= (name[at] as u64) << (8 * at);
        at += 1;
    }
    mix(word)
}

#[inline]
const fn mix(word: u64) -> u32 {
    (word.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as u32
}

/// Returns whether bytes begin with a token. Tokens are too short for a call to `memcmp` to pay off.
#[inline]
pub(super) fn begins_with(bytes: &[u8], token: &[u8]) -> bool {
    let Some(bytes) = bytes.get(..token.len()) else { return false };
    if let (Some(last), Some(expected)) = (bytes.last_chunk::<8>(), token.last_chunk::<8>()) {
        let (mut bytes, mut token) = (bytes, token);
        while let (Some((one, bytes_after)), Some((other, token_after))) =
            (bytes.split_first_chunk::<8>(), token.split_first_chunk::<8>())
        {
            if one != other {
                return false;
            }
            (bytes, token) = (bytes_after, token_after);
        }
        // The last eight bytes may overlap the words before them.
        return last == expected;
    }
    match (bytes.last_chunk::<4>(), token.last_chunk::<4>()) {
        (Some(one), Some(other)) => one == other && bytes.first_chunk::<4>() == token.first_chunk::<4>(),
        _ => bytes == token,
    }
}

/// Clears the first quote of a word and all bytes after it.
#[inline]
fn before_quote(word: u64) -> u64 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let other = word ^ (EACH * b'"' as u64);
    let quotes = other.wrapping_sub(EACH) & !other & (EACH * 0x80);
    let first = quotes & quotes.wrapping_neg();
    // Branchless: if there is no quote, all bytes are kept.
    word & (first >> 7).wrapping_sub(1)
}

#[cfg(test)]
mod tests {
    #[test]
    fn each_name_is_found() {
        let known = crate::field_names![
            "",
            "a",
            "b",
            "ab",
            "ba",
            "abc",
            "axc",
            "code",
            "coda",
            "departureTime",
            "departureDate",
            "départ",
            "departureTimeOfTheFirstLeg",
            "departureTimeOfTheLastLeg",
            "providerIndex",
            "providerIndexes",
        ];
        for (place, name) in known.names.iter().enumerate() {
            assert_eq!(known.place(name), Some(place), "{name}");
            assert_eq!(known.place(&format!("{name}x")), None, "{name}");
            let json = format!("\"{name}\":true, \"a\": 1");
            assert_eq!(known.place_of_token(json.as_bytes()), Some((place, name.len() + 3)), "{name}");
            assert_eq!(known.place_of_token(format!("\"{name}x\":true, ").as_bytes()), None, "{name}");
        }
        assert_eq!(known.place_of_token(b"\"a\":1}"), None);
        assert_eq!(known.place("departureTimeOfTheXirstLeg"), None);
        assert_eq!(crate::field_names![].place("a"), None);
    }
}
