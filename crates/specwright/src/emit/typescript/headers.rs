//! Functions that read response headers.

use super::text::{comment, group, literal, property, signature};
use super::{Domain, types};
use crate::emit::docs::first_sentence;
use crate::ir::*;

impl Domain<'_> {
    /// Returns the function that reads the response headers of a definition, or an empty string for other definitions.
    pub(super) fn headers(&self, id: DefId, def: &Def) -> String {
        let is_read = self.description.operations.iter().any(|it| it.response_headers == Some(id));
        let Some(object) = self.description.object(id).filter(|_| is_read) else { return String::new() };
        let name = &def.name;
        let fields: Vec<String> = object
            .fields
            .iter()
            .filter_map(|field| {
                let header = literal(&field.header_name()?.0);
                let read = self.reader_of(&field.ty).map_or_else(String::new, |read| format!(", {read}"));
                Some(format!("{}: [{header}{read}]", property(&field.wire.0)))
            })
            .collect();
        let read = group(
            &format!("  return {}<{name}>(headers, ", self.runtime("readHeaders")),
            ["{", "}"],
            &fields,
            ");",
            "  ",
        );
        let doc =
            comment(&format!("Reads these response headers: {}.", lower_case(first_sentence(&def.doc))), "");
        let parameters = [format!("headers: {}", types::global(self.description, "Headers"))];
        let head = signature("export function", &format!("read{name}"), &parameters, &name.to_string());
        format!("{doc}{head}\n{read}\n}}\n")
    }

    /// Returns the function that converts the value of a header, or `None` if the value needs no conversion.
    fn reader_of(&self, ty: &Type) -> Option<String> {
        match ty {
            Type::Boolean => Some(self.runtime("flag")),
            Type::Comma(element) | Type::List(element) => match self.reader_of(element) {
                Some(read) => Some(format!("{}({read})", self.runtime("listOf"))),
                None => Some(format!("{}(String)", self.runtime("listOf"))),
            },
            Type::Named(id) => match &self.description.def(*id).kind {
                DefKind::Id(Wire::Integer) => Some("Number".to_owned()),
                DefKind::Enum(values) if values.wire == Wire::Integer => Some("Number".to_owned()),
                _ => None,
            },
            ty if ty.is_numeric() => Some("Number".to_owned()),
            _ => None,
        }
    }
}

fn lower_case(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
