// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! From `feeds.toml`.

use super::super::feeds::*;

impl schemars::JsonSchema for ConstantsQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ConstantsQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Query parameters for labels: types and language.\n\nNot stated: The parameters. Chosen (documented): as in live services.\n\nNot stated: The languages. Chosen (ours): the embedded service has labels in English, German, Spanish, French, Italian, Japanese, Korean, Dutch, Polish, Portuguese, Russian, Swedish, Turkish and Chinese, and returns the English labels for other languages; chain names are not translated, and heading ids are in English.",
            "type" : "object", "properties" : { "types" : { "description" :
            "Types of labels to return. Default: all types.", "type" : "string" },
            "languageCode" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Language of the labels.", "default" : "EN" })) }, "additionalProperties" :
            false, "x-description-unstated" :
            ["The parameters. Chosen (documented): as in live services.",
            "The languages. Chosen (ours): the embedded service has labels in English, German, Spanish, French, Italian, Japanese, Korean, Dutch, Polish, Portuguese, Russian, Swedish, Turkish and Chinese, and returns the English labels for other languages; chain names are not translated, and heading ids are in English."]
            }
        )
    }
}

impl schemars::JsonSchema for HotelFeedQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeedQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Query parameters for a page of hotels.\n\nNot stated: The parameters. Chosen (documented): as in live services.\n\nNot stated: The languages. Chosen (ours): names of cities, countries and destinations are in the requested language if the embedded service has them, otherwise in English.",
            "type" : "object", "properties" : { "lastId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({ "description" :
            "Id of the last hotel before the page; 0 for the first page.\n\nNot stated: The response to a request without `lastId`. Chosen (ours): the first page.",
            "default" : 0, "x-description-unstated" :
            ["The response to a request without `lastId`. Chosen (ours): the first page."]
            })), "pageSize" : { "type" : "integer", "format" : "int64", "minimum" : 1,
            "maximum" : 499999, "default" : 10000 }, "languageCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Language of names and addresses.", "default" : "EN" })), "countryCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "Country of the hotels to return." })), "lastUpdated" : { "description" :
            "Earliest last-change date of the hotels to return, in UTC.\n\nNot stated: Changes on the date itself. Chosen (ours): included.",
            "type" : "string", "format" : "date", "x-description-unstated" :
            ["Changes on the date itself. Chosen (ours): included."] }, "propertyTypeIds"
            : { "description" :
            "Property types of the hotels to return: constants of type `property`.\n\nNot stated: The format of the list. Chosen (ours): separated by commas, like the parameter `types` of the constants.",
            "type" : "string", "x-description-unstated" :
            ["The format of the list. Chosen (ours): separated by commas, like the parameter `types` of the constants."]
            } }, "additionalProperties" : false, "x-description-unstated" :
            ["The parameters. Chosen (documented): as in live services.",
            "The languages. Chosen (ours): names of cities, countries and destinations are in the requested language if the embedded service has them, otherwise in English."]
            }
        )
    }
}

impl schemars::JsonSchema for PlaceFeedQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PlaceFeedQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Query parameters for a page of places.\n\nNot stated: The parameters. Chosen (documented): as in live services.\n\nNot stated: The languages. Chosen (ours): names of cities, countries and destinations are in the requested language if the embedded service has them, otherwise in English.",
            "type" : "object", "properties" : { "lastId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id of the last place before the page; 0 for the first page.\n\nNot stated: The response to a request without `lastId`. Chosen (ours): the first page.",
            "default" : 0, "x-description-unstated" :
            ["The response to a request without `lastId`. Chosen (ours): the first page."]
            })), "pageSize" : { "type" : "integer", "format" : "int64", "minimum" : 1,
            "maximum" : 499999, "default" : 100000 }, "languageCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Language of names.", "default" : "EN" })), "countryCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "Country of the places to return, which include the country itself." })) },
            "additionalProperties" : false, "x-description-unstated" :
            ["The parameters. Chosen (documented): as in live services.",
            "The languages. Chosen (ours): names of cities, countries and destinations are in the requested language if the embedded service has them, otherwise in English."]
            }
        )
    }
}

impl schemars::JsonSchema for Constants {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Constants".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Labels by type, for the requested types only.\n\nNot stated: The record, and the optional fields. Chosen (documented): as in live services; types without labels are omitted.",
            "type" : "object", "properties" : { "facility" :
            specwright_core::schema::with(generator.subschema_for:: < FacilityConstants >
            (), serde_json::json!({ "description" : "Features of hotels." })), "theme" :
            { "description" : "Themes.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < Constant > (),
            serde_json::json!({})) }, "placeType" : { "description" :
            "Place types in the place feed: for example, 2 is an airport and 5 is a city. Destination types in hotel responses have different numbers.\n\nNot stated: The numbers of other types. Chosen (ours): the remaining numbers up to 5, for countries, regions and metro areas.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < Constant > (), serde_json::json!({})),
            "x-description-unstated" :
            ["The numbers of other types. Chosen (ours): the remaining numbers up to 5, for countries, regions and metro areas."]
            }, "property" : { "description" :
            "Property types. Responses may use the name `propertyType`.\n\nNot stated: The name of the field: live services send `property`, but their reference has `propertyType`. Chosen (observed): clients accept both names, and the service sends `property`.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < Constant > (), serde_json::json!({})),
            "x-description-also" : "propertyType", "x-description-unstated" :
            ["The name of the field: live services send `property`, but their reference has `propertyType`. Chosen (observed): clients accept both names, and the service sends `property`."]
            }, "chain" : { "description" : "Chains.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < ChainConstant > (),
            serde_json::json!({})) }, "imageTag" : { "description" :
            "Subjects of pictures.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < Constant > (),
            serde_json::json!({})) } }, "x-description-unstated" :
            ["The record, and the optional fields. Chosen (documented): as in live services; types without labels are omitted."]
            }
        )
    }
}

impl schemars::JsonSchema for Constant {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Constant".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A numeric id and its label.\n\nNot stated: The shape. Chosen (documented): as in live services.",
            "type" : "object", "required" : ["id", "name"], "properties" : { "id" : {
            "type" : "integer", "format" : "int64" }, "name" : { "description" :
            "The label, localised.", "type" : "string" } }, "x-description-unstated" :
            ["The shape. Chosen (documented): as in live services."] }
        )
    }
}

impl schemars::JsonSchema for ChainConstant {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ChainConstant".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A chain and its label.\n\nNot stated: The shape. Chosen (documented): as in live services.",
            "type" : "object", "required" : ["id", "name"], "properties" : { "id" : {
            "type" : "integer", "format" : "int64" }, "name" : { "description" :
            "The chain's name.", "type" : "string" }, "parentId" : { "description" :
            "Id of the parent chain.", "type" : "integer", "format" : "int64" } },
            "x-description-unstated" :
            ["The shape. Chosen (documented): as in live services."] }
        )
    }
}

impl schemars::JsonSchema for FacilityConstants {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FacilityConstants".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Features of hotels, and the tags that group them.\n\nNot stated: The shape. Chosen (documented): as in live services.",
            "type" : "object", "properties" : { "features" : { "description" :
            "Features.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < FeatureConstant >
            (), serde_json::json!({})) }, "tags" : { "description" :
            "Headings of groups of features.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < FeatureTagConstant
            > (), serde_json::json!({})) } }, "x-description-unstated" :
            ["The shape. Chosen (documented): as in live services."] }
        )
    }
}

impl schemars::JsonSchema for FeatureConstant {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FeatureConstant".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A feature and its label.\n\nNot stated: The shape. Chosen (documented): as in live services.",
            "type" : "object", "required" : ["id", "name"], "properties" : { "id" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::hotels::FeatureId > (), serde_json::json!({})), "name" : {
            "description" : "The label, localised.", "type" : "string" }, "type" :
            specwright_core::schema::with(generator.subschema_for:: < FeatureScope > (),
            serde_json::json!({})) }, "x-description-unstated" :
            ["The shape. Chosen (documented): as in live services."] }
        )
    }
}

impl schemars::JsonSchema for FeatureTagConstant {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FeatureTagConstant".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Heading of a group of features, and its label.\n\nNot stated: The shape. Chosen (documented): as in live services.",
            "type" : "object", "required" : ["id", "name"], "properties" : { "id" : {
            "description" : "Id of the heading, as used in groups of features.", "type" :
            "string" }, "name" : { "description" : "The label, localised.", "type" :
            "string" } }, "x-description-unstated" :
            ["The shape. Chosen (documented): as in live services."] }
        )
    }
}

impl schemars::JsonSchema for HotelFeedRecord {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeedRecord".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "One hotel, without date-dependent data.\n\nNot stated: The record, and the optional fields. Chosen (documented): as in live services; clients accept records that lack any field other than the id.",
            "type" : "object", "required" : ["hotelId", "hotelName", "propertyTypeId",
            "location", "overallRating", "numberOfReviews", "lastUpdated"], "properties"
            : { "hotelId" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({})), "hotelName"
            : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "propertyTypeId" : { "description" :
            "A constant of type `property`; 0 is a hotel. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true },
            "location" : specwright_core::schema::with(generator.subschema_for:: <
            HotelFeedLocation > (), serde_json::json!({ "description" :
            "Location of the hotel. Tolerated when missing.", "x-description-expected" :
            true })), "starRating" : { "description" :
            "Number of stars; 0 for holiday homes.\n\nNot stated: The value for a hotel without stars. Chosen (ours): 0.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The value for a hotel without stars. Chosen (ours): 0."] }, "minRate" : {
            "description" :
            "Lowest nightly rate, in US dollars.\n\nNot stated: The dates and taxes of the rate. Chosen (ours): a standard room on an average night, before tax.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The dates and taxes of the rate. Chosen (ours): a standard room on an average night, before tax."]
            }, "popularity" : { "description" :
            "Deprecated. A lower number means a more popular hotel.", "type" : "number",
            "format" : "double" }, "overallRating" : { "description" :
            "Guest rating, from 0 to 10. Tolerated when missing.\n\nNot stated: The value for a hotel without a rating. Chosen (ours): 0.",
            "type" : "number", "format" : "double", "minimum" : 0, "maximum" : 10,
            "x-description-expected" : true, "x-description-unstated" :
            ["The value for a hotel without a rating. Chosen (ours): 0."] },
            "numberOfReviews" : { "description" : "Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true }, "themes" :
            { "description" : "Constants of type `theme`.", "type" : "array", "items" : {
            "type" : "integer", "format" : "int64" } }, "facilities" : { "description" :
            "Features, in groups.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < HotelFeedFacility >
            (), serde_json::json!({})) }, "checkIn" : { "description" :
            "Earliest check-in time, as hhmm: 1500 is 3 p.m.", "type" : "integer",
            "format" : "int64", "minimum" : 0, "maximum" : 2359 }, "checkOut" : {
            "description" : "Latest check-out time, as hhmm.", "type" : "integer",
            "format" : "int64", "minimum" : 0, "maximum" : 2359 }, "chainId" : {
            "description" : "A constant of type `chain`.", "type" : "integer", "format" :
            "int64" }, "iataCode" : { "description" :
            "IATA code of an airport.\n\nNot stated: The airport of the code. Chosen (ours): the nearest airport within 100 km.",
            "type" : "string", "x-description-unstated" :
            ["The airport of the code. Chosen (ours): the nearest airport within 100 km."]
            }, "dateCreated" : { "description" :
            "Creation time of the record, in UTC: `2024-05-01T08:30:00Z`.", "type" :
            "string" }, "lastUpdated" : { "description" :
            "Time of the last change, in UTC: `2024-05-01T08:30:00Z`. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "images" : {
            "description" : "Pictures of the hotel.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < HotelFeedImage >
            (), serde_json::json!({})) } }, "x-description-unstated" :
            ["The record, and the optional fields. Chosen (documented): as in live services; clients accept records that lack any field other than the id."]
            }
        )
    }
}

impl schemars::JsonSchema for HotelFeedLocation {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeedLocation".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Location of a hotel: address, coordinates, and the places that contain it.\n\nNot stated: The shape. Chosen (documented): as in live services.",
            "type" : "object", "required" : ["coordinates", "city", "country"],
            "properties" : { "address" : { "type" : "string" }, "postalCode" : { "type" :
            "string" }, "coordinates" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::Coordinates > (),
            serde_json::json!({ "description" :
            "Coordinates of the hotel. Tolerated when missing.", "x-description-expected"
            : true })), "city" : specwright_core::schema::with(generator.subschema_for::
            < HotelFeedCity > (), serde_json::json!({ "description" :
            "City of the hotel. Tolerated when missing.", "x-description-expected" : true
            })), "state" : specwright_core::schema::with(generator.subschema_for:: <
            HotelFeedState > (), serde_json::json!({ "description" :
            "State, province or similar region of the hotel." })), "country" :
            specwright_core::schema::with(generator.subschema_for:: < HotelFeedCountry >
            (), serde_json::json!({ "description" :
            "Country of the hotel. Tolerated when missing.", "x-description-expected" :
            true })) }, "x-description-unstated" :
            ["The shape. Chosen (documented): as in live services."] }
        )
    }
}

impl schemars::JsonSchema for HotelFeedCity {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeedCity".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "City of a hotel.\n\nNot stated: The shape. Chosen (documented): as in live services.",
            "type" : "object", "required" : ["placeId", "name", "placeTypeId"],
            "properties" : { "placeId" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "name" : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "placeTypeId" : { "description" :
            "A constant of type `placeType`. Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true } },
            "x-description-unstated" :
            ["The shape. Chosen (documented): as in live services."] }
        )
    }
}

impl schemars::JsonSchema for HotelFeedState {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeedState".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "State, province or similar region of a hotel.\n\nNot stated: The shape. Chosen (documented): as in live services.",
            "type" : "object", "required" : ["placeId", "name"], "properties" : {
            "placeId" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "name" : {
            "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true } }, "x-description-unstated" :
            ["The shape. Chosen (documented): as in live services."] }
        )
    }
}

impl schemars::JsonSchema for HotelFeedCountry {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeedCountry".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Country of a hotel.\n\nNot stated: The shape. Chosen (documented): as in live services.",
            "type" : "object", "required" : ["placeId", "name", "countryCode"],
            "properties" : { "placeId" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "name" : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "countryCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })),
            "currencyCode" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({})) },
            "x-description-unstated" :
            ["The shape. Chosen (documented): as in live services."] }
        )
    }
}

impl schemars::JsonSchema for HotelFeedFacility {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeedFacility".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A group of features.\n\nNot stated: The shape. Chosen (documented): as in live services.",
            "type" : "object", "required" : ["tag", "featureIds"], "properties" : { "tag"
            : { "description" :
            "Heading of the group: a tag from the constants of type `facility`. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "featureIds" : {
            "description" :
            "Ids of features from the constants of type `facility`. Tolerated when missing.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::hotels::FeatureId > (),
            serde_json::json!({})), "x-description-expected" : true } },
            "x-description-unstated" :
            ["The shape. Chosen (documented): as in live services."] }
        )
    }
}

impl schemars::JsonSchema for HotelFeedImage {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeedImage".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A picture of a hotel.\n\nNot stated: The shape. Chosen (documented): as in live services.",
            "type" : "object", "required" : ["imageId", "source", "url", "width",
            "height"], "properties" : { "imageId" : { "description" :
            "Id of the picture. Tolerated when missing.\n\nNot stated: The type of the id. Chosen (ours): an integer; clients drop an id of another type and keep the picture.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The type of the id. Chosen (ours): an integer; clients drop an id of another type and keep the picture."]
            }, "source" : { "description" :
            "Origin of the picture. Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "url" : { "description" :
            "URL of the picture.", "type" : "string", "format" : "uri" }, "width" : {
            "description" : "In pixels. Tolerated when missing.", "type" : "integer",
            "format" : "int64", "x-description-unit" : "pixels", "x-description-expected"
            : true }, "height" : { "description" : "In pixels. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "x-description-unit" : "pixels",
            "x-description-expected" : true }, "tag" : { "description" :
            "A constant of type `imageTag`.\n\nNot stated: The type of the tag. Chosen (ours): an integer; clients drop a tag of another type and keep the picture.",
            "type" : "integer", "format" : "int64", "x-description-unstated" :
            ["The type of the tag. Chosen (ours): an integer; clients drop a tag of another type and keep the picture."]
            } }, "x-description-unstated" :
            ["The shape. Chosen (documented): as in live services."] }
        )
    }
}

impl schemars::JsonSchema for PlaceFeedRecord {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PlaceFeedRecord".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "One place.\n\nNot stated: The record, and the optional fields. Chosen (documented): as in live services; clients accept records that lack any field other than the id.",
            "type" : "object", "required" : ["placeId", "placeName", "hierarchy",
            "placeTypeId"], "properties" : { "placeId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({})), "placeName" : {
            "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "cityPlaceId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id of the city of the place." })), "countryCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({})), "countryName"
            : { "type" : "string" }, "latitude" : { "description" :
            "In degrees.\n\nNot stated: The coordinates of a country. Chosen (ours): the coordinates of its largest city, or none if it has no city.",
            "type" : "number", "format" : "double", "minimum" : - 90, "maximum" : 90,
            "x-description-unit" : "degrees", "x-description-unstated" :
            ["The coordinates of a country. Chosen (ours): the coordinates of its largest city, or none if it has no city."]
            }, "longitude" : { "description" : "In degrees.", "type" : "number", "format"
            : "double", "minimum" : - 180, "maximum" : 180, "x-description-unit" :
            "degrees" }, "hierarchy" : { "description" :
            "Ids of the places that contain this place, smallest first; empty for a continent. Tolerated when missing.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (),
            serde_json::json!({})), "x-description-expected" : true }, "placeTypeId" : {
            "description" : "A constant of type `placeType`. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true },
            "numHotels" : { "description" : "Number of hotels in the place.", "type" :
            "integer", "format" : "int64" }, "iataCode" : { "description" :
            "IATA code of an airport or metro area.", "type" : "string" } },
            "x-description-unstated" :
            ["The record, and the optional fields. Chosen (documented): as in live services; clients accept records that lack any field other than the id."]
            }
        )
    }
}

impl schemars::JsonSchema for ConstantType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ConstantType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Type of constant.\n\nValues seen so far; others are possible:\n\n* `facility`: Hotel features, and the tags that group them.\n* `property`: Property types.\n* `placeType`: Place types in the place feed.\n* `theme`: Hotel themes.\n* `chain`: Hotel chains.\n* `imageTag`: Subjects of pictures.\n\nNot stated: The complete list. Chosen (documented): the types that live services accept.",
            "type" : "string", "examples" : ["facility"], "x-extensible-enum" :
            ["facility", "property", "placeType", "theme", "chain", "imageTag"],
            "x-description-values" : [{ "value" : "facility", "doc" :
            "Hotel features, and the tags that group them." }, { "value" : "property",
            "doc" : "Property types." }, { "value" : "placeType", "doc" :
            "Place types in the place feed." }, { "value" : "theme", "doc" :
            "Hotel themes." }, { "value" : "chain", "doc" : "Hotel chains." }, { "value"
            : "imageTag", "doc" : "Subjects of pictures." }], "x-description-unstated" :
            ["The complete list. Chosen (documented): the types that live services accept."]
            }
        )
    }
}

impl schemars::JsonSchema for FeatureScope {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FeatureScope".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Part of a stay that a feature applies to.\n\nValues seen so far; others are possible:\n\n* `hotel`: The hotel as a whole.\n* `room`: The room.\n* `activity`: An activity at the hotel.\n\nNot stated: The complete list. Chosen (documented): the values that live services send.",
            "type" : "string", "examples" : ["hotel"], "x-extensible-enum" : ["hotel",
            "room", "activity"], "x-description-values" : [{ "value" : "hotel", "doc" :
            "The hotel as a whole." }, { "value" : "room", "doc" : "The room." }, {
            "value" : "activity", "doc" : "An activity at the hotel." }],
            "x-description-unstated" :
            ["The complete list. Chosen (documented): the values that live services send."]
            }
        )
    }
}
