//! Impls for generated ids, which are opaque newtypes over [`Text`](crate::Text) or `i64`.

/// Implements the traits and methods of a string id for a newtype over [`Text`](crate::Text).
///
/// ```
/// /// The id of a leg.
/// #[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
/// pub struct LegId(specwright_core::Text);
/// specwright_core::text_id!(LegId);
///
/// assert_eq!(LegId::from("a").as_str(), "a");
/// ```
#[macro_export]
macro_rules! text_id {
    ($name:ident) => {
        impl $name {
            /// Returns the id as a string.
            pub fn as_str(&self) -> &str {
                self.0.as_str()
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                $name(text.into())
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                $name(text.into())
            }
        }

        impl From<$crate::Text> for $name {
            fn from(text: $crate::Text) -> Self {
                $name(text)
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::convert::Infallible;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Ok(Self::from(text))
            }
        }

        impl std::borrow::Borrow<str> for $name {
            fn borrow(&self) -> &str {
                self.0.as_str()
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(&self.0, f)
            }
        }

        $crate::__text!($name);

        impl $crate::Decode for $name {
            const EXPECTED: $crate::Expected = $crate::Expected::String;

            fn text(value: &str, _: &mut $crate::Cx<'_>) -> Option<Self> {
                Some($name(value.into()))
            }

            fn integer(value: i64, cx: &mut $crate::Cx<'_>) -> Option<Self> {
                <$crate::Text as $crate::Decode>::integer(value, cx).map($name)
            }
        }
    };
}

/// Implements the traits and methods of an integer id for a newtype over `i64`.
#[macro_export]
macro_rules! integer_id {
    ($name:ident) => {
        impl $name {
            /// Returns the id as a number.
            pub fn get(self) -> i64 {
                self.0
            }
        }

        impl From<i64> for $name {
            fn from(number: i64) -> Self {
                $name(number)
            }
        }

        impl From<$name> for i64 {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(&self.0, f)
            }
        }

        $crate::__integer!($name);

        impl $crate::Decode for $name {
            const EXPECTED: $crate::Expected = $crate::Expected::Integer;

            fn integer(value: i64, _: &mut $crate::Cx<'_>) -> Option<Self> {
                Some($name(value))
            }

            fn float(value: f64, cx: &mut $crate::Cx<'_>) -> Option<Self> {
                <i64 as $crate::Decode>::float(value, cx).map($name)
            }

            fn text(value: &str, cx: &mut $crate::Cx<'_>) -> Option<Self> {
                <i64 as $crate::Decode>::text(value, cx).map($name)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    #[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    struct LegId(crate::Text);
    crate::text_id!(LegId);

    #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    struct PlaceId(i64);
    crate::integer_id!(PlaceId);

    #[test]
    fn ids_round_trip() {
        assert_eq!(serde_json::to_string(&LegId::from("a")).unwrap(), "\"a\"");
        assert_eq!(serde_json::from_str::<LegId>("\"a\"").unwrap(), LegId::from("a"));
        assert_eq!(serde_json::to_string(&PlaceId::from(7)).unwrap(), "7");
        assert_eq!(serde_json::from_str::<PlaceId>("7").unwrap(), PlaceId::from(7));
        assert_eq!("7".parse::<PlaceId>().unwrap().get(), 7);
    }

    #[test]
    fn an_invalid_id_has_a_reason() {
        let error = serde_json::from_str::<PlaceId>("[]").unwrap_err();
        assert_eq!(error.to_string(), "the body: found an array, expected an integer");
    }

    #[test]
    fn text_ids_are_found_in_maps_by_str() {
        let map = std::collections::BTreeMap::from([(LegId::from("a"), 1)]);
        assert_eq!(map.get("a"), Some(&1));
    }
}
