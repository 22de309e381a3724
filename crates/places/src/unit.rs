//! Distance units, by country.

/// A distance unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DistanceUnit {
    /// Kilometres.
    Kilometre,
    /// Statute miles.
    Mile,
}

/// Countries with road signs in miles.
const MILES: [&str; 4] = ["US", "GB", "LR", "MM"];

impl DistanceUnit {
    /// Both distance units.
    pub const ALL: [Self; 2] = [DistanceUnit::Kilometre, DistanceUnit::Mile];

    /// Returns the unit on the road signs of a country, given its ISO 3166-1 alpha-2 code.
    ///
    /// ```
    /// use wayfare_places::DistanceUnit;
    ///
    /// assert_eq!(DistanceUnit::of_country("GB").symbol(), "mi");
    /// assert_eq!(DistanceUnit::of_country("DE").symbol(), "km");
    /// ```
    #[must_use]
    pub fn of_country(code: &str) -> Self {
        let has_miles = MILES.iter().any(|country| country.eq_ignore_ascii_case(code));
        if has_miles { DistanceUnit::Mile } else { DistanceUnit::Kilometre }
    }

    /// Returns the symbol, `km` or `mi`.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            DistanceUnit::Kilometre => "km",
            DistanceUnit::Mile => "mi",
        }
    }

    /// Returns the length in kilometres.
    #[must_use]
    pub const fn km(self) -> f64 {
        match self {
            DistanceUnit::Kilometre => 1.0,
            DistanceUnit::Mile => 1.609_344,
        }
    }
}
