//! Titles of places: the most complete name in an autocomplete record.

use crate::autocomplete::{CarPlace, FlightPlace, HotelSearchPlace};

impl FlightPlace {
    /// Returns the first non-blank value of the full name, the name and the code, or an empty string.
    pub fn title(&self) -> &str {
        first([self.full_name.as_deref(), self.name.as_deref(), self.iata_code.as_ref().map(AsRef::as_ref)])
    }
}

impl CarPlace {
    /// Returns the first non-blank value of the full name, the city name and the code, or an empty string.
    pub fn title(&self) -> &str {
        let code = self.iata_code.as_ref().map(AsRef::as_ref);
        first([self.full_name.as_deref(), self.city_name.as_deref(), code])
    }
}

impl HotelSearchPlace {
    /// Returns the first non-blank value of the full name, the name and the entity key.
    pub fn title(&self) -> &str {
        first([self.full_name.as_deref(), self.name.as_deref(), Some(self.entity_key.as_str())])
    }
}

fn first(texts: [Option<&str>; 3]) -> &str {
    texts.into_iter().flatten().find(|text| !text.trim().is_empty()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_the_most_complete_name() {
        let mut place = FlightPlace { iata_code: Some("BOS".into()), ..FlightPlace::default() };
        assert_eq!(place.title(), "BOS");
        place.name = Some("Boston".into());
        assert_eq!(place.title(), "Boston");
        place.full_name = Some(" ".into());
        assert_eq!(place.title(), "Boston");
        place.full_name = Some("Boston, United States (BOS)".into());
        assert_eq!(place.title(), "Boston, United States (BOS)");
        assert_eq!(CarPlace::default().title(), "");
        assert_eq!(HotelSearchPlace::new("kplace:1").title(), "kplace:1");
    }
}
