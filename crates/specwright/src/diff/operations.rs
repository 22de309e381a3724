//! Comparison of operations: method and path, requests, responses and statuses.

use super::change::Effect;
use super::shape::Direction;
use super::{Diff, EVERYWHERE, Where, some};
use crate::ir::*;
use crate::json::Json;
use crate::paths::without_names;

impl<'a> Diff<'a> {
    pub(super) fn operations(&mut self) {
        let pairs = self.operation_pairs();
        for &(old, new) in &pairs {
            self.operation(old, new);
        }
        for operation in &self.old.description.operations {
            if !pairs.iter().any(|(old, _)| std::ptr::eq(*old, operation)) {
                let place = self.old.at(&operation.place, item(operation));
                let effect = Effect::breaks_requests("old calls fail");
                self.add(place, EVERYWHERE, "removed", [some(http(operation)), None], effect);
            }
        }
        for operation in &self.new.description.operations {
            if !pairs.iter().any(|(_, new)| std::ptr::eq(*new, operation)) {
                let place = self.new.at(&operation.place, item(operation));
                let effect = Effect::harmless("no client calls the operation yet");
                self.add(place, EVERYWHERE, "added", [None, some(http(operation))], effect);
            }
        }
        let [old, new] = [self.old, self.new].map(|side| -> Vec<String> {
            side.description.operations.iter().map(Operation::full_name).collect()
        });
        self.compare_order(&Where::outside_files("description"), "the operations", &old, &new);
    }

    /// Pairs the operations of both sides by name, or else by method and path, because names appear only in Rust code.
    pub(super) fn operation_pairs(&self) -> Vec<(&'a Operation, &'a Operation)> {
        let (old, new) = (self.old.description, self.new.description);
        let call = |operation: &Operation| (operation.method.clone(), without_names(&operation.path));
        let same_call = |operation: &Operation| {
            let unnamed = |other: &&Operation| old.operation(&other.full_name()).is_none();
            new.operations.iter().filter(unnamed).find(|other| call(other) == call(operation))
        };
        old.operations
            .iter()
            .filter_map(|operation| {
                let other = new.operation(&operation.full_name()).or_else(|| same_call(operation))?;
                Some((operation, other))
            })
            .collect()
    }

    fn operation(&mut self, old: &'a Operation, new: &'a Operation) {
        let Operation {
            domain,
            group: _,
            name: _,
            doc,
            deprecated,
            method,
            path,
            session,
            auth: _,
            query,
            body,
            body_format,
            answers: _,
            response_headers,
            media_type: _,
            stream,
            statuses,
            status_places: _,
            repeatable,
            idempotency_token,
            cacheable,
            results,
            echoes,
            examples,
            unstated,
            place: _,
        } = old;
        let place = self.new.at(&new.place, item(new));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        self.compare_deprecated(&place, deprecated, &new.deprecated);
        let renamed = Effect::breaks_source("the call is unchanged; the Rust method is renamed");
        self.compare_text(&place, "name", &old.full_name(), &new.full_name(), renamed);
        let moved = Effect::breaks_source("the generated code moves to another Rust module");
        self.compare_text(&place, "file", domain, &new.domain, moved);
        self.call(&place, [method, path], [&new.method, &new.path]);
        self.session(&place, *session, new.session);
        self.auth_of(&place, old, new);
        self.parameters(&place, *query, new.query);
        self.body(&place, body.as_ref(), new.body.as_ref());
        if *body_format != new.body_format && body.is_some() && new.body.is_some() {
            let effect = Effect::breaks_requests("bodies in the old format are rejected");
            let shown = [*body_format, new.body_format].map(|format| some(format.to_string()));
            self.add(place.clone(), EVERYWHERE, "body_format", shown, effect);
        }
        self.answers(&place, old, new);
        self.response_headers(&place, *response_headers, new.response_headers);
        self.media_type_of(&place, old, new);
        self.stream(&place, stream.as_ref(), new.stream.as_ref());
        self.statuses(&place, statuses, &new.statuses);
        let [old_examples, new_examples] = [examples, &new.examples].map(|examples| shown_examples(examples));
        self.compare_text(&place, "examples", &old_examples, &new_examples, Effect::documentation());
        let effect = match new.repeatable {
            true => Effect::harmless("retries become safe"),
            false => Effect::breaks_requests("a retry repeats the effect"),
        };
        self.compare_flag(&place, EVERYWHERE, "repeatable", [*repeatable, new.repeatable], effect);
        let [old_token, new_token] =
            [idempotency_token, &new.idempotency_token].map(|token| token.as_ref().map(|(target, _)| target));
        let effect = Effect::breaks_requests("a retry repeats the effect");
        let tokens = [&old_token, &new_token];
        self.compare_optional(&place, "idempotency_token", tokens, "retries become safe", effect);
        let effect = match new.cacheable {
            true => Effect::harmless("responses may be cached"),
            false => Effect::breaks_responses("cached responses may be wrong"),
        };
        self.compare_flag(&place, EVERYWHERE, "cacheable", [*cacheable, new.cacheable], effect);
        let effect = Effect::breaks_responses("clients check a different list of results");
        let shown = [results, &new.results].map(|results| results.as_ref().map(|name| name.0.clone()));
        self.compare_values(&place, EVERYWHERE, "results", shown, effect);
        let [old_echoes, new_echoes] = [echoes, &new.echoes]
            .map(|echoes| echoes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "));
        let effect = Effect::harmless("clients compare different settings");
        self.compare_text(&place, "echoes", &old_echoes, &new_echoes, effect);
    }

    fn stream(&mut self, place: &Where, old: Option<&Stream>, new: Option<&Stream>) {
        let [old_format, new_format] = [old, new].map(|stream| stream.map(|stream| stream.format));
        if old_format != new_format {
            let effect = Effect::breaks_responses("responses have a different format");
            let shown = [old_format, new_format].map(|format| format.map(|format| format.to_string()));
            return self.add(place.clone(), EVERYWHERE, "stream", shown, effect);
        }
        let (Some(old), Some(new)) = (old, new) else { return };
        let rules = [
            (
                "end",
                [&old.end, &new.end].map(Clone::clone),
                Effect::breaks_responses("clients wait for a different end event"),
            ),
            (
                "idle_seconds",
                [old.idle_seconds, new.idle_seconds]
                    .map(|seconds| seconds.map(|seconds| seconds.to_string())),
                Effect::harmless("clients give up after a different time"),
            ),
            (
                "reconnect",
                [old.reconnect, new.reconnect].map(|when| when.map(|when| when.to_string())),
                Effect::harmless("clients reconnect under different conditions"),
            ),
        ];
        for (what, shown, effect) in rules {
            self.compare_values(place, EVERYWHERE, what, shown, effect);
        }
    }

    fn call(&mut self, place: &Where, old: [&str; 2], new: [&str; 2]) {
        let ([method, path], [new_method, new_path]) = (old, new);
        let effect = match method == new_method && without_names(path) == without_names(new_path) {
            true => {
                Effect::breaks_source("only a parameter is renamed, and parameter names don't appear in URLs")
            }
            false => Effect::breaks_requests("old calls fail"),
        };
        self.compare_text(place, "http", &old.join(" "), &new.join(" "), effect);
    }

    fn session(&mut self, place: &Where, old: SessionUse, new: SessionUse) {
        let effect = match (old, new) {
            (old, new) if old == new => return,
            (_, SessionUse::Required) => Effect::breaks_requests("requests without a session are rejected"),
            (_, SessionUse::None) => Effect::breaks_requests("the session in requests is ignored"),
            (_, SessionUse::Optional) => Effect::harmless("the session is optional"),
        };
        let shown = [some(old.to_string()), some(new.to_string())];
        self.add(place.clone(), EVERYWHERE, "session", shown, effect);
    }

    fn parameters(&mut self, place: &Where, old: Option<DefId>, new: Option<DefId>) {
        match (old, new) {
            (None, None) => {}
            (Some(old), Some(new)) => {
                let names = [&self.old.description.def(old).name.0, &self.new.description.def(new).name.0];
                let compare = |diff: &mut Self| diff.check_definitions(Direction::Request, old, new, false);
                self.part(place, "query", Direction::Request, names.map(String::clone), compare);
            }
            (Some(old), None) => {
                let shown = some(&self.old.description.def(old).name.0);
                let effect = Effect::breaks_requests("all parameters become unknown");
                self.add(place.clone(), EVERYWHERE, "query", [shown, None], effect);
            }
            (None, Some(new)) => {
                let effect = match self.can_be_empty(new) {
                    true => Effect::harmless("all parameters are optional"),
                    false => Effect::breaks_requests("requests without the parameters are incomplete"),
                };
                let effect = effect.or_source("the Rust method takes the parameters");
                let shown = some(&self.new.description.def(new).name.0);
                self.add(place.clone(), EVERYWHERE, "query", [None, shown], effect);
            }
        }
    }

    fn body(&mut self, place: &Where, old: Option<&'a Type>, new: Option<&'a Type>) {
        match (old, new) {
            (None, None) => {}
            (Some(old), Some(new)) => self.body_part(place, "body", Direction::Request, old, new),
            (Some(old), None) => {
                let shown = some(self.old.description.written(old));
                let effect = Effect::breaks_requests("the body is ignored");
                self.add(place.clone(), EVERYWHERE, "body", [shown, None], effect);
            }
            (None, Some(new)) => {
                let shown = some(self.new.description.written(new));
                let effect = Effect::breaks_requests("requests without a body are rejected");
                self.add(place.clone(), EVERYWHERE, "body", [None, shown], effect);
            }
        }
    }

    /// Compares response bodies: once if all statuses have the same body, otherwise by status. Added and removed
    /// statuses are reported separately.
    fn answers(&mut self, place: &Where, old: &'a Operation, new: &'a Operation) {
        if let (Some(old), Some(new)) = (old.response(), new.response()) {
            return self.body_part(place, "response", Direction::Response, old, new);
        }
        for (status, before) in &old.answers {
            let Some((_, after)) = new.answers.iter().find(|(known, _)| known == status) else { continue };
            let what = format!("response {status}");
            let shown = |description: &Description, body: &Option<Type>| {
                body.as_ref().map(|body| description.written(body))
            };
            let shown = [shown(self.old.description, before), shown(self.new.description, after)];
            let effect = match (before, after) {
                (None, None) => continue,
                (Some(before), Some(after)) => {
                    self.body_part(place, &what, Direction::Response, before, after);
                    continue;
                }
                (Some(_), None) => Effect::breaks_responses("responses no longer have a body"),
                (None, Some(_)) => Effect::breaks_source("the Rust method returns the body"),
            };
            self.add(place.clone(), EVERYWHERE, what, shown, effect);
        }
    }

    fn response_headers(&mut self, place: &Where, old: Option<DefId>, new: Option<DefId>) {
        let names = [
            old.map(|id| self.old.description.def(id).name.0.clone()),
            new.map(|id| self.new.description.def(id).name.0.clone()),
        ];
        let effect = match (old, new) {
            (None, None) => return,
            (Some(old), Some(new)) => {
                let compare = |diff: &mut Self| diff.check_definitions(Direction::Response, old, new, false);
                return self.part(
                    place,
                    "response_headers",
                    Direction::Response,
                    names.map(Option::unwrap_or_default),
                    compare,
                );
            }
            (Some(_), None) => Effect::breaks_responses("the headers may be missing"),
            (None, Some(_)) => Effect::breaks_source("the Rust response type has the headers"),
        };
        self.add(place.clone(), EVERYWHERE, "response_headers", names, effect);
    }

    fn can_be_empty(&self, id: DefId) -> bool {
        let object = self.new.description.object(id);
        object.is_some_and(|object| {
            object.rules.is_empty() && object.fields.iter().all(|field| field.presence == Presence::Optional)
        })
    }

    fn body_part(&mut self, place: &Where, what: &str, direction: Direction, old: &'a Type, new: &'a Type) {
        let names = [self.old.description.written(old), self.new.description.written(new)];
        self.part(place, what, direction, names, |diff| diff.check_types(direction, old, new, false));
    }

    /// Compares the types of a body, a query or headers. Only the content matters, because type names don't appear on
    /// the wire.
    fn part(
        &mut self,
        place: &Where,
        what: &str,
        direction: Direction,
        names: [String; 2],
        compare: impl FnOnce(&mut Self) -> Result<(), String>,
    ) {
        if names[0] == names[1] {
            return;
        }
        let mismatch = compare(self).err();
        let effect = match direction {
            Direction::Request => Effect::of_values(mismatch, None),
            Direction::Response => Effect::of_values(None, mismatch),
        };
        let effect = effect.or_source("nothing breaks on the wire; the Rust type changes");
        self.add(place.clone(), EVERYWHERE, what, names.map(some), effect);
    }

    fn statuses(&mut self, place: &Where, old: &[u16], new: &[u16]) {
        for status in new.iter().filter(|status| !old.contains(status)) {
            let effect = match status {
                400..=599 => {
                    Effect::harmless("clients treat unknown error statuses as 400 or 500 (RFC 9110)")
                }
                _ => Effect::breaks_responses("readers don't know the meaning of such a response"),
            };
            self.add(place.clone(), EVERYWHERE, "status added", [None, some(status.to_string())], effect);
        }
        for status in old.iter().filter(|status| !new.contains(status)) {
            let effect = match status {
                // A 202 response is never guaranteed, so no client waits for it.
                202 => Effect::harmless("readers no longer get the status"),
                200..=299 => Effect::breaks_responses("clients that expect this status never get it"),
                _ => Effect::harmless("readers no longer get the status"),
            };
            self.add(place.clone(), EVERYWHERE, "status removed", [some(status.to_string()), None], effect);
        }
        self.compare_order(place, "the statuses", old, new);
    }
}

fn http(operation: &Operation) -> String {
    format!("{} {}", operation.method, operation.path)
}

fn item(operation: &Operation) -> String {
    format!("operation {}", operation.full_name())
}

/// Formats a value on one line.
fn line(value: &Json) -> String {
    // JSON values can always be serialized.
    serde_json::to_string(value).unwrap_or_default()
}

/// Formats examples: name, doc and request.
fn shown_examples(examples: &[Example]) -> String {
    let shown = examples.iter().map(|Example { name, doc, query, body, place: _ }| {
        let query = query.iter().map(|(wire, value)| format!("{wire}={}", line(value)));
        let sent = query.chain(body.iter().map(line)).collect::<Vec<_>>().join(" ");
        format!("{name}: {doc} {sent}")
    });
    shown.collect::<Vec<_>>().join("; ")
}
