//! Lowering of unions.

use super::Lowering;
use super::values::catch_all;
use crate::ir::*;
use crate::raw;

impl Lowering<'_> {
    pub(super) fn union(&mut self, name: &raw::At<String>, raw: &raw::Union) -> Union {
        if raw.variants.0.is_empty() {
            self.report(name, format!("`{}` has no variants", name.value), "add at least one variant");
        }
        let tag = raw.tag.as_ref().map(|tag| WireName(tag.value.clone()));
        let variants = raw.variants.iter();
        let variants: Vec<Variant> =
            variants.map(|(wire, variant)| self.variant(wire, &variant.0, tag.as_ref())).collect();
        let unlisted = raw.open.then(|| catch_all(variants.iter().map(|variant| &variant.rust)));
        Union { tag, variants, unlisted }
    }

    fn variant(
        &mut self,
        wire: &raw::At<String>,
        raw: &raw::VariantTable,
        tag: Option<&WireName>,
    ) -> Variant {
        let place = self.place(wire);
        let form = match tag {
            Some(_) => self.form(wire, raw),
            None => self.value(wire, raw),
        };
        let doc = match &raw.ty {
            // A variant that has no doc gets the doc of its type later.
            Some(_) => raw.doc.clone().unwrap_or_default(),
            None => self.doc(&raw.doc, &place, &wire.value),
        };
        let tag = match &raw.tag {
            None => Tag::Text(wire.value.clone()),
            Some(raw::At { value: raw::TagValue::Integer(value), .. }) => Tag::Integer(*value),
            Some(raw::At { value: raw::TagValue::Boolean(value), .. }) => Tag::Boolean(*value),
        };
        Variant {
            wire: WireName(wire.value.clone()),
            tag,
            rust: self.value_name(wire, raw.rust.as_ref(), "`rust = \"..\"`"),
            doc,
            deprecated: raw.deprecated.clone(),
            form,
            place,
        }
    }

    /// Lowers the content of a variant. Invalid content is treated as empty.
    fn form(&mut self, wire: &raw::At<String>, raw: &raw::VariantTable) -> Form {
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

    /// Lowers the type of a variant in a union without a tag. An invalid type is treated as an object without fields.
    fn value(&mut self, wire: &raw::At<String>, raw: &raw::VariantTable) -> Form {
        if let Some(tag) = &raw.tag {
            let message = format!("`{}` has a value for the tag, but the union has no tag", wire.value);
            self.report(tag, message, "name the field that distinguishes the variants: `tag = \"..\"`");
        }
        let (None, Some(ty)) = (&raw.fields, &raw.ty) else {
            let message = format!("`{}` is not a type, but the union has no tag", wire.value);
            let help =
                "use `type = \"..\"`, or name the field that distinguishes the variants: `tag = \"..\"`";
            self.report(wire, message, help);
            return Form::Fields(Vec::new());
        };
        let place = self.place(ty);
        match self.type_expression(ty, None) {
            Some((ty, false)) => Form::Value(ty, place),
            Some((_, true)) => {
                let message = format!("the variant `{}` is optional", wire.value);
                self.report(ty, message, "remove `?`, and make the fields of this union optional");
                Form::Fields(Vec::new())
            }
            None => Form::Fields(Vec::new()),
        }
    }

    /// Lowers the inline union of a field, whose types were parsed together with the field. Each variant is named after
    /// its type.
    pub(super) fn alternatives(&mut self, name: &raw::At<String>, field: &raw::Field) -> Union {
        let id = self.out.names.get(&name.value);
        let types = id.and_then(|id| self.alternatives.remove(id)).unwrap_or_default();
        if field.rest.fields.is_some() && !types.is_empty() {
            let message = format!("`{}` has inline fields, but its type contains a union", name.value);
            self.report(&field.ty, message, "define the object as a `[type]`");
        }
        let place = self.place(&field.ty);
        let variant = |ty: Type| {
            let name = self.name_of_type(&ty);
            Variant {
                wire: WireName(name.clone()),
                tag: Tag::Text(name.clone()),
                rust: RustName(name),
                doc: String::new(),
                deprecated: None,
                form: Form::Value(ty, place.clone()),
                place: place.clone(),
            }
        };
        Union { tag: None, variants: types.into_iter().map(variant).collect(), unlisted: None }
    }

    fn name_of_type(&self, ty: &Type) -> String {
        match ty {
            Type::Boolean => "Boolean",
            Type::Integer | Type::Unsigned | Type::Index(_) => "Integer",
            Type::Number | Type::Amount => "Number",
            Type::List(_) | Type::Entries(..) => "List",
            Type::Map(..) => "Map",
            Type::Json => "Json",
            Type::Named(id) => {
                let name = self.out.names.iter().find(|(_, known)| *known == id).map(|(name, _)| name);
                return name.cloned().unwrap_or_default();
            }
            _ => "Text",
        }
        .to_owned()
    }
}
