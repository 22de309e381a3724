// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! Car search: one endpoint starts and polls searches.
//!
//! From `cars.toml`.
//!
//! # Operations
//!
//! * `POST /i/api/affiliate/search/car/v1/poll`: query [`CarPollQuery`], body [`CarSearchRequest`], response [`CarSearchResponse`]
//!
//! # Types
//!
//! * Requests: [`CarPollQuery`], [`CarSearchRequest`], [`CarSearchStart`], [`CarPickup`], [`CarDropoff`], [`CarResultParameters`], [`CarSearchPlace`]
//! * Responses: [`CarSearchResponse`], [`CarSearchResult`], [`CarBookingOption`], [`CarPolicy`], [`CarCancellationPolicy`], [`CarMileagePolicy`], [`CarFuelPolicy`], [`CarInsurancePolicy`], [`CarFee`], [`CarBadge`], [`CarDetail`], [`CarTypeDetail`], [`CarFeature`], [`CarAgency`], [`CarLogos`], [`CarProvider`], [`CarLocation`], [`CarAirportLocation`]
//! * Requests and responses: [`CarSort`]
//! * Shared fields: [`CarMoment`]
//! * Enums: [`CarPriceMode`], [`CarSortKey`], [`CarPaymentType`], [`CarRateType`], [`CarMileageCode`], [`CarFuelPolicyCode`], [`CarInsuranceCode`], [`CarFeeCode`], [`CarBadgeCode`], [`CarType`], [`CarTypeGroup`], [`CarDoors`], [`CarTransmission`], [`CarFuel`], [`CarFeatureCode`], [`AgencyType`], [`CarLocationType`]
//! * Ids: [`CarProviderCode`], [`AgencyCode`], [`CarLocationId`]
//! * Strings with a fixed syntax: [`SippCode`]

/// A date and a time of day, in the local time of the place.
#[derive(Clone, Debug, PartialEq)]
pub struct CarMoment {
    /// The date.
    ///
    /// `date` on the wire; required.
    pub date: specwright_core::Date,
    /// Hour of the day.
    ///
    /// `hour` on the wire; optional, in hours, from 0 to 23, default 0.
    pub hour: Option<i64>,
    /// Minute of the hour: 0 or 30.
    ///
    /// `minute` on the wire; optional, in minutes, one of 0, 30, default 0.
    pub minute: Option<i64>,
}

/// Query parameters of a poll.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarPollQuery {
    /// The `cluster` of the first response. Omitted in a start request.
    ///
    /// `cluster` on the wire; optional.
    pub cluster: Option<super::common::Cluster>,
}

/// Body of a poll: the start parameters of a new search, or the id of a running search.
///
/// Not stated: The meaning of both fields together. Chosen (ours): a 400, because a search is either new or running.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarSearchRequest {
    /// The search to poll: the `searchId` of the first response. `null` in a start request.
    ///
    /// `searchId` on the wire; required, may be null.
    pub search_id: Option<super::common::SearchId>,
    /// Parameters of a new search. Not needed with a search id.
    ///
    /// `searchStartParameters` on the wire; optional.
    pub search_start_parameters: Option<CarSearchStart>,
    /// Page, order and currency of the results. A poll may change them, even after the search is complete.
    ///
    /// `resultParameters` on the wire; optional.
    ///
    /// Not stated: The page of a poll without result parameters. Chosen (ours): the page of the last poll that had result parameters; new result parameters replace all previous result parameters.
    pub result_parameters: Option<CarResultParameters>,
}

/// Parameters of a new car search.
///
/// Not stated: The times that are rejected. Chosen (ours): dates that are in the past in every time zone, and a drop-off that is not after the pickup.
#[derive(Clone, Debug, PartialEq)]
pub struct CarSearchStart {
    /// Place and time of the start of the rental.
    ///
    /// `pickup` on the wire; required.
    pub pickup: CarPickup,
    /// Place and time of the end of the rental.
    ///
    /// `dropoff` on the wire; required.
    pub dropoff: CarDropoff,
}

/// Place and time of the start of the rental.
#[derive(Clone, Debug, PartialEq)]
pub struct CarPickup {
    /// A date and a time of day, in the local time of the place.
    pub time: CarMoment,
    /// A place to search for cars.
    ///
    /// `location` on the wire; required.
    pub location: CarSearchPlace,
}

/// Place and time of the end of the rental.
#[derive(Clone, Debug, PartialEq)]
pub struct CarDropoff {
    /// A date and a time of day, in the local time of the place.
    pub time: CarMoment,
    /// Place where the car is returned.
    ///
    /// `location` on the wire; optional.
    ///
    /// Not stated: The default. Chosen (ours): the pickup place; if a location is given, the car may be returned to any branch of the agency there.
    pub location: Option<CarSearchPlace>,
}

/// Price mode, order, page and currency of the results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarResultParameters {
    /// The period that a price covers.
    ///
    /// `priceMode` on the wire; optional, default `perDayTotal`.
    pub price_mode: Option<CarPriceMode>,
    /// Sort order of the results, ascending.
    ///
    /// `sort` on the wire; optional.
    pub sort: Option<CarSort>,
    /// Index of the page, from 0.
    ///
    /// `pageNumber` on the wire; optional, from 0 to 1000000, default 0.
    ///
    /// Not stated: The maximum index. Chosen (ours): 1,000,000; a page beyond the results is empty.
    pub page_number: Option<i64>,
    /// `pageSize` on the wire; optional, from 1 to `CAR_PAGE_SIZE`, default `CAR_DEFAULT_PAGE_SIZE`.
    pub page_size: Option<i64>,
    /// Currency of all prices. Default: the currency of the domain in the URL.
    ///
    /// `currency` on the wire; optional.
    pub currency: Option<super::common::CurrencyCode>,
}

/// Sort order of the results, ascending.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarSort {
    /// Sort key for the results.
    ///
    /// `key` on the wire; optional, default `price`.
    pub key: Option<CarSortKey>,
}

/// State and results of a car search.
///
/// Not stated: The meaning of a response without `searchId` or `status`. Chosen (ours): clients continue to poll with the last known id, and a response without `status` is not final.
///
/// Not stated: The meaning of a response without `results`. Chosen (ours): before the search is complete, no results yet; a complete response without `results` does not match the description.
///
/// Not stated: The count of days. Chosen (ours): 24-hour periods from pickup, as agencies count; each started period counts as a full day.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarSearchResponse {
    /// Id of the search, for later polls.
    ///
    /// `searchId` on the wire; required, tolerated when missing.
    pub search_id: Option<super::common::SearchId>,
    /// Cluster to send with later polls.
    ///
    /// `cluster` on the wire; required, tolerated when missing.
    pub cluster: Option<super::common::Cluster>,
    /// Progress of a polled search (flights, cars).
    ///
    /// `status` on the wire; required, tolerated when missing.
    pub status: Option<super::common::SearchStatus>,
    /// The results of this page: one result for each car of an agency at a pickup place.
    ///
    /// `results` on the wire; required, tolerated when missing.
    pub results: Vec<CarSearchResult>,
    /// Sort order of the results, ascending.
    ///
    /// `sort` on the wire; required, tolerated when missing.
    pub sort: Option<CarSort>,
    /// `pageSize` on the wire; required, tolerated when missing, default `CAR_RESPONSE_PAGE_SIZE`.
    pub page_size: Option<i64>,
    /// Number of results on all pages.
    ///
    /// `totalCount` on the wire; required, tolerated when missing.
    pub total_count: Option<i64>,
    /// Price mode of all options. Compare it with the requested mode.
    ///
    /// `priceMode` on the wire; required, tolerated when missing, default `perDayTotal`.
    pub price_mode: Option<CarPriceMode>,
    /// `agencies` on the wire; optional.
    pub agencies: std::collections::BTreeMap<AgencyCode, CarAgency>,
    /// `providers` on the wire; optional.
    pub providers: std::collections::BTreeMap<CarProviderCode, CarProvider>,
    /// `carLocations` on the wire; optional.
    pub car_locations: std::collections::BTreeMap<CarLocationId, CarLocation>,
    /// Currency of all prices in the response.
    ///
    /// `currency` on the wire; required, tolerated when missing.
    pub currency: Option<specwright_core::Lenient<super::common::CurrencyCode>>,
    /// Length of the rental.
    ///
    /// `days` on the wire; required, tolerated when missing, in days.
    pub days: Option<i64>,
}

/// One car of an agency at a pickup place, with its booking options.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarSearchResult {
    /// Id of the result; stable across polls.
    ///
    /// `id` on the wire; required.
    pub id: super::common::ResultId,
    /// The booking options of the car. A result card may show the first option or any other option.
    ///
    /// `bookingOptions` on the wire; required, tolerated when missing.
    pub booking_options: Vec<CarBookingOption>,
}

/// A booking option of a car.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarBookingOption {
    /// Key into the response's `providers`.
    ///
    /// `providerCode` on the wire; required, tolerated when missing.
    pub provider_code: Option<CarProviderCode>,
    /// Key into the response's `agencies`.
    ///
    /// `agencyCode` on the wire; required, tolerated when missing.
    pub agency_code: Option<AgencyCode>,
    /// Absolute booking URL, ready to use. The tokens in the URL are opaque.
    ///
    /// `bookingUrl` on the wire; required, tolerated when missing.
    ///
    /// Not stated: The format of the URL. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`; `p` is the affiliate's own label for the click, empty until the affiliate sets it.
    pub booking_url: Option<specwright_core::Text>,
    /// Key into the response's `carLocations`.
    ///
    /// `pickupLocationId` on the wire; required, tolerated when missing.
    pub pickup_location_id: Option<CarLocationId>,
    /// Key into the response's `carLocations`. Set if the car is not returned to the pickup place.
    ///
    /// `dropoffLocationId` on the wire; optional.
    pub dropoff_location_id: Option<CarLocationId>,
    /// The conditions of an option.
    ///
    /// `policy` on the wire; optional.
    pub policy: Option<CarPolicy>,
    /// Fees that may be added, such as fees for young drivers.
    ///
    /// `fees` on the wire; optional, as an array, or as an object keyed by `code`.
    ///
    /// Not stated: The container of the entries. Chosen (ours): the service sends a list; clients accept a list, or a map with codes as keys.
    pub fees: Vec<CarFee>,
    /// `true` if the renter must present a credit card.
    ///
    /// `isCreditCardRequired` on the wire; optional.
    pub is_credit_card_required: Option<bool>,
    /// The car.
    ///
    /// `car` on the wire; optional.
    pub car: Option<CarDetail>,
    /// Price of the option, in the response's currency and price mode; -1 means no price.
    ///
    /// `price` on the wire; optional.
    pub price: Option<super::common::Price>,
    /// Time of payment.
    ///
    /// `paymentType` on the wire; optional.
    pub payment_type: Option<CarPaymentType>,
    /// Eligibility for a rate.
    ///
    /// `rateType` on the wire; optional.
    pub rate_type: Option<CarRateType>,
    /// `badges` on the wire; optional.
    pub badges: Vec<CarBadge>,
}

/// The conditions of an option.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarPolicy {
    /// Cancellation terms.
    ///
    /// `cancellation` on the wire; optional.
    pub cancellation: Option<CarCancellationPolicy>,
    /// Distance limit of the rental.
    ///
    /// `mileage` on the wire; optional.
    pub mileage: Option<CarMileagePolicy>,
    /// Fuel level at pickup, and the level required on return.
    ///
    /// `fuel` on the wire; optional.
    pub fuel: Option<CarFuelPolicy>,
    /// `insurance` on the wire; optional.
    pub insurance: Vec<CarInsurancePolicy>,
}

/// Cancellation terms.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarCancellationPolicy {
    /// `true` if the booking can be cancelled at any time.
    ///
    /// `isUnlimited` on the wire; optional.
    pub is_unlimited: Option<bool>,
    /// Deadline for free cancellation, in hours before pickup.
    ///
    /// `limitHours` on the wire; optional, in hours.
    pub limit_hours: Option<i64>,
    /// Fee for a cancellation after the deadline.
    ///
    /// `nonCancellationFee` on the wire; optional.
    ///
    /// Not stated: The price mode of the fee. Chosen (ours): an amount for the whole rental in every mode.
    pub non_cancellation_fee: Option<super::common::Price>,
}

/// Distance limit of the rental.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarMileagePolicy {
    /// Mileage policy: limited or unlimited.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarMileageCode>,
    /// Maximum distance, if limited.
    ///
    /// `limit` on the wire; optional, in km.
    ///
    /// Not stated: Unit and period. Chosen (ours): km for the whole rental.
    pub limit: Option<f64>,
    /// Name of the policy, localised.
    ///
    /// `displayName` on the wire; optional.
    pub display_name: Option<specwright_core::Text>,
}

/// Fuel level at pickup, and the level required on return.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarFuelPolicy {
    /// Fuel level at pickup, and the level required on return.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarFuelPolicyCode>,
    /// Name of the policy, localised.
    ///
    /// `displayName` on the wire; optional.
    pub display_name: Option<specwright_core::Text>,
    /// Description of the policy, localised.
    ///
    /// `description` on the wire; optional.
    pub description: Option<specwright_core::Text>,
}

/// An insurance policy that the rental includes.
///
/// Not stated: The price mode of the amounts. Chosen (ours): amounts for the whole rental in every mode.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarInsurancePolicy {
    /// Type of damage covered by an insurance policy.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarInsuranceCode>,
    /// Maximum amount that the insurance pays.
    ///
    /// `limit` on the wire; optional.
    pub limit: Option<super::common::Price>,
    /// `true` if the driver pays part of the cost of damage.
    ///
    /// `isWithDeductible` on the wire; optional.
    pub is_with_deductible: Option<bool>,
    /// Excess: the maximum amount that the driver pays for damage covered by the insurance.
    ///
    /// `deductible` on the wire; optional.
    pub deductible: Option<super::common::Price>,
}

/// A fee that may be added.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarFee {
    /// Reason for a fee.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarFeeCode>,
    /// Amount of the fee, if known.
    ///
    /// `rate` on the wire; optional.
    ///
    /// Not stated: The shape and the price mode of the rate. Chosen (ours): a price, for the whole rental in every mode.
    pub rate: Option<super::common::Price>,
    /// `true` if the option's price includes the fee, even if its amount is unknown.
    ///
    /// `isIncludedInTotal` on the wire; optional.
    pub is_included_in_total: Option<bool>,
}

/// A badge to show on an option.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarBadge {
    /// Badge type.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarBadgeCode>,
    /// Text of the badge, localised.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
}

/// The car.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarDetail {
    /// URL of a picture of the car.
    ///
    /// `image` on the wire; optional.
    pub image: Option<specwright_core::Text>,
    /// The class of a car.
    ///
    /// `type` on the wire; required, tolerated when missing.
    pub kind: Option<CarTypeDetail>,
    /// Make and model of the car, or of a similar car.
    ///
    /// `brand` on the wire; required, tolerated when missing.
    pub brand: Option<specwright_core::Text>,
    /// Number of bags that fit in the car.
    ///
    /// `bags` on the wire; required, tolerated when missing.
    pub bags: Option<i64>,
    /// Number of seats.
    ///
    /// `passengers` on the wire; required, tolerated when missing.
    pub passengers: Option<i64>,
    /// Number of doors, as a code; some codes mean either of two numbers.
    ///
    /// `doors` on the wire; optional.
    pub doors: Option<CarDoors>,
    /// Transmission of a car.
    ///
    /// `transmission` on the wire; optional.
    pub transmission: Option<CarTransmission>,
    /// Fuel type of a car.
    ///
    /// `fuel` on the wire; optional.
    pub fuel: Option<CarFuel>,
    /// SIPP (ACRISS) code of a car, four letters: category, type, transmission and drive, fuel and air conditioning.
    ///
    /// `sipp` on the wire; optional.
    pub sipp: Option<specwright_core::Lenient<SippCode>>,
    /// `features` on the wire; optional.
    pub features: Vec<CarFeature>,
}

/// The class of a car.
///
/// Not stated: The optional fields. Chosen (ours): no field is optional, but clients accept responses with missing fields.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarTypeDetail {
    /// The class of a car. The size of a special class is decided at pickup.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarType>,
    /// Name of the class, localised.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
    /// `groups` on the wire; required, tolerated when missing.
    pub groups: Vec<CarTypeGroup>,
}

/// A feature of a car.
///
/// Not stated: The optional fields. Chosen (ours): no field is optional, but clients accept responses with missing fields.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarFeature {
    /// Type of car feature.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarFeatureCode>,
    /// Name of the feature, localised.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
}

/// A rental agency.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarAgency {
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<AgencyCode>,
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
    /// A logo in several shapes.
    ///
    /// `logoUrls` on the wire; required, tolerated when missing.
    pub logo_urls: Option<CarLogos>,
    /// Type of the agency. Show it to renters, because it determines which details are disclosed only after booking.
    ///
    /// `type` on the wire; required, tolerated when missing.
    pub kind: Option<AgencyType>,
}

/// A logo in several shapes.
///
/// Not stated: All fields but one. Chosen (ours): only `horizontalUrl`, for agencies and providers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarLogos {
    /// `horizontalUrl` on the wire; optional.
    pub horizontal_url: Option<specwright_core::Text>,
}

/// A provider of car rentals.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarProvider {
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarProviderCode>,
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
    /// A logo in several shapes.
    ///
    /// `logoUrls` on the wire; required, tolerated when missing.
    pub logo_urls: Option<CarLogos>,
}

/// A pickup or drop-off location.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarLocation {
    /// `locationId` on the wire; required, tolerated when missing.
    pub location_id: Option<CarLocationId>,
    /// Distance from the searched place, as text.
    ///
    /// `displayDistance` on the wire; required, tolerated when missing.
    pub display_distance: Option<specwright_core::Text>,
    /// A point on Earth (WGS 84).
    ///
    /// `coordinates` on the wire; optional.
    pub coordinates: Option<super::common::Coordinates>,
    /// The airport of the location. Set only for locations at airports.
    ///
    /// `airport` on the wire; optional.
    pub airport: Option<CarAirportLocation>,
    /// `address` on the wire; optional.
    pub address: Option<specwright_core::Text>,
    /// Position of a location, or the way to reach it.
    ///
    /// `locationType` on the wire; optional.
    pub location_type: Option<CarLocationType>,
    /// `cityName` on the wire; optional.
    pub city_name: Option<specwright_core::Text>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
}

/// The airport of a location.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarAirportLocation {
    /// IATA code of an airport or metro area, three characters.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<specwright_core::Lenient<super::common::AirportCode>>,
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
    /// `terminalName` on the wire; optional.
    pub terminal_name: Option<specwright_core::Text>,
    /// Name of the country. Set if the agency is in a different country from the searched place.
    ///
    /// `countryName` on the wire; optional.
    pub country_name: Option<specwright_core::Text>,
}

/// A place to search for cars.
///
/// Not stated: The accepted values for a city. Chosen (ours): its id from the autocomplete, its name, or its name with the region or country after a comma. If several cities share a name, the largest city is used. An unknown city returns 400.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CarSearchPlace {
    /// A city and its airports.
    City {
        /// The city's id as text, such as a `cityId` from the autocomplete, or the city's name as free text.
        ///
        /// `value` on the wire; required, at least 1 character, at most `CAR_CITY_CHARS` characters.
        value: specwright_core::Text,
    },
    /// An airport and its surroundings.
    Airport {
        /// The airport's IATA code, three characters.
        ///
        /// `value` on the wire; required, at least 3 characters, at most 3 characters.
        value: specwright_core::Text,
    },
}

/// The period that a price covers.
///
/// Not stated: The meaning of the modes. Chosen (ours): the price of the whole rental, or the price of the whole rental divided by the number of days.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarPriceMode {
    /// `total`: The whole rental.
    Total,
    /// `perDayTotal`: One day of the rental, including all charges.
    PerDayTotal,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Sort key for the results.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarSortKey {
    /// `price`: Price of the cheapest option.
    Price,
    /// `distance`: Distance of the pickup place from the searched place.
    Distance,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Time of payment.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarPaymentType {
    /// `payAtPickup`: At pickup.
    PayAtPickup,
    /// `prepay`: At booking.
    Prepay,
    /// `deposit`: Partly at booking, the rest at pickup.
    Deposit,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Eligibility for a rate.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarRateType {
    /// `bestAvailable`: Open to all.
    BestAvailable,
    /// `exclusive`: Available only on the website that shows the rate.
    Exclusive,
    /// `corporate`: For employees of a company.
    Corporate,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Mileage policy: limited or unlimited.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarMileageCode {
    /// `limited`
    Limited,
    /// `unlimited`
    Unlimited,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Fuel level at pickup, and the level required on return.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarFuelPolicyCode {
    /// `fullToFull`
    FullToFull,
    /// `fullToEmpty`
    FullToEmpty,
    /// `halfToHalf`
    HalfToHalf,
    /// `halfToEmpty`
    HalfToEmpty,
    /// `quarterToQuarter`
    QuarterToQuarter,
    /// `emptyToEmpty`
    EmptyToEmpty,
    /// `sameToSame`
    SameToSame,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Type of damage covered by an insurance policy.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarInsuranceCode {
    /// `collision`
    Collision,
    /// `theft`
    Theft,
    /// `thirdParty`
    ThirdParty,
    /// `fire`
    Fire,
    /// `tireGlass`
    TireGlass,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Reason for a fee.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarFeeCode {
    /// `youngDriver`
    YoungDriver,
    /// `seniorDriver`
    SeniorDriver,
    /// `dropOff`
    DropOff,
    /// `afterHours`
    AfterHours,
    /// `deliveryFee`
    DeliveryFee,
    /// `securityDeposit`
    SecurityDeposit,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Badge type.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarBadgeCode {
    /// `carSharing`
    CarSharing,
    /// `chauffeured`
    Chauffeured,
    /// `greatDeal`
    GreatDeal,
    /// `contactless`
    Contactless,
    /// `delivery`
    Delivery,
    /// `electric`
    Electric,
    /// `enhancedCleaning`
    EnhancedCleaning,
    /// `exclusive`
    Exclusive,
    /// `freeAdditionalDriver`
    FreeAdditionalDriver,
    /// `freeCancellation`
    FreeCancellation,
    /// `hybrid`
    Hybrid,
    /// `publicRate`
    PublicRate,
    /// `directBilling`
    DirectBilling,
    /// `skipCounter`
    SkipCounter,
    /// `earlyCheckin`
    EarlyCheckin,
    /// `discount`
    Discount,
    /// `mobileRate`
    MobileRate,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// The class of a car. The size of a special class is decided at pickup.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarType {
    /// `mini`
    Mini,
    /// `economy`
    Economy,
    /// `compact`
    Compact,
    /// `intermediate`
    Intermediate,
    /// `standard`
    Standard,
    /// `fullSize`
    FullSize,
    /// `premium`
    Premium,
    /// `luxury`
    Luxury,
    /// `special`
    Special,
    /// `specialSedan`
    SpecialSedan,
    /// `oversize`
    Oversize,
    /// `convertible`
    Convertible,
    /// `specialConvertible`
    SpecialConvertible,
    /// `fullSizeVan`
    FullSizeVan,
    /// `minivan`
    Minivan,
    /// `passengerVan`
    PassengerVan,
    /// `specialVan`
    SpecialVan,
    /// `suv`
    Suv,
    /// `compactSuv`
    CompactSuv,
    /// `intermediateSuv`
    IntermediateSuv,
    /// `standardSuv`
    StandardSuv,
    /// `fullSizeSuv`
    FullSizeSuv,
    /// `specialSuv`
    SpecialSuv,
    /// `luxurySuv`
    LuxurySuv,
    /// `premiumSuv`
    PremiumSuv,
    /// `pickupTruck`
    PickupTruck,
    /// `specialPickupTruck`
    SpecialPickupTruck,
    /// `commercialTruck`
    CommercialTruck,
    /// `coupe`
    Coupe,
    /// `luxuryCoupe`
    LuxuryCoupe,
    /// `premiumCoupe`
    PremiumCoupe,
    /// `specialCoupe`
    SpecialCoupe,
    /// `miniSpecial`
    MiniSpecial,
    /// `economySpecial`
    EconomySpecial,
    /// `compactSpecial`
    CompactSpecial,
    /// `intermediateSpecial`
    IntermediateSpecial,
    /// `wagon`
    Wagon,
    /// `economyWagon`
    EconomyWagon,
    /// `compactWagon`
    CompactWagon,
    /// `standardWagon`
    StandardWagon,
    /// `intermediateWagon`
    IntermediateWagon,
    /// `fullSizeWagon`
    FullSizeWagon,
    /// `luxuryWagon`
    LuxuryWagon,
    /// `premiumWagon`
    PremiumWagon,
    /// `specialWagon`
    SpecialWagon,
    /// `openAirAllTerrain`
    OpenAirAllTerrain,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// A group of car classes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarTypeGroup {
    /// `small`
    Small,
    /// `medium`
    Medium,
    /// `large`
    Large,
    /// `suv`
    Suv,
    /// `van`
    Van,
    /// `pickupTruck`
    PickupTruck,
    /// `luxury`
    Luxury,
    /// `convertible`
    Convertible,
    /// `commercial`
    Commercial,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Number of doors, as a code; some codes mean either of two numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarDoors {
    /// `doors1`: One.
    Doors1,
    /// `doors2`: Two.
    Doors2,
    /// `doors23`: Two or three.
    Doors23,
    /// `doors24`: Two or four.
    Doors24,
    /// `doors3`: Three.
    Doors3,
    /// `doors4`: Four.
    Doors4,
    /// `doors45`: Four or five.
    Doors45,
    /// `doors5`: Five.
    Doors5,
    /// `doors6`: Six.
    Doors6,
    /// `doors7`: Seven.
    Doors7,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Transmission of a car.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarTransmission {
    /// `automatic`
    Automatic,
    /// `manual`
    Manual,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Fuel type of a car.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarFuel {
    /// `diesel`
    Diesel,
    /// `petrol`
    Petrol,
    /// `electric`
    Electric,
    /// `ethanol`
    Ethanol,
    /// `hybrid`
    Hybrid,
    /// `hydrogen`
    Hydrogen,
    /// `lpgCompressed`
    LpgCompressed,
    /// `multiFuel`
    MultiFuel,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Type of car feature.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarFeatureCode {
    /// `ac`: Air conditioning.
    AirConditioning,
    /// `navigationSystem`: A navigation system.
    NavigationSystem,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Type of rental agency.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum AgencyType {
    /// `regular`: A rental agency with rental counters.
    Regular,
    /// `p2p`: Peer to peer: a private owner. The exact pickup place may be disclosed only after booking.
    PeerToPeer,
    /// `opaque`: An agency whose name is disclosed only after booking.
    Opaque,
    /// `delivery`: The car is delivered to a place that the renter specifies.
    Delivery,
    /// `includedDriver`: The car comes with a driver.
    IncludedDriver,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Position of a location, or the way to reach it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarLocationType {
    /// `inTerminal`: In the airport terminal.
    InTerminal,
    /// `shuttle`: By shuttle from the airport.
    Shuttle,
    /// `nonAirport`: Not at an airport.
    NonAirport,
    /// `checkForDetails`: As stated in the booking details.
    CheckForDetails,
    /// `callForPickup`: The agency picks up renters who call.
    CallForPickup,
    /// `opaqueAirport`: At the airport; the exact place is disclosed only after booking.
    OpaqueAirport,
    /// An unlisted value, unchanged. The list was complete at the time of writing. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Code of a car provider.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CarProviderCode(pub(super) specwright_core::Text);

/// Code of a rental agency.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AgencyCode(pub(super) specwright_core::Text);

/// Id of a pickup or drop-off location.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CarLocationId(pub(super) specwright_core::Text);

#[doc(inline)]
pub use wayfare_validation::SippCode;
