// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! From `feeds.toml`.

specwright_core::writer! { object ConstantsWriter of Constants = super::super::feeds::Constants {
    0 facility: optional object(super::super::feeds::FacilityConstants) "facility";
    1 theme: optional_list list(object(super::super::feeds::Constant)) "theme";
    2 place_type: optional_list list(object(super::super::feeds::Constant)) "placeType";
    3 property: optional_list list(object(super::super::feeds::Constant)) "property";
    4 chain: optional_list list(object(super::super::feeds::ChainConstant)) "chain";
    5 image_tag: optional_list list(object(super::super::feeds::Constant)) "imageTag";
} }

specwright_core::writer! { object ConstantWriter of Constant = super::super::feeds::Constant {
    0 id: required value(i64) "id";
    1 name: required value(specwright_core::Text) "name";
} }

specwright_core::writer! { object ChainConstantWriter of ChainConstant = super::super::feeds::ChainConstant {
    0 id: required value(i64) "id";
    1 name: required value(specwright_core::Text) "name";
    2 parent_id: optional value(i64) "parentId";
} }

specwright_core::writer! { object FacilityConstantsWriter of FacilityConstants = super::super::feeds::FacilityConstants {
    0 features: optional_list list(object(super::super::feeds::FeatureConstant)) "features";
    1 tags: optional_list list(object(super::super::feeds::FeatureTagConstant)) "tags";
} }

specwright_core::writer! { object FeatureConstantWriter of FeatureConstant = super::super::feeds::FeatureConstant {
    0 id: required value(super::super::hotels::FeatureId) "id";
    1 name: required value(specwright_core::Text) "name";
    2 scope: optional value(super::super::feeds::FeatureScope) "type";
} }

specwright_core::writer! { object FeatureTagConstantWriter of FeatureTagConstant = super::super::feeds::FeatureTagConstant {
    0 id: required value(specwright_core::Text) "id";
    1 name: required value(specwright_core::Text) "name";
} }

specwright_core::writer! { object HotelFeedRecordWriter of HotelFeedRecord = super::super::feeds::HotelFeedRecord {
    0 hotel_id: required value(super::super::autocomplete::HotelId) "hotelId";
    1 hotel_name: expected value(specwright_core::Text) "hotelName";
    2 property_type_id: expected value(i64) "propertyTypeId";
    3 location: expected object(super::super::feeds::HotelFeedLocation) "location";
    4 star_rating: optional value(f64) "starRating";
    5 min_rate: optional value(specwright_core::Amount) "minRate";
    6 popularity: optional value(f64) "popularity";
    7 overall_rating: expected value(f64) "overallRating";
    8 number_of_reviews: expected value(i64) "numberOfReviews";
    9 themes: optional_list list(value(i64)) "themes";
    10 facilities: optional_list list(object(super::super::feeds::HotelFeedFacility)) "facilities";
    11 check_in: optional value(i64) "checkIn";
    12 check_out: optional value(i64) "checkOut";
    13 chain_id: optional value(i64) "chainId";
    14 iata_code: optional value(specwright_core::Text) "iataCode";
    15 date_created: optional value(specwright_core::Text) "dateCreated";
    16 last_updated: expected value(specwright_core::Text) "lastUpdated";
    17 images: optional_list list(object(super::super::feeds::HotelFeedImage)) "images";
} }

specwright_core::writer! { object HotelFeedLocationWriter of HotelFeedLocation = super::super::feeds::HotelFeedLocation {
    0 address: optional value(specwright_core::Text) "address";
    1 postal_code: optional value(specwright_core::Text) "postalCode";
    2 coordinates: expected object(super::super::common::Coordinates) "coordinates";
    3 city: expected object(super::super::feeds::HotelFeedCity) "city";
    4 state: optional object(super::super::feeds::HotelFeedState) "state";
    5 country: expected object(super::super::feeds::HotelFeedCountry) "country";
} }

specwright_core::writer! { object HotelFeedCityWriter of HotelFeedCity = super::super::feeds::HotelFeedCity {
    0 place_id: expected value(super::super::common::PlaceId) "placeId";
    1 name: expected value(specwright_core::Text) "name";
    2 place_type_id: expected value(i64) "placeTypeId";
} }

specwright_core::writer! { object HotelFeedStateWriter of HotelFeedState = super::super::feeds::HotelFeedState {
    0 place_id: expected value(super::super::common::PlaceId) "placeId";
    1 name: expected value(specwright_core::Text) "name";
} }

specwright_core::writer! { object HotelFeedCountryWriter of HotelFeedCountry = super::super::feeds::HotelFeedCountry {
    0 place_id: expected value(super::super::common::PlaceId) "placeId";
    1 name: expected value(specwright_core::Text) "name";
    2 country_code: expected value(specwright_core::Lenient<super::super::common::CountryCode>) "countryCode";
    3 currency_code: optional value(specwright_core::Lenient<super::super::common::CurrencyCode>) "currencyCode";
} }

specwright_core::writer! { object HotelFeedFacilityWriter of HotelFeedFacility = super::super::feeds::HotelFeedFacility {
    0 tag: expected value(specwright_core::Text) "tag";
    1 feature_ids: required_list list(value(super::super::hotels::FeatureId)) "featureIds";
} }

specwright_core::writer! { object HotelFeedImageWriter of HotelFeedImage = super::super::feeds::HotelFeedImage {
    0 image_id: expected value(i64) "imageId";
    1 source: expected value(specwright_core::Text) "source";
    2 url: required value(specwright_core::Text) "url";
    3 width: expected value(i64) "width";
    4 height: expected value(i64) "height";
    5 tag: optional value(i64) "tag";
} }

specwright_core::writer! { object PlaceFeedRecordWriter of PlaceFeedRecord = super::super::feeds::PlaceFeedRecord {
    0 place_id: required value(super::super::common::PlaceId) "placeId";
    1 place_name: expected value(specwright_core::Text) "placeName";
    2 city_place_id: optional value(super::super::common::PlaceId) "cityPlaceId";
    3 country_code: optional value(specwright_core::Lenient<super::super::common::CountryCode>) "countryCode";
    4 country_name: optional value(specwright_core::Text) "countryName";
    5 latitude: optional value(f64) "latitude";
    6 longitude: optional value(f64) "longitude";
    7 hierarchy: required_list list(value(super::super::common::PlaceId)) "hierarchy";
    8 place_type_id: expected value(i64) "placeTypeId";
    9 num_hotels: optional value(i64) "numHotels";
    10 iata_code: optional value(specwright_core::Text) "iataCode";
} }
