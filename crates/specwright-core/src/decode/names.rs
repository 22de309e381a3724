//! The names of an object's fields, with a hash table that is built at compile time.

use super::cursor::begins_with;

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
    #[inline]
    pub(super) fn place(&self, name: &str) -> Option<usize> {
        let mask = self.table.len() - 1;
        let mut slot = hash(name.as_bytes()) as usize & mask;
        loop {
            let place = usize::from(*self.table.get(slot)?).checked_sub(1)?;
            let known = self.names.get(place)?;
            if known.len() == name.len() && begins_with(name.as_bytes(), known.as_bytes()) {
                return Some(place);
            }
            slot = (slot + 1) & mask;
        }
    }
}

/// Returns a hash of the length, the first and the last bytes of a name, which tell the fields of an object apart.
#[inline]
pub(super) const fn hash(name: &[u8]) -> u32 {
    let (first, last) = match (name.first_chunk(), name.last_chunk()) {
        (Some(first), Some(last)) => (u64::from_le_bytes(*first), u64::from_le_bytes(*last)),
        _ => short_ends(name),
    };
    let word = first ^ last.rotate_left(23) ^ name.len() as u64;
    (word.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as u32
}

/// Returns the first and the last bytes of a name of less than eight bytes.
#[inline]
const fn short_ends(name: &[u8]) -> (u64, u64) {
    match (name.first_chunk(), name.last_chunk(), name) {
        (Some(first), Some(last), _) => (u32::from_le_bytes(*first) as u64, u32::from_le_bytes(*last) as u64),
        (_, _, [first, .., last]) => (*first as u64, *last as u64),
        (_, _, [one]) => (*one as u64, 0),
        _ => (0, 0),
    }
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
        }
        assert_eq!(known.place("departureTimeOfTheXirstLeg"), None);
        assert_eq!(crate::field_names![].place("a"), None);
    }
}
