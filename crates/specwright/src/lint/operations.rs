//! Operations, and the protocols that poll them.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostic::{Diagnostics, Place, did_you_mean};
use crate::ir::*;
use crate::lint::bodies;
use crate::names::{IN_EVERY_GROUP, OF_A_SESSION, job_methods, prepare_method, search_methods, walk_method};
use crate::paths::{path_parameters, segments, without_names};

/// Reports every problem of operations and protocols.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    paths(description, diagnostics);
    groups(description, diagnostics);
    operation_ids(description, diagnostics);
    method_names(description, diagnostics);
    for operation in &description.operations {
        operation_fits(description, operation, diagnostics);
    }
    cacheable_ones_read(description, diagnostics);
    let mut polled = BTreeMap::new();
    for protocol in &description.protocols {
        if let Some(first) = polled.insert(protocol.operation, protocol) {
            let operation = description.operations[protocol.operation].full_name();
            let message = format!("`{operation}` is polled by the protocol `{}` already", first.name);
            diagnostics.add(&protocol.place, message, "one protocol polls one operation");
        }
        protocol_fits(description, protocol, diagnostics);
    }
    for repeat in &description.repeats {
        repeat_fits(description, repeat, diagnostics);
    }
}

/// Reports every problem of the examples.
pub fn examples(description: &Description, diagnostics: &mut Diagnostics) {
    for operation in &description.operations {
        for example in &operation.examples {
            example_fits(description, operation, example, diagnostics);
        }
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
            let message = format!("`{full_name}` has the method and path of `{}`", first.full_name());
            diagnostics.add(&operation.place, message, "one method and path belongs to one operation");
        } else if differs && description.output.service.is_some() {
            let message = format!(
                "the paths of `{}` and `{full_name}` differ only beside a parameter, and the service can't tell them apart",
                other.full_name()
            );
            let help = "give one of them another segment before or after the parameter";
            diagnostics.add(&operation.place, message, help);
        }
    }
}

fn operation_fits(description: &Description, operation: &Operation, diagnostics: &mut Diagnostics) {
    let full_name = operation.full_name();
    let place = &operation.place;
    let mut filled = BTreeSet::new();
    for name in path_parameters(&operation.path) {
        let field = operation.query.and_then(|id| description.field(id, name));
        let (message, help) = match field {
            None if diagnostics.is_lost(name) => continue,
            None => (
                format!("the path of `{full_name}` has a parameter `{name}` that no field fills"),
                "add the field to the type named by `query`".to_owned(),
            ),
            Some(field) if field.presence != Presence::Required => (
                format!("the path of `{full_name}` has a parameter `{name}` that may be missing"),
                "make the field required".to_owned(),
            ),
            Some(_) if !filled.insert(name) => (
                format!("the path of `{full_name}` has the parameter `{name}` twice"),
                "give each parameter a name of its own".to_owned(),
            ),
            Some(_) => continue,
        };
        diagnostics.add(place, message, help);
    }
    if operation.session != SessionUse::None && description.auth.session.is_none() {
        let message = format!("`{full_name}` takes a session, and `[auth]` knows none");
        diagnostics.add_absent("auth", place, message, "say in `[auth]` which parameter names the session");
    }
    if let Some(id) = operation.query.filter(|id| description.object(*id).is_none()) {
        let name = &description.def(id).name;
        let message = format!("the query of `{full_name}` is `{name}`, not an object");
        diagnostics.add(place, message, "name a `[type]`");
    }
    bodies::lint(description, operation, diagnostics);
    for (status, place) in operation.statuses.iter().zip(&operation.status_places) {
        let groups = description.statuses.get(status).map_or(&[][..], |status| &status.groups);
        if !groups.is_empty() && !groups.contains(&operation.group) {
            let message = format!("`[status]` does not give {status} to the group `{}`", operation.group);
            diagnostics.add(place, message, "add the group to the status, or leave the status out here");
        }
    }
}

/// What may be kept is the same for everybody and whole: the answer to a GET, and no part of a search, a feed or a job.
fn cacheable_ones_read(description: &Description, diagnostics: &mut Diagnostics) {
    let polled = description.protocols.iter().map(|protocol| protocol.operation);
    let repeated = description.repeats.iter().map(|repeat| repeat.operation);
    let walked = description.feeds.iter().map(|feed| feed.operation);
    let jobs =
        description.jobs.iter().flat_map(|job| [Some(job.start), Some(job.poll), job.cancel]).flatten();
    let parts: BTreeSet<usize> = polled.chain(repeated).chain(walked).chain(jobs).collect();
    for (index, operation) in description.operations.iter().enumerate().filter(|(_, it)| it.cacheable) {
        let why = match () {
            () if operation.method != "GET" => "is no GET",
            () if operation.body.is_some() => "has a body",
            () if operation.session != SessionUse::None => "takes the session of one user",
            () if parts.contains(&index) => "is part of a search, a feed or a job",
            () => continue,
        };
        let message = format!("`{}` can't be cacheable: it {why}", operation.full_name());
        diagnostics.add(&operation.place, message, "take out `cacheable`");
    }
}

/// A doc belongs to a group that has operations.
fn groups(description: &Description, diagnostics: &mut Diagnostics) {
    let groups: BTreeSet<&str> = description.operations.iter().map(|known| known.group.as_str()).collect();
    for (name, group) in &description.groups {
        if !groups.contains(name.as_str()) {
            let help = did_you_mean(name, groups.iter().copied());
            let message = format!("no operation is in the group `{name}`");
            diagnostics.add_absent(name, &group.place, message, help);
        }
    }
}

/// Generated code has methods beside one for each operation.
fn method_names(description: &Description, diagnostics: &mut Diagnostics) {
    let group_of = |index: usize| description.operations[index].group.as_str();
    let polled = description.protocols.iter().map(|known| (group_of(known.operation), &known.name));
    let repeated = description.repeats.iter().map(|known| (group_of(known.operation), &known.name));
    let searches: Vec<(&str, &String)> = polled.chain(repeated).collect();
    for operation in &description.operations {
        let group = operation.group.as_str();
        if OF_A_SESSION.contains(&group) {
            let message = format!("the group `{group}` has the name of a method that every session has");
            diagnostics.add(&operation.place, message, "give the group another name");
        }
        let of_group = || searches.iter().filter(|(other, _)| *other == group);
        let of_searches = of_group().flat_map(|(_, name)| search_methods(name, of_group().count() == 1));
        let feeds = description.feeds.iter().filter(|feed| group_of(feed.operation) == group);
        let jobs = description.jobs.iter().filter(|job| group_of(job.start) == group);
        let pagings = description.pagings.iter().filter(|paging| group_of(paging.operation) == group);
        let siblings = description.operations.iter().filter(|sibling| sibling.group == group);
        let mut taken = (IN_EVERY_GROUP.iter().map(ToString::to_string).chain(of_searches))
            .chain(feeds.map(|feed| walk_method(&feed.name)))
            .chain(pagings.map(|paging| walk_method(&paging.name)))
            .chain(jobs.flat_map(|job| job_methods(&job.name)))
            .chain(siblings.map(|sibling| prepare_method(&sibling.name)));
        if taken.any(|name| name == operation.name) {
            let message = format!("`{}` is a method of the group `{group}` already", operation.name);
            let help = "client and service have it beside the operations: give the operation another name";
            diagnostics.add(&operation.place, message, help);
        }
    }
}

/// The OpenAPI document joins group and name to one word.
fn operation_ids(description: &Description, diagnostics: &mut Diagnostics) {
    let mut known: BTreeMap<String, &Operation> = BTreeMap::new();
    for operation in &description.operations {
        let id = operation.id();
        if let Some(first) =
            known.insert(id.clone(), operation).filter(|first| first.group != operation.group)
        {
            let message = format!(
                "`{}` and `{}` are both `{id}` in one word",
                first.full_name(),
                operation.full_name()
            );
            diagnostics.add(&operation.place, message, "give one of them another name");
        }
    }
}

/// An example must be a complete call. A schema checks whether its values fit their types.
fn example_fits(
    description: &Description,
    operation: &Operation,
    example: &Example,
    diagnostics: &mut Diagnostics,
) {
    let fields =
        operation.query.and_then(|id| description.object(id)).map_or(&[][..], |object| &object.fields);
    let session = description.auth.session.as_ref().map(|(name, _)| name);
    let session = session.filter(|_| operation.session != SessionUse::None);
    let given = |wire: &WireName| example.query.iter().any(|(name, _)| name == wire);
    for (name, _) in &example.query {
        let known = fields.iter().any(|field| field.wire == *name) || diagnostics.is_lost(&name.0);
        if Some(name) != session && !known {
            let message = format!("the example has a parameter that the operation does not take: `{name}`");
            let help = "name a field of the query, or the session's parameter";
            diagnostics.add(&example.place, message, help);
        }
    }
    let mut add = |message: String, help: &str| diagnostics.add(&example.place, message, help);
    let required =
        fields.iter().filter(|field| field.presence == Presence::Required).map(|field| &field.wire);
    let required = required.chain(session.filter(|_| operation.session == SessionUse::Required));
    for name in required.filter(|name| !given(name)) {
        add(format!("the example lacks the required parameter `{name}`"), "give it a value in `query`");
    }
    match (&operation.body, &example.body) {
        (Some(Type::Binary), Some(_)) => {
            add("the example has a body, and that of the operation is bytes".into(), "remove it");
        }
        (Some(Type::Binary), None) => {}
        (None, Some(_)) => add("the example has a body, and the operation takes none".into(), "remove it"),
        (Some(_), None) => add("the example lacks a body".into(), "give it one: `body = { .. }`"),
        (None, None) | (Some(_), Some(_)) => {}
    }
}

/// Requirements of generated code on a field.
pub(super) struct Fit<'a> {
    pub(super) description: &'a Description,
    pub(super) place: &'a Place,
    pub(super) diagnostics: &'a mut Diagnostics,
}

impl Fit<'_> {
    /// Reports a field that does not meet the requirements; a missing one has been reported already.
    pub(super) fn field(
        &mut self,
        owner: Option<DefId>,
        wire: Option<&WireName>,
        what: &str,
        fits: impl Fn(&Field) -> bool,
    ) {
        let (Some(owner), Some(wire)) = (owner, wire) else { return };
        if let Some(field) = self.description.field(owner, &wire.0).filter(|field| !fits(field)) {
            let message = format!("`{}` of `{}` is not {what}", field.wire, self.description.def(owner).name);
            self.diagnostics.add(
                self.place,
                message,
                format!("name a field that is {what}, or change its type"),
            );
        }
    }
}

/// Whether a value is a text: it can be written as one and read again.
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

/// A later poll is made of nothing but what it carries and keeps.
fn protocol_fits(description: &Description, protocol: &Protocol, diagnostics: &mut Diagnostics) {
    let operation = &description.operations[protocol.operation];
    for (part, id) in [("body", operation.body_def()), ("query", operation.query)] {
        let Some(object) = id.and_then(|id| description.object(id)) else { continue };
        for field in object.fields.iter().filter(|field| field.presence == Presence::Required) {
            let message = format!("later polls have no value for the {part}'s field `{}`", field.wire);
            diagnostics.add(&protocol.place, message, "make the field optional");
        }
    }
    if operation.body.is_none() || operation.form().is_some() {
        let message = format!("`{}` has no body of JSON to poll with", operation.full_name());
        diagnostics.add(&protocol.place, message, "name an operation with one");
    }
    let (body, query, response) = (operation.body_def(), operation.query, operation.response_def());
    let mut fit = Fit { description, place: &protocol.place, diagnostics };
    let list = |field: &Field| matches!(field.ty, Type::List(_));
    fit.field(response, Some(&protocol.results), "a list", list);
    fit.field(response, protocol.total.as_ref(), "an integer", |field| field.ty == Type::Integer);
    fit.field(body, Some(&protocol.start), "an object", |field| match &field.ty {
        Type::Named(id) => matches!(description.def(*id).kind, DefKind::Object(_) | DefKind::Union(_)),
        _ => false,
    });
    let text = |field: &Field| is_text(description, &field.ty);
    fit.field(response, Some(&protocol.status), "a text", text);
    for carry in &protocol.carry {
        let owner = if carry.into_body { body } else { query };
        fit.field(response, Some(&carry.from), "a text", text);
        fit.field(owner, Some(&carry.to), "a text", text);
    }
}

fn repeat_fits(description: &Description, repeat: &Repeat, diagnostics: &mut Diagnostics) {
    let response = description.operations[repeat.operation].response_def();
    let mut fit = Fit { description, place: &repeat.place, diagnostics };
    fit.field(response, Some(&repeat.complete), "a boolean", |field| field.ty == Type::Boolean);
    fit.field(response, Some(&repeat.results), "a list", |field| matches!(field.ty, Type::List(_)));
    fit.field(response, repeat.total.as_ref(), "an integer", |field| field.ty == Type::Integer);
}
