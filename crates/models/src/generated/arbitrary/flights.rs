// Made by `cargo xtask regenerate` from `spec/flights.toml`. Do not edit.

//! From `flights.toml`.

use super::super::flights::*;

impl<'a> arbitrary::Arbitrary<'a> for FlightPollQuery {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            cluster: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightSearchRequest {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            search_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            search_start_parameters: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            result_parameters: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightSearchStart {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            cabin: u.arbitrary()?,
            passengers: u.arbitrary()?,
            legs: u.arbitrary()?,
            filters: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightFilters {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            include_split: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            include_long_flights: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightSearchLeg {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            origin: u.arbitrary()?,
            destination: u.arbitrary()?,
            date: u.arbitrary()?,
            flex: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightResultParameters {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            currency: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            price_mode: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            sort: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            page_number: if u.arbitrary()? {
                Some(u.int_in_range(0..=1000000)?)
            } else {
                None
            },
            page_size: if u.arbitrary()? {
                Some(
                    u
                        .int_in_range(
                            1..=wayfare_validation::limits::FLIGHT_PAGE_SIZE as i64,
                        )?,
                )
            } else {
                None
            },
            max_stops: if u.arbitrary()? { Some(u.int_in_range(0..=10)?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightSort {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            key: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            direction: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightDetailsRequest {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            search_id: u.arbitrary()?,
            result_id: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightSearchResponse {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            search_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            cluster: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            status: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            page_size: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            total_count: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            sort: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            currency: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            price_mode: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            passengers: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            results: u.arbitrary()?,
            legs: u.arbitrary()?,
            segments: u.arbitrary()?,
            airlines: u.arbitrary()?,
            airports: u.arbitrary()?,
            providers: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightPassengerCounts {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            adults: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            children: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            infants: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            infants_in_seat: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            seniors: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            students: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            youth: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightResult {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            booking_options: u.arbitrary()?,
            legs: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightLegReference {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self { id: u.arbitrary()? })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightBookingOption {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            kind: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            booking_url: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            provider_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_price: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            segment_fares: u.arbitrary()?,
            fare_families: u.arbitrary()?,
            badges: u.arbitrary()?,
            fees: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            cashback_details: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SegmentFare {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            segment_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            cabin: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            quality_items: u.arbitrary()?,
            is_self_transfer: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SegmentCabin {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for QualityItem {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareFamily {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            amenities: u.arbitrary()?,
            leg_indices: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareAmenity {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            restriction: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightBadge {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightFees {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            base_price: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            total_price: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            carry_on_bag: u.arbitrary()?,
            checked_bag: u.arbitrary()?,
            non_refundable_disclosure: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for BagFee {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            bag_number: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            restriction: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_price: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CashbackDetails {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            kind: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            value: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            cap: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            currency: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightLeg {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            duration: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            segments: u.arbitrary()?,
            arrival_time: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            departure_time: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightSegmentReference {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            departure_day_mismatch: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            layover: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for Layover {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            duration: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightSegment {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            airline: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            flight_number: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            origin: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            destination: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            arrival_time: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            departure_time: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            equipment_type_name: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            duration: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            kind: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            operational_display: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            operating_airline: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightAirline {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            logo_url: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            airline_fee_url: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            baggage_policies: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for BaggagePolicy {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            bag_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            restrictions: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for BagRestriction {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            description: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightAirport {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            city_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightProvider {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            logo_urls: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightProviderLogos {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            image_url: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            horizontal_image_url: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            wide_horizontal_image_url: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareCalendarRequest {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            origin: u.arbitrary()?,
            destination: u.arbitrary()?,
            date_from: u.arbitrary()?,
            date_to: u.arbitrary()?,
            aggregation_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            round_trip: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            no_stops: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            exclude_predictions: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            currency_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FarePlace {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            place_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            iata_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareCalendar {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            origin: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            destination: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            results: u.arbitrary()?,
            airports: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareRouteEnd {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            place_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            place_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CalendarFare {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            aggregation_key: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            outbound_leg: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            inbound_legs: u.arbitrary()?,
            predicted: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            cabin: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareLeg {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            origin: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            destination: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            departure_date: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            timestamp: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            no_stops: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            price: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            deeplink_url: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FarePrice {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            price: u.arbitrary()?,
            currency: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareAirport {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            iata_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            city_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareRoutesRequest {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            origin: u.arbitrary()?,
            destination: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            dates: u.arbitrary()?,
            round_trip: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            currency_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareRouteDates {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            departure_date: u.arbitrary()?,
            return_date: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareRoutes {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            results: u.arbitrary()?,
            airlines: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for RouteFare {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            aggregation_key: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            outbound_leg: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            inbound_leg: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            deeplink_url: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            price: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            cabin: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for RouteLeg {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            origin: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            destination: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            airline_codes: u.arbitrary()?,
            departure_date_time: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            arrival_date_time: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            stops: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareAirline {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            iata_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            logo_url: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightLocation {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(
            match u.int_in_range(0..=1)? {
                0 => {
                    Self::Airports {
                        airports: u.arbitrary()?,
                    }
                }
                _ => {
                    Self::NearbyAirports {
                        airport: u.arbitrary()?,
                    }
                }
            },
        )
    }
}

impl<'a> arbitrary::Arbitrary<'a> for DateFlexibility {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for Cabin {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for PassengerCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightPriceMode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightSortKey {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightOptionType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SegmentCabinCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for QualityCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for AmenityCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for Restriction {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightBadgeCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for BagNumber {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SegmentType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for BagType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for BagRestrictionCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareAggregation {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for LegId {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SegmentId {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> arbitrary::Arbitrary<'a> for AirlineCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> arbitrary::Arbitrary<'a> for ProviderCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FareFamilyId {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}
