// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

//! From `hotels.toml`.

use super::super::hotels::*;

impl schemars::JsonSchema for SingleHotelQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SingleHotelQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Query of the single hotel search.\n\nEither all of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`. `rooms` is required with `checkin` or `checkout`.",
            "type" : "object", "required" : ["hotel"], "properties" : { "onlyIfComplete"
            : { "description" :
            "`true` answers 202 without results until the search is complete.", "type" :
            "boolean", "default" : false }, "searchTimeout" : { "description" :
            "Maximum time to wait for providers. The answer holds the results received by then. In milliseconds.\n\nNot stated: Fractions, and the longest wait. Chosen (ours): whole milliseconds, at most 60,000.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 60000,
            "x-description-unit" : "milliseconds", "x-description-unstated" :
            ["Fractions, and the longest wait. Chosen (ours): whole milliseconds, at most 60,000."]
            }, "checkin" : { "description" : "Day of arrival.", "type" : "string",
            "format" : "date" }, "checkout" : { "description" :
            "Day of departure.\n\nNot stated: The meaning of one date alone, and of a departure that is not after the arrival. Chosen (ours): both dates or none, and the latter is refused.",
            "type" : "string", "format" : "date", "x-description-unstated" :
            ["The meaning of one date alone, and of a departure that is not after the arrival. Chosen (ours): both dates or none, and the latter is refused."]
            }, "rooms" : specwright_core::schema::with(generator.subschema_for:: <
            HotelRoomGuests > (), serde_json::json!({})), "languageCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "default" : "EN"
            })), "currencyCode" : specwright_core::schema::with(generator.subschema_for::
            < super::super::common::CurrencyCode > (), serde_json::json!({ "description"
            : "Currency of all prices. Default: the currency of the end user's country."
            })), "includeTaxesInTotal" : { "description" :
            "`true` includes VAT or sales tax in totals, but no local taxes. Default: as is customary in the end user's country.",
            "type" : "boolean" }, "includeLocalTaxesInTotal" : { "description" :
            "`true` includes taxes and fees paid at the hotel in totals, which then include all taxes. Default: as is customary in the end user's country.",
            "type" : "boolean" }, "hotel" : specwright_core::schema::with(generator
            .subschema_for:: < HotelEntityKey > (), serde_json::json!({ "description" :
            "Not stated: Keys made of the `placeId` of a hotel, such as `kplace:1234`. Chosen (observed): taken as the key of the hotel, since integrations build them; a strict service refuses them.",
            "x-description-unstated" :
            ["Keys made of the `placeId` of a hotel, such as `kplace:1234`. Chosen (observed): taken as the key of the hotel, since integrations build them; a strict service refuses them."]
            })), "responseOptions" : { "description" :
            "Parts to add to the answer, separated by commas; case is ignored.", "type" :
            "string" } }, "additionalProperties" : false, "x-description-rules" : [{
            "together" : ["checkin", "checkout"] }, { "before" : ["checkin", "checkout"]
            }, { "required_with" : ["rooms", "checkin", "checkout"] }] }
        )
    }
}

impl schemars::JsonSchema for MultipleHotelQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "MultipleHotelQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Query of the multiple hotel search.\n\n`minPrice` is not greater than `maxPrice`. Either all of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`.",
            "type" : "object", "required" : ["destination"], "properties" :
            specwright_core::schema::object([("destination",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            EntityKey > (), serde_json::json!({ "description" :
            "Not stated: The key of a place with the id of a hotel. Chosen (observed): taken as the key of the hotel, since integrations build it.",
            "x-description-unstated" :
            ["The key of a place with the id of a hotel. Chosen (observed): taken as the key of the hotel, since integrations build it."]
            })))), ("minPrice", serde_json::json!({ "description" :
            "Minimum price, in the response's currency.\n\nNot stated: The price compared, and the answer to a lower bound above the upper one. Chosen (ours): the hotel's lowest rate, as in the answer; such bounds are refused.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The price compared, and the answer to a lower bound above the upper one. Chosen (ours): the hotel's lowest rate, as in the answer; such bounds are refused."]
            })), ("maxPrice", serde_json::json!({ "description" :
            "Maximum price, in the response's currency.\n\nNot stated: The price compared. Chosen (ours): the hotel's lowest rate, as in the answer.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The price compared. Chosen (ours): the hotel's lowest rate, as in the answer."]
            })), ("starRating", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" : "Star ratings to keep." })))), ("hotelRating",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Hotel ratings to keep." })))), ("hotelRatingExcludeSelfRated",
            serde_json::json!({ "description" :
            "`true` restricts `hotelRating` to official ratings.", "type" : "boolean",
            "default" : false })), ("propertyTypes",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Property types to keep, by ids from a multiple search with the response option `filter`."
            })))), ("features", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Facilities that hotels must have, by ids from a multiple search with the response option `filter`."
            })))), ("themes", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Themes to keep, by ids from a multiple search with the response option `filter`."
            })))), ("chains", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Chains to keep, by ids from a multiple search with the response option `filter`."
            })))), ("guestRatings",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Guest ratings to keep; -1 keeps unrated hotels.\n\nNot stated: The meaning of a whole number. Chosen (ours): its whole range; 8 keeps ratings from 8 to below 9.",
            "x-description-unstated" :
            ["The meaning of a whole number. Chosen (ours): its whole range; 8 keeps ratings from 8 to below 9."]
            })))), ("deals", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Deals to keep, by ids from a multiple search with the response option `filter`."
            })))), ("hotelName", serde_json::json!({ "description" :
            "Word or phrase in the names to keep.", "type" : "string" })), ("sortField",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            HotelSortField > (), serde_json::json!({ "default" : "popularity" })))),
            ("sortDirection", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < HotelSortDirection > (), serde_json::json!({ "default" :
            "ascending" })))), ("pageIndex", serde_json::json!({ "description" :
            "Index of the page, from 0. The next page is the same call with the next index.\n\nNot stated: Fractions, and the last page. Chosen (ours): whole numbers, at most 1,000,000.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 1000000,
            "default" : 0, "x-description-unstated" :
            ["Fractions, and the last page. Chosen (ours): whole numbers, at most 1,000,000."]
            })), ("pageSize", serde_json::json!({ "type" : "integer", "format" : "int64",
            "minimum" : 1, "maximum" : 250, "default" : 25 })), ("preferredHotels",
            serde_json::json!({ "description" :
            "Hotels to put first, in this order; the set of results stays the same.\n\nNot stated: Commas. Chosen (ours): accepted in place of `|`.",
            "type" : "string", "maxItems" : 50, "x-description-unstated" :
            ["Commas. Chosen (ours): accepted in place of `|`."] })), ("onlyIfComplete",
            serde_json::json!({ "description" :
            "`true` answers 202 without results until the search is complete.", "type" :
            "boolean", "default" : false })), ("searchTimeout", serde_json::json!({
            "description" :
            "Maximum time to wait for providers. The answer holds the results received by then. In milliseconds.\n\nNot stated: Fractions, and the longest wait. Chosen (ours): whole milliseconds, at most 60,000.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 60000,
            "x-description-unit" : "milliseconds", "x-description-unstated" :
            ["Fractions, and the longest wait. Chosen (ours): whole milliseconds, at most 60,000."]
            })), ("checkin", serde_json::json!({ "description" : "Day of arrival.",
            "type" : "string", "format" : "date" })), ("checkout", serde_json::json!({
            "description" :
            "Day of departure.\n\nNot stated: The meaning of one date alone, and of a departure that is not after the arrival. Chosen (ours): both dates or none, and the latter is refused.",
            "type" : "string", "format" : "date", "x-description-unstated" :
            ["The meaning of one date alone, and of a departure that is not after the arrival. Chosen (ours): both dates or none, and the latter is refused."]
            })), ("rooms", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < HotelRoomGuests > (), serde_json::json!({})))),
            ("languageCode", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::LanguageCode > (),
            serde_json::json!({ "default" : "EN" })))), ("currencyCode",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices. Default: the currency of the end user's country."
            })))), ("includeTaxesInTotal", serde_json::json!({ "description" :
            "`true` includes VAT or sales tax in totals, but no local taxes. Default: as is customary in the end user's country.",
            "type" : "boolean" })), ("includeLocalTaxesInTotal", serde_json::json!({
            "description" :
            "`true` includes taxes and fees paid at the hotel in totals, which then include all taxes. Default: as is customary in the end user's country.",
            "type" : "boolean" })), ("featuresFilterMode",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            FeaturesFilterMode > (), serde_json::json!({ "default" : "AND" })))),
            ("summaryOnly", serde_json::json!({ "description" :
            "`true` leaves out the hotels: for the summary of a completed search, such as filter counts.",
            "type" : "boolean", "default" : false })), ("responseOptions",
            serde_json::json!({ "description" :
            "Parts to add to the answer, separated by commas; case is ignored.", "type" :
            "string" }))]), "additionalProperties" : false, "x-description-rules" : [{
            "at_most" : ["minPrice", "maxPrice"] }, { "together" : ["checkin",
            "checkout"] }, { "before" : ["checkin", "checkout"] }],
            "x-description-limits" : { "hotel_nights" : { "value" : 90, "doc" :
            "Longest stay, in nights.\n\nNot stated: The longest stay. Chosen (ours): 90 nights."
            } } }
        )
    }
}

impl schemars::JsonSchema for BasicHotelQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BasicHotelQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Query of the basic hotel search.\n\n`minPrice` is not greater than `maxPrice`. Either all of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`.",
            "type" : "object", "required" : ["destination"], "properties" :
            specwright_core::schema::object([("destination",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            EntityKey > (), serde_json::json!({ "description" :
            "Not stated: The key of a place with the id of a hotel. Chosen (observed): taken as the key of the hotel, since integrations build it.",
            "x-description-unstated" :
            ["The key of a place with the id of a hotel. Chosen (observed): taken as the key of the hotel, since integrations build it."]
            })))), ("minPrice", serde_json::json!({ "description" :
            "Minimum price, in the response's currency.\n\nNot stated: The price compared, and the answer to a lower bound above the upper one. Chosen (ours): the hotel's lowest rate, as in the answer; such bounds are refused.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The price compared, and the answer to a lower bound above the upper one. Chosen (ours): the hotel's lowest rate, as in the answer; such bounds are refused."]
            })), ("maxPrice", serde_json::json!({ "description" :
            "Maximum price, in the response's currency.\n\nNot stated: The price compared. Chosen (ours): the hotel's lowest rate, as in the answer.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The price compared. Chosen (ours): the hotel's lowest rate, as in the answer."]
            })), ("starRating", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" : "Star ratings to keep." })))), ("hotelRating",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Hotel ratings to keep." })))), ("hotelRatingExcludeSelfRated",
            serde_json::json!({ "description" :
            "`true` restricts `hotelRating` to official ratings.", "type" : "boolean",
            "default" : false })), ("propertyTypes",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Property types to keep, by ids from a multiple search with the response option `filter`."
            })))), ("features", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Facilities that hotels must have, by ids from a multiple search with the response option `filter`."
            })))), ("themes", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Themes to keep, by ids from a multiple search with the response option `filter`."
            })))), ("chains", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Chains to keep, by ids from a multiple search with the response option `filter`."
            })))), ("guestRatings",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Guest ratings to keep; -1 keeps unrated hotels.\n\nNot stated: The meaning of a whole number. Chosen (ours): its whole range; 8 keeps ratings from 8 to below 9.",
            "x-description-unstated" :
            ["The meaning of a whole number. Chosen (ours): its whole range; 8 keeps ratings from 8 to below 9."]
            })))), ("deals", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Deals to keep, by ids from a multiple search with the response option `filter`."
            })))), ("hotelName", serde_json::json!({ "description" :
            "Word or phrase in the names to keep.", "type" : "string" })), ("sortField",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            HotelSortField > (), serde_json::json!({ "default" : "popularity" })))),
            ("sortDirection", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < HotelSortDirection > (), serde_json::json!({ "default" :
            "ascending" })))), ("pageIndex", serde_json::json!({ "description" :
            "Index of the page, from 0. The next page is the same call with the next index.\n\nNot stated: Fractions, and the last page. Chosen (ours): whole numbers, at most 1,000,000.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 1000000,
            "default" : 0, "x-description-unstated" :
            ["Fractions, and the last page. Chosen (ours): whole numbers, at most 1,000,000."]
            })), ("pageSize", serde_json::json!({ "type" : "integer", "format" : "int64",
            "minimum" : 1, "maximum" : 250, "default" : 25 })), ("preferredHotels",
            serde_json::json!({ "description" :
            "Hotels to put first, in this order; the set of results stays the same.\n\nNot stated: Commas. Chosen (ours): accepted in place of `|`.",
            "type" : "string", "maxItems" : 50, "x-description-unstated" :
            ["Commas. Chosen (ours): accepted in place of `|`."] })), ("onlyIfComplete",
            serde_json::json!({ "description" :
            "`true` answers 202 without results until the search is complete.", "type" :
            "boolean", "default" : false })), ("searchTimeout", serde_json::json!({
            "description" :
            "Maximum time to wait for providers. The answer holds the results received by then. In milliseconds.\n\nNot stated: Fractions, and the longest wait. Chosen (ours): whole milliseconds, at most 60,000.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 60000,
            "x-description-unit" : "milliseconds", "x-description-unstated" :
            ["Fractions, and the longest wait. Chosen (ours): whole milliseconds, at most 60,000."]
            })), ("checkin", serde_json::json!({ "description" : "Day of arrival.",
            "type" : "string", "format" : "date" })), ("checkout", serde_json::json!({
            "description" :
            "Day of departure.\n\nNot stated: The meaning of one date alone, and of a departure that is not after the arrival. Chosen (ours): both dates or none, and the latter is refused.",
            "type" : "string", "format" : "date", "x-description-unstated" :
            ["The meaning of one date alone, and of a departure that is not after the arrival. Chosen (ours): both dates or none, and the latter is refused."]
            })), ("rooms", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < HotelRoomGuests > (), serde_json::json!({})))),
            ("languageCode", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::LanguageCode > (),
            serde_json::json!({ "default" : "EN" })))), ("currencyCode",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices. Default: the currency of the end user's country."
            })))), ("includeTaxesInTotal", serde_json::json!({ "description" :
            "`true` includes VAT or sales tax in totals, but no local taxes. Default: as is customary in the end user's country.",
            "type" : "boolean" })), ("includeLocalTaxesInTotal", serde_json::json!({
            "description" :
            "`true` includes taxes and fees paid at the hotel in totals, which then include all taxes. Default: as is customary in the end user's country.",
            "type" : "boolean" }))]), "additionalProperties" : false,
            "x-description-rules" : [{ "at_most" : ["minPrice", "maxPrice"] }, {
            "together" : ["checkin", "checkout"] }, { "before" : ["checkin", "checkout"]
            }] }
        )
    }
}

impl schemars::JsonSchema for HotelRate {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HotelRate".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "One bookable rate of one provider.", "type" : "object",
            "required" : ["roomName", "totalRate", "isCheapestRate",
            "hasFreeCancellation", "canPayLater", "isBundledRate", "inclusions",
            "availableRooms", "providerIndex", "isDeprioritisedForExcludedCharges",
            "bookUri"], "properties" : { "roomName" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            }, "totalRate" : { "description" :
            "Total for the room, in the response's currency. -1 means no price. Tolerated when missing.\n\nNot stated: The value for no price. Chosen (observed): any negative amount, as integrations show -1.\n\nNot stated: The nights and rooms that the total covers. Chosen (ours): the whole stay, and all rooms requested.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["The value for no price. Chosen (observed): any negative amount, as integrations show -1.",
            "The nights and rooms that the total covers. Chosen (ours): the whole stay, and all rooms requested."]
            }, "isCheapestRate" : { "description" : "Tolerated when missing.", "type" :
            "boolean", "x-description-expected" : true }, "hasFreeCancellation" : {
            "description" : "Tolerated when missing.", "type" : "boolean",
            "x-description-expected" : true }, "canPayLater" : { "description" :
            "Tolerated when missing.", "type" : "boolean", "x-description-expected" :
            true }, "isBundledRate" : { "description" :
            "`true` if the rate is sold together with other services. Tolerated when missing.",
            "type" : "boolean", "x-description-expected" : true }, "inclusions" : {
            "description" : "Tolerated when missing.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < InclusionType > (),
            serde_json::json!({})), "x-description-expected" : true }, "availableRooms" :
            { "description" : "Tolerated when missing.", "type" : "integer", "format" :
            "int64", "x-description-expected" : true }, "providerIndex" : { "description"
            :
            "Index into the response's `providers`, counted from 0. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "x-description-index"
            : "providers", "x-description-expected" : true },
            "isDeprioritisedForExcludedCharges" : { "description" :
            "`true` if the rate is ranked lower because its total excludes some charges. Tolerated when missing.",
            "type" : "boolean", "x-description-expected" : true }, "bookUri" : {
            "description" :
            "URL to book at: absolute and ready to use. Its tokens are opaque. Tolerated when missing.\n\nNot stated: Its form. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`, as observed; `p` is the affiliate's own label of the click, empty until the affiliate fills it in.",
            "type" : "string", "format" : "uri", "x-description-expected" : true,
            "x-description-unstated" :
            ["Its form. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`, as observed; `p` is the affiliate's own label of the click, empty until the affiliate fills it in."]
            }, "rateBreakdown" : specwright_core::schema::with(generator.subschema_for::
            < HotelRateBreakdown > (), serde_json::json!({ "description" :
            "Present only with the response option `rateBreakdown`.",
            "x-description-option" : "rateBreakdown" })) }, "x-description-limits" : {
            "top_rates" : { "value" : 4, "doc" :
            "Number of rates of a hotel with the response option `topRates`." } } }
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
            { "description" : "Parts of a total, in the response's currency.", "type" :
            "object", "required" : ["baseRate", "taxes"], "properties" : { "baseRate" : {
            "description" : "Tolerated when missing.", "type" : "number", "format" :
            "double", "x-description-expected" : true }, "taxes" : { "description" :
            "Tolerated when missing.", "type" : "number", "format" : "double",
            "x-description-expected" : true }, "localTaxes" : { "description" :
            "Taxes paid at the hotel.", "type" : "number", "format" : "double" } } }
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
            { "description" : "A provider of rooms.", "type" : "object", "required" :
            ["code", "name", "logo", "isDirect", "isLanguageSupported"], "properties" : {
            "code" : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "name" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            }, "logo" : { "description" : "Tolerated when missing.", "type" : "string",
            "format" : "uri", "x-description-expected" : true }, "isDirect" : {
            "description" :
            "`true` if the provider is the hotel's own website, typically a chain's. Tolerated when missing.",
            "type" : "boolean", "x-description-expected" : true }, "isLanguageSupported"
            : { "description" :
            "`true` if the provider supports the request's language. Tolerated when missing.",
            "type" : "boolean", "x-description-expected" : true }, "cashback" :
            specwright_core::schema::with(generator.subschema_for:: < ProviderCashback >
            (), serde_json::json!({ "description" :
            "Cashback, for affiliates that offer it." })) } }
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
            { "description" : "Cashback for the end user.", "type" : "object", "required"
            : ["type", "value", "currency"], "properties" : { "type" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CashbackType > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "value" : {
            "description" :
            "Percent, or an amount of `currency`. Tolerated when missing.", "type" :
            "number", "format" : "double", "x-description-expected" : true }, "cap" : {
            "description" : "Maximum cashback.", "type" : "number", "format" : "double"
            }, "currency" : { "description" :
            "Code of a currency: ISO 4217, or defined by the affiliate. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "customCurrencyName" :
            { "type" : "string" }, "customCurrencyAbbreviation" : { "type" : "string" },
            "customCurrencyType" : { "description" :
            "Kind of a currency outside ISO 4217, such as NON_MONETARY.", "type" :
            "string" }, "showRateOnly" : { "description" :
            "`true` if only the cashback rate may be shown, without a derived amount.",
            "type" : "boolean" } } }
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
            { "description" :
            "A policy of the hotel.\n\nNot stated: The codes. Chosen (observed): `checkin` and `checkout`, with the time in the description, as observed, and others in lower case.",
            "type" : "object", "required" : ["code", "name", "description"], "properties"
            : { "code" : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "name" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            }, "description" : { "description" : "Tolerated when missing.", "type" :
            "string", "x-description-expected" : true } }, "x-description-unstated" :
            ["The codes. Chosen (observed): `checkin` and `checkout`, with the time in the description, as observed, and others in lower case."]
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
            { "description" : "A picture of the hotel.", "type" : "object", "required" :
            ["large"], "properties" : { "large" : { "description" :
            "Tolerated when missing.", "type" : "string", "format" : "uri",
            "x-description-expected" : true }, "small" : { "type" : "string", "format" :
            "uri" }, "sprites" : { "description" :
            "Not stated: Its shape. Chosen (observed): any JSON is kept; it was observed in answers, and the embedded service leaves it out.",
            "x-description-unstated" :
            ["Its shape. Chosen (observed): any JSON is kept; it was observed in answers, and the embedded service leaves it out."]
            } } }
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
            { "description" : "A feature in words.", "type" : "object", "required" :
            ["name", "description"], "properties" : { "name" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            }, "description" : { "description" : "Tolerated when missing.", "type" :
            "string", "x-description-expected" : true } } }
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
            { "description" : "Features under one heading.", "type" : "object",
            "required" : ["tag", "features"], "properties" : { "tag" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            }, "features" : { "description" : "Tolerated when missing.", "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
            FeatureId > (), serde_json::json!({})), "x-description-expected" : true } } }
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
            { "description" : "The place that a hotel lies in.", "type" : "object",
            "required" : ["key", "name"], "properties" : { "key" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "name" : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true } } }
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
            "A place whose hotels can be searched.\n\nNot stated: The response that has it. Chosen (documented): the single search, as in the live service's reference.",
            "type" : "object", "required" : ["id", "key", "href", "name", "fullName",
            "latitude", "longitude", "placeCountryCode", "isSearchable"], "properties" :
            { "id" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "key" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "href" : { "description" :
            "URL of the multiple search of the place. Tolerated when missing.", "type" :
            "string", "format" : "uri", "x-description-expected" : true }, "name" : {
            "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "fullName" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            }, "latitude" : { "description" : "In degrees. Tolerated when missing.",
            "type" : "number", "format" : "double", "minimum" : - 90, "maximum" : 90,
            "x-description-unit" : "degrees", "x-description-expected" : true },
            "longitude" : { "description" : "In degrees. Tolerated when missing.", "type"
            : "number", "format" : "double", "minimum" : - 180, "maximum" : 180,
            "x-description-unit" : "degrees", "x-description-expected" : true },
            "placeCountryCode" : specwright_core::schema::with(generator.subschema_for::
            < super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })),
            "isSearchable" : { "description" : "Tolerated when missing.", "type" :
            "boolean", "x-description-expected" : true } }, "x-description-unstated" :
            ["The response that has it. Chosen (documented): the single search, as in the live service's reference."]
            }
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
            { "description" : "An aspect that reviews mention.", "type" : "object",
            "required" : ["text", "polarity"], "properties" : { "text" : { "description"
            : "Tolerated when missing.", "type" : "string", "x-description-expected" :
            true }, "polarity" : specwright_core::schema::with(generator.subschema_for::
            < ReviewPolarity > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })) } }
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
            { "description" : "Reviews by one kind of guest.", "type" : "object",
            "required" : ["type", "numberOfReviews", "aspects", "name"], "properties" : {
            "type" : { "description" : "Tolerated when missing.", "type" : "integer",
            "format" : "int64", "x-description-expected" : true }, "numberOfReviews" : {
            "description" : "Tolerated when missing.", "type" : "integer", "format" :
            "int64", "x-description-expected" : true }, "aspects" : { "description" :
            "Tolerated when missing.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < HotelReviewAspect >
            (), serde_json::json!({})), "x-description-expected" : true }, "name" : {
            "description" : "Localised. Tolerated when missing.", "type" : "string",
            "x-description-expected" : true } } }
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
            { "description" : "Guest reviews of a hotel.", "type" : "object", "required"
            : ["numberOfReviews", "sentiment", "quotes", "aspects", "reviewerTypes",
            "guestRatings"], "properties" : { "numberOfReviews" : { "description" :
            "Tolerated when missing.", "type" : "integer", "format" : "int64",
            "x-description-expected" : true }, "sentiment" : { "description" :
            "The rating in words and as a number: `Fabulous, 8.5`. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "quotes" : {
            "description" :
            "Tolerated when missing.\n\nNot stated: The elements. Chosen (documented): as of `aspects`, as in the live service's reference.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < HotelReviewAspect > (), serde_json::json!({})),
            "x-description-expected" : true, "x-description-unstated" :
            ["The elements. Chosen (documented): as of `aspects`, as in the live service's reference."]
            }, "aspects" : { "description" : "Tolerated when missing.", "type" : "array",
            "items" : specwright_core::schema::with(generator.subschema_for:: <
            HotelReviewAspect > (), serde_json::json!({})), "x-description-expected" :
            true }, "reviewerTypes" : { "description" : "Tolerated when missing.", "type"
            : "array", "items" : specwright_core::schema::with(generator.subschema_for::
            < HotelReviewerType > (), serde_json::json!({})), "x-description-expected" :
            true }, "guestRatings" : { "description" :
            "By category, from 0 to 10; -1 means no rating. Tolerated when missing.\n\nNot stated: The complete list of categories. Chosen (ours): any name is kept.",
            "type" : "object", "propertyNames" : specwright_core::schema::with(generator
            .subschema_for:: < RatingCategory > (), serde_json::json!({})),
            "additionalProperties" : { "type" : "number", "format" : "double" },
            "x-description-expected" : true, "x-description-unstated" :
            ["The complete list of categories. Chosen (ours): any name is kept."] } } }
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
            "type" : "object", "required" : ["id", "name", "hotelCount"], "properties" :
            { "id" : { "type" : "integer", "format" : "int64" }, "name" : { "description"
            : "Tolerated when missing.", "type" : "string", "x-description-expected" :
            true }, "hotelCount" : { "description" : "Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true } } }
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
            { "description" : "Number of hotels with a rating.", "type" : "object",
            "required" : ["key", "value"], "properties" : { "key" : { "description" :
            "The rating.", "type" : "number", "format" : "double" }, "value" : {
            "description" : "Number of hotels. Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true } } }
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
            { "description" :
            "Number of hotels with a rating, official ones and self-ratings apart.",
            "type" : "object", "required" : ["key", "value"], "properties" : { "key" : {
            "description" : "The rating.", "type" : "number", "format" : "double" },
            "value" : specwright_core::schema::with(generator.subschema_for:: <
            HotelRatingCounts > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })) } }
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
            { "description" :
            "Number of hotels with an official rating, and with a self-rating.", "type" :
            "object", "required" : ["officiallyRated", "selfRated"], "properties" : {
            "officiallyRated" : { "description" : "Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true }, "selfRated"
            : { "description" : "Tolerated when missing.", "type" : "integer", "format" :
            "int64", "x-description-expected" : true } } }
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
            "Number of hotels in a price range. Number and width of the ranges vary.",
            "type" : "object", "required" : ["key", "value"], "properties" : { "key" : {
            "description" :
            "Lower bound in the response's currency; the next range's key is the upper one.",
            "type" : "number", "format" : "double" }, "value" : { "description" :
            "Number of hotels. Tolerated when missing.", "type" : "integer", "format" :
            "int64", "x-description-expected" : true } } }
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
            { "description" : "Destination of the search.", "type" : "object", "required"
            : ["id", "key", "href", "type", "name", "fullName", "isSearchable",
            "latitude", "longitude", "hasBoundary", "radius", "maximumRadius"],
            "properties" : { "id" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "key" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "href" : { "description" :
            "URL of the multiple search of the destination. Tolerated when missing.",
            "type" : "string", "format" : "uri", "x-description-expected" : true },
            "type" : { "description" :
            "Tolerated when missing.\n\nNot stated: The meaning of the numbers. Chosen (documented): 2 is a city, as in the live service's reference; beside it 1 country, 3 region, 4 airport, 5 hotel, 6 hotels, 7 point, 8 polygon.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The meaning of the numbers. Chosen (documented): 2 is a city, as in the live service's reference; beside it 1 country, 3 region, 4 airport, 5 hotel, 6 hotels, 7 point, 8 polygon."]
            }, "name" : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "fullName" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            }, "isSearchable" : { "description" : "Tolerated when missing.", "type" :
            "boolean", "x-description-expected" : true }, "latitude" : { "description" :
            "In degrees. Tolerated when missing.", "type" : "number", "format" :
            "double", "minimum" : - 90, "maximum" : 90, "x-description-unit" : "degrees",
            "x-description-expected" : true }, "longitude" : { "description" :
            "In degrees. Tolerated when missing.", "type" : "number", "format" :
            "double", "minimum" : - 180, "maximum" : 180, "x-description-unit" :
            "degrees", "x-description-expected" : true }, "hasBoundary" : { "description"
            : "Tolerated when missing.", "type" : "boolean", "x-description-expected" :
            true }, "radius" : { "description" :
            "In km. Tolerated when missing.\n\nNot stated: The unit. Chosen (ours): km.",
            "type" : "number", "format" : "double", "x-description-unit" : "km",
            "x-description-expected" : true, "x-description-unstated" :
            ["The unit. Chosen (ours): km."] }, "maximumRadius" : { "description" :
            "In km. Tolerated when missing.\n\nNot stated: The unit. Chosen (ours): km.",
            "type" : "number", "format" : "double", "x-description-unit" : "km",
            "x-description-expected" : true, "x-description-unstated" :
            ["The unit. Chosen (ours): km."] } } }
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
            { "description" : "A hotel of a destination.", "type" : "object", "required"
            : ["key", "name", "address", "hotelCountryCode", "latitude", "longitude",
            "starRating", "isSelfRated", "id", "lowestRate", "highestRate", "href",
            "distance", "isWithinBoundary", "isGreatValue", "propertyType",
            "numberOfProviders", "numberOfRates", "guestRating", "numberOfReviews"],
            "properties" : specwright_core::schema::object([("key",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })))), ("name", serde_json::json!({ "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            })), ("address", serde_json::json!({ "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            })), ("hotelCountryCode",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })))),
            ("latitude", serde_json::json!({ "description" :
            "In degrees. Tolerated when missing.", "type" : "number", "format" :
            "double", "minimum" : - 90, "maximum" : 90, "x-description-unit" : "degrees",
            "x-description-expected" : true })), ("longitude", serde_json::json!({
            "description" : "In degrees. Tolerated when missing.", "type" : "number",
            "format" : "double", "minimum" : - 180, "maximum" : 180, "x-description-unit"
            : "degrees", "x-description-expected" : true })), ("starRating",
            serde_json::json!({ "description" :
            "Number of stars; -1 means none. Tolerated when missing.\n\nNot stated: Its type, and the value for none. Chosen (observed): a number that may have a half; any negative one means none, as integrations show -1.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["Its type, and the value for none. Chosen (observed): a number that may have a half; any negative one means none, as integrations show -1."]
            })), ("isSelfRated", serde_json::json!({ "description" :
            "`true` if the hotel rated itself. Tolerated when missing.", "type" :
            "boolean", "x-description-expected" : true })), ("licenseNumber",
            serde_json::json!({ "type" : "string" })), ("id",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({})))),
            ("translatedName", serde_json::json!({ "description" :
            "Name in the request's language, where that is not the default.\n\nNot stated: Its presence in the multiple search. Chosen (observed): optional, as observed.",
            "type" : "string", "x-description-unstated" :
            ["Its presence in the multiple search. Chosen (observed): optional, as observed."]
            })), ("lowestRate", serde_json::json!({ "description" :
            "The hotel's lowest rate, in the response's currency.\n\nNot stated: A null value. Chosen (documented): accepted.\n\nNot stated: Its meaning without dates. Chosen (ours): the lowest nightly rate seen lately, as in the single search.",
            "type" : ["number", "null"], "format" : "double", "x-description-unstated" :
            ["A null value. Chosen (documented): accepted.",
            "Its meaning without dates. Chosen (ours): the lowest nightly rate seen lately, as in the single search."]
            })), ("highestRate", serde_json::json!({ "description" :
            "The hotel's highest rate, in the response's currency.\n\nNot stated: A null value. Chosen (documented): accepted.",
            "type" : ["number", "null"], "format" : "double", "x-description-unstated" :
            ["A null value. Chosen (documented): accepted."] })), ("href",
            serde_json::json!({ "description" :
            "URL of the single search of the hotel. Tolerated when missing.", "type" :
            "string", "format" : "uri", "x-description-expected" : true })), ("distance",
            serde_json::json!({ "description" :
            "Distance from the polygon's centre, the point or the place that was searched; null for searches by hotel. In km.\n\nNot stated: The unit, and the value for none. Chosen (documented): km, and null.",
            "type" : ["number", "null"], "format" : "double", "x-description-unit" :
            "km", "x-description-unstated" :
            ["The unit, and the value for none. Chosen (documented): km, and null."] })),
            ("isWithinBoundary", serde_json::json!({ "description" :
            "Always false. Tolerated when missing.", "type" : "boolean",
            "x-description-expected" : true })), ("isGreatValue", serde_json::json!({
            "description" :
            "`true` if a rate is special (such as mobile-only or desktop-only), underpriced or opaque. Tolerated when missing.",
            "type" : "boolean", "x-description-expected" : true })), ("propertyType",
            serde_json::json!({ "description" : "Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true })),
            ("numberOfProviders", serde_json::json!({ "description" :
            "Tolerated when missing.", "type" : "integer", "format" : "int64",
            "x-description-expected" : true })), ("numberOfRates", serde_json::json!({
            "description" : "Tolerated when missing.", "type" : "integer", "format" :
            "int64", "x-description-expected" : true })), ("guestRating",
            serde_json::json!({ "description" :
            "Rating by guests, from 0 to 10; -1 means none. Tolerated when missing.\n\nNot stated: Its scale. Chosen (observed): from 0 to 10, as integrations show.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["Its scale. Chosen (observed): from 0 to 10, as integrations show."] })),
            ("numberOfReviews", serde_json::json!({ "description" :
            "Tolerated when missing.", "type" : "integer", "format" : "int64",
            "x-description-expected" : true })), ("rates", serde_json::json!({
            "description" :
            "Rates of the hotel, in the order of recommendation. Also with the response option `multipleHotelsAllRates`. Present only with the response option `topRates`.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < HotelRate > (), serde_json::json!({})),
            "x-description-option" : "topRates" })), ("wellKnownPlace",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            HotelPlace > (), serde_json::json!({ "description" :
            "Present only with the response option `hotelWellKnownPlace`.\n\nNot stated: Its shape. Chosen (documented): a key and a name, as in the live service's reference.",
            "x-description-option" : "hotelWellKnownPlace", "x-description-unstated" :
            ["Its shape. Chosen (documented): a key and a name, as in the live service's reference."]
            })))), ("images", serde_json::json!({ "description" :
            "Present only with the response option `images`.", "type" : "array", "items"
            : specwright_core::schema::with(generator.subschema_for:: < HotelImage > (),
            serde_json::json!({})), "x-description-option" : "images" })), ("place",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            HotelPlace > (), serde_json::json!({ "description" :
            "Present only with the response option `hotelPlace`.", "x-description-option"
            : "hotelPlace" })))), ("reviewQuotes", serde_json::json!({ "description" :
            "Present only with the response option `reviews`.", "type" : "array", "items"
            : { "type" : "string" }, "x-description-option" : "reviews" })),
            ("guestRatingSentiment", serde_json::json!({ "description" :
            "Present only with the response option `reviews`.", "type" : "string",
            "x-description-option" : "reviews" })), ("features", serde_json::json!({
            "description" : "Present only with the response option `features`.", "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
            FeatureId > (), serde_json::json!({})), "x-description-option" : "features"
            }))]) }
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
            { "description" : "A hotel of a destination, in brief.", "type" : "object",
            "required" : ["id", "key", "name", "latitude", "longitude", "starRating",
            "isSelfRated", "lowestRate", "href", "guestRating", "numberOfReviews",
            "highestRate", "image"], "properties" : { "id" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({})), "key" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "name" : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "latitude" : { "description" :
            "In degrees. Tolerated when missing.", "type" : "number", "format" :
            "double", "minimum" : - 90, "maximum" : 90, "x-description-unit" : "degrees",
            "x-description-expected" : true }, "longitude" : { "description" :
            "In degrees. Tolerated when missing.", "type" : "number", "format" :
            "double", "minimum" : - 180, "maximum" : 180, "x-description-unit" :
            "degrees", "x-description-expected" : true }, "starRating" : { "description"
            :
            "Number of stars; -1 means none. Tolerated when missing.\n\nNot stated: Its type, and the value for none. Chosen (observed): a number that may have a half; any negative one means none, as integrations show -1.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["Its type, and the value for none. Chosen (observed): a number that may have a half; any negative one means none, as integrations show -1."]
            }, "isSelfRated" : { "description" :
            "`true` if the hotel rated itself. Tolerated when missing.", "type" :
            "boolean", "x-description-expected" : true }, "lowestRate" : { "description"
            :
            "The hotel's lowest rate, in the response's currency.\n\nNot stated: A null value. Chosen (documented): accepted.",
            "type" : ["number", "null"], "format" : "double", "x-description-unstated" :
            ["A null value. Chosen (documented): accepted."] }, "href" : { "description"
            : "URL of the single search of the hotel. Tolerated when missing.", "type" :
            "string", "format" : "uri", "x-description-expected" : true }, "guestRating"
            : { "description" :
            "Rating by guests, from 0 to 10; -1 means none. Tolerated when missing.\n\nNot stated: Its scale. Chosen (observed): from 0 to 10, as integrations show.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["Its scale. Chosen (observed): from 0 to 10, as integrations show."] },
            "numberOfReviews" : { "description" : "Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true },
            "highestRate" : { "type" : ["number", "null"], "format" : "double" }, "image"
            : specwright_core::schema::with(generator.subschema_for:: < HotelImage > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "licenseNumber" : { "type" : "string" }
            } }
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
            { "description" : "One hotel and its rates.", "type" : "object", "required" :
            ["key", "name", "address", "hotelCountryCode", "latitude", "longitude",
            "starRating", "isSelfRated", "id", "lowestRate", "isComplete", "searchTime",
            "totalResults", "currencyCode", "languageCode", "countryCode", "policies",
            "providers"], "properties" : specwright_core::schema::object([("key",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })))), ("name", serde_json::json!({ "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            })), ("address", serde_json::json!({ "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            })), ("hotelCountryCode",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })))),
            ("latitude", serde_json::json!({ "description" :
            "In degrees. Tolerated when missing.", "type" : "number", "format" :
            "double", "minimum" : - 90, "maximum" : 90, "x-description-unit" : "degrees",
            "x-description-expected" : true })), ("longitude", serde_json::json!({
            "description" : "In degrees. Tolerated when missing.", "type" : "number",
            "format" : "double", "minimum" : - 180, "maximum" : 180, "x-description-unit"
            : "degrees", "x-description-expected" : true })), ("starRating",
            serde_json::json!({ "description" :
            "Number of stars; -1 means none. Tolerated when missing.\n\nNot stated: Its type, and the value for none. Chosen (observed): a number that may have a half; any negative one means none, as integrations show -1.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["Its type, and the value for none. Chosen (observed): a number that may have a half; any negative one means none, as integrations show -1."]
            })), ("isSelfRated", serde_json::json!({ "description" :
            "`true` if the hotel rated itself. Tolerated when missing.", "type" :
            "boolean", "x-description-expected" : true })), ("licenseNumber",
            serde_json::json!({ "type" : "string" })), ("id",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })))),
            ("translatedName", serde_json::json!({ "description" :
            "Name in the request's language, where that is not the default.", "type" :
            "string" })), ("lowestRate", serde_json::json!({ "description" :
            "Lowest rate of all providers; without dates, the lowest nightly rate seen lately.",
            "type" : ["number", "null"], "format" : "double" })), ("isComplete",
            serde_json::json!({ "description" :
            "`true` once all providers have answered; repeat the call until then. Tolerated when missing.\n\nNot stated: An answer without it. Chosen (ours): not complete.",
            "type" : "boolean", "x-description-expected" : true, "x-description-unstated"
            : ["An answer without it. Chosen (ours): not complete."] })), ("searchTime",
            serde_json::json!({ "description" :
            "Time that the search has run. In milliseconds. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "x-description-unit" :
            "milliseconds", "x-description-expected" : true })), ("totalResults",
            serde_json::json!({ "description" : "Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true })),
            ("currencyCode", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::CurrencyCode > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })))), ("languageCode",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })))),
            ("countryCode", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::CountryCode > (),
            serde_json::json!({ "description" :
            "Country code, derived from the request. Tolerated when missing.",
            "x-description-expected" : true })))), ("policies", serde_json::json!({
            "description" : "Tolerated when missing.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < HotelPolicy > (),
            serde_json::json!({})), "x-description-expected" : true })), ("providers",
            serde_json::json!({ "description" : "Tolerated when missing.", "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
            HotelProvider > (), serde_json::json!({})), "x-description-expected" : true
            })), ("results", serde_json::json!({ "description" :
            "Rates of the hotel. Left out without dates.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < HotelRate > (),
            serde_json::json!({})) })), ("features", serde_json::json!({ "description" :
            "Present only with the response option `features`.", "type" : "array",
            "items" : specwright_core::schema::with(generator.subschema_for:: < FeatureId
            > (), serde_json::json!({})), "x-description-option" : "features" })),
            ("featureSummary", serde_json::json!({ "description" :
            "Present only with the response option `featureSummary`.\n\nNot stated: Its form. Chosen (ours): a list.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < HotelFeatureSummary > (), serde_json::json!({})),
            "x-description-option" : "featureSummary", "x-description-unstated" :
            ["Its form. Chosen (ours): a list."] })), ("featureTags", serde_json::json!({
            "description" :
            "Present only with the response option `featureTags`.\n\nNot stated: Its form. Chosen (ours): a list.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < HotelFeatureTag > (), serde_json::json!({})),
            "x-description-option" : "featureTags", "x-description-unstated" :
            ["Its form. Chosen (ours): a list."] })), ("description", serde_json::json!({
            "description" : "Present only with the response option `description`.",
            "type" : "string", "x-description-option" : "description" })), ("images",
            serde_json::json!({ "description" :
            "Present only with the response option `images`.", "type" : "array", "items"
            : specwright_core::schema::with(generator.subschema_for:: < HotelImage > (),
            serde_json::json!({})), "x-description-option" : "images" })), ("place",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            SearchableHotelPlace > (), serde_json::json!({ "description" :
            "Present only with the response option `place`.", "x-description-option" :
            "place" })))), ("reviews",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            HotelReviews > (), serde_json::json!({ "description" :
            "Present only with the response option `reviews`.", "x-description-option" :
            "reviews" })))), ("wellKnownPlace",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            HotelPlace > (), serde_json::json!({ "description" :
            "Present only with the response option `hotelWellKnownPlace`.\n\nNot stated: Its shape. Chosen (documented): a key and a name, as in the live service's reference.",
            "x-description-option" : "hotelWellKnownPlace", "x-description-unstated" :
            ["Its shape. Chosen (documented): a key and a name, as in the live service's reference."]
            }))))]) }
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
            { "description" : "The hotels of a destination.", "type" : "object",
            "required" : ["isComplete", "searchTime", "totalResults",
            "totalAvailableResults", "totalFilteredResults", "currencyCode",
            "languageCode", "destination"], "properties" :
            specwright_core::schema::object([("isComplete", serde_json::json!({
            "description" :
            "`true` once all providers have answered; repeat the call until then. Tolerated when missing.",
            "type" : "boolean", "x-description-expected" : true })), ("searchTime",
            serde_json::json!({ "description" :
            "Time that the search has run. In milliseconds. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "x-description-unit" :
            "milliseconds", "x-description-expected" : true })), ("totalResults",
            serde_json::json!({ "description" :
            "Tolerated when missing.\n\nNot stated: The hotels counted. Chosen (ours): hotels of the destination.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The hotels counted. Chosen (ours): hotels of the destination."] })),
            ("totalAvailableResults", serde_json::json!({ "description" :
            "Tolerated when missing.\n\nNot stated: The hotels counted. Chosen (ours): hotels with a rate.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The hotels counted. Chosen (ours): hotels with a rate."] })),
            ("totalFilteredResults", serde_json::json!({ "description" :
            "Tolerated when missing.\n\nNot stated: The hotels counted. Chosen (ours): hotels that pass the filters.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The hotels counted. Chosen (ours): hotels that pass the filters."] })),
            ("currencyCode", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::CurrencyCode > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })))), ("languageCode",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })))),
            ("lowestTotalRate", serde_json::json!({ "description" :
            "Rate of the cheapest hotel.", "type" : "number", "format" : "double" })),
            ("highestTotalRate", serde_json::json!({ "description" :
            "Rate of the most expensive hotel.", "type" : "number", "format" : "double"
            })), ("postFilterLowestTotalRate", serde_json::json!({ "description" :
            "Rate of the cheapest hotel after filters.", "type" : "number", "format" :
            "double" })), ("postFilterHighestTotalRate", serde_json::json!({
            "description" : "Rate of the most expensive hotel after filters.", "type" :
            "number", "format" : "double" })), ("results", serde_json::json!({
            "description" : "One page of hotels. Left out with `summaryOnly`.", "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
            HotelResult > (), serde_json::json!({})) })), ("destination",
            serde_json::json!({ "description" :
            "The destination. Set only with the response option `destination`; null where it is not found.",
            "anyOf" : [specwright_core::schema::with(generator.subschema_for:: <
            HotelDestination > (), serde_json::json!({})), { "type" : "null" }] })),
            ("chains", serde_json::json!({ "description" :
            "Present only with the response option `filter`.", "type" : "array", "items"
            : specwright_core::schema::with(generator.subschema_for:: <
            HotelItemReference > (), serde_json::json!({})), "x-description-option" :
            "filter" })), ("hotelThemes", serde_json::json!({ "description" :
            "Present only with the response option `filter`.", "type" : "array", "items"
            : specwright_core::schema::with(generator.subschema_for:: <
            HotelItemReference > (), serde_json::json!({})), "x-description-option" :
            "filter" })), ("propertyTypes", serde_json::json!({ "description" :
            "Present only with the response option `filter`.", "type" : "array", "items"
            : specwright_core::schema::with(generator.subschema_for:: <
            HotelItemReference > (), serde_json::json!({})), "x-description-option" :
            "filter" })), ("facilities", serde_json::json!({ "description" :
            "Present only with the response option `filter`.", "type" : "array", "items"
            : specwright_core::schema::with(generator.subschema_for:: <
            HotelItemReference > (), serde_json::json!({})), "x-description-option" :
            "filter" })), ("deals", serde_json::json!({ "description" :
            "Present only with the response option `filter`.", "type" : "array", "items"
            : specwright_core::schema::with(generator.subschema_for:: <
            HotelItemReference > (), serde_json::json!({})), "x-description-option" :
            "filter" })), ("guestRatings", serde_json::json!({ "description" :
            "Present only with the response option `filter`.", "type" : "array", "items"
            : specwright_core::schema::with(generator.subschema_for:: < BasicHotelRating
            > (), serde_json::json!({})), "x-description-option" : "filter" })),
            ("starRatings", serde_json::json!({ "description" :
            "Present only with the response option `filter`.", "type" : "array", "items"
            : specwright_core::schema::with(generator.subschema_for:: < BasicHotelRating
            > (), serde_json::json!({})), "x-description-option" : "filter" })),
            ("hotelRatings", serde_json::json!({ "description" :
            "Present only with the response option `filter`.", "type" : "array", "items"
            : specwright_core::schema::with(generator.subschema_for:: <
            DetailedHotelRating > (), serde_json::json!({})), "x-description-option" :
            "filter" })), ("priceRanges", serde_json::json!({ "description" :
            "Present only with the response option `filter`.", "type" : "array", "items"
            : specwright_core::schema::with(generator.subschema_for:: < HotelPriceRange >
            (), serde_json::json!({})), "x-description-option" : "filter" })),
            ("providers", serde_json::json!({ "description" :
            "Providers of the rates. Also with the response option `multipleHotelsAllRates`. Present only with the response option `topRates`.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < HotelProvider > (), serde_json::json!({})),
            "x-description-option" : "topRates" }))]) }
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
            { "description" : "The hotels of a destination, in brief.", "type" :
            "object", "required" : ["isComplete", "searchTime", "totalResults",
            "totalAvailableResults", "totalFilteredResults", "currencyCode",
            "languageCode"], "properties" : { "isComplete" : { "description" :
            "`true` once all providers have answered; repeat the call until then. Tolerated when missing.",
            "type" : "boolean", "x-description-expected" : true }, "searchTime" : {
            "description" :
            "Time that the search has run. In milliseconds. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "x-description-unit" :
            "milliseconds", "x-description-expected" : true }, "totalResults" : {
            "description" :
            "Tolerated when missing.\n\nNot stated: The hotels counted. Chosen (ours): hotels of the destination.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The hotels counted. Chosen (ours): hotels of the destination."] },
            "totalAvailableResults" : { "description" :
            "Tolerated when missing.\n\nNot stated: The hotels counted. Chosen (ours): hotels with a rate.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The hotels counted. Chosen (ours): hotels with a rate."] },
            "totalFilteredResults" : { "description" :
            "Tolerated when missing.\n\nNot stated: The hotels counted. Chosen (ours): hotels that pass the filters.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The hotels counted. Chosen (ours): hotels that pass the filters."] },
            "currencyCode" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })),
            "languageCode" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "results" : {
            "description" : "One page of hotels.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < BasicHotelResult >
            (), serde_json::json!({})) } } }
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
            { "description" :
            "A part to add to the answer of a single search.\n\nValues; others may come with later versions:\n\n* `features`\n* `featureSummary`\n* `featureTags`\n* `description`\n* `images`\n* `place`\n* `reviews`\n* `hotelWellKnownPlace`\n* `rateBreakdown`\n\nCase is ignored.\n\nNot stated: `rateBreakdown` as a response option. Chosen (observed): accepted, as the rate's breakdown needs it and the live service takes it.",
            "type" : "string", "examples" : ["features"], "x-extensible-enum" :
            ["features", "featureSummary", "featureTags", "description", "images",
            "place", "reviews", "hotelWellKnownPlace", "rateBreakdown"],
            "x-description-any-case" : true, "x-description-unstated" :
            ["`rateBreakdown` as a response option. Chosen (observed): accepted, as the rate's breakdown needs it and the live service takes it."]
            }
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
            { "description" :
            "A part to add to the answer of a multiple search.\n\nValues; others may come with later versions:\n\n* `features`: Each hotel's features.\n* `filter`: Counts for filters, after those of the request.\n* `destination`: The destination.\n* `rateBreakdown`: Each rate's base and taxes.\n* `hotelWellKnownPlace`: Each hotel's well-known place.\n* `images`: Each hotel's pictures.\n* `hotelPlace`: Each hotel's place.\n* `reviews`: Each hotel's review quotes and sentiment.\n* `topRates`: Providers, and the best rates of each hotel.\n* `multipleHotelsAllRates`: Providers, and all rates of each hotel.\n\nCase is ignored.",
            "type" : "string", "examples" : ["features"], "x-extensible-enum" :
            ["features", "filter", "destination", "rateBreakdown", "hotelWellKnownPlace",
            "images", "hotelPlace", "reviews", "topRates", "multipleHotelsAllRates"],
            "x-description-values" : [{ "value" : "features", "doc" :
            "Each hotel's features." }, { "value" : "filter", "doc" :
            "Counts for filters, after those of the request." }, { "value" :
            "destination", "doc" : "The destination." }, { "value" : "rateBreakdown",
            "doc" : "Each rate's base and taxes." }, { "value" : "hotelWellKnownPlace",
            "doc" : "Each hotel's well-known place." }, { "value" : "images", "doc" :
            "Each hotel's pictures." }, { "value" : "hotelPlace", "doc" :
            "Each hotel's place." }, { "value" : "reviews", "doc" :
            "Each hotel's review quotes and sentiment." }, { "value" : "topRates", "doc"
            : "Providers, and the best rates of each hotel." }, { "value" :
            "multipleHotelsAllRates", "doc" : "Providers, and all rates of each hotel."
            }], "x-description-any-case" : true }
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
            { "description" :
            "How a hotel has to match the requested features: all of them, or at least one.\n\nValues; others may come with later versions:\n\n* `AND`: All of them.\n* `OR`: At least one of them.",
            "type" : "string", "examples" : ["AND"], "x-extensible-enum" : ["AND", "OR"],
            "x-description-values" : [{ "value" : "AND", "doc" : "All of them." }, {
            "value" : "OR", "doc" : "At least one of them." }] }
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
            { "description" :
            "Sort key of hotels.\n\nValues; others may come with later versions:\n\n* `consumerRating`\n* `distance`\n* `name`\n* `minRate`\n* `popularity`\n* `rating`\n\nNot stated: The order of ties and of hotels without a value. Chosen (ours): ties by popularity in both directions; unrated lowest; without a price or distance last; ascending popularity begins with the most popular.",
            "type" : "string", "examples" : ["consumerRating"], "x-extensible-enum" :
            ["consumerRating", "distance", "name", "minRate", "popularity", "rating"],
            "x-description-unstated" :
            ["The order of ties and of hotels without a value. Chosen (ours): ties by popularity in both directions; unrated lowest; without a price or distance last; ascending popularity begins with the most popular."]
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
            { "description" :
            "Direction of a hotel sort.\n\nValues; others may come with later versions:\n\n* `ascending`\n* `descending`",
            "type" : "string", "examples" : ["ascending"], "x-extensible-enum" :
            ["ascending", "descending"] }
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
            { "description" :
            "A meal that a rate includes.\n\nValues; others may come with later versions:\n\n* `0`: breakfast\n* `1`: lunch\n* `2`: dinner\n* `3`: meals\n* `4`: allInclusive",
            "type" : "integer", "format" : "int64", "examples" : [0], "x-extensible-enum"
            : [0, 1, 2, 3, 4], "x-description-values" : [{ "value" : 0, "name" :
            "breakfast" }, { "value" : 1, "name" : "lunch" }, { "value" : 2, "name" :
            "dinner" }, { "value" : 3, "name" : "meals" }, { "value" : 4, "name" :
            "allInclusive" }] }
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
            { "description" :
            "Praise or criticism of an aspect.\n\nValues; others may come with later versions:\n\n* `1`: positive\n* `0`: neutral\n* `-1`: negative",
            "type" : "integer", "format" : "int64", "examples" : [1], "x-extensible-enum"
            : [1, 0, - 1], "x-description-values" : [{ "value" : 1, "name" : "positive"
            }, { "value" : 0, "name" : "neutral" }, { "value" : - 1, "name" : "negative"
            }] }
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
            "Category of guest ratings; `LOCATION`, `OVERALL` and `COMFORT` were observed.",
            "type" : "string" }
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
            { "description" : "Id of a feature; the static data feed has the labels.",
            "type" : "integer", "format" : "int64" }
        )
    }
}
