//! The impls of generated unions: objects of several forms.

/// Implements [`Decode`](crate::Decode), `Serialize` and `Deserialize` for an enum whose variants are the forms of an
/// object, which a field tells apart.
///
/// The fields of all forms come first, with their places among the names behind that of the tag. A form has its
/// variant, its tag, its own fields as in [`object!`](crate::object), and the fields that only others have. With a
/// variant for them behind `or`, forms of any other tag are noted and kept, as an [`UnlistedForm`](crate::UnlistedForm).
///
/// ```
/// /// A place.
/// #[derive(Debug, PartialEq)]
/// pub enum Place {
///     /// A town.
///     Town {
///         /// Its name.
///         name: String,
///     },
///     /// An airport.
///     Airport {
///         /// Its code.
///         code: String,
///     },
/// }
/// wayfare_wire::union! { Place by "kind" { 1 name "name"; 2 code "code"; } {
///     Town "town" { name: required "name"; } without { code "code"; };
///     Airport "airport" { code: required "code"; } without { name "name"; };
/// } }
///
/// let place: Place = serde_json::from_str(r#"{"kind": "airport", "code": "BOS"}"#)?;
/// assert_eq!(place, Place::Airport { code: "BOS".to_owned() });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! union {
    ($name:ident by $tag:literal { $($place:literal $slot:ident $slot_wire:literal;)* } {
        $($variant:ident $form:literal {
            $($field:ident: $presence:ident $wire:literal;)*
        } without { $($foreign:ident $foreign_wire:literal;)* };)*
    } $(or $unlisted:ident)?) => {
        impl $crate::Decode for $name {
            const EXPECTED: $crate::Expected = $crate::Expected::Object;

            fn object(cx: &mut $crate::Cx<'_>) -> Option<Self> {
                $crate::__beginning!(cx, beginning $($unlisted)?);
                let mut tag = $crate::Slot::<$crate::Text>::default();
                $(let mut $slot = $crate::Slot::default();)*
                let mut fields = $crate::Fields::open(cx, $crate::field_names![$tag, $($slot_wire),*]);
                while let Some(place) = fields.next(cx) {
                    match place {
                        0 => tag.read(cx, &fields),
                        $($place => $slot.read(cx, &fields),)*
                        _ => {}
                    }
                }
                let tag = tag.required(cx, $tag)?;
                match tag.as_str() {
                    $($form => {
                        $($foreign.misplaced(cx, $foreign_wire, $tag, $form);)*
                        $(let $field = $crate::__judge!($presence $field, cx, $wire);)*
                        Some(Self::$variant { $($field: $crate::__take!($presence $field)),* })
                    })*
                    _ => $crate::__other_form!(cx, beginning, $tag, tag, &[$($form),*] $(, Self::$unlisted)?),
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
                    $(Self::$variant { $($field),* } => {
                        $crate::__write!(required object, $tag, *$form);
                        $($crate::__write!($presence object, $wire, *$field);)*
                    })*
                    // Written above.
                    $(Self::$unlisted(_) => {})?
                }
                object.end()
            }
        }
    };
}

/// The beginning of a union's object, where it may have to be read again.
#[doc(hidden)]
#[macro_export]
macro_rules! __beginning {
    ($cx:ident, $beginning:ident) => {};
    ($cx:ident, $beginning:ident $unlisted:ident) => {
        let $beginning = $cx.beginning();
    };
}

/// A form that is not listed: kept by an open union, and noted by any.
#[doc(hidden)]
#[macro_export]
macro_rules! __other_form {
    ($cx:ident, $beginning:ident, $tag:literal, $form:ident, $known:expr) => {
        $cx.unknown_form($tag, $form.as_str(), $known)
    };
    ($cx:ident, $beginning:ident, $tag:literal, $form:ident, $known:expr, $unlisted:expr) => {
        $cx.unlisted_form($beginning, $tag, $form, $known).map($unlisted)
    };
}
