//! Lowering of error envelopes.

use std::collections::BTreeMap;

use crate::ir::*;
use crate::lower::Lowering;
use crate::raw;

impl Lowering<'_> {
    pub(in crate::lower) fn envelopes(&mut self, raw: &raw::File) {
        for (name, envelope) in raw.envelope.iter() {
            let Some(def) = self.named(name) else { continue };
            let place = self.place(name);
            let first = self.out.envelopes.iter().find(|known| known.def == def);
            if let Some(first) = first.map(|first| first.place.clone()) {
                self.report_duplicate(&place, &format!("the envelope `{}`", name.value), &first);
                continue;
            }
            let body = Type::Named(def);
            let discriminator = self.path_of_part(Some(&body), "body", &envelope.discriminator);
            let mut of_body = |name: &Option<raw::At<String>>| {
                name.as_ref().map(|name| self.path_of_part(Some(&body), "body", name))
            };
            let (list, status, url) =
                (of_body(&envelope.list), of_body(&envelope.status), of_body(&envelope.url));
            let entry = match &list {
                Some(list) => self.out.element_at(def, list).map(Type::Named),
                None => Some(body),
            };
            let mut of_entry = |name: &Option<raw::At<String>>| {
                name.as_ref().map(|name| self.path_of_part(entry.as_ref(), "entry", name))
            };
            let parts = EnvelopeParts {
                code: of_entry(&envelope.code),
                message: of_entry(&envelope.message),
                localized: of_entry(&envelope.localized),
                title: of_entry(&envelope.title),
                status,
                url,
            };
            let statuses = self.error_statuses(&envelope.statuses);
            let media_type = self.media_type(envelope.media_type.as_ref());
            let codes = self.codes(&envelope.codes);
            self.out.envelopes.push(Envelope {
                def,
                discriminator,
                statuses,
                media_type,
                list,
                parts,
                codes,
                place,
            });
        }
    }

    /// Lowers the statuses of an error body.
    fn error_statuses(&mut self, raw: &[raw::At<i64>]) -> Vec<u16> {
        let mut statuses = Vec::new();
        for status in raw {
            match self.known_status(status) {
                Some(code @ 400..=599) => statuses.push(code),
                Some(code) => {
                    let message = format!("`{code}` is not an error status");
                    self.report(status, message, "use a number from 400 to 599");
                }
                None => {}
            }
        }
        statuses
    }

    /// Lowers error codes by status.
    fn codes(&mut self, raw: &raw::Entries<raw::At<raw::Scalar>>) -> BTreeMap<u16, Code> {
        let mut codes: BTreeMap<u16, Code> = BTreeMap::new();
        for (status, code) in raw.iter() {
            let place = self.place(status);
            let Some(number) = status.value.parse().ok().filter(|number| (400..=599).contains(number)) else {
                let message = format!("`{}` is not an error status", status.value);
                self.diagnostics.add(&place, message, "use a number from 400 to 599");
                continue;
            };
            if let Some(first) = codes.get(&number).map(|first| first.place.clone()) {
                self.report_duplicate(&place, &format!("the code of {number}"), &first);
                continue;
            }
            let wire = match &code.value {
                raw::Scalar::Text(code) => code.clone(),
                raw::Scalar::Integer(code) => code.to_string(),
                raw::Scalar::Boolean(_) | raw::Scalar::Float(_) => {
                    let message = format!("the code of {number} is neither a string nor an integer");
                    self.diagnostics.add(&place, message, "use a string or an integer");
                    continue;
                }
            };
            codes.insert(number, Code { wire: WireName(wire), place });
        }
        codes
    }
}
