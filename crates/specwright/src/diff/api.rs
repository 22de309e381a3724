//! Comparison of the API as a whole: name, credentials, statuses, error bodies, and folders of generated code.

use std::collections::{BTreeMap, BTreeSet};

use super::change::Effect;
use super::{Diff, EVERYWHERE, Side, Where, some, words};
use crate::ir::*;

impl<'a> Diff<'a> {
    pub(super) fn api(&mut self) {
        // `Description` is destructured so that adding a field causes a compile error here.
        let Description {
            domains: _,
            docs: _,
            service,
            output,
            auth,
            statuses: _,
            envelopes: _,
            groups,
            operations: _,
            protocols: _,
            repeats: _,
            feeds: _,
            jobs: _,
            pagings: _,
            limits: _,
            defs: _,
            names: _,
        } = self.old.description;
        let new = self.new.description;
        self.files();
        self.service(service, &new.service);
        self.output(output, &new.output);
        self.auth(auth, &new.auth);
        self.known_statuses();
        self.groups(groups, &new.groups);
        self.envelopes();
    }

    /// Compares the docs of groups. Added and removed groups are not reported separately, because their operations are.
    fn groups(&mut self, old: &BTreeMap<String, GroupDoc>, new: &BTreeMap<String, GroupDoc>) {
        for name in old.keys().chain(new.keys().filter(|name| !old.contains_key(*name))) {
            let doc = |groups: &BTreeMap<String, GroupDoc>| groups.get(name).map(|group| group.doc.clone());
            let (old_doc, new_doc) = (doc(old), doc(new));
            let place = match (new.get(name), old.get(name)) {
                (Some(group), _) => self.new.at(&group.place, format!("group {name}")),
                (None, Some(group)) => self.old.at(&group.place, format!("group {name}")),
                (None, None) => continue,
            };
            let texts = [old_doc.unwrap_or_default(), new_doc.unwrap_or_default()];
            self.compare_text(&place, "doc", &texts[0], &texts[1], Effect::documentation());
        }
    }

    /// Compares the files. Each file is a module, even if it has no definitions.
    fn files(&mut self) {
        let (old, new) = (&self.old.description.domains, &self.new.description.domains);
        let at =
            |domain: &String| Where { file: format!("{domain}.toml"), line: None, item: "file".to_owned() };
        let doc =
            |side: Side<'_>, domain: &String| side.description.docs.get(domain).cloned().unwrap_or_default();
        for kept in new.iter().filter(|domain| old.contains(domain)) {
            let (old, new) = (doc(self.old, kept), doc(self.new, kept));
            self.compare_text(&at(kept), "doc", &old, &new, Effect::documentation());
        }
        for gone in old.iter().filter(|domain| !new.contains(domain)) {
            let effect = Effect::breaks_source("the Rust module is removed");
            self.add(at(gone), EVERYWHERE, "removed", [some(gone), None], effect);
        }
        for come in new.iter().filter(|domain| !old.contains(domain)) {
            let effect = Effect::harmless("nothing uses the module yet");
            self.add(at(come), EVERYWHERE, "added", [None, some(come)], effect);
        }
    }

    fn service(&mut self, old: &Service, new: &Service) {
        let Service {
            name,
            version,
            doc,
            licence,
            contact,
            headers,
            media_type,
            versioning,
            unstated,
            place: _,
        } = old;
        let contact_text = |contact: &Option<(String, Option<String>)>| match contact {
            Some((name, Some(url))) => format!("{name}, {url}"),
            Some((name, None)) => name.clone(),
            None => String::new(),
        };
        let place = self.new.at_table(new.place.as_ref(), "service");
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        let texts = [
            ("name", name.clone(), new.name.clone()),
            ("version", version.clone(), new.version.clone()),
            ("licence", licence.clone().unwrap_or_default(), new.licence.clone().unwrap_or_default()),
            ("contact", contact_text(contact), contact_text(&new.contact)),
            ("versioning", words::texts(versioning), words::texts(&new.versioning)),
        ];
        for (what, old, new) in texts {
            self.compare_text(&place, what, &old, &new, Effect::documentation());
        }
        let shown = |headers: &[(String, String)]| {
            let headers = headers.iter().map(|(name, value)| format!("{name}: {value}"));
            headers.collect::<Vec<_>>().join(", ")
        };
        let effect = match new.headers.iter().all(|header| headers.contains(header)) {
            true => Effect::harmless("old requests have an unneeded header"),
            false => Effect::breaks_requests("old requests don't have the header, or have the old value"),
        };
        self.compare_text(&place, "headers", &shown(headers), &shown(&new.headers), effect);
        self.media_type(&place, EVERYWHERE, [media_type.as_deref(), new.media_type.as_deref()]);
    }

    fn output(&mut self, old: &Output, new: &Output) {
        let Output { models, client, service, limits, openapi, typescript, place: _ } = old;
        let place = self.new.at_table(new.place.as_ref(), "output");
        let shown =
            |part: &Option<(String, String)>| part.as_ref().map(|(dir, path)| format!("{dir}, {path}"));
        let parts = [
            ("models", shown(models), shown(&new.models)),
            ("client", client.clone(), new.client.clone()),
            ("service", shown(service), shown(&new.service)),
            ("limits", shown(limits), shown(&new.limits)),
            ("typescript", typescript.clone(), new.typescript.clone()),
        ];
        for (what, old, new) in parts {
            let effect = match (&old, &new) {
                (old, new) if old == new => continue,
                (None, _) => Effect::harmless("the part was not generated before"),
                (Some(_), _) => Effect::breaks_source("generated code moves, or depends on another crate"),
            };
            self.add(place.clone(), EVERYWHERE, what, [old, new], effect);
        }
        let shown = |openapi: &Option<(String, Option<String>)>| match openapi {
            Some((file, Some(base))) => format!("{file}, {base}"),
            Some((file, None)) => file.clone(),
            None => String::new(),
        };
        let texts = [shown(openapi), shown(&new.openapi)];
        self.compare_text(&place, "openapi", &texts[0], &texts[1], Effect::documentation());
    }

    fn known_statuses(&mut self) {
        let (old, new) = (&self.old.description.statuses, &self.new.description.statuses);
        for (code, status) in old {
            let Status { doc, groups, place } = status;
            let Some(other) = new.get(code) else {
                let place = self.old.at(place, format!("status {code}"));
                let effect = Effect::harmless("operations with the status are reported separately");
                self.add(place, EVERYWHERE, "removed", [some(code.to_string()), None], effect);
                continue;
            };
            let place = self.new.at(&other.place, format!("status {code}"));
            self.compare_docs(&place, [doc, &other.doc], [&[], &[]]);
            let effect = Effect::harmless("each operation lists its own statuses");
            self.compare_text(&place, "groups", &groups.join(", "), &other.groups.join(", "), effect);
        }
        for (code, status) in new.iter().filter(|(code, _)| !old.contains_key(code)) {
            let place = self.new.at(&status.place, format!("status {code}"));
            let effect = Effect::harmless("operations with the status are reported separately");
            self.add(place, EVERYWHERE, "added", [None, some(code.to_string())], effect);
        }
    }

    fn envelopes(&mut self) {
        let (old, new) = (self.old.description, self.new.description);
        let name = |description: &'a Description, envelope: &Envelope| -> &'a str {
            &description.def(envelope.def).name.0
        };
        for envelope in &old.envelopes {
            let shown = name(old, envelope);
            if let Some(other) = new.envelopes.iter().find(|other| name(new, other) == shown) {
                self.envelope(envelope, other, shown);
                continue;
            }
            let place = self.old.at(&envelope.place, format!("envelope {shown}"));
            let effect =
                Effect::breaks_source("no response has this error body, so Rust errors no longer decode it");
            self.add(place, EVERYWHERE, "removed", [some(shown), None], effect);
        }
        for envelope in &new.envelopes {
            let shown = name(new, envelope);
            if !old.envelopes.iter().any(|other| name(old, other) == shown) {
                let place = self.new.at(&envelope.place, format!("envelope {shown}"));
                let effect = Effect::breaks_responses("readers don't know this error shape");
                self.add(place, EVERYWHERE, "added", [None, some(shown)], effect);
            }
        }
        let names = |description: &'a Description| -> Vec<&'a str> {
            description.envelopes.iter().map(|envelope| name(description, envelope)).collect()
        };
        let place = Where::outside_files("description");
        let order = Effect::harmless("each envelope has its own distinguishing field");
        self.report_order(&place, "order of the envelopes", &names(old), &names(new), order);
    }

    fn envelope(&mut self, old: &Envelope, new: &Envelope, name: &str) {
        let Envelope { def: _, discriminator, statuses, media_type, list, parts, codes: _, place: _ } = old;
        let EnvelopeParts { code, message, localized, title, status, url } = parts;
        let place = self.new.at(&new.place, format!("envelope {name}"));
        let shown = |path: &Option<FieldPath>| path.as_ref().map(ToString::to_string);
        let listed = |statuses: &[u16]| {
            let statuses: Vec<String> = statuses.iter().map(ToString::to_string).collect();
            Some(statuses.join(", ")).filter(|statuses| !statuses.is_empty())
        };
        let fields = [
            ("statuses", listed(statuses), listed(&new.statuses)),
            ("discriminator", some(discriminator.to_string()), some(new.discriminator.to_string())),
            ("list", shown(list), shown(&new.list)),
            ("code", shown(code), shown(&new.parts.code)),
            ("message", shown(message), shown(&new.parts.message)),
            ("localized", shown(localized), shown(&new.parts.localized)),
            ("title", shown(title), shown(&new.parts.title)),
            ("status", shown(status), shown(&new.parts.status)),
            ("url", shown(url), shown(&new.parts.url)),
        ];
        for (what, old, new) in fields {
            let effect = match (&old, &new) {
                (old, new) if old == new => continue,
                // If there is a list, the other parts are fields of its entries.
                _ if what == "statuses" => {
                    Effect::breaks_responses("readers expect the body with other statuses")
                }
                (None, Some(_)) if what != "list" => Effect::harmless("readers did not use the field"),
                (None, _) | (Some(_), _) => {
                    Effect::breaks_responses("readers look for the field in the old place")
                }
            };
            self.add(place.clone(), EVERYWHERE, what, [old, new], effect);
        }
        self.media_type(&place, Usage::RESPONSE, [media_type.as_deref(), new.media_type.as_deref()]);
        self.codes(&place, old, new);
    }

    /// Compares the error codes that services return for each status.
    fn codes(&mut self, place: &Where, old: &Envelope, new: &Envelope) {
        let statuses: BTreeSet<u16> = old.codes.keys().chain(new.codes.keys()).copied().collect();
        for status in statuses {
            let code = |envelope: &Envelope| envelope.code_of(status).map(|code| code.0.clone());
            let effect = match (code(old), code(new)) {
                (old, new) if old == new => continue,
                (Some(_), Some(_)) => Effect::breaks_responses("callers expect the old code for this error"),
                (Some(_), None) => Effect::breaks_source("services lose their generated error type"),
                (None, _) => Effect::harmless("services could use any code"),
            };
            let what = format!("code of {status}");
            self.add(place.clone(), EVERYWHERE, &what, [code(old), code(new)], effect);
        }
    }
}
