//! Translation of the raw tables to the [`ir`](super::ir). This pass assigns ids to definitions, converts names to Rust
//! names, and parses type expressions. It reports errors in single tables, and names that are duplicate or undefined.

mod bounds;
mod expression;
mod feeds;
mod forms;
mod jobs;
mod operations;
mod paging;
mod shared;
mod unions;
mod values;

use std::collections::BTreeMap;

use heck::{ToPascalCase, ToSnakeCase};

use super::diagnostic::{Diagnostics, Place, Source, did_you_mean};
use super::ir::*;
use super::{names, raw};
pub use expression::KEYS;
use forms::{Form, Keys, Named, forms, shared_forms};

/// Lowers all files. Items that can't be lowered are reported and omitted.
pub fn lower(files: &[raw::File], sources: &[Source], diagnostics: &mut Diagnostics) -> Description {
    let (out, tables, groups, inline, alternatives) = Default::default();
    let mut lowering = Lowering { out, sources, file: 0, diagnostics, tables, groups, inline, alternatives };
    lowering.out.domains = sources.iter().map(|source| source.domain.clone()).collect();
    let docs = files
        .iter()
        .zip(sources)
        .filter_map(|(file, source)| Some((source.domain.clone(), file.doc.as_deref()?.trim().to_owned())));
    lowering.out.docs = docs.collect();
    let mut named = Vec::new();
    // Types may include shared fields, so the shared fields of all files are lowered first.
    lowering.each(files, |lowering, file| lowering.name_definitions(shared_forms(file), &mut named));
    lowering.each(files, |lowering, file| lowering.name_definitions(forms(file), &mut named));
    lowering.each(files, Lowering::limits);
    lowering.definitions(named);
    lowering.each(files, Lowering::service);
    lowering.each(files, Lowering::operations);
    lowering.each(files, |lowering, file| {
        lowering.protocols(file);
        lowering.repeats(file);
        lowering.feeds(file);
        lowering.jobs(file);
        lowering.pagings(file);
        lowering.envelopes(file);
    });
    lowering.out
}

struct Lowering<'a> {
    out: Description,
    sources: &'a [Source],
    /// Index of the current file.
    file: usize,
    diagnostics: &'a mut Diagnostics,
    /// Positions of tables that may occur only once.
    tables: BTreeMap<&'static str, Place>,
    /// Positions at which operation groups first occur.
    groups: BTreeMap<String, Place>,
    /// Names of inline objects and unions, by file and position of their fields.
    inline: BTreeMap<(usize, usize), String>,
    /// Types of inline unions.
    alternatives: BTreeMap<DefId, Vec<Type>>,
}

impl Lowering<'_> {
    /// Runs a step for each file, which becomes the current file.
    fn each<'r>(&mut self, files: &'r [raw::File], mut step: impl FnMut(&mut Self, &'r raw::File)) {
        for (index, file) in files.iter().enumerate() {
            self.file = index;
            step(self, file);
        }
    }

    fn domain(&self) -> String {
        self.sources[self.file].domain.clone()
    }

    /// Returns the position of a part of the current file.
    fn place<T>(&self, at: &raw::At<T>) -> Place {
        Place::new(self.file, at.span.clone())
    }

    /// Reports a problem with a part of the current file.
    fn report<T>(&mut self, at: &raw::At<T>, message: impl Into<String>, help: impl Into<String>) {
        self.diagnostics.add(&Place::new(self.file, at.span.clone()), message, help);
    }

    /// Reports a name in the current file that is not defined.
    fn report_absent(&mut self, name: &raw::At<String>, message: impl Into<String>, help: impl Into<String>) {
        let place = self.place(name);
        self.diagnostics.add_absent(&name.value, &place, message, help);
    }

    /// Assigns an id to every definition before any definition is lowered, so that definitions may refer to each other
    /// in any order.
    fn name_definitions<'r>(
        &mut self,
        forms: impl Iterator<Item = (&'r raw::At<String>, Form<'r>)>,
        named: &mut Vec<Named<'r>>,
    ) {
        for (name, form) in forms {
            self.name_definition(name.clone(), form, named);
        }
    }

    /// Assigns names to a definition and to the inline objects and unions of its fields.
    fn name_definition<'r>(&mut self, name: raw::At<String>, form: Form<'r>, named: &mut Vec<Named<'r>>) {
        let place = self.place(&name);
        let doc = self.doc(form.keys().doc, &place, &name.value);
        let first = named.iter().find(|first| first.name.value == name.value);
        let is_first = first.is_none();
        match first {
            None => {
                self.check_type_name(&name.value, &place);
                self.out.names.insert(name.value.clone(), DefId(self.out.names.len()));
            }
            Some(Named { form: other, place: first, .. }) if form.is_inline() || other.is_inline() => {
                let (what, table) = match (form, other) {
                    (Form::Alternatives(_), _) | (_, Form::Alternatives(_)) => ("union", "[union]"),
                    _ => ("object", "[type]"),
                };
                let message =
                    format!("`{}` is the name of an inline {what} and of another definition", name.value);
                let help = format!(
                    "the other definition is at {}; define the {what} as a `{table}` with another name",
                    self.sources[first.file].line(first)
                );
                self.diagnostics.add(&place, message, help);
            }
            Some(first) => self.report_duplicate(&place, &format!("`{}`", name.value), &first.place),
        }
        let objects = form.inline(&name.value);
        named.push(Named { name, place, doc, form, is_first });
        for (name, wire, object) in objects {
            self.inline.insert((self.file, wire.span.start), name.clone());
            if is_first {
                self.name_definition(raw::At { value: name, span: wire.span.clone() }, object, named);
            }
        }
    }

    fn check_type_name(&mut self, name: &str, place: &Place) {
        if expression::built_in().any(|known| known == name) {
            let help = "choose another name";
            self.diagnostics.add(place, format!("`{name}` is the name of a built-in type"), help);
        } else if names::PRELUDE.contains(&name) {
            let message = format!("`{name}` would shadow a name of the Rust prelude");
            self.diagnostics.add(place, message, "choose another name");
        } else {
            self.check_name("a type", name, &name.to_pascal_case(), place);
        }
    }

    /// Checks the spelling and case of a name that is used unchanged in Rust.
    fn check_name(&mut self, what: &str, name: &str, proper: &str, place: &Place) {
        if name == proper && names::is_identifier(name) {
            return;
        }
        let help = match names::is_identifier(proper) {
            true => format!("write the name as `{proper}`"),
            false => "choose a name that starts with a letter and is not a reserved word".to_owned(),
        };
        self.diagnostics.add(place, format!("`{name}` can't be the name of {what}"), help);
    }

    fn report_duplicate(&mut self, place: &Place, what: &str, first: &Place) {
        let help = format!("the first definition is at {}", self.sources[first.file].line(first));
        self.diagnostics.add(place, format!("{what} is defined twice"), help);
    }

    fn doc(&mut self, doc: &Option<String>, place: &Place, name: &str) -> String {
        match doc.as_deref().map(str::trim) {
            Some(doc) if !doc.is_empty() => doc.to_owned(),
            _ => {
                self.diagnostics.add(
                    place,
                    format!("`{name}` has no doc"),
                    "add a description: `doc = \"..\"`",
                );
                String::new()
            }
        }
    }

    fn limits(&mut self, raw: &raw::File) {
        for (name, limit) in raw.limit.iter() {
            let place = self.place(name);
            let doc = self.doc(&limit.doc, &place, &name.value);
            self.check_name("a limit", &name.value, &name.value.to_snake_case(), &place);
            let counts = match limit.value {
                Number::Integer(value) => value >= 0,
                Number::Float(value) => value.is_finite() && value >= 0.0,
            };
            if !counts {
                let message = format!("the limit `{}` is negative or not finite", name.value);
                self.diagnostics.add(&place, message, "use a number from 0 up");
            }
            let lowered = Limit {
                domain: self.domain(),
                value: limit.value,
                doc,
                on: limit.on.as_ref().map(|on| on.value.clone()),
                least: limit.least,
                unstated: limit.unstated.0.clone(),
                place: place.clone(),
            };
            if let Some(on) = &limit.on {
                self.named(on);
            }
            if let Some(first) = self.out.limits.get(&name.value).map(|first| first.place.clone()) {
                self.report_duplicate(&place, &format!("the limit `{}`", name.value), &first);
                continue;
            }
            self.out.limits.insert(name.value.clone(), lowered);
        }
    }

    /// Lowers the tables of one kind, unless their names are taken.
    fn tables<R: raw::Described, T>(
        &mut self,
        raw: &raw::Entries<R>,
        [a_table, the_table]: [&str; 2],
        first: fn(&Description, &str) -> Option<Place>,
        lower: fn(&mut Self, Head, &R) -> Option<T>,
        lowered: fn(&mut Description) -> &mut Vec<T>,
    ) {
        for (name, table) in raw.iter() {
            let place = self.place(name);
            self.check_name(a_table, &name.value, &name.value.to_snake_case(), &place);
            if let Some(first) = first(&self.out, &name.value) {
                self.report_duplicate(&place, &format!("{the_table} `{}`", name.value), &first);
                continue;
            }
            let doc = self.doc(table.doc(), &place, &name.value);
            let unstated = table.unstated().0.clone();
            let table = lower(self, Head { name: name.value.clone(), doc, unstated, place }, table);
            lowered(&mut self.out).extend(table);
        }
    }

    /// Lowers the definitions in the order of their ids. The second of two definitions with the same name is only
    /// checked.
    fn definitions(&mut self, named: Vec<Named<'_>>) {
        for Named { name, place, doc, form, is_first } in named {
            self.file = place.file;
            let kind = self.kind(&name, form);
            if is_first {
                let Keys { doc: _, unstated, deprecated, unreferenced } = form.keys();
                self.out.defs.push(Def {
                    name: RustName(name.value),
                    domain: self.domain(),
                    doc,
                    unstated: unstated.to_vec(),
                    deprecated: deprecated.cloned(),
                    unreferenced,
                    kind,
                    usage: Usage::default(),
                    place,
                });
            }
        }
    }

    fn kind(&mut self, name: &raw::At<String>, form: Form<'_>) -> DefKind {
        match form {
            Form::Shared(shared) => DefKind::Shared(self.shared(shared)),
            Form::Object(ty) => DefKind::Object(self.object(ty)),
            Form::Inline(table, fields) => DefKind::Object(self.inline_object(table, fields)),
            Form::Alternatives(field) => DefKind::Union(self.alternatives(name, field)),
            Form::Union(union) => DefKind::Union(self.union(name, union)),
            Form::Enum(list) => DefKind::Enum(self.list_of_values(name, list)),
            Form::Id(id) => DefKind::Id(id.0.wire),
            Form::Grammar(grammar) => DefKind::Grammar(self.grammar(grammar)),
        }
    }

    fn object(&mut self, raw: &raw::Type) -> Object {
        let default = self.default_presence(raw.presence.as_ref());
        let parts = self.parts(&raw.shared);
        let mut fields = self.fields_of_parts(&parts);
        fields.extend(self.fields(&raw.fields, &default));
        self.check_names(&fields);
        self.check_part_names(&parts, &fields);
        let rules = raw.rules.iter().map(|rule| self.rule(rule, &fields)).collect();
        Object { fields, parts, rules, role: Role::Json }
    }

    fn inline_object(&mut self, raw: &raw::FieldTable, fields: &raw::Entries<raw::Field>) -> Object {
        let fields = self.fields(fields, &Presence::Required.into());
        self.check_names(&fields);
        let rules = raw.rules.iter().map(|rule| self.rule(rule, &fields)).collect();
        Object { fields, rules, ..Object::default() }
    }

    /// Returns the default presence of fields.
    fn default_presence(&mut self, raw: Option<&raw::At<String>>) -> FieldPresence {
        let Some(raw) = raw else { return Presence::Required.into() };
        let specified = self.presence(raw);
        if specified.option.is_some() {
            let message = "a response option can't be the presence of a whole type";
            self.report(raw, message, "set the option on the fields");
        }
        FieldPresence { option: None, ..specified }
    }

    fn rule(&mut self, raw: &raw::At<raw::Rule>, fields: &[Field]) -> (Rule, Place) {
        let place = self.place(raw);
        let names = |names: &[String]| names.iter().cloned().map(WireName).collect::<Vec<_>>();
        let ordered = |[first, second]: &[String; 2], strict| Rule::Ordered {
            first: WireName(first.clone()),
            second: WireName(second.clone()),
            strict,
        };
        let rule = match &raw.value {
            raw::Rule::AnyOf(fields) => Rule::AnyOf(names(fields)),
            raw::Rule::Together(fields) => Rule::Together(names(fields)),
            raw::Rule::RequiredWith(fields) => Rule::RequiredWith(names(fields)),
            raw::Rule::Before(pair) => ordered(pair, true),
            raw::Rule::AtMost(pair) => ordered(pair, false),
            raw::Rule::BeforeBy(raw::BeforeBy { fields: [first, second], by }) => Rule::OrderedBy {
                first: WireName(first.clone()),
                second: WireName(second.clone()),
                by: names(by),
            },
        };
        let named = rule.fields();
        if named.len() < 2 {
            let help = "name at least two fields";
            self.diagnostics.add(&place, "the rule names too few fields", help);
        }
        if let Rule::Ordered { first, second, .. } = &rule {
            let ty = |wire: &WireName| fields.iter().find(|field| &field.wire == wire).map(|field| &field.ty);
            if let (Some(first_type), Some(second_type)) = (ty(first), ty(second))
                && (first_type != second_type || !first_type.is_ordered())
            {
                let message = format!("`{first}` and `{second}` can't be compared");
                let help =
                    "name two fields of the same ordered type: dates, times, integers, numbers or amounts";
                self.diagnostics.add(&place, message, help);
            }
        }
        for name in named {
            if !fields.iter().any(|field| &field.wire == name) {
                let help = did_you_mean(&name.0, fields.iter().map(|field| field.wire.0.as_str()));
                let message = format!("the rule names the unknown field `{name}`");
                self.diagnostics.add_absent(&name.0, &place, message, help);
            }
        }
        (rule, place)
    }

    fn fields(&mut self, raw: &raw::Entries<raw::Field>, default: &FieldPresence) -> Vec<Field> {
        raw.iter().filter_map(|(wire, field)| self.field(wire, field, default)).collect()
    }

    /// Reports fields of an object that have the same Rust name.
    pub(super) fn check_names(&mut self, fields: &[Field]) {
        let mut by_rust: BTreeMap<&RustName, &WireName> = BTreeMap::new();
        for field in fields {
            let Some(other) = by_rust.insert(&field.rust, &field.wire) else { continue };
            let (message, help) = match *other == field.wire {
                true => (
                    format!("the field `{other}` is defined twice"),
                    "keep one of the fields; the other may come from `shared`",
                ),
                false => (
                    format!("`{other}` and `{}` are both `{}` in Rust", field.wire, field.rust),
                    "rename one of them: `rust = \"..\"`",
                ),
            };
            self.diagnostics.add(&field.place, message, help);
        }
    }

    fn field(&mut self, wire: &raw::At<String>, raw: &raw::Field, default: &FieldPresence) -> Option<Field> {
        let place = self.place(wire);
        let inline =
            self.inline.get(&(self.file, wire.span.start)).and_then(|name| self.out.names.get(name)).copied();
        if let (Some(rule), None) = (raw.rest.rules.first(), &raw.rest.fields) {
            let message = format!("`{}` has rules, but no inline fields", wire.value);
            let help = "move the rules to the type that has the fields";
            self.report(rule, message, help);
        }
        let Some((ty, marked_optional)) = self.type_expression(&raw.ty, inline) else {
            self.diagnostics.lose(&wire.value);
            return None;
        };
        let specified = match (&raw.rest.presence, marked_optional) {
            (None, true) => Presence::Optional.into(),
            (None, false) => default.clone(),
            (Some(presence), false) => self.presence(presence),
            (Some(presence), true) => {
                self.report(presence, "the presence is specified twice", "remove either `?` or `presence`");
                Presence::Optional.into()
            }
        };
        let ty = if specified.or_null { Type::Nullable(Box::new(ty)) } else { ty };
        let rest = &raw.rest;
        Some(Field {
            wire: WireName(wire.value.clone()),
            also: rest.also.as_ref().map(|also| self.placed(also)),
            header: rest.header.as_ref().map(|header| self.placed(header)),
            in_json: rest.json,
            rust: RustName(self.field_name(&wire.value, rest.rust.as_ref(), &place)),
            part: None,
            ty,
            presence: specified.presence,
            option: specified.option,
            doc: rest.doc.clone(),
            deprecated: rest.deprecated.clone(),
            unit: rest.unit.clone(),
            default: rest.default.as_ref().map(|at| (at.value.clone(), self.place(at))),
            bounds: self.bounds(rest),
            may_be_empty: rest.may_be_empty,
            is_boxed: false,
            response_options: rest.response_options,
            unstated: rest.unstated.0.clone(),
            type_place: self.place(&raw.ty),
            place,
        })
    }

    fn field_name(&mut self, wire: &str, given: Option<&raw::At<String>>, place: &Place) -> String {
        let name = given.map_or_else(|| wire.to_snake_case(), |given| given.value.clone());
        if names::is_identifier(&name) {
            return name;
        }
        self.diagnostics.add(place, missing_name_message(wire, &name), "add a name: `rust = \"..\"`");
        // Generated names are unique, so that two unnamed fields are not also reported as duplicates.
        format!("unnamed_{}", place.start)
    }

    fn presence(&mut self, raw: &raw::At<String>) -> FieldPresence {
        match raw.value.as_str() {
            "required" => Presence::Required.into(),
            "optional" => Presence::Optional.into(),
            "optional_nullable" => FieldPresence { or_null: true, ..Presence::Optional.into() },
            "nullable" => Presence::Nullable.into(),
            "expected" => Presence::Expected.into(),
            other => {
                if let Some(option) = other.strip_prefix("option(").and_then(|rest| rest.strip_suffix(')')) {
                    return FieldPresence { option: Some(option.to_owned()), ..Presence::Optional.into() };
                }
                let help = "use required, optional, nullable, optional_nullable, expected or option(..)";
                self.report(raw, format!("unknown presence `{other}`"), help);
                Presence::Optional.into()
            }
        }
    }

    /// Returns a name and the name's position.
    fn placed(&self, name: &raw::At<String>) -> (WireName, Place) {
        (WireName(name.value.clone()), self.place(name))
    }

    /// Returns the definition with this name, or reports that it does not exist.
    fn named(&mut self, name: &raw::At<String>) -> Option<DefId> {
        let found = self.out.names.get(&name.value).copied();
        if found.is_none() {
            let help = did_you_mean(&name.value, self.out.names.keys().map(String::as_str));
            self.report_absent(name, format!("unknown type `{}`", name.value), help);
            self.diagnostics.unknown(&name.value, self.out.names.keys().map(String::as_str));
        }
        found
    }
}

/// The presence of a field as written.
#[derive(Clone)]
struct FieldPresence {
    presence: Presence,
    /// Response option that requests the field.
    option: Option<String>,
    /// `true` if the field may also be null, as a distinct value.
    or_null: bool,
}

impl From<Presence> for FieldPresence {
    fn from(presence: Presence) -> Self {
        FieldPresence { presence, option: None, or_null: false }
    }
}

/// Returns the message about a wire name that has no valid Rust name.
fn missing_name_message(wire: &str, name: &str) -> String {
    match names::is_reserved(name) {
        true => format!("`{wire}` needs a name in Rust: `{name}` is a reserved word"),
        false => format!("`{wire}` needs a name in Rust: `{name}` is not an identifier"),
    }
}
