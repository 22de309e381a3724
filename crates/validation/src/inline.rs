//! Short strings of varying length, stored inline.

/// A string of at most `N` bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Inline<const N: usize> {
    bytes: [u8; N],
    length: u8,
}

impl<const N: usize> Inline<N> {
    /// Stores a string, unless it is too long.
    pub(crate) const fn new(text: &str) -> Option<Self> {
        const { assert!(N <= u8::MAX as usize) };
        let given = text.as_bytes();
        if given.len() > N {
            return None;
        }
        let mut bytes = [0; N];
        bytes.split_at_mut(given.len()).0.copy_from_slice(given);
        Some(Inline { bytes, length: given.len() as u8 })
    }

    pub(crate) const fn as_str(&self) -> &str {
        match str::from_utf8(self.bytes.split_at(self.length as usize).0) {
            Ok(text) => text,
            // The bytes come from a `str`.
            Err(_) => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_within_the_limit_are_kept() {
        for text in ["", "a", "abc", "é", "éa", "東", "a\0\0"] {
            assert_eq!(Inline::<3>::new(text).unwrap().as_str(), text);
        }
        for text in ["abcd", "éé", "東a"] {
            assert!(Inline::<3>::new(text).is_none());
        }
    }
}
