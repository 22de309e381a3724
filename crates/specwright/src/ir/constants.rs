//! Required fields with a single possible value.

use super::{Def, DefId, DefKind, Description, Field, Form, Presence, Tag, Type, Value};

/// The only value of a field.
#[derive(Debug)]
pub enum Constant<'a> {
    /// A value of an enum.
    Value(DefId, &'a Value),
    /// The tag of a variant.
    Tag(&'a Tag),
}

impl Description {
    /// Returns the only value of a required field of an object: the only value of a complete enum, or the tag of the
    /// only variant that refers to the object.
    pub fn constant<'a>(&'a self, owner: &Def, field: &Field) -> Option<Constant<'a>> {
        if field.presence != Presence::Required {
            return None;
        }
        if let Some(id) = field.ty.definition()
            && let DefKind::Enum(list) = &self.def(id).kind
            && let ([only], true) = (&list.values[..], list.complete)
        {
            return Some(Constant::Value(id, only));
        }
        self.constant_of_tag(field, self.only_tag(owner, field)?)
    }

    /// Returns the value of a variant's tag in the field that contains the tag.
    pub fn constant_of_tag<'a>(&'a self, field: &Field, tag: &'a Tag) -> Option<Constant<'a>> {
        let Type::Named(id) = field.ty else { return Some(Constant::Tag(tag)) };
        let DefKind::Enum(list) = &self.def(id).kind else { return None };
        list.values.iter().find(|value| value.is_tag(tag)).map(|value| Constant::Value(id, value))
    }

    fn only_tag(&self, owner: &Def, field: &Field) -> Option<&Tag> {
        let unions = self.defs.iter().filter_map(|def| match &def.kind {
            DefKind::Union(union) => Some(union),
            _ => None,
        });
        let refers = |form: &Form| matches!(form, Form::Type(id, _) if std::ptr::eq(self.def(*id), owner));
        let mut variants = unions.flat_map(|union| {
            let variants = union.variants.iter().filter(|variant| refers(&variant.form));
            variants.map(|variant| (&union.tag, &variant.tag))
        });
        let (name, tag) = variants.next()?;
        (variants.next().is_none() && name.as_ref() == Some(&field.wire)).then_some(tag)
    }
}

impl Value {
    /// Returns whether the value on the wire is a tag.
    pub fn is_tag(&self, tag: &Tag) -> bool {
        match (tag, self.number) {
            (Tag::Text(text), None) => self.wire.0 == *text,
            (Tag::Integer(tag), Some(number)) => *tag == number,
            _ => false,
        }
    }
}
