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

wayfare_wire::object! {
    Constants { 0 facility : optional "facility"; 1 theme : optional_list "theme"; 2
    place_type : optional_list "placeType"; 3 | 6 property : optional_list "property"
    also "propertyType"; 4 chain : optional_list "chain"; 5 image_tag : optional_list
    "imageTag"; }
}

impl Constant {
    /// A value with what is required; the rest is left out.
    pub fn new(id: i64, name: impl Into<wayfare_wire::Text>) -> Self {
        Self { id, name: name.into() }
    }
}

wayfare_wire::object! {
    Constant { 0 id : required "id"; 1 name : required "name"; }
}

impl ChainConstant {
    /// A value with what is required; the rest is left out.
    pub fn new(id: i64, name: impl Into<wayfare_wire::Text>) -> Self {
        Self {
            id,
            name: name.into(),
            parent_id: Default::default(),
        }
    }
}

wayfare_wire::object! {
    ChainConstant { 0 id : required "id"; 1 name : required "name"; 2 parent_id :
    optional "parentId"; }
}
wayfare_wire::object! {
    FacilityConstants { 0 features : optional_list "features"; 1 tags : optional_list
    "tags"; }
}

impl FeatureConstant {
    /// A value with what is required; the rest is left out.
    pub fn new(
        id: impl Into<super::super::hotels::FeatureId>,
        name: impl Into<wayfare_wire::Text>,
    ) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            scope: Default::default(),
        }
    }
}

wayfare_wire::object! {
    FeatureConstant { 0 id : required "id"; 1 name : required "name"; 2 scope : optional
    "type"; }
}

impl FeatureTagConstant {
    /// A value with what is required; the rest is left out.
    pub fn new(
        id: impl Into<wayfare_wire::Text>,
        name: impl Into<wayfare_wire::Text>,
    ) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
        }
    }
}

wayfare_wire::object! {
    FeatureTagConstant { 0 id : required "id"; 1 name : required "name"; }
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

wayfare_wire::object! {
    HotelFeedRecord { 0 hotel_id : required "hotelId"; 1 hotel_name : expected
    "hotelName"; 2 property_type_id : expected "propertyTypeId"; 3 location : expected
    "location"; 4 star_rating : optional "starRating"; 5 min_rate : optional "minRate"; 6
    popularity : optional "popularity"; 7 overall_rating : expected "overallRating"; 8
    number_of_reviews : expected "numberOfReviews"; 9 themes : optional_list "themes"; 10
    facilities : optional_list "facilities"; 11 check_in : optional "checkIn"; 12
    check_out : optional "checkOut"; 13 chain_id : optional "chainId"; 14 iata_code :
    optional "iataCode"; 15 date_created : optional "dateCreated"; 16 last_updated :
    expected "lastUpdated"; 17 images : optional_list "images"; }
}
wayfare_wire::object! {
    HotelFeedLocation { 0 address : optional "address"; 1 postal_code : optional
    "postalCode"; 2 coordinates : expected "coordinates"; 3 city : expected "city"; 4
    state : optional "state"; 5 country : expected "country"; }
}
wayfare_wire::object! {
    HotelFeedCity { 0 place_id : expected "placeId"; 1 name : expected "name"; 2
    place_type_id : expected "placeTypeId"; }
}
wayfare_wire::object! {
    HotelFeedState { 0 place_id : expected "placeId"; 1 name : expected "name"; }
}
wayfare_wire::object! {
    HotelFeedCountry { 0 place_id : expected "placeId"; 1 name : expected "name"; 2
    country_code : expected "countryCode"; 3 currency_code : optional "currencyCode"; }
}
wayfare_wire::object! {
    HotelFeedFacility { 0 tag : expected "tag"; 1 feature_ids : required_list
    "featureIds"; }
}

impl HotelFeedImage {
    /// A value with what is required; the rest is left out.
    pub fn new(url: impl Into<wayfare_wire::Text>) -> Self {
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

wayfare_wire::object! {
    HotelFeedImage { 0 image_id : expected "imageId"; 1 source : expected "source"; 2 url
    : required "url"; 3 width : expected "width"; 4 height : expected "height"; 5 tag :
    optional "tag"; }
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

wayfare_wire::object! {
    PlaceFeedRecord { 0 place_id : required "placeId"; 1 place_name : expected
    "placeName"; 2 city_place_id : optional "cityPlaceId"; 3 country_code : optional
    "countryCode"; 4 country_name : optional "countryName"; 5 latitude : optional
    "latitude"; 6 longitude : optional "longitude"; 7 hierarchy : required_list
    "hierarchy"; 8 place_type_id : expected "placeTypeId"; 9 num_hotels : optional
    "numHotels"; 10 iata_code : optional "iataCode"; }
}
wayfare_wire::open_text!(
    ConstantType, Unlisted; "facility" => Facility, "property" => Property, "placeType"
    => PlaceType, "theme" => Theme, "chain" => Chain, "imageTag" => ImageTag
);
wayfare_wire::query_value!(ConstantType);
wayfare_wire::open_text!(
    FeatureScope, Unlisted; "hotel" => Hotel, "room" => Room, "activity" => Activity
);
