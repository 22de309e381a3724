//! Random input for tests.

/// A pseudorandom number generator (SplitMix64) whose seed reproduces a failure.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % (end.max(1) as u64)).unwrap()
    }

    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Returns one of the strings, or an empty string if there are none.
    pub fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from.get(self.below(from.len())).copied().unwrap_or_default()
    }
}

/// Returns the number of rounds, multiplied by `WAYFARE_FUZZ` if it is set.
pub fn rounds(usual: u64) -> u64 {
    let times = std::env::var("WAYFARE_FUZZ").ok().and_then(|times| times.parse().ok());
    usual * times.unwrap_or(1)
}
