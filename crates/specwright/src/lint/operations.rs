//! Checks of operations and the protocols that poll them.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostic::{Diagnostics, Place, did_you_mean};
use crate::ir::*;
use crate::lint::{bodies, tokens};
use crate::names::{
    GROUP_METHODS, SESSION_METHODS, job_methods, prepare_method, search_methods, walk_method,
};
use crate::paths::{path_parameters, segments, without_names};

/// Reports all problems with operations and protocols.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    paths(description, diagnostics);
    groups(description, diagnostics);
    operation_ids(description, diagnostics);
    method_names(description, diagnostics);
    for operation in &description.operations {
        check_operation(description, operation, diagnostics);
    }
    check_cacheable(description, diagnostics);
    results_are_lists(description, diagnostics);
    echoes_are_strings(description, diagnostics);
    let mut polled = BTreeMap::new();
    for protocol in &description.protocols {
        let search = &protocol.search;
        if let Some(first) = polled.insert(search.operation, &search.head.name) {
            let operation = description.operations[search.operation].full_name();
            let message = format!("`{operation}` already has the protocol `{first}`");
            let help = "remove one of the protocols: an operation can have only one";
            diagnostics.add(&search.head.place, message, help);
        }
        check_protocol(description, protocol, diagnostics);
    }
    for repeat in &description.repeats {
        check_repeat(description, repeat, diagnostics);
    }
}

fn paths(description: &Description, diagnostics: &mut Diagnostics) {
    let mut known: BTreeMap<(String, &str), &Operation> = BTreeMap::new();
    let mut routes: BTreeMap<Vec<&str>, &Operation> = BTreeMap::new();
    for operation in &description.operations {
        let full_name = operation.full_name();
        let path = without_names(&operation.path);
        let other = *routes.entry(segments(&operation.path)).or_insert(operation);
        let differs = without_names(&other.path) != path;
        if let Some(first) = known.insert((path, &operation.method), operation) {
            let message = format!("`{full_name}` has the same method and path as `{}`", first.full_name());
            diagnostics.add(&operation.place, message, "change the method or the path of one operation");
        } else if differs && description.output.service.is_some() {
            let message = format!(
                "the paths of `{}` and `{full_name}` differ only in a segment with a parameter, so the service can't tell them apart",
                other.full_name()
            );
            let help = "change another segment in one of the paths";
            diagnostics.add(&operation.place, message, help);
        }
    }
}

fn check_operation(description: &Description, operation: &Operation, diagnostics: &mut Diagnostics) {
    let full_name = operation.full_name();
    let place = &operation.place;
    let mut filled = BTreeSet::new();
    for name in path_parameters(&operation.path) {
        let field = operation.query.and_then(|id| description.field(id, name));
        let (message, help) = match field {
            None if diagnostics.is_lost(name) => continue,
            None => (
                format!(
                    "the path of `{full_name}` has the parameter `{name}`, but the query type has no such field"
                ),
                "add the field to the type in `query`".to_owned(),
            ),
            Some(field) if field.presence != Presence::Required => (
                format!("the path of `{full_name}` has the optional parameter `{name}`"),
                "make the field required".to_owned(),
            ),
            Some(_) if !filled.insert(name) => (
                format!("the path of `{full_name}` has the parameter `{name}` twice"),
                "use a different name for each parameter".to_owned(),
            ),
            Some(_) => continue,
        };
        diagnostics.add(place, message, help);
    }
    if operation.session != SessionUse::None && description.auth.session.is_none() {
        let message = format!("`{full_name}` has a session, but `[auth]` has no session parameter");
        diagnostics.add_absent(
            "auth",
            place,
            message,
            "add the parameter to `[auth]`: `session = { query = \"..\", doc = \"..\" }`",
        );
    }
    if let Some(id) = operation.query.filter(|id| description.object(*id).is_none()) {
        let name = &description.def(id).name;
        let message = format!("the query of `{full_name}` is `{name}`, not an object");
        diagnostics.add(place, message, "name a `[type]`");
    }
    bodies::lint(description, operation, diagnostics);
    not_modified(description, operation, diagnostics);
    tokens::lint(description, operation, diagnostics);
    for (status, place) in operation.statuses.iter().zip(&operation.status_places) {
        let groups = description.statuses.get(status).map_or(&[][..], |status| &status.groups);
        // An unknown group is reported where the status lists it.
        let is_known = |group: &String| description.operations.iter().any(|known| known.group == *group);
        if !groups.is_empty() && !groups.contains(&operation.group) && groups.iter().all(is_known) {
            let message = format!("`[status]` does not allow {status} for the group `{}`", operation.group);
            diagnostics.add(place, message, "add the group to the status, or remove the status here");
        }
    }
}

/// Checks that a 304 can occur: only in response to a GET or HEAD with a condition.
fn not_modified(description: &Description, operation: &Operation, diagnostics: &mut Diagnostics) {
    let mut statuses = operation.statuses.iter().zip(&operation.status_places);
    let Some((_, place)) = statuses.find(|(status, _)| **status == NOT_MODIFIED) else { return };
    let fields = operation.query.and_then(|id| description.object(id)).map(|query| &query.fields);
    let mut headers = fields.into_iter().flatten().filter_map(Field::header_name);
    let (why, help) = match () {
        () if !operation.is_read() => ("the operation is neither a GET nor a HEAD", "remove the status"),
        () if operation.stream.is_some() => ("the response is a stream", "remove the status"),
        () if headers.any(|name| CONDITIONS.contains(&name.0.as_str())) => return,
        () => (
            "requests have no condition",
            "add a query field with `header = \"if-none-match\"` or `header = \"if-modified-since\"`, or remove the status",
        ),
    };
    let message = format!("`{}` can't respond with 304: {why}", operation.full_name());
    diagnostics.add(place, message, help);
}

/// Checks that the results of single calls are lists.
fn results_are_lists(description: &Description, diagnostics: &mut Diagnostics) {
    for operation in &description.operations {
        let mut check = FieldCheck { description, place: &operation.place, diagnostics };
        let is_list = |field: &Field| matches!(field.ty, Type::List(_));
        check.field(operation.response_def(), operation.results.as_ref(), "a list", is_list);
    }
}

/// Checks that settings that responses repeat are strings.
fn echoes_are_strings(description: &Description, diagnostics: &mut Diagnostics) {
    for operation in &description.operations {
        for path in &operation.echoes {
            let request = operation.echoing();
            let sent = request.as_ref().and_then(|request| description.field_at(request, path));
            let found = operation.response_def().zip(path.0.last());
            let found = found.and_then(|(response, name)| description.field(response, &name.0));
            if [sent, found].into_iter().flatten().any(|field| !is_text(description, field.ty.not_null())) {
                let message = format!("`{path}` is not a string in the request and in the response");
                let help = "name a field that is a string on both sides";
                diagnostics.add(&operation.place, message, help);
            }
        }
    }
}

/// Checks that a response is cacheable only if it is complete and the same for every user. Such responses come from GET
/// requests that have no body and no session, and are not part of a search, feed or job.
fn check_cacheable(description: &Description, diagnostics: &mut Diagnostics) {
    let searched = description.searches().map(|search| search.operation);
    let walked = description.feeds.iter().map(|feed| feed.operation);
    let jobs =
        description.jobs.iter().flat_map(|job| [Some(job.start), Some(job.poll), job.cancel]).flatten();
    let parts: BTreeSet<usize> = searched.chain(walked).chain(jobs).collect();
    for (index, operation) in description.operations.iter().enumerate().filter(|(_, it)| it.cacheable) {
        let why = match () {
            () if operation.method != "GET" => "is not a GET",
            () if operation.body.is_some() => "has a body",
            () if operation.session != SessionUse::None => "uses the session of a user",
            () if parts.contains(&index) => "is part of a search, a feed or a job",
            () => continue,
        };
        let message = format!("`{}` can't be cacheable: the operation {why}", operation.full_name());
        diagnostics.add(&operation.place, message, "remove `cacheable`");
    }
}

/// Checks that every group that has a doc or is listed by a status has operations.
fn groups(description: &Description, diagnostics: &mut Diagnostics) {
    let groups: BTreeSet<&str> = description.operations.iter().map(|known| known.group.as_str()).collect();
    for (name, group) in &description.groups {
        if !groups.contains(name.as_str()) {
            let help = did_you_mean(name, groups.iter().copied());
            let message = format!("the group `{name}` has no operations");
            diagnostics.add_absent(name, &group.place, message, help);
        }
    }
    for status in description.statuses.values() {
        for name in status.groups.iter().filter(|name| !groups.contains(name.as_str())) {
            let help = did_you_mean(name, groups.iter().copied());
            diagnostics.add_absent(name, &status.place, format!("unknown group `{name}`"), help);
        }
    }
}

/// Checks that the names of operations and groups do not clash with other methods of the generated code.
fn method_names(description: &Description, diagnostics: &mut Diagnostics) {
    let group_of = |index: usize| description.operations[index].group.as_str();
    for operation in &description.operations {
        let group = operation.group.as_str();
        if SESSION_METHODS.contains(&group) {
            let message =
                format!("`{group}` can't be the name of a group: every session has a method of this name");
            diagnostics.add(&operation.place, message, "rename the group");
        }
        let searches = || description.searches().filter(|search| group_of(search.operation) == group);
        let of_searches = searches().flat_map(|it| search_methods(&it.head.name, searches().count() == 1));
        let feeds = description.feeds.iter().filter(|feed| group_of(feed.operation) == group);
        let jobs = description.jobs.iter().filter(|job| group_of(job.start) == group);
        let pagings = description.pagings.iter().filter(|paging| group_of(paging.operation) == group);
        let siblings = description.operations.iter().filter(|sibling| sibling.group == group);
        let mut taken = (GROUP_METHODS.iter().map(ToString::to_string).chain(of_searches))
            .chain(feeds.map(|feed| walk_method(&feed.head.name)))
            .chain(pagings.map(|paging| walk_method(&paging.head.name)))
            .chain(jobs.flat_map(|job| job_methods(&job.head.name)))
            .chain(siblings.map(|sibling| prepare_method(&sibling.name)));
        if taken.any(|name| name == operation.name) {
            let message = format!("the group `{group}` already has a method named `{}`", operation.name);
            let help = "rename the operation: the client or the service generates a method of this name";
            diagnostics.add(&operation.place, message, help);
        }
    }
}

/// Checks that operation ids, which combine group and name, are unique in the OpenAPI document.
fn operation_ids(description: &Description, diagnostics: &mut Diagnostics) {
    let mut known: BTreeMap<String, &Operation> = BTreeMap::new();
    for operation in &description.operations {
        let id = operation.id();
        if let Some(first) =
            known.insert(id.clone(), operation).filter(|first| first.group != operation.group)
        {
            let message = format!(
                "`{}` and `{}` have the same operation id, `{id}`",
                first.full_name(),
                operation.full_name()
            );
            diagnostics.add(&operation.place, message, "rename one of them");
        }
    }
}

/// Checker for the requirements that generated code imposes on fields.
pub(super) struct FieldCheck<'a> {
    pub(super) description: &'a Description,
    pub(super) place: &'a Place,
    pub(super) diagnostics: &'a mut Diagnostics,
}

impl FieldCheck<'_> {
    /// Reports a field that does not meet the requirements. A missing field has already been reported.
    pub(super) fn field(
        &mut self,
        owner: Option<DefId>,
        wire: Option<&WireName>,
        what: &str,
        is_valid: impl Fn(&Field) -> bool,
    ) {
        let (Some(owner), Some(wire)) = (owner, wire) else { return };
        if let Some(field) = self.description.field(owner, &wire.0).filter(|field| !is_valid(field)) {
            let owner = &self.description.def(owner).name;
            self.report(&format!("`{}` of `{owner}`", field.wire), what);
        }
    }

    pub(super) fn report(&mut self, field: &str, what: &str) {
        let help = format!("name a field that is {what}, or change its type");
        self.diagnostics.add(self.place, format!("{field} is not {what}"), help);
    }
}

/// Returns whether a value can identify a result, record or job: a string, an integer, an id, or one of `others`.
pub(super) fn is_id(description: &Description, ty: &Type, others: &[Type]) -> bool {
    match ty {
        Type::String | Type::Integer => true,
        Type::Named(id) => matches!(description.def(*id).kind, DefKind::Id(_)),
        ty => others.contains(ty),
    }
}

/// Returns whether values of the type can be converted to a string and back.
pub(super) fn is_text(description: &Description, ty: &Type) -> bool {
    match ty {
        Type::String | Type::Url => true,
        Type::Named(id) => match &description.def(*id).kind {
            DefKind::Id(_) | DefKind::Grammar(_) => true,
            DefKind::Enum(list) => list.wire == Wire::Text,
            _ => false,
        },
        _ => false,
    }
}

/// Checks that later polls can omit any request field, that the request body is JSON, and that the fields that the
/// protocol names have suitable types.
fn check_protocol(description: &Description, protocol: &Protocol, diagnostics: &mut Diagnostics) {
    let search = &protocol.search;
    let operation = &description.operations[search.operation];
    for (part, id) in [("body", operation.body_def()), ("query", operation.query)] {
        let Some(object) = id.and_then(|id| description.object(id)) else { continue };
        for field in object.fields.iter().filter(|field| field.presence == Presence::Required) {
            let message = format!("later polls have no value for the {part}'s field `{}`", field.wire);
            diagnostics.add(&search.head.place, message, "make the field optional");
        }
    }
    if operation.body.is_none() || operation.has_form() {
        let message = format!("`{}` has no JSON body, which polling requires", operation.full_name());
        diagnostics.add(&search.head.place, message, "name an operation with a JSON body");
    }
    let (body, query, response) = (operation.body_def(), operation.query, operation.response_def());
    let mut check = FieldCheck { description, place: &search.head.place, diagnostics };
    let list = |field: &Field| matches!(field.ty, Type::List(_));
    check.field(response, Some(&search.results), "a list", list);
    check.field(response, search.total.as_ref(), "an integer", |field| field.ty == Type::Integer);
    check.field(body, Some(&protocol.start), "an object", |field| match &field.ty {
        Type::Named(id) => description.has_fields(*id),
        _ => false,
    });
    let text = |field: &Field| is_text(description, &field.ty);
    check.field(response, Some(&protocol.status), "a string", text);
    for carry in &protocol.carry {
        let owner = if carry.into_body { body } else { query };
        check.field(response, Some(&carry.from), "a string", text);
        check.field(owner, Some(&carry.to), "a string", text);
    }
}

fn check_repeat(description: &Description, repeat: &Repeat, diagnostics: &mut Diagnostics) {
    let search = &repeat.search;
    let response = description.operations[search.operation].response_def();
    let mut check = FieldCheck { description, place: &search.head.place, diagnostics };
    check.field(response, Some(&repeat.complete), "a boolean", |field| field.ty == Type::Boolean);
    check.field(response, Some(&search.results), "a list", |field| matches!(field.ty, Type::List(_)));
    check.field(response, search.total.as_ref(), "an integer", |field| field.ty == Type::Integer);
}
