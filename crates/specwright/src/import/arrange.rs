//! Arrangement of the imported items in files. Unused definitions are dropped or marked, and each definition is
//! assigned to the file that uses it.

use std::collections::{BTreeMap, BTreeSet};

use super::draft::{Def, Direction, Draft, Expr, Field, Kind, Operation, Presence};
use super::loss::{Lack, Losses};
use super::toml::{domain_file, service_file};
use crate::json::Json;

/// Drops definitions that only omitted operations used, and resolves differences between requests and responses.
pub fn settle(draft: &mut Draft, losses: &mut Losses) {
    let uses = Uses::of(draft);
    for def in &mut draft.defs {
        let (in_requests, in_responses) =
            (uses.in_requests.contains(&def.name), uses.in_responses.contains(&def.name));
        one_direction(def, in_requests, in_responses, losses);
        // In a response, null and an absent field have the same meaning. In a request, the meanings differ.
        if !in_requests && !draft.is_generated {
            let fields = def.fields_mut().into_iter();
            let both = fields.filter(|field| field.presence == Presence::OptionalNullable);
            both.for_each(|field| field.presence = Presence::Optional);
        }
    }
    let Uses { in_requests, in_responses, kept, .. } = Uses::of(draft);
    draft.defs.retain(|def| {
        [&in_requests, &in_responses, &kept].into_iter().any(|names| names.contains(&def.name))
    });
}

/// Copies the types of forms that are also used in JSON, because a type is one or the other.
pub fn separate_forms(draft: &mut Draft) {
    let Draft { groups, defs, .. } = draft;
    let operations = || groups.iter().flat_map(|group| &group.operations);
    let forms: BTreeSet<String> = operations().filter_map(Operation::form).map(str::to_owned).collect();
    let bodies = operations().filter(|operation| operation.form().is_none()).flat_map(Operation::parts);
    let bodies = bodies.chain(operations().flat_map(Operation::response_defs));
    let others: BTreeSet<&str> = bodies.chain(defs.iter().flat_map(Def::used_defs)).collect();
    let shared: Vec<String> = forms.into_iter().filter(|form| others.contains(form.as_str())).collect();
    for name in shared {
        let Some(at) = defs.iter().position(|def| def.name == name) else { continue };
        let mut copy = Def { is_component: false, ..defs[at].clone() };
        while defs.iter().any(|def| def.name == copy.name) {
            copy.name.push_str("Form");
        }
        for operation in groups.iter_mut().flat_map(|group| &mut group.operations) {
            if operation.form() == Some(&name) {
                operation.body = Some(Expr::Named(copy.name.clone()));
            }
        }
        defs.insert(at + 1, copy);
    }
}

/// Marks components that nothing refers to, and reports closed objects that can't be described as closed.
pub fn mark(draft: &mut Draft, losses: &mut Losses) {
    let Uses { dependencies, in_requests, in_responses, kept } = Uses::of(draft);
    let unreferenced = dependencies
        .roots(|name| kept.contains(name) && !in_requests.contains(name) && !in_responses.contains(name));
    for def in &mut draft.defs {
        def.is_unreferenced = unreferenced.contains(&def.name);
        if let Some(at) = def.closed_at.take().filter(|_| in_responses.contains(&def.name)) {
            losses.add(Lack::Closed, at, format!("`{}` has no other fields", def.name));
        }
    }
}

/// The definitions that requests and responses use.
struct Uses {
    dependencies: Dependencies,
    in_requests: BTreeSet<String>,
    in_responses: BTreeSet<String>,
    /// Named components of the document, and all definitions that they use.
    kept: BTreeSet<String>,
}

impl Uses {
    fn of(draft: &Draft) -> Self {
        let dependencies = Dependencies::of(&draft.defs);
        let operations = || draft.groups.iter().flat_map(|group| &group.operations);
        let in_requests = dependencies.reach(operations().flat_map(|operation| operation.request_defs()));
        let in_responses = operations().flat_map(|operation| operation.response_defs());
        let in_responses = dependencies
            .reach(in_responses.chain(draft.envelopes.iter().map(|envelope| envelope.name.as_str())));
        let components = draft.defs.iter().filter(|def| def.is_component).map(|def| def.name.as_str());
        let kept = dependencies.reach(components);
        Uses { dependencies, in_requests, in_responses, kept }
    }
}

/// Resolves fields that only responses or only requests have. A definition that is used in one direction keeps only the
/// fields of that direction. In a definition that is used in both directions, these fields become optional.
fn one_direction(def: &mut Def, in_requests: bool, in_responses: bool, losses: &mut Losses) {
    let is_other = |field: &Field| match field.only_in {
        Some((Direction::Responses, _)) => in_requests && !in_responses,
        Some((Direction::Requests, _)) => in_responses && !in_requests,
        None => false,
    };
    match &mut def.kind {
        Kind::Object { fields, rules } => {
            fields.retain(|field| !is_other(field));
            let has_field = |name: &str| fields.iter().any(|field| field.wire == name);
            rules.retain(|rule| fields_of_rule(rule).all(has_field));
        }
        Kind::Union { variants, .. } => {
            variants.iter_mut().for_each(|variant| variant.fields.retain(|field| !is_other(field)));
        }
        Kind::Enum { .. } | Kind::Id(_) | Kind::Grammar => {}
    }
    let name = def.name.clone();
    for field in def.fields_mut().into_iter().filter(|_| in_requests && in_responses) {
        let Some((direction, at)) = field.only_in.take() else { continue };
        let side = if direction == Direction::Responses { "responses" } else { "requests" };
        losses.add(Lack::OneDirection, at, format!("`{}` of `{name}`, in {side} only", field.wire));
        field.presence = match field.presence {
            Presence::Required => Presence::Optional,
            Presence::Nullable => Presence::OptionalNullable,
            other => other,
        };
    }
}

/// Returns the fields that a rule refers to.
fn fields_of_rule(rule: &Json) -> impl Iterator<Item = &str> {
    let ordered = rule.get("before_by").and_then(|rule| rule.get("fields"));
    let listed = ["any_of", "together", "required_with", "before", "at_most"];
    let fields = listed.into_iter().find_map(|key| rule.get(key)).or(ordered);
    let fields = match fields {
        Some(Json::List(fields)) => fields.as_slice(),
        _ => &[],
    };
    fields.iter().filter_map(Json::as_text)
}

/// The definitions that each definition uses.
pub(super) struct Dependencies(BTreeMap<String, Vec<String>>);

impl Dependencies {
    pub(super) fn of(defs: &[Def]) -> Self {
        let used = |def: &Def| {
            let names = def.used_defs().into_iter().map(str::to_owned);
            (def.name.clone(), names.collect())
        };
        Dependencies(defs.iter().map(used).collect())
    }

    /// Returns the given definitions and all definitions that they use.
    pub(super) fn reach<'a>(&self, from: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut open: Vec<String> = from.into_iter().map(str::to_owned).collect();
        while let Some(name) = open.pop() {
            if found.insert(name.clone()) {
                open.extend(self.0.get(&name).into_iter().flatten().cloned());
            }
        }
        found
    }

    /// Returns matching definitions from which all other matching definitions are reachable.
    fn roots(&self, is_one: impl Fn(&String) -> bool) -> BTreeSet<String> {
        let all: Vec<(&String, &Vec<String>)> = self.0.iter().filter(|(name, _)| is_one(name)).collect();
        let of_others = all.iter().flat_map(|(name, used)| used.iter().filter(move |used| used != name));
        let of_others: BTreeSet<&String> = of_others.collect();
        // Definitions in a reference cycle come last, so only the first of them becomes a root.
        let names = all.iter().map(|(name, _)| *name);
        let (used, unused): (Vec<&String>, Vec<&String>) = names.partition(|name| of_others.contains(name));
        let (mut roots, mut reached) = (BTreeSet::new(), BTreeSet::new());
        for name in unused.into_iter().chain(used) {
            if !reached.contains(name) {
                reached.extend(self.reach([name.as_str()]));
                roots.insert(name.clone());
            }
        }
        roots
    }
}

/// Returns the files by name: one for each operation group with the definitions that only this group uses, one for any
/// other definitions, and one for the API as a whole.
pub fn files(draft: &Draft) -> Vec<(String, String)> {
    let dependencies = Dependencies::of(&draft.defs);
    let mut homes: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let reached: Vec<_> = draft
        .groups
        .iter()
        .map(|group| dependencies.reach(group.operations.iter().flat_map(|it| it.parts())))
        .collect();
    for (group, reached) in draft.groups.iter().zip(&reached) {
        for def in draft.defs.iter().filter(|def| reached.contains(&def.name)) {
            homes.entry(&def.name).or_default().push(&group.name);
        }
    }
    let defs_of = |group: Option<&str>| -> Vec<&Def> {
        let is_here = |def: &&Def| match homes.get(def.name.as_str()).map(Vec::as_slice) {
            Some([only]) => group == Some(only),
            _ => group.is_none(),
        };
        draft.defs.iter().filter(is_here).collect()
    };
    let crate_name =
        super::names::snake_name(&draft.service.name.replace(|c: char| !c.is_ascii(), " "), "api");
    let mut files = vec![("service".to_owned(), service_file(draft, &crate_name))];
    for group in &draft.groups {
        let about = format!("Operations of the group `{}`.", group.name);
        files.push((group.name.clone(), domain_file(&about, Some(group), &defs_of(Some(&group.name)))));
    }
    let common = defs_of(None);
    if !common.is_empty() {
        files.push((
            "common".to_owned(),
            domain_file("Types that several groups of operations share.", None, &common),
        ));
    }
    files
}
