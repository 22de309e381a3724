// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! From `cars.toml`.

use super::super::cars::*;

impl schemars::JsonSchema for CarSearchRequest {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarSearchRequest".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Body of a poll: the start parameters of a new search, or the id of a running one.\n\nNot stated: What both together mean. Chosen: a 400, since a search is either new or running.",
            "properties" : { "resultParameters" : wayfare_wire::schema::with(generator
            .subschema_for:: < CarResultParameters > (), serde_json::json!({
            "description" :
            "How results are priced, sorted and paged.\n\n`resultParameters` on the wire; optional.\n\nNot stated: What polls without them show. Chosen: what the last poll that had them asked for; those of a poll replace the ones before whole."
            })), "searchId" : { "anyOf" : [wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::SearchId > (), serde_json::json!({
            "description" :
            "The search to poll, as the first answer gave it; null in a start.\n\n`searchId` on the wire; required, may be null."
            })), { "type" : "null" }] }, "searchStartParameters" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarSearchStart > (),
            serde_json::json!({ "description" :
            "Starts a new search. Not needed with a search id.\n\n`searchStartParameters` on the wire; optional."
            })) }, "required" : ["searchId"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarSearchStart {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarSearchStart".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "What a car search asks for.\n\nNot stated: Which times are refused. Chosen: days that are past everywhere on earth, and a dropoff that is not after the pickup.",
            "properties" : { "dropoff" : wayfare_wire::schema::with(generator
            .subschema_for:: < CarDropoff > (), serde_json::json!({ "description" :
            "Where and when the rental ends.\n\n`dropoff` on the wire; required." })),
            "pickup" : wayfare_wire::schema::with(generator.subschema_for:: < CarPickup >
            (), serde_json::json!({ "description" :
            "Where and when the rental begins.\n\n`pickup` on the wire; required." })) },
            "required" : ["pickup", "dropoff"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarPickup {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarPickup".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Where and when the rental begins.", "properties" : {
            "date" : { "description" : "The day.\n\n`date` on the wire; required.",
            "format" : "date", "type" : "string" }, "hour" : { "default" : 0,
            "description" :
            "Hour of the day.\n\n`hour` on the wire; optional, in hours, from 0 to 23, 0 if left out.",
            "format" : "int64", "maximum" : 23, "minimum" : 0, "type" : "integer" },
            "location" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarSearchPlace > (), serde_json::json!({ "description" :
            "Where to look for cars.\n\n`location` on the wire; required." })), "minute"
            : { "default" : 0, "description" :
            "On the hour or half past.\n\n`minute` on the wire; optional, in minutes, one of 0, 30, 0 if left out.",
            "enum" : [0, 30], "format" : "int64", "type" : "integer" } }, "required" :
            ["date", "location"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarDropoff {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarDropoff".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Where and when the rental ends.", "properties" : { "date"
            : { "description" : "The day.\n\n`date` on the wire; required.", "format" :
            "date", "type" : "string" }, "hour" : { "default" : 0, "description" :
            "Hour of the day.\n\n`hour` on the wire; optional, in hours, from 0 to 23, 0 if left out.",
            "format" : "int64", "maximum" : 23, "minimum" : 0, "type" : "integer" },
            "location" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarSearchPlace > (), serde_json::json!({ "description" :
            "Where to look for cars.\n\n`location` on the wire; optional.\n\nNot stated: What leaving it out means. Chosen: return to the pickup place; given, a car may be returned to any place of the agency there."
            })), "minute" : { "default" : 0, "description" :
            "On the hour or half past.\n\n`minute` on the wire; optional, in minutes, one of 0, 30, 0 if left out.",
            "enum" : [0, 30], "format" : "int64", "type" : "integer" } }, "required" :
            ["date"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarResultParameters {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarResultParameters".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "How results are priced, sorted and paged.", "properties" :
            { "currency" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices. Left out: the one of the domain that is called.\n\n`currency` on the wire; optional."
            })), "pageNumber" : { "default" : 0, "description" :
            "Counted from 0.\n\n`pageNumber` on the wire; optional, from 0 to 1000000, 0 if left out.\n\nNot stated: The last page. Chosen: 1,000,000; a page beyond the results is empty.",
            "format" : "int64", "maximum" : 1000000, "minimum" : 0, "type" : "integer" },
            "pageSize" : { "default" : 50, "description" :
            "Page size.\n\n`pageSize` on the wire; optional, from 1 to `CAR_PAGE_SIZE`, `CAR_DEFAULT_PAGE_SIZE` if left out.",
            "format" : "int64", "maximum" : 500, "minimum" : 1, "type" : "integer" },
            "priceMode" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarPriceMode > (), serde_json::json!({ "default" : "perDayTotal",
            "description" :
            "What a price is the price of.\n\n`priceMode` on the wire; optional, `perDayTotal` if left out."
            })), "sort" : wayfare_wire::schema::with(generator.subschema_for:: < CarSort
            > (), serde_json::json!({ "description" :
            "What results are sorted by, ascending.\n\n`sort` on the wire; optional." }))
            }, "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarSort {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarSort".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "What results are sorted by, ascending.", "properties" : {
            "key" : wayfare_wire::schema::with(generator.subschema_for:: < CarSortKey >
            (), serde_json::json!({ "default" : "price", "description" :
            "What results are sorted by.\n\n`key` on the wire; optional, `price` if left out."
            })) }, "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarSearchResponse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarSearchResponse".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "State and results of a car search.\n\nNot stated: How days are counted. Chosen: as agencies do, 24 hours each from pickup, a day begun counting whole.",
            "properties" : { "agencies" : { "additionalProperties" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarAgency > (),
            serde_json::json!({})), "description" :
            "Agencies.\n\n`agencies` on the wire; optional.", "propertyNames" :
            wayfare_wire::schema::with(generator.subschema_for:: < AgencyCode > (),
            serde_json::json!({})), "type" : "object" }, "carLocations" : {
            "additionalProperties" : wayfare_wire::schema::with(generator.subschema_for::
            < CarLocation > (), serde_json::json!({})), "description" :
            "Car locations.\n\n`carLocations` on the wire; optional.", "propertyNames" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarLocationId > (),
            serde_json::json!({})), "type" : "object" }, "cluster" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Cluster > (), serde_json::json!({ "description" :
            "To be passed on with later polls.\n\n`cluster` on the wire; required, tolerated when missing."
            })), "currency" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of every price in the response.\n\n`currency` on the wire; required, tolerated when missing."
            })), "days" : { "description" :
            "Length of the rental.\n\n`days` on the wire; required, tolerated when missing, in days.",
            "format" : "int64", "type" : "integer" }, "pageSize" : { "default" : 500,
            "description" :
            "Page size.\n\n`pageSize` on the wire; required, tolerated when missing, `CAR_RESPONSE_PAGE_SIZE` if left out.",
            "format" : "int64", "type" : "integer" }, "priceMode" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarPriceMode > (),
            serde_json::json!({ "default" : "perDayTotal", "description" :
            "Mode of every option's price. Compare it with the one asked for.\n\n`priceMode` on the wire; required, tolerated when missing, `perDayTotal` if left out."
            })), "providers" : { "additionalProperties" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarProvider > (),
            serde_json::json!({})), "description" :
            "Providers.\n\n`providers` on the wire; optional.", "propertyNames" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarProviderCode > (),
            serde_json::json!({})), "type" : "object" }, "results" : { "description" :
            "One for each car of an agency at a pickup place.\n\n`results` on the wire; required, tolerated when missing.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarSearchResult > (), serde_json::json!({})), "type" : "array" }, "searchId"
            : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::SearchId > (), serde_json::json!({ "description" :
            "Id to poll with.\n\n`searchId` on the wire; required." })), "sort" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarSort > (),
            serde_json::json!({ "description" :
            "What results are sorted by, ascending.\n\n`sort` on the wire; required, tolerated when missing."
            })), "status" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::SearchStatus > (), serde_json::json!({ "description" :
            "How far a polled search (flights, cars) has come.\n\n`status` on the wire; required."
            })), "totalCount" : { "description" :
            "Results in all, on every page.\n\n`totalCount` on the wire; required, tolerated when missing.",
            "format" : "int64", "type" : "integer" } }, "required" : ["searchId",
            "cluster", "status", "results", "sort", "pageSize", "totalCount",
            "priceMode", "currency", "days"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarSearchResult {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarSearchResult".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "One car of an agency at a pickup place, and who sells it.", "properties" : {
            "bookingOptions" : { "description" :
            "A result card may show the first, or any that its own choice prefers.\n\n`bookingOptions` on the wire; required, tolerated when missing.",
            "items" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarBookingOption > (), serde_json::json!({})), "type" : "array" }, "id" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::ResultId > (), serde_json::json!({ "description" :
            "Stays the same from poll to poll.\n\n`id` on the wire; required." })) },
            "required" : ["id", "bookingOptions"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarBookingOption {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarBookingOption".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "One way to book a car.", "properties" : { "agencyCode" :
            wayfare_wire::schema::with(generator.subschema_for:: < AgencyCode > (),
            serde_json::json!({ "description" :
            "Key into the response's `agencies`.\n\n`agencyCode` on the wire; required, tolerated when missing."
            })), "badges" : { "description" :
            "Badges.\n\n`badges` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarBadge > (),
            serde_json::json!({})), "type" : "array" }, "bookingUrl" : { "description" :
            "Where to book: absolute, ready-made, its tokens opaque.\n\n`bookingUrl` on the wire; required, tolerated when missing.",
            "format" : "uri", "type" : "string" }, "car" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarDetail > (),
            serde_json::json!({ "description" :
            "The car.\n\n`car` on the wire; optional." })), "dropoffLocationId" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarLocationId > (),
            serde_json::json!({ "description" :
            "Where the car is not returned to the pickup place.\n\n`dropoffLocationId` on the wire; optional."
            })), "fees" : { "anyOf" : [{ "items" : wayfare_wire::schema::with(generator
            .subschema_for:: < CarFee > (), serde_json::json!({})), "type" : "array" }, {
            "additionalProperties" : { "properties" : { "code" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarFeeCode > (),
            serde_json::json!({ "description" :
            "What a fee is for.\n\n`code` on the wire; required, tolerated when missing."
            })), "isIncludedInTotal" : { "description" :
            "Whether the option's price includes it, even where the amount is not known.\n\n`isIncludedInTotal` on the wire; optional.",
            "type" : "boolean" }, "rate" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::Price > (), serde_json::json!({
            "description" :
            "The amount, where it is known.\n\n`rate` on the wire; optional.\n\nNot stated: Its shape and mode. Chosen: a price, for the whole rental in every mode."
            })) }, "required" : [], "type" : "object" }, "type" : "object" }],
            "description" :
            "What may come on top, such as for young drivers.\n\n`fees` on the wire; optional, as an array, or as an object by `code`.\n\nNot stated: The container of the entries. Chosen: a list is written; a list and a map by code are read."
            }, "isCreditCardRequired" : { "description" :
            "Whether a credit card has to be shown.\n\n`isCreditCardRequired` on the wire; optional.",
            "type" : "boolean" }, "paymentType" : wayfare_wire::schema::with(generator
            .subschema_for:: < CarPaymentType > (), serde_json::json!({ "description" :
            "When a rental is paid.\n\n`paymentType` on the wire; optional." })),
            "pickupLocationId" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarLocationId > (), serde_json::json!({ "description" :
            "Key into the response's `carLocations`.\n\n`pickupLocationId` on the wire; required, tolerated when missing."
            })), "policy" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarPolicy > (), serde_json::json!({ "description" :
            "The conditions of an option.\n\n`policy` on the wire; optional." })),
            "price" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({ "description" :
            "In the response's currency and price mode. A price of -1 stands for no price.\n\n`price` on the wire; optional."
            })), "providerCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarProviderCode > (), serde_json::json!({ "description" :
            "Key into the response's `providers`.\n\n`providerCode` on the wire; required, tolerated when missing."
            })), "rateType" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarRateType > (), serde_json::json!({ "description" :
            "Whom a rate is for.\n\n`rateType` on the wire; optional." })) }, "required"
            : ["providerCode", "agencyCode", "bookingUrl", "pickupLocationId"], "type" :
            "object" }
        )
    }
}

impl schemars::JsonSchema for CarPolicy {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarPolicy".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "The conditions of an option.", "properties" : {
            "cancellation" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarCancellationPolicy > (), serde_json::json!({ "description" :
            "Until when a booking can be cancelled.\n\n`cancellation` on the wire; optional."
            })), "fuel" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarFuelPolicy > (), serde_json::json!({ "description" :
            "How full the tank is at pickup, and has to be on return.\n\n`fuel` on the wire; optional."
            })), "insurance" : { "description" :
            "Insurance.\n\n`insurance` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarInsurancePolicy >
            (), serde_json::json!({})), "type" : "array" }, "mileage" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarMileagePolicy > (),
            serde_json::json!({ "description" :
            "How far the car may be driven.\n\n`mileage` on the wire; optional." })) },
            "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarCancellationPolicy {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarCancellationPolicy".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Until when a booking can be cancelled.", "properties" : {
            "isUnlimited" : { "description" :
            "At any time.\n\n`isUnlimited` on the wire; optional.", "type" : "boolean" },
            "limitHours" : { "description" :
            "Up to so many hours before pickup.\n\n`limitHours` on the wire; optional, in hours.",
            "format" : "int64", "type" : "integer" }, "nonCancellationFee" :
            wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({ "description" :
            "What it costs after that.\n\n`nonCancellationFee` on the wire; optional.\n\nNot stated: Its mode. Chosen: an amount for the whole rental in every mode."
            })) }, "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarMileagePolicy {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarMileagePolicy".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "How far the car may be driven.", "properties" : { "code" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarMileageCode > (),
            serde_json::json!({ "description" :
            "Whether there is a limit to the distance driven.\n\n`code` on the wire; required, tolerated when missing."
            })), "displayName" : { "description" :
            "The same in words, localised.\n\n`displayName` on the wire; optional.",
            "type" : "string" }, "limit" : { "description" :
            "How far, if that is limited.\n\n`limit` on the wire; optional, in km.\n\nNot stated: Unit and period. Chosen: km in the whole rental.",
            "type" : "number" } }, "required" : ["code"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarFuelPolicy {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarFuelPolicy".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "How full the tank is at pickup, and has to be on return.",
            "properties" : { "code" : wayfare_wire::schema::with(generator
            .subschema_for:: < CarFuelPolicyCode > (), serde_json::json!({ "description"
            :
            "How full the tank is at pickup, and has to be on return.\n\n`code` on the wire; required, tolerated when missing."
            })), "description" : { "description" :
            "Localised.\n\n`description` on the wire; optional.", "type" : "string" },
            "displayName" : { "description" :
            "Localised.\n\n`displayName` on the wire; optional.", "type" : "string" } },
            "required" : ["code"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarInsurancePolicy {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarInsurancePolicy".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "An insurance that the rental includes.\n\nNot stated: The mode of its amounts. Chosen: for the whole rental in every mode.",
            "properties" : { "code" : wayfare_wire::schema::with(generator
            .subschema_for:: < CarInsuranceCode > (), serde_json::json!({ "description" :
            "What an insurance covers.\n\n`code` on the wire; required, tolerated when missing."
            })), "deductible" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({ "description" :
            "The part that the driver bears.\n\n`deductible` on the wire; optional." })),
            "isWithDeductible" : { "description" :
            "Whether the driver bears a part.\n\n`isWithDeductible` on the wire; optional.",
            "type" : "boolean" }, "limit" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::Price > (), serde_json::json!({
            "description" : "Most that it pays.\n\n`limit` on the wire; optional." })) },
            "required" : ["code"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarFee {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarFee".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A fee that may come on top.", "properties" : { "code" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarFeeCode > (),
            serde_json::json!({ "description" :
            "What a fee is for.\n\n`code` on the wire; required, tolerated when missing."
            })), "isIncludedInTotal" : { "description" :
            "Whether the option's price includes it, even where the amount is not known.\n\n`isIncludedInTotal` on the wire; optional.",
            "type" : "boolean" }, "rate" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::Price > (), serde_json::json!({
            "description" :
            "The amount, where it is known.\n\n`rate` on the wire; optional.\n\nNot stated: Its shape and mode. Chosen: a price, for the whole rental in every mode."
            })) }, "required" : ["code"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarBadge {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarBadge".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A mark to show on an option.", "properties" : { "code" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarBadgeCode > (),
            serde_json::json!({ "description" :
            "What an option stands out by.\n\n`code` on the wire; required, tolerated when missing."
            })), "displayName" : { "description" :
            "Localised.\n\n`displayName` on the wire; required, tolerated when missing.",
            "type" : "string" } }, "required" : ["code", "displayName"], "type" :
            "object" }
        )
    }
}

impl schemars::JsonSchema for CarDetail {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarDetail".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "The car.", "properties" : { "bags" : { "description" :
            "How many bags it holds.\n\n`bags` on the wire; required, tolerated when missing.",
            "format" : "int64", "type" : "integer" }, "brand" : { "description" :
            "Make and model, or one like it.\n\n`brand` on the wire; required, tolerated when missing.",
            "type" : "string" }, "doors" : wayfare_wire::schema::with(generator
            .subschema_for:: < CarDoors > (), serde_json::json!({ "description" :
            "How many doors, not as a number: some codes stand for either of two.\n\n`doors` on the wire; optional."
            })), "features" : { "description" :
            "Features.\n\n`features` on the wire; optional.", "items" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarFeature > (),
            serde_json::json!({})), "type" : "array" }, "fuel" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarFuel > (),
            serde_json::json!({ "description" :
            "What a car runs on.\n\n`fuel` on the wire; optional." })), "image" : {
            "description" : "A picture.\n\n`image` on the wire; optional.", "format" :
            "uri", "type" : "string" }, "passengers" : { "description" :
            "How many people it seats.\n\n`passengers` on the wire; required, tolerated when missing.",
            "format" : "int64", "type" : "integer" }, "sipp" :
            wayfare_wire::schema::with(generator.subschema_for:: < SippCode > (),
            serde_json::json!({ "description" :
            "SIPP (ACRISS) code of a car: category, type, transmission and drive, fuel and air conditioning, a letter each.\n\n`sipp` on the wire; optional."
            })), "transmission" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarTransmission > (), serde_json::json!({ "description" :
            "Who changes the gears.\n\n`transmission` on the wire; optional." })), "type"
            : wayfare_wire::schema::with(generator.subschema_for:: < CarTypeDetail > (),
            serde_json::json!({ "description" :
            "The class of a car.\n\n`type` on the wire; required, tolerated when missing."
            })) }, "required" : ["type", "brand", "bags", "passengers"], "type" :
            "object" }
        )
    }
}

impl schemars::JsonSchema for CarTypeDetail {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarTypeDetail".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "The class of a car.", "properties" : { "code" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarType > (),
            serde_json::json!({ "description" :
            "The class of a car. In those that begin with special, the size is decided at pickup.\n\n`code` on the wire; required, tolerated when missing."
            })), "displayName" : { "description" :
            "Localised.\n\n`displayName` on the wire; required, tolerated when missing.",
            "type" : "string" }, "groups" : { "description" :
            "Groups.\n\n`groups` on the wire; required, tolerated when missing.", "items"
            : wayfare_wire::schema::with(generator.subschema_for:: < CarTypeGroup > (),
            serde_json::json!({})), "type" : "array" } }, "required" : ["code",
            "displayName", "groups"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarFeature {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarFeature".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Something that a car has.", "properties" : { "code" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarFeatureCode > (),
            serde_json::json!({ "description" :
            "What a car may have.\n\n`code` on the wire; required, tolerated when missing."
            })), "displayName" : { "description" :
            "Localised.\n\n`displayName` on the wire; required, tolerated when missing.",
            "type" : "string" } }, "required" : ["code", "displayName"], "type" :
            "object" }
        )
    }
}

impl schemars::JsonSchema for CarAgency {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarAgency".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Who rents cars out.", "properties" : { "code" :
            wayfare_wire::schema::with(generator.subschema_for:: < AgencyCode > (),
            serde_json::json!({ "description" :
            "Code.\n\n`code` on the wire; required, tolerated when missing." })),
            "displayName" : { "description" :
            "Display name.\n\n`displayName` on the wire; required, tolerated when missing.",
            "type" : "string" }, "logoUrls" : wayfare_wire::schema::with(generator
            .subschema_for:: < CarLogos > (), serde_json::json!({ "description" :
            "A logo in several shapes.\n\n`logoUrls` on the wire; required, tolerated when missing."
            })), "type" : wayfare_wire::schema::with(generator.subschema_for:: <
            AgencyType > (), serde_json::json!({ "description" :
            "To be shown: it says what the renter does not know before booking.\n\n`type` on the wire; required, tolerated when missing."
            })) }, "required" : ["code", "displayName", "logoUrls", "type"], "type" :
            "object" }
        )
    }
}

impl schemars::JsonSchema for CarLogos {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarLogos".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "A logo in several shapes.\n\nNot stated: All fields but one. Chosen: that one, for agencies and providers.",
            "properties" : { "horizontalUrl" : { "description" :
            "Horizontal URL.\n\n`horizontalUrl` on the wire; optional.", "format" :
            "uri", "type" : "string" } }, "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarProvider {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarProvider".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Who sells rentals.", "properties" : { "code" :
            wayfare_wire::schema::with(generator.subschema_for:: < CarProviderCode > (),
            serde_json::json!({ "description" :
            "Code.\n\n`code` on the wire; required, tolerated when missing." })),
            "displayName" : { "description" :
            "Display name.\n\n`displayName` on the wire; required, tolerated when missing.",
            "type" : "string" }, "logoUrls" : wayfare_wire::schema::with(generator
            .subschema_for:: < CarLogos > (), serde_json::json!({ "description" :
            "A logo in several shapes.\n\n`logoUrls` on the wire; required, tolerated when missing."
            })) }, "required" : ["code", "displayName", "logoUrls"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarLocation {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarLocation".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "A place where cars are picked up or returned.",
            "properties" : { "address" : { "description" :
            "Address.\n\n`address` on the wire; optional.", "type" : "string" },
            "airport" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarAirportLocation > (), serde_json::json!({ "description" :
            "At airports.\n\n`airport` on the wire; optional." })), "cityName" : {
            "description" : "City name.\n\n`cityName` on the wire; optional.", "type" :
            "string" }, "coordinates" : wayfare_wire::schema::with(generator
            .subschema_for:: < super::super::common::Coordinates > (),
            serde_json::json!({ "description" :
            "A point on earth (WGS 84).\n\n`coordinates` on the wire; optional." })),
            "countryCode" : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({ "description" :
            "ISO 3166-1 alpha-2 country code.\n\n`countryCode` on the wire; optional."
            })), "displayDistance" : { "description" :
            "How far it is from the place searched, as text.\n\n`displayDistance` on the wire; required, tolerated when missing.",
            "type" : "string" }, "locationId" : wayfare_wire::schema::with(generator
            .subschema_for:: < CarLocationId > (), serde_json::json!({ "description" :
            "Location id.\n\n`locationId` on the wire; required, tolerated when missing."
            })), "locationType" : wayfare_wire::schema::with(generator.subschema_for:: <
            CarLocationType > (), serde_json::json!({ "description" :
            "How to get to a place.\n\n`locationType` on the wire; optional." })) },
            "required" : ["locationId", "displayDistance"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarAirportLocation {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarAirportLocation".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "The airport that a place is at.", "properties" : { "code"
            : wayfare_wire::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "IATA code of an airport or metro area, three characters.\n\n`code` on the wire; required, tolerated when missing."
            })), "countryName" : { "description" :
            "Where the agency is in another country than the place searched.\n\n`countryName` on the wire; optional.",
            "type" : "string" }, "displayName" : { "description" :
            "Display name.\n\n`displayName` on the wire; required, tolerated when missing.",
            "type" : "string" }, "terminalName" : { "description" :
            "Terminal name.\n\n`terminalName` on the wire; optional.", "type" : "string"
            } }, "required" : ["code", "displayName"], "type" : "object" }
        )
    }
}

impl schemars::JsonSchema for CarSearchPlace {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarSearchPlace".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Where to look for cars.\n\nNot stated: Which texts name a city. Chosen: its id of the autocomplete, its name, or its name with region or country after a comma; of several cities with a name the largest. One that is not found is a 400.",
            "oneOf" : [{ "description" : "A city and its airports.", "properties" : {
            "type" : { "const" : "city", "type" : "string" }, "value" : { "description" :
            "The city's id, or free text that names it.\n\n`value` on the wire; required, at least 1 character, at most `CAR_CITY_CHARS` characters.",
            "maxLength" : 200, "minLength" : 1, "type" : "string" } }, "required" :
            ["type", "value"], "type" : "object" }, { "description" :
            "An airport and what is near it.", "properties" : { "type" : { "const" :
            "airport", "type" : "string" }, "value" : { "description" :
            "Its IATA code, three characters.\n\n`value` on the wire; required, at least 3 characters, at most 3 characters.",
            "maxLength" : 3, "minLength" : 3, "type" : "string" } }, "required" :
            ["type", "value"], "type" : "object" }] }
        )
    }
}

impl schemars::JsonSchema for CarPriceMode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarPriceMode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["total", "perDayTotal"], "type" : "string" }, {
            "type" : "string" }], "description" :
            "What a price is the price of.\n\nNot stated: What either means. Chosen: the whole rental, or the whole rental shared out evenly over its days."
            }
        )
    }
}

impl schemars::JsonSchema for CarSortKey {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarSortKey".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["price", "distance"], "type" : "string" }, { "type"
            : "string" }], "description" : "What results are sorted by." }
        )
    }
}

impl schemars::JsonSchema for CarPaymentType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarPaymentType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["payAtPickup", "prepay", "deposit"], "type" :
            "string" }, { "type" : "string" }], "description" : "When a rental is paid."
            }
        )
    }
}

impl schemars::JsonSchema for CarRateType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarRateType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["bestAvailable", "exclusive", "corporate"], "type" :
            "string" }, { "type" : "string" }], "description" : "Whom a rate is for." }
        )
    }
}

impl schemars::JsonSchema for CarMileageCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarMileageCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["limited", "unlimited"], "type" : "string" }, {
            "type" : "string" }], "description" :
            "Whether there is a limit to the distance driven." }
        )
    }
}

impl schemars::JsonSchema for CarFuelPolicyCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarFuelPolicyCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["fullToFull", "fullToEmpty", "halfToHalf",
            "halfToEmpty", "quarterToQuarter", "emptyToEmpty", "sameToSame"], "type" :
            "string" }, { "type" : "string" }], "description" :
            "How full the tank is at pickup, and has to be on return." }
        )
    }
}

impl schemars::JsonSchema for CarInsuranceCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarInsuranceCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["collision", "theft", "thirdParty", "fire",
            "tireGlass"], "type" : "string" }, { "type" : "string" }], "description" :
            "What an insurance covers." }
        )
    }
}

impl schemars::JsonSchema for CarFeeCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarFeeCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["youngDriver", "seniorDriver", "dropOff",
            "afterHours", "deliveryFee", "securityDeposit"], "type" : "string" }, {
            "type" : "string" }], "description" : "What a fee is for." }
        )
    }
}

impl schemars::JsonSchema for CarBadgeCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarBadgeCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["carSharing", "chauffeured", "greatDeal",
            "contactless", "delivery", "electric", "enhancedCleaning", "exclusive",
            "freeAdditionalDriver", "freeCancellation", "hybrid", "publicRate",
            "directBilling", "skipCounter", "earlyCheckin", "discount", "mobileRate"],
            "type" : "string" }, { "type" : "string" }], "description" :
            "What an option stands out by." }
        )
    }
}

impl schemars::JsonSchema for CarType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["mini", "economy", "compact", "intermediate",
            "standard", "fullSize", "premium", "luxury", "special", "specialSedan",
            "oversize", "convertible", "specialConvertible", "fullSizeVan", "minivan",
            "passengerVan", "specialVan", "suv", "compactSuv", "intermediateSuv",
            "standardSuv", "fullSizeSuv", "specialSuv", "luxurySuv", "premiumSuv",
            "pickupTruck", "specialPickupTruck", "commercialTruck", "coupe",
            "luxuryCoupe", "premiumCoupe", "specialCoupe", "miniSpecial",
            "economySpecial", "compactSpecial", "intermediateSpecial", "wagon",
            "economyWagon", "compactWagon", "standardWagon", "intermediateWagon",
            "fullSizeWagon", "luxuryWagon", "premiumWagon", "specialWagon",
            "openAirAllTerrain"], "type" : "string" }, { "type" : "string" }],
            "description" :
            "The class of a car. In those that begin with special, the size is decided at pickup."
            }
        )
    }
}

impl schemars::JsonSchema for CarTypeGroup {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarTypeGroup".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["small", "medium", "large", "suv", "van",
            "pickupTruck", "luxury", "convertible", "commercial"], "type" : "string" }, {
            "type" : "string" }], "description" : "What classes of cars are grouped by."
            }
        )
    }
}

impl schemars::JsonSchema for CarDoors {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarDoors".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["doors1", "doors2", "doors23", "doors24", "doors3",
            "doors4", "doors45", "doors5", "doors6", "doors7"], "type" : "string" }, {
            "type" : "string" }], "description" :
            "How many doors, not as a number: some codes stand for either of two." }
        )
    }
}

impl schemars::JsonSchema for CarTransmission {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarTransmission".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["automatic", "manual"], "type" : "string" }, {
            "type" : "string" }], "description" : "Who changes the gears." }
        )
    }
}

impl schemars::JsonSchema for CarFuel {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarFuel".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["diesel", "petrol", "electric", "ethanol", "hybrid",
            "hydrogen", "lpgCompressed", "multiFuel"], "type" : "string" }, { "type" :
            "string" }], "description" : "What a car runs on." }
        )
    }
}

impl schemars::JsonSchema for CarFeatureCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarFeatureCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["ac", "navigationSystem"], "type" : "string" }, {
            "type" : "string" }], "description" : "What a car may have." }
        )
    }
}

impl schemars::JsonSchema for AgencyType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "AgencyType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["regular", "p2p", "opaque", "delivery",
            "includedDriver"], "type" : "string" }, { "type" : "string" }], "description"
            : "What kind of agency it is." }
        )
    }
}

impl schemars::JsonSchema for CarLocationType {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarLocationType".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "anyOf" : [{ "enum" : ["inTerminal", "shuttle", "nonAirport",
            "checkForDetails", "callForPickup", "opaqueAirport"], "type" : "string" }, {
            "type" : "string" }], "description" : "How to get to a place." }
        )
    }
}

impl schemars::JsonSchema for CarProviderCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarProviderCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Names a provider of cars.", "type" : "string" }
        )
    }
}

impl schemars::JsonSchema for AgencyCode {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "AgencyCode".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Names a rental agency.", "type" : "string" }
        )
    }
}

impl schemars::JsonSchema for CarLocationId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarLocationId".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Names a place where cars are picked up or returned.",
            "type" : "string" }
        )
    }
}
