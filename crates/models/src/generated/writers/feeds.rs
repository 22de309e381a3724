// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! From `feeds.toml`.

wayfare_wire::writer! { object ConstantsWriter of Constants = super::super::feeds::Constants {
    0 facility: optional object(super::super::feeds::FacilityConstants) "facility";
    1 theme: optional_list list(object(super::super::feeds::Constant)) "theme";
    2 place_type: optional_list list(object(super::super::feeds::Constant)) "placeType";
    3 property: optional_list list(object(super::super::feeds::Constant)) "property";
    4 chain: optional_list list(object(super::super::feeds::ChainConstant)) "chain";
    5 image_tag: optional_list list(object(super::super::feeds::Constant)) "imageTag";
} }

wayfare_wire::writer! { object ConstantWriter of Constant = super::super::feeds::Constant {
    0 id: required value(i64) "id";
    1 name: required value(wayfare_wire::Text) "name";
} }

wayfare_wire::writer! { object ChainConstantWriter of ChainConstant = super::super::feeds::ChainConstant {
    0 id: required value(i64) "id";
    1 name: required value(wayfare_wire::Text) "name";
    2 parent_id: optional value(i64) "parentId";
} }

wayfare_wire::writer! { object FacilityConstantsWriter of FacilityConstants = super::super::feeds::FacilityConstants {
    0 features: optional_list list(object(super::super::feeds::FeatureConstant)) "features";
    1 tags: optional_list list(object(super::super::feeds::FeatureTagConstant)) "tags";
} }

wayfare_wire::writer! { object FeatureConstantWriter of FeatureConstant = super::super::feeds::FeatureConstant {
    0 id: required value(super::super::hotels::FeatureId) "id";
    1 name: required value(wayfare_wire::Text) "name";
    2 scope: optional value(super::super::feeds::FeatureScope) "type";
} }

wayfare_wire::writer! { object FeatureTagConstantWriter of FeatureTagConstant = super::super::feeds::FeatureTagConstant {
    0 id: required value(wayfare_wire::Text) "id";
    1 name: required value(wayfare_wire::Text) "name";
} }

wayfare_wire::writer! { object HotelFeedRecordWriter of HotelFeedRecord = super::super::feeds::HotelFeedRecord {
    0 hotel_id: required value(super::super::autocomplete::HotelId) "hotelId";
    1 hotel_name: expected value(wayfare_wire::Text) "hotelName";
    2 property_type_id: expected value(i64) "propertyTypeId";
    3 location: expected object(super::super::feeds::HotelFeedLocation) "location";
    4 star_rating: optional value(f64) "starRating";
    5 min_rate: optional value(wayfare_wire::Amount) "minRate";
    6 popularity: optional value(f64) "popularity";
    7 overall_rating: expected value(f64) "overallRating";
    8 number_of_reviews: expected value(i64) "numberOfReviews";
    9 themes: optional_list list(value(i64)) "themes";
    10 facilities: optional_list list(object(super::super::feeds::HotelFeedFacility)) "facilities";
    11 check_in: optional value(i64) "checkIn";
    12 check_out: optional value(i64) "checkOut";
    13 chain_id: optional value(i64) "chainId";
    14 iata_code: optional value(wayfare_wire::Text) "iataCode";
    15 date_created: optional value(wayfare_wire::Text) "dateCreated";
    16 last_updated: expected value(wayfare_wire::Text) "lastUpdated";
    17 images: optional_list list(object(super::super::feeds::HotelFeedImage)) "images";
} }

wayfare_wire::writer! { object HotelFeedLocationWriter of HotelFeedLocation = super::super::feeds::HotelFeedLocation {
    0 address: optional value(wayfare_wire::Text) "address";
    1 postal_code: optional value(wayfare_wire::Text) "postalCode";
    2 coordinates: expected object(super::super::common::Coordinates) "coordinates";
    3 city: expected object(super::super::feeds::HotelFeedCity) "city";
    4 state: optional object(super::super::feeds::HotelFeedState) "state";
    5 country: expected object(super::super::feeds::HotelFeedCountry) "country";
} }

wayfare_wire::writer! { object HotelFeedCityWriter of HotelFeedCity = super::super::feeds::HotelFeedCity {
    0 place_id: expected value(super::super::common::PlaceId) "placeId";
    1 name: expected value(wayfare_wire::Text) "name";
    2 place_type_id: expected value(i64) "placeTypeId";
} }

wayfare_wire::writer! { object HotelFeedStateWriter of HotelFeedState = super::super::feeds::HotelFeedState {
    0 place_id: expected value(super::super::common::PlaceId) "placeId";
    1 name: expected value(wayfare_wire::Text) "name";
} }

wayfare_wire::writer! { object HotelFeedCountryWriter of HotelFeedCountry = super::super::feeds::HotelFeedCountry {
    0 place_id: expected value(super::super::common::PlaceId) "placeId";
    1 name: expected value(wayfare_wire::Text) "name";
    2 country_code: expected value(wayfare_wire::Lenient<super::super::common::CountryCode>) "countryCode";
    3 currency_code: optional value(wayfare_wire::Lenient<super::super::common::CurrencyCode>) "currencyCode";
} }

wayfare_wire::writer! { object HotelFeedFacilityWriter of HotelFeedFacility = super::super::feeds::HotelFeedFacility {
    0 tag: expected value(wayfare_wire::Text) "tag";
    1 feature_ids: required_list list(value(super::super::hotels::FeatureId)) "featureIds";
} }

wayfare_wire::writer! { object HotelFeedImageWriter of HotelFeedImage = super::super::feeds::HotelFeedImage {
    0 image_id: expected value(i64) "imageId";
    1 source: expected value(wayfare_wire::Text) "source";
    2 url: required value(wayfare_wire::Text) "url";
    3 width: expected value(i64) "width";
    4 height: expected value(i64) "height";
    5 tag: optional value(i64) "tag";
} }

wayfare_wire::writer! { object PlaceFeedRecordWriter of PlaceFeedRecord = super::super::feeds::PlaceFeedRecord {
    0 place_id: required value(super::super::common::PlaceId) "placeId";
    1 place_name: expected value(wayfare_wire::Text) "placeName";
    2 city_place_id: optional value(super::super::common::PlaceId) "cityPlaceId";
    3 country_code: optional value(wayfare_wire::Lenient<super::super::common::CountryCode>) "countryCode";
    4 country_name: optional value(wayfare_wire::Text) "countryName";
    5 latitude: optional value(f64) "latitude";
    6 longitude: optional value(f64) "longitude";
    7 hierarchy: required_list list(value(super::super::common::PlaceId)) "hierarchy";
    8 place_type_id: expected value(i64) "placeTypeId";
    9 num_hotels: optional value(i64) "numHotels";
    10 iata_code: optional value(wayfare_wire::Text) "iataCode";
} }
