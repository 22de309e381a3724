// Made by `cargo run --bin rivals` from ../service/src/travel/generated/openapi.json. Not to be edited.
//! Answers of the API as structs with derived impls.

#![allow(missing_docs, reason = "the API's document describes them")]

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct BagFee {
    #[serde(rename = "bagNumber", skip_serializing_if = "Option::is_none")]
    pub bag_number: Option<String>,
    #[serde(rename = "displayPrice", skip_serializing_if = "Option::is_none")]
    pub display_price: Option<Price>,
    #[serde(rename = "restriction", skip_serializing_if = "Option::is_none")]
    pub restriction: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct BagRestriction {
    #[serde(rename = "code", skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    #[serde(rename = "description", skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct BaggagePolicy {
    #[serde(rename = "bagType", skip_serializing_if = "Option::is_none")]
    pub bag_type: Option<String>,
    #[serde(rename = "restrictions", skip_serializing_if = "Option::is_none")]
    pub restrictions: Option<Vec<BagRestriction>>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct BasicHotelRating {
    #[serde(rename = "key")]
    pub key: f64,
    #[serde(rename = "value")]
    pub value: i64,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarAgency {
    #[serde(rename = "code")]
    pub code: String,
    #[serde(rename = "displayName")]
    pub display_name: String,
    #[serde(rename = "logoUrls")]
    pub logo_urls: CarLogos,
    #[serde(rename = "type")]
    pub r#type: String,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarAirportLocation {
    #[serde(rename = "code")]
    pub code: String,
    #[serde(rename = "countryName", skip_serializing_if = "Option::is_none")]
    pub country_name: Option<String>,
    #[serde(rename = "displayName")]
    pub display_name: String,
    #[serde(rename = "terminalName", skip_serializing_if = "Option::is_none")]
    pub terminal_name: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarBadge {
    #[serde(rename = "code")]
    pub code: String,
    #[serde(rename = "displayName")]
    pub display_name: String,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarBookingOption {
    #[serde(rename = "agencyCode")]
    pub agency_code: String,
    #[serde(rename = "badges", skip_serializing_if = "Option::is_none")]
    pub badges: Option<Vec<CarBadge>>,
    #[serde(rename = "bookingUrl")]
    pub booking_url: String,
    #[serde(rename = "car", skip_serializing_if = "Option::is_none")]
    pub car: Option<CarDetail>,
    #[serde(rename = "dropoffLocationId", skip_serializing_if = "Option::is_none")]
    pub dropoff_location_id: Option<String>,
    #[serde(rename = "fees", skip_serializing_if = "Option::is_none")]
    pub fees: Option<Vec<CarFee>>,
    #[serde(rename = "isCreditCardRequired", skip_serializing_if = "Option::is_none")]
    pub is_credit_card_required: Option<bool>,
    #[serde(rename = "paymentType", skip_serializing_if = "Option::is_none")]
    pub payment_type: Option<String>,
    #[serde(rename = "pickupLocationId")]
    pub pickup_location_id: String,
    #[serde(rename = "policy", skip_serializing_if = "Option::is_none")]
    pub policy: Option<CarPolicy>,
    #[serde(rename = "price", skip_serializing_if = "Option::is_none")]
    pub price: Option<Price>,
    #[serde(rename = "providerCode")]
    pub provider_code: String,
    #[serde(rename = "rateType", skip_serializing_if = "Option::is_none")]
    pub rate_type: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarCancellationPolicy {
    #[serde(rename = "isUnlimited", skip_serializing_if = "Option::is_none")]
    pub is_unlimited: Option<bool>,
    #[serde(rename = "limitHours", skip_serializing_if = "Option::is_none")]
    pub limit_hours: Option<i64>,
    #[serde(rename = "nonCancellationFee", skip_serializing_if = "Option::is_none")]
    pub non_cancellation_fee: Option<Price>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarDetail {
    #[serde(rename = "bags")]
    pub bags: i64,
    #[serde(rename = "brand")]
    pub brand: String,
    #[serde(rename = "doors", skip_serializing_if = "Option::is_none")]
    pub doors: Option<String>,
    #[serde(rename = "features", skip_serializing_if = "Option::is_none")]
    pub features: Option<Vec<CarFeature>>,
    #[serde(rename = "fuel", skip_serializing_if = "Option::is_none")]
    pub fuel: Option<String>,
    #[serde(rename = "image", skip_serializing_if = "Option::is_none")]
    pub image: Option<String>,
    #[serde(rename = "passengers")]
    pub passengers: i64,
    #[serde(rename = "sipp", skip_serializing_if = "Option::is_none")]
    pub sipp: Option<String>,
    #[serde(rename = "transmission", skip_serializing_if = "Option::is_none")]
    pub transmission: Option<String>,
    #[serde(rename = "type")]
    pub r#type: CarTypeDetail,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarFeature {
    #[serde(rename = "code")]
    pub code: String,
    #[serde(rename = "displayName")]
    pub display_name: String,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarFee {
    #[serde(rename = "code")]
    pub code: String,
    #[serde(rename = "isIncludedInTotal", skip_serializing_if = "Option::is_none")]
    pub is_included_in_total: Option<bool>,
    #[serde(rename = "rate", skip_serializing_if = "Option::is_none")]
    pub rate: Option<Price>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarFuelPolicy {
    #[serde(rename = "code")]
    pub code: String,
    #[serde(rename = "description", skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    #[serde(rename = "displayName", skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarInsurancePolicy {
    #[serde(rename = "code")]
    pub code: String,
    #[serde(rename = "deductible", skip_serializing_if = "Option::is_none")]
    pub deductible: Option<Price>,
    #[serde(rename = "isWithDeductible", skip_serializing_if = "Option::is_none")]
    pub is_with_deductible: Option<bool>,
    #[serde(rename = "limit", skip_serializing_if = "Option::is_none")]
    pub limit: Option<Price>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarLocation {
    #[serde(rename = "address", skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    #[serde(rename = "airport", skip_serializing_if = "Option::is_none")]
    pub airport: Option<CarAirportLocation>,
    #[serde(rename = "cityName", skip_serializing_if = "Option::is_none")]
    pub city_name: Option<String>,
    #[serde(rename = "coordinates", skip_serializing_if = "Option::is_none")]
    pub coordinates: Option<Coordinates>,
    #[serde(rename = "countryCode", skip_serializing_if = "Option::is_none")]
    pub country_code: Option<String>,
    #[serde(rename = "displayDistance")]
    pub display_distance: String,
    #[serde(rename = "locationId")]
    pub location_id: String,
    #[serde(rename = "locationType", skip_serializing_if = "Option::is_none")]
    pub location_type: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarLogos {
    #[serde(rename = "horizontalUrl", skip_serializing_if = "Option::is_none")]
    pub horizontal_url: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarMileagePolicy {
    #[serde(rename = "code")]
    pub code: String,
    #[serde(rename = "displayName", skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    #[serde(rename = "limit", skip_serializing_if = "Option::is_none")]
    pub limit: Option<f64>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarPolicy {
    #[serde(rename = "cancellation", skip_serializing_if = "Option::is_none")]
    pub cancellation: Option<CarCancellationPolicy>,
    #[serde(rename = "fuel", skip_serializing_if = "Option::is_none")]
    pub fuel: Option<CarFuelPolicy>,
    #[serde(rename = "insurance", skip_serializing_if = "Option::is_none")]
    pub insurance: Option<Vec<CarInsurancePolicy>>,
    #[serde(rename = "mileage", skip_serializing_if = "Option::is_none")]
    pub mileage: Option<CarMileagePolicy>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarProvider {
    #[serde(rename = "code")]
    pub code: String,
    #[serde(rename = "displayName")]
    pub display_name: String,
    #[serde(rename = "logoUrls")]
    pub logo_urls: CarLogos,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarSearchResponse {
    #[serde(rename = "agencies", skip_serializing_if = "Option::is_none")]
    pub agencies: Option<BTreeMap<String, CarAgency>>,
    #[serde(rename = "carLocations", skip_serializing_if = "Option::is_none")]
    pub car_locations: Option<BTreeMap<String, CarLocation>>,
    #[serde(rename = "cluster")]
    pub cluster: String,
    #[serde(rename = "currency")]
    pub currency: String,
    #[serde(rename = "days")]
    pub days: i64,
    #[serde(rename = "pageSize")]
    pub page_size: i64,
    #[serde(rename = "priceMode")]
    pub price_mode: String,
    #[serde(rename = "providers", skip_serializing_if = "Option::is_none")]
    pub providers: Option<BTreeMap<String, CarProvider>>,
    #[serde(rename = "results")]
    pub results: Vec<CarSearchResult>,
    #[serde(rename = "searchId")]
    pub search_id: String,
    #[serde(rename = "sort")]
    pub sort: CarSort,
    #[serde(rename = "status")]
    pub status: String,
    #[serde(rename = "totalCount")]
    pub total_count: i64,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarSearchResult {
    #[serde(rename = "bookingOptions")]
    pub booking_options: Vec<CarBookingOption>,
    #[serde(rename = "id")]
    pub id: String,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarSort {
    #[serde(rename = "key", skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CarTypeDetail {
    #[serde(rename = "code")]
    pub code: String,
    #[serde(rename = "displayName")]
    pub display_name: String,
    #[serde(rename = "groups")]
    pub groups: Vec<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct CashbackDetails {
    #[serde(rename = "cap", skip_serializing_if = "Option::is_none")]
    pub cap: Option<f64>,
    #[serde(rename = "currency", skip_serializing_if = "Option::is_none")]
    pub currency: Option<String>,
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    #[serde(rename = "value", skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Coordinates {
    #[serde(rename = "latitude")]
    pub latitude: f64,
    #[serde(rename = "longitude")]
    pub longitude: f64,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct DetailedHotelRating {
    #[serde(rename = "key")]
    pub key: f64,
    #[serde(rename = "value")]
    pub value: HotelRatingCounts,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FareAmenity {
    #[serde(rename = "code", skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    #[serde(rename = "displayName", skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    #[serde(rename = "restriction", skip_serializing_if = "Option::is_none")]
    pub restriction: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FareFamily {
    #[serde(rename = "amenities", skip_serializing_if = "Option::is_none")]
    pub amenities: Option<Vec<FareAmenity>>,
    #[serde(rename = "displayName", skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    #[serde(rename = "id", skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    #[serde(rename = "legIndices", skip_serializing_if = "Option::is_none")]
    pub leg_indices: Option<Vec<i64>>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightAirline {
    #[serde(rename = "airlineFeeUrl", skip_serializing_if = "Option::is_none")]
    pub airline_fee_url: Option<String>,
    #[serde(rename = "baggagePolicies", skip_serializing_if = "Option::is_none")]
    pub baggage_policies: Option<Vec<BaggagePolicy>>,
    #[serde(rename = "displayName", skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    #[serde(rename = "logoUrl", skip_serializing_if = "Option::is_none")]
    pub logo_url: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightAirport {
    #[serde(rename = "cityName", skip_serializing_if = "Option::is_none")]
    pub city_name: Option<String>,
    #[serde(rename = "displayName", skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightBadge {
    #[serde(rename = "code", skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    #[serde(rename = "displayName", skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightBookingOption {
    #[serde(rename = "badges", skip_serializing_if = "Option::is_none")]
    pub badges: Option<Vec<FlightBadge>>,
    #[serde(rename = "bookingUrl", skip_serializing_if = "Option::is_none")]
    pub booking_url: Option<String>,
    #[serde(rename = "cashbackDetails", skip_serializing_if = "Option::is_none")]
    pub cashback_details: Option<CashbackDetails>,
    #[serde(rename = "displayPrice", skip_serializing_if = "Option::is_none")]
    pub display_price: Option<Price>,
    #[serde(rename = "fareFamilies", skip_serializing_if = "Option::is_none")]
    pub fare_families: Option<Vec<FareFamily>>,
    #[serde(rename = "fees", skip_serializing_if = "Option::is_none")]
    pub fees: Option<FlightFees>,
    #[serde(rename = "providerCode", skip_serializing_if = "Option::is_none")]
    pub provider_code: Option<String>,
    #[serde(rename = "segmentFares", skip_serializing_if = "Option::is_none")]
    pub segment_fares: Option<Vec<SegmentFare>>,
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightFees {
    #[serde(rename = "basePrice", skip_serializing_if = "Option::is_none")]
    pub base_price: Option<Price>,
    #[serde(rename = "carryOnBag", skip_serializing_if = "Option::is_none")]
    pub carry_on_bag: Option<Vec<BagFee>>,
    #[serde(rename = "checkedBag", skip_serializing_if = "Option::is_none")]
    pub checked_bag: Option<Vec<BagFee>>,
    #[serde(rename = "nonRefundableDisclosure", skip_serializing_if = "Option::is_none")]
    pub non_refundable_disclosure: Option<String>,
    #[serde(rename = "totalPrice", skip_serializing_if = "Option::is_none")]
    pub total_price: Option<Price>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightLeg {
    #[serde(rename = "arrivalTime", skip_serializing_if = "Option::is_none")]
    pub arrival_time: Option<String>,
    #[serde(rename = "departureTime", skip_serializing_if = "Option::is_none")]
    pub departure_time: Option<String>,
    #[serde(rename = "duration", skip_serializing_if = "Option::is_none")]
    pub duration: Option<i64>,
    #[serde(rename = "segments", skip_serializing_if = "Option::is_none")]
    pub segments: Option<Vec<FlightSegmentReference>>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightLegReference {
    #[serde(rename = "id")]
    pub id: String,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightPassengerCounts {
    #[serde(rename = "adults", skip_serializing_if = "Option::is_none")]
    pub adults: Option<i64>,
    #[serde(rename = "children", skip_serializing_if = "Option::is_none")]
    pub children: Option<i64>,
    #[serde(rename = "infants", skip_serializing_if = "Option::is_none")]
    pub infants: Option<i64>,
    #[serde(rename = "infantsInSeat", skip_serializing_if = "Option::is_none")]
    pub infants_in_seat: Option<i64>,
    #[serde(rename = "seniors", skip_serializing_if = "Option::is_none")]
    pub seniors: Option<i64>,
    #[serde(rename = "students", skip_serializing_if = "Option::is_none")]
    pub students: Option<i64>,
    #[serde(rename = "youth", skip_serializing_if = "Option::is_none")]
    pub youth: Option<i64>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightProvider {
    #[serde(rename = "displayName", skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    #[serde(rename = "logoUrls", skip_serializing_if = "Option::is_none")]
    pub logo_urls: Option<FlightProviderLogos>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightProviderLogos {
    #[serde(rename = "horizontalImageUrl", skip_serializing_if = "Option::is_none")]
    pub horizontal_image_url: Option<String>,
    #[serde(rename = "imageUrl", skip_serializing_if = "Option::is_none")]
    pub image_url: Option<String>,
    #[serde(rename = "wideHorizontalImageUrl", skip_serializing_if = "Option::is_none")]
    pub wide_horizontal_image_url: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightResult {
    #[serde(rename = "bookingOptions", skip_serializing_if = "Option::is_none")]
    pub booking_options: Option<Vec<FlightBookingOption>>,
    #[serde(rename = "id")]
    pub id: String,
    #[serde(rename = "legs", skip_serializing_if = "Option::is_none")]
    pub legs: Option<Vec<FlightLegReference>>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightSearchResponse {
    #[serde(rename = "airlines", skip_serializing_if = "Option::is_none")]
    pub airlines: Option<BTreeMap<String, FlightAirline>>,
    #[serde(rename = "airports", skip_serializing_if = "Option::is_none")]
    pub airports: Option<BTreeMap<String, FlightAirport>>,
    #[serde(rename = "cluster", skip_serializing_if = "Option::is_none")]
    pub cluster: Option<String>,
    #[serde(rename = "currency", skip_serializing_if = "Option::is_none")]
    pub currency: Option<String>,
    #[serde(rename = "legs", skip_serializing_if = "Option::is_none")]
    pub legs: Option<BTreeMap<String, FlightLeg>>,
    #[serde(rename = "pageSize", skip_serializing_if = "Option::is_none")]
    pub page_size: Option<i64>,
    #[serde(rename = "passengers", skip_serializing_if = "Option::is_none")]
    pub passengers: Option<FlightPassengerCounts>,
    #[serde(rename = "priceMode", skip_serializing_if = "Option::is_none")]
    pub price_mode: Option<String>,
    #[serde(rename = "providers", skip_serializing_if = "Option::is_none")]
    pub providers: Option<BTreeMap<String, FlightProvider>>,
    #[serde(rename = "results")]
    pub results: Vec<FlightResult>,
    #[serde(rename = "searchId")]
    pub search_id: String,
    #[serde(rename = "segments", skip_serializing_if = "Option::is_none")]
    pub segments: Option<BTreeMap<String, FlightSegment>>,
    #[serde(rename = "sort", skip_serializing_if = "Option::is_none")]
    pub sort: Option<FlightSort>,
    #[serde(rename = "status")]
    pub status: String,
    #[serde(rename = "totalCount", skip_serializing_if = "Option::is_none")]
    pub total_count: Option<i64>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightSegment {
    #[serde(rename = "airline", skip_serializing_if = "Option::is_none")]
    pub airline: Option<String>,
    #[serde(rename = "arrivalTime", skip_serializing_if = "Option::is_none")]
    pub arrival_time: Option<String>,
    #[serde(rename = "departureTime", skip_serializing_if = "Option::is_none")]
    pub departure_time: Option<String>,
    #[serde(rename = "destination", skip_serializing_if = "Option::is_none")]
    pub destination: Option<String>,
    #[serde(rename = "duration", skip_serializing_if = "Option::is_none")]
    pub duration: Option<i64>,
    #[serde(rename = "equipmentTypeName", skip_serializing_if = "Option::is_none")]
    pub equipment_type_name: Option<String>,
    #[serde(rename = "flightNumber", skip_serializing_if = "Option::is_none")]
    pub flight_number: Option<String>,
    #[serde(rename = "operationalDisplay", skip_serializing_if = "Option::is_none")]
    pub operational_display: Option<String>,
    #[serde(rename = "operationalIATA", skip_serializing_if = "Option::is_none")]
    pub operational_iata: Option<String>,
    #[serde(rename = "origin", skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightSegmentReference {
    #[serde(rename = "departureDayMismatch", skip_serializing_if = "Option::is_none")]
    pub departure_day_mismatch: Option<bool>,
    #[serde(rename = "id")]
    pub id: String,
    #[serde(rename = "layover", skip_serializing_if = "Option::is_none")]
    pub layover: Option<Layover>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct FlightSort {
    #[serde(rename = "direction", skip_serializing_if = "Option::is_none")]
    pub direction: Option<String>,
    #[serde(rename = "key", skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct HotelDestination {
    #[serde(rename = "fullName")]
    pub full_name: String,
    #[serde(rename = "hasBoundary")]
    pub has_boundary: bool,
    #[serde(rename = "href")]
    pub href: String,
    #[serde(rename = "id")]
    pub id: i64,
    #[serde(rename = "isSearchable")]
    pub is_searchable: bool,
    #[serde(rename = "key")]
    pub key: String,
    #[serde(rename = "latitude")]
    pub latitude: f64,
    #[serde(rename = "longitude")]
    pub longitude: f64,
    #[serde(rename = "maximumRadius")]
    pub maximum_radius: f64,
    #[serde(rename = "name")]
    pub name: String,
    #[serde(rename = "radius")]
    pub radius: f64,
    #[serde(rename = "type")]
    pub r#type: i64,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct HotelImage {
    #[serde(rename = "large")]
    pub large: String,
    #[serde(rename = "small", skip_serializing_if = "Option::is_none")]
    pub small: Option<String>,
    #[serde(rename = "sprites", skip_serializing_if = "Option::is_none")]
    pub sprites: Option<serde_json::Value>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct HotelItemReference {
    #[serde(rename = "hotelCount")]
    pub hotel_count: i64,
    #[serde(rename = "id")]
    pub id: i64,
    #[serde(rename = "name")]
    pub name: String,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct HotelPlace {
    #[serde(rename = "key")]
    pub key: String,
    #[serde(rename = "name")]
    pub name: String,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct HotelPriceRange {
    #[serde(rename = "key")]
    pub key: f64,
    #[serde(rename = "value")]
    pub value: i64,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct HotelProvider {
    #[serde(rename = "cashback", skip_serializing_if = "Option::is_none")]
    pub cashback: Option<ProviderCashback>,
    #[serde(rename = "code")]
    pub code: String,
    #[serde(rename = "isDirect")]
    pub is_direct: bool,
    #[serde(rename = "isLanguageSupported")]
    pub is_language_supported: bool,
    #[serde(rename = "logo")]
    pub logo: String,
    #[serde(rename = "name")]
    pub name: String,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct HotelRate {
    #[serde(rename = "availableRooms")]
    pub available_rooms: i64,
    #[serde(rename = "bookUri")]
    pub book_uri: String,
    #[serde(rename = "canPayLater")]
    pub can_pay_later: bool,
    #[serde(rename = "hasFreeCancellation")]
    pub has_free_cancellation: bool,
    #[serde(rename = "inclusions")]
    pub inclusions: Vec<i64>,
    #[serde(rename = "isBundledRate")]
    pub is_bundled_rate: bool,
    #[serde(rename = "isCheapestRate")]
    pub is_cheapest_rate: bool,
    #[serde(rename = "isDeprioritisedForExcludedCharges")]
    pub is_deprioritised_for_excluded_charges: bool,
    #[serde(rename = "providerIndex")]
    pub provider_index: i64,
    #[serde(rename = "rateBreakdown", skip_serializing_if = "Option::is_none")]
    pub rate_breakdown: Option<HotelRateBreakdown>,
    #[serde(rename = "roomName")]
    pub room_name: String,
    #[serde(rename = "totalRate")]
    pub total_rate: f64,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct HotelRateBreakdown {
    #[serde(rename = "baseRate")]
    pub base_rate: f64,
    #[serde(rename = "localTaxes", skip_serializing_if = "Option::is_none")]
    pub local_taxes: Option<f64>,
    #[serde(rename = "taxes")]
    pub taxes: f64,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct HotelRatingCounts {
    #[serde(rename = "officiallyRated")]
    pub officially_rated: i64,
    #[serde(rename = "selfRated")]
    pub self_rated: i64,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct HotelResult {
    #[serde(rename = "address")]
    pub address: String,
    #[serde(rename = "distance")]
    pub distance: Option<f64>,
    #[serde(rename = "features", skip_serializing_if = "Option::is_none")]
    pub features: Option<Vec<i64>>,
    #[serde(rename = "guestRating")]
    pub guest_rating: f64,
    #[serde(rename = "guestRatingSentiment", skip_serializing_if = "Option::is_none")]
    pub guest_rating_sentiment: Option<String>,
    #[serde(rename = "highestRate")]
    pub highest_rate: Option<f64>,
    #[serde(rename = "hotelCountryCode")]
    pub hotel_country_code: String,
    #[serde(rename = "href")]
    pub href: String,
    #[serde(rename = "id")]
    pub id: i64,
    #[serde(rename = "images", skip_serializing_if = "Option::is_none")]
    pub images: Option<Vec<HotelImage>>,
    #[serde(rename = "isGreatValue")]
    pub is_great_value: bool,
    #[serde(rename = "isSelfRated")]
    pub is_self_rated: bool,
    #[serde(rename = "isWithinBoundary")]
    pub is_within_boundary: bool,
    #[serde(rename = "key")]
    pub key: String,
    #[serde(rename = "latitude")]
    pub latitude: f64,
    #[serde(rename = "licenseNumber", skip_serializing_if = "Option::is_none")]
    pub license_number: Option<String>,
    #[serde(rename = "longitude")]
    pub longitude: f64,
    #[serde(rename = "lowestRate")]
    pub lowest_rate: Option<f64>,
    #[serde(rename = "name")]
    pub name: String,
    #[serde(rename = "numberOfProviders")]
    pub number_of_providers: i64,
    #[serde(rename = "numberOfRates")]
    pub number_of_rates: i64,
    #[serde(rename = "numberOfReviews")]
    pub number_of_reviews: i64,
    #[serde(rename = "place", skip_serializing_if = "Option::is_none")]
    pub place: Option<HotelPlace>,
    #[serde(rename = "propertyType")]
    pub property_type: i64,
    #[serde(rename = "rates", skip_serializing_if = "Option::is_none")]
    pub rates: Option<Vec<HotelRate>>,
    #[serde(rename = "reviewQuotes", skip_serializing_if = "Option::is_none")]
    pub review_quotes: Option<Vec<String>>,
    #[serde(rename = "starRating")]
    pub star_rating: f64,
    #[serde(rename = "translatedName", skip_serializing_if = "Option::is_none")]
    pub translated_name: Option<String>,
    #[serde(rename = "wellKnownPlace", skip_serializing_if = "Option::is_none")]
    pub well_known_place: Option<HotelPlace>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Layover {
    #[serde(rename = "duration", skip_serializing_if = "Option::is_none")]
    pub duration: Option<i64>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct MultipleHotelSearchResponse {
    #[serde(rename = "chains", skip_serializing_if = "Option::is_none")]
    pub chains: Option<Vec<HotelItemReference>>,
    #[serde(rename = "currencyCode")]
    pub currency_code: String,
    #[serde(rename = "deals", skip_serializing_if = "Option::is_none")]
    pub deals: Option<Vec<HotelItemReference>>,
    #[serde(rename = "destination")]
    pub destination: Option<HotelDestination>,
    #[serde(rename = "facilities", skip_serializing_if = "Option::is_none")]
    pub facilities: Option<Vec<HotelItemReference>>,
    #[serde(rename = "guestRatings", skip_serializing_if = "Option::is_none")]
    pub guest_ratings: Option<Vec<BasicHotelRating>>,
    #[serde(rename = "highestTotalRate", skip_serializing_if = "Option::is_none")]
    pub highest_total_rate: Option<f64>,
    #[serde(rename = "hotelRatings", skip_serializing_if = "Option::is_none")]
    pub hotel_ratings: Option<Vec<DetailedHotelRating>>,
    #[serde(rename = "hotelThemes", skip_serializing_if = "Option::is_none")]
    pub hotel_themes: Option<Vec<HotelItemReference>>,
    #[serde(rename = "isComplete")]
    pub is_complete: bool,
    #[serde(rename = "languageCode")]
    pub language_code: String,
    #[serde(rename = "lowestTotalRate", skip_serializing_if = "Option::is_none")]
    pub lowest_total_rate: Option<f64>,
    #[serde(rename = "postFilterHighestTotalRate", skip_serializing_if = "Option::is_none")]
    pub post_filter_highest_total_rate: Option<f64>,
    #[serde(rename = "postFilterLowestTotalRate", skip_serializing_if = "Option::is_none")]
    pub post_filter_lowest_total_rate: Option<f64>,
    #[serde(rename = "priceRanges", skip_serializing_if = "Option::is_none")]
    pub price_ranges: Option<Vec<HotelPriceRange>>,
    #[serde(rename = "propertyTypes", skip_serializing_if = "Option::is_none")]
    pub property_types: Option<Vec<HotelItemReference>>,
    #[serde(rename = "providers", skip_serializing_if = "Option::is_none")]
    pub providers: Option<Vec<HotelProvider>>,
    #[serde(rename = "results", skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<HotelResult>>,
    #[serde(rename = "searchTime")]
    pub search_time: i64,
    #[serde(rename = "starRatings", skip_serializing_if = "Option::is_none")]
    pub star_ratings: Option<Vec<BasicHotelRating>>,
    #[serde(rename = "totalAvailableResults")]
    pub total_available_results: i64,
    #[serde(rename = "totalFilteredResults")]
    pub total_filtered_results: i64,
    #[serde(rename = "totalResults")]
    pub total_results: i64,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Price {
    #[serde(rename = "displayPrice")]
    pub display_price: String,
    #[serde(rename = "price")]
    pub price: f64,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct ProviderCashback {
    #[serde(rename = "cap", skip_serializing_if = "Option::is_none")]
    pub cap: Option<f64>,
    #[serde(rename = "currency")]
    pub currency: String,
    #[serde(rename = "customCurrencyAbbreviation", skip_serializing_if = "Option::is_none")]
    pub custom_currency_abbreviation: Option<String>,
    #[serde(rename = "customCurrencyName", skip_serializing_if = "Option::is_none")]
    pub custom_currency_name: Option<String>,
    #[serde(rename = "customCurrencyType", skip_serializing_if = "Option::is_none")]
    pub custom_currency_type: Option<String>,
    #[serde(rename = "showRateOnly", skip_serializing_if = "Option::is_none")]
    pub show_rate_only: Option<bool>,
    #[serde(rename = "type")]
    pub r#type: String,
    #[serde(rename = "value")]
    pub value: f64,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct QualityItem {
    #[serde(rename = "code", skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    #[serde(rename = "displayName", skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct SegmentCabin {
    #[serde(rename = "code", skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    #[serde(rename = "displayName", skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct SegmentFare {
    #[serde(rename = "cabin", skip_serializing_if = "Option::is_none")]
    pub cabin: Option<SegmentCabin>,
    #[serde(rename = "isSelfTransfer", skip_serializing_if = "Option::is_none")]
    pub is_self_transfer: Option<bool>,
    #[serde(rename = "qualityItems", skip_serializing_if = "Option::is_none")]
    pub quality_items: Option<Vec<QualityItem>>,
    #[serde(rename = "segmentId", skip_serializing_if = "Option::is_none")]
    pub segment_id: Option<String>,
}
