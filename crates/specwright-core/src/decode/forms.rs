//! Tagged unions: objects with several variants that are distinguished by the value of a field.

use serde_core::Serialize;

use super::fields::{Fields, Seen, note_missing};
use crate::{Cx, Decode, Found, KnownValues, Names, NoteReason, Step, Text};

/// The type of a union's tag: a string, an integer or a boolean.
#[doc(hidden)]
pub trait Tag: Decode {
    /// The value of a tag.
    type Value<'a>: Copy + Into<Found> + Serialize;

    /// Returns the value.
    fn get(&self) -> Self::Value<'_>;

    /// Returns the listed values.
    fn known(values: &'static [Self::Value<'static>]) -> KnownValues;

    /// Returns the value as text.
    fn into_text(self) -> Text;
}

impl Tag for Text {
    type Value<'a> = &'a str;

    fn get(&self) -> &str {
        self
    }

    fn known(values: &'static [&'static str]) -> KnownValues {
        KnownValues::Texts(values)
    }

    fn into_text(self) -> Text {
        self
    }
}

impl Tag for i64 {
    type Value<'a> = i64;

    fn get(&self) -> i64 {
        *self
    }

    fn known(values: &'static [i64]) -> KnownValues {
        KnownValues::Integers(values)
    }

    fn into_text(self) -> Text {
        self.to_string().into()
    }
}

impl Tag for bool {
    type Value<'a> = bool;

    fn get(&self) -> bool {
        *self
    }

    fn known(values: &'static [bool]) -> KnownValues {
        KnownValues::Texts(match values {
            [true] => &["true"],
            [false] => &["false"],
            _ => &["true", "false"],
        })
    }

    fn into_text(self) -> Text {
        self.to_string().into()
    }
}

impl<'de> Cx<'de> {
    /// Returns the variant of the object at the current position: the value of its discriminator field (`tag`), which
    /// is usually first. Keeps the position, unless the object has no variant: such an object is skipped, and a note is
    /// added.
    #[doc(hidden)]
    pub fn form<T: Tag>(&mut self, tag: &'static str) -> Option<T> {
        let (start, noted) = (self.cursor.at(), self.note_count());
        let (mut names, mut seen) = (Names::open(self), Seen::Nothing);
        while let Some(name) = names.next(self) {
            if name != tag {
                self.at(Step::Field(&name), Cx::skip);
            } else if self.null() {
                seen = Seen::Null;
            } else {
                seen = Seen::Something;
                let form = self.at(Step::Field(tag), Cx::value::<T>);
                if form.is_some() && !self.is_truncated() {
                    // Decoding the variant creates these notes again.
                    self.drop_notes(noted);
                    self.cursor.return_to(start);
                    return form;
                }
            }
        }
        note_missing(seen, self, tag, T::EXPECTED);
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
    pub fn unknown_form<T: Tag, U>(
        &mut self,
        tag: &'static str,
        form: &T,
        known: &'static [T::Value<'static>],
    ) -> Option<U> {
        self.skip();
        self.note_form(tag, form, known);
        None
    }

    /// Adds a note for a variant that a union does not have.
    pub(crate) fn note_form<T: Tag>(
        &mut self,
        tag: &'static str,
        form: &T,
        known: &'static [T::Value<'static>],
    ) {
        let (found, known) = (form.get().into(), T::known(known));
        self.at(Step::Field(tag), |cx| cx.note(NoteReason::UnknownValue { found, known }));
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
