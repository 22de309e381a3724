//! Impls for generated unions: objects with several variants.

/// Implements [`Decode`](crate::Decode), `Serialize` and `Deserialize` for an enum whose variants are objects. The
/// value of a tag field determines the variant. The type of the tag, `i64` or `bool`, follows the tag unless the tag is
/// a string.
///
/// Each line has a variant and its tag, followed by one of two items. The first is the variant's fields, as in
/// [`object!`](crate::object), with the names of the fields that only other variants have. The second is the type of
/// the object, which declares the tag as a field (`tag in`) or does not (`tag beside`). The indexes of fields start at
/// 1, because 0 is the index of the tag. If the table ends with `or` and a variant, objects with any other tag are
/// noted, and kept in that variant as an [`UnlistedForm`](crate::UnlistedForm).
///
/// ```
/// /// A place.
/// #[derive(Debug, PartialEq)]
/// pub enum Place {
///     /// A town.
///     Town {
///         /// The town's name.
///         name: String,
///     },
///     /// An airport.
///     Airport(Airport),
/// }
/// /// An airport.
/// #[derive(Debug, PartialEq)]
/// pub struct Airport {
///     /// The airport's code.
///     pub code: String,
/// }
/// specwright_core::object! { Airport { 0 code: required "code"; } }
/// specwright_core::union! { Place by "kind" {
///     Town "town" { 1 name: required "name"; } without ["code"];
///     Airport "airport" (tag beside Airport);
/// } }
///
/// let place: Place = serde_json::from_str(r#"{"kind": "airport", "code": "BOS"}"#)?;
/// assert_eq!(place, Place::Airport(Airport { code: "BOS".to_owned() }));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! union {
    ($name:ident by $tag:literal { $($forms:tt)* } $(or $unlisted:ident)?) => {
        $crate::union! { $name by $tag: $crate::Text { $($forms)* } $(or $unlisted)? }
    };
    ($name:ident by $tag:literal: $wire:ty {
        $($variant:ident $form:literal $content:tt $(without $foreign:tt)?;)*
    } $(or $unlisted:ident)?) => {
        impl $crate::Decode for $name {
            const EXPECTED: $crate::Expected = $crate::Expected::Object;

            fn object(cx: &mut $crate::Cx<'_>) -> Option<Self> {
                let form = cx.form::<$wire>($tag)?;
                match $crate::Tag::get(&form) {
                    $($form => $crate::__read_form!(cx, $tag [$wire], $form, $name::$variant $content $($foreign)?),)*
                    _ => $crate::__other_form!(cx, $tag, form, &[$($form),*] $(, Self::$unlisted)?),
                }
            }
        }

        $crate::__deserialize!($name);

        impl $crate::private::serde_core::Serialize for $name {
            fn serialize<S: $crate::private::serde_core::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                $(if let Self::$unlisted(form) = self {
                    return $crate::private::serde_core::Serialize::serialize(form, serializer);
                })?
                let mut object = $crate::Object::begin(serializer);
                match self {
                    $($crate::__form!($name::$variant held $content) => {
                        $crate::__write_form!(object, $tag [$wire], $form, held $content)
                    })*
                    // Unlisted variants are written above.
                    $(Self::$unlisted(_) => {})?
                }
                object.end()
            }
        }
    };
}

/// Decodes a variant.
#[doc(hidden)]
#[macro_export]
macro_rules! __read_form {
    ($cx:ident, $tag:literal [$of:ty], $form:literal, $name:ident::$variant:ident (tag $where:ident $type:path)) => {
        $cx.form_of::<$type>($tag).map($name::$variant)
    };
    ($cx:ident, $tag:literal [$of:ty], $form:literal, $name:ident::$variant:ident {
        $($($place:literal)|+ $field:ident: $presence:ident $wire:literal
            $(also $also:literal)? $(by $key:literal)?;)*
    } [$($foreign:literal),*]) => {{
        let mut tag = $crate::Slot::<$of>::default();
        $(let mut $field = $crate::Slot::default();)*
        let names = $crate::field_names![$tag, $($wire,)* $($($also,)?)* $($foreign),*];
        let mut fields = $crate::Fields::open($cx, names);
        while let Some(place) = fields.next($cx) {
            match place {
                0 => tag.read($cx, &fields),
                $($($place)|+ => $crate::__read!($field, $cx, &fields $(, $key)?),)*
                _ => fields.misplaced($cx, $tag, concat!($form)),
            }
        }
        $(let $field = $crate::__judge!($presence $field, $cx, $wire);)*
        Some($name::$variant { $($field: $crate::__take!($presence $field)),* })
    }};
}

/// Decodes an unlisted variant. Every union notes such an object, and an open union keeps the object.
#[doc(hidden)]
#[macro_export]
macro_rules! __other_form {
    ($cx:ident, $tag:literal, $form:ident, $known:expr) => {
        $cx.unknown_form($tag, &$form, $known)
    };
    ($cx:ident, $tag:literal, $form:ident, $known:expr, $unlisted:expr) => {
        $cx.unlisted_form($tag, $form, $known).map($unlisted)
    };
}

/// Expands to a pattern that binds the whole content of a variant or each of its fields.
#[doc(hidden)]
#[macro_export]
macro_rules! __form {
    ($name:ident::$variant:ident $held:ident (tag $where:ident $type:path)) => {
        $name::$variant($held)
    };
    ($name:ident::$variant:ident $held:ident {
        $($($place:literal)|+ $field:ident: $presence:ident $wire:literal
            $(also $also:literal)? $(by $key:literal)?;)*
    }) => {
        $name::$variant { $($field),* }
    };
}

/// Writes a variant.
#[doc(hidden)]
#[macro_export]
macro_rules! __write_form {
    ($object:ident, $tag:literal [$of:ty], $form:literal, $held:ident (tag in $type:path)) => {
        $crate::WriteFields::write_fields($held, &mut $object)
    };
    ($object:ident, $tag:literal [$of:ty], $form:literal, $held:ident (tag beside $type:path)) => {{
        $crate::__write_tag!($object, $tag [$of], $form);
        $crate::WriteFields::write_fields($held, &mut $object)
    }};
    ($object:ident, $tag:literal [$of:ty], $form:literal, $held:ident {
        $($($place:literal)|+ $field:ident: $presence:ident $wire:literal
            $(also $also:literal)? $(by $key:literal)?;)*
    }) => {{
        $crate::__write_tag!($object, $tag [$of], $form);
        $($crate::__write!($presence $object, $wire, *$field);)*
    }};
}

/// Writes the tag of a variant.
#[doc(hidden)]
#[macro_export]
macro_rules! __write_tag {
    ($object:ident, $tag:literal [$of:ty], $form:literal) => {{
        let form: <$of as $crate::Tag>::Value<'static> = $form;
        $object.required($tag, &form);
    }};
}
