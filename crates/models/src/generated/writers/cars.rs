// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! From `cars.toml`.

specwright_core::writer! { object CarSortWriter of CarSort = super::super::cars::CarSort {
    0 key: given value(super::super::cars::CarSortKey) "key";
} }

specwright_core::writer! { object CarSearchResponseWriter of CarSearchResponse = super::super::cars::CarSearchResponse {
    0 search_id: expected value(super::super::common::SearchId) "searchId";
    1 cluster: expected value(super::super::common::Cluster) "cluster";
    2 status: expected value(super::super::common::SearchStatus) "status";
    3 results: results list(object(super::super::cars::CarSearchResult)) "results";
    4 sort: expected object(super::super::cars::CarSort) "sort";
    5 page_size: expected value(i64) "pageSize";
    6 total_count: expected value(i64) "totalCount";
    7 price_mode: expected value(super::super::cars::CarPriceMode) "priceMode";
    8 agencies: optional_map map(super::super::cars::AgencyCode, object(super::super::cars::CarAgency)) "agencies";
    9 providers: optional_map map(super::super::cars::CarProviderCode, object(super::super::cars::CarProvider)) "providers";
    10 car_locations: optional_map map(super::super::cars::CarLocationId, object(super::super::cars::CarLocation)) "carLocations";
    11 currency: expected value(specwright_core::Lenient<super::super::common::CurrencyCode>) "currency";
    12 days: expected value(i64) "days";
} }

specwright_core::writer! { object CarSearchResultWriter of CarSearchResult = super::super::cars::CarSearchResult {
    0 id: required value(super::super::common::ResultId) "id";
    1 booking_options: required_list list(object(super::super::cars::CarBookingOption)) "bookingOptions";
} }

specwright_core::writer! { object CarBookingOptionWriter of CarBookingOption = super::super::cars::CarBookingOption {
    0 provider_code: expected value(super::super::cars::CarProviderCode) "providerCode";
    1 agency_code: expected value(super::super::cars::AgencyCode) "agencyCode";
    2 booking_url: expected value(specwright_core::Text) "bookingUrl";
    3 pickup_location_id: expected value(super::super::cars::CarLocationId) "pickupLocationId";
    4 dropoff_location_id: optional value(super::super::cars::CarLocationId) "dropoffLocationId";
    5 policy: optional object(super::super::cars::CarPolicy) "policy";
    6 fees: optional_list list(object(super::super::cars::CarFee)) "fees";
    7 is_credit_card_required: optional value(bool) "isCreditCardRequired";
    8 car: optional object(super::super::cars::CarDetail) "car";
    9 price: optional object(super::super::common::Price) "price";
    10 payment_type: optional value(super::super::cars::CarPaymentType) "paymentType";
    11 rate_type: optional value(super::super::cars::CarRateType) "rateType";
    12 badges: optional_list list(object(super::super::cars::CarBadge)) "badges";
} }

specwright_core::writer! { object CarPolicyWriter of CarPolicy = super::super::cars::CarPolicy {
    0 cancellation: optional object(super::super::cars::CarCancellationPolicy) "cancellation";
    1 mileage: optional object(super::super::cars::CarMileagePolicy) "mileage";
    2 fuel: optional object(super::super::cars::CarFuelPolicy) "fuel";
    3 insurance: optional_list list(object(super::super::cars::CarInsurancePolicy)) "insurance";
} }

specwright_core::writer! { object CarCancellationPolicyWriter of CarCancellationPolicy = super::super::cars::CarCancellationPolicy {
    0 is_unlimited: optional value(bool) "isUnlimited";
    1 limit_hours: optional value(i64) "limitHours";
    2 non_cancellation_fee: optional object(super::super::common::Price) "nonCancellationFee";
} }

specwright_core::writer! { object CarMileagePolicyWriter of CarMileagePolicy = super::super::cars::CarMileagePolicy {
    0 code: expected value(super::super::cars::CarMileageCode) "code";
    1 limit: optional value(f64) "limit";
    2 display_name: optional value(specwright_core::Text) "displayName";
} }

specwright_core::writer! { object CarFuelPolicyWriter of CarFuelPolicy = super::super::cars::CarFuelPolicy {
    0 code: expected value(super::super::cars::CarFuelPolicyCode) "code";
    1 display_name: optional value(specwright_core::Text) "displayName";
    2 description: optional value(specwright_core::Text) "description";
} }

specwright_core::writer! { object CarInsurancePolicyWriter of CarInsurancePolicy = super::super::cars::CarInsurancePolicy {
    0 code: expected value(super::super::cars::CarInsuranceCode) "code";
    1 limit: optional object(super::super::common::Price) "limit";
    2 is_with_deductible: optional value(bool) "isWithDeductible";
    3 deductible: optional object(super::super::common::Price) "deductible";
} }

specwright_core::writer! { object CarFeeWriter of CarFee = super::super::cars::CarFee {
    0 code: expected value(super::super::cars::CarFeeCode) "code";
    1 rate: optional object(super::super::common::Price) "rate";
    2 is_included_in_total: optional value(bool) "isIncludedInTotal";
} }

specwright_core::writer! { object CarBadgeWriter of CarBadge = super::super::cars::CarBadge {
    0 code: expected value(super::super::cars::CarBadgeCode) "code";
    1 display_name: expected value(specwright_core::Text) "displayName";
} }

specwright_core::writer! { object CarDetailWriter of CarDetail = super::super::cars::CarDetail {
    0 image: optional value(specwright_core::Text) "image";
    1 kind: expected object(super::super::cars::CarTypeDetail) "type";
    2 brand: expected value(specwright_core::Text) "brand";
    3 bags: expected value(i64) "bags";
    4 passengers: expected value(i64) "passengers";
    5 doors: optional value(super::super::cars::CarDoors) "doors";
    6 transmission: optional value(super::super::cars::CarTransmission) "transmission";
    7 fuel: optional value(super::super::cars::CarFuel) "fuel";
    8 sipp: optional value(specwright_core::Lenient<super::super::cars::SippCode>) "sipp";
    9 features: optional_list list(object(super::super::cars::CarFeature)) "features";
} }

specwright_core::writer! { object CarTypeDetailWriter of CarTypeDetail = super::super::cars::CarTypeDetail {
    0 code: expected value(super::super::cars::CarType) "code";
    1 display_name: expected value(specwright_core::Text) "displayName";
    2 groups: required_list list(value(super::super::cars::CarTypeGroup)) "groups";
} }

specwright_core::writer! { object CarFeatureWriter of CarFeature = super::super::cars::CarFeature {
    0 code: expected value(super::super::cars::CarFeatureCode) "code";
    1 display_name: expected value(specwright_core::Text) "displayName";
} }

specwright_core::writer! { object CarAgencyWriter of CarAgency = super::super::cars::CarAgency {
    0 code: expected value(super::super::cars::AgencyCode) "code";
    1 display_name: expected value(specwright_core::Text) "displayName";
    2 logo_urls: expected object(super::super::cars::CarLogos) "logoUrls";
    3 kind: expected value(super::super::cars::AgencyType) "type";
} }

specwright_core::writer! { object CarLogosWriter of CarLogos = super::super::cars::CarLogos {
    0 horizontal_url: optional value(specwright_core::Text) "horizontalUrl";
} }

specwright_core::writer! { object CarProviderWriter of CarProvider = super::super::cars::CarProvider {
    0 code: expected value(super::super::cars::CarProviderCode) "code";
    1 display_name: expected value(specwright_core::Text) "displayName";
    2 logo_urls: expected object(super::super::cars::CarLogos) "logoUrls";
} }

specwright_core::writer! { object CarLocationWriter of CarLocation = super::super::cars::CarLocation {
    0 location_id: expected value(super::super::cars::CarLocationId) "locationId";
    1 display_distance: expected value(specwright_core::Text) "displayDistance";
    2 coordinates: optional object(super::super::common::Coordinates) "coordinates";
    3 airport: optional object(super::super::cars::CarAirportLocation) "airport";
    4 address: optional value(specwright_core::Text) "address";
    5 location_type: optional value(super::super::cars::CarLocationType) "locationType";
    6 city_name: optional value(specwright_core::Text) "cityName";
    7 country_code: optional value(specwright_core::Lenient<super::super::common::CountryCode>) "countryCode";
} }

specwright_core::writer! { object CarAirportLocationWriter of CarAirportLocation = super::super::cars::CarAirportLocation {
    0 code: expected value(specwright_core::Lenient<super::super::common::AirportCode>) "code";
    1 display_name: expected value(specwright_core::Text) "displayName";
    2 terminal_name: optional value(specwright_core::Text) "terminalName";
    3 country_name: optional value(specwright_core::Text) "countryName";
} }

impl specwright_core::write::AnyText for super::super::cars::CarProviderCode {}

impl specwright_core::write::AnyText for super::super::cars::AgencyCode {}

impl specwright_core::write::AnyText for super::super::cars::CarLocationId {}
