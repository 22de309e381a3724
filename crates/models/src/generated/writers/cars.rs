// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! From `cars.toml`.

wayfare_wire::writer! { object CarSortWriter of CarSort = super::super::cars::CarSort {
    0 key: given value(super::super::cars::CarSortKey) "key";
} }

wayfare_wire::writer! { object CarSearchResponseWriter of CarSearchResponse = super::super::cars::CarSearchResponse {
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
    11 currency: expected value(wayfare_wire::Lenient<super::super::common::CurrencyCode>) "currency";
    12 days: expected value(i64) "days";
} }

wayfare_wire::writer! { object CarSearchResultWriter of CarSearchResult = super::super::cars::CarSearchResult {
    0 id: required value(super::super::common::ResultId) "id";
    1 booking_options: required_list list(object(super::super::cars::CarBookingOption)) "bookingOptions";
} }

wayfare_wire::writer! { object CarBookingOptionWriter of CarBookingOption = super::super::cars::CarBookingOption {
    0 provider_code: expected value(super::super::cars::CarProviderCode) "providerCode";
    1 agency_code: expected value(super::super::cars::AgencyCode) "agencyCode";
    2 booking_url: expected value(wayfare_wire::Text) "bookingUrl";
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

wayfare_wire::writer! { object CarPolicyWriter of CarPolicy = super::super::cars::CarPolicy {
    0 cancellation: optional object(super::super::cars::CarCancellationPolicy) "cancellation";
    1 mileage: optional object(super::super::cars::CarMileagePolicy) "mileage";
    2 fuel: optional object(super::super::cars::CarFuelPolicy) "fuel";
    3 insurance: optional_list list(object(super::super::cars::CarInsurancePolicy)) "insurance";
} }

wayfare_wire::writer! { object CarCancellationPolicyWriter of CarCancellationPolicy = super::super::cars::CarCancellationPolicy {
    0 is_unlimited: optional value(bool) "isUnlimited";
    1 limit_hours: optional value(i64) "limitHours";
    2 non_cancellation_fee: optional object(super::super::common::Price) "nonCancellationFee";
} }

wayfare_wire::writer! { object CarMileagePolicyWriter of CarMileagePolicy = super::super::cars::CarMileagePolicy {
    0 code: expected value(super::super::cars::CarMileageCode) "code";
    1 limit: optional value(f64) "limit";
    2 display_name: optional value(wayfare_wire::Text) "displayName";
} }

wayfare_wire::writer! { object CarFuelPolicyWriter of CarFuelPolicy = super::super::cars::CarFuelPolicy {
    0 code: expected value(super::super::cars::CarFuelPolicyCode) "code";
    1 display_name: optional value(wayfare_wire::Text) "displayName";
    2 description: optional value(wayfare_wire::Text) "description";
} }

wayfare_wire::writer! { object CarInsurancePolicyWriter of CarInsurancePolicy = super::super::cars::CarInsurancePolicy {
    0 code: expected value(super::super::cars::CarInsuranceCode) "code";
    1 limit: optional object(super::super::common::Price) "limit";
    2 is_with_deductible: optional value(bool) "isWithDeductible";
    3 deductible: optional object(super::super::common::Price) "deductible";
} }

wayfare_wire::writer! { object CarFeeWriter of CarFee = super::super::cars::CarFee {
    0 code: expected value(super::super::cars::CarFeeCode) "code";
    1 rate: optional object(super::super::common::Price) "rate";
    2 is_included_in_total: optional value(bool) "isIncludedInTotal";
} }

wayfare_wire::writer! { object CarBadgeWriter of CarBadge = super::super::cars::CarBadge {
    0 code: expected value(super::super::cars::CarBadgeCode) "code";
    1 display_name: expected value(wayfare_wire::Text) "displayName";
} }

wayfare_wire::writer! { object CarDetailWriter of CarDetail = super::super::cars::CarDetail {
    0 image: optional value(wayfare_wire::Text) "image";
    1 kind: expected object(super::super::cars::CarTypeDetail) "type";
    2 brand: expected value(wayfare_wire::Text) "brand";
    3 bags: expected value(i64) "bags";
    4 passengers: expected value(i64) "passengers";
    5 doors: optional value(super::super::cars::CarDoors) "doors";
    6 transmission: optional value(super::super::cars::CarTransmission) "transmission";
    7 fuel: optional value(super::super::cars::CarFuel) "fuel";
    8 sipp: optional value(wayfare_wire::Lenient<super::super::cars::SippCode>) "sipp";
    9 features: optional_list list(object(super::super::cars::CarFeature)) "features";
} }

wayfare_wire::writer! { object CarTypeDetailWriter of CarTypeDetail = super::super::cars::CarTypeDetail {
    0 code: expected value(super::super::cars::CarType) "code";
    1 display_name: expected value(wayfare_wire::Text) "displayName";
    2 groups: required_list list(value(super::super::cars::CarTypeGroup)) "groups";
} }

wayfare_wire::writer! { object CarFeatureWriter of CarFeature = super::super::cars::CarFeature {
    0 code: expected value(super::super::cars::CarFeatureCode) "code";
    1 display_name: expected value(wayfare_wire::Text) "displayName";
} }

wayfare_wire::writer! { object CarAgencyWriter of CarAgency = super::super::cars::CarAgency {
    0 code: expected value(super::super::cars::AgencyCode) "code";
    1 display_name: expected value(wayfare_wire::Text) "displayName";
    2 logo_urls: expected object(super::super::cars::CarLogos) "logoUrls";
    3 kind: expected value(super::super::cars::AgencyType) "type";
} }

wayfare_wire::writer! { object CarLogosWriter of CarLogos = super::super::cars::CarLogos {
    0 horizontal_url: optional value(wayfare_wire::Text) "horizontalUrl";
} }

wayfare_wire::writer! { object CarProviderWriter of CarProvider = super::super::cars::CarProvider {
    0 code: expected value(super::super::cars::CarProviderCode) "code";
    1 display_name: expected value(wayfare_wire::Text) "displayName";
    2 logo_urls: expected object(super::super::cars::CarLogos) "logoUrls";
} }

wayfare_wire::writer! { object CarLocationWriter of CarLocation = super::super::cars::CarLocation {
    0 location_id: expected value(super::super::cars::CarLocationId) "locationId";
    1 display_distance: expected value(wayfare_wire::Text) "displayDistance";
    2 coordinates: optional object(super::super::common::Coordinates) "coordinates";
    3 airport: optional object(super::super::cars::CarAirportLocation) "airport";
    4 address: optional value(wayfare_wire::Text) "address";
    5 location_type: optional value(super::super::cars::CarLocationType) "locationType";
    6 city_name: optional value(wayfare_wire::Text) "cityName";
    7 country_code: optional value(wayfare_wire::Lenient<super::super::common::CountryCode>) "countryCode";
} }

wayfare_wire::writer! { object CarAirportLocationWriter of CarAirportLocation = super::super::cars::CarAirportLocation {
    0 code: expected value(wayfare_wire::Lenient<super::super::common::AirportCode>) "code";
    1 display_name: expected value(wayfare_wire::Text) "displayName";
    2 terminal_name: optional value(wayfare_wire::Text) "terminalName";
    3 country_name: optional value(wayfare_wire::Text) "countryName";
} }

impl wayfare_wire::write::AnyText for super::super::cars::CarProviderCode {}

impl wayfare_wire::write::AnyText for super::super::cars::AgencyCode {}

impl wayfare_wire::write::AnyText for super::super::cars::CarLocationId {}
