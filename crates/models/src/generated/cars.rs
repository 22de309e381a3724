// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! Car search: one endpoint starts and polls a search.
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

/// A date and time of day, in the local time of the place.
#[derive(Clone, Debug, PartialEq)]
pub struct CarMoment {
    /// The day.
    ///
    /// `date` on the wire; required.
    pub date: specwright_core::Date,
    /// Hour of the day.
    ///
    /// `hour` on the wire; optional, in hours, from 0 to 23, default 0.
    pub hour: Option<i64>,
    /// Minute of the hour: on the hour or half past.
    ///
    /// `minute` on the wire; optional, in minutes, one of 0, 30, default 0.
    pub minute: Option<i64>,
}

/// Query of a poll.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarPollQuery {
    /// The `cluster` of the first answer. Left out in a start.
    ///
    /// `cluster` on the wire; optional.
    pub cluster: Option<super::common::Cluster>,
}

/// Body of a poll: the start parameters of a new search, or the id of a running one.
///
/// Not stated: The meaning of both together. Chosen (ours): a 400, since a search is either new or running.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarSearchRequest {
    /// The search to poll: the `searchId` of the first answer. Null in a start.
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
    /// Not stated: The page of a poll without them. Chosen (ours): that of the last poll with them; a poll with them replaces the previous ones as a whole.
    pub result_parameters: Option<CarResultParameters>,
}

/// Parameters of a new car search.
///
/// Not stated: The times that are refused. Chosen (ours): days that are past everywhere on earth, and a dropoff that is not after the pickup.
#[derive(Clone, Debug, PartialEq)]
pub struct CarSearchStart {
    /// Place and time at which the rental begins.
    ///
    /// `pickup` on the wire; required.
    pub pickup: CarPickup,
    /// Place and time at which the rental ends.
    ///
    /// `dropoff` on the wire; required.
    pub dropoff: CarDropoff,
}

/// Place and time at which the rental begins.
#[derive(Clone, Debug, PartialEq)]
pub struct CarPickup {
    /// A date and time of day, in the local time of the place.
    pub time: CarMoment,
    /// A place to search for cars.
    ///
    /// `location` on the wire; required.
    pub location: CarSearchPlace,
}

/// Place and time at which the rental ends.
#[derive(Clone, Debug, PartialEq)]
pub struct CarDropoff {
    /// A date and time of day, in the local time of the place.
    pub time: CarMoment,
    /// Place where the car is returned.
    ///
    /// `location` on the wire; optional.
    ///
    /// Not stated: The default. Chosen (ours): the pickup place; with a location, a car may be returned to any place of the agency there.
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
    /// Not stated: The last page. Chosen (ours): 1,000,000; a page beyond the results is empty.
    pub page_number: Option<i64>,
    /// Page size.
    ///
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
    /// Sort key of the results.
    ///
    /// `key` on the wire; optional, default `price`.
    pub key: Option<CarSortKey>,
}

/// State and results of a car search.
///
/// Not stated: The meaning of an answer without `searchId` or `status`. Chosen (ours): a search goes on by the last known id, and an answer without status is not final.
///
/// Not stated: The meaning of an answer without `results`. Chosen (ours): before the search is complete, that there are none yet; a complete answer without them is not as described.
///
/// Not stated: The count of days. Chosen (ours): as agencies do, 24 hours each from pickup; a started day counts as a whole one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarSearchResponse {
    /// Id to poll with.
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
    /// The results of this page: one for each car of an agency at a pickup place.
    ///
    /// `results` on the wire; required, tolerated when missing.
    pub results: Vec<CarSearchResult>,
    /// Sort order of the results, ascending.
    ///
    /// `sort` on the wire; required, tolerated when missing.
    pub sort: Option<CarSort>,
    /// Page size.
    ///
    /// `pageSize` on the wire; required, tolerated when missing, default `CAR_RESPONSE_PAGE_SIZE`.
    pub page_size: Option<i64>,
    /// Number of results on all pages.
    ///
    /// `totalCount` on the wire; required, tolerated when missing.
    pub total_count: Option<i64>,
    /// Mode of every option's price. Compare it with the requested mode.
    ///
    /// `priceMode` on the wire; required, tolerated when missing, default `perDayTotal`.
    pub price_mode: Option<CarPriceMode>,
    /// Agencies.
    ///
    /// `agencies` on the wire; optional.
    pub agencies: std::collections::BTreeMap<AgencyCode, CarAgency>,
    /// Providers.
    ///
    /// `providers` on the wire; optional.
    pub providers: std::collections::BTreeMap<CarProviderCode, CarProvider>,
    /// Car locations.
    ///
    /// `carLocations` on the wire; optional.
    pub car_locations: std::collections::BTreeMap<CarLocationId, CarLocation>,
    /// Currency of every price in the response.
    ///
    /// `currency` on the wire; required, tolerated when missing.
    pub currency: Option<specwright_core::Lenient<super::common::CurrencyCode>>,
    /// Length of the rental.
    ///
    /// `days` on the wire; required, tolerated when missing, in days.
    pub days: Option<i64>,
}

/// One car of an agency at a pickup place, with the ways to book it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarSearchResult {
    /// Id of the result; stable across polls.
    ///
    /// `id` on the wire; required.
    pub id: super::common::ResultId,
    /// The ways to book the car. A result card may show the first option or any other.
    ///
    /// `bookingOptions` on the wire; required, tolerated when missing.
    pub booking_options: Vec<CarBookingOption>,
}

/// One way to book a car.
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
    /// URL to book at: absolute and ready to use. Its tokens are opaque.
    ///
    /// `bookingUrl` on the wire; required, tolerated when missing.
    ///
    /// Not stated: Its form. Chosen (observed): `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`, as observed; `p` is the affiliate's own label of the click, empty until the affiliate fills it in.
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
    /// Fees that may be added, such as for young drivers.
    ///
    /// `fees` on the wire; optional, as an array, or as an object by `code`.
    ///
    /// Not stated: The container of the entries. Chosen (ours): a list is written; a list and a map by code are read.
    pub fees: Vec<CarFee>,
    /// `true` if the renter must present a credit card.
    ///
    /// `isCreditCardRequired` on the wire; optional.
    pub is_credit_card_required: Option<bool>,
    /// The car.
    ///
    /// `car` on the wire; optional.
    pub car: Option<CarDetail>,
    /// In the response's currency and price mode. A price of -1 means no price.
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
    /// Badges.
    ///
    /// `badges` on the wire; optional.
    pub badges: Vec<CarBadge>,
}

/// The conditions of an option.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarPolicy {
    /// Terms of a cancellation.
    ///
    /// `cancellation` on the wire; optional.
    pub cancellation: Option<CarCancellationPolicy>,
    /// Distance that the car may be driven.
    ///
    /// `mileage` on the wire; optional.
    pub mileage: Option<CarMileagePolicy>,
    /// Fuel level at pickup, and the level required on return.
    ///
    /// `fuel` on the wire; optional.
    pub fuel: Option<CarFuelPolicy>,
    /// Insurance.
    ///
    /// `insurance` on the wire; optional.
    pub insurance: Vec<CarInsurancePolicy>,
}

/// Terms of a cancellation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarCancellationPolicy {
    /// `true` if the booking can be cancelled at any time.
    ///
    /// `isUnlimited` on the wire; optional.
    pub is_unlimited: Option<bool>,
    /// Latest cancellation, in hours before pickup.
    ///
    /// `limitHours` on the wire; optional, in hours.
    pub limit_hours: Option<i64>,
    /// Fee for a later cancellation.
    ///
    /// `nonCancellationFee` on the wire; optional.
    ///
    /// Not stated: Its mode. Chosen (ours): an amount for the whole rental in every mode.
    pub non_cancellation_fee: Option<super::common::Price>,
}

/// Distance that the car may be driven.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarMileagePolicy {
    /// Limit of the distance: limited or unlimited.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarMileageCode>,
    /// Maximum distance, if limited.
    ///
    /// `limit` on the wire; optional, in km.
    ///
    /// Not stated: Unit and period. Chosen (ours): km in the whole rental.
    pub limit: Option<f64>,
    /// The policy in words, localised.
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
    /// Localised.
    ///
    /// `displayName` on the wire; optional.
    pub display_name: Option<specwright_core::Text>,
    /// Localised.
    ///
    /// `description` on the wire; optional.
    pub description: Option<specwright_core::Text>,
}

/// An insurance that the rental includes.
///
/// Not stated: The mode of its amounts. Chosen (ours): for the whole rental in every mode.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarInsurancePolicy {
    /// Damage that an insurance covers.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarInsuranceCode>,
    /// Maximum that the insurance pays.
    ///
    /// `limit` on the wire; optional.
    pub limit: Option<super::common::Price>,
    /// `true` if the driver pays a part of the damage.
    ///
    /// `isWithDeductible` on the wire; optional.
    pub is_with_deductible: Option<bool>,
    /// Excess: the most the driver pays for damage that the insurance covers.
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
    /// Not stated: Its shape and price mode. Chosen (ours): a price, for the whole rental in every mode.
    pub rate: Option<super::common::Price>,
    /// `true` if the option's price includes the fee, even if its amount is unknown.
    ///
    /// `isIncludedInTotal` on the wire; optional.
    pub is_included_in_total: Option<bool>,
}

/// A badge to show on an option.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarBadge {
    /// Kind of a badge.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarBadgeCode>,
    /// Localised.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
}

/// The car.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarDetail {
    /// A picture.
    ///
    /// `image` on the wire; optional.
    pub image: Option<specwright_core::Text>,
    /// The class of a car.
    ///
    /// `type` on the wire; required, tolerated when missing.
    pub kind: Option<CarTypeDetail>,
    /// Make and model of the car, or of a similar one.
    ///
    /// `brand` on the wire; required, tolerated when missing.
    pub brand: Option<specwright_core::Text>,
    /// Number of bags that fit.
    ///
    /// `bags` on the wire; required, tolerated when missing.
    pub bags: Option<i64>,
    /// Number of seats.
    ///
    /// `passengers` on the wire; required, tolerated when missing.
    pub passengers: Option<i64>,
    /// Number of doors, as a code: some codes stand for either of two numbers.
    ///
    /// `doors` on the wire; optional.
    pub doors: Option<CarDoors>,
    /// Transmission of a car.
    ///
    /// `transmission` on the wire; optional.
    pub transmission: Option<CarTransmission>,
    /// Fuel of a car.
    ///
    /// `fuel` on the wire; optional.
    pub fuel: Option<CarFuel>,
    /// SIPP (ACRISS) code of a car, four letters: category, type, transmission and drive, fuel and air conditioning.
    ///
    /// `sipp` on the wire; optional.
    pub sipp: Option<specwright_core::Lenient<SippCode>>,
    /// Features.
    ///
    /// `features` on the wire; optional.
    pub features: Vec<CarFeature>,
}

/// The class of a car.
///
/// Not stated: The optional fields. Chosen (ours): none is optional, and any may be missing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarTypeDetail {
    /// The class of a car. The size of a special class is decided at pickup.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarType>,
    /// Localised.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
    /// Groups.
    ///
    /// `groups` on the wire; required, tolerated when missing.
    pub groups: Vec<CarTypeGroup>,
}

/// A feature of a car.
///
/// Not stated: The optional fields. Chosen (ours): none is optional, and any may be missing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarFeature {
    /// Kind of a car's feature.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarFeatureCode>,
    /// Localised.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
}

/// A rental agency.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarAgency {
    /// Code.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<AgencyCode>,
    /// Display name.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
    /// A logo in several shapes.
    ///
    /// `logoUrls` on the wire; required, tolerated when missing.
    pub logo_urls: Option<CarLogos>,
    /// Kind of the agency. Show it: the kind tells renters which details they learn only after booking.
    ///
    /// `type` on the wire; required, tolerated when missing.
    pub kind: Option<AgencyType>,
}

/// A logo in several shapes.
///
/// Not stated: All fields but one. Chosen (ours): `horizontalUrl` alone, for agencies and providers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarLogos {
    /// Horizontal URL.
    ///
    /// `horizontalUrl` on the wire; optional.
    pub horizontal_url: Option<specwright_core::Text>,
}

/// A provider of car rentals.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarProvider {
    /// Code.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<CarProviderCode>,
    /// Display name.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
    /// A logo in several shapes.
    ///
    /// `logoUrls` on the wire; required, tolerated when missing.
    pub logo_urls: Option<CarLogos>,
}

/// A pick-up or drop-off location.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarLocation {
    /// Location id.
    ///
    /// `locationId` on the wire; required, tolerated when missing.
    pub location_id: Option<CarLocationId>,
    /// Distance from the place searched, as text.
    ///
    /// `displayDistance` on the wire; required, tolerated when missing.
    pub display_distance: Option<specwright_core::Text>,
    /// A point on earth (WGS 84).
    ///
    /// `coordinates` on the wire; optional.
    pub coordinates: Option<super::common::Coordinates>,
    /// The airport. Set for places at airports.
    ///
    /// `airport` on the wire; optional.
    pub airport: Option<CarAirportLocation>,
    /// Address.
    ///
    /// `address` on the wire; optional.
    pub address: Option<specwright_core::Text>,
    /// Access to a place.
    ///
    /// `locationType` on the wire; optional.
    pub location_type: Option<CarLocationType>,
    /// City name.
    ///
    /// `cityName` on the wire; optional.
    pub city_name: Option<specwright_core::Text>,
    /// ISO 3166-1 alpha-2 country code.
    ///
    /// `countryCode` on the wire; optional.
    pub country_code: Option<specwright_core::Lenient<super::common::CountryCode>>,
}

/// The airport of a place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CarAirportLocation {
    /// IATA code of an airport or metro area, three characters.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<specwright_core::Lenient<super::common::AirportCode>>,
    /// Display name.
    ///
    /// `displayName` on the wire; required, tolerated when missing.
    pub display_name: Option<specwright_core::Text>,
    /// Terminal name.
    ///
    /// `terminalName` on the wire; optional.
    pub terminal_name: Option<specwright_core::Text>,
    /// Name of the country. Set where the agency is in another country than the place searched.
    ///
    /// `countryName` on the wire; optional.
    pub country_name: Option<specwright_core::Text>,
}

/// A place to search for cars.
///
/// Not stated: The texts that name a city. Chosen (ours): its id from the autocomplete, its name, or its name with region or country after a comma. A name that several cities share means the largest. A city that is not found is a 400.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CarSearchPlace {
    /// A city and its airports.
    City {
        /// The city's id as text, such as a `cityId` of the autocomplete, or free text that names the city.
        ///
        /// `value` on the wire; required, at least 1 character, at most `CAR_CITY_CHARS` characters.
        value: specwright_core::Text,
    },
    /// An airport and its surroundings.
    Airport {
        /// Its IATA code, three characters.
        ///
        /// `value` on the wire; required, at least 3 characters, at most 3 characters.
        value: specwright_core::Text,
    },
}

/// The period that a price covers.
///
/// Not stated: The meaning of either mode. Chosen (ours): the whole rental, or the whole rental divided evenly over its days.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarPriceMode {
    /// `total`: The whole rental.
    Total,
    /// `perDayTotal`: One day of the rental, all charges included.
    PerDayTotal,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Sort key of the results.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarSortKey {
    /// `price`: Price of the cheapest option.
    Price,
    /// `distance`: Distance of the pickup place from the place searched.
    Distance,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
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
    /// `deposit`: A part at booking, the rest at pickup.
    Deposit,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Eligibility for a rate.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarRateType {
    /// `bestAvailable`: Open to all.
    BestAvailable,
    /// `exclusive`: Offered only where it is shown.
    Exclusive,
    /// `corporate`: For members of a company.
    Corporate,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Limit of the distance: limited or unlimited.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarMileageCode {
    /// `limited`
    Limited,
    /// `unlimited`
    Unlimited,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Damage that an insurance covers.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Kind of a badge.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Number of doors, as a code: some codes stand for either of two numbers.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Fuel of a car.
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
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Kind of a car's feature.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarFeatureCode {
    /// `ac`: Air conditioning.
    AirConditioning,
    /// `navigationSystem`: A navigation system.
    NavigationSystem,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Kind of a rental agency.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum AgencyType {
    /// `regular`: A rental agency with counters.
    Regular,
    /// `p2p`: Peer to peer: a private owner. The exact pickup place may be disclosed only after booking.
    PeerToPeer,
    /// `opaque`: An agency whose name is disclosed only after booking.
    Opaque,
    /// `delivery`: The car is delivered to a place that the renter names.
    Delivery,
    /// `includedDriver`: The car comes with a driver.
    IncludedDriver,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Access to a place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum CarLocationType {
    /// `inTerminal`: In the airport terminal.
    InTerminal,
    /// `shuttle`: By a shuttle from the airport.
    Shuttle,
    /// `nonAirport`: Not at an airport.
    NonAirport,
    /// `checkForDetails`: Stated in the booking details.
    CheckForDetails,
    /// `callForPickup`: The agency collects renters who call.
    CallForPickup,
    /// `opaqueAirport`: At the airport; the exact place is disclosed only after booking.
    OpaqueAirport,
    /// An unlisted value, unchanged. The list was complete when it was written. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}

/// Code of a car provider.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CarProviderCode(pub(super) specwright_core::Text);

/// Code of a rental agency.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AgencyCode(pub(super) specwright_core::Text);

/// Id of a pick-up or drop-off location.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CarLocationId(pub(super) specwright_core::Text);

#[doc(inline)]
pub use wayfare_validation::SippCode;
