//! Cabin classes.

/// A cabin class. The variants are ordered from lowest to highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Cabin {
    /// Economy.
    #[default]
    Economy,
    /// Premium economy.
    PremiumEconomy,
    /// Business.
    Business,
    /// First.
    First,
}

impl Cabin {
    /// All cabin classes, from lowest to highest.
    pub const ALL: [Self; 4] = [Self::Economy, Self::PremiumEconomy, Self::Business, Self::First];

    /// Returns the code in API requests and responses.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Economy => "economy",
            Self::PremiumEconomy => "premiumEconomy",
            Self::Business => "business",
            Self::First => "first",
        }
    }

    /// Returns the display name.
    #[must_use]
    pub fn display_name(self) -> &'static str {
        match self {
            Self::Economy => "Economy",
            Self::PremiumEconomy => "Premium Economy",
            Self::Business => "Business",
            Self::First => "First",
        }
    }

    /// Finds a cabin by its code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cabin| cabin.code() == code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_survive_the_round_trip() {
        for cabin in Cabin::ALL {
            assert_eq!(Cabin::from_code(cabin.code()), Some(cabin));
        }
        assert_eq!(Cabin::from_code("steerage"), None);
        assert!(Cabin::Economy < Cabin::First);
    }
}
