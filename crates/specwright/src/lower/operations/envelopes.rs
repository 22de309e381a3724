//! Lowering of error envelopes.

use std::collections::BTreeMap;

use crate::diagnostic::Place;
use crate::ir::*;
use crate::lower::Lowering;
use crate::raw;

impl Lowering<'_> {
    pub(in crate::lower) fn envelopes(&mut self, file: usize, raw: &raw::File) {
        for (name, envelope) in raw.envelope.iter() {
            let Some(def) = self.named(file, name) else { continue };
            let place = Place::new(file, name.span.clone());
            let first = self.out.envelopes.iter().find(|known| known.def == def);
            if let Some(first) = first.map(|first| first.place.clone()) {
                self.report_duplicate(&place, &format!("the envelope `{}`", name.value), &first);
                continue;
            }
            let discriminator = self.field_of(file, Some(def), "body", &envelope.discriminator);
            let list = envelope.list.as_ref().map(|list| self.field_of(file, Some(def), "body", list));
            let entry = list.as_ref().map_or(Some(def), |list| self.element(def, list));
            let mut part = |owner, name: &Option<raw::At<String>>| {
                name.as_ref().map(|name| self.field_of(file, owner, "entry", name))
            };
            let parts = EnvelopeParts {
                message: part(entry, &envelope.message),
                localized: part(entry, &envelope.localized),
                title: part(entry, &envelope.title),
                status: part(Some(def), &envelope.status),
                url: part(Some(def), &envelope.url),
                code: self.field_of(file, entry, "entry", &envelope.code),
            };
            let media_type = self.media_type(file, envelope.media_type.as_ref());
            let codes = self.codes(file, &envelope.codes);
            self.out.envelopes.push(Envelope { def, discriminator, media_type, list, parts, codes, place });
        }
    }

    /// Lowers error codes by status.
    fn codes(&mut self, file: usize, raw: &raw::Entries<raw::At<String>>) -> BTreeMap<u16, Code> {
        let mut codes: BTreeMap<u16, Code> = BTreeMap::new();
        for (status, code) in raw.iter() {
            let place = Place::new(file, status.span.clone());
            let Some(number) = status.value.parse().ok().filter(|number| (400..=599).contains(number)) else {
                let message = format!("`{}` is not an error status", status.value);
                self.diagnostics.add(&place, message, "use a number from 400 to 599");
                continue;
            };
            if let Some(first) = codes.get(&number).map(|first| first.place.clone()) {
                self.report_duplicate(&place, &format!("the code of {number}"), &first);
                continue;
            }
            codes.insert(number, Code { wire: WireName(code.value.clone()), place });
        }
        codes
    }

    /// Returns the element type of a list field.
    pub(super) fn element(&self, def: DefId, list: &WireName) -> Option<DefId> {
        match &self.out.field(def, &list.0)?.ty {
            Type::List(inner) => inner.named().first().copied(),
            _ => None,
        }
    }
}
