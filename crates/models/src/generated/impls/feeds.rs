// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! From `feeds.toml`.

use super::super::feeds::*;

specwright_core::setters! { ConstantsQuery {
    with_types: specwright_core::CommaList<ConstantType> = some types "types";
    with_language_code: super::super::common::LanguageCode = some language_code "languageCode";
} }

specwright_core::defaults! { ConstantsQuery {
    language_code_or_default: Option<super::super::common::LanguageCode> = language_code "languageCode" or "EN".parse().ok();
} }

specwright_core::wire_names! { ConstantsQuery {
    TYPES types "types";
    LANGUAGE_CODE language_code "languageCode";
} }

specwright_core::query! { ConstantsQuery {
    types: optional "types";
    language_code: optional "languageCode";
} }

impl specwright_core::Validate for ConstantsQuery {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        _out: &mut specwright_core::Violations,
    ) {}
}

specwright_core::setters! { HotelFeedQuery {
    with_last_id: super::super::autocomplete::HotelId = some_into last_id "lastId";
    with_page_size: i64 = some page_size "pageSize";
    with_language_code: super::super::common::LanguageCode = some language_code "languageCode";
    with_country_code: super::super::common::CountryCode = some country_code "countryCode";
    with_last_updated: specwright_core::Date = some last_updated "lastUpdated";
    with_property_type_ids: specwright_core::CommaList<i64> = some property_type_ids "propertyTypeIds";
} }

specwright_core::defaults! { HotelFeedQuery {
    last_id_or_default: super::super::autocomplete::HotelId = last_id "lastId" or super::super::autocomplete::HotelId::from(0);
    page_size_or_default: i64 = page_size "pageSize" or wayfare_validation::limits::HOTEL_FEED_DEFAULT_PAGE_SIZE as i64;
    language_code_or_default: Option<super::super::common::LanguageCode> = language_code "languageCode" or "EN".parse().ok();
} }

specwright_core::wire_names! { HotelFeedQuery {
    LAST_ID last_id "lastId";
    PAGE_SIZE page_size "pageSize";
    LANGUAGE_CODE language_code "languageCode";
    COUNTRY_CODE country_code "countryCode";
    LAST_UPDATED last_updated "lastUpdated";
    PROPERTY_TYPE_IDS property_type_ids "propertyTypeIds";
} }

specwright_core::query! { HotelFeedQuery {
    last_id: optional "lastId";
    page_size: optional "pageSize";
    language_code: optional "languageCode";
    country_code: optional "countryCode";
    last_updated: optional "lastUpdated";
    property_type_ids: optional "propertyTypeIds";
} }

impl specwright_core::Validate for HotelFeedQuery {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        let at = &specwright_core::Path::QUERY;
        if let Some(value) = &self.page_size {
            let at = &at.field("pageSize");
            specwright_core::check::integer_range(
                at,
                *value,
                Some(1),
                Some(wayfare_validation::limits::FEED_PAGE_SIZE as i64),
                out,
            );
        }
    }
}

specwright_core::setters! { PlaceFeedQuery {
    with_last_id: super::super::common::PlaceId = some_into last_id "lastId";
    with_page_size: i64 = some page_size "pageSize";
    with_language_code: super::super::common::LanguageCode = some language_code "languageCode";
    with_country_code: super::super::common::CountryCode = some country_code "countryCode";
} }

specwright_core::defaults! { PlaceFeedQuery {
    last_id_or_default: super::super::common::PlaceId = last_id "lastId" or super::super::common::PlaceId::from(0);
    page_size_or_default: i64 = page_size "pageSize" or wayfare_validation::limits::PLACE_FEED_DEFAULT_PAGE_SIZE as i64;
    language_code_or_default: Option<super::super::common::LanguageCode> = language_code "languageCode" or "EN".parse().ok();
} }

specwright_core::wire_names! { PlaceFeedQuery {
    LAST_ID last_id "lastId";
    PAGE_SIZE page_size "pageSize";
    LANGUAGE_CODE language_code "languageCode";
    COUNTRY_CODE country_code "countryCode";
} }

specwright_core::query! { PlaceFeedQuery {
    last_id: optional "lastId";
    page_size: optional "pageSize";
    language_code: optional "languageCode";
    country_code: optional "countryCode";
} }

impl specwright_core::Validate for PlaceFeedQuery {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        let at = &specwright_core::Path::QUERY;
        if let Some(value) = &self.page_size {
            let at = &at.field("pageSize");
            specwright_core::check::integer_range(
                at,
                *value,
                Some(1),
                Some(wayfare_validation::limits::FEED_PAGE_SIZE as i64),
                out,
            );
        }
    }
}

specwright_core::object! { Constants {
    0 facility: optional "facility";
    1 theme: optional_list "theme";
    2 place_type: optional_list "placeType";
    3 | 6 property: optional_list "property" also "propertyType";
    4 chain: optional_list "chain";
    5 image_tag: optional_list "imageTag";
} }

specwright_core::new! { Constant "Creates a value with the required fields; the others are absent." {
    id: i64 => id = id;
    name: impl Into<specwright_core::Text> => name = name.into();
} }

specwright_core::object! { Constant {
    0 id: required "id";
    1 name: required "name";
} }

specwright_core::new! { ChainConstant "Creates a value with the required fields; the others are absent." {
    id: i64 => id = id;
    name: impl Into<specwright_core::Text> => name = name.into();
} default { parent_id } }

specwright_core::object! { ChainConstant {
    0 id: required "id";
    1 name: required "name";
    2 parent_id: optional "parentId";
} }

specwright_core::object! { FacilityConstants {
    0 features: optional_list "features";
    1 tags: optional_list "tags";
} }

specwright_core::new! { FeatureConstant "Creates a value with the required fields; the others are absent." {
    id: impl Into<super::super::hotels::FeatureId> => id = id.into();
    name: impl Into<specwright_core::Text> => name = name.into();
} default { scope } }

specwright_core::object! { FeatureConstant {
    0 id: required "id";
    1 name: required "name";
    2 scope: optional "type";
} }

specwright_core::new! { FeatureTagConstant "Creates a value with the required fields; the others are absent." {
    id: impl Into<specwright_core::Text> => id = id.into();
    name: impl Into<specwright_core::Text> => name = name.into();
} }

specwright_core::object! { FeatureTagConstant {
    0 id: required "id";
    1 name: required "name";
} }

specwright_core::new! { HotelFeedRecord "Creates a value with the required fields; the others are absent." {
    hotel_id: impl Into<super::super::autocomplete::HotelId> => hotel_id = hotel_id.into();
} default { hotel_name, property_type_id, location, star_rating, min_rate, popularity, overall_rating,
    number_of_reviews, themes, facilities, check_in, check_out, chain_id, iata_code, date_created,
    last_updated, images } }

specwright_core::object! { HotelFeedRecord {
    0 hotel_id: required "hotelId";
    1 hotel_name: expected "hotelName";
    2 property_type_id: expected "propertyTypeId";
    3 location: expected "location";
    4 star_rating: optional "starRating";
    5 min_rate: optional "minRate";
    6 popularity: optional "popularity";
    7 overall_rating: expected "overallRating";
    8 number_of_reviews: expected "numberOfReviews";
    9 themes: optional_list "themes";
    10 facilities: optional_list "facilities";
    11 check_in: optional "checkIn";
    12 check_out: optional "checkOut";
    13 chain_id: optional "chainId";
    14 iata_code: optional "iataCode";
    15 date_created: optional "dateCreated";
    16 last_updated: expected "lastUpdated";
    17 images: optional_list "images";
} }

specwright_core::object! { HotelFeedLocation {
    0 address: optional "address";
    1 postal_code: optional "postalCode";
    2 coordinates: expected "coordinates";
    3 city: expected "city";
    4 state: optional "state";
    5 country: expected "country";
} }

specwright_core::object! { HotelFeedCity {
    0 place_id: expected "placeId";
    1 name: expected "name";
    2 place_type_id: expected "placeTypeId";
} }

specwright_core::object! { HotelFeedState {
    0 place_id: expected "placeId";
    1 name: expected "name";
} }

specwright_core::object! { HotelFeedCountry {
    0 place_id: expected "placeId";
    1 name: expected "name";
    2 country_code: expected "countryCode";
    3 currency_code: optional "currencyCode";
} }

specwright_core::object! { HotelFeedFacility {
    0 tag: expected "tag";
    1 feature_ids: required_list "featureIds";
} }

specwright_core::new! { HotelFeedImage "Creates a value with the required fields; the others are absent." {
    url: impl Into<specwright_core::Text> => url = url.into();
} default { image_id, source, width, height, tag } }

specwright_core::object! { HotelFeedImage {
    0 image_id: expected "imageId";
    1 source: expected "source";
    2 url: required "url";
    3 width: expected "width";
    4 height: expected "height";
    5 tag: optional "tag";
} }

specwright_core::new! { PlaceFeedRecord "Creates a value with the required fields; the others are absent." {
    place_id: impl Into<super::super::common::PlaceId> => place_id = place_id.into();
} default { place_name, city_place_id, country_code, country_name, latitude, longitude, hierarchy,
    place_type_id, num_hotels, iata_code } }

specwright_core::object! { PlaceFeedRecord {
    0 place_id: required "placeId";
    1 place_name: expected "placeName";
    2 city_place_id: optional "cityPlaceId";
    3 country_code: optional "countryCode";
    4 country_name: optional "countryName";
    5 latitude: optional "latitude";
    6 longitude: optional "longitude";
    7 hierarchy: required_list "hierarchy";
    8 place_type_id: expected "placeTypeId";
    9 num_hotels: optional "numHotels";
    10 iata_code: optional "iataCode";
} }

specwright_core::open_text!(
    ConstantType, Unlisted; "facility" => Facility, "property" => Property, "placeType"
    => PlaceType, "theme" => Theme, "chain" => Chain, "imageTag" => ImageTag
);
specwright_core::query_value!(ConstantType);
specwright_core::open_text!(
    FeatureScope, Unlisted; "hotel" => Hotel, "room" => Room, "activity" => Activity
);
