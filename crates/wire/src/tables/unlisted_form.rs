//! The form of an open union that it does not list.

use serde_core::{Serialize, Serializer};

use crate::decode::Cx;
use crate::{Json, KnownValues, NoteReason, Step, Text};

/// An object in a form that its union does not list, unchanged.
///
/// It is only made by decoding, so that a known form never hides in it.
#[derive(Clone, Debug, PartialEq)]
pub struct UnlistedForm {
    tag: Text,
    json: Json,
}

impl UnlistedForm {
    /// The tag, which says what form it is.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The whole object, its tag included.
    pub fn json(&self) -> &Json {
        &self.json
    }
}

impl Serialize for UnlistedForm {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

impl Cx<'_> {
    /// Makes the form of the object that began at `from` and was just read, and notes that it is none of the known ones.
    /// Notes about fields that only known forms have are dropped: it has what it likes.
    #[doc(hidden)]
    #[cold]
    pub fn unlisted_form(
        &mut self,
        from: Beginning,
        tag: &str,
        form: Text,
        known: &'static [&'static str],
    ) -> Option<UnlistedForm> {
        self.drop_notes(from.noted);
        let json = self.part::<Json>(self.cursor.bytes().get(from.at..self.cursor.at())?)?;
        let known = KnownValues::Texts(known);
        self.at(Step::Field(tag), |cx| {
            cx.note(NoteReason::UnknownValue { found: form.as_str().into(), known });
        });
        Some(UnlistedForm { tag: form, json })
    }

    /// The beginning of the object that is read next.
    #[doc(hidden)]
    pub fn beginning(&self) -> Beginning {
        Beginning { at: self.cursor.at(), noted: self.noted() }
    }
}

/// The beginning of an object, to which decoding may come back.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Beginning {
    at: usize,
    noted: usize,
}
