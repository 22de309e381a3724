//! Lowering of credentials, and of the request parts that identify the end user.

use crate::diagnostic::did_you_mean;
use crate::ir::*;
use crate::lower::Lowering;
use crate::raw;

impl Lowering<'_> {
    pub(super) fn auth(&mut self, raw: &raw::File) {
        let Some(auth) = self.only_one("auth", &raw.auth) else { return };
        let header = |part: &raw::Header| Header { name: part.header.clone(), doc: part.doc.clone() };
        let schemes = auth.schemes.iter().filter_map(|(name, scheme)| self.scheme(name, scheme));
        self.out.auth = Auth {
            schemes: schemes.collect(),
            session: auth.session.as_ref().map(|it| (WireName(it.query.clone()), it.doc.clone())),
            client_ip: auth.headers.client_ip.as_ref().map(header),
            user_agent: auth.headers.user_agent.as_ref().map(header),
            empty_results: auth.headers.empty_results.as_ref().map(header),
            unstated: auth.unstated.0.clone(),
            place: raw.auth.as_ref().map(|auth| self.place(auth)),
        };
    }

    fn scheme(&mut self, name: &raw::At<String>, raw: &raw::Scheme) -> Option<Scheme> {
        let place = self.place(name);
        let doc = self.doc(&raw.doc, &place, &name.value);
        if name.value.is_empty() || !name.value.bytes().all(is_of_name) {
            let message = format!("`{}` can't be the name of a scheme", name.value);
            let help = "use ASCII letters, digits, `-`, `_` and `.`, as OpenAPI requires";
            self.report(name, message, help);
        }
        if let Some(header) = &raw.header {
            self.check_header(&self.place(header), &header.value, "the header of a key");
        }
        let carriers = [
            raw.query.as_ref().map(|name| Carrier::Query(WireName(name.value.clone()))),
            raw.header.as_ref().map(|name| Carrier::Header(name.value.clone())),
            raw.bearer.then_some(Carrier::Bearer),
            raw.basic.then_some(Carrier::Basic),
        ];
        let carriers: Vec<Carrier> = carriers.into_iter().flatten().collect();
        let Ok([carrier]) = <[Carrier; 1]>::try_from(carriers) else {
            let message = format!("the scheme `{}` must have exactly one place in requests", name.value);
            let help = "use one of `query = \"..\"`, `header = \"..\"`, `bearer = true`, `basic = true`";
            self.report(name, message, help);
            self.diagnostics.lose(&name.value);
            return None;
        };
        Some(Scheme { name: name.value.clone(), carrier, doc, place })
    }

    /// Lowers the schemes that an operation lists.
    pub(super) fn schemes_of(&mut self, names: &[raw::At<String>]) -> Vec<String> {
        let mut listed: Vec<String> = Vec::new();
        for name in names {
            let known: Vec<&str> = self.out.auth.schemes.iter().map(|scheme| &*scheme.name).collect();
            if listed.contains(&name.value) {
                let message = format!("the scheme `{}` is listed twice", name.value);
                self.report(name, message, "list the scheme once");
            } else if known.contains(&&*name.value) {
                listed.push(name.value.clone());
            } else if !self.diagnostics.is_lost("auth") {
                let help = match known.is_empty() {
                    true => "add the scheme to `[auth.schemes]`".to_owned(),
                    false => did_you_mean(&name.value, known),
                };
                self.report_absent(name, format!("unknown scheme `{}`", name.value), help);
            }
        }
        listed
    }
}

fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.')
}
