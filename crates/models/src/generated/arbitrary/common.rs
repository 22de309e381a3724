// Made by `cargo xtask regenerate` from `spec/common.toml`. Do not edit.

//! From `common.toml`.

use super::super::common::*;

impl<'a> arbitrary::Arbitrary<'a> for Price {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            price: u.arbitrary()?,
            display_price: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for Coordinates {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            latitude: specwright_core::arbitrary::finite(u)?.clamp(-90.0, 90.0),
            longitude: specwright_core::arbitrary::finite(u)?.clamp(-180.0, 180.0),
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for DisplayPlaceType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            kind: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for PrimaryPlaceType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SearchStatus {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SortDirection {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CashbackType {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SearchId {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> arbitrary::Arbitrary<'a> for Cluster {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> arbitrary::Arbitrary<'a> for ResultId {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> arbitrary::Arbitrary<'a> for PlaceId {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}
