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
            "Query of the labels: kinds and language.\n\nNot stated: The parameters. Chosen (documented): as live services have them.\n\nNot stated: The languages. Chosen (ours): the embedded service has labels in English, German, Spanish, French, Italian, Japanese, Korean, Dutch, Polish, Portuguese, Russian, Swedish, Turkish and Chinese, and answers other languages with the English ones; chains have one name, and the ids of headings are English.",
            "type" : "object", "properties" : { "types" : { "description" :
            "Kinds of labels to return. Default: all.", "type" : "string" },
            "languageCode" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Language of the labels.", "default" : "EN" })) }, "additionalProperties" :
            false, "x-description-unstated" :
            ["The parameters. Chosen (documented): as live services have them.",
            "The languages. Chosen (ours): the embedded service has labels in English, German, Spanish, French, Italian, Japanese, Korean, Dutch, Polish, Portuguese, Russian, Swedish, Turkish and Chinese, and answers other languages with the English ones; chains have one name, and the ids of headings are English."]
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
            "Query of a page of hotels.\n\nNot stated: The parameters. Chosen (documented): as live services have them.\n\nNot stated: The languages. Chosen (ours): cities, countries and destinations have their name in the language, where the embedded service knows it, else the English one.",
            "type" : "object", "properties" : { "lastId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({ "description" :
            "Id of the last hotel before the page; 0 for the first page.\n\nNot stated: A request without it. Chosen (ours): returns the first page.",
            "default" : 0, "x-description-unstated" :
            ["A request without it. Chosen (ours): returns the first page."] })),
            "pageSize" : { "type" : "integer", "format" : "int64", "minimum" : 1,
            "maximum" : 499999, "default" : 10000 }, "languageCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Language of names and addresses.", "default" : "EN" })), "countryCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "Only hotels in this country." })), "lastUpdated" : { "description" :
            "Returns only hotels that changed on or after this day, in UTC.\n\nNot stated: Changes on the day itself. Chosen (ours): included.",
            "type" : "string", "format" : "date", "x-description-unstated" :
            ["Changes on the day itself. Chosen (ours): included."] }, "propertyTypeIds"
            : { "description" :
            "Only hotels of these property types, constants of kind `property`.\n\nNot stated: The form of the list. Chosen (ours): separated by commas, as `types` of the constants.",
            "type" : "string", "x-description-unstated" :
            ["The form of the list. Chosen (ours): separated by commas, as `types` of the constants."]
            } }, "additionalProperties" : false, "x-description-unstated" :
            ["The parameters. Chosen (documented): as live services have them.",
            "The languages. Chosen (ours): cities, countries and destinations have their name in the language, where the embedded service knows it, else the English one."]
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
            "Query of a page of places.\n\nNot stated: The parameters. Chosen (documented): as live services have them.\n\nNot stated: The languages. Chosen (ours): cities, countries and destinations have their name in the language, where the embedded service knows it, else the English one.",
            "type" : "object", "properties" : { "lastId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id of the last place before the page; 0 for the first page.\n\nNot stated: A request without it. Chosen (ours): returns the first page.",
            "default" : 0, "x-description-unstated" :
            ["A request without it. Chosen (ours): returns the first page."] })),
            "pageSize" : { "type" : "integer", "format" : "int64", "minimum" : 1,
            "maximum" : 499999, "default" : 100000 }, "languageCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Language of names.", "default" : "EN" })), "countryCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "Only places in this country, and the country itself." })) },
            "additionalProperties" : false, "x-description-unstated" :
            ["The parameters. Chosen (documented): as live services have them.",
            "The languages. Chosen (ours): cities, countries and destinations have their name in the language, where the embedded service knows it, else the English one."]
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
            "Labels by kind, for the requested kinds only.\n\nNot stated: The record, and the optional fields. Chosen (documented): as live services have them; a kind without labels is left out.",
            "type" : "object", "properties" : { "facility" :
            specwright_core::schema::with(generator.subschema_for:: < FacilityConstants >
            (), serde_json::json!({ "description" : "Features of hotels." })), "theme" :
            { "description" : "Themes.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < Constant > (),
            serde_json::json!({})) }, "placeType" : { "description" :
            "Types of places in the feed of places, where an airport is 2 and a city 5. The types of destinations in hotel answers have other numbers.\n\nNot stated: The numbers of other types. Chosen (ours): those up to 5, for countries, regions and metro areas.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < Constant > (), serde_json::json!({})),
            "x-description-unstated" :
            ["The numbers of other types. Chosen (ours): those up to 5, for countries, regions and metro areas."]
            }, "property" : { "description" :
            "Property types. Responses may name it `propertyType`.\n\nNot stated: Its name: live services answer with `property`, their reference has `propertyType`. Chosen (observed): both are read, `property` is written.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < Constant > (), serde_json::json!({})),
            "x-description-also" : "propertyType", "x-description-unstated" :
            ["Its name: live services answer with `property`, their reference has `propertyType`. Chosen (observed): both are read, `property` is written."]
            }, "chain" : { "description" : "Chains.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < ChainConstant > (),
            serde_json::json!({})) }, "imageTag" : { "description" :
            "Subjects of pictures.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < Constant > (),
            serde_json::json!({})) } }, "x-description-unstated" :
            ["The record, and the optional fields. Chosen (documented): as live services have them; a kind without labels is left out."]
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
            "A numeric id and its label.\n\nNot stated: The shape. Chosen (documented): as live services have it.",
            "type" : "object", "required" : ["id", "name"], "properties" : { "id" : {
            "type" : "integer", "format" : "int64" }, "name" : { "description" :
            "The label, localised.", "type" : "string" } }, "x-description-unstated" :
            ["The shape. Chosen (documented): as live services have it."] }
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
            "A chain and its label.\n\nNot stated: The shape. Chosen (documented): as live services have it.",
            "type" : "object", "required" : ["id", "name"], "properties" : { "id" : {
            "type" : "integer", "format" : "int64" }, "name" : { "description" :
            "The chain's name.", "type" : "string" }, "parentId" : { "description" :
            "The parent chain.", "type" : "integer", "format" : "int64" } },
            "x-description-unstated" :
            ["The shape. Chosen (documented): as live services have it."] }
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
            "Features of hotels, and the tags that group them.\n\nNot stated: The shape. Chosen (documented): as live services have it.",
            "type" : "object", "properties" : { "features" : { "description" :
            "Features.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < FeatureConstant >
            (), serde_json::json!({})) }, "tags" : { "description" :
            "Headings of groups of features.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < FeatureTagConstant
            > (), serde_json::json!({})) } }, "x-description-unstated" :
            ["The shape. Chosen (documented): as live services have it."] }
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
            "A feature and its label.\n\nNot stated: The shape. Chosen (documented): as live services have it.",
            "type" : "object", "required" : ["id", "name"], "properties" : { "id" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::hotels::FeatureId > (), serde_json::json!({})), "name" : {
            "description" : "The label, localised.", "type" : "string" }, "type" :
            specwright_core::schema::with(generator.subschema_for:: < FeatureScope > (),
            serde_json::json!({})) }, "x-description-unstated" :
            ["The shape. Chosen (documented): as live services have it."] }
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
            "A heading of a group of features, with its label.\n\nNot stated: The shape. Chosen (documented): as live services have it.",
            "type" : "object", "required" : ["id", "name"], "properties" : { "id" : {
            "description" : "Names the heading in groups of features.", "type" : "string"
            }, "name" : { "description" : "The label, localised.", "type" : "string" } },
            "x-description-unstated" :
            ["The shape. Chosen (documented): as live services have it."] }
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
            "One hotel, without anything that depends on dates.\n\nNot stated: The record, and the optional fields. Chosen (documented): as live services have them; everything but the id is tolerated when missing.",
            "type" : "object", "required" : ["hotelId", "hotelName", "propertyTypeId",
            "location", "overallRating", "numberOfReviews", "lastUpdated"], "properties"
            : { "hotelId" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({})), "hotelName"
            : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "propertyTypeId" : { "description" :
            "A constant of kind `property`; 0 is a hotel. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true },
            "location" : specwright_core::schema::with(generator.subschema_for:: <
            HotelFeedLocation > (), serde_json::json!({ "description" :
            "Place of the hotel. Tolerated when missing.", "x-description-expected" :
            true })), "starRating" : { "description" :
            "Stars; 0 for holiday homes.\n\nNot stated: The value of a hotel without stars. Chosen (ours): 0.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The value of a hotel without stars. Chosen (ours): 0."] }, "minRate" : {
            "description" :
            "Lowest nightly rate, in US dollars.\n\nNot stated: Its days and taxes. Chosen (ours): the plainest room on an average night, before tax.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["Its days and taxes. Chosen (ours): the plainest room on an average night, before tax."]
            }, "popularity" : { "description" :
            "Deprecated. A lower number is more popular.", "type" : "number", "format" :
            "double" }, "overallRating" : { "description" :
            "Guest rating, from 0 to 10. Tolerated when missing.\n\nNot stated: The value of a hotel without a rating. Chosen (ours): 0.",
            "type" : "number", "format" : "double", "minimum" : 0, "maximum" : 10,
            "x-description-expected" : true, "x-description-unstated" :
            ["The value of a hotel without a rating. Chosen (ours): 0."] },
            "numberOfReviews" : { "description" : "Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true }, "themes" :
            { "description" : "Constants of kind `theme`.", "type" : "array", "items" : {
            "type" : "integer", "format" : "int64" } }, "facilities" : { "description" :
            "Features, in groups.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < HotelFeedFacility >
            (), serde_json::json!({})) }, "checkIn" : { "description" :
            "Start of check-in, as hhmm: 1500 is 3 p.m.", "type" : "integer", "format" :
            "int64", "minimum" : 0, "maximum" : 2359 }, "checkOut" : { "description" :
            "End of check-out, as hhmm.", "type" : "integer", "format" : "int64",
            "minimum" : 0, "maximum" : 2359 }, "chainId" : { "description" :
            "A constant of kind `chain`.", "type" : "integer", "format" : "int64" },
            "iataCode" : { "description" :
            "IATA code of an airport.\n\nNot stated: The airport of the code. Chosen (ours): the nearest airport within 100 km.",
            "type" : "string", "x-description-unstated" :
            ["The airport of the code. Chosen (ours): the nearest airport within 100 km."]
            }, "dateCreated" : { "description" :
            "Creation time of the record, in UTC: `2024-05-01T08:30:00Z`.", "type" :
            "string" }, "lastUpdated" : { "description" :
            "Time of the last change, in UTC: `2024-05-01T08:30:00Z`. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "images" : {
            "description" : "Pictures.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < HotelFeedImage >
            (), serde_json::json!({})) } }, "x-description-unstated" :
            ["The record, and the optional fields. Chosen (documented): as live services have them; everything but the id is tolerated when missing."]
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
            "Place of a hotel: address, position, and the places around it.\n\nNot stated: The shape. Chosen (documented): as live services have it.",
            "type" : "object", "required" : ["coordinates", "city", "country"],
            "properties" : { "address" : { "type" : "string" }, "postalCode" : { "type" :
            "string" }, "coordinates" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::Coordinates > (),
            serde_json::json!({ "description" : "Position. Tolerated when missing.",
            "x-description-expected" : true })), "city" :
            specwright_core::schema::with(generator.subschema_for:: < HotelFeedCity > (),
            serde_json::json!({ "description" : "City. Tolerated when missing.",
            "x-description-expected" : true })), "state" :
            specwright_core::schema::with(generator.subschema_for:: < HotelFeedState >
            (), serde_json::json!({ "description" : "State, province or the like." })),
            "country" : specwright_core::schema::with(generator.subschema_for:: <
            HotelFeedCountry > (), serde_json::json!({ "description" :
            "Country. Tolerated when missing.", "x-description-expected" : true })) },
            "x-description-unstated" :
            ["The shape. Chosen (documented): as live services have it."] }
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
            "City of a hotel.\n\nNot stated: The shape. Chosen (documented): as live services have it.",
            "type" : "object", "required" : ["placeId", "name", "placeTypeId"],
            "properties" : { "placeId" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "name" : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "placeTypeId" : { "description" :
            "A constant of kind `placeType`. Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true } },
            "x-description-unstated" :
            ["The shape. Chosen (documented): as live services have it."] }
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
            "State, province or the like of a hotel.\n\nNot stated: The shape. Chosen (documented): as live services have it.",
            "type" : "object", "required" : ["placeId", "name"], "properties" : {
            "placeId" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "name" : {
            "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true } }, "x-description-unstated" :
            ["The shape. Chosen (documented): as live services have it."] }
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
            "Country of a hotel.\n\nNot stated: The shape. Chosen (documented): as live services have it.",
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
            ["The shape. Chosen (documented): as live services have it."] }
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
            "A group of features.\n\nNot stated: The shape. Chosen (documented): as live services have it.",
            "type" : "object", "required" : ["tag", "featureIds"], "properties" : { "tag"
            : { "description" :
            "Heading of the group: a tag from the constants of kind `facility`. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "featureIds" : {
            "description" :
            "Ids of features from the constants of kind `facility`. Tolerated when missing.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::hotels::FeatureId > (),
            serde_json::json!({})), "x-description-expected" : true } },
            "x-description-unstated" :
            ["The shape. Chosen (documented): as live services have it."] }
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
            "A picture of a hotel.\n\nNot stated: The shape. Chosen (documented): as live services have it.",
            "type" : "object", "required" : ["imageId", "source", "url", "width",
            "height"], "properties" : { "imageId" : { "description" :
            "Number of the picture. Tolerated when missing.\n\nNot stated: Its type. Chosen (ours): an integer; of another, the picture is kept without it.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["Its type. Chosen (ours): an integer; of another, the picture is kept without it."]
            }, "source" : { "description" :
            "Origin of the picture. Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "url" : { "description" : "The picture.",
            "type" : "string", "format" : "uri" }, "width" : { "description" :
            "In pixels. Tolerated when missing.", "type" : "integer", "format" : "int64",
            "x-description-unit" : "pixels", "x-description-expected" : true }, "height"
            : { "description" : "In pixels. Tolerated when missing.", "type" : "integer",
            "format" : "int64", "x-description-unit" : "pixels", "x-description-expected"
            : true }, "tag" : { "description" :
            "A constant of kind `imageTag`.\n\nNot stated: Its type. Chosen (ours): an integer; of another, the picture is kept without it.",
            "type" : "integer", "format" : "int64", "x-description-unstated" :
            ["Its type. Chosen (ours): an integer; of another, the picture is kept without it."]
            } }, "x-description-unstated" :
            ["The shape. Chosen (documented): as live services have it."] }
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
            "One place.\n\nNot stated: The record, and the optional fields. Chosen (documented): as live services have them; everything but the id is tolerated when missing.",
            "type" : "object", "required" : ["placeId", "placeName", "hierarchy",
            "placeTypeId"], "properties" : { "placeId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({})), "placeName" : {
            "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "cityPlaceId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "The city of the place." })), "countryCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({})), "countryName"
            : { "type" : "string" }, "latitude" : { "description" :
            "In degrees.\n\nNot stated: The position of a country. Chosen (ours): that of its largest city, and none without a city.",
            "type" : "number", "format" : "double", "minimum" : - 90, "maximum" : 90,
            "x-description-unit" : "degrees", "x-description-unstated" :
            ["The position of a country. Chosen (ours): that of its largest city, and none without a city."]
            }, "longitude" : { "description" : "In degrees.", "type" : "number", "format"
            : "double", "minimum" : - 180, "maximum" : 180, "x-description-unit" :
            "degrees" }, "hierarchy" : { "description" :
            "The places that contain this one, smallest first; empty for a continent. Tolerated when missing.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (),
            serde_json::json!({})), "x-description-expected" : true }, "placeTypeId" : {
            "description" : "A constant of kind `placeType`. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true },
            "numHotels" : { "description" : "Number of hotels in the place.", "type" :
            "integer", "format" : "int64" }, "iataCode" : { "description" :
            "IATA code of an airport or metro area.", "type" : "string" } },
            "x-description-unstated" :
            ["The record, and the optional fields. Chosen (documented): as live services have them; everything but the id is tolerated when missing."]
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
            "Kind of a constant.\n\nValues seen so far; others may come:\n\n* `facility`: The features of hotels, and the tags that group them.\n* `property`: Property types.\n* `placeType`: Types of places in the feed of places.\n* `theme`: Themes.\n* `chain`: Chains.\n* `imageTag`: Subjects of pictures.\n\nNot stated: The complete list. Chosen (documented): the kinds that live services take.",
            "type" : "string", "examples" : ["facility"], "x-extensible-enum" :
            ["facility", "property", "placeType", "theme", "chain", "imageTag"],
            "x-description-values" : [{ "value" : "facility", "doc" :
            "The features of hotels, and the tags that group them." }, { "value" :
            "property", "doc" : "Property types." }, { "value" : "placeType", "doc" :
            "Types of places in the feed of places." }, { "value" : "theme", "doc" :
            "Themes." }, { "value" : "chain", "doc" : "Chains." }, { "value" :
            "imageTag", "doc" : "Subjects of pictures." }], "x-description-unstated" :
            ["The complete list. Chosen (documented): the kinds that live services take."]
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
            "Part of a stay that a feature belongs to.\n\nValues seen so far; others may come:\n\n* `hotel`: The hotel as a whole.\n* `room`: The room.\n* `activity`: An activity at the hotel.\n\nNot stated: The complete list. Chosen (documented): the values of live services.",
            "type" : "string", "examples" : ["hotel"], "x-extensible-enum" : ["hotel",
            "room", "activity"], "x-description-values" : [{ "value" : "hotel", "doc" :
            "The hotel as a whole." }, { "value" : "room", "doc" : "The room." }, {
            "value" : "activity", "doc" : "An activity at the hotel." }],
            "x-description-unstated" :
            ["The complete list. Chosen (documented): the values of live services."] }
        )
    }
}
