// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

//! From `common.toml`.

use super::super::common::*;

specwright_core::new! { Price "Creates a value with the required fields; the others are absent." {
    price: specwright_core::Amount => price = price;
} default { display_price } }

specwright_core::object! { Price {
    0 price: required "price";
    1 display_price: expected "displayPrice";
} }

specwright_core::new! { Coordinates "Creates a value with the required fields; the others are absent." {
    latitude: f64 => latitude = latitude;
    longitude: f64 => longitude = longitude;
} }

specwright_core::object! { Coordinates {
    0 latitude: required "latitude";
    1 longitude: required "longitude";
} }

specwright_core::object! { DisplayPlaceType {
    0 kind: expected "type";
    1 display_name: expected "displayName";
} }

specwright_core::open_text!(
    PrimaryPlaceType, Unlisted; "airport" => Airport, "city" => City, "country" =>
    Country, "hotel" => Hotel, "trainstation" => Trainstation, "region" => Region,
    "touristregion" => Touristregion, "neighborhood" => Neighborhood, "landmark" =>
    Landmark, "nationalpark" => Nationalpark, "island" => Island
);
specwright_core::open_text!(
    SearchStatus, Unlisted; "first-phase" => FirstPhase, "second-phase" => SecondPhase,
    "complete" => Complete
);
specwright_core::open_text!(SortDirection, Unlisted; "asc" => Asc, "desc" => Desc);
specwright_core::open_text!(
    CashbackType, Unlisted; "PERCENTAGE" => Percentage, "FLAT" => Flat
);
specwright_core::text_id!(SearchId);
specwright_core::text_id!(Cluster);
specwright_core::query_value!(Cluster);
specwright_core::text_id!(ResultId);
specwright_core::integer_id!(PlaceId);
specwright_core::integer_query_value!(PlaceId);
