// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

//! From `common.toml`.

specwright_core::writer! { object PriceWriter of Price = super::super::common::Price {
    0 price: required value(specwright_core::Amount) "price";
    1 display_price: expected value(specwright_core::Text) "displayPrice";
} }

specwright_core::writer! { object CoordinatesWriter of Coordinates = super::super::common::Coordinates {
    0 latitude: required value(f64) "latitude";
    1 longitude: required value(f64) "longitude";
} }

specwright_core::writer! { object DisplayPlaceTypeWriter of DisplayPlaceType = super::super::common::DisplayPlaceType {
    0 kind: expected value(specwright_core::Text) "type";
    1 display_name: expected value(specwright_core::Text) "displayName";
} }

impl specwright_core::write::AnyText for super::super::common::SearchId {}

impl specwright_core::write::AnyText for super::super::common::Cluster {}

impl specwright_core::write::AnyText for super::super::common::ResultId {}

impl specwright_core::write::AnyInteger for super::super::common::PlaceId {}
