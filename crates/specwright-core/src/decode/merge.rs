//! Merging of repeated differences. A field that a type does not have, or a value that an enum does not list, has one
//! note with a count, at its first occurrence.

use super::names::hash;
use super::repeats::Repeatable;
use crate::{Cx, Found, Note, NoteReason, Number, Step};

impl Cx<'_> {
    /// Adds a note for a field that the current object does not have.
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
    /// which may be a single value or a list, with earlier notes.
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

    /// Returns whether a note repeats an earlier note about an unknown value of `field`. If so, increments the count of
    /// the earlier note.
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

    /// Records a note that later notes can be merged with, if the note was kept.
    fn add_repeatable(&mut self, one: Repeatable) {
        if one.note < self.note_count()
            && let Some(repeats) = &mut self.repeats
        {
            repeats.add(one);
        }
    }
}

/// Returns whether two reasons are equal. Compares addresses first, because a type's names usually have a single
/// address.
fn is_same(one: &NoteReason, other: &NoteReason) -> bool {
    match (one, other) {
        (NoteReason::UnknownField { known: one }, NoteReason::UnknownField { known: other }) => {
            std::ptr::eq(*one, *other) || one == other
        }
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Notes, decode, decode_strict};

    #[derive(Debug, PartialEq, Eq, Hash, Clone, PartialOrd, Ord)]
    enum Meal {
        Lunch,
        Unlisted(crate::UnlistedText),
    }
    crate::open_text!(Meal, Unlisted; "lunch" => Lunch);

    #[derive(Clone, Debug, PartialEq)]
    struct Rate {
        meals: Option<Vec<Meal>>,
        best: Option<Meal>,
    }
    crate::object! { Rate { 0 meals: optional "meals"; 1 best: optional "bestMeal"; } }

    const RATES: &str = r#"[
        {"meals": ["tea", "lunch", "tea"], "new": [{"a": 1}]},
        {"new": 2, "bestMeal": "tea", "meals": ["tea", "brunch"]},
        7,
        {"bestMeal": "tea", "new": null, "other": "x"},
        8
    ]"#;

    fn counted(notes: &Notes) -> Vec<(String, usize)> {
        notes.iter().map(|note| (note.at.pointer(), note.count)).collect()
    }

    #[test]
    fn repeated_notes_are_counted_at_the_first_place() {
        let decoded = decode::<Vec<Rate>>(RATES.as_bytes()).unwrap();
        let expected = [
            ("/0/meals/0", 3),
            ("/0/new", 3),
            ("/1/bestMeal", 2),
            ("/1/meals/1", 1),
            ("/2", 1),
            ("/2", 1),
            ("/3/other", 1),
            ("/4", 1),
            ("/4", 1),
        ];
        assert_eq!(counted(&decoded.notes), expected.map(|(at, count)| (at.to_owned(), count)));
        assert_eq!((decoded.notes.differences(), decoded.notes.skipped()), (14, 2));
    }

    #[test]
    fn strict_decoding_notes_each_place() {
        let decoded = decode_strict::<Vec<Rate>>(RATES.as_bytes()).unwrap();
        assert!(decoded.notes.iter().all(|note| note.count == 1));
        assert_eq!((decoded.notes.len(), decoded.notes.differences()), (14, 14));
    }

    #[test]
    fn many_different_fields_are_all_noted() {
        let fields: Vec<String> = (0..2_000).map(|index| format!("\"field{index}\": 1")).collect();
        let json = format!("[{{{0}}}, {{{0}}}]", fields.join(", "));
        let decoded = decode::<Vec<Rate>>(json.as_bytes()).unwrap();
        assert_eq!(decoded.notes.differences(), 4_000);
        assert_eq!(decoded.notes[0].count, 2);
    }

    #[test]
    fn the_form_of_an_object_does_not_matter() {
        let compact = r#"{"meals":["lunch"],"bestMeal":"lunch"}"#;
        let expected = decode::<Rate>(compact.as_bytes()).unwrap().value;
        for json in [
            r#"{"bestMeal":"lunch","meals":["lunch"]}"#,
            r#"{"meals": ["lunch"], "bestMeal": "lunch"}"#,
            r#"{ "bestMeal" : "lunch" , "meals" : [ "lunch" ] }"#,
            "{\r\n\t\"meals\": [\r\n\t\t\"lunch\"\r\n\t],\r\n\t\"bestMeal\": \"lunch\"\r\n}",
            "{\n                    \"bestMeal\": \"lunch\",\n         \"meals\": [\n\"lunch\"]\n}",
            r#"{"\u006deals":["lunch"],"best\u004deal":"lunch"}"#,
        ] {
            let decoded = decode::<Rate>(json.as_bytes()).unwrap();
            assert_eq!((decoded.value, decoded.notes.len()), (expected.clone(), 0), "{json}");
        }
    }
}
