//! Merging of equal objects, unions and enums into a single definition. Generated documents often repeat a schema
//! instead of referring to it.

use std::collections::{BTreeMap, BTreeSet};

use heck::ToSnakeCase;

use super::draft::{Def, Draft, Expr, Kind, Response};
use super::names::type_name;

/// Merges equal definitions repeatedly, because the containers of merged definitions may become equal. Equal components
/// stay separate. The types of parameters and forms, and ids, are never merged.
pub fn merge(draft: &mut Draft) {
    let operations = draft.groups.iter().flat_map(|group| &group.operations);
    let queries =
        operations.flat_map(|operation| operation.query.as_deref().into_iter().chain(operation.form()));
    let queries: BTreeSet<String> = queries.map(str::to_owned).collect();
    loop {
        let renamed = equal(&draft.defs, &queries);
        if renamed.is_empty() {
            return;
        }
        rename(draft, &renamed);
    }
}

/// Returns the new names of definitions that are equal to other definitions.
fn equal(defs: &[Def], queries: &BTreeSet<String>) -> BTreeMap<String, String> {
    let mut groups: BTreeMap<String, Vec<&Def>> = BTreeMap::new();
    for def in defs
        .iter()
        .filter(|def| !queries.contains(&def.name) && !matches!(def.kind, Kind::Id(_) | Kind::Grammar))
    {
        groups.entry(format!("{:?} {:?}", def.doc, def.kind)).or_default().push(def);
    }
    let mut taken: BTreeSet<String> = defs.iter().map(|def| def.name.clone()).collect();
    let mut renamed = BTreeMap::new();
    for group in groups.into_values().filter(|group| group.len() > 1) {
        let (components, inline): (Vec<&Def>, Vec<&Def>) = group.iter().partition(|def| def.is_component);
        let name = match components.first() {
            Some(component) => component.name.clone(),
            None => common_name(&inline, &taken),
        };
        taken.insert(name.clone());
        let others = inline.iter().filter(|def| def.name != name);
        renamed.extend(others.map(|def| (def.name.clone(), name.clone())));
    }
    renamed
}

/// Returns the last words that all names have in common, or the shortest name if there are no such words, or if these
/// words are generic or in use.
fn common_name(group: &[&Def], taken: &BTreeSet<String>) -> String {
    // These words have no meaning without the name of their container.
    const GENERIC_WORDS: &[&str] = &["data", "form", "item", "request", "response", "value"];
    let names = group.iter().map(|def| without_number(&def.name, taken).to_snake_case());
    let words: Vec<Vec<String>> =
        names.map(|name| name.split('_').rev().map(str::to_owned).collect()).collect();
    let is_shared = |at: usize, word: &String| words.iter().all(|other| other.get(at) == Some(word));
    let first = words.first().map_or(&[][..], Vec::as_slice);
    let shared = first.iter().enumerate().take_while(|(at, word)| is_shared(*at, word));
    let mut shared: Vec<&str> = shared.map(|(_, word)| word.as_str()).collect();
    shared.reverse();
    let name = type_name(&shared.join(" "));
    let is_of_group = group.iter().any(|def| def.name == name);
    match shared.iter().all(|word| GENERIC_WORDS.contains(word)) || (taken.contains(&name) && !is_of_group) {
        false => name,
        true => {
            let shortest = group.iter().map(|def| &def.name).min_by_key(|name| (name.len(), *name));
            shortest.cloned().unwrap_or_default()
        }
    }
}

/// Returns a name without the number that was appended to make it unique.
fn without_number<'n>(name: &'n str, taken: &BTreeSet<String>) -> &'n str {
    let bare = name.trim_end_matches(|c: char| c.is_ascii_digit());
    if taken.contains(bare) { bare } else { name }
}

/// Keeps one definition for each new name, and updates all references.
fn rename(draft: &mut Draft, renamed: &BTreeMap<String, String>) {
    for def in &mut draft.defs {
        def.fields_mut().into_iter().for_each(|field| rename_in(&mut field.ty, renamed));
        if let Kind::Union { variants, .. } = &mut def.kind {
            variants.iter_mut().filter_map(|form| form.of.as_mut()).for_each(|ty| rename_in(ty, renamed));
        }
        set(&mut def.name, renamed);
    }
    let mut closed: BTreeMap<String, String> = BTreeMap::new();
    for def in &mut draft.defs {
        if let Some(at) = &def.closed_at {
            closed.entry(def.name.clone()).or_insert_with(|| at.clone());
        }
    }
    let mut kept = BTreeSet::new();
    // A component keeps its position.
    let components: BTreeSet<String> =
        draft.defs.iter().filter(|def| def.is_component).map(|def| def.name.clone()).collect();
    draft
        .defs
        .retain(|def| (def.is_component || !components.contains(&def.name)) && kept.insert(def.name.clone()));
    for def in &mut draft.defs {
        def.closed_at = closed.remove(&def.name);
    }
    for operation in draft.groups.iter_mut().flat_map(|group| &mut group.operations) {
        operation.response_headers.iter_mut().for_each(|name| set(name, renamed));
        operation.body.iter_mut().for_each(|ty| rename_in(ty, renamed));
        match &mut operation.response {
            Response::None => {}
            Response::One(ty) => rename_in(ty, renamed),
            Response::ByStatus(types) => types.iter_mut().for_each(|(_, ty)| rename_in(ty, renamed)),
        }
    }
    draft.envelopes.iter_mut().for_each(|envelope| set(&mut envelope.name, renamed));
    let mut known = BTreeSet::new();
    draft.envelopes.retain(|envelope| known.insert(envelope.name.clone()));
}

fn set(name: &mut String, renamed: &BTreeMap<String, String>) {
    if let Some(new) = renamed.get(name) {
        name.clone_from(new);
    }
}

fn rename_in(ty: &mut Expr, renamed: &BTreeMap<String, String>) {
    match ty {
        Expr::Plain(_) | Expr::Into(..) => {}
        Expr::Named(name) => set(name, renamed),
        Expr::MapBy(key, inner) => {
            set(key, renamed);
            rename_in(inner, renamed);
        }
        Expr::List(inner)
        | Expr::Map(inner)
        | Expr::Entries(inner, _)
        | Expr::OrNull(inner)
        | Expr::InOneText(_, inner) => rename_in(inner, renamed),
    }
}
