// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

//! From `common.toml`.

use super::super::common::*;

impl Price {
    /// A value with what is required; the rest is left out.
    pub fn new(price: wayfare_wire::Amount) -> Self {
        Self {
            price,
            display_price: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for Price {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["price", "displayPrice"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "price" => 0,
                    "displayPrice" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_price = wayfare_wire::Slot::default();
        let mut f_display_price = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_price.read(&mut map, cx, "price")?,
                wayfare_wire::Key::Known(_) => {
                    f_display_price.read(&mut map, cx, "displayPrice")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_price = f_price.required(cx, "price");
        let f_display_price = f_display_price.required(cx, "displayPrice");
        let Some(f_price) = f_price else { return Ok(None) };
        Ok(
            Some(Self {
                price: f_price,
                display_price: f_display_price,
            }),
        )
    }
}

wayfare_wire::__deserialize!(Price);

impl wayfare_wire::private::serde_core::Serialize for Price {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("price", &self.price);
        object.optional("displayPrice", &self.display_price);
        object.end()
    }
}

impl Coordinates {
    /// A value with what is required; the rest is left out.
    pub fn new(latitude: f64, longitude: f64) -> Self {
        Self { latitude, longitude }
    }
}

impl wayfare_wire::Decode for Coordinates {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["latitude", "longitude"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "latitude" => 0,
                    "longitude" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_latitude = wayfare_wire::Slot::default();
        let mut f_longitude = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_latitude.read(&mut map, cx, "latitude")?,
                wayfare_wire::Key::Known(_) => {
                    f_longitude.read(&mut map, cx, "longitude")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_latitude = f_latitude.required(cx, "latitude");
        let f_longitude = f_longitude.required(cx, "longitude");
        let (Some(f_latitude), Some(f_longitude)) = (f_latitude, f_longitude) else {
            return Ok(None)
        };
        Ok(
            Some(Self {
                latitude: f_latitude,
                longitude: f_longitude,
            }),
        )
    }
}

wayfare_wire::__deserialize!(Coordinates);

impl wayfare_wire::private::serde_core::Serialize for Coordinates {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("latitude", &self.latitude);
        object.required("longitude", &self.longitude);
        object.end()
    }
}

impl wayfare_wire::Decode for DisplayPlaceType {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["type", "displayName"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "type" => 0,
                    "displayName" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_kind = wayfare_wire::Slot::default();
        let mut f_display_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_kind.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Known(_) => {
                    f_display_name.read(&mut map, cx, "displayName")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_kind = f_kind.required(cx, "type");
        let f_display_name = f_display_name.required(cx, "displayName");
        Ok(
            Some(Self {
                kind: f_kind,
                display_name: f_display_name,
            }),
        )
    }
}

wayfare_wire::__deserialize!(DisplayPlaceType);

impl wayfare_wire::private::serde_core::Serialize for DisplayPlaceType {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("type", &self.kind);
        object.optional("displayName", &self.display_name);
        object.end()
    }
}

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
