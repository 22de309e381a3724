// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

//! From `hotels.toml`.

use super::super::hotels::*;

impl schemars::JsonSchema for HotelRate {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelRate".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "One bookable rate of one provider.", "properties" : {
            "availableRooms" : { "description" :
            "Available rooms.\n\n`availableRooms` on the wire; required.", "format" :
            "int64", "type" : "integer" }, "bookUri" : { "description" :
            "Where to book: absolute, ready-made, its tokens opaque.\n\n`bookUri` on the wire; required.",
            "format" : "uri", "type" : "string" }, "canPayLater" : { "description" :
            "Can pay later.\n\n`canPayLater` on the wire; required.", "type" : "boolean"
            }, "hasFreeCancellation" : { "description" :
            "Has free cancellation.\n\n`hasFreeCancellation` on the wire; required.",
            "type" : "boolean" }, "inclusions" : { "description" :
            "Inclusions.\n\n`inclusions` on the wire; required.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < InclusionType > (),
            serde_json::json!({})), "type" : "array" }, "isBundledRate" : { "description"
            :
            "Sold together with other services.\n\n`isBundledRate` on the wire; required.",
            "type" : "boolean" }, "isCheapestRate" : { "description" :
            "Is cheapest rate.\n\n`isCheapestRate` on the wire; required.", "type" :
            "boolean" }, "isDeprioritisedForExcludedCharges" : { "description" :
            "Ranked lower, since charges come on top.\n\n`isDeprioritisedForExcludedCharges` on the wire; required.",
            "type" : "boolean" }, "providerIndex" : { "description" :
            "Index into the response's `providers`, counted from 0.\n\n`providerIndex` on the wire; required.",
            "format" : "int64", "minimum" : 0, "type" : "integer" }, "rateBreakdown" :
            wayfare_wire::schema::with(generator.subschema_for:: < HotelRateBreakdown >
            (), serde_json::json!({ "description" :
            "What a total is made of, in the response's currency.\n\n`rateBreakdown` on the wire; only with the response option `rateBreakdown`."
            })), "roomName" : { "description" :
            "Room name.\n\n`roomName` on the wire; required.", "type" : "string" },
            "totalRate" : { "description" :
            "Total for the room, in the response's currency. -1 stands for no price.\n\n`totalRate` on the wire; required.\n\nNot stated: What stands for no price. Chosen: any negative amount, as integrations show -1.",
            "type" : "number" } }, "required" : ["roomName", "totalRate",
            "isCheapestRate", "hasFreeCancellation", "canPayLater", "isBundledRate",
            "inclusions", "availableRooms", "providerIndex",
            "isDeprioritisedForExcludedCharges", "bookUri"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelRateBreakdown {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelRateBreakdown".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What a total is made of, in the response's currency.",
            "properties" : { "baseRate" : { "description" :
            "Base rate.\n\n`baseRate` on the wire; required.", "type" : "number" },
            "localTaxes" : { "description" :
            "Paid at the hotel.\n\n`localTaxes` on the wire; optional.", "type" :
            "number" }, "taxes" : { "description" :
            "Taxes.\n\n`taxes` on the wire; required.", "type" : "number" } }, "required"
            : ["baseRate", "taxes"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelProvider {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelProvider".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Who sells rooms.", "properties" : { "cashback" :
            wayfare_wire::schema::with(generator.subschema_for:: < ProviderCashback > (),
            serde_json::json!({ "description" :
            "Where the affiliate has cashback.\n\n`cashback` on the wire; optional." })),
            "code" : { "description" : "Code.\n\n`code` on the wire; required.", "type" :
            "string" }, "isDirect" : { "description" :
            "The hotel's own shop, typically a chain's.\n\n`isDirect` on the wire; required.",
            "type" : "boolean" }, "isLanguageSupported" : { "description" :
            "Whether it speaks the request's language.\n\n`isLanguageSupported` on the wire; required.",
            "type" : "boolean" }, "logo" : { "description" :
            "Logo.\n\n`logo` on the wire; required.", "format" : "uri", "type" : "string"
            }, "name" : { "description" : "Name.\n\n`name` on the wire; required.",
            "type" : "string" } }, "required" : ["code", "name", "logo", "isDirect",
            "isLanguageSupported"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for ProviderCashback {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ProviderCashback".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What the end user gets back.", "properties" : { "cap" : {
            "description" : "Most that is paid back.\n\n`cap` on the wire; optional.",
            "type" : "number" }, "currency" : { "description" :
            "Code of a currency, ISO or the affiliate's own.\n\n`currency` on the wire; required.",
            "type" : "string" }, "customCurrencyAbbreviation" : { "description" :
            "Custom currency abbreviation.\n\n`customCurrencyAbbreviation` on the wire; optional.",
            "type" : "string" }, "customCurrencyName" : { "description" :
            "Custom currency name.\n\n`customCurrencyName` on the wire; optional.",
            "type" : "string" }, "customCurrencyType" : { "description" :
            "Kind of a currency that is not ISO's, such as NON_MONETARY.\n\n`customCurrencyType` on the wire; optional.",
            "type" : "string" }, "showRateOnly" : { "description" :
            "Show the rate alone, without an amount derived from it.\n\n`showRateOnly` on the wire; optional.",
            "type" : "boolean" }, "type" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::CashbackType > (),
            serde_json::json!({ "description" :
            "How a cashback is counted.\n\n`type` on the wire; required." })), "value" :
            { "description" :
            "Percent, or an amount of `currency`.\n\n`value` on the wire; required.",
            "type" : "number" } }, "required" : ["type", "value", "currency"], "type" :
            "object" }
        )
    }
}

impl schemars::JsonSchema for HotelPolicy {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelPolicy".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A rule of the house.", "properties" : { "code" : {
            "description" : "Code.\n\n`code` on the wire; required.", "type" : "string"
            }, "description" : { "description" :
            "Description.\n\n`description` on the wire; required.", "type" : "string" },
            "name" : { "description" : "Name.\n\n`name` on the wire; required.", "type" :
            "string" } }, "required" : ["code", "name", "description"], "type" : "object"
            }
        )
    }
}

impl schemars::JsonSchema for HotelImage {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelImage".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A picture.", "properties" : { "large" : { "description" :
            "Large.\n\n`large` on the wire; required.", "format" : "uri", "type" :
            "string" }, "small" : { "description" :
            "Small.\n\n`small` on the wire; optional.", "format" : "uri", "type" :
            "string" } }, "required" : ["large"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelFeatureSummary {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeatureSummary".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A feature in words.", "properties" : { "description" : {
            "description" : "Description.\n\n`description` on the wire; required.",
            "type" : "string" }, "name" : { "description" :
            "Name.\n\n`name` on the wire; required.", "type" : "string" } }, "required" :
            ["name", "description"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelFeatureTag {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelFeatureTag".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Features under one heading.", "properties" : { "features"
            : { "description" : "Features.\n\n`features` on the wire; required.", "items"
            : wayfare_wire::schema::with(generator.subschema_for:: < FeatureId > (),
            serde_json::json!({})), "type" : "array" }, "tag" : { "description" :
            "Tag.\n\n`tag` on the wire; required.", "type" : "string" } }, "required" :
            ["tag", "features"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelPlace {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelPlace".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "The place a hotel lies in.", "properties" : { "key" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Key.\n\n`key` on the wire; required." })), "name" : {
            "description" : "Name.\n\n`name` on the wire; required.", "type" : "string" }
            }, "required" : ["key", "name"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for SearchableHotelPlace {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SearchableHotelPlace".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A place whose hotels can be searched.\n\nNot stated: Which response carries it. Chosen: none.",
            "properties" : { "fullName" : { "description" :
            "Full name.\n\n`fullName` on the wire; required.", "type" : "string" },
            "href" : { "description" :
            "The multiple search of the place.\n\n`href` on the wire; required.",
            "format" : "uri", "type" : "string" }, "id" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id.\n\n`id` on the wire; required." })), "isSearchable" : { "description" :
            "Is searchable.\n\n`isSearchable` on the wire; required.", "type" : "boolean"
            }, "key" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Key.\n\n`key` on the wire; required." })), "latitude" : {
            "description" :
            "Latitude.\n\n`latitude` on the wire; required, in degrees, from -90 to 90.",
            "maximum" : 90, "minimum" : - 90, "type" : "number" }, "longitude" : {
            "description" :
            "Longitude.\n\n`longitude` on the wire; required, in degrees, from -180 to 180.",
            "maximum" : 180, "minimum" : - 180, "type" : "number" }, "name" : {
            "description" : "Name.\n\n`name` on the wire; required.", "type" : "string"
            }, "placeCountryCode" : wayfare_wire::schema::with(generator.subschema_for::
            < super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "ISO 3166-1 alpha-2 country code.\n\n`placeCountryCode` on the wire; required."
            })) }, "required" : ["id", "key", "href", "name", "fullName", "latitude",
            "longitude", "placeCountryCode", "isSearchable"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelReviewAspect {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelReviewAspect".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Something that reviews speak of.", "properties" : {
            "polarity" : wayfare_wire::schema::with(generator.subschema_for:: <
            ReviewPolarity > (), serde_json::json!({ "description" :
            "Whether an aspect is praised.\n\n`polarity` on the wire; required." })),
            "text" : { "description" : "Text.\n\n`text` on the wire; required.", "type" :
            "string" } }, "required" : ["text", "polarity"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelReviewerType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelReviewerType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What one kind of guest says.", "properties" : { "aspects"
            : { "description" : "Aspects.\n\n`aspects` on the wire; required.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < HotelReviewAspect >
            (), serde_json::json!({})), "type" : "array" }, "name" : { "description" :
            "Localised.\n\n`name` on the wire; required.", "type" : "string" },
            "numberOfReviews" : { "description" :
            "Number of reviews.\n\n`numberOfReviews` on the wire; required.", "format" :
            "int64", "type" : "integer" }, "type" : { "description" :
            "Type.\n\n`type` on the wire; required.", "format" : "int64", "type" :
            "integer" } }, "required" : ["type", "numberOfReviews", "aspects", "name"],
            "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelReviews {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelReviews".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What guests say of a hotel.", "properties" : { "aspects" :
            { "description" : "Aspects.\n\n`aspects` on the wire; required.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < HotelReviewAspect >
            (), serde_json::json!({})), "type" : "array" }, "guestRatings" : {
            "additionalProperties" : { "type" : "number" }, "description" :
            "By category, from 0 to 10; -1 marks a hotel without rating.\n\n`guestRatings` on the wire; required.\n\nNot stated: All categories. Chosen: any name is kept.",
            "propertyNames" : wayfare_wire::schema::with(generator.subschema_for:: <
            RatingCategory > (), serde_json::json!({})), "type" : "object" },
            "numberOfReviews" : { "description" :
            "Number of reviews.\n\n`numberOfReviews` on the wire; required.", "format" :
            "int64", "type" : "integer" }, "quotes" : { "description" :
            "Quotes.\n\n`quotes` on the wire; required.", "items" : { "type" : "string"
            }, "type" : "array" }, "reviewerTypes" : { "description" :
            "Reviewer types.\n\n`reviewerTypes` on the wire; required.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < HotelReviewerType >
            (), serde_json::json!({})), "type" : "array" }, "sentiment" : { "description"
            : "Sentiment.\n\n`sentiment` on the wire; required.", "type" : "string" } },
            "required" : ["numberOfReviews", "sentiment", "quotes", "aspects",
            "reviewerTypes", "guestRatings"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelItemReference {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelItemReference".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A chain, theme, property type, facility or deal, and how many hotels have it.",
            "properties" : { "hotelCount" : { "description" :
            "Hotel count.\n\n`hotelCount` on the wire; required.", "format" : "int64",
            "type" : "integer" }, "id" : { "description" :
            "Id.\n\n`id` on the wire; required.", "format" : "int64", "type" : "integer"
            }, "name" : { "description" : "Name.\n\n`name` on the wire; required.",
            "type" : "string" } }, "required" : ["id", "name", "hotelCount"], "type" :
            "object" }
        )
    }
}

impl schemars::JsonSchema for BasicHotelRating {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BasicHotelRating".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "How many hotels have a rating.", "properties" : { "key" :
            { "description" : "The rating.\n\n`key` on the wire; required.", "type" :
            "number" }, "value" : { "description" :
            "Number of hotels.\n\n`value` on the wire; required.", "format" : "int64",
            "type" : "integer" } }, "required" : ["key", "value"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for DetailedHotelRating {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "DetailedHotelRating".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "How many hotels have a rating, by who gave it.",
            "properties" : { "key" : { "description" :
            "The rating.\n\n`key` on the wire; required.", "type" : "number" }, "value" :
            wayfare_wire::schema::with(generator.subschema_for:: < HotelRatingCounts >
            (), serde_json::json!({ "description" :
            "Numbers of hotels by who rated them.\n\n`value` on the wire; required." }))
            }, "required" : ["key", "value"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelRatingCounts {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelRatingCounts".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Numbers of hotels by who rated them.", "properties" : {
            "officiallyRated" : { "description" :
            "Officially rated.\n\n`officiallyRated` on the wire; required.", "format" :
            "int64", "type" : "integer" }, "selfRated" : { "description" :
            "Self rated.\n\n`selfRated` on the wire; required.", "format" : "int64",
            "type" : "integer" } }, "required" : ["officiallyRated", "selfRated"], "type"
            : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelPriceRange {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelPriceRange".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "How many hotels cost that much. Number and width of the ranges vary.",
            "properties" : { "key" : { "description" :
            "Lower bound in the response's currency; the next range's key is the upper one.\n\n`key` on the wire; required.",
            "type" : "number" }, "value" : { "description" :
            "Number of hotels.\n\n`value` on the wire; required.", "format" : "int64",
            "type" : "integer" } }, "required" : ["key", "value"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelDestination {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelDestination".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Where the search was.", "properties" : { "fullName" : {
            "description" : "Full name.\n\n`fullName` on the wire; required.", "type" :
            "string" }, "hasBoundary" : { "description" :
            "Has boundary.\n\n`hasBoundary` on the wire; required.", "type" : "boolean"
            }, "href" : { "description" :
            "The multiple search of the destination.\n\n`href` on the wire; required.",
            "format" : "uri", "type" : "string" }, "id" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id.\n\n`id` on the wire; required." })), "isSearchable" : { "description" :
            "Is searchable.\n\n`isSearchable` on the wire; required.", "type" : "boolean"
            }, "key" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Key.\n\n`key` on the wire; required." })), "latitude" : {
            "description" :
            "Latitude.\n\n`latitude` on the wire; required, in degrees, from -90 to 90.",
            "maximum" : 90, "minimum" : - 90, "type" : "number" }, "longitude" : {
            "description" :
            "Longitude.\n\n`longitude` on the wire; required, in degrees, from -180 to 180.",
            "maximum" : 180, "minimum" : - 180, "type" : "number" }, "maximumRadius" : {
            "description" :
            "Maximum radius.\n\n`maximumRadius` on the wire; required, in km.\n\nNot stated: The unit. Chosen: km.",
            "type" : "number" }, "name" : { "description" :
            "Name.\n\n`name` on the wire; required.", "type" : "string" }, "radius" : {
            "description" :
            "Radius.\n\n`radius` on the wire; required, in km.\n\nNot stated: The unit. Chosen: km.",
            "type" : "number" }, "type" : { "description" :
            "Type.\n\n`type` on the wire; required.\n\nNot stated: What the numbers mean. Chosen: 1 country, 2 region, 3 city, 4 airport, 5 hotel, 6 hotels, 7 point, 8 polygon.",
            "format" : "int64", "type" : "integer" } }, "required" : ["id", "key",
            "href", "type", "name", "fullName", "isSearchable", "latitude", "longitude",
            "hasBoundary", "radius", "maximumRadius"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for HotelResult {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelResult".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A hotel of a destination.", "properties" : { "address" : {
            "description" : "Address.\n\n`address` on the wire; required.", "type" :
            "string" }, "distance" : { "anyOf" : [{ "description" :
            "From the polygon's centre, the point or the place that was searched; null for searches by hotel.\n\n`distance` on the wire; required, may be null, in km.\n\nNot stated: The unit, and how it is not set. Chosen: km, and null, as integrations show.",
            "type" : "number" }, { "type" : "null" }] }, "features" : { "description" :
            "Features.\n\n`features` on the wire; only with the response option `features`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: < FeatureId >
            (), serde_json::json!({})), "type" : "array" }, "guestRating" : {
            "description" :
            "From 0 to 10; -1 for none.\n\n`guestRating` on the wire; required.\n\nNot stated: Its scale. Chosen: from 0 to 10, as integrations show.",
            "type" : "number" }, "guestRatingSentiment" : { "description" :
            "Guest rating sentiment.\n\n`guestRatingSentiment` on the wire; only with the response option `reviews`.",
            "type" : "string" }, "highestRate" : { "anyOf" : [{ "description" :
            "Highest rate.\n\n`highestRate` on the wire; required, may be null.\n\nNot stated: Whether it may be null. Chosen: yes, as integrations show.",
            "type" : "number" }, { "type" : "null" }] }, "hotelCountryCode" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "ISO 3166-1 alpha-2 country code.\n\n`hotelCountryCode` on the wire; required."
            })), "href" : { "description" :
            "The single search of the hotel.\n\n`href` on the wire; required.", "format"
            : "uri", "type" : "string" }, "id" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::autocomplete::HotelId > (),
            serde_json::json!({ "description" : "Id.\n\n`id` on the wire; required." })),
            "images" : { "description" :
            "Images.\n\n`images` on the wire; only with the response option `images`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: < HotelImage >
            (), serde_json::json!({})), "type" : "array" }, "isGreatValue" : {
            "description" :
            "A rate is special (such as mobile-only or desktop-only), under priced or opaque.\n\n`isGreatValue` on the wire; required.",
            "type" : "boolean" }, "isSelfRated" : { "description" :
            "The hotel gave itself its stars.\n\n`isSelfRated` on the wire; required.",
            "type" : "boolean" }, "isWithinBoundary" : { "description" :
            "Always false.\n\n`isWithinBoundary` on the wire; required.", "type" :
            "boolean" }, "key" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Key.\n\n`key` on the wire; required." })), "latitude" : {
            "description" :
            "Latitude.\n\n`latitude` on the wire; required, in degrees, from -90 to 90.",
            "maximum" : 90, "minimum" : - 90, "type" : "number" }, "licenseNumber" : {
            "description" : "License number.\n\n`licenseNumber` on the wire; optional.",
            "type" : "string" }, "longitude" : { "description" :
            "Longitude.\n\n`longitude` on the wire; required, in degrees, from -180 to 180.",
            "maximum" : 180, "minimum" : - 180, "type" : "number" }, "lowestRate" : {
            "anyOf" : [{ "description" :
            "Lowest rate.\n\n`lowestRate` on the wire; required, may be null.\n\nNot stated: Whether it may be null. Chosen: yes, as integrations show.",
            "type" : "number" }, { "type" : "null" }] }, "name" : { "description" :
            "Name.\n\n`name` on the wire; required.", "type" : "string" },
            "numberOfProviders" : { "description" :
            "Number of providers.\n\n`numberOfProviders` on the wire; required.",
            "format" : "int64", "type" : "integer" }, "numberOfRates" : { "description" :
            "Number of rates.\n\n`numberOfRates` on the wire; required.", "format" :
            "int64", "type" : "integer" }, "numberOfReviews" : { "description" :
            "Number of reviews.\n\n`numberOfReviews` on the wire; required.", "format" :
            "int64", "type" : "integer" }, "place" : wayfare_wire::schema::with(generator
            .subschema_for:: < HotelPlace > (), serde_json::json!({ "description" :
            "The place a hotel lies in.\n\n`place` on the wire; only with the response option `hotelPlace`."
            })), "propertyType" : { "description" :
            "Property type.\n\n`propertyType` on the wire; required.", "format" :
            "int64", "type" : "integer" }, "rates" : { "description" :
            "In the order of recommendation; also with the response option `multipleHotelsAllRates`.\n\n`rates` on the wire; only with the response option `topRates`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: < HotelRate >
            (), serde_json::json!({})), "type" : "array" }, "reviewQuotes" : {
            "description" :
            "Review quotes.\n\n`reviewQuotes` on the wire; only with the response option `reviews`.",
            "items" : { "type" : "string" }, "type" : "array" }, "starRating" : {
            "description" :
            "-1 stands for none.\n\n`starRating` on the wire; required.\n\nNot stated: Its type, and what stands for none. Chosen: a number that may have a half; any negative one is none, as integrations show -1.",
            "type" : "number" }, "wellKnownPlace" : { "description" :
            "Well known place.\n\n`wellKnownPlace` on the wire; only with the response option `hotelWellKnownPlace`.\n\nNot stated: Its shape. Chosen: any JSON is kept."
            } }, "required" : ["id", "key", "name", "address", "hotelCountryCode",
            "latitude", "longitude", "starRating", "isSelfRated", "lowestRate",
            "highestRate", "href", "distance", "isWithinBoundary", "isGreatValue",
            "propertyType", "numberOfProviders", "numberOfRates", "guestRating",
            "numberOfReviews"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for BasicHotelResult {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BasicHotelResult".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A hotel of a destination, in short.", "properties" : {
            "guestRating" : { "description" :
            "From 0 to 10; -1 for none.\n\n`guestRating` on the wire; required.\n\nNot stated: Its scale. Chosen: from 0 to 10, as integrations show.",
            "type" : "number" }, "highestRate" : { "anyOf" : [{ "description" :
            "Highest rate.\n\n`highestRate` on the wire; required, may be null.", "type"
            : "number" }, { "type" : "null" }] }, "href" : { "description" :
            "The single search of the hotel.\n\n`href` on the wire; required.", "format"
            : "uri", "type" : "string" }, "id" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::autocomplete::HotelId > (),
            serde_json::json!({ "description" : "Id.\n\n`id` on the wire; required." })),
            "image" : wayfare_wire::schema::with(generator.subschema_for:: < HotelImage >
            (), serde_json::json!({ "description" :
            "A picture.\n\n`image` on the wire; required, tolerated when missing." })),
            "isSelfRated" : { "description" :
            "The hotel gave itself its stars.\n\n`isSelfRated` on the wire; required.",
            "type" : "boolean" }, "key" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::autocomplete::EntityKeyText > (),
            serde_json::json!({ "description" : "Key.\n\n`key` on the wire; required."
            })), "latitude" : { "description" :
            "Latitude.\n\n`latitude` on the wire; required, in degrees, from -90 to 90.",
            "maximum" : 90, "minimum" : - 90, "type" : "number" }, "licenseNumber" : {
            "description" : "License number.\n\n`licenseNumber` on the wire; optional.",
            "type" : "string" }, "longitude" : { "description" :
            "Longitude.\n\n`longitude` on the wire; required, in degrees, from -180 to 180.",
            "maximum" : 180, "minimum" : - 180, "type" : "number" }, "lowestRate" : {
            "anyOf" : [{ "description" :
            "Lowest rate.\n\n`lowestRate` on the wire; required, may be null.\n\nNot stated: Whether it may be null. Chosen: yes, as integrations show.",
            "type" : "number" }, { "type" : "null" }] }, "name" : { "description" :
            "Name.\n\n`name` on the wire; required.", "type" : "string" },
            "numberOfReviews" : { "description" :
            "Number of reviews.\n\n`numberOfReviews` on the wire; required.", "format" :
            "int64", "type" : "integer" }, "starRating" : { "description" :
            "-1 stands for none.\n\n`starRating` on the wire; required.\n\nNot stated: Its type, and what stands for none. Chosen: a number that may have a half; any negative one is none, as integrations show -1.",
            "type" : "number" } }, "required" : ["id", "key", "name", "latitude",
            "longitude", "starRating", "isSelfRated", "lowestRate", "href",
            "guestRating", "numberOfReviews", "highestRate", "image"], "type" : "object"
            }
        )
    }
}

impl schemars::JsonSchema for SingleHotelSearchResponse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SingleHotelSearchResponse".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "One hotel and its rates.", "properties" : { "address" : {
            "description" : "Address.\n\n`address` on the wire; required.", "type" :
            "string" }, "countryCode" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::CountryCode > (),
            serde_json::json!({ "description" :
            "Derived from the request.\n\n`countryCode` on the wire; required." })),
            "currencyCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "ISO 4217 currency code.\n\n`currencyCode` on the wire; required." })),
            "description" : { "description" :
            "Description.\n\n`description` on the wire; only with the response option `description`.",
            "type" : "string" }, "featureSummary" : { "description" :
            "Feature summary.\n\n`featureSummary` on the wire; only with the response option `featureSummary`.\n\nNot stated: Whether it is a list. Chosen: yes.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            HotelFeatureSummary > (), serde_json::json!({})), "type" : "array" },
            "featureTags" : { "description" :
            "Feature tags.\n\n`featureTags` on the wire; only with the response option `featureTags`.\n\nNot stated: Whether it is a list. Chosen: yes.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            HotelFeatureTag > (), serde_json::json!({})), "type" : "array" }, "features"
            : { "description" :
            "Features.\n\n`features` on the wire; only with the response option `features`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: < FeatureId >
            (), serde_json::json!({})), "type" : "array" }, "hotelCountryCode" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "ISO 3166-1 alpha-2 country code.\n\n`hotelCountryCode` on the wire; required."
            })), "id" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({ "description" :
            "Id.\n\n`id` on the wire; required." })), "images" : { "description" :
            "Images.\n\n`images` on the wire; only with the response option `images`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: < HotelImage >
            (), serde_json::json!({})), "type" : "array" }, "isComplete" : {
            "description" : "Is complete.\n\n`isComplete` on the wire; required.", "type"
            : "boolean" }, "isSelfRated" : { "description" :
            "The hotel gave itself its stars.\n\n`isSelfRated` on the wire; required.",
            "type" : "boolean" }, "key" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::autocomplete::EntityKeyText > (),
            serde_json::json!({ "description" : "Key.\n\n`key` on the wire; required."
            })), "languageCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "ISO 639 language code, with a region where it matters. Chinese needs one: `zh_CN`, not `zh`.\n\n`languageCode` on the wire; required."
            })), "latitude" : { "description" :
            "Latitude.\n\n`latitude` on the wire; required, in degrees, from -90 to 90.",
            "maximum" : 90, "minimum" : - 90, "type" : "number" }, "licenseNumber" : {
            "description" : "License number.\n\n`licenseNumber` on the wire; optional.",
            "type" : "string" }, "longitude" : { "description" :
            "Longitude.\n\n`longitude` on the wire; required, in degrees, from -180 to 180.",
            "maximum" : 180, "minimum" : - 180, "type" : "number" }, "lowestRate" : {
            "anyOf" : [{ "description" :
            "Of the cheapest provider; without dates, the lowest nightly rate seen lately.\n\n`lowestRate` on the wire; required, may be null.",
            "type" : "number" }, { "type" : "null" }] }, "name" : { "description" :
            "Name.\n\n`name` on the wire; required.", "type" : "string" }, "place" :
            wayfare_wire::schema::with(generator.subschema_for:: < HotelPlace > (),
            serde_json::json!({ "description" :
            "The place a hotel lies in.\n\n`place` on the wire; only with the response option `place`."
            })), "policies" : { "description" :
            "Policies.\n\n`policies` on the wire; required.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < HotelPolicy > (),
            serde_json::json!({})), "type" : "array" }, "providers" : { "description" :
            "Providers.\n\n`providers` on the wire; required.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < HotelProvider > (),
            serde_json::json!({})), "type" : "array" }, "results" : { "description" :
            "Not there without dates.\n\n`results` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < HotelRate > (),
            serde_json::json!({})), "type" : "array" }, "reviews" :
            wayfare_wire::schema::with(generator.subschema_for:: < HotelReviews > (),
            serde_json::json!({ "description" :
            "What guests say of a hotel.\n\n`reviews` on the wire; only with the response option `reviews`."
            })), "searchTime" : { "description" :
            "Search time.\n\n`searchTime` on the wire; required, in milliseconds.",
            "format" : "int64", "type" : "integer" }, "starRating" : { "description" :
            "-1 stands for none.\n\n`starRating` on the wire; required.\n\nNot stated: Its type, and what stands for none. Chosen: a number that may have a half; any negative one is none, as integrations show -1.",
            "type" : "number" }, "totalResults" : { "description" :
            "Total results.\n\n`totalResults` on the wire; required.", "format" :
            "int64", "type" : "integer" }, "translatedName" : { "description" :
            "Its name in the request's language, where that is not the default.\n\n`translatedName` on the wire; optional.",
            "type" : "string" }, "wellKnownPlace" : { "description" :
            "Well known place.\n\n`wellKnownPlace` on the wire; only with the response option `hotelWellKnownPlace`.\n\nNot stated: Its shape. Chosen: any JSON is kept."
            } }, "required" : ["id", "key", "name", "address", "hotelCountryCode",
            "latitude", "longitude", "starRating", "isSelfRated", "lowestRate",
            "isComplete", "searchTime", "totalResults", "currencyCode", "languageCode",
            "countryCode", "policies", "providers"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for MultipleHotelSearchResponse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "MultipleHotelSearchResponse".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "The hotels of a destination.", "properties" : { "chains" :
            { "description" :
            "Chains.\n\n`chains` on the wire; only with the response option `filter`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            HotelItemReference > (), serde_json::json!({})), "type" : "array" },
            "currencyCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "ISO 4217 currency code.\n\n`currencyCode` on the wire; required." })),
            "deals" : { "description" :
            "Deals.\n\n`deals` on the wire; only with the response option `filter`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            HotelItemReference > (), serde_json::json!({})), "type" : "array" },
            "destination" : { "anyOf" : [wayfare_wire::schema::with(generator
            .subschema_for:: < HotelDestination > (), serde_json::json!({ "description" :
            "Filled with the response option `destination` alone; null where it is not found.\n\n`destination` on the wire; required, may be null."
            })), { "type" : "null" }] }, "facilities" : { "description" :
            "Facilities.\n\n`facilities` on the wire; only with the response option `filter`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            HotelItemReference > (), serde_json::json!({})), "type" : "array" },
            "guestRatings" : { "description" :
            "Guest ratings.\n\n`guestRatings` on the wire; only with the response option `filter`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            BasicHotelRating > (), serde_json::json!({})), "type" : "array" },
            "highestTotalRate" : { "description" :
            "Of the most expensive hotel.\n\n`highestTotalRate` on the wire; optional.",
            "type" : "number" }, "hotelRatings" : { "description" :
            "Hotel ratings.\n\n`hotelRatings` on the wire; only with the response option `filter`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            DetailedHotelRating > (), serde_json::json!({})), "type" : "array" },
            "hotelThemes" : { "description" :
            "Hotel themes.\n\n`hotelThemes` on the wire; only with the response option `filter`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            HotelItemReference > (), serde_json::json!({})), "type" : "array" },
            "isComplete" : { "description" :
            "Is complete.\n\n`isComplete` on the wire; required.", "type" : "boolean" },
            "languageCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "ISO 639 language code, with a region where it matters. Chinese needs one: `zh_CN`, not `zh`.\n\n`languageCode` on the wire; required."
            })), "lowestTotalRate" : { "description" :
            "Of the cheapest hotel.\n\n`lowestTotalRate` on the wire; optional.", "type"
            : "number" }, "postFilterHighestTotalRate" : { "description" :
            "The same after filters.\n\n`postFilterHighestTotalRate` on the wire; optional.",
            "type" : "number" }, "postFilterLowestTotalRate" : { "description" :
            "The same after filters.\n\n`postFilterLowestTotalRate` on the wire; optional.",
            "type" : "number" }, "priceRanges" : { "description" :
            "Price ranges.\n\n`priceRanges` on the wire; only with the response option `filter`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            HotelPriceRange > (), serde_json::json!({})), "type" : "array" },
            "propertyTypes" : { "description" :
            "Property types.\n\n`propertyTypes` on the wire; only with the response option `filter`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            HotelItemReference > (), serde_json::json!({})), "type" : "array" },
            "providers" : { "description" :
            "Also with the response option `multipleHotelsAllRates`.\n\n`providers` on the wire; only with the response option `topRates`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            HotelProvider > (), serde_json::json!({})), "type" : "array" }, "results" : {
            "description" :
            "One page; not there with `summaryOnly`.\n\n`results` on the wire; optional.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: < HotelResult
            > (), serde_json::json!({})), "type" : "array" }, "searchTime" : {
            "description" :
            "Search time.\n\n`searchTime` on the wire; required, in milliseconds.",
            "format" : "int64", "type" : "integer" }, "starRatings" : { "description" :
            "Star ratings.\n\n`starRatings` on the wire; only with the response option `filter`.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            BasicHotelRating > (), serde_json::json!({})), "type" : "array" },
            "totalAvailableResults" : { "description" :
            "Total available results.\n\n`totalAvailableResults` on the wire; required.\n\nNot stated: What each total counts. Chosen: hotels with a rate.",
            "format" : "int64", "type" : "integer" }, "totalFilteredResults" : {
            "description" :
            "Total filtered results.\n\n`totalFilteredResults` on the wire; required.\n\nNot stated: What each total counts. Chosen: hotels that pass the filters.",
            "format" : "int64", "type" : "integer" }, "totalResults" : { "description" :
            "Total results.\n\n`totalResults` on the wire; required.\n\nNot stated: What each total counts. Chosen: hotels of the destination.",
            "format" : "int64", "type" : "integer" } }, "required" : ["isComplete",
            "searchTime", "totalResults", "totalAvailableResults",
            "totalFilteredResults", "currencyCode", "languageCode", "destination"],
            "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for BasicMultipleHotelSearchResponse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BasicMultipleHotelSearchResponse".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "The hotels of a destination, in short.", "properties" : {
            "currencyCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "ISO 4217 currency code.\n\n`currencyCode` on the wire; required." })),
            "isComplete" : { "description" :
            "Is complete.\n\n`isComplete` on the wire; required.", "type" : "boolean" },
            "languageCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "ISO 639 language code, with a region where it matters. Chinese needs one: `zh_CN`, not `zh`.\n\n`languageCode` on the wire; required."
            })), "results" : { "description" :
            "One page.\n\n`results` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < BasicHotelResult > (),
            serde_json::json!({})), "type" : "array" }, "searchTime" : { "description" :
            "Search time.\n\n`searchTime` on the wire; required, in milliseconds.",
            "format" : "int64", "type" : "integer" }, "totalAvailableResults" : {
            "description" :
            "Total available results.\n\n`totalAvailableResults` on the wire; required.\n\nNot stated: What each total counts. Chosen: hotels with a rate.",
            "format" : "int64", "type" : "integer" }, "totalFilteredResults" : {
            "description" :
            "Total filtered results.\n\n`totalFilteredResults` on the wire; required.\n\nNot stated: What each total counts. Chosen: hotels that pass the filters.",
            "format" : "int64", "type" : "integer" }, "totalResults" : { "description" :
            "Total results.\n\n`totalResults` on the wire; required.\n\nNot stated: What each total counts. Chosen: hotels of the destination.",
            "format" : "int64", "type" : "integer" } }, "required" : ["isComplete",
            "searchTime", "totalResults", "totalAvailableResults",
            "totalFilteredResults", "currencyCode", "languageCode"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for SingleHotelOption {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SingleHotelOption".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["features", "featureSummary", "featureTags",
            "description", "images", "place", "reviews", "hotelWellKnownPlace"], "type" :
            "string" }, { "type" : "string" }], "description" :
            "What to add to the answer of a single search." }
        )
    }
}

impl schemars::JsonSchema for MultipleHotelOption {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "MultipleHotelOption".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["features", "filter", "destination",
            "rateBreakdown", "hotelWellKnownPlace", "images", "hotelPlace", "reviews",
            "topRates", "multipleHotelsAllRates"], "type" : "string" }, { "type" :
            "string" }], "description" :
            "What to add to the answer of a multiple search." }
        )
    }
}

impl schemars::JsonSchema for FeaturesFilterMode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FeaturesFilterMode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["AND", "OR"], "type" : "string" }, { "type" :
            "string" }], "description" :
            "Whether a hotel has to have all the features asked for, or one of them." }
        )
    }
}

impl schemars::JsonSchema for HotelSortField {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelSortField".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["consumerRating", "distance", "name", "minRate",
            "popularity", "rating"], "type" : "string" }, { "type" : "string" }],
            "description" :
            "What hotels are sorted by.\n\nNot stated: How ties and hotels without a value are sorted. Chosen: ties by popularity in both directions; unrated lowest; without a price or distance last; ascending popularity begins with the most popular."
            }
        )
    }
}

impl schemars::JsonSchema for HotelSortDirection {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelSortDirection".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["ascending", "descending"], "type" : "string" }, {
            "type" : "string" }], "description" : "Which way hotels are sorted." }
        )
    }
}

impl schemars::JsonSchema for InclusionType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "InclusionType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : [0, 1, 2, 3, 4], "type" : "integer" }, { "type" :
            "integer" }], "description" : "What a rate includes beside the room." }
        )
    }
}

impl schemars::JsonSchema for ReviewPolarity {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ReviewPolarity".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : [1, 0, - 1], "type" : "integer" }, { "type" :
            "integer" }], "description" : "Whether an aspect is praised." }
        )
    }
}

impl schemars::JsonSchema for RatingCategory {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "RatingCategory".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "What guests rate: `LOCATION`, `OVERALL` and `COMFORT` were seen.", "type" :
            "string" }
        )
    }
}

impl schemars::JsonSchema for FeatureId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FeatureId".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Names a feature; the static data feed has the labels.",
            "format" : "int64", "type" : "integer" }
        )
    }
}
