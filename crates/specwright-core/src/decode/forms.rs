//! Tagged unions: objects with several variants that are distinguished by the value of a field.

use super::fields::{Fields, Seen, note_missing};
use crate::{Cx, Decode, KnownValues, Names, NoteReason, Step, Text};

impl<'de> Cx<'de> {
    /// Returns the variant of the object at the current position: the value of its discriminator field (`tag`), which
    /// is usually first. Keeps the position, unless the object has no variant: such an object is skipped, and a note is
    /// added.
    #[doc(hidden)]
    pub fn form(&mut self, tag: &'static str) -> Option<Text> {
        let (start, noted) = (self.cursor.at(), self.note_count());
        let (mut names, mut seen) = (Names::open(self), Seen::Nothing);
        while let Some(name) = names.next(self) {
            if name != tag {
                self.at(Step::Field(&name), Cx::skip);
            } else if self.null() {
                seen = Seen::Null;
            } else {
                seen = Seen::Something;
                let form = self.at(Step::Field(tag), Cx::value::<Text>);
                if form.is_some() && !self.is_truncated() {
                    // Decoding the variant creates these notes again.
                    self.drop_notes(noted);
                    self.cursor.return_to(start);
                    return form;
                }
            }
        }
        note_missing(seen, self, tag, Text::EXPECTED);
        None
    }

    /// Decodes the object at the current position as the variant that its `tag` field names. The type need not declare
    /// that field.
    #[doc(hidden)]
    pub fn form_of<T: Decode>(&mut self, tag: &'static str) -> Option<T> {
        self.tag = Some(tag);
        T::object(self)
    }

    /// Adds a note for a variant that a union does not have, and skips the object. Always returns `None`.
    #[doc(hidden)]
    #[cold]
    pub fn unknown_form<T>(
        &mut self,
        tag: &'static str,
        form: &str,
        known: &'static [&'static str],
    ) -> Option<T> {
        self.skip();
        self.note_form(tag, form, known);
        None
    }

    /// Adds a note for a variant that a union does not have.
    pub(crate) fn note_form(&mut self, tag: &'static str, form: &str, known: &'static [&'static str]) {
        let known = KnownValues::Texts(known);
        self.at(Step::Field(tag), |cx| cx.note(NoteReason::UnknownValue { found: form.into(), known }));
    }
}

impl Fields {
    /// Skips the current field and adds a note, because objects whose `tag` is `form` do not have this field.
    #[doc(hidden)]
    #[cold]
    pub fn misplaced(&self, cx: &mut Cx<'_>, tag: &'static str, form: &'static str) {
        cx.at(Step::Field(self.name()), Cx::skip);
        cx.note_unlisted_field(self.name(), NoteReason::MisplacedField { tag, form });
    }
}
