//! Implementations that grammars share. `value!` uses only the string form of a value, not its representation.

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

/// Implements access to the integers that a type stores in field 0, and its string form with a separator.
macro_rules! integers {
    ($name:ident, $separator:literal) => {
        impl $name {
            /// Returns the integers as a slice.
            pub fn as_slice(&self) -> &[i64] {
                &self.0
            }

            /// Returns an iterator over the integers.
            pub fn iter(&self) -> std::slice::Iter<'_, i64> {
                self.0.iter()
            }
        }

        impl<'a> IntoIterator for &'a $name {
            type Item = &'a i64;
            type IntoIter = std::slice::Iter<'a, i64>;

            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        #[doc = concat!("Writes the integers, separated by `", $separator, "`.")]
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                for (index, integer) in self.iter().enumerate() {
                    if index > 0 {
                        f.write_str($separator)?;
                    }
                    integer.fmt(f)?;
                }
                Ok(())
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}
