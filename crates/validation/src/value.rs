//! Implementations that all grammars share. The code uses only the string form of a value, not its representation.

/// Implements the traits of a wire value for a type with `PATTERN`, `Display` and a
/// [`Grammar`](specwright_core::Grammar).
macro_rules! value {
    ($name:ident) => {
        impl TryFrom<&str> for $name {
            type Error = specwright_core::ValueError;

            fn try_from(text: &str) -> Result<Self, Self::Error> {
                <Self as specwright_core::Grammar>::parse(text)
            }
        }

        specwright_core::grammar!($name);
        specwright_core::query_value!($name);

        #[cfg(feature = "schemars")]
        impl schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "pattern": $name::PATTERN })
            }
        }
    };
}
