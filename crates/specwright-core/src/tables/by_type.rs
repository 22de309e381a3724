//! Impls for generated unions whose variants have different JSON types.

/// Implements [`Decode`](crate::Decode), `Serialize`, `Deserialize` and `From` for an enum whose variants are values.
/// The JSON type of a value determines the variant.
///
/// Each line has a variant, its JSON type, and the Rust type of the value. The JSON type is `boolean`, `number`,
/// `string`, `array`, `object`, or `text`, which is a string that `&str` and `String` convert to. If the table ends
/// with `or`, a variant and JSON types, values of these types are noted, and kept in that variant as an
/// [`UnlistedForm`](crate::UnlistedForm).
///
/// ```
/// /// A port of a container.
/// #[derive(Debug, PartialEq)]
/// pub enum Port {
///     /// The name of the port.
///     Name(specwright_core::Text),
///     /// The number of the port.
///     Number(i64),
/// }
/// specwright_core::by_type! { Port {
///     Name text(specwright_core::Text);
///     Number number(i64);
/// } }
///
/// let ports: Vec<Port> = serde_json::from_str(r#"["http", 8080]"#)?;
/// assert_eq!(ports, [Port::from("http"), Port::from(8080)]);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! by_type {
    ($name:ident { $($variant:ident $kind:ident($type:ty);)* } $(or $unlisted:ident [$($other:ident),*])?) => {
        impl $crate::Decode for $name {
            const EXPECTED: $crate::Expected =
                $crate::Expected::AnyOf(&[$(<$type as $crate::Decode>::EXPECTED),*]);

            $($crate::__read_kind!($kind $type, |value, _cx| value.map(Self::$variant));)*
            $($($crate::__read_kind!($other $crate::Json, |value, cx| {
                cx.unlisted_type(value, Self::EXPECTED).map(Self::$unlisted)
            });)*)?
        }

        $crate::__deserialize!($name);

        impl $crate::private::serde_core::Serialize for $name {
            fn serialize<S: $crate::private::serde_core::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$variant(value) => {
                        $crate::private::serde_core::Serialize::serialize(value, serializer)
                    })*
                    $(Self::$unlisted(value) => {
                        $crate::private::serde_core::Serialize::serialize(value, serializer)
                    })?
                }
            }
        }

        $($crate::__from_kind!($name $variant $kind $type);)*
    };
}

/// Defines the methods that decode values of a JSON type.
#[doc(hidden)]
#[macro_export]
macro_rules! __read_kind {
    (boolean $type:ty, $make:expr) => {
        $crate::__read_method!(boolean(bool) $type, $make);
    };
    (number $type:ty, $make:expr) => {
        $crate::__read_method!(integer(i64) $type, $make);
        $crate::__read_method!(unsigned(u64) $type, $make);
        $crate::__read_method!(float(f64) $type, $make);
    };
    (array $type:ty, $make:expr) => {
        $crate::__read_method!(list $type, $make);
    };
    (object $type:ty, $make:expr) => {
        $crate::__read_method!(object $type, $make);
    };
    ($string:ident $type:ty, $make:expr) => {
        $crate::__read_method!(text(&str) $type, $make);
    };
}

/// Defines a method that decodes a value as another type.
#[doc(hidden)]
#[macro_export]
macro_rules! __read_method {
    ($method:ident($found:ty) $type:ty, $make:expr) => {
        fn $method(value: $found, cx: &mut $crate::Cx<'_>) -> Option<Self> {
            let value = <$type as $crate::Decode>::$method(value, cx);
            let make: fn(Option<$type>, &mut $crate::Cx<'_>) -> Option<Self> = $make;
            make(value, cx)
        }
    };
    ($method:ident $type:ty, $make:expr) => {
        fn $method(cx: &mut $crate::Cx<'_>) -> Option<Self> {
            let value = <$type as $crate::Decode>::$method(cx);
            let make: fn(Option<$type>, &mut $crate::Cx<'_>) -> Option<Self> = $make;
            make(value, cx)
        }
    };
}

/// Implements conversions from the value of a variant.
#[doc(hidden)]
#[macro_export]
macro_rules! __from_kind {
    ($name:ident $variant:ident text $type:ty) => {
        impl From<&str> for $name {
            fn from(value: &str) -> Self {
                Self::$variant(value.into())
            }
        }

        impl From<String> for $name {
            fn from(value: String) -> Self {
                Self::$variant(value.into())
            }
        }

        $crate::__from_kind!($name $variant string $type);
    };
    ($name:ident $variant:ident $kind:ident $type:ty) => {
        impl From<$type> for $name {
            fn from(value: $type) -> Self {
                Self::$variant(value)
            }
        }
    };
}
