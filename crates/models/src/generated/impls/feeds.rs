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
    /// Sets `languageCode`.
    #[must_use]
    pub fn with_language_code(
        mut self,
        language_code: super::super::common::LanguageCode,
    ) -> Self {
        self.language_code = Some(language_code);
        self
    }
    /// Sets `countryCode`.
    #[must_use]
    pub fn with_country_code(
        mut self,
        country_code: super::super::common::CountryCode,
    ) -> Self {
        self.country_code = Some(country_code);
        self
    }
    /// Sets `lastUpdated`.
    #[must_use]
    pub fn with_last_updated(mut self, last_updated: wayfare_wire::Date) -> Self {
        self.last_updated = Some(last_updated);
        self
    }
    /// Sets `propertyTypeIds`.
    #[must_use]
    pub fn with_property_type_ids(
        mut self,
        property_type_ids: wayfare_wire::CommaList<i64>,
    ) -> Self {
        self.property_type_ids = Some(property_type_ids);
        self
    }
    /// `lastId`, or its default.
    pub fn last_id_or_default(&self) -> super::super::autocomplete::HotelId {
        self.last_id.unwrap_or_else(|| super::super::autocomplete::HotelId::from(0))
    }
    /// `pageSize`, or its default.
    pub fn page_size_or_default(&self) -> i64 {
        self.page_size
            .unwrap_or(wayfare_validation::limits::HOTEL_FEED_DEFAULT_PAGE_SIZE as i64)
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

impl HotelFeedQuery {
    /// The wire name of `last_id`.
    pub const LAST_ID: &'static str = "lastId";
    /// The wire name of `page_size`.
    pub const PAGE_SIZE: &'static str = "pageSize";
    /// The wire name of `language_code`.
    pub const LANGUAGE_CODE: &'static str = "languageCode";
    /// The wire name of `country_code`.
    pub const COUNTRY_CODE: &'static str = "countryCode";
    /// The wire name of `last_updated`.
    pub const LAST_UPDATED: &'static str = "lastUpdated";
    /// The wire name of `property_type_ids`.
    pub const PROPERTY_TYPE_IDS: &'static str = "propertyTypeIds";
}

impl wayfare_wire::query::Query for HotelFeedQuery {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        out.optional("lastId", &self.last_id);
        out.optional("pageSize", &self.page_size);
        out.optional("languageCode", &self.language_code);
        out.optional("countryCode", &self.country_code);
        out.optional("lastUpdated", &self.last_updated);
        out.optional("propertyTypeIds", &self.property_type_ids);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_last_id = input.optional("lastId");
        let f_page_size = input.optional("pageSize");
        let f_language_code = input.optional("languageCode");
        let f_country_code = input.optional("countryCode");
        let f_last_updated = input.optional("lastUpdated");
        let f_property_type_ids = input.optional("propertyTypeIds");
        Some(Self {
            last_id: f_last_id,
            page_size: f_page_size,
            language_code: f_language_code,
            country_code: f_country_code,
            last_updated: f_last_updated,
            property_type_ids: f_property_type_ids,
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
    /// Sets `languageCode`.
    #[must_use]
    pub fn with_language_code(
        mut self,
        language_code: super::super::common::LanguageCode,
    ) -> Self {
        self.language_code = Some(language_code);
        self
    }
    /// Sets `countryCode`.
    #[must_use]
    pub fn with_country_code(
        mut self,
        country_code: super::super::common::CountryCode,
    ) -> Self {
        self.country_code = Some(country_code);
        self
    }
    /// `lastId`, or its default.
    pub fn last_id_or_default(&self) -> super::super::common::PlaceId {
        self.last_id.unwrap_or_else(|| super::super::common::PlaceId::from(0))
    }
    /// `pageSize`, or its default.
    pub fn page_size_or_default(&self) -> i64 {
        self.page_size
            .unwrap_or(wayfare_validation::limits::PLACE_FEED_DEFAULT_PAGE_SIZE as i64)
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

impl PlaceFeedQuery {
    /// The wire name of `last_id`.
    pub const LAST_ID: &'static str = "lastId";
    /// The wire name of `page_size`.
    pub const PAGE_SIZE: &'static str = "pageSize";
    /// The wire name of `language_code`.
    pub const LANGUAGE_CODE: &'static str = "languageCode";
    /// The wire name of `country_code`.
    pub const COUNTRY_CODE: &'static str = "countryCode";
}

impl wayfare_wire::query::Query for PlaceFeedQuery {
    fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
        out.optional("lastId", &self.last_id);
        out.optional("pageSize", &self.page_size);
        out.optional("languageCode", &self.language_code);
        out.optional("countryCode", &self.country_code);
    }
    fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
        let f_last_id = input.optional("lastId");
        let f_page_size = input.optional("pageSize");
        let f_language_code = input.optional("languageCode");
        let f_country_code = input.optional("countryCode");
        Some(Self {
            last_id: f_last_id,
            page_size: f_page_size,
            language_code: f_language_code,
            country_code: f_country_code,
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

impl wayfare_wire::Decode for Constants {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "facility",
            "theme",
            "placeType",
            "property",
            "propertyType",
            "chain",
            "imageTag",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "facility" => 0,
                    "theme" => 1,
                    "placeType" => 2,
                    "property" => 3,
                    "propertyType" => 4,
                    "chain" => 5,
                    "imageTag" => 6,
                    _ => return None,
                },
            )
        }
        let mut f_facility = wayfare_wire::Slot::default();
        let mut f_theme = wayfare_wire::Slot::default();
        let mut f_place_type = wayfare_wire::Slot::default();
        let mut f_property = wayfare_wire::Slot::default();
        let mut f_chain = wayfare_wire::Slot::default();
        let mut f_image_tag = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_facility.read(&mut map, cx, "facility")?,
                wayfare_wire::Key::Known(1) => f_theme.read(&mut map, cx, "theme")?,
                wayfare_wire::Key::Known(2) => {
                    f_place_type.read(&mut map, cx, "placeType")?
                }
                wayfare_wire::Key::Known(3) => f_property.read(&mut map, cx, "property")?,
                wayfare_wire::Key::Known(4) => {
                    f_property.read(&mut map, cx, "propertyType")?
                }
                wayfare_wire::Key::Known(5) => f_chain.read(&mut map, cx, "chain")?,
                wayfare_wire::Key::Known(_) => {
                    f_image_tag.read(&mut map, cx, "imageTag")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                facility: f_facility.optional(),
                theme: f_theme.optional().unwrap_or_default(),
                place_type: f_place_type.optional().unwrap_or_default(),
                property: f_property.optional().unwrap_or_default(),
                chain: f_chain.optional().unwrap_or_default(),
                image_tag: f_image_tag.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(Constants);

impl wayfare_wire::private::serde_core::Serialize for Constants {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("facility", &self.facility);
        object.list("theme", &self.theme);
        object.list("placeType", &self.place_type);
        object.list("property", &self.property);
        object.list("chain", &self.chain);
        object.list("imageTag", &self.image_tag);
        object.end()
    }
}

impl Constant {
    /// A value with what is required; the rest is left out.
    pub fn new(id: i64, name: impl Into<String>) -> Self {
        Self { id, name: name.into() }
    }
}

impl wayfare_wire::Decode for Constant {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["id", "name"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "name" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(_) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let f_name = f_name.required(cx, "name");
        let (Some(f_id), Some(f_name)) = (f_id, f_name) else { return Ok(None) };
        Ok(Some(Self { id: f_id, name: f_name }))
    }
}

wayfare_wire::__deserialize!(Constant);

impl wayfare_wire::private::serde_core::Serialize for Constant {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("id", &self.id);
        object.required("name", &self.name);
        object.end()
    }
}

impl ChainConstant {
    /// A value with what is required; the rest is left out.
    pub fn new(id: i64, name: impl Into<String>) -> Self {
        Self {
            id,
            name: name.into(),
            parent_id: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for ChainConstant {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["id", "name", "parentId"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "name" => 1,
                    "parentId" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_parent_id = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(1) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(_) => {
                    f_parent_id.read(&mut map, cx, "parentId")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let f_name = f_name.required(cx, "name");
        let (Some(f_id), Some(f_name)) = (f_id, f_name) else { return Ok(None) };
        Ok(
            Some(Self {
                id: f_id,
                name: f_name,
                parent_id: f_parent_id.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(ChainConstant);

impl wayfare_wire::private::serde_core::Serialize for ChainConstant {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("id", &self.id);
        object.required("name", &self.name);
        object.optional("parentId", &self.parent_id);
        object.end()
    }
}

impl wayfare_wire::Decode for FacilityConstants {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["features", "tags"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "features" => 0,
                    "tags" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_features = wayfare_wire::Slot::default();
        let mut f_tags = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_features.read(&mut map, cx, "features")?,
                wayfare_wire::Key::Known(_) => f_tags.read(&mut map, cx, "tags")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        Ok(
            Some(Self {
                features: f_features.optional().unwrap_or_default(),
                tags: f_tags.optional().unwrap_or_default(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FacilityConstants);

impl wayfare_wire::private::serde_core::Serialize for FacilityConstants {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.list("features", &self.features);
        object.list("tags", &self.tags);
        object.end()
    }
}

impl FeatureConstant {
    /// A value with what is required; the rest is left out.
    pub fn new(
        id: impl Into<super::super::hotels::FeatureId>,
        name: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            scope: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for FeatureConstant {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["id", "name", "type"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "name" => 1,
                    "type" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_scope = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(1) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(_) => f_scope.read(&mut map, cx, "type")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let f_name = f_name.required(cx, "name");
        let (Some(f_id), Some(f_name)) = (f_id, f_name) else { return Ok(None) };
        Ok(
            Some(Self {
                id: f_id,
                name: f_name,
                scope: f_scope.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(FeatureConstant);

impl wayfare_wire::private::serde_core::Serialize for FeatureConstant {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("id", &self.id);
        object.required("name", &self.name);
        object.optional("type", &self.scope);
        object.end()
    }
}

impl FeatureTagConstant {
    /// A value with what is required; the rest is left out.
    pub fn new(id: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
        }
    }
}

impl wayfare_wire::Decode for FeatureTagConstant {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["id", "name"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "id" => 0,
                    "name" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_id = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_id.read(&mut map, cx, "id")?,
                wayfare_wire::Key::Known(_) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_id = f_id.required(cx, "id");
        let f_name = f_name.required(cx, "name");
        let (Some(f_id), Some(f_name)) = (f_id, f_name) else { return Ok(None) };
        Ok(Some(Self { id: f_id, name: f_name }))
    }
}

wayfare_wire::__deserialize!(FeatureTagConstant);

impl wayfare_wire::private::serde_core::Serialize for FeatureTagConstant {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("id", &self.id);
        object.required("name", &self.name);
        object.end()
    }
}

impl HotelFeedRecord {
    /// A value with what is required; the rest is left out.
    pub fn new(hotel_id: impl Into<super::super::autocomplete::HotelId>) -> Self {
        Self {
            hotel_id: hotel_id.into(),
            hotel_name: Default::default(),
            property_type_id: Default::default(),
            location: Default::default(),
            star_rating: Default::default(),
            min_rate: Default::default(),
            popularity: Default::default(),
            overall_rating: Default::default(),
            number_of_reviews: Default::default(),
            themes: Default::default(),
            facilities: Default::default(),
            check_in: Default::default(),
            check_out: Default::default(),
            chain_id: Default::default(),
            iata_code: Default::default(),
            date_created: Default::default(),
            last_updated: Default::default(),
            images: Default::default(),
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
            "hotelId",
            "hotelName",
            "propertyTypeId",
            "location",
            "starRating",
            "minRate",
            "popularity",
            "overallRating",
            "numberOfReviews",
            "themes",
            "facilities",
            "checkIn",
            "checkOut",
            "chainId",
            "iataCode",
            "dateCreated",
            "lastUpdated",
            "images",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "hotelId" => 0,
                    "hotelName" => 1,
                    "propertyTypeId" => 2,
                    "location" => 3,
                    "starRating" => 4,
                    "minRate" => 5,
                    "popularity" => 6,
                    "overallRating" => 7,
                    "numberOfReviews" => 8,
                    "themes" => 9,
                    "facilities" => 10,
                    "checkIn" => 11,
                    "checkOut" => 12,
                    "chainId" => 13,
                    "iataCode" => 14,
                    "dateCreated" => 15,
                    "lastUpdated" => 16,
                    "images" => 17,
                    _ => return None,
                },
            )
        }
        let mut f_hotel_id = wayfare_wire::Slot::default();
        let mut f_hotel_name = wayfare_wire::Slot::default();
        let mut f_property_type_id = wayfare_wire::Slot::default();
        let mut f_location = wayfare_wire::Slot::default();
        let mut f_star_rating = wayfare_wire::Slot::default();
        let mut f_min_rate = wayfare_wire::Slot::default();
        let mut f_popularity = wayfare_wire::Slot::default();
        let mut f_overall_rating = wayfare_wire::Slot::default();
        let mut f_number_of_reviews = wayfare_wire::Slot::default();
        let mut f_themes = wayfare_wire::Slot::default();
        let mut f_facilities = wayfare_wire::Slot::default();
        let mut f_check_in = wayfare_wire::Slot::default();
        let mut f_check_out = wayfare_wire::Slot::default();
        let mut f_chain_id = wayfare_wire::Slot::default();
        let mut f_iata_code = wayfare_wire::Slot::default();
        let mut f_date_created = wayfare_wire::Slot::default();
        let mut f_last_updated = wayfare_wire::Slot::default();
        let mut f_images = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_hotel_id.read(&mut map, cx, "hotelId")?,
                wayfare_wire::Key::Known(1) => {
                    f_hotel_name.read(&mut map, cx, "hotelName")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_property_type_id.read(&mut map, cx, "propertyTypeId")?
                }
                wayfare_wire::Key::Known(3) => f_location.read(&mut map, cx, "location")?,
                wayfare_wire::Key::Known(4) => {
                    f_star_rating.read(&mut map, cx, "starRating")?
                }
                wayfare_wire::Key::Known(5) => f_min_rate.read(&mut map, cx, "minRate")?,
                wayfare_wire::Key::Known(6) => {
                    f_popularity.read(&mut map, cx, "popularity")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_overall_rating.read(&mut map, cx, "overallRating")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_number_of_reviews.read(&mut map, cx, "numberOfReviews")?
                }
                wayfare_wire::Key::Known(9) => f_themes.read(&mut map, cx, "themes")?,
                wayfare_wire::Key::Known(10) => {
                    f_facilities.read(&mut map, cx, "facilities")?
                }
                wayfare_wire::Key::Known(11) => f_check_in.read(&mut map, cx, "checkIn")?,
                wayfare_wire::Key::Known(12) => {
                    f_check_out.read(&mut map, cx, "checkOut")?
                }
                wayfare_wire::Key::Known(13) => f_chain_id.read(&mut map, cx, "chainId")?,
                wayfare_wire::Key::Known(14) => {
                    f_iata_code.read(&mut map, cx, "iataCode")?
                }
                wayfare_wire::Key::Known(15) => {
                    f_date_created.read(&mut map, cx, "dateCreated")?
                }
                wayfare_wire::Key::Known(16) => {
                    f_last_updated.read(&mut map, cx, "lastUpdated")?
                }
                wayfare_wire::Key::Known(_) => f_images.read(&mut map, cx, "images")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_hotel_id = f_hotel_id.required(cx, "hotelId");
        let f_hotel_name = f_hotel_name.required(cx, "hotelName");
        let f_property_type_id = f_property_type_id.required(cx, "propertyTypeId");
        let f_location = f_location.required(cx, "location");
        let f_overall_rating = f_overall_rating.required(cx, "overallRating");
        let f_number_of_reviews = f_number_of_reviews.required(cx, "numberOfReviews");
        let f_last_updated = f_last_updated.required(cx, "lastUpdated");
        let Some(f_hotel_id) = f_hotel_id else { return Ok(None) };
        Ok(
            Some(Self {
                hotel_id: f_hotel_id,
                hotel_name: f_hotel_name,
                property_type_id: f_property_type_id,
                location: f_location,
                star_rating: f_star_rating.optional(),
                min_rate: f_min_rate.optional(),
                popularity: f_popularity.optional(),
                overall_rating: f_overall_rating,
                number_of_reviews: f_number_of_reviews,
                themes: f_themes.optional().unwrap_or_default(),
                facilities: f_facilities.optional().unwrap_or_default(),
                check_in: f_check_in.optional(),
                check_out: f_check_out.optional(),
                chain_id: f_chain_id.optional(),
                iata_code: f_iata_code.optional(),
                date_created: f_date_created.optional(),
                last_updated: f_last_updated,
                images: f_images.optional().unwrap_or_default(),
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
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("hotelId", &self.hotel_id);
        object.optional("hotelName", &self.hotel_name);
        object.optional("propertyTypeId", &self.property_type_id);
        object.optional("location", &self.location);
        object.optional("starRating", &self.star_rating);
        object.optional("minRate", &self.min_rate);
        object.optional("popularity", &self.popularity);
        object.optional("overallRating", &self.overall_rating);
        object.optional("numberOfReviews", &self.number_of_reviews);
        object.list("themes", &self.themes);
        object.list("facilities", &self.facilities);
        object.optional("checkIn", &self.check_in);
        object.optional("checkOut", &self.check_out);
        object.optional("chainId", &self.chain_id);
        object.optional("iataCode", &self.iata_code);
        object.optional("dateCreated", &self.date_created);
        object.optional("lastUpdated", &self.last_updated);
        object.list("images", &self.images);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelFeedLocation {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &[
            "address",
            "postalCode",
            "coordinates",
            "city",
            "state",
            "country",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "address" => 0,
                    "postalCode" => 1,
                    "coordinates" => 2,
                    "city" => 3,
                    "state" => 4,
                    "country" => 5,
                    _ => return None,
                },
            )
        }
        let mut f_address = wayfare_wire::Slot::default();
        let mut f_postal_code = wayfare_wire::Slot::default();
        let mut f_coordinates = wayfare_wire::Slot::default();
        let mut f_city = wayfare_wire::Slot::default();
        let mut f_state = wayfare_wire::Slot::default();
        let mut f_country = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_address.read(&mut map, cx, "address")?,
                wayfare_wire::Key::Known(1) => {
                    f_postal_code.read(&mut map, cx, "postalCode")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_coordinates.read(&mut map, cx, "coordinates")?
                }
                wayfare_wire::Key::Known(3) => f_city.read(&mut map, cx, "city")?,
                wayfare_wire::Key::Known(4) => f_state.read(&mut map, cx, "state")?,
                wayfare_wire::Key::Known(_) => f_country.read(&mut map, cx, "country")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_coordinates = f_coordinates.required(cx, "coordinates");
        let f_city = f_city.required(cx, "city");
        let f_country = f_country.required(cx, "country");
        Ok(
            Some(Self {
                address: f_address.optional(),
                postal_code: f_postal_code.optional(),
                coordinates: f_coordinates,
                city: f_city,
                state: f_state.optional(),
                country: f_country,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelFeedLocation);

impl wayfare_wire::private::serde_core::Serialize for HotelFeedLocation {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("address", &self.address);
        object.optional("postalCode", &self.postal_code);
        object.optional("coordinates", &self.coordinates);
        object.optional("city", &self.city);
        object.optional("state", &self.state);
        object.optional("country", &self.country);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelFeedCity {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["placeId", "name", "placeTypeId"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "placeId" => 0,
                    "name" => 1,
                    "placeTypeId" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_place_id = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_place_type_id = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_place_id.read(&mut map, cx, "placeId")?,
                wayfare_wire::Key::Known(1) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(_) => {
                    f_place_type_id.read(&mut map, cx, "placeTypeId")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_place_id = f_place_id.required(cx, "placeId");
        let f_name = f_name.required(cx, "name");
        let f_place_type_id = f_place_type_id.required(cx, "placeTypeId");
        Ok(
            Some(Self {
                place_id: f_place_id,
                name: f_name,
                place_type_id: f_place_type_id,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelFeedCity);

impl wayfare_wire::private::serde_core::Serialize for HotelFeedCity {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("placeId", &self.place_id);
        object.optional("name", &self.name);
        object.optional("placeTypeId", &self.place_type_id);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelFeedState {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["placeId", "name"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "placeId" => 0,
                    "name" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_place_id = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_place_id.read(&mut map, cx, "placeId")?,
                wayfare_wire::Key::Known(_) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_place_id = f_place_id.required(cx, "placeId");
        let f_name = f_name.required(cx, "name");
        Ok(
            Some(Self {
                place_id: f_place_id,
                name: f_name,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelFeedState);

impl wayfare_wire::private::serde_core::Serialize for HotelFeedState {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("placeId", &self.place_id);
        object.optional("name", &self.name);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelFeedCountry {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["placeId", "name", "countryCode", "currencyCode"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "placeId" => 0,
                    "name" => 1,
                    "countryCode" => 2,
                    "currencyCode" => 3,
                    _ => return None,
                },
            )
        }
        let mut f_place_id = wayfare_wire::Slot::default();
        let mut f_name = wayfare_wire::Slot::default();
        let mut f_country_code = wayfare_wire::Slot::default();
        let mut f_currency_code = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_place_id.read(&mut map, cx, "placeId")?,
                wayfare_wire::Key::Known(1) => f_name.read(&mut map, cx, "name")?,
                wayfare_wire::Key::Known(2) => {
                    f_country_code.read(&mut map, cx, "countryCode")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_currency_code.read(&mut map, cx, "currencyCode")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_place_id = f_place_id.required(cx, "placeId");
        let f_name = f_name.required(cx, "name");
        let f_country_code = f_country_code.required(cx, "countryCode");
        Ok(
            Some(Self {
                place_id: f_place_id,
                name: f_name,
                country_code: f_country_code,
                currency_code: f_currency_code.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelFeedCountry);

impl wayfare_wire::private::serde_core::Serialize for HotelFeedCountry {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("placeId", &self.place_id);
        object.optional("name", &self.name);
        object.optional("countryCode", &self.country_code);
        object.optional("currencyCode", &self.currency_code);
        object.end()
    }
}

impl wayfare_wire::Decode for HotelFeedFacility {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["tag", "featureIds"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "tag" => 0,
                    "featureIds" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_tag = wayfare_wire::Slot::default();
        let mut f_feature_ids = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_tag.read(&mut map, cx, "tag")?,
                wayfare_wire::Key::Known(_) => {
                    f_feature_ids.read(&mut map, cx, "featureIds")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_tag = f_tag.required(cx, "tag");
        let f_feature_ids = f_feature_ids.required(cx, "featureIds").unwrap_or_default();
        Ok(
            Some(Self {
                tag: f_tag,
                feature_ids: f_feature_ids,
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelFeedFacility);

impl wayfare_wire::private::serde_core::Serialize for HotelFeedFacility {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("tag", &self.tag);
        object.required("featureIds", &self.feature_ids);
        object.end()
    }
}

impl HotelFeedImage {
    /// A value with what is required; the rest is left out.
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            image_id: Default::default(),
            source: Default::default(),
            url: url.into(),
            width: Default::default(),
            height: Default::default(),
            tag: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for HotelFeedImage {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["imageId", "source", "url", "width", "height", "tag"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "imageId" => 0,
                    "source" => 1,
                    "url" => 2,
                    "width" => 3,
                    "height" => 4,
                    "tag" => 5,
                    _ => return None,
                },
            )
        }
        let mut f_image_id = wayfare_wire::Slot::default();
        let mut f_source = wayfare_wire::Slot::default();
        let mut f_url = wayfare_wire::Slot::default();
        let mut f_width = wayfare_wire::Slot::default();
        let mut f_height = wayfare_wire::Slot::default();
        let mut f_tag = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_image_id.read(&mut map, cx, "imageId")?,
                wayfare_wire::Key::Known(1) => f_source.read(&mut map, cx, "source")?,
                wayfare_wire::Key::Known(2) => f_url.read(&mut map, cx, "url")?,
                wayfare_wire::Key::Known(3) => f_width.read(&mut map, cx, "width")?,
                wayfare_wire::Key::Known(4) => f_height.read(&mut map, cx, "height")?,
                wayfare_wire::Key::Known(_) => f_tag.read(&mut map, cx, "tag")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_image_id = f_image_id.required(cx, "imageId");
        let f_source = f_source.required(cx, "source");
        let f_url = f_url.required(cx, "url");
        let f_width = f_width.required(cx, "width");
        let f_height = f_height.required(cx, "height");
        let Some(f_url) = f_url else { return Ok(None) };
        Ok(
            Some(Self {
                image_id: f_image_id,
                source: f_source,
                url: f_url,
                width: f_width,
                height: f_height,
                tag: f_tag.optional(),
            }),
        )
    }
}

wayfare_wire::__deserialize!(HotelFeedImage);

impl wayfare_wire::private::serde_core::Serialize for HotelFeedImage {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("imageId", &self.image_id);
        object.optional("source", &self.source);
        object.required("url", &self.url);
        object.optional("width", &self.width);
        object.optional("height", &self.height);
        object.optional("tag", &self.tag);
        object.end()
    }
}

impl PlaceFeedRecord {
    /// A value with what is required; the rest is left out.
    pub fn new(place_id: impl Into<super::super::common::PlaceId>) -> Self {
        Self {
            place_id: place_id.into(),
            place_name: Default::default(),
            city_place_id: Default::default(),
            country_code: Default::default(),
            country_name: Default::default(),
            latitude: Default::default(),
            longitude: Default::default(),
            hierarchy: Default::default(),
            place_type_id: Default::default(),
            num_hotels: Default::default(),
            iata_code: Default::default(),
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
            "placeId",
            "placeName",
            "cityPlaceId",
            "countryCode",
            "countryName",
            "latitude",
            "longitude",
            "hierarchy",
            "placeTypeId",
            "numHotels",
            "iataCode",
        ];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "placeId" => 0,
                    "placeName" => 1,
                    "cityPlaceId" => 2,
                    "countryCode" => 3,
                    "countryName" => 4,
                    "latitude" => 5,
                    "longitude" => 6,
                    "hierarchy" => 7,
                    "placeTypeId" => 8,
                    "numHotels" => 9,
                    "iataCode" => 10,
                    _ => return None,
                },
            )
        }
        let mut f_place_id = wayfare_wire::Slot::default();
        let mut f_place_name = wayfare_wire::Slot::default();
        let mut f_city_place_id = wayfare_wire::Slot::default();
        let mut f_country_code = wayfare_wire::Slot::default();
        let mut f_country_name = wayfare_wire::Slot::default();
        let mut f_latitude = wayfare_wire::Slot::default();
        let mut f_longitude = wayfare_wire::Slot::default();
        let mut f_hierarchy = wayfare_wire::Slot::default();
        let mut f_place_type_id = wayfare_wire::Slot::default();
        let mut f_num_hotels = wayfare_wire::Slot::default();
        let mut f_iata_code = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_place_id.read(&mut map, cx, "placeId")?,
                wayfare_wire::Key::Known(1) => {
                    f_place_name.read(&mut map, cx, "placeName")?
                }
                wayfare_wire::Key::Known(2) => {
                    f_city_place_id.read(&mut map, cx, "cityPlaceId")?
                }
                wayfare_wire::Key::Known(3) => {
                    f_country_code.read(&mut map, cx, "countryCode")?
                }
                wayfare_wire::Key::Known(4) => {
                    f_country_name.read(&mut map, cx, "countryName")?
                }
                wayfare_wire::Key::Known(5) => f_latitude.read(&mut map, cx, "latitude")?,
                wayfare_wire::Key::Known(6) => {
                    f_longitude.read(&mut map, cx, "longitude")?
                }
                wayfare_wire::Key::Known(7) => {
                    f_hierarchy.read(&mut map, cx, "hierarchy")?
                }
                wayfare_wire::Key::Known(8) => {
                    f_place_type_id.read(&mut map, cx, "placeTypeId")?
                }
                wayfare_wire::Key::Known(9) => {
                    f_num_hotels.read(&mut map, cx, "numHotels")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_iata_code.read(&mut map, cx, "iataCode")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_place_id = f_place_id.required(cx, "placeId");
        let f_place_name = f_place_name.required(cx, "placeName");
        let f_hierarchy = f_hierarchy.required(cx, "hierarchy").unwrap_or_default();
        let f_place_type_id = f_place_type_id.required(cx, "placeTypeId");
        let Some(f_place_id) = f_place_id else { return Ok(None) };
        Ok(
            Some(Self {
                place_id: f_place_id,
                place_name: f_place_name,
                city_place_id: f_city_place_id.optional(),
                country_code: f_country_code.optional(),
                country_name: f_country_name.optional(),
                latitude: f_latitude.optional(),
                longitude: f_longitude.optional(),
                hierarchy: f_hierarchy,
                place_type_id: f_place_type_id,
                num_hotels: f_num_hotels.optional(),
                iata_code: f_iata_code.optional(),
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
        let mut object = wayfare_wire::Object::begin(serializer);
        object.required("placeId", &self.place_id);
        object.optional("placeName", &self.place_name);
        object.optional("cityPlaceId", &self.city_place_id);
        object.optional("countryCode", &self.country_code);
        object.optional("countryName", &self.country_name);
        object.optional("latitude", &self.latitude);
        object.optional("longitude", &self.longitude);
        object.required("hierarchy", &self.hierarchy);
        object.optional("placeTypeId", &self.place_type_id);
        object.optional("numHotels", &self.num_hotels);
        object.optional("iataCode", &self.iata_code);
        object.end()
    }
}

wayfare_wire::open_text!(
    ConstantType, Unlisted; "facility" => Facility, "property" => Property, "placeType"
    => PlaceType, "theme" => Theme, "chain" => Chain, "imageTag" => ImageTag
);
wayfare_wire::query_value!(ConstantType);
wayfare_wire::open_text!(
    FeatureScope, Unlisted; "hotel" => Hotel, "room" => Room, "activity" => Activity
);
