//! What a whole description can get wrong: everything is reported at once.

use std::collections::{BTreeMap, BTreeSet};

use super::diagnostic::{Diagnostics, did_you_mean};
use super::ir::*;
use super::resolve::{fields_of, reachable};

/// Reports every problem.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    unused_definitions(description, diagnostics);
    unused_limits(description, diagnostics);
    unions(description, diagnostics);
    cycles(description, diagnostics);
    response_options(description, diagnostics);
    operations(description, diagnostics);
    protocols(description, diagnostics);
    for (_, def) in description.defs() {
        for field in fields_of(def) {
            field_fits(description, def, field, diagnostics);
        }
    }
}

fn unused_definitions(description: &Description, diagnostics: &mut Diagnostics) {
    // What a shape that nothing refers to is made of is as unused as the shape, and as well known to be so.
    let excused =
        reachable(description, description.defs().filter(|(_, def)| def.unreferenced).map(|(id, _)| id));
    for (id, def) in description.defs() {
        let used = def.usage.request || def.usage.response;
        if !used && !excused.contains(&id) {
            let help =
                "use it, remove it, or say `unreferenced = true` if the API shows it without saying where";
            diagnostics.add(&def.place, format!("nothing uses `{}`", def.name), help);
        } else if used && def.unreferenced {
            let message = format!("`{}` is used, though it is marked as unreferenced", def.name);
            diagnostics.add(&def.place, message, "remove `unreferenced = true`");
        }
    }
}

fn unused_limits(description: &Description, diagnostics: &mut Diagnostics) {
    let fields: Vec<&Field> = description.defs.iter().flat_map(fields_of).collect();
    let mut used: BTreeSet<&str> = BTreeSet::new();
    for field in &fields {
        for bound in field.bounds.all() {
            if let Bound::Limit(name, place) = bound {
                used.insert(name);
                if !description.limits.contains_key(name) {
                    let help = did_you_mean(name, description.limits.keys().map(String::as_str));
                    diagnostics.add(place, format!("unknown limit `{name}`"), help);
                }
            }
        }
        if let Some((Scalar::Text(name), _)) = &field.default {
            used.insert(name);
        }
    }
    for (name, limit) in &description.limits {
        if limit.on.is_none() && !used.contains(name.as_str()) {
            let help = "name it in a field's bounds, or say which definition applies it: `on = \"..\"`";
            diagnostics.add(&limit.place, format!("nothing uses the limit `{name}`"), help);
        }
    }
}

/// Fields that several forms share have to be alike, since they are read before the tag is known.
fn unions(description: &Description, diagnostics: &mut Diagnostics) {
    for def in &description.defs {
        let DefKind::Union(union) = &def.kind else { continue };
        let mut types: BTreeMap<&WireName, &Type> = BTreeMap::new();
        for field in fields_of(def) {
            if *types.entry(&field.wire).or_insert(&field.ty) != &field.ty {
                let message =
                    format!("two forms of `{}` have a field `{}` of another type", def.name, field.wire);
                diagnostics.add(&field.place, message, "fields with one name need one type");
            }
            if field.wire == union.tag {
                let message = format!("the field has the name of the tag, `{}`", union.tag);
                diagnostics.add(&field.place, message, "leave it out: the tag is there by itself");
            }
        }
        let mut names = BTreeSet::new();
        for variant in union.variants.iter().filter(|variant| !names.insert(&variant.rust)) {
            let message = format!("two forms are both `{}` in Rust", variant.rust);
            diagnostics.add(&variant.place, message, "rename one of them");
        }
        if union.variants.is_empty() {
            diagnostics.add(&def.place, format!("`{}` has no forms", def.name), "give it at least one");
        }
    }
}

/// A type that holds itself without a list or map between has no finite size.
fn cycles(description: &Description, diagnostics: &mut Diagnostics) {
    let held = |id: DefId| {
        fields_of(description.def(id)).into_iter().filter_map(|field| match field.ty {
            Type::Named(inner) => Some((inner, field)),
            _ => None,
        })
    };
    for (id, def) in description.defs() {
        for (start, field) in held(id) {
            let mut seen = BTreeSet::new();
            let mut open = vec![start];
            while let Some(next) = open.pop() {
                if seen.insert(next) {
                    open.extend(held(next).map(|(inner, _)| inner));
                }
            }
            if seen.contains(&id) {
                let message = format!("`{}` holds itself, so that it would have no end", def.name);
                diagnostics.add(&field.place, message, "put a list or a map between");
            }
        }
    }
}

/// A response option that gates a field has to be one that an operation with that response offers.
fn response_options(description: &Description, diagnostics: &mut Diagnostics) {
    let mut offered: BTreeMap<DefId, BTreeSet<&str>> = BTreeMap::new();
    for operation in &description.operations {
        let Some(query) = operation.query.and_then(|id| description.object(id)) else { continue };
        for field in query.fields.iter().filter(|field| field.response_options) {
            for id in field.ty.named() {
                if let DefKind::Enum(list) = &description.def(id).kind {
                    let values = list.values.iter().map(|value| value.wire.0.as_str());
                    for held in reachable(description, [operation.response]) {
                        offered.entry(held).or_default().extend(values.clone());
                    }
                }
            }
        }
    }
    let none = BTreeSet::new();
    for (id, def) in description.defs() {
        let offers = offered.get(&id).unwrap_or(&none);
        for field in fields_of(def) {
            if let Some(option) = field.option.as_deref().filter(|option| !offers.contains(option)) {
                let message =
                    format!("no operation that answers with this offers the response option `{option}`");
                diagnostics.add(&field.place, message, did_you_mean(option, offers.iter().copied()));
            }
        }
    }
}

fn operations(description: &Description, diagnostics: &mut Diagnostics) {
    let mut known: BTreeMap<(&str, &str), &Operation> = BTreeMap::new();
    for operation in &description.operations {
        let full_name = operation.full_name();
        if let Some(first) = known.insert((&operation.method, &operation.path), operation) {
            let message = format!("`{full_name}` has the method and path of `{}`", first.full_name());
            diagnostics.add(&operation.place, message, "one method and path belongs to one operation");
        }
        for name in path_parameters(&operation.path) {
            let query = operation.query.and_then(|id| description.field(id, name));
            if query.is_none() {
                let message =
                    format!("the path of `{full_name}` has a parameter `{name}` that no field fills");
                diagnostics.add(&operation.place, message, "add the field to the type named by `query`");
            }
        }
        if operation.session != SessionUse::None
            && description.auth.as_ref().is_none_or(|auth| auth.session.is_none())
        {
            let message = format!("`{full_name}` takes a session, and `[auth]` knows none");
            diagnostics.add(&operation.place, message, "say in `[auth]` which parameter names the session");
        }
        for (part, id) in
            [("query", operation.query), ("body", operation.body), ("response", Some(operation.response))]
        {
            if let Some(id) = id.filter(|id| description.object(*id).is_none()) {
                let message =
                    format!("the {part} of `{full_name}` is `{}`, not an object", description.def(id).name);
                diagnostics.add(&operation.place, message, "name a `[type]`");
            }
        }
    }
}

/// The names in braces of a path.
pub fn path_parameters(path: &str) -> impl Iterator<Item = &str> {
    path.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name)
}

/// A later poll is made of nothing but what it carries and keeps.
fn protocols(description: &Description, diagnostics: &mut Diagnostics) {
    for protocol in &description.protocols {
        let operation = &description.operations[protocol.operation];
        for (part, id) in [("body", operation.body), ("query", operation.query)] {
            let Some(object) = id.and_then(|id| description.object(id)) else { continue };
            for field in object.fields.iter().filter(|field| field.presence == Presence::Required) {
                let message = format!("later polls have no value for the {part}'s field `{}`", field.wire);
                diagnostics.add(&protocol.place, message, "make the field optional");
            }
        }
        if operation.body.is_none() {
            let message = format!("`{}` has no body to poll with", operation.full_name());
            diagnostics.add(&protocol.place, message, "name an operation with a body");
        }
    }
}

/// Bounds, defaults and presences have to fit the field's type.
fn field_fits(description: &Description, def: &Def, field: &Field, diagnostics: &mut Diagnostics) {
    let mut unfit = |wrong: bool, what: &str, where_it_fits: &str| {
        if wrong {
            let message = format!("`{}` has {what}, which does not fit its type", field.wire);
            diagnostics.add(&field.place, message, format!("{what} fits {where_it_fits}"));
        }
    };
    let bounds = &field.bounds;
    let numeric = matches!(field.ty, Type::Integer | Type::Number | Type::Amount);
    let text = matches!(field.ty, Type::String | Type::Url);
    let countable = matches!(field.ty, Type::List(_) | Type::Map(..) | Type::Pipe(_) | Type::Comma(_));
    unfit(bounds.range.is_some() && !numeric, "a range", "numbers");
    unfit(field.unit.is_some() && !numeric, "a unit", "numbers");
    unfit(bounds.values.is_some() && field.ty != Type::Integer, "a list of values", "integers");
    unfit((bounds.min_length.is_some() || bounds.max_length.is_some()) && !text, "a length", "strings");
    unfit(
        (bounds.min_items.is_some() || bounds.max_items.is_some()) && !countable,
        "a number of items",
        "lists",
    );
    unfit(
        field.presence == Presence::Nullable && field.ty.is_collection(),
        "the presence nullable",
        "single values, as an empty collection stands for null",
    );
    let in_query = matches!(&def.kind, DefKind::Object(object) if object.is_query);
    unfit(in_query && !fits_query(description, &field.ty), "a type that no query can hold", "bodies");
    map_key_fits(description, field, diagnostics);
    default_fits(description, field, diagnostics);
}

fn fits_query(description: &Description, ty: &Type) -> bool {
    match ty {
        Type::Named(id) => !matches!(description.def(*id).kind, DefKind::Object(_) | DefKind::Union(_)),
        Type::Pipe(inner) | Type::Comma(inner) => fits_query(description, inner),
        Type::List(_) | Type::Map(..) | Type::Json | Type::Ref(_) | Type::Index(_) => false,
        _ => true,
    }
}

fn map_key_fits(description: &Description, field: &Field, diagnostics: &mut Diagnostics) {
    let Type::Map(key, _) = &field.ty else { return };
    let key = description.def(*key);
    let fits = match &key.kind {
        DefKind::Id(wire) => *wire == Wire::Text,
        DefKind::Enum(list) => list.wire == Wire::Text,
        DefKind::Grammar(_) => true,
        _ => false,
    };
    if !fits {
        let message = format!("`{}` can't be the key of a map", key.name);
        diagnostics.add(&field.type_place, message, "use an id, an enum or a grammar that is a text");
    }
}

fn default_fits(description: &Description, field: &Field, diagnostics: &mut Diagnostics) {
    let Some((default, place)) = &field.default else { return };
    if field.presence == Presence::Required {
        let message = format!("`{}` has a default, though it is required", field.wire);
        diagnostics.add(place, message, "make it optional, or leave the default out");
    }
    let fits = match (&field.ty, default) {
        (Type::Boolean, Scalar::Boolean(_))
        | (Type::Integer, Scalar::Integer(_))
        | (Type::String, Scalar::Text(_)) => true,
        (Type::Number | Type::Amount, Scalar::Integer(_) | Scalar::Float(_)) => true,
        (Type::Integer, Scalar::Text(name)) => match description.limits.get(name) {
            Some(limit) => matches!(limit.value, Number::Integer(_)),
            None => false,
        },
        (Type::Named(id), default) => match (&description.def(*id).kind, default) {
            (DefKind::Enum(list), Scalar::Text(text)) => {
                list.values.iter().any(|value| value.wire.0 == *text)
            }
            (DefKind::Grammar(grammar), Scalar::Text(text)) => grammar
                .pattern
                .as_ref()
                .and_then(|pattern| regex_lite::Regex::new(pattern).ok())
                .is_none_or(|pattern| pattern.is_match(text)),
            (DefKind::Id(Wire::Text), Scalar::Text(_)) => true,
            (DefKind::Id(Wire::Integer), Scalar::Integer(_)) => true,
            _ => false,
        },
        _ => false,
    };
    if !fits {
        let message = format!("the default of `{}` does not fit its type", field.wire);
        diagnostics.add(place, message, "give a value of the field's type, or the name of a limit");
    }
    if let (Scalar::Integer(value), Some([low, high])) = (default, &field.bounds.range) {
        let number = |bound: &Bound| match bound {
            Bound::Number(number) => Some(*number),
            Bound::Limit(name, _) => description.limits.get(name).map(|limit| limit.value),
        };
        let as_float = |number| match number {
            Number::Integer(integer) => integer as f64,
            Number::Float(float) => float,
        };
        let below = number(low).is_some_and(|low| (*value as f64) < as_float(low));
        let above = number(high).is_some_and(|high| (*value as f64) > as_float(high));
        if below || above {
            let message = format!("the default of `{}` lies outside its range", field.wire);
            diagnostics.add(place, message, "mend the default or the range");
        }
    }
}
