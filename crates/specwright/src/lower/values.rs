//! Lowering of unions, enums and grammars.

use heck::ToPascalCase;

use super::{Lowering, missing_name_message};
use crate::ir::*;
use crate::{names, raw};

impl Lowering<'_> {
    pub(super) fn union(&mut self, raw: &raw::Union) -> Union {
        let variants = raw.variants.iter().map(|(wire, variant)| {
            let place = self.place(wire);
            let form = self.form(wire, variant);
            let doc = match &variant.ty {
                // A variant that has no doc gets the doc of its type later.
                Some(_) => variant.doc.clone().unwrap_or_default(),
                None => self.doc(&variant.doc, &place, &wire.value),
            };
            Variant {
                wire: WireName(wire.value.clone()),
                rust: self.value_name(wire, variant.rust.as_ref(), "`rust = \"..\"`"),
                doc,
                deprecated: variant.deprecated.clone(),
                form,
                place,
            }
        });
        let variants: Vec<Variant> = variants.collect();
        let unlisted = raw.open.then(|| catch_all(variants.iter().map(|variant| &variant.rust)));
        Union { variants, tag: WireName(raw.tag.value.clone()), unlisted }
    }

    /// Lowers the content of a variant. Invalid content is treated as empty.
    fn form(&mut self, wire: &raw::At<String>, raw: &raw::Variant) -> Form {
        match (&raw.fields, &raw.ty) {
            (None, Some(name)) => {
                let at = self.place(name);
                self.named(name).map_or_else(|| Form::Fields(Vec::new()), |id| Form::Type(id, at))
            }
            (Some(fields), None) => {
                let fields = self.fields(fields, &Presence::Required.into());
                self.check_names(&fields);
                Form::Fields(fields)
            }
            (fields, _) => {
                let what =
                    if fields.is_some() { "both `fields` and `type`" } else { "neither `fields` nor `type`" };
                let message = format!("`{}` has {what}", wire.value);
                self.report(wire, message, "use either `fields = { .. }` or `type = \"..\"`");
                Form::Fields(Vec::new())
            }
        }
    }

    pub(super) fn list_of_values(&mut self, name: &raw::At<String>, raw: &raw::Enum) -> Enum {
        let none = raw::Values(Vec::new());
        let (list, complete) = match (&raw.values, &raw.seen) {
            (Some(values), None) => (values, true),
            (None, Some(seen)) => (seen, false),
            (values, _) => {
                let message = match values {
                    None => format!("`{}` has no values", name.value),
                    Some(_) => format!("`{}` has both `values` and `seen`", name.value),
                };
                let help = "use either `values` (the complete list) or `seen` (the known values)";
                self.report(name, message, help);
                (values.as_ref().unwrap_or(&none), true)
            }
        };
        let mut values: Vec<Value> = Vec::new();
        for (wire, table) in &list.0 {
            let rust = self.value_name(wire, table.rust.as_ref(), "`{ rust = \"..\" }`");
            if (raw.wire == Wire::Integer) != table.number.is_some() {
                let message = format!("`{}` does not match the `wire` type of its enum", wire.value);
                self.report(wire, message, "give a number to every value (`wire = \"integer\"`), or to none");
            }
            let twin = |known: &&Value| {
                known.wire.0 == wire.value || (known.number.is_some() && known.number == table.number)
            };
            if values.iter().find(twin).is_some() {
                self.report(
                    wire,
                    format!("the value `{}` is listed twice", wire.value),
                    "list the value once",
                );
            } else if let Some(known) = values.iter().find(|known| known.rust == rust) {
                let message = format!("`{}` and `{}` are both `{rust}` in Rust", known.wire, wire.value);
                self.report(wire, message, "rename one of them: `{ rust = \"..\" }`");
            }
            values.push(Value {
                wire: WireName(wire.value.clone()),
                number: table.number,
                rust,
                doc: table.doc.clone(),
                deprecated: table.deprecated.clone(),
                search_gone: table.search_gone,
                place: self.place(wire),
            });
        }
        if list.0.is_empty() && (raw.values.is_some() || raw.seen.is_some()) {
            self.report(name, format!("`{}` has no values", name.value), "list at least one value");
        }
        let unlisted = catch_all(values.iter().map(|value| &value.rust));
        Enum { wire: raw.wire, values, complete, closed: raw.closed, any_case: raw.any_case, unlisted }
    }

    /// Returns the Rust name of an enum value or a union variant.
    fn value_name(
        &mut self,
        wire: &raw::At<String>,
        given: Option<&raw::At<String>>,
        example: &str,
    ) -> RustName {
        let name = given.map_or_else(|| wire.value.to_pascal_case(), |given| given.value.clone());
        if names::is_identifier(&name) {
            return RustName(name);
        }
        self.report(wire, missing_name_message(&wire.value, &name), format!("add a name: {example}"));
        RustName(format!("Unnamed{}", wire.span.start))
    }

    pub(super) fn grammar(&mut self, raw: &raw::Grammar) -> Grammar {
        if !names::is_path(&raw.rust.value) {
            let message = format!("`{}` is not a Rust path", raw.rust.value);
            self.report(&raw.rust, message, "name the hand-written type, such as `my_crate::MyType`");
        }
        self.check_pattern(raw);
        Grammar {
            rust: raw.rust.value.clone(),
            pattern: raw.pattern.as_ref().map(|pattern| pattern.value.clone()),
            examples: raw.examples.clone(),
        }
    }

    /// Checks that a pattern is a regular expression and matches the examples.
    fn check_pattern(&mut self, raw: &raw::Grammar) {
        let Some(pattern) = &raw.pattern else { return };
        match regex_lite::Regex::new(&pattern.value) {
            Err(error) => {
                let message = format!("the pattern is not a regular expression: {error}");
                self.report(pattern, message, "use the ECMA-262 syntax, without look-around");
            }
            Ok(regex) => {
                for example in raw.examples.iter().filter(|example| !regex.is_match(example)) {
                    let message = format!("the example `{example}` does not match the pattern");
                    self.report(pattern, message, "correct the pattern or the example");
                }
            }
        }
    }
}

/// Returns the name of the catch-all variant, which is the first candidate that no value uses.
fn catch_all<'a>(listed: impl Iterator<Item = &'a RustName> + Clone) -> RustName {
    let is_free = |candidate: &&str| !listed.clone().any(|name| name.0 == *candidate);
    let name = ["Unlisted", "UnlistedValue", "AnythingElse"].into_iter().find(is_free);
    RustName(name.unwrap_or("AnyOtherValueAtAll").to_owned())
}
