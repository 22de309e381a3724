// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! From `feeds.toml`.

use super::super::feeds::*;

impl ConstantsQuery {
    /// Sets `types`.
    #[must_use]
    pub fn with_types(mut self, types: wayfare_wire::CommaList<ConstantType>) -> Self {
        self.types = Some(types);
        self
    }
    /// Sets `languageCode`.
    #[must_use]
    pub fn with_language_code(
        mut self,
        language_code: super::super::common::LanguageCode,
    ) -> Self {
        self.language_code = Some(language_code);
        self
    }
    /// `languageCode`, or its default.
    pub fn language_code_or_default(
        &self,
    ) -> Option<super::super::common::LanguageCode> {
        match &self.language_code {
            Some(value) => Some(value.to_owned()),
            None => {
                <super::super::common::LanguageCode as std::str::FromStr>::from_str("EN")
                    .ok()
            }
        }
    }
}

impl ConstantsQuery {
    /// The wire name of `types`.
    pub const TYPES: &'static str = "types";
    /// The wire name of `language_code`.
    pub const LANGUAGE_CODE: &'static str = "languageCode";
}

impl wayfare_wire::query::Query for ConstantsQuery {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        out.optional("types", &self.types);
        out.optional("languageCode", &self.language_code);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_types = input.optional("types");
        let f_language_code = input.optional("languageCode");
        Some(Self {
            types: f_types,
            language_code: f_language_code,
        })
    }
}

impl wayfare_validation::Validate for ConstantsQuery {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        _out: &mut wayfare_validation::Violations,
    ) {}
}

impl HotelFeedQuery {
    /// Sets `lastId`.
    #[must_use]
    pub fn with_last_id(
        mut self,
        last_id: impl Into<super::super::autocomplete::HotelId>,
    ) -> Self {
        self.last_id = Some(last_id.into());
        self
    }
    /// Sets `pageSize`.
    #[must_use]
    pub fn with_page_size(mut self, page_size: i64) -> Self {
        self.page_size = Some(page_size);
        self
    }
    /// `pageSize`, or its default.
    pub fn page_size_or_default(&self) -> i64 {
        self.page_size
            .unwrap_or(wayfare_validation::limits::FEED_DEFAULT_PAGE_SIZE as i64)
    }
}

impl HotelFeedQuery {
    /// The wire name of `last_id`.
    pub const LAST_ID: &'static str = "lastId";
    /// The wire name of `page_size`.
    pub const PAGE_SIZE: &'static str = "pageSize";
}

impl wayfare_wire::query::Query for HotelFeedQuery {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        out.optional("lastId", &self.last_id);
        out.optional("pageSize", &self.page_size);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_last_id = input.optional("lastId");
        let f_page_size = input.optional("pageSize");
        Some(Self {
            last_id: f_last_id,
            page_size: f_page_size,
        })
    }
}

impl wayfare_validation::Validate for HotelFeedQuery {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        let at = &wayfare_wire::Path::QUERY;
        if let Some(value) = &self.page_size {
            let at = &at.field("pageSize");
            wayfare_validation::check::integer_range(
                at,
                *value,
                Some(1),
                Some(wayfare_validation::limits::FEED_PAGE_SIZE as i64),
                out,
            );
        }
    }
}

impl PlaceFeedQuery {
    /// Sets `lastId`.
    #[must_use]
    pub fn with_last_id(
        mut self,
        last_id: impl Into<super::super::common::PlaceId>,
    ) -> Self {
        self.last_id = Some(last_id.into());
        self
    }
    /// Sets `pageSize`.
    #[must_use]
    pub fn with_page_size(mut self, page_size: i64) -> Self {
        self.page_size = Some(page_size);
        self
    }
    /// `pageSize`, or its default.
    pub fn page_size_or_default(&self) -> i64 {
        self.page_size
            .unwrap_or(wayfare_validation::limits::FEED_DEFAULT_PAGE_SIZE as i64)
    }
}

impl PlaceFeedQuery {
    /// The wire name of `last_id`.
    pub const LAST_ID: &'static str = "lastId";
    /// The wire name of `page_size`.
    pub const PAGE_SIZE: &'static str = "pageSize";
}

impl wayfare_wire::query::Query for PlaceFeedQuery {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        out.optional("lastId", &self.last_id);
        out.optional("pageSize", &self.page_size);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_last_id = input.optional("lastId");
        let f_page_size = input.optional("pageSize");
        Some(Self {
            last_id: f_last_id,
            page_size: f_page_size,
        })
    }
}

impl wayfare_validation::Validate for PlaceFeedQuery {
    fn check(
        &self,
        _at: &wayfare_wire::Path<'_>,
        out: &mut wayfare_validation::Violations,
    ) {
        let at = &wayfare_wire::Path::QUERY;
        if let Some(value) = &self.page_size {
            let at = &at.field("pageSize");
            wayfare_validation::check::integer_range(
                at,
                *value,
                Some(1),
                Some(wayfare_validation::limits::FEED_PAGE_SIZE as i64),
                out,
            );
        }
    }
}

impl Constant {
    /// A value with what is required; the rest is left out.
    pub fn new(kind: ConstantType, id: i64, name: impl Into<String>) -> Self {
        Self {
            kind,
            id,
            name: name.into(),
        }
    }
}

impl wayfare_wire::Decode for Constant {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["type", "id", "name"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "type" => 0,
                    "id" => 1,
                    "name" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_kind = wayfare_wire::Slot::default();
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_kind.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Known(1) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(_) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_kind = f_kind.required(cx, "type");
        let f_id = f_id.required(cx, "id");
        let f_name = f_name.required(cx, "name");
        let (Some(f_kind), Some(f_id), Some(f_name)) = (f_kind, f_id, f_name) else {
            return Ok(None)
        };
        Ok(
            Some(Self {
                kind: f_kind,
                id: f_id,
                name: f_name,
            }),
        )
    }
}

wayfare_wire::__deserialize!(Constant);

impl wayfare_wire::private::serde_core::Serialize for Constant {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer)?;
        object.required("type", &self.kind)?;
        object.required("id", &self.id)?;
        object.required("name", &self.name)?;
        object.end()
    }
}

impl HotelFeedRecord {
    /// A value with what is required; the rest is left out.
    pub fn new(
        id: impl Into<super::super::autocomplete::HotelId>,
        key: impl Into<super::super::autocomplete::EntityKeyText>,
    ) -> Self {
        Self {
            id: id.into(),
            key: key.into(),
            name: Default::default(),
            address: Default::default(),
            hotel_country_code: Default::default(),
            latitude: Default::default(),
            longitude: Default::default(),
            star_rating: Default::default(),
            is_self_rated: Default::default(),
            property_type: Default::default(),
            chain: Default::default(),
            themes: Default::default(),
            features: Default::default(),
            guest_rating: Default::default(),
            number_of_reviews: Default::default(),
            place_id: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for HotelFeedRecord {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "id",
            "key",
            "name",
            "address",
            "hotelCountryCode",
            "latitude",
            "longitude",
            "starRating",
            "isSelfRated",
            "propertyType",
            "chain",
            "themes",
            "features",
            "guestRating",
            "numberOfReviews",
            "placeId",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "key" => 1,
                    "name" => 2,
                    "address" => 3,
                    "hotelCountryCode" => 4,
                    "latitude" => 5,
                    "longitude" => 6,
                    "starRating" => 7,
                    "isSelfRated" => 8,
                    "propertyType" => 9,
                    "chain" => 10,
                    "themes" => 11,
                    "features" => 12,
                    "guestRating" => 13,
                    "numberOfReviews" => 14,
                    "placeId" => 15,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_address = wayfare_wire::Slot::default();
        let mut f_hotel_country_code = wayfare_wire::Slot::default();
        let mut f_latitude = wayfare_wire::Slot::default();
        let mut f_longitude = wayfare_wire::Slot::default();
        let mut f_star_rating = wayfare_wire::Slot::default();
        let mut f_is_self_rated = wayfare_wire::Slot::default();
        let mut f_property_type = wayfare_wire::Slot::default();
        let mut f_chain = wayfare_wire::Slot::default();
        let mut f_themes = wayfare_wire::Slot::default();
        let mut f_features = wayfare_wire::Slot::default();
        let mut f_guest_rating = wayfare_wire::Slot::default();
        let mut f_number_of_reviews = wayfare_wire::Slot::default();
        let mut f_place_id = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(1) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(2) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(3) => f_address.read(&mut map, cx, "address")?,
                wayfare_wire::Key::Known(4) => {
                    f_hotel_country_code.read(&mut map, cx, "hotelCountryCode")?
                }
                wayfare_wire::Key::Known(5) => f_latitude.read(&mut map, cx, "latitude")?,
                wayfare_wire::Key::Known(6) => {
                    f_longitude.read(&mut map, cx, "longitude")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_star_rating.read(&mut map, cx, "starRating")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_is_self_rated.read(&mut map, cx, "isSelfRated")?
                }
                wayfare_wire::Key::Known(9) => {
                    f_property_type.read(&mut map, cx, "propertyType")?
                }
                wayfare_wire::Key::Known(10) => f_chain.read(&mut map, cx, "chain")?,
                wayfare_wire::Key::Known(11) => f_themes.read(&mut map, cx, "themes")?,
                wayfare_wire::Key::Known(12) => {
                    f_features.read(&mut map, cx, "features")?
                }
                wayfare_wire::Key::Known(13) => {
                    f_guest_rating.read(&mut map, cx, "guestRating")?
                }
                wayfare_wire::Key::Known(14) => {
                    f_number_of_reviews.read(&mut map, cx, "numberOfReviews")?
                }
                wayfare_wire::Key::Known(_) => f_place_id.read(&mut map, cx, "placeId")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let f_key = f_key.required(cx, "key");
        let (Some(f_id), Some(f_key)) = (f_id, f_key) else { return Ok(None) };
        Ok(
            Some(Self {
                id: f_id,
                key: f_key,
                name: f_name.optional(),
                address: f_address.optional(),
                hotel_country_code: f_hotel_country_code.optional(),
                latitude: f_latitude.optional(),
                longitude: f_longitude.optional(),
                star_rating: f_star_rating.optional(),
                is_self_rated: f_is_self_rated.optional(),
                property_type: f_property_type.optional(),
                chain: f_chain.optional(),
                themes: f_themes.optional().unwrap_or_default(),
                features: f_features.optional().unwrap_or_default(),
                guest_rating: f_guest_rating.optional(),
                number_of_reviews: f_number_of_reviews.optional(),
                place_id: f_place_id.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelFeedRecord);

impl wayfare_wire::private::serde_core::Serialize for HotelFeedRecord {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer)?;
        object.required("id", &self.id)?;
        object.required("key", &self.key)?;
        object.optional("name", &self.name)?;
        object.optional("address", &self.address)?;
        object.optional("hotelCountryCode", &self.hotel_country_code)?;
        object.optional("latitude", &self.latitude)?;
        object.optional("longitude", &self.longitude)?;
        object.optional("starRating", &self.star_rating)?;
        object.optional("isSelfRated", &self.is_self_rated)?;
        object.optional("propertyType", &self.property_type)?;
        object.optional("chain", &self.chain)?;
        object.list("themes", &self.themes)?;
        object.list("features", &self.features)?;
        object.optional("guestRating", &self.guest_rating)?;
        object.optional("numberOfReviews", &self.number_of_reviews)?;
        object.optional("placeId", &self.place_id)?;
        object.end()
    }
}

impl PlaceFeedRecord {
    /// A value with what is required; the rest is left out.
    pub fn new(
        id: impl Into<super::super::common::PlaceId>,
        key: impl Into<super::super::autocomplete::EntityKeyText>,
    ) -> Self {
        Self {
            id: id.into(),
            key: key.into(),
            primary_place_type: Default::default(),
            name: Default::default(),
            full_name: Default::default(),
            country_code: Default::default(),
            latitude: Default::default(),
            longitude: Default::default(),
            iata_code: Default::default(),
            parent_id: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for PlaceFeedRecord {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "id",
            "key",
            "primaryPlaceType",
            "name",
            "fullName",
            "countryCode",
            "latitude",
            "longitude",
            "iataCode",
            "parentId",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "key" => 1,
                    "primaryPlaceType" => 2,
                    "name" => 3,
                    "fullName" => 4,
                    "countryCode" => 5,
                    "latitude" => 6,
                    "longitude" => 7,
                    "iataCode" => 8,
                    "parentId" => 9,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_key = wayfare_wire::Slot::default();
        let mut f_primary_place_type = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_full_name = wayfare_wire::Slot::default();
        let mut f_country_code = wayfare_wire::Slot::default();
        let mut f_latitude = wayfare_wire::Slot::default();
        let mut f_longitude = wayfare_wire::Slot::default();
        let mut f_iata_code = wayfare_wire::Slot::default();
        let mut f_parent_id = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(1) => f_key.read(&mut map, cx, "key")?,
                wayfare_wire::Key::Known(2) => {
                    f_primary_place_type.read(&mut map, cx, "primaryPlaceType")?
                }
                wayfare_wire::Key::Known(3) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(4) => {
                    f_full_name.read(&mut map, cx, "fullName")?
                }
                wayfare_wire::Key::Known(5) => {
                    f_country_code.read(&mut map, cx, "countryCode")?
                }
                wayfare_wire::Key::Known(6) => f_latitude.read(&mut map, cx, "latitude")?,
                wayfare_wire::Key::Known(7) => {
                    f_longitude.read(&mut map, cx, "longitude")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_iata_code.read(&mut map, cx, "iataCode")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_parent_id.read(&mut map, cx, "parentId")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let f_key = f_key.required(cx, "key");
        let (Some(f_id), Some(f_key)) = (f_id, f_key) else { return Ok(None) };
        Ok(
            Some(Self {
                id: f_id,
                key: f_key,
                primary_place_type: f_primary_place_type.optional(),
                name: f_name.optional(),
                full_name: f_full_name.optional(),
                country_code: f_country_code.optional(),
                latitude: f_latitude.optional(),
                longitude: f_longitude.optional(),
                iata_code: f_iata_code.optional(),
                parent_id: f_parent_id.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(PlaceFeedRecord);

impl wayfare_wire::private::serde_core::Serialize for PlaceFeedRecord {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer)?;
        object.required("id", &self.id)?;
        object.required("key", &self.key)?;
        object.optional("primaryPlaceType", &self.primary_place_type)?;
        object.optional("name", &self.name)?;
        object.optional("fullName", &self.full_name)?;
        object.optional("countryCode", &self.country_code)?;
        object.optional("latitude", &self.latitude)?;
        object.optional("longitude", &self.longitude)?;
        object.optional("iataCode", &self.iata_code)?;
        object.optional("parentId", &self.parent_id)?;
        object.end()
    }
}

wayfare_wire::open_text!(
    ConstantType, Unlisted; "facility" => Facility, "property" => Property, "placeType"
    => PlaceType, "theme" => Theme, "chain" => Chain, "imageTag" => ImageTag
);
wayfare_wire::query_value!(ConstantType);
