// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

//! From `common.toml`.

wayfare_wire::writer! { object PriceWriter of Price = super::super::common::Price {
    0 price: required value(wayfare_wire::Amount) "price";
    1 display_price: expected value(wayfare_wire::Text) "displayPrice";
} }

wayfare_wire::writer! { object CoordinatesWriter of Coordinates = super::super::common::Coordinates {
    0 latitude: required value(f64) "latitude";
    1 longitude: required value(f64) "longitude";
} }

wayfare_wire::writer! { object DisplayPlaceTypeWriter of DisplayPlaceType = super::super::common::DisplayPlaceType {
    0 kind: expected value(wayfare_wire::Text) "type";
    1 display_name: expected value(wayfare_wire::Text) "displayName";
} }

impl wayfare_wire::write::AnyText for super::super::common::SearchId {}

impl wayfare_wire::write::AnyText for super::super::common::Cluster {}

impl wayfare_wire::write::AnyText for super::super::common::ResultId {}

impl wayfare_wire::write::AnyInteger for super::super::common::PlaceId {}
