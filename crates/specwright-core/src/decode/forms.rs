//! Objects in several forms, which the value of a field tells apart.

use super::fields::{Fields, Seen, note_missing};
use crate::{Cx, Decode, KnownValues, Names, NoteReason, Step, Text};

impl<'de> Cx<'de> {
    /// The form of the object at which the document stands: its field `tag`, which mostly comes first. The document
    /// stays where it is. An object without a form is passed over, and noted.
    #[doc(hidden)]
    pub fn form(&mut self, tag: &'static str) -> Option<Text> {
        let (start, noted) = (self.cursor.at(), self.noted());
        let (mut names, mut seen) = (Names::open(self), Seen::Nothing);
        while let Some(name) = names.next(self) {
            if name != tag {
                self.at(Step::Field(&name), Cx::skip);
            } else if self.null() {
                seen = Seen::Null;
            } else {
                seen = Seen::Something;
                let form = self.at(Step::Field(tag), Cx::value::<Text>);
                if form.is_some() && !self.is_cut() {
                    // What there is to note is noted again where the form is read.
                    self.drop_notes(noted);
                    self.cursor.return_to(start);
                    return form;
                }
            }
        }
        note_missing(seen, self, tag, Text::EXPECTED);
        None
    }

    /// Decodes the object at which the document stands, whose field `tag` said that it is one. The type need not have
    /// that field.
    #[doc(hidden)]
    pub fn form_of<T: Decode>(&mut self, tag: &'static str) -> Option<T> {
        self.tag = Some(tag);
        T::object(self)
    }

    /// Notes a form that a union does not have, and passes over its object. Always `None`.
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

    /// Notes a form that a union does not have.
    pub(crate) fn note_form(&mut self, tag: &'static str, form: &str, known: &'static [&'static str]) {
        let known = KnownValues::Texts(known);
        self.at(Step::Field(tag), |cx| cx.note(NoteReason::UnknownValue { found: form.into(), known }));
    }
}

impl Fields {
    /// Passes over the field that was found last, which the object does not have where `tag` is `form`, and notes it.
    #[doc(hidden)]
    #[cold]
    pub fn misplaced(&self, cx: &mut Cx<'_>, tag: &'static str, form: &'static str) {
        cx.at(Step::Field(self.name()), |cx| {
            cx.skip();
            cx.note(NoteReason::MisplacedField { tag, form });
        });
    }
}
