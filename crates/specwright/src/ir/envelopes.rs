//! Envelopes: the bodies of error responses.

use std::collections::{BTreeMap, BTreeSet};

use super::{DefId, Description, Field, FieldPath, Type, WireName};
use crate::diagnostic::Place;

/// The shape of an error body.
#[derive(Debug)]
pub struct Envelope {
    /// Type of the body.
    pub def: DefId,
    /// Field that distinguishes this envelope from the other envelopes.
    pub discriminator: FieldPath,
    /// Error statuses whose bodies have this shape; empty if all may have it.
    pub statuses: Vec<u16>,
    /// Media type of the bodies, if specified.
    pub media_type: Option<String>,
    /// Field with the list of errors.
    pub list: Option<FieldPath>,
    /// Fields with the parts of an error.
    pub parts: EnvelopeParts,
    /// Codes in a generated service's error responses, by status.
    pub codes: BTreeMap<u16, Code>,
    /// Position in the description.
    pub place: Place,
}

/// The fields with the parts of an error, in the body or in an entry.
#[derive(Debug)]
pub struct EnvelopeParts {
    /// Code.
    pub code: Option<FieldPath>,
    /// Message for developers.
    pub message: Option<FieldPath>,
    /// Message for end users.
    pub localized: Option<FieldPath>,
    /// Status text.
    pub title: Option<FieldPath>,
    /// Status, in the body.
    pub status: Option<FieldPath>,
    /// URL of the failed request, in the body.
    pub url: Option<FieldPath>,
}

/// The error code for a status.
#[derive(Debug)]
pub struct Code {
    /// The code.
    pub wire: WireName,
    /// Position in the description.
    pub place: Place,
}

/// The value that a generated service writes to a field of an error body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filling {
    /// An object that contains a field to fill.
    Object,
    /// The entries.
    Entries,
    /// The code.
    Code,
    /// The message for developers.
    Message,
    /// The status text.
    Title,
    /// The status.
    Status,
    /// The URL, which is unknown for some errors.
    Url,
}

impl Envelope {
    /// Statuses whose code also applies to all other statuses of the same class, unless those statuses have their own
    /// code.
    pub const CLASSES: [u16; 2] = [400, 500];

    /// Returns whether responses with an error status may have this body.
    pub fn applies_to(&self, status: u16) -> bool {
        self.statuses.is_empty() || self.statuses.contains(&status)
    }

    /// Returns the object that contains the parts of an error.
    pub fn entry(&self, description: &Description) -> Option<DefId> {
        self.list.as_ref().map_or(Some(self.def), |list| description.element_at(self.def, list))
    }

    /// Returns the field that contains the code.
    pub fn code_field<'a>(&self, description: &'a Description) -> Option<&'a Field> {
        description.field_at(&Type::Named(self.entry(description)?), self.parts.code.as_ref()?)
    }

    /// Returns the code of a status, or the code of its class if the status has no code.
    pub fn code_of(&self, status: u16) -> Option<&WireName> {
        let class = status / 100 * 100;
        self.codes.get(&status).or_else(|| self.codes.get(&class)).map(|code| &code.wire)
    }

    /// Returns the value that fills a field of the body or, if `is_entry`, of an entry of its list.
    pub fn filling(&self, is_entry: bool, path: &FieldPath) -> Option<Filling> {
        let EnvelopeParts { code, message, localized: _, title, status, url } = &self.parts;
        let of_body = [(&self.list, Filling::Entries), (status, Filling::Status), (url, Filling::Url)];
        let of_entry = [(code, Filling::Code), (message, Filling::Message), (title, Filling::Title)];
        let of_body = of_body.into_iter().filter(|_| !is_entry);
        let of_entry = of_entry.into_iter().filter(|_| is_entry || self.list.is_none());
        let known = of_body.chain(of_entry).filter_map(|(known, filling)| Some((known.as_ref()?, filling)));
        let mut below = known.filter(|(known, _)| known.0.starts_with(&path.0));
        below.next().map(|(known, filling)| if known == path { filling } else { Filling::Object })
    }
}

impl Description {
    /// Returns the fields of responses by which error bodies are recognized.
    pub fn error_fields(&self) -> BTreeSet<&str> {
        let names = self.envelopes.iter().filter_map(|envelope| envelope.discriminator.0.first());
        names.map(|name| &*name.0).collect()
    }
}
