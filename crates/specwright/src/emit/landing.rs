//! Docs of a domain's module: the domain's doc, followed by grouped links to the module's content.

use heck::ToPascalCase as _;

use crate::ir::*;

/// Returns the doc of a module with types.
pub fn types(description: &Description, domain: &str) -> String {
    let mut text = opening(description, domain);
    let operations = operations_of(description, domain).map(|operation| {
        let query = operation.query.map(|id| format!("query {}", link(description, domain, id)));
        let body = operation.body.iter().map(|ty| format!("body {}", linked(description, domain, ty)));
        let answers = operation.bodies().map(|ty| format!("response {}", linked(description, domain, ty)));
        let mut shown: Vec<String> = query.into_iter().chain(body).chain(answers).collect();
        shown.dedup();
        match shown.is_empty() {
            true => call(operation),
            false => format!("{}: {}", call(operation), shown.join(", ")),
        }
    });
    section(&mut text, "Operations", operations);
    let groups = Group::ALL.into_iter().filter_map(|group| {
        let members = description.defs_of(domain).filter(|(_, def)| Group::of(def) == group);
        let links: Vec<String> = members.map(|(id, _)| link(description, domain, id)).collect();
        (!links.is_empty()).then(|| format!("{}: {}", group.name(), links.join(", ")))
    });
    section(&mut text, "Types", groups);
    text
}

/// Returns the doc of a module with operations, in which each group is an item.
pub fn operations(description: &Description, domain: &str) -> String {
    let mut text = opening(description, domain);
    let mut groups: Vec<&str> = Vec::new();
    for operation in operations_of(description, domain) {
        if !groups.contains(&operation.group.as_str()) {
            groups.push(&operation.group);
        }
    }
    for group in groups {
        let operations = operations_of(description, domain).filter(|operation| operation.group == group);
        let lines = operations.map(|operation| {
            format!("{}: {}", call(operation), operation.doc.lines().next().unwrap_or_default())
        });
        section(&mut text, &format!("Operations of [`{}`]", group.to_pascal_case()), lines);
    }
    text
}

fn opening(description: &Description, domain: &str) -> String {
    match description.docs.get(domain) {
        Some(doc) => format!("{doc}\n\nFrom `{domain}.toml`."),
        None => format!("From `{domain}.toml`."),
    }
}

fn section(text: &mut String, heading: &str, lines: impl Iterator<Item = String>) {
    let lines: Vec<String> = lines.map(|line| format!("\n* {line}")).collect();
    if !lines.is_empty() {
        text.push_str(&format!("\n\n# {heading}\n{}", lines.concat()));
    }
}

fn operations_of<'a>(description: &'a Description, domain: &'a str) -> impl Iterator<Item = &'a Operation> {
    description.operations.iter().filter(move |operation| operation.domain == domain)
}

fn call(operation: &Operation) -> String {
    format!("`{} {}`", operation.method, operation.path)
}

fn link(description: &Description, domain: &str, id: DefId) -> String {
    let def = description.def(id);
    match def.domain == domain {
        true => format!("[`{}`]", def.name),
        false => format!("[`{0}`](super::{1}::{0})", def.name, def.domain),
    }
}

/// Formats a type as in the description, with a link to the definition that the type contains.
fn linked(description: &Description, domain: &str, ty: &Type) -> String {
    let written = description.written(ty);
    match (ty, ty.named().last()) {
        (Type::Named(id), _) => link(description, domain, *id),
        (_, Some(id)) => {
            let def = description.def(*id);
            let module =
                if def.domain == domain { String::new() } else { format!("super::{}::", def.domain) };
            format!("[`{written}`]({module}{})", def.name)
        }
        (_, None) => format!("`{written}`"),
    }
}

/// A group of types in the overview.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Requests,
    Answers,
    RequestsAndAnswers,
    Shared,
    Values,
    Ids,
    Grammars,
    Others,
}

impl Group {
    const ALL: [Group; 8] = [
        Group::Requests,
        Group::Answers,
        Group::RequestsAndAnswers,
        Group::Shared,
        Group::Values,
        Group::Ids,
        Group::Grammars,
        Group::Others,
    ];

    fn of(def: &Def) -> Self {
        match (&def.kind, def.usage.request, def.usage.response) {
            (DefKind::Shared(_), ..) => Group::Shared,
            (DefKind::Enum(_), ..) => Group::Values,
            (DefKind::Id(_), ..) => Group::Ids,
            (DefKind::Grammar(_), ..) => Group::Grammars,
            (DefKind::Object(_) | DefKind::Union(_), true, true) => Group::RequestsAndAnswers,
            (DefKind::Object(_) | DefKind::Union(_), true, false) => Group::Requests,
            (DefKind::Object(_) | DefKind::Union(_), false, true) => Group::Answers,
            (DefKind::Object(_) | DefKind::Union(_), false, false) => Group::Others,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Group::Requests => "Requests",
            Group::Answers => "Responses",
            Group::RequestsAndAnswers => "Requests and responses",
            Group::Shared => "Shared fields",
            Group::Values => "Enums",
            Group::Ids => "Ids",
            Group::Grammars => "Strings with a fixed syntax",
            Group::Others => "Unreferenced",
        }
    }
}
