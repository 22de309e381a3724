//! Differences that a document repeats: a field that a type does not have, or a value that an enum does not list. Each
//! becomes one note with a count, at the first place.

use super::names::hash;
use crate::{Cx, Found, Note, NoteReason, Number, Step};

/// The notes that were merged with later ones, or may be.
#[derive(Debug, Default)]
pub(crate) struct Repeats(Vec<Repeatable>);

#[derive(Debug)]
struct Repeatable {
    hash: u32,
    /// The name of the field, or of the field with the value.
    field: &'static str,
    /// Index of the first note.
    note: usize,
}

impl Repeats {
    /// Maximum number of different notes to compare with. Each further difference gets its own note.
    const MAX: usize = 256;

    /// Returns the index of the first note with this hash for which `is_same` is true.
    fn find(&self, hash: u32, is_same: impl Fn(&Repeatable) -> bool) -> Option<usize> {
        self.0.iter().find(|one| one.hash == hash && is_same(one)).map(|one| one.note)
    }

    fn add(&mut self, one: Repeatable) {
        if self.0.len() < Self::MAX {
            self.0.push(one);
        }
    }

    /// Forgets the notes from index `from` on.
    pub(crate) fn truncate(&mut self, from: usize) {
        self.0.retain(|one| one.note < from);
    }
}

impl Cx<'_> {
    /// Notes a field that the current object does not have.
    pub(super) fn note_unlisted_field(&mut self, name: &str, reason: NoteReason) {
        let known = match &reason {
            NoteReason::UnknownField { known } => known.len() as u32,
            _ => 0,
        };
        let hash = hash(name.as_bytes()).wrapping_add(known);
        let is_same =
            |note: &Note| note.at.steps().next() == Some(Step::Field(name)) && is_same(&note.reason, &reason);
        let first = self
            .repeats
            .as_ref()
            .and_then(|repeats| repeats.find(hash, |one| is_same(&self.notes[one.note])));
        if let Some(first) = first {
            return self.notes.count_again(first);
        }
        let note = self.note_count();
        self.at(Step::Field(name), |cx| cx.note(reason));
        self.add_repeatable(Repeatable { hash, field: "", note });
    }

    /// Prepends a step to the location of each note from index `from` on. Merges notes about unknown values of `field`,
    /// whether the field has one value or a list, with earlier ones.
    #[cold]
    pub(super) fn prepend_step_in(&mut self, field: Option<&'static str>, from: usize, step: Step<'_>) {
        if let Some(field) = field {
            self.merge_values(field, from);
        }
        self.prepend_step(from, step);
    }

    fn merge_values(&mut self, field: &'static str, from: usize) {
        let mut end = from;
        for note in from..self.note_count() {
            self.notes.swap(end, note);
            if !self.is_repeated_value(field, end) {
                end += 1;
            }
        }
        self.notes.truncate(end);
    }

    /// Returns whether a note repeats an earlier one about an unknown value of `field`, and counts it there.
    fn is_repeated_value(&mut self, field: &'static str, place: usize) -> bool {
        let (Some(repeats), note) = (&self.repeats, &self.notes[place]) else { return false };
        let NoteReason::UnknownValue { found, .. } = &note.reason else { return false };
        if !note.at.steps().all(|step| matches!(step, Step::Index(_))) {
            return false;
        }
        let hash = match found {
            Found::Text(text) => hash(text.as_bytes()),
            Found::Number(Number::Integer(number)) => *number as u32,
            _ => return false,
        };
        let is_same = |one: &Repeatable| one.field == field && self.notes[one.note].reason == note.reason;
        match repeats.find(hash, is_same) {
            Some(first) if first == place => false,
            Some(first) => {
                self.notes.count_again(first);
                true
            }
            None => {
                self.add_repeatable(Repeatable { hash, field, note: place });
                false
            }
        }
    }

    /// Records a note that may be repeated, if it was kept.
    fn add_repeatable(&mut self, one: Repeatable) {
        if one.note < self.note_count()
            && let Some(repeats) = &mut self.repeats
        {
            repeats.add(one);
        }
    }
}

/// Returns whether two reasons are equal. The names of one type usually have one address.
fn is_same(one: &NoteReason, other: &NoteReason) -> bool {
    match (one, other) {
        (NoteReason::UnknownField { known: one }, NoteReason::UnknownField { known: other }) => {
            std::ptr::eq(*one, *other) || one == other
        }
        _ => one == other,
    }
}
