//! Comparison of credentials, and of the parts of a request that identify the end user.

use super::change::Effect;
use super::{Diff, EVERYWHERE, Where, some, words};
use crate::ir::*;

impl<'a> Diff<'a> {
    pub(super) fn auth(&mut self, old: &Auth, new: &Auth) {
        let Auth { schemes, session, client_ip, user_agent, empty_results, unstated, place } = old;
        self.schemes(schemes, &new.schemes);
        let place = match &new.place {
            Some(place) => self.new.at(place, "auth"),
            None => self.old.at_table(place.as_ref(), "auth"),
        };
        self.compare_docs(&place, ["", ""], [unstated, &new.unstated]);
        let part = |session: &Option<(WireName, String)>| {
            session.as_ref().map(|(name, doc)| (name.0.clone(), doc.clone()))
        };
        self.carrier(&place, "session", part(session), part(&new.session));
        let headers = [
            ("client_ip", client_ip, &new.client_ip),
            ("user_agent", user_agent, &new.user_agent),
            ("empty_results", empty_results, &new.empty_results),
        ];
        let part =
            |header: &Option<Header>| header.as_ref().map(|header| (header.name.clone(), header.doc.clone()));
        for (what, old, new) in headers {
            self.carrier(&place, what, part(old), part(new));
        }
    }

    /// Compares the name and docs of a parameter or header that operations share.
    fn carrier(
        &mut self,
        place: &Where,
        what: &str,
        old: Option<(String, String)>,
        new: Option<(String, String)>,
    ) {
        let ((old, old_doc), (new, new_doc)) = (old.unzip(), new.unzip());
        let docs = [old_doc, new_doc].map(Option::unwrap_or_default);
        let what_doc = format!("doc of the {what}");
        let effect = match (&old, &new) {
            (old, new) if old == new => None,
            (None, _) => Some(Effect::harmless(
                "no client sends it yet; operations that require it are reported separately",
            )),
            (Some(_), _) => {
                Some(Effect::breaks_requests("the service looks for the value elsewhere, or not at all"))
            }
        };
        if let Some(effect) = effect {
            self.add(place.clone(), EVERYWHERE, what, [old, new], effect);
        }
        self.compare_text(place, &what_doc, &docs[0], &docs[1], Effect::documentation());
    }

    fn schemes(&mut self, old: &[Scheme], new: &[Scheme]) {
        let pairs: Vec<_> =
            old.iter().filter_map(|scheme| Some((scheme, counterpart(scheme, old, new)?))).collect();
        for &(old, new) in &pairs {
            self.scheme(old, new);
        }
        for gone in old.iter().filter(|scheme| !pairs.iter().any(|(old, _)| std::ptr::eq(*old, *scheme))) {
            let place = self.old.at(&gone.place, item(gone));
            let effect = Effect::breaks_requests("clients with only this credential are rejected");
            self.add(place, EVERYWHERE, "removed", [some(words::carrier(&gone.carrier)), None], effect);
        }
        for come in new.iter().filter(|scheme| !pairs.iter().any(|(_, new)| std::ptr::eq(*new, *scheme))) {
            let place = self.new.at(&come.place, item(come));
            let effect = match old.is_empty() {
                true => Effect::breaks_requests("requests without a credential are rejected"),
                false => Effect::harmless("the other credentials are still accepted"),
            };
            self.add(place, EVERYWHERE, "added", [None, some(words::carrier(&come.carrier))], effect);
        }
    }

    fn scheme(&mut self, old: &Scheme, new: &Scheme) {
        let Scheme { name, carrier, doc, place: _ } = old;
        let place = self.new.at(&new.place, item(new));
        let renamed = Effect::breaks_source("requests are unchanged; Rust clients use the new name");
        self.compare_text(&place, "name", name, &new.name, renamed);
        let [old_carrier, new_carrier] = [carrier, &new.carrier].map(words::carrier);
        let effect = Effect::breaks_requests("the service looks for the credential elsewhere");
        self.compare_text(&place, "place", &old_carrier, &new_carrier, effect);
        self.compare_text(&place, "doc", doc, &new.doc, Effect::documentation());
    }

    /// Compares the credentials that an operation accepts.
    pub(super) fn auth_of(&mut self, place: &Where, old: &'a Operation, new: &'a Operation) {
        let shown = |operation: &Operation| match &operation.auth {
            Some(names) => format!("[{}]", names.join(", ")),
            None => "any".to_owned(),
        };
        let (all, all_new) = (&self.old.description.auth.schemes, &self.new.description.auth.schemes);
        let (taken, new_taken) = (self.old.description.schemes_of(old), self.new.description.schemes_of(new));
        let is_taken = |scheme: &Scheme| {
            let other = counterpart(scheme, all, all_new);
            other.is_none_or(|other| new_taken.iter().any(|taken| std::ptr::eq(*taken, other)))
        };
        let effect = match (taken.is_empty(), new_taken.is_empty()) {
            (_, true) => Effect::harmless("no credential is required"),
            (true, false) => Effect::breaks_requests("requests without a credential are rejected"),
            (false, false) if taken.into_iter().all(is_taken) => {
                Effect::harmless("the old credentials are still accepted")
            }
            (false, false) => Effect::breaks_requests("a credential that was accepted is rejected"),
        };
        self.compare_text(place, "auth", &shown(old), &shown(new), effect);
    }
}

/// Returns the counterpart of `scheme`, which has the same name, or the same carrier if neither scheme has a
/// counterpart by name.
fn counterpart<'a>(scheme: &Scheme, old: &[Scheme], new: &'a [Scheme]) -> Option<&'a Scheme> {
    let unnamed = |other: &&Scheme| !old.iter().any(|scheme| scheme.name == other.name);
    let same_place = || new.iter().filter(unnamed).find(|other| other.carrier == scheme.carrier);
    new.iter().find(|other| other.name == scheme.name).or_else(same_place)
}

fn item(scheme: &Scheme) -> String {
    format!("auth {}", scheme.name)
}
