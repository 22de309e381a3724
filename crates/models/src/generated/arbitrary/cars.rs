// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! From `cars.toml`.

use super::super::cars::*;

impl<'a> arbitrary::Arbitrary<'a> for CarMoment {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            date: u.arbitrary()?,
            hour: if u.arbitrary()? { Some(u.int_in_range(0..=23)?) } else { None },
            minute: if u.arbitrary()? { Some(*u.choose(&[0, 30])?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarPollQuery {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            cluster: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarSearchRequest {
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

impl<'a> arbitrary::Arbitrary<'a> for CarSearchStart {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            pickup: u.arbitrary()?,
            dropoff: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarPickup {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            time: u.arbitrary()?,
            location: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarDropoff {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            time: u.arbitrary()?,
            location: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarResultParameters {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            price_mode: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            sort: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            page_number: if u.arbitrary()? {
                Some(u.int_in_range(0..=1000000)?)
            } else {
                None
            },
            page_size: if u.arbitrary()? {
                Some(
                    u.int_in_range(1..=wayfare_validation::limits::CAR_PAGE_SIZE as i64)?,
                )
            } else {
                None
            },
            currency: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarSort {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            key: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarSearchResponse {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            search_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            cluster: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            status: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            results: u.arbitrary()?,
            sort: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            page_size: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            total_count: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            price_mode: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            agencies: u.arbitrary()?,
            providers: u.arbitrary()?,
            car_locations: u.arbitrary()?,
            currency: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            days: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarSearchResult {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            booking_options: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarBookingOption {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            provider_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            agency_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            booking_url: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            pickup_location_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            dropoff_location_id: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            policy: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            fees: u.arbitrary()?,
            is_credit_card_required: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            car: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            price: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            payment_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            rate_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            badges: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarPolicy {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            cancellation: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            mileage: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            fuel: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            insurance: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarCancellationPolicy {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            is_unlimited: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            limit_hours: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            non_cancellation_fee: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarMileagePolicy {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            limit: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?)
            } else {
                None
            },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarFuelPolicy {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            description: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarInsurancePolicy {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            limit: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_with_deductible: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            deductible: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarFee {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_included_in_total: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarBadge {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarDetail {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            image: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            kind: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            brand: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            bags: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            passengers: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            doors: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            transmission: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            fuel: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            sipp: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            features: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarTypeDetail {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            groups: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarFeature {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarAgency {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            logo_urls: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            kind: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarLogos {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            horizontal_url: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarProvider {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            logo_urls: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarLocation {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            location_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_distance: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            coordinates: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            airport: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            address: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            location_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            city_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarAirportLocation {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            terminal_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarSearchPlace {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(
            match u.int_in_range(0..=1)? {
                0 => {
                    Self::City {
                        value: u.arbitrary()?,
                    }
                }
                _ => {
                    Self::Airport {
                        value: u.arbitrary()?,
                    }
                }
            },
        )
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarPriceMode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarSortKey {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarPaymentType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarRateType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarMileageCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarFuelPolicyCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarInsuranceCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarFeeCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarBadgeCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarTypeGroup {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarDoors {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarTransmission {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarFuel {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarFeatureCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for AgencyType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarLocationType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarProviderCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> arbitrary::Arbitrary<'a> for AgencyCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarLocationId {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}
