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
            key: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            address: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            hotel_country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            latitude: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?.clamp(-90.0, 90.0))
            } else {
                None
            },
            longitude: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?.clamp(-180.0, 180.0))
            } else {
                None
            },
            star_rating: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?)
            } else {
                None
            },
            is_self_rated: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            license_number: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelSearchState {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            is_complete: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            search_time: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            total_results: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            total_available_results: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            total_filtered_results: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            currency_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            language_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
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
            room_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            total_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_cheapest_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            has_free_cancellation: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            can_pay_later: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_bundled_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            inclusions: u.arbitrary()?,
            available_rooms: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            provider_index: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_deprioritised_for_excluded_charges: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            book_uri: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            rate_breakdown: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelRateBreakdown {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            base_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            taxes: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            local_taxes: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelProvider {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            logo: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_direct: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_language_supported: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            cashback: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for ProviderCashback {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            kind: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            value: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            cap: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            currency: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
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
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            description: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelImage {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            large: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            small: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            sprites: if u.arbitrary()? {
                Some(specwright_core::arbitrary::json(u)?)
            } else {
                None
            },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeatureSummary {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            description: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeatureTag {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            tag: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            features: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelPlace {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            key: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SearchableHotelPlace {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            key: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            href: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            full_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            latitude: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?.clamp(-90.0, 90.0))
            } else {
                None
            },
            longitude: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?.clamp(-180.0, 180.0))
            } else {
                None
            },
            place_country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_searchable: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelReviewAspect {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            text: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            polarity: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelReviewerType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            kind: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            number_of_reviews: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            aspects: u.arbitrary()?,
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelReviews {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            number_of_reviews: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            sentiment: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            quotes: u.arbitrary()?,
            aspects: u.arbitrary()?,
            reviewer_types: u.arbitrary()?,
            guest_ratings: {
                let mut held = std::collections::BTreeMap::new();
                for _ in 0..u.int_in_range(0..=3)? {
                    held.insert(u.arbitrary()?, specwright_core::arbitrary::finite(u)?);
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
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            hotel_count: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for BasicHotelRating {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            key: specwright_core::arbitrary::finite(u)?,
            value: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for DetailedHotelRating {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            key: specwright_core::arbitrary::finite(u)?,
            value: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelRatingCounts {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            officially_rated: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            self_rated: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelPriceRange {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            key: u.arbitrary()?,
            value: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelDestination {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            key: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            href: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            kind: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            full_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_searchable: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            latitude: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?.clamp(-90.0, 90.0))
            } else {
                None
            },
            longitude: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?.clamp(-180.0, 180.0))
            } else {
                None
            },
            has_boundary: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            radius: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?)
            } else {
                None
            },
            maximum_radius: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?)
            } else {
                None
            },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelResult {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            facts: u.arbitrary()?,
            id: u.arbitrary()?,
            translated_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            lowest_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            highest_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            href: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            distance: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?)
            } else {
                None
            },
            is_within_boundary: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_great_value: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            property_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            number_of_providers: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
            number_of_rates: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            guest_rating: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?)
            } else {
                None
            },
            number_of_reviews: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            rates: u.arbitrary()?,
            well_known_place: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
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
            key: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            latitude: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?.clamp(-90.0, 90.0))
            } else {
                None
            },
            longitude: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?.clamp(-180.0, 180.0))
            } else {
                None
            },
            star_rating: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?)
            } else {
                None
            },
            is_self_rated: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            lowest_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            href: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            guest_rating: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?)
            } else {
                None
            },
            number_of_reviews: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
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
            id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            translated_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            lowest_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_complete: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            search_time: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            total_results: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            currency_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            language_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
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
            well_known_place: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
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
