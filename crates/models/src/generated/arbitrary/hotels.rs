// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

//! From `hotels.toml`.

use super::super::hotels::*;

impl<'a> arbitrary::Arbitrary<'a> for HotelStay {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            only_if_complete: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            search_timeout: if u.arbitrary()? {
                Some(u.int_in_range(0..=60000)?)
            } else {
                None
            },
            checkin: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            checkout: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            rooms: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            language_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            currency_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            include_taxes_in_total: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            include_local_taxes_in_total: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFilters {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            destination: u.arbitrary()?,
            min_price: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            max_price: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            star_rating: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            hotel_rating: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            hotel_rating_exclude_self_rated: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            property_types: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            features: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            themes: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            chains: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            guest_ratings: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            deals: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            hotel_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            sort_field: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            sort_direction: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            page_index: if u.arbitrary()? {
                Some(u.int_in_range(0..=1000000)?)
            } else {
                None
            },
            page_size: if u.arbitrary()? {
                Some(
                    u
                        .int_in_range(
                            1..=wayfare_validation::limits::HOTEL_PAGE_SIZE as i64,
                        )?,
                )
            } else {
                None
            },
            preferred_hotels: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFacts {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            key: u.arbitrary()?,
            name: u.arbitrary()?,
            address: u.arbitrary()?,
            hotel_country_code: u.arbitrary()?,
            latitude: wayfare_wire::arbitrary::finite(u)?.clamp(-90.0, 90.0),
            longitude: wayfare_wire::arbitrary::finite(u)?.clamp(-180.0, 180.0),
            star_rating: wayfare_wire::arbitrary::finite(u)?,
            is_self_rated: u.arbitrary()?,
            license_number: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelSearchState {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            is_complete: u.arbitrary()?,
            search_time: u.arbitrary()?,
            total_results: u.arbitrary()?,
            total_available_results: u.arbitrary()?,
            total_filtered_results: u.arbitrary()?,
            currency_code: u.arbitrary()?,
            language_code: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SingleHotelQuery {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            stay: u.arbitrary()?,
            hotel: u.arbitrary()?,
            response_options: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for MultipleHotelQuery {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            filters: u.arbitrary()?,
            stay: u.arbitrary()?,
            features_filter_mode: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            summary_only: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            response_options: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for BasicHotelQuery {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            filters: u.arbitrary()?,
            stay: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelRate {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            room_name: u.arbitrary()?,
            total_rate: u.arbitrary()?,
            is_cheapest_rate: u.arbitrary()?,
            has_free_cancellation: u.arbitrary()?,
            can_pay_later: u.arbitrary()?,
            is_bundled_rate: u.arbitrary()?,
            inclusions: u.arbitrary()?,
            available_rooms: u.arbitrary()?,
            provider_index: u.arbitrary()?,
            is_deprioritised_for_excluded_charges: u.arbitrary()?,
            book_uri: u.arbitrary()?,
            rate_breakdown: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelRateBreakdown {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            base_rate: u.arbitrary()?,
            taxes: u.arbitrary()?,
            local_taxes: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelProvider {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: u.arbitrary()?,
            name: u.arbitrary()?,
            logo: u.arbitrary()?,
            is_direct: u.arbitrary()?,
            is_language_supported: u.arbitrary()?,
            cashback: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for ProviderCashback {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            kind: u.arbitrary()?,
            value: u.arbitrary()?,
            cap: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            currency: u.arbitrary()?,
            custom_currency_name: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            custom_currency_abbreviation: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            custom_currency_type: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            show_rate_only: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelPolicy {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: u.arbitrary()?,
            name: u.arbitrary()?,
            description: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelImage {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            large: u.arbitrary()?,
            small: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeatureSummary {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            name: u.arbitrary()?,
            description: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeatureTag {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            tag: u.arbitrary()?,
            features: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelPlace {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            key: u.arbitrary()?,
            name: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SearchableHotelPlace {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            key: u.arbitrary()?,
            href: u.arbitrary()?,
            name: u.arbitrary()?,
            full_name: u.arbitrary()?,
            latitude: wayfare_wire::arbitrary::finite(u)?.clamp(-90.0, 90.0),
            longitude: wayfare_wire::arbitrary::finite(u)?.clamp(-180.0, 180.0),
            place_country_code: u.arbitrary()?,
            is_searchable: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelReviewAspect {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            text: u.arbitrary()?,
            polarity: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelReviewerType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            kind: u.arbitrary()?,
            number_of_reviews: u.arbitrary()?,
            aspects: u.arbitrary()?,
            name: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelReviews {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            number_of_reviews: u.arbitrary()?,
            sentiment: u.arbitrary()?,
            quotes: u.arbitrary()?,
            aspects: u.arbitrary()?,
            reviewer_types: u.arbitrary()?,
            guest_ratings: {
                let mut held = std::collections::BTreeMap::new();
                for _ in 0..u.int_in_range(0..=3)? {
                    held.insert(u.arbitrary()?, wayfare_wire::arbitrary::finite(u)?);
                }
                held
            },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelItemReference {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            name: u.arbitrary()?,
            hotel_count: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for BasicHotelRating {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            key: wayfare_wire::arbitrary::finite(u)?,
            value: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for DetailedHotelRating {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            key: wayfare_wire::arbitrary::finite(u)?,
            value: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelRatingCounts {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            officially_rated: u.arbitrary()?,
            self_rated: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelPriceRange {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            key: u.arbitrary()?,
            value: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelDestination {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            key: u.arbitrary()?,
            href: u.arbitrary()?,
            kind: u.arbitrary()?,
            name: u.arbitrary()?,
            full_name: u.arbitrary()?,
            is_searchable: u.arbitrary()?,
            latitude: wayfare_wire::arbitrary::finite(u)?.clamp(-90.0, 90.0),
            longitude: wayfare_wire::arbitrary::finite(u)?.clamp(-180.0, 180.0),
            has_boundary: u.arbitrary()?,
            radius: wayfare_wire::arbitrary::finite(u)?,
            maximum_radius: wayfare_wire::arbitrary::finite(u)?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelResult {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            facts: u.arbitrary()?,
            lowest_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            highest_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            href: u.arbitrary()?,
            distance: if u.arbitrary()? {
                Some(wayfare_wire::arbitrary::finite(u)?)
            } else {
                None
            },
            is_within_boundary: u.arbitrary()?,
            is_great_value: u.arbitrary()?,
            property_type: u.arbitrary()?,
            number_of_providers: u.arbitrary()?,
            number_of_rates: u.arbitrary()?,
            guest_rating: wayfare_wire::arbitrary::finite(u)?,
            number_of_reviews: u.arbitrary()?,
            rates: u.arbitrary()?,
            well_known_place: if u.arbitrary()? {
                Some(wayfare_wire::arbitrary::json(u)?)
            } else {
                None
            },
            images: u.arbitrary()?,
            place: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            review_quotes: u.arbitrary()?,
            guest_rating_sentiment: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            features: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for BasicHotelResult {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            key: u.arbitrary()?,
            name: u.arbitrary()?,
            latitude: wayfare_wire::arbitrary::finite(u)?.clamp(-90.0, 90.0),
            longitude: wayfare_wire::arbitrary::finite(u)?.clamp(-180.0, 180.0),
            star_rating: wayfare_wire::arbitrary::finite(u)?,
            is_self_rated: u.arbitrary()?,
            lowest_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            href: u.arbitrary()?,
            guest_rating: wayfare_wire::arbitrary::finite(u)?,
            number_of_reviews: u.arbitrary()?,
            highest_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            image: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            license_number: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SingleHotelSearchResponse {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            facts: u.arbitrary()?,
            translated_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            lowest_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_complete: u.arbitrary()?,
            search_time: u.arbitrary()?,
            total_results: u.arbitrary()?,
            currency_code: u.arbitrary()?,
            language_code: u.arbitrary()?,
            country_code: u.arbitrary()?,
            policies: u.arbitrary()?,
            providers: u.arbitrary()?,
            results: u.arbitrary()?,
            features: u.arbitrary()?,
            feature_summary: u.arbitrary()?,
            feature_tags: u.arbitrary()?,
            description: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            images: u.arbitrary()?,
            place: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            reviews: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            well_known_place: if u.arbitrary()? {
                Some(wayfare_wire::arbitrary::json(u)?)
            } else {
                None
            },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for MultipleHotelSearchResponse {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            state: u.arbitrary()?,
            lowest_total_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            highest_total_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            post_filter_lowest_total_rate: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            post_filter_highest_total_rate: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            results: u.arbitrary()?,
            destination: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            chains: u.arbitrary()?,
            hotel_themes: u.arbitrary()?,
            property_types: u.arbitrary()?,
            facilities: u.arbitrary()?,
            deals: u.arbitrary()?,
            guest_ratings: u.arbitrary()?,
            star_ratings: u.arbitrary()?,
            hotel_ratings: u.arbitrary()?,
            price_ranges: u.arbitrary()?,
            providers: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for BasicMultipleHotelSearchResponse {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            state: u.arbitrary()?,
            results: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SingleHotelOption {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for MultipleHotelOption {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FeaturesFilterMode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelSortField {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelSortDirection {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for InclusionType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(i64::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for ReviewPolarity {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(i64::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for RatingCategory {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FeatureId {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}
