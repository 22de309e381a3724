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
            "Query parameters of the single hotel search.\n\nEither all of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`. `rooms` is required with `checkin` or `checkout`.",
            "type" : "object", "required" : ["hotel"], "properties" : { "onlyIfComplete"
            : { "description" :
            "If `true`, the service returns 202 without results until the search is complete.",
            "type" : "boolean", "default" : false }, "searchTimeout" : { "description" :
            "Maximum time to wait for providers. The response contains the results received within this time. In milliseconds.\n\nNot stated: Fractions, and the maximum wait. Chosen (ours): an integer number of milliseconds, at most 60,000.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 60000,
            "x-description-unit" : "milliseconds", "x-description-unstated" :
            ["Fractions, and the maximum wait. Chosen (ours): an integer number of milliseconds, at most 60,000."]
            }, "checkin" : { "description" : "Check-in date.", "type" : "string",
            "format" : "date" }, "checkout" : { "description" :
            "Check-out date.\n\nNot stated: The meaning of one date alone, and of a check-out that is not after the check-in. Chosen (ours): a request must have both dates or neither, and a check-out that is not after the check-in is rejected.",
            "type" : "string", "format" : "date", "x-description-unstated" :
            ["The meaning of one date alone, and of a check-out that is not after the check-in. Chosen (ours): a request must have both dates or neither, and a check-out that is not after the check-in is rejected."]
            }, "rooms" : specwright_core::schema::with(generator.subschema_for:: <
            HotelRoomGuests > (), serde_json::json!({})), "languageCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "default" : "EN"
            })), "currencyCode" : specwright_core::schema::with(generator.subschema_for::
            < super::super::common::CurrencyCode > (), serde_json::json!({ "description"
            : "Currency of all prices. Default: the currency of the end user's country."
            })), "includeTaxesInTotal" : { "description" :
            "`true` includes VAT or sales tax in totals, but not local taxes. Default: as customary in the end user's country.",
            "type" : "boolean" }, "includeLocalTaxesInTotal" : { "description" :
            "`true` includes taxes and fees paid at the hotel in totals, which then include all taxes. Default: as customary in the end user's country.",
            "type" : "boolean" }, "hotel" : specwright_core::schema::with(generator
            .subschema_for:: < HotelEntityKey > (), serde_json::json!({ "description" :
            "Not stated: Keys made from the `placeId` of a hotel, such as `kplace:1234`. Chosen (observed): treated as the key of the hotel, because integrations build such keys; a strict service rejects them.",
            "x-description-unstated" :
            ["Keys made from the `placeId` of a hotel, such as `kplace:1234`. Chosen (observed): treated as the key of the hotel, because integrations build such keys; a strict service rejects them."]
            })), "responseOptions" : { "description" :
            "Parts to add to the response, separated by commas. Case-insensitive.",
            "type" : "string" } }, "additionalProperties" : false, "x-description-rules"
            : [{ "together" : ["checkin", "checkout"] }, { "before" : ["checkin",
            "checkout"] }, { "required_with" : ["rooms", "checkin", "checkout"] }] }
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
            "Query parameters of the multiple hotel search.\n\n`minPrice` is not greater than `maxPrice`. Either all of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`.",
            "type" : "object", "required" : ["destination"], "properties" :
            specwright_core::schema::object([("destination",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            EntityKey > (), serde_json::json!({ "description" :
            "Not stated: The key of a place with the id of a hotel. Chosen (observed): treated as the key of the hotel, because integrations build such keys.",
            "x-description-unstated" :
            ["The key of a place with the id of a hotel. Chosen (observed): treated as the key of the hotel, because integrations build such keys."]
            })))), ("minPrice", serde_json::json!({ "description" :
            "Minimum price, in the response's currency.\n\nNot stated: The compared price, and the response to a minimum above the maximum. Chosen (ours): the hotel's `lowestRate`, as in the response; the bounds never choose another rate; a request with a minimum above the maximum is rejected.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The compared price, and the response to a minimum above the maximum. Chosen (ours): the hotel's `lowestRate`, as in the response; the bounds never choose another rate; a request with a minimum above the maximum is rejected."]
            })), ("maxPrice", serde_json::json!({ "description" :
            "Maximum price, in the response's currency.\n\nNot stated: The compared price. Chosen (ours): the hotel's `lowestRate`, as in the response; the bounds never choose another rate.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The compared price. Chosen (ours): the hotel's `lowestRate`, as in the response; the bounds never choose another rate."]
            })), ("starRating", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" : "Star ratings to include." })))), ("hotelRating",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Hotel ratings to include." })))), ("hotelRatingExcludeSelfRated",
            serde_json::json!({ "description" :
            "`true` restricts `hotelRating` to official ratings.", "type" : "boolean",
            "default" : false })), ("propertyTypes",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Property types to include, given as ids from a multiple search with the response option `filter`."
            })))), ("features", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Facilities that hotels must have, given as ids from a multiple search with the response option `filter`."
            })))), ("themes", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Themes to include, given as ids from a multiple search with the response option `filter`."
            })))), ("chains", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Chains to include, given as ids from a multiple search with the response option `filter`."
            })))), ("guestRatings",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Guest ratings to include; -1 includes unrated hotels.\n\nNot stated: The meaning of an integer. Chosen (ours): the range up to the next integer; 8 includes ratings from 8 to below 9.",
            "x-description-unstated" :
            ["The meaning of an integer. Chosen (ours): the range up to the next integer; 8 includes ratings from 8 to below 9."]
            })))), ("deals", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Deals that one of the hotel's rates must have, given as ids from a multiple search with the response option `filter`.\n\nNot stated: Several deals, and the prices of the hotels. Chosen (ours): one rate must have all of the deals; `lowestRate`, `isCheapestRate`, the order, price ranges and totals after filtering depend on the cheapest rate with these deals, and `topRates` starts with the rates with these deals.",
            "x-description-unstated" :
            ["Several deals, and the prices of the hotels. Chosen (ours): one rate must have all of the deals; `lowestRate`, `isCheapestRate`, the order, price ranges and totals after filtering depend on the cheapest rate with these deals, and `topRates` starts with the rates with these deals."]
            })))), ("hotelName", serde_json::json!({ "description" :
            "Word or phrase that the hotel name must contain.", "type" : "string" })),
            ("sortField", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < HotelSortField > (), serde_json::json!({ "default" :
            "popularity" })))), ("sortDirection",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            HotelSortDirection > (), serde_json::json!({ "default" : "ascending" })))),
            ("pageIndex", serde_json::json!({ "description" :
            "Index of the page, from 0. For the next page, repeat the call with the next index.\n\nNot stated: Fractions, and the maximum index. Chosen (ours): integers, at most 1,000,000.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 1000000,
            "default" : 0, "x-description-unstated" :
            ["Fractions, and the maximum index. Chosen (ours): integers, at most 1,000,000."]
            })), ("pageSize", serde_json::json!({ "type" : "integer", "format" : "int64",
            "minimum" : 1, "maximum" : 250, "default" : 25 })), ("preferredHotels",
            serde_json::json!({ "description" :
            "Hotels to list first, in this order; the set of results stays the same.\n\nNot stated: Commas. Chosen (ours): accepted in place of `|`.",
            "type" : "string", "maxItems" : 50, "x-description-unstated" :
            ["Commas. Chosen (ours): accepted in place of `|`."] })), ("onlyIfComplete",
            serde_json::json!({ "description" :
            "If `true`, the service returns 202 without results until the search is complete.",
            "type" : "boolean", "default" : false })), ("searchTimeout",
            serde_json::json!({ "description" :
            "Maximum time to wait for providers. The response contains the results received within this time. In milliseconds.\n\nNot stated: Fractions, and the maximum wait. Chosen (ours): an integer number of milliseconds, at most 60,000.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 60000,
            "x-description-unit" : "milliseconds", "x-description-unstated" :
            ["Fractions, and the maximum wait. Chosen (ours): an integer number of milliseconds, at most 60,000."]
            })), ("checkin", serde_json::json!({ "description" : "Check-in date.", "type"
            : "string", "format" : "date" })), ("checkout", serde_json::json!({
            "description" :
            "Check-out date.\n\nNot stated: The meaning of one date alone, and of a check-out that is not after the check-in. Chosen (ours): a request must have both dates or neither, and a check-out that is not after the check-in is rejected.",
            "type" : "string", "format" : "date", "x-description-unstated" :
            ["The meaning of one date alone, and of a check-out that is not after the check-in. Chosen (ours): a request must have both dates or neither, and a check-out that is not after the check-in is rejected."]
            })), ("rooms", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < HotelRoomGuests > (), serde_json::json!({})))),
            ("languageCode", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::LanguageCode > (),
            serde_json::json!({ "default" : "EN" })))), ("currencyCode",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices. Default: the currency of the end user's country."
            })))), ("includeTaxesInTotal", serde_json::json!({ "description" :
            "`true` includes VAT or sales tax in totals, but not local taxes. Default: as customary in the end user's country.",
            "type" : "boolean" })), ("includeLocalTaxesInTotal", serde_json::json!({
            "description" :
            "`true` includes taxes and fees paid at the hotel in totals, which then include all taxes. Default: as customary in the end user's country.",
            "type" : "boolean" })), ("featuresFilterMode",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            FeaturesFilterMode > (), serde_json::json!({ "default" : "AND" })))),
            ("summaryOnly", serde_json::json!({ "description" :
            "`true` omits the hotels, for example to get only the summary of a completed search, such as filter counts.",
            "type" : "boolean", "default" : false })), ("responseOptions",
            serde_json::json!({ "description" :
            "Parts to add to the response, separated by commas. Case-insensitive.",
            "type" : "string" }))]), "additionalProperties" : false,
            "x-description-rules" : [{ "at_most" : ["minPrice", "maxPrice"] }, {
            "together" : ["checkin", "checkout"] }, { "before" : ["checkin", "checkout"]
            }], "x-description-limits" : { "hotel_nights" : { "value" : 90, "doc" :
            "Maximum length of stay, in nights.\n\nNot stated: The maximum length of stay. Chosen (ours): 90 nights."
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
            "Query parameters of the basic hotel search.\n\n`minPrice` is not greater than `maxPrice`. Either all of `checkin`, `checkout` are present, or none. `checkin` is before `checkout`.",
            "type" : "object", "required" : ["destination"], "properties" :
            specwright_core::schema::object([("destination",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            EntityKey > (), serde_json::json!({ "description" :
            "Not stated: The key of a place with the id of a hotel. Chosen (observed): treated as the key of the hotel, because integrations build such keys.",
            "x-description-unstated" :
            ["The key of a place with the id of a hotel. Chosen (observed): treated as the key of the hotel, because integrations build such keys."]
            })))), ("minPrice", serde_json::json!({ "description" :
            "Minimum price, in the response's currency.\n\nNot stated: The compared price, and the response to a minimum above the maximum. Chosen (ours): the hotel's `lowestRate`, as in the response; the bounds never choose another rate; a request with a minimum above the maximum is rejected.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The compared price, and the response to a minimum above the maximum. Chosen (ours): the hotel's `lowestRate`, as in the response; the bounds never choose another rate; a request with a minimum above the maximum is rejected."]
            })), ("maxPrice", serde_json::json!({ "description" :
            "Maximum price, in the response's currency.\n\nNot stated: The compared price. Chosen (ours): the hotel's `lowestRate`, as in the response; the bounds never choose another rate.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The compared price. Chosen (ours): the hotel's `lowestRate`, as in the response; the bounds never choose another rate."]
            })), ("starRating", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" : "Star ratings to include." })))), ("hotelRating",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Hotel ratings to include." })))), ("hotelRatingExcludeSelfRated",
            serde_json::json!({ "description" :
            "`true` restricts `hotelRating` to official ratings.", "type" : "boolean",
            "default" : false })), ("propertyTypes",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Property types to include, given as ids from a multiple search with the response option `filter`."
            })))), ("features", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Facilities that hotels must have, given as ids from a multiple search with the response option `filter`."
            })))), ("themes", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Themes to include, given as ids from a multiple search with the response option `filter`."
            })))), ("chains", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Chains to include, given as ids from a multiple search with the response option `filter`."
            })))), ("guestRatings",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            PipeDelimitedIntegerList > (), serde_json::json!({ "description" :
            "Guest ratings to include; -1 includes unrated hotels.\n\nNot stated: The meaning of an integer. Chosen (ours): the range up to the next integer; 8 includes ratings from 8 to below 9.",
            "x-description-unstated" :
            ["The meaning of an integer. Chosen (ours): the range up to the next integer; 8 includes ratings from 8 to below 9."]
            })))), ("deals", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < PipeDelimitedIntegerList > (), serde_json::json!({
            "description" :
            "Deals that one of the hotel's rates must have, given as ids from a multiple search with the response option `filter`.\n\nNot stated: Several deals, and the prices of the hotels. Chosen (ours): one rate must have all of the deals; `lowestRate`, `isCheapestRate`, the order, price ranges and totals after filtering depend on the cheapest rate with these deals, and `topRates` starts with the rates with these deals.",
            "x-description-unstated" :
            ["Several deals, and the prices of the hotels. Chosen (ours): one rate must have all of the deals; `lowestRate`, `isCheapestRate`, the order, price ranges and totals after filtering depend on the cheapest rate with these deals, and `topRates` starts with the rates with these deals."]
            })))), ("hotelName", serde_json::json!({ "description" :
            "Word or phrase that the hotel name must contain.", "type" : "string" })),
            ("sortField", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < HotelSortField > (), serde_json::json!({ "default" :
            "popularity" })))), ("sortDirection",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            HotelSortDirection > (), serde_json::json!({ "default" : "ascending" })))),
            ("pageIndex", serde_json::json!({ "description" :
            "Index of the page, from 0. For the next page, repeat the call with the next index.\n\nNot stated: Fractions, and the maximum index. Chosen (ours): integers, at most 1,000,000.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 1000000,
            "default" : 0, "x-description-unstated" :
            ["Fractions, and the maximum index. Chosen (ours): integers, at most 1,000,000."]
            })), ("pageSize", serde_json::json!({ "type" : "integer", "format" : "int64",
            "minimum" : 1, "maximum" : 250, "default" : 25 })), ("preferredHotels",
            serde_json::json!({ "description" :
            "Hotels to list first, in this order; the set of results stays the same.\n\nNot stated: Commas. Chosen (ours): accepted in place of `|`.",
            "type" : "string", "maxItems" : 50, "x-description-unstated" :
            ["Commas. Chosen (ours): accepted in place of `|`."] })), ("onlyIfComplete",
            serde_json::json!({ "description" :
            "If `true`, the service returns 202 without results until the search is complete.",
            "type" : "boolean", "default" : false })), ("searchTimeout",
            serde_json::json!({ "description" :
            "Maximum time to wait for providers. The response contains the results received within this time. In milliseconds.\n\nNot stated: Fractions, and the maximum wait. Chosen (ours): an integer number of milliseconds, at most 60,000.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 60000,
            "x-description-unit" : "milliseconds", "x-description-unstated" :
            ["Fractions, and the maximum wait. Chosen (ours): an integer number of milliseconds, at most 60,000."]
            })), ("checkin", serde_json::json!({ "description" : "Check-in date.", "type"
            : "string", "format" : "date" })), ("checkout", serde_json::json!({
            "description" :
            "Check-out date.\n\nNot stated: The meaning of one date alone, and of a check-out that is not after the check-in. Chosen (ours): a request must have both dates or neither, and a check-out that is not after the check-in is rejected.",
            "type" : "string", "format" : "date", "x-description-unstated" :
            ["The meaning of one date alone, and of a check-out that is not after the check-in. Chosen (ours): a request must have both dates or neither, and a check-out that is not after the check-in is rejected."]
            })), ("rooms", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < HotelRoomGuests > (), serde_json::json!({})))),
            ("languageCode", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::LanguageCode > (),
            serde_json::json!({ "default" : "EN" })))), ("currencyCode",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices. Default: the currency of the end user's country."
            })))), ("includeTaxesInTotal", serde_json::json!({ "description" :
            "`true` includes VAT or sales tax in totals, but not local taxes. Default: as customary in the end user's country.",
            "type" : "boolean" })), ("includeLocalTaxesInTotal", serde_json::json!({
            "description" :
            "`true` includes taxes and fees paid at the hotel in totals, which then include all taxes. Default: as customary in the end user's country.",
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
            "Total rate, in the response's currency; -1 means no price. Tolerated when missing.\n\nNot stated: The value for no price. Chosen (observed): any negative amount; integrations use -1.\n\nNot stated: The nights and rooms that the total covers. Chosen (ours): the whole stay, and all requested rooms.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["The value for no price. Chosen (observed): any negative amount; integrations use -1.",
            "The nights and rooms that the total covers. Chosen (ours): the whole stay, and all requested rooms."]
            }, "isCheapestRate" : { "description" :
            "Tolerated when missing.\n\nNot stated: The marked rate. Chosen (ours): the rate whose total is the hotel's `lowestRate`.",
            "type" : "boolean", "x-description-expected" : true, "x-description-unstated"
            :
            ["The marked rate. Chosen (ours): the rate whose total is the hotel's `lowestRate`."]
            }, "hasFreeCancellation" : { "description" : "Tolerated when missing.",
            "type" : "boolean", "x-description-expected" : true }, "canPayLater" : {
            "description" : "Tolerated when missing.", "type" : "boolean",
            "x-description-expected" : true }, "isBundledRate" : { "description" :
            "`true` if the rate is sold as a bundle with other services. Tolerated when missing.\n\nNot stated: The rank of bundled rates. Chosen (ours): after the rates that can be booked alone, in the order of recommendation and in the choice of `lowestRate`.",
            "type" : "boolean", "x-description-expected" : true, "x-description-unstated"
            :
            ["The rank of bundled rates. Chosen (ours): after the rates that can be booked alone, in the order of recommendation and in the choice of `lowestRate`."]
            }, "inclusions" : { "description" : "Tolerated when missing.", "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
            InclusionType > (), serde_json::json!({})), "x-description-expected" : true
            }, "availableRooms" : { "description" : "Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true },
            "providerIndex" : { "description" :
            "Index into the response's `providers`, counted from 0. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "x-description-index"
            : "providers", "x-description-expected" : true },
            "isDeprioritisedForExcludedCharges" : { "description" :
            "`true` if the rate is ranked lower because its total excludes some charges. Tolerated when missing.",
            "type" : "boolean", "x-description-expected" : true }, "bookUri" : {
            "description" :
            "Absolute booking URL, ready to use. The tokens in the URL are opaque. Tolerated when missing.\n\nNot stated: The format of the URL. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`; `p` is the affiliate's own label for the click, empty until the affiliate sets it.",
            "type" : "string", "format" : "uri", "x-description-expected" : true,
            "x-description-unstated" :
            ["The format of the URL. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`; `p` is the affiliate's own label for the click, empty until the affiliate sets it."]
            }, "rateBreakdown" : specwright_core::schema::with(generator.subschema_for::
            < HotelRateBreakdown > (), serde_json::json!({ "description" :
            "Present only with the response option `rateBreakdown`.",
            "x-description-option" : "rateBreakdown" })) }, "x-description-limits" : {
            "top_rates" : { "value" : 4, "doc" :
            "Maximum number of rates per hotel with the response option `topRates`." } }
            }
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
            { "description" :
            "Components of the total rate, in the response's currency.", "type" :
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
            { "description" : "A provider of hotel rates.", "type" : "object", "required"
            : ["code", "name", "logo", "isDirect", "isLanguageSupported"], "properties" :
            { "code" : { "description" : "Tolerated when missing.", "type" : "string",
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
            "A percentage, or an amount in `currency`. Tolerated when missing.", "type" :
            "number", "format" : "double", "x-description-expected" : true }, "cap" : {
            "description" : "Maximum cashback.", "type" : "number", "format" : "double"
            }, "currency" : { "description" :
            "Currency code: ISO 4217, or defined by the affiliate. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "customCurrencyName" :
            { "type" : "string" }, "customCurrencyAbbreviation" : { "type" : "string" },
            "customCurrencyType" : { "description" :
            "Type of a currency outside ISO 4217, such as NON_MONETARY.", "type" :
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
            "A policy of the hotel.\n\nNot stated: The codes. Chosen (observed): `checkin` and `checkout`, with the time in the description, and other codes in lower case.",
            "type" : "object", "required" : ["code", "name", "description"], "properties"
            : { "code" : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "name" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            }, "description" : { "description" : "Tolerated when missing.", "type" :
            "string", "x-description-expected" : true } }, "x-description-unstated" :
            ["The codes. Chosen (observed): `checkin` and `checkout`, with the time in the description, and other codes in lower case."]
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
            "Not stated: The shape of the field. Chosen (observed): clients keep any JSON; live responses contain the field, and the embedded service omits it.",
            "x-description-unstated" :
            ["The shape of the field. Chosen (observed): clients keep any JSON; live responses contain the field, and the embedded service omits it."]
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
            { "description" : "Name and description of a feature.", "type" : "object",
            "required" : ["name", "description"], "properties" : { "name" : {
            "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "description" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            } } }
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
            { "description" : "The place where a hotel is located.", "type" : "object",
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
            "A place with searchable hotels.\n\nNot stated: The response that has the place. Chosen (documented): the single search, as in the live service's reference.",
            "type" : "object", "required" : ["id", "key", "href", "name", "fullName",
            "latitude", "longitude", "placeCountryCode", "isSearchable"], "properties" :
            { "id" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "key" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::EntityKeyText > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "href" : { "description" :
            "URL of the multiple search for the place. Tolerated when missing.", "type" :
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
            ["The response that has the place. Chosen (documented): the single search, as in the live service's reference."]
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
            { "description" : "An aspect mentioned in reviews.", "type" : "object",
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
            { "description" : "Reviews by one type of guest.", "type" : "object",
            "required" : ["type", "numberOfReviews", "aspects", "name"], "properties" : {
            "type" : { "description" : "Tolerated when missing.", "type" : "integer",
            "format" : "int64", "x-description-expected" : true }, "numberOfReviews" : {
            "description" : "Tolerated when missing.", "type" : "integer", "format" :
            "int64", "x-description-expected" : true }, "aspects" : { "description" :
            "Tolerated when missing.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < HotelReviewAspect >
            (), serde_json::json!({})), "x-description-expected" : true }, "name" : {
            "description" : "Name of the guest type, localised. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true } } }
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
            "The rating as a word and a number: `Fabulous, 8.5`. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "quotes" : {
            "description" :
            "Tolerated when missing.\n\nNot stated: The elements. Chosen (documented): like the elements of `aspects`, as in the live service's reference.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < HotelReviewAspect > (), serde_json::json!({})),
            "x-description-expected" : true, "x-description-unstated" :
            ["The elements. Chosen (documented): like the elements of `aspects`, as in the live service's reference."]
            }, "aspects" : { "description" : "Tolerated when missing.", "type" : "array",
            "items" : specwright_core::schema::with(generator.subschema_for:: <
            HotelReviewAspect > (), serde_json::json!({})), "x-description-expected" :
            true }, "reviewerTypes" : { "description" : "Tolerated when missing.", "type"
            : "array", "items" : specwright_core::schema::with(generator.subschema_for::
            < HotelReviewerType > (), serde_json::json!({})), "x-description-expected" :
            true }, "guestRatings" : { "description" :
            "Guest ratings by category, from 0 to 10; -1 means no rating. Tolerated when missing.\n\nNot stated: The complete list of categories. Chosen (ours): any name is accepted.",
            "type" : "object", "propertyNames" : specwright_core::schema::with(generator
            .subschema_for:: < RatingCategory > (), serde_json::json!({})),
            "additionalProperties" : { "type" : "number", "format" : "double" },
            "x-description-expected" : true, "x-description-unstated" :
            ["The complete list of categories. Chosen (ours): any name is accepted."] } }
            }
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
            "A chain, theme, property type, facility or deal, and the number of hotels that have it.",
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
            "Number of hotels with a rating, with official ratings and self-ratings counted separately.",
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
            "Number of hotels in a price range. The number and the width of the ranges vary.",
            "type" : "object", "required" : ["key", "value"], "properties" : { "key" : {
            "description" :
            "Lower bound, in the response's currency; the next range's key is the upper bound.",
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
            "URL of the multiple search for the destination. Tolerated when missing.",
            "type" : "string", "format" : "uri", "x-description-expected" : true },
            "type" : { "description" :
            "Tolerated when missing.\n\nNot stated: The meaning of the numbers. Chosen (documented): 2 is a city, as in the live service's reference; the others are 1 for a country, 3 for a region, 4 for an airport, 5 for a hotel, 6 for several hotels, 7 for a point and 8 for a polygon.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The meaning of the numbers. Chosen (documented): 2 is a city, as in the live service's reference; the others are 1 for a country, 3 for a region, 4 for an airport, 5 for a hotel, 6 for several hotels, 7 for a point and 8 for a polygon."]
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
            { "description" : "A hotel in a destination.", "type" : "object", "required"
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
            "Number of stars; -1 means no stars. Tolerated when missing.\n\nNot stated: The type of the field, and the value for no stars. Chosen (observed): a number in steps of 0.5; any negative number means no stars; integrations use -1.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["The type of the field, and the value for no stars. Chosen (observed): a number in steps of 0.5; any negative number means no stars; integrations use -1."]
            })), ("isSelfRated", serde_json::json!({ "description" :
            "`true` if the hotel rated itself. Tolerated when missing.", "type" :
            "boolean", "x-description-expected" : true })), ("licenseNumber",
            serde_json::json!({ "type" : "string" })), ("id",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({})))),
            ("translatedName", serde_json::json!({ "description" :
            "Name in the request's language, if that is not the default language.\n\nNot stated: The presence of the name in the multiple search. Chosen (observed): optional.",
            "type" : "string", "x-description-unstated" :
            ["The presence of the name in the multiple search. Chosen (observed): optional."]
            })), ("lowestRate", serde_json::json!({ "description" :
            "The hotel's lowest rate, in the response's currency.\n\nNot stated: A null value. Chosen (documented): accepted.\n\nNot stated: The compared rates. Chosen (ours): the rates with all of the requested `deals`; a bundled rate counts only if all of these rates are bundled.\n\nNot stated: The meaning of the rate without dates. Chosen (ours): the lowest nightly rate found recently, as in the single search.",
            "type" : ["number", "null"], "format" : "double", "x-description-unstated" :
            ["A null value. Chosen (documented): accepted.",
            "The compared rates. Chosen (ours): the rates with all of the requested `deals`; a bundled rate counts only if all of these rates are bundled.",
            "The meaning of the rate without dates. Chosen (ours): the lowest nightly rate found recently, as in the single search."]
            })), ("highestRate", serde_json::json!({ "description" :
            "The hotel's highest rate, in the response's currency.\n\nNot stated: A null value. Chosen (documented): accepted.",
            "type" : ["number", "null"], "format" : "double", "x-description-unstated" :
            ["A null value. Chosen (documented): accepted."] })), ("href",
            serde_json::json!({ "description" :
            "URL of the single search for the hotel. Tolerated when missing.", "type" :
            "string", "format" : "uri", "x-description-expected" : true })), ("distance",
            serde_json::json!({ "description" :
            "Distance from the searched place or point, or from the centre of the searched polygon; `null` for searches by hotel. In km.\n\nNot stated: The unit, and the value for no distance. Chosen (documented): km, and `null`.",
            "type" : ["number", "null"], "format" : "double", "x-description-unit" :
            "km", "x-description-unstated" :
            ["The unit, and the value for no distance. Chosen (documented): km, and `null`."]
            })), ("isWithinBoundary", serde_json::json!({ "description" :
            "Always `false`. Tolerated when missing.", "type" : "boolean",
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
            "Guest rating, from 0 to 10; -1 means no rating. Tolerated when missing.\n\nNot stated: The scale of the rating. Chosen (observed): from 0 to 10, as in integrations.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["The scale of the rating. Chosen (observed): from 0 to 10, as in integrations."]
            })), ("numberOfReviews", serde_json::json!({ "description" :
            "Tolerated when missing.", "type" : "integer", "format" : "int64",
            "x-description-expected" : true })), ("rates", serde_json::json!({
            "description" :
            "Rates of the hotel, in order of recommendation. Also present with the response option `multipleHotelsAllRates`. Present only with the response option `topRates`.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < HotelRate > (), serde_json::json!({})),
            "x-description-option" : "topRates" })), ("wellKnownPlace",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            HotelPlace > (), serde_json::json!({ "description" :
            "Present only with the response option `hotelWellKnownPlace`.\n\nNot stated: The shape of the place. Chosen (documented): a key and a name, as in the live service's reference.",
            "x-description-option" : "hotelWellKnownPlace", "x-description-unstated" :
            ["The shape of the place. Chosen (documented): a key and a name, as in the live service's reference."]
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
            { "description" : "A hotel in a destination, with minimal detail.", "type" :
            "object", "required" : ["id", "key", "name", "latitude", "longitude",
            "starRating", "isSelfRated", "lowestRate", "href", "guestRating",
            "numberOfReviews", "highestRate", "image"], "properties" : { "id" :
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
            "Number of stars; -1 means no stars. Tolerated when missing.\n\nNot stated: The type of the field, and the value for no stars. Chosen (observed): a number in steps of 0.5; any negative number means no stars; integrations use -1.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["The type of the field, and the value for no stars. Chosen (observed): a number in steps of 0.5; any negative number means no stars; integrations use -1."]
            }, "isSelfRated" : { "description" :
            "`true` if the hotel rated itself. Tolerated when missing.", "type" :
            "boolean", "x-description-expected" : true }, "lowestRate" : { "description"
            :
            "The hotel's lowest rate, in the response's currency.\n\nNot stated: A null value. Chosen (documented): accepted.\n\nNot stated: The compared rates. Chosen (ours): the same as in the multiple search.",
            "type" : ["number", "null"], "format" : "double", "x-description-unstated" :
            ["A null value. Chosen (documented): accepted.",
            "The compared rates. Chosen (ours): the same as in the multiple search."] },
            "href" : { "description" :
            "URL of the single search for the hotel. Tolerated when missing.", "type" :
            "string", "format" : "uri", "x-description-expected" : true }, "guestRating"
            : { "description" :
            "Guest rating, from 0 to 10; -1 means no rating. Tolerated when missing.\n\nNot stated: The scale of the rating. Chosen (observed): from 0 to 10, as in integrations.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["The scale of the rating. Chosen (observed): from 0 to 10, as in integrations."]
            }, "numberOfReviews" : { "description" : "Tolerated when missing.", "type" :
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
            "Number of stars; -1 means no stars. Tolerated when missing.\n\nNot stated: The type of the field, and the value for no stars. Chosen (observed): a number in steps of 0.5; any negative number means no stars; integrations use -1.",
            "type" : "number", "format" : "double", "x-description-expected" : true,
            "x-description-unstated" :
            ["The type of the field, and the value for no stars. Chosen (observed): a number in steps of 0.5; any negative number means no stars; integrations use -1."]
            })), ("isSelfRated", serde_json::json!({ "description" :
            "`true` if the hotel rated itself. Tolerated when missing.", "type" :
            "boolean", "x-description-expected" : true })), ("licenseNumber",
            serde_json::json!({ "type" : "string" })), ("id",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::autocomplete::HotelId > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })))),
            ("translatedName", serde_json::json!({ "description" :
            "Name in the request's language, if that is not the default language.",
            "type" : "string" })), ("lowestRate", serde_json::json!({ "description" :
            "Lowest rate of all providers; without dates, the lowest nightly rate found recently.\n\nNot stated: Bundled rates. Chosen (ours): a bundled rate counts only if all rates are bundled.",
            "type" : ["number", "null"], "format" : "double", "x-description-unstated" :
            ["Bundled rates. Chosen (ours): a bundled rate counts only if all rates are bundled."]
            })), ("isComplete", serde_json::json!({ "description" :
            "`true` if all providers have responded; repeat the call until then. Tolerated when missing.\n\nNot stated: A response without `isComplete`. Chosen (ours): not complete.",
            "type" : "boolean", "x-description-expected" : true, "x-description-unstated"
            : ["A response without `isComplete`. Chosen (ours): not complete."] })),
            ("searchTime", serde_json::json!({ "description" :
            "Elapsed time of the search. In milliseconds. Tolerated when missing.",
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
            "Rates of the hotel. Omitted if the request has no dates.", "type" : "array",
            "items" : specwright_core::schema::with(generator.subschema_for:: < HotelRate
            > (), serde_json::json!({})) })), ("features", serde_json::json!({
            "description" : "Present only with the response option `features`.", "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
            FeatureId > (), serde_json::json!({})), "x-description-option" : "features"
            })), ("featureSummary", serde_json::json!({ "description" :
            "Present only with the response option `featureSummary`.\n\nNot stated: The format of the summary. Chosen (ours): a list.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < HotelFeatureSummary > (), serde_json::json!({})),
            "x-description-option" : "featureSummary", "x-description-unstated" :
            ["The format of the summary. Chosen (ours): a list."] })), ("featureTags",
            serde_json::json!({ "description" :
            "Present only with the response option `featureTags`.\n\nNot stated: The format of the tags. Chosen (ours): a list.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < HotelFeatureTag > (), serde_json::json!({})),
            "x-description-option" : "featureTags", "x-description-unstated" :
            ["The format of the tags. Chosen (ours): a list."] })), ("description",
            serde_json::json!({ "description" :
            "Present only with the response option `description`.", "type" : "string",
            "x-description-option" : "description" })), ("images", serde_json::json!({
            "description" : "Present only with the response option `images`.", "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
            HotelImage > (), serde_json::json!({})), "x-description-option" : "images"
            })), ("place", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < SearchableHotelPlace > (), serde_json::json!({
            "description" : "Present only with the response option `place`.",
            "x-description-option" : "place" })))), ("reviews",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            HotelReviews > (), serde_json::json!({ "description" :
            "Present only with the response option `reviews`.", "x-description-option" :
            "reviews" })))), ("wellKnownPlace",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            HotelPlace > (), serde_json::json!({ "description" :
            "Present only with the response option `hotelWellKnownPlace`.\n\nNot stated: The shape of the place. Chosen (documented): a key and a name, as in the live service's reference.",
            "x-description-option" : "hotelWellKnownPlace", "x-description-unstated" :
            ["The shape of the place. Chosen (documented): a key and a name, as in the live service's reference."]
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
            { "description" : "The hotels in a destination.", "type" : "object",
            "required" : ["isComplete", "searchTime", "totalResults",
            "totalAvailableResults", "totalFilteredResults", "currencyCode",
            "languageCode", "destination"], "properties" :
            specwright_core::schema::object([("isComplete", serde_json::json!({
            "description" :
            "`true` if all providers have responded; repeat the call until then. Tolerated when missing.",
            "type" : "boolean", "x-description-expected" : true })), ("searchTime",
            serde_json::json!({ "description" :
            "Elapsed time of the search. In milliseconds. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "x-description-unit" :
            "milliseconds", "x-description-expected" : true })), ("totalResults",
            serde_json::json!({ "description" :
            "Tolerated when missing.\n\nNot stated: The counted hotels. Chosen (ours): all hotels in the destination.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The counted hotels. Chosen (ours): all hotels in the destination."] })),
            ("totalAvailableResults", serde_json::json!({ "description" :
            "Tolerated when missing.\n\nNot stated: The counted hotels. Chosen (ours): hotels with a rate.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The counted hotels. Chosen (ours): hotels with a rate."] })),
            ("totalFilteredResults", serde_json::json!({ "description" :
            "Tolerated when missing.\n\nNot stated: The counted hotels. Chosen (ours): hotels that pass the filters.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The counted hotels. Chosen (ours): hotels that pass the filters."] })),
            ("currencyCode", serde_json::json!(specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::CurrencyCode > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })))), ("languageCode",
            serde_json::json!(specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::LanguageCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })))),
            ("lowestTotalRate", serde_json::json!({ "description" :
            "Rate of the cheapest hotel.\n\nNot stated: The rate of a hotel if the request has `deals`. Chosen (ours): its lowest rate with or without the deals; after filtering, its `lowestRate`.",
            "type" : "number", "format" : "double", "x-description-unstated" :
            ["The rate of a hotel if the request has `deals`. Chosen (ours): its lowest rate with or without the deals; after filtering, its `lowestRate`."]
            })), ("highestTotalRate", serde_json::json!({ "description" :
            "Rate of the most expensive hotel.", "type" : "number", "format" : "double"
            })), ("postFilterLowestTotalRate", serde_json::json!({ "description" :
            "Rate of the cheapest hotel after filtering.", "type" : "number", "format" :
            "double" })), ("postFilterHighestTotalRate", serde_json::json!({
            "description" : "Rate of the most expensive hotel after filtering.", "type" :
            "number", "format" : "double" })), ("results", serde_json::json!({
            "description" : "One page of hotels. Omitted with `summaryOnly`.", "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
            HotelResult > (), serde_json::json!({})) })), ("destination",
            serde_json::json!({ "description" :
            "The destination. Set only with the response option `destination`; `null` if the destination is not found.",
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
            "Providers of the rates. Also present with the response option `multipleHotelsAllRates`. Present only with the response option `topRates`.",
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
            { "description" : "The hotels in a destination, with minimal detail.", "type"
            : "object", "required" : ["isComplete", "searchTime", "totalResults",
            "totalAvailableResults", "totalFilteredResults", "currencyCode",
            "languageCode"], "properties" : { "isComplete" : { "description" :
            "`true` if all providers have responded; repeat the call until then. Tolerated when missing.",
            "type" : "boolean", "x-description-expected" : true }, "searchTime" : {
            "description" :
            "Elapsed time of the search. In milliseconds. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "x-description-unit" :
            "milliseconds", "x-description-expected" : true }, "totalResults" : {
            "description" :
            "Tolerated when missing.\n\nNot stated: The counted hotels. Chosen (ours): all hotels in the destination.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The counted hotels. Chosen (ours): all hotels in the destination."] },
            "totalAvailableResults" : { "description" :
            "Tolerated when missing.\n\nNot stated: The counted hotels. Chosen (ours): hotels with a rate.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The counted hotels. Chosen (ours): hotels with a rate."] },
            "totalFilteredResults" : { "description" :
            "Tolerated when missing.\n\nNot stated: The counted hotels. Chosen (ours): hotels that pass the filters.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true,
            "x-description-unstated" :
            ["The counted hotels. Chosen (ours): hotels that pass the filters."] },
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
            "A part to add to the response of a single search.\n\nValues:\n\n* `features`\n* `featureSummary`\n* `featureTags`\n* `description`\n* `images`\n* `place`\n* `reviews`\n* `hotelWellKnownPlace`\n* `rateBreakdown`\n\nCase is ignored.\n\nNot stated: `rateBreakdown` as a response option. Chosen (observed): accepted, because the rate breakdown requires it and the live service accepts it.",
            "type" : "string", "examples" : ["features"], "x-extensible-enum" :
            ["features", "featureSummary", "featureTags", "description", "images",
            "place", "reviews", "hotelWellKnownPlace", "rateBreakdown"],
            "x-description-any-case" : true, "x-description-unstated" :
            ["`rateBreakdown` as a response option. Chosen (observed): accepted, because the rate breakdown requires it and the live service accepts it."]
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
            "A part to add to the response of a multiple search.\n\nValues:\n\n* `features`: Each hotel's features.\n* `filter`: Filter counts, after the request's filters are applied.\n* `destination`: The destination.\n* `rateBreakdown`: Each rate's base and taxes.\n* `hotelWellKnownPlace`: Each hotel's well-known place.\n* `images`: Each hotel's pictures.\n* `hotelPlace`: Each hotel's place.\n* `reviews`: Each hotel's review quotes and review sentiment.\n* `topRates`: Providers, and the best rates of each hotel.\n* `multipleHotelsAllRates`: Providers, and all rates of each hotel.\n\nCase is ignored.",
            "type" : "string", "examples" : ["features"], "x-extensible-enum" :
            ["features", "filter", "destination", "rateBreakdown", "hotelWellKnownPlace",
            "images", "hotelPlace", "reviews", "topRates", "multipleHotelsAllRates"],
            "x-description-values" : [{ "value" : "features", "doc" :
            "Each hotel's features." }, { "value" : "filter", "doc" :
            "Filter counts, after the request's filters are applied." }, { "value" :
            "destination", "doc" : "The destination." }, { "value" : "rateBreakdown",
            "doc" : "Each rate's base and taxes." }, { "value" : "hotelWellKnownPlace",
            "doc" : "Each hotel's well-known place." }, { "value" : "images", "doc" :
            "Each hotel's pictures." }, { "value" : "hotelPlace", "doc" :
            "Each hotel's place." }, { "value" : "reviews", "doc" :
            "Each hotel's review quotes and review sentiment." }, { "value" : "topRates",
            "doc" : "Providers, and the best rates of each hotel." }, { "value" :
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
            "Match mode for the requested features: all of them, or at least one of them.\n\nValues:\n\n* `AND`: All of the features.\n* `OR`: At least one of the features.",
            "type" : "string", "examples" : ["AND"], "x-extensible-enum" : ["AND", "OR"],
            "x-description-values" : [{ "value" : "AND", "doc" : "All of the features."
            }, { "value" : "OR", "doc" : "At least one of the features." }] }
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
            "Sort key for hotels.\n\nValues:\n\n* `consumerRating`\n* `distance`\n* `name`\n* `minRate`\n* `popularity`\n* `rating`\n\nNot stated: The order of ties and of hotels without a value. Chosen (ours): ties are sorted by popularity in both directions; unrated hotels count as lowest; hotels without a price or distance are last; ascending popularity starts with the most popular hotel.",
            "type" : "string", "examples" : ["consumerRating"], "x-extensible-enum" :
            ["consumerRating", "distance", "name", "minRate", "popularity", "rating"],
            "x-description-unstated" :
            ["The order of ties and of hotels without a value. Chosen (ours): ties are sorted by popularity in both directions; unrated hotels count as lowest; hotels without a price or distance are last; ascending popularity starts with the most popular hotel."]
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
            "Sort direction for hotels.\n\nValues:\n\n* `ascending`\n* `descending`",
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
            "A meal that a rate includes.\n\nValues; later versions may add others:\n\n* `0`: breakfast\n* `1`: lunch\n* `2`: dinner\n* `3`: meals\n* `4`: allInclusive",
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
            "Polarity of a review about an aspect: positive, neutral or negative.\n\nValues; later versions may add others:\n\n* `1`: positive\n* `0`: neutral\n* `-1`: negative",
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
            "Category of guest ratings; `LOCATION`, `OVERALL` and `COMFORT` have been observed.",
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
            { "description" : "Id of a feature; the static data feed has its label.",
            "type" : "integer", "format" : "int64" }
        )
    }
}
