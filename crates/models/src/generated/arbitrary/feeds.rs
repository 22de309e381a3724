// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! From `feeds.toml`.

use super::super::feeds::*;

impl<'a> arbitrary::Arbitrary<'a> for ConstantsQuery {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            types: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            language_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeedQuery {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            last_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            page_size: if u.arbitrary()? {
                Some(
                    u
                        .int_in_range(
                            1..=wayfare_validation::limits::FEED_PAGE_SIZE as i64,
                        )?,
                )
            } else {
                None
            },
            language_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            last_updated: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            property_type_ids: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for PlaceFeedQuery {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            last_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            page_size: if u.arbitrary()? {
                Some(
                    u
                        .int_in_range(
                            1..=wayfare_validation::limits::FEED_PAGE_SIZE as i64,
                        )?,
                )
            } else {
                None
            },
            language_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for Constants {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            facility: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            theme: u.arbitrary()?,
            place_type: u.arbitrary()?,
            property: u.arbitrary()?,
            chain: u.arbitrary()?,
            image_tag: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for Constant {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            name: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for ChainConstant {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            name: u.arbitrary()?,
            parent_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FacilityConstants {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            features: u.arbitrary()?,
            tags: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FeatureConstant {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            name: u.arbitrary()?,
            scope: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FeatureTagConstant {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            name: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeedRecord {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            hotel_id: u.arbitrary()?,
            hotel_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            property_type_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            location: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            star_rating: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?)
            } else {
                None
            },
            min_rate: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            popularity: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?)
            } else {
                None
            },
            overall_rating: if u.arbitrary()? {
                Some(specwright_core::arbitrary::finite(u)?.clamp(0.0, 10.0))
            } else {
                None
            },
            number_of_reviews: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            themes: u.arbitrary()?,
            facilities: u.arbitrary()?,
            check_in: if u.arbitrary()? {
                Some(u.int_in_range(0..=2359)?)
            } else {
                None
            },
            check_out: if u.arbitrary()? {
                Some(u.int_in_range(0..=2359)?)
            } else {
                None
            },
            chain_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            iata_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            date_created: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            last_updated: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            images: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeedLocation {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            address: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            postal_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            coordinates: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            city: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            state: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeedCity {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            place_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            place_type_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeedState {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            place_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeedCountry {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            place_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            currency_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeedFacility {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            tag: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            feature_ids: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeedImage {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            image_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            source: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            url: u.arbitrary()?,
            width: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            height: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            tag: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for PlaceFeedRecord {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            place_id: u.arbitrary()?,
            place_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            city_place_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
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
            hierarchy: u.arbitrary()?,
            place_type_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            num_hotels: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            iata_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for ConstantType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FeatureScope {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}
