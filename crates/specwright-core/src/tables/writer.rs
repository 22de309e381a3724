//! Writers for generated objects.

/// Defines the writer for an object's fields, which writes JSON without creating the object first.
///
/// Each line describes a field: its position, its method, its presence as in [`object!`](crate::object), its type, and
/// its name as it appears between quotes. The type determines how the field is written: a `value` in one call, an
/// `object`, `list` or `map` with a writer of its own, and a `part` as shared fields. The table of shared fields, which
/// are not a separate object, starts with `fields`. All other tables start with `object`.
///
/// ```
/// # use specwright_core::write::Encoded;
/// /// A leg.
/// pub struct Leg {
///     /// The id.
///     pub id: specwright_core::Text,
///     /// The stops.
///     pub stops: Vec<specwright_core::Text>,
/// }
/// specwright_core::writer! { object LegWriter of Leg = Leg {
///     0 id: required value(specwright_core::Text) "id";
///     1 stops: optional_list list(value(specwright_core::Text)) "stops";
/// } }
///
/// let leg = Encoded::<Leg>::write(|leg| {
///     leg.id(format_args!("leg-{}", 7));
///     leg.stops(|stops| stops.push("BOS"));
/// });
/// assert_eq!(leg.into_bytes()?, br#"{"id":"leg-7","stops":["BOS"]}"#);
/// # Ok::<(), specwright_core::EncodeError>(())
/// ```
///
/// | presence | of a value | of an object | of a list or map |
/// |---|---|---|---|
/// | `required` | argument | must be written | |
/// | `nullable`, `null` | argument, null if `None` | written from an argument, null if `None` | |
/// | `optional`, `expected`, `given` | argument, omitted if `None` | need not be written | |
/// | `required_list` | | | must be written, even if empty |
/// | `written_list`, `results` | | | need not be written; kept if empty |
/// | any other | | | need not be written; omitted if empty |
#[macro_export]
macro_rules! writer {
    ($what:ident $writer:ident of $name:ident = $type:path {
        $($place:literal $field:ident: $presence:ident $kind:ident($($of:tt)*) $wire:literal;)*
    }) => {
        #[doc = concat!("Writer for the fields of a [`", stringify!($name), "`](", stringify!($type), ").")]
        pub struct $writer<'o>($crate::write::ObjectWriter<'o>);

        impl $writer<'_> {
            $($crate::__write_method! { $place $field $presence $kind($($of)*) $wire })*
        }

        impl $crate::write::Described for $type {
            type Writer<'o> = $writer<'o>;
            const ALWAYS: &'static [(usize, &'static str)] =
                &[$(($place, $crate::__always!($presence $wire))),*];

            #[inline]
            fn over(object: $crate::write::ObjectWriter<'_>) -> Self::Writer<'_> {
                $writer(object)
            }

            #[inline]
            fn under(writer: Self::Writer<'_>) -> $crate::write::ObjectWriter<'_> {
                writer.0
            }
        }

        $crate::__compound!($what $type);

        impl $crate::write::Fill<$type> for $writer<'_> {
            fn fill(&mut self, _value: &$type) {
                $($crate::__fill!(self, $field, _value.$field, $presence $kind($($of)*));)*
            }
        }
    };
}

/// Implements `Compound` for objects, but not for shared fields.
#[doc(hidden)]
#[macro_export]
macro_rules! __compound {
    (fields $type:path) => {};
    (object $type:path) => {
        impl $crate::write::Compound for $type {
            type Writer<'o> = <$type as $crate::write::Described>::Writer<'o>;

            #[inline]
            fn begin(out: &mut $crate::write::Out) -> Self::Writer<'_> {
                $crate::write::ObjectWriter::begin::<Self>(out)
            }

            #[inline]
            fn end(writer: Self::Writer<'_>) {
                $crate::write::ObjectWriter::end::<Self>(writer);
            }
        }
    };
}

/// Expands to the type that is written.
#[doc(hidden)]
#[macro_export]
macro_rules! __written {
    (value($type:ty)) => { $type };
    (object($type:ty)) => { $type };
    (list($kind:ident($($of:tt)*))) => { Vec<$crate::__written!($kind($($of)*))> };
    (map($key:ty, $kind:ident($($of:tt)*))) => {
        std::collections::BTreeMap<$key, $crate::__written!($kind($($of)*))>
    };
}

/// Defines the method of a field.
#[doc(hidden)]
#[macro_export]
macro_rules! __write_method {
    ($place:literal $field:ident $presence:ident part($type:ty) $wire:literal) => {
        #[doc = "Writes shared fields."]
        pub fn $field(&mut self, fill: impl FnOnce(&mut <$type as $crate::write::Described>::Writer<'_>)) {
            self.0.part::<$type>($place, $wire, fill);
        }
    };
    ($place:literal $field:ident required value($type:ty) $wire:literal) => {
        $crate::__value_method!($place $field $type, required(impl $crate::write::WriteAs<$type>) $wire);
    };
    ($place:literal $field:ident nullable value($type:ty) $wire:literal) => {
        $crate::__value_method!($place $field $type, nullable(Option<impl $crate::write::WriteAs<$type>>) $wire);
    };
    ($place:literal $field:ident null value($type:ty) $wire:literal) => {
        $crate::__value_method!($place $field $type, nullable(Option<impl $crate::write::WriteAs<$type>>) $wire);
    };
    ($place:literal $field:ident $presence:ident value($type:ty) $wire:literal) => {
        $crate::__value_method!($place $field $type, optional(Option<impl $crate::write::WriteAs<$type>>) $wire);
    };
    ($place:literal $field:ident nullable object($type:ty) $wire:literal) => {
        #[doc = concat!("Writes `", $wire, "`.")]
        #[inline]
        pub fn $field<V>(
            &mut self,
            value: Option<V>,
            fill: impl FnOnce(&mut <$type as $crate::write::Described>::Writer<'_>, V),
        ) {
            self.0.nullable_compound::<$type, V>($place, $crate::__named!($wire), value, fill);
        }
    };
    ($place:literal $field:ident null object($type:ty) $wire:literal) => {
        $crate::__write_method! { $place $field nullable object($type) $wire }
    };
    ($place:literal $field:ident $presence:ident object($type:ty) $wire:literal) => {
        $crate::__compound_method!($place $field compound <$type as $crate::write::Compound> $wire);
    };
    ($place:literal $field:ident required_list $kind:ident($($of:tt)*) $wire:literal) => {
        $crate::__compound_method!(
            $place $field compound <$crate::__written!($kind($($of)*)) as $crate::write::Compound> $wire
        );
    };
    ($place:literal $field:ident written_list $kind:ident($($of:tt)*) $wire:literal) => {
        $crate::__write_method! { $place $field required_list $kind($($of)*) $wire }
    };
    ($place:literal $field:ident results $kind:ident($($of:tt)*) $wire:literal) => {
        $crate::__write_method! { $place $field required_list $kind($($of)*) $wire }
    };
    ($place:literal $field:ident $presence:ident $kind:ident($($of:tt)*) $wire:literal) => {
        $crate::__compound_method!(
            $place $field unless_empty <$crate::__written!($kind($($of)*)) as $crate::write::Compound> $wire
        );
    };
}

/// Defines the method of a field that is written in one call.
#[doc(hidden)]
#[macro_export]
macro_rules! __value_method {
    ($place:literal $field:ident $type:ty, $write:ident($value:ty) $wire:literal) => {
        #[doc = concat!("Writes `", $wire, "`.")]
        #[inline]
        pub fn $field(&mut self, value: $value) {
            self.0.$write::<$type>($place, $crate::__named!($wire), value);
        }
    };
}

/// Defines the method of a field that is written part by part.
#[doc(hidden)]
#[macro_export]
macro_rules! __compound_method {
    ($place:literal $field:ident $write:ident <$type:ty as $compound:path> $wire:literal) => {
        #[doc = concat!("Writes `", $wire, "`.")]
        #[inline]
        pub fn $field(&mut self, fill: impl FnOnce(&mut <$type as $compound>::Writer<'_>)) {
            self.0.$write::<$type>($place, $crate::__named!($wire), fill);
        }
    };
}

/// Expands to a name, including its quotes and colon.
#[doc(hidden)]
#[macro_export]
macro_rules! __named {
    ($wire:literal) => {
        concat!('"', $wire, "\":")
    };
}

/// Expands to the name of a field that is always written, or to an empty name for other fields.
#[doc(hidden)]
#[macro_export]
macro_rules! __always {
    (required $wire:literal) => {
        $wire
    };
    (nullable $wire:literal) => {
        $wire
    };
    (null $wire:literal) => {
        $wire
    };
    (required_list $wire:literal) => {
        $wire
    };
    ($presence:ident $wire:literal) => {
        ""
    };
}

/// Writes a field from the owned value.
#[doc(hidden)]
#[macro_export]
macro_rules! __fill {
    ($writer:ident, $field:ident, $value:expr, $presence:ident part($type:ty)) => {
        $writer.$field(|part| $crate::write::Fill::fill(part, &$value))
    };
    ($writer:ident, $field:ident, $value:expr, required value($type:ty)) => {
        $writer.$field(&$value)
    };
    ($writer:ident, $field:ident, $value:expr, $presence:ident value($type:ty)) => {
        $writer.$field($value.as_ref())
    };
    ($writer:ident, $field:ident, $value:expr, required object($type:ty)) => {
        $writer.$field(|object| $crate::write::Fill::fill(object, &$value))
    };
    ($writer:ident, $field:ident, $value:expr, nullable object($type:ty)) => {
        $writer.$field($value.as_ref(), |object, value| $crate::write::Fill::fill(object, value))
    };
    ($writer:ident, $field:ident, $value:expr, null object($type:ty)) => {
        $crate::__fill!($writer, $field, $value, nullable object($type))
    };
    ($writer:ident, $field:ident, $value:expr, $presence:ident object($type:ty)) => {
        if let Some(value) = &$value {
            $writer.$field(|object| $crate::write::Fill::fill(object, value));
        }
    };
    ($writer:ident, $field:ident, $value:expr, $presence:ident $kind:ident($($of:tt)*)) => {
        $writer.$field(|parts| $crate::__fill_parts!(parts, &$value, $kind($($of)*)))
    };
}

/// Writes the contents of a list, map or object.
#[doc(hidden)]
#[macro_export]
macro_rules! __fill_parts {
    ($parts:ident, $values:expr, object($type:ty)) => {
        $crate::write::Fill::fill($parts, $values)
    };
    ($list:ident, $values:expr, list(value($type:ty))) => {
        $list.extend($values)
    };
    ($list:ident, $values:expr, list($kind:ident($($of:tt)*))) => {
        for value in $values {
            $list.item(|parts| $crate::__fill_parts!(parts, value, $kind($($of)*)));
        }
    };
    ($map:ident, $values:expr, map($key:ty, value($type:ty))) => {
        for (key, value) in $values {
            $map.insert(key, value);
        }
    };
    ($map:ident, $values:expr, map($key:ty, $kind:ident($($of:tt)*))) => {
        for (key, value) in $values {
            $map.entry(key, |parts| $crate::__fill_parts!(parts, value, $kind($($of)*)));
        }
    };
}
