// Made by `cargo xtask regenerate` from `spec/service.toml`. Do not edit.

//! From `service.toml`.

use super::super::service::*;

impl<'a> arbitrary::Arbitrary<'a> for PreSearchErrorResponse {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            status: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            error_code: u.arbitrary()?,
            error_message: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for SearchErrorResponse {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            url: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            errors: u.arbitrary()?,
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for ErrorEntry {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            description: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            localized_description: if u.arbitrary()? {
                Some(u.arbitrary()?)
            } else {
                None
            },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for ErrorCode {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        if u.ratio(1, 8)? {
            return Ok(Self::from(<&str>::arbitrary(u)?));
        }
        u.choose(Self::KNOWN).cloned()
    }
}
