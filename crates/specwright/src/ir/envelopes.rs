//! The bodies of errors.

use std::collections::BTreeMap;

use super::{DefId, Description, Field, Type, WireName};
use crate::diagnostic::Place;

/// A shape of error body.
#[derive(Debug)]
pub struct Envelope {
    /// The type.
    pub def: DefId,
    /// The field that distinguishes it from the other shapes.
    pub told_by: WireName,
    /// The media type of its bodies, where it is said.
    pub media_type: Option<String>,
    /// The field with the entries.
    pub list: Option<WireName>,
    /// The fields with the parts of an error.
    pub parts: EnvelopeParts,
    /// The codes that a generated service answers, by status.
    pub codes: BTreeMap<u16, Code>,
    /// Its position in the description.
    pub place: Place,
}

/// The fields with the parts of an error.
#[derive(Debug)]
pub struct EnvelopeParts {
    /// The code, of the body or an entry.
    pub code: WireName,
    /// The message for developers, of the body or an entry.
    pub message: Option<WireName>,
    /// The message for end users, of the body or an entry.
    pub localized: Option<WireName>,
    /// The status in words, of the body or an entry.
    pub title: Option<WireName>,
    /// The status, of the body.
    pub status: Option<WireName>,
    /// The failed URL, of the body.
    pub url: Option<WireName>,
}

/// The code of errors with a status.
#[derive(Debug)]
pub struct Code {
    /// The code.
    pub wire: WireName,
    /// Its position in the description.
    pub place: Place,
}

/// What a generated service has to put into a field of an error's body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filling {
    /// The entries.
    Entries,
    /// The code.
    Code,
    /// The message for developers.
    Message,
    /// The status in words.
    Title,
    /// The status.
    Status,
    /// The URL, which only some refusals know.
    Url,
}

impl Envelope {
    /// The statuses that stand for all those of their class that have no code of their own.
    pub const CLASSES: [u16; 2] = [400, 500];

    /// The object that holds the parts of one error.
    pub fn entry(&self, description: &Description) -> Option<DefId> {
        let list = self.list.as_ref().and_then(|list| description.field(self.def, &list.0));
        match list.map(|list| &list.ty) {
            Some(Type::List(inner)) => inner.named().first().copied(),
            _ => Some(self.def),
        }
    }

    /// The field with the code.
    pub fn code_field<'a>(&self, description: &'a Description) -> Option<&'a Field> {
        description.field(self.entry(description)?, &self.parts.code.0)
    }

    /// The code of a status: its own, or that of its class.
    pub fn code_of(&self, status: u16) -> Option<&WireName> {
        let class = status / 100 * 100;
        self.codes.get(&status).or_else(|| self.codes.get(&class)).map(|code| &code.wire)
    }

    /// What a field of the body or of an entry is filled with.
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
