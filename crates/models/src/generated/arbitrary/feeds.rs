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
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for Constant {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            kind: u.arbitrary()?,
            id: u.arbitrary()?,
            name: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelFeedRecord {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            key: u.arbitrary()?,
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            address: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            hotel_country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            latitude: if u.arbitrary()? {
                Some(wayfare_wire::arbitrary::finite(u)?.clamp(-90.0, 90.0))
            } else {
                None
            },
            longitude: if u.arbitrary()? {
                Some(wayfare_wire::arbitrary::finite(u)?.clamp(-180.0, 180.0))
            } else {
                None
            },
            star_rating: if u.arbitrary()? {
                Some(wayfare_wire::arbitrary::finite(u)?)
            } else {
                None
            },
            is_self_rated: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            property_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            chain: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            themes: u.arbitrary()?,
            features: u.arbitrary()?,
            guest_rating: if u.arbitrary()? {
                Some(wayfare_wire::arbitrary::finite(u)?)
            } else {
                None
            },
            number_of_reviews: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            place_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for PlaceFeedRecord {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            id: u.arbitrary()?,
            key: u.arbitrary()?,
            primary_place_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            full_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            latitude: if u.arbitrary()? {
                Some(wayfare_wire::arbitrary::finite(u)?.clamp(-90.0, 90.0))
            } else {
                None
            },
            longitude: if u.arbitrary()? {
                Some(wayfare_wire::arbitrary::finite(u)?.clamp(-180.0, 180.0))
            } else {
                None
            },
            iata_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            parent_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
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
