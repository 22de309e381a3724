//! The form of an open union that it does not list.

use serde_core::{Serialize, Serializer};

use crate::decode::Cx;
use crate::{Decode as _, Json, Text};

/// An object in a form that its union does not list, unchanged.
///
/// It is only made by decoding, so that a known form never hides in it.
#[derive(Clone, Debug, PartialEq)]
pub struct UnlistedForm {
    tag: Text,
    json: Json,
}

impl UnlistedForm {
    #[cfg(feature = "arbitrary")]
    pub(crate) fn new(tag: Text, json: Json) -> Self {
        UnlistedForm { tag, json }
    }

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
    /// Makes the form of the object at which the document stands, and notes that it is none of the known ones.
    #[doc(hidden)]
    #[cold]
    pub fn unlisted_form(
        &mut self,
        tag: &'static str,
        form: Text,
        known: &'static [&'static str],
    ) -> Option<UnlistedForm> {
        let json = Json::object(self)?;
        self.note_form(tag, &form, known);
        Some(UnlistedForm { tag: form, json })
    }
}
