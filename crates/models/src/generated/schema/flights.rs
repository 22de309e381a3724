// Made by `cargo xtask regenerate` from `spec/flights.toml`. Do not edit.

//! From `flights.toml`.

use super::super::flights::*;

impl schemars::JsonSchema for FlightPollQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightPollQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Query of polls and details.", "type" : "object",
            "properties" : { "cluster" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::Cluster > (), serde_json::json!({
            "description" : "As the first answer gave it. A start goes without." })) },
            "additionalProperties" : false }
        )
    }
}

impl schemars::JsonSchema for FlightSearchRequest {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightSearchRequest".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Body of a poll: the start parameters of a new search, or the id of a running one.\n\nAt least one of `searchId`, `searchStartParameters` has to be there.\n\nNot stated: What both together mean. Chosen: a 400, since a search is either new or running.",
            "type" : "object", "properties" : { "searchId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::SearchId > (), serde_json::json!({ "description" :
            "The search to poll, as the first answer gave it." })),
            "searchStartParameters" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightSearchStart > (), serde_json::json!({ "description"
            : "Starts a new search." })), "resultParameters" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightResultParameters
            > (), serde_json::json!({ "description" :
            "Which page, in which order and currency. A poll may ask for others, also when the search is complete.\n\nNot stated: That polls take result parameters. Chosen: as integrations show, on any poll; a poll without them keeps the last ones, one with them replaces them whole.",
            "x-description-unstated" :
            ["That polls take result parameters. Chosen: as integrations show, on any poll; a poll without them keeps the last ones, one with them replaces them whole."]
            })) }, "additionalProperties" : false, "x-description-rules" : [{ "any_of" :
            ["searchId", "searchStartParameters"] }], "x-description-unstated" :
            ["What both together mean. Chosen: a 400, since a search is either new or running."]
            }
        )
    }
}

impl schemars::JsonSchema for FlightSearchStart {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightSearchStart".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "What a flight search asks for.\n\nNot stated: Whether there has to be a traveller and a leg. Chosen: at least one of each.",
            "type" : "object", "required" : ["cabin", "passengers", "legs"], "properties"
            : { "cabin" : wayfare_wire::schema::with(generator.subschema_for:: < Cabin >
            (), serde_json::json!({ "description" : "The cabin wanted." })), "passengers"
            : { "description" : "One entry for each traveller.", "type" : "array",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            PassengerCode > (), serde_json::json!({})), "minItems" : 1, "maxItems" : 9 },
            "legs" : { "description" :
            "One entry for each journey: one is one way, two that return are a round trip, more are multi-city.",
            "type" : "array", "items" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightSearchLeg > (), serde_json::json!({})), "minItems" :
            1, "maxItems" : 6 }, "filters" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightFilters > (), serde_json::json!({})) },
            "additionalProperties" : false, "x-description-unstated" :
            ["Whether there has to be a traveller and a leg. Chosen: at least one of each."]
            }
        )
    }
}

impl schemars::JsonSchema for FlightFilters {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightFilters".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What else may be among the results.", "type" : "object",
            "properties" : { "includeSplit" : { "description" :
            "Itineraries put together from several bookings, possibly with several providers (hacker fares).",
            "type" : "boolean", "default" : false } }, "additionalProperties" : false }
        )
    }
}

impl schemars::JsonSchema for FlightSearchLeg {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightSearchLeg".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "One journey of a search.", "type" : "object", "required" :
            ["origin", "destination", "date"], "properties" : { "origin" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightLocation > (),
            serde_json::json!({})), "destination" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightLocation > (), serde_json::json!({})), "date" : {
            "description" :
            "Day of departure at the origin.\n\nNot stated: Which days are refused. Chosen: those that are past everywhere on earth, and a leg before the one in front of it.",
            "type" : "string", "format" : "date", "x-description-unstated" :
            ["Which days are refused. Chosen: those that are past everywhere on earth, and a leg before the one in front of it."]
            }, "flex" : wayfare_wire::schema::with(generator.subschema_for:: <
            DateFlexibility > (), serde_json::json!({ "description" :
            "How far the day may move.\n\nNot stated: What leaving it out means. Chosen: exact.",
            "default" : "exact", "x-description-unstated" :
            ["What leaving it out means. Chosen: exact."] })) }, "additionalProperties" :
            false }
        )
    }
}

impl schemars::JsonSchema for FlightResultParameters {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightResultParameters".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "How results are priced, sorted and paged.\n\nNot stated: The whole shape. Chosen: what integrations send.",
            "type" : "object", "properties" : { "currency" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices. Left out: the market's." })), "priceMode" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightPriceMode > (),
            serde_json::json!({ "default" : "perPerson" })), "sort" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightSort > (),
            serde_json::json!({})), "pageNumber" : { "description" : "Counted from 0.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 1000000,
            "default" : 0 }, "pageSize" : { "type" : "integer", "format" : "int64",
            "minimum" : 1, "maximum" : 999, "default" : 50 }, "maxStops" : {
            "description" : "Most stops on any leg that is shown. Left out: any number.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 10 } },
            "additionalProperties" : false, "x-description-unstated" :
            ["The whole shape. Chosen: what integrations send."] }
        )
    }
}

impl schemars::JsonSchema for FlightSort {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightSort".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "How results are sorted.\n\nNot stated: What leaving a part out means. Chosen: the cheapest first.",
            "type" : "object", "properties" : { "key" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightSortKey > (),
            serde_json::json!({ "default" : "price" })), "direction" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::SortDirection > (), serde_json::json!({ "default" :
            "asc" })) }, "x-description-unstated" :
            ["What leaving a part out means. Chosen: the cheapest first."] }
        )
    }
}

impl schemars::JsonSchema for FlightDetailsRequest {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightDetailsRequest".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Names a result to tell more of.", "type" : "object",
            "required" : ["searchId", "resultId"], "properties" : { "searchId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::SearchId > (), serde_json::json!({})), "resultId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::ResultId > (), serde_json::json!({ "description" :
            "The result's `id`." })) }, "additionalProperties" : false }
        )
    }
}

impl schemars::JsonSchema for FlightSearchResponse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightSearchResponse".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "State and results of a flight search. A first answer may hold no more than status, search id and cluster.\n\nNot stated: Which fields of a flight response are optional. Chosen: all but `status` and `searchId`, without which a poll can't go on, and the `id` of a result, a leg or a segment.",
            "type" : "object", "required" : ["searchId", "status"], "properties" : {
            "searchId" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::SearchId > (), serde_json::json!({ "description" :
            "Id to poll with." })), "cluster" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::Cluster > (), serde_json::json!({
            "description" : "To be passed on with later polls and details." })), "status"
            : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::SearchStatus > (), serde_json::json!({})), "pageSize" :
            { "type" : "integer", "format" : "int64" }, "totalCount" : { "description" :
            "Results in all, on every page.", "type" : "integer", "format" : "int64" },
            "sort" : wayfare_wire::schema::with(generator.subschema_for:: < FlightSort >
            (), serde_json::json!({})), "currency" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::CurrencyCode > (),
            serde_json::json!({ "description" :
            "Currency of every price in the response." })), "priceMode" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightPriceMode > (),
            serde_json::json!({ "description" :
            "Mode of every price in the response. Compare it with the one asked for."
            })), "passengers" : wayfare_wire::schema::with(generator.subschema_for:: <
            FlightPassengerCounts > (), serde_json::json!({})), "results" : { "type" :
            "array", "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            FlightResult > (), serde_json::json!({})) }, "legs" : { "type" : "object",
            "propertyNames" : wayfare_wire::schema::with(generator.subschema_for:: <
            LegId > (), serde_json::json!({})), "additionalProperties" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightLeg > (),
            serde_json::json!({})) }, "segments" : { "type" : "object", "propertyNames" :
            wayfare_wire::schema::with(generator.subschema_for:: < SegmentId > (),
            serde_json::json!({})), "additionalProperties" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightSegment > (),
            serde_json::json!({})) }, "airlines" : { "type" : "object", "propertyNames" :
            wayfare_wire::schema::with(generator.subschema_for:: < AirlineCode > (),
            serde_json::json!({})), "additionalProperties" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightAirline > (),
            serde_json::json!({})) }, "airports" : { "type" : "object", "propertyNames" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({})),
            "additionalProperties" : wayfare_wire::schema::with(generator.subschema_for::
            < FlightAirport > (), serde_json::json!({})) }, "providers" : { "type" :
            "object", "propertyNames" : wayfare_wire::schema::with(generator
            .subschema_for:: < ProviderCode > (), serde_json::json!({})),
            "additionalProperties" : wayfare_wire::schema::with(generator.subschema_for::
            < FlightProvider > (), serde_json::json!({})) } }, "x-description-unstated" :
            ["Which fields of a flight response are optional. Chosen: all but `status` and `searchId`, without which a poll can't go on, and the `id` of a result, a leg or a segment."]
            }
        )
    }
}

impl schemars::JsonSchema for FlightPassengerCounts {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightPassengerCounts".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "How many travellers of each kind the search is for.",
            "type" : "object", "properties" : { "adults" : { "type" : "integer", "format"
            : "int64" }, "children" : { "type" : "integer", "format" : "int64" },
            "infants" : { "description" : "On a lap.", "type" : "integer", "format" :
            "int64" }, "infantsInSeat" : { "type" : "integer", "format" : "int64" },
            "seniors" : { "type" : "integer", "format" : "int64" }, "students" : { "type"
            : "integer", "format" : "int64" }, "youth" : { "type" : "integer", "format" :
            "int64" } } }
        )
    }
}

impl schemars::JsonSchema for FlightResult {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightResult".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "One itinerary and who sells it.", "type" : "object",
            "required" : ["id"], "properties" : { "id" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::ResultId > (), serde_json::json!({ "description" :
            "Stays the same from poll to poll." })), "bookingOptions" : { "description" :
            "In no order of price.", "type" : "array", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightBookingOption >
            (), serde_json::json!({})) }, "legs" : { "description" :
            "In the order of the journey.", "type" : "array", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightLegReference >
            (), serde_json::json!({})) } } }
        )
    }
}

impl schemars::JsonSchema for FlightLegReference {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightLegReference".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Points at a leg.", "type" : "object", "required" : ["id"],
            "properties" : { "id" : wayfare_wire::schema::with(generator.subschema_for::
            < LegId > (), serde_json::json!({ "description" :
            "Key into the response's `legs`.", "x-description-ref" : "legs" })) } }
        )
    }
}

impl schemars::JsonSchema for FlightBookingOption {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightBookingOption".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "One way to book an itinerary.", "type" : "object",
            "properties" : { "type" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightOptionType > (), serde_json::json!({})),
            "bookingUrl" : { "description" :
            "Where to book: absolute, ready-made, its tokens opaque.", "type" : "string",
            "format" : "uri" }, "providerCode" : wayfare_wire::schema::with(generator
            .subschema_for:: < ProviderCode > (), serde_json::json!({ "description" :
            "Key into the response's `providers`.", "x-description-ref" : "providers"
            })), "displayPrice" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({ "description" :
            "In the response's currency and price mode. A price of -1 stands for no price."
            })), "segmentFares" : { "type" : "array", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < SegmentFare > (),
            serde_json::json!({})) }, "fareFamilies" : { "type" : "array", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < FareFamily > (),
            serde_json::json!({})) }, "badges" : { "type" : "array", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightBadge > (),
            serde_json::json!({})) }, "fees" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightFees > (), serde_json::json!({})), "cashbackDetails"
            : wayfare_wire::schema::with(generator.subschema_for:: < CashbackDetails >
            (), serde_json::json!({ "description" : "Where the affiliate has cashback."
            })) } }
        )
    }
}

impl schemars::JsonSchema for SegmentFare {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SegmentFare".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What is paid for on one segment.", "type" : "object",
            "properties" : { "segmentId" : wayfare_wire::schema::with(generator
            .subschema_for:: < SegmentId > (), serde_json::json!({ "description" :
            "Key into the response's `segments`.", "x-description-ref" : "segments" })),
            "cabin" : wayfare_wire::schema::with(generator.subschema_for:: < SegmentCabin
            > (), serde_json::json!({})), "qualityItems" : { "type" : "array", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < QualityItem > (),
            serde_json::json!({})) } } }
        )
    }
}

impl schemars::JsonSchema for SegmentCabin {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SegmentCabin".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "The cabin on one segment.", "type" : "object",
            "properties" : { "code" : wayfare_wire::schema::with(generator
            .subschema_for:: < SegmentCabinCode > (), serde_json::json!({})),
            "displayName" : { "type" : "string" } } }
        )
    }
}

impl schemars::JsonSchema for QualityItem {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "QualityItem".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Something that makes the flight pleasant.", "type" :
            "object", "properties" : { "code" : wayfare_wire::schema::with(generator
            .subschema_for:: < QualityCode > (), serde_json::json!({})), "displayName" :
            { "type" : "string" } } }
        )
    }
}

impl schemars::JsonSchema for FareFamily {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareFamily".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A named bundle of conditions, such as Light or Flex.",
            "type" : "object", "properties" : { "id" :
            wayfare_wire::schema::with(generator.subschema_for:: < FareFamilyId > (),
            serde_json::json!({})), "displayName" : { "type" : "string" }, "amenities" :
            { "type" : "array", "items" : wayfare_wire::schema::with(generator
            .subschema_for:: < FareAmenity > (), serde_json::json!({})) }, "legIndices" :
            { "description" :
            "The legs it applies to, as indexes into the result's legs counted from 0.",
            "type" : "array", "items" : { "type" : "integer", "format" : "int64" } } } }
        )
    }
}

impl schemars::JsonSchema for FareAmenity {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareAmenity".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "One condition of a fare family.", "type" : "object",
            "properties" : { "code" : wayfare_wire::schema::with(generator
            .subschema_for:: < AmenityCode > (), serde_json::json!({})), "restriction" :
            wayfare_wire::schema::with(generator.subschema_for:: < Restriction > (),
            serde_json::json!({})), "displayName" : { "type" : "string" } } }
        )
    }
}

impl schemars::JsonSchema for FlightBadge {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightBadge".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A mark to show on an option.", "type" : "object",
            "properties" : { "code" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightBadgeCode > (), serde_json::json!({})),
            "displayName" : { "type" : "string" } } }
        )
    }
}

impl schemars::JsonSchema for FlightFees {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightFees".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What the price is made of, and what bags cost.", "type" :
            "object", "properties" : { "basePrice" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::Price > (), serde_json::json!({})),
            "totalPrice" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({})), "carryOnBag" : {
            "type" : "array", "items" : wayfare_wire::schema::with(generator
            .subschema_for:: < BagFee > (), serde_json::json!({})) }, "checkedBag" : {
            "type" : "array", "items" : wayfare_wire::schema::with(generator
            .subschema_for:: < BagFee > (), serde_json::json!({})) } } }
        )
    }
}

impl schemars::JsonSchema for BagFee {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BagFee".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What one bag costs.", "type" : "object", "properties" : {
            "bagNumber" : wayfare_wire::schema::with(generator.subschema_for:: <
            BagNumber > (), serde_json::json!({})), "restriction" :
            wayfare_wire::schema::with(generator.subschema_for:: < Restriction > (),
            serde_json::json!({})), "displayPrice" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::Price > (), serde_json::json!({
            "description" : "Not stated: Its shape. Chosen: a price, as on an option.",
            "x-description-unstated" : ["Its shape. Chosen: a price, as on an option."]
            })) } }
        )
    }
}

impl schemars::JsonSchema for CashbackDetails {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CashbackDetails".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What the end user gets back.", "type" : "object",
            "properties" : { "type" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::CashbackType > (),
            serde_json::json!({})), "value" : { "description" :
            "Percent, or an amount of `currency`.", "type" : "number", "format" :
            "double" }, "cap" : { "description" : "Most that is paid back.", "type" :
            "number", "format" : "double" }, "currency" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({})) } }
        )
    }
}

impl schemars::JsonSchema for FlightLeg {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightLeg".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "One journey: a segment, or several with layovers between them.", "type" :
            "object", "properties" : { "duration" : { "description" :
            "From first departure to last arrival, layovers included. In minutes.\n\nNot stated: The unit. Chosen: minutes, as observed.",
            "type" : "integer", "format" : "int64", "x-description-unit" : "minutes",
            "x-description-unstated" : ["The unit. Chosen: minutes, as observed."] },
            "segments" : { "description" : "In the order of the journey.", "type" :
            "array", "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            FlightSegmentReference > (), serde_json::json!({})) }, "arrivalTime" : {
            "description" : "At the destination, without offset.", "type" : "string",
            "format" : "date-time-local", "pattern" :
            "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$" }, "departureTime"
            : { "description" : "At the origin, without offset.", "type" : "string",
            "format" : "date-time-local", "pattern" :
            "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$" } } }
        )
    }
}

impl schemars::JsonSchema for FlightSegmentReference {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightSegmentReference".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Points at a segment.", "type" : "object", "required" :
            ["id"], "properties" : { "id" : wayfare_wire::schema::with(generator
            .subschema_for:: < SegmentId > (), serde_json::json!({ "description" :
            "Key into the response's `segments`.", "x-description-ref" : "segments" })),
            "departureDayMismatch" : { "description" :
            "Set where the segment departs on another day than the one before it arrives.\n\nNot stated: What it means. Chosen: a layover past midnight.",
            "type" : "boolean", "x-description-unstated" :
            ["What it means. Chosen: a layover past midnight."] } } }
        )
    }
}

impl schemars::JsonSchema for FlightSegment {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightSegment".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "One flight without a stop.", "type" : "object",
            "properties" : { "airline" : wayfare_wire::schema::with(generator
            .subschema_for:: < AirlineCode > (), serde_json::json!({ "description" :
            "Key into the response's `airlines`.", "x-description-ref" : "airlines" })),
            "flightNumber" : { "description" : "Without the airline's code.", "type" :
            "string" }, "origin" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Key into the response's `airports`.", "x-description-ref" : "airports" })),
            "destination" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Key into the response's `airports`.", "x-description-ref" : "airports" })),
            "arrivalTime" : { "description" : "At the destination, without offset.",
            "type" : "string", "format" : "date-time-local", "pattern" :
            "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$" }, "departureTime"
            : { "description" : "At the origin, without offset.", "type" : "string",
            "format" : "date-time-local", "pattern" :
            "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$" },
            "equipmentTypeName" : { "description" : "The aircraft's type.", "type" :
            "string" }, "duration" : { "description" :
            "In minutes.\n\nNot stated: The unit. Chosen: minutes, as observed.", "type"
            : "integer", "format" : "int64", "x-description-unit" : "minutes",
            "x-description-unstated" : ["The unit. Chosen: minutes, as observed."] },
            "type" : wayfare_wire::schema::with(generator.subschema_for:: < SegmentType >
            (), serde_json::json!({})) } }
        )
    }
}

impl schemars::JsonSchema for FlightAirline {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightAirline".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "An airline.", "type" : "object", "properties" : {
            "logoUrl" : { "type" : "string", "format" : "uri" }, "displayName" : { "type"
            : "string" }, "airlineFeeUrl" : { "description" :
            "The airline's own page on fees.", "type" : "string", "format" : "uri" },
            "baggagePolicies" : { "type" : "array", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < BaggagePolicy > (),
            serde_json::json!({})) } } }
        )
    }
}

impl schemars::JsonSchema for BaggagePolicy {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BaggagePolicy".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What an airline says of one type of bag.", "type" :
            "object", "properties" : { "bagType" : wayfare_wire::schema::with(generator
            .subschema_for:: < BagType > (), serde_json::json!({})), "restrictions" : {
            "type" : "array", "items" : wayfare_wire::schema::with(generator
            .subschema_for:: < BagRestriction > (), serde_json::json!({})) } } }
        )
    }
}

impl schemars::JsonSchema for BagRestriction {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BagRestriction".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "One rule for a type of bag.", "type" : "object",
            "properties" : { "code" : wayfare_wire::schema::with(generator
            .subschema_for:: < BagRestrictionCode > (), serde_json::json!({})),
            "description" : { "type" : "string" } } }
        )
    }
}

impl schemars::JsonSchema for FlightAirport {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightAirport".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "An airport.", "type" : "object", "properties" : {
            "displayName" : { "type" : "string" }, "cityName" : { "type" : "string" } } }
        )
    }
}

impl schemars::JsonSchema for FlightProvider {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightProvider".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Who sells.", "type" : "object", "properties" : {
            "displayName" : { "type" : "string" }, "logoUrls" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightProviderLogos >
            (), serde_json::json!({})) } }
        )
    }
}

impl schemars::JsonSchema for FlightProviderLogos {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightProviderLogos".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A provider's logo in several shapes.", "type" : "object",
            "properties" : { "imageUrl" : { "type" : "string", "format" : "uri" },
            "horizontalImageUrl" : { "type" : "string", "format" : "uri" },
            "wideHorizontalImageUrl" : { "type" : "string", "format" : "uri" } } }
        )
    }
}

impl schemars::JsonSchema for FlightLocation {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightLocation".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Where a journey begins or ends, by codes: the `iataCode` of a place of the autocomplete. A metro code stands for its airports.\n\nNot stated: Forms beside the two that were seen, and whether an origin may use nearbyAirports. Chosen: two forms, both for either end.\n\nNot stated: What a code means that is both an airport's and a metro area's. Chosen: the airport. Near a metro area is what lies near any of its airports; upper and lower case are alike.",
            "oneOf" : [{ "description" : "One of these airports.", "type" : "object",
            "required" : ["locationType", "airports"], "properties" : { "locationType" :
            { "type" : "string", "const" : "airports" }, "airports" : { "type" : "array",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({})), "minItems" :
            1, "maxItems" : 10 } }, "additionalProperties" : false }, { "description" :
            "This airport or one near it.", "type" : "object", "required" :
            ["locationType", "airport"], "properties" : { "locationType" : { "type" :
            "string", "const" : "nearbyAirports" }, "airport" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({})) },
            "additionalProperties" : false }], "x-description-limits" : {
            "nearby_airport_km" : { "value" : 150, "doc" :
            "How far an airport may lie from the one named and still be near it, in km.\n\nNot stated: What counts as near. Chosen: 150 km."
            } }, "x-description-unstated" :
            ["Forms beside the two that were seen, and whether an origin may use nearbyAirports. Chosen: two forms, both for either end.",
            "What a code means that is both an airport's and a metro area's. Chosen: the airport. Near a metro area is what lies near any of its airports; upper and lower case are alike."]
            }
        )
    }
}

impl schemars::JsonSchema for DateFlexibility {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "DateFlexibility".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "How far a leg's day may move.\n\nValues seen so far; others may come:\n\n* `exact`: Not at all.\n* `plusminusthree`: Three days to either side.",
            "type" : "string", "examples" : ["exact"], "x-extensible-enum" : ["exact",
            "plusminusthree"], "x-description-values" : [{ "value" : "exact", "doc" :
            "Not at all." }, { "value" : "plusminusthree", "doc" :
            "Three days to either side." }], "x-description-limits" : { "flex_days" : {
            "value" : 3, "doc" : "Days on either side that a flexible date allows." } } }
        )
    }
}

impl schemars::JsonSchema for Cabin {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Cabin".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A cabin, as a search asks for it.\n\nValues seen so far; others may come:\n\n* `economy`\n* `premiumEconomy`\n* `business`\n* `first`\n\nNot stated: The whole list. Chosen: the four that integrations know.",
            "type" : "string", "examples" : ["economy"], "x-extensible-enum" :
            ["economy", "premiumEconomy", "business", "first"], "x-description-unstated"
            : ["The whole list. Chosen: the four that integrations know."] }
        )
    }
}

impl schemars::JsonSchema for PassengerCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PassengerCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A kind of traveller.\n\nValues seen so far; others may come:\n\n* `ADT`: Adult.\n* `CHD`: Child.\n* `SNR`: Senior.\n* `STD`: Student.\n* `YTH`: Youth.\n* `INS`: Infant in a seat of its own.\n* `INL`: Infant on a lap.\n\nNot stated: All but the first three codes. Chosen: the codes that integrations know for the kinds that the response counts.",
            "type" : "string", "examples" : ["ADT"], "x-extensible-enum" : ["ADT", "CHD",
            "SNR", "STD", "YTH", "INS", "INL"], "x-description-values" : [{ "value" :
            "ADT", "doc" : "Adult." }, { "value" : "CHD", "doc" : "Child." }, { "value" :
            "SNR", "doc" : "Senior." }, { "value" : "STD", "doc" : "Student." }, {
            "value" : "YTH", "doc" : "Youth." }, { "value" : "INS", "doc" :
            "Infant in a seat of its own." }, { "value" : "INL", "doc" :
            "Infant on a lap." }], "x-description-unstated" :
            ["All but the first three codes. Chosen: the codes that integrations know for the kinds that the response counts."]
            }
        )
    }
}

impl schemars::JsonSchema for FlightPriceMode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightPriceMode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "What a price is the price of.\n\nValues seen so far; others may come:\n\n* `perPerson`: One traveller, all legs: the total shared out evenly.\n* `total`: The whole party, all legs.",
            "type" : "string", "examples" : ["perPerson"], "x-extensible-enum" :
            ["perPerson", "total"], "x-description-values" : [{ "value" : "perPerson",
            "doc" : "One traveller, all legs: the total shared out evenly." }, { "value"
            : "total", "doc" : "The whole party, all legs." }] }
        )
    }
}

impl schemars::JsonSchema for FlightSortKey {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightSortKey".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "What results are sorted by.\n\nValues seen so far; others may come:\n\n* `price`: The cheapest option.\n* `bestValue`: Price and duration weighed against each other; the embedded service counts 20 US dollars an hour for each traveller.\n* `duration`: Time under way, all legs together.",
            "type" : "string", "examples" : ["price"], "x-extensible-enum" : ["price",
            "bestValue", "duration"], "x-description-values" : [{ "value" : "price",
            "doc" : "The cheapest option." }, { "value" : "bestValue", "doc" :
            "Price and duration weighed against each other; the embedded service counts 20 US dollars an hour for each traveller."
            }, { "value" : "duration", "doc" : "Time under way, all legs together." }] }
        )
    }
}

impl schemars::JsonSchema for FlightOptionType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightOptionType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "How an option is booked.\n\nValues seen so far; others may come:\n\n* `regular`: In one booking.\n* `split`: In several bookings, possibly with several providers.\n\nNot stated: The value of split bookings. Chosen: `split`, as integrations show.",
            "type" : "string", "examples" : ["regular"], "x-extensible-enum" :
            ["regular", "split"], "x-description-values" : [{ "value" : "regular", "doc"
            : "In one booking." }, { "value" : "split", "doc" :
            "In several bookings, possibly with several providers." }],
            "x-description-unstated" :
            ["The value of split bookings. Chosen: `split`, as integrations show."] }
        )
    }
}

impl schemars::JsonSchema for SegmentCabinCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SegmentCabinCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A cabin, as a fare names it.\n\nValues seen so far; others may come:\n\n* `economy`\n* `premiumEconomy`\n* `business`\n* `first`\n* `mixed`\n\nNot stated: The whole list. Chosen: the search's cabins, and mixed.",
            "type" : "string", "examples" : ["economy"], "x-extensible-enum" :
            ["economy", "premiumEconomy", "business", "first", "mixed"],
            "x-description-unstated" :
            ["The whole list. Chosen: the search's cabins, and mixed."] }
        )
    }
}

impl schemars::JsonSchema for QualityCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "QualityCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "What makes a flight pleasant.\n\nValues seen so far; others may come:\n\n* `wifi`\n* `entertainment`\n* `power`\n* `seat`\n* `food`",
            "type" : "string", "examples" : ["wifi"], "x-extensible-enum" : ["wifi",
            "entertainment", "power", "seat", "food"] }
        )
    }
}

impl schemars::JsonSchema for AmenityCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "AmenityCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "What a fare family says something about.\n\nValues seen so far; others may come:\n\n* `carryOnBag`\n* `checkedBag`\n* `seatSelection`\n* `legroom`\n* `change`\n* `refundable`",
            "type" : "string", "examples" : ["carryOnBag"], "x-extensible-enum" :
            ["carryOnBag", "checkedBag", "seatSelection", "legroom", "change",
            "refundable"] }
        )
    }
}

impl schemars::JsonSchema for Restriction {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Restriction".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Whether something is part of the fare.\n\nValues seen so far; others may come:\n\n* `included`: It is.\n* `fee`: It costs extra.\n* `unavailable`: It can't be had.\n* `flexible`: It can be changed.",
            "type" : "string", "examples" : ["included"], "x-extensible-enum" :
            ["included", "fee", "unavailable", "flexible"], "x-description-values" : [{
            "value" : "included", "doc" : "It is." }, { "value" : "fee", "doc" :
            "It costs extra." }, { "value" : "unavailable", "doc" : "It can't be had." },
            { "value" : "flexible", "doc" : "It can be changed." }] }
        )
    }
}

impl schemars::JsonSchema for FlightBadgeCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightBadgeCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "What an option stands out by.\n\nValues seen so far; others may come:\n\n* `direct`\n* `freeCancellation`\n* `instantBook`\n* `virtualInterline`\n* `selfTransferProtection`",
            "type" : "string", "examples" : ["direct"], "x-extensible-enum" : ["direct",
            "freeCancellation", "instantBook", "virtualInterline",
            "selfTransferProtection"] }
        )
    }
}

impl schemars::JsonSchema for BagNumber {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BagNumber".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Which of a traveller's bags.\n\nValues seen so far; others may come:\n\n* `first`\n* `second`",
            "type" : "string", "examples" : ["first"], "x-extensible-enum" : ["first",
            "second"] }
        )
    }
}

impl schemars::JsonSchema for SegmentType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SegmentType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "What carries the traveller.\n\nValues seen so far; others may come:\n\n* `flight`\n* `train`\n* `bus`\n\nNot stated: Values beside flight. Chosen: those that integrations know.",
            "type" : "string", "examples" : ["flight"], "x-extensible-enum" : ["flight",
            "train", "bus"], "x-description-unstated" :
            ["Values beside flight. Chosen: those that integrations know."] }
        )
    }
}

impl schemars::JsonSchema for BagType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BagType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A type of bag.\n\nValues seen so far; others may come:\n\n* `personal`\n* `carryOn`\n* `checked`",
            "type" : "string", "examples" : ["personal"], "x-extensible-enum" :
            ["personal", "carryOn", "checked"] }
        )
    }
}

impl schemars::JsonSchema for BagRestrictionCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BagRestrictionCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "What a rule for bags is about.\n\nValues seen so far; others may come:\n\n* `dimensions`",
            "type" : "string", "examples" : ["dimensions"], "x-extensible-enum" :
            ["dimensions"] }
        )
    }
}

impl schemars::JsonSchema for LegId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "LegId".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Names a leg within a response.", "type" : "string" }
        )
    }
}

impl schemars::JsonSchema for SegmentId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SegmentId".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Names a segment within a response.", "type" : "string" }
        )
    }
}

impl schemars::JsonSchema for AirlineCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "AirlineCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "IATA code of an airline.", "type" : "string" }
        )
    }
}

impl schemars::JsonSchema for ProviderCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ProviderCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Names a provider. Airlines that sell their own flights have their airline code.",
            "type" : "string" }
        )
    }
}

impl schemars::JsonSchema for FareFamilyId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareFamilyId".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Names a fare family within a booking option.", "type" :
            "string" }
        )
    }
}
