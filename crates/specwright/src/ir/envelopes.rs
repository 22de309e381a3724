//! Envelopes: the bodies of error responses.

use std::collections::BTreeMap;

use super::{DefId, Description, Field, Type, WireName};
use crate::diagnostic::Place;

/// The shape of an error body.
#[derive(Debug)]
pub struct Envelope {
    /// Type of the body.
    pub def: DefId,
    /// Field that distinguishes this envelope from the other envelopes.
    pub discriminator: WireName,
    /// Media type of the bodies, if one is specified.
    pub media_type: Option<String>,
    /// Field that contains the list of errors.
    pub list: Option<WireName>,
    /// Fields that contain the parts of an error.
    pub parts: EnvelopeParts,
    /// Codes in a generated service's error responses, by status.
    pub codes: BTreeMap<u16, Code>,
    /// Position in the description.
    pub place: Place,
}

/// The fields that contain the parts of an error.
#[derive(Debug)]
pub struct EnvelopeParts {
    /// Code, in the body or in an entry.
    pub code: WireName,
    /// Message for developers, in the body or in an entry.
    pub message: Option<WireName>,
    /// Message for end users, in the body or in an entry.
    pub localized: Option<WireName>,
    /// Status text, in the body or in an entry.
    pub title: Option<WireName>,
    /// Status, in the body.
    pub status: Option<WireName>,
    /// URL of the failed request, in the body.
    pub url: Option<WireName>,
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

    /// Returns the object that contains the parts of an error.
    pub fn entry(&self, description: &Description) -> Option<DefId> {
        let list = self.list.as_ref().and_then(|list| description.field(self.def, &list.0));
        match list.map(|list| &list.ty) {
            Some(Type::List(inner)) => inner.named().first().copied(),
            _ => Some(self.def),
        }
    }

    /// Returns the field that contains the code.
    pub fn code_field<'a>(&self, description: &'a Description) -> Option<&'a Field> {
        description.field(self.entry(description)?, &self.parts.code.0)
    }

    /// Returns the code of a status, or the code of its class if the status has no code.
    pub fn code_of(&self, status: u16) -> Option<&WireName> {
        let class = status / 100 * 100;
        self.codes.get(&status).or_else(|| self.codes.get(&class)).map(|code| &code.wire)
    }

    /// Returns the value that is written to a field of the body or of an entry.
    pub fn filling(&self, description: &Description, owner: DefId, field: &Field) -> Option<Filling> {
        let EnvelopeParts { code, message, localized: _, title, status, url } = &self.parts;
        let of_body = [
            (self.list.as_ref(), Filling::Entries),
            (status.as_ref(), Filling::Status),
            (url.as_ref(), Filling::Url),
        ];
        let of_entry = [
            (Some(code), Filling::Code),
            (message.as_ref(), Filling::Message),
            (title.as_ref(), Filling::Title),
        ];
        let of_body = of_body.into_iter().filter(|_| owner == self.def);
        let of_entry = of_entry.into_iter().filter(|_| Some(owner) == self.entry(description));
        let mut known = of_body.chain(of_entry);
        known.find(|(wire, _)| *wire == Some(&field.wire)).map(|(_, filling)| filling)
    }
}
