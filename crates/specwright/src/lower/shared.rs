//! Lowering of shared fields, which are described once and become a part of each type that includes them.

use heck::ToSnakeCase;

use super::Lowering;
use crate::diagnostic::did_you_mean;
use crate::ir::*;
use crate::raw;

impl Lowering<'_> {
    /// Lowers shared fields.
    pub(super) fn shared(&mut self, raw: &raw::Shared) -> Object {
        let default = self.default_presence(raw.presence.as_ref());
        let fields = self.fields(&raw.fields, &default);
        self.check_names(&fields);
        let rules = raw.rules.iter().map(|rule| self.rule(rule, &fields)).collect();
        Object { fields, rules, ..Object::default() }
    }

    /// Returns the shared parts that a type includes.
    pub(super) fn parts(&mut self, raw: &raw::Entries<raw::At<String>>) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        for (rust, name) in raw.iter() {
            let place = self.place(rust);
            self.check_name("a field", &rust.value, &rust.value.to_snake_case(), &place);
            let Some(def) = self.shared_named(&name.value) else {
                let place = self.place(name);
                let known = self.out.defs.iter().filter(|def| matches!(def.kind, DefKind::Shared(_)));
                let known: Vec<&str> = known.map(|def| def.name.0.as_str()).collect();
                let message = format!("unknown shared fields `{}`", name.value);
                let help = did_you_mean(&name.value, known.iter().copied());
                self.diagnostics.add_absent(&name.value, &place, message, help);
                self.diagnostics.unknown(&name.value, known);
                continue;
            };
            if parts.iter().any(|part| part.def == def) {
                let message = format!("the shared fields `{}` are included twice", name.value);
                self.diagnostics.add(&place, message, "include the fields only once");
                continue;
            }
            parts.push(Part { rust: RustName(rust.value.clone()), def, place });
        }
        parts
    }

    fn shared_named(&self, name: &str) -> Option<DefId> {
        let def = *self.out.names.get(name)?;
        // Shared fields are lowered before the types that use them. If a definition is missing here, it is not shared.
        matches!(self.out.defs.get(def.0)?.kind, DefKind::Shared(_)).then_some(def)
    }

    /// Returns the fields of shared parts. Each field has the name of its part.
    pub(super) fn fields_of_parts(&self, parts: &[Part]) -> Vec<Field> {
        let of_part = |part: &Part| match &self.out.def(part.def).kind {
            DefKind::Shared(shared) => {
                let name = part.rust.clone();
                shared
                    .fields
                    .iter()
                    .map(|field| Field { part: Some(name.clone()), ..field.clone() })
                    .collect()
            }
            _ => Vec::new(),
        };
        parts.iter().flat_map(of_part).collect()
    }

    /// Reports parts that have the same name as one of the type's fields.
    pub(super) fn check_part_names(&mut self, parts: &[Part], fields: &[Field]) {
        for part in parts {
            if fields.iter().any(|field| field.rust == part.rust) {
                let message = format!("the shared part `{}` has the same name as a field", part.rust);
                self.diagnostics.add(&part.place, message, "rename the part");
            }
        }
    }
}
