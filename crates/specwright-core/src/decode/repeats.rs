//! The notes that later notes can be merged with.

/// The notes that later notes can be merged with.
#[derive(Debug, Default)]
pub(crate) struct Repeats(Vec<Repeatable>);

#[derive(Debug)]
pub(super) struct Repeatable {
    pub(super) hash: u32,
    /// The field with the unknown value, or an empty string if the note is about an unknown field.
    pub(super) field: &'static str,
    /// Index of the first note.
    pub(super) note: usize,
}

impl Repeats {
    /// Maximum number of notes to compare with. Each further difference gets its own note.
    const MAX: usize = 256;

    /// Returns the index of the first note that has this hash and for which `is_same` is true.
    pub(super) fn find(&self, hash: u32, is_same: impl Fn(&Repeatable) -> bool) -> Option<usize> {
        self.0.iter().find(|one| one.hash == hash && is_same(one)).map(|one| one.note)
    }

    pub(super) fn add(&mut self, one: Repeatable) {
        if self.0.len() < Self::MAX {
            self.0.push(one);
        }
    }

    /// Forgets the notes from index `from` on.
    pub(crate) fn truncate(&mut self, from: usize) {
        self.0.retain(|one| one.note < from);
    }
}
