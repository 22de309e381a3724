// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! From `cars.toml`.

use super::super::cars::*;

impl schemars::JsonSchema for CarPollQuery {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarPollQuery".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" : "Query parameters of a poll.", "type" : "object",
            "properties" : { "cluster" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::Cluster > (), serde_json::json!({
            "description" :
            "The `cluster` of the first response. Omitted in a start request." })) },
            "additionalProperties" : false }
        )
    }
}

impl schemars::JsonSchema for CarSearchRequest {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CarSearchRequest".into()
    }
    #[allow(unused_variables, reason = "a type without references needs no generator")]
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!(
            { "description" :
            "Body of a poll: the start parameters of a new search, or the id of a running search.\n\nAt least one of `searchId`, `searchStartParameters` is required.\n\nNot stated: The meaning of both fields together. Chosen (ours): a 400, because a search is either new or running.",
            "type" : "object", "properties" : { "searchId" : { "description" :
            "The search to poll: the `searchId` of the first response. `null` in a start request.",
            "anyOf" : [specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::SearchId > (), serde_json::json!({})), { "type" :
            "null" }] }, "searchStartParameters" :
            specwright_core::schema::with(generator.subschema_for:: < CarSearchStart >
            (), serde_json::json!({ "description" :
            "Parameters of a new search. Not needed with a search id." })),
            "resultParameters" : specwright_core::schema::with(generator.subschema_for::
            < CarResultParameters > (), serde_json::json!({ "description" :
            "Page, order and currency of the results. A poll may change them, even after the search is complete.\n\nNot stated: The page of a poll without result parameters. Chosen (ours): the page of the last poll that had result parameters; new result parameters replace all previous result parameters.",
            "x-description-unstated" :
            ["The page of a poll without result parameters. Chosen (ours): the page of the last poll that had result parameters; new result parameters replace all previous result parameters."]
            })) }, "additionalProperties" : false, "x-description-rules" : [{ "any_of" :
            ["searchId", "searchStartParameters"] }], "x-description-unstated" :
            ["The meaning of both fields together. Chosen (ours): a 400, because a search is either new or running."]
            }
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
            "Parameters of a new car search.\n\n`pickup` is before `dropoff`, compared by `date`, `hour`, `minute`.\n\nNot stated: The times that are rejected. Chosen (ours): dates that are in the past in every time zone, and a drop-off that is not after the pickup.",
            "type" : "object", "required" : ["pickup", "dropoff"], "properties" : {
            "pickup" : specwright_core::schema::with(generator.subschema_for:: <
            CarPickup > (), serde_json::json!({})), "dropoff" :
            specwright_core::schema::with(generator.subschema_for:: < CarDropoff > (),
            serde_json::json!({})) }, "additionalProperties" : false,
            "x-description-rules" : [{ "before_by" : { "fields" : ["pickup", "dropoff"],
            "by" : ["date", "hour", "minute"] } }], "x-description-limits" : {
            "car_rental_days" : { "value" : 90, "doc" :
            "Maximum rental period, in days.\n\nNot stated: The maximum rental period. Chosen (ours): 90 days."
            } }, "x-description-unstated" :
            ["The times that are rejected. Chosen (ours): dates that are in the past in every time zone, and a drop-off that is not after the pickup."]
            }
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
            { "description" : "Place and time of the start of the rental.", "type" :
            "object", "required" : ["date", "location"], "properties" : { "date" : {
            "description" : "The date.", "type" : "string", "format" : "date" }, "hour" :
            { "description" : "Hour of the day. In hours.", "type" : "integer", "format"
            : "int64", "minimum" : 0, "maximum" : 23, "default" : 0, "x-description-unit"
            : "hours" }, "minute" : { "description" :
            "Minute of the hour: 0 or 30. In minutes.", "type" : "integer", "format" :
            "int64", "enum" : [0, 30], "default" : 0, "x-description-unit" : "minutes" },
            "location" : specwright_core::schema::with(generator.subschema_for:: <
            CarSearchPlace > (), serde_json::json!({})) }, "additionalProperties" : false
            }
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
            { "description" : "Place and time of the end of the rental.", "type" :
            "object", "required" : ["date"], "properties" : { "date" : { "description" :
            "The date.", "type" : "string", "format" : "date" }, "hour" : { "description"
            : "Hour of the day. In hours.", "type" : "integer", "format" : "int64",
            "minimum" : 0, "maximum" : 23, "default" : 0, "x-description-unit" : "hours"
            }, "minute" : { "description" : "Minute of the hour: 0 or 30. In minutes.",
            "type" : "integer", "format" : "int64", "enum" : [0, 30], "default" : 0,
            "x-description-unit" : "minutes" }, "location" :
            specwright_core::schema::with(generator.subschema_for:: < CarSearchPlace >
            (), serde_json::json!({ "description" :
            "Place where the car is returned.\n\nNot stated: The default. Chosen (ours): the pickup place; if a location is given, the car may be returned to any branch of the agency there.",
            "x-description-unstated" :
            ["The default. Chosen (ours): the pickup place; if a location is given, the car may be returned to any branch of the agency there."]
            })) }, "additionalProperties" : false }
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
            { "description" : "Price mode, order, page and currency of the results.",
            "type" : "object", "properties" : { "priceMode" :
            specwright_core::schema::with(generator.subschema_for:: < CarPriceMode > (),
            serde_json::json!({ "default" : "perDayTotal" })), "sort" :
            specwright_core::schema::with(generator.subschema_for:: < CarSort > (),
            serde_json::json!({})), "pageNumber" : { "description" :
            "Index of the page, from 0.\n\nNot stated: The maximum index. Chosen (ours): 1,000,000; a page beyond the results is empty.",
            "type" : "integer", "format" : "int64", "minimum" : 0, "maximum" : 1000000,
            "default" : 0, "x-description-unstated" :
            ["The maximum index. Chosen (ours): 1,000,000; a page beyond the results is empty."]
            }, "pageSize" : { "type" : "integer", "format" : "int64", "minimum" : 1,
            "maximum" : 500, "default" : 50 }, "currency" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices. Default: the currency of the domain in the URL." }))
            }, "additionalProperties" : false }
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
            { "description" : "Sort order of the results, ascending.", "type" : "object",
            "properties" : { "key" : specwright_core::schema::with(generator
            .subschema_for:: < CarSortKey > (), serde_json::json!({ "default" : "price"
            })) } }
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
            "State and results of a car search.\n\nNot stated: The meaning of a response without `searchId` or `status`. Chosen (ours): clients continue to poll with the last known id, and a response without `status` is not final.\n\nNot stated: The meaning of a response without `results`. Chosen (ours): before the search is complete, no results yet; a complete response without `results` does not match the description.\n\nNot stated: The count of days. Chosen (ours): 24-hour periods from pickup, as agencies count; each started period counts as a full day.",
            "type" : "object", "required" : ["searchId", "cluster", "status", "results",
            "sort", "pageSize", "totalCount", "priceMode", "currency", "days"],
            "properties" : { "searchId" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::SearchId > (), serde_json::json!({
            "description" : "Id of the search, for later polls. Tolerated when missing.",
            "x-description-expected" : true })), "cluster" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Cluster > (), serde_json::json!({ "description" :
            "Cluster to send with later polls. Tolerated when missing.",
            "x-description-expected" : true })), "status" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::SearchStatus > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "results" : {
            "description" :
            "The results of this page: one result for each car of an agency at a pickup place. Tolerated when missing.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < CarSearchResult > (), serde_json::json!({})),
            "x-description-expected" : true }, "sort" :
            specwright_core::schema::with(generator.subschema_for:: < CarSort > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "pageSize" : { "description" :
            "Tolerated when missing.", "type" : "integer", "format" : "int64", "default"
            : 500, "x-description-expected" : true }, "totalCount" : { "description" :
            "Number of results on all pages. Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true }, "priceMode"
            : specwright_core::schema::with(generator.subschema_for:: < CarPriceMode >
            (), serde_json::json!({ "description" :
            "Price mode of all options. Compare it with the requested mode. Tolerated when missing.",
            "default" : "perDayTotal", "x-description-expected" : true })), "agencies" :
            { "type" : "object", "propertyNames" :
            specwright_core::schema::with(generator.subschema_for:: < AgencyCode > (),
            serde_json::json!({})), "additionalProperties" :
            specwright_core::schema::with(generator.subschema_for:: < CarAgency > (),
            serde_json::json!({})) }, "providers" : { "type" : "object", "propertyNames"
            : specwright_core::schema::with(generator.subschema_for:: < CarProviderCode >
            (), serde_json::json!({})), "additionalProperties" :
            specwright_core::schema::with(generator.subschema_for:: < CarProvider > (),
            serde_json::json!({})) }, "carLocations" : { "type" : "object",
            "propertyNames" : specwright_core::schema::with(generator.subschema_for:: <
            CarLocationId > (), serde_json::json!({})), "additionalProperties" :
            specwright_core::schema::with(generator.subschema_for:: < CarLocation > (),
            serde_json::json!({})) }, "currency" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CurrencyCode > (), serde_json::json!({ "description" :
            "Currency of all prices in the response. Tolerated when missing.",
            "x-description-expected" : true })), "days" : { "description" :
            "Length of the rental. In days. Tolerated when missing.", "type" : "integer",
            "format" : "int64", "x-description-unit" : "days", "x-description-expected" :
            true } }, "x-description-unstated" :
            ["The meaning of a response without `searchId` or `status`. Chosen (ours): clients continue to poll with the last known id, and a response without `status` is not final.",
            "The meaning of a response without `results`. Chosen (ours): before the search is complete, no results yet; a complete response without `results` does not match the description.",
            "The count of days. Chosen (ours): 24-hour periods from pickup, as agencies count; each started period counts as a full day."]
            }
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
            "One car of an agency at a pickup place, with its booking options.", "type" :
            "object", "required" : ["id", "bookingOptions"], "properties" : { "id" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::ResultId > (), serde_json::json!({ "description" :
            "Id of the result; stable across polls." })), "bookingOptions" : {
            "description" :
            "The booking options of the car. A result card may show the first option or any other option. Tolerated when missing.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < CarBookingOption > (), serde_json::json!({})),
            "x-description-expected" : true } } }
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
            { "description" : "A booking option of a car.", "type" : "object", "required"
            : ["providerCode", "agencyCode", "bookingUrl", "pickupLocationId"],
            "properties" : { "providerCode" : specwright_core::schema::with(generator
            .subschema_for:: < CarProviderCode > (), serde_json::json!({ "description" :
            "Key into the response's `providers`. Tolerated when missing.",
            "x-description-ref" : "providers", "x-description-expected" : true })),
            "agencyCode" : specwright_core::schema::with(generator.subschema_for:: <
            AgencyCode > (), serde_json::json!({ "description" :
            "Key into the response's `agencies`. Tolerated when missing.",
            "x-description-ref" : "agencies", "x-description-expected" : true })),
            "bookingUrl" : { "description" :
            "Absolute booking URL, ready to use. The tokens in the URL are opaque. Tolerated when missing.\n\nNot stated: The format of the URL. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`; `p` is the affiliate's own label for the click, empty until the affiliate sets it.",
            "type" : "string", "format" : "uri", "x-description-expected" : true,
            "x-description-unstated" :
            ["The format of the URL. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`; `p` is the affiliate's own label for the click, empty until the affiliate sets it."]
            }, "pickupLocationId" : specwright_core::schema::with(generator
            .subschema_for:: < CarLocationId > (), serde_json::json!({ "description" :
            "Key into the response's `carLocations`. Tolerated when missing.",
            "x-description-ref" : "carLocations", "x-description-expected" : true })),
            "dropoffLocationId" : specwright_core::schema::with(generator.subschema_for::
            < CarLocationId > (), serde_json::json!({ "description" :
            "Key into the response's `carLocations`. Set if the car is not returned to the pickup place.",
            "x-description-ref" : "carLocations" })), "policy" :
            specwright_core::schema::with(generator.subschema_for:: < CarPolicy > (),
            serde_json::json!({})), "fees" : { "description" :
            "Fees that may be added, such as fees for young drivers.\n\nNot stated: The container of the entries. Chosen (ours): the service sends a list; clients accept a list, or a map with codes as keys.",
            "type" : "array", "items" : specwright_core::schema::with(generator
            .subschema_for:: < CarFee > (), serde_json::json!({})),
            "x-description-entries" : "code", "x-description-unstated" :
            ["The container of the entries. Chosen (ours): the service sends a list; clients accept a list, or a map with codes as keys."]
            }, "isCreditCardRequired" : { "description" :
            "`true` if the renter must present a credit card.", "type" : "boolean" },
            "car" : specwright_core::schema::with(generator.subschema_for:: < CarDetail >
            (), serde_json::json!({})), "price" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::Price > (), serde_json::json!({
            "description" :
            "Price of the option, in the response's currency and price mode; -1 means no price."
            })), "paymentType" : specwright_core::schema::with(generator.subschema_for::
            < CarPaymentType > (), serde_json::json!({})), "rateType" :
            specwright_core::schema::with(generator.subschema_for:: < CarRateType > (),
            serde_json::json!({})), "badges" : { "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < CarBadge > (),
            serde_json::json!({})) } } }
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
            { "description" : "The conditions of an option.", "type" : "object",
            "properties" : { "cancellation" : specwright_core::schema::with(generator
            .subschema_for:: < CarCancellationPolicy > (), serde_json::json!({})),
            "mileage" : specwright_core::schema::with(generator.subschema_for:: <
            CarMileagePolicy > (), serde_json::json!({})), "fuel" :
            specwright_core::schema::with(generator.subschema_for:: < CarFuelPolicy > (),
            serde_json::json!({})), "insurance" : { "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < CarInsurancePolicy
            > (), serde_json::json!({})) } } }
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
            { "description" : "Cancellation terms.", "type" : "object", "properties" : {
            "isUnlimited" : { "description" :
            "`true` if the booking can be cancelled at any time.", "type" : "boolean" },
            "limitHours" : { "description" :
            "Deadline for free cancellation, in hours before pickup. In hours.", "type" :
            "integer", "format" : "int64", "x-description-unit" : "hours" },
            "nonCancellationFee" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::Price > (), serde_json::json!({
            "description" :
            "Fee for a cancellation after the deadline.\n\nNot stated: The price mode of the fee. Chosen (ours): an amount for the whole rental in every mode.",
            "x-description-unstated" :
            ["The price mode of the fee. Chosen (ours): an amount for the whole rental in every mode."]
            })) } }
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
            { "description" : "Distance limit of the rental.", "type" : "object",
            "required" : ["code"], "properties" : { "code" :
            specwright_core::schema::with(generator.subschema_for:: < CarMileageCode >
            (), serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "limit" : { "description" :
            "Maximum distance, if limited. In km.\n\nNot stated: Unit and period. Chosen (ours): km for the whole rental.",
            "type" : "number", "format" : "double", "x-description-unit" : "km",
            "x-description-unstated" :
            ["Unit and period. Chosen (ours): km for the whole rental."] }, "displayName"
            : { "description" : "Name of the policy, localised.", "type" : "string" } } }
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
            { "description" : "Fuel level at pickup, and the level required on return.",
            "type" : "object", "required" : ["code"], "properties" : { "code" :
            specwright_core::schema::with(generator.subschema_for:: < CarFuelPolicyCode >
            (), serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "displayName" : { "description" :
            "Name of the policy, localised.", "type" : "string" }, "description" : {
            "description" : "Description of the policy, localised.", "type" : "string" }
            } }
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
            "An insurance policy that the rental includes.\n\nNot stated: The price mode of the amounts. Chosen (ours): amounts for the whole rental in every mode.",
            "type" : "object", "required" : ["code"], "properties" : { "code" :
            specwright_core::schema::with(generator.subschema_for:: < CarInsuranceCode >
            (), serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "limit" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({ "description" :
            "Maximum amount that the insurance pays." })), "isWithDeductible" : {
            "description" : "`true` if the driver pays part of the cost of damage.",
            "type" : "boolean" }, "deductible" : specwright_core::schema::with(generator
            .subschema_for:: < super::super::common::Price > (), serde_json::json!({
            "description" :
            "Excess: the maximum amount that the driver pays for damage covered by the insurance."
            })) }, "x-description-unstated" :
            ["The price mode of the amounts. Chosen (ours): amounts for the whole rental in every mode."]
            }
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
            { "description" : "A fee that may be added.", "type" : "object", "required" :
            ["code"], "properties" : { "code" : specwright_core::schema::with(generator
            .subschema_for:: < CarFeeCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "rate" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Price > (), serde_json::json!({ "description" :
            "Amount of the fee, if known.\n\nNot stated: The shape and the price mode of the rate. Chosen (ours): a price, for the whole rental in every mode.",
            "x-description-unstated" :
            ["The shape and the price mode of the rate. Chosen (ours): a price, for the whole rental in every mode."]
            })), "isIncludedInTotal" : { "description" :
            "`true` if the option's price includes the fee, even if its amount is unknown.",
            "type" : "boolean" } } }
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
            { "description" : "A badge to show on an option.", "type" : "object",
            "required" : ["code", "displayName"], "properties" : { "code" :
            specwright_core::schema::with(generator.subschema_for:: < CarBadgeCode > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "displayName" : { "description" :
            "Text of the badge, localised. Tolerated when missing.", "type" : "string",
            "x-description-expected" : true } } }
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
            { "description" : "The car.", "type" : "object", "required" : ["type",
            "brand", "bags", "passengers"], "properties" : { "image" : { "description" :
            "URL of a picture of the car.", "type" : "string", "format" : "uri" }, "type"
            : specwright_core::schema::with(generator.subschema_for:: < CarTypeDetail >
            (), serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "brand" : { "description" :
            "Make and model of the car, or of a similar car. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "bags" : {
            "description" :
            "Number of bags that fit in the car. Tolerated when missing.", "type" :
            "integer", "format" : "int64", "x-description-expected" : true },
            "passengers" : { "description" : "Number of seats. Tolerated when missing.",
            "type" : "integer", "format" : "int64", "x-description-expected" : true },
            "doors" : specwright_core::schema::with(generator.subschema_for:: < CarDoors
            > (), serde_json::json!({})), "transmission" :
            specwright_core::schema::with(generator.subschema_for:: < CarTransmission >
            (), serde_json::json!({})), "fuel" : specwright_core::schema::with(generator
            .subschema_for:: < CarFuel > (), serde_json::json!({})), "sipp" :
            specwright_core::schema::with(generator.subschema_for:: < SippCode > (),
            serde_json::json!({})), "features" : { "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < CarFeature > (),
            serde_json::json!({})) } } }
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
            { "description" :
            "The class of a car.\n\nNot stated: The optional fields. Chosen (ours): no field is optional, but clients accept responses with missing fields.",
            "type" : "object", "required" : ["code", "displayName", "groups"],
            "properties" : { "code" : specwright_core::schema::with(generator
            .subschema_for:: < CarType > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "displayName"
            : { "description" : "Name of the class, localised. Tolerated when missing.",
            "type" : "string", "x-description-expected" : true }, "groups" : {
            "description" : "Tolerated when missing.", "type" : "array", "items" :
            specwright_core::schema::with(generator.subschema_for:: < CarTypeGroup > (),
            serde_json::json!({})), "x-description-expected" : true } },
            "x-description-unstated" :
            ["The optional fields. Chosen (ours): no field is optional, but clients accept responses with missing fields."]
            }
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
            { "description" :
            "A feature of a car.\n\nNot stated: The optional fields. Chosen (ours): no field is optional, but clients accept responses with missing fields.",
            "type" : "object", "required" : ["code", "displayName"], "properties" : {
            "code" : specwright_core::schema::with(generator.subschema_for:: <
            CarFeatureCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "displayName"
            : { "description" :
            "Name of the feature, localised. Tolerated when missing.", "type" : "string",
            "x-description-expected" : true } }, "x-description-unstated" :
            ["The optional fields. Chosen (ours): no field is optional, but clients accept responses with missing fields."]
            }
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
            { "description" : "A rental agency.", "type" : "object", "required" :
            ["code", "displayName", "logoUrls", "type"], "properties" : { "code" :
            specwright_core::schema::with(generator.subschema_for:: < AgencyCode > (),
            serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "displayName" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            }, "logoUrls" : specwright_core::schema::with(generator.subschema_for:: <
            CarLogos > (), serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "type" :
            specwright_core::schema::with(generator.subschema_for:: < AgencyType > (),
            serde_json::json!({ "description" :
            "Type of the agency. Show it to renters, because it determines which details are disclosed only after booking. Tolerated when missing.",
            "x-description-expected" : true })) } }
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
            "A logo in several shapes.\n\nNot stated: All fields but one. Chosen (ours): only `horizontalUrl`, for agencies and providers.",
            "type" : "object", "properties" : { "horizontalUrl" : { "type" : "string",
            "format" : "uri" } }, "x-description-unstated" :
            ["All fields but one. Chosen (ours): only `horizontalUrl`, for agencies and providers."]
            }
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
            { "description" : "A provider of car rentals.", "type" : "object", "required"
            : ["code", "displayName", "logoUrls"], "properties" : { "code" :
            specwright_core::schema::with(generator.subschema_for:: < CarProviderCode >
            (), serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "displayName" : { "description" :
            "Tolerated when missing.", "type" : "string", "x-description-expected" : true
            }, "logoUrls" : specwright_core::schema::with(generator.subschema_for:: <
            CarLogos > (), serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })) } }
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
            { "description" : "A pickup or drop-off location.", "type" : "object",
            "required" : ["locationId", "displayDistance"], "properties" : { "locationId"
            : specwright_core::schema::with(generator.subschema_for:: < CarLocationId >
            (), serde_json::json!({ "description" : "Tolerated when missing.",
            "x-description-expected" : true })), "displayDistance" : { "description" :
            "Distance from the searched place, as text. Tolerated when missing.", "type"
            : "string", "x-description-expected" : true }, "coordinates" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::Coordinates > (), serde_json::json!({})), "airport" :
            specwright_core::schema::with(generator.subschema_for:: < CarAirportLocation
            > (), serde_json::json!({ "description" :
            "The airport of the location. Set only for locations at airports." })),
            "address" : { "type" : "string" }, "locationType" :
            specwright_core::schema::with(generator.subschema_for:: < CarLocationType >
            (), serde_json::json!({})), "cityName" : { "type" : "string" }, "countryCode"
            : specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::CountryCode > (), serde_json::json!({})) } }
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
            { "description" : "The airport of a location.", "type" : "object", "required"
            : ["code", "displayName"], "properties" : { "code" :
            specwright_core::schema::with(generator.subschema_for:: <
            super::super::common::AirportCode > (), serde_json::json!({ "description" :
            "Tolerated when missing.", "x-description-expected" : true })), "displayName"
            : { "description" : "Tolerated when missing.", "type" : "string",
            "x-description-expected" : true }, "terminalName" : { "type" : "string" },
            "countryName" : { "description" :
            "Name of the country. Set if the agency is in a different country from the searched place.",
            "type" : "string" } } }
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
            "A place to search for cars.\n\nNot stated: The accepted values for a city. Chosen (ours): its id from the autocomplete, its name, or its name with the region or country after a comma. If several cities share a name, the largest city is used. An unknown city returns 400.",
            "oneOf" : [{ "description" : "A city and its airports.", "type" : "object",
            "required" : ["type", "value"], "properties" : { "type" : { "type" :
            "string", "const" : "city" }, "value" : { "description" :
            "The city's id as text, such as a `cityId` from the autocomplete, or the city's name as free text.",
            "type" : "string", "minLength" : 1, "maxLength" : 200 } },
            "additionalProperties" : false }, { "description" :
            "An airport and its surroundings.", "type" : "object", "required" : ["type",
            "value"], "properties" : { "type" : { "type" : "string", "const" : "airport"
            }, "value" : { "description" : "The airport's IATA code, three characters.",
            "type" : "string", "minLength" : 3, "maxLength" : 3 } },
            "additionalProperties" : false }], "x-description-limits" : {
            "car_location_km" : { "value" : 40, "doc" :
            "Maximum distance between a pickup or drop-off location and the searched city or airport, in km.\n\nNot stated: The search radius. Chosen (ours): 40 km."
            } }, "x-description-unstated" :
            ["The accepted values for a city. Chosen (ours): its id from the autocomplete, its name, or its name with the region or country after a comma. If several cities share a name, the largest city is used. An unknown city returns 400."]
            }
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
            { "description" :
            "The period that a price covers.\n\nValues; later versions may add others:\n\n* `total`: The whole rental.\n* `perDayTotal`: One day of the rental, including all charges.\n\nNot stated: The meaning of the modes. Chosen (ours): the price of the whole rental, or the price of the whole rental divided by the number of days.",
            "type" : "string", "examples" : ["total"], "x-extensible-enum" : ["total",
            "perDayTotal"], "x-description-values" : [{ "value" : "total", "doc" :
            "The whole rental." }, { "value" : "perDayTotal", "doc" :
            "One day of the rental, including all charges." }], "x-description-unstated"
            :
            ["The meaning of the modes. Chosen (ours): the price of the whole rental, or the price of the whole rental divided by the number of days."]
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
            { "description" :
            "Sort key for the results.\n\nValues; later versions may add others:\n\n* `price`: Price of the cheapest option.\n* `distance`: Distance of the pickup place from the searched place.",
            "type" : "string", "examples" : ["price"], "x-extensible-enum" : ["price",
            "distance"], "x-description-values" : [{ "value" : "price", "doc" :
            "Price of the cheapest option." }, { "value" : "distance", "doc" :
            "Distance of the pickup place from the searched place." }] }
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
            { "description" :
            "Time of payment.\n\nValues; later versions may add others:\n\n* `payAtPickup`: At pickup.\n* `prepay`: At booking.\n* `deposit`: Partly at booking, the rest at pickup.",
            "type" : "string", "examples" : ["payAtPickup"], "x-extensible-enum" :
            ["payAtPickup", "prepay", "deposit"], "x-description-values" : [{ "value" :
            "payAtPickup", "doc" : "At pickup." }, { "value" : "prepay", "doc" :
            "At booking." }, { "value" : "deposit", "doc" :
            "Partly at booking, the rest at pickup." }] }
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
            { "description" :
            "Eligibility for a rate.\n\nValues; later versions may add others:\n\n* `bestAvailable`: Open to all.\n* `exclusive`: Available only on the website that shows the rate.\n* `corporate`: For employees of a company.",
            "type" : "string", "examples" : ["bestAvailable"], "x-extensible-enum" :
            ["bestAvailable", "exclusive", "corporate"], "x-description-values" : [{
            "value" : "bestAvailable", "doc" : "Open to all." }, { "value" : "exclusive",
            "doc" : "Available only on the website that shows the rate." }, { "value" :
            "corporate", "doc" : "For employees of a company." }] }
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
            { "description" :
            "Mileage policy: limited or unlimited.\n\nValues; later versions may add others:\n\n* `limited`\n* `unlimited`",
            "type" : "string", "examples" : ["limited"], "x-extensible-enum" :
            ["limited", "unlimited"] }
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
            { "description" :
            "Fuel level at pickup, and the level required on return.\n\nValues; later versions may add others:\n\n* `fullToFull`\n* `fullToEmpty`\n* `halfToHalf`\n* `halfToEmpty`\n* `quarterToQuarter`\n* `emptyToEmpty`\n* `sameToSame`",
            "type" : "string", "examples" : ["fullToFull"], "x-extensible-enum" :
            ["fullToFull", "fullToEmpty", "halfToHalf", "halfToEmpty",
            "quarterToQuarter", "emptyToEmpty", "sameToSame"] }
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
            { "description" :
            "Type of damage covered by an insurance policy.\n\nValues; later versions may add others:\n\n* `collision`\n* `theft`\n* `thirdParty`\n* `fire`\n* `tireGlass`",
            "type" : "string", "examples" : ["collision"], "x-extensible-enum" :
            ["collision", "theft", "thirdParty", "fire", "tireGlass"] }
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
            { "description" :
            "Reason for a fee.\n\nValues; later versions may add others:\n\n* `youngDriver`\n* `seniorDriver`\n* `dropOff`\n* `afterHours`\n* `deliveryFee`\n* `securityDeposit`",
            "type" : "string", "examples" : ["youngDriver"], "x-extensible-enum" :
            ["youngDriver", "seniorDriver", "dropOff", "afterHours", "deliveryFee",
            "securityDeposit"] }
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
            { "description" :
            "Badge type.\n\nValues; later versions may add others:\n\n* `carSharing`\n* `chauffeured`\n* `greatDeal`\n* `contactless`\n* `delivery`\n* `electric`\n* `enhancedCleaning`\n* `exclusive`\n* `freeAdditionalDriver`\n* `freeCancellation`\n* `hybrid`\n* `publicRate`\n* `directBilling`\n* `skipCounter`\n* `earlyCheckin`\n* `discount`\n* `mobileRate`",
            "type" : "string", "examples" : ["carSharing"], "x-extensible-enum" :
            ["carSharing", "chauffeured", "greatDeal", "contactless", "delivery",
            "electric", "enhancedCleaning", "exclusive", "freeAdditionalDriver",
            "freeCancellation", "hybrid", "publicRate", "directBilling", "skipCounter",
            "earlyCheckin", "discount", "mobileRate"] }
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
            { "description" :
            "The class of a car. The size of a special class is decided at pickup.\n\nValues; later versions may add others:\n\n* `mini`\n* `economy`\n* `compact`\n* `intermediate`\n* `standard`\n* `fullSize`\n* `premium`\n* `luxury`\n* `special`\n* `specialSedan`\n* `oversize`\n* `convertible`\n* `specialConvertible`\n* `fullSizeVan`\n* `minivan`\n* `passengerVan`\n* `specialVan`\n* `suv`\n* `compactSuv`\n* `intermediateSuv`\n* `standardSuv`\n* `fullSizeSuv`\n* `specialSuv`\n* `luxurySuv`\n* `premiumSuv`\n* `pickupTruck`\n* `specialPickupTruck`\n* `commercialTruck`\n* `coupe`\n* `luxuryCoupe`\n* `premiumCoupe`\n* `specialCoupe`\n* `miniSpecial`\n* `economySpecial`\n* `compactSpecial`\n* `intermediateSpecial`\n* `wagon`\n* `economyWagon`\n* `compactWagon`\n* `standardWagon`\n* `intermediateWagon`\n* `fullSizeWagon`\n* `luxuryWagon`\n* `premiumWagon`\n* `specialWagon`\n* `openAirAllTerrain`",
            "type" : "string", "examples" : ["mini"], "x-extensible-enum" :
            vec![serde_json::json!("mini"), serde_json::json!("economy"),
            serde_json::json!("compact"), serde_json::json!("intermediate"),
            serde_json::json!("standard"), serde_json::json!("fullSize"),
            serde_json::json!("premium"), serde_json::json!("luxury"),
            serde_json::json!("special"), serde_json::json!("specialSedan"),
            serde_json::json!("oversize"), serde_json::json!("convertible"),
            serde_json::json!("specialConvertible"), serde_json::json!("fullSizeVan"),
            serde_json::json!("minivan"), serde_json::json!("passengerVan"),
            serde_json::json!("specialVan"), serde_json::json!("suv"),
            serde_json::json!("compactSuv"), serde_json::json!("intermediateSuv"),
            serde_json::json!("standardSuv"), serde_json::json!("fullSizeSuv"),
            serde_json::json!("specialSuv"), serde_json::json!("luxurySuv"),
            serde_json::json!("premiumSuv"), serde_json::json!("pickupTruck"),
            serde_json::json!("specialPickupTruck"),
            serde_json::json!("commercialTruck"), serde_json::json!("coupe"),
            serde_json::json!("luxuryCoupe"), serde_json::json!("premiumCoupe"),
            serde_json::json!("specialCoupe"), serde_json::json!("miniSpecial"),
            serde_json::json!("economySpecial"), serde_json::json!("compactSpecial"),
            serde_json::json!("intermediateSpecial"), serde_json::json!("wagon"),
            serde_json::json!("economyWagon"), serde_json::json!("compactWagon"),
            serde_json::json!("standardWagon"), serde_json::json!("intermediateWagon"),
            serde_json::json!("fullSizeWagon"), serde_json::json!("luxuryWagon"),
            serde_json::json!("premiumWagon"), serde_json::json!("specialWagon"),
            serde_json::json!("openAirAllTerrain")] }
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
            { "description" :
            "A group of car classes.\n\nValues; later versions may add others:\n\n* `small`\n* `medium`\n* `large`\n* `suv`\n* `van`\n* `pickupTruck`\n* `luxury`\n* `convertible`\n* `commercial`",
            "type" : "string", "examples" : ["small"], "x-extensible-enum" : ["small",
            "medium", "large", "suv", "van", "pickupTruck", "luxury", "convertible",
            "commercial"] }
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
            { "description" :
            "Number of doors, as a code; some codes mean either of two numbers.\n\nValues; later versions may add others:\n\n* `doors1`: One.\n* `doors2`: Two.\n* `doors23`: Two or three.\n* `doors24`: Two or four.\n* `doors3`: Three.\n* `doors4`: Four.\n* `doors45`: Four or five.\n* `doors5`: Five.\n* `doors6`: Six.\n* `doors7`: Seven.",
            "type" : "string", "examples" : ["doors1"], "x-extensible-enum" : ["doors1",
            "doors2", "doors23", "doors24", "doors3", "doors4", "doors45", "doors5",
            "doors6", "doors7"], "x-description-values" : [{ "value" : "doors1", "doc" :
            "One." }, { "value" : "doors2", "doc" : "Two." }, { "value" : "doors23",
            "doc" : "Two or three." }, { "value" : "doors24", "doc" : "Two or four." }, {
            "value" : "doors3", "doc" : "Three." }, { "value" : "doors4", "doc" : "Four."
            }, { "value" : "doors45", "doc" : "Four or five." }, { "value" : "doors5",
            "doc" : "Five." }, { "value" : "doors6", "doc" : "Six." }, { "value" :
            "doors7", "doc" : "Seven." }] }
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
            { "description" :
            "Transmission of a car.\n\nValues; later versions may add others:\n\n* `automatic`\n* `manual`",
            "type" : "string", "examples" : ["automatic"], "x-extensible-enum" :
            ["automatic", "manual"] }
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
            { "description" :
            "Fuel type of a car.\n\nValues; later versions may add others:\n\n* `diesel`\n* `petrol`\n* `electric`\n* `ethanol`\n* `hybrid`\n* `hydrogen`\n* `lpgCompressed`\n* `multiFuel`",
            "type" : "string", "examples" : ["diesel"], "x-extensible-enum" : ["diesel",
            "petrol", "electric", "ethanol", "hybrid", "hydrogen", "lpgCompressed",
            "multiFuel"] }
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
            { "description" :
            "Type of car feature.\n\nValues; later versions may add others:\n\n* `ac`: Air conditioning.\n* `navigationSystem`: A navigation system.",
            "type" : "string", "examples" : ["ac"], "x-extensible-enum" : ["ac",
            "navigationSystem"], "x-description-values" : [{ "value" : "ac", "doc" :
            "Air conditioning." }, { "value" : "navigationSystem", "doc" :
            "A navigation system." }] }
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
            { "description" :
            "Type of rental agency.\n\nValues; later versions may add others:\n\n* `regular`: A rental agency with rental counters.\n* `p2p`: Peer to peer: a private owner. The exact pickup place may be disclosed only after booking.\n* `opaque`: An agency whose name is disclosed only after booking.\n* `delivery`: The car is delivered to a place that the renter specifies.\n* `includedDriver`: The car comes with a driver.",
            "type" : "string", "examples" : ["regular"], "x-extensible-enum" :
            ["regular", "p2p", "opaque", "delivery", "includedDriver"],
            "x-description-values" : [{ "value" : "regular", "doc" :
            "A rental agency with rental counters." }, { "value" : "p2p", "doc" :
            "Peer to peer: a private owner. The exact pickup place may be disclosed only after booking."
            }, { "value" : "opaque", "doc" :
            "An agency whose name is disclosed only after booking." }, { "value" :
            "delivery", "doc" :
            "The car is delivered to a place that the renter specifies." }, { "value" :
            "includedDriver", "doc" : "The car comes with a driver." }] }
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
            { "description" :
            "Position of a location, or the way to reach it.\n\nValues; later versions may add others:\n\n* `inTerminal`: In the airport terminal.\n* `shuttle`: By shuttle from the airport.\n* `nonAirport`: Not at an airport.\n* `checkForDetails`: As stated in the booking details.\n* `callForPickup`: The agency picks up renters who call.\n* `opaqueAirport`: At the airport; the exact place is disclosed only after booking.",
            "type" : "string", "examples" : ["inTerminal"], "x-extensible-enum" :
            ["inTerminal", "shuttle", "nonAirport", "checkForDetails", "callForPickup",
            "opaqueAirport"], "x-description-values" : [{ "value" : "inTerminal", "doc" :
            "In the airport terminal." }, { "value" : "shuttle", "doc" :
            "By shuttle from the airport." }, { "value" : "nonAirport", "doc" :
            "Not at an airport." }, { "value" : "checkForDetails", "doc" :
            "As stated in the booking details." }, { "value" : "callForPickup", "doc" :
            "The agency picks up renters who call." }, { "value" : "opaqueAirport", "doc"
            : "At the airport; the exact place is disclosed only after booking." }] }
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
            { "description" : "Code of a car provider.", "type" : "string" }
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
            { "description" : "Code of a rental agency.", "type" : "string" }
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
            { "description" : "Id of a pickup or drop-off location.", "type" : "string" }
        )
    }
}
