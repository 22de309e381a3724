//! Variants that an open union does not list.

use serde_core::{Serialize, Serializer};

use crate::decode::Cx;
use crate::{Decode as _, Json, Text};

/// An unchanged object of a variant that its union does not list.
///
/// Values of this type are created only for tags that the union does not list.
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

    /// Returns the tag, which names the variant.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Returns the whole object, including its tag.
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
    /// Decodes the object at the current position as an unlisted variant, and adds a note for the unknown variant.
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
