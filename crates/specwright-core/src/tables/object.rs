//! Impls for generated objects.

/// Implements [`Decode`](crate::Decode), `Serialize` and `Deserialize` for the struct of an object.
///
/// Each line describes a field: its index among the names, the struct field, its presence, and its wire name. Optional
/// items follow: an alternative name that is also read, the key of a list that may be sent as an object, or the field
/// with the status and the statuses for which missing results are noted. The fields of a shared part come first, under
/// the struct field for that part.
///
/// ```
/// /// A leg.
/// #[derive(Debug, PartialEq)]
/// pub struct Leg {
///     /// The id.
///     pub id: String,
///     /// The duration in minutes.
///     pub duration: Option<i64>,
/// }
/// specwright_core::object! { Leg {
///     0 id: required "id";
///     1 | 2 duration: expected "duration" also "length";
/// } }
///
/// let leg: Leg = serde_json::from_str(r#"{"id": "a", "length": 95}"#)?;
/// assert_eq!(leg, Leg { id: "a".to_owned(), duration: Some(95) });
/// assert_eq!(serde_json::to_string(&leg)?, r#"{"id":"a","duration":95}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// Presences:
///
/// | presence | if missing | written |
/// |---|---|---|
/// | `required` | noted, and the object can't be created | always |
/// | `expected` | noted | if present |
/// | `nullable` | noted, but null is not | always, as null if missing |
/// | `null` | not noted | always, as null if missing |
/// | `optional` | not noted | if present |
/// | `given_or_null` | not noted; null is a value | if present |
/// | `given` | not noted, but null is | if present |
/// | `required_list` | noted, and empty | always |
/// | `written_list` | empty | always |
/// | `optional_list`, `given_list`, `optional_map`, `given_map` | empty | unless empty |
/// | `results` | noted only in a final response, and empty | always |
#[macro_export]
macro_rules! object {
    ($name:ident $($part:ident: $($part_type:ident)::+ {
        $($part_place:literal $part_field:ident: $part_presence:ident $part_wire:literal;)*
    })* {
        $($($place:literal)|+ $field:ident: $presence:ident $wire:literal
            $(also $also:literal)? $(by $key:literal)? $(until $status:ident $states:tt)?;)*
    } $($indexed:ident)?) => {
        impl $crate::Decode for $name {
            const EXPECTED: $crate::Expected = $crate::Expected::Object;

            fn object(cx: &mut $crate::Cx<'_>) -> Option<Self> {
                $($(let mut $part_field = $crate::Slot::default();)*)*
                $(let mut $field = $crate::Slot::default();)*
                let names = $crate::field_names![$($($part_wire,)*)* $($wire,)* $($($also,)?)*];
                let mut fields = $crate::Fields::open(cx, names);
                while let Some(place) = fields.next(cx) {
                    match place {
                        $($($part_place => $part_field.read(cx, &fields),)*)*
                        $($($place)|+ => $crate::__read!($field, cx, &fields $(, $key)?),)*
                        _ => {}
                    }
                }
                $($(let $part_field = $crate::__judge!($part_presence $part_field, cx, $part_wire);)*)*
                $(let $field = $crate::__judge!($presence $field, cx, $wire);)*
                $($(let $field = $crate::__results!($field, cx, $wire, $status $states);)?)*
                Some(Self {
                    $($part: $($part_type)::+ { $($part_field: $crate::__take!($part_presence $part_field),)* },)*
                    $($field: $crate::__take!($presence $field),)*
                })
            }

            $($crate::__placeholder!($indexed);)?
        }

        $crate::__deserialize!($name);

        impl $crate::private::serde_core::Serialize for $name {
            fn serialize<S: $crate::private::serde_core::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                let mut object = $crate::Object::begin(serializer);
                $crate::WriteFields::write_fields(self, &mut object);
                object.end()
            }
        }

        impl $crate::WriteFields for $name {
            #[inline]
            #[allow(unused_variables, reason = "an object may have no fields")]
            fn write_fields<M: $crate::private::serde_core::ser::SerializeMap>(
                &self,
                object: &mut $crate::Object<M>,
            ) {
                $($($crate::__write!($part_presence object, $part_wire, self.$part.$part_field);)*)*
                $($crate::__write!($presence object, $wire, self.$field);)*
            }
        }
    };
}

/// Reads a value into its slot.
#[doc(hidden)]
#[macro_export]
macro_rules! __read {
    ($slot:ident, $cx:ident, $fields:expr) => {
        $slot.read($cx, $fields)
    };
    ($slot:ident, $cx:ident, $fields:expr, $key:literal) => {{
        struct ByKey;
        impl $crate::EntryKey for ByKey {
            const FIELD: &'static str = $key;
        }
        $slot.read_entries::<ByKey>($cx, $fields)
    }};
}

/// Returns the value of a slot after all fields are read. Adds a note if a required value is missing.
#[doc(hidden)]
#[macro_export]
macro_rules! __judge {
    (required $slot:ident, $cx:ident, $wire:literal) => {
        $slot.required($cx, $wire)
    };
    (expected $slot:ident, $cx:ident, $wire:literal) => {
        $slot.required($cx, $wire)
    };
    (required_list $slot:ident, $cx:ident, $wire:literal) => {
        $slot.required($cx, $wire)
    };
    (nullable $slot:ident, $cx:ident, $wire:literal) => {
        $slot.nullable($cx, $wire)
    };
    (given $slot:ident, $cx:ident, $wire:literal) => {
        $slot.given($cx, $wire)
    };
    (given_or_null $slot:ident, $cx:ident, $wire:literal) => {
        $slot.given_or_null()
    };
    (given_list $slot:ident, $cx:ident, $wire:literal) => {
        $slot.given($cx, $wire)
    };
    (given_map $slot:ident, $cx:ident, $wire:literal) => {
        $slot.given($cx, $wire)
    };
    (results $slot:ident, $cx:ident, $wire:literal) => {
        $slot
    };
    ($optional:ident $slot:ident, $cx:ident, $wire:literal) => {
        $slot.optional()
    };
}

/// Returns the results of a search. Adds a note for missing results only in a final response.
#[doc(hidden)]
#[macro_export]
macro_rules! __results {
    ($slot:ident, $cx:ident, $wire:literal, $status:ident [$($state:literal),*]) => {
        match $status.as_ref().map(AsRef::<str>::as_ref) {
            Some($($state)|*) => $slot.required($cx, $wire),
            _ => $slot.optional(),
        }
    };
}

/// Writes a field.
#[doc(hidden)]
#[macro_export]
macro_rules! __write {
    (expected $object:ident, $wire:literal, $value:expr) => {
        $object.optional($wire, &$value)
    };
    (optional $object:ident, $wire:literal, $value:expr) => {
        $object.optional($wire, &$value)
    };
    (given $object:ident, $wire:literal, $value:expr) => {
        $object.optional($wire, &$value)
    };
    (given_or_null $object:ident, $wire:literal, $value:expr) => {
        $object.optional($wire, &$value)
    };
    (optional_list $object:ident, $wire:literal, $value:expr) => {
        $object.list($wire, &$value)
    };
    (given_list $object:ident, $wire:literal, $value:expr) => {
        $object.list($wire, &$value)
    };
    (optional_map $object:ident, $wire:literal, $value:expr) => {
        $object.map($wire, &$value)
    };
    (given_map $object:ident, $wire:literal, $value:expr) => {
        $object.map($wire, &$value)
    };
    ($always:ident $object:ident, $wire:literal, $value:expr) => {
        $object.required($wire, &$value)
    };
}

/// Implements the function that returns a value in place of an element that could not be created.
#[doc(hidden)]
#[macro_export]
macro_rules! __placeholder {
    (indexed) => {
        fn placeholder() -> Option<Self> {
            Some(Self::default())
        }
    };
}
