//! Typed lookups of references in a response.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::codegen::emit::{Module, access, doc, ident, is_plain, path, value_type};
use crate::codegen::ir::*;
use crate::codegen::resolve::{fields_of, reference_in};

/// `airline_in(&response)`: the target of a reference.
pub(super) fn lookups(description: &Description, def: &Def) -> TokenStream {
    let module = Module::Below(&def.domain);
    // References of a shared part are looked up by the part itself.
    let own = fields_of(def).into_iter().filter(|field| field.part.is_none());
    let methods = own.flat_map(|field| {
        let reference = reference_in(&field.ty);
        let roots = reference.map(|reference| reference.roots.as_slice()).unwrap_or_default();
        roots.iter().filter_map(move |&root| {
            let reference = reference?;
            let container = description.field(root, &reference.field.0)?;
            // Two responses may hold different things under one name.
            let (Type::Map(_, target) | Type::List(target)) = &container.ty else { return None };
            let target = value_type(description, description.def(root), target, module);
            let root_path = path(description, root, module);
            let method = match roots.len() {
                1 => format_ident!("{}_in", field.rust.0),
                _ => format_ident!(
                    "{}_in_{}",
                    field.rust.0,
                    heck::AsSnakeCase(&description.def(root).name.0).to_string()
                ),
            };
            let (from, into) = (ident(&field.rust.0), access(container));
            let one = match field.ty {
                Type::Index(_) | Type::Ref(_) => true,
                _ => return None,
            };
            let key = match (one && is_plain(field), matches!(field.ty, Type::Index(_))) {
                (true, false) => quote!(AsRef::<str>::as_ref(&self.#from)),
                (true, true) => quote!(usize::try_from(self.#from).ok()?),
                (false, false) => quote!(AsRef::<str>::as_ref(self.#from.as_ref()?)),
                (false, true) => quote!(usize::try_from(self.#from?).ok()?),
            };
            let docs = doc(&format!(
                "The entry of `{}` that `{}` refers to; `None` if there is none.",
                reference.field, field.wire
            ));
            Some(quote! {
                #docs
                pub fn #method<'r>(&self, response: &'r #root_path) -> Option<&'r #target> {
                    response.#into.get(#key)
                }
            })
        })
    });
    let methods: TokenStream = methods.collect();
    let name = ident(&def.name.0);
    if methods.is_empty() { methods } else { quote!(impl #name { #methods }) }
}
