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
            { "description" : "Query parameters of polls and details requests.", "type" :
            "object", "properties" : { "cluster" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Cluster > (), serde_json::json!({ "description" :
            "The `cluster` of the first response. Omitted in a start request." })) },
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
            "Body of a poll: the start parameters of a new search, or the id of a running search.\n\nAt least one of `searchId`, `searchStartParameters` is required.\n\nNot stated: The meaning of both fields together. Chosen (ours): a 400, because a search is either new or running.",
            "type" : "object", "properties" : { "searchId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::SearchId > (), serde_json::json!({ "description" :
            "The search to poll: the `searchId` of the first response." })),
            "searchStartParameters" : specwright_core::schema::with(generator
            .subschema_for:: < FlightSearchStart > (), serde_json::json!({ "description"
            : "Parameters of a new search." })), "resultParameters" :
            specwright_core::schema::with(generator.subschema_for:: <
            FlightResultParameters > (), serde_json::json!({ "description" :
            "Page, order and currency of the results. A poll may change them, even after the search is complete.\n\nNot stated: Result parameters in polls. Chosen (observed): accepted in any poll, as in integrations; a poll without result parameters keeps the last result parameters, and a poll with result parameters replaces all of them.",
            "x-description-unstated" :
            ["Result parameters in polls. Chosen (observed): accepted in any poll, as in integrations; a poll without result parameters keeps the last result parameters, and a poll with result parameters replaces all of them."]
            })) }, "additionalProperties" : false, "x-description-rules" : [{ "any_of" :
            ["searchId", "searchStartParameters"] }], "x-description-unstated" :
            ["The meaning of both fields together. Chosen (ours): a 400, because a search is either new or running."]
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
            "Parameters of a new flight search.\n\nNot stated: The minimum number of travellers and legs. Chosen (ours): one traveller and one leg.",
            "type" : "object", "required" : ["cabin", "passengers", "legs"], "properties"
            : { "cabin" : specwright_core::schema::with(generator.subschema_for:: < Cabin
            > (), serde_json::json!({ "description" : "The requested cabin class." })),
            "passengers" : { "description" : "One entry per traveller.", "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
            PassengerCode > (), serde_json::json!({})), "minItems" : 1, "maxItems" : 9 },
            "legs" : { "description" :
            "One entry per journey: one entry is a one-way trip, two entries for an outbound and a return journey are a round trip, and any other list is a multi-city trip.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < FlightSearchLeg > (), serde_json::json!({})), "minItems" :
            1, "maxItems" : 6 }, "filters" : specwright_core::schema::with(generator
            .subschema_for:: < FlightFilters > (), serde_json::json!({})) },
            "additionalProperties" : false, "x-description-unstated" :
            ["The minimum number of travellers and legs. Chosen (ours): one traveller and one leg."]
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
            { "description" : "Filters for the results.", "type" : "object", "properties"
            : { "includeSplit" : { "description" :
            "`true` includes itineraries made of several bookings, possibly with several providers (hacker fares).",
            "type" : "boolean", "default" : false }, "includeLongFlights" : {
            "description" :
            "`true` includes itineraries with a leg that takes far longer than the shortest leg.\n\nNot stated: The meaning and the default of the filter. Chosen (ours): `true`, which excludes nothing; `false` excludes legs that take more than `flight_long_percent` of the duration of the shortest leg of the journey.",
            "type" : "boolean", "default" : true, "x-description-unstated" :
            ["The meaning and the default of the filter. Chosen (ours): `true`, which excludes nothing; `false` excludes legs that take more than `flight_long_percent` of the duration of the shortest leg of the journey."]
            } }, "additionalProperties" : false, "x-description-limits" : {
            "flight_long_percent" : { "value" : 250, "doc" :
            "Maximum duration of a leg that is not a long flight, as a percentage of the duration of the shortest leg of the same journey.\n\nNot stated: The duration of a long flight. Chosen (ours): more than 250% of the shortest duration."
            } } }
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
            specwright_core::schema::with(generator.subschema_for:: < FlightLocation >
            (), serde_json::json!({})), "destination" :
            specwright_core::schema::with(generator.subschema_for:: < FlightLocation >
            (), serde_json::json!({})), "date" : { "description" :
            "Date of departure at the origin.\n\nNot stated: The dates that are rejected. Chosen (ours): dates that are in the past in every time zone, and dates before the date of the previous leg.",
            "type" : "string", "format" : "date", "x-description-unstated" :
            ["The dates that are rejected. Chosen (ours): dates that are in the past in every time zone, and dates before the date of the previous leg."]
            }, "flex" : specwright_core::schema::with(generator.subschema_for:: <
            DateFlexibility > (), serde_json::json!({ "description" :
            "Flexibility of the date.\n\nNot stated: The default. Chosen (ours): `exact`.",
            "default" : "exact", "x-description-unstated" :
            ["The default. Chosen (ours): `exact`."] })) }, "additionalProperties" :
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
            "Price mode, order, page and currency of the results.\n\nNot stated: The complete shape. Chosen (observed): as integrations send it.",
            "type" : "object", "properties" : { "currency" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices. Default: the currency of the market." })),
            "priceMode" : specwright_core::schema::with(generator.subschema_for:: <
            FlightPriceMode > (), serde_json::json!({ "default" : "perPerson" })), "sort"
            : specwright_core::schema::with(generator.subschema_for:: < FlightSort > (),
            serde_json::json!({})), "pageNumber" : { "description" :
            "Number of the page, from 1.\n\nNot stated: The number of the first page. Chosen (ours): 0 and 1 are both the first page and 2 is the second page, because integrations number flight pages from 1; car and hotel pages are numbered from 0.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 1000000,
            "default" : 1, "x-description-unstated" :
            ["The number of the first page. Chosen (ours): 0 and 1 are both the first page and 2 is the second page, because integrations number flight pages from 1; car and hotel pages are numbered from 0."]
            }, "pageSize" : { "type" : "integer", "format" : "int64", "minimum" : 1,
            "maximum" : 999, "default" : 50 }, "maxStops" : { "description" :
            "Maximum number of stops on a leg. Default: no maximum.", "type" : "integer",
            "format" : "int64", "minimum" : 0, "maximum" : 10 } }, "additionalProperties"
            : false, "x-description-unstated" :
            ["The complete shape. Chosen (observed): as integrations send it."] }
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
            "Sort order of the results.\n\nNot stated: The defaults. Chosen (ours): lowest price first.",
            "type" : "object", "properties" : { "key" :
            specwright_core::schema::with(generator.subschema_for:: < FlightSortKey > (),
            serde_json::json!({ "default" : "price" })), "direction" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::SortDirection > (), serde_json::json!({ "default" :
            "asc" })) }, "x-description-unstated" :
            ["The defaults. Chosen (ours): lowest price first."] }
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
            { "description" : "Body of a details request.", "type" : "object", "required"
            : ["searchId", "resultId"], "properties" : { "searchId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::SearchId > (), serde_json::json!({})), "resultId" :
            specwright_core::schema::with(generator.subschema_for:: <
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
            "State and results of a flight search. The first response may contain only the status, the search id and the cluster.\n\nNot stated: The optional fields of a flight response. Chosen (ours): all except `status`, `searchId` and `results`, and the `id` of a result, leg or segment.\n\nNot stated: The meaning of a response without `searchId` or `status`. Chosen (ours): clients continue to poll with the last known id, and a response without `status` is not final.",
            "type" : "object", "required" : ["searchId", "status", "results"],
            "properties" : { "searchId" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::SearchId > (), serde_json::json!({
            "description" : "Id of the search, for later polls. Tolerated when missing.",
            "x-description-expected" : true })), "cluster" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Cluster > (), serde_json::json!({ "description" :
            "Cluster to send with later polls and details." })), "status" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::SearchStatus > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "pageSize" :
            { "type" : "integer", "format" : "int64" }, "totalCount" : { "description" :
            "Number of results on all pages.\n\nNot stated: The counted itineraries. Chosen (ours): the itineraries that the service found, which are not all possible combinations of flights.",
            "type" : "integer", "format" : "int64", "x-description-unstated" :
            ["The counted itineraries. Chosen (ours): the itineraries that the service found, which are not all possible combinations of flights."]
            }, "sort" : specwright_core::schema::with(generator.subschema_for:: <
            FlightSort > (), serde_json::json!({})), "currency" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices in the response." })), "priceMode" :
            specwright_core::schema::with(generator.subschema_for:: < FlightPriceMode >
            (), serde_json::json!({ "description" :
            "Price mode of all prices in the response. Compare it with the requested mode."
            })), "passengers" : specwright_core::schema::with(generator.subschema_for:: <
            FlightPassengerCounts > (), serde_json::json!({})), "results" : {
            "description" :
            "The results of this page; empty if there are none. Tolerated when missing.\n\nNot stated: The meaning of a response without `results`. Chosen (ours): before the search is complete, no results yet; a complete response without `results` does not match the description.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < FlightResult > (), serde_json::json!({})),
            "x-description-expected" : true, "x-description-unstated" :
            ["The meaning of a response without `results`. Chosen (ours): before the search is complete, no results yet; a complete response without `results` does not match the description."]
            }, "legs" : { "type" : "object", "propertyNames" :
            specwright_core::schema::with(generator.subschema_for:: < LegId > (),
            serde_json::json!({})), "additionalProperties" :
            specwright_core::schema::with(generator.subschema_for:: < FlightLeg > (),
            serde_json::json!({})) }, "segments" : { "type" : "object", "propertyNames" :
            specwright_core::schema::with(generator.subschema_for:: < SegmentId > (),
            serde_json::json!({})), "additionalProperties" :
            specwright_core::schema::with(generator.subschema_for:: < FlightSegment > (),
            serde_json::json!({})) }, "airlines" : { "type" : "object", "propertyNames" :
            specwright_core::schema::with(generator.subschema_for:: < AirlineCode > (),
            serde_json::json!({})), "additionalProperties" :
            specwright_core::schema::with(generator.subschema_for:: < FlightAirline > (),
            serde_json::json!({})) }, "airports" : { "type" : "object", "propertyNames" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({})),
            "additionalProperties" : specwright_core::schema::with(generator
            .subschema_for:: < FlightAirport > (), serde_json::json!({})) }, "providers"
            : { "type" : "object", "propertyNames" :
            specwright_core::schema::with(generator.subschema_for:: < ProviderCode > (),
            serde_json::json!({})), "additionalProperties" :
            specwright_core::schema::with(generator.subschema_for:: < FlightProvider >
            (), serde_json::json!({})) } }, "x-description-limits" : { "flight_results" :
            { "value" : 420, "doc" :
            "Maximum number of itineraries that the embedded service finds for one search.\n\nNot stated: The itineraries of a search with many possible combinations. Chosen (ours): those with the best combination of price and time, and the cheapest itinerary for each airline and each number of stops."
            } }, "x-description-unstated" :
            ["The optional fields of a flight response. Chosen (ours): all except `status`, `searchId` and `results`, and the `id` of a result, leg or segment.",
            "The meaning of a response without `searchId` or `status`. Chosen (ours): clients continue to poll with the last known id, and a response without `status` is not final."]
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
            { "description" : "Number of travellers of each type.", "type" : "object",
            "properties" : { "adults" : { "type" : "integer", "format" : "int64" },
            "children" : { "type" : "integer", "format" : "int64" }, "infants" : {
            "description" : "Number of lap infants.", "type" : "integer", "format" :
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
            { "description" : "One itinerary, with its booking options.", "type" :
            "object", "required" : ["id"], "properties" : { "id" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::ResultId > (), serde_json::json!({ "description" :
            "Id of the result; stable across polls." })), "bookingOptions" : {
            "description" : "The booking options of the itinerary, not sorted by price.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < FlightBookingOption > (), serde_json::json!({})) }, "legs"
            : { "description" : "Legs of the itinerary, in travel order.", "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
            FlightLegReference > (), serde_json::json!({})) } } }
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
            { "description" : "Reference to a leg.", "type" : "object", "required" :
            ["id"], "properties" : { "id" : specwright_core::schema::with(generator
            .subschema_for:: < LegId > (), serde_json::json!({ "description" :
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
            { "description" : "A booking option of an itinerary.", "type" : "object",
            "properties" : { "type" : specwright_core::schema::with(generator
            .subschema_for:: < FlightOptionType > (), serde_json::json!({})),
            "bookingUrl" : { "description" :
            "Absolute booking URL, ready to use. The tokens in the URL are opaque.\n\nNot stated: The format of the URL. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`; `p` is the affiliate's own label for the click, empty until the affiliate sets it.",
            "type" : "string", "format" : "uri", "x-description-unstated" :
            ["The format of the URL. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`; `p` is the affiliate's own label for the click, empty until the affiliate sets it."]
            }, "providerCode" : specwright_core::schema::with(generator.subschema_for:: <
            ProviderCode > (), serde_json::json!({ "description" :
            "Key into the response's `providers`.", "x-description-ref" : "providers"
            })), "displayPrice" : specwright_core::schema::with(generator.subschema_for::
            < super::super::common::Price > (), serde_json::json!({ "description" :
            "Price of the option, in the response's currency and price mode; -1 means no price."
            })), "segmentFares" : { "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < SegmentFare > (),
            serde_json::json!({})) }, "fareFamilies" : { "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < FareFamily > (),
            serde_json::json!({})) }, "badges" : { "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < FlightBadge > (),
            serde_json::json!({})) }, "fees" : specwright_core::schema::with(generator
            .subschema_for:: < FlightFees > (), serde_json::json!({})), "cashbackDetails"
            : specwright_core::schema::with(generator.subschema_for:: < CashbackDetails >
            (), serde_json::json!({ "description" :
            "Cashback, for affiliates that offer it." })) } }
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
            { "description" : "The fare of one segment: its cabin and extras.", "type" :
            "object", "properties" : { "segmentId" :
            specwright_core::schema::with(generator.subschema_for:: < SegmentId > (),
            serde_json::json!({ "description" : "Key into the response's `segments`.",
            "x-description-ref" : "segments" })), "cabin" :
            specwright_core::schema::with(generator.subschema_for:: < SegmentCabin > (),
            serde_json::json!({})), "qualityItems" : { "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < QualityItem > (),
            serde_json::json!({})) }, "isSelfTransfer" : { "description" :
            "`true` if the connection to this segment is a self-transfer: travellers collect and recheck their bags, and bear the risk of a missed connection.\n\nNot stated: The field, its meaning, and the segment that has it. Chosen (observed): as in integrations, `true` on the segment after the self-transfer.",
            "type" : "boolean", "x-description-unstated" :
            ["The field, its meaning, and the segment that has it. Chosen (observed): as in integrations, `true` on the segment after the self-transfer."]
            } } }
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
            { "description" : "The cabin of one segment.", "type" : "object",
            "properties" : { "code" : specwright_core::schema::with(generator
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
            { "description" : "An on-board amenity.", "type" : "object", "properties" : {
            "code" : specwright_core::schema::with(generator.subschema_for:: <
            QualityCode > (), serde_json::json!({})), "displayName" : { "type" : "string"
            } } }
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
            specwright_core::schema::with(generator.subschema_for:: < FareFamilyId > (),
            serde_json::json!({})), "displayName" : { "type" : "string" }, "amenities" :
            { "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < FareAmenity > (), serde_json::json!({})) }, "legIndices" :
            { "description" :
            "Legs that the fare family applies to, as indexes into the result's legs, from 0.",
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
            "properties" : { "code" : specwright_core::schema::with(generator
            .subschema_for:: < AmenityCode > (), serde_json::json!({})), "restriction" :
            specwright_core::schema::with(generator.subschema_for:: < Restriction > (),
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
            { "description" : "A badge to show on an option.", "type" : "object",
            "properties" : { "code" : specwright_core::schema::with(generator
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
            { "description" : "Components of the price, and baggage fees.", "type" :
            "object", "properties" : { "basePrice" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({})), "totalPrice" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({})), "carryOnBag" : {
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < BagFee > (), serde_json::json!({})) }, "checkedBag" : {
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < BagFee > (), serde_json::json!({})) },
            "nonRefundableDisclosure" : { "description" :
            "Text that must be shown with the price of a non-refundable fare.\n\nNot stated: The field. Chosen (observed): as in integrations; omitted if all fares are refundable.",
            "type" : "string", "x-description-unstated" :
            ["The field. Chosen (observed): as in integrations; omitted if all fares are refundable."]
            } } }
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
            { "description" : "Fee for one bag.", "type" : "object", "properties" : {
            "bagNumber" : specwright_core::schema::with(generator.subschema_for:: <
            BagNumber > (), serde_json::json!({})), "restriction" :
            specwright_core::schema::with(generator.subschema_for:: < Restriction > (),
            serde_json::json!({})), "displayPrice" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({ "description" :
            "Not stated: The shape of the price. Chosen (ours): the same as for an option.",
            "x-description-unstated" :
            ["The shape of the price. Chosen (ours): the same as for an option."] })) } }
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
            { "description" : "Cashback for the end user.", "type" : "object",
            "properties" : { "type" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::CashbackType > (),
            serde_json::json!({})), "value" : { "description" :
            "A percentage, or an amount in `currency`.", "type" : "number", "format" :
            "double" }, "cap" : { "description" : "Maximum cashback.", "type" : "number",
            "format" : "double" }, "currency" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::CurrencyCode > (),
            serde_json::json!({})) } }
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
            "One journey: a segment, or several segments with layovers between them.",
            "type" : "object", "properties" : { "duration" : { "description" :
            "Time from the first departure to the last arrival, including layovers. In minutes.\n\nNot stated: The unit. Chosen (observed): minutes.",
            "type" : "integer", "format" : "int64", "x-description-unit" : "minutes",
            "x-description-unstated" : ["The unit. Chosen (observed): minutes."] },
            "segments" : { "description" : "Segments of the leg, in travel order.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < FlightSegmentReference > (), serde_json::json!({})) },
            "arrivalTime" : { "description" :
            "Local time at the destination, without offset.", "type" : "string", "format"
            : "date-time-local", "pattern" :
            "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$" }, "departureTime"
            : { "description" : "Local time at the origin, without offset.", "type" :
            "string", "format" : "date-time-local", "pattern" :
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
            { "description" : "Reference to a segment.", "type" : "object", "required" :
            ["id"], "properties" : { "id" : specwright_core::schema::with(generator
            .subschema_for:: < SegmentId > (), serde_json::json!({ "description" :
            "Key into the response's `segments`.", "x-description-ref" : "segments" })),
            "departureDayMismatch" : { "description" :
            "`true` if the segment departs on a later date than the arrival date of the previous segment.\n\nNot stated: The meaning of the field. Chosen (ours): a layover past midnight.",
            "type" : "boolean", "x-description-unstated" :
            ["The meaning of the field. Chosen (ours): a layover past midnight."] },
            "layover" : specwright_core::schema::with(generator.subschema_for:: < Layover
            > (), serde_json::json!({ "description" :
            "The layover after this segment.\n\nNot stated: The field, and the segments that have it. Chosen (observed): as in integrations, every segment except the last segment of a leg.",
            "x-description-unstated" :
            ["The field, and the segments that have it. Chosen (observed): as in integrations, every segment except the last segment of a leg."]
            })) } }
        )
    }
}

impl schemars::JsonSchema for Layover {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Layover".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A layover between two segments.\n\nNot stated: The shape. Chosen (observed): as in integrations.",
            "type" : "object", "properties" : { "duration" : { "description" :
            "Time from the arrival to the next departure. In minutes.", "type" :
            "integer", "format" : "int64", "x-description-unit" : "minutes" } },
            "x-description-unstated" :
            ["The shape. Chosen (observed): as in integrations."] }
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
            { "description" : "One nonstop flight, train ride or bus ride.", "type" :
            "object", "properties" : { "airline" :
            specwright_core::schema::with(generator.subschema_for:: < AirlineCode > (),
            serde_json::json!({ "description" : "Key into the response's `airlines`.",
            "x-description-ref" : "airlines" })), "flightNumber" : { "description" :
            "Number of the flight, without the airline's code.", "type" : "string" },
            "origin" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Key into the response's `airports`.", "x-description-ref" : "airports" })),
            "destination" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Key into the response's `airports`.", "x-description-ref" : "airports" })),
            "arrivalTime" : { "description" :
            "Local time at the destination, without offset.", "type" : "string", "format"
            : "date-time-local", "pattern" :
            "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$" }, "departureTime"
            : { "description" : "Local time at the origin, without offset.", "type" :
            "string", "format" : "date-time-local", "pattern" :
            "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$" },
            "equipmentTypeName" : { "description" : "Type of the aircraft.", "type" :
            "string" }, "duration" : { "description" :
            "In minutes.\n\nNot stated: The unit. Chosen (observed): minutes.", "type" :
            "integer", "format" : "int64", "x-description-unit" : "minutes",
            "x-description-unstated" : ["The unit. Chosen (observed): minutes."] },
            "type" : specwright_core::schema::with(generator.subschema_for:: <
            SegmentType > (), serde_json::json!({})), "operationalDisplay" : {
            "description" :
            "Text that names the operating airline and must be shown, such as `Operated by Finnair`.\n\nNot stated: The field. Chosen (observed): as in integrations, set if an airline other than `airline` operates the flight.",
            "type" : "string", "x-description-unstated" :
            ["The field. Chosen (observed): as in integrations, set if an airline other than `airline` operates the flight."]
            }, "operationalIATA" : specwright_core::schema::with(generator
            .subschema_for:: < AirlineCode > (), serde_json::json!({ "description" :
            "IATA code of the operating airline.\n\nNot stated: The field, and whether `airlines` contains the airline. Chosen (observed): as in integrations, set together with `operationalDisplay`; the code is not a reference into `airlines`.",
            "x-description-unstated" :
            ["The field, and whether `airlines` contains the airline. Chosen (observed): as in integrations, set together with `operationalDisplay`; the code is not a reference into `airlines`."]
            })) } }
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
            "URL of the airline's page about fees.", "type" : "string", "format" : "uri"
            }, "baggagePolicies" : { "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < BaggagePolicy > (),
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
            { "description" : "Baggage rules of an airline for one type of bag.", "type"
            : "object", "properties" : { "bagType" :
            specwright_core::schema::with(generator.subschema_for:: < BagType > (),
            serde_json::json!({})), "restrictions" : { "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < BagRestriction >
            (), serde_json::json!({})) } } }
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
            "properties" : { "code" : specwright_core::schema::with(generator
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
            { "description" : "A provider of flights.", "type" : "object", "properties" :
            { "displayName" : { "type" : "string" }, "logoUrls" :
            specwright_core::schema::with(generator.subschema_for:: < FlightProviderLogos
            > (), serde_json::json!({})) } }
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

impl schemars::JsonSchema for FareCalendarRequest {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareCalendarRequest".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Route and months of the requested fares.\n\nNot stated: The required fields. Chosen (observed): the route and the months.\n\nNot stated: The defaults, and the months that are rejected. Chosen (ours): months that are in the past in every time zone, and a last month before the first month.",
            "type" : "object", "required" : ["origin", "destination", "dateFrom",
            "dateTo"], "properties" : { "origin" :
            specwright_core::schema::with(generator.subschema_for:: < FarePlace > (),
            serde_json::json!({})), "destination" :
            specwright_core::schema::with(generator.subschema_for:: < FarePlace > (),
            serde_json::json!({})), "dateFrom" : specwright_core::schema::with(generator
            .subschema_for:: < FareDate > (), serde_json::json!({ "description" :
            "First month of departure. Past days of the current month have no fares."
            })), "dateTo" : specwright_core::schema::with(generator.subschema_for:: <
            FareDate > (), serde_json::json!({ "description" :
            "Last month of departure; may be the same as the first month." })),
            "aggregationType" : specwright_core::schema::with(generator.subschema_for:: <
            FareAggregation > (), serde_json::json!({ "default" : "day" })), "roundTrip"
            : { "description" :
            "`true` returns round-trip fares.\n\nNot stated: The length of stay. Chosen (ours): the cheapest stay of 3, 7 or 14 nights.",
            "type" : "boolean", "default" : false, "x-description-unstated" :
            ["The length of stay. Chosen (ours): the cheapest stay of 3, 7 or 14 nights."]
            }, "noStops" : { "description" :
            "`true` returns fares of nonstop flights only.", "type" : "boolean",
            "default" : false }, "excludePredictions" : { "description" :
            "`true` excludes predicted fares: only fares from recent searches are returned.",
            "type" : "boolean", "default" : false }, "currencyCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices. Default: the currency of the market." })) },
            "additionalProperties" : false, "x-description-limits" : {
            "fare_calendar_days" : { "value" : 366, "doc" :
            "Maximum number of departure days in one request that specifies days. Such requests and this limit are deprecated.\n\nNot stated: The maximum range. Chosen (ours): 366 days."
            }, "fare_calendar_months" : { "value" : 12, "doc" :
            "Maximum number of months in one request for fares per month.\n\nNot stated: The maximum range. Chosen (observed): 12 months."
            }, "fare_calendar_months_by_day" : { "value" : 2, "doc" :
            "Maximum number of months in one request for fares per day.\n\nNot stated: The maximum range. Chosen (observed): 2 months."
            } }, "x-description-unstated" :
            ["The required fields. Chosen (observed): the route and the months.",
            "The defaults, and the months that are rejected. Chosen (ours): months that are in the past in every time zone, and a last month before the first month."]
            }
        )
    }
}

impl schemars::JsonSchema for FarePlace {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FarePlace".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Origin or destination of a route. A city or a metro code includes all its airports.\n\nAt least one of `placeId`, `iataCode` is required.\n\nNot stated: The meaning of both fields together. Chosen (ours): the code takes precedence.",
            "type" : "object", "properties" : { "placeId" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PlaceId > (), serde_json::json!({ "description" :
            "Id of an airport or city, as in the autocomplete." })), "iataCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Code of an airport or metro area." })) }, "additionalProperties" : false,
            "x-description-rules" : [{ "any_of" : ["placeId", "iataCode"] }],
            "x-description-unstated" :
            ["The meaning of both fields together. Chosen (ours): the code takes precedence."]
            }
        )
    }
}

impl schemars::JsonSchema for FareCalendar {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareCalendar".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "The lowest known fares of a route.\n\nNot stated: The shape. Chosen (documented): as in the live service's reference.\n\nNot stated: Days and months without a known fare. Chosen (ours): omitted.",
            "type" : "object", "required" : ["origin", "destination", "results",
            "airports"], "properties" : { "origin" :
            specwright_core::schema::with(generator.subschema_for:: < FareRouteEnd > (),
            serde_json::json!({ "description" :
            "Origin of the route. Tolerated when missing.", "x-description-expected" :
            true })), "destination" : specwright_core::schema::with(generator
            .subschema_for:: < FareRouteEnd > (), serde_json::json!({ "description" :
            "Destination of the route. Tolerated when missing.", "x-description-expected"
            : true })), "results" : { "description" :
            "One fare for each day or month, in order of departure. Tolerated when missing.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < CalendarFare > (), serde_json::json!({})),
            "x-description-expected" : true }, "airports" : { "description" :
            "The airports of the legs. Tolerated when missing.", "type" : "array",
            "items" : specwright_core::schema::with(generator.subschema_for:: <
            FareAirport > (), serde_json::json!({})), "x-description-expected" : true }
            }, "x-description-unstated" :
            ["The shape. Chosen (documented): as in the live service's reference.",
            "Days and months without a known fare. Chosen (ours): omitted."] }
        )
    }
}

impl schemars::JsonSchema for FareRouteEnd {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareRouteEnd".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Origin or destination of a route.\n\nNot stated: The shape. Chosen (documented): as in the live service's reference.",
            "type" : "object", "required" : ["placeId", "placeType", "name"],
            "properties" : { "placeId" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::PlaceId > (), serde_json::json!({
            "description" : "Tolerated when missing.", "x-description-expected" : true
            })), "placeType" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::PrimaryPlaceType > (), serde_json::json!({
            "description" :
            "Tolerated when missing.\n\nNot stated: The values of the field. Chosen (ours): the primary types of the autocomplete.",
            "x-description-expected" : true, "x-description-unstated" :
            ["The values of the field. Chosen (ours): the primary types of the autocomplete."]
            })), "name" : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true } }, "x-description-unstated" :
            ["The shape. Chosen (documented): as in the live service's reference."] }
        )
    }
}

impl schemars::JsonSchema for CalendarFare {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CalendarFare".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "The lowest known fare of a day or month, for one adult in economy.\n\nNot stated: The shape. Chosen (documented): as in the live service's reference.",
            "type" : "object", "required" : ["aggregationKey", "outboundLeg",
            "predicted"], "properties" : { "aggregationKey" : { "description" :
            "The day or month of departure. Tolerated when missing.\n\nNot stated: The format of the key. Chosen (ours): yyyy-mm-dd or yyyy-mm.",
            "type" : "string", "x-description-expected" : true, "x-description-unstated"
            : ["The format of the key. Chosen (ours): yyyy-mm-dd or yyyy-mm."] },
            "outboundLeg" : specwright_core::schema::with(generator.subschema_for:: <
            FareLeg > (), serde_json::json!({ "description" :
            "The outbound leg, with the price of a one-way trip. Tolerated when missing.",
            "x-description-expected" : true })), "inboundLegs" : { "description" :
            "The inbound legs, for round trips only. Each leg has the price of a round trip that returns on the day of the leg.\n\nNot stated: The price. Chosen (ours): the price of the whole trip. The embedded service returns one leg, for the cheapest stay.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < FareLeg > (), serde_json::json!({})),
            "x-description-unstated" :
            ["The price. Chosen (ours): the price of the whole trip. The embedded service returns one leg, for the cheapest stay."]
            }, "predicted" : { "description" :
            "`true` if the fare is predicted, `false` if it was found by a search. Tolerated when missing.\n\nNot stated: The age of found fares. Chosen (ours): at most an hour.",
            "type" : "boolean", "x-description-expected" : true, "x-description-unstated"
            : ["The age of found fares. Chosen (ours): at most an hour."] }, "cabin" :
            specwright_core::schema::with(generator.subschema_for:: < Cabin > (),
            serde_json::json!({})) }, "x-description-unstated" :
            ["The shape. Chosen (documented): as in the live service's reference."] }
        )
    }
}

impl schemars::JsonSchema for FareLeg {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareLeg".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "One direction of a trip, and its price if it is known for this leg.\n\nNot stated: The shape. Chosen (documented): as in the live service's reference.",
            "type" : "object", "required" : ["origin", "destination", "departureDate",
            "timestamp"], "properties" : { "origin" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "IATA code of the airport. Tolerated when missing.", "x-description-expected"
            : true })), "destination" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::AirportCode > (),
            serde_json::json!({ "description" :
            "IATA code of the airport. Tolerated when missing.", "x-description-expected"
            : true })), "departureDate" : { "description" :
            "Date of departure. Tolerated when missing.", "type" : "string", "format" :
            "date", "x-description-expected" : true }, "timestamp" : { "description" :
            "Time at which the fare was found or predicted. Tolerated when missing.\n\nNot stated: The format of the time. Chosen (ours): `2027-01-10T12:00:00Z`, in UTC.",
            "type" : "string", "x-description-expected" : true, "x-description-unstated"
            : ["The format of the time. Chosen (ours): `2027-01-10T12:00:00Z`, in UTC."]
            }, "noStops" : { "description" :
            "`true` for nonstop flights. Omitted for predicted fares.", "type" :
            "boolean" }, "price" : specwright_core::schema::with(generator
            .subschema_for:: < FarePrice > (), serde_json::json!({})), "deeplinkUrl" : {
            "description" :
            "URL of a search for the fare.\n\nNot stated: The legs that have the URL. Chosen (ours): none.",
            "type" : "string", "format" : "uri", "x-description-unstated" :
            ["The legs that have the URL. Chosen (ours): none."] } },
            "x-description-unstated" :
            ["The shape. Chosen (documented): as in the live service's reference."] }
        )
    }
}

impl schemars::JsonSchema for FarePrice {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FarePrice".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A price and its currency.\n\nNot stated: The shape. Chosen (documented): as in the live service's reference.",
            "type" : "object", "required" : ["price", "currency"], "properties" : {
            "price" : { "description" : "The amount, in units of the currency.", "type" :
            "number", "format" : "double" }, "currency" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })) },
            "x-description-unstated" :
            ["The shape. Chosen (documented): as in the live service's reference."] }
        )
    }
}

impl schemars::JsonSchema for FareAirport {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareAirport".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "An airport of a known fare.\n\nNot stated: The shape. Chosen (documented): as in the live service's reference.",
            "type" : "object", "required" : ["iataCode", "name", "cityName",
            "countryName"], "properties" : { "iataCode" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "name" : {
            "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "cityName" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            }, "countryName" : { "description" : "Tolerated when missing.", "type" :
            "string", "x-description-expected" : true } }, "x-description-unstated" :
            ["The shape. Chosen (documented): as in the live service's reference."] }
        )
    }
}

impl schemars::JsonSchema for FareRoutesRequest {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareRoutesRequest".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Route and dates of the requested fares.\n\nNot stated: The required fields, and the dates that are rejected. Chosen (ours): the origin and the date of departure are required; dates that are in the past in every time zone, and a return before the departure, are rejected.",
            "type" : "object", "required" : ["origin", "dates"], "properties" : {
            "origin" : specwright_core::schema::with(generator.subschema_for:: <
            FarePlace > (), serde_json::json!({})), "destination" :
            specwright_core::schema::with(generator.subschema_for:: < FarePlace > (),
            serde_json::json!({ "description" :
            "The destination. Omitted for fares to anywhere." })), "dates" :
            specwright_core::schema::with(generator.subschema_for:: < FareRouteDates >
            (), serde_json::json!({ "description" : "Dates of travel." })), "roundTrip" :
            { "description" :
            "`true` returns round-trip fares. Default: `true` if there is a return date.\n\nNot stated: Contradictions. Chosen (ours): `false` ignores the return date; `true` without a return date returns the fare of the cheapest stay of 3, 7 or 14 nights.",
            "type" : "boolean", "x-description-unstated" :
            ["Contradictions. Chosen (ours): `false` ignores the return date; `true` without a return date returns the fare of the cheapest stay of 3, 7 or 14 nights."]
            }, "currencyCode" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices. Default: the currency of the market." })) },
            "additionalProperties" : false, "x-description-unstated" :
            ["The required fields, and the dates that are rejected. Chosen (ours): the origin and the date of departure are required; dates that are in the past in every time zone, and a return before the departure, are rejected."]
            }
        )
    }
}

impl schemars::JsonSchema for FareRouteDates {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareRouteDates".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Dates of travel.\n\n`departureDate` is not greater than `returnDate`.\n\nNot stated: The shape. Chosen (observed): as clients send it.",
            "type" : "object", "required" : ["departureDate"], "properties" : {
            "departureDate" : { "description" : "Date of departure.", "type" : "string",
            "format" : "date" }, "returnDate" : { "description" : "Date of return.",
            "type" : "string", "format" : "date" } }, "additionalProperties" : false,
            "x-description-rules" : [{ "at_most" : ["departureDate", "returnDate"] }],
            "x-description-unstated" :
            ["The shape. Chosen (observed): as clients send it."] }
        )
    }
}

impl schemars::JsonSchema for FareRoutes {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareRoutes".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "The lowest fares from a place.\n\nNot stated: The shape. Chosen (observed): as clients expect it.",
            "type" : "object", "required" : ["results", "airlines"], "properties" : {
            "results" : { "description" : "The fares. Tolerated when missing.", "type" :
            "array", "items" : specwright_core::schema::with(generator.subschema_for:: <
            RouteFare > (), serde_json::json!({})), "x-description-expected" : true },
            "airlines" : { "description" :
            "The airlines of the legs. Tolerated when missing.", "type" : "array",
            "items" : specwright_core::schema::with(generator.subschema_for:: <
            FareAirline > (), serde_json::json!({})), "x-description-expected" : true }
            }, "x-description-unstated" :
            ["The shape. Chosen (observed): as clients expect it."] }
        )
    }
}

impl schemars::JsonSchema for RouteFare {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "RouteFare".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "The lowest fare to a destination, for one adult in economy.\n\nNot stated: The shape. Chosen (observed): as clients expect it.",
            "type" : "object", "required" : ["aggregationKey", "outboundLeg", "price",
            "cabin"], "properties" : { "aggregationKey" : { "description" :
            "Key of the fare, unique in the response. Tolerated when missing.\n\nNot stated: The format of the key. Chosen (ours): the code of the destination, or the codes of the destination and the airline.",
            "type" : "string", "x-description-expected" : true, "x-description-unstated"
            :
            ["The format of the key. Chosen (ours): the code of the destination, or the codes of the destination and the airline."]
            }, "outboundLeg" : specwright_core::schema::with(generator.subschema_for:: <
            RouteLeg > (), serde_json::json!({ "description" :
            "The outbound leg. Tolerated when missing.", "x-description-expected" : true
            })), "inboundLeg" : specwright_core::schema::with(generator.subschema_for:: <
            RouteLeg > (), serde_json::json!({ "description" :
            "The inbound leg, for round trips only." })), "deeplinkUrl" : { "description"
            :
            "URL of a search for the fare.\n\nNot stated: The fares that have the URL. Chosen (ours): none.",
            "type" : "string", "format" : "uri", "x-description-unstated" :
            ["The fares that have the URL. Chosen (ours): none."] }, "price" :
            specwright_core::schema::with(generator.subschema_for:: < FarePrice > (),
            serde_json::json!({ "description" :
            "Price of the whole trip. Tolerated when missing.", "x-description-expected"
            : true })), "cabin" : specwright_core::schema::with(generator.subschema_for::
            < Cabin > (), serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })) }, "x-description-unstated" :
            ["The shape. Chosen (observed): as clients expect it."] }
        )
    }
}

impl schemars::JsonSchema for RouteLeg {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "RouteLeg".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "One direction of a trip.\n\nNot stated: The shape. Chosen (observed): as clients expect it.",
            "type" : "object", "required" : ["origin", "destination", "airlineCodes",
            "departureDateTime", "arrivalDateTime", "stops"], "properties" : { "origin" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "IATA code of the airport. Tolerated when missing.", "x-description-expected"
            : true })), "destination" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::AirportCode > (),
            serde_json::json!({ "description" :
            "IATA code of the airport. Tolerated when missing.", "x-description-expected"
            : true })), "airlineCodes" : { "description" :
            "IATA codes of the airlines, without duplicates. Tolerated when missing.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < AirlineCode > (), serde_json::json!({})),
            "x-description-expected" : true }, "departureDateTime" : { "description" :
            "Local time at the origin, without offset. Tolerated when missing.", "type" :
            "string", "format" : "date-time-local", "pattern" :
            "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$",
            "x-description-expected" : true }, "arrivalDateTime" : { "description" :
            "Local time at the destination, without offset. Tolerated when missing.",
            "type" : "string", "format" : "date-time-local", "pattern" :
            "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$",
            "x-description-expected" : true }, "stops" : { "description" :
            "Number of stops. Tolerated when missing.", "type" : "integer", "format" :
            "int64", "x-description-expected" : true } }, "x-description-unstated" :
            ["The shape. Chosen (observed): as clients expect it."] }
        )
    }
}

impl schemars::JsonSchema for FareAirline {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareAirline".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "An airline of a fare.\n\nNot stated: The shape. Chosen (observed): as clients expect it.",
            "type" : "object", "required" : ["iataCode", "name", "logoUrl"], "properties"
            : { "iataCode" : specwright_core::schema::with(generator.subschema_for:: <
            AirlineCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "name" : {
            "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "logoUrl" : { "description" :
            "Tolerated when missing.", "type" : "string", "format" : "uri",
            "x-description-expected" : true } }, "x-description-unstated" :
            ["The shape. Chosen (observed): as clients expect it."] }
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
            "Origin or destination of a journey, by code: the `iataCode` of a place from the autocomplete. A metro code includes all airports of the metro area.\n\nNot stated: Forms other than the two observed forms, and whether an origin may use `nearbyAirports`. Chosen (ours): two forms, both valid for origins and destinations.\n\nNot stated: The meaning of a code shared by an airport and a metro area. Chosen (ours): the airport. Airports near any airport of a metro area are near the metro area; codes are case-insensitive.",
            "oneOf" : [{ "description" : "Any of these airports.", "type" : "object",
            "required" : ["locationType", "airports"], "properties" : { "locationType" :
            { "type" : "string", "const" : "airports" }, "airports" : { "type" : "array",
            "items" : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({})), "minItems" :
            1, "maxItems" : 10 } }, "additionalProperties" : false }, { "description" :
            "This airport or a nearby airport.", "type" : "object", "required" :
            ["locationType", "airport"], "properties" : { "locationType" : { "type" :
            "string", "const" : "nearbyAirports" }, "airport" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({})) },
            "additionalProperties" : false }], "x-description-limits" : {
            "nearby_airport_km" : { "value" : 150, "doc" :
            "Maximum distance of a nearby airport from the named airport, in km.\n\nNot stated: The maximum distance of a nearby airport. Chosen (ours): 150 km."
            } }, "x-description-unstated" :
            ["Forms other than the two observed forms, and whether an origin may use `nearbyAirports`. Chosen (ours): two forms, both valid for origins and destinations.",
            "The meaning of a code shared by an airport and a metro area. Chosen (ours): the airport. Airports near any airport of a metro area are near the metro area; codes are case-insensitive."]
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
            "Flexibility of a leg's date.\n\nValues seen so far; others are possible:\n\n* `exact`: The given date only.\n* `plusminusthree`: Up to three days earlier or later.",
            "type" : "string", "examples" : ["exact"], "x-extensible-enum" : ["exact",
            "plusminusthree"], "x-description-values" : [{ "value" : "exact", "doc" :
            "The given date only." }, { "value" : "plusminusthree", "doc" :
            "Up to three days earlier or later." }], "x-description-limits" : {
            "flex_days" : { "value" : 3, "doc" :
            "Maximum number of days before or after a flexible date." } } }
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
            "A cabin class in a request.\n\nValues seen so far; others are possible:\n\n* `economy`\n* `premiumEconomy`\n* `business`\n* `first`\n\nNot stated: The complete list. Chosen (observed): the four values that integrations send.",
            "type" : "string", "examples" : ["economy"], "x-extensible-enum" :
            ["economy", "premiumEconomy", "business", "first"], "x-description-unstated"
            :
            ["The complete list. Chosen (observed): the four values that integrations send."]
            }
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
            "Traveller type.\n\nValues seen so far; others are possible:\n\n* `ADT`: Adult.\n* `CHD`: Child.\n* `SNR`: Senior.\n* `STD`: Student.\n* `YTH`: Youth.\n* `INS`: Infant in a separate seat.\n* `INL`: Lap infant.\n\nNot stated: All codes except the first three. Chosen (observed): the codes that integrations use for the traveller types that the response counts.",
            "type" : "string", "examples" : ["ADT"], "x-extensible-enum" : ["ADT", "CHD",
            "SNR", "STD", "YTH", "INS", "INL"], "x-description-values" : [{ "value" :
            "ADT", "doc" : "Adult." }, { "value" : "CHD", "doc" : "Child." }, { "value" :
            "SNR", "doc" : "Senior." }, { "value" : "STD", "doc" : "Student." }, {
            "value" : "YTH", "doc" : "Youth." }, { "value" : "INS", "doc" :
            "Infant in a separate seat." }, { "value" : "INL", "doc" : "Lap infant." }],
            "x-description-unstated" :
            ["All codes except the first three. Chosen (observed): the codes that integrations use for the traveller types that the response counts."]
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
            "The travellers covered by a price.\n\nValues seen so far; others are possible:\n\n* `perPerson`: One traveller, all legs: the total divided by the number of travellers.\n* `total`: All travellers, all legs.",
            "type" : "string", "examples" : ["perPerson"], "x-extensible-enum" :
            ["perPerson", "total"], "x-description-values" : [{ "value" : "perPerson",
            "doc" :
            "One traveller, all legs: the total divided by the number of travellers." },
            { "value" : "total", "doc" : "All travellers, all legs." }] }
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
            "Sort key for the results.\n\nValues seen so far; others are possible:\n\n* `price`: Price of the cheapest option.\n* `bestValue`: Combination of price and duration. The embedded service adds 20 US dollars per hour and traveller to the price.\n* `duration`: Total travel time of all legs.",
            "type" : "string", "examples" : ["price"], "x-extensible-enum" : ["price",
            "bestValue", "duration"], "x-description-values" : [{ "value" : "price",
            "doc" : "Price of the cheapest option." }, { "value" : "bestValue", "doc" :
            "Combination of price and duration. The embedded service adds 20 US dollars per hour and traveller to the price."
            }, { "value" : "duration", "doc" : "Total travel time of all legs." }] }
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
            "Number of bookings that an option needs.\n\nValues seen so far; others are possible:\n\n* `regular`: One booking.\n* `split`: Several bookings, possibly with several providers.\n\nNot stated: The value for split bookings. Chosen (observed): `split`, as in integrations.",
            "type" : "string", "examples" : ["regular"], "x-extensible-enum" :
            ["regular", "split"], "x-description-values" : [{ "value" : "regular", "doc"
            : "One booking." }, { "value" : "split", "doc" :
            "Several bookings, possibly with several providers." }],
            "x-description-unstated" :
            ["The value for split bookings. Chosen (observed): `split`, as in integrations."]
            }
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
            "A cabin class of a fare.\n\nValues seen so far; others are possible:\n\n* `economy`\n* `premiumEconomy`\n* `business`\n* `first`\n* `mixed`\n\nNot stated: The complete list. Chosen (observed): the cabins of the search, and `mixed`.",
            "type" : "string", "examples" : ["economy"], "x-extensible-enum" :
            ["economy", "premiumEconomy", "business", "first", "mixed"],
            "x-description-unstated" :
            ["The complete list. Chosen (observed): the cabins of the search, and `mixed`."]
            }
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
            "Type of on-board amenity.\n\nValues seen so far; others are possible:\n\n* `wifi`\n* `entertainment`\n* `power`\n* `seat`\n* `food`",
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
            "Subject of a fare family's condition.\n\nValues seen so far; others are possible:\n\n* `carryOnBag`\n* `checkedBag`\n* `seatSelection`\n* `legroom`\n* `change`\n* `refundable`\n* `lounge`",
            "type" : "string", "examples" : ["carryOnBag"], "x-extensible-enum" :
            ["carryOnBag", "checkedBag", "seatSelection", "legroom", "change",
            "refundable", "lounge"] }
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
            "Availability of a service with a fare.\n\nValues seen so far; others are possible:\n\n* `included`: Included in the fare.\n* `fee`: Available for a fee.\n* `unavailable`: Not available.\n* `flexible`: Can be changed.",
            "type" : "string", "examples" : ["included"], "x-extensible-enum" :
            ["included", "fee", "unavailable", "flexible"], "x-description-values" : [{
            "value" : "included", "doc" : "Included in the fare." }, { "value" : "fee",
            "doc" : "Available for a fee." }, { "value" : "unavailable", "doc" :
            "Not available." }, { "value" : "flexible", "doc" : "Can be changed." }] }
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
            "Badge type.\n\nValues seen so far; others are possible:\n\n* `direct`\n* `freeCancellation`\n* `instantBook`\n* `virtualInterline`\n* `selfTransferProtection`\n\nNot stated: The meaning of `virtualInterline`. Chosen (ours): the option consists of several tickets, and a connection of less than 24 hours is between two of them.",
            "type" : "string", "examples" : ["direct"], "x-extensible-enum" : ["direct",
            "freeCancellation", "instantBook", "virtualInterline",
            "selfTransferProtection"], "x-description-unstated" :
            ["The meaning of `virtualInterline`. Chosen (ours): the option consists of several tickets, and a connection of less than 24 hours is between two of them."]
            }
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
            "Ordinal number of a traveller's bag.\n\nValues seen so far; others are possible:\n\n* `first`\n* `second`",
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
            "Means of transport.\n\nValues seen so far; others are possible:\n\n* `flight`\n* `train`\n* `bus`\n\nNot stated: Values other than `flight`. Chosen (observed): the values that integrations support.",
            "type" : "string", "examples" : ["flight"], "x-extensible-enum" : ["flight",
            "train", "bus"], "x-description-unstated" :
            ["Values other than `flight`. Chosen (observed): the values that integrations support."]
            }
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
            "A type of bag.\n\nValues seen so far; others are possible:\n\n* `personal`\n* `carryOn`\n* `checked`",
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
            "Subject of a baggage rule.\n\nValues seen so far; others are possible:\n\n* `dimensions`",
            "type" : "string", "examples" : ["dimensions"], "x-extensible-enum" :
            ["dimensions"] }
        )
    }
}

impl schemars::JsonSchema for FareAggregation {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FareAggregation".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "The period covered by each fare.\n\nValues seen so far; others are possible:\n\n* `day`: A day of departure.\n* `month`: A month of departure.\n\nNot stated: The complete list. Chosen (observed): the two values that integrations send.",
            "type" : "string", "examples" : ["day"], "x-extensible-enum" : ["day",
            "month"], "x-description-values" : [{ "value" : "day", "doc" :
            "A day of departure." }, { "value" : "month", "doc" : "A month of departure."
            }], "x-description-unstated" :
            ["The complete list. Chosen (observed): the two values that integrations send."]
            }
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
            { "description" : "Id of a leg within a response.", "type" : "string" }
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
            { "description" : "Id of a segment within a response.", "type" : "string" }
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
            "Code of a provider. The code of an airline that sells its own flights is its airline code.",
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
            { "description" : "Id of a fare family within a booking option.", "type" :
            "string" }
        )
    }
}
