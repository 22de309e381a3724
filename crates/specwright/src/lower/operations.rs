//! Lowering of operations and API-level tables.

mod auth;
mod envelopes;
mod searches;

use std::collections::BTreeMap;
use std::path::{Component, Path};

use heck::ToSnakeCase;

use super::Lowering;
use super::expression::BINARY;
use crate::diagnostic::{Place, closest, did_you_mean};
use crate::ir::*;
use crate::{names, raw};

/// The statuses whose responses never have a body.
const WITHOUT_BODY: [u16; 2] = [204, NOT_MODIFIED];

/// Headers that the HTTP transport writes.
const TRANSPORT_HEADERS: [&str; 6] =
    ["connection", "content-length", "content-type", "host", "te", "transfer-encoding"];

impl Lowering<'_> {
    pub(super) fn service(&mut self, raw: &raw::File) {
        if let Some(service) = self.only_one("service", &raw.service) {
            self.check_service(service);
            let headers = service.headers.iter().map(|(name, value)| self.header(name, value)).collect();
            self.out.service = Service {
                name: service.name.value.clone(),
                version: service.version.value.clone(),
                doc: service.doc.trim().to_owned(),
                licence: service.licence.as_ref().map(|licence| licence.value.clone()),
                contact: service.contact.as_ref().map(|contact| (contact.name.clone(), contact.url.clone())),
                headers,
                media_type: self.media_type(service.media_type.as_ref()),
                versioning: service.versioning.clone(),
                unstated: service.unstated.0.clone(),
                place: raw.service.as_ref().map(|service| self.place(service)),
            };
        }
        if let Some(output) = self.only_one("output", &raw.output) {
            let place = raw.output.as_ref().map(|output| self.place(output));
            self.out.output = self.output(output, place);
        }
        self.auth(raw);
        for (code, status) in raw.status.iter() {
            let place = self.place(code);
            let Some(number) = code.value.parse().ok().filter(|number| (100..=599).contains(number)) else {
                let message = format!("`{}` is not an HTTP status", code.value);
                self.report(code, message, "use a number from 100 to 599");
                continue;
            };
            if let Some(first) = self.out.statuses.get(&number).map(|first| first.place.clone()) {
                self.report_duplicate(&place, &format!("the status {number}"), &first);
                continue;
            }
            let doc = self.doc(&Some(status.doc.clone()), &place, &code.value);
            self.out.statuses.insert(number, Status { doc, groups: status.groups.clone(), place });
        }
    }

    /// Lowers a constant header.
    fn header(&mut self, name: &raw::At<String>, value: &raw::At<String>) -> (String, String) {
        self.check_header(&self.place(name), &name.value, "a header of every request");
        if value.value.is_empty() || !value.value.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            let message = format!("the value of the `{}` header can't be sent", name.value);
            self.report(value, message, "use printable ASCII characters");
        }
        (name.value.clone(), value.value.clone())
    }

    fn check_header(&mut self, place: &Place, name: &str, what: &str) {
        if !names::is_header(name) || TRANSPORT_HEADERS.contains(&name) {
            let message = format!("`{name}` can't be {what}");
            let help = "use lowercase letters; headers of the connection or the body are not allowed";
            self.diagnostics.add(place, message, help);
        }
    }

    /// Lowers the media type of bodies, if one is specified.
    fn media_type(&mut self, raw: Option<&raw::At<String>>) -> Option<String> {
        let raw = raw?;
        if !names::is_media_type(&raw.value) {
            let message = format!("`{}` is not a media type", raw.value);
            let help = "use lowercase letters, without parameters, such as `application/geo+json`";
            self.report(raw, message, help);
        }
        Some(raw.value.clone())
    }

    /// Returns the table from the first file that contains it, and reports the table in any other file.
    fn only_one<'r, T>(&mut self, name: &'static str, raw: &'r Option<raw::At<T>>) -> Option<&'r T> {
        let table = raw.as_ref()?;
        let place = self.place(table);
        if let Some(first) = self.tables.get(name).cloned() {
            self.report_duplicate(&place, &format!("`[{name}]`"), &first);
            return None;
        }
        self.tables.insert(name, place);
        Some(&table.value)
    }

    fn output(&mut self, raw: &raw::Output, place: Option<Place>) -> Output {
        let mut dirs = BTreeMap::new();
        Output {
            models: raw.models.as_ref().map(|it| self.dir_and_path(&it.dir, &it.krate, &mut dirs)),
            client: raw.client.as_ref().map(|it| self.dir(&it.dir, &mut dirs)),
            service: raw.service.as_ref().map(|it| self.dir_and_path(&it.dir, &it.runtime, &mut dirs)),
            limits: raw.limits.as_ref().map(|it| self.dir_and_path(&it.dir, &it.path, &mut dirs)),
            openapi: raw.openapi.as_ref().map(|openapi| {
                self.check_document(&openapi.file);
                if let Some(base_url) = &openapi.base_url {
                    self.check_base_url(base_url);
                }
                (openapi.file.value.clone(), openapi.base_url.as_ref().map(|url| url.value.clone()))
            }),
            typescript: raw.typescript.as_ref().map(|it| self.dir(&it.dir, &mut dirs)),
            place,
        }
    }

    fn check_base_url(&mut self, url: &raw::At<String>) {
        if !names::is_base_url(&url.value) {
            let message = format!("`{}` is not a base URL", url.value);
            let help = "use an absolute URL without a query, such as `https://api.example.com/v1`";
            self.report(url, message, help);
        }
    }

    /// Checks the values of `[service]` that appear in the OpenAPI document.
    fn check_service(&mut self, service: &raw::Service) {
        for (key, text) in [("name", &service.name), ("version", &service.version)] {
            if text.value.trim().is_empty() {
                let message = format!("the {key} of the service is empty");
                let help = format!("give the service a {key}");
                self.report(text, message, help);
            }
        }
        if let Some(licence) = &service.licence
            && let Err(error) = spdx::Expression::parse(&licence.value)
        {
            let message = format!("`{}` is not an SPDX licence expression: {}", licence.value, error.reason);
            let names = spdx::identifiers::LICENSES.iter().map(|licence| licence.name);
            let help = match closest(&licence.value, names) {
                Some(name) => format!("did you mean `{name}`?"),
                None => "use an identifier of spdx.org, or `LicenseRef-..` for your own terms".to_owned(),
            };
            self.report(licence, message, help);
        }
    }

    /// Checks that a document is a JSON file in a folder called `generated`.
    fn check_document(&mut self, document: &raw::At<String>) {
        let path = Path::new(&document.value);
        let inside = path.components().all(|part| matches!(part, Component::Normal(_)));
        let generated = path.parent().is_some_and(|folder| folder.ends_with("generated"));
        if !inside || !generated || path.extension().is_none_or(|extension| extension != "json") {
            let message = format!("`{}` can't be the file of a generated document", document.value);
            let help = "name a file ending in `.json` below the output root, in a folder called `generated`";
            self.report(document, message, help);
        }
    }

    /// Lowers an output folder and the Rust path of the crate or runtime that generated code uses.
    fn dir_and_path(
        &mut self,
        dir: &raw::At<String>,
        path: &raw::At<String>,
        known: &mut BTreeMap<String, Place>,
    ) -> (String, String) {
        if !names::is_path(&path.value) {
            let message = format!("`{}` is not a Rust path", path.value);
            self.report(path, message, "write the path as in generated code, such as `my_crate`");
        }
        (self.dir(dir, known), path.value.clone())
    }

    /// Lowers an output folder, which must be reserved for generated code because other files in the folder are
    /// deleted.
    fn dir(&mut self, dir: &raw::At<String>, known: &mut BTreeMap<String, Place>) -> String {
        let place = self.place(dir);
        let parts: Vec<Component> = Path::new(&dir.value).components().collect();
        let inside = parts.iter().all(|part| matches!(part, Component::Normal(_)));
        if !inside || !Path::new(&dir.value).ends_with("generated") {
            let message = format!("`{}` can't be a folder for generated code", dir.value);
            let help = "unknown files in the folder are deleted: use a folder below the output root that is called `generated`";
            self.diagnostics.add(&place, message, help);
        }
        if let Some(first) = known.insert(dir.value.clone(), place.clone()) {
            let message = format!("the folder `{}` is used twice", dir.value);
            let help = format!("the first use is at {}", self.sources[first.file].line(&first));
            self.diagnostics.add(&place, message, help);
        }
        dir.value.clone()
    }

    /// Lowers the docs of the groups.
    fn group_docs(&mut self, raw: &raw::File) {
        for (name, doc) in raw.group.iter() {
            let place = self.place(name);
            let doc = self.doc(&Some(doc.clone()), &place, &name.value);
            if let Some(first) = self.out.groups.get(&name.value).map(|first| first.place.clone()) {
                self.report_duplicate(&place, &format!("the doc of the group `{}`", name.value), &first);
                continue;
            }
            self.out.groups.insert(name.value.clone(), GroupDoc { doc, place });
        }
    }

    pub(super) fn operations(&mut self, raw: &raw::File) {
        self.group_docs(raw);
        for (group, operations) in raw.operation.iter() {
            self.group(group);
            for (name, operation) in operations.iter() {
                let place = self.place(name);
                self.check_name("an operation", &name.value, &name.value.to_snake_case(), &place);
                if let Some(operation) = self.operation(group, name, operation) {
                    self.out.operations.push(operation);
                }
            }
        }
    }

    /// Records a group, which becomes a single type in the module of a single file.
    fn group(&mut self, group: &raw::At<String>) {
        let place = self.place(group);
        self.check_name("a group of operations", &group.value, &group.value.to_snake_case(), &place);
        match self.groups.get(&group.value) {
            Some(first) if first.file != self.file => {
                let help = format!(
                    "move these operations to the other operations of the group, at {}",
                    self.sources[first.file].line(first)
                );
                let message = format!("the operations of the group `{}` are in two files", group.value);
                self.diagnostics.add(&place, message, help);
            }
            Some(_) => {}
            None => {
                self.groups.insert(group.value.clone(), place);
            }
        }
    }

    fn operation(
        &mut self,
        group: &raw::At<String>,
        name: &raw::At<String>,
        raw: &raw::Operation,
    ) -> Option<Operation> {
        let place = self.place(name);
        let full_name = format!("{}.{}", group.value, name.value);
        if let Some(first) = self.out.operation(&full_name).map(|first| first.place.clone()) {
            self.report_duplicate(&place, &format!("the operation `{full_name}`"), &first);
        }
        let doc = self.doc(&raw.doc, &place, &name.value);
        let method_and_path = self.method_and_path(&raw.http);
        let query = part(raw.query.as_ref(), |name| self.named(name));
        let body = part(raw.body.as_ref(), |ty| self.body_type(ty));
        let response_headers = part(raw.response_headers.as_ref(), |name| self.named(name));
        self.set_role(response_headers.flatten(), Role::Headers);
        self.set_role(query.flatten(), Role::Query);
        let form = body.iter().flatten().filter(|_| raw.body_format == BodyFormat::Form);
        self.set_role(form.filter_map(Type::definition).next(), Role::Query);
        if raw.statuses.is_empty() {
            let message = format!("`{full_name}` has no statuses");
            self.diagnostics.add(&place, message, "list the statuses of the responses: `statuses = [200]`");
        }
        let (mut statuses, mut status_places) = (Vec::new(), Vec::new());
        for status in &raw.statuses {
            let Some(code) = self.known_status(status) else { continue };
            let place = self.place(status);
            if statuses.contains(&code) {
                let message = format!("the status {code} is listed twice");
                self.diagnostics.add(&place, message, "list the status once");
            } else {
                statuses.push(code);
                status_places.push(place);
            }
        }
        let answers = self.answers(&place, raw, &statuses);
        let auth = raw.auth.as_ref().map(|names| self.schemes_of(names));
        let media_type = self.media_type(raw.media_type.as_ref());
        let examples = raw.examples.iter().map(|(name, example)| self.example(name, example)).collect();
        let response =
            answers.iter().flatten().find_map(|(_, body)| body.as_ref()).and_then(Type::definition);
        let results = raw.results.as_ref().map(|name| self.field_of(response, "response", name));
        let body_def = body.iter().flatten().find_map(Type::definition);
        let idempotency_token = raw.idempotency_token.as_ref().and_then(|token| {
            let raw::RequestField { query: in_query, body } = &token.value;
            let holders = [query.flatten(), body_def];
            let target = self.target(token, "idempotency_token", [in_query, body], holders)?;
            Some((target, self.place(token)))
        });
        let request = match (&body, query) {
            (Some(Some(body)), _) => Some(body.clone()),
            (_, query) => query.flatten().map(Type::Named),
        };
        let echoes = raw.echoes.iter().map(|path| self.echo(request.as_ref(), response, path)).collect();
        // At this point, all parts have been checked, so all problems are reported.
        let (Some((method, path)), Some(answers), Some(response_headers), Some(query), Some(body)) =
            (method_and_path, answers, response_headers, query, body)
        else {
            self.diagnostics.lose(&full_name);
            self.diagnostics.lose(&group.value);
            self.diagnostics.lose_uses();
            return None;
        };
        Some(Operation {
            domain: self.domain(),
            group: group.value.clone(),
            name: name.value.clone(),
            doc,
            deprecated: raw.deprecated.clone(),
            repeatable: raw.repeatable || matches!(method.as_str(), "GET" | "HEAD"),
            idempotency_token,
            cacheable: raw.cacheable,
            results,
            echoes,
            examples,
            method,
            path,
            session: raw.session,
            auth,
            query,
            body,
            body_format: raw.body_format,
            answers,
            response_headers,
            media_type,
            stream: raw.stream.as_ref().map(|stream| stream.0.clone()),
            statuses,
            status_places,
            unstated: raw.unstated.0.clone(),
            place,
        })
    }

    /// Lowers the path of a request field that responses repeat. Reports responses that have no field of the same name.
    fn echo(
        &mut self,
        request: Option<&Type>,
        response: Option<DefId>,
        written: &raw::At<String>,
    ) -> FieldPath {
        let path = self.path_of_part(request, "request", written);
        let value = path.0.last().map(|name| name.0.clone()).unwrap_or_default();
        self.field_of(response, "response", &raw::At { value, span: written.span.clone() });
        path
    }

    /// Records the role of a type. A query type keeps its role even if the type is also used elsewhere.
    fn set_role(&mut self, id: Option<DefId>, role: Role) {
        if let Some(DefKind::Object(object)) = id.map(|id| &mut self.out.defs[id.0].kind)
            && object.role != Role::Query
        {
            object.role = role;
        }
    }

    /// Lowers the bodies of the success statuses. Returns `None` if one of the bodies is unknown, or if there are no
    /// success statuses.
    fn answers(
        &mut self,
        place: &Place,
        raw: &raw::Operation,
        statuses: &[u16],
    ) -> Option<Vec<(u16, Option<Type>)>> {
        let is_success = |status: &u16| (200..300).contains(status) || *status == NOT_MODIFIED;
        let successes: Vec<u16> = statuses.iter().copied().filter(is_success).collect();
        let mut bodies = BTreeMap::new();
        let mut is_known = true;
        match &raw.response {
            None => {}
            Some(raw::Response::One(written)) => {
                let body = self.body_type(written);
                is_known = body.is_some();
                let with_body = successes.iter().filter(|status| !WITHOUT_BODY.contains(status));
                bodies = with_body.filter_map(|status| Some((*status, body.clone()?))).collect();
                if is_known && bodies.is_empty() && !successes.is_empty() {
                    let message = format!("no status has the body `{}`", written.value);
                    let help = "list the success status that has this body, or remove `response`";
                    self.report(written, message, help);
                }
            }
            Some(raw::Response::ByStatus(table)) => {
                for (status, written) in table.iter() {
                    let body = self.body_type(written);
                    is_known &= body.is_some();
                    match status.value.parse::<u16>().ok().filter(|code| successes.contains(code)) {
                        Some(code) if WITHOUT_BODY.contains(&code) => {
                            let message = format!("a response with the status {code} has no body");
                            let help = "remove the status from the table";
                            self.report(status, message, help);
                        }
                        Some(code) => bodies.extend(body.map(|body| (code, body))),
                        None => {
                            let message = format!("`{}` is not a listed success status", status.value);
                            let help =
                                "add the status to `statuses`; error bodies are described by an `[envelope]`";
                            self.report_absent(status, message, help);
                        }
                    }
                }
            }
        }
        let lists_success = raw.statuses.iter().any(|status| (200..300).contains(&status.value));
        if !lists_success && !raw.statuses.is_empty() {
            let help = "list a status from 200 to 299: clients treat all other statuses as errors";
            self.diagnostics.add(place, "no success status is listed", help);
        }
        let mut answers: Vec<_> =
            successes.into_iter().map(|status| (status, bodies.remove(&status))).collect();
        if raw.stream.is_some() && answers.iter().any(|(_, body)| body.is_some()) {
            // A 204 response represents a stream without records.
            answers.retain(|(_, body)| body.is_some());
        }
        (is_known && !answers.is_empty()).then_some(answers)
    }

    /// Lowers the type of a body. A trailing `?` allows null.
    fn body_type(&mut self, written: &raw::At<String>) -> Option<Type> {
        if written.value.trim() == BINARY {
            return Some(Type::Binary);
        }
        let (ty, or_null) = self.type_expression(written, None)?;
        Some(if or_null { Type::Nullable(Box::new(ty)) } else { ty })
    }

    fn example(&mut self, name: &raw::At<String>, raw: &raw::Example) -> Example {
        let place = self.place(name);
        self.check_name("an example", &name.value, &name.value.to_snake_case(), &place);
        let query = raw.query.iter().map(|(name, value)| (WireName(name.value.clone()), value.clone()));
        Example {
            name: name.value.clone(),
            doc: self.doc(&raw.doc, &place, &name.value),
            query: query.collect(),
            body: raw.body.clone(),
            place,
        }
    }

    fn method_and_path(&mut self, raw: &raw::At<String>) -> Option<(String, String)> {
        match raw.value.split_once(' ') {
            Some((method @ ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE"), path))
                if path.starts_with('/') =>
            {
                if !is_path(path) {
                    let message = format!("`{path}` is not a valid path");
                    self.report(raw, message, "write parameters as `{name}`, and omit the query");
                    return None;
                }
                Some((method.to_owned(), path.to_owned()))
            }
            _ => {
                let message = format!("`{}` is not a method and a path", raw.value);
                self.report(raw, message, "write the method and the path as \"GET /path\"");
                None
            }
        }
    }

    /// Returns the operation with this full name, or reports that it does not exist.
    pub(super) fn operation_index(&mut self, name: &raw::At<String>) -> Option<usize> {
        let found = self.out.operations.iter().position(|known| known.full_name() == name.value);
        if found.is_none() {
            let names: Vec<_> = self.out.operations.iter().map(Operation::full_name).collect();
            let help = did_you_mean(&name.value, names.iter().map(String::as_str));
            self.report_absent(name, format!("unknown operation `{}`", name.value), help);
        }
        found
    }

    /// Returns a status, or reports that `[status]` does not define it.
    fn known_status(&mut self, status: &raw::At<i64>) -> Option<u16> {
        let found = u16::try_from(status.value).ok().filter(|code| self.out.statuses.contains_key(code));
        if found.is_none() {
            let place = self.place(status);
            let known: Vec<_> = self.out.statuses.keys().map(ToString::to_string).collect();
            let help = did_you_mean(&status.value.to_string(), known.iter().map(String::as_str));
            let message = format!("`[status]` does not define {}", status.value);
            self.diagnostics.add_absent(&status.value.to_string(), &place, message, help);
        }
        found
    }

    /// Resolves a path to a field of a part, or reports that the part or the field does not exist.
    fn path_of_part(&mut self, holder: Option<&Type>, part: &str, written: &raw::At<String>) -> FieldPath {
        match holder {
            Some(holder) => self.path_in(holder, part, written),
            None => FieldPath(vec![self.field_of(None, part, written)]),
        }
    }

    /// Returns the field of an object with this wire name, or reports that it does not exist.
    pub(super) fn field_of(&mut self, owner: Option<DefId>, part: &str, name: &raw::At<String>) -> WireName {
        let fields = owner.and_then(|id| self.out.object(id)).map_or(&[][..], |object| &object.fields);
        if !fields.iter().any(|field| field.wire.0 == name.value) {
            let help = did_you_mean(&name.value, fields.iter().map(|field| field.wire.0.as_str()));
            let (message, help) = match owner {
                Some(id) => (format!("`{}` has no field `{}`", self.out.def(id).name, name.value), help),
                None => (
                    format!("the operation has no {part} that could contain the field `{}`", name.value),
                    format!("add the type of the {part} first"),
                ),
            };
            self.report_absent(name, message, help);
        }
        WireName(name.value.clone())
    }
}

/// Lowers an optional part of an operation. Returns `None` if the part is invalid.
fn part<T>(
    written: Option<&raw::At<String>>,
    read: impl FnOnce(&raw::At<String>) -> Option<T>,
) -> Option<Option<T>> {
    written.map_or(Some(None), |written| read(written).map(Some))
}

/// Returns whether a path has no query and has a name in each pair of braces.
fn is_path(path: &str) -> bool {
    let mut pieces = path.split('{');
    let outside = |text: &str| !text.contains(['}', ' ', '?', '#']);
    pieces.next().is_some_and(outside)
        && pieces.all(|piece| {
            piece
                .split_once('}')
                .is_some_and(|(name, rest)| !name.is_empty() && outside(name) && outside(rest))
        })
}
