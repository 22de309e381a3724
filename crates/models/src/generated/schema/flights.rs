// Made by `cargo xtask regenerate` from `spec/flights.toml`. Do not edit.

//! From `flights.toml`.

use super::super::flights::*;

impl schemars::JsonSchema for FlightSearchRequest {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FlightSearchRequest".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Body of a poll: the start parameters of a new search, or the id of a running one.\n\nNot stated: What both together mean. Chosen: a 400, since a search is either new or running.",
            "properties" : { "resultParameters" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightResultParameters > (), serde_json::json!({
            "description" :
            "How results are priced, sorted and paged.\n\n`resultParameters` on the wire; optional.\n\nNot stated: That polls take result parameters. Chosen: as integrations show, on any poll; a poll without them keeps the last ones, one with them replaces them whole."
            })), "searchId" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::SearchId > (), serde_json::json!({ "description" :
            "The search to poll, as the first answer gave it.\n\n`searchId` on the wire; optional."
            })), "searchStartParameters" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightSearchStart > (), serde_json::json!({ "description"
            : "Starts a new search.\n\n`searchStartParameters` on the wire; optional."
            })) }, "type" : "object" }
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
            "properties" : { "cabin" : wayfare_wire::schema::with(generator
            .subschema_for:: < Cabin > (), serde_json::json!({ "description" :
            "The cabin wanted.\n\n`cabin` on the wire; required." })), "filters" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightFilters > (),
            serde_json::json!({ "description" :
            "What else may be among the results.\n\n`filters` on the wire; optional."
            })), "legs" : { "description" :
            "One entry for each journey: one is one way, two that return are a round trip, more are multi-city.\n\n`legs` on the wire; required, at least 1 item, at most `FLIGHT_LEGS` items.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            FlightSearchLeg > (), serde_json::json!({})), "maxItems" : 6, "minItems" : 1,
            "type" : "array" }, "passengers" : { "description" :
            "One entry for each traveller.\n\n`passengers` on the wire; required, at least 1 item, at most `FLIGHT_PASSENGERS` items.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            PassengerCode > (), serde_json::json!({})), "maxItems" : 9, "minItems" : 1,
            "type" : "array" } }, "required" : ["cabin", "passengers", "legs"], "type" :
            "object" }
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
            { "description" : "What else may be among the results.", "properties" : {
            "includeSplit" : { "default" : false, "description" :
            "Itineraries put together from several bookings, possibly with several providers (hacker fares).\n\n`includeSplit` on the wire; optional, `false` if left out.",
            "type" : "boolean" } }, "type" : "object" }
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
            { "description" : "One journey of a search.", "properties" : { "date" : {
            "description" :
            "Day of departure at the origin.\n\n`date` on the wire; required.\n\nNot stated: Which days are refused. Chosen: those that are past everywhere on earth, and a leg before the one in front of it.",
            "format" : "date", "type" : "string" }, "destination" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightLocation > (),
            serde_json::json!({ "description" :
            "Where a journey begins or ends. A metro code stands for its airports.\n\n`destination` on the wire; required."
            })), "flex" : wayfare_wire::schema::with(generator.subschema_for:: <
            DateFlexibility > (), serde_json::json!({ "default" : "exact", "description"
            :
            "How far the day may move.\n\n`flex` on the wire; optional, `exact` if left out.\n\nNot stated: What leaving it out means. Chosen: exact."
            })), "origin" : wayfare_wire::schema::with(generator.subschema_for:: <
            FlightLocation > (), serde_json::json!({ "description" :
            "Where a journey begins or ends. A metro code stands for its airports.\n\n`origin` on the wire; required."
            })) }, "required" : ["origin", "destination", "date"], "type" : "object" }
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
            "properties" : { "currency" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::CurrencyCode > (),
            serde_json::json!({ "description" :
            "Currency of all prices. Left out: the market's.\n\n`currency` on the wire; optional."
            })), "maxStops" : { "description" :
            "Most stops on any leg that is shown. Left out: any number.\n\n`maxStops` on the wire; optional, from 0 to 10.",
            "format" : "int64", "maximum" : 10, "minimum" : 0, "type" : "integer" },
            "pageNumber" : { "default" : 0, "description" :
            "Counted from 0.\n\n`pageNumber` on the wire; optional, from 0 to 1000000, 0 if left out.",
            "format" : "int64", "maximum" : 1000000, "minimum" : 0, "type" : "integer" },
            "pageSize" : { "default" : 50, "description" :
            "Page size.\n\n`pageSize` on the wire; optional, from 1 to `FLIGHT_PAGE_SIZE`, `FLIGHT_DEFAULT_PAGE_SIZE` if left out.",
            "format" : "int64", "maximum" : 999, "minimum" : 1, "type" : "integer" },
            "priceMode" : wayfare_wire::schema::with(generator.subschema_for:: <
            FlightPriceMode > (), serde_json::json!({ "default" : "perPerson",
            "description" :
            "What a price is the price of.\n\n`priceMode` on the wire; optional, `perPerson` if left out."
            })), "sort" : wayfare_wire::schema::with(generator.subschema_for:: <
            FlightSort > (), serde_json::json!({ "description" :
            "How results are sorted.\n\n`sort` on the wire; optional." })) }, "type" :
            "object" }
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
            "properties" : { "direction" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::SortDirection > (),
            serde_json::json!({ "default" : "asc", "description" :
            "Which way a list is sorted.\n\n`direction` on the wire; optional, `asc` if left out."
            })), "key" : wayfare_wire::schema::with(generator.subschema_for:: <
            FlightSortKey > (), serde_json::json!({ "default" : "price", "description" :
            "What results are sorted by.\n\n`key` on the wire; optional, `price` if left out."
            })) }, "type" : "object" }
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
            { "description" : "Names a result to tell more of.", "properties" : {
            "resultId" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::ResultId > (), serde_json::json!({ "description" :
            "The result's `id`.\n\n`resultId` on the wire; required." })), "searchId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::SearchId > (), serde_json::json!({ "description" :
            "Search id.\n\n`searchId` on the wire; required." })) }, "required" :
            ["searchId", "resultId"], "type" : "object" }
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
            "properties" : { "airlines" : { "additionalProperties" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightAirline > (),
            serde_json::json!({})), "description" :
            "Airlines.\n\n`airlines` on the wire; optional.", "propertyNames" :
            wayfare_wire::schema::with(generator.subschema_for:: < AirlineCode > (),
            serde_json::json!({})), "type" : "object" }, "airports" : {
            "additionalProperties" : wayfare_wire::schema::with(generator.subschema_for::
            < FlightAirport > (), serde_json::json!({})), "description" :
            "Airports.\n\n`airports` on the wire; optional.", "propertyNames" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({})), "type" :
            "object" }, "cluster" : wayfare_wire::schema::with(generator.subschema_for::
            < super::super::common::Cluster > (), serde_json::json!({ "description" :
            "To be passed on with later polls and details.\n\n`cluster` on the wire; optional."
            })), "currency" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of every price in the response.\n\n`currency` on the wire; optional."
            })), "legs" : { "additionalProperties" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightLeg > (), serde_json::json!({})), "description" :
            "Legs.\n\n`legs` on the wire; optional.", "propertyNames" :
            wayfare_wire::schema::with(generator.subschema_for:: < LegId > (),
            serde_json::json!({})), "type" : "object" }, "pageSize" : { "description" :
            "Page size.\n\n`pageSize` on the wire; optional.", "format" : "int64", "type"
            : "integer" }, "passengers" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightPassengerCounts > (), serde_json::json!({
            "description" :
            "How many travellers of each kind the search is for.\n\n`passengers` on the wire; optional."
            })), "priceMode" : wayfare_wire::schema::with(generator.subschema_for:: <
            FlightPriceMode > (), serde_json::json!({ "description" :
            "Mode of every price in the response. Compare it with the one asked for.\n\n`priceMode` on the wire; optional."
            })), "providers" : { "additionalProperties" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightProvider > (),
            serde_json::json!({})), "description" :
            "Providers.\n\n`providers` on the wire; optional.", "propertyNames" :
            wayfare_wire::schema::with(generator.subschema_for:: < ProviderCode > (),
            serde_json::json!({})), "type" : "object" }, "results" : { "description" :
            "Results.\n\n`results` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightResult > (),
            serde_json::json!({})), "type" : "array" }, "searchId" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::SearchId > (), serde_json::json!({ "description" :
            "Id to poll with.\n\n`searchId` on the wire; required." })), "segments" : {
            "additionalProperties" : wayfare_wire::schema::with(generator.subschema_for::
            < FlightSegment > (), serde_json::json!({})), "description" :
            "Segments.\n\n`segments` on the wire; optional.", "propertyNames" :
            wayfare_wire::schema::with(generator.subschema_for:: < SegmentId > (),
            serde_json::json!({})), "type" : "object" }, "sort" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightSort > (),
            serde_json::json!({ "description" :
            "How results are sorted.\n\n`sort` on the wire; optional." })), "status" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::SearchStatus > (), serde_json::json!({ "description" :
            "How far a polled search (flights, cars) has come.\n\n`status` on the wire; required."
            })), "totalCount" : { "description" :
            "Results in all, on every page.\n\n`totalCount` on the wire; optional.",
            "format" : "int64", "type" : "integer" } }, "required" : ["searchId",
            "status"], "type" : "object" }
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
            "properties" : { "adults" : { "description" :
            "Adults.\n\n`adults` on the wire; optional.", "format" : "int64", "type" :
            "integer" }, "children" : { "description" :
            "Children.\n\n`children` on the wire; optional.", "format" : "int64", "type"
            : "integer" }, "infants" : { "description" :
            "On a lap.\n\n`infants` on the wire; optional.", "format" : "int64", "type" :
            "integer" }, "infantsInSeat" : { "description" :
            "Infants in seat.\n\n`infantsInSeat` on the wire; optional.", "format" :
            "int64", "type" : "integer" }, "seniors" : { "description" :
            "Seniors.\n\n`seniors` on the wire; optional.", "format" : "int64", "type" :
            "integer" }, "students" : { "description" :
            "Students.\n\n`students` on the wire; optional.", "format" : "int64", "type"
            : "integer" }, "youth" : { "description" :
            "Youth.\n\n`youth` on the wire; optional.", "format" : "int64", "type" :
            "integer" } }, "type" : "object" }
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
            { "description" : "One itinerary and who sells it.", "properties" : {
            "bookingOptions" : { "description" :
            "In no order of price.\n\n`bookingOptions` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightBookingOption >
            (), serde_json::json!({})), "type" : "array" }, "id" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::ResultId > (), serde_json::json!({ "description" :
            "Stays the same from poll to poll.\n\n`id` on the wire; required." })),
            "legs" : { "description" :
            "In the order of the journey.\n\n`legs` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightLegReference >
            (), serde_json::json!({})), "type" : "array" } }, "required" : ["id"], "type"
            : "object" }
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
            { "description" : "Points at a leg.", "properties" : { "id" :
            wayfare_wire::schema::with(generator.subschema_for:: < LegId > (),
            serde_json::json!({ "description" :
            "Key into the response's `legs`.\n\n`id` on the wire; required." })) },
            "required" : ["id"], "type" : "object" }
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
            { "description" : "One way to book an itinerary.", "properties" : { "badges"
            : { "description" : "Badges.\n\n`badges` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightBadge > (),
            serde_json::json!({})), "type" : "array" }, "bookingUrl" : { "description" :
            "Where to book: absolute, ready-made, its tokens opaque.\n\n`bookingUrl` on the wire; optional.",
            "format" : "uri", "type" : "string" }, "cashbackDetails" :
            wayfare_wire::schema::with(generator.subschema_for:: < CashbackDetails > (),
            serde_json::json!({ "description" :
            "Where the affiliate has cashback.\n\n`cashbackDetails` on the wire; optional."
            })), "displayPrice" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({ "description" :
            "In the response's currency and price mode. A price of -1 stands for no price.\n\n`displayPrice` on the wire; optional."
            })), "fareFamilies" : { "description" :
            "Fare families.\n\n`fareFamilies` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < FareFamily > (),
            serde_json::json!({})), "type" : "array" }, "fees" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightFees > (),
            serde_json::json!({ "description" :
            "What the price is made of, and what bags cost.\n\n`fees` on the wire; optional."
            })), "providerCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            ProviderCode > (), serde_json::json!({ "description" :
            "Key into the response's `providers`.\n\n`providerCode` on the wire; optional."
            })), "segmentFares" : { "description" :
            "Segment fares.\n\n`segmentFares` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < SegmentFare > (),
            serde_json::json!({})), "type" : "array" }, "type" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightOptionType > (),
            serde_json::json!({ "description" :
            "How an option is booked.\n\n`type` on the wire; optional." })) }, "type" :
            "object" }
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
            { "description" : "What is paid for on one segment.", "properties" : {
            "cabin" : wayfare_wire::schema::with(generator.subschema_for:: < SegmentCabin
            > (), serde_json::json!({ "description" :
            "The cabin on one segment.\n\n`cabin` on the wire; optional." })),
            "qualityItems" : { "description" :
            "Quality items.\n\n`qualityItems` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < QualityItem > (),
            serde_json::json!({})), "type" : "array" }, "segmentId" :
            wayfare_wire::schema::with(generator.subschema_for:: < SegmentId > (),
            serde_json::json!({ "description" :
            "Key into the response's `segments`.\n\n`segmentId` on the wire; optional."
            })) }, "type" : "object" }
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
            { "description" : "The cabin on one segment.", "properties" : { "code" :
            wayfare_wire::schema::with(generator.subschema_for:: < SegmentCabinCode > (),
            serde_json::json!({ "description" :
            "A cabin, as a fare names it.\n\n`code` on the wire; optional." })),
            "displayName" : { "description" :
            "Display name.\n\n`displayName` on the wire; optional.", "type" : "string" }
            }, "type" : "object" }
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
            { "description" : "Something that makes the flight pleasant.", "properties" :
            { "code" : wayfare_wire::schema::with(generator.subschema_for:: < QualityCode
            > (), serde_json::json!({ "description" :
            "What makes a flight pleasant.\n\n`code` on the wire; optional." })),
            "displayName" : { "description" :
            "Display name.\n\n`displayName` on the wire; optional.", "type" : "string" }
            }, "type" : "object" }
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
            "properties" : { "amenities" : { "description" :
            "Amenities.\n\n`amenities` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < FareAmenity > (),
            serde_json::json!({})), "type" : "array" }, "displayName" : { "description" :
            "Display name.\n\n`displayName` on the wire; optional.", "type" : "string" },
            "id" : wayfare_wire::schema::with(generator.subschema_for:: < FareFamilyId >
            (), serde_json::json!({ "description" : "Id.\n\n`id` on the wire; optional."
            })), "legIndices" : { "description" :
            "The legs it applies to, as indexes into the result's legs counted from 0.\n\n`legIndices` on the wire; optional.",
            "items" : { "format" : "int64", "type" : "integer" }, "type" : "array" } },
            "type" : "object" }
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
            { "description" : "One condition of a fare family.", "properties" : { "code"
            : wayfare_wire::schema::with(generator.subschema_for:: < AmenityCode > (),
            serde_json::json!({ "description" :
            "What a fare family says something about.\n\n`code` on the wire; optional."
            })), "displayName" : { "description" :
            "Display name.\n\n`displayName` on the wire; optional.", "type" : "string" },
            "restriction" : wayfare_wire::schema::with(generator.subschema_for:: <
            Restriction > (), serde_json::json!({ "description" :
            "Whether something is part of the fare.\n\n`restriction` on the wire; optional."
            })) }, "type" : "object" }
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
            { "description" : "A mark to show on an option.", "properties" : { "code" :
            wayfare_wire::schema::with(generator.subschema_for:: < FlightBadgeCode > (),
            serde_json::json!({ "description" :
            "What an option stands out by.\n\n`code` on the wire; optional." })),
            "displayName" : { "description" :
            "Display name.\n\n`displayName` on the wire; optional.", "type" : "string" }
            }, "type" : "object" }
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
            { "description" : "What the price is made of, and what bags cost.",
            "properties" : { "basePrice" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::Price > (), serde_json::json!({
            "description" :
            "An amount of money, and the same as text. Its currency and mode stand at the root of the response.\n\n`basePrice` on the wire; optional."
            })), "carryOnBag" : { "description" :
            "Carry on bag.\n\n`carryOnBag` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < BagFee > (),
            serde_json::json!({})), "type" : "array" }, "checkedBag" : { "description" :
            "Checked bag.\n\n`checkedBag` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < BagFee > (),
            serde_json::json!({})), "type" : "array" }, "totalPrice" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({ "description" :
            "An amount of money, and the same as text. Its currency and mode stand at the root of the response.\n\n`totalPrice` on the wire; optional."
            })) }, "type" : "object" }
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
            { "description" : "What one bag costs.", "properties" : { "bagNumber" :
            wayfare_wire::schema::with(generator.subschema_for:: < BagNumber > (),
            serde_json::json!({ "description" :
            "Which of a traveller's bags.\n\n`bagNumber` on the wire; optional." })),
            "displayPrice" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({ "description" :
            "An amount of money, and the same as text. Its currency and mode stand at the root of the response.\n\n`displayPrice` on the wire; optional.\n\nNot stated: Its shape. Chosen: a price, as on an option."
            })), "restriction" : wayfare_wire::schema::with(generator.subschema_for:: <
            Restriction > (), serde_json::json!({ "description" :
            "Whether something is part of the fare.\n\n`restriction` on the wire; optional."
            })) }, "type" : "object" }
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
            { "description" : "What the end user gets back.", "properties" : { "cap" : {
            "description" : "Most that is paid back.\n\n`cap` on the wire; optional.",
            "type" : "number" }, "currency" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::CurrencyCode > (),
            serde_json::json!({ "description" :
            "ISO 4217 currency code.\n\n`currency` on the wire; optional." })), "type" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CashbackType > (), serde_json::json!({ "description" :
            "How a cashback is counted.\n\n`type` on the wire; optional." })), "value" :
            { "description" :
            "Percent, or an amount of `currency`.\n\n`value` on the wire; optional.",
            "type" : "number" } }, "type" : "object" }
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
            "One journey: a segment, or several with layovers between them.",
            "properties" : { "arrivalTime" : { "description" :
            "At the destination, without offset.\n\n`arrivalTime` on the wire; optional.",
            "pattern" : "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "type" : "string"
            }, "departureTime" : { "description" :
            "At the origin, without offset.\n\n`departureTime` on the wire; optional.",
            "pattern" : "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "type" : "string"
            }, "duration" : { "description" :
            "From first departure to last arrival, layovers included.\n\n`duration` on the wire; optional, in minutes.\n\nNot stated: The unit. Chosen: minutes, as observed.",
            "format" : "int64", "type" : "integer" }, "segments" : { "description" :
            "In the order of the journey.\n\n`segments` on the wire; optional.", "items"
            : wayfare_wire::schema::with(generator.subschema_for:: <
            FlightSegmentReference > (), serde_json::json!({})), "type" : "array" } },
            "type" : "object" }
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
            { "description" : "Points at a segment.", "properties" : {
            "departureDayMismatch" : { "description" :
            "Set where the segment departs on another day than the one before it arrives.\n\n`departureDayMismatch` on the wire; optional.\n\nNot stated: What it means. Chosen: a layover past midnight.",
            "type" : "boolean" }, "id" : wayfare_wire::schema::with(generator
            .subschema_for:: < SegmentId > (), serde_json::json!({ "description" :
            "Key into the response's `segments`.\n\n`id` on the wire; required." })) },
            "required" : ["id"], "type" : "object" }
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
            { "description" : "One flight without a stop.", "properties" : { "airline" :
            wayfare_wire::schema::with(generator.subschema_for:: < AirlineCode > (),
            serde_json::json!({ "description" :
            "Key into the response's `airlines`.\n\n`airline` on the wire; optional."
            })), "arrivalTime" : { "description" :
            "At the destination, without offset.\n\n`arrivalTime` on the wire; optional.",
            "pattern" : "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "type" : "string"
            }, "departureTime" : { "description" :
            "At the origin, without offset.\n\n`departureTime` on the wire; optional.",
            "pattern" : "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "type" : "string"
            }, "destination" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Key into the response's `airports`.\n\n`destination` on the wire; optional."
            })), "duration" : { "description" :
            "Duration.\n\n`duration` on the wire; optional, in minutes.\n\nNot stated: The unit. Chosen: minutes, as observed.",
            "format" : "int64", "type" : "integer" }, "equipmentTypeName" : {
            "description" :
            "The aircraft's type.\n\n`equipmentTypeName` on the wire; optional.", "type"
            : "string" }, "flightNumber" : { "description" :
            "Without the airline's code.\n\n`flightNumber` on the wire; optional.",
            "type" : "string" }, "origin" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::AirportCode > (),
            serde_json::json!({ "description" :
            "Key into the response's `airports`.\n\n`origin` on the wire; optional." })),
            "type" : wayfare_wire::schema::with(generator.subschema_for:: < SegmentType >
            (), serde_json::json!({ "description" :
            "What carries the traveller.\n\n`type` on the wire; optional." })) }, "type"
            : "object" }
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
            { "description" : "An airline.", "properties" : { "airlineFeeUrl" : {
            "description" :
            "The airline's own page on fees.\n\n`airlineFeeUrl` on the wire; optional.",
            "format" : "uri", "type" : "string" }, "baggagePolicies" : { "description" :
            "Baggage policies.\n\n`baggagePolicies` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < BaggagePolicy > (),
            serde_json::json!({})), "type" : "array" }, "displayName" : { "description" :
            "Display name.\n\n`displayName` on the wire; optional.", "type" : "string" },
            "logoUrl" : { "description" :
            "Logo URL.\n\n`logoUrl` on the wire; optional.", "format" : "uri", "type" :
            "string" } }, "type" : "object" }
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
            { "description" : "What an airline says of one type of bag.", "properties" :
            { "bagType" : wayfare_wire::schema::with(generator.subschema_for:: < BagType
            > (), serde_json::json!({ "description" :
            "A type of bag.\n\n`bagType` on the wire; optional." })), "restrictions" : {
            "description" : "Restrictions.\n\n`restrictions` on the wire; optional.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            BagRestriction > (), serde_json::json!({})), "type" : "array" } }, "type" :
            "object" }
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
            { "description" : "One rule for a type of bag.", "properties" : { "code" :
            wayfare_wire::schema::with(generator.subschema_for:: < BagRestrictionCode >
            (), serde_json::json!({ "description" :
            "What a rule for bags is about.\n\n`code` on the wire; optional." })),
            "description" : { "description" :
            "Description.\n\n`description` on the wire; optional.", "type" : "string" }
            }, "type" : "object" }
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
            { "description" : "An airport.", "properties" : { "cityName" : {
            "description" : "City name.\n\n`cityName` on the wire; optional.", "type" :
            "string" }, "displayName" : { "description" :
            "Display name.\n\n`displayName` on the wire; optional.", "type" : "string" }
            }, "type" : "object" }
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
            { "description" : "Who sells.", "properties" : { "displayName" : {
            "description" : "Display name.\n\n`displayName` on the wire; optional.",
            "type" : "string" }, "logoUrls" : wayfare_wire::schema::with(generator
            .subschema_for:: < FlightProviderLogos > (), serde_json::json!({
            "description" :
            "A provider's logo in several shapes.\n\n`logoUrls` on the wire; optional."
            })) }, "type" : "object" }
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
            { "description" : "A provider's logo in several shapes.", "properties" : {
            "horizontalImageUrl" : { "description" :
            "Horizontal image URL.\n\n`horizontalImageUrl` on the wire; optional.",
            "format" : "uri", "type" : "string" }, "imageUrl" : { "description" :
            "Image URL.\n\n`imageUrl` on the wire; optional.", "format" : "uri", "type" :
            "string" }, "wideHorizontalImageUrl" : { "description" :
            "Wide horizontal image URL.\n\n`wideHorizontalImageUrl` on the wire; optional.",
            "format" : "uri", "type" : "string" } }, "type" : "object" }
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
            "Where a journey begins or ends. A metro code stands for its airports.\n\nNot stated: Forms beside the two that were seen, and whether an origin may use nearbyAirports. Chosen: two forms, both for either end.\n\nNot stated: What a code means that is both an airport's and a metro area's. Chosen: the airport. Near a metro area is what lies near any of its airports; upper and lower case are alike.",
            "oneOf" : [{ "description" : "One of these airports.", "properties" : {
            "airports" : { "description" :
            "Airports.\n\n`airports` on the wire; required, at least 1 item, at most `FLIGHT_AIRPORTS` items.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({})), "maxItems" :
            10, "minItems" : 1, "type" : "array" }, "locationType" : { "const" :
            "airports", "type" : "string" } }, "required" : ["locationType", "airports"],
            "type" : "object" }, { "description" : "This airport or one near it.",
            "properties" : { "airport" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::AirportCode > (),
            serde_json::json!({ "description" :
            "IATA code of an airport or metro area, three characters.\n\n`airport` on the wire; required."
            })), "locationType" : { "const" : "nearbyAirports", "type" : "string" } },
            "required" : ["locationType", "airport"], "type" : "object" }] }
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
            { "anyOf" : [{ "enum" : ["exact", "plusminusthree"], "type" : "string" }, {
            "type" : "string" }], "description" : "How far a leg's day may move." }
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
            { "anyOf" : [{ "enum" : ["economy", "premiumEconomy", "business", "first"],
            "type" : "string" }, { "type" : "string" }], "description" :
            "A cabin, as a search asks for it.\n\nNot stated: The whole list. Chosen: the four that integrations know."
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
            { "anyOf" : [{ "enum" : ["ADT", "CHD", "SNR", "STD", "YTH", "INS", "INL"],
            "type" : "string" }, { "type" : "string" }], "description" :
            "A kind of traveller.\n\nNot stated: All but the first three codes. Chosen: the codes that integrations know for the kinds that the response counts."
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
            { "anyOf" : [{ "enum" : ["perPerson", "total"], "type" : "string" }, { "type"
            : "string" }], "description" : "What a price is the price of." }
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
            { "anyOf" : [{ "enum" : ["price", "bestValue", "duration"], "type" : "string"
            }, { "type" : "string" }], "description" : "What results are sorted by." }
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
            { "anyOf" : [{ "enum" : ["regular", "split"], "type" : "string" }, { "type" :
            "string" }], "description" :
            "How an option is booked.\n\nNot stated: The value of split bookings. Chosen: `split`, as integrations show."
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
            { "anyOf" : [{ "enum" : ["economy", "premiumEconomy", "business", "first",
            "mixed"], "type" : "string" }, { "type" : "string" }], "description" :
            "A cabin, as a fare names it.\n\nNot stated: The whole list. Chosen: the search's cabins, and mixed."
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
            { "anyOf" : [{ "enum" : ["wifi", "entertainment", "power", "seat", "food"],
            "type" : "string" }, { "type" : "string" }], "description" :
            "What makes a flight pleasant." }
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
            { "anyOf" : [{ "enum" : ["carryOnBag", "checkedBag", "seatSelection",
            "legroom", "change", "refundable"], "type" : "string" }, { "type" : "string"
            }], "description" : "What a fare family says something about." }
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
            { "anyOf" : [{ "enum" : ["included", "fee", "unavailable", "flexible"],
            "type" : "string" }, { "type" : "string" }], "description" :
            "Whether something is part of the fare." }
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
            { "anyOf" : [{ "enum" : ["direct", "freeCancellation", "instantBook",
            "virtualInterline", "selfTransferProtection"], "type" : "string" }, { "type"
            : "string" }], "description" : "What an option stands out by." }
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
            { "anyOf" : [{ "enum" : ["first", "second"], "type" : "string" }, { "type" :
            "string" }], "description" : "Which of a traveller's bags." }
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
            { "anyOf" : [{ "enum" : ["flight", "train", "bus"], "type" : "string" }, {
            "type" : "string" }], "description" :
            "What carries the traveller.\n\nNot stated: Values beside flight. Chosen: those that integrations know."
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
            { "anyOf" : [{ "enum" : ["personal", "carryOn", "checked"], "type" : "string"
            }, { "type" : "string" }], "description" : "A type of bag." }
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
            { "anyOf" : [{ "enum" : ["dimensions"], "type" : "string" }, { "type" :
            "string" }], "description" : "What a rule for bags is about." }
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
