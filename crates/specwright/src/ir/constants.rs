//! Required fields with a single possible value.

use super::{Def, DefKind, Description, Field, Form, Presence, Value, WireName};

impl Description {
    /// Returns the only value of a required field of an object: the only value of a complete enum, or the tag of the
    /// only variant that refers to the object.
    pub fn constant(&self, owner: &Def, field: &Field) -> Option<&Value> {
        let DefKind::Enum(list) = &self.def(field.ty.definition()?).kind else { return None };
        match &list.values[..] {
            _ if field.presence != Presence::Required => None,
            [only] if list.complete => Some(only),
            values => {
                let tag = self.only_tag(owner, field)?;
                values.iter().find(|value| value.wire == *tag)
            }
        }
    }

    fn only_tag(&self, owner: &Def, field: &Field) -> Option<&WireName> {
        let unions = self.defs.iter().filter_map(|def| match &def.kind {
            DefKind::Union(union) => Some(union),
            _ => None,
        });
        let refers = |form: &Form| matches!(form, Form::Type(id, _) if std::ptr::eq(self.def(*id), owner));
        let mut variants = unions.flat_map(|union| {
            let variants = union.variants.iter().filter(|variant| refers(&variant.form));
            variants.map(|variant| (&union.tag, &variant.wire))
        });
        let (tag, wire) = variants.next()?;
        (variants.next().is_none() && *tag == field.wire).then_some(wire)
    }
}
