//! The definitions in a file, as written.

use heck::ToPascalCase as _;

use crate::diagnostic::Place;
use crate::raw;

/// A named definition before lowering.
pub(super) struct Named<'a> {
    pub(super) name: raw::At<String>,
    pub(super) place: Place,
    pub(super) doc: String,
    pub(super) form: Form<'a>,
    /// `true` if no earlier definition has the same name.
    pub(super) is_first: bool,
}

/// A definition, as written.
#[derive(Clone, Copy)]
pub(super) enum Form<'a> {
    Shared(&'a raw::Shared),
    Object(&'a raw::Type),
    /// The inline object of a field.
    Inline(&'a raw::FieldTable, &'a raw::Entries<raw::Field>),
    /// The inline union of a field: types separated by `|`.
    Alternatives(&'a raw::Field),
    Union(&'a raw::Union),
    Enum(&'a raw::Enum),
    Id(&'a raw::Id),
    Grammar(&'a raw::Grammar),
}

/// The keys that most definitions have.
pub(super) struct Keys<'a> {
    pub(super) doc: &'a Option<String>,
    pub(super) unstated: &'a [String],
    pub(super) deprecated: Option<&'a raw::Deprecated>,
    pub(super) unreferenced: bool,
}

/// Returns the inline objects and unions of fields.
fn inline<'a>(
    holder: &str,
    fields: &'a raw::Entries<raw::Field>,
) -> Vec<(String, &'a raw::At<String>, Form<'a>)> {
    let object = |(wire, field): &'a (raw::At<String>, raw::Field)| {
        let form = match has_alternatives(&field.ty.value) {
            true => Form::Alternatives(field),
            false => Form::Inline(&field.rest, field.rest.fields.as_ref()?),
        };
        Some((format!("{holder}{}", wire.value.to_pascal_case()), wire, form))
    };
    fields.iter().filter_map(object).collect()
}

/// Returns whether a type expression contains a union, such as `string | [Block]`, other than `string | integer`.
pub(super) fn has_alternatives(expression: &str) -> bool {
    let expression: String = expression.split_whitespace().collect();
    ["string|integer", "integer|string"]
        .iter()
        .fold(expression, |rest, plain| rest.replace(plain, "string"))
        .contains('|')
}

/// Returns the shared fields of a file.
pub(super) fn shared_forms(raw: &raw::File) -> impl Iterator<Item = (&raw::At<String>, Form<'_>)> {
    raw.shared.iter().map(|(name, shared)| (name, Form::Shared(shared)))
}

/// Returns all other definitions of a file, grouped by kind.
pub(super) fn forms(raw: &raw::File) -> impl Iterator<Item = (&raw::At<String>, Form<'_>)> {
    let objects = raw.types.iter().map(|(name, ty)| (name, Form::Object(ty)));
    let unions = raw.union.iter().map(|(name, union)| (name, Form::Union(union)));
    let enums = raw.enums.iter().map(|(name, list)| (name, Form::Enum(list)));
    let ids = raw.id.iter().map(|(name, id)| (name, Form::Id(id)));
    let grammars = raw.grammar.iter().map(|(name, grammar)| (name, Form::Grammar(grammar)));
    objects.chain(unions).chain(enums).chain(ids).chain(grammars)
}

impl<'a> Form<'a> {
    /// Returns the inline objects and unions of the form's fields. Each definition is returned with its field and with
    /// a name that combines the names of the form and the field.
    pub(super) fn inline(self, name: &str) -> Vec<(String, &'a raw::At<String>, Form<'a>)> {
        match self {
            Form::Shared(shared) => inline(name, &shared.fields),
            Form::Object(ty) => inline(name, &ty.fields),
            Form::Inline(_, fields) => inline(name, fields),
            Form::Union(union) => {
                let forms = union.variants.iter().filter_map(|(tag, variant)| {
                    let form = variant
                        .0
                        .rust
                        .as_ref()
                        .map_or_else(|| tag.value.to_pascal_case(), |rust| rust.value.clone());
                    Some(inline(&format!("{name}{form}"), variant.0.fields.as_ref()?))
                });
                forms.flatten().collect()
            }
            Form::Alternatives(_) | Form::Enum(_) | Form::Id(_) | Form::Grammar(_) => Vec::new(),
        }
    }

    /// Returns whether the form is part of a field.
    pub(super) fn is_inline(self) -> bool {
        matches!(self, Form::Inline(..) | Form::Alternatives(_))
    }

    /// Returns the keys that most forms have.
    pub(super) fn keys(self) -> Keys<'a> {
        let keys = |doc, unstated, deprecated, unreferenced| Keys { doc, unstated, deprecated, unreferenced };
        match self {
            Form::Shared(it) => keys(&it.doc, &[], None, false),
            Form::Object(it) => keys(&it.doc, &it.unstated.0, it.deprecated.as_ref(), it.unreferenced),
            Form::Inline(it, _) => keys(&it.doc, &[], None, false),
            Form::Alternatives(it) => keys(&it.rest.doc, &[], None, false),
            Form::Union(it) => keys(&it.doc, &it.unstated.0, it.deprecated.as_ref(), it.unreferenced),
            Form::Enum(it) => keys(&it.doc, &it.unstated.0, it.deprecated.as_ref(), it.unreferenced),
            Form::Id(it) => keys(&it.0.doc, &[], it.0.deprecated.as_ref(), it.0.unreferenced),
            Form::Grammar(it) => keys(&it.doc, &it.unstated.0, None, it.unreferenced),
        }
    }
}
