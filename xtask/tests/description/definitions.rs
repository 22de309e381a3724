//! The spec's facts about types, in the format of the fact list.

use specwright::ir::*;

use crate::NOT_SHOWN;
use crate::list::Facts;

pub fn definitions(description: &Description, facts: &mut Facts) {
    for def in description.defs.iter().filter(|def| def.domain != NOT_SHOWN) {
        let name = &def.name.0;
        match &def.kind {
            DefKind::Object(object) => of_object(description, name, object, facts),
            DefKind::Union(union) => of_union(description, name, union, facts),
            DefKind::Enum(list) => {
                facts.add(name, if list.complete { "enum complete" } else { "enum seen" });
                for value in &list.values {
                    let number = value.number.map(|number| number.to_string()).unwrap_or_default();
                    facts.add(format!("{name} = {}", value.wire), number);
                }
            }
            DefKind::Grammar(grammar) => {
                facts.add(format!("grammar {name}"), grammar.pattern.clone().unwrap_or_default());
            }
            // Id types are specific to Wayfare: the list contains the fields and their JSON types. Shared fields are
            // listed with each type that includes them.
            DefKind::Id(_) | DefKind::Shared(_) => {}
        }
    }
}

fn of_object(description: &Description, name: &str, object: &Object, facts: &mut Facts) {
    facts.add(name, "shape");
    for field in &object.fields {
        facts.add(format!("{name}.{}", field.wire), field_fact(description, field));
    }
    for (rule, _) in description.rules(object) {
        let fields: Vec<String> = rule.fields().iter().map(ToString::to_string).collect();
        facts.add(format!("rule {name} {} {}", rule_name(rule), fields.join(" ")), "");
    }
}

fn of_union(description: &Description, name: &str, union: &Union, facts: &mut Facts) {
    let tag = union.tag.as_ref().map_or("JSON type", |tag| &tag.0);
    facts.add(name, format!("union by {tag}"));
    for variant in &union.variants {
        let fields = description.fields_of_form(union, variant).into_iter();
        let fields: Vec<String> =
            fields.map(|field| format!("{} {}", field.wire, kind(description, &field.ty))).collect();
        facts.add(format!("{name}.{}", variant.wire), fields.join(", "));
    }
}

pub fn rule_name(rule: &Rule) -> &'static str {
    match rule {
        Rule::AnyOf(_) => "any_of",
        Rule::Together(_) => "together",
        Rule::RequiredWith(_) => "required_with",
        Rule::Ordered { strict: true, .. } => "before",
        Rule::Ordered { strict: false, .. } => "at_most",
        Rule::OrderedBy { .. } => "before_by",
    }
}

fn field_fact(description: &Description, field: &Field) -> String {
    let presence = match (field.presence, &field.option) {
        (_, Some(option)) => format!("option({option})"),
        // The description requires `Expected` fields, but Wayfare tolerates their absence.
        (Presence::Required | Presence::Expected, None) => "required".to_owned(),
        (Presence::Optional, None) => "optional".to_owned(),
        (Presence::Nullable, None) => "nullable".to_owned(),
    };
    let mut fact = format!("{} {presence}", kind(description, &field.ty));
    if let Some((default, _)) = &field.default {
        let default = match default {
            Scalar::Boolean(value) => value.to_string(),
            Scalar::Integer(value) => value.to_string(),
            Scalar::Float(value) => value.to_string(),
            Scalar::Text(text) => text.clone(),
        };
        fact.push_str(&format!(" default={default}"));
    }
    if let Some(values) = &field.bounds.values {
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        fact.push_str(&format!(" values={}", values.join(",")));
    }
    // Wayfare's own bounds are compared as limits.
    if let Some(Bound::Limit(limit, _)) = &field.bounds.max_items
        && description.limits[limit].unstated.is_empty()
    {
        fact.push_str(&format!(" max_items={limit}"));
    }
    fact
}

/// Returns the JSON type and its meaning, in the format of the fact list.
fn kind(description: &Description, ty: &Type) -> String {
    let (json, what) = match ty {
        Type::Boolean => ("boolean", "-".to_owned()),
        Type::Integer | Type::Unsigned => ("integer", "-".to_owned()),
        Type::Number | Type::Amount => ("number", "-".to_owned()),
        Type::String => ("string", "-".to_owned()),
        Type::TextOrInteger => ("string or integer", "-".to_owned()),
        Type::Url => ("string", "url".to_owned()),
        Type::Date => ("string", "date".to_owned()),
        Type::LocalDateTime => ("string", "local_datetime".to_owned()),
        Type::TextForm(form) => ("string", form.name().to_owned()),
        Type::Json => ("json", "-".to_owned()),
        Type::Binary => ("binary", "-".to_owned()),
        Type::Ref(reference) => ("string", format!("ref({})", reference.field)),
        Type::Index(reference) => ("integer", format!("index({})", reference.field)),
        Type::Nullable(held) => return kind(description, held),
        Type::List(element) | Type::Entries(element, _) => ("array", element_kind(description, element)),
        Type::Map(_, value) => ("map", element_kind(description, value)),
        Type::Pipe(element) => ("string", format!("pipe({})", element_kind(description, element))),
        Type::Comma(element) => ("string", format!("comma({})", element_kind(description, element))),
        Type::Named(id) => {
            let def = description.def(*id);
            match &def.kind {
                DefKind::Object(_) | DefKind::Shared(_) | DefKind::Union(_) => ("object", def.name.0.clone()),
                DefKind::Enum(Enum { wire: Wire::Integer, .. }) => ("integer", def.name.0.clone()),
                DefKind::Enum(_) | DefKind::Grammar(_) => ("string", def.name.0.clone()),
                DefKind::Id(Wire::Integer) => ("integer", "-".to_owned()),
                DefKind::Id(Wire::Text) => ("string", "-".to_owned()),
            }
        }
    };
    format!("{json} {what}")
}

fn element_kind(description: &Description, ty: &Type) -> String {
    let kind = kind(description, ty);
    let (json, what) = kind.split_once(' ').unwrap();
    if what == "-" { json } else { what }.to_owned()
}
