// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

//! From `common.toml`.

use super::super::common::*;

wayfare_wire::new! { Price "A value with what is required; the rest is left out." {
    price: wayfare_wire::Amount => price = price;
} default { display_price } }

wayfare_wire::object! { Price {
    0 price: required "price";
    1 display_price: expected "displayPrice";
} }

wayfare_wire::new! { Coordinates "A value with what is required; the rest is left out." {
    latitude: f64 => latitude = latitude;
    longitude: f64 => longitude = longitude;
} }

wayfare_wire::object! { Coordinates {
    0 latitude: required "latitude";
    1 longitude: required "longitude";
} }

wayfare_wire::object! { DisplayPlaceType {
    0 kind: expected "type";
    1 display_name: expected "displayName";
} }

wayfare_wire::open_text!(
    PrimaryPlaceType, Unlisted; "airport" => Airport, "city" => City, "country" =>
    Country, "hotel" => Hotel, "trainstation" => Trainstation, "region" => Region,
    "touristregion" => Touristregion, "neighborhood" => Neighborhood, "landmark" =>
    Landmark, "nationalpark" => Nationalpark, "island" => Island
);
wayfare_wire::open_text!(
    SearchStatus, Unlisted; "first-phase" => FirstPhase, "second-phase" => SecondPhase,
    "complete" => Complete
);
wayfare_wire::open_text!(SortDirection, Unlisted; "asc" => Asc, "desc" => Desc);
wayfare_wire::open_text!(
    CashbackType, Unlisted; "PERCENTAGE" => Percentage, "FLAT" => Flat
);
wayfare_wire::text_id!(SearchId);
wayfare_wire::text_id!(Cluster);
wayfare_wire::query_value!(Cluster);
wayfare_wire::text_id!(ResultId);
wayfare_wire::integer_id!(PlaceId);
wayfare_wire::integer_query_value!(PlaceId);
