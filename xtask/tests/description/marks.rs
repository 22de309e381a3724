//! Checks whether the spec marks an item as missing from the description or as left open by the description.

use specwright::ir::*;

use crate::definitions::rule_name;

/// Returns whether the item, or the item that contains it, is marked.
pub fn is_marked(description: &Description, item: &str) -> bool {
    let (kind, rest) = item.split_once(' ').unwrap_or((item, ""));
    match kind {
        "limit" => !description.limits[rest].unstated.is_empty(),
        "operation" => {
            let known = |operation: &&Operation| is_or_has(rest, &operation.full_name());
            description.operations.iter().find(known).is_some_and(|operation| !operation.unstated.is_empty())
        }
        "protocol" => {
            let mut searches = description.protocols.iter().map(|protocol| &protocol.search);
            let known = |search: &&Search| is_or_has(rest, &search.head.name);
            searches.find(known).is_some_and(|search| !search.head.unstated.is_empty())
        }
        "rule" => is_rule_marked(description, rest),
        "grammar" => is_part_marked(description, rest),
        _ => is_part_marked(description, item),
    }
}

/// Returns whether the item has this name or is a part of the item with this name.
fn is_or_has(item: &str, name: &str) -> bool {
    item.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

fn is_rule_marked(description: &Description, item: &str) -> bool {
    let (name, said) = item.split_once(' ').unwrap();
    let def = description.def(description.names[name]);
    let DefKind::Object(object) = &def.kind else { return false };
    description.rules(object).filter(|(rule, _)| said.starts_with(rule_name(rule))).any(|(rule, _)| {
        let fields = rule.fields();
        let on_field =
            |field: &Field| fields.iter().any(|wire| field.wire == **wire) && !field.unstated.is_empty();
        !def.unstated.is_empty() || object.fields.iter().any(on_field)
    })
}

fn is_part_marked(description: &Description, item: &str) -> bool {
    let (name, part) = item.split_once('.').unwrap_or((item, ""));
    let (name, value) = name.split_once(" = ").unwrap_or((name, ""));
    let id = description.names[name];
    let def = description.def(id);
    // A list of observed values is by definition not part of the description.
    let is_seen = matches!(&def.kind, DefKind::Enum(list) if !value.is_empty() && !list.complete);
    let field = description.field(id, part);
    is_seen || !def.unstated.is_empty() || field.is_some_and(|field| !field.unstated.is_empty())
}

/// Returns whether the shape that has this field is marked, or whether a response, request or operation that contains
/// the shape is marked.
pub fn is_marked_around(description: &Description, item: &str) -> bool {
    let name = item.split('.').next().unwrap_or_default();
    let mut containers = vec![description.names[name]];
    let mut next = 0;
    while let Some(id) = containers.get(next).copied() {
        for def in &description.defs {
            let parent = description.names[&def.name.0];
            if !containers.contains(&parent) && holds(def, id) {
                containers.push(parent);
            }
        }
        next += 1;
    }
    let on_shape = containers.iter().any(|id| !description.def(*id).unstated.is_empty());
    let on_call = description.operations.iter().any(|operation| {
        let parts = [operation.query, operation.body_def(), operation.response_def()];
        !operation.unstated.is_empty() && parts.iter().flatten().any(|id| containers.contains(id))
    });
    on_shape || on_call
}

fn holds(def: &Def, id: DefId) -> bool {
    let fields: Vec<&Field> = match &def.kind {
        DefKind::Object(object) => object.fields.iter().collect(),
        DefKind::Union(union) => union.variants.iter().flat_map(Variant::fields).collect(),
        _ => Vec::new(),
    };
    fields.iter().any(|field| is_of(&field.ty, id))
}

fn is_of(ty: &Type, id: DefId) -> bool {
    match ty {
        Type::Named(named) => *named == id,
        Type::List(element) | Type::Entries(element, _) | Type::Map(_, element) => is_of(element, id),
        _ => false,
    }
}
