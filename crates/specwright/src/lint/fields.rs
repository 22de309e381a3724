//! Checks of a field's keys against its type and its containing definition.

use crate::diagnostic::{Diagnostics, did_you_mean};
use crate::ir::*;
use crate::lower::KEYS;
use crate::names::default_method;
use crate::paths::path_parameters;
use crate::resolve::reachable;

/// Reports all problems with a field.
pub fn lint(description: &Description, holder: DefId, field: &Field, diagnostics: &mut Diagnostics) {
    let mut lint = Lint { description, holder, field, diagnostics };
    lint.facts();
    lint.types();
    lint.bounds();
    lint.default();
    lint.option();
    lint.other_name();
}

struct Lint<'a> {
    description: &'a Description,
    holder: DefId,
    field: &'a Field,
    diagnostics: &'a mut Diagnostics,
}

impl Lint<'_> {
    fn report_unsupported(&mut self, wrong: bool, what: &str, supported_types: &str) {
        if wrong {
            let message = format!("`{}` has {what}, which its type does not support", self.field.wire);
            self.diagnostics.add(
                &self.field.place,
                message,
                format!("{what} is supported for {supported_types}"),
            );
        }
    }

    fn report(&mut self, wrong: bool, message: &str, help: &str) {
        if wrong {
            let message = format!("`{}` {message}", self.field.wire);
            self.diagnostics.add(&self.field.place, message, help);
        }
    }

    /// Checks that the field's type supports the keys of the field.
    fn facts(&mut self) {
        let field = self.field;
        let bounds = &field.bounds;
        let ty = field.ty.not_null();
        let numeric = ty.is_numeric();
        let text = matches!(ty, Type::String | Type::Url);
        let countable = ty.is_collection() || matches!(ty, Type::Pipe(_) | Type::Comma(_));
        let length = bounds.min_length.is_some() || bounds.max_length.is_some();
        let count = bounds.min_items.is_some() || bounds.max_items.is_some();
        self.report_unsupported(bounds.edges().next().is_some() && !numeric, "a range", "numbers");
        self.report_unsupported(field.unit.is_some() && !numeric, "a unit", "numbers");
        self.report_unsupported(
            bounds.values.is_some() && *ty != Type::Integer,
            "a list of values",
            "integers",
        );
        self.report_unsupported(length && !text, "a length", "strings");
        self.report_unsupported(count && !countable, "a number of items", "lists");
        self.report_unsupported(
            field.may_be_empty && !(field.ty.is_collection() && field.presence == Presence::Optional),
            "`may_be_empty`",
            "optional lists and maps",
        );
        let is_entries = matches!(field.ty, Type::Entries(..));
        let distinguishes_empty = field.may_be_empty || field.presence == Presence::Nullable;
        let refers = matches!(field.ty.not_null(), Type::Ref(_) | Type::Index(_) | Type::Entries(..));
        self.report_unsupported(
            refers && (matches!(field.ty, Type::Nullable(_)) || (is_entries && distinguishes_empty)),
            "a null or empty value with a meaning of its own",
            "values, lists and maps, not references and entries",
        );
        let query = self.description.object(self.holder).is_some_and(|object| object.is_query());
        let options = match &field.ty {
            Type::Pipe(item) | Type::Comma(item) => is_text_enum(self.description, item),
            _ => false,
        };
        self.report(
            field.response_options && !(query && options),
            "can't list response options",
            "use a query parameter of the type `comma(E)` or `pipe(E)`, where E is an enum",
        );
    }

    /// Checks the parts of a type expression.
    fn types(&mut self) {
        let (description, field) = (self.description, self.field);
        let holder = description.object(self.holder);
        let in_headers = holder.is_some_and(|object| object.role == Role::Headers);
        let in_query = holder.is_some_and(Object::is_query);
        self.report(
            in_query && !field.in_json && !is_valid_in_query(description, &field.ty),
            "has a type that is not valid in a query",
            "use a single value, `[T]` for a repeated parameter, `comma(T)` or `pipe(T)` for a delimited list, or `json = true`",
        );
        if field.in_json {
            self.json_parameter(in_query);
        }
        let has_query = |operation: &&Operation| operation.query == Some(self.holder);
        let mut paths = description.operations.iter().filter(has_query).map(|operation| &operation.path);
        let in_path = paths.any(|path| path_parameters(path).any(|name| name == field.wire.0));
        self.report(
            in_query
                && (field.may_be_empty || field.presence == Presence::Nullable && field.ty.is_collection()),
            "distinguishes an empty list from an absent list, which is impossible in a query",
            "remove `may_be_empty`, or move the list to a body",
        );
        self.report(
            in_headers && !is_single(description, field.ty.not_null()) && !matches!(field.ty, Type::Comma(_)),
            "has a type that is not valid in a header",
            "use a single value, or `comma(T)` for a delimited list",
        );
        self.report(
            in_path && field.ty.is_collection() && !field.in_json,
            "has a type that is not valid in a path",
            "use a single value, or `comma(T)` for a delimited list",
        );
        let mut open = vec![&field.ty];
        while let Some(ty) = open.pop() {
            match ty {
                Type::Map(key, value) => {
                    if let Some(id) = key.named().first().filter(|_| !is_key(description, key)) {
                        let message = format!("`{}` can't be the key of a map", description.def(*id).name);
                        self.diagnostics.add(&field.type_place, message, KEYS);
                    }
                    open.push(value);
                }
                Type::Nullable(item) | Type::List(item) => open.push(item),
                Type::Entries(element, key) => self.entries(ty, element, key),
                Type::Pipe(_) | Type::Comma(_) if !in_query && !in_headers => {
                    let message = format!(
                        "`{}` is a delimited list, which is valid only in a query or a header",
                        field.wire
                    );
                    self.diagnostics.add(&field.type_place, message, "use a JSON array: `[T]`");
                }
                Type::Pipe(item) | Type::Comma(item) => {
                    // A URL may contain any separator.
                    let plain = is_single(description, item) && **item != Type::Url;
                    if !plain {
                        let message = format!("the items of `{}` can't be joined in one string", field.wire);
                        let help = "use single values as items, or a list: `[T]`";
                        self.diagnostics.add(&field.type_place, message, help);
                    }
                }
                Type::Ref(reference) => {
                    let key = reference.key.map(|key| description.def(key));
                    if let Some(key) = key.filter(|key| matches!(key.kind, DefKind::Enum(_))) {
                        let message = format!(
                            "`{}` refers to a map whose keys are values of the enum `{}`",
                            field.wire, key.name
                        );
                        let help = format!(
                            "give the field the type `{}`, or use an id or a grammar as the key type of the map",
                            key.name
                        );
                        self.diagnostics.add(&field.type_place, message, help);
                    }
                }
                Type::Named(id) if matches!(description.def(*id).kind, DefKind::Shared(_)) => {
                    let name = &description.def(*id).name;
                    let message = format!("`{name}` is `[shared]`, which is not a field type");
                    let help = format!(
                        "include the shared fields with `shared = {{ .. = \"{name}\" }}`, or define them as a `[type]`"
                    );
                    self.diagnostics.add(&field.type_place, message, help);
                }
                // A query or header type can't be part of another type.
                Type::Named(id) => {
                    if let Some(object) = description.object(*id).filter(|object| !object.is_json()) {
                        let (name, what) = (&description.def(*id).name, object.role.in_words());
                        let message = format!("`{name}` {what}, which is not a field type");
                        self.diagnostics.add(
                            &field.type_place,
                            message,
                            "define a separate type for the field",
                        );
                    }
                }
                _ => {}
            }
        }
    }

    /// Checks that the field is a parameter, and that its value can be JSON in a string.
    fn json_parameter(&mut self, in_query: bool) {
        let field = self.field;
        self.report(
            !in_query || field.header.is_some(),
            "can't contain JSON, because it is not a query parameter or form field",
            "remove `json`, or move the field to the query or to a form",
        );
        self.report(
            field.presence == Presence::Nullable || matches!(field.ty, Type::Nullable(_)),
            "distinguishes null from an absent value, which is impossible in a parameter",
            "make the field required or optional",
        );
        self.report(
            matches!(
                field.ty.not_null(),
                Type::Pipe(_) | Type::Comma(_) | Type::Ref(_) | Type::Index(_) | Type::Entries(..)
            ),
            "has a type that JSON in a parameter can't have",
            "use a `[type]`, a `[union]`, a list, a map or a plain type",
        );
    }

    /// Checks that `entries` is the field's whole type, and that the elements are objects with a string as their key.
    fn entries(&mut self, ty: &Type, element: &Type, key: &WireName) {
        let (description, field) = (self.description, self.field);
        let mut report = |message: String, help: &str| {
            self.diagnostics.add(&field.type_place, message, help);
        };
        if ty != &field.ty {
            let message = format!("`{}` has `entries(..)` inside another type", field.wire);
            report(message, "use `entries(T, key)` as the whole type of a field");
        }
        let object = match element {
            Type::Named(id) => description.object(*id).map(|object| (*id, object)),
            _ => None,
        };
        let Some((id, object)) = object else {
            let message = format!("the entries of `{}` are not objects", field.wire);
            return report(message, "use a `[type]`, or a list or map: `[T]`, `{K: T}`");
        };
        let name = &description.def(id).name;
        let Some(entry_key) = object.fields.iter().find(|field| &field.wire == key) else {
            let help = did_you_mean(&key.0, object.fields.iter().map(|field| field.wire.0.as_str()));
            let message = format!("`{name}` has no field `{key}`");
            return self.diagnostics.add_absent(&key.0, &field.type_place, message, help);
        };
        if !is_key(description, &entry_key.ty) {
            let help = "name a field that is a string, or a string id, a string enum or a grammar";
            report(format!("`{key}` of `{name}` can't be the key of entries"), help);
        }
    }

    fn edge(&self, bound: &Option<Bound>) -> Option<f64> {
        bound.as_ref().and_then(|bound| self.description.number(bound)).map(Number::as_float)
    }

    /// Checks that the bounds suit the field's type, and that values can satisfy them.
    fn bounds(&mut self) {
        let bounds = &self.field.bounds;
        let whole = |number: Number| matches!(number, Number::Integer(_));
        let counts = [&bounds.min_items, &bounds.max_items, &bounds.min_length, &bounds.max_length];
        let counts: Vec<Number> =
            counts.into_iter().flatten().filter_map(|bound| self.description.number(bound)).collect();
        let edges: Vec<Number> = bounds.edges().filter_map(|bound| self.description.number(bound)).collect();
        let integer = self.field.ty.not_null().is_integer();
        self.report(
            counts.iter().any(|number| !matches!(number, Number::Integer(0..))),
            "has a count that is not a whole number from 0 up",
            "use a whole number from 0 up",
        );
        self.report(
            integer && !edges.iter().copied().all(whole),
            "has a bound that is not an integer",
            "use whole numbers",
        );
        self.report(
            edges.iter().any(|number| !number.as_float().is_finite()),
            "has an infinite bound",
            "use finite numbers, or `min` or `max` alone",
        );
        self.report(
            *self.field.ty.not_null() == Type::Unsigned && edges.iter().any(|number| number.as_float() < 0.0),
            "is unsigned, but has a bound below 0",
            "use bounds from 0 up, or the type `integer`",
        );
        let pairs = [
            (bounds.min.as_ref(), bounds.max.as_ref()),
            (bounds.min_items.as_ref(), bounds.max_items.as_ref()),
            (bounds.min_length.as_ref(), bounds.max_length.as_ref()),
        ];
        let reversed = pairs.iter().any(|(low, high)| {
            let edge = |bound: &Option<&Bound>| {
                bound.and_then(|bound| self.description.number(bound)).map(Number::as_float)
            };
            matches!((edge(low), edge(high)), (Some(low), Some(high)) if low > high)
        });
        self.report(reversed, "has bounds that no value can satisfy", "put the lower bound first");
        let empty = bounds.values.as_ref().is_some_and(Vec::is_empty);
        self.report(empty, "has an empty list of values", "list at least one value");
        let (low, high) = (self.edge(&bounds.min), self.edge(&bounds.max));
        let is_outside = |value: &&i64| {
            let value = **value as f64;
            low.is_some_and(|low| value < low) || high.is_some_and(|high| value > high)
        };
        if let Some(value) = bounds.values.iter().flatten().find(is_outside) {
            let message = format!("has the value {value}, which is outside its range");
            self.report(true, &message, "correct the values or the range");
        }
    }

    fn default(&mut self) {
        let field = self.field;
        let Some((default, place)) = &field.default else { return };
        let def = self.description.def(self.holder);
        let method = default_method(&field.rust.0);
        let is_twin = |other: &&Field| {
            other.rust != field.rust && other.default.is_some() && default_method(&other.rust.0) == method
        };
        if let Some(twin) = sibling_fields(def, field).iter().find(is_twin) {
            let message = format!(
                "the defaults of `{}` and `{}` have the same method, `{method}`",
                field.wire, twin.wire
            );
            self.diagnostics.add(place, message, "rename one of them: `rust = \"..\"`");
        }
        if field.presence == Presence::Required {
            let message = format!("`{}` has a default, but is required", field.wire);
            self.diagnostics.add(place, message, "make the field optional, or remove the default");
        }
        if !self.default_matches_type(default) {
            let (message, help) = self.default_mismatch(default);
            match default {
                // The string may be a limit's name.
                Scalar::Text(name) => self.diagnostics.add_absent(name, place, message, help),
                _ => self.diagnostics.add(place, message, help),
            }
            return;
        }
        if let (Type::String, Scalar::Text(text)) = (&field.ty, default) {
            let length = text.chars().count() as f64;
            let is_short = self.edge(&field.bounds.min_length).is_some_and(|least| length < least);
            if is_short || self.edge(&field.bounds.max_length).is_some_and(|most| length > most) {
                let message = format!("the default of `{}` has a length that its limits exclude", field.wire);
                self.diagnostics.add(place, message, "correct the default or the length");
            }
        }
        let value = match default {
            Scalar::Integer(value) => Some(Number::Integer(*value)),
            Scalar::Float(value) => Some(Number::Float(*value)),
            Scalar::Text(name) if field.ty == Type::Integer => {
                self.description.limits.get(name).map(|limit| limit.value)
            }
            _ => None,
        };
        let Some(value) = value else { return };
        let below = self.edge(&field.bounds.min).is_some_and(|low| value.as_float() < low);
        let above = self.edge(&field.bounds.max).is_some_and(|high| value.as_float() > high);
        if below || above {
            let message = format!("the default of `{}` is outside its range", field.wire);
            self.diagnostics.add(place, message, "correct the default or the range");
        }
        if let (Some(values), Number::Integer(value)) = (&field.bounds.values, value)
            && !values.contains(&value)
        {
            let message = format!("the default of `{}` is not one of its values", field.wire);
            self.diagnostics.add(place, message, "correct the default or the values");
        }
    }

    fn default_matches_type(&self, default: &Scalar) -> bool {
        match (&self.field.ty, default) {
            (Type::Boolean, Scalar::Boolean(_))
            | (Type::Integer, Scalar::Integer(_))
            | (Type::Unsigned, Scalar::Integer(0..))
            | (Type::Number | Type::Amount, Scalar::Integer(_))
            | (Type::String, Scalar::Text(_)) => true,
            (Type::Number | Type::Amount, Scalar::Float(value)) => value.is_finite(),
            (Type::Integer, Scalar::Text(name)) => {
                let limit = self.description.limits.get(name);
                limit.is_some_and(|limit| matches!(limit.value, Number::Integer(_)))
            }
            (Type::Named(id), default) => match (&self.description.def(*id).kind, default) {
                (DefKind::Enum(list), Scalar::Text(text)) => {
                    list.values.iter().any(|value| value.wire.0 == *text)
                }
                (DefKind::Grammar(grammar), Scalar::Text(text)) => grammar.allows(text),
                (DefKind::Id(Wire::Text), Scalar::Text(_)) => true,
                (DefKind::Id(Wire::Integer), Scalar::Integer(_)) => true,
                _ => false,
            },
            _ => false,
        }
    }

    /// Returns the message about a default that does not match the field's type.
    fn default_mismatch(&self, default: &Scalar) -> (String, String) {
        let wire = &self.field.wire;
        let plain = format!("the default of `{wire}` does not match its type");
        let list = match &self.field.ty {
            Type::Named(id) => match &self.description.def(*id).kind {
                DefKind::Enum(list) => Some(list),
                _ => None,
            },
            _ => None,
        };
        match (&self.field.ty, list, default) {
            (_, Some(list), Scalar::Text(text)) => {
                let values = list.values.iter().map(|value| value.wire.0.as_str());
                (format!("the default of `{wire}` is not a value of its enum"), did_you_mean(text, values))
            }
            (Type::Integer, _, Scalar::Text(name)) => {
                let limits = self.description.limits.keys().map(String::as_str);
                (plain, format!("use an integer or the name of a limit; {}", did_you_mean(name, limits)))
            }
            (
                Type::Boolean
                | Type::Integer
                | Type::Unsigned
                | Type::Number
                | Type::Amount
                | Type::String
                | Type::Named(_),
                ..,
            ) => (plain, "use a value of the field's type".to_owned()),
            _ => (
                format!("`{wire}` has a default, which its type does not support"),
                "remove the default, and describe the meaning of an absent field in `doc`".to_owned(),
            ),
        }
    }

    /// Checks that an operation with this response accepts the field's response option.
    fn option(&mut self) {
        let Some(option) = self.field.option.as_deref() else { return };
        let description = self.description;
        let mut offered = Vec::new();
        for operation in &description.operations {
            if !reachable(description, operation.answered_defs()).contains(&self.holder) {
                continue;
            }
            let query = operation.query.and_then(|id| description.object(id));
            let fields = query.map_or(&[][..], |object| &object.fields);
            for id in fields.iter().filter(|field| field.response_options).flat_map(|field| field.ty.named())
            {
                if let DefKind::Enum(list) = &description.def(id).kind {
                    offered.extend(list.values.iter().map(|value| value.wire.0.as_str()));
                }
            }
        }
        if !offered.contains(&option) {
            let message = format!("no operation with this response offers the response option `{option}`");
            let help = match offered.is_empty() {
                true => "add the option to the enum of a query parameter with `response_options = true`"
                    .to_owned(),
                false => did_you_mean(option, offered),
            };
            self.diagnostics.add_unused(option, &self.field.place, message, help);
        }
    }

    /// Checks that no other field uses the alternative name, and that only responses have the field.
    fn other_name(&mut self) {
        let (field, def) = (self.field, self.description.def(self.holder));
        let Some((other, place)) = &field.also else { return };
        let is_tag = matches!(&def.kind, DefKind::Union(union) if union.is_tag(other));
        let others = sibling_fields(def, field).iter().filter(|known| known.wire != field.wire);
        let is_taken =
            is_tag || *other == field.wire || others.flat_map(|known| known.names()).any(|it| it == other);
        if is_taken {
            let message = format!("another field is already named `{other}`");
            self.diagnostics.add(place, message, "choose another second name, or remove `also`");
        }
        if def.usage.request {
            let message = format!("`{}` has a second name, but is used in requests", field.wire);
            self.diagnostics.add(place, message, "remove `also`: requests have a single name for each field");
        }
    }
}

/// Returns the fields of the object that contains a field. In a union, returns the fields of the variant.
fn sibling_fields<'a>(def: &'a Def, field: &'a Field) -> &'a [Field] {
    let is_in = |fields: &&[Field]| fields.iter().any(|known| std::ptr::eq(known, field));
    match &def.kind {
        DefKind::Object(object) | DefKind::Shared(object) => &object.fields,
        DefKind::Union(union) => union.variants.iter().map(Variant::fields).find(is_in).unwrap_or_default(),
        DefKind::Enum(_) | DefKind::Id(_) | DefKind::Grammar(_) => &[],
    }
}

/// Returns whether a value can be the key of an object entry.
pub(super) fn is_key(description: &Description, ty: &Type) -> bool {
    let Type::Named(id) = ty else { return *ty == Type::String };
    match &description.def(*id).kind {
        DefKind::Id(wire) => *wire == Wire::Text,
        DefKind::Enum(list) => list.wire == Wire::Text,
        DefKind::Grammar(_) => true,
        DefKind::Object(_) | DefKind::Shared(_) | DefKind::Union(_) => false,
    }
}

pub(super) fn is_text_enum(description: &Description, ty: &Type) -> bool {
    let Type::Named(id) = ty else { return false };
    matches!(&description.def(*id).kind, DefKind::Enum(list) if list.wire == Wire::Text)
}

/// Returns whether a query can contain the type. The type must have a single string form or be a list with one
/// parameter per element.
fn is_valid_in_query(description: &Description, ty: &Type) -> bool {
    match ty {
        Type::List(item) => is_single(description, item),
        // The items of a delimited list are checked separately.
        Type::Pipe(_) | Type::Comma(_) => true,
        ty => is_single(description, ty),
    }
}

/// Returns whether values of the type have a single string form.
fn is_single(description: &Description, ty: &Type) -> bool {
    match ty {
        Type::Named(id) => !matches!(description.def(*id).kind, DefKind::Object(_) | DefKind::Union(_)),
        Type::Boolean
        | Type::String
        | Type::TextOrInteger
        | Type::Url
        | Type::Date
        | Type::LocalDateTime
        | Type::TextForm(_) => true,
        ty => ty.is_numeric(),
    }
}
