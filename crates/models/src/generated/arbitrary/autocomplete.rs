// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! From `autocomplete.toml`.

use super::super::autocomplete::*;

impl<'a> arbitrary::Arbitrary<'a> for AutocompleteQuery {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            search_term: u.arbitrary()?,
            language_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightAutocompleteResponse {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self { results: u.arbitrary()? })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarAutocompleteResponse {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self { results: u.arbitrary()? })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelAutocompleteResponse {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self { results: u.arbitrary()? })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for FlightPlace {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            place_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            primary_place_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_place_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            full_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            region_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            city_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            iata_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            is_metro: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for CarPlace {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            place_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            primary_place_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_place_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            full_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            location: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            region_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            city_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            city_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            iata_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelSearchPlace {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self {
            place_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            primary_place_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            display_place_type: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            full_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            location: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            places: u.arbitrary()?,
            entity_key: u.arbitrary()?,
            hotel_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            country_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            region_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            city_name: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            city_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            hotel_id: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
            iata_code: if u.arbitrary()? { Some(u.arbitrary()?) } else { None },
        })
    }
}

impl<'a> arbitrary::Arbitrary<'a> for HotelId {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> arbitrary::Arbitrary<'a> for EntityKeyText {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}
