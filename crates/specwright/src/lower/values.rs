//! Lowering of enums and grammars.

use heck::ToPascalCase;

use super::{Lowering, missing_name_message};
use crate::ir::*;
use crate::{names, raw};

impl Lowering<'_> {
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
    pub(super) fn value_name(
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
pub(super) fn catch_all<'a>(listed: impl Iterator<Item = &'a RustName> + Clone) -> RustName {
    let is_free = |candidate: &&str| !listed.clone().any(|name| name.0 == *candidate);
    let name = ["Unlisted", "UnlistedValue", "AnythingElse"].into_iter().find(is_free);
    RustName(name.unwrap_or("AnyOtherValueAtAll").to_owned())
}
